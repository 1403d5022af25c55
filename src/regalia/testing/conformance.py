"""What every game must do, whatever its rules are: it can be copied, stored and replayed, and it keeps its secrets.

@pytest.mark.parametrize("case", conformance.cases(GAME), ids=str)
def test_conformance(case: conformance.Case) -> None:
    case()
"""

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from regalia import _engine
from regalia.kernel import catalogue
from regalia.kernel import record as records
from regalia.kernel import sheet as sheets
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Game, Setup
from regalia.kernel.position import IllegalChoice, Position
from regalia.kernel.record import Record
from regalia.kernel.texts import FALLBACK, Texts, available
from regalia.testing import finish, moments, secrecy, start
from regalia.testing.text_files import messages

SEATS_MAX = 5  # the house has arms and courtiers for so many


@dataclass(frozen=True)
class Case:
    """One thing that a game must do at one kind of table."""

    check: Callable[[Game, int, str], None]
    game: Game
    seats: int
    preset: str

    def __call__(self) -> None:
        """Fails where the game does not do it."""
        self.check(self.game, self.seats, self.preset)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.preset}-{self.check.__name__}"


def cases(game: Game) -> list[Case]:
    """All that a game must do, at every table or once."""
    tables = [(seats, preset) for seats in game.seat_counts for preset in game.presets]
    found = [Case(check, game, *table) for check in AT_EVERY_TABLE for table in tables]
    return found + [Case(check, game, *tables[0]) for check in ONCE]


@contextmanager
def refused(kind: type[Exception], word: str = "") -> Iterator[None]:
    """What is done here must be refused, with this word in the sentence."""
    told = None
    try:
        yield
    except kind as error:
        told = str(error)
    assert told is not None, f"nothing was refused with {kind.__name__}"
    assert word in told, f"{told} does not say: {word}"


def it_starts_and_ends(game: Game, seats: int, preset: str) -> None:
    """Random games end, somebody has won, and nobody is asked any more."""
    for seed in range(3):
        position = finish(start(game, seats, preset, bytes([seed + 1])), seed)
        assert position.over()
        ranks = sorted(int(position.rank(seat)) for seat in range(seats))
        assert ranks[0] == 1 or seats == 1
        for seat in range(seats):
            assert len(position.options(seat)) == 0


def a_copy_is_equal_and_independent(game: Game, seats: int, preset: str) -> None:
    """A choice in a copy leaves the position alone."""
    for position, seat in moments(start(game, seats, preset), random.Random(1)):
        before = position.to_bytes()
        twin = position.copy()
        assert twin.to_bytes() == before
        twin.choose(seat, twin.options(seat)[0])
        assert position.to_bytes() == before


def python_copies_a_position_whole(game: Game, seats: int, preset: str) -> None:
    """Whichever way Python copies it, a position shares nothing that changes and plays on alike."""
    ways: list[Callable[[Position], Position]] = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
    for step, (position, seat) in enumerate(moments(start(game, seats, preset), random.Random(2))):
        for how in ways if step % 20 == 0 else ():
            before = position.to_bytes()
            twin = how(position)
            assert twin.to_bytes() == before
            twin.choose(seat, twin.options(seat)[0])
            assert position.to_bytes() == before
    end = finish(start(game, seats, preset), 5).to_bytes()
    assert all(finish(how(start(game, seats, preset)), 5).to_bytes() == end for how in ways)


def a_copy_plays_on_to_the_same_end(game: Game, seats: int, preset: str) -> None:
    """The same choices after a copy bring the same."""
    for step, (now, _) in enumerate(moments(start(game, seats, preset), random.Random(2))):
        if step % 40 == 0:
            assert finish(now.copy(), 5).to_bytes() == finish(now.copy(), 5).to_bytes()


def every_option_can_be_chosen(game: Game, seats: int, preset: str) -> None:
    """Whatever is offered can be carried out."""
    for position, seat in moments(start(game, seats, preset), random.Random(3)):
        offer = list(position.options(seat))
        assert offer
        assert len(set(offer)) == len(offer)
        assert all(0 <= option < position.option_count() for option in offer)
        for option in offer:
            position.copy().choose(seat, option)


def names_are_unique_and_lead_back(game: Game, seats: int, preset: str) -> None:
    """Every option has a name of its own, by which it is found."""
    for position, seat in moments(start(game, seats, preset), random.Random(4)):
        offer = list(position.options(seat))
        called = [position.name(seat, option) for option in offer]
        assert len(set(called)) == len(called), called
        assert [position.named(seat, word) for word in called] == offer


def pieces_tell_the_options_apart(game: Game, seats: int, preset: str) -> None:
    """No two options concern the same pieces, and a name of a piece has no space in it."""
    for position, seat in moments(start(game, seats, preset), random.Random(5)):
        sets = [frozenset(position.pieces(seat, option)) for option in position.options(seat)]
        assert len(set(sets)) == len(sets), sets
        assert not any(" " in piece for pieces in sets for piece in pieces), sets


def an_illegal_choice_changes_nothing(game: Game, seats: int, preset: str) -> None:
    """It is refused, and names its rule where there is a catalogue of them."""
    luck = random.Random(6)
    for step, (position, seat) in enumerate(moments(start(game, seats, preset), random.Random(6))):
        before = position.to_bytes()
        offer = set(position.options(seat))
        others = [option for option in range(int(position.option_count())) if option not in offer]
        for option in [luck.choice(others)] if others else []:
            rule = objection(position, seat, option)
            assert "-" in rule or not catalogue.exists(game.name), position.name(seat, option)
        if step % 20 == 0:
            with refused(IllegalChoice):
                position.named(seat, "no such name")
        idle = [other for other in range(seats) if not position.waits(other)]
        if idle:
            with refused(IllegalChoice, "not asked"):
                position.choose(idle[0], 0)
        assert position.to_bytes() == before


def objection(position: Position, seat: int, option: int) -> str:
    """The rule by which a position refuses an option."""
    try:
        position.choose(seat, option)
    except IllegalChoice as refusal:
        return refusal.rule
    raise AssertionError(f"{position.name(seat, option)} was carried out though it was not offered")


def bytes_round_trip(game: Game, seats: int, preset: str) -> None:
    """A position that was stored plays on like the one that was not."""
    for step, (position, _) in enumerate(moments(start(game, seats, preset), random.Random(7))):
        again = position.from_bytes(position.to_bytes())
        assert again.to_bytes() == position.to_bytes()
        if step % 150 == 0:
            assert finish(again, 1).to_bytes() == finish(position.copy(), 1).to_bytes()


def a_record_replays_and_verifies(game: Game, seats: int, preset: str) -> None:
    """What was played can be replayed from its record and proved."""
    setup = Setup(game.name, seats, b"record", preset)
    position = game.start(setup)
    record = Record.begin(game, setup, [f"P{seat}" for seat in range(seats)])
    luck = random.Random(8)
    while position.waiting:
        seat = int(position.turn())
        option = luck.choice(list(position.options(seat)))
        record.add(seat, position.name(seat, option))
        position.choose(seat, option)
    record.close(position)
    with TemporaryDirectory() as folder:
        record.save(Path(folder) / "game.json")
        again = records.load(Path(folder) / "game.json")
    assert again == record
    assert records.replay(again, game).to_bytes() == position.to_bytes()
    assert records.verify(again, game).to_bytes() == position.to_bytes()


def invariants_hold_throughout(game: Game, seats: int, preset: str) -> None:
    """The game's own watcher finds nothing."""
    for seed in range(4 if _engine.compiled() else 1):
        position = start(game, seats, preset, bytes([seed + 9]), listen=True)
        inspector = game.inspector(position)
        inspector.inspect()
        for _ in moments(position, random.Random(seed)):
            inspector.inspect()
        inspector.inspect()


def the_score_sheet_adds_up(game: Game, seats: int, preset: str) -> None:
    """Its lines make up the points of every seat."""
    position = finish(start(game, seats, preset, b"sheet"), 3)
    sheet = game.score_sheet(position)
    for seat in range(seats):
        assert sum(line.points[seat] for line in sheet) == position.score(seat)
        for line in sheet:
            parts = line.parts[seat] if line.parts else ()
            assert not parts or sum(part.points for part in parts) == line.points[seat], line.source


def equal_points_are_decided_as_the_places_say(game: Game, seats: int, preset: str) -> None:
    """Points, then what is told to decide between equal ones, give the places; alone, the game decides."""
    for seed in range(8):
        position = finish(start(game, seats, preset, bytes([seed + 1])), seed)
        told = [(one.counts, -1 if one.fewest else 1) for one in game.tie_breaks(position)]
        ways = [(int(position.score(s)), *(sign * counts[s] for counts, sign in told)) for s in range(seats)]
        places = [1 + sum(other > own for other in ways) for own in ways]
        assert seats == 1 or places == [int(rank) for rank in position.ranks()]


def every_text_is_there(game: Game, seats: int, preset: str) -> None:
    """Prompts, options, events and score lines of a whole game can be said in every language of the game."""
    folder = game.folder / "texts"
    assert FALLBACK in available(folder), "a game has texts in English at least"
    spoken = [Texts(language, [folder]) for language in available(folder)]
    position = start(game, seats, preset, b"texts", listen=True)
    for now, seat in moments(position, random.Random(11)):
        phrases = [(event.kind, event.details) for event in now.journal or []]
        phrases.append(now.prompt(seat))
        phrases += [now.phrase(seat, option) for option in now.options(seat)]
        now.journal = []
        for texts in spoken:
            lines = [texts.phrase(phrase) for phrase in phrases]
            assert all(lines)
            told = lines[-len(now.options(seat)) :]
            assert len(set(told)) == len(told), told
    for texts in spoken:
        assert texts.say("about")
        assert all(texts.say(f"score-{line.source}") for line in game.score_sheet(position))


def it_can_be_drawn(game: Game, seats: int, preset: str) -> None:
    """For everybody, at any moment, in every language in turn: the terminal shows it, and the view is plain data."""
    spoken = cycle(Texts(language, [game.folder / "texts"]) for language in available(game.folder / "texts"))
    for step, (position, _) in enumerate(moments(start(game, seats, preset), random.Random(16))):
        for seat in [SPECTATOR, *range(seats)] if step % 25 == 0 else []:
            view = game.view(position, seat)
            assert json.loads(json.dumps(view))["seat"] == seat
            assert view["game"] == game.name
            assert game.draw(view, next(spoken))


def silence_changes_nothing(game: Game, seats: int, preset: str) -> None:
    """A game that is listened to runs exactly like one that is not."""
    quiet, told = start(game, seats, preset), start(game, seats, preset, listen=True)
    assert finish(quiet, 12).to_bytes() == finish(told, 12).to_bytes()
    assert told.journal
    assert quiet.journal is None


def the_fields_are_complete(game: Game, seats: int, preset: str) -> None:
    """Everything that a position holds is listed in `fields`, or of the kernel."""
    position = start(game, seats, preset)
    known = {"agenda", "waiting", "question", "asked", "answers", "offer", "shown", "seats"}
    known |= {"chance", "journal", "origin", "edition", *position.fields()}
    present = {*getattr(position, "__mypyc_attrs__", ()), *getattr(position, "__dict__", ())}
    assert present - {"__dict__"} <= known
    assert all(hasattr(position, field) for field in position.fields())


def a_position_with_own_values_is_pickled_with_them(game: Game, seats: int, preset: str) -> None:
    """Whoever unpacks it needs neither the file nor the same place for it."""
    with TemporaryDirectory() as folder:
        own = Path(folder) / "own.toml"
        own.write_text(f'game = "{game.name}"\n')
        packed = pickle.dumps(game.start(Setup(game.name, seats, b"own", components=own)))
    assert finish(pickle.loads(packed), 1).over()


def bad_set_ups_are_refused(game: Game, seats: int, preset: str) -> None:
    """In one sentence each."""
    name, counts = game.name, game.seat_counts
    assert 1 <= counts[0] <= counts[-1] <= SEATS_MAX
    wrong = [
        Setup(name, counts[-1] + 1, b"x"),
        Setup(name, counts[0] - 1, b"x"),
        Setup(name, seats, b"x", preset="nonsense"),
        Setup(name, seats, b"x", switches={"nonsense": "yes"}),
        Setup(name, seats, b"x", order=(7, 7)),
    ]
    wrong += [Setup(name, seats, b"x", switches={switch: "nonsense"}) for switch in game.switches]
    for setup in wrong:
        with refused(Trouble):
            game.start(setup)


def every_switch_value_plays(game: Game, seats: int, preset: str) -> None:
    """Whatever the lobby offers."""
    for switch, values in game.switches.items():
        for value in values:
            for count in game.seat_counts:
                position = game.start(Setup(game.name, count, b"switch", switches={switch: value}))
                assert finish(position, 1).over()


def a_sheet_can_be_overlaid(game: Game, seats: int, preset: str) -> None:
    """An empty sheet changes nothing, and a wrong one is refused with its line."""
    with TemporaryDirectory() as folder:
        own = Path(folder) / "own.toml"
        own.write_text(f'game = "{game.name}"\n')
        assert sheets.digest(game.sheet(own)) == sheets.digest(game.sheet())
        own.write_text(f'game = "{game.name}"\n\n[nonsense]\nx = 1\n')
        with refused(Trouble, "own.toml, line 3: nonsense"):
            game.sheet(own)
        own.write_text('game = "chess"\n')
        with refused(Trouble, "line 1"):
            game.sheet(own)


def the_languages_agree(game: Game, seats: int, preset: str) -> None:
    """Every language has the same messages with the same arguments."""
    folder = game.folder / "texts"
    model = messages(folder / f"{FALLBACK}.ftl")
    for language in available(folder):
        found = messages(folder / f"{language}.ftl")
        assert set(found) == set(model), language
        for key, arguments in found.items():
            assert arguments == model[key], f"{language}: {key}"


AT_EVERY_TABLE = (
    it_starts_and_ends,
    a_copy_is_equal_and_independent,
    python_copies_a_position_whole,
    a_copy_plays_on_to_the_same_end,
    every_option_can_be_chosen,
    names_are_unique_and_lead_back,
    pieces_tell_the_options_apart,
    an_illegal_choice_changes_nothing,
    bytes_round_trip,
    a_record_replays_and_verifies,
    invariants_hold_throughout,
    the_score_sheet_adds_up,
    equal_points_are_decided_as_the_places_say,
    every_text_is_there,
    it_can_be_drawn,
    silence_changes_nothing,
    secrecy.a_view_shows_nothing_hidden,
    secrecy.who_is_asked_next_tells_nothing_hidden,
    secrecy.an_observation_tells_nothing_hidden,
    secrecy.an_observation_tells_apart_what_the_view_does,
    secrecy.an_observation_has_the_same_names_at_every_moment,
    secrecy.opponents_choose_by_what_they_know,
)
ONCE = (
    the_fields_are_complete,
    a_position_with_own_values_is_pickled_with_them,
    bad_set_ups_are_refused,
    every_switch_value_plays,
    a_sheet_can_be_overlaid,
    the_languages_agree,
)
