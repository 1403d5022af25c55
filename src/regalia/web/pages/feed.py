"""The own turns as an Atom feed, behind an address that only its owner knows: for games over days, without accounts."""

import time
from email.utils import formatdate, parsedate_to_datetime
from hashlib import blake2b
from typing import NamedTuple
from xml.etree import ElementTree

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regalia import games
from regalia.kernel.texts import Texts
from regalia.table.calls import Calls
from regalia.table.match import PERSON
from regalia.table.shelf import Shelved, shelf_of
from regalia.web.boards.render import languages, texts_for
from regalia.web.request_context import base_of, hall_of, language_of, player_of

ATOM = "http://www.w3.org/2005/Atom"
ENTRIES = 30  # turns in a feed at most
TYPE = "application/atom+xml"
ElementTree.register_namespace("", ATOM)


class Turn(NamedTuple):
    """Somebody's turn at a table: which one it is of this game, and since when."""

    table: Shelved
    number: int  # of choices that were made before
    since: int


def address_of(request: Request) -> str:
    """Where a player finds the own feed, in the language that he reads now; nothing for somebody who is nobody yet."""
    player = player_of(request)
    if not player:
        return ""
    token = request.app.state.identities.feed(player)
    return f"{base_of(request)}/feed/{token}?language={language_of(request)}"


async def feed(request: Request) -> Response:
    """All turns that wait for whoever owns this address; a reader that has them already is told so."""
    player = request.app.state.identities.fed(request.path_params["token"])
    if not player:
        return PlainTextResponse("There is nothing here.", 404)
    shelf = await shelf_of(hall_of(request), player)
    turns = [await turn_at(hall_of(request).store.calls, one) for one in shelf if own_turn(one) >= 0][:ENTRIES]
    changed = max((one.moved for one in shelf), default=0)
    wanted = request.query_params.get("language", "")
    body = drawn(turns, changed, str(request.url), base_of(request), wanted if wanted in languages() else "en")
    return answer(request, body, changed)


def own_turn(one: Shelved) -> int:
    """After how many choices a table began to wait for its owner; -1 where it does not."""
    if not one.yours or one.glance is None:
        return -1
    waiting = [seat for seat in one.own if seat in one.glance.waiting and one.seats[seat].kind == PERSON]
    return min((one.glance.since[seat] for seat in waiting), default=-1)


async def turn_at(calls: Calls, one: Shelved) -> Turn:
    """Since when a table waits for its owner: since the choice before, or since it was laid."""
    number = own_turn(one)
    times = (await calls.times_of(one.id))[:number]
    return Turn(one, number, times[-1] if times else one.moved)


def drawn(turns: list[Turn], changed: int, here: str, base: str, language: str) -> bytes:
    """The feed itself."""
    texts = texts_for(None, language)
    root = ElementTree.Element(f"{{{ATOM}}}feed", {"xml:lang": language})
    add(root, "id", here)
    add(root, "title", texts.say("feed-title"))
    add(root, "updated", moment(max([changed, *(turn.since for turn in turns)])))
    ElementTree.SubElement(root, f"{{{ATOM}}}link", {"rel": "self", "href": here, "type": TYPE})
    add(add(root, "author"), "name", "Regalia")
    for turn in turns:
        add_entry(root, turn, base, texts)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def add_entry(root: ElementTree.Element, turn: Turn, base: str, texts: Texts) -> None:
    """One turn: where, with whom, since when. It keeps its id as long as it is the same turn."""
    table = turn.table
    title = games.find(table.game).title
    company = ", ".join(seat.name for seat in table.seats if seat.seat not in table.own)
    entry = add(root, "entry")
    add(entry, "id", f"tag:regalia,2026:{table.id}:{turn.number}")
    add(entry, "title", texts.say("feed-turn", game=title))
    add(entry, "updated", moment(turn.since))
    add(entry, "content", texts.say("feed-with", names=company, count=len(table.seats) - len(table.own)))
    ElementTree.SubElement(entry, f"{{{ATOM}}}link", {"rel": "alternate", "href": f"{base}/t/{table.id}"})


def add(parent: ElementTree.Element, name: str, text: str = "") -> ElementTree.Element:
    """One more element of Atom."""
    found = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}")
    found.text = text or None
    return found


def moment(seconds: int) -> str:
    """A time as Atom writes it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def answer(request: Request, body: bytes, changed: int) -> Response:
    """The feed, or nothing to a reader that has it."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "last-modified": formatdate(changed, usegmt=True), "cache-control": "private, no-cache"}
    known = request.headers.get("if-none-match")
    same = known == tag if known else seen_since(request.headers.get("if-modified-since", ""), changed)
    return Response(status_code=304, headers=headers) if same else Response(body, 200, headers, TYPE)


def seen_since(word: str, changed: int) -> bool:
    """Whether a reader has looked since the last change, by the date that it names."""
    try:
        return bool(word) and parsedate_to_datetime(word).timestamp() >= changed
    except ValueError:
        return False
