"""Rival Kings: the rule shown with a question, an option or a refusal speaks of what is asked."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from regalia.games.rival_kings import GAME
from regalia.games.rival_kings.components import ACTIONS, CHARACTERS, RANKS, SUBJECTS
from regalia.games.rival_kings.options import ASK_THEFT, QUESTIONS, action_of
from regalia.games.rival_kings.rules import RivalKings
from regalia.kernel import catalogue
from regalia.kernel.game import Setup
from regalia.kernel.texts import Texts
from rival_kings.rk_scenes import SUBJECTS_1, SUBJECTS_2, Scene
from support import rule

ENGLISH = Texts("en", [GAME.folder / "texts"])
ACTION = [ENGLISH.say(f"action-{action}") for action in ACTIONS]
CHARACTER = [ENGLISH.say(f"character-{card}").partition(" (")[0] for card in CHARACTERS]
SUBJECT = [ENGLISH.say(f"subject-{card}") for card in SUBJECTS]

# The questions, and the words that the rule behind each must have; the others name the action or the subject.
QUESTION_WORDS = {
    "character": "each player must lay one character from hand face down",
    "gardener": "Gardener: .* exchange",
    "watchman": "Watchman: .* higher rank",
    "theft": "thief takes one action from the victim",
    "stolen": "carries out the stolen action at once",
    "one-action": "only one action of the own character card",
    "repeat": "Sailor: .* twice",
    "last": "ability may be slotted in .* after the actions",
    "lapsed": "lapses. When none of the actions left on the card is possible",
}
PASS_WORDS = {
    "gardener": "voluntary",
    "watchman": "voluntary",
    "theft": "Theft is optional",
    "stolen": "may be left undone",
    "action": "may be left undone",
    "one-action": "may be left undone",
    "repeat": "Sailor: forced.* Voluntary",
    "last": "voluntary",
    "lapsed": "the turn ends",
    "looked": "Having looked, the player may decline",
}
TARGET_WORDS = ["Settle conflict", "Pass on conflict", "money pile|Refill", "Recruit subject:|Troubadour: where"]
TARGET_WORDS += ["Buy a building:|Troubadour: where|Blacksmith|ability of only one subject"]
BEFORE_TURNS = ("character", "gardener", "watchman")


def question_of(table: RivalKings) -> str:
    return QUESTIONS[table.question]


def subject_at_work(table: RivalKings, seat: int) -> str:
    return SUBJECT[table.active(seat)]


def words_of_question(table: RivalKings, seat: int) -> str:
    """What the rule behind a question must say."""
    question = question_of(table)
    if question == "action":
        return f"^{ACTION[table.doing]}"
    return QUESTION_WORDS.get(question) or f"^{subject_at_work(table, seat)}"


def words_of_option(table: RivalKings, seat: int, name: str, option: int) -> str:
    """What the rule behind an option must say."""
    kind = name.split()[0]
    if kind == "pass":
        return PASS_WORDS[question_of(table)]
    if kind == "play":
        return f"^{CHARACTER[CHARACTERS.index(name.split()[1])]}, rank"
    if kind in ("swap", "turn"):
        return "^Gardener" if kind == "swap" else "^Watchman"
    if kind == "steal":
        robbed = RANKS[table.rank_in_play(int(name[-1]))]
        return f"^Rank {RANKS[table.rank_in_play(seat)]} steals from rank {robbed}"
    if kind == "use":
        return f"^{SUBJECT[SUBJECTS.index(name.split()[1])]}"
    if name.endswith("with blacksmith"):
        return "^Blacksmith"
    if question_of(table) in ("rival", "give", "get", "pile", "looked"):
        return f"^{subject_at_work(table, seat)}"
    return f"^{ACTION[action_of(option)]}"


def words_of_refusal(table: RivalKings, seat: int, name: str, option: int) -> str:
    """What the rule behind a refusal must say."""
    kind, question = name.split()[0], question_of(table)
    if kind == "pass":
        return words_of_question(table, seat)
    if kind == "play":
        return "from hand|still in hand"
    if kind in ("swap", "turn"):
        return "Gardener" if kind == "swap" else "Watchman"
    if kind == "steal":
        victim = int(name[-1])
        there = question == "theft" and victim < table.seats
        return f"steal|[Tt]heft|thief|{CHARACTER[table.played[victim]]}" if there else "steal|theft|thief|stolen"
    if kind == "use":
        return f"ability|[Aa]ctive subject|any moment of the own turn|{SUBJECT[SUBJECTS.index(name.split()[1])]}"
    if kind in ("get", "look", "pick") or (kind == "give" and "marker" not in name):
        return words_of_card(table, seat, kind)
    return words_of_action(table, seat, int(action_of(option)))


def words_of_card(table: RivalKings, seat: int, kind: str) -> str:
    """Cards and piles that subjects have to do with."""
    if kind in ("look", "pick"):
        return "may look at all cards|one pile or both|^(Vintner|Miner): choose" + (
            "|top card" if kind == "pick" else ""
        )
    if question_of(table) in ("give", "get"):
        return f"{subject_at_work(table, seat)}|perfect pair|cards be exchanged when nothing|two copies"
    return "exchange one own"


def words_of_action(table: RivalKings, seat: int, action: int) -> str:
    """An action that cannot be carried out now."""
    question = question_of(table)
    if question in BEFORE_TURNS:
        return "three phases in this order"
    if question == "theft":
        return "theft comes before"
    if question in ("stolen", "repeat"):
        return TARGET_WORDS[action] if action == table.doing else words_of_question(table, seat)
    if question in ("extra", "rival", "give", "get", "pile", "looked"):
        return f"{subject_at_work(table, seat)}|{TARGET_WORDS[action]}"
    if not table.prints(seat, action):
        return f"^{CHARACTER[table.played[seat]]}, rank"
    if table.covered(seat, action):
        return "not carry out a covered action"
    if question == "action" and action == table.doing:
        return TARGET_WORDS[action]
    late = "only one action" if (table.equal >> seat) & 1 else "from left to right|may not be made up"
    return late if question == "last" else f"{late}|{TARGET_WORDS[action]}"


def walk(seats: int, seed: int) -> Iterator[tuple[RivalKings, int]]:
    """A game at random in which subjects, thefts and exchanges are chosen more often than not."""
    luck = random.Random(seed)
    position = GAME.start(Setup("rival_kings", seats, b"rules %d" % seed))
    assert isinstance(position, RivalKings)
    while position.waiting:
        seat = luck.choice([s for s in range(seats) if position.waits(s)])
        yield position, seat
        offer = list(position.options(seat))
        lively = [option for option in offer if position.name(seat, option).startswith(("use", "steal", "recruit"))]
        position.choose(seat, luck.choice(lively if lively and luck.random() < 0.7 else offer))


def check(id_: str, words: str, where: str) -> None:
    """The catalogue has the rule, and it speaks of what is asked."""
    text = catalogue.text(id_)
    assert re.search(words, text), f"{where}: {id_} says '{text}', nothing of '{words}'"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.long
def test_every_rule_that_is_shown_speaks_of_what_is_asked(seats: int) -> None:
    luck = random.Random(seats)
    asked: Counter[str] = Counter()
    for seed in range(20):
        for table, seat in walk(seats, seed):
            question, offer = question_of(table), list(table.options(seat))
            asked[question] += 1
            check(table.prompt_rule(seat), words_of_question(table, seat), question)
            for option in offer:
                name = table.name(seat, option)
                words = words_of_option(table, seat, name, option)
                check(table.option_rule(seat, option), words, f"{question}, {name}")
            others = [option for option in range(table.option_count()) if option not in offer]
            for option in luck.sample(others, 12):
                name = table.name(seat, option)
                words = words_of_refusal(table, seat, name, option)
                check(table.objection(seat, option), words, f"{question}, no {name}")
    assert set(asked) == set(QUESTIONS[1:]) - ({"rival"} if seats == 2 else set())  # one rival is not asked for


# Single refusals, each by the rule that forbids it and no other.


@rule("RK-R1", "RK-5.6", "RK-5.17", "RK-5.9", "RK-4.6")
def test_why_a_theft_is_refused() -> None:
    scene = Scene(4).play("knight", "diplomat", "countess", "duke")
    assert scene.refuses(3, "steal take_money from seat 1") == "RK-5.2"  # rank B robs rank C
    scene.pass_to(0)
    assert scene.table.question == ASK_THEFT
    assert scene.refuses(0, "steal recruit_subject from seat 1") == "RK-3.17"  # the Diplomat does not recruit
    assert scene.refuses(0, "steal recruit_subject from seat 3") == "RK-5.4"
    scene.choose(0, "steal take_money from seat 1")
    assert scene.refuses(0, "steal take_money from seat 2") == "RK-5.11"
    scene.choose(0, "pass")
    assert scene.refuses(0, "steal settle_conflict from seat 1") == "RK-5.17"
    scene.choose(0, "pass")
    assert scene.refuses(0, "steal take_money from seat 2") == "RK-5.9"
    trader = Scene(3).play("trader_1", "queen", "count").pass_to(0)
    assert trader.refuses(0, "steal take_money from seat 1") == "RK-5.6"
    equal = Scene(3).play("courtier", "priest", "trader_1").pass_to(0)
    assert equal.refuses(0, "steal take_money from seat 2") == "RK-4.6"
    assert Scene(3).refuses(0, "steal take_money from seat 2") == "RK-5.8"


@rule("RK-8.6", "RK-8.7", "RK-8.8", "RK-8.2", "RK-R58")
def test_why_a_subject_is_refused() -> None:
    early = Scene(3).row(0, "gardener", "scholar", "farm")
    assert early.refuses(0, "use scholar") == "RK-8.6"
    assert early.refuses(0, "use gardener") == "RK-8.2"
    assert early.refuses(0, "swap with seat 1") == "RK-8.7"
    sailor = Scene(3).row(0, "sailor").play("queen", "count", "diplomat")
    assert sailor.refuses(0, "use sailor") == "RK-R58"
    herbalist = Scene(3).row(0, "herbalist").markers(0, 1, 1).play("queen", "count", "diplomat")
    assert herbalist.refuses(0, "use herbalist") == "RK-9.25"
    used = Scene(3).row(0, "gardener", "scholar", "farm").play("queen", "count", "diplomat").choose(0, "use scholar")
    assert used.refuses(0, "use scholar") == "RK-8.8"
    assert used.refuses(0, "use gardener") == "RK-8.2"  # an older one does not help anyway


@rule("RK-R34", "RK-9.2", "RK-9.1")
def test_why_gardener_and_watchman_cannot() -> None:
    watchman = Scene(4).row(0, "watchman").play("knight", "bursar", "queen", "duke")
    assert watchman.refuses(0, "turn away seat 1") == "RK-R34"  # the equal rank
    assert watchman.refuses(0, "turn away seat 3") == "RK-9.2"
    gardener = Scene(3).row(0, "gardener").play("knight", "queen", "duke")
    assert gardener.refuses(0, "swap with seat 0") == "RK-9.1"
    assert gardener.refuses(0, "settle") == "RK-2.5"


@rule("RK-4.8", "RK-6.2", "RK-6.3", "RK-R21", "RK-R22", "RK-R27", "RK-R32", "RK-9.17")
def test_why_an_action_is_refused() -> None:
    calm = ("farmer", "watchman", "farm", "inn")
    trader = Scene(3).tops(*calm).markers(0, 1, 1).play("trader_1", "queen", "count").pass_to(0)
    assert trader.refuses(0, "settle") == "RK-6.3"  # lapsed before Take money, which is due
    assert trader.refuses(0, "recruit farmer at subjects_1") == "RK-6.2"
    assert trader.refuses(0, "give marker to seat 1") == "RK-3.18"  # not on the card
    few = Scene(3).tops(*calm).no_money().supply(3, 0).play("courtier", "queen", "diplomat").pass_to(0)
    assert few.choose(0, "pass").refuses(0, "take money at buildings_1") == "RK-R22"  # filled up, but for this one
    none = Scene(3).tops(*calm).no_money().supply(3, 0).row(0, "scholar", "mine")
    none.play("courtier", "queen", "diplomat").pass_to(0).choose(0, "pass")
    assert none.refuses(0, "take money at buildings_1") == "RK-R21"  # to be filled up first, but for this one
    equal = Scene(3).tops(*calm).row(0, "scholar", "mine").play("trader_1", "trader_2", "queen").pass_to(0)
    equal.choose(0, "settle")
    assert equal.refuses(0, "take money at subjects_1") == "RK-4.8"
    crossed = Scene(3).tops(*calm).row(0, "troubadour", "mine").play("queen", "count", "diplomat")
    crossed.choose(0, "use troubadour", "give mine", "get watchman at subjects_2")
    assert crossed.refuses(0, "recruit mine at subjects_2") == "RK-R27"
    assert crossed.refuses(0, "recruit farm at buildings_1") == "RK-7.10"
    free = Scene(3, sheet={"buildings": [{"id": "farm", "value": 0}]}).tops(*calm).row(0, "blacksmith")
    free.play("lord_protector", "count", "diplomat")
    assert free.refuses(0, "buy farm at buildings_1 with blacksmith") == "RK-R32"


@rule("RK-9.6", "RK-9.8", "RK-9.14", "RK-R37", "RK-R62", "RK-R64")
def test_why_an_exchange_is_refused() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "miner", "bishop", "scholar", "bishop", "mine")
    scene.row(1, "jailer", "scholar").play("queen", "count", "diplomat")
    assert scene.refuses(0, "give scholar") == "RK-9.8"
    assert scene.refuses(0, "get farm at buildings_1") == "RK-9.14"
    scene.choose(0, "use bishop")
    assert scene.refuses(0, "give miner") == "RK-R37"
    assert scene.refuses(0, "give mine") == "RK-9.8"
    assert scene.refuses(0, "give newer scholar") == "RK-R64"
    scene.choose(0, "give newer bishop")
    assert scene.refuses(0, "get farm at buildings_1") == "RK-9.8"
    assert scene.refuses(0, "get newer jailer of seat 1") == "RK-R64"
    same = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "court_lady", "inn", "mine").row(1, "inn")
    same.play("queen", "count", "diplomat")
    assert same.refuses(0, "give inn") == "RK-9.6"
    lady = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "court_lady", "inn", "mine", "garden")
    lady.row(1, "inn").play("queen", "count", "diplomat").choose(0, "use court_lady")
    assert lady.refuses(0, "give inn") == "RK-R62"


@rule("RK-R25", "RK-R26", "RK-9.21", "RK-9.22")
def test_why_a_card_of_a_pile_is_refused() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "vintner").coins(0, 2)
    scene.below(SUBJECTS_1, "bishop", "jailer").play("queen", "count", "diplomat")
    assert scene.refuses(0, "look at subjects_1") == "RK-9.22"
    assert scene.refuses(0, "look at buildings_1") == "RK-9.24"
    assert scene.refuses(0, "pick nothing, card 1") == "RK-R25"
    scene.choose(0, "use vintner")
    assert scene.refuses(0, "look at buildings_1") == "RK-R26"
    scene.choose(0, "look at subjects_1")
    assert scene.refuses(0, "pick bishop, card 2") == "RK-9.21"  # 4 coins
    assert scene.refuses(0, "look at subjects_2") == "RK-R26"
    assert scene.table.pile_size[SUBJECTS_2] == 8


@rule("RK-9.15", "RK-R33", "RK-R35")
def test_options_of_one_kind_have_rules_of_their_own() -> None:
    scene = Scene(3).tops("farmer", "watchman", "farm", "inn").row(0, "troubadour", "mine")
    table = scene.play("queen", "count", "diplomat").choose(0, "use troubadour", "give mine").table
    rules = {table.name(0, option): table.option_rule(0, option) for option in table.options(0)}
    assert (rules["get farmer at subjects_1"], rules["get farm at buildings_1"]) == ("RK-9.15", "RK-9.14")
    both = Scene(2).row(1, "watchman").play("courtier", "trader_1", neutral="countess").table
    rules = {both.name(1, option): both.option_rule(1, option) for option in both.options(1)}
    assert rules == {"pass": "RK-8.5", "turn away seat 0": "RK-R33", "turn away neutral": "RK-R35"}
