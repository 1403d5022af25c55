"""A bot at a table in the browser: it takes the seat of an invitation link and answers by the same messages.

python examples/bot_online.py http://127.0.0.1:8000/t/TABLE/join/INVITATION Robo
"""

import json
import random
import sys
from typing import Any
from urllib.parse import quote

from websockets.sync.client import connect


def choose(view: dict[str, Any], options: list[dict[str, Any]], luck: random.Random) -> str:
    """Your idea goes here: `view` is all that the seat may see, every option has a name and a number."""
    name: str = luck.choice(options)["name"]
    return name


def play(invitation: str, name: str) -> None:
    """Answer questions until the game is over."""
    with connect(f"{invitation.replace('http', 'ws', 1)}?name={quote(name)}", max_size=None) as table:
        for line in table:
            message = json.loads(line)
            if message["type"] == "choose":
                luck = random.Random(message["seed"])
                answer = {"choose": choose(message["view"], message["options"], luck), "question": message["question"]}
                table.send(json.dumps(answer))
            elif message["type"] != "begin":
                print(line, flush=True)  # the end, a page on our seat, or a sentence of trouble


if __name__ == "__main__":
    play(*sys.argv[1:])
