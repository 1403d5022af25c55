"""Those who look at a table: which seats are theirs, and what of it stands on their screen."""

from dataclasses import dataclass, field

from regalia.kernel.game import SPECTATOR
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.stored import Asking
from regalia.table.thinking import Hint


@dataclass(slots=True)
class Guest:
    """Somebody who looks at a table: which seats are his, and which of them is at the keyboard now."""

    player: str
    language: str
    base: str  # the address of the server, as this guest reaches it
    screen: bool = False
    speed: int = -1  # how fast opponents shall go on, as this browser remembers it; -1 when it does not
    local: bool = False  # whether that address leads nowhere from another machine
    code: str = ""  # with which anybody takes a free seat; a screen in the room shows it
    lifted: int = SPECTATOR
    shown: dict[str, bytes] = field(default_factory=dict)  # marks of each panel, since the panels themselves are large
    told: tuple[int, int] = 0, 0  # how many moments and notes of the game a screen reader has said
    king_thinks: bool = False  # about the question on this screen
    hint: tuple[Asking, list[Hint]] | None = None  # what he has found, and for which question
    hint_told: bool = True
    guide_told: tuple[int, tuple[str, ...]] = 0, ()  # after how many choices the guide has spoken, and what it said


def seat_shown(table: LiveTable, guest: Guest) -> int:
    """The seat whose turn at this screen it is: the own waiting one, else the own one, else none."""
    own = [] if guest.screen else table.seats_of(guest.player)
    waiting = [seat for seat in own if table.match.position.waits(seat) and table.match.kinds[seat] == PERSON]
    if guest.lifted in waiting:
        return guest.lifted
    return (waiting or own or [SPECTATOR])[0]


def behind_curtain(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Several people share this screen, and the one whose turn it is has not sat down before it yet."""
    shared = len([s for s in table.seats_of(guest.player) if table.match.kinds[s] == PERSON]) > 1
    return shared and table.game.secret_hands and guest.lifted != seat and not table.match.position.over()


def is_waiting(table: LiveTable, seat: int) -> bool:
    """Whether the game waits for a person on a seat."""
    waits = seat >= 0 and table.match.position.waits(seat) and table.match.kinds[seat] == PERSON
    return waits and table.ready()


def is_asked(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Whether the question of a seat stands on this screen."""
    return is_waiting(table, seat) and not behind_curtain(table, guest, seat)


def may_ask_king(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Whether this guest may ask for a hint for a seat: only for the one whose question he sees."""
    return seat == seat_shown(table, guest) and is_asked(table, guest, seat)


def viewer_of(table: LiveTable, guest: Guest, seat: int) -> int:
    """Whose view is drawn: at a shared screen only what all may see, unless the curtain is lifted for a seat."""
    shared = len(table.seats_of(guest.player)) > 1
    return SPECTATOR if guest.screen or (shared and guest.lifted != seat) else seat


def leads_to(table: LiveTable, guest: Guest) -> str:
    """Where a guest is better off: at the table that fewer people began instead, or, for a screen, at the rematch."""
    begun = table.row.successor if table.fits() else ""
    elsewhere = begun or (table.again if guest.screen else "")
    return f"/t/{elsewhere}{'/screen' if guest.screen else ''}" if elsewhere else ""
