"""What a bot from outside is told and may answer, as plain data: the same in a pipe and over the net.

A bot gets what its seat may see (the view) and the options, never the position.
"""

from dataclasses import dataclass
from typing import Any

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.position import Position

VERSION = 1
Message = dict[str, Any]


@dataclass(frozen=True)
class Clock:
    """The seconds that a bot has for one choice, and for all its choices of a game together."""

    choice: float = 5.0
    game: float = 120.0

    @classmethod
    def parse(cls, text: str) -> "Clock":
        """A clock as a person writes it: 5,120."""
        try:
            choice, game = map(float, text.split(","))
        except ValueError:
            raise Trouble(f"A clock is the seconds for a choice and for a game, as in 5,120, not '{text}'.") from None
        if not 0 < choice <= game < float("inf"):
            raise Trouble("A bot needs more than 0 seconds for a choice, and at least as many for a game.")
        return cls(choice, game)


USUAL = Clock()


def beginning(game: Game, seats: int, seat: int, clock: Clock) -> Message:
    """The first message: which game, which seat, how much time."""
    told = {"type": "begin", "protocol": VERSION, "game": game.name, "seats": seats, "seat": seat}
    return told | {"clock": {"choice": clock.choice, "game": clock.game}}


def question(game: Game, position: Position, seat: int, number: int, left: float, seed: str) -> Message:
    """What a seat is asked; `number` counts the questions, `left` is what its clock for the game still holds."""
    return {
        "type": "choose",
        "question": number,
        "asked": position.prompt(seat)[0],
        "options": [{"number": int(o), "name": position.name(seat, o)} for o in position.options(seat)],
        "clock": round(left, 3),
        "seed": seed,
        "view": game.view(position, seat),
    }


def end(position: Position) -> Message:
    """The last message: points and places, seat by seat."""
    seats = range(int(position.seats))
    scores = [int(position.score(seat)) for seat in seats]
    return {"type": "end", "scores": scores, "ranks": [int(position.rank(seat)) for seat in seats]}


def chosen(position: Position, seat: int, answer: object, asked: int) -> int:
    """The option that an answer names, by its name or its number; Trouble for anything else.

    `asked` is the number of the question; an answer that names another one is none.
    """
    choice = answer.get("choose") if isinstance(answer, dict) else None
    if not isinstance(answer, dict) or not isinstance(choice, str | int) or isinstance(choice, bool):
        raise Trouble('An answer looks like {"choose": NAME} or {"choose": NUMBER}.')
    question = answer.get("question")
    if question is not None and (type(question) is not int or question != asked):
        raise Trouble(f"Question {question!r:.20} is not asked now, but question {asked}.")
    for option in position.options(seat):
        if choice in (int(option), position.name(seat, option)):
            return int(option)
    raise Trouble(f"No option is called {str(choice)[:80]!r} now.")
