"""Rival Kings: what lies on the table before the first choice."""

from pathlib import Path

import pytest

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import CARDS, KINDS, PILES
from regalia.games.rival_kings.position import CARDS_DRAWN, DEAL, PURSE_OF_PILE, STREAMS, SUPPLY, characters, left_over
from regalia.games.rival_kings.rules import new_game
from regalia.kernel.errors import Trouble
from regalia.kernel.game import ANSWERS, SPECTATOR, Setup
from rival_kings.rk_scenes import Scene, is_subject
from support import LoadedChance, rule

every_count = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("RK-1.1")
def test_two_to_four_players() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4]
    for seats in (2, 3, 4):
        assert len(GAME.view(GAME.start(Setup("rival_kings", seats, b"x")), 0)["players"]) == seats
    for seats in (1, 5):
        with pytest.raises(Trouble, match="2 to 4"):
            GAME.start(Setup("rival_kings", seats, b"x"))


@every_count
@rule("RK-1.2", "RK-1.3")
def test_four_piles_of_eight_with_an_open_card(seats: int) -> None:
    piles = Scene(seats).seen(0)["piles"]
    assert [pile["size"] for pile in piles] == [8, 8, 8, 8]
    assert [pile["top"]["deck"] for pile in piles] == ["subject", "subject", "building", "building"]


@every_count
@rule("RK-1.4", "RK-1.5", "RK-R17")
def test_the_cards_left_over_are_money(seats: int) -> None:
    table = Scene(seats).table
    for unseen in (table.unseen_subjects, table.unseen_buildings):
        assert sum(unseen) == 2 * 7 + 16  # below the open cards, and money
    assert sum(table.ones) == 16
    assert sum(table.twos) == 16
    assert sum(int(table.coins(purse)) for purse in range(len(table.ones))) == 48


@rule("RK-1.5")
def test_one_deck_must_show_ones_and_the_other_twos(tmp_path: Path) -> None:
    sheet = tmp_path / "coins.toml"
    sheet.write_text('game = "rival_kings"\n[coin_backs]\nsubject = 2\n')
    with pytest.raises(Trouble, match=r"coins\.toml, line 2: coin_backs\.building: one deck must show 1"):
        GAME.sheet(sheet)


@every_count
@rule("RK-1.6", "RK-R53")
def test_every_pile_starts_with_a_coin_card_of_two(seats: int) -> None:
    scene = Scene(seats)
    for pile in range(PILES):
        assert (scene.table.ones[PURSE_OF_PILE + pile], scene.table.twos[PURSE_OF_PILE + pile]) == (0, 1)
        assert scene.seen(SPECTATOR)["piles"][pile]["money"] == 2


@every_count
@rule("RK-1.7", "RK-1.9", "RK-1.10")
def test_what_every_player_starts_with(seats: int) -> None:
    for player in Scene(seats).seen(0)["players"]:
        assert (player["ones"], player["twos"], player["coins"]) == (3, 1, 5)
        assert player["crests"] == 2
        assert player["markers"] == 1
        assert player["subjects"] == player["buildings"] == []


@pytest.mark.parametrize(("seats", "ones", "twos", "markers"), [(2, 10, 10, 28), (3, 7, 9, 27), (4, 4, 8, 26)])
@rule("RK-1.8", "RK-1.11")
def test_the_supply_is_open(seats: int, ones: int, twos: int, markers: int) -> None:
    assert Scene(seats).seen(SPECTATOR)["supply"] == {"ones": ones, "twos": twos, "markers": markers}


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0)])
@rule("RK-1.12", "RK-1.13", "RK-1.14", "RK-1.15")
def test_everybody_is_dealt_three_characters(seats: int, left: int) -> None:
    table = Scene(seats).table
    hands = [characters(hand) for hand in table.hand]
    assert [len(hand) for hand in hands] == [3] * seats
    assert len({card for hand in hands for card in hand}) == 3 * seats
    assert len(characters(left_over(table))) == left


@rule("RK-1.12")
def test_any_hand_can_be_dealt() -> None:
    luck = LoadedChance(b"x", (*STREAMS, ANSWERS))
    luck.load(DEAL, 11, 10, 9, 0, 0, 0)
    table = new_game(Scene(2).table.edition, 2, luck)
    table.run()
    assert [characters(hand) for hand in table.hand] == [[9, 10, 11], [0, 1, 2]]


@rule("RK-1.14")
def test_the_three_set_aside_stay_out_of_the_round_and_nobody_sees_them() -> None:
    scene = Scene(3)
    aside = characters(left_over(scene.table))
    for seat in (SPECTATOR, 0, 1, 2):
        assert "aside" not in str(scene.seen(seat).keys())
    for _ in range(2):
        for seat in range(3):
            scene.choose(seat, scene.names(seat)[0])
        assert characters(left_over(scene.table)) == aside
        scene.end_cycle()
    assert scene.table.round == 2


@rule("RK-1.14", "RK-2.3")
def test_the_three_set_aside_are_shuffled_in_again_for_the_next_round() -> None:
    scene = Scene(3)
    aside = characters(left_over(scene.table))
    for _ in range(2):
        for seat in range(3):
            scene.choose(seat, scene.names(seat)[0])
        if scene.table.cycle == 2:
            scene.luck.load(DEAL, aside[0], aside[1] - 1, aside[2] - 2, 0, 0, 0, 0, 0, 0)  # these three come first
        scene.end_cycle()
    assert scene.table.round == 2
    assert characters(scene.table.hand[0]) == aside
    assert scene.luck.script[DEAL] == []  # nine cards were dealt
    assert characters(left_over(scene.table)) == [card for card in range(12) if card not in aside][-3:]


@rule("RK-1.16")
def test_a_kind_can_be_there_twice_or_not_at_all() -> None:
    luck = LoadedChance(b"x", (*STREAMS, ANSWERS))
    luck.load(CARDS_DRAWN, 0, 0, 31, 30)
    table = new_game(Scene(2).table.edition, 2, luck)
    table.run()
    assert [CARDS[table.top(pile)] for pile in range(PILES)] == ["gardener", "gardener", "farm", "farm"]
    assert table.unseen_subjects[0] == 0  # no third Gardener can turn up
    assert table.unseen_buildings[KINDS - 1] == 0
    tops = {CARDS[new.top(0)] for seed in range(40) for new in [Scene(2, seed=bytes([seed + 1])).table]}
    assert len(tops) > 8
    assert all(is_subject(card) for card in tops)


@rule("RK-R54")
def test_coins_are_public_by_value_and_their_fronts_hidden() -> None:
    scene = Scene(3)
    for seat in (SPECTATOR, 0, 1, 2):
        for player in scene.seen(seat)["players"]:
            assert player["coins"] == 5
    shown = str(scene.seen(0) | {"printed": {}})
    unseen = [card for card in CARDS[:KINDS] if card not in (scene.open_card(0), scene.open_card(1))]
    partners = {CARDS[scene.table.edition.partner[scene.table.top(pile)]] for pile in (2, 3)}
    assert not any(f"'id': '{card}'" in shown for card in unseen)
    assert all(card not in shown for card in set(unseen) - partners)


@rule("RK-D20", "RK-14.2")
def test_the_length_of_the_series_is_settled_before() -> None:
    assert GAME.switches["series"] == ("single", "games", "target")
    assert GAME.resolve()["series"] == "single"
    view = Scene(2, series="games", games=5).seen(0)
    assert view["series"]["switches"] == {"series": "games", "games": 5, "target": 30}
    with pytest.raises(Trouble, match="series takes single, games, target"):
        GAME.start(Setup("rival_kings", 2, b"x", switches={"series": "endless"}))


@rule("RK-1.8")
def test_a_sheet_must_agree_with_itself(tmp_path: Path) -> None:
    sheet = tmp_path / "own.toml"
    sheet.write_text('game = "rival_kings"\n[constants]\nstart_ones = 4\n')
    with pytest.raises(Trouble, match="supply_ones: must be 8 to agree"):
        GAME.sheet(sheet)
    sheet.write_text(
        'game = "rival_kings"\nsetup = [\n{players = 2, supply_ones = 8},\n{players = 3, supply_ones = 4},\n'
        "{players = 4, supply_ones = 0},\n]\n[constants]\nstart_ones = 4\n"
    )
    position = GAME.start(Setup("rival_kings", 4, b"x", components=sheet))
    assert GAME.view(position, 0)["players"][0]["coins"] == 6
    assert GAME.view(position, 0)["supply"]["ones"] == 0
    assert SUPPLY == 8


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[constants]\npile_size = 9", "constants.pile_size: must stay 8"),
        ("[constants]\nmoney_pile_refill = 3", "constants.money_pile_refill: expected an even number"),
        ("[scoring]\ncolour_pair = 'sum_of_both'", "scoring.colour_pair: must stay higher_of_both"),
        ("[scoring]\ncoins_per_point = 0", "coins_per_point: expected a whole number from 1 to 20"),
        ("characters = [{id = 'queen', rank = 'B'}]", "characters.queen.rank: must stay A"),
        ("characters = [{id = 'queen', steals_from = 'C'}]", "characters.queen.steals_from: must stay D"),
        ("characters = [{id = 'queen', tie_break = true}]", "one card of rank A must bear the symbol"),
        ("characters = [{id = 'knight', actions = ['take_money']}]", "expected 2 to 4 different actions"),
        ("characters = [{id = 'knight', actions = ['take_money', 'dance']}]", "allowed are settle_conflict"),
        ("subjects = [{id = 'miner', value = 10}]", "subjects.miner.value: expected a whole number from 0 to 9"),
        ("subjects = [{id = 'miner', colour = 'pink'}]", "subjects.miner.colour: allowed are yellow"),
        ("subjects = [{id = 'miner', copies = 3}]", "subjects.miner.copies: must stay 2"),
        ("subjects = [{id = 'miner', building = 'farm'}]", "subjects.miner: farm names another partner"),
        ("subjects = [{id = 'miner', ability = 'fly'}]", "subjects.miner.ability: allowed are"),
        ("subjects = [{id = 'miner', timing = 'conflicts'}]", "must be own_turn with this ability"),
        ("buildings = [{id = 'mine', subject = 'mine'}]", "buildings.mine.subject: allowed are gardener"),
    ],
)
@rule("RK-10.2")
def test_a_sheet_that_the_rules_cannot_work_with_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    sheet = tmp_path / "own.toml"
    sheet.write_text(f'game = "rival_kings"\n{text}\n')
    with pytest.raises(Trouble) as refused:
        GAME.sheet(sheet)
    assert problem in str(refused.value)


@rule("RK-R9", "RK-7.19")
def test_reconstructed_values_can_be_replaced(tmp_path: Path) -> None:
    sheet = tmp_path / "own.toml"
    sheet.write_text(
        'game = "rival_kings"\nsubjects = [{id = "miner", value = 4}]\n'
        'characters = [{id = "queen", tie_break = true}, {id = "lord_protector", tie_break = false}]\n'
    )
    edition = GAME.edition(Setup("rival_kings", 2, b"x", components=sheet))
    assert edition.value[CARDS.index("miner")] == 4
    assert list(edition.tie_break[:2]) == [0, 1]
    assert list(Scene(2).table.edition.tie_break) == [1, 0] * 6  # until the cards are seen
