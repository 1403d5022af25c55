"""The component sheet: what a user may change, and what the rules cannot work with."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from regalia.games.royals.rules import Royals
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.texts import Texts, available
from regalia.players import opponents
from royals.ry_scenes import royals, table
from support import finish, rule, start


def overlay(folder: Path, text: str) -> Path:
    """A user's own sheet."""
    path = folder / "own.toml"
    path.write_text('game = "royals"\n' + text, encoding="utf-8")
    return path


@rule("RY-I23")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('titles = [{id = "duke", cards = 3}]', "titles.duke.cards: must be more than the 3"),
        ('titles = [{id = "duke", vp = 6, vp_half = 3}]', "titles.duke.vp: must be more than the 6"),
        ('titles = [{id = "duke", vp = 9}]', "titles.duke.vp_half: must be half of 9"),
        ('titles = [{id = "duke", rank = 5}]', "titles.duke.rank: must stay 4"),
        ('titles = [{id = "duke", positions = 5}]', "4 positions have this title"),
        ('positions = [{id = "paris_king", influence = 0}]', "positions.paris_king.influence"),
        ('positions = [{id = "paris_king", title = "duke"}]', "city and title of a position must stay"),
        ('positions = [{id = "paris_king", city = "rome"}]', "positions.paris_king.city: allowed are paris"),
        ('cities = [{id = "paris", country = "spain"}]', "cities lie there"),
        ('cities = [{id = "brest", bonus = 2}]', "leave a tie open"),
        ('country_bonus = [{id = "spain", second = 10}]', "country_bonus.spain.second"),
        ('noble_house = [{id = "noble_8", vp = 12}]', "noble_house.noble_8.vp"),
        ('period_tokens = [{id = "spain_1648", first = 2}]', "period_tokens.spain_1648.second"),
        ('period_tokens = [{id = "spain_1648", period = 1680}]', "one row is needed"),
        ('intrigue = [{id = "france_spain", countries = ["france", "britain"]}]', "must stay the two countries"),
        ('intrigue = [{id = "france_spain", count = 5}]', "counts.intrigue_cards: must be 25"),
        ('countries = [{id = "spain", cards = 21}]', "deck: must be 66"),
        ('cubes = [{id = "grey", count = 35}]', "must be even"),
        ('cubes = [{id = "grey", count = 38}]', "counts.cubes: must be 202"),
        ("setup = [{players = 3, first_draw = [1, 2]}]", "must be 3 numbers"),
        ("setup = [{players = 3, first_draw = [1, 2, 4]}]", "numbers from 1 to 3"),
        ('setup = [{players = 3, colours = ["black", "white"]}]', "3 colours are needed"),
        ('setup = [{players = 2, colours = ["black", "pink"]}]', "allowed are black"),
        ("[constants]\ncubes_per_occupation = 1", "must stay 2"),
        ("[constants]\ndisplay = 2", "constants.draw_country_only"),
        ("[constants]\nhand_limit_country = 13", "constants.hand_limit_country"),
        ("[constants]\nintrigue_cards_per_joker = 3", "constants.intrigue_cards_per_joker"),
        ("[counts]\ncity_bonus_markers = 15", "must stay 16"),
    ],
)
def test_a_sheet_that_the_rules_cannot_work_with_is_refused(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as refused:
        royals().sheet(overlay(tmp_path, text))
    assert complaint in str(refused.value)
    assert "own.toml, line" in str(refused.value)


@rule("RY-I23", "RY-R20", "RY-R24", "RY-5.3")
def test_the_data_of_the_board() -> None:
    sheet = royals().sheet()
    cities = {row["id"]: row for row in sheet["cities"]}
    assert [sum(row["country"] == c["id"] for row in cities.values()) for c in sheet["countries"]] == [5, 4, 3, 4]
    assert all(row["vp_half"] * 2 == row["vp"] for row in sheet["titles"])
    seen = set()
    for row in sheet["positions"]:
        city = cities[row["city"]]
        key = (city["country"], row["title"], city["bonus"])
        assert key not in seen
        seen.add(key)
        assert row["influence"] >= 1


def test_a_users_values_are_played_with(tmp_path: Path) -> None:
    text = 'titles = [{id = "king", cards = 7}]\ncities = [{id = "paris", bonus = 9}]\n'
    text += "[constants]\nhand_limit_country = 10\ncountry_cards_per_joker = 2\n"
    setup = Setup("royals", 3, b"own", components=overlay(tmp_path, text))
    game = royals().start(setup)
    assert isinstance(game, Royals)
    paris = royals().view(game, 0)["countries"][0]["cities"][0]
    assert (paris["bonus"], paris["positions"][0]["cards"]) == (9, 7)
    for seat in range(3):
        assert finish(game.copy(), seat).over()
    end = finish(game, 1)
    assert isinstance(end, Royals)
    assert all(end.hand_size(seat) <= 10 for seat in range(3))


def test_the_board_can_be_drawn_in_every_language() -> None:
    game = start("royals", 5)
    finished = finish(start("royals", 5), 1)
    for language in available(royals().folder / "texts"):
        texts = Texts(language, [royals().folder / "texts"])
        for position in (table(3), game, finished):
            for seat in (-1, 0, 1):
                console = Console(width=100, record=True, file=StringIO())
                console.print(royals().draw(royals().view(position, seat), texts))
                text = console.export_text()
                assert texts.say("city-valencia") in text
                assert all(len(line) <= 100 for line in text.splitlines())


def test_the_greedy_opponent_beats_a_random_one() -> None:
    greedy, by_chance = opponents.make("greedy", royals()), opponents.make("random", royals())
    won = 0.0
    for number in range(6):
        game = start("royals", 2, seed=bytes([number + 1]))
        players = [greedy, by_chance] if number % 2 == 0 else [by_chance, greedy]
        step = 0
        while game.waiting:
            seat = int(game.turn())
            game.choose(seat, players[seat].choose(game, seat, bytes([number, step % 256, step // 256])))
            step += 1
        won += game.rank(number % 2) == 1
    assert won >= 5
