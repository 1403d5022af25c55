"""Conformance, the second part: nothing hidden is told, by no view, question, observation or opponent."""

import json
import random

from regalia import _engine
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR, Game
from regalia.kernel.observation import Observations
from regalia.kernel.position import Position
from regalia.kernel.texts import FALLBACK, Texts
from regalia.players import opponents
from regalia.testing import moments, start

SHORT = 20  # choices of each seat; in a shorter game every moment is looked at


def fresh_luck(position: Position, label: str) -> Chance:
    """Other luck for the same table."""
    return Chance(label.encode(), position.chance.streams)


def every(game: Game, compiled: int, interpreted: int) -> int:
    """Every how many moments are looked at: the interpreted engine is slow, and a short game has few."""
    return (compiled if _engine.compiled() else interpreted) if game.length > SHORT else 1


def a_view_shows_nothing_hidden(game: Game, seats: int, preset: str) -> None:
    """Deal anew what a seat cannot know: its view, its options and its texts stay the same to the byte."""
    texts = Texts(FALLBACK, [game.folder / "texts"])
    rarely = every(game, 5, 25)
    for step, (position, _) in enumerate(moments(start(game, seats, preset), random.Random(f"views {preset}"))):
        for seat in [SPECTATOR, *range(seats)] if step % rarely == 0 else []:
            before = seen(game, position, seat, texts)
            twin, luck = position.copy(), fresh_luck(position, f"{step}")
            twin.redraw(seat, luck)
            assert twin.chance is luck, "what is still to be drawn would be known"
            assert seen(game, twin, seat, texts) == before


def seen(game: Game, position: Position, seat: int, texts: Texts) -> str:
    """All that a seat sees and is asked."""
    told = []
    if seat >= 0 and position.waits(seat):
        told = [texts.phrase(position.prompt(seat))]
        told += [texts.phrase(position.phrase(seat, option)) for option in position.options(seat)]
        told += [position.name(seat, option) for option in position.options(seat)]
    return json.dumps([game.view(position, seat), told])


def who_is_asked_next_tells_nothing_hidden(game: Game, seats: int, preset: str) -> None:
    """Deal anew what the chooser, or a spectator, cannot know: while all hear the same, the same are asked.

    So a single option is taken at once only where everybody knows that there is no other: else one table stops to ask
    where its twin goes on.
    """
    compared, rarely = 0, every(game, 1, 2)
    for step, (position, seat) in enumerate(moments(start(game, seats, preset), random.Random(15))):
        viewers = (seat, SPECTATOR) if seats > 1 else (seat,)  # who plays alone tells nobody
        for viewer in viewers if step % rarely == 0 else ():
            compared += sum(asked_alike(position, seat, viewer, f"{step} {deal}") for deal in range(2))
    assert compared


def asked_alike(position: Position, seat: int, viewer: int, label: str) -> bool:
    """Whether all hear the same of a choice in another deal of what a viewer cannot know; the same must be asked then.

    What is heard before one of the tables stops to ask is the same when the other has heard it too, and more.
    """
    twin = position.copy()
    twin.redraw(viewer, fresh_luck(position, label))
    offered = [{one.name(seat, option) for option in one.options(seat)} for one in (position, twin)]
    names = sorted(offered[0] & offered[1])
    if not names:
        return False
    name = random.Random(label).choice(names)
    told, waiting = followed(position, seat, name, f"after {label}")
    other, others = followed(twin, seat, name, f"after {label}")
    heard = min(len(told), len(other))
    if told[:heard] != other[:heard]:
        return False
    assert (len(told), waiting) == (len(other), others), f"{name}: {told} and {other}"
    return True


def followed(position: Position, seat: int, name: str, luck: str) -> tuple[list[tuple[str, str]], int]:
    """What everybody hears of a choice, and who is asked then."""
    twin = position.copy()
    twin.chance, twin.journal = fresh_luck(position, luck), []
    twin.choose(seat, twin.named(seat, name))
    return [(e.kind, repr(e.details)) for e in twin.journal if e.seen_by(SPECTATOR)], int(twin.waiting)


def features(position: Position, seat: int, observation: Observations) -> list[int]:
    """What a seat observes."""
    observation.clear()
    observation.begin(0)
    position.observe(seat, observation)
    return [int(cell) for cell in observation.cells]


def an_observation_tells_nothing_hidden(game: Game, seats: int, preset: str) -> None:
    """Deal anew what a seat cannot know, answers of others included: what it observes stays the same."""
    first = start(game, seats, preset)
    observation = Observations(1, len(game.feature_names(first)))
    rarely = every(game, 2, 15)
    for step, (position, _) in enumerate(moments(first, random.Random(13))):
        for seat in range(seats) if step % rarely == 0 else []:
            before = features(position, seat, observation)
            twin = position.copy()
            twin.redraw(seat, fresh_luck(position, f"{step}"))
            assert features(twin, seat, observation) == before


def an_observation_tells_apart_what_the_view_does(game: Game, seats: int, preset: str) -> None:
    """Choices that lead a seat to different views lead it to different observations; a game without any has none."""
    first = start(game, seats, preset)
    names = game.feature_names(first)
    observation = Observations(1, len(names))
    rarely = every(game, 5, 25)
    for step, (position, seat) in enumerate(moments(first, random.Random(f"told {preset}"))):
        views: dict[tuple[int, ...], str] = {}
        for option in list(position.options(seat))[:12] if names and step % rarely == 0 else []:
            twin = position.copy()
            twin.choose(seat, option)
            told = json.dumps([game.view(twin, seat), int(twin.waiting)])
            assert views.setdefault(tuple(features(twin, seat, observation)), told) == told


def an_observation_has_the_same_names_at_every_moment(game: Game, seats: int, preset: str) -> None:
    """A row that is written over and over is the same as a new one, and every number has one name."""
    first = start(game, seats, preset)
    names = game.feature_names(first)
    assert len(set(names)) == len(names)
    worn, told = Observations(3, len(names)), set[int]()
    for number in range(1 if game.length > SHORT else 10):
        now = start(game, seats, preset, b"names %d" % number)
        for step, (position, seat) in enumerate(moments(now, random.Random(14))):
            if step % every(game, 5, 5) == 0:
                written = rewritten(position, seat, worn, step % 3)
                assert game.feature_names(position) == names
                assert written == features(position, seat, Observations(1, len(names)))
                told.update(place for place, value in enumerate(written) if value)
    assert len(told) >= len(names) // 4


def rewritten(position: Position, seat: int, worn: Observations, row: int) -> list[int]:
    """What a seat observes, written into a row that was used before."""
    worn.clear()
    worn.begin(row)
    position.observe(seat, worn)
    assert worn.place == (row + 1) * worn.width
    return [int(cell) for cell in worn.cells[row * worn.width : worn.place]]


def opponents_choose_by_what_they_know(game: Game, seats: int, preset: str) -> None:
    """Deal anew what a seat cannot know: an opponent there chooses the same."""
    for kind in opponents.KINDS:
        player = opponents.make(kind, game)
        rarely = every(game, 7, 50)
        if isinstance(player, opponents.SearchPlayer):
            rarely = every(game, 90, 90)
            player.limit(8, 60.0)
        for step, (position, seat) in enumerate(moments(start(game, seats, preset), random.Random(10))):
            if step % rarely == 0:
                twin = position.copy()
                twin.redraw(seat, fresh_luck(position, f"{step}"))
                assert player.choose(twin, seat, b"thought") == player.choose(position, seat, b"thought")
