"""Moments that decide a game are told large: which ones, in what order, and nothing that a viewer may not know."""

import random

import pytest

from regalia import games
from regalia.games.rival_kings import FOUGHT
from regalia.kernel.agenda import EVERYBODY, Event
from regalia.kernel.game import SPECTATOR, Scene, Setup
from regalia.table.match import Match
from regalia.testing.text_files import messages
from regalia.web.boards import symbols
from regalia.web.boards.render import texts_for
from regalia.web.live.scenes import acts, drawings, scenes, told

STAGED = [(name, scene) for name in games.house() for scene in games.find(name).scenes]


def played(name: str, seats: int, deal: bytes = b"scenes") -> Match:
    """A whole game of random choices."""
    match, luck = Match(games.find(name), Setup(name, seats, deal), ["random"] * seats), random.Random(1)
    while match.position.waiting:
        seat = int(match.position.turn())
        match.choose(seat, luck.choice(list(match.position.options(seat))))
    return match


@pytest.mark.parametrize(("name", "scene"), STAGED)
def test_every_scene_has_a_picture_and_a_title(name: str, scene: Scene) -> None:
    assert f'<symbol id="{scene.picture}"' in symbols.sheet(name)
    for language in ("hu", "en", "de", "fr", "nl", "es"):
        assert f"scene-{scene.name}" in messages(games.find(name).folder / "texts" / f"{language}.ftl")


@pytest.mark.parametrize(
    ("name", "seats"), [("kingsburg", 3), ("rival_kings", 3), ("royals", 3), ("paladins", 3), ("paladins", 1)]
)
def test_a_line_of_a_scene_draws_what_it_tells(name: str, seats: int) -> None:
    match = played(name, seats)
    events = [event for moment in match.events for event in moment if event.kind in match.game.event_pictures]
    assert events
    assert {picture for event in events for picture in drawings(event, match.game)} <= symbols.names(name)


def test_a_battle_draws_the_enemy_the_die_of_the_king_and_how_it_ended() -> None:
    match = played("kingsburg", 3)
    texts = texts_for(match.game, "en", ["Anna", "Béla", "Cili"])
    first = next(one for one in scenes(match, texts, SPECTATOR, 0) if one["title"] == texts.say("scene-battle"))
    pictures = [
        one.removeprefix(f"{symbols.address('kingsburg')}#") for line in first["lines"] for one in line["pictures"]
    ]
    assert pictures[0].startswith("portrait-enemy-")
    assert pictures[1].startswith("die-")
    assert {"result-victory", "result-draw", "result-defeat"} & set(pictures)


def test_what_is_not_drawn_has_no_picture() -> None:
    assert drawings(Event("takes", {"seat": 0}, EVERYBODY), games.find("kingsburg")) == []


def test_what_is_won_and_lost_is_drawn_piece_by_piece() -> None:
    game = games.find("kingsburg")
    won = Event("wins", {"seat": 0, "take": [("gold", 2), ("vp", 1)]}, EVERYBODY)
    lost = Event("loses", {"seat": 0, "give": [("wood", 9)]}, EVERYBODY)
    assert drawings(won, game) == ["gold", "gold", "vp"]
    assert drawings(lost, game) == ["wood"], (
        "more than can be counted at a glance are drawn once: the words have the number"
    )


def test_every_winter_is_one_battle_that_begins_with_the_enemy() -> None:
    match = played("kingsburg", 3)
    events = [event for moment in match.events for event in moment]
    battles = [act for act in acts(match.game, events) if act.events[0].kind == "enemy"]
    assert len(battles) == 5
    for battle in battles:
        kinds = [event.kind for event in battle.events]
        assert kinds[1] == "kings-help"
        assert kinds.count("battle") >= 1


def test_the_last_counting_of_rival_kings_is_told_by_the_chronicle_alone() -> None:
    match = played("rival_kings", 3)
    last = len(match.events) - 1
    assert "scored" in [event.kind for event in match.events[last]]
    assert scenes(match, texts_for(match.game, "en", ["Anna", "Béla", "Cili"]), SPECTATOR, last) == []


def test_a_scene_ends_where_something_else_happens() -> None:
    game = games.find("kingsburg")
    told = ["enemy", "battle", "wins", "year", "wins", "rewarded"]
    found = [[event.kind for event in act.events] for act in acts(game, [Event(kind, {}, EVERYBODY) for kind in told])]
    assert found == [["enemy", "battle", "wins"], ["rewarded"]]


def test_a_noble_is_banished_by_somebody_for_somebody() -> None:
    match = played("royals", 3)
    events = [event for moment in match.events for event in moment]
    found = [act.events for act in acts(match.game, events) if act.scene.name == "banished"]
    assert found
    for played_out, banished, occupies, *bonuses in found:
        assert {event.kind for event in bonuses} <= {"country-bonus", "noble-house-bonus"}
        assert [played_out.kind, banished.kind, occupies.kind] == ["intrigues", "banished", "occupies"]
        assert played_out.details["seat"] == occupies.details["seat"] != banished.details["seat"]


def test_a_country_bonus_and_that_of_the_noble_house_are_scenes_and_a_city_bonus_is_none() -> None:
    game = games.find("royals")
    details: dict[str, object] = {"seat": 0, "country": "@country-france", "points": 12}
    plain = ["occupies", "city-bonus", "country-bonus", "noble-house-bonus", "stops", "noble-house-bonus"]
    found = acts(game, [Event(kind, details, EVERYBODY) for kind in plain])
    assert [[event.kind for event in act.events] for act in found] == [
        ["country-bonus", "noble-house-bonus"],
        ["noble-house-bonus"],
    ]
    taken = ["intrigues", "banished", "occupies", "country-bonus"]
    (one,) = acts(game, [Event(kind, details, EVERYBODY) for kind in taken])
    assert one.scene.name == "banished", "no second scene for what came of the first"
    texts = texts_for(game, "en", ["Anna"])
    shown = told(next(acts(game, [Event("country-bonus", details, EVERYBODY)])), game, texts)
    assert shown["title"] == "Country bonus: France"
    assert [line["text"] for line in shown["lines"]] == [
        "Anna has a cube in every city of the country: country bonus (France), 12 points."
    ]


def test_scenes_tell_in_words_what_a_viewer_may_know() -> None:
    match = played("royals", 3)
    texts = texts_for(match.game, "en", ["Anna", "Béla", "Cili"])
    titles = [f"Period scoring {year}" for year in (1648, 1680, 1714)]
    periods = [one for one in scenes(match, texts, SPECTATOR, 0) if one["title"] in titles]
    assert [one["title"] for one in periods] == titles
    assert not any(titles[0] in line["text"] for line in periods[0]["lines"]), "told once, in the title"
    assert periods[0]["picture"] == f"{symbols.address('royals')}#hourglass"
    assert all(line["text"] for one in periods for line in one["lines"])
    assert scenes(match, texts, SPECTATOR, len(match.events)) == []


def test_no_conflict_is_fought_without_a_scene() -> None:
    """Also where a Gardener or a Watchman was asked between the reveal and the conflicts."""
    apart = 0
    for luck in range(4):
        match = played("rival_kings", 3, b"conflicts %d" % luck)
        for moment in match.events:
            fought = [event for event in moment if event.kind in FOUGHT]
            told = [event for act in acts(match.game, moment) for event in act.events]
            assert all(event in told for event in fought)
            apart += bool(fought) and not any(event.kind == "reveals" for event in moment)
    assert apart


def test_what_a_seat_alone_knows_is_in_no_scene_of_others() -> None:
    match = played("kingsburg", 3)
    for moment in match.events:
        moment[:] = [Event(event.kind, event.details, 1 << 1) for event in moment]
    texts = texts_for(match.game, "en", ["Anna", "Béla", "Cili"])
    assert scenes(match, texts, 1, 0)
    assert scenes(match, texts, 0, 0) == scenes(match, texts, SPECTATOR, 0) == []


def test_a_turn_of_the_artificial_opponent_tells_what_came_of_it() -> None:
    match = played("paladins", 1)
    events = [event for moment in match.events for event in moment]
    turns = [[event.kind for event in act.events] for act in acts(match.game, events) if act.scene.name == "opponent"]
    assert all(kinds[0] == "ai-scheme" for kinds in turns if "ai-scheme" in kinds), "each turn is a scene of its own"
    came = {"attacks", "converts", "commissions", "garrisons", "fortifies", "absolves"}
    acted = [kinds for kinds in turns if "ai-acts" in kinds and came & set(kinds)]
    assert len(acted) > 10
    whose = {
        event.details["seat"]
        for act in acts(match.game, events)
        if act.scene.side
        for event in act.events
        if "seat" in event.details
    }
    assert whose == {"@ai"}, "what the player does is not in it"


def test_a_scene_of_the_artificial_opponent_is_told_in_words() -> None:
    match = played("paladins", 1)
    texts = texts_for(match.game, "en", ["Anna"])
    found = [one for one in scenes(match, texts, SPECTATOR, 0) if one["title"] == texts.say("ai")]
    assert found
    assert all(line["seat"] == SPECTATOR and line["text"] for one in found for line in one["lines"])


def test_what_each_got_in_a_scoring_is_added_up() -> None:
    match = played("royals", 3)
    events = [event for moment in match.events for event in moment]
    texts = texts_for(match.game, "en", ["Anna", "Béla", "Cili"])
    found = 0
    for act in acts(match.game, events):
        if act.scene.name != "period":
            continue
        got: dict[object, list[int]] = {}
        for event in act.events:
            points = event.details.get("points")
            if "seat" in event.details and isinstance(points, int):
                got.setdefault(event.details["seat"], []).append(points)
        lines = told(act, match.game, texts)["lines"]
        several = {seat: sum(points) for seat, points in got.items() if len(points) > 1} if len(got) > 1 else {}
        assert [(line["seat"], line["text"]) for line in lines if "sum" in line] == [
            (seat, f"{['Anna', 'Béla', 'Cili'][seat]} in all: gains {points} points.")
            for seat, points in sorted(several.items(), key=str)
            if isinstance(seat, int)
        ]
        found += len(several)
    assert found


def test_a_sum_has_goods_and_points_and_what_was_lost() -> None:
    game = games.find("kingsburg")
    texts = texts_for(game, "en", ["Anna", "Béla", "Cili"])
    row = [
        Event("enemy", {"enemy": "@enemy-orcs", "strength": 4}),
        Event("wins", {"seat": 0, "take": [("gold", 1), ("vp", 1)]}),
        Event("loses", {"seat": 1, "give": [("gold", 2)]}),
        Event("ruined", {"seat": 1, "building": "@building-crane", "points": 1}),
        Event("strongest-alike", {"seats": [0, 2], "points": 1}),
    ]
    (act,) = acts(game, row)
    assert [line["text"] for line in told(act, game, texts)["lines"] if "sum" in line] == [
        "Anna in all: gains 1 gold and 2 points.",
        "Béla in all: loses 2 gold and 1 point.",
    ], "Cili got something once, and that is told"
    (alone,) = acts(game, [row[0], row[2], row[3]])
    assert not any("sum" in line for line in told(alone, game, texts)["lines"]), "one seat needs none"
