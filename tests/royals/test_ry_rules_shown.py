"""The rule that is shown with a question, an option or a refusal speaks of it: in whole games, by every switch."""

import random
import re
from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from regalia.games.royals import options as opt
from regalia.games.royals.components import KING, POSITIONS
from regalia.games.royals.rules import Royals
from regalia.kernel import catalogue
from regalia.kernel.game import Setup
from regalia.kernel.position import IllegalChoice
from royals.ry_scenes import deal, lay, occupied, play, refused, royals, says, table, turn
from support import rule

When = Callable[[Royals, int, str], bool]
Row = tuple[int, str, When, str]  # a question, how a name begins, when it is like that, and the words of the rule


def always(game: Royals, seat: int, name: str) -> bool:
    return True


def two_players(game: Royals, seat: int, name: str) -> bool:
    return game.seats == 2


def first_turn(game: Royals, seat: int, name: str) -> bool:
    return game.turns < game.seats


def intrigue_to_draw(game: Royals, seat: int, name: str) -> bool:
    return game.intrigue_draws > 0


def empty_pile(game: Royals, seat: int, name: str) -> bool:
    return sum(game.pile) == 0


def empty_intrigue_pile(game: Royals, seat: int, name: str) -> bool:
    return sum(game.intrigue_pile) == 0


def full_display(game: Royals, seat: int, name: str) -> bool:
    return sum(game.display) == 3


def king(game: Royals, seat: int, name: str) -> bool:
    """The position that is named, or paid for, is a King."""
    return name.endswith("_king") or (game.target >= 0 and game.edition.position_title[game.target] == KING)


def take_over(game: Royals, seat: int, name: str) -> bool:
    return game.holder[game.target] >= 0


def own(game: Royals, seat: int, name: str) -> bool:
    """The position that is named is the seat's own."""
    return game.holder[place_of(name)] == seat


def intrigue_missing(game: Royals, seat: int, name: str) -> bool:
    """Of fitting cards, and of any two for one, there are too few."""
    country = game.edition.position_country[place_of(name)]
    fitting = sum(count for pair, count in held_intrigue(game, seat).items() if fits(pair, int(country)))
    others = sum(held_intrigue(game, seat).values()) - fitting
    return fitting + others // 2 < (2 if name.endswith("_king") else 1)


def place_of(name: str) -> int:
    """The position that a name ends with."""
    return POSITIONS.index(name.split()[-1])


def held_intrigue(game: Royals, seat: int) -> dict[int, int]:
    """The intrigue cards of a seat, by pair."""
    return {pair: int(game.intrigue_hands[seat * 6 + pair]) for pair in range(6)}


def fits(pair: int, country: int) -> bool:
    """Whether a country is on an intrigue card."""
    return country in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))[pair]


def cards_in(name: str) -> Counter[str]:
    """The cards that a name tells: 1 france, 2 spain."""
    found = Counter[str]()
    for count, kind in re.findall(r"(\d+) ([a-z_]+)(?=,| and| as|$)", name):
        found[kind] += 0 if kind == "jokers" else int(count)
    return found


def too_many_jokers(game: Royals, seat: int, name: str) -> bool:
    """Country cards: more of them than fitting cards are lacking."""
    country, cost = game.edition.position_country[game.target], int(game.edition.position_cost[game.target])
    jokers = (sum(cards_in(name).values()) - cost) // 2
    return jokers > max(0, cost - int(game.hands[seat * 4 + country]))


def too_many_pairs(game: Royals, seat: int, name: str) -> bool:
    """Intrigue cards: more jokers than fitting cards are lacking."""
    need = 2 if king(game, seat, name) else 1
    country = int(game.edition.position_country[game.target])
    fitting = sum(count for pair, count in held_intrigue(game, seat).items() if fits(pair, country))
    return sum(cards_in(name).values()) - need > max(0, need - fitting)


def not_in_hand(game: Royals, seat: int, name: str) -> bool:
    """Cards are named that the seat does not hold."""
    view = royals().view(game, seat)["players"][seat]
    held = view["hand"] | view["intrigue"]
    return any(count > held[kind] for kind, count in cards_in(name).items())


def pairs_only(game: Royals, seat: int, name: str) -> bool:
    """More intrigue cards are named than two for each one that is needed."""
    return sum(cards_in(name).values()) > 2 * (2 if king(game, seat, name) else 1)


def too_few_intrigue(game: Royals, seat: int, name: str) -> bool:
    return sum(cards_in(name).values()) < (2 if king(game, seat, name) else 1)


def no_triple(game: Royals, seat: int, name: str) -> bool:
    """More is named than fitting cards, and no joker."""
    return " and " in name and "joker" not in name


def more_jokers_than_cards(game: Royals, seat: int, name: str) -> bool:
    """More jokers are named than cards are needed."""
    found = re.search(r"as (\d+) jokers", name)
    return int(found[1] if found else 1) > game.edition.position_cost[game.target]


def both(first: When, second: When) -> When:
    """Two things at once."""
    return lambda game, seat, name: first(game, seat, name) and second(game, seat, name)


ANY = 0
COLOUR, KIND, DRAW, PLAY = opt.ASK_COLOUR, opt.ASK_KIND, opt.ASK_DRAW, opt.ASK_PLAY
INTRIGUE, PAYMENT, COUNTRY_LIMIT, INTRIGUE_LIMIT = (
    opt.ASK_INTRIGUE, opt.ASK_PAYMENT, opt.ASK_COUNTRY_LIMIT, opt.ASK_INTRIGUE_LIMIT,
)  # fmt: skip

# The first row that fits counts.
PROMPTS: list[Row] = [
    (COLOUR, "", always, "picks one colour"),
    (KIND, "", always, "must choose exactly one of two options"),
    (DRAW, "", intrigue_to_draw, "1 country card .* 1 intrigue card"),
    (DRAW, "", always, "pile or from the display"),
    (PLAY, "", always, "occupy a free position .* take over an occupied position"),
    (INTRIGUE, "", king, "King position needs 2 intrigue cards"),
    (INTRIGUE, "", always, "1 intrigue card of the country"),
    (PAYMENT, "", take_over, "Cost part 2: the country cards"),
    (PAYMENT, "", always, "pays exactly the needed number of cards"),
    (COUNTRY_LIMIT, "", always, "Excess cards are discarded"),
    (INTRIGUE_LIMIT, "", always, "Excess cards are discarded"),
]

OPTIONS: list[Row] = [
    (COLOUR, "pick", two_players, "black and white"),
    (COLOUR, "pick", always, "any of the five colours"),
    (KIND, "draw country cards", always, r"Option \(a\)"),
    (KIND, "draw country and intrigue", always, r"Option \(b\)"),
    (DRAW, "draw from the pile", always, "top of the face-down pile"),
    (DRAW, "draw intrigue", empty_intrigue_pile, "run out"),
    (DRAW, "draw intrigue", always, "drawn blind"),
    (DRAW, "take", empty_pile, "pile is empty"),
    (DRAW, "take", always, "display card that is taken"),
    (PLAY, "stop", always, "when the player stops"),
    (PLAY, "occupy", always, "no cube on it is free"),
    (PLAY, "take over", king, "King position needs 2 intrigue cards"),
    (PLAY, "take over", always, "1 intrigue card of the country"),
    (INTRIGUE, "play", too_many_pairs, "although the player has enough fitting cards"),
    (INTRIGUE, "play", both(king, lambda game, seat, name: sum(cards_in(name).values()) > 2), "For a King"),
    (INTRIGUE, "play", king, "King position needs 2"),
    (INTRIGUE, "play", lambda game, seat, name: sum(cards_in(name).values()) > 1, "Any 2 intrigue cards"),
    (INTRIGUE, "play", always, "fits a country"),
    (PAYMENT, "pay", both(too_many_jokers, lambda game, seat, name: "joker" in name), "although the player has enough"),
    (PAYMENT, "pay", lambda game, seat, name: name.endswith(" jokers"), "more than one missing card"),
    (PAYMENT, "pay", lambda game, seat, name: name.endswith(" joker"), "Any 3 country cards"),
    (PAYMENT, "pay", take_over, "Cost part 2: the country cards"),
    (PAYMENT, "pay", always, "pays exactly the needed number of cards"),
    (COUNTRY_LIMIT, "discard", always, "Excess cards are discarded"),
    (INTRIGUE_LIMIT, "discard", always, "Excess cards are discarded"),
]

REFUSALS: list[Row] = [
    (ANY, "pick", two_players, "black and white|no colour twice"),
    (ANY, "pick", always, "no colour twice"),
    (COLOUR, "", always, "picks one colour"),
    (KIND, "stop", always, "mandatory"),
    (KIND, "draw from the pile", always, "exactly one of two options"),
    (KIND, "draw intrigue", always, "exactly one of two options"),
    (KIND, "take", lambda game, seat, name: not name.startswith("take over"), "exactly one of two options"),
    (KIND, "discard", always, "only surplus cards, only at end of turn"),
    (KIND, "", always, "draw cards, then action 2 play cards"),
    (DRAW, "stop", always, "mandatory"),
    (DRAW, "draw country and intrigue", first_turn, "first turn"),
    (DRAW, "draw country cards", first_turn, "first turn the draw is a fixed number"),
    (DRAW, "draw intrigue", first_turn, "first turn .* intrigue card cannot be drawn"),
    (DRAW, "draw from the pile", always, "pile is empty"),
    (DRAW, "draw", always, "exactly one of two options"),
    (DRAW, "take over", always, "draw cards, then action 2 play cards"),
    (DRAW, "take", full_display, "from the display"),
    (DRAW, "take", always, "display card that is taken is not replaced"),
    (DRAW, "discard", always, "only surplus cards, only at end of turn"),
    (DRAW, "", always, "draw cards, then action 2 play cards"),
    (ANY, "draw", always, "never drawn after the play action"),
    (ANY, "take", lambda game, seat, name: not name.startswith("take over"), "never drawn after the play action"),
    (PLAY, "discard", always, "only surplus cards, only at end of turn"),
    (PLAY, "play", always, "choose the target, play the intrigue"),
    (PLAY, "take over", own, "own colour"),
    (PLAY, "take over", both(intrigue_missing, king), "King position needs 2 intrigue cards"),
    (PLAY, "take over", intrigue_missing, "1 intrigue card of the country"),
    (PLAY, "take over", always, "both cost parts"),
    (PLAY, "occupy", always, "pays exactly the needed number of cards"),
    (INTRIGUE, "discard", always, "Country cards can never stand in for intrigue cards"),
    (INTRIGUE, "play", pairs_only, "Overpaying"),
    (INTRIGUE, "play", both(too_few_intrigue, king), "King position needs 2"),
    (INTRIGUE, "play", both(not_in_hand, king), "King position needs 2"),
    (INTRIGUE, "play", not_in_hand, "1 intrigue card of the country"),
    (INTRIGUE, "play", always, "fits a country|although the player has enough fitting cards"),
    (INTRIGUE, "", always, "paying intrigue cards; .*must"),
    (PAYMENT, "play", always, "Intrigue cards can never stand in for country cards"),
    (PAYMENT, "pay", no_triple, "Any 3 country cards"),
    (PAYMENT, "pay", more_jokers_than_cards, "Overpaying"),
    (PAYMENT, "pay", both(not_in_hand, take_over), "Cost part 2: the country cards"),
    (PAYMENT, "pay", not_in_hand, "pays exactly the needed number of cards"),
    (PAYMENT, "pay", always, "lacking the needed number"),
    (PAYMENT, "", always, "paying country cards; .*must"),
    (COUNTRY_LIMIT, "occupy", always, "turn ends"),
    (COUNTRY_LIMIT, "take over", always, "turn ends"),
    (INTRIGUE_LIMIT, "occupy", always, "turn ends"),
    (INTRIGUE_LIMIT, "take over", always, "turn ends"),
    (COUNTRY_LIMIT, "", always, "Excess cards are discarded"),
    (INTRIGUE_LIMIT, "", always, "Excess cards are discarded"),
]


def words_for(rows: list[Row], game: Royals, seat: int, name: str) -> tuple[int, str]:
    """The row of a table that is about this, and what the rule must say."""
    for number, (question, beginning, when, words) in enumerate(rows):
        if question in (ANY, game.question) and name.startswith(beginning) and when(game, seat, name):
            return number, words
    raise AssertionError(f"nothing is said about {name} in question {game.question}")


def check(rows: list[Row], game: Royals, seat: int, name: str, shown: str) -> int:
    """The rule that is shown speaks of what the table says; the row of the table."""
    number, words = words_for(rows, game, seat, name)
    assert re.search(words, catalogue.text(shown), re.DOTALL), (name, shown, catalogue.text(shown), words)
    return number


def refusals(game: Royals, seat: int, luck: random.Random) -> list[int]:
    """Some options of every sort that are not offered, those of the hand among them."""
    offer, count = set(game.options(seat)), int(game.option_count())
    sorts = [range(opt.TARGET), range(opt.TARGET, opt.INTRIGUE_SET), range(opt.INTRIGUE_SET, opt.CARD_SET)]
    sorts.append(range(opt.CARD_SET, count))
    others = [[option for option in sort if option not in offer] for sort in sorts]
    return [option for sort in others for option in luck.sample(sort, min(4, len(sort)))]


def thrifty(game: Royals, seat: int, luck: random.Random) -> int:
    """Any option; but who plays saves up for Kings."""
    offer = list(game.options(seat))
    if game.question != opt.ASK_PLAY:
        return luck.choice(offer)
    kings = [option for option in offer[1:] if game.name(seat, option).endswith("_king")]
    return luck.choice(kings or offer[:1] * 9 + offer[-1:])


def walk(game: Royals, luck: random.Random, used: list[Counter[int]]) -> None:
    """A whole game: every question, every option, and some refusals at every moment."""
    while game.waiting:
        seat = int(game.turn())
        used[0][check(PROMPTS, game, seat, "", game.prompt_rule(seat))] += 1
        for option in game.options(seat):
            name = game.name(seat, option)
            used[1][check(OPTIONS, game, seat, name, game.option_rule(seat, option))] += 1
        for option in refusals(game, seat, luck):
            with pytest.raises(IllegalChoice) as error:
                game.choose(seat, option)
            used[2][check(REFUSALS, game, seat, game.name(seat, option), error.value.rule)] += 1
        game.choose(seat, thrifty(game, seat, luck) if seat else luck.choice(list(game.options(seat))))


@rule("RY-D1", "RY-D3", "RY-D4", "RY-D6", "RY-D7", "RY-D8", "RY-D9", "RY-D10", "RY-D11", "RY-D12")
@pytest.mark.long
def test_every_rule_shown_in_whole_games_speaks_of_what_is_asked() -> None:
    used = [Counter[int](), Counter[int](), Counter[int]()]
    for seats, jokers in product((2, 3, 5), ("free", "shortfall")):
        switches = {"jokers": jokers, "supplies": "printed" if seats == 3 else "equal"}
        game = royals().start(Setup("royals", seats, f"{seats} {switches}".encode(), switches=switches))
        assert isinstance(game, Royals)
        walk(game, random.Random(f"{seats} {switches}"), used)
    for rows, found in zip((PROMPTS, OPTIONS, REFUSALS), used, strict=True):
        assert not [rows[number] for number in range(len(rows)) if not found[number]], "nothing of this sort was seen"


@rule("RY-R34", "RY-7.4", "RY-R6", "RY-6.6", "RY-5.6")
def test_refusals_of_payments_name_what_is_wrong_with_them() -> None:
    game = table(3, jokers="shortfall")
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G4 S6", "FG BS BS")
    play(game, 0)
    says(game, "take over cologne_baron")
    assert refused(game, "play 1 britain_spain") == "RY-7.4"
    assert refused(game, "play 1 german_states_spain") == "RY-7.3"
    assert refused(game, "play 2 britain_spain") == "RY-R6"
    assert refused(game, "play 1 france_german_states, 2 britain_spain") == "RY-R34"
    assert refused(game, "stop") == "RY-D10"
    says(game, "play 1 france_german_states")
    assert refused(game, "pay 1 german_states and 3 spain as joker") == "RY-6.6"
    assert refused(game, "pay 1 german_states and 3 france as joker") == "RY-7.6"
    assert refused(game, "pay 2 german_states and 1 spain") == "RY-6.1"
    assert refused(game, "stop") == "RY-D9"


@rule("RY-3.4", "RY-3.5", "RY-3.11", "RY-3.2", "RY-3.3")
def test_refusals_of_draws_name_what_is_wrong_with_them() -> None:
    game = table(3)
    lay(game, "F1 G2")
    turn(game, 2, rounds=0)
    assert refused(game, "take spain") == "RY-3.4"
    assert refused(game, "draw country cards") == "RY-3.2"
    assert refused(game, "draw intrigue") == "RY-3.3"
    says(game, "take france")
    assert refused(game, "take france") == "RY-3.5"
