"""The commands for people who play: play, replay, verify."""

import locale
import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from regalia import games
from regalia.cli.common import (
    AsJson,
    Language,
    PresetName,
    RecordFile,
    Sheet,
    Switches,
    app,
    err,
    out,
    parse_order,
    parse_seed,
    parse_switches,
    print_json,
    tell_slowness,
)
from regalia.cli.hosting import DEFAULT_PORT, open_house
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.names import name_in, plain
from regalia.kernel.record import Record
from regalia.kernel.texts import LANGUAGES, Texts
from regalia.players import opponents
from regalia.table.match import Match
from regalia.table.notes import known, phrase_of
from regalia.table.terminal import FOLDER as TABLE_TEXTS
from regalia.table.terminal import Closed, TerminalTable

MORE_THAN_A_LEVEL = f"[{opponents.TIMED}{opponents.COUNTED}{opponents.ASKS}]"  # stands before what else is said of one


@app.command()
def play(
    name: Annotated[str, typer.Argument(help="The game; asked for if left out.")] = "",
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal instead of the browser.")] = False,
    players: Annotated[
        str, typer.Option(help="Who plays: names of people, and of opponents from random to king.")
    ] = "You,greedy,greedy",
    preset: PresetName = "",
    switch: Switches = None,
    order: Annotated[str, typer.Option(help="The first turn order, as in 2,1,3.")] = "",
    seed: Annotated[str, typer.Option(help="The luck of the game, in hexadecimal; new if left out.")] = "",
    components: Sheet = None,
    lang: Language = "",
    save: Annotated[Path | None, typer.Option(help="Where the game is saved after every choice.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Open the table in the browser; with --text or the name of a game, play in the terminal."""
    if not (text or name or resume):
        open_house("0.0.0.0", DEFAULT_PORT, browser=True)
        return
    tell_slowness()
    if resume is not None:
        match, file = resumed(resume, components, save)
    else:
        game = games.find(name or ask_game())
        seated = parse_company(players)
        switches, first = parse_switches(game, switch), parse_order(order, len(seated))
        setup = Setup(game.name, len(seated), parse_seed(seed), preset, switches, first, components)
        match, file = Match(game, setup, seated), save or default_file(game.name)
    table = TerminalTable(match, language_of(lang), file, out)
    try:
        table.play()
    except Closed as closed:
        out.print()
        out.print(table.texts.say("left", file=str(file)), soft_wrap=True)
        raise typer.Exit(0 if closed.wanted else 2) from None


def parse_company(text: str) -> list[str]:
    """Who sits down: people by their names, opponents by their kinds. Those whom only the lab knows cannot."""
    seated = [name_in(player) for player in text.split(",") if name_in(player)]
    for player in seated:
        level = re.split(MORE_THAN_A_LEVEL, player)[0]
        if player.startswith(opponents.FROM_OUTSIDE) or (level in opponents.KINDS and level != player):
            there = f"where people and {', '.join(opponents.KINDS)} play"
            raise Trouble(f"{player} cannot sit down in the terminal, {there}; regalia arena lets it play.")
    return seated


def resumed(file: Path, components: Path | None, save: Path | None) -> tuple[Match, Path]:
    """A saved game, and where it is saved from now on: what does not fit any more stays in the file it came from."""
    record = records.load(file)
    match = Match.reopen(games.find(record.setup.game), record, components)
    if not match.misfit:
        return match, save or file
    place = save or default_file(match.game.name)
    err.print(f"{as_far_as_it_fits(match, record)} It goes on from there in {place}.", soft_wrap=True, markup=False)
    return match, place


def as_far_as_it_fits(match: Match, record: Record) -> str:
    """What is to be said of a record from another version, or with values that are not at hand."""
    made, total = len(match.record.choices), len(record.choices)
    told = f"{match.misfit}{records.other_rules(record, match.game)}"
    return f"{told} With the rules and values of this Regalia it fits up to choice {made} of {total}."


def ask_game() -> str:
    """Let a person pick a game; with a single one there is nothing to ask."""
    found = games.names()
    if len(found) == 1:
        return found[0]
    for number, each in enumerate(found, 1):
        seats = games.find(each).seat_counts
        title = f" {games.find(each).title} ({seats[0]} to {seats[-1]} seats)"
        out.print(Text.assemble((f"{number:>3}", "bold"), title))
    try:
        answer = out.input(Text.assemble(("Which game?", "bold"), " ")).strip()
    except EOFError:
        raise Trouble(f"Name a game: {', '.join(found)}.") from None
    if answer.isdigit() and 1 <= int(answer) <= len(found):
        return found[int(answer) - 1]
    return answer


def default_file(name: str) -> Path:
    """A place for a saved game, named after the day and the time."""
    return Path.home() / ".regalia" / f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


def language_of(wanted: str) -> str:
    """The language asked for, or that of the terminal, or English."""
    if wanted:
        return wanted
    spoken = (locale.getlocale()[0] or os.environ.get("LANG") or "en")[:2].lower()
    return spoken if spoken in LANGUAGES and (TABLE_TEXTS / f"{spoken}.ftl").exists() else "en"


@app.command()
def replay(
    file: RecordFile,
    components: Sheet = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game from its beginning, and show where it stands."""
    record = records.load(file)
    game = games.find(record.setup.game)
    texts = Texts(language_of(lang), [TABLE_TEXTS, game.folder / "texts"], list(map(plain, record.players)))
    match = Match.reopen(game, record, components)
    if as_json:
        print_json(replayed(match, texts))
    else:
        for sentence, style in told(match, texts):
            out.print("  " + sentence, style=style)
        out.print(game.draw(game.view(match.position, SPECTATOR), texts))
    if match.misfit:
        raise Trouble(f"{as_far_as_it_fits(match, record)} Go on from there with regalia play --resume {file}")
    if as_json:
        return
    made = len(record.choices)
    if match.position.over():
        scores = ", ".join(f"{texts.player(s)} {match.position.score(s)}" for s in range(record.setup.seats))
        out.print(f"The game is over after {made} choices: {scores}.")
    else:
        out.print(f"The game goes on after {made} choices.")


def told(match: Match, texts: Texts) -> Iterator[tuple[str, str]]:
    """What happened in a match, sentence by sentence, each with how it is written."""
    for number, events in enumerate(match.events):
        for event in events:
            if event.seen_by(SPECTATOR) or match.position.over():
                yield texts.phrase((event.kind, event.details)), ""
        for note in [one for one in known(match.record) if one.after == number]:
            yield texts.phrase(phrase_of(note)), "italic"


def replayed(match: Match, texts: Texts) -> dict[str, Any]:
    """A recorded game as plain data."""
    position, seats = match.position, range(match.setup.seats)
    return {
        "game": match.game.name,
        "players": match.players,
        "choices": [[choice.seat, choice.name] for choice in match.record.choices],
        "log": [sentence for sentence, _ in told(match, texts)],
        "over": position.over(),
        "scores": [int(position.score(seat)) for seat in seats] if position.over() else None,
        "ranks": [int(position.rank(seat)) for seat in seats] if position.over() else None,
    }


@app.command()
def verify(file: RecordFile, components: Sheet = None, as_json: AsJson = False) -> None:
    """Prove that a record is whole: seed, every choice, and the scores."""
    record = records.load(file)
    game = games.find(record.setup.game)
    position = records.verify(record, game, components)
    sealed, printed = record.names_seal is not None, bool(records.setup_of(record, game, components).printed)
    if as_json:
        found = {"whole": True, "game": game.name, "choices": len(record.choices), "over": position.over()}
        print_json(found | {"scores": record.scores, "names_sealed": sealed, "values_of_the_record": printed})
        return
    end = "to its end" if position.over() else "so far"
    out.print(f"The record is whole: {len(record.choices)} choices, from the seed {end}.", style="bold green")
    if not sealed:
        out.print(f"The names of the players are not sealed in records of format {records.NAMES_UNSEALED}.")
    if printed:
        out.print(f"It was played with the printed values that it holds ({record.sheet[:8]}), not with today's.")
