"""What stands between the choices of a table: who took back, asked, agreed or handed his seat over.

In the list of a table each is a line that begins with @, since no option is called like this; in the record, and in
the log, it is a note at the place where it was written.
"""

from dataclasses import dataclass
from itertools import takewhile

from regalia.kernel.position import Phrase
from regalia.kernel.record import Note, Record

LINE = "@"
HINT = "hint"  # a seat has asked what the king would do
UNDO = "undo"  # so many choices are taken back
UNDO_SEEN = "undo-seen"  # the same, after luck was drawn or something hidden shown
ASK = "ask"  # a seat asks the others whether so many choices may be taken back
AGREE = "agree"
REFUSE = "refuse"
WITHDRAW = "withdraw"  # the seat that has asked does so no more
HAND = "hand"  # somebody lets an opponent play on for him
REPLACE = "replace"  # others let an opponent play on for somebody who is away
LOST = "lost"  # a bot has run out of time, and an opponent plays on
FAULT = "fault"  # a bot of the lab has failed, and an opponent plays on
RETURN = "return"  # somebody plays again
UNGUIDED = "unguided"  # the learner of a guided game goes on without the guide
GUIDED = "guided"  # and with it again
CLOCK = "clock"  # everybody has sat down, and people have so many seconds for a move
REMIND = "remind"  # the time of a seat is over
LATE = "late"  # and half as much again: an opponent plays on until its owner is back
WORDS = (
    *(HINT, UNDO, UNDO_SEEN, ASK, AGREE, REFUSE, WITHDRAW, HAND, REPLACE, LOST, FAULT, RETURN, UNGUIDED, GUIDED),
    *(CLOCK, REMIND, LATE),
)


@dataclass(frozen=True)
class Plea:
    """A seat has asked whether some choices may be taken back, and some of the others have agreed."""

    seat: int
    count: int
    agreed: frozenset[int] = frozenset()


def count_of(text: str) -> int:
    """The number in a note; 0 where there is none."""
    number = text.partition(" ")[2]
    return int(number) if number.isdecimal() else 0


def known(record: Record, first: int = 0) -> list[Note]:
    """The notes of a record from a number on, but for those of a kind that only a newer table knows."""
    return [note for note in record.notes[first:] if note.text.partition(" ")[0] in WORDS]


def phrase_of(note: Note) -> Phrase:
    """A note as a sentence."""
    return f"note-{note.text.partition(' ')[0]}", {"seat": note.seat, "count": count_of(note.text)}


def written(record: Record, seat: int, line: str) -> Record:
    """The record after one more line of a table's list."""
    if not line.startswith(LINE):
        record.add(seat, line)
        return record
    note = line.removeprefix(LINE)
    if note.startswith(UNDO):
        record = record.shorter(count_of(note))
    record.note(seat, note)
    return record


def open_plea(record: Record) -> Plea | None:
    """What has been asked and not yet answered by all; whoever chooses instead lets it lapse."""
    plea: Plea | None = None
    for note in notes_here(record):
        word = note.text.partition(" ")[0]
        if word == ASK:
            plea = Plea(note.seat, count_of(note.text))
        elif word in (UNDO, UNDO_SEEN, REFUSE, WITHDRAW):
            plea = None
        elif word == AGREE and plea is not None:
            plea = Plea(plea.seat, plea.count, plea.agreed | {note.seat})
    return plea


def guided(record: Record) -> bool:
    """Whether the learner of a guided game has the guide beside him; he may have left it."""
    said = [note.text for note in record.notes if note.text in (UNGUIDED, GUIDED)]
    return not said or said[-1] == GUIDED


def notes_here(record: Record) -> list[Note]:
    """The notes since the last choice that stands."""
    here = takewhile(lambda note: note.after == len(record.choices), reversed(record.notes))
    return list(here)[::-1]


def asked_here(record: Record, seat: int) -> bool:
    """Whether a seat has asked since the last choice; once is enough."""
    return any(note.seat == seat and note.text.startswith(ASK) for note in notes_here(record))
