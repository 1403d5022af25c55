"""The question on a screen: what is asked, its options, and what else can be done now."""

from functools import lru_cache
from typing import Any, NamedTuple

from regalia.kernel.game import SPECTATOR
from regalia.kernel.texts import Texts
from regalia.players.advice import argument
from regalia.players.reasons import percent
from regalia.table.live import LiveTable
from regalia.table.thinking import Hint
from regalia.web.boards.fragment_cache import SEAM
from regalia.web.boards.render import render, texts_for
from regalia.web.boards.rulebook import help_with
from regalia.web.live.answers import answers, on_board, with_faces
from regalia.web.live.diff import Panel
from regalia.web.live.guests import Guest, behind_curtain, is_waiting, may_ask_king
from regalia.web.live.guiding import guided
from regalia.web.live.log import Chronicle
from regalia.web.live.moments import Moment
from regalia.web.live.results import replay


def hints_shown(table: LiveTable, guest: Guest, seat: int, chronicle: Chronicle) -> list[dict[str, Any]]:
    """What the king has found for the question on this screen, in words."""
    position = table.match.position
    if guest.hint is None or not may_ask_king(table, guest, seat) or guest.hint[0] != table.question_key(seat):
        return []
    texts = chronicle.texts
    labels = {position.name(seat, one): texts.phrase(position.phrase(seat, one)) for one in position.options(seat)}
    return [hint_shown(hint, labels, chronicle) for hint in guest.hint[1] if hint.name in labels]


def hint_shown(hint: Hint, labels: dict[str, str], chronicle: Chronicle) -> dict[str, Any]:
    """One option as the king sees it, in words, beside the one that he compares it with as the list tells it."""
    texts = chronicle.texts
    phrases = argument(hint.reasons, hint.price, labels.get(hint.rival, ""))
    return {
        "name": hint.name,
        "label": labels[hint.name],
        "odds": texts.say("advice", chance=percent(hint.chance), points=round(hint.points)),
        "why": " ".join(map(texts.phrase, phrases)),
        "marked": " ".join(chronicle.named.marked(one, texts.phrase(one)) for one in phrases),
    }


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
    curtain: bool = False
    undo: int = SPECTATOR  # the seat whose last choice can be taken back here, or SPECTATOR
    shown: bool = False  # whether luck was drawn or something hidden shown since that choice
    ask: int = SPECTATOR  # the seat for which the others can be asked, or SPECTATOR
    pleading: Pleading | None = None
    king_thinks: bool = False
    begins: bool = False  # whether this guest may begin without those who have not come
    room: bool = False  # whether this is the screen in the room
    stood_in: tuple[int, ...] = ()  # the own seats on which a knight plays because their time ran out


def standing(table: LiveTable, guest: Guest, seat: int) -> Standing:
    """How a guest stands to the question."""
    own = [] if guest.screen else table.seats_of(guest.player)
    asked = is_waiting(table, seat)
    last = next((mark.seat for mark in reversed(table.match.marks) if mark.seat in own), SPECTATOR)
    back = table.match.undo_reaches(last) if last >= 0 else 0
    undo, shown = (last, table.match.has_shown(back)) if back else (SPECTATOR, False)
    ask = last if last >= 0 and undo == SPECTATOR and table.may_ask(last) else SPECTATOR
    curtain = asked and behind_curtain(table, guest, seat)
    begins = bool(table.open_seats()) and table.belongs_to(guest.player)
    asker, plea = seat if asked else SPECTATOR, pleading(table, own)
    stood_in = tuple(seat for seat in own if table.stood_in(seat))
    return Standing(asker, asked, curtain, undo, shown, ask, plea, guest.king_thinks, begins, guest.screen, stood_in)


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
    hints = hints_shown(table, guest, seat, chronicle)
    shared = stands._replace(undo=SPECTATOR, shown=False, ask=SPECTATOR)
    if shared.asked and table.match.position.together():
        # Until a seat has chosen nothing that others choose at the same time changes what it is asked.
        state = (table.question_key(seat), who_is_asked(table)[2:], moment.place(), hints)
        asked = chronicle.while_same(shared, state, lambda: question(moment, chronicle, shared, hints))
    elif shared.asked:
        key = ("prompt", guest.language, *shared, tuple(map(repr, hints)))
        asked = moment.once(key, lambda: question(moment, chronicle, shared, hints))
    else:
        asked = chronicle.once((shared, *who_is_asked(table)), lambda: question(moment, chronicle, shared, []))
    return Panel.whole(asked.replace(SEAM, take_back(guest.language, stands.undo, stands.shown, stands.ask)))


def who_is_asked(table: LiveTable) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """All seats that are asked, the people among them, how many seats are free, and how many would play without them:
    whoever only waits reads nothing else.
    """
    position, match = table.match.position, table.match
    waiting = tuple(seat for seat in range(match.setup.seats) if position.waits(seat))
    called = tuple(seat for seat in match.humans() if seat in waiting)
    return waiting, called, len(table.open_seats()), gathered(table)


@lru_cache(maxsize=256)
def take_back(language: str, undo: int, shown: bool, ask: int) -> str:
    """The button to take back the last choice of a seat, or to ask the others for it, where there is one."""
    return render("back.html", t=texts_for(None, language).say, undo=undo, shown=shown, ask=ask)


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
    position = table.match.position
    seat, legible = stands.seat, stands.asked and not stands.curtain
    groups, ways_out = answers(table.game, position, seat, texts) if legible else ([], [])
    groups, ways_out = guided(groups, ways_out, moment.place(), seat)
    waiting, called, open_seats, players = who_is_asked(table)
    pointing = on_board(groups, table.game.aims, table.game.small_pieces)
    if groups and not pointing:  # else the cards lie on the board, and the list need not show them again
        groups = with_faces(moment.view(seat), moment.render_pass(seat, texts.language), groups)
    return render(
        "prompt.html",
        t=texts.say,
        player=texts.player,
        **{**stands._asdict(), "asked": legible},
        back=SEAM,
        open_seats=open_seats,
        groups=groups,
        ways_out=ways_out,
        on_board=pointing,
        count=sum(not answer.like and not answer.near for group in groups for answer in group),
        aims=table.game.aims,
        chosen=table.game.chosen_before(position, seat) if legible else [],
        question=texts.phrase(position.prompt(seat)) if stands.asked else "",
        waiting=list(waiting),
        called=called,
        table_id=table.row.id,
        gathered=players,
        rule=help_with(table.game, chronicle.switches, position.prompt_rule(seat), texts.language) if legible else None,
        king=table.row.hints and legible and len(position.options(seat)) > 1,
        hints=hints,
    )


def gathered(table: LiveTable) -> int:
    """How many would play if they began now, without the free seats; 0 where so few cannot, or it has begun."""
    count = table.match.setup.seats - len(table.open_seats())
    return count if count in table.game.seat_counts and not table.lines else 0


def spoken_prompt(table: LiveTable, guest: Guest, seat: int, chronicle: Chronicle) -> list[str]:
    """The question on this screen; or that the king thinks about it, or what he has just found."""
    position, texts = table.match.position, chronicle.texts
    if seat < 0 or not position.waits(seat) or behind_curtain(table, guest, seat) or not table.fits():
        return []
    if guest.king_thinks:
        return [texts.say("hint-thinks")]
    hints = [] if guest.hint_told else hints_shown(table, guest, seat, chronicle)
    guest.hint_told = True
    if hints:
        return [f"{hint['label']}: {hint['odds']} {hint['why']}" for hint in hints]
    return [texts.phrase(position.prompt(seat))]
