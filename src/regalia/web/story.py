"""What happened at a table, choice by choice, in sentences and with the pieces that it concerned."""

from dataclasses import dataclass

from regalia.kernel.game import SPECTATOR
from regalia.kernel.position import Event
from regalia.kernel.texts import Texts
from regalia.table.match import Match

STORY_LENGTH = 24  # choices that can be stepped through
WATCHED = 6  # how many of the last choices somebody without a seat may step through
EVERYBODY = -2  # in the place of a viewer: whoever it is


@dataclass(frozen=True, slots=True)
class Episode:
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
        self.texts = texts
        self.told: dict[tuple[int, int], tuple[str, ...]] = {}

    def lines(self, number: int, viewer: int) -> tuple[str, ...]:
        """What a viewer may know of a choice and all that followed from it."""
        events = self.match.events[number]
        key = number, EVERYBODY if all(event.seen_by(SPECTATOR) for event in events) else viewer
        if key not in self.told:
            self.told[key] = tuple(sentences(events, viewer, self.texts))
        return self.told[key]

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


def chooser(match: Match, number: int) -> int:
    """Who made a choice; SPECTATOR before the first one."""
    return match.marks[number - 1].seat if number else SPECTATOR
