"""Whether chances are kept: of what the review calls 30 %, about 30 % must be won.

Games between each two levels are played, and the chances at the beginning of every stretch between two moments of luck,
as the review books them, are held against who won: by tenths, by quarter of the game, and by the Brier score beside
that of the same chance for everybody and of the points on the table alone. `fit` finds the doubt that fits best.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, TypeVar

from regalia import games
from regalia.kernel import record as records
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.kernel.record import Choice, Record
from regalia.lab.runs.workers import spread
from regalia.players import opponents
from regalia.players.account import beginning, stretched
from regalia.players.chances import QUARTERS, doubts, outcome, quarter, read
from regalia.players.weighing import WHOLE, Glances, Weighed, booked, drawn, glance_seed, unanswered

Row = TypeVar("Row")
Thing = TypeVar("Thing")
GLANCES = 12
FROM_ONE_GAME = 24  # positions at most: they share how it ends, and more would tell little
FROM_ONE_STRETCH = 4  # choices at most that say where it began
TENTHS = 10
NARROWEST, WIDEST = 0.5, 3.0  # doubts that are tried; beyond them there was too little to see
ENOUGH = 100  # positions of a quarter from which its doubt is fitted
TRIED = 120  # of them
LEAST = 1e-4  # a chance that counts in a logarithm


class Called(NamedTuple):
    """The chances that were called once, the points that lay on the table, and who won."""

    game: int
    quarter: int
    chances: tuple[float, ...]
    points: tuple[int, ...]
    won: tuple[float, ...]


@dataclass(frozen=True)
class Series:
    """Games of each two of some levels at one kind of table."""

    game: str
    seats: int
    levels: tuple[str, ...]
    seed: str

    def seated(self, number: int) -> list[str]:
        """Who plays game `number`: every pair of levels in turn, and each of the two on every seat."""
        pairs = list(combinations_with_replacement(self.levels, 2))
        pair = pairs[number % len(pairs)]
        return [pair[(seat + number // len(pairs)) % 2] for seat in range(self.seats)]

    def play(self, number: int) -> Record:
        """The record of a game."""
        game, kinds = games.find(self.game), self.seated(number)
        luck = derived_seed(self.seed.encode(), f"{self.game} {self.seats} {number}")
        record = Record.begin(game, Setup(self.game, self.seats, luck), kinds)
        position, minds = game.start(record.setup), [opponents.make(kind, game) for kind in kinds]
        while position.waiting:
            seat = int(position.turn())
            option = minds[seat].choose(position, seat, derived_seed(luck, f"choice {len(record.choices)}"))
            record.add(seat, position.name(seat, option))
            position.carry_out(seat, option)
            for mind in minds:
                mind.hear(seat)
        record.close(position)
        return record


class Moment(NamedTuple):
    """A choice of a record, and the table before it."""

    position: Position
    choice: Choice
    lucky: bool  # whether luck was drawn or something hidden shown after it


def called(record: Record, game: Game, number: int) -> list[Called]:
    """The chances at the beginning of some stretches of a game."""
    stretches = stretched(moments(record, game))
    won = tuple(outcome(records.replay(record, game)))
    return [called_before(record, stretch, number, won) for stretch in spaced(stretches, FROM_ONE_GAME)]


def moments(record: Record, game: Game) -> list[Moment]:
    """Every choice of a record."""
    position = records.start(record, game)
    found: list[Moment] = []
    for number, choice in enumerate(record.choices, 1):
        before = position.copy()
        records.replay_choice(position, number, choice)
        found.append(Moment(before, choice, drawn(position) != drawn(before)))
    return found


def spaced(every: list[Thing], most: int) -> list[Thing]:
    """The first of some things and others, evenly spread, if there are more than so many."""
    wanted = min(most, len(every))
    return [every[place * len(every) // wanted] for place in range(wanted)]


def called_before(record: Record, stretch: list[Moment], number: int, won: tuple[float, ...]) -> Called:
    """The chances at the beginning of a stretch, as its choices say."""
    table = stretch[0].position
    points = tuple(int(table.score(seat)) for seat in range(int(table.seats)))
    seed = glance_seed(record, drawn(table))
    weighed = [glanced_at(one, seed) for one in spaced(stretch, FROM_ONE_STRETCH)]
    return Called(number, quarter(table), shared(beginning(weighed)), points, won)


def glanced_at(moment: Moment, seed: bytes) -> Weighed:
    """A choice as if it had been the best."""
    position, seat, name = moment.position, moment.choice.seat, moment.choice.name
    option = int(position.named(seat, name))
    glances = Glances(unanswered(position, seat), seat, seed)
    glances.look(option, GLANCES)
    shares = booked(glances.mean(option))
    return Weighed(0, seat, name, name, shares, shares, 1, moment.lucky)


def shared(chances: Sequence[int]) -> tuple[float, ...]:
    """Booked chances from 0 to 1."""
    return tuple(share / WHOLE for share in chances)


def called_in(series: Series, number: int) -> list[Called]:
    """The chances called in one game of a series."""
    return called(series.play(number), games.find(series.game), number)


def study(
    look: Callable[[Series, int], list[Row]], series: Series, count: int, workers: int, progress: Callable[[int], None]
) -> list[Row]:
    """What a look at each of so many games finds."""
    found: list[Row] = []

    def receive(batch: list[list[Row]]) -> None:
        found.extend(one for rows in batch for one in rows)
        progress(len(batch))

    spread(partial(look, series), range(count), workers, receive, most=1)
    return found


def figures(rows: list[Called]) -> dict[str, Any]:
    """What the chances were worth."""
    step = best_step(rows)
    return {
        "positions": len(rows),
        "games": len({one.game for one in rows}),
        "brier": round(brier([bet for one in rows for bet in bets(one)]), 4),
        "brier_constant": round(brier([(evenly(one), won) for one in rows for _, won in bets(one)]), 4),
        "brier_points": round(brier([bet for one in rows for bet in bets_on_points(one, step)]), 4),
        "tenths": tenths(rows),
        "quarters": [
            {"positions": len(part), "tenths": tenths(part)}
            for part in ([one for one in rows if one.quarter == each] for each in range(QUARTERS))
            if part
        ],
    }


def bets(one: Called) -> list[tuple[float, float]]:
    """Every chance of a seat that was called, and what became of it."""
    return list(zip(one.chances, one.won, strict=True))[: len(one.points)]


def bets_on_points(one: Called, step: float) -> list[tuple[float, float]]:
    """The same by the points that lie on the table alone."""
    return list(zip(by_points(one, step), one.won, strict=False))


def evenly(one: Called) -> float:
    """The same chance for everybody."""
    return 1 / len(one.chances)


def brier(pairs: list[tuple[float, float]]) -> float:
    """The mean square of how far chances were from what became of them."""
    return sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)


def tenths(rows: list[Called]) -> list[dict[str, float]]:
    """For every tenth of chances: how many were called, what was called on average, and what was won."""
    parts: dict[int, list[tuple[int, float, float]]] = {}
    for one in rows:
        for chance, won in bets(one):
            parts.setdefault(min(TENTHS - 1, int(chance * TENTHS)), []).append((one.game, chance, won))
    return [tenth(parts[place]) for place in sorted(parts)]


def tenth(part: list[tuple[int, float, float]]) -> dict[str, float]:
    """One tenth; its standard error counts games, since what was called in one game had one end."""
    off: dict[int, float] = {}
    for game, chance, won in part:
        off[game] = off.get(game, 0.0) + won - chance
    said, won = (sum(each) / len(part) for each in list(zip(*part, strict=True))[1:])
    error = math.sqrt(sum(one * one for one in off.values())) / len(part)
    found = {"called": said, "won": won, "error": error}
    return {"count": len(part)} | {key: round(amount, 3) for key, amount in found.items()}


def by_points(one: Called, step: float) -> list[float]:
    """The chances by the points that lie on the table, where so many more make a seat 2.7 times as likely."""
    top = max(one.points)
    shares = [math.exp(max(-30.0, (points - top) / step)) for points in one.points]
    return [share / sum(shares) for share in shares] if len(shares) > 1 else [0.5]


def best_step(rows: list[Called]) -> float:
    """The step that makes most of the points: what is compared with them shall be better than their best."""

    def worth(step: float) -> float:
        return brier([bet for one in rows for bet in bets_on_points(one, step)])

    return min((1.3**power for power in range(-6, 20)), key=worth)


def fit(rows: list[Called], before: Sequence[float]) -> list[float]:
    """The doubt of every quarter under which what came would have been likeliest, by the one that was used."""
    return [
        round(used * best_power([one for one in rows if one.quarter == each]), 2) for each, used in enumerate(before)
    ]


def best_power(rows: list[Called]) -> float:
    """How much wider doubt should be; as it was where too little was seen."""
    tried = [NARROWEST * (WIDEST / NARROWEST) ** (step / TRIED) for step in range(TRIED + 1)]
    return min(tried, key=lambda wider: surprise(rows, wider)) if len(rows) >= ENOUGH else 1.0


def surprise(rows: list[Called], wider: float) -> float:
    """How unexpected it was who won, had the doubt been so much wider."""
    total = 0.0
    for one in rows:
        shares = [max(share, LEAST) ** (1.0 / wider) for share in one.chances]
        chances = [share / sum(shares) for share in shares]
        total -= sum(won * math.log(max(chance, LEAST)) for chance, won in zip(chances, one.won, strict=True))
    return total


def refit(series: Series, rows: list[Called]) -> None:
    """Write what fits best into the chances.toml of the game."""
    write(series, {"doubt": fit(rows, doubts(series.game, series.seats))})


def write(series: Series, found: dict[str, list[float]]) -> None:
    """Put a row for a number of seats under each of some headings of the game's chances.toml."""
    table = {name: dict(rows) for name, rows in read(series.game).items()}
    for heading, numbers in found.items():
        table.setdefault(heading, {})[str(series.seats)] = numbers
    parts = [HEADING]
    for name in sorted(table):
        rows = sorted(table[name].items(), key=lambda row: int(row[0]))
        parts.append("\n".join([f"[{name}]", *(f"{seats} = {list(row)}" for seats, row in rows)]))
    (games.find(series.game).folder / "chances.toml").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


HEADING = """# What the chances to win are made of, by the number of seats; docs/review.md says how.
# doubt: how wide the doubt about points at the end is in each quarter of the game, beside what was learned of it
# (regalia bench calibration GAME --seats N --fit). losses: what choices of the levels from page to king lose of what is
# at stake, in ten-thousandths; belief: how much of what choices seem to lose they lose in truth
# (both regalia bench account GAME --seats N --fit)."""
