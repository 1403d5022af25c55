"""What a seat observes of Paladins: every number is what its name says."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from regalia import games
from regalia.games.paladins import observation, observed_places
from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    BOARD_SIZE,
    GOODS,
    HAND,
    PALADINS,
    PIECES,
    SLOTS,
    TOWNSFOLK,
    VERBS,
)
from regalia.games.paladins.encoding import NOBODY, OWNER, WORKSHOP
from regalia.games.paladins.options import ASK_PALADIN
from regalia.games.paladins.rules import Paladins
from regalia.kernel.game import Setup
from regalia.kernel.observation import Observations
from support import moments


def told(game: Paladins, seat: int) -> dict[str, int]:
    """The observation of a seat by name, without zeros."""
    names = games.find("paladins").feature_names(game)
    observation = Observations(1, len(names))
    observation.begin(0)
    game.observe(seat, observation)
    return {name: int(number) for name, number in zip(names, observation.cells, strict=True) if number}


def label(found: dict[str, int], name: str) -> dict[str, int]:
    """The members of a label."""
    return {key[len(name) + 1 :]: number for key, number in found.items() if key.startswith(name + ".")}


def check_side(game: Paladins, side: int, found: dict[str, int], heading: str) -> None:
    goods = {VERBS[good]: int(game.goods[side * GOODS + good]) for good in range(GOODS)}
    assert label(found, f"{heading}.goods") == {name: count for name, count in goods.items() if count}
    done = {action: int(game.done[side * ACTION_COUNT + number]) for number, action in enumerate(ACTIONS)}
    counted = {name: count for name, count in done.items() if count and name not in ("attack", "convert")}
    assert label(found, f"{heading}.done") == counted
    assert sum(label(found, f"{heading}.attacked").values()) == done["attack"]
    assert sum(label(found, f"{heading}.converted").values()) == done["convert"]
    mine = [int(card) // OWNER for card in game.hired if card % OWNER == side]
    kinds = Counter(TOWNSFOLK[game.edition.townsfolk_kind[card]] for card in mine)
    assert label(found, f"{heading}.hired") == kinds
    assert found.get(f"{heading}.debts.unpaid", 0) == game.debts[side * 2]
    assert found.get(f"{heading}.suspicions", 0) == game.suspicions[side]
    lying = [] if game.paladins[side] < 0 else [PALADINS[game.paladins[side]]]
    assert list(label(found, f"{heading}.paladin")) == lying
    states = {"passed": (game.passed >> side) & 1, "active": game.active == side, "starting_player": game.start == side}
    assert set(label(found, f"{heading}.is")) == {state for state, holds in states.items() if holds}


def check_own(game: Paladins, seat: int, found: dict[str, int]) -> None:
    board = game.board[seat * BOARD_SIZE : (seat + 1) * BOARD_SIZE]
    busy, workshops = set(), set()
    for place, stands in enumerate(board):
        if stands == WORKSHOP:
            workshops.add(f"{ACTIONS[place // SLOTS]}_{place % SLOTS + 1}")
        elif stands >= 0:
            busy.add(ACTIONS[place // SLOTS])
    assert (set(label(found, "own.worker_on")), set(label(found, "own.workshop_on"))) == (busy, workshops)
    jars = {str(space + 1) for space in range(PIECES) if (game.jars[seat] >> space) & 1}
    assert set(label(found, "own.jar")) == jars
    hand = {PALADINS[card] for card in game.hands[seat * HAND : (seat + 1) * HAND] if card >= 0}
    assert set(label(found, "secret.hand")) == hand
    below = [PALADINS[card] for card in game.bottoms[seat * PIECES : (seat + 1) * PIECES] if card >= 0]
    assert label(found, "secret.bottom_of_deck") == {paladin: place for place, paladin in enumerate(below, 1)}


@pytest.mark.parametrize("seats", [1, 4])
def test_every_number_is_what_its_name_says(seats: int) -> None:
    game = cast(Paladins, games.find("paladins").start(Setup("paladins", seats, b"features")))
    luck = random.Random(seats)
    while game.waiting:
        seat = int(game.turn())
        found = told(game, seat)
        for ahead in range(int(game.sides)):
            check_side(game, (seat + ahead) % int(game.sides), found, f"next_{ahead}" if ahead else "own")
        check_own(game, seat, found)
        taken = {str(square + 1) for square, piece in enumerate(game.squares) if piece != NOBODY}
        assert set(label(found, "table.taken_square")) == taken
        left = zip(game.tavern_row, game.tavern_takers, strict=True)
        assert set(label(found, "table.tavern")) == {str(card + 1) for card, taker in left if taker == NOBODY}
        used = {str(place + 1) for place, user in enumerate(game.favour_users) if user != NOBODY}
        assert set(label(found, "table.favour_used")) == used
        row = [int(card) for card in game.townsfolk_row]
        shown = {
            f"{slot}_{TOWNSFOLK[game.edition.townsfolk_kind[card]]}" for slot, card in enumerate(row, 1) if card >= 0
        }
        assert set(label(found, "table.townsfolk")) == shown
        assert sum(label(found, "history.townsfolk_discarded").values()) == int(game.townsfolk_discard).bit_count()
        game.choose(seat, luck.choice(list(game.options(seat))))


# Whatever the view tells apart, the observation tells apart.


def seen(game: Paladins, seat: int, observation: Observations) -> list[int]:
    """The observation of a seat."""
    observation.clear()
    observation.begin(0)
    game.observe(seat, observation)
    return [int(number) for number in observation.cells]


# Places that can be exchanged with one another without anything else changing: within a vector of the position.
EXCHANGED = (
    "goods", "marks", "debts", "walls", "squares", "hired", "attacked", "converted", "townsfolk_row", "outsider_row",
    "tavern_row", "tavern_takers", "orders", "favours", "favour_users", "paladins", "hands", "tops", "chosen", "used",
    "jars", "suspicion_discard", "schemes", "scheme_discard", "stack", "board", "bottoms", "piles", "suspicions",
)  # fmt: skip
FILLED = ("squares", "bottoms", "walls")  # here only what lies there changes places
CHANGED = {"round": 7, "start": 0, "active": 0, "passed": 3, "tax": 8, "marker": 4, "ai_workers": 9, "ai_row": 31}
CARDS = ("townsfolk", "outsider", "tavern")


def changes(game: Paladins, luck: random.Random) -> Iterator[tuple[str, Paladins]]:
    """The table with one thing otherwise, many times: two things exchanged, or a number that is one more."""
    for field in EXCHANGED:
        values = getattr(game, field)
        places = [place for place in range(len(values)) if field not in FILLED or values[place] >= 0]
        for _ in range(3 if len(places) > 1 else 0):
            one, other = luck.sample(places, 2)
            if values[one] != values[other] and (field != "bottoms" or one // PIECES == other // PIECES):
                twin = game.copy()
                changed = getattr(twin, field)
                changed[one], changed[other] = values[other], values[one]
                yield f"{field} {one} {other}", twin
    for field, most in CHANGED.items():
        twin = game.copy()
        setattr(twin, field, luck.randint(0, most or int(game.seats) - 1))
        yield field, twin
    for kind in CARDS:
        yield from exchanged_cards(game, kind, luck)
    for side in range(int(game.sides)):
        if game.suspicions[side]:
            twin, card = game.copy(), 2 * luck.randrange(int(game.suspicions[side]))
            twin.piles[side] = (int(game.piles[side]) & ~(3 << card)) | luck.randrange(3) << card
            yield f"pile {side}", twin


def exchanged_cards(game: Paladins, kind: str, luck: random.Random) -> Iterator[tuple[str, Paladins]]:
    """A card of the deck on the discard pile, and another one in the row."""
    deck = [card for card in range(36) if (getattr(game, f"{kind}_deck") >> card) & 1]
    if not deck:
        return
    card, twin = luck.choice(deck), game.copy()
    setattr(twin, f"{kind}_deck", getattr(game, f"{kind}_deck") & ~(1 << card))
    setattr(twin, f"{kind}_discard", getattr(game, f"{kind}_discard") | 1 << card)
    yield f"{kind} discarded", twin
    row = getattr(game, f"{kind}_row")
    if len(row):
        twin = game.copy()
        getattr(twin, f"{kind}_row")[luck.randrange(len(row))] = card
        yield f"{kind} row", twin


@pytest.mark.parametrize(("seats", "preset"), [(1, "hungarian"), (2, "original"), (3, "hungarian"), (4, "original")])
@pytest.mark.long
def test_what_the_view_tells_apart_the_observation_tells_apart(seats: int, preset: str) -> None:
    game = cast(Paladins, games.find("paladins").start(Setup("paladins", seats, b"apart", preset)))
    rules, luck, told_apart = games.find("paladins"), random.Random(f"{seats} {preset}"), Counter[str]()
    observation = Observations(1, len(rules.feature_names(game)))
    for step, (now, _) in enumerate(moments(game, random.Random(seats))):
        if step % 41 and not (now.question == ASK_PALADIN and cast(Paladins, now).round == 4):
            continue
        for seat in range(seats):
            view, known = shown(now, seat), seen(cast(Paladins, now), seat, observation)
            for name, twin in changes(cast(Paladins, now), luck):
                if shown(twin, seat) != view:
                    assert seen(twin, seat, observation) != known, f"{name} is not observed by seat {seat}"
                    told_apart[name.split()[0]] += 1
    wanted = {"goods", "walls", "squares", "hired", "townsfolk_row", "orders", "hands", "pile", "tavern"}
    assert wanted | ({"stack"} if seats == 1 else {"used", "board"}) <= set(told_apart)


def shown(game: object, seat: int) -> dict[str, object]:
    """The view without what follows from the rest of it."""
    view = games.find("paladins").view(cast(Paladins, game), seat)
    return {key: value for key, value in view.items() if key not in ("bank", "printed", "switches")}


@pytest.mark.parametrize(
    ("block", "name", "place"),
    [
        (observation.ROUND_BLOCK, "taken_square.1", observation.TAKEN_SQUARES),
        (observation.ROUND_BLOCK, "tavern.1", observation.TAVERN),
        (observation.ROWS_BLOCK, "outsider.1_adventurer", observation.OUTSIDERS_SHOWN),
        (observation.ROWS_BLOCK, "outsider_people.1_saracen", observation.PEOPLES_SHOWN),
        (observation.KING_BLOCK, "favour.1_1", observation.FAVOURS),
        (observation.KING_BLOCK, "favour_used.1", observation.FAVOURS_USED),
        (observation.SIDE_BLOCK, "goods.labourer", observation.SIDE_GOODS),
        (observation.SIDE_BLOCK, "mark.strength", observation.SIDE_MARKS),
        (observation.SIDE_BLOCK, "done.develop", observation.SIDE_DONE),
        (observation.SIDE_BLOCK, "debts.unpaid", observation.SIDE_DEBTS),
        (observation.SIDE_BLOCK, "paladin.anseis", observation.SIDE_PALADIN),
        (observation.SIDE_BLOCK, "hired.abbot", observation.SIDE_HIRED),
        (observation.SIDE_BLOCK, "attacked.saracen", observation.SIDE_ATTACKED),
        (observation.SIDE_BLOCK, "converted.adventurer", observation.SIDE_CONVERTED),
        (observation.BOARD_BLOCK, "workshop_on.commission_1", observation.WORKSHOPS_ON),
        (observation.BOARD_BLOCK, "jar.1", observation.JARS),
        (observation.SECRET_BLOCK, "chosen.anseis", observation.CHOSEN),
        (observation.SECRET_BLOCK, "top_of_deck.anseis", observation.TOP_OF_DECK),
        (observation.SECRET_BLOCK, "bottom_of_deck.anseis", observation.BOTTOM_OF_DECK),
        (observation.SECRET_BLOCK, "doing.develop", observation.DOING),
        (observed_places.PLACES_BLOCK, "outsider_at.1", observed_places.OUTSIDER_AT),
        (observed_places.PLACES_BLOCK, "tavern_at.1", observed_places.TAVERN_AT),
        (observed_places.PLACES_BLOCK, "order_at.commission", observed_places.ORDER_AT),
        (observed_places.PLACES_BLOCK, "favour_user.1", observed_places.FAVOUR_USER),
        (observed_places.PLACES_BLOCK, "piece_on.1", observed_places.PIECE_ON),
        (observed_places.PLACES_BLOCK, "suspicions_discarded.1", observed_places.SUSPICIONS_GONE),
        (observed_places.SIDE_MORE_BLOCK, "wall.1", observed_places.WALLS_OF),
        (observed_places.SIDE_MORE_BLOCK, "pile.1", observed_places.PILE_OF),
        (observed_places.SIDE_MORE_BLOCK, "jars", observed_places.JARS_OF),
    ],
)
def test_every_part_of_a_block_begins_where_its_name_stands(block: list[str], name: str, place: int) -> None:
    assert block.index(name) == place


def test_the_block_of_a_side_is_as_long_as_its_names() -> None:
    assert len(observation.SIDE_BLOCK) == observation.SIDE_SIZE
