"""Games as Parquet: a row for every choice, with what the seat knew, what it could do and did, and how it ended."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia import __version__
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Switch
from regalia.lab.arena import Fault, choices, faults_of
from regalia.lab.envs.observer import Observer
from regalia.lab.envs.stepper import rank_rewards
from regalia.lab.extra import missing
from regalia.lab.simulate import check_seed, game_seed
from regalia.players import opponents
from regalia.players.outside import STAND_IN, send_home

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing(error) from None

ROWS_AT_ONCE = 4096

Row = dict[str, Any]


@dataclass(frozen=True)
class Exported:
    """What was written: how many choices, and where a bot was replaced by a page."""

    choices: int
    faults: list[Fault]


def schema(observer: Observer, seed: str) -> "pa.Schema":
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
    columns = [
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
    return pa.schema(columns, metadata={"regalia": json.dumps(about)})


def play(observer: Observer, players: tuple[str, ...], seed: str, number: int) -> tuple[list[Row], list[Fault]]:
    """The choices of one game, each under the name of who has really chosen; and which bots have failed in it."""
    luck = game_seed(seed, number)
    position = observer.start(luck)
    minds = [opponents.make(kind, observer.game) for kind in players]
    rows: list[Row] = []
    for seat, option in choices(position, minds, luck, number):
        chooser = STAND_IN if minds[seat].fault else players[seat]
        row: Row = {"game": number, "number": len(rows), "seat": seat, "player": chooser}
        row["observation"] = observer.features(position, seat)
        row["mask"] = observer.mask(position, seat).astype(bool)
        rows.append(row | {"option": option, "name": position.name(seat, option)})
    rewards = rank_rewards(position)
    for row in rows:
        seat = row["seat"]
        row |= {"score": int(position.score(seat)), "rank": int(position.rank(seat))}
        row["reward"] = rewards[seat]
    return rows, faults_of(number, players, [mind.fault for mind in minds])


def batch(rows: list[Row], columns: "pa.Schema") -> "pa.RecordBatch":
    """Rows as Arrow keeps them."""
    arrays = []
    for column in columns:
        values = [row[column.name] for row in rows]
        if pa.types.is_fixed_size_list(column.type):
            flat = pa.array(np.concatenate(values), column.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, column.type.list_size))
        else:
            arrays.append(pa.array(values, column.type))
    return pa.record_batch(arrays, columns)


def export(
    name: str,
    players: tuple[str, ...],
    preset: str,
    seed: str,
    count: int,
    file: Path,
    advance: Callable[[], None],
    switches: dict[str, Switch] | None = None,
) -> Exported:
    """Play so many games and write them. A crash leaves either the old file or the new one."""
    if not players:
        raise Trouble("Name the players, one for each seat, as in: greedy,random.")
    check_seed(seed)
    observer = Observer(name, len(players), preset, switches)
    for kind in players:
        opponents.make(kind, observer.game).suits(observer.start(b"-"))
    draft = file.with_name(file.name + f".{os.getpid()}.part")
    try:
        with draft.open("wb") as out:
            written = _write(out, observer, players, seed, count, advance)
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
    out: Any, observer: Observer, players: tuple[str, ...], seed: str, count: int, advance: Callable[[], None]
) -> Exported:
    columns, rows, written, faults = schema(observer, seed), list[Row](), 0, list[Fault]()
    with parquet.ParquetWriter(out, columns, compression="zstd") as writer:
        for number in range(count):
            made, failed = play(observer, players, seed, number)
            rows, faults = rows + made, faults + failed
            advance()
            if len(rows) >= ROWS_AT_ONCE or number == count - 1:
                writer.write_batch(batch(rows, columns))
                written += len(rows)
                rows = []
    return Exported(written, faults)
