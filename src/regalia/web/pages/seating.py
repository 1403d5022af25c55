"""Who sits at a new table and what is played there: as a form says it, as it was the last time, or as is sensible."""

from collections.abc import Collection
from itertools import groupby
from urllib.parse import parse_qsl, quote, unquote, urlencode

from starlette.requests import Request
from starlette.responses import Response

from regalia.kernel.game import Game, Switch
from regalia.kernel.names import isolated, name_in, plain
from regalia.kernel.texts import Texts
from regalia.players import opponents
from regalia.table.house_players import kinds_of, name_of
from regalia.table.match import PERSON
from regalia.web.pages.responses import YEAR
from regalia.web.request_context import hall_of, language_of, last_name

Fields = dict[str, str]
PEOPLE = ("me", "here", "link")
COMPANY = 2  # opponents of somebody who has not said whom he wants to play against
USUAL = "squire"  # and how they play
WORD_MAX = 60  # letters of a field that a browser keeps


def fields_of(request: Request, game: Game, words: Fields) -> Fields:
    """The fields of a new table: those of the form, or what a single click stands for."""
    match words.get("way", ""):
        case "play":
            return last_fields(request, game)
        case "invite":
            return sensible(request, game, ["link"] * max(1, game.seat_counts[0] - 1))
        case "room":
            seats = {f"kind-{number}": "link" for number in range(game.seat_counts[-1])}
            return {**seats, "preset": game.preset_for(language_of(request))}
        case _:
            return words


def last_fields(request: Request, game: Game) -> Fields:
    """What was played last in this browser, if that still can be; else what is sensible."""
    words = parse_qsl(unquote(request.cookies.get(cookie_of(game), "")))
    kept = {plain(key): plain(value) for key, value in words}
    return kept if playable(game, kept, house_kinds(request)) else sensible(request, game)


def house_kinds(request: Request) -> list[str]:
    """The kinds of seats for those whom the host of this server offers."""
    return kinds_of(hall_of(request).thinkers.house)


def sensible(request: Request, game: Game, others: list[str] | None = None) -> Fields:
    """Me and a few others: easy opponents, where nothing else is said; by the rules that my language plays by."""
    if others is None:
        others = [USUAL] * min(COMPANY, game.seat_counts[-1] - 1)
    seats = {f"kind-{number}": kind for number, kind in enumerate(["me", *others])}
    return {**seats, "name-0": last_name(request), "preset": game.preset_for(language_of(request))}


def playable(game: Game, words: Fields, house: Collection[str] = ()) -> bool:
    """Whether a table can be laid with these fields, and played at once."""
    kinds = [words.get(f"kind-{number}", "none") for number in range(game.seat_counts[-1])]
    seated = sum(kind in (*PEOPLE, *opponents.KINDS, *house) for kind in kinds)
    switches = switches_of(game, words)
    known = all(value in game.switches[switch] for switch, value in switches.items())
    return seated in game.seat_counts and "link" not in kinds and known and words.get("preset", "") in game.presets


def remember_fields(response: Response, game: Game, words: Fields, house: Collection[str]) -> None:
    """Offer a browser the same table the next time, unless it waits for friends."""
    if playable(game, words, house):
        kept = {key: words[key][:WORD_MAX] for key in field_names(game) if words.get(key)}
        value = quote(urlencode(kept), safe="")
        response.set_cookie(cookie_of(game), value, max_age=YEAR, httponly=True, samesite="lax")


def field_names(game: Game) -> list[str]:
    """What the form of a new table can say."""
    numbers = range(game.seat_counts[-1])
    seats = [f"{word}-{number}" for word in ("kind", "name") for number in numbers]
    return [*seats, "preset", "no-hints", *(f"switch-{switch}" for switch in game.switches)]


def cookie_of(game: Game) -> str:
    """The cookie in which a browser keeps how it plays a game."""
    return f"seats-{game.name}"


def seats_of(game: Game, words: Fields, player: str, texts: Texts) -> list[tuple[str, str, str]]:
    """Kind, name and owner of every seat that a form fills."""
    seats: list[tuple[str, str, str]] = []
    for number in range(game.seat_counts[-1]):
        kind = words.get(f"kind-{number}", "none")
        name = name_in(words.get(f"name-{number}", ""))
        if kind in opponents.KINDS or name_of(kind):
            seats.append((kind, name or courtiers(texts)[number], ""))
        elif kind in PEOPLE:
            name = name or texts.say("player", number=len(seats) + 1)
            seats.append((PERSON, name, "" if kind == "link" else player))
    return seats


def company(game: Game, words: Fields, texts: Texts) -> str:
    """With whom one plays, as in: Anna, Beatrice, Gregory (squire); nothing for somebody who plays alone."""
    others = seats_of(game, words, "", texts)[1:]
    groups = [(kind, [isolated(name) for _, name, _ in row]) for kind, row in groupby(others, lambda one: one[0])]
    return ", ".join(", ".join(names) + level_in(kind, texts) for kind, names in groups)


def level_in(kind: str, texts: Texts) -> str:
    """How an opponent plays, in a word after its name; nothing for a person."""
    if kind == PERSON:
        return ""
    if name_of(kind):
        return f" ({isolated(name_of(kind))})"
    word = f"level-{kind}" if kind in opponents.LEVELS else f"opponent-{kind}"
    return f" ({texts.say(word)})"


def switches_of(game: Game, words: Fields) -> dict[str, Switch]:
    """The switches that a form sets singly."""
    chosen: dict[str, Switch] = {}
    for switch, values in game.switches.items():
        text = words.get(f"switch-{switch}", "")
        if text:
            chosen[switch] = {str(value): value for value in values}.get(text, text)
    return chosen


def courtiers(texts: Texts) -> list[str]:
    """Names for opponents, one for each seat."""
    return texts.say("courtiers").split(", ")
