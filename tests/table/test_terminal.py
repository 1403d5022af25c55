"""The terminal game, played through a real terminal."""

import io
import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from people import NAMES
from regalia import games
from regalia.games.rival_kings.components import CARDS
from regalia.games.rival_kings.position import Realm
from regalia.games.rival_kings.scoring import pairs_of
from regalia.kernel.game import Setup
from regalia.kernel.names import plain
from regalia.table.match import Match
from regalia.table.terminal import TerminalTable
from support import ended, heed_interrupts

ENVIRONMENT = {**os.environ, "TERM": "dumb", "COLUMNS": "150", "LINES": "50", "LANG": "C.UTF-8"}


def regalia(home: Path, *words: str) -> "pexpect.spawn[str]":
    environment = {**ENVIRONMENT, "HOME": str(home)}
    return pexpect.spawn(
        sys.executable,
        ["-m", "regalia", *words],
        env=environment,
        encoding="utf-8",
        timeout=180,
        dimensions=(50, 150),
        preexec_fn=heed_interrupts,
    )


def closed(game: "pexpect.spawn[str]") -> int | None:
    game.expect(pexpect.EOF)
    game.close()
    status: int | None = game.exitstatus
    return status


def test_a_whole_game_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = regalia(
        tmp_path, "play", "kingsburg", "--text", "--players", "Anna,greedy", "--seed", "ab", "--save", str(file)
    )
    for _ in range(400):
        if game.expect(["Anna, your choice:", "has won|victory is shared"]) == 1:
            break
        game.sendline("1")
    assert closed(game) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert len(record["scores"]) == 2
    assert "The record is whole" in ended("verify", str(file))[1]


def test_the_pairs_of_rival_kings_are_named_below_the_score_sheet(tmp_path: Path) -> None:
    match = Match(games.find("rival_kings"), Setup("rival_kings", 2, b"pairs"), ["random", "random"])
    while not match.position.over():
        match.opponent_chooses(int(match.position.turn()))
    console = Console(file=io.StringIO(), markup=False, width=400)
    table = TerminalTable(match, "en", tmp_path / "game.json", console)
    table.show_result()
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(match.position, Realm)
    pairs = [pair for seat in range(2) for pair in pairs_of(match.position, seat)]
    assert pairs
    for pair in pairs:
        subject, building = table.texts.say(f"subject-{CARDS[pair.subject]}"), f"building-{CARDS[pair.building]}"
        assert f"{subject} + {table.texts.say(building)} {pair.points}" in shown


def test_commands_undo_board_log_rule_and_save(tmp_path: Path) -> None:
    game = regalia(
        tmp_path, "play", "kingsburg", "--players", "Anna,random", "--seed", "cd", "--lang", "en", "--order", "1,2"
    )
    game.expect("take one good")
    game.expect("your choice:")
    game.sendline("?")
    game.expect("KB-3.5: In year I everybody")
    game.expect("your choice:")
    assert "No option" not in (game.before or "")
    game.sendline("? 2")
    game.expect("KB-")
    game.sendline("? 7")
    game.expect("Choose a number from 1 to 3")
    game.expect("your choice:")
    game.sendline("b")
    game.expect("The King's court")
    game.expect("your choice:")
    assert "No option" not in (game.before or "")
    game.sendline("99")
    game.expect("Choose a number from 1 to 3")
    game.sendline("fly to the moon")
    game.expect("No option is called 'fly to the moon'")
    game.sendline("u")
    game.expect("cannot be taken back")
    game.sendline("take 1 gold")
    game.expect("Anna takes 1 gold")
    game.expect("your choice:")
    game.sendline("u")
    game.expect("takes back the last 2 choices, after something was drawn, rolled or revealed")
    game.expect("take one good")
    game.expect("your choice:")
    game.sendline("2")
    game.expect("Anna takes 1 wood")
    game.expect("your choice:")
    game.sendline("l")
    game.expect("Anna takes 1 wood")
    game.sendline(f"s {tmp_path / 'copy.json'}")
    game.expect("A copy is saved")
    game.sendline("q")
    game.expect("Go on with: regalia play --resume")
    assert closed(game) == 0
    assert json.loads((tmp_path / "copy.json").read_text(encoding="utf-8"))["choices"][0][1] == "take 1 wood"
    assert list((tmp_path / ".regalia").glob("kingsburg-*.json"))


def test_a_thing_is_asked_about_by_its_name(tmp_path: Path) -> None:
    """What it is and why not now, in the language of the player; a choice that is refused says the same."""
    game = regalia(tmp_path, "play", "kingsburg", "--players", "Anna,random", "--seed", "cd", "--lang", "hu")
    game.expect("Anna, válassz")
    game.sendline("? kápolna")
    game.expect("Ugyanaz, mint a Szobor")
    game.expect("Előbb ez épül fel: Szobor")
    game.sendline("? senki")
    game.expect("No option is called 'senki'")
    game.sendline("build chapel")
    game.expect("Előbb ez épül fel: Szobor")
    game.sendline("q")
    assert closed(game) == 0


@pytest.mark.parametrize("leave", ["eof", "interrupt"])
def test_a_closed_terminal_leaves_a_whole_file(tmp_path: Path, leave: str) -> None:
    file = tmp_path / "game.json"
    game = regalia(tmp_path, "play", "kingsburg", "--players", "Anna,random", "--seed", "ef", "--save", str(file))
    game.expect("your choice:")
    game.sendline("1")
    game.expect("your choice:")
    if leave == "eof":
        game.sendeof()
    else:
        game.sendintr()
    game.expect("The game is saved in")
    assert closed(game) == 2
    choices = json.loads(file.read_text(encoding="utf-8"))["choices"]
    assert sum(seat == 0 for seat, _, _ in choices) == 1
    again = regalia(tmp_path, "play", "--resume", str(file), "--lang", "hu")
    again.expect("Anna, válassz:")
    again.sendline("q")
    again.expect("Folytatás")
    assert closed(again) == 0
    assert not list(tmp_path.glob("*.part"))


def test_two_people_at_one_keyboard_keep_the_enemy_secret(tmp_path: Path) -> None:
    """The card that the General or the Queen shows is shown behind a curtain, and never on the shared board."""
    game = regalia(tmp_path, "play", "kingsburg", "--players", "Anna,Béla", "--seed", "0102", "--preset", "original")
    peeked = 0
    while peeked < 2:
        found = game.expect(["take the keyboard and press Enter", "Press Enter to hide", "your choice:"])
        if found == 0:
            assert not re.search(r"sees: ", game.before or "")
            peeked += 1
            game.sendline("")
            game.expect("sees: ")
        elif found == 1:
            game.sendline("")
        else:
            shown = game.before or ""
            assert not re.search(r"sees: ", shown)
            general = re.search(r"(\d+) (?:General \(10\)|Queen \(17\)) with", shown)
            game.sendline(general.group(1) if general else "2")
    game.close(force=True)


def test_a_hint_can_be_asked_for_and_followed(tmp_path: Path) -> None:
    game = regalia(tmp_path, "play", "kingsburg", "--players", "Anna,random", "--seed", "cd", "--lang", "en")
    game.expect("your choice:")
    game.sendline("h")
    game.expect("The king is thinking")
    game.expect(r"(\d) Take 1 (gold|wood|stone) +\d+% to win, about \d+ points\. \w")
    number, good = game.match.group(1), game.match.group(2)  # type: ignore[union-attr]
    game.expect("your choice:")
    game.sendline(number)
    game.expect(f"Anna takes 1 {good}")
    game.sendline("q")
    assert closed(game) == 0


@pytest.mark.parametrize("kind", ["hungarian", "arabic", "family", "markup", "template"])
def test_people_of_every_script_sit_down_and_their_record_is_told(tmp_path: Path, kind: str) -> None:
    file, name = tmp_path / "game.json", NAMES[kind]
    words = ("play", "kingsburg", "--players", f"{name},random", "--seed", "cd", "--order", "1,2", "--lang", "en")
    game = regalia(tmp_path, *words, "--save", str(file))
    game.expect_exact(f"{name}, your choice:")
    game.sendline("1")
    game.expect_exact(f"{name} takes 1 gold")
    game.sendline("q")
    assert closed(game) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["players"] == [name, "random"]
    code, told, _ = ended("replay", str(file), "--lang", "en")
    assert (code, f"{name} takes 1 gold" in told) == (0, True)


def test_a_strangers_record_does_not_command_the_terminal(tmp_path: Path) -> None:
    file, evil = tmp_path / "game.json", "\x1b[2J\x1b]0;evil\x07[/x]"
    game = regalia(tmp_path, "play", "kingsburg", "--players", "Anna,random", "--seed", "cd", "--save", str(file))
    game.expect("your choice:")
    game.sendline("q")
    assert closed(game) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    record["players"][0] = evil
    file.write_text(json.dumps(record), encoding="utf-8")
    told = regalia(tmp_path, "replay", str(file), "--lang", "en")
    told.expect(pexpect.EOF)
    assert plain(evil).strip() in (told.before or "")
    assert "\x1b[2J" not in (told.before or "")
    assert closed(told) == 0
