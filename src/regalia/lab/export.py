"""Games as Parquet: a row for every choice, with what the seat knew, what it could do and did, and how it ended."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia import __version__
from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble
from regalia.lab.envs.observer import Observer
from regalia.lab.envs.stepper import rank_rewards
from regalia.lab.extra import missing
from regalia.lab.simulate import check_seed, game_seed
from regalia.players import opponents

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing(error) from None

ROWS_AT_ONCE = 4096

Row = dict[str, Any]


def schema(observer: Observer, seed: str) -> "pa.Schema":
    """The columns; the names of the features and the set-up stand in the metadata."""
    setup = observer.setup
    about = {
        "regalia": __version__,
        "game": setup.game,
        "seats": setup.seats,
        "preset": setup.preset or next(iter(observer.game.presets)),
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


def play(observer: Observer, players: tuple[str, ...], seed: str, number: int) -> list[Row]:
    """The choices of one game."""
    luck = game_seed(seed, number)
    position = observer.start(luck)
    minds = [opponents.make(kind, observer.game) for kind in players]
    rows: list[Row] = []
    try:
        while position.waiting:
            seat = int(position.turn())
            option = minds[seat].choose(position, seat, derived_seed(luck, f"{number} {len(rows)}"))
            row: Row = {"game": number, "number": len(rows), "seat": seat, "player": players[seat]}
            row["observation"] = observer.features(position, seat)
            row["mask"] = observer.mask(position, seat).astype(bool)
            rows.append(row | {"option": option, "name": position.name(seat, option)})
            position.choose(seat, option)
            for mind in minds:
                mind.hear(seat)
    finally:
        for mind in minds:
            mind.leave(position)
    rewards = rank_rewards(position)
    for row in rows:
        seat = row["seat"]
        row |= {"score": int(position.score(seat)), "rank": int(position.rank(seat))}
        row["reward"] = rewards[seat]
    return rows


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
) -> int:
    """Play so many games and write them; how many choices. A crash leaves either the old file or the new one."""
    if not players:
        raise Trouble("Name the players, one for each seat, as in: greedy,random.")
    check_seed(seed)
    observer = Observer(name, len(players), preset)
    for kind in players:
        opponents.make(kind, observer.game)
    draft = file.with_name(file.name + f".{os.getpid()}.part")
    try:
        with draft.open("wb") as out:
            rows = _write(out, observer, players, seed, count, advance)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    except OSError as error:
        raise Trouble(f"The games cannot be written to {file}: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)
    return rows


def _write(
    out: Any, observer: Observer, players: tuple[str, ...], seed: str, count: int, advance: Callable[[], None]
) -> int:
    columns, rows, written = schema(observer, seed), [], 0
    with parquet.ParquetWriter(out, columns, compression="zstd") as writer:
        for number in range(count):
            rows += play(observer, players, seed, number)
            advance()
            if len(rows) >= ROWS_AT_ONCE or number == count - 1:
                writer.write_batch(batch(rows, columns))
                written += len(rows)
                rows = []
    return written
