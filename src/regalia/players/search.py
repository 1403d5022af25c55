"""Information-set tree search, once for all games.

Every thought deals anew what the seat cannot know and walks down one tree of choices. A node stands for the
choices made so far, whatever luck came between them. Each seat maximises its own result. Seats that choose at
once choose independently of each other: the tree goes on below the own choice only.
"""

import math
import time
from typing import Final

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec

JOINT: Final = -2  # below it the tree goes on after a choice of several others at once
EXPLORE: Final = 1.1
FIRST: Final = 0.08  # how much worse than its parent a choice not yet tried is taken to be
MARGIN: Final = 600.0  # hundredths of points that make a lead fairly safe
PLENTY: Final = 12000.0  # hundredths of points that are as many as anybody gets alone
WON: Final = 0.85  # how much more winning counts than the lead at the end
SHARP: Final = 250.0  # hundredths of points between options that make one clearly preferred
PRIOR_AFTER: Final = 6  # visits after which a node weighs its options
CLOCK_EVERY: Final = 8


class Node:
    """One choice in the tree, with what came of it for the seat that made it."""

    def __init__(self, seat: i64, option: i64) -> None:
        self.seat: i64 = seat
        self.option: i64 = option
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.prior: float = 0.0
        self.weighed: bool = False
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """What this choice has brought its seat on average, from 0 to 1."""
        return self.total / float(int(self.visits)) if self.visits else 0.5

    def child(self, seat: i64, option: i64) -> "Node":
        """The node of a choice, made when it is new."""
        key = int(option * 8 + seat + 1)
        found = self.children.get(key)
        if found is None:
            found = Node(seat, option)
            self.children[key] = found
        return found


class Search:
    """Thinks about one question of one seat."""

    def __init__(self, position: Position, seat: i64, seed: bytes) -> None:
        self.position = position
        self.seat: i64 = seat
        self.seed = seed
        self.root = Node(-1, -1)
        self.thoughts: i64 = 0

    def think(self, thoughts: i64, seconds: float) -> None:
        """Think so many times, or as long as the clock allows."""
        end = time.monotonic() + seconds
        while self.thoughts < thoughts:
            self.thoughts += 1
            self.thought()
            if self.thoughts % CLOCK_EVERY == 0 and time.monotonic() >= end:
                return

    def thought(self) -> None:
        """One walk down the tree."""
        known = self.position.copy()
        seed = derived_seed(self.seed, str(self.thoughts))
        known.redraw(self.seat, Chance(seed, known.chance.streams))
        node = self.root
        path: list[Node] = [node]
        new = False
        while known.waiting and not new:
            new = node.visits == 0 and node is not self.root
            if not new:
                node = self.step(known, node, path)
        self.learn(known, path)

    def step(self, known: Position, node: Node, path: list[Node]) -> Node:
        """Choose for whoever is asked, and go one node down."""
        if not known.together():
            mover = known.turn()
            child = self.select(known, node, mover)
            path.append(child)
            known.carry_out(mover, child.option)
            return child
        below = node.child(-1, JOINT)
        waiting = known.waiting
        for mover in range(known.seats):
            if (waiting >> mover) & 1:
                child = self.select(known, node, mover)
                path.append(child)
                if mover == self.seat:
                    below = child
                known.carry_out(mover, child.option)
        if below.option == JOINT:
            path.append(below)
        return below

    def select(self, known: Position, node: Node, mover: i64) -> Node:
        """The option with the best promise for the seat that chooses."""
        offer = known.options(mover)
        if not node.weighed and (node is self.root or node.visits >= PRIOR_AFTER):
            self.weigh(known, node, mover, offer)
        flat = 1.0 / float(len(offer))
        best_promise = -1.0e9
        best = node
        lead = node.mean() if node is not self.root and node.seat == mover else 0.5
        for option in offer:
            child = node.child(mover, option)
            child.offered += 1
            prior = child.prior if node.weighed and child.prior > 0.0 else flat
            value = child.mean() if child.visits else lead - FIRST
            spread = math.sqrt(float(int(child.offered))) / (1.0 + float(int(child.visits)))
            promise = value + EXPLORE * prior * spread
            if promise > best_promise:
                best_promise = promise
                best = child
        return best

    def weigh(self, known: Position, node: Node, mover: i64, offer: vec[i64]) -> None:
        """Look one choice ahead: what looks better right away is tried earlier and more often."""
        node.weighed = True
        worths: list[float] = []
        top = -1.0e18
        for option in offer:
            after = known.copy()
            after.carry_out(mover, option)
            worth = float(int(after.worth(mover)))
            worths.append(worth)
            top = max(top, worth)
        total = 0.0
        for number in range(len(worths)):
            worths[number] = math.exp((worths[number] - top) / SHARP) + 0.02
            total += worths[number]
        for number in range(len(worths)):
            node.child(mover, offer[number]).prior = worths[number] / total

    def learn(self, known: Position, path: list[Node]) -> None:
        """Every choice on the path learns what came of it for its own seat."""
        results = outcome(known)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += results[node.seat]

    def best(self) -> i64:
        """The option of the root that was tried most often."""
        most: i64 = -1
        found: i64 = -1
        for child in self.root.children.values():
            if child.seat == self.seat and child.visits > most:
                most = child.visits
                found = child.option
        return found

    def report(self) -> list[tuple[int, int, float]]:
        """The options of the root as (option, visits, chance to win), the best first."""
        mine = [child for child in self.root.children.values() if child.seat == self.seat and child.visits]
        mine.sort(key=_visits, reverse=True)
        return [(int(child.option), int(child.visits), child.mean()) for child in mine]


def _visits(node: Node) -> int:
    return int(node.visits)


def outcome(known: Position) -> list[float]:
    """The result of each seat from 0 to 1: who has won, or how the lead looks."""
    over = known.over()
    results: list[float] = []
    for seat in range(known.seats):
        lead = lead_of(known, seat)
        if over:
            won = 1.0 if known.rank(seat) == 1 else 0.0
            lead = WON * won + (1.0 - WON) * lead
        results.append(lead)
    return results


def lead_of(known: Position, seat: i64) -> float:
    """How safe the lead over the best rival looks; alone, how many points there are."""
    own = known.worth(seat)
    if known.seats == 1:
        return min(1.0, float(int(own)) / PLENTY)
    rival: i64 = -(1 << 40)
    for other in range(known.seats):
        if other != seat:
            rival = max(rival, known.worth(other))
    lead = float(int(own - rival)) / MARGIN
    return 1.0 / (1.0 + math.exp(-lead)) if -30.0 < lead < 30.0 else (1.0 if lead > 0.0 else 0.0)
