"""How much one server, one browser and one link may ask for."""

from dataclasses import dataclass

from regalia.table.presence import ABSENCE

BURST = 5.0  # seconds' worth of messages that may come at once


@dataclass(frozen=True)
class Limits:
    """The limits of a server; `regalia serve` sets them."""

    message: int = 4096  # characters of one message
    rate: int = 12  # messages a second on one link, over a few seconds
    tables: int = 5000  # held in memory at once
    links: int = 20000  # open at once
    new_tables: int = 60  # in an hour for one browser
    hints: int = 4  # thought about at once, if there are so many thinkers
    guest_links: int = 30  # open at once for one browser
    absence: float = ABSENCE  # seconds without a link after which somebody may be replaced
