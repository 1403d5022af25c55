"""The guided first games: whoever follows the light comes to the end, and whoever does not, too."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regalia import games
from regalia.kernel import guide
from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import THEN
from regalia.kernel.guide import SEAT, Learner, Lesson, Place
from regalia.kernel.texts import LANGUAGES
from regalia.players import opponents
from regalia.table.match import PERSON, Match
from regalia.testing.text_files import messages
from regalia.web.boards.render import texts_for
from regalia.web.live.answers import answers
from regalia.web.live.guiding import guided

LESSONS = [(game, name) for game in games.house() for name in guide.lessons(games.find(game))]
LONGEST = 90  # words that are read in one go
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by the names of its game and its own."""
    return guide.read(games.find(game), name)


class Pupil:
    """Somebody who plays a lesson: where it stands is followed choice by choice."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.learner = Learner(lesson)
        self.position = lesson.game.start(lesson.setup, listen=True)
        self.others = opponents.make(guide.OPPONENT, lesson.game)
        self.choices = 0
        self.told: list[str] = []
        self.hear()
        self.others_choose()

    def twin(self) -> "Pupil":
        """Another one at the same place, who plays with people who choose anything."""
        twin = object.__new__(Pupil)
        twin.__dict__.update(vars(self))
        twin.position, twin.told = self.position.copy(), [*self.told]
        twin.position.journal = []
        twin.learner = Learner(self.lesson)
        twin.learner.passed, twin.learner.heard = self.learner.passed, set(self.learner.heard)
        twin.others = opponents.make("random", self.lesson.game)
        return twin

    def hear(self) -> None:
        """What has happened since."""
        self.learner.hear(self.position.journal or [])
        self.position.journal = []

    def thought(self, seat: int) -> int:
        """What the others would choose on a seat."""
        seed = derived_seed(self.lesson.setup.seed, f"seat {seat}, choice {self.choices}")
        return self.others.choose(self.position, seat, seed)

    def take(self, seat: int, option: int) -> None:
        """Somebody chooses."""
        self.position.choose(seat, option)
        self.choices += 1
        self.hear()

    def others_choose(self) -> None:
        """Until only the learner is asked, or the game is over: they are quick, even when all are asked at once."""
        while (others := int(self.position.waiting) & ~(1 << SEAT)) != 0:
            seat = others.bit_length() - 1
            self.take(seat, self.thought(seat))

    def place(self) -> Place:
        """Where the lesson stands now."""
        return self.learner.place(self.position)

    def names(self) -> list[str]:
        """What can be chosen."""
        return guide.offered(self.lesson.game, self.position)

    def choose(self, name: str) -> None:
        """A choice of the learner, or several at once, and what the others make of it."""
        self.told += [step.name for step in self.place().steps]
        for one in name.split(THEN):
            if not self.position.waits(SEAT) or one not in self.names():
                break
            self.learner.choose(self.position)
            self.take(SEAT, int(self.position.named(SEAT, one)))
        self.others_choose()

    def wish(self) -> str:
        """What is lit; where nothing is, what the others would choose."""
        step = self.place().asking
        lit = [name for name in self.names() if step and step.lights(name)]
        return lit[0] if lit else self.position.name(SEAT, self.thought(SEAT))

    def finish(self) -> list[str]:
        """Follow to the end; the steps that were told."""
        while not self.position.over():
            self.choose(self.wish())
        return self.told + [step.name for step in self.place().steps]


@cache
def way(game: str, name: str) -> tuple[str, ...]:
    """What is chosen by whoever follows the light as far as it leads."""
    pupil, last = Pupil(lesson_of(game, name)), 0
    choices: list[str] = []
    while not pupil.position.over():
        step = pupil.place().asking
        choices.append(pupil.wish())
        last = len(choices) if step else last
        pupil.choose(choices[-1])
    return tuple(choices[:last])


@every_lesson
def test_whoever_follows_the_light_is_told_everything(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    told = Pupil(lesson).finish()
    missing = [step.name for step in lesson.steps if step.name not in told and not step.free]
    assert not missing
    assert told == [step.name for step in lesson.steps if step.name in told], "each once, in their order"


@every_lesson
def test_first_one_choice_is_lit_then_several_then_none(game: str, name: str) -> None:
    steps = [step for step in lesson_of(game, name).steps if step.asks]
    lit = [len(step.wanted) for step in steps]
    assert lit[0] == 1
    assert max(lit) > 1
    assert lit[-1] == 0
    assert 15 <= len(lesson_of(game, name).steps) <= 30


@every_lesson
def test_what_is_lit_can_be_read(game: str, name: str) -> None:
    """On the lit way some answer of the list, not only a hidden one, is lit at every question that lights something."""
    lesson = lesson_of(game, name)
    pupil, texts = Pupil(lesson), texts_for(lesson.game, "en", ["Anna", "Page", "Page", "Page"])
    for choice in way(game, name):
        step, position = pupil.place().asking, pupil.position
        if step and step.wanted:
            groups, ways_out = guided(*answers(lesson.game, position, SEAT, texts), pupil.place(), SEAT)
            shown = [one for group in [*groups, ways_out] for one in group if not one.like and not one.near]
            assert any(one.lit for one in shown), step.name
            assert not any(one.lit and one.against for one in shown)
        pupil.choose(choice)


@every_lesson
def test_no_choice_off_the_path_leads_into_a_dead_end(game: str, name: str) -> None:
    """Each is made once at every step; then the light is followed, and anything else chosen, to the end of the game."""
    lesson = lesson_of(game, name)
    pupil, last, tried = Pupil(lesson), [step.name for step in lesson.steps if step.over], 0
    for choice in way(game, name):
        others = [other for other in pupil.names() if other != choice] if pupil.place().steps else []
        for other in others:
            twin = pupil.twin()
            twin.choose(other)
            assert twin.finish()[-len(last) :] == last, (choice, other)
            tried += 1
        pupil.choose(choice)
    assert tried > len(lesson.steps)


@every_lesson
def test_an_objection_has_its_reason(game: str, name: str) -> None:
    """Nothing is objected to without words, nothing lit is objected to, and something may always be chosen freely."""
    for step in lesson_of(game, name).steps:
        assert not any(step.objects_to(wanted) for wanted in step.wanted), step.name
        assert not step.why or step.wanted, step.name
        assert not step.rest or step.free, step.name


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(game: str, language: str) -> None:
    folder = guide.folder(games.find(game))
    wanted = set[str]()
    for name in guide.lessons(games.find(game)):
        wanted |= {f"lesson-{name}"} if name != guide.FIRST else set()
        for step in lesson_of(game, name).steps:
            wanted |= {f"guide-{step.name}", *([f"guide-{step.name}-why"] if step.why else [])}
    assert set(messages(folder / f"{language}.ftl")) == wanted
    words = guide.words(games.find(game), language)
    assert words.language == language
    for key in wanted:
        assert 3 <= len(words.say(key).split()) <= LONGEST, key


@every_lesson
def test_where_it_stands_follows_from_the_choices_alone(game: str, name: str) -> None:
    """The place that a record gives is the one that was reached choice by choice; taking back leads back to it."""
    lesson = lesson_of(game, name)
    pupil, match, places = Pupil(lesson), seated(lesson), []
    for choice in way(game, name)[:12]:
        places.append(lesson.place(match.record, match.events))
        assert places[-1] == pupil.place()
        pupil.choose(choice)
        for one in match.named_at_once(SEAT, choice):
            match.choose(
                SEAT, int(match.position.named(SEAT, one)), joined=one != choice and not choice.startswith(one)
            )
        others_choose(match)
    assert match.undo(SEAT)
    assert lesson.place(match.record, match.events) == places[-1]


def seated(lesson: Lesson) -> Match:
    """The table of a lesson, when the learner is asked for the first time."""
    kinds = [PERSON, *[guide.OPPONENT] * (lesson.setup.seats - 1)]
    match = Match(lesson.game, lesson.setup, ["Anna", *kinds[1:]], kinds)
    others_choose(match)
    return match


def others_choose(match: Match) -> None:
    """Until only the learner is asked."""
    while (others := int(match.position.waiting) & ~(1 << SEAT)) != 0:
        match.opponent_chooses(others.bit_length() - 1)


def test_a_lesson_that_does_not_exist() -> None:
    with pytest.raises(Trouble, match="no lesson 'ninth'"):
        guide.read(games.find(LESSONS[0][0]), "ninth")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("seats = ", "Invalid value"),
        ("people = 2", "a lesson has order, preset, seats, seed, step, switches, not people"),
        ("[[step]]\nname = 'a'\nwish = 1", "not wish"),
        ("[[step]]\nfree = true", "not no name"),
        ("[[step]]\nname = 'a'\n[[step]]\nname = 'a'", "two steps of the name a"),
    ],
)
def test_a_faulty_lesson_says_what_is_wrong(tmp_path: Path, text: str, fault: str) -> None:
    game = type("Taught", (type(games.find(LESSONS[0][0])),), {"folder": tmp_path})()
    (tmp_path / "guide").mkdir()
    (tmp_path / "guide" / "first.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Trouble, match=fault):
        guide.read(game)


def told_first(lesson: Lesson, heard: set[str], **changed: Any) -> str:
    """The step that is told first at the beginning of a lesson when something was changed about its first one."""
    learner = Learner(replace(lesson, steps=(replace(lesson.steps[0], **changed), *lesson.steps[1:])))
    learner.heard = heard
    return learner.place(seated(lesson).position).steps[0].name


def test_a_step_waits_for_its_moment_and_does_not_come_after_it() -> None:
    lesson = lesson_of(*LESSONS[0])
    first, second = (step.name for step in lesson.steps[:2])
    assert told_first(lesson, set()) == first
    assert told_first(lesson, set(), after=("thunder",)) == second
    assert told_first(lesson, {"thunder"}, after=("thunder",)) == first
    assert told_first(lesson, set(), until=("thunder",)) == first
    assert told_first(lesson, {"thunder"}, until=("thunder",)) == second
    assert told_first(lesson, set(), wanted=("fly to the moon",)) == second
