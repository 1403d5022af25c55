"""The rulebooks for players: every rule that a table can show is told in every language, at every kind of table."""

import ast
import random
import re
from collections.abc import Iterator, Mapping

import pytest

from regalia import games
from regalia.kernel import book, catalogue
from regalia.kernel.game import Game, Setup, Switch
from regalia.kernel.texts import LANGUAGES
from regalia.testing.text_files import messages
from regalia.web.boards import rulebook
from support import moments

# What is still to be written. Whoever writes it takes it out here.
WITHOUT_BOOK: set[str] = set()
UNWRITTEN: dict[str, set[str]] = {}

WRITTEN = [name for name in games.house() if name not in WITHOUT_BOOK]
every_book = pytest.mark.parametrize("name", WRITTEN)
MARK = re.compile(r"\b[A-Z]{2}-[A-Z]?\d|repaired|\bgap\b|derived|\(P\b|`")  # what only engineers read


def tables(game: Game) -> Iterator[dict[str, Switch]]:
    """The switches of every preset, and of every preset with one switch changed."""
    for preset in game.presets:
        yield game.resolve(preset)
        for key, values in game.switches.items():
            for value in values:
                yield game.resolve(preset, {key: value})


def shown_by_the_engine(game: Game) -> set[str]:
    """All ids that stand in the grounds of a game; of those put together from parts, all that begin so."""
    found: set[str] = set()
    known = catalogue.rules(game.name)
    for node in ast.walk(ast.parse((game.folder / "grounds.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginning = str(node.values[0].value)
            found |= {rule for rule in known if beginning.endswith(".") and rule.startswith(beginning)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and catalogue.ID.fullmatch(node.value):
            found.add(node.value)
    return found


def log_messages(game: Game) -> list[str]:
    """The ids of what the log can say."""
    text = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    part = text.partition("## Events\n")[2].partition("\n## ")[0]
    return re.findall(r"^([a-z][\w-]*) =", part, re.MULTILINE)


def told(game: Game, switches: Mapping[str, Switch]) -> list[str]:
    """All rules that are told at a table."""
    return [rule for _, passages in book.read(game).shown(switches) for one in passages for rule in one.rules]


def test_games_without_a_book_are_known() -> None:
    assert {name for name in games.house() if not book.exists(games.find(name))} == WITHOUT_BOOK


@every_book
def test_languages_that_are_not_written_yet_are_known(name: str) -> None:
    assert set(LANGUAGES) - set(book.spoken(games.find(name))) == UNWRITTEN.get(name, set())


@every_book
def test_every_rule_that_can_be_shown_is_told_at_every_table(name: str) -> None:
    game = games.find(name)
    wanted = shown_by_the_engine(game)
    assert len(wanted) > 40
    for switches in tables(game):
        assert not wanted - set(told(game, switches)), switches


@every_book
def test_no_rule_is_told_twice_at_a_table(name: str) -> None:
    """So it is clear which passage answers."""
    game = games.find(name)
    for switches in tables(game):
        rules = told(game, switches)
        assert sorted(rules) == sorted(set(rules)), switches


@every_book
def test_only_rules_of_the_catalogue_are_told(name: str) -> None:
    game = games.find(name)
    rules = {rule for page in book.read(game).pages for one in page.passages for rule in one.rules}
    assert not rules - set(catalogue.rules(name))


@every_book
def test_every_line_of_the_log_leads_to_a_passage(name: str) -> None:
    game = games.find(name)
    assert log_messages(game)
    for switches in tables(game):
        lost = [kind for kind in log_messages(game) if not book.read(game).about(kind, switches)]
        assert not lost, switches


@every_book
def test_what_leads_to_a_passage_are_messages_of_the_game(name: str) -> None:
    game = games.find(name)
    known = set(messages(game.folder / "texts" / "en.ftl"))
    assert not {word for page in book.read(game).pages for one in page.passages for word in one.about} - known


@every_book
def test_the_rules_that_a_game_shows_are_those_of_its_grounds(name: str) -> None:
    """What is asked, chosen and refused while some games are played leads to a passage, whoever put the id together."""
    game, luck = games.find(name), random.Random(1)
    for preset in game.presets:
        position = game.start(Setup(name, game.seat_counts[0], b"book", preset))
        switches, known = game.resolve(preset), set(told(game, game.resolve(preset)))
        for _, (now, seat) in zip(range(60), moments(position, luck), strict=False):
            options = list(now.options(seat))
            refused = [one for one in luck.sample(range(now.option_count()), 3) if one not in options]
            rules = {now.prompt_rule(seat), *(now.option_rule(seat, one) for one in options)}
            rules |= {now.objection(seat, one) for one in refused}
            assert not rules - known - {""}, switches


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_says_nothing_that_only_engineers_read(name: str, language: str) -> None:
    game = games.find(name)
    words = book.words(game, language)
    lines = [
        *words.titles.values(),
        *(line for blocks in words.blocks.values() for one in blocks for line in one.lines),
    ]
    assert not [line for line in lines if MARK.search(line)]


@every_book
def test_the_example_is_the_same_at_every_table(name: str) -> None:
    """Captions speak of it in numbers."""
    game = games.find(name)
    read = book.read(game)
    stories = []
    for switches in tables(game):
        _, events = read.play(switches, len(read.example.choices))
        stories.append([[(event.kind, event.details) for event in moment] for moment in events[1:-1]])
    assert all(story == stories[0] for story in stories)


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_is_drawn(name: str, language: str) -> None:
    game = games.find(name)
    for preset in game.presets:
        switches = tuple(sorted(game.resolve(preset).items()))
        for _, _, passages in rulebook.SHELF.take(game, switches, language):
            for one in passages:
                assert bool(one.drawings) == one.passage.drawn
                assert bool(one.card) == bool(one.passage.card)


@every_book
def test_people_of_the_example_have_names(name: str) -> None:
    game = games.find(name)
    for language in book.spoken(game):
        assert len(book.words(game, language).names) == book.read(game).example.seats


@every_book
def test_every_switch_changes_the_book(name: str) -> None:
    """A switch that no passage asks for would be told wrongly at some table."""
    game = games.find(name)
    asked = {key for page in book.read(game).pages for one in page.passages for key in one.when}
    assert asked == set(game.switches)


@every_book
def test_each_value_of_a_switch_has_its_words(name: str) -> None:
    game = games.find(name)
    for key, values in game.switches.items():
        shown = [
            {one.name for _, passages in book.read(game).shown(game.resolve("", {key: value})) for one in passages}
            for value in values
        ]
        assert all(shown.count(one) == 1 for one in shown), key
