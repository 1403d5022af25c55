"""Scenes of Kingsburg: a table laid out as a test needs it, scripted luck, and play by name from there on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.components import BUILDINGS, COLUMNS, GOODS, LEVEL_SIZE
from regalia.games.kingsburg.options import QUESTIONS
from regalia.games.kingsburg.position import (
    AUTUMN,
    DICE,
    ENEMIES,
    FROM_ADVISORS,
    FROM_BUILDINGS,
    NEUTRAL,
    NOBODY,
    SLOTS,
    SOURCE_COUNT,
    SPRING,
    SUMMER,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.steps import ABOUT, SEASON, WINTER_PHASE, YEAR_BEGINS
from regalia.kernel.game import ANSWERS, Setup, Switch
from regalia.kernel.position import IllegalChoice
from regalia.kernel.vectors import i64, vec
from support import LoadedChance, choose, names, usual_tables

HUNGARIAN = "hungarian"
ORIGINAL = "original"
both_presets = pytest.mark.parametrize("preset", [HUNGARIAN, ORIGINAL])
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
usual_table = pytest.mark.parametrize(
    ("seats", "preset"), [pytest.param(*one.values[1:], marks=one.marks) for one in usual_tables(["kingsburg"])]
)
every_season = pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
DULL = (1, 1, 2)  # a roll of somebody who does not matter


def up_to(building: str) -> list[str]:
    """A building and all buildings to its left in the row."""
    place = BUILDINGS.index(building)
    return list(BUILDINGS[place // COLUMNS * COLUMNS : place + 1])


def faces_for(number: int) -> tuple[tuple[int, int, int], str]:
    """Three dice of which some add up to an advisor's number, and those dice by name."""
    sixes = (number - 1) // 6
    low = number - 6 * sixes
    return (low, 6, 6), "+".join([str(low)] + ["6"] * sixes)


class Scene:
    """A table of Kingsburg in year I on which nothing has happened yet; scripted values come first, then real luck."""

    def __init__(
        self,
        seats: int = 3,
        preset: str = HUNGARIAN,
        order: tuple[int, ...] = (),
        components: Path | None = None,
        **switches: Switch,
    ) -> None:
        setup = Setup("kingsburg", seats, b"scene", preset, switches, order, components)
        self.luck = LoadedChance(b"scene", (*GAME.streams, ANSWERS))
        court = GAME.deal(setup, GAME.edition(setup), self.luck)
        assert isinstance(court, Kingsburg)
        self.court = court
        court.order = vec[i64](list(order) or list(range(seats)))
        court.journal = []
        court.year = 1

    # Given.

    def put(self, field: str, place: int, value: int) -> Self:
        """One item of a vector of the position."""
        items = [int(item) for item in getattr(self.court, field)]
        items[place] = value
        setattr(self.court, field, vec[i64](items))
        return self

    def goods(self, seat: int, gold: int, wood: int, stone: int) -> Self:
        """The goods of a seat."""
        for good, count in enumerate((gold, wood, stone)):
            self.put("goods", seat * 3 + good, count)
        return self

    def tokens(self, seat: int, count: int) -> Self:
        """The +2 tokens of a seat."""
        return self.put("tokens", seat, count)

    def soldiers(self, seat: int, count: int) -> Self:
        """The soldiers of a seat."""
        return self.put("soldiers", seat, count)

    def buildings(self, seat: int, *built: str) -> Self:
        """More buildings of a seat, with their points."""
        new = [number for number, name in enumerate(BUILDINGS) if name in built and name not in self.built(seat)]
        assert set(built) <= set(BUILDINGS), built
        points = sum(int(self.court.edition.points[number]) for number in new)
        bits = sum(1 << number for number in new)
        self.put("built", seat, int(self.court.built[seat]) | bits)
        self.put("vp", seat, int(self.court.vp[seat]) + points)
        line = seat * SOURCE_COUNT + FROM_BUILDINGS
        return self.put("ledger", line, int(self.court.ledger[line]) + points)

    def many_buildings(self, seat: int, count: int) -> Self:
        """So many buildings, row by row, leaving no gap; none of them brings anything in a season but points."""
        harmless = [*up_to("church"), *up_to("blacksmith"), *up_to("fortress")]
        return self.buildings(seat, *harmless[:count])

    def points(self, seat: int, points: int) -> Self:
        """The points of a seat; what its buildings do not explain came from advisors."""
        line = seat * SOURCE_COUNT + FROM_ADVISORS
        self.put("ledger", line, int(self.court.ledger[line]) + points - int(self.court.vp[seat]))
        return self.put("vp", seat, points)

    def in_year(self, year: int) -> Self:
        """Another year than the first."""
        self.court.year = year
        return self

    def envoy(self, seat: int) -> Self:
        """A seat holds the King's Envoy."""
        self.court.envoy = seat
        return self

    def enemy(self, card: str) -> Self:
        """The enemy that will be drawn; it fixes the year."""
        number = self.court.edition.enemy_ids.index(card)
        self.luck.load(ENEMIES, number % LEVEL_SIZE)
        return self.in_year(number // LEVEL_SIZE + 1)

    def dice(self, *rolls: tuple[int, ...]) -> Self:
        """The next rolls: with two players the neutral dice, then the seats in their order, later rerolls."""
        for roll in rolls:
            self.luck.load_dice(DICE, *roll)
        return self

    # When.

    def begin(self) -> Self:
        """The game from its first year on."""
        self.court.year = 0
        return self.run(YEAR_BEGINS)

    def run(self, *entries: int) -> Self:
        """These entries of the agenda in this order, and nothing after them."""
        court = self.court
        court.waiting, court.asked = 0, 0
        court.agenda = vec[i64]([])
        court.plan(list(entries))
        court.run()
        return self

    def season(self, phase: int = SPRING, *rolls: tuple[int, ...]) -> Self:
        """One productive season with these rolls."""
        return self.dice(*rolls).run(SEASON + ABOUT * phase)

    def winter(self, kings_die: int) -> Self:
        """Phase 8 with this roll for the King's help; soldiers stay, so that they can be looked at."""
        return self.dice((kings_die,)).run(WINTER_PHASE)

    def play(self, seat: int, *choices: str) -> Self:
        """A seat chooses by name, once or several times in a row."""
        for name in choices:
            choose(self.court, seat, name)
        return self

    def passes(self) -> Self:
        """The seat that is asked passes, or takes the first option where it cannot."""
        seat = self.turn
        offered = names(self.court, seat)
        return self.play(seat, "pass" if "pass" in offered else offered[0])

    def until(self, question: str) -> Self:
        """Everybody passes until this is asked, or nothing more."""
        while self.court.waiting and self.question != question:
            self.passes()
        return self

    def after(self, question: str) -> Self:
        """Everybody passes while this is asked."""
        while self.question == question:
            self.passes()
        return self

    def end(self) -> Self:
        """Everybody passes until there is nothing left to do."""
        return self.until("")

    def place(self, seat: int, *groups: str) -> Self:
        """A seat influences advisors at its turns, the others pass; then it passes too."""
        left = list(groups)
        while self.question == "influence":
            if self.turn == seat and left:
                self.play(seat, left.pop(0))
            else:
                self.passes()
        assert not left, left
        return self

    def visit(self, seat: int, number: int, phase: int = SPRING) -> Self:
        """A season in which only one seat influences, and only this advisor; it stops at the next choice."""
        roll, dice = faces_for(number)
        rolls = [roll if other == seat else DULL for other in range(int(self.court.seats))]
        return self.season(phase, *rolls).place(seat, f"influence {number} with {dice}")

    # Then.

    @property
    def turn(self) -> int:
        """The seat that is asked, or -1."""
        return int(self.court.turn())

    @property
    def question(self) -> str:
        """What is asked now, or nothing."""
        return QUESTIONS[self.court.question] if self.court.waiting else ""

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return bool(self.court.over())

    @property
    def order(self) -> list[int]:
        """The turn order."""
        return [int(seat) for seat in self.court.order]

    @property
    def taken(self) -> list[int]:
        """The advisors with neutral dice."""
        return [number + 1 for number in range(18) if self.court.owner[number] == NEUTRAL]

    @property
    def vp(self) -> list[int]:
        """The points of all seats."""
        return [int(points) for points in self.court.vp]

    @property
    def army(self) -> list[int]:
        """The soldiers of all seats."""
        return [int(count) for count in self.court.soldiers]

    @property
    def strengths(self) -> list[int]:
        """The strengths of all seats in this winter's battle."""
        return [int(strength) for strength in self.court.strength]

    @property
    def results(self) -> list[str]:
        """How the battle of each seat ended."""
        return [province["result"] for province in self.view()["provinces"]]

    def offers(self, seat: int = NOBODY) -> list[str]:
        """The names of the options of a seat, else of the seat that is asked."""
        return names(self.court, self.turn if seat == NOBODY else seat)

    def targets(self) -> list[int]:
        """The advisors that the seat that is asked can influence."""
        return sorted({int(name.split()[1]) for name in self.offers() if name != "pass"})

    def held(self, seat: int) -> tuple[int, int, int]:
        """Gold, wood and stone of a seat."""
        gold, wood, stone = (int(self.court.goods[seat * 3 + good]) for good in range(len(GOODS)))
        return gold, wood, stone

    def plus2(self, seat: int) -> int:
        """The +2 tokens of a seat."""
        return int(self.court.tokens[seat])

    def built(self, seat: int) -> list[str]:
        """The buildings of a seat."""
        return [name for number, name in enumerate(BUILDINGS) if self.court.has(seat, number)]

    def rolled(self, seat: int) -> list[int]:
        """The faces of a seat's dice, coloured ones first."""
        faces = [int(self.court.dice[seat * SLOTS + slot]) for slot in range(SLOTS)]
        return [face for face in faces if face]

    def owners(self, number: int) -> list[Any]:
        """Whose groups lie on an advisor."""
        return [group["owner"] for group in self.view()["court"][number - 1]["groups"]]

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """What a seat sees, else what a spectator sees."""
        return GAME.view(self.court, seat)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What the events of one kind said."""
        return [event.details for event in self.court.journal or [] if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in their order."""
        return [event.kind for event in self.court.journal or []]

    def rank(self) -> list[int]:
        """The places of all seats."""
        return [int(self.court.rank(seat)) for seat in range(int(self.court.seats))]

    def refused(self, seat: int, name: str) -> str:
        """The rule that forbids a choice; being refused must change nothing."""
        before = self.court.to_bytes()
        with pytest.raises(IllegalChoice) as refusal:
            choose(self.court, seat, name)
        assert self.court.to_bytes() == before
        return refusal.value.rule

    def refused_option(self, seat: int, option: int) -> str:
        """The same for the number of an option, where its name would not be clear."""
        before = self.court.to_bytes()
        with pytest.raises(IllegalChoice) as refusal:
            self.court.choose(seat, option)
        assert self.court.to_bytes() == before
        return refusal.value.rule


def rich_game(seats: int, preset: str, seed: int, **switches: Any) -> Scene:
    """A game from its second year on in which everybody has goods, tokens and buildings: more things come up."""
    scene = Scene(seats, preset, **switches)
    scene.luck.seed = bytes([seed])
    luck = random.Random(seed)
    for seat in range(seats):
        rows = [up_to(BUILDINGS[row * 4 + luck.randrange(4)]) for row in range(5) if luck.random() < 0.7]
        scene.buildings(seat, *(name for row in rows for name in row))
        scene.goods(seat, luck.randrange(4), luck.randrange(4), luck.randrange(4)).tokens(seat, luck.randrange(4))
    return scene.run(YEAR_BEGINS)


def phases_of(scene: Scene) -> Iterator[str]:
    """The phases that were entered, in their order."""
    return (details["phase"].removeprefix("@phase-") for details in scene.told("phase"))
