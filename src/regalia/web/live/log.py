"""What happened at a table, choice by choice, in sentences and with the pieces that it concerned."""

from typing import NamedTuple

from markupsafe import escape

from regalia.kernel.agenda import Event
from regalia.kernel.card_words import Teller
from regalia.kernel.game import SPECTATOR
from regalia.kernel.record import Note
from regalia.kernel.texts import Texts
from regalia.table.match import Match
from regalia.table.notes import phrase_of
from regalia.web.boards.rulebook import switches_at, way_from
from regalia.web.live.named import Named

STORY_LENGTH = 24  # choices that can be stepped through
WATCHED = 6  # how many of the last choices somebody without a seat may step through
EVERYBODY = -2  # in the place of a viewer: whoever it is


class Episode(NamedTuple):
    """One choice and all that followed from it, as one viewer may know it."""

    number: int
    seat: int  # who chose; SPECTATOR before the first choice
    lines: tuple[str, ...]
    pieces: tuple[str, ...]
    fresh: bool  # made by somebody else since the viewer's own last choice


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
        self.entries: dict[tuple[int, bool, tuple[str, ...]], str] = {}
        self.steps: dict[tuple[int, bool, tuple[str, ...]], tuple[str, str]] = {}
        self.called: dict[int, tuple[tuple[str, str], ...]] = {}  # what a review calls choices: kinds and words

    def call(self, called: dict[int, tuple[tuple[str, str], ...]]) -> None:
        """From now on say what a review calls choices."""
        if called != self.called:
            self.called = called
            self.entries.clear()
            self.steps.clear()

    def names_called(self, number: int) -> str:
        """What a review calls a choice, as HTML."""
        names = self.called.get(number, ())
        return "".join(f'<span class="called {kind}">{escape(words)}</span> ' for kind, words in names)

    def goes_on(self, match: Match) -> bool:
        """Whether what was said still holds: the same match, and nothing taken back."""
        return self.match is match and self.events is match.events

    def lines(self, number: int, viewer: int) -> tuple[str, ...]:
        """What a viewer may know of a choice and all that followed from it."""
        found = self.told.get((number, EVERYBODY)) or self.told.get((number, viewer))
        if found is None:
            events = self.match.events[number]
            found = tuple(sentences(events, viewer, self.texts))
            open_to_all = all(event.seen_by(SPECTATOR) for event in events)
            self.told[number, EVERYBODY if open_to_all else viewer] = found
        return found

    def entry(self, number: int, viewer: int, since: int) -> str:
        """One choice in the log; the same for all who know the same of it."""
        episode = self.episode(number, viewer, since)
        key = number, episode.fresh, episode.lines
        if key not in self.entries:
            new = f'<span class="new">{escape(self.texts.say("log-new"))}</span>' if episode.fresh else ""
            ways = self.ways(number, viewer)
            told = zip(self.marked(episode, viewer), ways, strict=True)
            lines = "".join(f"<p>{line}{way}</p>" for line, way in told)
            self.entries[key] = f"<li {_worn(episode)}>{new}{self.names_called(number)}{lines}</li>\n"
        return self.entries[key]

    def marked(self, episode: Episode, viewer: int) -> list[str]:
        """The lines of a choice as HTML, with the names of things marked."""
        known = [event for event in self.match.events[episode.number] if event.seen_by(viewer)]
        return [
            self.named.marked((event.kind, event.details), line)
            for event, line in zip(known, episode.lines, strict=True)
        ]

    def ways(self, number: int, viewer: int) -> list[str]:
        """For each of the lines the way to the passage of the rulebook that tells of it, where there is one."""
        words = escape(self.texts.say("book-why"))
        events = [event for event in self.match.events[number] if event.seen_by(viewer)]
        found = [way_from(self.match.game, self.switches, event) for event in events]
        return [
            f'\N{NO-BREAK SPACE}<a class="why" href="{escape(way)}" target="_blank" aria-label="{words}">§</a>'
            if way
            else ""
            for way in found
        ]

    def noted(self, note: Note) -> str:
        """A note in words."""
        return self.texts.phrase(phrase_of(note))

    def note_entry(self, note: Note) -> str:
        """In the log: what happened besides the choices."""
        episode = Episode(0, note.seat, (self.noted(note),), (), False)
        return f"<li {_worn(episode)}><p>{escape(episode.lines[0])}</p></li>\n"

    def story_line(self, viewer: int) -> str:
        """What has happened since the viewer's own last choice, to be stepped through; empty when nothing has."""
        told = self.story(viewer)
        if not told:
            return ""
        say, last = self.texts.say, len(told)
        fresh = [one for one in told if one.fresh]
        whole, opener = (self.at_once(fresh, viewer), self.opener(len(fresh))) if len(fresh) > 1 else ("", "")
        steps = "".join(self.step(one, viewer, place, last, hidden=place < last) for place, one in enumerate(told, 1))
        return (
            f'<div class="story" role="group" aria-label="{escape(say("story"))}" data-story>'
            f'<button data-step="-1" aria-label="{escape(say("story-back"))}">‹</button><ol tabindex="0">{steps}</ol>'
            f'<button data-step="1" aria-label="{escape(say("story-on"))}">›</button>{opener}</div>{whole}'
        )

    def opener(self, count: int) -> str:
        """What opens all that the others have done, told in one go."""
        words = escape(self.texts.say("story-all", count=count))
        return f'<button popovertarget="since" data-since aria-label="{words}" title="{words}">≡</button>'

    def at_once(self, fresh: list[Episode], viewer: int) -> str:
        """All that the others have done since the viewer's own last choice, in one go."""
        title = escape(self.texts.say("story-since"))
        told = "".join(f'<li class="seat-{one.seat}">{" ".join(self.marked(one, viewer))}</li>' for one in fresh)
        return (
            f'<div id="since" class="rule since" popover role="dialog" aria-labelledby="since-title">'
            f'<h3 id="since-title">{title}</h3><ol>{told}</ol></div>'
        )

    def moment_line(self, number: int, viewer: int) -> str:
        """One choice alone, as a replay tells it; it points at its pieces."""
        episode = self.episode(number, viewer, number)._replace(fresh=True)
        if not episode.lines:
            return ""
        step = self.step(episode, viewer, number, len(self.match.events) - 1, hidden=False)
        label = escape(self.texts.say("story"))
        return f'<div class="story" role="group" aria-label="{label}" data-story><ol tabindex="0">{step}</ol></div>'

    def step(self, episode: Episode, viewer: int, place: int, last: int, hidden: bool) -> str:
        """One step of the story; all but its place is the same for all who know the same of it."""
        key = episode.number, episode.fresh, episode.lines
        if key not in self.steps:
            worn = f'{_worn(episode)} data-seat-of="{episode.seat}"'
            self.steps[key] = worn, self.names_called(episode.number) + " ".join(self.marked(episode, viewer))
        worn, words = self.steps[key]
        return f'<li {worn}{" hidden" if hidden else ""}><span class="place">{place}/{last}</span> {words}</li>\n'

    def episode(self, number: int, viewer: int, since: int) -> Episode:
        """One choice, for a viewer whose own last one was number `since`."""
        seat = chooser(self.match, number)
        pieces = self.match.marks[number - 1].pieces if number else ()
        return Episode(number, seat, self.lines(number, viewer), pieces, number > since and seat != viewer)

    def story(self, viewer: int) -> list[Episode]:
        """From the viewer's own last choice to now, if anybody else has chosen since."""
        since, count = last_own(self.match, viewer), len(self.match.events)
        found = [self.episode(number, viewer, since) for number in range(max(since, count - STORY_LENGTH, 0), count)]
        told = [episode for episode in found if episode.lines]
        return told if any(episode.fresh for episode in told) else []


def _worn(episode: Episode) -> str:
    """What an episode wears in the log and in the story: the colour of its seat, and the pieces it points at."""
    kind = (f"seat-{episode.seat}" if episode.seat >= 0 else "") + (" fresh" if episode.fresh else "")
    return f'class="{kind}" data-marks="{escape(" ".join(episode.pieces))}"'


def chooser(match: Match, number: int) -> int:
    """Who made a choice; SPECTATOR before the first one."""
    return match.marks[number - 1].seat if number else SPECTATOR
