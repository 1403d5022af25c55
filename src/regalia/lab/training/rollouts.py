"""Processes that step games, and show them in memory that all of them share: where networks are trained."""

import multiprocessing
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.network_input import Table
from regalia.kernel.position import Position
from regalia.lab.envs.observer import Memory
from regalia.lab.learning.training_batch import SIDES, TrainingBatch

GROUPS = 2  # of games: while one is stepped, choices are made for the other
LEAVE = 255
PATIENCE = 3  # times as long as a game usually takes
Arrays = dict[str, NDArray[Any]]


def longest(game: str, seats: int) -> int:
    """The choices after which a game of training counts as it stands."""
    return PATIENCE * games.find(game).length * seats


@dataclass(frozen=True)
class Plan:
    """What is played, and how much of it: each process has one kind of table."""

    game: str
    tables: tuple[Table, ...]
    count: int  # games of a group in a process
    width: int  # of what a network sees
    options: int  # as the network knows them
    seed: bytes

    @property
    def games(self) -> int:
        """All games of a group."""
        return self.count * len(self.tables)

    def rows(self, worker: int) -> slice:
        """Where the games of a process are."""
        return slice(worker * self.count, (worker + 1) * self.count)

    def shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """What is shared of every group: its numbers and their kind."""
        every = (GROUPS, self.games)
        return {
            "seen": ((*every, self.width), np.int16),
            "masks": ((*every, self.options), np.uint8),
            "turns": (every, np.int64),
            "rewards": ((*every, SIDES), np.float32),
            "ended": (every, np.uint8),
            "finals": ((*every, SIDES), np.int16),
            "won": ((*every, SIDES), np.uint8),
            "choices": (every, np.int64),
        }


class Bench:
    """One group of games of one process."""

    def __init__(self, plan: Plan, table: Table, seed: bytes) -> None:
        deals = games.find(plan.game).dealer(Setup(plan.game, table.seats, b"-", table.preset))

        def deal(number: int) -> Position:
            return deals(derived_seed(seed, str(number)), False)

        self.stepper = stepper = TrainingBatch(
            deal, plan.count, plan.width, plan.options, longest(plan.game, table.seats), seed
        )
        self.cells = Memory(stepper.observation.cells, np.int16, plan.count)
        self.seats = table.seats
        self.shown: Arrays = {
            "seen": self.cells.rows,
            "masks": Memory(stepper.masks, np.uint8, plan.count).rows,
            "turns": Memory(stepper.turns, np.int64, plan.count).rows[:, 0],
            "rewards": Memory(stepper.rewards, np.float64, plan.count).rows,
            "ended": Memory(stepper.ended, np.uint8, plan.count).rows[:, 0],
            "finals": Memory(stepper.finals, np.int64, plan.count).rows,
            "won": Memory(stepper.won, np.int64, plan.count).rows,
        }

    def step(self, choices: list[int]) -> None:
        """One choice in every game."""
        self.cells.clear()
        self.stepper.step(choices)

    def show(self, shared: Arrays, group: int, rows: slice) -> None:
        """Write down what is to be seen."""
        for key, numbers in self.shown.items():
            if key == "rewards":
                shared[key][group, rows, : self.seats] = numbers
            else:
                shared[key][group, rows] = numbers


def serve(pipe: Connection, names: dict[str, str], plan: Plan, worker: int) -> None:
    """In a process: step a group whenever its number comes, until told to leave or left alone."""
    memory = {key: SharedMemory(name=name) for key, name in names.items()}
    shared = {key: np.ndarray(shape, kind, memory[key].buf) for key, (shape, kind) in plan.shapes().items()}
    rows, table = plan.rows(worker), plan.tables[worker]
    benches = [Bench(plan, table, derived_seed(plan.seed, f"{worker} {group}")) for group in range(GROUPS)]
    for group, bench in enumerate(benches):
        bench.show(shared, group, rows)
    pipe.send_bytes(b"r")
    try:
        while (group := pipe.recv_bytes()[0]) != LEAVE:
            benches[group].step(shared["choices"][group, rows].tolist())
            benches[group].show(shared, group, rows)
            pipe.send_bytes(bytes([group]))
    except EOFError:
        pass
    os._exit(0)  # the shared memory is still looked at by arrays: nothing to tidy up


class Rollouts:
    """All processes and what they share."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._memory = {
            key: SharedMemory(create=True, size=int(np.prod(shape)) * np.dtype(kind).itemsize)
            for key, (shape, kind) in plan.shapes().items()
        }
        self.shared: Arrays = {
            key: np.ndarray(shape, kind, self._memory[key].buf) for key, (shape, kind) in plan.shapes().items()
        }
        names = {key: memory.name for key, memory in self._memory.items()}
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        for worker in range(len(plan.tables)):
            here, there = context.Pipe()
            context.Process(target=serve, args=(there, names, plan, worker), daemon=True).start()
            there.close()
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
