"""Games as Parquet: a row for every choice, with what the seat knew, what it could do and did, and how it ended."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from regalia import __version__
from regalia.kernel.errors import Trouble, missing
from regalia.kernel.game import Switch
from regalia.lab.arena import Contest, Fault, choices, faults_of, rotated
from regalia.lab.envs.observer import Observer
from regalia.lab.envs.stepper import rank_rewards
from regalia.lab.runs.workers import spread
from regalia.lab.simulate import game_seed
from regalia.players.opponent import Opponent
from regalia.players.outside import STAND_IN, send_home

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing(error) from None

ROWS_AT_ONCE = 4096
GAMES_AT_ONCE = 1  # that one worker plays before it hands them over: they are large

Row = dict[str, Any]


@dataclass(frozen=True)
class Exported:
    """What was written: how many choices, and where a bot was replaced by a page."""

    choices: int
    faults: list[Fault]


class Played(NamedTuple):
    """One game: its number, its rows as Arrow keeps them, and where a bot was replaced."""

    number: int
    rows: Any
    faults: list[Fault]


def columns(observer: Observer, targets: bool) -> list[tuple[str, Any]]:
    """The columns by their kind; with `targets` also those of the search behind a choice, where there was one."""
    found = [
        ("game", pa.int32()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("observation", pa.list_(pa.int16(), len(observer.names))),
        ("mask", pa.list_(pa.bool_(), observer.option_count)),
        ("option", pa.int32()),
        ("name", pa.string()),
        ("score", pa.int32()),
        ("rank", pa.int8()),
        ("reward", pa.float32()),
    ]
    return found + ([("policy", pa.list_(pa.float32())), ("value", pa.float32())] if targets else [])


def schema(observer: Observer, seed: str, targets: bool) -> "pa.Schema":
    """The columns; the names of the features and the set-up stand in the metadata."""
    setup = observer.setup
    about = {
        "regalia": __version__,
        "game": setup.game,
        "seats": setup.seats,
        "preset": setup.preset or next(iter(observer.game.presets)),
        "switches": dict(setup.switches),
        "seed": seed,
        "features": observer.names,
    }
    return pa.schema(columns(observer, targets), metadata={"regalia": json.dumps(about)})


def play(observer: Observer, contest: Contest, targets: bool, number: int) -> Played:
    """One game, each choice under the name of who has really chosen."""
    luck, seated = game_seed(contest.seed, number), rotated(contest.players, number)
    position, minds = observer.start(luck), contest.minds(number)
    rows: list[Row] = []
    for seat, option in choices(position, minds, luck, number):
        chooser = STAND_IN if minds[seat].fault else seated[seat]
        row: Row = {"game": number, "number": len(rows), "seat": seat, "player": chooser}
        row["observation"] = observer.features(position, seat)
        row["mask"] = observer.mask(position, seat).astype(bool)
        row |= aims(minds[seat], observer.option_count) if targets else {}
        rows.append(row | {"option": option, "name": position.name(seat, option)})
    rewards = rank_rewards(position)
    for row in rows:
        seat = row["seat"]
        row |= {"score": int(position.score(seat)), "rank": int(position.rank(seat))}
        row["reward"] = rewards[seat]
    faults = faults_of(number, seated, [mind.fault for mind in minds])
    return Played(number, batch(rows, pa.schema(columns(observer, targets))), faults)


def aims(mind: Opponent, option_count: int) -> Row:
    """The share of the thoughts that each option got, and what they promise on average; none without a search."""
    tried = mind.tried()
    if not tried:
        return {"policy": None, "value": None}
    policy = np.zeros(option_count, np.float32)
    for option, share, _ in tried:
        policy[option] = share
    return {"policy": policy, "value": sum(share * chance for _, share, chance in tried)}


def batch(rows: list[Row], kinds: "pa.Schema") -> "pa.RecordBatch":
    """Rows as Arrow keeps them."""
    arrays = []
    for column in kinds:
        values = [row[column.name] for row in rows]
        if pa.types.is_fixed_size_list(column.type):
            flat = pa.array(np.concatenate(values), column.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, column.type.list_size))
        else:
            arrays.append(pa.array(values, column.type))
    return pa.record_batch(arrays, kinds)


@dataclass
class Scribe:
    """Writes games in their order, whichever is done first, some thousand rows at a time."""

    writer: Any
    choices: int = 0
    faults: list[Fault] = field(default_factory=list)
    games: int = 0  # that were taken down so far
    early: dict[int, Played] = field(default_factory=dict)  # done before one that comes before them
    rows: list[Any] = field(default_factory=list)  # not written yet

    def take(self, played: Played) -> None:
        """Keep a game until its turn comes."""
        self.early[played.number] = played
        while self.games in self.early:
            following = self.early.pop(self.games)
            self.rows.append(following.rows)
            self.faults += following.faults
            self.games += 1
            if sum(map(len, self.rows)) >= ROWS_AT_ONCE:
                self.write()

    def write(self) -> None:
        """Put down the rows that wait for it."""
        if self.rows:
            self.choices += sum(map(len, self.rows))
            self.writer.write_table(pa.Table.from_batches(self.rows))
            self.rows = []


def export(
    name: str,
    players: tuple[str, ...],
    preset: str,
    seed: str,
    count: int,
    file: Path,
    advance: Callable[[], None],
    switches: dict[str, Switch] | None = None,
    workers: int = 1,
    targets: bool = False,
) -> Exported:
    """Play so many games and write them; the same file whoever plays them. A crash leaves the old file or the new one.

    With `targets` a choice has what the search behind it tried and promised: `policy` and `value`.
    """
    if not players:
        raise Trouble("Name the players, one for each seat, as in: greedy,random.")
    contest = Contest(name, players, preset, seed, switches=switches or {})
    contest.check()
    observer = Observer(name, len(players), preset, switches)
    work, kinds = partial(play, observer, contest, targets), schema(observer, seed, targets)
    draft = file.with_name(file.name + f".{os.getpid()}.part")
    try:
        with draft.open("wb") as out:
            written = _write(out, kinds, work, count, workers, advance)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    except OSError as error:
        raise Trouble(f"The games cannot be written to {file}: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)
        send_home()
    return written


def _write(
    out: Any,
    kinds: "pa.Schema",
    work: Callable[[int], Played],
    count: int,
    workers: int,
    advance: Callable[[], None],
) -> Exported:
    with parquet.ParquetWriter(out, kinds, compression="zstd") as writer:
        scribe = Scribe(writer)

        def receive(games: list[Played]) -> None:
            for played in games:
                scribe.take(played)
                advance()

        spread(work, range(count), workers, receive, most=GAMES_AT_ONCE)
        scribe.write()
    return Exported(scribe.choices, scribe.faults)
