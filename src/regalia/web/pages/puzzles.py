"""Puzzles from real games: one for each day, a list of all, the page of one, its answer, and a table to play it on."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from regalia import games
from regalia.kernel import puzzles as stock
from regalia.kernel.card_words import Teller
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.puzzles import EASY, FAIR, HARD, Puzzle, Puzzles, explained, meant
from regalia.kernel.texts import Texts
from regalia.table.match import PERSON, Match
from regalia.web.boards.render import board_panels, render, render_pass_for, texts_for
from regalia.web.boards.rulebook import help_with
from regalia.web.live.answers import answers, on_board, with_faces
from regalia.web.live.log import Chronicle
from regalia.web.live.panels import log, turns
from regalia.web.live.questions import Standing
from regalia.web.pages.cards import drawn_card, told_of
from regalia.web.pages.responses import page, remember
from regalia.web.pages.seating import courtiers
from regalia.web.request_context import (
    check_origin,
    check_tables,
    hall_of,
    language_of,
    last_name,
    number_in,
    player_of,
)

LEVEL = "knight"  # against whom a puzzle is played on
LAID = 64  # puzzles that are kept laid out
LEVELS = {EASY: "puzzle-easy", FAIR: "puzzle-fair", HARD: "puzzle-hard"}  # how hard one is, in words


@dataclass(frozen=True)
class Laid:
    """A puzzle on the table."""

    game: Game
    puzzle: Puzzle
    match: Match
    seat: int  # who is asked
    following: int  # the number of the next one

    @property
    def address(self) -> str:
        """Where it is found."""
        return f"/puzzles/{self.game.name}/{self.puzzle.number}"


@lru_cache(maxsize=LAID)
def laid(name: str, number: int, count: int) -> Laid:
    """A puzzle laid out, as one of so many."""
    game = games.find(name)
    puzzles = stock.of(game)
    puzzle = puzzles.numbered(number)
    position, lines = puzzles.replayed(game, puzzle)
    setup, seat = puzzles.setup(game, puzzle), int(position.turn())
    kinds = [PERSON if one == seat else LEVEL for one in range(setup.seats)]
    match = Match(game, setup, kinds, kinds)
    for line in lines:
        match.follow(*line)
    return Laid(game, puzzle, match, seat, puzzles.after(puzzle).number)


def asked_for(request: Request) -> Laid:
    """The puzzle of an address."""
    game = games.find(request.path_params["game"])
    return laid(game.name, number_in(request.path_params["number"], 0), len(stocked(game).puzzles))


def stocked(game: Game) -> Puzzles:
    """The puzzles of a game; Trouble where there are none."""
    found = stock.of(game)
    if not found.puzzles:
        raise Trouble(f"There are no puzzles of {game.title}.", "trouble-no-puzzle")
    return found


def names_at(table: Laid, request: Request) -> list[str]:
    """Who sits at a puzzle: whoever solves it, and courtiers."""
    words = texts_for(None, language_of(request))
    names = courtiers(words)[: table.match.setup.seats]
    names[table.seat] = last_name(request) or words.say("player", number=table.seat + 1)
    return names


def chronicle_of(table: Laid, request: Request) -> Chronicle:
    """What happened before a puzzle, in the words of whoever solves it."""
    return Chronicle(table.match, texts_for(table.game, language_of(request), names_at(table, request)))


def of_today() -> tuple[Game, Puzzle] | None:
    """The puzzle of this day, the same everywhere."""
    return stock.of_the_day([games.find(name) for name in games.names()], datetime.now(UTC).date())


def card_of_today() -> dict[str, Any] | None:
    """What the hall shows of it."""
    found = of_today()
    if found is None:
        return None
    game, puzzle = found
    return {"game": game.name, "title": game.title, "level": LEVELS[puzzle.level], "mood": game.mood}


async def todays_puzzle(request: Request) -> Response:
    """The way to the puzzle of this day."""
    found = of_today()
    if found is None:
        raise Trouble("There are no puzzles.", "trouble-no-puzzle")
    return RedirectResponse(f"/puzzles/{found[0].name}/{found[1].number}", 303)


async def list_puzzles(request: Request) -> Response:
    """All puzzles of a game, the easiest first."""
    game = games.find(request.path_params["game"])
    levels: dict[str, list[int]] = {}
    for puzzle in stocked(game).in_order():
        levels.setdefault(LEVELS[puzzle.level], []).append(puzzle.number)
    others = [one for one in map(games.find, games.names()) if stock.of(one).puzzles]
    return page(request, "puzzles.html", game=game, levels=levels, others=others)


async def show_puzzle(request: Request) -> Response:
    """The board as the seat sees it, the question with its options, and what happened before."""
    table = asked_for(request)
    chronicle, seat = chronicle_of(table, request), table.seat
    view = table.game.view(table.match.position, seat)
    rivals = [one for one in range(table.match.setup.seats) if one != seat]
    prompt = question(table, chronicle)
    side = {"prompt": prompt, "story": "".join(chronicle.story_line(seat)), "log": log(chronicle, seat).html()}
    side["turns"] = turns(table.match.position).html()
    return page(
        request,
        "puzzle.html",
        table.game,
        players=names_at(table, request),
        board=board_panels(table.game, view, chronicle.texts),
        others=[f"{name}-{one}" for name in table.game.seat_panels for one in rivals],
        side={"score": "", "guide": "", "chat": "", "seats": "", **side},
        title=table.game.title,
        game=table.game.name,
        number=table.puzzle.number,
        level=LEVELS[table.puzzle.level],
        address=table.address,
        table_id="",
        lines=len(table.match.marks),
        **dict.fromkeys(("screen", "company", "over", "clock", "push"), False),  # what only tables have
    )


def question(table: Laid, chronicle: Chronicle) -> str:
    """What is asked, as at a table, with a hint and the solution in the place of what could be taken back."""
    game, position, seat, texts = table.game, table.match.position, table.seat, chronicle.texts
    groups, ways_out = answers(game, position, seat, texts)
    pointing = on_board(groups, game.aims)
    if groups and not pointing:
        view = game.view(position, seat)
        render_pass = render_pass_for(game, view, texts)
        groups = with_faces(view, render_pass, groups)
        render_pass.close()
    return render(
        "prompt.html",
        t=texts.say,
        player=texts.player,
        **Standing(seat, asked=True)._asdict(),
        king=False,
        hints=[],
        open_seats=0,
        waiting=[],
        back=Markup(render("puzzle_tools.html", t=texts.say, obvious=label(table, table.puzzle.obvious, texts))),
        groups=groups,
        ways_out=ways_out,
        on_board=pointing,
        count=sum(not answer.like and not answer.near for group in groups for answer in group),
        aims=game.aims,
        chosen=game.chosen_before(position, seat),
        question=texts.phrase(position.prompt(seat)),
        rule=help_with(game, chronicle.switches, position.prompt_rule(seat), texts.language),
    )


def label(table: Laid, name: str, texts: Texts) -> str:
    """An option in words."""
    position = table.match.position
    return texts.phrase(position.phrase(table.seat, position.named(table.seat, name)))


async def answer_puzzle(request: Request) -> Response:
    """Whether the chosen option is the best one, and why; without one, the solution alone."""
    table = asked_for(request)
    position, texts = table.match.position, chronicle_of(table, request).texts
    name = request.query_params.get("option", "")
    chosen = meant(table.game, position, table.puzzle, name) if name else ""
    best = position.named(table.seat, table.puzzle.best)
    told = {
        "verdict": "puzzle-right" if chosen == table.puzzle.best else "puzzle-wrong" if chosen else "puzzle-shown",
        "lines": explained(position, table.puzzle, chosen, texts),
        "pieces": position.pieces(table.seat, best),
    }
    following = f"/puzzles/{table.game.name}/{table.following}"
    html = render("puzzle_answer.html", t=texts.say, address=table.address, following=following, **told)
    return HTMLResponse(html, headers={"cache-control": "no-store"})


async def show_puzzle_card(request: Request) -> Response:
    """What a thing on the board of a puzzle is."""
    table, chronicle = asked_for(request), chronicle_of(asked_for(request), request)
    teller, position = Teller(table.game, dict(chronicle.switches), chronicle.texts), table.match.position
    view, piece = table.game.view(position, table.seat), request.query_params.get("piece", "")
    told = told_of(teller, view, position, table.seat, piece)
    if told is None:
        raise Trouble("There is no such thing on this table.", "trouble-no-piece")
    return HTMLResponse(drawn_card(told, chronicle))


async def play_puzzle(request: Request) -> Response:
    """A table at which the game of a puzzle is played on, against knights."""
    check_origin(request)
    table = asked_for(request)
    player = player_of(request) or request.app.state.identities.new()
    await check_tables(request, player)
    rows = zip(table.match.kinds, names_at(table, request), strict=True)
    seats = [(kind, name, player if kind == PERSON else "") for kind, name in rows]
    lines = [(choice.seat, choice.name) for choice in table.match.record.choices]
    made = await hall_of(request).create(player, table.match.setup, seats, lines)
    response = RedirectResponse(f"/t/{made.row.id}", 303)
    remember(request, response, player)
    return response
