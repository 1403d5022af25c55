"""Jupyter: a position is shown as a picture of the table, a record as a small player that steps through it."""

import base64
import gzip
import html
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel import record as records
from regalia.kernel.game import SPECTATOR
from regalia.kernel.position import Position
from regalia.kernel.record import Record
from regalia.kernel.texts import Texts
from regalia.lab.show import drawing

PLAYER = (Path(__file__).parent / "player.html").read_text(encoding="utf-8")


class Shown:
    """A position as one seat sees it, or a record as a spectator does, in a language."""

    def __init__(self, thing: Position | Record, seat: int, language: str) -> None:
        self.thing = thing
        self.seat = seat
        self.language = language

    def _repr_svg_(self) -> str | None:
        return drawing.svg(self.thing, self.seat, self.language) if isinstance(self.thing, Position) else None

    def _repr_html_(self) -> str | None:
        return player(self.thing, self.language) if isinstance(self.thing, Record) else None


def show(thing: Position | Record, seat: int = SPECTATOR, language: str = "en") -> Shown:
    """Something a notebook displays: a position as a seat sees it, or the player of a record."""
    return Shown(thing, seat, language)


def register(shell: Any) -> None:
    """Let a notebook show every position and record by itself."""
    formatters = shell.display_formatter.formatters
    formatters["image/svg+xml"].for_type(Position, lambda position: drawing.svg(position, SPECTATOR))
    formatters["text/html"].for_type(Record, player)


def player(record: Record, language: str = "en") -> str:
    """A record as HTML that needs nothing but itself: the table after every choice, with what happened then."""
    frames = list(frames_of(record, language))
    packed = gzip.compress(json.dumps(frames).encode(), 9, mtime=0)
    parts = {
        "@ID@": f"regalia-{secrets.token_hex(4)}",
        "@TITLE@": html.escape(f"{games.find(record.setup.game).title}: {', '.join(record.players)}"),
        "@LAST@": str(len(frames) - 1),
        "@NEWS@": frames[-1][0],
        "@BOARD@": frames[-1][1],
        "@FRAMES@": base64.b64encode(packed).decode(),
    }
    page = PLAYER
    for mark, text in parts.items():
        page = page.replace(mark, text)
    return page


def frames_of(record: Record, language: str) -> Iterator[tuple[str, str]]:
    """What happened, and the table as a spectator sees it then: before the first choice, and after each one."""
    game = games.find(record.setup.game)
    texts = Texts(language, [game.folder / "texts"], record.players)
    position = records.start(record, game, listen=True)
    view, board = None, ""
    for number in range(len(record.choices) + 1):
        if number:
            records.replay_choice(position, number, record.choices[number - 1])
        now = game.view(position, SPECTATOR)
        if now != view:
            view, board = now, drawing.markup(position, SPECTATOR, texts)
        yield told(position, texts), board


def told(position: Position, texts: Texts) -> str:
    """The events since the last time that everybody may know of, a line each."""
    events, position.journal = position.journal or [], []
    lines = [texts.phrase((event.kind, event.details)) for event in events if event.seen_by(SPECTATOR)]
    return "<br>".join(html.escape(line) for line in lines)
