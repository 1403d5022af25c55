"""A game record: set-up, seed and named choices; what replay and verify work on."""

import json
import os
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from regalia import __version__
from regalia.kernel import sheet as sheets
from regalia.kernel.chance import commitment
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, OtherSheet, Setup
from regalia.kernel.position import IllegalChoice, Position

FORMAT = 2
NAMES_UNSEALED = 1  # the format before: its records hold no seal of the names


@dataclass(frozen=True)
class Choice:
    """One named choice; the seal chains it to all choices before it."""

    seat: int
    name: str
    seal: str


@dataclass(frozen=True)
class Note:
    """What is no choice, but belongs to the game, as a choice taken back; sealed in the same chain."""

    after: int  # how many choices stood when it was written
    seat: int
    text: str
    seal: str


@dataclass
class Record:
    """A game from its set-up to its last choice so far, by names: it replays after any renumbering."""

    setup: Setup
    sheet: str
    players: list[str]
    choices: list[Choice] = field(default_factory=list)
    scores: list[int] | None = None
    version: str = __version__
    commitment: str = ""
    seal: str = ""
    notes: list[Note] = field(default_factory=list)
    names_seal: str | None = field(default=None, compare=False)  # as it was read; None where there was none
    rules: int = 1  # the number of the rules under which it was played
    values: str = ""  # all values of its sheet, in one line; records from before they were kept have none

    @classmethod
    def begin(cls, game: Game, setup: Setup, players: list[str]) -> "Record":
        """The record of a game that is about to start."""
        values, digest = game.values(setup)
        record = cls(setup, digest, players, commitment=commitment(setup.seed))
        record.rules, record.values = game.rules_version, values
        record.seal = record.head_seal()
        return record

    def head_seal(self) -> str:
        """The seal of the set-up, from which the chain of seals hangs."""
        head = [self.setup.game, self.setup.seats, self.setup.preset, sorted(self.setup.switches.items())]
        return _seal("", [*head, list(self.setup.order), self.sheet, self.commitment])

    def seal_of_names(self) -> str:
        """The seal of the players' names; people may come and go, so it hangs from the last choice."""
        return _seal(self.last_seal(), ["players", *self.players])

    def last_seal(self) -> str:
        """The end of the chain of seals."""
        if self.notes and self.notes[-1].after == len(self.choices):
            return self.notes[-1].seal
        return self.choices[-1].seal if self.choices else self.seal

    def add(self, seat: int, name: str) -> None:
        """Write one more choice down."""
        self.choices.append(Choice(seat, name, _seal(self.last_seal(), [seat, name])))

    def note(self, seat: int, text: str) -> None:
        """Write down something besides the choices."""
        self.notes.append(Note(len(self.choices), seat, text, _seal(self.last_seal(), ["note", seat, text])))

    def take_notes(self, other: "Record") -> None:
        """Write down the notes of another record of the same game that stand after as many choices as are made here."""
        for note in other.notes[len(self.notes) :]:
            if note.after != len(self.choices):
                return
            self.note(note.seat, note.text)

    def shorter(self, count: int) -> "Record":
        """The record without its last choices; their notes stay, at the new end."""
        end = len(self.choices) - count
        kept = [note for note in self.notes if note.after <= end]
        record = replace(self, choices=self.choices[:end], notes=kept, scores=None, names_seal=None)
        for note in self.notes[len(kept) :]:
            record.note(note.seat, note.text)
        return record

    def close(self, position: Position) -> None:
        """Write the scores down when the game is over."""
        if position.over():
            self.scores = [int(position.score(seat)) for seat in range(int(position.seats))]

    def to_json(self) -> str:
        """The record as text, one choice a line."""
        setup = self.setup
        head = {
            "regalia": self.version,
            "format": FORMAT,
            "game": setup.game,
            "rules": self.rules,
            "seats": setup.seats,
            "players": self.players,
            "names": self.seal_of_names(),
            "preset": setup.preset,
            "switches": dict(setup.switches),
            "order": list(setup.order),
            "sheet": self.sheet,
            "commitment": self.commitment,
            "seed": setup.seed.hex(),
            "seal": self.seal,
            "scores": self.scores,
        }
        text = json.dumps(head, indent=1, ensure_ascii=False)[:-2]
        if self.values:
            text += f',\n "values": {self.values}'
        if self.notes:
            text += _listed("notes", [[n.after, n.seat, n.text, n.seal] for n in self.notes])
        return text + _listed("choices", [[c.seat, c.name, c.seal] for c in self.choices]) + "\n}\n"

    def save(self, path: Path) -> None:
        """Write the record so that a crash leaves either the old file or the new one, never a half."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + f".{os.getpid()}.part")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
            settle(path.parent)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise Trouble(f"The record cannot be written to {path}: {error.strerror}.") from None


def settle(folder: Path) -> None:
    """Wait until the disk has the names of what lies in a folder; a system that cannot say so is believed."""
    if os.name == "posix":
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def _listed(name: str, rows: list[list[Any]]) -> str:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f',\n "{name}": [\n{lines}\n ]'


def _seal(previous: str, content: list[Any]) -> str:
    text = previous + json.dumps(content, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=4, person=b"seal").hexdigest()


def load(path: Path) -> Record:
    """Read a record; a file that is none gets one clear sentence."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble(f"The record {path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise Trouble(f"{path} is not a Regalia record: it is not JSON.") from None
    if not isinstance(data, dict) or "regalia" not in data or "choices" not in data:
        raise Trouble(f"{path} is not a Regalia record: it lacks the entries 'regalia' and 'choices'.")
    if data.get("format") not in (NAMES_UNSEALED, FORMAT):
        known = f"{NAMES_UNSEALED} and {FORMAT}"
        raise Trouble(f"{path} is a record of format {data.get('format')}; this Regalia reads the formats {known}.")
    try:
        json.dumps(data, ensure_ascii=False).encode()
        return _parse(data)
    except UnicodeEncodeError:
        raise Trouble(f"{path} is a broken Regalia record: it holds half a character (a lone surrogate).") from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Trouble(f"{path} is a broken Regalia record: {type(error).__name__} at {error}.") from None


def _parse(data: dict[str, Any]) -> Record:
    setup = Setup(
        game=str(data["game"]),
        seats=int(data["seats"]),
        seed=bytes.fromhex(data["seed"]),
        preset=str(data["preset"]),
        switches=dict(data["switches"]),
        order=tuple(int(seat) for seat in data["order"]),
    )
    if not 1 <= len(setup.seed) <= 64:
        raise ValueError("seed")
    choices = [Choice(int(seat), str(name), str(seal)) for seat, name, seal in data["choices"]]
    scores = data["scores"]
    if scores is not None:
        scores = [int(score) for score in scores]
    players = [str(player) for player in data["players"]]
    version, promise, seal = (str(data[key]) for key in ("regalia", "commitment", "seal"))
    notes = [Note(int(after), int(seat), str(text), str(mark)) for after, seat, text, mark in data.get("notes", [])]
    names = None if data["format"] == NAMES_UNSEALED else str(data["names"])
    record = Record(setup, str(data["sheet"]), players, choices, scores, version, promise, seal, notes, names)
    record.rules = int(data.get("rules", 1))
    record.values = sheets.text_of(dict(data["values"])) if "values" in data else ""
    return record


def setup_of(record: Record, game: Game, components: Path | None = None) -> Setup:
    """The set-up of a record with the printed values it was played with; OtherSheet when they cannot be had."""
    setup = replace(record.setup, components=components, printed="")
    _, digest = game.values(setup)
    if digest == record.sheet:
        return setup
    values = record.values or game.earlier_values(record.sheet)
    if not values or components is not None:
        raise OtherSheet(
            f"This record was played with another component sheet ({record.sheet[:8]}, here it is {digest[:8]}); "
            "give the file it was played with by --components."
        )
    if sheets.digest(json.loads(values)) != record.sheet:
        raise Trouble("The printed values of this record were changed: their hash is not the one in its set-up.")
    return replace(setup, printed=values)


def start(record: Record, game: Game, components: Path | None = None, listen: bool = False) -> Position:
    """The first position of a record, with the sheet it was played with."""
    return game.start(setup_of(record, game, components), listen)


def replay_choice(position: Position, number: int, choice: Choice) -> None:
    """Carry out choice `number` (from 1) of a record."""
    try:
        position.choose(choice.seat, position.named(choice.seat, choice.name))
    except IllegalChoice as error:
        raise Trouble(misfit(number, choice, error)) from None


def misfit(number: int, choice: Choice, error: IllegalChoice) -> str:
    """The sentence about a choice that cannot be carried out."""
    return f"Choice {number} of the record ('{choice.name}' by seat {choice.seat}) fails: {error}"


def other_rules(record: Record, game: Game) -> str:
    """What is to be said of a record that was played under other rules than today's; nothing of all others."""
    if record.rules == game.rules_version:
        return ""
    return (
        f" It was played under rules {record.rules} of {game.title} with Regalia {record.version}; "
        f"here are rules {game.rules_version}."
    )


def replay(record: Record, game: Game, components: Path | None = None, listen: bool = False) -> Position:
    """The position after all choices of a record."""
    position = start(record, game, components, listen)
    for number, choice in enumerate(record.choices, 1):
        replay_choice(position, number, choice)
    return position


def verify(record: Record, game: Game, components: Path | None = None) -> Position:
    """Prove that a record is whole: seed, every choice, and the scores; otherwise say what was changed."""
    if commitment(record.setup.seed) != record.commitment:
        raise Trouble("The seed does not fit the hash that was shown before the game: the luck was changed.")
    if record.head_seal() != record.seal:
        raise Trouble("The set-up was changed: its seal is broken.")
    position = start(record, game, components)
    copy = replace(record, choices=[], scores=None, notes=[])
    _follow_notes(copy, record)
    for number, choice in enumerate(record.choices, 1):
        copy.add(choice.seat, choice.name)
        if copy.choices[-1].seal != choice.seal:
            raise Trouble(f"Choice {number} ('{choice.name}' by seat {choice.seat}) was changed: its seal is broken.")
        try:
            replay_choice(position, number, choice)
        except Trouble as trouble:
            raise Trouble(f"{trouble}{other_rules(record, game)}") from None
        _follow_notes(copy, record)
    copy.close(position)
    if copy.notes != record.notes:
        raise Trouble("The notes were changed: one stands where nobody can have written it.")
    if copy.scores != record.scores:
        elsewhere = other_rules(record, game)
        what = "do not fit" if elsewhere else "were changed"
        told = f"the game gives {copy.scores}, the record says {record.scores}."
        raise Trouble(f"The scores {what}: {told}{elsewhere}")
    if record.names_seal not in (None, record.seal_of_names()):
        raise Trouble("The names of the players were changed: their seal is broken.")
    return position


def _follow_notes(copy: Record, record: Record) -> None:
    copy.take_notes(record)
    if copy.notes != record.notes[: len(copy.notes)]:
        raise Trouble(f"A note after choice {len(copy.choices)} was changed: its seal is broken.")
