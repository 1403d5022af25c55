"""After the game: the score sheet, the points over time, the way through it again."""

from typing import Any

from regalia.kernel import record as records
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.texts import Texts
from regalia.table.live import LiveTable
from regalia.web.boards.brush import Brush
from regalia.web.boards.render import render
from regalia.web.live.diff import Panel
from regalia.web.live.guests import Guest, seat_shown, viewer_of
from regalia.web.live.moments import Moment


def score(moment: Moment, guest: Guest) -> Panel:
    """After the game: the score sheet, the chart, the seed."""
    if not moment.over:
        return Panel.whole("")
    table, texts = moment.table, moment.chronicle(guest.language).texts
    key = ("over", tuple(texts.players), texts.language, table.belongs_to(guest.player))
    return Panel.listed([key], lambda _: moment.once(key, lambda: drawn_score(table, texts, key[-1])))


def drawn_score(table: LiveTable, texts: Texts, sat_here: bool) -> str:
    """The same, as HTML."""
    match = table.match
    position = match.position
    count = range(match.setup.seats)
    lines = [line for line in match.game.score_sheet(position) if any(line.points)]
    winners = [seat for seat in count if position.rank(seat) == 1]
    decided, over = match.game.decision(position), match.game.why_over(position)
    records.verify(match.record, match.game)
    return render(
        "score.html",
        t=texts.say,
        art=Brush(match.game.name, texts),
        game=match.game.name,
        sheet=[
            {"label": texts.say(f"score-{line.source}"), "points": line.points, "told": any(line.parts)}
            for line in lines
        ],
        made_of=[made_of(lines, seat, texts) for seat in count],
        players=texts.players,
        totals=[int(position.score(seat)) for seat in count],
        victors=winners,
        winners=texts.say("winners", seats=winners, count=len(winners)),
        decided=texts.phrase(decided) if decided else "",
        why_over=texts.phrase(over) if over else "",
        chart=chart(table, texts),
        seed=match.setup.seed.hex(),
        seal=match.record.commitment,
        table_id=table.row.id,
        sat_here=sat_here,
    )


def made_of(lines: list[ScoreLine], seat: int, texts: Texts) -> list[dict[str, Any]]:
    """The lines of the score sheet of which a seat is told what they are made of, part by part."""
    told = [(line, line.parts[seat]) for line in lines if line.parts and line.parts[seat]]
    return [
        {
            "label": texts.say(f"score-{line.source}"),
            "parts": [(texts.phrase(part.words), part.points, part.pictures) for part in parts],
        }
        for line, parts in told
    ]


def replay(moment: Moment, guest: Guest) -> Panel:
    """In place of a question, after the game: the way through it."""
    table, texts = moment.table, moment.chronicle(guest.language).texts
    shown = {
        "players": texts.players,
        "viewer": viewer_of(table, guest, seat_shown(table, guest)),
        "last": len(table.match.record.choices),
        "table_id": table.row.id,
        "sat_here": table.belongs_to(guest.player),
    }
    key = ("replay", texts.language, *map(str, shown.values()))
    return Panel.listed([key], lambda _: moment.once(key, lambda: render("replay.html", t=texts.say, **shown)))


def points_over_time(table: LiveTable) -> list[list[int]]:
    """The points of every seat after each choice."""
    match = table.match
    position = records.start(match.record, match.game)
    history = []
    for number, choice in enumerate(match.record.choices, 1):
        records.replay_choice(position, number, choice)
        history.append([int(position.score(seat)) for seat in range(match.setup.seats)])
    return history


def chart(table: LiveTable, texts: Texts) -> str:
    """Points over the game, one ribbon for each seat."""
    history = points_over_time(table)
    low, top = min(0, *map(min, history)), max(1, *map(max, history))
    width, height, left = 600, 220, 48

    def level(points: int) -> float:
        return round(height - 14 - (points - low) * (height - 28) / (top - low), 1)

    def place(number: int, points: int) -> str:
        return f"{left + number * (width - left - 10) / max(1, len(history) - 1):.1f},{level(points)}"

    ribbons = [
        {"seat": seat, "points": " ".join(place(n, row[seat]) for n, row in enumerate(history))}
        for seat in range(table.match.setup.seats)
    ]
    steps = sorted({low, 0, low + (top - low) // 2, top})
    levels = [{"points": points, "y": level(points)} for points in steps]
    size = {"width": width, "height": height, "left": left}
    return render("chart.html", t=texts.say, ribbons=ribbons, levels=levels, names=texts.players, **size)
