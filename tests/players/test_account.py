"""The account of a game: every step of the chances is booked, and the books balance exactly."""

from functools import cache

import pytest

from regalia import games
from regalia.kernel import record as records
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.position import Phrase
from regalia.kernel.record import Record
from regalia.players import account, verdict, weighing
from regalia.players.account import (
    Account,
    Entry,
    account_of,
    beginning,
    believed,
    ended,
    moved,
    review,
    stretched,
)
from regalia.players.opponents import King
from regalia.players.reasons import Why
from regalia.players.verdict import BLUNDER, ERROR, MOST, Review, level, mark, stroke, turning_points
from regalia.players.weighing import WHOLE, Weighed, booked, drawn, glance_seed, weigh, weighed
from regalia.table.match import Match
from support import start

GAMES = games.house()
every_game = pytest.mark.parametrize("name", GAMES)
LAST = 14  # choices that are weighed of a game; all others are weighed the same way


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few glances: what is tested here holds for any estimate."""
    monkeypatch.setattr(weighing, "FIRST_GLANCES", 2)
    monkeypatch.setattr(weighing, "GLANCES", 3)
    monkeypatch.setattr(King, "thoughts", 8)


@cache
def finished(name: str, seats: int = 2) -> Record:
    """A game that opponents without a thought have played to its end."""
    match = Match(games.find(name), Setup(name, seats, b"account"), ["random"] * seats)
    while not match.position.over():
        match.opponent_chooses(int(match.position.turn()))
    return match.record


def last_choices(name: str, seats: int = 2) -> tuple[list[Weighed], Account]:
    """The last choices of a game, and the account of them."""
    record, game = finished(name, seats), games.find(name)
    found = list(weigh(record, game, len(record.choices) - LAST))
    return found, account_of(record, found, ended(record, game))


@every_game
def test_the_books_balance_and_nobody_gains_by_a_choice(name: str) -> None:
    seats = games.find(name).seat_counts[-1]
    found, account = last_choices(name, seats)
    assert [entry.number for entry in account.entries] == [one.number for one in found]
    for seat in range(seats):
        books = account.books(seat)
        assert books.start + books.own + books.others + books.luck == books.end
        assert books.own <= 0
        assert account.curve(seat)[0] == books.start
    assert sum(account.books(seat).end for seat in range(seats)) == WHOLE
    for entry in account.entries:
        assert entry.loss >= 0
        for chances in (entry.before, entry.after, entry.then):
            assert sum(chances) == WHOLE
            assert min(chances) >= 0


@every_game
def test_luck_is_booked_only_where_it_was_drawn(name: str) -> None:
    found, account = last_choices(name)
    moments = {one.number for one in found if one.lucky}
    assert moments, "there is luck in the last choices of this game"
    for entry, following in zip(account.entries, account.entries[1:], strict=False):
        assert entry.then == following.before
        if entry.number not in moments:
            assert entry.then == entry.after


@every_game
def test_a_choice_is_weighed_by_what_its_seat_could_know(name: str) -> None:
    record, game = finished(name), games.find(name)
    position = records.start(record, game)
    for number, choice in enumerate(record.choices[: len(record.choices) * 2 // 3], 1):
        records.replay_choice(position, number, choice)
    seat = int(position.turn())
    other = position.copy()
    other.redraw(seat, Chance(b"another deal", position.chance.streams))
    option, seed = int(position.distinct(seat)[0]), glance_seed(record, drawn(position))
    assert weighed(position, seat, option, seed) == weighed(other, seat, option, seed)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = finished("rival_kings").shorter(1)
    with pytest.raises(Trouble, match="still goes on"):
        review(record, games.find("rival_kings"))


def test_alone_the_game_is_the_other_side() -> None:
    found, account = last_choices("paladins", 1)
    assert {len(one.before) for one in found} == {2}
    assert account.books(0).end in (0, WHOLE)


def test_all_choices_of_a_stretch_say_where_it_began() -> None:
    one = Weighed(1, 0, "a", "b", (5000, 5000), (4000, 6000), 2, False)
    two = Weighed(2, 1, "a", "a", (5000, 5000), (5000, 5000), 2, True)
    assert stretched([one, two, one]) == [[one, two], [one]]
    assert beginning([one, two]) == (5500, 4500), "the second one would have said 60 % without what the first lost"


def test_a_choice_costs_no_more_than_there_is() -> None:
    costly = Weighed(1, 0, "a", "b", (5000, 3000, 2000), (3000, 4000, 3000), 2, False)
    assert moved((5000, 3000, 2000), costly) == (3000, 4000, 3000)
    assert moved((1000, 6000, 3000), costly) == (0, 6500, 3500)
    assert moved((0, 6000, 4000), costly) == (0, 6000, 4000)


def test_a_choice_has_lost_a_part_of_what_it_seems_to_have_and_never_gains() -> None:
    costly = Weighed(1, 0, "a", "b", (5000, 3000, 2000), (3000, 4000, 3000), 2, False)
    assert believed(costly, 1.0) == costly
    assert believed(costly, 0.5).after == (4000, 3500, 2500), "what would have been best stays where it is"
    for part in range(101):
        for lost in (0, 1, 2, 3, 999):
            one = Weighed(1, 0, "a", "b", (3000 + lost, 4000, 3000 - lost), (3000, 4000, 3000), 2, False)
            after = believed(one, part / 100).after
            assert sum(after) == WHOLE
            assert 3000 <= after[0] <= 3000 + lost


def test_the_books_of_a_game_believe_what_was_fitted_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    record, game = finished("kingsburg"), games.find("kingsburg")
    found = [Weighed(1, 0, "a", "b", (5000, 5000), (4000, 6000), 2, True)]
    lost = []
    for part in (1.0, 0.5):
        monkeypatch.setattr(account, "belief", lambda game, seats, part=part: part)
        lost.append(account_of(record, found, ended(record, game)).entries[0].loss)
    assert lost == [1000, 500]


def test_booked_chances_add_up() -> None:
    assert booked([1 / 3, 1 / 3, 1 / 3]) == (3334, 3333, 3333)
    assert booked([0.5, 0.5]) == (5000, 5000)
    assert booked([1.0, 0.0]) == (WHOLE, 0)


def entry(loss: int, luck: int = 0, number: int = 1) -> Entry:
    """A choice of the first seat that cost so much, and luck for the second after it."""
    after = (5000 - loss, 5000 + loss)
    return Entry(number, 0, "a", "b", 2, (5000, 5000), after, (after[0] - luck, after[1] + luck))


def test_what_choices_and_luck_are_called() -> None:
    assert [mark(entry(loss)) for loss in (0, ERROR - 1, ERROR, BLUNDER)] == ["", "", "error", "blunder"]
    assert stroke(entry(0, 900), 2) == 1
    assert stroke(entry(0, 100), 2) is None


def test_who_has_lost_more_is_not_told_a_higher_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "fitted_for", lambda *_: (900.0, 400.0, 150.0, 60.0, 20.0))
    told = [level(Account("kingsburg", 2, (entry(loss),)), 0) for loss in (0, 100, 400, 1600, 4000)]
    levels = ["page", "squire", "knight", "duke", "king"]
    places = [levels.index(one) for one in told]
    assert places == sorted(places, reverse=True)
    assert (told[0], told[-1]) == ("king", "page")


def test_where_nothing_is_known_of_levels_none_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "fitted_for", lambda *_: ())
    assert level(Account("kingsburg", 2, (entry(100),)), 0) == ""


@every_game
def test_turning_points_are_the_dearest_choices_in_the_order_of_the_game(name: str) -> None:
    _, account = last_choices(name)
    record = finished(name)
    for seat in range(2):
        points = turning_points(record, games.find(name), account, seat)
        costs = sorted((one.loss for one in account.decisions(seat) if one.loss >= 100), reverse=True)
        assert sorted((point.loss for point in points), reverse=True) == costs[:MOST]
        assert [point.number for point in points] == sorted(point.number for point in points)
        assert all(point.chosen != point.better for point in points)
        assert all(point.reasons[0][0] != "advice-price" for point in points), "what speaks for it comes first"
        kept = Review(account, tuple(points))
        assert Review.from_plain(kept.plain()) == kept


def test_what_speaks_against_the_better_option_is_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    gain: Phrase = ("reason-points", {"mine": 4, "others": 2})
    loss: Phrase = ("reason-goods", {"mine": 1, "others": 2})
    position = start("kingsburg", 2)
    seat, (first, second) = int(position.turn()), position.options(position.turn())[:2]
    better, chosen = position.name(seat, first), position.name(seat, second)
    before = (6000, 4000) if seat == 0 else (4000, 6000)
    entry = Entry(1, seat, chosen, better, 2, before, (5000, 5000), (5000, 5000))
    for why, told in (
        (Why([gain], [loss]), [gain, ("advice-price", {}), loss]),
        (Why([gain, gain, gain], [loss]), [gain, gain]),
        (Why([], [loss]), [("reason-wins", {"mine": 60, "others": 50}), ("advice-price", {}), loss]),
    ):
        monkeypatch.setattr(verdict, "reasons", lambda *_, why=why: {int(first): why})
        assert verdict.speaks_for(position, entry, b"why") == told


@pytest.mark.parametrize(("seats", "glances"), [(2, 40), (3, 40), (4, 24), (5, 24)])
def test_a_review_takes_fewer_glances_at_large_tables(seats: int, glances: int) -> None:
    assert weighing.taken(40, start("royals", seats)) == glances
    assert weighing.taken(1, start("royals", seats)) >= 1
