"""What a seat cannot know: dealt anew it becomes anything that is possible, as often as the cards say, nothing else.

Everything that lies face down as a card of somebody is dealt anew by `redraw`; what is still in a deck is drawn from
the luck that `redraw` brings along. A `redraw` that did nothing would show the same value every time.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from paladins.pa_scenes import SHEET, Scene, index, played
from regalia.games.paladins import GAME
from regalia.games.paladins.components import HAND, ORDERS, PALADIN_COUNT, PALADINS, PIECES, SCHEMES
from regalia.games.paladins.encoding import AI, STREAMS
from regalia.games.paladins.options import ASK_PALADIN, PALADIN
from regalia.games.paladins.steps import DRAW_PALADINS, GAIN_CRIMINAL, ROUND_BEGINS, SIDE
from regalia.kernel.chance import Chance
from regalia.kernel.game import ANSWERS, SPECTATOR
from support import rule, start

DEALS = 400
EVERYBODY = frozenset(range(PALADIN_COUNT))


def dealt_anew(game: Any, seat: int, number: int) -> Any:
    """A twin in which everything that the seat (or a spectator) cannot know is dealt anew."""
    twin = game.copy()
    twin.redraw(seat, Chance(b"deal %d" % number, (*STREAMS, ANSWERS)))
    return twin


def evenly(found: Iterable[int], weights: dict[int, int]) -> None:
    """Every value that is possible came up about as often as its weight says, and no other one."""
    counts = Counter(found)
    total, all_weights = sum(counts.values()), sum(weights.values())
    assert set(counts) == {value for value, weight in weights.items() if weight}, "impossible values, or missing ones"
    for value, count in counts.items():
        expected = total * weights[value] / all_weights
        assert abs(count - expected) < 5 * expected**0.5 + 3, f"{value}: {count} times, expected {expected:.0f}"


def alike(values: Iterable[int]) -> dict[int, int]:
    """Weights of values that are equally likely."""
    return dict.fromkeys(values, 1)


def unseen(game: Any, seat: int) -> set[int]:
    """The paladins that a seat has not shown."""
    return {card for card in range(PALADIN_COUNT) if not (game.used[seat] >> card) & 1}


def hidden_places(game: Any, seat: int) -> dict[str, list[int]]:
    """Where a seat has paladins that others cannot see."""
    places = {"chosen": [int(game.chosen[seat])], "top": [int(game.tops[seat])]}
    places["hand"] = [int(card) for card in game.hands[seat * HAND : seat * HAND + HAND]]
    places["bottom"] = [int(card) for card in game.bottoms[seat * PIECES : seat * PIECES + PIECES]]
    return {name: [card for card in cards if card >= 0] for name, cards in places.items()}


def at(question: str, seats: int, number: int, preset: str = "", answered: int = 0) -> Any:
    """A random game at the first moment of a round when this is asked, and so many have answered in secret."""
    game: Any = start("paladins", seats, preset, b"hidden")
    for now, seat in played(game, 5):
        waiting = sum(now.waits(s) for s in range(seats))
        if now.round == number and now.prompt(seat)[0] == f"prompt-{question}" and seats - waiting == answered:
            return game
    raise AssertionError(question)


MOMENTS = [
    ("paladin", 3, 1, "", 0),
    ("paladin", 3, 5, "", 0),
    ("paladin", 4, 7, "", 0),
    ("paladin", 3, 4, "", 2),
    ("tavern", 3, 3, "original", 2),
    ("turn", 2, 6, "", 1),
]


# Paladins of others.


@pytest.mark.parametrize(("question", "seats", "number", "preset", "answered"), MOMENTS)
def test_paladins_of_others_may_be_anything_they_have_not_shown(
    question: str, seats: int, number: int, preset: str, answered: int
) -> None:
    game = at(question, seats, number, preset, answered)
    for viewer in (SPECTATOR, *range(seats)):
        twins = [dealt_anew(game, viewer, deal) for deal in range(DEALS)]
        for other in range(seats):
            if other == viewer:
                continue
            before = hidden_places(game, other)
            found = [hidden_places(twin, other) for twin in twins]
            for name, cards in before.items():
                for place in range(len(cards)):
                    evenly((shown[name][place] for shown in found), alike(unseen(game, other)))
            for twin, shown in zip(twins, found, strict=True):
                assert {name: len(cards) for name, cards in shown.items()} == {n: len(c) for n, c in before.items()}
                held = [card for cards in shown.values() for card in cards]
                bag = {card for card in range(PALADIN_COUNT) if (twin.bags[other] >> card) & 1}
                assert len(set(held)) == len(held)
                assert set(held) | bag == unseen(game, other)
                assert not set(held) & bag


@pytest.mark.parametrize(("question", "seats", "number", "preset", "answered"), MOMENTS)
def test_what_a_seat_knows_itself_stays(question: str, seats: int, number: int, preset: str, answered: int) -> None:
    game = at(question, seats, number, preset, answered)
    for viewer in (SPECTATOR, *range(seats)):
        for deal in range(5):
            twin = dealt_anew(game, viewer, deal)
            assert GAME.view(twin, viewer) == GAME.view(game, viewer)
            if viewer >= 0:
                assert hidden_places(twin, viewer) == hidden_places(game, viewer)
                assert twin.bags[viewer] == game.bags[viewer]
                assert twin.answers[viewer] == game.answers[viewer]
            for field in (
                "used",
                "paladins",
                "piles",
                "townsfolk_row",
                "outsider_row",
                "tavern_row",
                "orders",
                "walls",
            ):
                assert list(getattr(twin, field)) == list(getattr(game, field))


@rule("PA-2.8", "PA-2.9")
def test_secret_answers_of_others_may_be_anything_their_hand_allows() -> None:
    game = at("paladin", 3, 4, answered=2)
    done = [seat for seat in range(3) if not game.waits(seat)]
    assert game.question == ASK_PALADIN
    for viewer in (SPECTATOR, *range(3)):
        twins = [dealt_anew(game, viewer, deal) for deal in range(DEALS)]
        for other in done:
            answers = [int(twin.answers[other]) - PALADIN for twin in twins]
            if other == viewer:
                assert set(answers) == {int(game.answers[other]) - PALADIN}
                continue
            chosen = []
            for twin, answer in zip(twins, answers, strict=True):
                hand = hidden_places(twin, other)["hand"]
                used, top = divmod(answer, PALADIN_COUNT)
                assert used in hand
                assert top in hand
                assert used != top
                chosen.append(hand.index(used) * HAND + hand.index(top))
            evenly(chosen, alike(used * HAND + top for used in range(HAND) for top in range(HAND) if used != top))
            evenly((answer // PALADIN_COUNT for answer in answers), alike(unseen(game, other)))
        for other in range(3):
            if other not in done:
                assert {int(twin.answers[other]) for twin in twins} == {int(game.answers[other])}


# What is still in a deck.


def drawn(game: Any, seat: int, draw: Callable[[Any], int]) -> list[int]:
    """What comes of a draw after dealing anew, many times."""
    return [draw(dealt_anew(game, seat, deal)) for deal in range(DEALS)]


def run(game: Any, step: int, side: int = 0) -> Any:
    game.waiting = 0
    game.then(step + SIDE * side)
    game.run()
    return game


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_the_next_suspicion_comes_from_what_is_left_in_the_deck(seat: int) -> None:
    scene = Scene(2).suspected(1, 0, 0, 2).suspected(0, 1)
    left = [row["count"] - held for row, held in zip(SHEET["suspicion"], (2, 1, 1), strict=True)]
    kinds = drawn(scene.game, seat, lambda game: int(run(game, GAIN_CRIMINAL).piles[0]) & 3)
    evenly(kinds, dict(enumerate(left)))
    scene.game.suspicion_deck[0] = scene.game.suspicion_deck[2] = 0
    assert set(drawn(scene.game, seat, lambda game: int(run(game, GAIN_CRIMINAL).piles[0]) & 3)) == {1}


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_the_next_wall_comes_from_the_walls_that_are_left(seat: int) -> None:
    scene = Scene(2).have(0, "merchant labourer scout", provision=1)
    scene.game.wall_deck[0] = 0
    weights = {kind: int(count) for kind, count in enumerate(scene.game.wall_deck)}
    scene.turn()

    def fortify(game: Any) -> int:
        game.choose(0, game.named(0, "fortify"))
        return int(game.walls[0])

    evenly(drawn(scene.game, seat, fortify), weights)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_rows_and_tavern_are_filled_from_what_is_left_in_their_decks(seat: int) -> None:
    scene = Scene(2).townsfolk(slot5="abbot_1", slot4="abbot_2").hired(1, "squire_1")
    scene.outsiders(slot1="thief_viking", slot2="archer_saracen").attacked(0, "hunter_saracen")
    scene.game.tavern_deck &= ~0b111
    ends = [dealt_anew(scene.game, seat, deal) for deal in range(DEALS)]
    for game in ends:
        game.end_round()
        game.run()
    gone = {index("townsfolk", card) for card in ("abbot_1", "abbot_2", "squire_1")}
    for slot in range(3):
        evenly((int(game.townsfolk_row[slot]) for game in ends), alike(set(range(32)) - gone))
    gone = {index("outsiders", card) for card in ("thief_viking", "archer_saracen", "hunter_saracen")}
    for slot in range(1, 6):
        evenly((int(game.outsider_row[slot]) for game in ends), alike(set(range(36)) - gone))
    for place in range(3):
        evenly((int(game.tavern_row[place]) for game in ends), alike(range(3, 24)))


@pytest.mark.parametrize("seats", [1, 2])
def test_the_kings_cards_are_any_that_nobody_has_seen(seats: int) -> None:
    scene = Scene(seats).order(1, "commission").order(2, "attack").favour(1, "favour_loan")
    seen = {ORDERS.index("commission"), ORDERS.index("attack")}
    for seat in (SPECTATOR, *range(seats)):
        scene.game.round = 2
        scene.game.favours[0] = -1
        thirds = [run(dealt_anew(scene.game, seat, deal), ROUND_BEGINS) for deal in range(DEALS)]
        evenly((int(game.orders[2]) for game in thirds), alike(set(range(6)) - seen))
        evenly((int(game.favours[0]) for game in thirds), alike(range(10)))
        scene.game.round = 3
        scene.favour(1, "favour_loan")
        fourths = [run(dealt_anew(scene.game, seat, deal), ROUND_BEGINS) for deal in range(DEALS)]
        evenly((int(g.favours[1]) for g in fourths), alike(set(range(10)) - {index("kings_favours", "favour_loan")}))


def test_the_own_deck_is_drawn_in_any_order_but_for_what_the_owner_put_there() -> None:
    scene = Scene(2)
    top, below, used = (PALADINS.index(name) for name in ("otton", "roland", "samson"))
    scene.game.tops[0], scene.game.used[0] = top, 1 << used
    scene.game.put_to_bottom(0, below)
    scene.game.bags[0] &= ~(1 << top | 1 << below | 1 << used)
    for seat in (0, 1):
        hands = [run(dealt_anew(scene.game, seat, deal), DRAW_PALADINS).hands for deal in range(DEALS)]
        rest = EVERYBODY - {top, below, used}
        if seat == 0:
            assert {int(hand[0]) for hand in hands} == {top}
            for place in (1, 2):
                evenly((int(hand[place]) for hand in hands), alike(rest))
        else:
            for place in range(3):
                evenly((int(hand[place]) for hand in hands), alike(EVERYBODY - {used}))


@rule("PA-33.4")
def test_the_next_scheme_comes_from_those_left_in_the_pile() -> None:
    scene = Scene(1).next_scheme("attack")
    scene.game.schemes[SCHEMES.index("convert")] = 3
    scene.game.scheme_discard[SCHEMES.index("fortify")] = 5

    def turned(game: Any) -> int:
        game.ai_workers = 1
        game.active = AI
        game.turn_scheme()
        return int(game.scheme)

    for seat in (SPECTATOR, 0):
        evenly(drawn(scene.game, seat, turned), {SCHEMES.index("attack"): 1, SCHEMES.index("convert"): 3})


# Who is asked.


@pytest.mark.parametrize(("seats", "preset"), [(2, "hungarian"), (3, "original"), (4, "hungarian"), (1, "original")])
def test_whether_somebody_is_asked_tells_nothing_hidden(seats: int, preset: str) -> None:
    """The same table with other paladins in hands and decks, and the same luck: the same seats are asked the same."""
    game: Any = start("paladins", seats, preset, b"asked")
    for now, seat in played(game, 3):
        twin = now.copy()
        twin.redraw(SPECTATOR, now.chance.copy())
        assert (twin.waiting, twin.question, twin.asked) == (now.waiting, now.question, now.asked)
        place = len(now.options(seat)) // 2
        assert len(twin.options(seat)) == len(now.options(seat))
        if now.question == ASK_PALADIN:
            if seats > 1 and now.waiting & (now.waiting - 1):
                after = now.copy()
                after.choose(seat, after.options(seat)[place])
                twin.choose(seat, twin.options(seat)[place])
                assert (twin.waiting, twin.question) == (after.waiting, after.question)
            continue
        assert list(twin.options(seat)) == list(now.options(seat))
        after = now.copy()
        after.choose(seat, now.options(seat)[place])
        twin.choose(seat, now.options(seat)[place])
        assert (twin.waiting, twin.question) == (after.waiting, after.question)
        if after.shown == now.shown:  # nobody has turned up or drawn a paladin meanwhile
            assert GAME.public_view(twin) == GAME.public_view(after)
