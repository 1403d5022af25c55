"""The panels of a table as one guest sees it."""

from dataclasses import dataclass, field
from typing import Any

import segno

from regalia.kernel import record as records
from regalia.kernel.game import SPECTATOR
from regalia.kernel.texts import Texts
from regalia.players.advice import percent
from regalia.table.live import STAND_IN, LiveTable, Moment, is_bot
from regalia.table.match import PERSON
from regalia.table.thinking import Hint
from regalia.web.kept import Drawing
from regalia.web.render import board_drawings, render, rule_help, texts_for
from regalia.web.story import Episode, episodes, sentences, story

LOG_LENGTH = 40
COURTESIES = ("hello", "well-played", "thanks", "one-moment", "oops", "good-game")


@dataclass
class Guest:
    """Somebody who looks at a table: which seats are his, and which of them is at the keyboard now."""

    player: str
    language: str
    base: str  # the address of the server, as this guest reaches it
    screen: bool = False
    lifted: int = SPECTATOR
    shown: dict[str, int] = field(default_factory=dict)  # a mark of each panel, since the panels themselves are large
    told: int = 0
    king_thinks: bool = False  # about the question on this screen
    hint: tuple[Moment, list[Hint]] | None = None  # what he has found, and for which question
    hint_told: bool = True


def seat_shown(table: LiveTable, guest: Guest) -> int:
    """The seat whose turn at this screen it is: the own waiting one, else the own one, else none."""
    own = [] if guest.screen else table.seats_of(guest.player)
    waiting = [seat for seat in own if (table.match.position.waiting >> seat) & 1 and table.match.kinds[seat] == PERSON]
    if guest.lifted in waiting:
        return guest.lifted
    return (waiting or own or [SPECTATOR])[0]


def behind_curtain(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Several people share this screen, and the one whose turn it is has not sat down before it yet."""
    shared = len([s for s in table.seats_of(guest.player) if table.match.kinds[s] == PERSON]) > 1
    return shared and table.game.secret_hands and guest.lifted != seat and not table.match.position.over()


def is_asked(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Whether the question of a seat stands on this screen."""
    waits = seat >= 0 and (table.match.position.waiting >> seat) & 1 == 1 and table.match.kinds[seat] == PERSON
    return waits and table.ready() and not behind_curtain(table, guest, seat)


def may_ask_king(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Whether this guest may ask for a hint for a seat: only for the one whose question he sees."""
    return seat == seat_shown(table, guest) and is_asked(table, guest, seat)


def hints_shown(table: LiveTable, guest: Guest, seat: int, texts: Texts) -> list[dict[str, Any]]:
    """What the king has found for the question on this screen, in words."""
    position = table.match.position
    if guest.hint is None or not may_ask_king(table, guest, seat) or guest.hint[0] != table.moment(seat):
        return []
    labels = {position.name(seat, one): texts.phrase(position.phrase(seat, one)) for one in position.options(seat)}
    return [
        {
            "name": hint.name,
            "label": labels[hint.name],
            "odds": texts.say("advice", chance=percent(hint.chance), points=round(hint.points)),
            "why": " ".join(texts.say(f"reason-{reason}") for reason in hint.reasons),
        }
        for hint in guest.hint[1]
        if hint.name in labels
    ]


def viewer_of(table: LiveTable, guest: Guest, seat: int) -> int:
    """Whose view is drawn: at a shared screen only what all may see, unless the curtain is lifted for a seat."""
    shared = len(table.seats_of(guest.player)) > 1
    return SPECTATOR if guest.screen or (shared and guest.lifted != seat) else seat


def panels(table: LiveTable, guest: Guest) -> tuple[dict[str, str], dict[str, str]]:
    """The panels of the board, and those beside it."""
    board, side = scene(table, guest)
    return {name: drawing.html() for name, drawing in board.items()}, side


def scene(table: LiveTable, guest: Guest) -> tuple[dict[str, Drawing], dict[str, str]]:
    """The same, with a board that is not drawn yet."""
    seat = seat_shown(table, guest)
    viewer = viewer_of(table, guest, seat)
    texts = texts_for(table.game, guest.language, [row.name for row in table.row.seats])
    board = board_drawings(table.game, table.game.view(table.match.position, viewer), texts)
    side = {
        "prompt": prompt(table, guest, seat, viewer, texts),
        "score": score(table, texts),
        "seats": seats(table, guest, texts),
        "log": log(table, viewer, texts),
        "chat": chat(table, guest, texts),
    }
    return board, side


def prompt(table: LiveTable, guest: Guest, seat: int, viewer: int, texts: Texts) -> str:
    """The question, its options, and what else can be done now."""
    position, match = table.match.position, table.match
    asked = seat >= 0 and (position.waiting >> seat) & 1 == 1 and match.kinds[seat] == PERSON and table.ready()
    curtain = asked and behind_curtain(table, guest, seat)
    options = []
    if asked and not curtain:
        for option in position.options(seat):
            label = texts.phrase(position.phrase(seat, option))
            options.append(
                {"name": position.name(seat, option), "label": label, "pieces": position.pieces(seat, option)}
            )
    waiting = [s for s in range(match.setup.seats) if (position.waiting >> s) & 1]
    return render(
        "prompt.html",
        t=texts.say,
        seat=seat,
        curtain=curtain,
        over=position.over(),
        open_seats=len(table.open_seats()),
        options=options,
        question=texts.phrase(position.prompt(seat)) if asked else "",
        waiting=waiting,
        undo=seat >= 0 and match.undo_reaches(seat) > 0 and not position.over(),
        rule=rule_help(position.prompt_rule(seat)) if asked and not curtain else {},
        king=table.row.hints and len(options) > 1,
        king_thinks=guest.king_thinks,
        hints=hints_shown(table, guest, seat, texts),
        story=[] if curtain or position.over() else story(match, viewer, texts),
        game=table.game.name,
    )


def log(table: LiveTable, viewer: int, texts: Texts) -> str:
    """The last choices in sentences, the latest first."""
    first = len(table.match.events) - LOG_LENGTH
    entries = episodes(table.match, viewer, texts, first)
    for number, seat in table.hints_asked:
        if number >= first:
            entries.append(Episode(number, seat, [texts.say("hint-asked", seat=seat)], (), False))
    entries.sort(key=lambda entry: entry.number)
    return render("log.html", t=texts.say, entries=entries[::-1])


def news(table: LiveTable, guest: Guest) -> list[str]:
    """What a screen reader should say: all that happened since the last time, then the question."""
    seat = seat_shown(table, guest)
    texts = texts_for(table.game, guest.language, [row.name for row in table.row.seats])
    told = []
    for events in table.match.events[guest.told :]:
        told += sentences(events, viewer_of(table, guest, seat), texts)
    guest.told = len(table.match.events)
    return (told + spoken_prompt(table, guest, seat, texts))[-12:]


def spoken_prompt(table: LiveTable, guest: Guest, seat: int, texts: Texts) -> list[str]:
    """The question on this screen; or that the king thinks about it, or what he has just found."""
    position = table.match.position
    if seat < 0 or not (position.waiting >> seat) & 1 or behind_curtain(table, guest, seat):
        return []
    if guest.king_thinks:
        return [texts.say("hint-thinks")]
    hints = [] if guest.hint_told else hints_shown(table, guest, seat, texts)
    guest.hint_told = True
    if hints:
        return [f"{hint['label']}: {hint['odds']} {hint['why']}" for hint in hints]
    return [texts.phrase(position.prompt(seat))]


def seats(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """Invitations for free seats, and what the owner of a seat can do with it."""
    link = f"{guest.base}/t/{table.row.id}"
    invitations = []
    if guest.player in (table.row.host, *(row.owner for row in table.row.seats if row.owner)) and not guest.screen:
        for row in table.open_seats():
            address = f"{link}/join/{row.invitation}"
            invitations.append({"seat": row.seat, "link": address, "qr": qr_code(address)})
    sitting = [row for row in table.row.seats if is_bot(row) and row.kind in (PERSON, STAND_IN)]
    return render(
        "seats.html",
        t=texts.say,
        invitations=invitations,
        bots=[{"seat": row.seat, "lost": row.kind == STAND_IN} for row in sitting],
        own=bool(table.seats_of(guest.player)) and not guest.screen,
        seats=[sitter(table, guest, seat, texts) for seat in range(table.match.setup.seats)],
        opponents=any(kind != PERSON for kind in table.match.kinds),
        pauses=table.pause > 0,
        seal=table.match.record.commitment,
        screen_link=f"/t/{table.row.id}/screen",
    )


def sitter(table: LiveTable, guest: Guest, seat: int, texts: Texts) -> dict[str, Any]:
    """Who sits on a seat, and whether this guest may let an opponent play there, or a person again."""
    row = table.row.seats[seat]
    mine = seat in table.seats_of(guest.player)
    person = row.kind == PERSON
    return {
        "seat": seat,
        "name": row.name,
        "kind": texts.say("seat-me" if mine and person else "seat-person" if person else f"opponent-{row.kind}"),
        "may_hand": person and bool(row.owner) and (mine or guest.player == table.row.host),
        "may_return": not person and bool(row.owner) and (mine or guest.player == table.row.host),
    }


def qr_code(text: str) -> str:
    """An address as a drawing for a phone."""
    return str(segno.make(text, error="m").svg_inline(scale=4, dark="#1c1410", light="#fff", border=2))


def chat(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """What was said at the table."""
    lines = [{"seat": seat, "name": table.row.seats[seat].name, "text": text} for seat, text in table.chat]
    courtesies = [texts.say(f"say-{word}") for word in COURTESIES]
    talk = bool(table.seats_of(guest.player)) and not guest.screen
    company = len({row.owner for row in table.row.seats if row.kind == PERSON}) > 1
    return render("chat.html", t=texts.say, lines=lines[-30:], company=company, may_talk=talk, courtesies=courtesies)


def score(table: LiveTable, texts: Texts) -> str:
    """After the game: the score sheet, the chart, the seed, the replay."""
    match = table.match
    position = match.position
    if not position.over():
        return render("score.html", t=texts.say, sheet=[])
    count = range(match.setup.seats)
    sheet = [
        {"label": texts.say(f"score-{line.source}"), "points": line.points}
        for line in match.game.score_sheet(position)
        if any(line.points)
    ]
    winners = [seat for seat in count if position.rank(seat) == 1]
    records.verify(match.record, match.game)
    return render(
        "score.html",
        t=texts.say,
        game=match.game.name,
        sheet=sheet,
        players=texts.players,
        totals=[int(position.score(seat)) for seat in count],
        victors=winners,
        winners=texts.say("winners", seats=winners, count=len(winners)),
        chart=chart(table, texts),
        seed=match.setup.seed.hex(),
        seal=match.record.commitment,
        table_id=table.row.id,
        last=len(match.record.choices),
    )


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
    width, height = 600, 220

    def level(points: int) -> float:
        return round(height - 14 - (points - low) * (height - 28) / (top - low), 1)

    def place(number: int, points: int) -> str:
        return f"{40 + number * (width - 50) / max(1, len(history) - 1):.1f},{level(points)}"

    ribbons = [
        {"seat": seat, "points": " ".join(place(n, row[seat]) for n, row in enumerate(history))}
        for seat in range(table.match.setup.seats)
    ]
    steps = sorted({low, 0, low + (top - low) // 2, top})
    levels = [{"points": points, "y": level(points)} for points in steps]
    names = texts.players
    return render("chart.html", t=texts.say, ribbons=ribbons, levels=levels, width=width, height=height, names=names)


def changed(table: LiveTable, guest: Guest) -> dict[str, str]:
    """The panels that differ from what the guest has."""
    board, side = scene(table, guest)
    marks = {name: hash(drawing.mark) for name, drawing in board.items()}
    marks |= {name: hash(html) for name, html in side.items()}
    fresh = [name for name, mark in marks.items() if guest.shown.get(name) != mark]
    guest.shown = marks
    return {name: board[name].html() if name in board else side[name] for name in fresh}


def page_context(table: LiveTable, guest: Guest) -> dict[str, Any]:
    """What the first page of a table needs."""
    board, side = panels(table, guest)
    return {
        "board": board,
        "side": side,
        "title": table.game.title,
        "game": table.game.name,
        "table_id": table.row.id,
        "lines": table.lines,
        "screen": guest.screen,
    }
