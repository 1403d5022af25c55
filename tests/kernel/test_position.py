"""The kernel with a tiny game of its own: agenda, choices at once, automatic choices, events."""

import pytest

from regalia.kernel.agenda import EVERYBODY, Event, Events
from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled
from regalia.kernel.position import IllegalChoice, Phrase, Position
from regalia.kernel.vectors import append, i64, vec
from support import choose, names

ASK_ALL, ASK_ONE, FORCED, STOP = 1, 2, 3, 4
SHOWS, SAYS, NOTHING = range(3)
WORDS = ("stone", "paper", "shears", "go on")


class TinyGame(Position):
    """All show a hand at once; then the lowest seat must say go on; then a forced choice; then it is over."""

    shown_hands: "vec[i64]"
    told: i64

    def fields(self) -> tuple[str, ...]:
        return ("shown_hands", "told")

    def step(self, entry: int) -> None:
        if entry == ASK_ALL:
            self.ask_together((1 << self.seats) - 1, ASK_ALL)
        elif entry == ASK_ONE:
            self.insist(0, ASK_ONE, vec[i64]([3]))
        elif entry == FORCED:
            self.ask(1, FORCED, vec[i64]([2]))

    def legal(self, seat: int) -> "vec[i64]":
        return vec[i64]([0, 1, 2])

    def answer(self, seat: int, option: int) -> None:
        if self.question == ASK_ALL:
            self.shown_hands[seat] = option
        self.told += 1
        self.tell(SHOWS if self.question == ASK_ALL else SAYS, seat)

    def events(self) -> "Events[TinyGame]":
        return {
            SHOWS: lambda game, seat, about, more: Event("shows", {"seat": seat, "about": about, "more": more}),
            SAYS: lambda game, seat, about, more: Event("says", {"seat": seat}, 1 << seat),
            NOTHING: lambda game, seat, about, more: None,
        }

    def blank(self) -> "TinyGame":
        return TinyGame()

    def copy(self) -> "TinyGame":
        twin = TinyGame()
        self.copy_table(twin)
        twin.shown_hands, twin.told = self.shown_hands[:], self.told
        return twin

    def redraw(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.redraw_answers(seat)

    def option_count(self) -> int:
        return len(WORDS)

    def name(self, seat: int, option: int) -> str:
        return WORDS[option] if 0 <= option < len(WORDS) else "nothing"

    def phrase(self, seat: int, option: int) -> Phrase:
        return self.name(seat, option), {}

    def objection(self, seat: int, option: int) -> str:
        return "TG-1"


def tiny(seats: int = 3, *agenda: int) -> TinyGame:
    game = TinyGame()
    game.clear_table(seats, Chance(b"tiny", ("luck", "answers")))
    game.shown_hands, game.told = filled(seats, -1), 0
    game.plan(list(agenda) or [ASK_ALL, ASK_ONE, FORCED])
    game.run()
    return game


def test_the_agenda_runs_in_the_planned_order() -> None:
    game = tiny()
    assert game.question == ASK_ALL
    for seat in range(3):
        choose(game, seat, "paper")
    assert game.question == ASK_ONE
    choose(game, 0, "go on")
    assert game.over()


def test_choices_at_once_come_in_any_order_and_count_together() -> None:
    game = tiny()
    choose(game, 2, "shears")
    choose(game, 0, "stone")
    assert list(game.shown_hands) == [-1, -1, -1]
    assert names(game, 2) == []
    choose(game, 1, "paper")
    assert list(game.shown_hands) == [0, 1, 2]


def test_a_seat_cannot_answer_twice() -> None:
    game = tiny()
    choose(game, 1, "stone")
    with pytest.raises(IllegalChoice, match="not asked"):
        game.choose(1, 2)


def test_a_secret_answer_is_imagined_anew_for_others_and_kept_for_its_owner() -> None:
    game = tiny()
    choose(game, 1, "stone")
    seen = set()
    for number in range(40):
        twin = game.copy()
        twin.redraw(0, Chance(bytes([number + 1]), game.chance.streams))
        seen.add(int(twin.answers[1]))
        assert twin.waiting == game.waiting
        own = game.copy()
        own.redraw(1, Chance(bytes([number + 1]), game.chance.streams))
        assert own.answers[1] == 0
    assert seen == {0, 1, 2}


def test_one_seat_asked_together_is_simply_asked() -> None:
    game = tiny(1, ASK_ALL)
    assert names(game, 0) == ["stone", "paper", "shears"]
    choose(game, 0, "shears")
    assert game.over()
    assert list(game.shown_hands) == [2]


def test_a_single_option_is_taken_at_once_but_not_when_insisted_on() -> None:
    game = tiny(2, FORCED)
    assert game.over()
    assert game.told == 1
    assert names(tiny(2, ASK_ONE), 0) == ["go on"]


def test_an_illegal_choice_says_what_stands_in_the_way() -> None:
    game = tiny(2, ASK_ONE)
    with pytest.raises(IllegalChoice, match="paper is not possible now: rule TG-1") as refused:
        choose(game, 0, "paper")
    assert refused.value.rule == "TG-1"
    with pytest.raises(IllegalChoice, match="No option is called 'well'"):
        choose(game, 0, "well")
    with pytest.raises(IllegalChoice, match="There is no seat 9"):
        game.choose(9, 0)
    choose(game, 0, "go on")
    with pytest.raises(IllegalChoice, match="over"):
        game.choose(0, 0)


def test_events_are_written_only_while_somebody_listens() -> None:
    quiet = tiny()
    choose(quiet, 0, "stone")
    assert quiet.journal is None
    heard = tiny()
    heard.journal = []
    for seat in range(3):
        choose(heard, seat, "stone")
    told = [(event.kind, event.details, event.audience) for event in heard.journal]
    assert told == [("shows", {"seat": seat, "about": 0, "more": 0}, EVERYBODY) for seat in range(3)]
    assert heard.copy().journal is None


def test_an_event_is_put_into_words_from_its_numbers() -> None:
    game = tiny()
    game.journal = []
    game.tell(SHOWS, 1, 2, -(10**12))
    game.tell(SAYS, 2)
    game.tell(NOTHING)
    shows, says = game.journal
    assert (shows.kind, shows.details) == ("shows", {"seat": 1, "about": 2, "more": -(10**12)})
    assert (says.kind, says.details, says.audience) == ("says", {"seat": 2}, 0b100)


def test_an_event_without_words_is_an_error_for_whoever_listens() -> None:
    game = tiny()
    game.tell(9)
    game.journal = []
    with pytest.raises(LookupError, match="TinyGame has no event 9"):
        game.tell(9)
    assert game.journal == []


def test_an_event_is_for_its_audience() -> None:
    secret, public = Event("sees", {}, 0b10), Event("rolls", {}, EVERYBODY)
    assert [secret.seen_by(seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert all(public.seen_by(seat) for seat in (-1, 0, 1))


def test_bytes_bring_everything_back_large_and_negative_numbers_too() -> None:
    game = tiny()
    game.shown_hands = append(game.shown_hands, -(10**12))
    game.told = 2**40
    game.chance.die(0)
    again = game.from_bytes(game.to_bytes())
    assert isinstance(again, TinyGame)
    assert list(again.shown_hands) == [-1, -1, -1, -(10**12)]
    assert again.told == 2**40
    assert again.to_bytes() == game.to_bytes()
    assert [again.chance.die(0) for _ in range(80)] == [game.chance.die(0) for _ in range(80)]
