"""The panels of a table as one guest sees it."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, NamedTuple

import segno

from regalia.kernel import record as records
from regalia.kernel.game import SPECTATOR, View
from regalia.kernel.texts import Texts
from regalia.players.reasons import percent
from regalia.table import notes
from regalia.table.live import STAND_IN, SUBSTITUTE, Asking, LiveTable, is_bot
from regalia.table.match import PERSON
from regalia.table.thinking import Hint
from regalia.web.boards.fragment_cache import SEAM, Drawing, RenderPass
from regalia.web.boards.render import board_drawings, render, render_pass_for, texts_for
from regalia.web.boards.rulebook import help_with
from regalia.web.live.answers import answers, on_board, with_faces
from regalia.web.live.diff import Panel
from regalia.web.live.log import Chronicle, chooser, last_own
from regalia.web.live.scenes import scenes

LOG_LENGTH = 40
MOMENTS = 16  # tables whose present moment is kept at hand
FINISHED = 32  # finished games that are kept drawn
COURTESIES = ("hello", "well-played", "thanks", "one-moment", "oops", "good-game")


@dataclass(slots=True)
class Guest:
    """Somebody who looks at a table: which seats are his, and which of them is at the keyboard now."""

    player: str
    language: str
    base: str  # the address of the server, as this guest reaches it
    screen: bool = False
    lifted: int = SPECTATOR
    shown: dict[str, bytes] = field(default_factory=dict)  # marks of each panel, since the panels themselves are large
    told: tuple[int, int] = 0, 0  # how many moments and notes of the game a screen reader has said
    king_thinks: bool = False  # about the question on this screen
    hint: tuple[Asking, list[Hint]] | None = None  # what he has found, and for which question
    hint_told: bool = True


class Moment:
    """A table between two changes: what all who look at it share, made once."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.version = table.version
        self.over = table.match.position.over()
        self.names = [row.name for row in table.row.seats]
        self._public: View | None = None
        self._views: dict[int, View] = {}
        self._boards: dict[tuple[int, str], dict[str, Drawing]] = {}
        self._chronicles: dict[str, Chronicle] = {}
        self._render_passes: dict[str, RenderPass] = {}
        self._drawn: dict[tuple[object, ...], str] = {}

    def lasts(self, table: LiveTable) -> bool:
        """Whether this is still how a table looks: until something changes, or for good when the game is over."""
        if not self.over:
            return self.table is table and self.version == table.version
        self.table = table  # perhaps read anew from the store since
        return self.names == [row.name for row in table.row.seats]

    def close(self) -> None:
        """It has passed."""
        for render_pass in self._render_passes.values():
            render_pass.close()

    def chronicle(self, language: str) -> Chronicle:
        """What happened, in a language."""
        if language not in self._chronicles:
            texts = texts_for(self.table.game, language, self.names)
            self._chronicles[language] = Chronicle(self.table.match, texts)
        return self._chronicles[language]

    def once(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """Something that several may see, drawn once."""
        if key not in self._drawn:
            self._drawn[key] = draw()
        return self._drawn[key]

    def view(self, viewer: int) -> View:
        """What a viewer may see."""
        if viewer not in self._views:
            game, position = self.table.game, self.table.match.position
            self._public = self._public or game.public_view(position)
            self._views[viewer] = game.view(position, viewer, self._public)
        return self._views[viewer]

    def board(self, viewer: int, language: str) -> dict[str, Drawing]:
        """The board as a viewer sees it, not drawn yet."""
        key = viewer, language
        if key not in self._boards:
            game, texts = self.table.game, self.chronicle(language).texts
            self._boards[key] = board_drawings(game, self.view(viewer), texts, self.render_pass(viewer, language))
        return self._boards[key]

    def render_pass(self, viewer: int, language: str) -> RenderPass:
        """What all drawings of this moment in a language share; for that it does not matter who looks first."""
        if language not in self._render_passes:
            self._render_passes[language] = render_pass_for(
                self.table.game, self.view(viewer), self.chronicle(language).texts
            )
        return self._render_passes[language]


class Moments:
    """The latest moments of the tables at which something happens, and the last of some finished games."""

    def __init__(self) -> None:
        self.latest: OrderedDict[str, Moment] = OrderedDict()
        self.finished: OrderedDict[str, Moment] = OrderedDict()

    def now(self, table: LiveTable) -> Moment:
        """The present moment of a table."""
        over = table.match.position.over()
        kept, most = (self.finished, FINISHED) if over else (self.latest, MOMENTS)
        found = kept.get(table.row.id)
        if found is not None and found.lasts(table):
            kept.move_to_end(table.row.id)
            return found
        if found is not None:
            kept.pop(table.row.id).close()
        elif len(kept) >= most:
            kept.popitem(last=False)[1].close()
        kept[table.row.id] = Moment(table)
        return kept[table.row.id]


def seat_shown(table: LiveTable, guest: Guest) -> int:
    """The seat whose turn at this screen it is: the own waiting one, else the own one, else none."""
    own = [] if guest.screen else table.seats_of(guest.player)
    waiting = [seat for seat in own if table.match.position.waits(seat) and table.match.kinds[seat] == PERSON]
    if guest.lifted in waiting:
        return guest.lifted
    return (waiting or own or [SPECTATOR])[0]


def behind_curtain(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Several people share this screen, and the one whose turn it is has not sat down before it yet."""
    shared = len([s for s in table.seats_of(guest.player) if table.match.kinds[s] == PERSON]) > 1
    return shared and table.game.secret_hands and guest.lifted != seat and not table.match.position.over()


def is_waiting(table: LiveTable, seat: int) -> bool:
    """Whether the game waits for a person on a seat."""
    waits = seat >= 0 and table.match.position.waits(seat) and table.match.kinds[seat] == PERSON
    return waits and table.ready()


def is_asked(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Whether the question of a seat stands on this screen."""
    return is_waiting(table, seat) and not behind_curtain(table, guest, seat)


def may_ask_king(table: LiveTable, guest: Guest, seat: int) -> bool:
    """Whether this guest may ask for a hint for a seat: only for the one whose question he sees."""
    return seat == seat_shown(table, guest) and is_asked(table, guest, seat)


def hints_shown(table: LiveTable, guest: Guest, seat: int, texts: Texts) -> list[dict[str, Any]]:
    """What the king has found for the question on this screen, in words."""
    position = table.match.position
    if guest.hint is None or not may_ask_king(table, guest, seat) or guest.hint[0] != table.question_key(seat):
        return []
    labels = {position.name(seat, one): texts.phrase(position.phrase(seat, one)) for one in position.options(seat)}
    return [
        {
            "name": hint.name,
            "label": labels[hint.name],
            "odds": texts.say("advice", chance=percent(hint.chance), points=round(hint.points)),
            "why": " ".join(texts.phrase(reason) for reason in hint.reasons),
        }
        for hint in guest.hint[1]
        if hint.name in labels
    ]


def viewer_of(table: LiveTable, guest: Guest, seat: int) -> int:
    """Whose view is drawn: at a shared screen only what all may see, unless the curtain is lifted for a seat."""
    shared = len(table.seats_of(guest.player)) > 1
    return SPECTATOR if guest.screen or (shared and guest.lifted != seat) else seat


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
        "prompt": prompt(moment, guest, seat),
        "story": story(moment, guest, seat, viewer),
        "score": score(moment, guest),
        "seats": seats(table, guest, chronicle.texts),
        "log": log(chronicle, viewer),
        "chat": chat(table, guest, chronicle.texts),
    }
    return {name: Panel.of(drawing) for name, drawing in board.items()}, side


class Pleading(NamedTuple):
    """Somebody has asked whether choices may be taken back: what this guest sees of it."""

    seat: int
    choices: int
    waits_for: tuple[int, ...]  # the seats that have not answered yet
    answers: tuple[int, ...]  # those of them that this guest answers for
    mine: bool


class Standing(NamedTuple):
    """All in which the question on one screen differs from that on another."""

    seat: int
    asked: bool
    curtain: bool
    undo: int  # the seat whose last choice can be taken back here, or SPECTATOR
    ask: int  # the seat for which the others can be asked, or SPECTATOR
    pleading: Pleading | None
    king_thinks: bool


def standing(table: LiveTable, guest: Guest, seat: int) -> Standing:
    """How a guest stands to the question."""
    own = [] if guest.screen else table.seats_of(guest.player)
    asked = is_waiting(table, seat)
    last = next((mark.seat for mark in reversed(table.match.marks) if mark.seat in own), SPECTATOR)
    undo = last if last >= 0 and table.match.undo_reaches(last) else SPECTATOR
    ask = last if last >= 0 and table.may_ask(last) else SPECTATOR
    curtain = asked and behind_curtain(table, guest, seat)
    return Standing(seat if asked else SPECTATOR, asked, curtain, undo, ask, pleading(table, own), guest.king_thinks)


def pleading(table: LiveTable, own: list[int]) -> Pleading | None:
    """What is asked of the owner of some seats, and of the others."""
    plea = table.plea()
    if plea is None:
        return None
    waits_for = tuple(seat for seat in table.match.people() if seat != plea.seat and seat not in plea.agreed)
    answers = tuple(seat for seat in waits_for if seat in own)
    return Pleading(plea.seat, plea.count, waits_for, answers, plea.seat in own)


def prompt(moment: Moment, guest: Guest, seat: int) -> Panel:
    """The question with its options, and what else can be done now."""
    table, chronicle = moment.table, moment.chronicle(guest.language)
    if not table.fits():
        return Panel.whole(other_version(table, guest, chronicle.texts))
    if moment.over:
        return replay(moment, guest)
    stands = standing(table, guest, seat)
    hints = hints_shown(table, guest, seat, chronicle.texts)
    shared = stands._replace(undo=SPECTATOR, ask=SPECTATOR)
    key = ("prompt", guest.language, *shared, tuple(map(repr, hints)))
    asked = moment.once(key, lambda: question(moment, chronicle, shared, hints))
    return Panel.whole(asked.replace(SEAM, take_back(guest.language, stands.undo, stands.ask)))


@lru_cache(maxsize=256)
def take_back(language: str, undo: int, ask: int) -> str:
    """The button to take back the last choice of a seat, or to ask the others for it, where there is one."""
    return render("back.html", t=texts_for(None, language).say, undo=undo, ask=ask)


def story(moment: Moment, guest: Guest, seat: int, viewer: int) -> Panel:
    """What the others have done since the own last choice."""
    table = moment.table
    curtain = is_waiting(table, seat) and behind_curtain(table, guest, seat)
    told = not curtain and not moment.over and table.fits()
    return Panel.whole(moment.chronicle(guest.language).story_line(viewer) if told else "")


def other_version(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """In place of a question: how far the table can be read, and where it is played on."""
    fit = len(table.match.record.choices)
    sits = bool(table.seats_of(guest.player)) or (guest.player == table.row.host and bool(guest.player))
    return render(
        "other.html",
        t=texts.say,
        fit=fit,
        total=fit + len(table.match.unfit),
        successor=table.row.successor,
        sits=sits and not guest.screen,
        table_id=table.row.id,
        ended=bool(table.row.ended),
    )


def question(moment: Moment, chronicle: Chronicle, stands: Standing, hints: list[dict[str, Any]]) -> str:
    """The question, with a seam for what may be taken back; for those who only wait it is the same."""
    table, texts = moment.table, chronicle.texts
    position, match = table.match.position, table.match
    seat, shown = stands.seat, stands.asked and not stands.curtain
    groups, ways_out = answers(table.game, position, seat, texts) if shown else ([], [])
    pointing = on_board(groups, table.game.aims)
    if groups and not pointing:  # else the cards lie on the board, and the list need not show them again
        groups = with_faces(moment.view(seat), moment.render_pass(seat, texts.language), groups)
    return render(
        "prompt.html",
        t=texts.say,
        player=texts.player,
        **{**stands._asdict(), "asked": shown},
        back=SEAM,
        open_seats=len(table.open_seats()),
        groups=groups,
        ways_out=ways_out,
        on_board=pointing,
        count=sum(not answer.like and not answer.near for group in groups for answer in group),
        aims=table.game.aims,
        question=texts.phrase(position.prompt(seat)) if stands.asked else "",
        waiting=[s for s in range(match.setup.seats) if position.waits(s)],
        rule=help_with(table.game, chronicle.switches, position.prompt_rule(seat), texts.language) if shown else None,
        king=table.row.hints and shown and len(position.options(seat)) > 1,
        hints=hints,
    )


def log(chronicle: Chronicle, viewer: int, at: int | None = None) -> Panel:
    """The last choices in sentences, the latest first; a part for each, so that only new ones are put into words.

    In a replay the latest is choice `at`, and nothing is new.
    """
    match, texts = chronicle.match, chronicle.texts
    last = len(match.events) - 1 if at is None else at
    since = last_own(match, viewer) if at is None else at
    names, written = tuple(texts.players), notes.known(match.record)[::-1]
    keys: list[object] = [("head", texts.language)]
    draws: list[Callable[[], str]] = [lambda: render("log.html", t=texts.say, head=True)]
    for n in range(last, max(-1, last - LOG_LENGTH), -1):
        for note in [one for one in written if one.after == n]:
            keys.append(("note", note.seal, names))
            draws.append(partial(chronicle.note_entry, note))
        if any(event.seen_by(viewer) for event in match.events[n]):
            seal = match.record.choices[n - 1].seal if n else match.record.seal
            keys.append((n, seal, n > since and chooser(match, n) != viewer, viewer, names))
            draws.append(partial(chronicle.entry, n, viewer, since))
    keys.append("end")
    draws.append(lambda: render("log.html", t=texts.say, head=False))
    return Panel.listed(keys, lambda place: draws[place]())


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
    return (told + spoken_prompt(table, guest, seat, chronicle.texts))[-12:]


def staged(moment: Moment, guest: Guest) -> list[dict[str, Any]]:
    """The scenes that a guest has not seen yet."""
    table = moment.table
    viewer = viewer_of(table, guest, seat_shown(table, guest))
    return scenes(table.match, moment.chronicle(guest.language).texts, viewer, guest.told[0])


def spoken_prompt(table: LiveTable, guest: Guest, seat: int, texts: Texts) -> list[str]:
    """The question on this screen; or that the king thinks about it, or what he has just found."""
    position = table.match.position
    if seat < 0 or not position.waits(seat) or behind_curtain(table, guest, seat) or not table.fits():
        return []
    if guest.king_thinks:
        return [texts.say("hint-thinks")]
    hints = [] if guest.hint_told else hints_shown(table, guest, seat, texts)
    guest.hint_told = True
    if hints:
        return [f"{hint['label']}: {hint['odds']} {hint['why']}" for hint in hints]
    return [texts.phrase(position.prompt(seat))]


def seats(table: LiveTable, guest: Guest, texts: Texts) -> Panel:
    """Invitations for free seats, and what the owner of a seat can do with it."""
    rows = tuple((row.kind, row.name, row.owner) for row in table.row.seats)
    state = (table.missing, table.row.host == guest.player, table.match.position.over())
    key = (rows, *state, guest.base, guest.screen, table.pause, texts.language)
    return Panel.listed([key], lambda _: drawn_seats(table, guest, texts))


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
        own=bool(table.seats_of(guest.player)) and not guest.screen,
        substitute=SUBSTITUTE,
        over=table.match.position.over(),
        seats=[sitter(table, guest, seat, texts) for seat in range(table.match.setup.seats)],
        opponents=any(kind != PERSON for kind in table.match.kinds),
        pauses=table.pause > 0,
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
    return {
        "seat": seat,
        "name": row.name,
        "kind": texts.say("seat-me" if mine and person else "seat-person" if person else f"opponent-{row.kind}"),
        "mine": mine,
        "missing": seat in table.missing,
        "may_hand": person and mine,
        "may_replace": person and not mine and seat in table.missing,
        "may_return": not person and (mine or (is_bot(row) and guest.player == table.row.host)),
    }


def qr_code(text: str) -> str:
    """An address as a drawing for a phone."""
    return str(segno.make(text, error="m").svg_inline(omitsize=True, dark="#1c1410", light="#fff", border=2))


def chat(table: LiveTable, guest: Guest, texts: Texts) -> Panel:
    """What was said at the table."""
    rows = tuple((row.kind, row.name, row.owner) for row in table.row.seats)
    key = (rows, table.said, guest.screen, texts.language)
    return Panel.listed([key], lambda _: drawn_chat(table, guest, texts))


def drawn_chat(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """The same, as HTML."""
    lines = [{"seat": seat, "name": table.row.seats[seat].name, "text": text} for seat, text in table.chat]
    courtesies = [texts.say(f"say-{word}") for word in COURTESIES]
    talk = bool(table.seats_of(guest.player)) and not guest.screen
    company = len({row.owner for row in table.row.seats if row.kind == PERSON}) > 1
    return render("chat.html", t=texts.say, lines=lines[-30:], company=company, may_talk=talk, courtesies=courtesies)


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
        sat_here=sat_here,
    )


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
    }
