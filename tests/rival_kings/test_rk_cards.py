"""The living cards of Rival Kings: the numbers on them are those of the table."""

import random

from regalia.games.rival_kings import GAME
from regalia.kernel.card_words import Teller, Told
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts
from rival_kings.rk_scenes import Scene
from support import moments, rule

TELLER = Teller(GAME, GAME.resolve(), Texts("en", [GAME.folder / "texts"], ["Ann", "Ben", "Cid", "Dot"]))


def told(position: Position, seat: int, piece: str) -> Told:
    """The card of a thing, as a seat has it."""
    card = TELLER.told(GAME.view(position, seat), position, seat, piece)
    assert card is not None
    return card


@rule("RK-7.11", "RK-7.15")
def test_coins_that_are_missing_are_told_with_the_numbers() -> None:
    """In a whole game: what the open card of a pile costs, and what the seat has."""
    seen = 0
    for realm, seat in moments(GAME.start(Setup("rival_kings", 3, b"coins")), random.Random(5)):
        view = GAME.view(realm, seat)
        coins = view["players"][seat]["coins"]
        for number, pile in enumerate(view["piles"]):
            price = pile["top"]["value"] if pile["top"] else 0
            word = "coin" if price == 1 else "coins"
            sentence = f"It costs {price} {word}, and you have {coins}."
            card = told(realm, seat, f"pile:{number}")
            blind = bool(card.ways) or pile["top"] is None
            assert (sentence in card.why_not) == (price > coins and not blind), (sentence, card)
            seen += sentence in card.why_not
    assert seen > 10


@rule("RK-5.2")
def test_a_theft_says_which_rank_steals_from_which() -> None:
    """The Duke is of rank B and steals from C alone: not from the Knight, who is of rank D."""
    scene = Scene(3).play("duke", "knight", "trader_1")
    assert scene.asked() == 0
    why = told(scene.table, 0, "action:1:take_money").why_not
    assert why == ("Your rank B steals only from rank C; this is rank D.",)


def test_a_card_says_what_it_is_worth_and_with_whom() -> None:
    scene = Scene(3).top(0, "jailer").coins(0, 9)
    card = told(scene.table, 0, "pile:0")
    assert card.name == "Jailer"
    assert "perfect pair with Prison" in card.says
    assert "conflict markers" in card.does[0]


@rule("RK-7.5")
def test_a_money_pile_says_why_it_is_not_seen_how_much_lies_there() -> None:
    """In the same words however much it is; an empty one has nothing to hide."""
    cards = [told(Scene(3).money(0, ones, twos).table, 0, "money:0").says for ones, twos in ((1, 0), (1, 5), (0, 0))]
    assert cards[0] == cards[1]
    assert "nobody may look through it" in cards[0][-1]
    assert not [line for line in cards[2] if "look through" in line]


@rule("RK-12.3")
def test_the_open_card_of_a_pile_says_where_its_partner_waits() -> None:
    scene = Scene(3).tops("farmer", "sailor", "farm", "inn").row(1, "farmer").row(2, "carpenter")
    waits = "Its partner still lies alone at the court of Ben."
    assert waits in told(scene.table, 0, "pile:2").says
    assert not [line for line in told(scene.table, 0, "pile:3").says if "partner still" in line]


@rule("RK-12.3", "RK-12.7")
def test_the_points_of_every_player_are_told_by_source() -> None:
    table = GAME.start(Setup("rival_kings", 3, b"points"))
    seen = 0
    for realm, seat in moments(table, random.Random(4)):
        for one in range(3):
            total, *parts = told(realm, seat, f"points:{one}").says
            counted = [int(line.rpartition(" ")[2].replace("−", "-")) for line in parts]
            assert sum(counted) == int(total.split()[0].replace("−", "-")) == realm.score(one)
            seen += len(counted) > 2
    assert seen > 20


def test_the_court_of_somebody_else_is_not_told_as_the_own_one() -> None:
    scene = Scene(3)
    own, other = (told(scene.table, 0, f"player:{seat}") for seat in (0, 1))
    assert "In front of you" in own.does[0]
    assert not other.does
    assert other.says
