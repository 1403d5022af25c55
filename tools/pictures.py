"""The pictures of the README: `python -m tools.pictures FOLDER` plays real tables and photographs them."""

import argparse
import asyncio
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Moment, Setup
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON, Match
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.trials.serving import serving
from regalia.web.boards.render import texts_for
from regalia.web.identity import COOKIE, Identities
from regalia.web.pages.seating import courtiers

PLAYER = "photographer"
LANGUAGES = ("hu", "en")
PLACES = {"desktop": (1600, 1000, 1), "phone": (390, 844, 2)}  # width, height, pixels a point
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
QUALITY = 72


def played(game: Game, moment: Moment) -> list[tuple[int, str]]:
    """The choices of a game among opponents, up to a moment at which only the first seat is asked."""
    match = Match(game, setup_of(game, moment.seats), ["greedy"] * moment.seats)
    while len(match.marks) < moment.choices or not asks(match, moment):
        if match.position.over():
            raise Trouble(f"{game.name} is over before the moment of its picture: {moment}")
        match.opponent_chooses(int(match.position.turn()))
    return [(choice.seat, choice.name) for choice in match.record.choices]


def asks(match: Match, moment: Moment) -> bool:
    """Whether the first seat alone is asked, and what the moment is about."""
    return match.position.waiting == 1 and moment.question in ("", match.position.prompt(0)[0])


def setup_of(game: Game, seats: int) -> Setup:
    """Always the same luck, so that the pictures change only when the program does."""
    return Setup(game.name, seats, b"a picture for the README")


async def lay_tables(home: Path) -> dict[tuple[str, str], str]:
    """A stored table for each game that has a moment for it, and each language; their ids."""
    store = Store(url_of("", home))
    await store.open()
    hall, found = Hall(store, Thinkers(1)), {}
    for game in map(games.find, games.names()):
        if game.pictured is not None:
            lines = played(game, game.pictured)
            for language in LANGUAGES:
                table = await lay_table(hall, game, game.pictured.seats, language, lines)
                found[game.name, language] = table.row.id
    hall.close()
    await store.close()
    return found


async def lay_table(hall: Hall, game: Game, seats: int, language: str, lines: list[tuple[int, str]]) -> LiveTable:
    """One table: the photographer as Anna, and courtiers."""
    names = courtiers(texts_for(None, language))
    sitting = [(PERSON, "Anna", PLAYER), *(("page", names[seat], "") for seat in range(1, seats))]
    return await hall.create(PLAYER, setup_of(game, seats), sitting, lines)


def photograph(browser: Browser, address: str, cookie: str, language: str, place: str, path: Path) -> None:
    """One picture of one table."""
    width, height, scale = PLACES[place]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        is_mobile=place == "phone",
        locale=language,
        reduced_motion="reduce",
        color_scheme="light",
    )
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.goto(address)
    page.locator("#table[data-seen]").wait_for()
    page.locator("[data-option]").first.wait_for(state="attached")
    page.screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
    context.close()


def write(folder: Path, chromium: str, only: str = "") -> list[Path]:
    """All pictures, or those of one game."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with TemporaryDirectory() as place:
        home = Path(place)
        tables = asyncio.run(lay_tables(home))
        cookie = Identities.kept_in(home).sign(PLAYER)
        with serving(home) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for (name, language), table in tables.items():
                for kind in PLACES if only in ("", name) else ():
                    path = folder / f"{name}-{language}-{kind}.jpg"
                    photograph(browser, f"{server.url}/t/{table}", cookie, language, kind, path)
                    written.append(path)
            browser.close()
    return written


def main() -> None:
    """Read the arguments and write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("chromium-browser") or "")
    parser.add_argument("--only", default="", choices=["", *games.names()])
    chosen = parser.parse_args()
    write(chosen.folder, chosen.chromium, chosen.only)


if __name__ == "__main__":
    main()
