"""A match: one live game with its players, its record, and what may be taken back."""

from dataclasses import dataclass, replace
from pathlib import Path

from regalia.kernel import record as records
from regalia.kernel.agenda import Event
from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import THEN, Game, OtherSheet, Setup
from regalia.kernel.position import IllegalChoice, Position
from regalia.kernel.record import Record
from regalia.players import opponents
from regalia.table.notes import UNDO, UNDO_SEEN

PERSON = "person"
NOT_ASKED = -1


@dataclass(frozen=True)
class Mark:
    """What a choice brought with it, besides itself: luck drawn, hidden things shown; and what it pointed at."""

    seat: int
    drew_luck: bool
    showed_hidden: bool
    pieces: tuple[str, ...] = ()  # those that everybody at the table could see it point at
    joined: bool = False  # made at once with the choice before it


class Match:
    """A live game. Every choice goes through here, so that the record and undo are always right."""

    def __init__(self, game: Game, setup: Setup, players: list[str], kinds: list[str] | None = None) -> None:
        """A new match; `kinds` tells people from opponents where their names do not."""
        if len(players) != setup.seats:
            raise Trouble(f"There are {setup.seats} seats, but {len(players)} players.")
        self.game = game
        self.setup = setup
        self.kinds = kinds or [player if player in opponents.KINDS else PERSON for player in players]
        self.position = game.start(setup, listen=True)
        self.record = Record.begin(game, setup, players)
        self.events: list[list[Event]] = [self._take_events()]  # before the first choice, after the first, ...
        self.marks: list[Mark] = []
        self.asked_since = [NOT_ASKED] * setup.seats  # after how many choices the turn of each seat came
        self._note_turns()
        self.handed: set[int] = set()  # seats of people for whom an opponent plays now
        self.unfit: list[tuple[int, str]] = []  # choices of an earlier version that today's rules do not allow
        self.obstacle = ""  # what stands in the way of the first of them
        self.other_values = ""  # why it is not played with the printed values it began with

    @classmethod
    def resume(
        cls, game: Game, record: Record, components: Path | None = None, kinds: list[str] | None = None
    ) -> "Match":
        """The match of a record, at its last choice."""
        match = cls.reopen(game, record, components, kinds)
        if match.misfit:
            raise Trouble(match.misfit)
        return match

    @classmethod
    def reopen(
        cls, game: Game, record: Record, components: Path | None = None, kinds: list[str] | None = None
    ) -> "Match":
        """The match of a record, perhaps from an earlier version, as far as it fits; `misfit` says what does not.

        It keeps the printed values it was played with. Where they cannot be had or read any more, ours are taken.
        """
        try:
            match = cls(game, records.setup_of(record, game, components), record.players, kinds)
        except OtherSheet as trouble:
            if components is not None:
                raise
            match = cls(game, game.nearest(record.setup), record.players, kinds)
            match.other_values = str(trouble)
        for choice in record.choices:
            match.record.take_notes(record)
            match.follow(choice.seat, choice.name)
        match.record.take_notes(record)
        return match

    def follow(self, seat: int, name: str) -> None:
        """Carry out a choice made elsewhere or earlier; from the first that does not fit, all are laid aside."""
        if self.unfit:
            self.unfit.append((seat, name))
            return
        try:
            self.choose(seat, int(self.position.named(seat, name)))
        except IllegalChoice as error:
            self.unfit.append((seat, name))
            number, choice = len(self.marks) + 1, records.Choice(seat, name, "")
            self.obstacle = records.misfit(number, choice, error)

    @property
    def misfit(self) -> str:
        """Why this is not all that was played, or not as it was; nothing when it is."""
        return self.other_values or (self.obstacle if self.unfit else "")

    def _take_events(self) -> list[Event]:
        events, self.position.journal = self.position.journal or [], []
        return events

    @property
    def players(self) -> list[str]:
        """Who sits where: the name of a person or the kind of an opponent."""
        return self.record.players

    def humans(self) -> list[int]:
        """The seats on which people play now."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    def people(self) -> list[int]:
        """The seats that belong to people, even while an opponent plays there."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON or seat in self.handed]

    def named_at_once(self, seat: int, name: str) -> tuple[str, ...]:
        """The choices, one after another, that a person makes with a name: one, or all of a bundle."""
        if THEN not in name or not self.position.waits(seat):
            return (name,)
        found = [bundle.names for bundle in self.game.bundles(self.position, seat) if bundle.name == name]
        return found[0] if found else (name,)

    def goes_on_with(self, seat: int, name: str) -> bool:
        """Whether a seat, and nobody else, is asked now for something of this name."""
        position = self.position
        if position.waiting != 1 << seat:
            return False
        return any(position.name(seat, option) == name for option in position.options(seat))

    def choose(self, seat: int, option: int, joined: bool = False) -> list[Event]:
        """Carry out a choice; what happened then."""
        position = self.position
        name = position.name(seat, option)
        luck, shown = list(position.chance.spent), int(position.shown)
        pieces = self._open_pieces(seat, option)
        position.choose(seat, option)
        self.record.add(seat, name)
        self.record.close(position)
        lucky, told = list(position.chance.spent) != luck, int(position.shown) != shown
        self.marks.append(Mark(seat, lucky, told, pieces, joined))
        self.events.append(self._take_events())
        self._note_turns()
        return self.events[-1]

    def _note_turns(self) -> None:
        """Whoever is asked again at once still has the same turn."""
        position, count = self.position, len(self.marks)
        for seat, since in enumerate(self.asked_since):
            asked = position.waits(seat)
            self.asked_since[seat] = NOT_ASKED if not asked else count if since == NOT_ASKED else since

    def _open_pieces(self, seat: int, option: int) -> tuple[str, ...]:
        """The pieces of an option that lie open; of choices made together none, since they are secret."""
        if self.position.asked & (self.position.asked - 1):
            return ()
        found = self.position.pieces(seat, option)
        return tuple(piece for piece in found if not piece.startswith(self.game.hand_pieces))

    def opponent_chooses(self, seat: int) -> list[Event]:
        """Let the opponent of a seat choose, from what it can know."""
        player = opponents.make(self.kinds[seat], self.game)
        return self.choose(seat, player.choose(self.position, seat, self.thought(seat)))

    def thought(self, seat: int) -> bytes:
        """The seed of an opponent's thinking: its own at every choice, and no help in guessing the game's."""
        return derived_seed(self.setup.seed, f"seat {seat}, choice {len(self.marks)}")

    def undo_reaches(self, seat: int) -> int:
        """How many choices the match goes back when this seat takes back its last one; 0 when it may not.

        What was chosen at once is taken back at once. Among several people: only the own last choice, and only when no
        luck was drawn and nothing hidden shown. A person alone with opponents may always go back to the own last
        choice; where something was shown since, that is noted. Nobody goes back behind the end.
        """
        back = self.way_back(seat)
        if back == 0 or self.people() == [seat]:
            return back
        return back if self.marks[-1].seat == seat and not self.has_shown(back) else 0

    def has_shown(self, back: int) -> bool:
        """Whether luck was drawn or something hidden shown in the last so many choices."""
        return any(mark.drew_luck or mark.showed_hidden for mark in self.marks[len(self.marks) - back :])

    def undo_note(self, back: int) -> str:
        """What is noted when so many choices are taken back."""
        return f"{UNDO_SEEN if self.has_shown(back) else UNDO} {back}"

    def way_back(self, seat: int) -> int:
        """How many choices it is to before the last one of a seat; none when the game is over."""
        if self.position.over():
            return 0
        back = next((n for n, mark in enumerate(reversed(self.marks), 1) if mark.seat == seat), 0)
        while back and self.marks[-back].joined:
            back += 1
        return back

    def end_with(self, seat: int, option: int) -> Position | None:
        """The table after a choice that ends the game; None when the game goes on."""
        twin = self.position.copy()
        twin.choose(seat, option)
        return twin if twin.over() else None

    def gives_up_for_good(self, seat: int, option: int) -> bool:
        """Whether a choice leaves everything on the table untouched, as passing does, and cannot be taken back."""
        position = self.position
        if self.people() == [seat] or position.pieces(seat, option):
            return False
        if not any(position.pieces(seat, other) for other in position.options(seat)):
            return False
        twin = position.copy()
        twin.choose(seat, option)
        lucky = list(twin.chance.spent) != list(position.chance.spent) or twin.shown != position.shown
        return lucky or any(kind != PERSON and twin.waits(s) for s, kind in enumerate(self.kinds))

    def undo(self, seat: int) -> bool:
        """Take back the last choice of a seat, if it may be."""
        back = self.undo_reaches(seat)
        if back:
            note = self.undo_note(back)
            self.go_back(back)
            self.record.note(seat, note)
        return back > 0

    def go_back(self, count: int) -> None:
        """Unmake the last choices, by playing all before them again; those that never fitted are unmade first."""
        while self.unfit and count:
            self.unfit.pop()
            count -= 1
        if not count:
            return
        again = Match.resume(self.game, self.record.shorter(count), self.setup.components, self.kinds)
        self.position, self.record, self.events = again.position, again.record, again.events
        self.asked_since = again.asked_since
        before = zip(again.marks, self.marks, strict=False)  # those that are left
        self.marks = [replace(mark, joined=old.joined) for mark, old in before]
