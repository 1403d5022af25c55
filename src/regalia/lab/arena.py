"""The arena: opponents against each other, seats rotated, the same luck for every rotation."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.game import Setup, Switch
from regalia.kernel.position import Position
from regalia.kernel.record import Record
from regalia.lab.runs.ledger import Ledger, make_folder, undone, whole_numbers
from regalia.lab.runs.workers import spread
from regalia.lab.simulate import check_seed, game_seed
from regalia.players import opponents
from regalia.players.opponent import Opponent
from regalia.players.outside import STAND_IN, program_files, send_home, words_of
from regalia.players.protocol import USUAL, Clock
from regalia.table import notes

CONFIDENCE = 1.96
Fault = dict[str, Any]
BATCH_MAX = 10  # games that a broken run may have to play again


class Enough(Exception):  # not an error
    """The games so far have shown what was asked."""


@dataclass(frozen=True)
class Bout:
    """One game of the arena: number, who sat where, points and places, and why a bot was replaced by a page."""

    number: int
    seated: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    faults: tuple[str, ...]

    @classmethod
    def parse(cls, row: dict[str, Any]) -> "Bout":
        """The game of a ledger's line."""
        (number,) = whole_numbers([row["number"]])
        scores, ranks = whole_numbers(row["scores"]), whole_numbers(row["ranks"])
        seated, faults = (tuple(map(str, row[key])) for key in ("seated", "faults"))
        if not len(seated) == len(scores) == len(ranks) == len(faults):
            raise ValueError(number)
        return cls(number, seated, scores, ranks, faults)


def rotated(players: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The players of game `number`, each sitting one seat further in every next game of a deal."""
    turn = number % len(players)
    return players[-turn:] + players[:-turn] if turn else players


@dataclass(frozen=True)
class Contest:
    """What all games of a run have in common: who plays what, with which luck, and what is written down besides."""

    game: str
    players: tuple[str, ...]
    preset: str = ""
    seed: str = "1"
    clock: Clock = USUAL  # of bots from outside
    switches: dict[str, Switch] = field(default_factory=dict)
    records: Path | None = None  # a folder for the record of every game
    log: Path | None = None  # a folder for what is said with bots from outside

    def setup(self, luck: bytes) -> Setup:
        """The set-up of a game."""
        return Setup(self.game, len(self.players), luck, self.preset, self.switches)

    def minds(self, number: int) -> list[Opponent]:
        """Those who play game `number`, seat by seat."""
        game = games.find(self.game)
        return [
            opponents.make(kind, game, self.clock, self.log / f"game-{number}-seat-{seat}.log" if self.log else None)
            for seat, kind in enumerate(rotated(self.players, number))
        ]

    def check(self) -> None:
        """Trouble now, before the first game, for whatever would be Trouble in it."""
        check_seed(self.seed)
        position = games.find(self.game).start(self.setup(b"-"))
        for kind in self.players:
            opponents.make(kind, games.find(self.game)).suits(position)
        for folder in (self.records, self.log):
            if folder is not None:
                make_folder(folder)


def play(contest: Contest, number: int) -> Bout:
    """One game; games of the same deal have the same luck."""
    game, seated = games.find(contest.game), rotated(contest.players, number)
    setup = contest.setup(game_seed(contest.seed, number // len(seated)))
    position, minds = game.start(setup), contest.minds(number)
    record = Record.begin(game, setup, list(seated)) if contest.records else None
    for seat, option in choices(position, minds, setup.seed, number):
        if record:
            write_down(record, minds[seat], seat, position.name(seat, option))
    if record and contest.records:
        record.close(position)
        record.save(contest.records / f"game-{number}.json")
    seats = range(len(seated))
    scores = tuple(int(position.score(seat)) for seat in seats)
    ranks = tuple(int(position.rank(seat)) for seat in seats)
    return Bout(number, seated, scores, ranks, tuple(mind.fault for mind in minds))


def choices(position: Position, minds: list[Opponent], luck: bytes, number: int) -> Iterator[tuple[int, int]]:
    """Game `number` to its end: every choice, seat and option, before it is carried out."""
    made = 0
    try:
        while position.waiting:
            seat = int(position.turn())
            option = minds[seat].choose(position, seat, derived_seed(luck, f"{number} {made}"))
            yield seat, option
            position.choose(seat, option)
            for mind in minds:
                mind.hear(seat)
            made += 1
    finally:
        for mind in minds:
            mind.leave(position)


def write_down(record: Record, mind: Opponent, seat: int, name: str) -> None:
    """A choice; before the first one that a page makes for a bot, that it does so."""
    if mind.fault and all(note.seat != seat for note in record.notes):
        record.note(seat, f"{notes.FAULT} {STAND_IN}")
    record.add(seat, name)


def asked(contest: Contest) -> dict[str, Any]:
    """What the games of a run depend on; the clock, where a bot from outside does."""
    game, players = games.find(contest.game), contest.players
    minds = {kind: opponents.make(kind, game).made_of(len(players)) for kind in players}
    found = {"game": game.name, "players": players, "preset": contest.preset, "seed": contest.seed, "minds": minds}
    found |= {"switches": contest.switches} if contest.switches else {}
    return found | ({"clock": [contest.clock.choice, contest.clock.game]} if outsiders(players) else {})


def outsiders(players: tuple[str, ...]) -> set[str]:
    """The bots from outside among players."""
    return {kind for kind in players if kind.startswith(opponents.OUTSIDE)}


def asked_before(contest: Contest, file: Path | None) -> dict[str, Any] | None:
    """The same for a file from before the programs of bots were known, unless one was changed after its last game."""
    bots = outsiders(contest.players)
    if not bots or file is None or not file.exists():
        return None
    commands = [words_of(bot.removeprefix(opponents.OUTSIDE)) for bot in bots]
    changed = [path.stat().st_mtime for command in commands for path in program_files(command)]
    if max(changed, default=0.0) > file.stat().st_mtime:
        return None
    found = asked(contest)
    return found | {"minds": found["minds"] | dict.fromkeys(bots, "")}


def fits(bout: Bout, players: tuple[str, ...], count: int) -> bool:
    """Whether a game of a ledger is one of so many with these players."""
    return 0 <= bout.number < count and bout.seated == rotated(players, bout.number)


def run(
    contest: Contest,
    count: int,
    workers: int,
    file: Path | None,
    advance: Callable[[int], None],
    ray: str = "",
    clear: Callable[[list[Bout]], bool] | None = None,
) -> list[Bout]:
    """So many games, those in the file already done not again; the same games whoever plays them.

    With `clear` it stops early, as soon as the games so far are enough.
    """
    contest.check()
    players, ledger = contest.players, Ledger(file, asked(contest), asked_before(contest, file))
    done = {bout.number: bout for bout in ledger.read(Bout.parse) if fits(bout, players, count)}
    advance(len(done))

    def receive(bouts: list[Bout]) -> None:
        ledger.write(map(asdict, bouts))
        done.update({bout.number: bout for bout in bouts})
        advance(len(bouts))
        if clear and clear(list(done.values())):
            raise Enough

    work, batch = partial(play, contest), len(players) if clear else BATCH_MAX
    try:
        receive([])
        spread(work, undone(count, done), workers, receive, ray, batch)
    except Enough:
        pass
    finally:
        send_home()
    return [done[number] for number in sorted(done)]


def faults(bouts: list[Bout]) -> list[Fault]:
    """Where a bot was replaced by a page: game, player, and what it did."""
    return [fault for bout in bouts for fault in faults_of(bout.number, bout.seated, bout.faults)]


def faults_of(number: int, seated: Sequence[str], told: Sequence[str]) -> list[Fault]:
    """The same for one game, from what is told of every seat."""
    return [
        {"game": number, "player": player, "fault": fault} for player, fault in zip(seated, told, strict=True) if fault
    ]


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 % confidence."""
    if count == 0:
        return 0.0, 1.0
    share, square = wins / count, CONFIDENCE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = CONFIDENCE * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def table(players: tuple[str, ...], bouts: list[Bout]) -> list[dict[str, Any]]:
    """For each kind of player: games, share of wins (a shared win counts in parts) with its interval, points."""
    rows = []
    for kind in dict.fromkeys(players):
        wins, seats, points = 0.0, 0, 0
        for bout in bouts:
            winners = [seat for seat, rank in enumerate(bout.ranks) if rank == 1]
            for seat, sat in enumerate(bout.seated):
                if sat == kind:
                    wins += (seat in winners) / max(1, len(winners))
                    points += bout.scores[seat]
                    seats += 1
        low, high = wilson(wins, seats)
        rows.append(
            {
                "player": kind,
                "games": seats,
                "wins": round(wins, 2),
                "share": round(wins / max(1, seats), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "fair_share": round(1 / len(players), 4),
                "points": round(points / max(1, seats), 2),
            }
        )
    return rows
