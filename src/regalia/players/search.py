"""Information-set tree search, once for all games.

Every thought deals anew what the seat cannot know and walks down one tree of choices. A node stands for the
choices made so far, whatever luck came between them. Each seat maximises its own result. Seats that choose at
once choose independently of each other: the tree goes on below the own choice only.
"""

import gc
import math
import time
from typing import Final

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Position
from regalia.kernel.vectors import i64, vec
from regalia.players.playout import hear_the_others, play_out, play_until_asked

JOINT: Final = -2  # below it the tree goes on after a choice of several others at once
EXPLORE: Final = 5.0  # times how much results differ
EXPLORE_WATCHED: Final = 2.5  # the same where a network judges as a seat that watches
FIRST_PLAY_REDUCTION: Final = 0.4  # a choice not yet tried is taken to be so much worse than its parent, times the same
LEAST_DIFFERENCE: Final = 0.002
DOUBT: Final = 0.78  # makes a logistic curve of the spread of a lead
SURE: Final = 50.0  # hundredths of points that even the end leaves open
FAR: Final = 4.0  # a second, flatter curve: points count also when the game seems lost or won
PLAIN_LEAD: Final = 0.4  # how much the flatter curve counts
WON: Final = 0.85  # how much more winning counts than the lead at the end
SHARP: Final = 250.0  # hundredths of points between options that make one clearly preferred
GLANCES: Final = 6  # at what others may choose at once
CALM: Final = 256.0  # parts that a network must speak more for an option to make it 2.7 times as likely
HARDLY: Final = 0.03  # how likely even what a network speaks against is, beside what it likes best
PRIOR_AFTER: Final = 6  # visits after which a node weighs its options


class Node:
    """One choice in the tree, with what came of it for the seat that made it."""

    def __init__(self, seat: i64, option: i64) -> None:
        self.seat: i64 = seat
        self.option: i64 = option
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.prior: float = 0.0
        self.weighed: i64 = 0  # a bit for every seat whose options were weighed here
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
        foreseen = position.foresee(seat)
        self.foresees: bool = len(foreseen) > 0  # by a network, which also speaks for options
        self.watches: bool = self.foresees and position.network_watches()  # no matter who is asked
        self.explore: float = EXPLORE_WATCHED if self.watches else EXPLORE
        self.plays_out: bool = not self.foresees and not position.judged()  # nobody knows how good a table looks
        self.expected: list[int] = (
            foreseen_points(position, seat, foreseen) if self.foresees else []
        )  # points of all sides
        self.worths: list[int] = []  # the same after the last thought
        self.rival_points: list[int] = []  # and as every seat's lead was counted against them
        self.overlooked: set[int] = set()  # options of this question that do not come to mind
        self.sums: list[float] = [0.0] * int(position.seats)
        self.squares: list[float] = [0.0] * int(position.seats)

    def think(self, thoughts: i64, seconds: float) -> None:
        """Think until the question was thought over so often, or as long as the clock allows.

        A tree has no cycles: looking for them meanwhile would find nothing, and make the last thought too long.
        """
        end = time.monotonic() + seconds
        collects = gc.isenabled()
        gc.disable()
        try:
            while self.root.visits < thoughts:
                self.thoughts += 1
                self.thought()
                if time.monotonic() >= end:
                    return
        finally:
            if collects:
                gc.enable()

    def go_on(self, position: Position, option: i64) -> None:
        """The seat has chosen and is asked again, with no luck between: what was thought of that is still good."""
        self.position = position
        self.root = self.root.child(self.seat, option)

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
        self.backup(known, path)

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
                if mover == self.seat:
                    below = child
                else:
                    path.append(child)
                known.carry_out(mover, child.option)
        path.append(below)
        return below

    def select(self, known: Position, node: Node, mover: i64) -> Node:
        """The option with the best promise for the seat that chooses."""
        offer = known.distinct(mover)
        often = node is self.root or node.visits >= PRIOR_AFTER
        if self.foresees and (often or not self.watches) and unknown(node, mover, offer):
            self.prefer(node, mover, offer, known.foresee(mover))
        if not (node.weighed >> mover) & 1 and often:
            node.weighed |= i64(1) << mover
            self.weigh(known, node, mover, offer)
        flat = 1.0 / float(len(offer))
        best_promise = -1.0e9
        best = node
        scale = self.difference(mover)
        lead = node.mean() if node.seat == mover else self.mean_of(mover)
        blind = node is self.root and mover == self.seat and len(self.overlooked) > 0
        for option in offer:
            if blind and int(option) in self.overlooked:
                continue
            child = node.child(mover, option)
            child.offered += 1
            prior = child.prior if child.prior > 0.0 else flat
            value = child.mean() if child.visits else lead - FIRST_PLAY_REDUCTION * scale
            spread = math.sqrt(float(int(child.offered))) / (1.0 + float(int(child.visits)))
            promise = value + self.explore * scale * prior * spread
            if promise > best_promise:
                best_promise = promise
                best = child
        return best

    def prefer(self, node: Node, mover: i64, offer: vec[i64], foreseen: vec[i64]) -> None:
        """What a network speaks for is tried earlier and more often."""
        node.weighed |= i64(1) << mover
        first = len(foreseen) - len(offer)
        top: i64 = foreseen[first]
        for place in range(first, len(foreseen)):
            top = max(top, foreseen[place])
        total = 0.0
        likings: list[float] = []
        for place in range(first, len(foreseen)):
            likings.append(math.exp(float(int(foreseen[place] - top)) / CALM) + HARDLY)
            total += likings[place - first]
        for place in range(len(likings)):
            node.child(mover, offer[place]).prior = likings[place] / total

    def mean_of(self, seat: i64) -> float:
        """What all thoughts brought a seat on average."""
        return self.sums[seat] / float(int(self.thoughts - 1)) if self.thoughts > 1 else 0.5

    def difference(self, seat: i64) -> float:
        """How much the results of a seat differ from thought to thought."""
        count = float(int(self.thoughts - 1))
        if count < 2.0:
            return 0.2
        mean = self.sums[seat] / count
        return math.sqrt(max(self.squares[seat] / count - mean * mean, 0.0)) + LEAST_DIFFERENCE

    def weigh(self, known: Position, node: Node, mover: i64, offer: vec[i64]) -> None:
        """Look one choice ahead: what looks better right away is tried earlier and more often."""
        if self.plays_out:
            return
        worths: list[float] = []
        top = -1.0e18
        for option in offer:
            worth = self.glance(known, mover, option)
            worths.append(worth)
            top = max(top, worth)
        total = 0.0
        for number in range(len(worths)):
            worths[number] = math.exp((worths[number] - top) / SHARP) + 0.02
            total += worths[number]
        for number in range(len(worths)):
            node.child(mover, offer[number]).prior = worths[number] / total

    def glance(self, known: Position, mover: i64, option: i64) -> float:
        """How an option looks right after it; while others choose at once, on average over what they may choose."""
        after = known.copy()
        after.carry_out(mover, option)
        others = known.waiting & ~(i64(1) << mover)
        if others == 0:
            return float(int(after.look(mover)))
        luck = Chance(derived_seed(self.seed, f"glance {self.thoughts}"), ("choices",))
        total = 0.0
        for _ in range(GLANCES):
            later = after.copy()
            hear_the_others(later, others, luck)
            total += float(int(later.look(mover)))
        return total / float(GLANCES)

    def backup(self, known: Position, path: list[Node]) -> None:
        """Every choice on the path learns what came of it for its own seat.

        Where nobody knows how good a table looks, it is played on at random to the end of the game; what counts is
        who has won, and a little by how much.
        """
        if self.plays_out:
            play_out(known, Chance(derived_seed(self.seed, f"playout {self.thoughts}"), ("choices",)))
        results = self.results(known, path)
        for seat in range(len(results)):
            self.sums[seat] += results[seat]
            self.squares[seat] += results[seat] * results[seat]
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += results[node.seat]

    def results(self, known: Position, path: list[Node]) -> list[float]:
        """What has come of a thought for every seat. A network is asked as the seat that thinks, once it must choose
        again: what two seats expect of the same table differs by more than most choices do. What the others make
        is taken from the beginning: it hangs little on one choice, and a network tells that little badly. One that
        watches was taught by what it saw as any seat, and by who won: it is asked at once, and told of all sides.
        """
        new = known.turn() == self.seat
        if self.foresees and not self.watches:
            play_until_asked(known, self.seat)
        if not self.foresees or not known.waiting:
            self.worths = self.rival_points = worths_of(known)
            return outcome(known, self.worths, self.rival_points)
        foreseen = known.foresee(self.seat)
        if new:
            self.prefer(path[len(path) - 1], self.seat, known.distinct(self.seat), foreseen)
        self.worths = foreseen_points(known, self.seat, foreseen)
        self.rival_points = self.worths if self.watches or known.seats == 1 else self.expected
        return outcome(known, self.worths, self.rival_points)

    def best(self) -> i64:
        """The option of the root that was tried most often."""
        most: i64 = -1
        found: i64 = -1
        for child in self.root.children.values():
            if child.seat == self.seat and child.visits > most and int(child.option) not in self.overlooked:
                most = child.visits
                found = child.option
        return found

    def report(self) -> list[tuple[int, int, float]]:
        """The options of the root as (option, visits, chance to win), the best first."""
        mine = [child for child in self.root.children.values() if child.seat == self.seat and child.visits]
        mine.sort(key=_visits, reverse=True)
        return [(int(child.option), int(child.visits), child.mean()) for child in mine]


class PlainSearch(Search):
    """The same search without any knowledge of the game: every thought is played out at random. A yardstick."""

    def __init__(self, position: Position, seat: i64, seed: bytes) -> None:
        super().__init__(position, seat, seed)
        self.foresees = False
        self.watches = False
        self.explore = EXPLORE
        self.plays_out = True


def unknown(node: Node, mover: i64, offer: vec[i64]) -> bool:
    """Whether nothing speaks for some option yet: it comes up for the first time here."""
    for option in offer:
        if node.child(mover, option).prior <= 0.0:
            return True
    return False


def _visits(node: Node) -> int:
    return int(node.visits)


def worths_of(known: Position) -> list[int]:
    """The points that every side may expect, in hundredths; alone, the game itself is the other side."""
    worths = [int(known.worth(seat)) for seat in range(known.seats)]
    if known.seats == 1:
        worths.append(int(known.rival_worth(0)))
    return worths


def foreseen_points(known: Position, seat: i64, foreseen: vec[i64]) -> list[int]:
    """The points that a network expects for every side, in the order of the sides."""
    sides = len(foreseen) - len(known.distinct(seat))
    return [int(foreseen[(side - seat) % sides]) for side in range(sides)]


def outcome(known: Position, worths: list[int], rival_points: list[int]) -> list[float]:
    """The result of each seat from 0 to 1: who has won, or how its lead over what the others make looks."""
    over = known.over()
    results: list[float] = []
    for seat in range(known.seats):
        rival = max([rival_points[other] for other in range(len(rival_points)) if other != seat])
        lead = chance_of(known, seat, float(worths[seat] - rival))
        if over:
            won = 1.0 if known.rank(seat) == 1 else 0.0
            lead = WON * won + (1.0 - WON) * lead
        results.append(lead)
    return results


def chance_of(known: Position, seat: i64, lead: float) -> float:
    """The chance to end before the best rival, by the points both may expect and how far off that can be."""
    doubt = DOUBT * float(int(known.spread(seat))) + SURE
    return (1.0 - PLAIN_LEAD) * sigmoid(lead / doubt) + PLAIN_LEAD * sigmoid(lead / (doubt * FAR))


def sigmoid(value: float) -> float:
    """A smooth step from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value))))
