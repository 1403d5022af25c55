"""What every game of the house must do, whatever its rules are."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia import _engine
from regalia.kernel import record as records
from regalia.kernel import sheet as sheets
from regalia.kernel.chance import Chance
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.position import IllegalChoice, Position
from regalia.kernel.record import Record
from regalia.kernel.scroll import Scroll
from regalia.kernel.texts import Texts, available
from regalia.kernel.vectors import i64, vec
from regalia.players import opponents
from support import finish, game_of, moments, start, tables

TABLES = tables()
GAMES = sorted({name for name, _, _ in TABLES})
every_table = pytest.mark.parametrize(("name", "seats", "preset"), TABLES)
every_game = pytest.mark.parametrize("name", GAMES)


def fresh_luck(position: Position, label: str) -> Chance:
    return Chance(label.encode(), position.chance.streams)


@every_table
def test_a_game_starts_and_ends(name: str, seats: int, preset: str) -> None:
    for seed in range(3):
        position = finish(start(name, seats, preset, bytes([seed + 1])), seed)
        assert position.over()
        ranks = sorted(int(position.rank(seat)) for seat in range(seats))
        assert ranks[0] == 1 or seats == 1
        for seat in range(seats):
            assert len(position.options(seat)) == 0


@every_table
def test_a_copy_is_equal_and_independent(name: str, seats: int, preset: str) -> None:
    for position, seat in moments(start(name, seats, preset), random.Random(1)):
        before = position.to_bytes()
        twin = position.copy()
        assert twin.to_bytes() == before
        twin.choose(seat, twin.options(seat)[0])
        assert position.to_bytes() == before


COPIES: list[Callable[[Position], Position]] = [
    copy.copy,
    copy.deepcopy,
    lambda position: pickle.loads(pickle.dumps(position)),
]


@every_table
@pytest.mark.parametrize("how", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_python_copies_a_position_whole(
    name: str, seats: int, preset: str, how: Callable[[Position], Position]
) -> None:
    """Whichever way Python copies it, a position shares nothing that changes and plays on alike."""
    for step, (position, seat) in enumerate(moments(start(name, seats, preset), random.Random(2))):
        if step % 20 == 0:
            before = position.to_bytes()
            twin = how(position)
            assert twin.to_bytes() == before
            twin.choose(seat, twin.options(seat)[0])
            assert position.to_bytes() == before
    assert finish(how(start(name, seats, preset)), 5).to_bytes() == finish(start(name, seats, preset), 5).to_bytes()


@every_game
def test_a_position_with_own_values_is_pickled_with_them(name: str, tmp_path: Path) -> None:
    """Whoever unpacks it needs neither the file nor the same place for it."""
    game = game_of(name)
    own = tmp_path / "own.toml"
    own.write_text(f'game = "{name}"\n')
    packed = pickle.dumps(game.start(Setup(name, game.seat_counts[0], b"own", components=own)))
    own.unlink()
    assert finish(pickle.loads(packed), 1).over()


@every_table
def test_a_copy_plays_on_to_the_same_end(name: str, seats: int, preset: str) -> None:
    position = start(name, seats, preset)
    for step, (now, _) in enumerate(moments(position, random.Random(2))):
        if step == 20:
            twin = now.copy()
            assert finish(twin, 5).to_bytes() == finish(now.copy(), 5).to_bytes()


@every_table
def test_every_option_can_be_chosen(name: str, seats: int, preset: str) -> None:
    for position, seat in moments(start(name, seats, preset), random.Random(3)):
        offer = list(position.options(seat))
        assert offer
        assert len(set(offer)) == len(offer)
        assert all(0 <= option < position.option_count() for option in offer)
        for option in offer:
            position.copy().choose(seat, option)


@every_table
def test_names_are_unique_and_lead_back(name: str, seats: int, preset: str) -> None:
    for position, seat in moments(start(name, seats, preset), random.Random(4)):
        offer = list(position.options(seat))
        called = [position.name(seat, option) for option in offer]
        assert len(set(called)) == len(called), called
        assert [position.named(seat, word) for word in called] == offer


@every_table
def test_pieces_tell_the_options_apart(name: str, seats: int, preset: str) -> None:
    for position, seat in moments(start(name, seats, preset), random.Random(5)):
        sets = [frozenset(position.pieces(seat, option)) for option in position.options(seat)]
        assert len(set(sets)) == len(sets), sets


@every_table
def test_an_illegal_choice_names_its_rule_and_changes_nothing(name: str, seats: int, preset: str) -> None:
    luck = random.Random(6)
    for step, (position, seat) in enumerate(moments(start(name, seats, preset), random.Random(6))):
        before = position.to_bytes()
        offer = set(position.options(seat))
        others = [option for option in range(int(position.option_count())) if option not in offer]
        option = luck.choice(others)
        with pytest.raises(IllegalChoice) as refused:
            position.choose(seat, option)
        assert "-" in refused.value.rule, refused.value
        if step % 20 == 0:
            with pytest.raises(IllegalChoice):
                position.named(seat, "no such name")
        idle = [other for other in range(seats) if not (position.waiting >> other) & 1]
        if idle:
            with pytest.raises(IllegalChoice, match="not asked"):
                position.choose(idle[0], option)
        assert position.to_bytes() == before


@every_table
def test_bytes_round_trip(name: str, seats: int, preset: str) -> None:
    for step, (position, _) in enumerate(moments(start(name, seats, preset), random.Random(7))):
        again = position.from_bytes(position.to_bytes())
        assert again.to_bytes() == position.to_bytes()
        if step % 150 == 0:
            assert finish(again, 1).to_bytes() == finish(position.copy(), 1).to_bytes()


@every_game
def test_the_fields_are_complete(name: str) -> None:
    position = start(name, game_of(name).seat_counts[0])
    known = {"agenda", "waiting", "question", "asked", "answers", "offer", "shown", "seats"}
    known |= {"chance", "journal", "origin", "edition", *position.fields()}
    present = set(getattr(position, "__mypyc_attrs__", ())) or set(vars(position))
    assert present - {"__dict__"} <= known
    assert all(hasattr(position, field) for field in position.fields())


@every_table
def test_a_record_replays_and_verifies(name: str, seats: int, preset: str, tmp_path: Path) -> None:
    game = game_of(name)
    setup = Setup(name, seats, b"record", preset)
    position = game.start(setup)
    record = Record.begin(game, setup, [f"P{seat}" for seat in range(seats)])
    luck = random.Random(8)
    while position.waiting:
        seat = int(position.turn())
        option = luck.choice(list(position.options(seat)))
        record.add(seat, position.name(seat, option))
        position.choose(seat, option)
    record.close(position)
    record.save(tmp_path / "game.json")
    again = records.load(tmp_path / "game.json")
    assert again == record
    assert records.replay(again, game).to_bytes() == position.to_bytes()
    assert records.verify(again, game).to_bytes() == position.to_bytes()


@every_table
def test_a_view_shows_nothing_hidden(name: str, seats: int, preset: str) -> None:
    """Deal anew what a seat cannot know: its view, its options and its texts stay the same to the byte."""
    game = game_of(name)
    texts = Texts("en", [game.folder / "texts"])
    rarely = 5 if _engine.compiled() else 25
    for step, (position, _) in enumerate(moments(start(name, seats, preset), random.Random(f"views {preset}"))):
        for seat in [SPECTATOR, *range(seats)] if step % rarely == 0 else []:
            before = seen(game.view(position, seat), position, seat, texts)
            twin = position.copy()
            twin.redraw(seat, fresh_luck(position, f"{step}"))
            assert seen(game.view(twin, seat), twin, seat, texts) == before


interpreted = pytest.mark.skipif(_engine.compiled(), reason="only the interpreted engine lets itself be watched")


def public(position: Position, name: str) -> str:
    """What a spectator sees, and who is asked."""
    return json.dumps([game_of(name).view(position, SPECTATOR), int(position.waiting)])


@interpreted
@every_table
@pytest.mark.long
def test_an_automatic_answer_tells_nothing_hidden(
    name: str, seats: int, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single option is taken at once only where everybody knows that there is no other.

    Or where nobody would notice: a seat in the middle of a choice that the others do not see yet.
    """
    ask, before = Position.ask, ""

    def watched(position: Position, seat: int, question: int, offer: vec[i64]) -> None:
        if len(offer) == 1:
            asked = position.copy()
            asked.insist(seat, question, offer)
            for deal in range(6) if public(asked, name) != before else []:
                twin = asked.copy()
                twin.redraw(SPECTATOR, fresh_luck(position, f"{deal}"))
                assert list(twin.options(seat)) == list(offer), position.prompt(seat)
        ask(position, seat, question, offer)

    monkeypatch.setattr(Position, "ask", watched)
    for game in range(3):
        for position, _ in moments(start(name, seats, preset, b"automatic %d" % game), random.Random(game)):
            before = public(position, name)


@every_table
def test_who_is_asked_next_tells_nothing_hidden(name: str, seats: int, preset: str) -> None:
    """Deal anew what the chooser cannot know: the same choice, and all see the same, so the same are asked."""
    compared, rarely = 0, 2 if _engine.compiled() else 10
    for step, (position, seat) in enumerate(moments(start(name, seats, preset), random.Random(15))):
        if step % rarely:
            continue
        option = random.Random(step).choice(list(position.options(seat)))
        told = []
        for deal in range(3):
            twin = position.copy()
            if deal:
                twin.redraw(seat, fresh_luck(position, f"{deal}"))
            twin.chance, twin.journal = fresh_luck(position, f"{step}"), []
            twin.choose(seat, option)
            events = [(e.kind, repr(e.details)) for e in twin.journal if e.seen_by(SPECTATOR)]
            told.append((events, int(twin.waiting)))
        for events, waiting in told[1:]:
            if events == told[0][0]:
                compared += 1
                assert waiting == told[0][1]
    assert compared > 10


def features(position: Position, seat: int, scroll: Scroll) -> list[int]:
    scroll.clear()
    scroll.begin(0)
    position.observe(seat, scroll)
    return [int(cell) for cell in scroll.cells]


@every_table
def test_an_observation_tells_nothing_hidden(name: str, seats: int, preset: str) -> None:
    """Deal anew what a seat cannot know, answers of others included: what it observes stays the same."""
    first = start(name, seats, preset)
    scroll = Scroll(1, len(game_of(name).feature_names(first)))
    rarely = 2 if _engine.compiled() else 15
    for step, (position, _) in enumerate(moments(first, random.Random(13))):
        for seat in range(seats) if step % rarely == 0 else []:
            before = features(position, seat, scroll)
            twin = position.copy()
            twin.redraw(seat, fresh_luck(position, f"{step}"))
            assert features(twin, seat, scroll) == before


@every_table
def test_an_observation_tells_apart_what_the_view_does(name: str, seats: int, preset: str) -> None:
    """Choices that lead a seat to different views lead it to different observations."""
    game, first = game_of(name), start(name, seats, preset)
    scroll = Scroll(1, len(game.feature_names(first)))
    rarely = 5 if _engine.compiled() else 25
    for step, (position, seat) in enumerate(moments(first, random.Random(f"told {preset}"))):
        views: dict[tuple[int, ...], str] = {}
        for option in list(position.options(seat))[:12] if step % rarely == 0 else []:
            twin = position.copy()
            twin.choose(seat, option)
            told = json.dumps([game.view(twin, seat), int(twin.waiting)])
            assert views.setdefault(tuple(features(twin, seat, scroll)), told) == told


@every_table
def test_an_observation_has_the_same_names_at_every_moment(name: str, seats: int, preset: str) -> None:
    """A row that is written over and over is the same as a new one, and every number has one name."""
    game, first = game_of(name), start(name, seats, preset)
    names = game.feature_names(first)
    assert len(set(names)) == len(names)
    assert {label.partition(".")[0] for label in names} >= {"table", "own", "secret", "history"}
    worn, told = Scroll(3, len(names)), set[int]()
    for step, (position, seat) in enumerate(moments(first, random.Random(14))):
        if step % 5 == 0:
            row = step % 3
            worn.clear()
            worn.begin(row)
            position.observe(seat, worn)
            assert worn.place == (row + 1) * len(names)
            assert game.feature_names(position) == names
            written = [int(cell) for cell in worn.cells[row * len(names) : worn.place]]
            assert written == features(position, seat, Scroll(1, len(names)))
            told.update(place for place, number in enumerate(written) if number)
    assert len(told) > len(names) // 4


def seen(view: dict[str, object], position: Position, seat: int, texts: Texts) -> str:
    told = []
    if seat >= 0 and (position.waiting >> seat) & 1:
        told = [texts.phrase(position.prompt(seat))]
        told += [texts.phrase(position.phrase(seat, option)) for option in position.options(seat)]
        told += [position.name(seat, option) for option in position.options(seat)]
    return json.dumps([view, told])


@every_table
@pytest.mark.long
def test_opponents_choose_by_what_they_know(name: str, seats: int, preset: str) -> None:
    game = game_of(name)
    for kind in opponents.KINDS:
        player = opponents.make(kind, game)
        rarely = 7 if _engine.compiled() else 50
        if isinstance(player, opponents.SearchPlayer):
            player.thoughts, player.seconds, rarely = 8, 60.0, 90
        for step, (position, seat) in enumerate(moments(start(name, seats, preset), random.Random(10))):
            if step % rarely == 0:
                twin = position.copy()
                twin.redraw(seat, fresh_luck(position, f"{step}"))
                assert player.choose(twin, seat, b"thought") == player.choose(position, seat, b"thought")


@every_table
def test_invariants_hold_throughout(name: str, seats: int, preset: str) -> None:
    game = game_of(name)
    for seed in range(4 if _engine.compiled() else 1):
        position = start(name, seats, preset, bytes([seed + 9]), listen=True)
        inspector = game.inspector(position)
        inspector.inspect()
        for _ in moments(position, random.Random(seed)):
            inspector.inspect()
        inspector.inspect()


@every_table
def test_the_score_sheet_adds_up(name: str, seats: int, preset: str) -> None:
    position = finish(start(name, seats, preset, b"sheet"), 3)
    sheet = game_of(name).score_sheet(position)
    for seat in range(seats):
        assert sum(line.points[seat] for line in sheet) == position.score(seat)


@every_table
def test_every_text_is_there(name: str, seats: int, preset: str) -> None:
    """Prompts, options, events and score lines of a whole game can be said in every language."""
    game = game_of(name)
    spoken = [Texts(language, [game.folder / "texts"]) for language in available(game.folder / "texts")]
    assert {"en", "hu"} <= {texts.language for texts in spoken}
    position = start(name, seats, preset, b"texts", listen=True)
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
        for line in game.score_sheet(position):
            assert texts.say(f"score-{line.source}")


@every_table
def test_silence_changes_nothing(name: str, seats: int, preset: str) -> None:
    """A game that is listened to runs exactly like one that is not."""
    quiet, told = start(name, seats, preset), start(name, seats, preset, listen=True)
    assert finish(quiet, 12).to_bytes() == finish(told, 12).to_bytes()
    assert told.journal
    assert quiet.journal is None


@every_game
def test_bad_set_ups_are_refused(name: str) -> None:
    game = game_of(name)
    seats = game.seat_counts
    wrong = [
        Setup(name, seats[-1] + 1, b"x"),
        Setup(name, seats[0] - 1, b"x"),
        Setup(name, seats[0], b"x", preset="nonsense"),
        Setup(name, seats[0], b"x", switches={"nonsense": "yes"}),
        Setup(name, seats[0], b"x", order=(7, 7)),
    ]
    wrong += [Setup(name, seats[0], b"x", switches={switch: "nonsense"}) for switch in game.switches]
    for setup in wrong:
        with pytest.raises(Trouble):
            game.start(setup)


@every_game
def test_every_switch_value_plays(name: str) -> None:
    game = game_of(name)
    for switch, values in game.switches.items():
        for value in values:
            for seats in game.seat_counts:
                position = game.start(Setup(name, seats, b"switch", switches={switch: value}))
                assert finish(position, 1).over()


@every_game
def test_a_sheet_can_be_overlaid(name: str, tmp_path: Path) -> None:
    game = game_of(name)
    empty = tmp_path / "empty.toml"
    empty.write_text(f'game = "{name}"\n')
    assert sheets.digest(game.sheet(empty)) == sheets.digest(game.sheet())
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(f'game = "{name}"\n\n[nonsense]\nx = 1\n')
    with pytest.raises(Trouble, match=r"wrong\.toml, line 3: nonsense"):
        game.sheet(wrong)
    wrong.write_text('game = "chess"\n')
    with pytest.raises(Trouble, match="line 1"):
        game.sheet(wrong)


@every_game
def test_every_value_of_the_sheet_has_a_basis(name: str) -> None:
    sheet = game_of(name).sheet()
    counts = sheets.basis_counts(sheet)
    assert sum(counts.values()) > 50
    assert set(counts) == set(sheets.BASES)


@every_game
def test_the_languages_agree(name: str) -> None:
    """Every language has the same messages with the same arguments."""
    from text_files import messages

    folder = game_of(name).folder / "texts"
    model = messages(folder / "en.ftl")
    for language in available(folder):
        found = messages(folder / f"{language}.ftl")
        assert set(found) == set(model), language
        for key, arguments in found.items():
            assert arguments == model[key], f"{language}: {key}"
