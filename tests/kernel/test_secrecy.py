"""What the conformance suite says of who is asked: a small game of hidden purses, fair and with two faults."""

from pathlib import Path
from typing import Any

import pytest

from regalia.kernel.agenda import Event, Events
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.testing import secrecy

KEEP, GIVE = range(2)  # the options, and the events
PURSES, ROUNDS = 0, 4


class Alms(Position):
    """Whose turn it is may give the coin in its purse, if there is one; nobody sees into the purses of others."""

    purses: "vec[i64]"
    given: "vec[i64]"

    def fields(self) -> tuple[str, ...]:
        return ("purses", "given")

    def step(self, entry: int) -> None:
        if not self.given[entry]:
            self.insist(entry, 0, self.means(entry))

    def means(self, seat: int) -> "vec[i64]":
        return vec[i64]([KEEP, GIVE] if self.purses[seat] else [KEEP])

    def answer(self, seat: int, option: int) -> None:
        self.tell(option, seat)
        self.given[seat] = option

    def events(self) -> "Events[Alms]":
        return {
            KEEP: lambda game, seat, about, more: Event("keeps", {"seat": seat}),
            GIVE: lambda game, seat, about, more: Event("gives", {"seat": seat}),
        }

    def redraw(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        for other in range(self.seats):
            if other != seat and not self.given[other]:
                self.purses[other] = chance.below(PURSES, 2)
        if self.waiting:
            self.offer = self.means(self.turn())

    def name(self, seat: int, option: int) -> str:
        return ("keep", "give")[option]


class Hasty(Alms):
    """Whoever can only keep is not asked."""

    def step(self, entry: int) -> None:
        if not self.given[entry]:
            self.ask(entry, 0, self.means(entry))


class Curious(Alms):
    """After a coin was given, those are asked first who have one."""

    def answer(self, seat: int, option: int) -> None:
        super().answer(seat, option)
        if option == GIVE:
            self.plan([other for other in range(self.seats) if self.purses[other] and not self.given[other]])


class AlmsGame(Game):
    """What the check asks of a game."""

    name = title = "alms"
    folder = Path(__file__).parent
    seat_counts = range(3, 4)
    length = 5
    streams = ("purses",)

    def __init__(self, kind: type[Alms]) -> None:
        super().__init__()
        self.kind = kind

    def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
        position = self.kind()
        position.clear_table(setup.seats, chance)
        position.given = filled(setup.seats, 0)
        position.purses = vec[i64]([chance.below(PURSES, 2) for _ in range(setup.seats)])
        position.plan(list(range(setup.seats)) * ROUNDS)
        return position


def asked_alike(kind: type[Alms]) -> None:
    secrecy.who_is_asked_next_tells_nothing_hidden(AlmsGame(kind), 3, "")


def test_who_is_always_asked_tells_nothing() -> None:
    asked_alike(Alms)


@pytest.mark.parametrize("kind", [Hasty, Curious])
def test_a_hand_that_decides_who_is_asked_is_noticed(kind: type[Alms]) -> None:
    with pytest.raises(AssertionError, match=r"^(keep|give): "):
        asked_alike(kind)
