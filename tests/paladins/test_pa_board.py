"""The board in a browser: whose side lies on the table, who is a plaque beside it, and when the tavern shuts."""

import re
from html import unescape

import pytest

from paladins.pa_scenes import played
from regalia.games.paladins import GAME
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.position import Position
from regalia.kernel.texts import LANGUAGES, Texts
from regalia.web.boards.render import board_panels

NAMES = ("Anna", "Béla", "Éva", "Dávid")


def drawn(position: Position, viewer: int) -> dict[str, str]:
    """The panels that a viewer sees."""
    texts = Texts("hu", [GAME.folder / "texts"], NAMES[: int(position.seats)])
    return board_panels(GAME, GAME.view(position, viewer), texts)


def root(panel: str) -> list[str]:
    """The classes of the outermost element of a panel."""
    found = re.search(r'<\w+ class="([^"]*)"', panel)
    assert found
    return found[1].split()


def table(seats: int) -> Position:
    return GAME.start(Setup("paladins", seats, b"board"))


def test_the_own_side_lies_on_the_table_and_the_others_are_plaques() -> None:
    panels = drawn(table(4), 2)
    sides = [{"own", "other"} & set(root(panels[f"player-{seat}"])) for seat in range(4)]
    assert sides == [{"other"}, {"other"}, {"own"}, {"other"}]


def test_a_spectator_has_no_own_side_and_no_plaque_lies_open() -> None:
    panels = drawn(table(3), SPECTATOR)
    for seat in range(3):
        assert "other" in root(panels[f"player-{seat}"])
        assert " open" not in panels[f"player-{seat}"].partition(">")[0]


def test_the_artificial_opponent_is_a_plaque_and_nothing_at_a_table_of_two() -> None:
    assert "other" in root(drawn(table(1), 0)["rival"])
    assert not drawn(table(2), 0)["rival"].strip()


def test_the_tavern_shuts_when_everybody_has_a_card() -> None:
    seen = set()
    for game, seat in played(table(3), 5):
        row = GAME.view(game, seat)["tavern"]
        waiting = sum(card["taker"] < 0 for card in row)
        panel = drawn(game, seat)["road"]
        if row:
            assert ('class="tavern shut"' in panel) is (waiting == 1)
            seen.add(waiting)
        if game.round > 1:
            break
    assert seen == {1, 2, 3, 4}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_artificial_opponent_has_one_name(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"], NAMES[:1])
    plaque = board_panels(GAME, GAME.view(table(1), 0), texts)["rival"]
    assert f'<span class="who">{texts.say("ai")}</span>' in unescape(plaque)
    assert texts.say("scene-opponent") == texts.say("ai")
    assert texts.phrase(("passes", {"seat": "@ai", "why": "chosen"})).startswith(texts.say("ai"))


def test_goods_debts_and_suspicions_all_say_their_number_after_their_sign() -> None:
    for game, seat in played(table(2), 1):
        if seat == 0 and game.suspicions[0] > 1:
            break
    purse = drawn(game, 0)["player-0"].partition('class="purse"')[2].partition('class="tracks"')[0]
    signs = re.findall(r"#(silver|provision|debt|suspicion)\"|<b aria-hidden=\"true\">(\d+)</b>", purse)
    told = "".join("n" if number else sign[0] for sign, number in signs[: 7 + int(game.suspicions[0])])
    assert re.fullmatch(r"snpndns{2,}n", told)


def test_what_an_action_is_about_lies_on_the_board_while_its_workers_are_asked_for() -> None:
    kinds = set[str]()
    for seed in range(4):
        for game, seat in played(table(2), seed):
            chosen = GAME.chosen_before(game, seat)
            assert bool(chosen) is (game.prompt(seat)[0] == "prompt-workers")
            board = "".join(drawn(game, seat).values()) if chosen else ""
            assert all(board.count(f'data-piece="{piece}"') == 1 for piece in chosen)
            kinds.update(piece.partition(":")[0] for piece in chosen)
    assert kinds >= {"action", "favour", "square", "jar", "townsfolk", "outsider", "slot"}
