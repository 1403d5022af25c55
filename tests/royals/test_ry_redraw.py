"""Dealing anew reaches all that can be, about as often as the cards are many, and nothing that cannot be."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from math import comb

import pytest

from regalia.games.royals import options as opt
from regalia.games.royals.components import COUNTRIES, INTRIGUE
from regalia.games.royals.rules import Royals
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR
from royals.ry_scenes import (
    PAIRS,
    cards,
    deal,
    discard_pile,
    end,
    hand,
    intrigue_hand,
    lay,
    occupied,
    offered,
    play,
    says,
    table,
)
from support import moments, names, rule, start

TRIES = 1500
NEAR = 0.05  # how far a share may be from what the counts say: four times its spread, or more

Bag = tuple[int, ...]


def imagined(game: Royals, viewer: int, label: str) -> Royals:
    """What a seat may imagine."""
    twin = game.copy()
    twin.redraw(viewer, Chance(label.encode(), game.chance.streams))
    return twin


def shares(game: Royals, viewer: int, look: Callable[[Royals], str]) -> dict[str, float]:
    """How often a viewer imagines what, over many redraws."""
    seen = Counter(look(imagined(game, viewer, f"{number}")) for number in range(TRIES))
    return {what: count / TRIES for what, count in seen.items()}


def drawn_from(pool: Bag, count: int) -> dict[Bag, float]:
    """Every way to draw so many cards from a pool, with its chance."""
    found = {}
    for picked in product(*(range(min(count, many) + 1) for many in pool)):
        if sum(picked) == count:
            ways = 1
            for many, few in zip(pool, picked, strict=True):
                ways *= comb(many, few)
            found[picked] = ways / comb(sum(pool), count)
    return found


def words(bag: Bag, more: Bag = (0, 0, 0, 0)) -> str:
    """Country cards as F5 G1, or intrigue cards as FG FS."""
    if len(bag) == len(INTRIGUE):
        return " ".join(name for name, count in zip(PAIRS, bag, strict=True) for _ in range(count))
    counts = [(letter, one + other) for letter, one, other in zip("FGBS", bag, more, strict=True)]
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


def assert_alike(found: dict[str, float], expected: dict[str, float]) -> None:
    """Nothing is imagined that cannot be, everything that is not very rare is, and all about as often as it should."""
    assert set(found) <= set(expected), "this cannot be"
    for what, share in expected.items():
        assert abs(found.get(what, 0.0) - share) < NEAR, (what, found.get(what), share)
        assert what in found or share < 5 / TRIES


def bag(letters: str) -> Bag:
    """F5 G1 as numbers."""
    return tuple(cards(letters).get(name, 0) for name in COUNTRIES)


def shuffled(game: Royals, seat: int = 0) -> Royals:
    """A period ends with the turn of a seat: all cards that nobody holds are in the new pile or on the display."""
    lay(game, "")
    discard_pile(game, 0)
    end(game, seat)
    return game


# Country cards.


@rule("RY-I22")
@pytest.mark.parametrize(("viewer", "own"), [(SPECTATOR, ""), (1, "F2"), (2, "S3 B1")])
def test_cards_drawn_blind_are_any_cards_that_the_viewer_has_not_seen(viewer: int, own: str) -> None:
    game = table(3)
    lay(game, "F1 G1 S1")
    deal(game, 0, "G2")
    deal(game, 1, "F2")
    deal(game, 2, "S3 B1")
    pool = tuple(a - b - c for a, b, c in zip((22, 18, 15, 14), bag("F1 G1 S1"), bag(own), strict=True))
    expected = {words(drawn): share for drawn, share in drawn_from(pool, 2).items()}
    assert_alike(shares(game, viewer, lambda twin: hand(twin, 0)), expected)


@rule("RY-I22")
def test_the_own_hand_and_what_was_taken_from_the_display_stay() -> None:
    game = table(3)
    lay(game, "B2 S1")
    deal(game, 0, "G1")
    game.country_draws = 2
    game.take_from_display(0, 2)
    game.take_from_display(0, 3)
    pool = tuple(a - b for a, b in zip((22, 18, 15, 14), bag("B2 S1"), strict=True))
    expected = {words(drawn, bag("B1 S1")): share for drawn, share in drawn_from(pool, 1).items()}
    assert_alike(shares(game, 1, lambda twin: hand(twin, 0)), expected)
    assert shares(game, 0, lambda twin: hand(twin, 0)) == {"G1 B1 S1": 1.0}


@rule("RY-I22")
def test_the_pile_is_what_is_left() -> None:
    game = table(2)
    discard_pile(game, 4)
    left = tuple(map(int, game.pile))
    deal(game, 1, "S1" if left[3] else "B1")
    expected = {words(rest): share for rest, share in drawn_from(left, 3).items()}
    assert_alike(shares(game, 0, lambda twin: words(tuple(map(int, twin.pile)))), expected)


@rule("RY-I22", "RY-R26")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_after_a_shuffle_only_the_new_pile_can_have_been_drawn_from(viewer: int) -> None:
    """The opponent held four German cards: nine tenths of the new pile are not German, and so is what it drew."""
    game = table(2)
    deal(game, 0, "F12")
    deal(game, 1, "G7 B4")
    shuffled(game)
    pile = tuple(map(int, game.pile))
    deal(game, 1, "S1")
    if viewer == 0:
        expected = {words(drawn, bag("G7 B4")): share for drawn, share in drawn_from(pile, 1).items()}
        assert_alike(shares(game, 0, lambda twin: hand(twin, 1)), expected)
    else:
        together = {words(drawn, bag("F12 G7 B4")): share for drawn, share in drawn_from(pile, 1).items()}
        assert_alike(shares(game, SPECTATOR, in_all_hands), together)


def in_all_hands(game: Royals) -> str:
    """The country cards of all seats together."""
    return words(tuple(sum(int(game.hands[seat * 4 + kind]) for seat in range(game.seats)) for kind in range(4)))


@rule("RY-I22", "RY-R26")
def test_at_a_shuffle_it_is_known_what_the_others_hold_together_but_not_who_holds_it() -> None:
    game = table(3)
    deal(game, 1, "G2 B1")
    deal(game, 2, "S2")
    shuffled(game)
    expected = {words(held): share for held, share in drawn_from(bag("G2 B1 S2"), 3).items()}
    assert_alike(shares(game, 0, lambda twin: hand(twin, 1)), expected)
    for number in range(100):
        twin = imagined(game, 0, f"{number}")
        assert words(tuple(int(twin.hands[4 + kind] + twin.hands[8 + kind]) for kind in range(4))) == "G2 B1 S2"
        assert list(twin.pile) == list(game.pile)


@rule("RY-I22", "RY-R26")
def test_who_has_drawn_nothing_since_a_shuffle_holds_nothing_of_the_new_pile() -> None:
    game = table(3)
    deal(game, 1, "G2")
    deal(game, 2, "G1 B1")
    shuffled(game)
    pile = tuple(map(int, game.pile))
    deal(game, 2, "S1")
    old = {words(held): share for held, share in drawn_from(bag("G3 B1"), 2).items()}
    assert_alike(shares(game, 0, lambda twin: hand(twin, 1)), old)
    both = {}
    for first, share in drawn_from(bag("G3 B1"), 2).items():
        for drawn, chance in drawn_from(pile, 1).items():
            rest = tuple(all_of - one for all_of, one in zip(bag("G3 B1"), first, strict=True))
            both[f"{words(first)}, {words(rest, drawn)}"] = share * chance
    assert_alike(shares(game, 0, lambda twin: f"{hand(twin, 1)}, {hand(twin, 2)}"), both)


@rule("RY-I22", "RY-R26")
def test_a_card_that_only_the_new_pile_had_was_drawn_from_it() -> None:
    """The opponent held two German cards and drew one blind; then it shows a Spanish one: the German ones are left."""
    game = table(2)
    deal(game, 1, "G2")
    shuffled(game)
    deal(game, 1, "S1")
    game.discard_country(1, 3, 1)
    assert shares(game, 0, lambda twin: hand(twin, 1)) == {"G2": 1.0}
    assert {tuple(imagined(game, 0, f"{number}").pile) for number in range(50)} == {tuple(game.pile)}


@rule("RY-I22", "RY-R26")
def test_a_card_that_both_sources_had_may_have_come_from_either() -> None:
    """It held G2 and drew one; it shows a German card. Was that the card drawn? Then G2 is left; else G1 and any."""
    game = table(2)
    deal(game, 1, "G2")
    shuffled(game)
    pile = tuple(map(int, game.pile))
    deal(game, 1, "S1")
    game.discard_country(1, 1, 1)
    found = shares(game, 0, lambda twin: hand(twin, 1))
    assert set(found) == {words(drawn, bag("G1")) for drawn in drawn_from(pile, 1)}
    german = pile[1] / sum(pile)
    assert german - NEAR < found["G2"] < 3 * german


@rule("RY-I22")
def test_own_cards_of_the_new_pile_are_nobody_elses() -> None:
    game = table(3)
    deal(game, 1, "G1")
    shuffled(game)
    spanish = int(game.pile[3])
    deal(game, 0, f"S{min(12, spanish)}")
    pile = tuple(map(int, game.pile))
    deal(game, 2, "F1")
    expected = {words(drawn): share for drawn, share in drawn_from(pile, 1).items()}
    split: dict[str, float] = {}
    for drawn, share in expected.items():  # the old German card is with seat 1 surely: seat 2 held nothing then
        split[f"G1, {drawn}"] = share
    assert_alike(shares(game, 0, lambda twin: f"{hand(twin, 1)}, {hand(twin, 2)}"), split)


# Intrigue cards.


@rule("RY-I22")
@pytest.mark.parametrize(("viewer", "own"), [(SPECTATOR, ""), (1, "GB GS"), (2, "")])
def test_intrigue_cards_are_any_that_the_viewer_has_not_seen(viewer: int, own: str) -> None:
    game = table(3)
    deal(game, 0, "", "FG BS")
    deal(game, 1, "", "GB GS")
    pool = tuple(4 - own.split().count(pair) for pair in PAIRS)
    expected = {words(drawn): share for drawn, share in drawn_from(pool, 2).items()}
    assert_alike(shares(game, viewer, lambda twin: intrigue_hand(twin, 0)), expected)


@rule("RY-I22", "RY-3.10")
def test_a_renewed_intrigue_pile_holds_only_what_was_discarded() -> None:
    game = table(3)
    deal(game, 1, "", "FG FG")
    deal(game, 2, "", "FS BS")
    for kind in range(6):  # all others have been played: four of each kind but those in hand
        game.intrigue_discards[kind] = game.intrigue_pile[kind]
        game.intrigue_pile[kind] = 0
    for kind in (1, 3, 4):  # and most of them are held by seat 0, that nobody may be in doubt about
        game.intrigue_discards[kind] = 0
        game.intrigue_hands[kind] = 4
        game.intrigue_blind[kind] = 4
    game.renew_intrigue()
    assert list(game.intrigue_pile) == [2, 0, 3, 0, 0, 3]
    deal(game, 1, "", "FS")
    expected: dict[str, float] = {}
    for old, share in drawn_from((2, 0, 1, 0, 0, 1), 2).items():
        for drawn, chance in drawn_from((2, 0, 3, 0, 0, 3), 1).items():
            what = words(tuple(a + b for a, b in zip(old, drawn, strict=True)))
            expected[what] = expected.get(what, 0.0) + share * chance
    assert_alike(shares(game, 0, lambda twin: intrigue_hand(twin, 1)), expected)
    for number in range(50):
        assert intrigue_hand(imagined(game, 1, f"{number}"), 1) == intrigue_hand(game, 1)


# What follows from the cards.


@rule("RY-I22")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_a_secret_target_is_chosen_anew_from_all_that_the_imagined_hand_can_pay_for(viewer: int) -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G2 B1", "FG GS")
    play(game, 0)
    says(game, "take over cologne_baron")
    assert game.question == opt.ASK_INTRIGUE
    targets = Counter[str]()
    for number in range(TRIES):
        twin = imagined(game, viewer, f"{number}")
        assert (twin.question, twin.target, twin.pledge) == (opt.ASK_PLAY, -1, -1)
        assert list(twin.options(0)) == list(opt.plays(twin, 0))
        targets.update(offered(twin))
    assert set(targets) == everything_for(3)
    assert targets["stop"] == TRIES
    assert targets["occupy avignon_marshal"] > targets["occupy brest_baron"] > targets["occupy bordeaux_countess"] > 0


def everything_for(size: int) -> set[str]:
    """All that some hand of a size could play in the scene above."""
    found: set[str] = set()
    for letter in "FGBS":
        game = table(3)
        occupied(game, 1, "cologne_baron")
        deal(game, 0, f"{letter}{size}", "FG GS")
        play(game, 0)
        found |= set(offered(game))
    return found


@rule("RY-I22")
def test_the_own_target_stays() -> None:
    game = table(3)
    occupied(game, 1, "cologne_baron")
    deal(game, 0, "G4 S4", "FG GS")
    play(game, 0)
    says(game, "take over cologne_baron", "play 1 france_german_states")
    twin = imagined(game, 0, "own")
    assert (twin.question, twin.target, twin.pledge) == (opt.ASK_PAYMENT, game.target, game.pledge)
    assert offered(twin) == offered(game)


@rule("RY-I22")
@pytest.mark.parametrize(
    ("held", "intrigue", "question"),
    [("F7 G7", "", opt.ASK_COUNTRY_LIMIT), ("", "FG FG FB FS BS", opt.ASK_INTRIGUE_LIMIT)],
)
def test_what_is_too_much_follows_from_the_imagined_hand(held: str, intrigue: str, question: int) -> None:
    game = table(5)
    deal(game, 0, held, intrigue)
    end(game, 0)
    offers = set()
    for number in range(60):
        twin = imagined(game, 1, f"{number}")
        assert twin.question == question
        surplus = opt.country_surplus if held else opt.intrigue_surplus
        assert list(twin.options(0)) == list(surplus(twin, 0))
        offers.add(tuple(names(twin, 0)))
    assert len(offers) > 5


# Whole games.


class Ledger:
    """What everybody could write down of one deck: kept from the events of a game alone."""

    def __init__(self, kinds: tuple[str, ...], seats: int) -> None:
        self.kinds = kinds
        self.seats = seats
        self.old: list[Counter[str]] = [Counter() for _ in range(seats)]  # unknown cards at the last shuffle
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.revealed: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.draws = [0] * seats

    def give_up(self, seat: int, amounts: list[tuple[str, int]]) -> None:
        """Cards leave a hand: the known ones first."""
        for kind, count in amounts:
            seen = min(count, self.known[seat][kind])
            self.known[seat][kind] -= seen
            self.revealed[seat][kind] += count - seen

    def shuffle(self, hands: list[Counter[str]]) -> None:
        """What everybody holds now was held before the shuffle."""
        self.old = [Counter(hand) for hand in hands]
        for seat in range(self.seats):
            self.old[seat].subtract(self.known[seat])
        self.revealed = [Counter() for _ in range(self.seats)]
        self.draws = [0] * self.seats

    def explains(self, hands: list[Counter[str]], viewer: int) -> bool:
        """Whether these hands can be, for a viewer: every other hand has two sources, the old cards and its draws."""
        others = [seat for seat in range(self.seats) if seat != viewer]
        gross = []
        for seat in others:
            cards = Counter(hands[seat])
            cards.subtract(self.known[seat])
            if min(cards.values(), default=0) < 0:
                return False
            gross.append(cards + self.revealed[seat])
        together = sum((self.old[seat] for seat in others), Counter[str]())
        sizes = [sum(self.old[seat].values()) for seat in others]
        if [sum(cards.values()) for cards in gross] != [
            size + self.draws[seat] for size, seat in zip(sizes, others, strict=True)
        ]:
            return False
        return can_be_split(together, gross, sizes)


def can_be_split(together: Counter[str], gross: list[Counter[str]], sizes: list[int]) -> bool:
    """Whether cards can be dealt to seats, each so many of those it had: no set of kinds may ask for too much."""
    kinds = sorted(set(together) | {kind for cards in gross for kind in cards})
    for chosen in product((False, True), repeat=len(kinds)):
        inside = {kind for kind, yes in zip(kinds, chosen, strict=True) if yes}
        room = sum(min(size, sum(cards[kind] for kind in inside)) for cards, size in zip(gross, sizes, strict=True))
        if sum(together[kind] for kind in inside) > room:
            return False
    return True


def hands_of(vector: list[int], kinds: tuple[str, ...], seats: int) -> list[Counter[str]]:
    """Hands by seat."""
    size = len(kinds)
    return [Counter(dict(zip(kinds, vector[seat * size : (seat + 1) * size], strict=True))) for seat in range(seats)]


def note(game: Royals, country: Ledger, intrigue: Ledger) -> None:
    """Write down what was told since the last time."""
    for event in game.journal or []:
        seat, give = event.details.get("seat"), event.details.get("give", [])
        assert isinstance(give, list)
        if event.kind == "takes":
            assert isinstance(seat, int)
            country.known[seat][str(event.details["country"]).removeprefix("@country-")] += 1
        elif event.kind in ("draws-blind", "draws-intrigue"):
            assert isinstance(seat, int)
            (country if event.kind == "draws-blind" else intrigue).draws[seat] += 1
        elif event.kind in ("occupies", "discards", "intrigues"):
            assert isinstance(seat, int)
            country.give_up(seat, [(kind, count) for kind, count in give if kind in COUNTRIES])
            intrigue.give_up(seat, [(kind, count) for kind, count in give if kind in INTRIGUE])
        elif event.kind == "period-ends":
            country.shuffle(hands_of(list(map(int, game.hands)), COUNTRIES, int(game.seats)))
        elif event.kind == "intrigue-renewed":
            assert sum(intrigue.draws) > 0
            renewed(game, intrigue)
    game.journal = []


def renewed(game: Royals, ledger: Ledger) -> None:
    """The intrigue pile was renewed just before a draw: that card is not an old one."""
    ledger.shuffle(hands_of(list(map(int, game.intrigue_hands)), INTRIGUE, int(game.seats)))
    for seat, drawn in enumerate(hands_of(list(map(int, game.intrigue_blind)), INTRIGUE, int(game.seats))):
        ledger.old[seat].subtract(drawn)


@rule("RY-I22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_whole_games_nothing_is_imagined_that_the_events_rule_out(seats: int) -> None:
    game = start("royals", seats, seed=b"ledger", listen=True)
    assert isinstance(game, Royals)
    country, intrigue = Ledger(COUNTRIES, seats), Ledger(INTRIGUE, seats)
    different = 0
    for step, (now, _) in enumerate(moments(game, random.Random(seats))):
        assert isinstance(now, Royals)
        note(now, country, intrigue)
        for viewer in range(-1, seats) if step % 4 == 0 else ():
            twin = imagined(now, viewer, f"{step}")
            assert country.explains(hands_of(list(map(int, twin.hands)), COUNTRIES, seats), viewer)
            assert intrigue.explains(hands_of(list(map(int, twin.intrigue_hands)), INTRIGUE, seats), viewer)
            different += list(twin.hands) != list(now.hands)
    assert different > 100


@rule("RY-I22")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_hangs_on_nothing_hidden(seats: int) -> None:
    """Whatever the truth is, the same luck imagines the same: two tables that look alike cannot be told apart."""
    game = start("royals", seats, seed=b"alike")
    for step, (now, _) in enumerate(moments(game, random.Random(1))):
        assert isinstance(now, Royals)
        for viewer in range(-1, seats) if step % 10 == 0 else ():
            other = imagined(now, viewer, f"other {step}")
            assert imagined(other, viewer, "luck").to_bytes() == imagined(now, viewer, "luck").to_bytes()
