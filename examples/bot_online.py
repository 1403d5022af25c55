"""A bot at a table in the browser: it takes the seat of an invitation link and answers by the same messages.

python examples/bot_online.py http://127.0.0.1:8000/t/TABLE/join/INVITATION Robo
"""

import json
import random
import sys
import time
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

TRIES = 10


def choose(view: dict[str, Any], options: list[dict[str, Any]], luck: random.Random) -> str:
    """Your idea goes here: `view` is all that the seat may see, every option has a name and a number."""
    name: str = luck.choice(options)["name"]
    return name


def converse(table: ClientConnection, seat: dict[str, str]) -> None:
    """Answer questions until the table ends the conversation."""
    for line in table:
        message = json.loads(line)
        if message["type"] == "choose":
            chosen = choose(message["view"], message["options"], random.Random(message["seed"]))
            table.send(json.dumps({"choose": chosen, "question": message["question"]}))
        elif message["type"] == "begin":
            seat["secret"] = message["secret"]
        else:
            print(line, flush=True)  # the end, a page on our seat, or a sentence of trouble


def play(invitation: str, name: str) -> None:
    """Sit down; after a lost connection come back with the secret of the seat."""
    seat = {"name": name}
    for seconds in range(TRIES):
        try:
            with connect(f"{invitation.replace('http', 'ws', 1)}?{urlencode(seat)}", max_size=None) as table:
                converse(table, seat)
            return
        except (ConnectionClosedError, OSError):
            time.sleep(seconds)


if __name__ == "__main__":
    play(*sys.argv[1:])
