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

FORMAT = 1


@dataclass(frozen=True)
class Choice:
    """One named choice; the seal chains it to all choices before it."""

    seat: int
    name: str
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

    def add(self, seat: int, name: str) -> None:
        """Write one more choice down."""
        last = self.choices[-1].seal if self.choices else self.seal
        self.choices.append(Choice(seat, name, _seal(last, [seat, name])))

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
            "preset": setup.preset,
            "switches": dict(setup.switches),
            "order": list(setup.order),
            "sheet": self.sheet,
            "commitment": self.commitment,
            "seed": setup.seed.hex(),
            "seal": self.seal,
            "scores": self.scores,
        }
        values = f',\n "values": {self.values}' if self.values else ""
        lines = ",\n".join(json.dumps([c.seat, c.name, c.seal], ensure_ascii=False) for c in self.choices)
        return json.dumps(head, indent=1, ensure_ascii=False)[:-2] + f'{values},\n "choices": [\n{lines}\n ]\n}}\n'

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


def _seal(previous: str, content: list[Any]) -> str:
    text = previous + json.dumps(content, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=4, person=b"seal").hexdigest()


def load(path: Path) -> Record:
    """Read a record; a file that is none gets one clear sentence."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble(f"The record {path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise Trouble(f"{path} is not a Regalia record: it is not JSON.") from None
    if not isinstance(data, dict) or "regalia" not in data or "choices" not in data:
        raise Trouble(f"{path} is not a Regalia record: it lacks the entries 'regalia' and 'choices'.")
    if data.get("format") != FORMAT:
        raise Trouble(f"{path} is a record of format {data.get('format')}; this Regalia reads format {FORMAT}.")
    try:
        return _parse(data)
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
    record = Record(setup, str(data["sheet"]), players, choices, scores, version, promise, seal)
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
    copy = replace(record, choices=[], scores=None)
    for number, choice in enumerate(record.choices, 1):
        copy.add(choice.seat, choice.name)
        if copy.choices[-1].seal != choice.seal:
            raise Trouble(f"Choice {number} ('{choice.name}' by seat {choice.seat}) was changed: its seal is broken.")
        try:
            replay_choice(position, number, choice)
        except Trouble as trouble:
            raise Trouble(f"{trouble}{other_rules(record, game)}") from None
    copy.close(position)
    if copy.scores != record.scores:
        elsewhere = other_rules(record, game)
        what = "do not fit" if elsewhere else "were changed"
        told = f"the game gives {copy.scores}, the record says {record.scores}."
        raise Trouble(f"The scores {what}: {told}{elsewhere}")
    return position
