"""Set-up, the steps of a round, the end of a round, and the player counts."""

from typing import Any

import pytest

from paladins.pa_scenes import SHEET, Scene, index, played
from regalia.games.paladins import GAME
from regalia.games.paladins.components import PALADINS, WORKERS
from regalia.games.paladins.steps import DRAW_PALADINS, ROUND_BEGINS
from regalia.kernel.counts import count_of
from regalia.kernel.game import SPECTATOR
from support import choose, finish, names, rule, start


def table(seats: int, seed: bytes = b"seed", preset: str = "") -> Any:
    return start("paladins", seats, preset, seed, listen=True)


def first_options(game: Any, question: str) -> None:
    """Answer with the first option until something else is asked."""
    while game.waiting and game.prompt(int(game.turn()))[0] == f"prompt-{question}":
        seat = int(game.turn())
        game.choose(seat, game.options(seat)[0])


# Aim and frame.


@rule("PA-0.1", "PA-0.6", "PA-20.1", "PA-R29")
def test_a_game_has_seven_rounds_of_the_same_steps() -> None:
    for seats in (1, 2, 3, 4):
        game = table(seats, bytes([seats]))
        asked: list[str] = []
        for now, seat in played(game, seats):
            step = now.prompt(seat)[0].removeprefix("prompt-")
            if step in ("paladin", "tavern", "turn") and (not asked or asked[-1] != step):
                asked.append(step)
        rounds = [event.details["round"] for event in game.journal if event.kind == "round"]
        assert rounds == [1, 2, 3, 4, 5, 6, 7]
        assert asked[:3] == ["paladin", "tavern", "turn"]
        assert asked.count("paladin") == 7
        assert asked.count("tavern") == 7
        assert game.over()
        assert len(game.tavern_row) == seats + 1  # nothing was prepared for an eighth round


@rule("PA-0.2", "PA-20.12")
def test_the_most_points_win() -> None:
    scene = Scene(3).mark(0, faith=4).mark(1, faith=8).mark(2, faith=6)
    assert [int(scene.game.rank(seat)) for seat in range(3)] == [3, 1, 2]


@rule("PA-0.3")
def test_one_to_four_players() -> None:
    assert list(GAME.seat_counts) == [1, 2, 3, 4]
    assert table(1).sides == 2
    assert table(3).sides == 3


@rule("PA-0.4")
def test_six_new_workers_each_round() -> None:
    game = table(3)
    first_options(game, "setup-hire")
    first_options(game, "paladin")
    first_options(game, "tavern")
    scene = Scene(3)
    scene.game = game
    for seat in range(3):
        assert game.paladins[seat] >= 0
        assert len(scene.workers(seat)) >= 6
        gained = [e.details["take"] for e in game.journal if e.kind == "gains" and e.details["seat"] == seat]
        assert sum(count for take in gained for thing, count in take if thing in WORKERS) == 6


# Set-up.


@rule("PA-1.2", "PA-1.3", "PA-1.8", "PA-1.9")
def test_rows_and_decks_at_the_start() -> None:
    game = table(2)
    assert all(card >= 0 for card in game.townsfolk_row)
    assert all(card >= 0 for card in game.outsider_row)
    assert (len(game.townsfolk_row), len(game.outsider_row)) == (5, 6)
    assert (count_of(game.townsfolk_deck), count_of(game.outsider_deck)) == (32 - 5, 36 - 6)
    dealt = {tuple(table(2, bytes([seed + 1])).townsfolk_row) for seed in range(12)}
    assert len(dealt) > 8
    assert len({tuple(table(2, bytes([seed + 1])).outsider_row) for seed in range(12)}) > 8


@rule("PA-1.4", "PA-1.7", "PA-1.13", "PA-1.6")
def test_walls_suspicions_tavern_and_debts_at_the_start() -> None:
    game = table(3)
    assert [int(count) for count in game.wall_deck] == [wall["count"] for wall in SHEET["walls"]]
    assert [int(count) for count in game.suspicion_deck] == [kind["count"] for kind in SHEET["suspicion"]]
    assert sum(game.suspicion_discard) == 0
    assert game.tavern_deck == (1 << 24) - 1
    assert game.bank[8] == 24
    assert sum(game.debts) == 0


@rule("PA-1.10", "PA-1.11", "PA-1.12")
def test_the_kings_cards_are_unknown_until_their_round() -> None:
    game = table(2)
    assert [int(card) for card in game.orders] == [-1, -1, -1]
    assert [int(card) for card in game.favours] == [-1] * 5
    seen_orders, seen_favours = set(), set()
    for seed in range(30):
        scene = Scene(2)
        scene.luck.seed = bytes([seed + 1])
        for number in range(1, 8):
            scene.game.round = number
            scene.game.reveal_kings_cards()
        orders = [int(card) for card in scene.game.orders]
        favours = [int(card) for card in scene.game.favours]
        assert len(set(orders)) == 3
        assert len(set(favours)) == 5
        seen_orders |= set(orders)
        seen_favours |= set(favours)
    assert (len(seen_orders), len(seen_favours)) == (6, 10)


@rule("PA-1.14", "PA-1.19")
def test_supplies_at_the_start() -> None:
    for seats, tax in ((1, 5), (2, 6), (3, 7), (4, 8)):
        scene = Scene(seats)
        scene.game = table(seats)
        assert [scene.has(seat, "silver") for seat in range(seats)] == [3] * seats
        assert [scene.has(seat, "provision") for seat in range(seats)] == [1] * seats
        assert [int(count) for count in scene.game.bank[:6]] == [22, 18, 18, 18, 18, 18]
        assert scene.game.bank[6] == 50 - tax - 3 * seats
        assert scene.game.bank[7] == 40 - seats


@rule("PA-1.15", "PA-1.16", "PA-1.20")
def test_player_boards_at_the_start() -> None:
    game = table(4)
    assert sum(game.done) == 0
    assert sum(game.marks) == 0
    assert all(stands == -1 for stands in game.board)
    assert all(wall == -1 for wall in game.walls)
    assert [int(bag) for bag in game.bags] == [(1 << 12) - 1] * 4
    assert {game.edition.track_end, len(game.edition.jar_need), len(game.edition.workshop_worker)} == {12, 7, 8}
    drawn = set()
    for seed in range(8):
        scene = Scene(2)
        scene.luck.seed = bytes([seed + 1])
        scene.run(DRAW_PALADINS)
        drawn.add(tuple(int(card) for card in scene.game.hands))
    assert len(drawn) == 8


@rule("PA-1.21", "PA-D1")
def test_the_start_player_is_drawn_by_lot() -> None:
    assert {int(table(3, bytes([seed + 1])).start) for seed in range(20)} == {0, 1, 2}


@rule("PA-1.22", "PA-1.25", "PA-D2")
def test_free_hires_in_reverse_order_without_refill() -> None:
    game = table(4)
    start_player, order, offered = int(game.start), [], []
    while game.prompt(int(game.turn()))[0] == "prompt-setup-hire":
        seat = int(game.turn())
        order.append(seat)
        offered.append(len(game.options(seat)))
        game.choose(seat, game.options(seat)[0])
    assert order == [(start_player - 1 - place) % 4 for place in range(4)]
    assert offered == [5, 4, 3, 2]


@rule("PA-1.23", "PA-1.24", "PA-1.27", "PA-R63")
def test_a_set_up_hire_is_free_and_gives_its_hire_reward() -> None:
    scene = Scene(2).townsfolk(slot1="gatekeeper_2", slot2="squire_1").have(0, silver=3, provision=1)
    from regalia.games.paladins.steps import SETUP_HIRE

    scene.run(SETUP_HIRE, 0)
    assert scene.offers() == ["hire gatekeeper_2", "hire squire_1"]
    scene.do("hire gatekeeper_2")
    assert scene.has(0, "silver") == 4
    assert scene.unpaid() == 0
    assert scene.workers() == []
    assert scene.owned("hired") == ["gatekeeper_2"]


@rule("PA-1.26", "PA-R13")
def test_after_the_hires_the_row_slides_right_and_is_filled() -> None:
    game = table(2)
    row = [int(card) for card in game.townsfolk_row]
    for taken in (0, 2):
        seat = int(game.turn())
        choose(game, seat, f"hire {game.edition.townsfolk_ids[row[taken]]}")
    assert [int(card) for card in game.townsfolk_row][2:] == [row[1], row[3], row[4]]
    assert all(card >= 0 for card in game.townsfolk_row)


# The steps of a round.


@rule("PA-2.1")
def test_the_start_marker_goes_to_the_left() -> None:
    game = finish(table(3), 1)
    assert isinstance(game.journal, list)
    drawn = next(event.details["seat"] for event in game.journal if event.kind == "start-player")
    starts = [event.details["seat"] for event in game.journal if event.kind == "round"]
    assert starts == [(int(str(drawn)) + place) % 3 for place in range(7)]  # round 1 with whoever was drawn


@rule("PA-2.2", "PA-2.3", "PA-2.4", "PA-2.5")
def test_which_kings_cards_are_turned_up_when() -> None:
    game = finish(table(2), 1)
    shown: dict[int, list[str]] = {}
    number = 0
    for event in game.journal or []:
        if event.kind == "round":
            number += 1
            shown[number] = []
        if event.kind in ("order-revealed", "favour-revealed"):
            shown[number].append(f"{event.kind.split('-')[0]} {event.details['place']}")
    assert shown == {
        1: ["order 1"],
        2: ["order 2"],
        3: ["order 3", "favour 1"],
        4: ["favour 2"],
        5: ["favour 3"],
        6: ["favour 4"],
        7: ["favour 5"],
    }


@rule("PA-2.6", "PA-25.3", "PA-31.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_tavern_card_more_than_players(seats: int) -> None:
    game = table(seats)
    first_options(game, "setup-hire")
    assert len(set(game.tavern_row)) == seats + 1


@rule("PA-2.7", "PA-2.8", "PA-2.9", "PA-2.10", "PA-D4", "PA-D5")
def test_one_paladin_is_used_one_goes_on_top_one_to_the_bottom() -> None:
    scene = Scene(2).draw_paladins()
    hand = [PALADINS[card] for card in scene.game.hands[:3]]
    assert len(set(hand)) == 3
    assert scene.offers() == [f"use {a}, keep {b}" for a in hand for b in hand if a != b]
    scene.do(f"use {hand[1]}, keep {hand[2]}")
    assert scene.game.waiting == 0b10
    scene.do(scene.offers(1)[0], seat=1)
    assert scene.game.paladins[0] == PALADINS.index(hand[1])
    assert scene.game.tops[0] == PALADINS.index(hand[2])
    assert scene.game.bottoms[0] == PALADINS.index(hand[0])
    assert count_of(scene.game.bags[0]) == 9
    scene.game.agenda = type(scene.game.agenda)([])
    scene.game.waiting = 0
    scene.run(ROUND_BEGINS)
    assert scene.game.hands[0] == PALADINS.index(hand[2])


@rule("PA-R14", "PA-I5")
def test_used_paladins_leave_play_and_the_bottom_comes_up_late() -> None:
    game = table(2)
    hands: list[list[int]] = []
    bottoms: list[int] = []
    for now, seat in played(game, 3):
        if seat == 0 and now.prompt(0)[0] == "prompt-paladin":
            hand = [int(card) for card in now.hands[:3]]
            deck = count_of(now.bags[0]) + sum(card >= 0 for card in now.bottoms[:7]) + int(now.tops[0] >= 0)
            assert deck + 3 == 12 - len(hands)
            assert not {card for card in hand if (now.used[0] >> card) & 1}
            hands.append(hand)
        if seat == 0 and now.prompt(0)[0] == "prompt-tavern":
            bottoms = [int(card) for card in now.bottoms[:7] if card >= 0] or bottoms
    assert len(hands) == 7
    assert count_of(game.used[0]) == 7


@rule("PA-2.7", "PA-2.10")
def test_the_deck_is_drawn_from_the_top_to_the_card_put_to_the_bottom_last() -> None:
    scene = Scene(2)
    first, second, third, kept = (PALADINS.index(name) for name in ("otton", "roland", "samson", "oliver"))
    scene.game.bags[0], scene.game.tops[0] = 0, kept
    for card in (first, second, third):
        scene.game.put_to_bottom(0, card)
    scene.draw_paladins()
    assert [int(card) for card in scene.game.hands[:3]] == [kept, first, second]
    assert [int(card) for card in scene.game.bottoms[:3]] == [third, -1, -1]


@rule("PA-2.11", "PA-2.16", "PA-R61")
def test_all_reveal_before_the_first_tavern_card_is_chosen() -> None:
    game = table(3)
    first_options(game, "setup-hire")
    first_options(game, "paladin")
    assert game.prompt(int(game.turn()))[0] == "prompt-tavern"
    assert all(card >= 0 for card in game.paladins)
    kinds = [event.details["seat"] for event in game.journal if event.kind == "reveals-paladin"]
    assert kinds == [(int(game.start) + place) % 3 for place in range(3)]


@rule("PA-2.12", "PA-2.13", "PA-2.14", "PA-2.15", "PA-D6")
def test_the_tavern_in_turn_order() -> None:
    game = table(4)
    first_options(game, "setup-hire")
    first_options(game, "paladin")
    order, offers = [], []
    while game.prompt(int(game.turn()))[0] == "prompt-tavern":
        seat = int(game.turn())
        order.append(seat)
        offers.append(names(game, seat))
        game.choose(seat, game.options(seat)[0])
    assert order == [(int(game.start) + place) % 4 for place in range(4)]
    assert [len(offer) for offer in offers] == [5, 4, 3, 2]
    assert offers[0][0] not in offers[1]
    assert list(game.tavern_takers).count(-1) == 1
    assert int(game.turn()) == int(game.start)


@rule("PA-2.13")
def test_a_taken_tavern_card_is_refused_to_others() -> None:
    game = table(2)
    first_options(game, "setup-hire")
    first_options(game, "paladin")
    first = int(game.turn())
    name = names(game, first)[0]
    choose(game, first, name)
    scene = Scene(2)
    scene.game = game
    assert scene.refuses(name, seat=1 - first) == "PA-2.13"


@rule("PA-2.18", "PA-19.10")
def test_the_board_is_prepared_for_the_next_round() -> None:
    scene = Scene(2)
    scene.game.tavern_row = type(scene.game.tavern_row)([0, 1, 2])
    scene.game.tavern_takers = type(scene.game.tavern_takers)([0, 1, -1])
    scene.game.tavern_deck &= ~0b111
    scene.end_round()
    assert scene.game.round == 2
    assert scene.game.tavern_discard == 0b111
    assert GAME.view(scene.game, SPECTATOR)["decks"]["tavern_discarded"] == ["tavern_01", "tavern_02", "tavern_03"]


@rule("PA-2.20", "PA-R15")
def test_a_paladins_bonus_moves_no_marker_and_ends_with_the_round() -> None:
    scene = Scene(2).paladin(0, "roland")
    assert scene.game.level(0, 0) == 4
    assert scene.level(0, "strength") == 0
    assert scene.game.score(0) == 0
    scene.end_round()
    assert scene.game.level(0, 0) == 0
    assert [scene.game.level(0, a) for a in range(3)] == [0, 0, 0]


@rule("PA-2.21")
def test_a_paladins_ability_ends_with_the_round() -> None:
    scene = Scene(2).paladin(0, "otton").have(0, "labourer").turn().do("trade with 1")
    assert scene.has(0, "silver") == 3
    later = Scene(2).paladin(0, "otton")
    later.end_round()
    later.game.agenda = type(later.game.agenda)([])
    later.game.waiting = 0
    later.have(0, "labourer").turn().do("trade with 1")
    assert later.has(0, "silver") == 1


@rule("PA-2.22")
def test_a_paladin_helps_each_time() -> None:
    scene = Scene(2).paladin(0, "gerin").have(0, "labourer labourer", silver=0).have(1, "labourer labourer")
    scene.next_suspicions(0, 0).turn().do("conspire")
    assert scene.has(0, "silver") == 2
    scene.game.board[5 * 3] = -1  # emptied by a prayer
    scene.do("hunt with 1", seat=1).do("conspire", "place labourer")
    assert scene.has(0, "silver") == 4


@rule("PA-R62")
def test_criminals_of_the_tavern_bring_suspicion_at_once() -> None:
    scene = Scene(2).next_suspicions(2, 2)
    scene.game.tax = 2
    scene.game.tavern_row = type(scene.game.tavern_row)([index("tavern", "tavern_12"), 0])
    scene.game.tavern_takers = type(scene.game.tavern_takers)([-1, -1])
    from regalia.games.paladins.steps import VISIT_TAVERN

    scene.run(VISIT_TAVERN).do("take tavern_12")
    assert len(scene.told("inquisition")) == 1
    assert scene.suspicions() == 2
    assert scene.unpaid() == 1


# The end of a round.


def rows(scene: Scene, deck: bool = True) -> Scene:
    if not deck:
        scene.game.townsfolk_deck = scene.game.outsider_deck = 0
    return scene


@rule("PA-19.1", "PA-19.2", "PA-19.3")
def test_townsfolk_move_on() -> None:
    scene = Scene(2).townsfolk(slot1="abbot_1", slot3="abbot_2", slot5="abbot_3").end_round()
    row = scene.row_of("townsfolk")
    assert row[3:] == ["abbot_1", "abbot_2"]
    assert "-" not in row
    assert scene.game.townsfolk_discard == 1 << index("townsfolk", "abbot_3")


@rule("PA-19.4", "PA-19.8", "PA-R13")
def test_empty_decks_leave_slots_empty() -> None:
    scene = rows(Scene(2).townsfolk(slot1="abbot_1").outsiders(slot4="thief_viking"), deck=False)
    scene.game.townsfolk_discard = 0b1110
    scene.game.outsider_discard = 0b111
    scene.end_round()
    assert scene.row_of("townsfolk") == ["-", "-", "-", "-", "abbot_1"]
    assert scene.row_of("outsiders") == ["thief_viking", "-", "-", "-", "-", "-"]
    short = Scene(2).townsfolk(slot1="abbot_1")
    short.game.townsfolk_deck = 1 << index("townsfolk", "squire_1")
    short.game.outsider_deck = 1 << index("outsiders", "thief_viking")
    short.end_round()
    assert short.row_of("townsfolk") == ["-", "-", "-", "squire_1", "abbot_1"]
    assert short.row_of("outsiders") == ["thief_viking", "-", "-", "-", "-", "-"]


@rule("PA-19.5", "PA-19.6", "PA-19.7")
def test_outsiders_move_on() -> None:
    scene = Scene(2).outsiders(slot1="thief_viking", slot3="archer_saracen", slot6="hunter_saracen").end_round()
    row = scene.row_of("outsiders")
    assert row[:2] == ["archer_saracen", "hunter_saracen"]
    assert "-" not in row
    assert scene.game.outsider_discard == 1 << index("outsiders", "thief_viking")


@rule("PA-19.9")
def test_an_empty_last_slot_discards_nobody() -> None:
    scene = Scene(2).townsfolk(slot4="abbot_1").outsiders(slot2="thief_viking").end_round()
    assert scene.game.townsfolk_discard == 0
    assert scene.game.outsider_discard == 0
    assert scene.row_of("townsfolk")[4] == "abbot_1"
    assert scene.row_of("outsiders")[0] == "thief_viking"


@rule("PA-19.11", "PA-R12")
def test_the_tavern_deck_is_renewed_when_it_has_run_out() -> None:
    scene = Scene(4)
    scene.game.tavern_deck = 0b1111
    scene.game.tavern_discard = ((1 << 24) - 1) & ~0b1111
    scene.game.open_tavern()
    row = {int(card) for card in scene.game.tavern_row}
    assert {0, 1, 2, 3} < row  # what is left comes first
    assert len(row) == 5
    assert scene.game.tavern_discard == 0
    assert count_of(scene.game.tavern_deck) == 19


# Secrets.


@rule("PA-R52", "PA-R51", "PA-15.5")
def test_what_is_open_to_everybody() -> None:
    scene = Scene(2).have(0, "scout cleric", silver=5).suspected(0, 2, 1).attacked(0, "thief_viking").did(0, attack=1)
    for viewer in (SPECTATOR, 1):
        player = GAME.view(scene.game, viewer)["players"][0]
        assert player["goods"]["silver"] == 5
        assert player["goods"]["scout"] == 1
        assert player["suspicions"] == [1, 2]  # the latest on top
        assert [card["id"] for card in player["attacked"]] == ["thief_viking"]


def test_paladins_are_seen_by_their_owner_alone() -> None:
    game = table(3)
    first_options(game, "setup-hire")
    own = GAME.view(game, 1)["players"][1]["cards"]
    assert len(own["hand"]) == 3
    assert len(own["unordered"]) == 9
    assert GAME.view(game, 0)["players"][1]["cards"] is None
    assert GAME.view(game, SPECTATOR)["players"][1]["cards"] is None
    choose(game, 1, names(game, 1)[0])
    assert GAME.view(game, 0)["players"][1]["paladin"] is None
    private = [event for event in game.journal if event.kind == "draws-paladins"]
    assert [event.audience for event in private] == [1, 2, 4]


def test_dealing_anew_keeps_what_the_owner_knows_and_changes_what_others_hold() -> None:
    game = table(2)
    for now, seat in played(game, 2):
        if now.round == 4 and now.prompt(seat)[0] == "prompt-turn":
            break
    from regalia.kernel.chance import Chance

    hands = set()
    for seed in range(8):
        twin = game.copy()
        twin.redraw(0, Chance(bytes([seed + 1]), game.chance.streams))
        assert twin.tops[0] == game.tops[0]
        assert [int(c) for c in twin.bottoms[:7]] == [int(c) for c in game.bottoms[:7]]
        assert twin.used[1] == game.used[1]
        assert twin.paladins[1] == game.paladins[1]
        assert count_of(twin.bags[1]) == count_of(game.bags[1])
        hands.add((int(twin.tops[1]), tuple(int(c) for c in twin.bottoms[7:14])))
    assert len(hands) > 4
