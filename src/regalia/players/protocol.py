"""What a bot from outside is told and may answer, as plain data: the same in a pipe and over the net.

A bot gets what its seat may see (the view) and the options, never the position.
"""

from array import array
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from regalia.kernel.errors import Trouble
from regalia.kernel.game import FEATURES_MAX, Game
from regalia.kernel.observation import Observations
from regalia.kernel.position import Position

VERSION = 1
OBSERVATION, MASK = MORE = ("observation", "mask")  # what a bot is told besides, if it asks for it
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


def question(
    game: Game, position: Position, seat: int, number: int, left: float, seed: str, also: Collection[str] = ()
) -> Message:
    """What a seat is asked; `number` counts the questions, `left` is what its clock for the game still holds."""
    asked = {
        "type": "choose",
        "question": number,
        "asked": position.prompt(seat)[0],
        "options": [{"number": int(o), "name": position.name(seat, o)} for o in position.options(seat)],
        "clock": round(left, 3),
        "seed": seed,
        "view": game.view(position, seat),
    }
    if OBSERVATION in also:
        asked[OBSERVATION] = observation(position, seat).tolist()
    if MASK in also:
        asked[MASK] = mask(position, seat).tolist()
    return asked


def observation(position: Position, seat: int) -> "array[int]":
    """What a seat knows, as numbers of 16 bits."""
    scroll = Observations(1, FEATURES_MAX)
    position.observe(seat, scroll)
    return array("h", map(int, scroll.cells[: int(scroll.place)]))


def mask(position: Position, seat: int) -> "array[int]":
    """1 for every option of the game that a seat may choose now."""
    flags = array("b", bytes(int(position.option_count())))
    for option in position.options(seat):
        flags[int(option)] = 1
    return flags


def end(position: Position) -> Message:
    """The last message: points and places, seat by seat."""
    seats = range(int(position.seats))
    scores = [int(position.score(seat)) for seat in seats]
    return {"type": "end", "scores": scores, "ranks": [int(position.rank(seat)) for seat in seats]}


def wish(answer: object) -> tuple[str, ...] | None:
    """What a bot wants to be told with this question and all that follow, instead of an answer; None for an answer."""
    if not isinstance(answer, dict) or "also" not in answer:
        return None
    words = answer["also"]
    if not isinstance(words, list) or any(word not in MORE for word in words):
        raise Trouble(f"A bot can also be told {' and '.join(MORE)}, not {str(words)[:80]!r}.")
    return tuple(words)


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
