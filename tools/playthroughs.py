"""Whole games written out as text: every choice with its options, every event. A change of rules shows as a diff."""

from collections.abc import Iterator
from pathlib import Path

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game, Setup
from regalia.kernel.texts import Texts

FOLDER = Path(__file__).parents[1] / "docs" / "playthroughs"
PLAYERS = ("Anna", "Béla", "Éva", "Dávid", "Flóra")


def tables(game: Game) -> Iterator[Setup]:
    """One table for each seat count, the presets in turn."""
    presets = list(game.presets)
    for number, seats in enumerate(game.seat_counts):
        preset = presets[number % len(presets)]
        yield Setup(game.name, seats, f"playthrough {seats}".encode(), preset)


def path_of(setup: Setup) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / setup.game / f"{setup.seats}-{setup.preset}.txt"


def write_out(game: Game, setup: Setup) -> str:
    """The text of one game, chosen at random from a fixed seed."""
    texts = Texts("en", [game.folder / "texts"], PLAYERS[: setup.seats])
    luck = Chance(setup.seed, ("choices",))
    position = game.start(setup, listen=True)
    lines = [f"{game.title}, {setup.seats} seats, preset {setup.preset}, seed {setup.seed.hex()}", ""]
    number = 0
    while True:
        for event in position.journal or []:
            secret = "" if event.audience < 0 else "(in secret) "
            lines.append(f"  {secret}{texts.phrase((event.kind, event.details))}")
        position.journal = []
        if not position.waiting:
            break
        number += 1
        seat = int(position.turn())
        offer = position.options(seat)
        option = offer[luck.below(0, len(offer))]
        lines.append(f"{number}. {texts.player(seat)}: {texts.phrase(position.prompt(seat))}")
        lines.append("    options: " + " | ".join(position.name(seat, each) for each in offer))
        lines.append(f"    chooses: {position.name(seat, option)}")
        position.choose(seat, option)
    lines += ["", "Score sheet"]
    for line in game.score_sheet(position):
        lines.append(f"  {texts.say('score-' + line.source)}: {', '.join(map(str, line.points))}")
    for seat in range(setup.seats):
        lines.append(f"  {texts.player(seat)}: {position.score(seat)} points, place {position.rank(seat)}")
    return "\n".join(lines) + "\n"


def regenerate(name: str) -> list[Path]:
    """Write all playthroughs of a game anew; the files that changed."""
    if not FOLDER.parent.is_dir():
        raise Trouble("Playthroughs are kept in a checkout of the project, not in an installed package.")
    game = games.find(name)
    changed = []
    for setup in tables(game):
        path, text = path_of(setup), write_out(game, setup)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed
