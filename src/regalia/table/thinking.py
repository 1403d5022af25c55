"""Opponents and advisers think in processes of their own, so that the table never waits for them."""

import asyncio
import logging
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from typing import Any, NamedTuple, TypeVar

from regalia import _engine, games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.position import Phrase
from regalia.kernel.record import Record
from regalia.players import advice, opponents, weighing
from regalia.players.account import Account
from regalia.players.opponent import Fault
from regalia.players.verdict import TurningPoint, turning_points
from regalia.players.weighing import Weighed
from regalia.table.house_players import name_of
from regalia.table.match import Match
from regalia.table.turns import NOBODY, Asker, Turns

SHORT = 0.5  # seconds; opponents who never think longer do not wait for those who do
CALM = 10  # by how much long thoughts give way to the server and to short ones, where processors are few
IDLE = 19  # reviews, for which nobody waits, give way to all else
logger = logging.getLogger("regalia.table")
Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Hint(NamedTuple):
    """An option by its name, as the king sees it: chance to win, points to expect, and why, as phrases."""

    name: str
    chance: float
    points: float
    reasons: list[Phrase]
    price: list[Phrase]
    rival: str  # the name of the option that it is compared with; empty where there is none


class Question(NamedTuple):
    """What a worker is told: only what a seat can know."""

    setup: Setup
    data: bytes
    kind: str
    seat: int
    seed: bytes


def think(asked: Question) -> str:
    """In a worker: the name of what an opponent chooses; Fault when somebody else's player cannot."""
    game = games.find(asked.setup.game)
    position = game.start(asked.setup).from_bytes(asked.data)
    mind = opponents.make(asked.kind, game)
    option = mind.choose(position, asked.seat, asked.seed)
    if mind.fault:
        raise Fault(mind.fault)
    return position.name(asked.seat, option)


def suit(asked: Question) -> str:
    """In a worker: why somebody else's player cannot play at such a table; nothing when it can."""
    game = games.find(asked.setup.game)
    try:
        opponents.make(asked.kind, game).suits(game.start(asked.setup))
    except Trouble as trouble:
        return str(trouble)
    return ""


def advise(asked: Question) -> list[Hint]:
    """In a worker: what the king would do."""
    position = games.find(asked.setup.game).start(asked.setup).from_bytes(asked.data)
    found = advice.advise(position, asked.seat, asked.seed)
    names = {advice.ALONE: ""}
    for one in found:
        names |= {option: position.name(asked.seat, option) for option in (one.option, one.rival) if option >= 0}
    return [Hint(names[one.option], one.chance, one.points, one.reasons, one.price, names[one.rival]) for one in found]


class Part(NamedTuple):
    """Some choices of a finished game that are to be weighed: from one to before another."""

    record: Record
    first: int
    last: int


def weigh(asked: Part) -> list[Weighed]:
    """In a worker: a part of a review. The game is over, so that nothing is secret any more."""
    return list(weighing.weigh(asked.record, games.find(asked.record.setup.game), asked.first, asked.last))


class Verdict(NamedTuple):
    """A finished game with its account, of which the turning points of a seat are wanted."""

    record: Record
    account: Account
    seat: int


def point_out(asked: Verdict) -> list[TurningPoint]:
    """In a worker: where a game turned for a seat."""
    return turning_points(asked.record, games.find(asked.record.setup.game), asked.account, asked.seat)


@contextmanager
def starting_workers() -> Iterator[None]:
    """Workers that are started meanwhile do not hear Ctrl-C before they can leave it to their parent."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would lift the block when the first worker starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work(calm: int = 0) -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent is gone, even if that was killed."""
    if calm and hasattr(os, "nice"):
        os.nice(calm)
    if calm == IDLE and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_go_with_the_parent, daemon=True).start()


def _go_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def question_of(match: Match, seat: int) -> Question:
    """The question before a seat; what it cannot know does not even reach the process that thinks."""
    seed = match.thought(seat)
    known = match.position.copy()
    known.redraw(seat, Chance(derived_seed(seed, "sent"), known.chance.streams))
    return Question(replace(match.setup, seed=b"imagined"), known.to_bytes(), match.kinds[seat], seat, seed)


@dataclass(eq=False)
class Thought:
    """A question for a worker, and who waits for the answer."""

    work: Callable[[Any], Any]
    question: Any
    answer: asyncio.Future[Any]


def pass_on(done: asyncio.Future[Any], answer: asyncio.Future[Any]) -> None:
    """Give somebody what has come of a thought."""
    fault = done.exception()
    if answer.done():
        return  # nobody waits for it any more
    if fault is not None:
        answer.set_exception(fault)
    else:
        answer.set_result(done.result())


class Lane:
    """Workers for thoughts of one length. One address never has all of them: the last one is for everybody else."""

    def __init__(self, share: int, calm: int) -> None:
        self.share = share  # thoughts of one address at once
        self.calm = calm
        self.busy: Counter[str] = Counter()  # thoughts under way, by address
        self.waiting: Turns[Thought] = Turns()
        self.pool: ProcessPoolExecutor | None = None  # made when somebody first has to think
        self.interpreted = False  # whether its workers run the engine uncompiled

    async def ask(self, work: Callable[[Asked], Found], question: Asked, asker: Asker) -> Found:
        """Ask a worker, when it is the asker's turn; when a worker has died, the question is asked again."""
        try:
            return await self._wait(work, question, asker)
        except BrokenProcessPool:
            return await self._wait(work, question, asker)

    async def _wait(self, work: Callable[[Asked], Found], question: Asked, asker: Asker) -> Found:
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        thought = Thought(work, question, answer)
        self.waiting.add(asker, thought)
        self._hand_out()
        try:
            return await answer
        finally:
            self.waiting.remove(asker, thought)

    def _may(self, place: str) -> bool:
        return self.busy[place] < self.share

    def _hand_out(self) -> None:
        """Let the workers that are free think for those whose turn it is."""
        while self.busy.total() <= self.share and (found := self.waiting.take(self._may)):
            asker, thought = found
            self.busy[asker.place] += 1
            self._submit(thought).add_done_callback(partial(self._answered, asker.place, thought))

    def _submit(self, thought: Thought) -> asyncio.Future[Any]:
        with starting_workers():
            try:
                return asyncio.wrap_future(self._workers().submit(thought.work, thought.question))
            except BrokenProcessPool:
                return asyncio.wrap_future(self._new_pool().submit(thought.work, thought.question))

    def _answered(self, place: str, thought: Thought, done: asyncio.Future[Any]) -> None:
        """A worker is free again: not before, even when nobody waits for its answer any more."""
        self.busy[place] -= 1
        if not self.busy[place]:
            del self.busy[place]
        if done.cancelled():
            thought.answer.cancel()
        else:
            pass_on(done, thought.answer)
        self._hand_out()

    def _workers(self) -> ProcessPoolExecutor:
        """The workers; others once the engine has been compiled, while the first ones finish what they think about."""
        interpreted = _engine.interprets()
        if interpreted:
            _engine.tell_slowness(logger.warning)  # only if compiling it has failed since the start
        if self.pool is not None and self.interpreted != interpreted:
            self.pool.shutdown(wait=False)
            self.pool = None
        self.interpreted = interpreted
        return self.pool or self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        self.pool = ProcessPoolExecutor(self.share + 1, spawn, initializer=begin_work, initargs=(self.calm,))
        return self.pool

    def close(self) -> None:
        """Send the workers home; those who still wait are asked no more."""
        self.waiting = Turns()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Workers for short thoughts, for long ones and for reviews; an address has so many of each at once."""

    def __init__(self, workers: int, house: Mapping[str, str] | None = None) -> None:
        """So many of each; `house` is what stands behind the names of the players of the house."""
        self.workers = workers
        self.house = house or {}
        self.short, self.long, self.idle = Lane(workers, 0), Lane(workers, CALM), Lane(workers, IDLE)

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """All workers, by how long they think."""
        return self.short, self.long, self.idle

    @property
    def thinking(self) -> int:
        """How many thoughts are under way or wait for their turn."""
        return sum(lane.busy.total() + len(lane.waiting) for lane in self.lanes)

    async def choose(self, match: Match, seat: int, asker: Asker = NOBODY) -> str:
        """What the opponent of a seat chooses; Fault when a player of the house cannot."""
        question = question_of(match, seat)
        if name_of(question.kind):
            return await self.long.ask(think, question._replace(kind=self._behind(question.kind)), asker)
        lane = self.short if opponents.longest_thought(question.kind) <= SHORT else self.long
        return await lane.ask(think, question, asker)

    def _behind(self, kind: str) -> str:
        """Who a player of the house is; Fault when the host offers none of that name any more."""
        if name_of(kind) not in self.house:
            raise Fault("is not here any more")
        return self.house[name_of(kind)]

    async def check(self, setup: Setup, kind: str) -> None:
        """Trouble when a player of the house is not here, or cannot play at such a table."""
        name = name_of(kind)
        if name not in self.house:
            raise Trouble(f"There is no opponent '{name}'.", "trouble-opponent", kind=name)
        asked = Question(replace(setup, seed=b"imagined"), b"", self.house[name], 0, b"")
        why = await self.long.ask(suit, asked, NOBODY)
        if why:
            raise Trouble(why, "trouble-player-unfit", name=name)

    async def advise(self, match: Match, seat: int, asker: Asker = NOBODY) -> list[Hint]:
        """What the king would do on a seat, the best first."""
        return await self.long.ask(advise, question_of(match, seat), asker)

    async def weigh(self, part: Part, asker: Asker = NOBODY) -> list[Weighed]:
        """A part of the review of a finished game."""
        return await self.idle.ask(weigh, part, asker)

    async def point_out(self, verdict: Verdict, asker: Asker = NOBODY) -> list[TurningPoint]:
        """Where a finished game turned for a seat."""
        return await self.idle.ask(point_out, verdict, asker)

    def close(self) -> None:
        """Send the workers home."""
        for lane in self.lanes:
            lane.close()
