"""The panels of a table as one guest sees it."""

from typing import Any

from regalia.kernel.position import Position
from regalia.kernel.texts import Texts
from regalia.players.outside import STAND_IN
from regalia.table import notes
from regalia.table.house_players import name_of
from regalia.table.live import USUAL, LiveTable
from regalia.table.match import PERSON
from regalia.table.seated import SUBSTITUTE, is_bot
from regalia.web.boards.render import render
from regalia.web.live.clock import clock_panel
from regalia.web.live.diff import Panel
from regalia.web.live.guests import Guest, behind_curtain, is_waiting, seat_shown, viewer_of
from regalia.web.live.guiding import guide_panel, guide_words
from regalia.web.live.log import Chronicle, last_own
from regalia.web.live.moments import Moment
from regalia.web.live.qr import qr_code
from regalia.web.live.questions import prompt, spoken_prompt
from regalia.web.live.results import score
from regalia.web.live.room import drawn_room
from regalia.web.live.scenes import scenes

LOG_LENGTH = 30  # choices that the log tells, and up to LOG_STEP more: the oldest go together, not with every choice
LOG_STEP = 20
COURTESIES = ("hello", "well-played", "thanks", "one-moment", "oops", "good-game")


def panels(table: LiveTable, guest: Guest) -> tuple[dict[str, str], dict[str, str]]:
    """The panels of the board, and those beside it, drawn from the table as it is now."""
    moment = Moment(table)
    shown = drawn(moment, guest)
    moment.close()
    return shown


def drawn(moment: Moment, guest: Guest) -> tuple[dict[str, str], dict[str, str]]:
    """The same, at a moment that others may see too."""
    board, side = scene(moment, guest)
    return {name: one.html() for name, one in board.items()}, {name: one.html() for name, one in side.items()}


def scene(moment: Moment, guest: Guest) -> tuple[dict[str, Panel], dict[str, Panel]]:
    """The same, not drawn yet."""
    table, chronicle = moment.table, moment.chronicle(guest.language)
    seat = seat_shown(table, guest)
    viewer = viewer_of(table, guest, seat)
    board = moment.board(viewer, guest.language)
    side = {
        "guide": guide_panel(table, moment.place(), seat, chronicle.texts),
        "prompt": prompt(moment, guest, seat),
        "story": story(moment, guest, seat, viewer),
        "score": score(moment, guest),
        "seats": seats(table, guest, chronicle.texts),
        "log": log(chronicle, viewer),
        "chat": chat(table, guest, chronicle.texts),
        "clock": clock_panel(table, guest, chronicle.texts),
        "turns": turns(table.match.position),
    }
    return {name: Panel.of(drawing) for name, drawing in board.items()}, side


def turns(position: Position) -> Panel:
    """Whose turn it is; the browser marks what belongs to these seats, so that nothing is drawn anew for it."""
    waiting = " ".join(str(seat) for seat in range(int(position.seats)) if position.waits(seat))
    return Panel.whole(f'<i data-turns="{waiting}"></i>')


def story(moment: Moment, guest: Guest, seat: int, viewer: int) -> Panel:
    """What the others have done since the own last choice."""
    table = moment.table
    curtain = is_waiting(table, seat) and behind_curtain(table, guest, seat)
    told = not curtain and not moment.over and table.fits()
    return Panel.parts(moment.chronicle(guest.language).story_line(viewer) if told else [])


def log(chronicle: Chronicle, viewer: int, at: int | None = None) -> Panel:
    """The last choices in sentences, the latest last; a part for each, so that only new ones are put into words.

    In a replay the latest is choice `at`, and nothing is new.
    """
    match = chronicle.match
    last = len(match.events) - 1 if at is None else at
    since = last_own(match, viewer) if at is None else at
    noted: dict[int, list[str]] = {}
    for note in notes.known(match.record):
        noted.setdefault(note.after, []).append(chronicle.note_entry(note))
    parts = [chronicle.frame("log")]
    for number in range(max(0, (last - LOG_LENGTH) // LOG_STEP * LOG_STEP), last + 1):
        parts.append(chronicle.choice(number, viewer, since).entry)
        parts += noted.get(number, ())
    return Panel.parts([*filter(None, parts), chronicle.frame("log-end")])


def news(moment: Moment, guest: Guest) -> list[str]:
    """What a screen reader should say: all that happened since the last time, then the question."""
    table, chronicle = moment.table, moment.chronicle(guest.language)
    seat = seat_shown(table, guest)
    viewer = viewer_of(table, guest, seat)
    events, written = guest.told
    told = [chronicle.noted(note) for note in notes.known(table.match.record, written)]
    for number in range(events, len(table.match.events)):
        told += chronicle.lines(number, viewer)
    guest.told = len(table.match.events), len(table.match.record.notes)
    guided_by = len(table.match.record.choices), tuple(guide_words(table, moment.place(), seat, guest.language)[:1])
    told += guided_by[1] if guided_by != guest.guide_told else ()
    guest.guide_told = guided_by
    return (told + spoken_prompt(table, guest, seat, chronicle))[-12:]


def staged(moment: Moment, guest: Guest) -> list[dict[str, Any]]:
    """The scenes that a guest has not seen yet."""
    table = moment.table
    viewer = viewer_of(table, guest, seat_shown(table, guest))
    return scenes(table.match, moment.chronicle(guest.language).texts, viewer, guest.told[0])


def seats(table: LiveTable, guest: Guest, texts: Texts) -> Panel:
    """Invitations for free seats, and what the owner of a seat can do with it."""
    rows = tuple((row.kind, row.name, row.owner) for row in table.row.seats)
    state = (table.missing, table.row.host == guest.player, table.match.position.over())
    key = (rows, *state, guest.base, guest.screen, table.speed, texts.language)
    draw = drawn_room if guest.screen else drawn_seats
    return Panel.listed([key], lambda _: draw(table, guest, texts))


def drawn_seats(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """The same, as HTML."""
    link = f"{guest.base}/t/{table.row.id}"
    invitations = []
    if table.belongs_to(guest.player):
        for row in table.open_seats():
            address = f"{link}/join/{row.invitation}"
            invitations.append({"seat": row.seat, "link": address, "qr": qr_code(address)})
    sitting = [row for row in table.row.seats if is_bot(row) and row.kind in (PERSON, STAND_IN)]
    return render(
        "seats.html",
        t=texts.say,
        invitations=invitations,
        bots=[{"seat": row.seat, "lost": row.kind == STAND_IN} for row in sitting],
        own=bool(table.seats_of(guest.player)),
        substitute=SUBSTITUTE,
        over=table.match.position.over(),
        seats=[sitter(table, guest, seat, texts) for seat in range(table.match.setup.seats)],
        opponents=any(kind != PERSON for kind in table.match.kinds),
        speed=USUAL if table.speed < 0 else table.speed,
        seal=table.match.record.commitment,
        earlier_rules=table.row.rules != table.game.rules_version and table.fits(),
        earlier_values=bool(table.match.setup.printed),
        screen_link=f"/t/{table.row.id}/screen",
    )


def sitter(table: LiveTable, guest: Guest, seat: int, texts: Texts) -> dict[str, Any]:
    """Who sits on a seat, and whether this guest may let an opponent play there, or a person again."""
    row = table.row.seats[seat]
    mine = seat in table.seats_of(guest.player)
    person = row.kind == PERSON
    word = "seat-me" if mine and person else "seat-person" if person else f"opponent-{row.kind}"
    return {
        "seat": seat,
        "name": row.name,
        "kind": name_of(row.kind) or texts.say(word),
        "mine": mine,
        "missing": seat in table.missing,
        "may_hand": person and mine,
        "may_replace": person and not mine and seat in table.missing,
        "may_return": not person and (mine or (is_bot(row) and guest.player == table.row.host)),
    }


def chat(table: LiveTable, guest: Guest, texts: Texts) -> Panel:
    """What was said at the table."""
    rows = tuple((row.kind, row.name, row.owner) for row in table.row.seats)
    key = (rows, table.said, guest.screen, texts.language)
    return Panel.listed([key], lambda _: drawn_chat(table, guest, texts))


def drawn_chat(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """The same, as HTML."""
    own = [] if guest.screen else table.seats_of(guest.player)
    lines = [
        {"seat": seat, "name": table.row.seats[seat].name, "text": text, "number": number, "mine": seat in own}
        for number, (seat, text) in enumerate(table.chat, table.said - len(table.chat))
    ]
    courtesies = [texts.say(f"say-{word}") for word in COURTESIES]
    talk = bool(own)
    company = len({row.owner for row in table.row.seats if row.kind == PERSON}) > 1
    return render("chat.html", t=texts.say, lines=lines[-30:], company=company, may_talk=talk, courtesies=courtesies)


def changed(moment: Moment, guest: Guest) -> dict[str, str]:
    """What differs from what the guest has, panel by panel, as JSON."""
    board, side = scene(moment, guest)
    found: dict[str, str] = {}
    for name, panel in {**board, **side}.items():
        had = guest.shown.get(name, b"")
        if not had.startswith(panel.mark):
            guest.shown[name], found[name] = panel.change(had)
    return found


def page_context(moment: Moment, guest: Guest) -> dict[str, Any]:
    """What the first page of a table needs."""
    board, side = drawn(moment, guest)
    table = moment.table
    viewer = viewer_of(table, guest, seat_shown(table, guest))
    rivals = [seat for seat in range(table.match.setup.seats) if seat != viewer]
    return {
        "board": board,
        "others": [f"{name}-{seat}" for name in table.game.seat_panels for seat in rivals],
        "side": side,
        "title": table.game.title,
        "game": table.game.name,
        "table_id": table.row.id,
        "lines": table.lines,
        "screen": guest.screen,
        "over": moment.over,
        "clock": bool(table.row.clock),
    }
