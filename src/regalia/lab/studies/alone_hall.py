"""Processes that step games of Paladins alone, and show them in memory that all of them share."""

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.games.paladins.insight import OPTIONS, WIDTH
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.lab.alone import NOTES, AloneStepper
from regalia.lab.observer import Memory

GROUPS = 2  # of games: while one is stepped, choices are made for the other
HARD = 0.75  # of the games; of the rest, six of ten are standard and four easy
LEAVE = 255
Arrays = dict[str, NDArray[Any]]


def shapes(games_in_group: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """What is shared of every group: its numbers and their kind."""
    return {
        "seen": ((GROUPS, games_in_group, WIDTH), np.int16),
        "masks": ((GROUPS, games_in_group, OPTIONS), np.uint8),
        "rewards": ((GROUPS, games_in_group), np.float32),
        "ended": ((GROUPS, games_in_group), np.uint8),
        "notes": ((GROUPS, games_in_group, NOTES), np.int16),
        "choices": ((GROUPS, games_in_group), np.int64),
    }


def dealer(seed: bytes) -> Callable[[int], Position]:
    """Deals games of all three difficulties."""
    kinds = ("hard", "standard", "easy")
    deals = [games.find("paladins").dealer(Setup("paladins", 1, b"-", kind)) for kind in kinds]

    def deal(number: int) -> Position:
        key = derived_seed(seed, str(number))
        share = int.from_bytes(key[:4], "little") / 2**32
        kind = 0 if share < HARD else 1 if share < HARD + 0.6 * (1 - HARD) else 2
        return deals[kind](key, False)

    return deal


class Bench:
    """One group of games of one process."""

    def __init__(self, count: int, seed: bytes) -> None:
        self.stepper = AloneStepper(dealer(seed), count, seed)
        self.cells = Memory(self.stepper.scroll.cells, np.int16, count)
        self.shown: Arrays = {
            "seen": self.cells.rows,
            "masks": Memory(self.stepper.masks, np.uint8, count).rows,
            "rewards": Memory(self.stepper.rewards, np.float64, count).rows[:, 0],
            "ended": Memory(self.stepper.ended, np.uint8, count).rows[:, 0],
            "notes": Memory(self.stepper.notes, np.int64, count).rows,
        }

    def step(self, choices: list[int]) -> None:
        """One choice in every game."""
        self.cells.clear()
        self.stepper.step(choices)


def serve(pipe: Connection, names: dict[str, str], whole: int, rows: slice, seed: bytes) -> None:
    """In a process: step a group whenever its number comes, until told to leave."""
    memory = {key: SharedMemory(name=name) for key, name in names.items()}
    shared = {key: np.ndarray(shape, kind, memory[key].buf) for key, (shape, kind) in shapes(whole).items()}
    benches = [Bench(rows.stop - rows.start, derived_seed(seed, f"{rows.start} {group}")) for group in range(GROUPS)]
    for group, bench in enumerate(benches):
        _show(shared, bench, group, rows)
    pipe.send_bytes(b"r")
    while (group := pipe.recv_bytes()[0]) != LEAVE:
        benches[group].step(shared["choices"][group, rows].tolist())
        _show(shared, benches[group], group, rows)
        pipe.send_bytes(bytes([group]))
    os._exit(0)  # the shared memory is still looked at by arrays: nothing to tidy up


def _show(shared: Arrays, bench: Bench, group: int, rows: slice) -> None:
    for key, numbers in bench.shown.items():
        shared[key][group, rows] = numbers


class Hall:
    """All processes and what they share."""

    def __init__(self, workers: int, count: int, seed: bytes) -> None:
        self.games = workers * count
        whole = shapes(self.games)
        self._memory = {
            key: SharedMemory(create=True, size=int(np.prod(shape)) * np.dtype(kind).itemsize)
            for key, (shape, kind) in whole.items()
        }
        self.shared: Arrays = {
            key: np.ndarray(shape, kind, self._memory[key].buf) for key, (shape, kind) in whole.items()
        }
        names = {key: memory.name for key, memory in self._memory.items()}
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        for worker in range(workers):
            here, there = context.Pipe()
            rows = slice(worker * count, (worker + 1) * count)
            context.Process(target=serve, args=(there, names, self.games, rows, seed), daemon=True).start()
            self._pipes.append(here)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def send(self, group: int, choices: NDArray[Any]) -> None:
        """Let a group be stepped."""
        self.shared["choices"][group] = choices
        for pipe in self._pipes:
            pipe.send_bytes(bytes([group]))

    def wait(self, group: int) -> None:
        """Until a group has been stepped."""
        for pipe in self._pipes:
            if pipe.recv_bytes()[0] != group:
                raise RuntimeError("The groups of games are stepped in turn.")

    def close(self) -> None:
        """Send everybody home."""
        for pipe in self._pipes:
            pipe.send_bytes(bytes([LEAVE]))
        self.shared.clear()
        for memory in self._memory.values():
            memory.unlink()
