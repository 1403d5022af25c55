"""Plays what the compiler learns from when the engine is tuned: `python -m regalia.lab.bench.exercise`.

Random games, games side by side as learners see them, and choices of knights, at tables of all sizes.
"""

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.lab.envs.stepper import Stepper
from regalia.players import opponents
from regalia.players.playout import play_out

GAMES = 5  # played at random
ROWS = 16
STEPS = 600
CHOICES = 12  # of knights, each a stretch of the game after the one before
STRETCH = 15


def side_by_side(game: Game, setup: Setup) -> None:
    """Many games, stepped as a vector environment steps them."""
    deal = game.dealer(setup)
    first = deal(b"-")

    def begin(number: int) -> Position:
        return deal(derived_seed(b"exercise", f"game {number}"))

    stepper = Stepper(begin, ROWS, len(game.feature_names(first)), False, b"exercise")
    for _ in range(STEPS):
        stepper.sample()
        stepper.observation.clear()
        stepper.step([int(choice) for choice in stepper.choices])


def thought_over(game: Game, setup: Setup) -> None:
    """A knight chooses now and then, from early in a game on."""
    position, knight = game.start(setup), opponents.make("knight", game)
    luck = Chance(setup.seed, ("choices",))
    for number in range(CHOICES * STRETCH):
        seat = int(position.turn())
        if seat < 0:
            return
        offer = position.options(seat)
        option = int(offer[int(luck.below(0, len(offer)))])
        if number % STRETCH == 0:
            option = knight.choose(position, seat, setup.seed)
        position.choose(seat, option)


def exercise() -> None:
    """Everything that takes long, for every game."""
    for name in games.house():
        game = games.find(name)
        for seats in game.seat_counts:
            setup = Setup(name, seats, b"exercise")
            for number in range(GAMES):
                play_out(game.start(Setup(name, seats, f"{number}".encode())), Chance(setup.seed, ("choices",)))
            side_by_side(game, setup)
            thought_over(game, setup)


if __name__ == "__main__":
    exercise()
