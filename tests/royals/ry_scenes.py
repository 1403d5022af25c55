"""Small scenes of Royals: a table with given hands and cubes, and choices by name."""

import pytest

from regalia import games
from regalia.games.royals.components import CITIES, COUNTRIES, COUNTRY_COUNT, INTRIGUE, INTRIGUE_COUNT, POSITIONS
from regalia.games.royals.position import COUNTRY_DECK, INTRIGUE_DECK
from regalia.games.royals.rules import Royals, new_game
from regalia.games.royals.steps import COUNTRY_LIMIT, INTRIGUE_LIMIT, PLAY, TURN, TURN_ENDS
from regalia.kernel.agenda import Event
from regalia.kernel.game import ANSWERS, Game, Setup
from regalia.kernel.position import IllegalChoice
from regalia.kernel.vectors import i64, vec
from support import LoadedChance, choose, names

COLOURS = ("black", "white", "grey", "purple", "orange")
LETTERS = {"F": "france", "G": "german_states", "B": "britain", "S": "spain"}
PAIRS = {"FG": 0, "FB": 1, "FS": 2, "GB": 3, "GS": 4, "BS": 5}


def royals() -> Game:
    """The game of the registry."""
    return games.find("royals")


def luck(game: Royals) -> LoadedChance:
    """The loaded luck of a scene."""
    assert isinstance(game.chance, LoadedChance)
    return game.chance


def before_colours(seats: int = 4, order: tuple[int, ...] = (), **switches: str) -> Royals:
    """A new table, the first seat about to pick its colour; somebody listens."""
    edition = royals().edition(Setup("royals", seats, b"scene", switches=switches))
    chance = LoadedChance(b"scene", (*royals().streams, ANSWERS))
    game = new_game(edition, seats, list(order or range(seats)), chance)
    game.journal = []
    game.run()
    return game


def table(seats: int = 4, order: tuple[int, ...] = (), **switches: str) -> Royals:
    """A new table with colours picked in the order of the seats, the first turn begun."""
    game = before_colours(seats, order, **switches)
    for seat in order or range(seats):
        if game.waits(seat) and game.colour[seat] < 0:
            choose(game, seat, f"pick {COLOURS[seat]}")
    return game


def cards(letters: str) -> dict[str, int]:
    """Country cards written as F5 G1."""
    return {LETTERS[word[0]]: int(word[1:]) for word in letters.split()}


def deal(game: Royals, seat: int, hand: str = "", intrigue: str = "") -> None:
    """A seat draws these cards blind: F5 G1, and intrigue cards FG FS."""
    for name, count in cards(hand).items():
        country = COUNTRIES.index(name)
        assert game.pile[country] >= count, "the pile has too few"
        game.pile[country] -= count
        game.hands[seat * COUNTRY_COUNT + country] += count
        game.blind[seat * COUNTRY_COUNT + country] += count
    for word in intrigue.split():
        game.intrigue_pile[PAIRS[word]] -= 1
        game.intrigue_hands[seat * INTRIGUE_COUNT + PAIRS[word]] += 1
        game.intrigue_blind[seat * INTRIGUE_COUNT + PAIRS[word]] += 1


def lay(game: Royals, letters: str) -> None:
    """The display shows these cards; what lay there goes back to the pile."""
    wanted = cards(letters)
    for country, name in enumerate(COUNTRIES):
        change = wanted.get(name, 0) - game.display[country]
        game.display[country] += change
        game.pile[country] -= change
        game.fresh[country] -= change


def discard_pile(game: Royals, size: int) -> None:
    """Cards go from the pile to the discards until only so many are left in the pile."""
    for country in range(COUNTRY_COUNT):
        while sum(game.pile) > size and game.pile[country]:
            game.pile[country] -= 1
            game.fresh[country] -= 1
            game.discards[country] += 1


def occupied(game: Royals, seat: int, *positions: str) -> None:
    """Cubes stand on these positions, and all that follows from it has happened."""
    for position in positions:
        game.occupy(seat, POSITIONS.index(position))


def banished(game: Royals, seat: int, position: str, by: int) -> None:
    """A seat has been on a position and was banished by another."""
    occupied(game, seat, position)
    place = POSITIONS.index(position)
    game.banished[seat * len(CITIES) + int(game.edition.position_city[place])] += 1
    occupied(game, by, position)


def jump(game: Royals, agenda: list[int]) -> None:
    """The table goes on with this agenda, the next step last."""
    game.waiting = 0
    game.country_draws = 0
    game.intrigue_draws = 0
    game.agenda = vec[i64](agenda)
    game.journal = []
    game.run()


def turn(game: Royals, seat: int, rounds: int = 1) -> None:
    """A seat begins its turn, after so many rounds."""
    game.turns = rounds * game.seats + list(game.order).index(seat)
    jump(game, [TURN])


def play(game: Royals, seat: int, rounds: int = 1) -> None:
    """A seat has drawn and is about to play."""
    game.active = seat
    game.turns = rounds * game.seats + list(game.order).index(seat)
    jump(game, [TURN_ENDS, INTRIGUE_LIMIT, COUNTRY_LIMIT, PLAY])


def end(game: Royals, seat: int, rounds: int = 1) -> None:
    """A seat has played and ends its turn."""
    game.active = seat
    game.turns = rounds * game.seats + list(game.order).index(seat)
    jump(game, [TURN_ENDS, INTRIGUE_LIMIT, COUNTRY_LIMIT])


def period_ends(game: Royals, period: int = 0) -> None:
    """The last seat stops, the display cannot be filled, and a period is over; the third ends the game."""
    seat = int(game.order[game.seats - 1])
    deal(game, seat, "F1 G1 B1 S1")
    lay(game, "")
    discard_pile(game, 0)
    game.period = period
    play(game, seat)
    if not told(game, "stops"):
        choose(game, seat, "stop")


def draw_next(game: Royals, letters: str) -> None:
    """The next blind country cards, by letter."""
    piles = list(game.pile)
    for letter in letters.split():
        country = COUNTRIES.index(LETTERS[letter])
        luck(game).load(COUNTRY_DECK, sum(piles[:country]))
        piles[country] -= 1


def intrigue_next(game: Royals, pair: str) -> None:
    """The next intrigue card."""
    luck(game).load(INTRIGUE_DECK, sum(game.intrigue_pile[kind] for kind in range(PAIRS[pair])))


def hand(game: Royals, seat: int) -> str:
    """A hand as F5 G1."""
    counts = [(letter, int(game.hands[seat * COUNTRY_COUNT + place])) for place, letter in enumerate("FGBS")]
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


def intrigue_hand(game: Royals, seat: int) -> str:
    """Intrigue cards as FG FS."""
    words = list(PAIRS)
    return " ".join(words[kind] for kind in range(INTRIGUE_COUNT) for _ in range(at(game, seat, kind)))


def at(game: Royals, seat: int, kind: int) -> int:
    """How many intrigue cards of a kind a seat holds."""
    return int(game.intrigue_hands[seat * INTRIGUE_COUNT + kind])


def discards(game: Royals) -> str:
    """The country discards as F5 G1."""
    return " ".join(f"{letter}{game.discards[place]}" for place, letter in enumerate("FGBS") if game.discards[place])


def holder(game: Royals, position: str) -> int:
    """Who stands on a position."""
    return int(game.holder[POSITIONS.index(position)])


def title_cubes(game: Royals, seat: int, title: int) -> int:
    """The cubes of a seat on a title marker."""
    return int(game.title_cubes[seat * 7 + title])


def on_city_space(game: Royals, seat: int, city: str) -> int:
    """The banished cubes of a seat in a city."""
    return int(game.banished[seat * len(CITIES) + CITIES.index(city)])


def asked(game: Royals) -> int:
    """The seat that must choose."""
    return int(game.turn())


def says(game: Royals, *choices: str) -> None:
    """The seat that is asked chooses these, one after the other."""
    for name in choices:
        choose(game, asked(game), name)


def offered(game: Royals) -> list[str]:
    """The names of what is offered."""
    return names(game, asked(game))


def refused(game: Royals, name: str) -> str:
    """The rule by which a choice is refused; nothing may change."""
    before = game.to_bytes()
    with pytest.raises(IllegalChoice) as error:
        choose(game, asked(game), name)
    assert game.to_bytes() == before
    return error.value.rule


def told(game: Royals, kind: str) -> list[Event]:
    """The events of a kind since the scene began."""
    return [event for event in game.journal or [] if event.kind == kind]


def points(game: Royals) -> list[int]:
    """The points of all seats."""
    return [int(game.score(seat)) for seat in range(game.seats)]


assert tuple(LETTERS.values()) == COUNTRIES
assert len(INTRIGUE) == len(PAIRS)
