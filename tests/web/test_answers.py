"""What a person reads of the options: each thing once, the cheapest first, and what can be chosen at once."""

import random
from collections.abc import Iterator

import pytest

from kingsburg.kb_scenes import Scene as Kingsburg
from kingsburg.kb_scenes import up_to
from paladins.pa_scenes import Scene as Paladins
from regalia import games
from regalia.games.kingsburg.position import SPRING
from regalia.kernel import record as records
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.table.match import Match
from regalia.web.boards.render import render_pass_for, texts_for
from regalia.web.boards.symbols import address
from regalia.web.live.answers import FEW, Answer, answers, on_board, with_faces
from rival_kings.rk_scenes import Scene as RivalKings
from royals import ry_scenes as royals

HIGH = (6, 6, 6)
CHEAP, DEAR = "brest_baron", "bordeaux_princess"


def read(game: Game, position: Position, seat: int) -> list[Answer]:
    """All answers to the question that a seat is asked."""
    texts = texts_for(game, "en", ["Anna", "Béla", "Éva"][: position.seats])
    groups, ways_out = answers(game, position, seat, texts)
    view = game.view(position, seat)
    render_pass = render_pass_for(game, view, texts)
    groups = with_faces(view, render_pass, groups) if groups else []
    render_pass.close()
    return [answer for group in groups for answer in group] + ways_out


def listed(found: list[Answer]) -> list[str]:
    """The names of those that are read before anybody points at something."""
    return [answer.name for answer in found if not answer.like and not answer.near]


def moments(name: str, every: int) -> Iterator[tuple[Match, int]]:
    """Moments of a random game, with the seat that is asked."""
    game, mind = games.find(name), random.Random(f"answers to {name}")
    match = Match(game, Setup(name, 2, b"answers"), ["Anna", "Béla"])
    while not match.position.over():
        seat = int(match.position.turn())
        if mind.randrange(every) == 0:
            yield match, seat
        match.choose(seat, int(mind.choice(list(match.position.options(seat)))))


@pytest.mark.parametrize("name", games.names())
def test_every_option_can_be_chosen_and_each_thing_is_read_once(name: str) -> None:
    for match, seat in moments(name, every=4):
        position, found = match.position, read(match.game, match.position, seat)
        names = [answer.name for answer in found]
        assert len(set(names)) == len(names)
        assert {position.name(seat, option) for option in position.options(seat)} <= set(names)
        shown = [answer for answer in found if not answer.like and not answer.near]
        assert len({answer.label for answer in shown}) == len(shown), "two answers in the same words"
        assert {answer.like for answer in found if answer.like} <= set(listed(found))


@pytest.mark.parametrize("name", ["rival_kings", "royals"])
def test_what_is_chosen_at_once_is_a_row_of_choices_like_any_other(name: str) -> None:
    tried = 0
    for match, seat in moments(name, every=4):
        for bundle in match.game.bundles(match.position, seat)[:3]:
            twin = Match.resume(match.game, match.record)
            assert twin.named_at_once(seat, bundle.name) == bundle.names
            for place, one in enumerate(bundle.names):
                if not twin.goes_on_with(seat, one):
                    break  # what is left was taken without a question, since there was nothing else to take
                twin.choose(seat, int(twin.position.named(seat, one)), joined=place > 0)
            records.verify(twin.record, match.game)
            at_once = len(twin.marks) - len(match.marks)
            assert twin.position.over() or twin.way_back(seat) == at_once
            tried += at_once > 1
    assert tried


def test_of_the_ways_to_an_advisor_the_cheapest_come_first() -> None:
    scene = Kingsburg(3).tokens(0, 1).season(SPRING, (1, 2, 3), HIGH, HIGH)
    found = read(games.find("kingsburg"), scene.court, 0)
    assert [name for name in listed(found) if name.startswith("influence 3")] == [
        "influence 3 with 3",
        "influence 3 with 1+2",
        "influence 3 with 1 and 1 token",
    ]


def test_a_way_that_wastes_something_is_not_read_but_can_be_pointed_at() -> None:
    """With 1, 3 and the Market: who takes the 1 along and gives it back at the Market could have left it."""
    scene = Kingsburg(3).buildings(0, *up_to("market")).season(SPRING, (1, 3, 6), HIGH, HIGH)
    found = read(games.find("kingsburg"), scene.court, 0)
    assert {answer.name: answer.like for answer in found}["influence 3 with 1+3 and market -1"] == "influence 3 with 3"


def test_a_white_die_is_used_before_a_coloured_one() -> None:
    scene = Kingsburg(3).buildings(0, "farms").season(SPRING, (1, 2, 5, 2), HIGH, HIGH)
    found = read(games.find("kingsburg"), scene.court, 0)
    assert "influence 3 with 1+w2" in listed(found)
    assert {answer.name: answer.like for answer in found}["influence 3 with 1+2"] == "influence 3 with 1+w2"


def test_equal_places_are_one() -> None:
    """Two of the seven jar spaces pay a debt."""
    scene = Paladins(2).have(0, "cleric cleric merchant", silver=9).mark(0, influence=12).turn().do("absolve")
    kingdom = scene.game
    found = read(games.find("paladins"), kingdom, 0)
    assert listed(found) == [kingdom.name(0, option) for option in kingdom.distinct(0)]
    assert [answer.like for answer in found if answer.like] == ["jar space 2"]
    assert len(kingdom.options(0)) == len(found) == 7


def test_pointing_says_it_where_every_answer_has_a_piece_and_there_are_many() -> None:
    scene = Kingsburg(3).season(SPRING, (1, 2, 3), HIGH, HIGH)
    found = read(games.find("kingsburg"), scene.court, 0)
    assert on_board([found[:-1]], ("advisor:",))
    assert not on_board([found[:3]], ("advisor:",)), "so few are read at a glance"
    assert not on_board([found[:-1]], ()), "a die alone does not say which advisor"


def test_a_choice_among_cards_shows_the_cards() -> None:
    for name, kind in (("paladins", "use "), ("rival_kings", "play "), ("kingsburg", "build ")):
        found = [
            answer
            for match, seat in moments(name, every=1)
            for answer in read(match.game, match.position, seat)
            if answer.name.startswith(kind)
        ]
        assert found
        assert all(f'href="{address(name)}#' in answer.face for answer in found)


def test_a_token_is_drawn_with_the_dice_it_helps() -> None:
    scene = Kingsburg(3).tokens(0, 1).season(SPRING, (1, 2, 3), HIGH, HIGH)
    drawn = {answer.name: answer.face for answer in read(games.find("kingsburg"), scene.court, 0)}
    assert "#plus2" in drawn["influence 5 with 3 and 1 token"]
    assert "#plus2" not in drawn["influence 3 with 3"]


def test_whoever_points_at_the_next_target_settles_first() -> None:
    scene = RivalKings(3).tops("farmer", "sailor", "farm", "inn").coins(0, 9).markers(2, 0, 0)
    scene.play("duke", "queen", "trader_1").pass_to(0)
    bundles = games.find("rival_kings").bundles(scene.table, 0)
    assert [(bundle.name, bundle.pieces) for bundle in bundles] == [
        ("settle, then recruit farmer at subjects_1", ("pile:0",)),
        ("settle, then recruit sailor at subjects_2", ("pile:1",)),
    ]


def test_a_position_is_paid_for_with_its_own_cards_at_once() -> None:
    """Six cards of France and two of Spain, and no Marshal free: after the Princess there is nobody to pay for."""
    game = royals.table(2)
    royals.deal(game, 0, "F6 S2")
    royals.occupied(game, 1, "avignon_marshal", "munich_marshal", "dublin_marshal", "valencia_marshal")
    royals.occupied(game, 1, "barcelona_baron")
    royals.play(game, 0)
    near = [answer for answer in read(royals.royals(), game, 0) if answer.near]
    ways = {place: [one.name for one in near if one.pieces == (f"position:{place}",)] for place in (CHEAP, DEAR)}
    assert ways[DEAR] == [f"occupy {DEAR}, then pay 6 france, then stop"]
    assert ways[CHEAP] == [
        f"occupy {CHEAP}, then pay 2 france",
        f"occupy {CHEAP}, then pay 2 france, then stop",
    ]


def test_the_button_to_pay_names_what_is_bought_and_what_it_brings() -> None:
    """The bonus of a city is there until somebody has stood in it."""
    game = royals.table(2)
    royals.deal(game, 0, "F6 S3", "FS")
    royals.play(game, 0)
    paid = f"occupy {CHEAP}, then pay 2 france"
    assert labels(game)[paid] == "Baron of Brest (influence 1, +3 points): pay 2 × France, then play on"
    royals.occupied(game, 1, CHEAP)
    royals.play(game, 0)
    taken = next(label for name, label in labels(game).items() if name.startswith(f"take over {CHEAP}, then "))
    assert taken.startswith("Baron of Brest (influence 1): pay 2 × France and 1 intrigue card (France/Spain)")


def test_the_question_how_to_pay_says_what_it_is_for() -> None:
    game = royals.table(2)
    royals.deal(game, 0, "B4 G1 S2")
    royals.play(game, 0)
    royals.says(game, "occupy edinburgh_duke")
    asked = texts_for(royals.royals(), "en").phrase(game.prompt(0))
    assert asked.startswith("Duke of Edinburgh (influence 2, +2 points): how do you pay?")


def labels(game: Position) -> dict[str, str]:
    """What the first seat reads of each answer, by its name."""
    return {answer.name: answer.label for answer in read(royals.royals(), game, 0)}


def test_the_price_of_a_taken_over_position_names_its_intrigue_card() -> None:
    """The only intrigue card that fits goes without a question, but it goes."""
    game = royals.table(2)
    royals.deal(game, 0, "F6 S3", "FS")
    royals.occupied(game, 1, CHEAP)
    royals.play(game, 0)
    near = [answer for answer in read(royals.royals(), game, 0) if answer.near and CHEAP in answer.pieces[0]]
    assert near
    assert all("france_spain" in str(answer.things["give"]) for answer in near)


def test_a_payment_that_takes_more_cards_than_another_is_not_read() -> None:
    """Four British cards, one German, two Spanish: the fourth British card need not go as a joker with two others."""
    game = royals.table(2)
    royals.deal(game, 0, "B4 G1 S2")
    royals.play(game, 0)
    royals.says(game, "occupy edinburgh_duke")
    found = {answer.name: answer.like for answer in read(royals.royals(), game, 0)}
    assert found["pay 3 britain and 1 britain, 2 spain as joker"] == "pay 4 britain"
    assert [name for name, like in found.items() if not like] == [
        "pay 4 britain",
        "pay 3 britain and 1 german_states, 2 spain as joker",
    ], "which spares a British card"


def test_a_draw_at_once_follows_the_piles() -> None:
    game = royals.table(2)
    royals.lay(game, "F1 G1 S1")
    royals.turn(game, 0)
    names = [bundle.name for bundle in royals.royals().bundles(game, 0)]
    assert names[:2] == [
        "draw country cards, then draw from the pile, then draw from the pile, then draw from the pile",
        "draw country cards, then take france, then take german_states, then take spain",
    ]
    assert "draw country and intrigue, then take spain" in names
    assert "draw country and intrigue, then take britain" not in names


def test_a_card_that_is_pointed_at_can_be_the_first_of_those_that_are_drawn_one_by_one() -> None:
    game = royals.table(2)
    royals.lay(game, "F2 S1")
    royals.turn(game, 0)
    found = [one for one in read(royals.royals(), game, 0) if one.near]
    assert [(one.name, list(one.pieces), one.label) for one in found] == [
        ("draw country cards, then take france", ["display:france"], "France first, then 2 more, one by one"),
        ("draw country cards, then take spain", ["display:spain"], "Spain first, then 2 more, one by one"),
        (
            "draw country and intrigue, then draw intrigue",
            ["pile:intrigue"],
            "Intrigue card first, then the country card",
        ),
    ]


def test_what_is_stolen_from_a_plaque_is_a_list_of_buttons() -> None:
    scene = RivalKings(4).play("courtier", "trader_1", "trader_2", "queen").pass_to(0)
    game = games.find("rival_kings")
    found = [one for one in read(game, scene.table, 0) if one.name.startswith("steal ")]
    assert len(found) > FEW
    assert on_board([found], game.aims), "each has a piece for itself"
    assert not on_board([found], game.aims, game.small_pieces), "but a small one"
