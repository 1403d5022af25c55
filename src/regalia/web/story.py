"""What happened at a table, choice by choice, in sentences and with the pieces that it concerned."""

from dataclasses import dataclass

from regalia.kernel.game import SPECTATOR
from regalia.kernel.position import Event
from regalia.kernel.texts import Texts
from regalia.table.match import Match

STORY_LENGTH = 24  # choices that can be stepped through
WATCHED = 6  # how many of the last choices somebody without a seat may step through


@dataclass(frozen=True)
class Episode:
    """One choice and all that followed from it, as one viewer may know it."""

    number: int
    seat: int  # who chose; SPECTATOR before the first choice
    lines: list[str]
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


def episodes(match: Match, viewer: int, texts: Texts, first: int) -> list[Episode]:
    """Everything from one choice on, in order; choices of which the viewer may know nothing are left out."""
    since = last_own(match, viewer)
    found = []
    for number in range(max(0, first), len(match.events)):
        lines = sentences(match.events[number], viewer, texts)
        seat = match.marks[number - 1].seat if number else SPECTATOR
        pieces = match.marks[number - 1].pieces if number else ()
        if lines:
            found.append(Episode(number, seat, lines, pieces, number > since and seat != viewer))
    return found


def story(match: Match, viewer: int, texts: Texts) -> list[Episode]:
    """From the viewer's own last choice to now, if anybody else has chosen since."""
    first = max(last_own(match, viewer), len(match.events) - STORY_LENGTH)
    found = episodes(match, viewer, texts, first)
    return found if any(episode.fresh for episode in found) else []
