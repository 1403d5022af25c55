"""Royals: what a hint counts, as a person would on the map."""

from regalia.games.royals.rules import Royals
from regalia.kernel.facts import Fact
from royals.ry_scenes import deal, occupied, table


def facts(game: Royals, later: Royals, group: str) -> dict[object, Fact]:
    """What is counted for the first seat at a later table, of one group, by country or title."""
    found = [fact for fact in game.facts(0, later) if fact.group == group]
    return {dict(fact.about).get("country", dict(fact.about).get("title")): fact for fact in found}


def test_the_cities_that_a_country_bonus_still_wants() -> None:
    game = table(3)
    later = game.copy()
    occupied(later, 0, "paris_king", "lyon_princess", "lyon_baron")
    france = facts(game, later, "country")["@country-france"]
    assert (france.amount, france.less) == (3, True)  # Avignon, Bordeaux and Brest
    assert dict(france.about)["points"] == max(game.edition.marker_vp[16], game.edition.marker_vp[17])
    assert facts(game, later, "country")["@country-britain"].amount == 3


def test_a_bonus_that_one_has_is_not_told() -> None:
    game = table(3)
    occupied(game, 0, "london_king", "edinburgh_duke", "dublin_marshal")
    assert "@country-britain" not in facts(game, game, "country")
    assert "@country-france" in facts(game, game, "country")


def test_who_leads_in_a_country_is_named_with_the_influence() -> None:
    game = table(3)
    occupied(game, 0, "lyon_baron")
    occupied(game, 1, "avignon_marshal")
    occupied(game, 2, "paris_king")
    lead, second = (facts(game, game, group)["@country-france"] for group in ("lead", "second"))
    assert (lead.amount, second.amount) == (0, 1)
    assert dict(lead.about)["seat"] == 2
    assert dict(lead.about)["theirs"] == game.influence_of(2, 0) > 0
    later = game.copy()
    occupied(later, 0, "bordeaux_princess", "brest_duke", "avignon_cardinal")
    assert facts(game, later, "lead")["@country-france"].amount == 1
    overtaken = game.copy()
    occupied(overtaken, 1, "lyon_princess", "bordeaux_countess", "brest_duke", "avignon_cardinal")
    assert overtaken.influence_of(1, 0) > overtaken.influence_of(2, 0)
    assert dict(facts(game, overtaken, "lead")["@country-france"].about)["seat"] == 2, "as it stands now"


def test_most_cubes_on_a_title() -> None:
    game = table(3)
    occupied(game, 0, "paris_king")
    occupied(game, 1, "london_king", "berlin_duke")
    titles = facts(game, game, "titles")
    assert (titles["@title-king"].amount, titles["@title-king"].beside) == (1, 1)  # nobody has more
    assert (titles["@title-duke"].amount, titles["@title-duke"].beside) == (0, 0)
    occupied(game, 1, "madrid_king")
    assert facts(game, game, "titles")["@title-king"].amount == 0


def test_positions_that_the_cards_in_hand_would_pay() -> None:
    game = table(3)
    deal(game, 0, "S9")
    named = {(dict(f.about)["title"], dict(f.about)["city"]) for f in game.facts(0, game) if f.group == "reach"}
    assert ("@title-king", "@city-madrid") in named
    occupied(game, 1, "madrid_king")
    named = {(dict(f.about)["title"], dict(f.about)["city"]) for f in game.facts(0, game) if f.group == "reach"}
    assert ("@title-king", "@city-madrid") not in named
    assert ("@title-duke", "@city-valencia") in named
