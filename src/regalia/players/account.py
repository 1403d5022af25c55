"""The account of a game: one curve for each side, from its chance at the start to 1 or 0, and every step of it booked.

Between two moments of luck nothing becomes known, so the chances change by choices only: by what a choice lost against
the best option. All choices of such a stretch say together where it began (each by what its seat could know). What lies
between the end of one stretch and the beginning of the next is luck. Everything is booked in whole ten-thousandths;
so the books balance exactly, whatever was estimated.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Setup
from regalia.kernel.record import Record
from regalia.players.chances import belief, outcome
from regalia.players.weighing import WHOLE, Chances, Weighed, booked, weigh


class MaybeLucky(Protocol):
    """A choice of which is known whether luck was drawn after it."""

    @property
    def lucky(self) -> bool:
        """Whether it was, or something hidden was shown."""


Followed = TypeVar("Followed", bound=MaybeLucky)


class Entry(NamedTuple):
    """One choice in the books: the chances of all sides before it, after it, and before the next one."""

    number: int  # in the record, from 1
    seat: int
    chosen: str
    better: str  # what the king would have chosen; the chosen option where that was none the worse
    options: int
    before: Chances
    after: Chances
    then: Chances

    @property
    def loss(self) -> int:
        """What the choice cost its seat."""
        return self.before[self.seat] - self.after[self.seat]

    def luck(self, side: int) -> int:
        """What luck brought a side after the choice."""
        return self.then[side] - self.after[side]


class Books(NamedTuple):
    """The sums of one side: start + own + others + luck = end."""

    start: int
    own: int
    others: int
    luck: int
    end: int


@dataclass(frozen=True)
class Account:
    """The books of a whole game."""

    game: str
    seats: int
    entries: tuple[Entry, ...]

    def curve(self, side: int) -> list[int]:
        """The chance of a side before every choice, and at the end."""
        return [*(entry.before[side] for entry in self.entries), self.entries[-1].then[side]]

    def books(self, side: int) -> Books:
        """Where the chance of a side went."""
        changes = [(entry.seat == side, entry.after[side] - entry.before[side]) for entry in self.entries]
        own = sum(change for mine, change in changes if mine)
        others = sum(change for mine, change in changes if not mine)
        luck = sum(entry.luck(side) for entry in self.entries)
        return Books(self.entries[0].before[side], own, others, luck, self.entries[-1].then[side])

    def decisions(self, seat: int) -> list[Entry]:
        """The choices of a seat at which there was something to choose."""
        return [entry for entry in self.entries if entry.seat == seat and entry.options > 1]

    def loss_per_choice(self, seat: int) -> float:
        """What a seat lost by a choice on average, in ten-thousandths."""
        losses = [entry.loss for entry in self.decisions(seat)]
        return sum(losses) / max(1, len(losses))

    def loss_rate(self, seat: int) -> float:
        """The same as a part of what was at stake, in ten-thousandths: who has hardly a chance can hardly lose one."""
        mine = self.decisions(seat)
        at_stake = sum(4 * entry.before[seat] * (WHOLE - entry.before[seat]) for entry in mine) / WHOLE
        return WHOLE * sum(entry.loss for entry in mine) / max(at_stake, WHOLE)

    def without_luck(self, side: int) -> int:
        """The chance that a side would have had with the same choices and no luck either way."""
        books = self.books(side)
        return min(WHOLE, max(0, books.end - books.luck))

    def plain(self) -> dict[str, Any]:
        """The account as plain data."""
        return {"game": self.game, "seats": self.seats, "entries": [entry._asdict() for entry in self.entries]}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> "Account":
        """The account that was written as plain data."""
        rows: list[dict[str, Any]] = data["entries"]
        moments = ("before", "after", "then")
        entries = [Entry(**{**row, **{key: tuple(row[key]) for key in moments}}) for row in rows]
        return cls(str(data["game"]), int(data["seats"]), tuple(entries))


def review(record: Record, game: Game, progress: Callable[[int], None] | None = None) -> Account:
    """The account of a finished game; `progress` hears of every choice that was weighed."""
    end = ended(record, game)
    found: list[Weighed] = []
    for one in weigh(record, game):
        found.append(one)
        if progress:
            progress(1)
    return account_of(record, found, end)


def ended(record: Record, game: Game) -> Chances:
    """How a recorded game ended; Trouble while it goes on."""
    position = records.replay(record, game)
    if not position.over():
        raise Trouble("Only a finished game can be reviewed; this one still goes on.", "trouble-review-not-over")
    return booked(outcome(position))


def account_of(record: Record, weighed: Iterable[Weighed], end: Chances) -> Account:
    """The books for choices that were weighed."""
    setup = record.setup
    return account_for(setup, (believed(one, belief(setup.game, setup.seats)) for one in weighed), end)


def account_for(setup: Setup, weighed: Iterable[Weighed], end: Chances) -> Account:
    """The books for choices of which all is believed."""
    drafts = [drafted(stretch) for stretch in stretched(weighed)]
    entries: list[Entry] = []
    for draft, following in zip(drafts, [*drafts[1:], None], strict=True):
        start = following[0].before if following else end
        entries += [*draft[:-1], draft[-1]._replace(then=start)]
    return Account(setup.game, setup.seats, tuple(entries))


def believed(one: Weighed, part: float) -> Weighed:
    """A choice that has lost so much of what it seems to have: what looks worse is mostly not as much worse."""
    after = booked([(best - part * (best - less)) / WHOLE for best, less in zip(one.before, one.after, strict=True)])
    return one._replace(after=after)


def stretched(choices: Iterable[Followed]) -> list[list[Followed]]:
    """The choices between one moment of luck and the next."""
    found: list[list[Followed]] = [[]]
    for one in choices:
        found[-1].append(one)
        if one.lucky:
            found.append([])
    return [stretch for stretch in found if stretch]


def drafted(stretch: list[Weighed]) -> list[Entry]:
    """The entries of a stretch: it begins where all its choices say, and is changed by what they lost."""
    now = beginning(stretch)
    entries: list[Entry] = []
    for one in stretch:
        after = moved(now, one)
        entries.append(Entry(one.number, one.seat, one.chosen, one.better, one.options, now, after, after))
        now = after
    return entries


def beginning(stretch: list[Weighed]) -> Chances:
    """The chances at the beginning of a stretch: the mean of what every choice tells of it, without what was lost."""
    sides = range(len(stretch[0].before))
    lost = [0.0 for _ in sides]
    totals = [0.0 for _ in sides]
    for one in stretch:
        told = [max(0.0, one.before[side] - lost[side]) for side in sides]
        totals = [total + share / sum(told) for total, share in zip(totals, told, strict=True)]
        lost = [lost[side] + one.after[side] - one.before[side] for side in sides]
    return booked([total / len(stretch) for total in totals])


def moved(now: Chances, one: Weighed) -> Chances:
    """The chances after a choice: changed as it was weighed, or by as much of it as there is to win and lose."""
    change = [after - before for before, after in zip(one.before, one.after, strict=True)]
    part = 1.0
    for share, by in zip(now, change, strict=True):
        if share + by < 0:
            part = min(part, share / -by)
        elif share + by > WHOLE:
            part = min(part, (WHOLE - share) / by)
    if part == 1.0:
        return tuple(share + by for share, by in zip(now, change, strict=True))
    found = booked([(share + part * by) / WHOLE for share, by in zip(now, change, strict=True)])
    return found if found[one.seat] <= now[one.seat] else now
