"""Action 2: occupying, taking over, and the joker rules."""

import pytest

from regalia.games.royals.components import POSITIONS
from royals.ry_scenes import (
    asked,
    banished,
    deal,
    discards,
    draw_next,
    hand,
    holder,
    intrigue_hand,
    lay,
    occupied,
    offered,
    on_city_space,
    play,
    points,
    refused,
    royals,
    says,
    table,
    title_cubes,
    told,
    turn,
)
from support import rule

# Titles by rank, from 0.
MARSHAL, BARON, COUNTESS, DUKE, CARDINAL, PRINCESS, KING = range(7)


def targets(names: list[str]) -> set[str]:
    """The positions among the options."""
    return {name.removeprefix("occupy ").removeprefix("take over ") for name in names} - {"stop"}


# General.


@rule("RY-4.1", "RY-9.1")
def test_a_player_may_play_nothing() -> None:
    game = table(3)
    deal(game, 0, "F8")
    play(game, 0)
    says(game, "stop")
    assert (asked(game), hand(game, 0)) == (1, "F8")


@rule("RY-4.2", "RY-D6", "RY-D7", "RY-D8")
def test_plays_in_any_order_and_any_number() -> None:
    game = table(3)
    occupied(game, 1, "munich_marshal", "avignon_marshal")
    deal(game, 0, "F3 G1", "FG GS")
    play(game, 0)
    assert "take over munich_marshal" in offered(game)
    assert "occupy lyon_baron" in offered(game)
    says(game, "take over munich_marshal", "play 1 german_states_spain", "pay 1 german_states")
    says(game, "occupy lyon_baron", "take over avignon_marshal")
    assert [holder(game, p) for p in ("munich_marshal", "lyon_baron", "avignon_marshal")] == [0, 0, 0]
    assert (hand(game, 0), asked(game)) == ("", 1)


@rule("RY-4.3", "RY-R15")
def test_cards_may_be_played_in_the_first_turn() -> None:
    game = table(3)
    draw_next(game, "F")
    says(game, "draw from the pile")
    assert "occupy avignon_marshal" in offered(game)
    says(game, "occupy avignon_marshal")
    assert holder(game, "avignon_marshal") == 0


@rule("RY-4.4", "RY-5.2", "RY-5.3")
def test_the_cards_needed_depend_on_the_title_alone() -> None:
    needed: dict[str, set[int]] = {}
    for country in royals().view(table(3), 0)["countries"]:
        for city in country["cities"]:
            for position in city["positions"]:
                needed.setdefault(position["title"], set()).add(position["cards"])
    assert all(len(cards) == 1 for cards in needed.values())
    assert [cards.pop() for _, cards in sorted(needed.items(), key=lambda item: min(item[1]))] == [1, 2, 3, 4, 5, 6, 8]


# Occupying.


@rule("RY-5.1", "RY-1.6")
def test_a_city_has_one_or_two_positions() -> None:
    cities = [city for country in royals().view(table(3), 0)["countries"] for city in country["cities"]]
    assert len(cities) == 16
    assert {len(city["positions"]) for city in cities} == {1, 2}
    assert sum(len(city["positions"]) for city in cities) == len(POSITIONS) == 29


@rule("RY-5.2", "RY-5.6", "RY-5.13")
def test_every_free_position_that_the_cards_pay_for_is_offered() -> None:
    game = table(3)
    deal(game, 0, "F4 S2")
    play(game, 0)
    french = {"lyon_baron", "avignon_marshal", "bordeaux_countess", "brest_duke", "brest_baron"}
    spanish = {"valencia_marshal", "barcelona_baron", "seville_countess"}
    assert targets(offered(game)) == french | spanish | {
        "munich_marshal",
        "cologne_baron",
        "dublin_marshal",
        "edinburgh_baron",
    }
    assert refused(game, "occupy avignon_cardinal") == "RY-5.6"


@rule("RY-5.4")
def test_a_position_gives_its_influence_in_its_country() -> None:
    game = table(3)
    occupied(game, 0, "paris_king", "lyon_baron", "cologne_cardinal")
    assert [int(game.influence_of(0, country)) for country in range(4)] == [5, 2, 0, 0]


@rule("RY-5.5", "RY-5.10")
def test_an_occupied_position_is_not_free() -> None:
    game = table(3)
    occupied(game, 1, "lyon_baron")
    deal(game, 0, "F4")
    play(game, 0)
    assert "occupy lyon_baron" not in offered(game)
    assert refused(game, "take over lyon_baron") == "RY-7.3"
    assert holder(game, "lyon_baron") == 1


@rule("RY-5.6", "RY-5.7", "RY-5.8", "RY-5.9", "RY-10.3", "RY-10.2", "RY-E6")
def test_example_6_occupying_a_cardinal() -> None:
    game = table(3)
    deal(game, 2, "F5 G1")
    play(game, 2)
    assert game.supply[2] == 36
    says(game, "occupy avignon_cardinal")
    assert discards(game) == "F5"
    assert hand(game, 2) == "G1"
    assert holder(game, "avignon_cardinal") == 2
    assert title_cubes(game, 2, CARDINAL) == 1
    assert game.supply[2] == 34
    assert points(game) == [0, 0, 1]
    for viewer in (0, 1, -1):
        seen = royals().view(game, viewer)["players"][2]
        assert "points" not in seen
        assert seen["markers"] == 1


@rule("RY-5.9", "RY-R18", "RY-E38", "RY-3.1")
def test_example_38_without_cubes_nothing_can_be_occupied() -> None:
    game = table(3)
    game.supply[2] = 0
    deal(game, 2, "F8", "FG FS")
    occupied(game, 1, "lyon_baron")
    play(game, 2)
    assert asked(game) == 0, "stopping is all that is left"
    assert [event.kind for event in game.journal or []][:2] == ["no-cubes", "stops"]
    lay(game, "F3")
    turn(game, 2, 2)
    assert offered(game) == ["draw country cards", "draw country and intrigue"]
    says(game, "draw country cards", "take france", "take france", "take france")
    assert game.hand_size(2) == 11


@rule("RY-5.9", "RY-R18")
def test_the_last_two_cubes_occupy_one_more_position() -> None:
    game = table(3)
    game.supply[2] = 4
    deal(game, 2, "F5")
    play(game, 2)
    says(game, "occupy lyon_baron", "pay 2 france")
    assert (game.supply[2], asked(game)) == (2, 2)
    says(game, "occupy brest_baron")
    assert holder(game, "brest_baron") == 2
    assert (game.supply[2], hand(game, 2), asked(game)) == (0, "F1", 0)


@rule("RY-5.9", "RY-R18")
def test_the_refusal_names_the_cubes() -> None:
    game = table(3)
    deal(game, 0, "F3")
    play(game, 0)
    game.supply[0] = 0
    game.offer = game.offer[:1]
    assert refused(game, "occupy avignon_marshal") == "RY-5.9"


@rule("RY-5.11", "RY-5.12")
def test_title_markers_hold_any_number_of_cubes() -> None:
    game = table(3)
    occupied(game, 0, "lyon_baron", "brest_baron", "cologne_baron")
    occupied(game, 1, "edinburgh_baron", "barcelona_baron")
    assert [title_cubes(game, seat, BARON) for seat in range(3)] == [3, 2, 0]


@rule("RY-5.14", "RY-R29")
def test_one_player_may_hold_both_positions_of_a_city() -> None:
    game = table(3)
    deal(game, 0, "F6")
    play(game, 0)
    says(game, "occupy avignon_marshal", "pay 1 france", "occupy avignon_cardinal")
    assert holder(game, "avignon_marshal") == holder(game, "avignon_cardinal") == 0
    assert points(game) == [1, 0, 0], "one city bonus only"


# Jokers.


@rule("RY-6.1", "RY-6.2", "RY-6.4", "RY-E7")
def test_example_7_a_mixed_triple_as_joker() -> None:
    game = table(3)
    deal(game, 0, "F4 G2 S1")
    play(game, 0)
    says(game, "occupy avignon_cardinal", "pay 4 france and 2 german_states, 1 spain as joker")
    assert discards(game) == "F4 G2 S1"
    assert holder(game, "avignon_cardinal") == 0


@rule("RY-6.3", "RY-R7", "RY-E8")
def test_example_8_two_triples_in_one_payment() -> None:
    game = table(3)
    deal(game, 0, "F1 G3 B3")
    play(game, 0)
    says(game, "occupy bordeaux_countess", "pay 1 france and 3 german_states, 3 britain as 2 jokers")
    assert discards(game) == "F1 G3 B3"
    assert holder(game, "bordeaux_countess") == 0


@rule("RY-6.3", "RY-E9")
def test_example_9_five_other_cards_are_one_joker_only() -> None:
    game = table(3)
    deal(game, 0, "F1 G3 B2")
    play(game, 0)
    assert refused(game, "occupy bordeaux_countess") == "RY-5.6"


@rule("RY-6.6", "RY-E10", "RY-R6", "RY-D9")
def test_example_10_jokers_without_need() -> None:
    name = "pay 4 france and 3 german_states as joker"
    game = table(3)
    deal(game, 0, "F5 G3")
    play(game, 0)
    says(game, "occupy avignon_cardinal", name)
    assert discards(game) == "F4 G3"
    strict = table(3, jokers="shortfall")
    deal(strict, 0, "F5 G3 S1")
    play(strict, 0)
    says(strict, "occupy avignon_cardinal")
    assert offered(strict) == ["pay 5 france"]
    assert refused(strict, name) == "RY-6.6"


@rule("RY-6.6", "RY-R6")
def test_the_strict_switch_takes_exactly_the_shortfall() -> None:
    game = table(3, jokers="shortfall")
    deal(game, 0, "F2 G5 S3")
    play(game, 0)
    says(game, "occupy bordeaux_countess")
    assert offered(game) == [
        "pay 2 france and 3 spain as joker",
        "pay 2 france and 1 german_states, 2 spain as joker",
        "pay 2 france and 2 german_states, 1 spain as joker",
        "pay 2 france and 3 german_states as joker",
    ]
    assert refused(game, "pay 1 france and 5 german_states, 1 spain as 2 jokers") == "RY-6.6"


@rule("RY-R6")
def test_the_strict_switch_binds_intrigue_pairs_too() -> None:
    for jokers, count in (("free", 4), ("shortfall", 1)):
        game = table(3, jokers=jokers)
        occupied(game, 1, "lyon_baron")
        deal(game, 0, "F2", "FG GB GS")
        play(game, 0)
        says(game, "take over lyon_baron")
        assert len(offered(game)) == count
        says(game, "play 1 france_german_states")
        assert holder(game, "lyon_baron") == 0


@rule("RY-R8")
def test_cards_of_the_wanted_country_may_be_in_a_triple() -> None:
    game = table(3)
    deal(game, 0, "F4 G2")
    play(game, 0)
    says(game, "occupy lyon_baron")
    assert "pay 1 france and 1 france, 2 german_states as joker" in offered(game)
    says(game, "pay 1 france and 1 france, 2 german_states as joker")
    assert discards(game) == "F2 G2"


@rule("RY-R34", "RY-5.6")
def test_nobody_overpays() -> None:
    game = table(3)
    deal(game, 0, "F4 G1")
    play(game, 0)
    says(game, "occupy lyon_baron")
    assert offered(game) == [
        "pay 2 france",
        "pay 1 france and 2 france, 1 german_states as joker",
        "pay 1 france and 3 france as joker",
    ]
    assert refused(game, "pay 2 france and 1 german_states") == "RY-6.1"


@rule("RY-6.5", "RY-8.4", "RY-7.17")
def test_the_two_kinds_of_cards_never_stand_in_for_each_other() -> None:
    game = table(3)
    occupied(game, 1, "lyon_baron")
    deal(game, 0, "F1", "FG FB FS GB")
    play(game, 0)
    assert targets(offered(game)) == {"avignon_marshal"}, "intrigue cards pay for no free position"
    other = table(3)
    occupied(other, 1, "lyon_baron")
    deal(other, 0, "F8 G3")
    play(other, 0)
    assert refused(other, "take over lyon_baron") == "RY-7.3"
    says(other, "occupy avignon_marshal")
    assert all("intrigue" not in name for name in offered(other))


# Taking over.


def attack(intrigue: str, country_cards: str = "G2", position: str = "cologne_baron") -> tuple[str, bool]:
    """Seat 0 would like to take a position over from seat 1: the rule in the way, and whether it can."""
    game = table(3)
    occupied(game, 1, position)
    deal(game, 0, country_cards, intrigue)
    deal(game, 0, "S1")
    occupied(game, 0, "valencia_marshal")
    play(game, 0)
    name = f"take over {position}"
    if name in offered(game):
        return "", True
    return refused(game, name), False


@rule(
    "RY-7.1", "RY-7.2", "RY-7.3", "RY-7.6", "RY-7.8", "RY-7.9", "RY-7.10", "RY-7.11", "RY-7.14", "RY-E11", "RY-R3",
    "RY-R27",
)  # fmt: skip
def test_example_11_a_take_over() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G2", "FG")
    play(game, 0)
    says(game, "take over cologne_baron")
    assert list(game.intrigue_discards) == [1, 0, 0, 0, 0, 0]
    assert discards(game) == "G2"
    assert on_city_space(game, 1, "cologne") == 1
    assert holder(game, "cologne_baron") == 0
    assert [title_cubes(game, seat, BARON) for seat in range(3)] == [1, 1, 0]
    assert [int(game.supply[seat]) for seat in range(3)] == [44, 44, 36]
    assert points(game) == [0, 2, 0], "the city bonus went with the first cube"
    view = royals().view(game, 2)
    cologne = next(city for country in view["countries"] for city in country["cities"] if city["id"] == "cologne")
    assert (cologne["marker"], cologne["banished"]) == (False, [0, 1, 0])


@rule("RY-8.1", "RY-8.3", "RY-E12")
def test_example_12_two_other_intrigue_cards_as_joker() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G2", "FB BS")
    play(game, 0)
    says(game, "take over cologne_baron", "play 1 france_britain, 1 britain_spain")
    assert list(game.intrigue_discards) == [0, 1, 0, 0, 0, 1]
    assert holder(game, "cologne_baron") == 0


@rule("RY-7.3", "RY-7.4", "RY-E13")
def test_example_13_the_intrigue_card_must_fit() -> None:
    assert attack("FB") == ("RY-7.3", False)
    for intrigue in ("FG", "GB", "GS"):
        assert attack(intrigue) == ("", True)
    for intrigue in ("FB", "FS", "BS"):
        assert attack(intrigue)[1] is False


@rule("RY-7.7", "RY-E14", "RY-7.6")
def test_example_14_no_banishing_without_the_country_cards() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G1 S2", "FG")
    play(game, 0)
    assert refused(game, "take over cologne_baron") == "RY-7.7"
    assert (intrigue_hand(game, 0), on_city_space(game, 1, "cologne")) == ("FG", 0)


@rule("RY-7.5", "RY-8.2", "RY-E15", "RY-R9", "RY-D10")
@pytest.mark.parametrize(
    ("intrigue", "payment"),
    [
        ("FS GS", "play 1 france_spain, 1 german_states_spain"),
        ("FS FG FB", "play 1 france_german_states, 1 france_britain, 1 france_spain"),
        ("FG FB GB FG", "play 2 france_german_states, 1 france_britain, 1 german_states_britain"),
    ],
)
def test_example_15_two_three_or_four_intrigue_cards_for_a_king(intrigue: str, payment: str) -> None:
    game = table(3)
    occupied(game, 1, "madrid_king")
    deal(game, 0, "S8", intrigue)
    play(game, 0)
    assert "take over madrid_king" in offered(game)
    says(game, "take over madrid_king")
    if holder(game, "madrid_king") == 1:
        says(game, payment)
    assert holder(game, "madrid_king") == 0
    assert sum(game.intrigue_discards) == len(intrigue.split())
    given = told(game, "intrigues")[0].details["give"]
    assert isinstance(given, list)
    words = [f"{count} {name}" for name, count in given]
    assert payment == "play " + ", ".join(words)


@rule("RY-7.5", "RY-8.2", "RY-E16", "RY-R36")
@pytest.mark.parametrize("intrigue", ["FS FG", "FG FB GB", "FS"])
def test_example_16_too_few_intrigue_cards_for_a_king(intrigue: str) -> None:
    game = table(3)
    occupied(game, 1, "madrid_king")
    deal(game, 0, "S8", intrigue)
    play(game, 0)
    assert refused(game, "take over madrid_king") == "RY-7.5"


@rule("RY-7.2", "RY-E17")
def test_example_17_not_the_own_position() -> None:
    game = table(3)
    occupied(game, 0, "cologne_baron")
    deal(game, 0, "G4", "FG GS")
    play(game, 0)
    assert refused(game, "take over cologne_baron") == "RY-7.2"


@rule("RY-7.4", "RY-R36", "RY-D10")
def test_every_set_of_intrigue_cards_that_pays_is_offered() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G2", "FG FG BS")
    play(game, 0)
    says(game, "take over cologne_baron")
    assert offered(game) == [
        "play 1 france_german_states",
        "play 1 france_german_states, 1 britain_spain",
        "play 2 france_german_states",
    ]
    assert refused(game, "play 1 britain_spain") == "RY-7.4"


@rule("RY-7.10", "RY-7.16", "RY-5.12", "RY-E39")
def test_example_39_a_position_is_won_back() -> None:
    game = table(2)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G2", "FG")
    deal(game, 1, "G2", "GS")
    play(game, 0)
    says(game, "take over cologne_baron")
    assert (on_city_space(game, 1, "cologne"), holder(game, "cologne_baron")) == (1, 0)
    play(game, 1)
    says(game, "take over cologne_baron")
    assert holder(game, "cologne_baron") == 1
    assert [on_city_space(game, seat, "cologne") for seat in range(2)] == [1, 1]
    assert [title_cubes(game, seat, BARON) for seat in range(2)] == [1, 2]


@rule("RY-7.12")
def test_banished_cubes_give_no_influence() -> None:
    game = table(3)
    banished(game, 1, "cologne_cardinal", 0)
    assert [int(game.influence_of(seat, 1)) for seat in range(3)] == [2, 0, 0]


@rule("RY-7.13", "RY-10.6")
def test_banished_cubes_count_for_country_bonuses() -> None:
    game = table(3)
    banished(game, 0, "dublin_marshal", 1)
    occupied(game, 0, "edinburgh_baron")
    before = points(game)[0]
    occupied(game, 0, "london_princess")
    assert points(game)[0] - before == 4 + 8


@rule("RY-7.13", "RY-10.6", "RY-7.16")
def test_several_own_banished_cubes_in_a_city_count_for_the_country_bonus_too() -> None:
    game = table(3)
    banished(game, 0, "dublin_marshal", 1)
    banished(game, 0, "dublin_marshal", 1)
    assert on_city_space(game, 0, "dublin") == 2
    occupied(game, 0, "edinburgh_baron", "london_princess")
    assert [event.details["points"] for event in told(game, "country-bonus")] == [8]


@rule("RY-7.15", "RY-7.14")
def test_the_order_of_a_take_over() -> None:
    game = table(3)
    banished(game, 0, "dublin_marshal", 1)
    occupied(game, 0, "edinburgh_baron", "london_king")
    game.marker[16 + 4] = -1
    game.ledger[0 * 5 + 1] = 0
    deal(game, 0, "B3", "GB")
    occupied(game, 1, "dublin_countess")
    play(game, 0)
    says(game, "take over dublin_countess")
    kinds = [event.kind for event in game.journal or []]
    assert kinds[:4] == ["intrigues", "banished", "occupies", "country-bonus"]


@rule("RY-7.1")
def test_any_opponent_can_be_the_target() -> None:
    game = table(4)
    occupied(game, 1, "cologne_baron")
    occupied(game, 2, "munich_marshal")
    occupied(game, 3, "berlin_countess")
    deal(game, 0, "G3", "FG")
    play(game, 0)
    assert {"cologne_baron", "munich_marshal", "berlin_countess"} <= targets(offered(game))


@rule("RY-D7", "RY-D8", "RY-D9")
def test_nothing_is_paid_before_the_whole_price_is_settled() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G4 S4", "FG GS")
    play(game, 0)
    says(game, "take over cologne_baron", "play 1 france_german_states")
    assert (hand(game, 0), intrigue_hand(game, 0), holder(game, "cologne_baron")) == ("G4 S4", "FG GS", 1)
    says(game, "pay 1 german_states and 3 spain as joker")
    assert (hand(game, 0), intrigue_hand(game, 0), holder(game, "cologne_baron")) == ("G3 S1", "GS", 0)
