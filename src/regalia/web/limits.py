"""How much one server, one address, one browser and one link may ask for."""

from dataclasses import dataclass

from regalia.kernel.errors import Trouble
from regalia.table.presence import ABSENCE

BURST = 5.0  # seconds' worth of messages that may come at once
AT_ONCE = 1 / 3  # the share of a minute's pages that may be asked for at once


class Enough(Trouble):
    """Too much of what is fine in itself: it will be again after some seconds, if it is known after how many."""

    def __init__(self, sentence: str, text: str, wait: float = 0.0, **arguments: object) -> None:
        super().__init__(sentence, text, **arguments)
        self.wait = wait


OPTIONS = {  # how `regalia serve` calls each of them
    "message": "--message-size",
    "rate": "--message-rate",
    "tables": "--max-tables",
    "links": "--max-links",
    "new_tables": "--tables-per-hour",
    "hints": "--max-hints",
    "guest_links": "--links-per-guest",
    "absence": "--absence",
    "address_tables": "--tables-per-address",
    "address_links": "--links-per-address",
    "address_pages": "--pages-per-minute",
    "request": "--request-seconds",
}


@dataclass(frozen=True)
class Limits:
    """The limits of a server; `regalia serve` sets them."""

    message: int = 4096  # characters of one message
    rate: int = 12  # messages a second on one link, over a few seconds
    tables: int = 5000  # held in memory at once
    links: int = 10000  # open at once
    new_tables: int = 60  # in an hour for one browser
    hints: int = 4  # thought about at once for one address, if it has so many thinkers
    guest_links: int = 30  # open at once for one browser
    absence: float = ABSENCE  # seconds without a link after which somebody may be replaced
    address_tables: int = 120  # in an hour for one address
    address_links: int = 200  # open at once for one address
    address_pages: int = 600  # pages and new links in a minute for one address
    request: float = 20.0  # seconds for the head of a request, and then for its body
