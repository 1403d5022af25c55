"""What happened at a table, choice by choice, in sentences and with the pieces that it concerned."""

from collections.abc import Callable
from typing import Any, NamedTuple

from markupsafe import escape

from regalia.kernel.agenda import Event
from regalia.kernel.card_words import Teller
from regalia.kernel.game import SPECTATOR
from regalia.kernel.record import Note
from regalia.kernel.texts import Texts
from regalia.table.match import Match
from regalia.table.notes import phrase_of
from regalia.web.boards.render import render
from regalia.web.boards.rulebook import switches_at, way_from
from regalia.web.live.named import Named
from regalia.web.live.steps import steps, strikes, weight

STORY_LENGTH = 48  # choices that can be stepped through
WATCHED = 6  # how many of the last choices somebody without a seat may step through
AT_HAND = 48  # choices whose sentences are kept from one moment to the next
EVERYBODY = -2  # in the place of a viewer: whoever it is


class Episode(NamedTuple):
    """One choice and all that followed from it, as one viewer may know it."""

    number: int
    seat: int  # who chose; SPECTATOR before the first choice
    lines: tuple[str, ...]
    pieces: tuple[str, ...]
    fresh: bool  # made by somebody else since the viewer's own last choice


class Shown(NamedTuple):
    """One choice as HTML, where it is read."""

    entry: str  # in the log
    steps: str  # in the story
    news: bool  # whether one of these steps is new: of somebody else, or one that came by itself


def sentences(events: list[Event], viewer: int, texts: Texts) -> list[str]:
    """Events that a viewer may know, in words."""
    return [texts.phrase((event.kind, event.details)) for event in events if event.seen_by(viewer)]


def last_own(match: Match, viewer: int) -> int:
    """The number of the viewer's own last choice; for somebody without a seat, one of the last few."""
    if viewer == SPECTATOR:
        return max(0, len(match.marks) - WATCHED)
    return next((n for n in range(len(match.marks), 0, -1) if match.marks[n - 1].seat == viewer), 0)


class Chronicle:
    """A match in the words of one language; every sentence is made once, however many may read it."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match = match
        self.events = match.events  # others as soon as something was taken back
        self.texts = texts
        self.switches = switches_at(match.game, match.setup)
        self.named = Named(match, Teller(match.game, dict(self.switches), texts))
        self.told: dict[tuple[int, int], tuple[str, ...]] = {}
        self.linked: dict[tuple[int, tuple[str, ...]], list[str]] = {}
        self.shown: dict[tuple[int, int, bool], Shown] = {}
        self.drawn: dict[tuple[int, bool, tuple[str, ...], tuple[bool, ...]], Shown] = {}
        self.frames: dict[str, str] = {}
        self.kept: dict[tuple[object, ...], str] = {}  # what comes back in the course of a game
        self.latest: dict[object, tuple[object, str]] = {}  # what stays for a while, and until when
        self.called: dict[int, tuple[tuple[str, str], ...]] = {}  # what a review calls choices: kinds and words

    def call(self, called: dict[int, tuple[tuple[str, str], ...]]) -> None:
        """From now on say what a review calls choices."""
        if called != self.called:
            self.called = called
            self.shown.clear()
            self.drawn.clear()

    def names_called(self, number: int) -> str:
        """What a review calls a choice, as HTML."""
        names = self.called.get(number, ())
        return "".join(f'<span class="called {kind}">{escape(words)}</span> ' for kind, words in names)

    def once(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """Something that is drawn once in a game, however often it comes back."""
        if key not in self.kept:
            self.kept[key] = draw()
        return self.kept[key]

    def while_same(self, name: object, state: object, draw: Callable[[], str]) -> str:
        """Something that is drawn anew only when what it hangs on has changed; one of each name is kept."""
        found = self.latest.get(name)
        if found is None or found[0] != state:
            found = self.latest[name] = (state, draw())
        return found[1]

    def goes_on(self, match: Match) -> bool:
        """Whether what was said still holds: the same match, and nothing taken back."""
        return self.match is match and self.events is match.events

    def forget_old(self) -> None:
        """Let go of what lies so far back that hardly anybody reads it any more; it is said anew if somebody does."""
        if len(self.told) < 2 * AT_HAND:
            return
        first = len(self.events) - AT_HAND
        kept: list[dict[Any, Any]] = [self.told, self.linked, self.shown, self.drawn]
        for said in kept:
            for key in [key for key in said if key[0] < first]:
                del said[key]

    def lines(self, number: int, viewer: int) -> tuple[str, ...]:
        """What a viewer may know of a choice and all that followed from it."""
        found = self.told.get((number, EVERYBODY)) or self.told.get((number, viewer))
        if found is None:
            events = self.match.events[number]
            found = tuple(sentences(events, viewer, self.texts))
            open_to_all = all(event.seen_by(SPECTATOR) for event in events)
            self.told[number, EVERYBODY if open_to_all else viewer] = found
        return found

    def choice(self, number: int, viewer: int, since: int) -> Shown:
        """One choice in the log and in the story; both are empty for somebody who may know nothing of it."""
        key = number, viewer, number > since and chooser(self.match, number) != viewer
        found = self.shown.get(key)
        if found is None:
            found = self.shown[key] = self.drawing(self.episode(number, viewer, since), viewer)
        return found

    def drawing(self, episode: Episode, viewer: int) -> Shown:
        """The same, drawn once for all who know the same of it."""
        if not episode.lines:
            return Shown("", "", False)
        key = episode.number, episode.fresh, episode.lines, self.struck(episode.number, viewer)
        if key not in self.drawn:
            parts = self.as_steps(episode, viewer)
            news = any(part.fresh for part, _ in parts)
            self.drawn[key] = Shown(self.as_entry(episode, viewer), "".join(step for _, step in parts), news)
        return self.drawn[key]

    def struck(self, number: int, viewer: int) -> tuple[bool, ...]:
        """Which of the events of a choice take something from a viewer; empty where none does, as nearly always."""
        found = tuple(strikes(event, self.match.game.strikes, viewer) for event in self.match.events[number])
        return found if any(found) else ()

    def as_entry(self, episode: Episode, viewer: int) -> str:
        """In the log: every line with its way to the rulebook."""
        new = f'<span class="new">{escape(self.texts.say("log-new"))}</span>' if episode.fresh else ""
        told = zip(self.marked(episode, viewer), self.ways(episode.number, viewer), strict=True)
        lines = "".join(f"<p>{line}{way}</p>" for line, way in told)
        return f"<li {_worn(episode)}>{new}{self.names_called(episode.number)}{lines}</li>\n"

    def as_steps(self, episode: Episode, viewer: int) -> list[tuple[Episode, str]]:
        """In the story: each step as an episode of its own, and drawn; what came by itself is nobody's, and new.

        The own choice is there for those who step back to it.
        """
        known = [event for event in self.match.events[episode.number] if event.seen_by(viewer)]
        called, found = self.names_called(episode.number), []
        for step in steps(known, self.match.game.chapters):
            phrases = [(event.kind, event.details) for event in step.events]
            lines = tuple(map(self.texts.phrase, phrases))
            part = episode if step.own else episode._replace(seat=SPECTATOR, pieces=(), fresh=True)
            marked = map(self.named.marked, phrases, lines)
            told = [self.sentence(event, one, viewer) for event, one in zip(step.events, marked, strict=True)]
            words = called + " ".join(told)
            hidden = "" if part.fresh else " hidden"
            drawn = f'<li {_worn(part)} data-seat-of="{part.seat}"{hidden}>{words}</li>\n'
            called = ""
            found.append((part._replace(lines=lines), drawn))
        return found

    def sentence(self, event: Event, words: str, viewer: int) -> str:
        """In a step: how much it tells of a turn, and whether it takes something from the viewer."""
        game = self.match.game
        heavy = weight(event, game.deeds)
        mine = ' class="mine"' if strikes(event, game.strikes, viewer) else ""
        return f"<p{mine}>{words}</p>" if heavy is None else f'<p{mine} data-deed="{heavy}">{words}</p>'

    def marked(self, episode: Episode, viewer: int) -> list[str]:
        """The lines of a choice as HTML, with the names of things marked."""
        key = episode.number, episode.lines
        if key not in self.linked:
            known = [event for event in self.match.events[episode.number] if event.seen_by(viewer)]
            self.linked[key] = [
                self.named.marked((event.kind, event.details), line)
                for event, line in zip(known, episode.lines, strict=True)
            ]
        return self.linked[key]

    def ways(self, number: int, viewer: int) -> list[str]:
        """For each of the lines the way to the passage of the rulebook that tells of it, where there is one."""
        words = escape(self.texts.say("book-why"))
        events = [event for event in self.match.events[number] if event.seen_by(viewer)]
        found = [way_from(self.match.game, self.switches, event) for event in events]
        return [
            f'&nbsp;<a class="why" href="{escape(way)}" target="_blank" aria-label="{words}">§</a>' if way else ""
            for way in found
        ]

    def noted(self, note: Note) -> str:
        """A note in words."""
        return self.texts.phrase(phrase_of(note))

    def note_entry(self, note: Note) -> str:
        """In the log: what happened besides the choices."""
        episode = Episode(0, note.seat, (self.noted(note),), (), False)
        return f"<li {_worn(episode)}><p>{escape(episode.lines[0])}</p></li>\n"

    def story_line(self, viewer: int) -> list[str]:
        """What has happened since the viewer's own last choice, to be stepped through, part by part."""
        since, count = last_own(self.match, viewer), len(self.match.events)
        told = [self.choice(n, viewer, since) for n in range(max(since, count - STORY_LENGTH, 0), count)]
        if not any(one.news for one in told):
            return []
        return [self.frame("open"), *(one.steps for one in told if one.steps), self.frame("close")]

    def frame(self, part: str) -> str:
        """What stands around the log and the steps of a story."""
        if part not in self.frames:
            self.frames[part] = render("told.html", t=self.texts.say, part=part)
        return self.frames[part]

    def moment_line(self, number: int, viewer: int) -> str:
        """One choice alone, as a replay tells it; it points at its pieces."""
        episode = self.episode(number, viewer, number)._replace(fresh=True)
        if not episode.lines:
            return ""
        told = "".join(step for _, step in self.as_steps(episode, viewer))
        label = escape(self.texts.say("story"))
        placed = told.replace("<li ", f'<li data-nth="{number}/{len(self.match.events) - 1}" ', 1)
        return f'<div class="story" role="group" aria-label="{label}" data-story><ol tabindex="0">{placed}</ol></div>'

    def episode(self, number: int, viewer: int, since: int) -> Episode:
        """One choice, for a viewer whose own last one was number `since`."""
        seat = chooser(self.match, number)
        pieces = self.match.marks[number - 1].pieces if number else ()
        return Episode(number, seat, self.lines(number, viewer), pieces, number > since and seat != viewer)


def _worn(episode: Episode) -> str:
    """What an episode wears in the log and in the story: the colour of its seat, and the pieces it points at."""
    kind = (f"seat-{episode.seat}" if episode.seat >= 0 else "") + (" fresh" if episode.fresh else "")
    return f'class="{kind}" data-marks="{escape(" ".join(episode.pieces))}"'


def chooser(match: Match, number: int) -> int:
    """Who made a choice; SPECTATOR before the first one."""
    return match.marks[number - 1].seat if number else SPECTATOR
