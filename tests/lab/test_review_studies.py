"""The studies behind the review: what they count is counted right, and what they fit is what was meant."""

import pytest

from regalia import games
from regalia.kernel.game import Setup
from regalia.lab.studies import accounts, calibration
from regalia.lab.studies.accounts import SOON, Sitting, Watched, luck_after_choices, sitting, told_within_one
from regalia.lab.studies.calibration import FROM_ONE_GAME, Called, Series
from regalia.players.account import Account, Books, Entry, stretched
from regalia.players.weighing import WHOLE, Weighed


def call(game: int, chance: float, won: float) -> Called:
    """A chance of the first of two seats, and whether it won."""
    return Called(game, 0, (chance, 1 - chance), (0, 0), (won, 1 - won))


def test_a_tenth_says_what_was_called_and_won_and_how_sure_that_is() -> None:
    rows = [call(game, 0.25, float(game == 0)) for game in range(4)]
    low, high = calibration.tenths(rows)
    assert (low["count"], low["called"], low["won"]) == (4, 0.25, 0.25)
    assert (high["called"], high["won"]) == (0.75, 0.75)
    assert low["error"] == pytest.approx((0.75**2 + 3 * 0.25**2) ** 0.5 / 4, abs=1e-3)
    often = calibration.tenths(rows * 5)[0]
    assert often["error"] == low["error"], "what was called five times in one game had one end all the same"


def test_chances_that_promise_too_much_get_a_wider_doubt() -> None:
    rows = [call(game, 0.9, float(game % 10 < 7)) for game in range(200)]
    fitted = calibration.fit(rows, (1.0,) * 4)
    assert fitted[0] == pytest.approx(2.6, abs=0.1), "the odds of 9 to 1 are those of 7 to 3 by that doubt"
    assert fitted[1:] == [1.0, 1.0, 1.0], "of the other quarters nothing was seen"


def test_the_chances_of_a_game_are_called_at_moments_from_its_beginning_to_its_end() -> None:
    series = Series("royals", 2, ("page",), "1")
    rows = calibration.called_in(series, 0)
    assert len(rows) == FROM_ONE_GAME
    assert {one.quarter for one in rows} == {0, 1, 2, 3}
    assert all(sum(one.chances) == pytest.approx(1) for one in rows)
    stretches = stretched(calibration.moments(series.play(0), games.find("royals")))
    assert calibration.spaced(stretches, FROM_ONE_GAME)[0] == stretches[0]
    assert calibration.spaced(list(range(10)), 4) == [0, 2, 5, 7]
    assert calibration.spaced([1, 2], 4) == [1, 2]


def account(*steps: tuple[int, int]) -> Account:
    """Choices of the first seat, each with what it cost and the luck after it."""
    entries, now = [], 5000
    for number, (cost, luck) in enumerate(steps, 1):
        moments = [(share, WHOLE - share) for share in (now, now - cost, now - cost + luck)]
        entries.append(Entry(number, 0, "a", "b", 2, *moments))
        now += luck - cost
    return Account("kingsburg", 2, tuple(entries))


def given_back(*steps: tuple[int, int]) -> float:
    """How much of what choices cost luck gives back in one game."""
    return luck_after_choices([sitting(account(*steps), 0, 0, "page")])["mean"]


def test_what_luck_gives_back_soon_after_a_choice_counts_and_not_luck_before_it() -> None:
    assert given_back((1000, 0), (1000, 0)) == 0
    assert given_back((1000, 500)) == -0.5
    assert given_back((0, 500), (1000, 0)) == 0, "luck came before"
    quiet = [(0, 0)] * (2 * SOON - 2)
    assert given_back((1000, 0), *quiet, (0, 500)) == -0.5
    assert given_back((1000, 0), *quiet, (0, 0), (0, 500)) == 0, "much later it has nothing to do with the choice"


def seated(game: int, kind: str, rate: float) -> Sitting:
    """What a level lost in a game."""
    return Sitting(game, 0, kind, Books(5000, 0, 0, 0, 5000), 0, 0, rate, rate)


def test_a_level_is_told_by_what_levels_lose_in_other_games() -> None:
    lost = {"page": 400.0, "squire": 250.0, "knight": 130.0, "duke": 60.0, "king": 10.0}
    rows = [
        seated(place + 5 * again, kind, rate) for again in (0, 1) for place, (kind, rate) in enumerate(lost.items())
    ]
    assert told_within_one(rows) == 1.0
    strange = [row._replace(rate=400.0) if row.kind == "king" and row.game < 5 else row for row in rows]
    assert told_within_one(strange) == 0.9, "a king that lost like a page is not told to be one"
    assert told_within_one(rows[:5]) is None, "no other game says what a page loses"


def game_of(given_back: int) -> Watched:
    """A game of which a choice seems to have lost 1000, and luck has given something back when the next was made."""
    seemed = Weighed(1, 0, "a", "b", (5000, 5000), (4000, 6000), 2, True)
    then = (4000 + given_back, 6000 - given_back)
    after_it = Weighed(2, 1, "a", "a", then, then, 2, False)
    return Watched(0, Setup("kingsburg", 2, b"any"), ["page", "page"], [seemed, after_it], then)


@pytest.mark.parametrize(("back", "part"), [(0, 1.0), (300, 0.7), (900, 0.5)])
def test_what_is_to_be_believed_is_what_luck_does_not_give_back(
    monkeypatch: pytest.MonkeyPatch, back: int, part: float
) -> None:
    written: dict[str, list[float]] = {}
    monkeypatch.setattr(accounts, "write", lambda series, found: written.update(found))
    accounts.refit(Series("kingsburg", 2, ("page",), "1"), [game_of(back)])
    assert written["belief"] == [part]
    assert written["losses"] == accounts.losses(accounts.sittings([game_of(back)], part))
