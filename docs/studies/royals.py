"""Do the reconstructed values of Royals make a balanced game? Run: python docs/studies/royals.py."""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import track
from rich.table import Table

from regalia import games
from regalia.games.royals.components import POSITIONS, TITLE_COUNT
from regalia.games.royals.options import ASK_PLAY, STOP, TARGET
from regalia.games.royals.rules import Royals
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.kernel.vectors import append, i64, vec
from regalia.lab.runs.arguments import at_least_one
from regalia.players.opponent import Opponent
from regalia.players.opponents import GreedyPlayer

SEATS = 4
SEED = b"the study of Royals"
GAME = games.find("royals")
BONUSES = ("city-bonus", "country-bonus", "noble-house-bonus")

# What the study asks for.
OCCUPIED = 0.30  # of the games, for every position
CLAIMED = 0.10  # of the games, for every kind of bonus
SEAT_SHARE = 1.25  # times the fair share, for every place in the order
ONE_SIDED_SHARE = 1.50  # times the fair share, for a one-sided opponent


class OneSided(GreedyPlayer):
    """Thinks like the balanced opponent, but occupies positions of some titles only."""

    titles: range

    def think(self, known: Position, seat: int, luck: Chance) -> int:
        """The same weighing over fewer options."""
        if isinstance(known, Royals) and known.question == ASK_PLAY:
            offer = vec[i64]([STOP])
            for option in known.options(seat):
                if option != STOP and known.edition.position_title[option - TARGET] in self.titles:
                    offer = append(offer, option)
            known.offer = offer
        return super().think(known, seat, luck)


class DearestTitles(OneSided):
    """Cardinals, Princesses and Kings only."""

    titles = range(4, TITLE_COUNT)


class CheapestTitles(OneSided):
    """Marshals, Barons and Countesses only."""

    titles = range(3)


@dataclass
class Tally:
    """What many games came to."""

    games: int = 0
    choices: int = 0
    occupied: Counter[str] = field(default_factory=Counter)
    claimed: Counter[str] = field(default_factory=Counter)
    wins_by_place: list[float] = field(default_factory=lambda: [0.0] * SEATS)
    wins_by_seat: list[float] = field(default_factory=lambda: [0.0] * SEATS)
    points: Counter[str] = field(default_factory=Counter)

    def add(self, game: Royals, special: int) -> None:
        """One more finished game; the seat of the one-sided opponent counts as seat 0."""
        self.games += 1
        events = game.journal or []
        self.occupied.update({position_told(event.details) for event in events if event.kind == "occupies"})
        self.claimed.update({event.kind for event in events if event.kind in BONUSES})
        winners = [seat for seat in range(SEATS) if game.rank(seat) == 1]
        for seat in winners:
            self.wins_by_place[list(game.order).index(seat)] += 1 / len(winners)
            self.wins_by_seat[(seat - special) % SEATS] += 1 / len(winners)
        for line in GAME.score_sheet(game):
            self.points[line.source] += sum(line.points)

    def share(self, wins: float) -> float:
        """Wins as a multiple of the fair share."""
        return wins * SEATS / self.games


def position_told(details: dict[str, object]) -> str:
    """The id of the position of an event."""
    city, title = str(details["city"]), str(details["title"])
    return f"{city.removeprefix('@city-')}_{title.removeprefix('@title-')}"


def finished_games(count: int, first: type[Opponent], label: str) -> Iterator[tuple[Royals, int, int]]:
    """Games of one opponent of a kind against balanced ones, with its seat and the number of choices.

    Over sixteen games every seat is that of the first opponent, and every seat starts, equally often.
    """
    balanced, special = GreedyPlayer(GAME), first(GAME)
    for number in range(count):
        seed = derived_seed(SEED, f"{label} {number}")
        seat_of_first, start = number % SEATS, number // SEATS % SEATS
        order = tuple((start + place) % SEATS for place in range(SEATS))
        game = GAME.start(Setup("royals", SEATS, seed, order=order), listen=True)
        assert isinstance(game, Royals)
        choices = 0
        while game.waiting:
            seat = int(game.turn())
            player = special if seat == seat_of_first else balanced
            game.choose(seat, player.choose(game, seat, derived_seed(seed, f"choice {choices}")))
            choices += 1
        yield game, seat_of_first, choices


def tally(count: int, first: type[Opponent], label: str, console: Console) -> Tally:
    """Play and count."""
    found = Tally()
    played = finished_games(count, first, label)
    for game, special, choices in track(played, label, total=count, console=console):
        found.add(game, special)
        found.choices += choices
    return found


def verdicts(balanced: Tally, dearest: Tally, cheapest: Tally) -> list[tuple[str, float, str, bool]]:
    """Every criterion with what was found, what is asked for, and whether it holds."""
    rows = []
    for position in POSITIONS:
        part = balanced.occupied[position] / balanced.games
        rows.append((f"{position} occupied", part, f"at least {OCCUPIED:.2f}", part >= OCCUPIED))
    for bonus in BONUSES:
        part = balanced.claimed[bonus] / balanced.games
        rows.append((f"{bonus} claimed", part, f"at least {CLAIMED:.2f}", part >= CLAIMED))
    for place, wins in enumerate(balanced.wins_by_place):
        share = balanced.share(wins)
        rows.append((f"place {place + 1} wins, of its share", share, f"at most {SEAT_SHARE}", share <= SEAT_SHARE))
    for name, found in (("dearest", dearest), ("cheapest", cheapest)):
        share = found.share(found.wins_by_seat[0])
        good = share <= ONE_SIDED_SHARE
        rows.append((f"{name} titles only wins, of its share", share, f"at most {ONE_SIDED_SHARE}", good))
    return rows


def report(rows: list[tuple[str, float, str, bool]], balanced: Tally, console: Console) -> None:
    """The table, and where the points come from."""
    table = Table(title=f"Royals, {balanced.games} games of four")
    for column in ("criterion", "found", "asked for", "holds"):
        table.add_column(column)
    for name, found, asked, good in rows:
        table.add_row(name, f"{found:.3f}", asked, "yes" if good else "[bold red]NO[/]")
    console.print(table)
    total = sum(balanced.points.values())
    parts = [f"{source} {points / balanced.games / SEATS:.1f}" for source, points in balanced.points.items()]
    console.print(f"Points of a seat: {total / balanced.games / SEATS:.1f} ({', '.join(parts)}).")
    console.print(f"Choices in a game: {balanced.choices / balanced.games:.0f}.")


def main() -> int:
    """Run the study; the exit code is 1 when a criterion fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_one, default=2000, help="games of each kind")
    count = parser.parse_args().games
    console = Console()
    balanced = tally(count, GreedyPlayer, "balanced", console)
    dearest = tally(count, DearestTitles, "dearest titles only", console)
    cheapest = tally(count, CheapestTitles, "cheapest titles only", console)
    rows = verdicts(balanced, dearest, cheapest)
    report(rows, balanced, console)
    return 0 if all(good for *_, good in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
