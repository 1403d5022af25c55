"""What a seat cannot know is dealt anew, every way it may be and about as often as it should; the rest stays.

Hidden are the enemy that others have looked at, the enemies to come, and the dice to come. Nobody answers in secret.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kingsburg.kb_scenes import HUNGARIAN, ORIGINAL, Scene
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.components import LEVEL_SIZE, YEARS
from regalia.games.kingsburg.position import AUTUMN, FIELDS, NOBODY, SLOTS, SPRING
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.steps import ABOUT, RECRUIT_PHASE, SEASON, WINTER_PHASE, YEAR_ENDS
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR
from regalia.players import opponents
from support import rule

REDRAWS = 400
THOUGHTS = 160
MINDS = (*opponents.KINDS, "greedy@none")
LEVELS = range(1, YEARS + 1)
PLACES = range(LEVEL_SIZE)
VIEWERS = (SPECTATOR, 0, 1, 2)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)
every_level = pytest.mark.parametrize("year", LEVELS)


def imagined(court: Kingsburg, viewer: int, times: int = REDRAWS) -> Iterator[Kingsburg]:
    """What a seat may imagine, over and over."""
    for number in range(times):
        twin = court.copy()
        twin.redraw(viewer, Chance(f"imagined {number}".encode(), court.chance.streams))
        yield twin


def cards_of(year: int) -> range:
    """The five cards of a level."""
    return range((year - 1) * LEVEL_SIZE, year * LEVEL_SIZE)


def looked_at(year: int, place: int, *seen: int) -> Kingsburg:
    """An autumn in which these seats have looked at this enemy, which lies face down."""
    scene = Scene(3).season(AUTUMN, (1, 1, 2), (1, 1, 3), (1, 1, 4)).in_year(year)
    scene.court.enemy = cards_of(year)[place]
    scene.court.seen = sum(1 << seat for seat in seen)
    return scene.court


def evenly(found: Counter[int], values: range) -> bool:
    """Whether these values, and no others, came about equally often: within five times what luck usually brings."""
    total, share = sum(found.values()), 1 / len(values)
    leeway = 5 * (total * share * (1 - share)) ** 0.5
    return set(found) == set(values) and all(abs(count - total * share) <= leeway for count in found.values())


# The enemy that others have looked at.


@rule("KB-6.15", "KB-R24", "KB-R25", "KB-I22")
@every_level
@every_viewer
def test_an_enemy_that_others_have_seen_may_be_any_of_its_level(viewer: int, year: int) -> None:
    others = [seat for seat in range(3) if seat != viewer]
    for seen in (others, others[:1]):
        found = Counter(int(twin.enemy) for twin in imagined(looked_at(year, year - 1, *seen), viewer))
        assert evenly(found, cards_of(year))


@rule("KB-I22")
@pytest.mark.parametrize("place", PLACES)
def test_what_is_imagined_does_not_hang_on_what_the_enemy_really_is(place: int) -> None:
    found = [int(twin.enemy) for twin in imagined(looked_at(3, place, 1), 0, 50)]
    assert found == [int(twin.enemy) for twin in imagined(looked_at(3, 0, 1), 0, 50)]


@rule("KB-6.15", "KB-I22")
@pytest.mark.parametrize("place", PLACES)
def test_who_has_looked_imagines_no_other_enemy(place: int) -> None:
    court = looked_at(2, place, 0, 2)
    for viewer in (0, 2):
        assert {int(twin.enemy) for twin in imagined(court, viewer, 60)} == {cards_of(2)[place]}
    assert {int(twin.enemy) for twin in imagined(court, 1)} == set(cards_of(2))


@rule("KB-12.2", "KB-I22")
@every_viewer
def test_an_open_enemy_stays_for_all(viewer: int) -> None:
    scene = Scene(3).goods(0, 2, 1, 0).enemy("y2_orcs_4").winter(1)
    assert scene.question == "loss"
    card = scene.court.edition.enemy_ids.index("y2_orcs_4")
    assert {int(twin.enemy) for twin in imagined(scene.court, viewer, 60)} == {card}


# Enemies to come.


def winters(court: Kingsburg) -> list[int]:
    """The enemies of this winter and all later ones, without anything between them."""
    scene = Scene(3)
    scene.court, found = court, []
    for year in range(int(court.year), YEARS + 1):
        court.year = year
        scene.run(WINTER_PHASE)
        found.append(int(court.enemy))
        court.enemy, court.enemy_open, court.seen = NOBODY, 0, 0
    return found


@rule("KB-1.17", "KB-1.18", "KB-R38")
@every_viewer
def test_no_enemy_is_there_before_somebody_looks_and_then_it_is_any_of_each_level(viewer: int) -> None:
    court = Scene(3).season(SPRING).court
    found: list[Counter[int]] = [Counter() for _ in LEVELS]
    for twin in imagined(court, viewer):
        assert twin.enemy == NOBODY
        for counter, card in zip(found, winters(twin), strict=True):
            counter[card] += 1
    assert all(evenly(counter, cards_of(year)) for year, counter in zip(LEVELS, found, strict=True))


@rule("KB-6.15", "KB-R25")
@every_viewer
def test_later_enemies_are_unknown_to_those_who_know_this_one_too(viewer: int) -> None:
    found: list[Counter[int]] = [Counter() for _ in range(4)]
    for twin in imagined(looked_at(2, 3, 0), viewer):
        for counter, card in zip(found, winters(twin), strict=True):
            counter[card] += 1
    assert all(evenly(counter, cards_of(year)) for year, counter in zip(LEVELS[2:], found[1:], strict=True))
    assert set(found[0]) == ({cards_of(2)[3]} if viewer == 0 else set(cards_of(2)))


# Dice to come.


def rolled_after(court: Kingsburg, viewer: int, *entries: int) -> Counter[tuple[str, int]]:
    """What dice show that are rolled in these steps, kind by kind."""
    found: Counter[tuple[str, int]] = Counter()
    scene = Scene(2)
    for twin in imagined(court, viewer, 200):
        scene.court = twin
        scene.run(*entries)
        dice: dict[str, Any] = {"own": twin.dice, "neutral": twin.neutral, "king": [twin.kings_die]}
        for kind, faces in dice.items():
            found.update((kind, int(face)) for face in faces if face)
    return found


@rule("KB-4.1", "KB-14.1", "KB-12.8", "KB-I22")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("preset", [HUNGARIAN, ORIGINAL])
def test_dice_not_rolled_yet_may_show_anything(preset: str, viewer: int) -> None:
    court = Scene(2, preset).buildings(0, "farms").court
    season = rolled_after(court, viewer, SEASON + ABOUT * SPRING)
    winter = rolled_after(court, viewer, WINTER_PHASE)
    for kind, found in (("own", season), ("neutral", season), ("king", winter)):
        assert evenly(Counter({face: count for (of, face), count in found.items() if of == kind}), range(1, 7))


@rule("KB-8.2")
@every_viewer
def test_a_reroll_may_show_anything(viewer: int) -> None:
    court = Scene(3).buildings(0, "statue").season(SPRING, (4, 4, 4), (6, 6, 6), (6, 6, 6)).court
    found: Counter[int] = Counter()
    for twin in imagined(court, viewer):
        twin.choose(0, twin.named(0, "reroll a coloured die"))
        found[sum(int(twin.dice[slot]) for slot in range(SLOTS)) - 8] += 1
    assert evenly(found, range(1, 7))


# Everything else.


@rule("KB-I22")
@every_viewer
def test_all_that_lies_open_stays(viewer: int) -> None:
    court = looked_at(4, 2, 1)
    scene = Scene(3)
    scene.court = court
    scene.goods(0, 1, 2, 3).tokens(1, 2).buildings(2, "inn", "palisade").soldiers(0, 2)
    open_fields = [field for field in FIELDS if field != "enemy"]
    before = {field: str(getattr(court, field)) for field in open_fields}
    for twin in imagined(court, viewer, 20):
        assert {field: str(getattr(twin, field)) for field in open_fields} == before
        assert (twin.waiting, twin.question, list(twin.agenda)) == (court.waiting, court.question, list(court.agenda))
    assert court.enemy == cards_of(4)[2]


@rule("KB-I22")
def test_who_does_not_know_the_enemy_judges_alike_whichever_it_is() -> None:
    """What opponents make of a table: the terms of a seat, its worth, and what it observes."""
    ignorant = {str(list(looked_at(5, place, 1).terms(0))) for place in PLACES}
    knowing = {str(list(looked_at(5, place, 1).terms(1))) for place in PLACES}
    assert (len(ignorant), len(knowing) > 1) == (1, True)
    assert len({str(GAME.view(looked_at(5, place, 1), 0)) for place in PLACES}) == 1


# What opponents make of it.


def threatened(place: int, soldiers: int, *seen: int) -> Kingsburg:
    """Seat 0 may train more soldiers; then this enemy comes, at which these seats have looked."""
    scene = Scene(3)
    scene.court = looked_at(4, place, *seen)
    scene.goods(0, 4, 2, 2).buildings(0, "inn", "statue").soldiers(0, soldiers)
    return scene.run(RECRUIT_PHASE, WINTER_PHASE, YEAR_ENDS).court


def chosen(kind: str, place: int, *seen: int) -> list[int]:
    """What an opponent on seat 0 chooses before the winter of this enemy, with some soldiers."""
    player = opponents.make(kind, GAME)
    if isinstance(player, opponents.SearchPlayer):
        player.limit(THOUGHTS, 60.0)
    courts = [threatened(place, soldiers, *seen) for soldiers in range(5)]
    return [player.choose(court, 0, b"thought %d" % number) for court in courts for number in range(3)]


@rule("KB-6.15", "KB-I22")
@pytest.mark.parametrize("kind", MINDS)
def test_no_opponent_chooses_by_an_enemy_that_it_has_not_seen(kind: str) -> None:
    first, *others = [chosen(kind, place, 1) for place in PLACES]
    assert all(other == first for other in others)


@rule("KB-6.15")
@pytest.mark.parametrize("kind", MINDS[1:])
def test_who_has_seen_it_chooses_by_it(kind: str) -> None:
    """So what is chosen there can tell whether an opponent peeks."""
    first, *others = [chosen(kind, place, 0) for place in PLACES]
    assert any(other != first for other in others)
