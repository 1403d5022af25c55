"""Rival Kings: the inspector notices every broken invariant, and finds none in games played at random."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from regalia.games.rival_kings import GAME, invariants
from regalia.games.rival_kings.components import CARDS
from regalia.games.rival_kings.invariants import RivalKingsInspector
from regalia.games.rival_kings.position import SUPPLY
from regalia.games.rival_kings.rules import RivalKings
from regalia.kernel.agenda import EVERYBODY, Event
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.inspection import BrokenInvariant
from rival_kings.rk_scenes import SUBJECTS_2, Scene
from support import moments, rule

Break = Callable[[RivalKings, RivalKingsInspector], None]


def tell(table: RivalKings, kind: str, **details: object) -> None:
    """An event that never happened."""
    assert table.journal is not None
    table.journal.append(Event(kind, details, EVERYBODY))


def two_hold_one_card(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.hand[0] = table.hand[1]


def a_card_too_few(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.hand[0] &= table.hand[0] - 1


def a_third_copy(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.unseen_subjects[3] += 1


def a_new_coin(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.ones[SUPPLY] += 1


def a_lost_marker(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.marker_supply -= 1


def a_crest_left_behind(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.crest[0] = 1


def three_markers(table: RivalKings, steward: RivalKingsInspector) -> None:
    for _ in range(3):
        tell(table, "marker", seat=0)


def two_abilities(table: RivalKings, steward: RivalKingsInspector) -> None:
    tell(table, "uses", seat=0, subject="@subject-scholar")
    tell(table, "uses", seat=0, subject="@subject-jailer")


def a_sailor_as_second_ability(table: RivalKings, steward: RivalKingsInspector) -> None:
    tell(table, "uses", seat=0, subject="@subject-scholar")
    tell(table, "repeats", seat=0)


def a_growing_pile(table: RivalKings, steward: RivalKingsInspector) -> None:
    steward.sizes[0] = 7


def an_early_end(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.ending = 1


def a_cycle_after_the_end(table: RivalKings, steward: RivalKingsInspector) -> None:
    steward.ended = True
    tell(table, "cycle", round=1, cycle=1)


def coins_change_hands(table: RivalKings, steward: RivalKingsInspector) -> None:
    table.move_coins(0, 1, 1, 0)


def a_wrong_price(table: RivalKings, steward: RivalKingsInspector) -> None:
    tell(table, "buys", seat=0, card="@building-garden", pile="@pile-buildings_1", paid=2)


def a_split_pair(table: RivalKings, steward: RivalKingsInspector) -> None:
    steward.rows[0] = [CARDS.index(card) for card in ("miner", "mine", "bishop")]
    steward.rows[1] = [CARDS.index("scholar")]
    tell(table, "uses", seat=0, subject="@subject-bishop")
    given: dict[str, Any] = {"card": "@subject-miner", "place": 0, "other": "@subject-scholar", "other_place": 0}
    tell(table, "exchanges", seat=0, seats=[1], **given)


def a_late_queen(table: RivalKings, steward: RivalKingsInspector) -> None:
    for seat, name in enumerate(("trader_1", "queen", "duke")):
        tell(table, "reveals", seat=seat, character=f"@character-{name}")
    tell(table, "turn", seat=0, character="@character-trader_1")
    tell(table, "turn", seat=1, character="@character-queen")


def a_thief_in_equal_conflict(table: RivalKings, steward: RivalKingsInspector) -> None:
    for seat, name in enumerate(("courtier", "priest", "trader_1")):
        tell(table, "reveals", seat=seat, character=f"@character-{name}")
    tell(table, "equal", seats=[0, 1], rank="C")
    tell(table, "steals", seat=0, seats=[2], action="@action-take_money")


BROKEN: list[tuple[str, Break]] = [
    ("RK-I1", two_hold_one_card),
    ("RK-I2", a_card_too_few),
    ("RK-I3", a_third_copy),
    ("RK-I4", a_new_coin),
    ("RK-I5", a_lost_marker),
    ("RK-I6", a_crest_left_behind),
    ("RK-I10", a_thief_in_equal_conflict),
    ("RK-I11", three_markers),
    ("RK-I12", two_abilities),
    ("RK-I12", a_sailor_as_second_ability),
    ("RK-I13", a_growing_pile),
    ("RK-I14", an_early_end),
    ("RK-I14", a_cycle_after_the_end),
    ("RK-I16", coins_change_hands),
    ("RK-I16", a_wrong_price),
    ("RK-I17", a_split_pair),
    ("RK-I18", a_late_queen),
]


@pytest.mark.parametrize(
    ("rule_id", "breaks"), [pytest.param(name, breaks, marks=pytest.mark.rule(name)) for name, breaks in BROKEN]
)
def test_a_broken_invariant_is_noticed(rule_id: str, breaks: Break) -> None:
    scene = Scene(3)
    steward = RivalKingsInspector(scene.table)
    steward.inspect()
    breaks(scene.table, steward)
    with pytest.raises(BrokenInvariant) as noticed:
        steward.inspect()
    assert noticed.value.rule == rule_id


def noticed_in(scene: Scene, steward: RivalKingsInspector) -> str:
    """The rule that the inspector says is broken."""
    with pytest.raises(BrokenInvariant) as noticed:
        steward.inspect()
    return noticed.value.rule


def watched(*played: str) -> tuple[Scene, RivalKingsInspector]:
    """A scene in phase 3 that was in order until now."""
    scene = Scene(len(played))
    steward = RivalKingsInspector(scene.table)
    scene.play(*played)
    steward.inspect()
    return scene, steward


@rule("RK-I7")
def test_too_many_or_misplaced_crests_are_noticed() -> None:
    scene, steward = watched("knight", "diplomat", "duke")
    scene.table.crest[2 * 5 + 3] = 0  # the Duke's Recruit subject: nobody robs rank B
    assert noticed_in(scene, steward) == "RK-I7"
    scene, steward = watched("knight", "diplomat", "duke")
    scene.table.crest[5 + 2] = scene.table.crest[5 + 4] = 0  # two crests on one Diplomat
    assert noticed_in(scene, steward) == "RK-I7"
    scene, steward = watched("knight", "diplomat", "duke")
    scene.table.crest[5 + 3] = 0  # the Diplomat does not recruit
    assert noticed_in(scene, steward) == "RK-I7"


@rule("RK-I8")
def test_a_character_without_any_action_is_noticed() -> None:
    scene, steward = watched("knight", "diplomat", "duke")
    for place in (0, 2):
        scene.table.edition.action_at[9 * 4 + place] = -1  # a Diplomat that can only take money
    scene.table.crest[5 + 2] = 0
    assert noticed_in(scene, steward) == "RK-I8"


@rule("RK-I9")
def test_three_cards_of_a_rank_are_noticed() -> None:
    scene, steward = watched("queen", "lord_protector", "duke")
    scene.table.edition.rank[2] = 0
    assert noticed_in(scene, steward) == "RK-I9"


@rule("RK-I10")
def test_a_crest_of_somebody_in_equal_conflict_is_noticed() -> None:
    scene, steward = watched("trader_1", "trader_2", "diplomat")
    scene.table.crest[2 * 5 + 2] = 0
    assert noticed_in(scene, steward) == "RK-I10"


@rule("RK-I15")
def test_a_wrong_active_subject_is_noticed() -> None:
    scene = Scene(2)
    steward = RivalKingsInspector(scene.table)
    scene.tops("farmer", "innkeeper", "farm", "inn").below(SUBJECTS_2, "bishop")
    scene.play("queen", "duke", neutral="trader_1")
    scene.choose(0, "recruit innkeeper at subjects_2", "use innkeeper")  # only the Farmer can be paid
    assert scene.subjects(0) == ["innkeeper", "farmer"]
    steward.inspect()
    table = scene.table
    table.row[0], table.row[1] = table.row[1], table.row[0]
    assert noticed_in(scene, steward) == "RK-I15"


@rule("RK-I19")
def test_a_card_that_scores_nowhere_is_noticed() -> None:
    steward = RivalKingsInspector(Scene(2).table)
    steward.rows[0].append(3)
    with pytest.raises(BrokenInvariant, match="RK-I19"):
        steward.check_scores()


@rule("RK-I20")
@pytest.mark.parametrize("leak", ["hand", "money", "below"])
def test_a_view_that_shows_too_much_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: RivalKings, seat: int) -> dict[str, Any]:
        shown = GAME.view(table, seat)
        if leak == "hand":
            for player in shown["players"]:
                player["hand"] = player["face_down"] = []
        elif leak == "money":
            shown["piles"][0]["total"] = 4
        else:
            shown["piles"][1]["below"][0] = "scholar"
        return shown

    steward = RivalKingsInspector(Scene(3).table)
    steward.inspect()
    monkeypatch.setattr(invariants, "view", leaky)
    with pytest.raises(BrokenInvariant, match="RK-I20"):
        steward.inspect()


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule(*(f"RK-I{number}" for number in range(1, 21)))
def test_all_invariants_hold_in_games_played_at_random(seats: int) -> None:
    for seed in range(5):
        position = GAME.start(Setup("rival_kings", seats, bytes([seed + 50])), listen=True)
        inspector = GAME.inspector(position)
        inspector.inspect()
        for _ in moments(position, random.Random(seed)):
            inspector.inspect()
        inspector.inspect()
        assert position.over()


# Hidden information.


@rule("RK-I20", "RK-D1")
def test_what_a_seat_cannot_know_is_dealt_anew_and_the_rest_stays() -> None:
    scene = Scene(3).play("queen", "duke", "trader_1").end_cycle().deal("bursar", "count", "priest")
    scene.choose(1, "play count")
    table = scene.table
    hands, answers = set(), set()
    for number in range(60):
        twin = table.copy()
        twin.redraw(0, Chance(bytes([number + 1]), twin.chance.streams))
        assert twin.hand[0] == table.hand[0]
        assert [int(hand).bit_count() for hand in twin.hand] == [2, 2, 2]
        known = int(table.hand[0]) | int(table.spent)
        assert not any(int(hand) & known for hand in twin.hand[1:])
        assert (int(twin.hand[1]) >> (int(twin.answers[1]) - 1)) & 1  # the face-down card is one of its hand
        hands.add(int(twin.hand[1]))
        answers.add(int(twin.answers[1]))
        assert GAME.view(twin, 0) == GAME.view(table, 0)
    assert len(hands) > 10
    assert len(answers) > 4


@rule("RK-I20")
def test_only_the_owner_hears_which_characters_were_dealt() -> None:
    events = [event for event in Scene(3).table.journal or [] if event.kind == "dealt"]
    assert [event.audience for event in events] == [1, 2, 4]
    for event in events:
        assert event.seen_by(int(event.audience).bit_length() - 1)
        assert not event.seen_by(SPECTATOR)
        assert sum(event.seen_by(seat) for seat in range(3)) == 1
