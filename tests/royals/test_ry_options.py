"""The options are complete up to equal effect, and few."""

import random
import time
from itertools import combinations

import pytest

from regalia import _engine
from regalia.games.royals import options as opt
from regalia.games.royals.components import COUNTRIES, POSITIONS
from regalia.games.royals.rules import Royals
from royals.ry_scenes import deal, luck, occupied, offered, play, says, table
from support import names, rule

MIXED_HANDS = ["F3 G3 B3 S3", "F4 G4 B2 S2", "F5 G4 B3", "F1 G5 B4 S2", "F8 G2 B1 S1", "F2 G2 B2 S6", "G4 B4 S4"]
INTRIGUE_HANDS = ["FG FB FS GB", "FG FG BS BS", "GS GS GS GS", "FB BS GS FS", "FG GB GS BS"]


def brute_payments(hand: list[str], country: str, cost: int, strict: bool) -> set[tuple[int, ...]]:
    """Every way to lay `cost` groups from a hand, each one fitting card or any three: what leaves the hand."""
    found = set()
    for jokers in range(cost + 1):
        size = cost + 2 * jokers
        if strict and jokers != max(0, cost - hand.count(country)):
            continue
        for paid in set(combinations(hand, size)) if size <= len(hand) else set():
            if paid.count(country) >= cost - jokers:
                found.add(tuple(paid.count(name) for name in COUNTRIES))
    return found


def brute_intrigue(hand: list[int], fits: set[int], cost: int, strict: bool) -> set[tuple[int, ...]]:
    """Every way to lay `cost` groups of intrigue cards, each one fitting card or any two."""
    found = set()
    fitting = sum(kind in fits for kind in hand)
    for jokers in range(cost + 1):
        size = cost + jokers
        if strict and jokers != max(0, cost - fitting):
            continue
        for played in combinations(hand, size) if size <= len(hand) else ():
            if sum(kind in fits for kind in played) >= cost - jokers:
                found.add(tuple(played.count(kind) for kind in range(6)))
    return found


def hand_list(game: Royals, seat: int) -> list[str]:
    """A hand as single cards."""
    return [name for place, name in enumerate(COUNTRIES) for _ in range(game.hands[seat * 4 + place])]


@rule("RY-D9", "RY-6.1", "RY-6.2", "RY-6.3", "RY-R6", "RY-R7", "RY-R8", "RY-R34")
@pytest.mark.parametrize("jokers", ["free", "shortfall"])
@pytest.mark.parametrize("cards", MIXED_HANDS)
def test_payments_are_exactly_those_of_a_brute_force_search(cards: str, jokers: str) -> None:
    game = table(5, jokers=jokers)
    deal(game, 0, cards)
    hand = hand_list(game, 0)
    game.question = opt.ASK_PAYMENT
    for position in range(len(POSITIONS)):
        game.target = position
        country = COUNTRIES[game.edition.position_country[position]]
        cost = int(game.edition.position_cost[position])
        paid = [tuple(opt.paid_cards(game, option)) for option in opt.payments(game, 0, position)]
        assert len(set(paid)) == len(paid), "two options with the same effect"
        assert set(paid) == brute_payments(hand, country, cost, jokers == "shortfall")
        assert len(paid) < 200


@rule("RY-D10", "RY-7.3", "RY-7.4", "RY-7.5", "RY-8.1", "RY-8.2", "RY-R6", "RY-R9", "RY-R36")
@pytest.mark.parametrize("jokers", ["free", "shortfall"])
@pytest.mark.parametrize("cards", INTRIGUE_HANDS)
def test_intrigue_payments_are_exactly_those_of_a_brute_force_search(cards: str, jokers: str) -> None:
    game = table(3, jokers=jokers)
    deal(game, 0, intrigue=cards)
    hand = [kind for kind in range(6) for _ in range(game.intrigue_hands[kind])]
    for position in range(len(POSITIONS)):
        country = int(game.edition.position_country[position])
        fits = {kind for kind in range(6) if (game.edition.intrigue_fits[kind] >> country) & 1}
        cost = 2 if POSITIONS[position].endswith("king") else 1
        offer = opt.intrigue_payments(game, 0, position)
        played = [tuple(played_cards(game, option)) for option in offer]
        assert len(set(played)) == len(played)
        assert set(played) == brute_intrigue(hand, fits, cost, jokers == "shortfall")


def played_cards(game: Royals, option: int) -> list[int]:
    """The intrigue cards of an option, by kind."""
    first = (option - opt.INTRIGUE_SET) * 6
    return [int(game.edition.intrigue_sets[first + kind]) for kind in range(6)]


@rule("RY-4.2", "RY-5.5", "RY-7.1", "RY-7.7", "RY-D7", "RY-D8")
@pytest.mark.parametrize("cards", MIXED_HANDS)
def test_the_targets_are_exactly_those_that_can_be_paid_for(cards: str) -> None:
    chance = random.Random(cards)
    for intrigue in INTRIGUE_HANDS:
        game = table(5)
        deal(game, 0, cards, intrigue)
        for position in POSITIONS:
            if chance.random() < 0.6:
                occupied(game, chance.randrange(5), position)
        game.supply[0] = 20
        payable = {"stop"}
        for number, position in enumerate(POSITIONS):
            owner = game.holder[number]
            if owner == 0 or not len(opt.payments(game, 0, number)):
                continue
            if owner > 0 and not len(opt.intrigue_payments(game, 0, number)):
                continue
            payable.add(f"{'occupy' if owner < 0 else 'take over'} {position}")
        play(game, 0)
        assert set(offered(game)) == payable
        assert len(offered(game)) < 200


@rule("RY-D6", "RY-D9", "RY-D10")
def test_the_options_of_a_full_hand_stay_few_at_every_moment() -> None:
    game = table(5)
    for position in POSITIONS:
        if not position.endswith("marshal"):
            occupied(game, 1, position)
    game.supply[1] = 20
    most = 0
    for cards in MIXED_HANDS:
        for intrigue in INTRIGUE_HANDS:
            scene = game.copy()
            deal(scene, 0, cards, intrigue)
            play(scene, 0)
            for name in offered(scene)[1:]:
                twin = scene.copy()
                says(twin, name)
                most = max(most, len(names(scene, 0)), len(names(twin, 0)))
                if twin.question == opt.ASK_INTRIGUE:
                    says(twin, offered(twin)[0])
                    most = max(most, len(names(twin, 0)))
    assert 60 < most < 200


def test_the_options_of_a_full_hand_come_quickly() -> None:
    """Measured for the engine in use: compiled they take some microseconds, interpreted some milliseconds."""
    game = table(5)
    deal(game, 0, "F3 G3 B3 S3", "FG FB FS GB")
    occupied(game, 1, "paris_king", "munich_marshal", "cologne_cardinal")
    slowest = max(quickest(game, position) for position in range(len(POSITIONS)))
    assert slowest < (0.00005 if _engine.compiled() else 0.01)


def quickest(game: Royals, position: int) -> float:
    """Seconds of work for the three lists of options about a position, the best of some tries."""
    tries = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(20):
            opt.plays(game, 0)
            opt.payments(game, 0, position)
            opt.intrigue_payments(game, 0, position)
        tries.append((time.process_time() - began) / 20)
    return min(tries)


def test_the_number_of_a_set_of_cards_leads_back_to_it() -> None:
    edition = table(2).edition
    for number in range(len(edition.set_size)):
        first, second, third, _ = (int(edition.card_sets[number * 4 + place]) for place in range(4))
        assert edition.card_set(edition.set_size[number], first, second, third) == number
    assert opt.INTRIGUE_SET + len(edition.intrigue_sets) // 6 == opt.CARD_SET
    assert opt.TARGET + len(POSITIONS) == opt.INTRIGUE_SET
    assert luck(table(2)).script == {}


def test_a_network_tells_all_printed_options_apart() -> None:
    game = table(2)
    count = game.option_count()
    assert [game.spoken(0, option) for option in range(count)] == list(range(count))
    assert game.spoken(0, count) == count - 1  # own sheets may have more
