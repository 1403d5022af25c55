"""A bot for the arena: reads questions as JSON lines, and answers each with the name of an option.

regalia arena kingsburg --players "squire,bot:python examples/bot.py" --games 10
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], options: list[dict[str, Any]], luck: random.Random) -> str:
    """Your idea goes here: `view` is all that the seat may see, every option has a name and a number."""
    name: str = luck.choice(options)["name"]
    return name


def main() -> None:
    """Answer questions until the game is over."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            luck = random.Random(message["seed"])  # the same game once more gives the same choices
            answer = {"choose": choose(message["view"], message["options"], luck)}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "end":
            print("points:", message["scores"], file=sys.stderr)


if __name__ == "__main__":
    main()
