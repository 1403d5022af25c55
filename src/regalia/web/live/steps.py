"""The steps of the story: what a choice brought, parted where a new part of the game begins, gains told together."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from regalia.kernel.agenda import Event

TAKEN = "take"  # the detail of an event that says what somebody gets, as amounts of things
GIVEN = "give"  # what was given for it: such an event is one bargain, and stays alone


class Step(NamedTuple):
    """Events that are read together."""

    own: bool  # whether they belong to whoever has chosen; else they came by themselves, as a new round does
    events: list[Event]


def steps(events: list[Event], chapters: Collection[str]) -> list[Step]:
    """What followed from a choice, parted before every event that begins a new part of the game.

    Several such events in a row begin the same part: a year and its first phase, the characters of all.
    """
    found = [Step(True, [])]
    within = False  # whether something else was told since the last beginning
    for event in events:
        begins = event.kind in chapters
        if begins and (within or found[-1].own):
            found.append(Step(False, []))
        within = not begins
        found[-1].events.append(event)
    return [Step(step.own, together(step.events)) for step in found if step.events]


def together(events: list[Event]) -> list[Event]:
    """Several gains in a row of the same seat by the same cause are one gain of all these things."""
    told: list[Event] = []
    for event in events:
        if told and same_cause(told[-1], event):
            told[-1] = Event(event.kind, {**event.details, TAKEN: in_all(told[-1], event)}, event.audience)
        else:
            told.append(event)
    return told


def same_cause(one: Event, other: Event) -> bool:
    """Whether two events differ in nothing but what was got."""
    if (one.kind, one.audience) != (other.kind, other.audience) or GIVEN in one.details:
        return False
    if not (isinstance(one.details.get(TAKEN), list) and isinstance(other.details.get(TAKEN), list)):
        return False
    return {**one.details, TAKEN: ()} == {**other.details, TAKEN: ()}


def in_all(one: Event, other: Event) -> list[tuple[str, int]]:
    """What two events brought, each thing once."""
    sums: dict[str, int] = {}
    for event in (one, other):
        taken = event.details[TAKEN]
        assert isinstance(taken, list)
        for thing, count in taken:
            sums[thing] = sums.get(thing, 0) + count
    return list(sums.items())


def weight(event: Event, deeds: Sequence[Collection[str]]) -> int | None:
    """How much an event tells of a turn, the weightiest 0; None where it tells it only when nothing else does."""
    return next((place for place, kinds in enumerate(deeds) if event.kind in kinds), None)


def strikes(event: Event, kinds: Mapping[str, str], viewer: int) -> bool:
    """Whether an event takes something from a viewer, or comes over everybody."""
    whom = kinds.get(event.kind)
    if whom is None or viewer < 0:
        return False
    struck = event.details.get(whom)
    return not whom or struck == viewer or (isinstance(struck, list) and viewer in struck)
