"""What is printed on the cards and on the main board, checked and read."""

from typing import Any

from regalia.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ANY,
    AREAS,
    ATTRIBUTES,
    COUNTS,
    CRIMINAL,
    FAVOUR_CARDS,
    FAVOUR_PLACES,
    GAIN_SILVER,
    INQUISITION_ANY,
    LEVELS,
    ORDER_CARDS,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_CARDS,
    OUTSIDERS,
    PALADIN_COUNT,
    PALADINS,
    PEOPLES,
    PER,
    REWARD_KINDS,
    ROUNDS,
    SQUARES,
    SUSPICION_KINDS,
    TAVERN_CARDS,
    TAVERN_WORKERS,
    TOWNSFOLK,
    TOWNSFOLK_CARDS,
    TRIGGERS,
    WALL_KINDS,
    WORKERS,
)
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.reading_scripts import add_choice, add_script, workers_script
from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, one_of, only_keys, same_rows, whole


def read_paladins(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C2: two workers, a bonus on attributes, an ability."""
    edition.paladin_workers = filled(PALADIN_COUNT, 0)
    edition.paladin_bonus = filled(PALADIN_COUNT * 3, 0)
    edition.ability_action = filled(PALADIN_COUNT, 0)
    edition.ability = filled(PALADIN_COUNT, 0)
    edition.ability_amount = filled(PALADIN_COUNT, 0)
    edition.ability_reward = filled(PALADIN_COUNT, -1)
    same_rows(rows, PALADINS, "paladins")
    for paladin, row in enumerate(rows):
        spot = ("paladins", str(row["id"]))
        edition.paladin_workers[paladin] = workers_script(edition, row["workers"], 2, (*spot, "workers"))
        for attribute in range(3):
            bonus = whole(row, ATTRIBUTES[attribute], spot, 0, 9)
            edition.paladin_bonus[paladin * 3 + attribute] = bonus
        read_ability(edition, paladin, row["ability"], (*spot, "ability"))


def read_ability(edition: Edition, paladin: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """PA-2.21: what a paladin does for one action."""
    only_keys(row, ("action", "effect", "amount"), spot)
    edition.ability_action[paladin] = one_of(row, "action", ACTIONS, spot)
    effect, amount = one_of(row, "effect", ABILITIES, spot), whole(row, "amount", spot, 0, 9)
    edition.ability[paladin] = effect
    edition.ability_amount[paladin] = amount
    if effect >= GAIN_SILVER:
        good = "silver" if effect == GAIN_SILVER else "provision"
        edition.ability_reward[paladin] = add_script(edition, [good] * amount, spot)


def read_townsfolk(edition: Edition, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
    """PA-C12, PA-C16: quest, hire and lasting reward of each card."""
    same_rows(kinds, TOWNSFOLK, "townsfolk_kinds")
    trigger = [one_of(row, "trigger", TRIGGERS, ("townsfolk_kinds", row["id"])) for row in kinds]
    edition.townsfolk_ids = [str(row["id"]) for row in rows]
    edition.townsfolk_kind = filled(TOWNSFOLK_CARDS, 0)
    edition.trigger = filled(TOWNSFOLK_CARDS, 0)
    edition.quest = filled(TOWNSFOLK_CARDS, 0)
    edition.hire = filled(TOWNSFOLK_CARDS, 0)
    edition.ongoing = filled(TOWNSFOLK_CARDS, 0)
    for card, row in enumerate(rows):
        spot = ("townsfolk", str(row["id"]))
        kind = one_of(row, "kind", TOWNSFOLK, spot)
        edition.townsfolk_kind[card] = kind
        edition.trigger[card] = trigger[kind]
        edition.quest[card] = add_script(edition, row["quest"], (*spot, "quest"))
        edition.hire[card] = add_script(edition, row["hire"], (*spot, "hire"))
        edition.ongoing[card] = add_script(edition, row["ongoing"], (*spot, "ongoing"))
        check_ongoing(trigger[kind], row["ongoing"], (*spot, "ongoing"))


def read_outsiders(edition: Edition, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
    """PA-C26, PA-C27: attack reward, strength of the conversion, and the points at the end."""
    same_rows(kinds, OUTSIDERS, "outsider_kinds")
    edition.kind_base = filled(len(OUTSIDERS), 0)
    edition.kind_per = filled(len(OUTSIDERS), 0)
    edition.kind_every = filled(len(OUTSIDERS), 1)
    edition.kind_vp = filled(len(OUTSIDERS), 0)
    for kind, row in enumerate(kinds):
        spot = ("outsider_kinds", str(row["id"]))
        edition.kind_per[kind] = one_of(row, "per", PER, spot)
        edition.kind_base[kind] = whole(row, "base_vp", spot, -9, 9)
        edition.kind_every[kind] = whole(row, "every", spot, 1, 20)
        edition.kind_vp[kind] = whole(row, "vp", spot, -9, 9)
    edition.outsider_ids = [str(row["id"]) for row in rows]
    edition.outsider_kind = filled(OUTSIDER_CARDS, 0)
    edition.people = filled(OUTSIDER_CARDS, 0)
    edition.attack_reward = filled(OUTSIDER_CARDS, 0)
    edition.convert_strength = filled(OUTSIDER_CARDS, 0)
    for card, row in enumerate(rows):
        spot = ("outsiders", str(row["id"]))
        if row["kind"] not in OUTSIDERS or row["type"] not in PEOPLES:
            raise SheetError(spot, "unknown kind or type")
        edition.outsider_kind[card] = OUTSIDERS.index(row["kind"])
        edition.people[card] = PEOPLES.index(row["type"])
        edition.attack_reward[card] = add_script(edition, row["attack"], (*spot, "attack"))
        edition.convert_strength[card] = whole(row, "convert_strength", spot, 0, 9)


def read_walls(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C31: rewards, choices and points of the wall cards."""
    edition.wall_ids = [str(row["id"]) for row in rows]
    edition.wall_counts = filled(WALL_KINDS, 0)
    edition.wall_reward = filled(WALL_KINDS, 0)
    edition.wall_vp = filled(WALL_KINDS, 0)
    total = 0
    for kind, row in enumerate(rows):
        spot = ("walls", str(row["id"]))
        choice = add_choice(edition, row["choice"], (*spot, "choice"))
        edition.wall_reward[kind] = add_script(edition, row["reward"], (*spot, "reward"), choice)
        edition.wall_counts[kind] = whole(row, "count", spot, 0, 24)
        edition.wall_vp[kind] = whole(row, "vp", spot, 0, 20)
        total += row["count"]
    if total != COUNTS["wall_cards"]:
        raise SheetError(("walls",), f"{total} cards, expected {COUNTS['wall_cards']}")


def read_tavern(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C7: four workers each."""
    edition.tavern_ids = [str(row["id"]) for row in rows]
    edition.tavern_workers = filled(TAVERN_CARDS, 0)
    edition.tavern_criminals = filled(TAVERN_CARDS, 0)
    for card, row in enumerate(rows):
        spot = ("tavern", str(row["id"]), "workers")
        edition.tavern_workers[card] = workers_script(edition, row["workers"], TAVERN_WORKERS, spot)
        edition.tavern_criminals[card] = row["workers"].count("criminal")


def read_suspicions(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C42: the silver on the suspicion cards."""
    edition.suspicion_silver = filled(SUSPICION_KINDS, 0)
    edition.suspicion_counts = filled(SUSPICION_KINDS, 0)
    total = 0
    for kind, row in enumerate(rows):
        spot = ("suspicion", str(row["id"]))
        edition.suspicion_silver[kind] = whole(row, "silver", spot, 0, 9)
        edition.suspicion_counts[kind] = whole(row, "count", spot, 0, 24)
        total += row["count"]
    if total != COUNTS["suspicion_cards"]:
        raise SheetError(("suspicion",), f"{total} cards, expected {COUNTS['suspicion_cards']}")


# The main board.


def read_kings_row(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-2.3 to PA-2.5, PA-C40: rounds in which the King's cards are turned up, points of the orders."""
    edition.order_round = filled(ORDER_PLACES, 0)
    edition.order_vp = filled(ORDER_PLACES, 0)
    edition.favour_round = filled(FAVOUR_PLACES, 0)
    for place, row in enumerate(rows):
        spot = ("kings_row", str(row["id"]))
        kind = "kings_order" if place < ORDER_PLACES else "kings_favour"
        if row["card"] != kind:
            raise SheetError((*spot, "card"), f"must stay {kind}")
        turned = whole(row, "round", spot, 1, ROUNDS)
        if place < ORDER_PLACES:
            edition.order_round[place] = turned
            edition.order_vp[place] = whole(row, "vp", spot, 0, 50)
        else:
            edition.favour_round[place - ORDER_PLACES] = turned


def read_orders(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C39: how often the King wants an action done."""
    edition.order_action = filled(ORDER_CARDS, 0)
    edition.order_need = filled(ORDER_CARDS, 0)
    same_rows(rows, ORDERS, "kings_orders")
    for card, row in enumerate(rows):
        edition.order_action[card] = ACTIONS.index(row["id"])
        edition.order_need[card] = whole(row, "threshold", ("kings_orders", str(row["id"])), 1, 20)


def read_favours(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C41: worker, cost and reward of the favours."""
    edition.favour_ids = [str(row["id"]) for row in rows]
    edition.favour_worker = filled(FAVOUR_CARDS, 0)
    edition.favour_silver = filled(FAVOUR_CARDS, 0)
    edition.favour_provisions = filled(FAVOUR_CARDS, 0)
    edition.favour_debts = filled(FAVOUR_CARDS, 0)
    edition.favour_reward = filled(FAVOUR_CARDS, 0)
    for card, row in enumerate(rows):
        spot = ("kings_favours", str(row["id"]))
        edition.favour_worker[card] = colour_of(row["worker"], (*spot, "worker"))
        only_keys(row["cost"], ("silver", "provision", "debt"), (*spot, "cost"))
        edition.favour_silver[card] = whole(row["cost"], "silver", (*spot, "cost"), 0, 20)
        edition.favour_provisions[card] = whole(row["cost"], "provision", (*spot, "cost"), 0, 20)
        edition.favour_debts[card] = whole(row["cost"], "debt", (*spot, "cost"), 0, 3)
        choice = add_choice(edition, row["choice"], (*spot, "choice"))
        edition.favour_reward[card] = add_script(edition, row["reward"], (*spot, "reward"), choice)


def read_areas(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """PA-C20, PA-C21: the flags of the areas and of the outsider slots below them."""
    edition.area_faith = filled(AREAS, 0)
    edition.area_strength = filled(AREAS, 0)
    for area, row in enumerate(rows):
        edition.area_faith[area] = whole(row, "faith", ("areas", str(area + 1)), 0, 40)
        edition.area_strength[area] = whole(row, "strength", ("areas", str(area + 1)), 0, 40)


def read_squares(edition: Edition, rows: list[dict[str, Any]], ai: dict[str, Any]) -> None:
    """PA-C23, PA-C24: the squares, which of them each player count and level can use, and equal ones."""
    if sorted(ai["space_preference"]) != sorted(REWARD_KINDS):
        raise SheetError(("ai", "space_preference"), f"expected each of {', '.join(REWARD_KINDS)} once")
    edition.square_ids = [str(row["id"]).removeprefix("space_") for row in rows]
    edition.square_area = filled(SQUARES, 0)
    edition.square_reward = filled(SQUARES, 0)
    edition.square_twin = filled(SQUARES, -1)
    edition.square_wish = filled(SQUARES, 0)
    edition.square_pays = filled(SQUARES, 0)
    edition.square_order = filled(SQUARES, 0)
    edition.squares_for = filled(5, 0)
    edition.faith_reach = filled(LEVELS, 0)
    edition.strength_reach = filled(LEVELS, 0)
    for square, row in enumerate(rows):
        spot = ("spaces", str(row["id"]))
        area = whole(row, "area", spot, 1, AREAS) - 1
        edition.square_area[square] = area
        edition.square_order[square] = area * 64 + whole(row, "order", spot, 1, 63)
        edition.square_reward[square] = add_script(edition, row["reward"], (*spot, "reward"))
        kind = reward_kind(row["reward"])
        wishes = ai["space_preference"]
        edition.square_wish[square] = wishes.index(kind) if kind in wishes else len(wishes)
        edition.square_pays[square] = int(kind == "pay_debt")
        for players in range(whole(row, "min_players", spot, 1, 4), 5):
            edition.squares_for[players] |= 1 << square
        for level in range(LEVELS):
            if level >= edition.area_faith[area]:
                edition.faith_reach[level] |= 1 << square
            if level >= edition.area_strength[area]:
                edition.strength_reach[level] |= 1 << square
        for other in range(square):
            if (rows[other]["area"], rows[other]["reward"]) == (row["area"], row["reward"]):
                edition.square_twin[square] = other


def reward_kind(words: list[str]) -> str:
    """PA-35.4: the kind of a square's reward, as the solo opponent tells them apart."""
    if words and all(word in WORKERS for word in words):
        return "two_workers" if len(words) == 2 else "one_worker"
    return "two_silver" if words == ["silver", "silver"] else words[0] if words else ""


def colour_of(word: Any, spot: tuple[str, ...]) -> int:
    """The colour of a slot or worker."""
    if word == "any":
        return ANY
    if word not in WORKERS:
        raise SheetError(spot, f"unknown worker {word!r}; allowed are any, {', '.join(WORKERS)}")
    return WORKERS.index(word)


def check_ongoing(trigger: int, words: list[str], spot: tuple[str, ...]) -> None:
    """What acts at an Inquisition must not start another one; the Conspirator discards and does nothing else."""
    if trigger == INQUISITION_ANY and set(words) != {"discard_suspicion"}:
        raise SheetError(spot, "expected discard_suspicion only")
    allowed = (*WORKERS[:CRIMINAL], "silver", "provision", *ATTRIBUTES)
    if trigger > INQUISITION_ANY and any(word not in allowed for word in words):
        raise SheetError(spot, f"allowed at an Inquisition are {', '.join(allowed)}")
