"""A browser that follows the changes has what would be drawn, and is sent little."""

import json
import random
from pathlib import Path

import pytest

from regalia import games
from regalia.kernel.game import Setup
from regalia.kernel.texts import WORDS, Texts
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.schema import SeatRow, TableRow
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.web.boards.fragment_cache import Digests, FragmentCache, RenderPass
from regalia.web.live.diff import Panel, followed
from regalia.web.live.guests import Guest
from regalia.web.live.moments import Moment, Moments
from regalia.web.live.panels import changed, panels

CHOICES = 25


def test_only_what_is_new_is_sent() -> None:
    first = Panel.listed(["a", "b", "c", "d"], lambda number: "abcd"[number])
    had, sent = first.change(b"")
    assert json.loads(sent) == ["a", "b", "c", "d"]
    later = Panel.listed(["x", "b", "c", "y", "a"], lambda number: "xbcya"[number])
    _, change = later.change(had)
    assert json.loads(change) == ["x", [1, 3], "y", [0, 1]]
    assert followed(["a", "b", "c", "d"], json.loads(change)) == list("xbcya")


@pytest.mark.parametrize("name", games.names())
def test_following_the_changes_gives_what_would_be_drawn(name: str, tmp_path: Path) -> None:
    """Also after a choice is taken back, and for two who look at once."""
    rows = [SeatRow(seat, PERSON, f"P{seat}", f"owner {seat}", f"invitation {seat}") for seat in range(3)]
    hall = Hall(Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), Thinkers(1))
    table = LiveTable(TableRow("table", "owner 0", Setup(name, 3, b"changes"), rows), [], hall)
    guests = [Guest("owner 0", "en", "http://here"), Guest("owner 2", "hu", "http://here")]
    held: list[dict[str, list[str]]] = [{}, {}]
    moments, luck, sent, whole = Moments(), random.Random(5), 0, 0
    for number in range(CHOICES):
        for guest, parts in zip(guests, held, strict=True):
            change = changed(moments.now(table), guest)
            parts |= {name: followed(parts.get(name, []), json.loads(one)) for name, one in change.items()}
            drawn = {name: html for side in panels(table, guest) for name, html in side.items()}
            assert {name: "".join(one) for name, one in parts.items()} == drawn
            if number:
                sent, whole = sent + len(json.dumps(change)), whole + len(json.dumps(drawn))
        position = table.match.position
        seat = int(position.turn())
        table.match.choose(seat, luck.choice(list(position.options(seat))))
        if number % 7 == 6:
            table.match.go_back(1)
        table.version += 1
    assert sent < whole / 3
    hall.close()


def test_a_moment_is_drawn_once_and_never_shown_for_another(tmp_path: Path) -> None:
    hall = Hall(Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), Thinkers(1))
    rows = [SeatRow(seat, PERSON, f"P{seat}", f"owner {seat}", f"invitation {seat}") for seat in range(2)]
    table = LiveTable(TableRow("table", "owner 0", Setup("royals", 2, b"one"), rows), [], hall)
    moments = Moments()
    now = moments.now(table)
    assert moments.now(table) is now
    assert now.board(0, "en") is now.board(0, "en")
    assert now.board(0, "en") is not now.board(1, "en")
    assert now.board(0, "en") is not now.board(0, "hu")
    table.version += 1
    assert moments.now(table) is not now
    assert isinstance(moments.now(table), Moment)
    hall.close()


def test_a_part_is_shared_between_tables_only_if_it_names_nobody() -> None:
    kept = FragmentCache()
    drawn: list[str] = []

    def draw(names: list[str], naming: bool) -> str:
        texts = Texts("en", [WORDS], names)
        render_pass = RenderPass(kept, Digests(), texts, b"ground", str(names).encode())

        def html() -> str:
            drawn.append(names[0])
            return texts.player(0) if naming else "a crown"

        seam = render_pass.found("place", [naming]) or render_pass.part(html)
        return "".join(render_pass.sewn(seam).parts)

    assert [draw([name], True) for name in ("Anna", "Béla", "Anna")] == ["Anna", "Béla", "Anna"]
    assert [draw([name], False) for name in ("Anna", "Béla")] == ["a crown", "a crown"]
    assert drawn == ["Anna", "Béla", "Anna"]


def test_a_thing_is_marked_by_what_it_holds_whoever_holds_it() -> None:
    digests = Digests()
    board = {place: [place] for place in "abcdef"}
    shown, own = {"seat": 1, "board": board}, {"seat": 1, "board": {place: [place] for place in "abcdef"}}
    assert digests.outline(shown) == digests.outline(own)
    assert digests.outline({**shown, "hand": ["x"]}) != digests.outline(shown)
    assert digests.outline({**shown, "board": {**board, "f": ["g"]}}) != digests.outline(shown)
