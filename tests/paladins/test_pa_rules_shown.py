"""The rule shown behind a question, an option or a refusal speaks of what is asked, chosen or refused.

Whole games are walked at random. What the catalogue must say is told here by kind of question and option, and for
every rule that refuses something what must be true on the table for it to be the reason.
"""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from paladins.pa_scenes import Scene, index
from regalia.games.paladins import GAME
from regalia.games.paladins.components import ACTIONS, WORKERS
from regalia.kernel import catalogue
from support import rule, start, usual_tables

REFUSED = 6  # options that are tried at every question though they are not offered

QUESTIONS = {
    "setup-hire": r"each player hires 1 of the face-up townsfolk",
    "paladin": r"places exactly 1 of the 3 face down on the paladin space",
    "tavern": r"takes one not yet taken face-up tavern card",
    "turn": r"exactly one action or passes",
    "quest": r"discards one townsfolk of the row \(quest\)",
    "hire": r"hires one townsfolk of the row",
    "free-recruit": r"Free recruit: recruit 1 available townsfolk without silver",
    "workshop": r"workshop goes to a slot of the player's choice",
    "square of commission": r"monk goes to a free square",
    "square of garrison": r"outpost goes to a free square",
    "jar": r"jar goes to a free jar space",
    "attack": r"target of Attack is one face-up outsider",
    "convert": r"target of Convert is one face-up outsider",
    "pray of pray": r"With Pray the player may .*remove all workers from one action",
    "pray": r"Pray icon: remove all own workers",
    "discard of absolve": r"with Absolve the player may discard 1 own suspicion",
    "discard": r"^Discard 1 suspicion",
    "pay-debt": r"Pay \(turn over\) 1 own unpaid debt",
    "destroy-debt": r"Destroy \(discard\) 1 own unpaid debt",
    "choice of fortify": r"wall offers a choice the player chooses",
    "choice of favour": r"favour offers a choice of rewards the player chooses",
    "ability": r"Inquisition each player carries out the own abilities in any order",
    "keep": r"Of more than 3 unused workers .* the player chooses which",
}
WORKERS_FOR = {
    "develop": r"Develop needs exactly 2 workers",
    "recruit for a quest": r"Recruit with 1 worker: any kind",
    "recruit to hire": r"Recruit with 2 workers: any kind .* fighter",
    "hunt with 1": r"Hunt and Trade with 1 worker",
    "hunt with 2": r"Hunt and Trade with 2 workers: the right slot needs a scout",
    "trade with 1": r"Hunt and Trade with 1 worker",
    "trade with 2": r"Hunt and Trade with 2 workers: the right slot needs .*merchant",
    "pray": r"Pray needs 1 cleric",
    "conspire": r"Conspire needs 1 worker",
    "commission": r"Commission needs scout, any, cleric",
    "fortify": r"Fortify needs merchant, any, scout",
    "garrison": r"Garrison needs merchant, any, fighter",
    "absolve": r"Absolve needs cleric, any, merchant",
    "attack": r"Attack needs scout, any, fighter",
    "convert": r"Convert needs fighter, any, cleric",
    "favour": r"favour takes the one worker shown on it",
}
DOINGS = {
    "pass": r"A player may pass on any own turn",
    "develop": r"Develop moves the leftmost workshop",
    "recruit for a quest": r"Recruit with 1 worker: .*\(quest\)",
    "recruit to hire": r"Recruit with 2 workers: the player hires",
    "hunt with 1": r"1 worker.*Hunt gives 1 provision",
    "hunt with 2": r"2 workers: 3 provisions \(Hunt\)",
    "trade with 1": r"1 worker.*Trade 1 silver",
    "trade with 2": r"2 workers: .*3 silver \(Trade\)",
    "pray": r"With Pray",
    "conspire": r"With Conspire the player gains 1 criminal",
    "commission": r"monk goes to a free square",
    "fortify": r"top card of the wall deck is drawn",
    "garrison": r"outpost goes to a free square",
    "absolve": r"jar goes to a free jar space",
    "attack": r"target of Attack",
    "convert": r"target of Convert",
    "favour": r"revealed favour is an extra action space",
}
MAY_BE_LEFT = r"\bmay\b|optional"
OPTIONS = {
    "setup-hire": QUESTIONS["setup-hire"],
    "paladin": r"on top of the own paladin deck",
    "tavern": QUESTIONS["tavern"],
    "quest": r"^Quest: only the icons in the top right corner",
    "hire": r"^Hire: only the icons of the lower part",
    "free-recruit": r"free recruit can take any available townsfolk",
    "square of commission": r"reward of the square",
    "square of garrison": r"reward of the square",
    "jar": r"reward of that jar space",
    "convert": r"Of a converted outsider",
    "pray": r"Pray removes the workers of one action only",
    "pay-debt": r"^Paying a debt",
    "destroy-debt": r"^Destroying a debt",
}


@cache
def told(name: str) -> str:
    """The text of a rule, as a player reads it."""
    found = catalogue.text(name)
    assert found, f"{name} is not in the catalogue"
    return found


def speaks(name: str, pattern: str, of: str) -> None:
    """The rule says something like that."""
    assert re.search(pattern, told(name)), f"{of}: {name} says: {told(name)}"


class Walk:
    """A random game, with what each seat said it does this turn."""

    def __init__(self, seats: int, preset: str, seed: int) -> None:
        self.game: Any = start("paladins", seats, preset, b"rules shown %d" % seed, listen=True)
        self.luck = random.Random(f"{seats} {preset} {seed}")
        self.seed = seed

    def moments(self) -> Iterator[tuple[int, str, str]]:
        """Every waiting seat, what it is asked, and what it does this turn."""
        doing = dict.fromkeys(range(int(self.game.seats)), "")
        self.game.journal = []
        while self.game.waiting:
            seat = self.luck.choice([s for s in range(self.game.seats) if self.game.waits(s)])
            asked = self.game.prompt(seat)[0].removeprefix("prompt-")
            yield seat, asked, doing[seat]
            option = self.luck.choice(list(self.game.options(seat)))
            if asked == "turn":
                name = self.game.name(seat, option)
                doing[seat] = "favour" if name.startswith("use ") else name
                self.game.journal = []
            self.game.choose(seat, option)

    def key(self, asked: str, doing: str) -> str:
        """The question, told apart by what the seat does where it must be."""
        if asked == "discard":
            kinds = [event.kind for event in self.game.journal]
            flag = "absolves" in kinds and any(
                event.kind == "raises" and event.details["attribute"] == "@attribute-faith"
                for event in self.game.journal[kinds.index("absolves") :]
            )
            return "discard of absolve" if flag else "discard"
        apart = f"{asked} of {doing}"
        return apart if apart in QUESTIONS else asked


def pattern_of_question(key: str, doing: str) -> str:
    return WORKERS_FOR[doing] if key == "workers" else QUESTIONS[key]


def pattern_of_option(game: Any, seat: int, option: int, key: str, doing: str) -> str:
    name = str(game.name(seat, option))
    if key == "turn":
        return DOINGS["favour" if name.startswith("use ") else name]
    if name == "decline":
        return MAY_BE_LEFT
    if key == "workers":
        return r"A criminal may stand in any slot" if "criminal" in name else WORKERS_FOR[doing]
    if name.endswith("for a debt"):
        return r"taking 1 debt instead of paying the silver"
    if key == "workshop":
        action, slot = name.removeprefix("workshop on ").split()
        stands = GAME.view(game, seat)["players"][seat]["board"][action][int(slot) - 1]["stands"]
        return r"slot that holds a worker" if stands else QUESTIONS["workshop"]
    if key == "attack":
        place = game.phrase(seat, option)[1]["place"]
        price = GAME.view(game, seat)["players"][seat]["attack"][place - 1]
        return r"Missing strength may be bought" if price else r"strength level must be at least"
    if key == "ability":
        return name.capitalize()
    if key.startswith("pray"):
        return OPTIONS["pray"]
    return OPTIONS.get(key) or QUESTIONS[key]


# What must be true for a rule to be the reason of a refusal.


def doing_of(name: str) -> str:
    """The action that an option on a turn is about."""
    return name.split()[0]


def slots_of(me: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The slots that must be filled for what is done."""
    count = int(name.split()[-1]) if name[-1].isdigit() else 1 if name == "recruit for a quest" else 3
    return [slot for slot in me["board"][doing_of(name)][:count] if slot["stands"] != "workshop"]


def supply(me: dict[str, Any]) -> list[str]:
    """The own workers."""
    return [worker for worker in WORKERS for _ in range(me["goods"][worker])]


def short_of(me: dict[str, Any], name: str) -> bool:
    """Whether the price of an action is more than the seat has."""
    return any(me["goods"][good] < count for good, count in me["price"][doing_of(name)])


def favour_of(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        place for place in view["favours"] if place.get("card", {}).get("id") == name.removeprefix("use ")
    )
    return found


def lacks_colour(view: dict[str, Any], me: dict[str, Any], name: str) -> bool:
    """Whether workers of some colour are missing, counting criminals for all."""
    if name.startswith("use "):
        wanted = [favour_of(view, name)["card"]["worker"]]
    else:
        wanted = [slot["colour"] for slot in slots_of(me, name)]
    coloured = [colour for colour in wanted if colour != "any"]
    missing = sum(max(0, coloured.count(c) - me["goods"][c]) for c in set(coloured))
    return bool(missing > me["goods"]["criminal"])


Reason = Callable[[dict[str, Any], dict[str, Any], str], bool]
TURN: dict[str, Reason] = {
    "PA-18.1": lambda view, me, name: not supply(me),
    "PA-24.4": lambda view, me, name: name.startswith("use favour on place"),
    "PA-24.5": lambda view, me, name: favour_of(view, name)["user"] is not None,
    "PA-24.9": lambda view, me, name: any(
        good != "debt" and me["goods"][good] < count for good, count in favour_of(view, name)["card"]["price"]
    ),
    "PA-3.5": lacks_colour,
    "PA-3.8": lambda view, me, name: ACTIONS.index(name) > 5 and len(supply(me)) < len(slots_of(me, name)),
    "PA-3.9": lambda view, me, name: any(s["stands"] in WORKERS for s in me["board"][doing_of(name)]),
    "PA-3.10": lambda view, me, name: name != "attack" and me["done"][name] >= 7,
    "PA-4.10": lambda view, me, name: name == "develop" and me["done"]["develop"] == 8,
    "PA-5.14": lambda view, me, name: name.startswith("recruit") and not any(s["card"] for s in view["townsfolk"]),
    "PA-5.11": lambda view, me, name: (
        name.startswith("recruit")
        and all(s["price"]["silver"] > me["goods"]["silver"] for s in view["townsfolk"] if s["card"])
    ),
    "PA-9.4": lambda view, me, name: name == "commission" and not within(view, me, "faith"),
    "PA-9.6": lambda view, me, name: name == "commission" and not free(within(view, me, "faith")),
    "PA-11.4": lambda view, me, name: name == "garrison" and not within(view, me, "strength"),
    "PA-11.6": lambda view, me, name: name == "garrison" and not free(within(view, me, "strength")),
    "PA-10.4": lambda view, me, name: name == "fortify" and me["levels"]["influence"] < me["needs"]["wall"],
    "PA-R11": lambda view, me, name: name == "fortify" and view["decks"]["walls"] == 0,
    "PA-12.4": lambda view, me, name: name == "absolve" and me["levels"]["influence"] < me["needs"]["jar"],
    "PA-13.8": lambda view, me, name: (
        name in ("attack", "convert") and not any(slot["card"] for slot in view["outsiders"])
    ),
    "PA-13.4": lambda view, me, name: (
        name == "attack"
        and all(me["attack"][s["place"] - 1] > me["goods"]["silver"] for s in view["outsiders"] if s["card"])
    ),
    "PA-14.3": lambda view, me, name: (
        name == "convert" and all(s["faith"] > me["levels"]["faith"] for s in view["outsiders"] if s["card"])
    ),
}
for few, doing in (("4.1", "develop"), ("5.7", "recruit to hire"), ("6.3", "")):
    TURN[f"PA-{few}"] = lambda view, me, name, doing=doing: (  # type: ignore[misc]
        len(supply(me)) < 2 and (name == doing or not doing) and not name.endswith("1")
    )
for price, doing in (("4.2", "develop"), ("7.2", "pray"), ("9.2", "commission"), ("10.2", "fortify"),
                     ("11.2", "garrison"), ("12.2", "absolve"), ("14.2", "convert")):  # fmt: skip
    TURN[f"PA-{price}"] = lambda view, me, name, doing=doing: (  # type: ignore[misc]
        name == doing and short_of(me, name)
    )


def within(view: dict[str, Any], me: dict[str, Any], attribute: str) -> list[dict[str, Any]]:
    """The squares within reach."""
    areas = {slot["place"] for slot in view["outsiders"] if slot[attribute] <= me["levels"][attribute]}
    return [square for square in view["squares"] if square["area"] in areas]


def free(squares: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [square for square in squares if square["piece"] is None]


def square_of(view: dict[str, Any], name: str) -> dict[str, Any] | None:
    return next((square for square in view["squares"] if square["id"] == name.removeprefix("square ")), None)


def reason_on_a_square(view: dict[str, Any], me: dict[str, Any], name: str, monk: bool) -> str:
    """PA-9.4 to PA-9.7, PA-11.4 to PA-11.7."""
    square = square_of(view, name)
    chapter = "PA-9" if monk else "PA-11"
    if square is None:
        return f"{chapter}.7"
    return f"{chapter}.6" if square["piece"] else f"{chapter}.4"


def workers_of(name: str) -> list[str]:
    return name.removeprefix("place ").split(", ")


def reason_for_workers(view: dict[str, Any], me: dict[str, Any], name: str, doing: str) -> tuple[str, ...]:
    """What may be wrong with workers: not had, too many or few, or of the wrong colour."""
    placed, mine = workers_of(name), supply(me)
    if any(placed.count(worker) > mine.count(worker) for worker in placed):
        return ("PA-3.3",)
    needed = 1 if doing == "favour" else len(slots_of(me, doing))
    if len(placed) != needed:
        right = doing in ACTIONS[6:]
        return ("PA-24.9",) if doing == "favour" else ("PA-3.8",) if right else SLOT_RULES[doing]
    return ("PA-3.5",)


SLOT_RULES = {
    "develop": ("PA-4.1",),
    "recruit for a quest": ("PA-5.3",),
    "recruit to hire": ("PA-5.7",),
    "hunt with 1": ("PA-6.2",),
    "hunt with 2": ("PA-6.3",),
    "trade with 1": ("PA-6.2",),
    "trade with 2": ("PA-6.3",),
    "pray": ("PA-7.1",),
    "conspire": ("PA-8.1",),
}


def reason_for_recruit(view: dict[str, Any], me: dict[str, Any], name: str, asked: str) -> str:
    """Who is not there, is too dear, or cannot be had for a debt."""
    debt = name.endswith(" for a debt")
    card = name.removesuffix(" for a debt").split(maxsplit=1)[1]
    slot = next((s for s in view["townsfolk"] if s["card"] and s["card"]["id"] == card), None)
    if slot is None:
        return "PA-1.25" if asked == "setup-hire" else "PA-5.14"
    if not debt:
        return "PA-5.11"
    beyond = "PA-R65" if slot["price"]["debt"] else "PA-5.12"
    return {"setup-hire": "PA-1.23", "quest": "PA-R8", "hire": beyond, "free-recruit": "PA-5.15"}[asked]


def reason_for_outsider(view: dict[str, Any], asked: str, name: str) -> str:
    card = name.split(maxsplit=1)[1]
    shown = [slot["card"]["id"] for slot in view["outsiders"] if slot["card"]]
    if card not in shown:
        return "PA-13.8"
    return "PA-13.4" if asked == "attack" else "PA-14.3"


def reason_for_paladin(me: dict[str, Any], name: str) -> str:
    used = name.removeprefix("use ").split(", keep ")[0]
    return "PA-2.9" if used in me["cards"]["hand"] else "PA-2.8"


def check_refusal(game: Any, seat: int, option: int, key: str, doing: str) -> None:
    """The rule that refuses an option is true of the table, or else that of the question itself."""
    name, refused = str(game.name(seat, option)), str(game.objection(seat, option))
    view = GAME.view(game, seat)
    me, asked = view["players"][seat], key.split()[0]
    assert told(refused)
    if key == "turn" and (name in DOINGS or name.startswith("use favour")):
        assert TURN[refused](view, me, name), f"{name}: {refused} is not the reason"
        return
    wanted: tuple[str, ...]
    if key == "workers" and name.startswith("place "):
        wanted = reason_for_workers(view, me, name, doing)
    elif asked == "square" and name.startswith("square "):
        wanted = (reason_on_a_square(view, me, name, doing == "commission"),)
    elif asked in ("quest", "hire", "free-recruit", "setup-hire") and re.match(r"(hire|quest) ", name):
        wanted = (reason_for_recruit(view, me, name, asked),)
    elif asked in ("attack", "convert") and re.match(r"(attack|convert) ", name):
        wanted = (reason_for_outsider(view, asked, name),)
    elif asked == "paladin" and ", keep " in name:
        wanted = (reason_for_paladin(me, name),)
    elif asked == "tavern" and name.startswith("take tavern"):
        shown = name.removeprefix("take ") in [card["id"] for card in view["tavern"]]
        wanted = ("PA-2.13" if shown else "PA-2.6",)
    elif asked == "workshop" and name.startswith("workshop on "):
        wanted = ("PA-4.6",)
    elif asked == "jar" and name.startswith("jar space "):
        wanted = ("PA-12.7",)
    elif asked == "pray" and name.startswith("empty "):
        wanted = ("PA-R23",)
    else:
        speaks(refused, pattern_of_question(key, doing), f"{name} at {key}")
        return
    assert refused in wanted, f"{name} at {key}: {refused}, expected {wanted}"


@pytest.mark.parametrize(("name", "seats", "preset"), usual_tables(["paladins"]))
@pytest.mark.long
def test_every_rule_shown_speaks_of_what_is_asked(name: str, seats: int, preset: str) -> None:
    walk, asked_for = Walk(seats, preset, 1), set[str]()
    for seat, asked, doing in walk.moments():
        game = walk.game
        key = walk.key(asked, doing)
        asked_for.add(key)
        speaks(game.prompt_rule(seat), pattern_of_question(key, doing), key)
        offer = list(game.options(seat))
        for option in offer:
            pattern = pattern_of_option(game, seat, option, key, doing)
            speaks(game.option_rule(seat, option), pattern, f"{game.name(seat, option)} at {key}")
        others = [option for option in range(int(game.option_count())) if option not in offer]
        for option in walk.luck.sample(others, REFUSED):
            check_refusal(game, seat, option, key, doing)
    assert {"setup-hire", "paladin", "tavern", "turn", "workers"} <= asked_for


# Questions that random games seldom ask.


def test_the_rules_behind_seldom_questions() -> None:
    """A favour's choice, a wall's, a suspicion as a reward, debts, prayers by both ways, the order of abilities."""
    favour = Scene(2).favour(1, "favour_attribute").have(0, "criminal").turn().do("use favour_attribute")
    speaks(favour.game.prompt_rule(0), QUESTIONS["choice of favour"], "favour")
    wall = Scene(2).have(0, "merchant labourer scout", provision=1).next_wall("wall_pay_debt_or_silver")
    wall.owing(0, unpaid=1).turn().do("fortify")
    speaks(wall.game.prompt_rule(0), QUESTIONS["choice of fortify"], "wall")
    wall.do("take 1 pay_debt")
    speaks(wall.game.prompt_rule(0), QUESTIONS["pay-debt"], "debt")
    for word, key in (("destroy_debt", "destroy-debt"), ("discard_suspicion", "discard"), ("pray", "pray")):
        scene = Scene(2).owing(0, unpaid=1).suspected(0, 0).standing(0, "hunt", "scout").reward([word])
        speaks(scene.game.prompt_rule(0), QUESTIONS[key], word)
        speaks(scene.game.option_rule(0, 0), MAY_BE_LEFT, word)
    prayer = Scene(2).standing(0, "hunt", "scout").have(0, "cleric", silver=2).turn().do("pray")
    speaks(prayer.game.prompt_rule(0), QUESTIONS["pray of pray"], "Pray")
    abilities = Scene(2).hired(0, "conspirator_1", "peddler_1", "squire_1").suspected(0, 0, 0).inquisition()
    speaks(abilities.game.prompt_rule(0), QUESTIONS["ability"], "ability")
    for option in abilities.game.options(0):
        name = str(abilities.game.name(0, option)).capitalize()
        speaks(abilities.game.option_rule(0, option), name, name)


def test_a_suspicion_that_goes_as_a_reward_is_not_taken_for_that_of_absolve() -> None:
    scene = Scene(2).suspected(0, 0, 1).townsfolk(slot1="abbot_3").have(0, "cleric labourer merchant", silver=1)
    scene.turn().do("absolve", "jar space 1", "hire abbot_3")
    speaks(scene.game.prompt_rule(0), QUESTIONS["discard"], "the reward of the Abbot")
    scene.do("decline")
    speaks(scene.game.prompt_rule(0), QUESTIONS["discard of absolve"], "Absolve itself")
    speaks(scene.game.option_rule(0, 0), r"Absolve the player may", "declining")


# Refusals that random games seldom meet.


@rule("PA-24.9")
def test_a_favour_that_cannot_be_paid_names_its_price() -> None:
    silver = Scene(2).favour(1, "favour_clear_name").have(0, "cleric labourer merchant fighter scout criminal").turn()
    assert silver.refuses("use favour_clear_name") == "PA-24.9"
    fed = Scene(2).favour(1, "favour_workshop").have(0, "merchant").turn()
    assert fed.refuses("use favour_workshop") == "PA-24.9"
    colour = Scene(2).favour(1, "favour_workshop").have(0, "labourer", provision=1).turn()
    assert colour.refuses("use favour_workshop") == "PA-3.5"
    assert (
        "use favour_workshop" in Scene(2).favour(1, "favour_workshop").have(0, "merchant", provision=1).turn().offers()
    )


def test_the_right_rule_where_several_seem_to_forbid() -> None:
    taken = Scene(2).mark(0, faith=0).have(0, "scout labourer cleric", provision=1)
    for square in ("space_1_1", "space_1_2"):
        taken.game.squares[index("spaces", square)] = 1
        taken.game.open_squares &= ~(1 << index("spaces", square))
    assert taken.turn().refuses("commission") == "PA-9.6"
    weak = Scene(2).have(0, "merchant labourer fighter", provision=1).turn()
    assert weak.refuses("garrison") == "PA-11.4"
    nobody = Scene(2).have(0, "labourer fighter", silver=5).turn()
    assert nobody.refuses("recruit to hire") == "PA-5.14"
    walls = Scene(2).have(0, "merchant labourer scout", provision=1)
    for kind in range(len(walls.game.wall_deck)):
        walls.game.wall_deck[kind] = 0
    assert walls.turn().refuses("fortify") == "PA-R11"
    few = Scene(2).have(0, "scout", provision=3).turn()
    assert (few.refuses("commission"), few.refuses("develop"), few.refuses("hunt with 2")) == (
        "PA-3.8",
        "PA-4.1",
        "PA-6.3",
    )
    colours = Scene(2).have(0, "labourer labourer labourer", provision=3).turn()
    assert (colours.refuses("commission"), colours.refuses("pray")) == ("PA-3.5", "PA-3.5")


def test_refusals_of_targets_and_workers() -> None:
    scene = Scene(2).paladin(0, "roland").townsfolk(slot1="squire_1", slot3="squire_2").have(0, "labourer fighter")
    scene.turn().do("recruit to hire")
    assert scene.refuses("hire squire_1 for a debt") == "PA-R65"
    assert scene.refuses("hire squire_2 for a debt") == "PA-5.12"
    assert scene.refuses("hire slot 2") == "PA-5.14"
    quest = Scene(2).townsfolk(slot1="squire_1", slot5="squire_2", slot4="squire_3").have(0, "labourer", silver=1)
    quest.turn().do("recruit for a quest")
    assert (quest.refuses("quest squire_1"), quest.refuses("hire squire_1 for a debt")) == ("PA-5.11", "PA-R8")
    place = (
        Scene(2).have(0, "labourer labourer scout cleric criminal", provision=1).turn().do("commission", "square 1_1")
    )
    assert place.refuses("place fighter") == "PA-3.3"
    assert place.refuses("place scout, cleric") == "PA-3.8"
    assert place.refuses("place labourer, labourer, scout") == "PA-3.5"
