"""Rival Kings: every option by its number: its name, its phrase and its pieces."""

from typing import Any

from regalia.games.rival_kings.components import ABILITIES, ACTIONS, CARDS, CHARACTERS, SUBJECTS
from regalia.games.rival_kings.options import GET_TOP, PICK, PILE_NAMES, RECRUIT_TOP
from regalia.kernel.game import SPECTATOR
from rival_kings.rk_scenes import SUBJECTS_1, SUBJECTS_2, Scene
from support import rule

TOPS = ("jailer", "watchman", "garden", "inn")
PLAYED = ("lord_protector", "knight", "count", "trader_1")
ROWS: tuple[list[str], ...] = (
    ["miner", "scholar", "miner", "blacksmith"],
    ["gardener", "farmer"],
    [],
    ["bishop"],
    ["farm", "mine", "farm"],
    ["garden"],
    ["market"],
    [],
)
CODES = [*CARDS, *(f"newer {card}" for card in SUBJECTS)]
SEATS = range(4)


def scene() -> Scene:
    """A table with cards everywhere; the first player is asked."""
    found = Scene(4).tops(*TOPS).coins(0, 5, 2)
    for seat in SEATS:
        found.row(seat, *ROWS[seat], *ROWS[4 + seat])
    return found.play(*PLAYED)


def place(seat: int, code: str) -> int:
    """Where a card lies in its row, or -1."""
    card = code.removeprefix("newer ")
    row = ROWS[seat if card in SUBJECTS else 4 + seat]
    places = [number for number, other in enumerate(row) if other == card]
    return (places[-1] if code.startswith("newer") else places[0]) if places else -1


def piece(seat: int, code: str) -> str:
    """A card in a row, to point at."""
    return f"{'subject' if code.removeprefix('newer ') in SUBJECTS else 'building'}:{seat}:{place(seat, code)}"


def message(card: str) -> str:
    """A card in a phrase."""
    return f"@{'subject' if card in SUBJECTS else 'building'}-{card}"


def test_names() -> None:
    table = scene().table
    at = [f"{card} at {pile}" for card, pile in zip(TOPS, PILE_NAMES, strict=True)]
    expected = [
        "pass",
        *(f"play {character}" for character in CHARACTERS),
        *(f"swap with seat {seat}" for seat in SEATS),
        *(f"turn away seat {seat}" for seat in SEATS),
        "turn away neutral",
        *(f"steal {action} from seat {seat}" for seat in SEATS for action in ACTIONS),
        *(f"use {subject}" for subject in SUBJECTS),
        "settle",
        *(f"give marker to seat {seat}" for seat in SEATS),
        *(f"take money at {pile}" for pile in PILE_NAMES),
        *(f"recruit {card}" for card in at),
        *(f"buy {card}" for card in at),
        *(f"buy {card} with blacksmith" for card in at),
        *(f"give {code}" for code in CODES),
        *(f"get {code} of seat {seat}" for seat in SEATS for code in CODES),
        *(f"get {card}" for card in at),
        *(f"look at {pile}" for pile in PILE_NAMES),
        *(f"pick nothing, card {number}" for number in range(1, 9)),
    ]
    assert [table.name(0, option) for option in range(table.option_count())] == expected


def test_pieces() -> None:
    table = scene().table
    piles = [[f"pile:{number}"] for number in range(4)]
    expected = [
        [],
        *([f"character:{character}"] for character in CHARACTERS),
        *([f"played:{seat}"] for seat in SEATS),
        *([f"played:{seat}"] for seat in SEATS),
        ["neutral"],
        *([f"action:{seat}:{action}"] for seat in SEATS for action in ACTIONS),
        *([piece(0, f"newer {subject}")] for subject in SUBJECTS),
        ["markers:0"],
        *(["markers:0", f"player:{seat}"] for seat in SEATS),
        *([f"money:{number}"] for number in range(4)),
        *piles,
        *piles,
        *([*pile, "subject:0:3"] for pile in piles),
        *([piece(0, code)] for code in CODES),
        *([piece(seat, code)] for seat in SEATS for code in CODES),
        *piles,
        *piles,
        *([f"card:-1:{number}"] for number in range(8)),
    ]
    assert [table.pieces(0, option) for option in range(table.option_count())] == expected


def test_phrases() -> None:
    table = scene().table
    value = dict(zip(CARDS, (int(value) for value in table.edition.value), strict=True))
    where = [f"@pile-{pile}" for pile in PILE_NAMES]
    tops: list[dict[str, Any]] = [{"card": message(card), "price": value[card]} for card in TOPS]
    codes = [{"card": message(c.removeprefix("newer ")), "newer": int(c.startswith("newer"))} for c in CODES]
    expected: list[tuple[str, dict[str, Any]]] = [
        ("pass-action", {"action": "@action-buy_building"}),
        *(("option-play", {"character": f"@character-{character}"}) for character in CHARACTERS),
        *(("option-swap", {"seat": seat, "character": f"@character-{PLAYED[seat]}"}) for seat in SEATS),
        *(("option-turn-away", {"seat": seat}) for seat in SEATS),
        ("option-turn-away-neutral", {}),
        *(("option-steal", {"seat": seat, "action": f"@action-{action}"}) for seat in SEATS for action in ACTIONS),
        *(
            ("option-use", {"subject": message(subject), "ability": f"@ability-{ability}"})
            for subject, ability in zip(SUBJECTS, ABILITIES, strict=True)
        ),
        ("option-settle", {}),
        *(("option-marker", {"seat": seat}) for seat in SEATS),
        *(("option-take", {"pile": pile}) for pile in where),
        *(("option-recruit", top) for top in tops),
        *(("option-buy", top) for top in tops),
        *(("option-buy-cheaper", top | {"price": top["price"] - 1}) for top in tops),
        *(("option-give", code) for code in codes),
        *(("option-get", code | {"seat": seat}) for seat in SEATS for code in codes),
        *(("option-get-top", {"card": top["card"]}) for top in tops),
        *(("option-look", {"pile": pile}) for pile in where),
        *(("option-pick", {"card": "-", "price": 0, "place": number}) for number in range(1, 9)),
    ]
    table.choose(0, table.named(0, "pass"))  # no theft
    assert [table.phrase(0, option) for option in range(table.option_count())] == expected


def test_a_phrase_names_the_pile_where_two_piles_show_the_same_card() -> None:
    table = Scene(2).tops("jailer", "jailer", "garden", "inn").table
    first, second = (table.phrase(0, RECRUIT_TOP + pile) for pile in (0, 1))
    assert first[0] == second[0] == "option-recruit-at"
    assert (first[1]["pile"], second[1]["pile"]) == ("@pile-subjects_1", "@pile-subjects_2")
    assert [table.phrase(0, GET_TOP + pile)[0] for pile in range(4)] == [
        *["option-get-top-at"] * 2,
        *["option-get-top"] * 2,
    ]


def test_cards_of_a_pile_that_is_looked_through() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "vintner").coins(0, 5, 2)
    deep = ("scholar", "bishop", "gardener", "miner", "sailor", "jailer", "herbalist")
    scene.below(SUBJECTS_2, *deep).play("lord_protector", "count", "diplomat")
    table = scene.choose(0, "use vintner", "look at subjects_2").table
    cards = ["watchman", *deep]
    assert [table.name(0, PICK + n) for n in range(8)] == [f"pick {card}, card {n}" for n, card in enumerate(cards, 1)]
    assert [table.pieces(0, PICK + n) for n in range(8)] == [[f"card:1:{n}"] for n in range(8)]
    prices = [int(table.edition.value[CARDS.index(card)]) for card in cards]
    assert [table.phrase(0, PICK + n) for n in range(8)] == [
        ("option-pick", {"card": message(card), "price": prices[n], "place": n + 1}) for n, card in enumerate(cards)
    ]


def test_what_is_not_there_has_a_name_too() -> None:
    scene = Scene(2).shrink(SUBJECTS_1, 0)
    table = scene.table
    assert table.name(0, table.option_count() - 12 - 4) == "get nothing at subjects_1"
    assert scene.refuses(0, "recruit nothing at subjects_1") == "RK-2.5"
    swaps = [table.phrase(0, 13 + seat)[1]["character"] for seat in SEATS]
    assert swaps == ["-", "-", "-", "-"]  # nothing is revealed, and two seats are not there


PROMPTS: dict[str, dict[str, str]] = {
    "theft": {},
    "stolen": {"action": "@action-take_money"},
    "action": {"action": "@action-take_money"},
    "one-action": {},
    "repeat": {"action": "@action-take_money"},
    "last": {},
    "extra": {"subject": "@subject-market_woman"},
    "give": {"subject": "@subject-troubadour"},
    "get": {"card": "@building-mine"},
    "pile": {"subject": "@subject-miner"},
    "rival": {"subject": "@subject-herbalist"},
    "looked": {},
}


def asked(question: str) -> Scene:
    """A scene in which the first player is asked this."""
    calm = ("farmer", "watchman", "farm", "inn")
    if question in ("theft", "stolen", "action"):
        found = Scene(3).tops(*calm).play("knight", "diplomat", "duke").pass_to(0)
        before: dict[str, list[str]] = {"stolen": ["steal take_money from seat 1"], "action": ["pass"]}
        return found.choose(0, *before.get(question, []))
    if question in ("one-action", "repeat"):
        found = Scene(3).tops(*calm).row(0, "sailor").play("trader_1", "trader_2", "queen").pass_to(0)
        return found if question == "one-action" else found.choose(0, "take money at subjects_1")
    subjects = {"extra": "market_woman", "rival": "herbalist", "last": "scholar", "give": "troubadour"}
    subject = subjects.get(question, "troubadour" if question == "get" else "miner")
    found = Scene(3).tops(*calm).row(0, subject, "mine").play("queen", "count", "diplomat")
    steps = {"last": ["pass"], "get": ["use troubadour", "give mine"], "looked": ["use miner", "look at buildings_1"]}
    return found.choose(0, *steps.get(question, [f"use {subject}"]))


def test_questions() -> None:
    for question, details in PROMPTS.items():
        assert asked(question).table.prompt(0) == (f"prompt-{question}", details)


def test_passing_is_said_as_it_is_meant() -> None:
    for question in ("theft", "stolen", "one-action", "repeat", "last", "looked"):
        assert asked(question).table.phrase(0, 0) == (f"pass-{question}", {})
    assert asked("action").table.phrase(0, 0) == ("pass-action", {"action": "@action-take_money"})


@rule("RK-5.17")
def test_only_a_thief_steals_nothing_more() -> None:
    scene = Scene(4).play("courtier", "trader_1", "trader_2", "queen").pass_to(0)
    assert scene.table.phrase(0, 0) == ("pass-theft", {})
    scene.choose(0, "steal take_money from seat 1", "pass")
    assert scene.table.phrase(0, 0) == ("pass-theft-more", {})


# What a view tells of the moment.


@rule("RK-2.5")
def test_the_phase_and_who_acts() -> None:
    scene = Scene(3).row(0, "gardener")
    assert (scene.seen(SPECTATOR)["phase"], scene.seen(SPECTATOR)["acting"]) == ("characters", -1)
    scene.play("knight", "queen", "duke")
    assert (scene.seen(SPECTATOR)["phase"], scene.seen(SPECTATOR)["acting"]) == ("conflicts", -1)
    scene.choose(0, "pass")
    assert (scene.seen(SPECTATOR)["phase"], scene.seen(SPECTATOR)["acting"]) == ("actions", 1)
    scene.end_cycle()
    assert (scene.seen(SPECTATOR)["phase"], scene.seen(SPECTATOR)["acting"]) == ("characters", -1)
    assert scene.seen(SPECTATOR)["doing"] == ""


@rule("RK-I20")
def test_it_is_counted_how_often_something_hidden_is_shown() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "miner")
    before = scene.table.shown
    scene.play("queen", "count", "diplomat")
    assert scene.table.shown == before + 1  # the characters
    scene.choose(0, "recruit farmer at subjects_1")
    assert scene.table.shown == before + 2  # the card below it
    looks = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "miner").play("queen", "count", "diplomat")
    before = looks.table.shown
    looks.choose(0, "use miner", "look at buildings_1")
    assert looks.table.shown == before + 1
    looks.choose(0, "pass").end_cycle().play("lord_protector", "duke", "bursar").end_cycle()
    assert looks.table.round == 2
    assert looks.table.shown == before + 3  # the next characters, and the hands of the next round
