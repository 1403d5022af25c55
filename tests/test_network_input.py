"""What every game that has a network must do with it, whatever its rules are."""

import itertools
import random
import re
from typing import Any

import pytest

from regalia import _engine
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.network_input import NetworkedPosition
from regalia.kernel.observation import Observations
from regalia.players import opponents
from support import asking, game_of, moments, start, tables, untaught, usual_tables

GAMES = sorted({name for name, _, _ in tables() if game_of(name).network_specs})
every_table = pytest.mark.parametrize(("name", "seats", "preset"), usual_tables(GAMES))
every_game = pytest.mark.parametrize("name", GAMES)
RARELY = 3 if _engine.compiled() else 15
# Who did what in this cycle: nothing follows from it, and networks are not shown it.
PAST = re.compile(r"^history\..*\bdid\b")


def seer(position: Any) -> NetworkedPosition:
    assert isinstance(position, NetworkedPosition)
    return position


def seen(position: Any, seat: int) -> list[int]:
    observation = Observations(1, position.network_spec().width)
    position.see(seat, observation)
    return [int(number) for number in observation.cells]


def redrawn(position: Any, seat: int, label: str) -> Any:
    twin = position.copy()
    twin.redraw(seat, Chance(label.encode(), position.chance.streams))
    return twin


def test_all_games_have_one() -> None:
    assert GAMES == ["kingsburg", "paladins", "rival_kings", "royals"]


@every_table
def test_a_network_sees_and_says_nothing_that_is_hidden(name: str, seats: int, preset: str) -> None:
    """Deal anew what a seat cannot know, answers of others included: what it sees and hears stays the same."""
    first = seer(start(name, seats, preset))
    with asking(first.network_spec(), untaught(first.network_spec())):
        for step, (position, mover) in enumerate(moments(first, random.Random(21))):
            for seat in range(seats) if step % RARELY == 0 else []:
                assert seen(redrawn(position, seat, f"{step}"), seat) == seen(position, seat)
            if step % RARELY == 0:
                heard = list(position.foresee(mover))
                assert len(heard) == max(2, seats) + len(position.distinct(mover))
                assert list(redrawn(position, mover, f"{step}").foresee(mover)) == heard


@every_table
def test_opponents_that_ask_a_network_choose_by_what_they_know(name: str, seats: int, preset: str) -> None:
    first = seer(start(name, seats, preset))
    with asking(first.network_spec(), untaught(first.network_spec())):
        for kind in ("greedy", "page", "king"):
            player = opponents.make(kind, game_of(name))
            rarely = 4 * RARELY
            if isinstance(player, opponents.SearchPlayer):
                player.thoughts, player.seconds, rarely = 24, 60.0, 20 * RARELY
            for step, (position, seat) in enumerate(moments(start(name, seats, preset), random.Random(22))):
                if step % rarely == 0:
                    twin = redrawn(position, seat, f"{step}")
                    assert player.choose(twin, seat, b"thought") == player.choose(position, seat, b"thought")


@every_table
def test_every_option_has_a_number_that_the_network_knows(name: str, seats: int, preset: str) -> None:
    first = seer(start(name, seats, preset))
    heard, options = set(), set()
    for position, seat in moments(first, random.Random(23)):
        for option in position.distinct(seat):
            spoken = int(position.spoken(seat, option))
            assert 0 <= spoken < first.network_spec().options
            heard.add(spoken)
            options.add(int(option))
    assert len(heard) > len(options) // 3


@every_game
def test_seats_that_choose_at_once_are_seen_as_if_nobody_had_chosen_yet(name: str) -> None:
    """Paladins' networks were trained otherwise."""
    together = 0
    for position, _ in moments(start(name, game_of(name).seat_counts[-1]), random.Random(24)):
        last = int(position.waiting).bit_length() - 1
        if name != "paladins" and position.together() and int(position.waiting).bit_count() > 1:
            later = position.copy()
            later.choose(later.turn(), later.options(later.turn())[0])
            assert seen(later, last) == seen(position, last)
            assert int(later.waiting) != int(position.waiting)
            together += 1
    assert (together > 0) == (name == "rival_kings")


@every_game
def test_tables_of_all_sizes_look_alike(name: str) -> None:
    """The same number is about the same thing: the own score, and how many sit there."""
    game = game_of(name)
    for seats in game.seat_counts:
        position = seer(start(name, seats))
        for _ in itertools.islice(moments(position, random.Random(25)), 60):
            pass
        spec, seat = position.network_spec(), int(position.turn())
        numbers = seen(position, seat)
        assert len(numbers) == spec.width
        if name != "paladins":
            place = int(spec.observed) + len(spec.steps) + int(spec.phases)
            scores = [int(position.score((seat + ahead) % seats)) for ahead in range(seats)]
            empty = int(spec.seats) - seats
            assert numbers[place : place + seats + empty] == scores + [0] * empty
            there = numbers[place + seats + empty : place + 2 * (seats + empty) + 1]
            assert there == [int(count == seats) for count in range(seats + empty + 1)]


@every_game
def test_nothing_of_the_observation_is_lost_on_the_way(name: str) -> None:
    game = game_of(name)
    for seats in game.seat_counts if name != "paladins" else []:
        names = game.feature_names(start(name, seats))
        for step, (position, seat) in enumerate(moments(start(name, seats), random.Random(26))):
            if step % 10 == 0 and not position.together():
                observation = Observations(1, len(names))
                position.observe(seat, observation)
                observed = seen(position, seat)[: int(seer(position).network_spec().observed)]
                told = [int(cell) for one, cell in zip(names, observation.cells, strict=True) if not PAST.search(one)]
                assert sorted(filter(None, told)) == sorted(filter(None, observed))


@every_game
def test_without_a_network_a_table_is_judged_by_its_terms(name: str) -> None:
    position = seer(start(name, 2))
    seat = int(position.turn())
    with asking(position.network_spec(), None):
        assert list(position.foresee(seat)) == []
        row = position.weights_row(seat)
        now: Any = position.settled(seat)
        assert int(position.worth(seat)) == int(now.term_weights().points(now.terms(seat), row))
        doubt = int(position.term_weights().spread(row))
        assert int(position.spread(seat)) == doubt
        assert position.learned() == position.term_weights().mark(2)
    with asking(position.network_spec(), untaught(position.network_spec())):
        assert int(position.worth(seat)) == int(position.foresee(seat)[0])
        assert int(position.spread(seat)) == 500
        assert position.learned() != position.term_weights().mark(2)


@every_game
def test_a_network_of_another_game_is_refused(name: str) -> None:
    other = game_of("royals" if name != "royals" else "kingsburg").network_specs[0]
    with pytest.raises(Trouble, match="train it anew"):
        game_of(name).network_specs[-1].fitting(untaught(other))


def test_an_opponent_may_ask_another_network_or_none(tmp_path: Any) -> None:
    game, spec = game_of("kingsburg"), game_of("kingsburg").network_specs[0]
    (tmp_path / "some.net").write_bytes(untaught(spec, 2))
    position = seer(start("kingsburg", 3))
    with asking(spec, untaught(spec, 3)):
        before = spec.network()
        plain, advised, usual = (
            opponents.make(f"greedy{asked}", game) for asked in ("@none", f"@{tmp_path / 'some.net'}", "")
        )
        assert len({player.made_of(3) for player in (plain, advised, usual)}) == 3
        chosen = []
        for player in (plain, advised, usual):
            now, choices = position.copy(), []
            for number in range(30):
                seat = int(now.turn())
                choices.append(player.choose(now, seat, b"%d" % number))
                now.choose(seat, choices[-1])
            chosen.append(tuple(choices))
        assert spec.network() is before, "what others ask is as it was"
    assert len(set(chosen)) == 3


@pytest.mark.parametrize(("file", "told"), [("no.net", "cannot be read"), ("other.net", "is no network of Kingsburg")])
def test_a_file_that_is_no_network_is_refused(tmp_path: Any, file: str, told: str) -> None:
    (tmp_path / "other.net").write_bytes(untaught(game_of("royals").network_specs[0]))
    with pytest.raises(Trouble, match=told):
        opponents.make(f"king@{tmp_path / file}", game_of("kingsburg"))
