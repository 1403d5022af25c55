"""The review of a finished game in words and curves."""

from collections.abc import Iterable, Iterator
from typing import Any

from regalia.kernel import record as records
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts
from regalia.players.account import Account, Entry
from regalia.players.verdict import Review, level, mark, stroke
from regalia.players.weighing import WHOLE
from regalia.table.live import LiveTable
from regalia.web.boards.render import render

WIDTH, HEIGHT, LEFT, EDGE = 640, 260, 44, 12
CAUSES = 8  # steps that are told besides the curve
LEVELS = (0, 25, 50, 75, 100)  # percents at which the curve has a line


def called(review: Review, texts: Texts) -> dict[int, tuple[tuple[str, str], ...]]:
    """What the log says of choices: (kind, words) of errors, blunders and strokes of luck, by their numbers."""
    account, found = review.account, {}
    for entry in account.entries:
        words = tuple(named(entry, account.seats, texts))
        if words:
            found[entry.number] = words
    return found


def called_choice(entry: Entry, texts: Texts) -> Iterator[tuple[str, str]]:
    """What one choice is called, if anything."""
    if mark(entry):
        yield mark(entry), texts.say("review-blunder" if mark(entry) == "blunder" else "review-error")


def named(entry: Entry, seats: int, texts: Texts) -> Iterator[tuple[str, str]]:
    """What one choice and the luck after it are called."""
    yield from called_choice(entry, texts)
    lucky = stroke(entry, seats)
    if lucky is not None:
        yield "stroke", texts.say("review-stroke", seat=lucky)


def review_context(table: LiveTable, review: Review, seat: int, texts: Texts) -> dict[str, Any]:
    """What the page of a review shows to somebody who looks at one seat."""
    account = review.account
    return {
        "seat": seat,
        "names": texts.players,
        "books": [books_row(account, each, texts) for each in range(account.seats)],
        "told": [verdict(account, each, texts) for each in range(account.seats)],
        "curve": curve(account, seat, texts),
        "causes": causes(account, seat, texts),
        "points": turning(table, review, seat, texts),
        "worn": worn(table),
        "panels": ",".join([*table.game.panels, *(f"{name}-{seat}" for name in table.game.seat_panels)]),
    }


def worn(table: LiveTable) -> str:
    """Classes by which the page knows the colours of the seats, also where no board tells them yet."""
    if not table.game.worn:
        return ""
    colours = table.game.public_view(table.match.position)[table.game.worn]
    return " ".join(f"wears-{seat}-{colour}" for seat, colour in enumerate(colours))


def books_row(account: Account, seat: int, texts: Texts) -> dict[str, str]:
    """Where the chance of a seat went, in percentage points with two decimals: they add up."""
    books = account.books(seat)
    ends = {name: texts.say("review-points", points=getattr(books, name) / 100) for name in ("start", "end")}
    return ends | {name: signed(getattr(books, name), texts) for name in ("own", "others", "luck")}


def signed(parts: int, texts: Texts) -> str:
    """So many percentage points more or less."""
    return ("+" if parts > 0 else "") + texts.say("review-points", points=parts / 100)


def verdict(account: Account, seat: int, texts: Texts) -> list[str]:
    """How a seat has played, in sentences."""
    like = level(account, seat)
    loss = round(account.loss_per_choice(seat) / 100, 2)
    return [
        *([texts.say("review-level", seat=seat, level=like)] if like else []),
        texts.say("review-without", chance=round(account.without_luck(seat) / 100)),
        texts.say("review-loss", count=len(account.decisions(seat)), loss=loss),
    ]


# The curve.


def curve(account: Account, seat: int, texts: Texts) -> str:
    """The chances of all seats over the game; errors and strokes of luck of one of them are marked."""
    count = len(account.entries)
    lines = [{"seat": each, "points": path(account, each)} for each in range(account.seats)]
    lines.sort(key=lambda line: line["seat"] == seat)  # the one that is looked at lies on top
    return render(
        "curve.html",
        t=texts.say,
        lines=lines,
        seat=seat,
        names=texts.players,
        marks=[marked(entry, seat, count, texts) for entry in account.entries if worth_a_mark(entry, seat)],
        levels=[{"percent": percent, "y": height(percent * WHOLE // 100)} for percent in LEVELS],
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        edge=EDGE,
    )


def path(account: Account, side: int) -> str:
    """The corners of the curve of a side."""
    count = len(account.entries)
    corners: list[tuple[float, int]] = [(0.0, account.entries[0].before[side])]
    for number, entry in enumerate(account.entries, 1):
        for chance in (entry.after[side], entry.then[side]):
            if chance != corners[-1][1] or number == count:
                corners += [(float(number), corners[-1][1]), (float(number), chance)]
    return " ".join(f"{along(number, count)},{height(chance)}" for number, chance in dict.fromkeys(corners))


def along(number: float, count: int) -> float:
    """Where a choice stands on the page."""
    return round(LEFT + number * (WIDTH - LEFT - EDGE) / count, 1)


def height(chance: int) -> float:
    """Where a chance stands on the page."""
    return round(HEIGHT - EDGE - chance * (HEIGHT - 2 * EDGE) / WHOLE, 1)


def worth_a_mark(entry: Entry, seat: int) -> bool:
    """Whether the curve of a seat shows what a choice, or the luck after it, is called."""
    return bool(mark(entry)) and entry.seat == seat


def marked(entry: Entry, seat: int, count: int, texts: Texts) -> dict[str, Any]:
    """A mark on the curve."""
    words = texts.say("review-moment", number=entry.number, loss=round(entry.loss / 100, 1))
    return {"x": along(entry.number, count), "y": height(entry.after[seat]), "kind": mark(entry), "words": words}


def causes(account: Account, seat: int, texts: Texts) -> list[dict[str, Any]]:
    """What moved the chance of a seat most, in the order of the game."""
    found: list[tuple[int, int, str]] = []
    for entry in account.entries:
        chooser = texts.say("review-cause-choice", number=entry.number, seat=entry.seat)
        found.append((entry.after[seat] - entry.before[seat], entry.number, chooser))
        found.append((entry.luck(seat), entry.number, texts.say("review-cause-luck", number=entry.number)))
    most = sorted((cause for cause in found if cause[0]), key=lambda cause: -abs(cause[0]))[:CAUSES]
    return [
        {"change": signed(by, texts), "gain": by > 0, "what": what, "number": number}
        for by, number, what in sorted(most, key=lambda cause: cause[1])
    ]


# The turning points.


def turning(table: LiveTable, review: Review, seat: int, texts: Texts) -> list[dict[str, Any]]:
    """The turning points of a seat in words."""
    points = {point.number: point for point in review.of(seat)}
    found: list[dict[str, Any]] = []
    for number, position in positions(table, points):
        point = points[number]
        chosen, better = (
            texts.phrase(position.phrase(seat, position.named(seat, name))) for name in (point.chosen, point.better)
        )
        found.append(
            {
                "at": number - 1,
                "title": texts.say("review-moment", number=number, loss=round(point.loss / 100, 1)),
                "called": list(called_choice(review.account.entries[number - 1], texts)),
                "chosen": texts.say("review-chosen", option=chosen),
                "better": texts.say("review-better", option=better),
                "why": " ".join(map(texts.phrase, point.reasons)),
            }
        )
    return found


def positions(table: LiveTable, numbers: Iterable[int]) -> Iterator[tuple[int, Position]]:
    """The table before some choices."""
    wanted, record = set(numbers), table.match.record
    position = records.start(record, table.game)
    for number, choice in enumerate(record.choices, 1):
        if number in wanted:
            yield number, position
        records.replay_choice(position, number, choice)
