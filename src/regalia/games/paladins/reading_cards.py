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
from regalia.games.paladins.reading_scripts import add_choice, add_script, workers_script
from regalia.kernel.sheet import Draft, SheetError, one_of, only_keys, same_rows, whole


def read_paladins(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C2: two workers, a bonus on attributes, an ability."""
    draft.paladin_workers = [0] * PALADIN_COUNT
    draft.paladin_bonus = [0] * (PALADIN_COUNT * 3)
    draft.ability_action = [0] * PALADIN_COUNT
    draft.ability = [0] * PALADIN_COUNT
    draft.ability_amount = [0] * PALADIN_COUNT
    draft.ability_reward = [-1] * PALADIN_COUNT
    same_rows(rows, PALADINS, "paladins")
    for paladin, row in enumerate(rows):
        spot = ("paladins", str(row["id"]))
        draft.paladin_workers[paladin] = workers_script(draft, row["workers"], 2, (*spot, "workers"))
        for attribute in range(3):
            bonus = whole(row, ATTRIBUTES[attribute], spot, 0, 9)
            draft.paladin_bonus[paladin * 3 + attribute] = bonus
        read_ability(draft, paladin, row["ability"], (*spot, "ability"))


def read_ability(draft: Draft, paladin: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """PA-2.21: what a paladin does for one action."""
    only_keys(row, ("action", "effect", "amount"), spot)
    draft.ability_action[paladin] = one_of(row, "action", ACTIONS, spot)
    effect, amount = one_of(row, "effect", ABILITIES, spot), whole(row, "amount", spot, 0, 9)
    draft.ability[paladin] = effect
    draft.ability_amount[paladin] = amount
    if effect >= GAIN_SILVER:
        good = "silver" if effect == GAIN_SILVER else "provision"
        draft.ability_reward[paladin] = add_script(draft, [good] * amount, spot)


def read_townsfolk(draft: Draft, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
    """PA-C12, PA-C16: quest, hire and lasting reward of each card."""
    same_rows(kinds, TOWNSFOLK, "townsfolk_kinds")
    trigger = [one_of(row, "trigger", TRIGGERS, ("townsfolk_kinds", row["id"])) for row in kinds]
    draft.townsfolk_ids = [str(row["id"]) for row in rows]
    draft.townsfolk_kind = [0] * TOWNSFOLK_CARDS
    draft.trigger = [0] * TOWNSFOLK_CARDS
    draft.quest = [0] * TOWNSFOLK_CARDS
    draft.hire = [0] * TOWNSFOLK_CARDS
    draft.ongoing = [0] * TOWNSFOLK_CARDS
    for card, row in enumerate(rows):
        spot = ("townsfolk", str(row["id"]))
        kind = one_of(row, "kind", TOWNSFOLK, spot)
        draft.townsfolk_kind[card] = kind
        draft.trigger[card] = trigger[kind]
        draft.quest[card] = add_script(draft, row["quest"], (*spot, "quest"))
        draft.hire[card] = add_script(draft, row["hire"], (*spot, "hire"))
        draft.ongoing[card] = add_script(draft, row["ongoing"], (*spot, "ongoing"))
        check_ongoing(trigger[kind], row["ongoing"], (*spot, "ongoing"))


def read_outsiders(draft: Draft, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
    """PA-C26, PA-C27: attack reward, strength of the conversion, and the points at the end."""
    same_rows(kinds, OUTSIDERS, "outsider_kinds")
    draft.kind_base = [0] * len(OUTSIDERS)
    draft.kind_per = [0] * len(OUTSIDERS)
    draft.kind_every = [1] * len(OUTSIDERS)
    draft.kind_vp = [0] * len(OUTSIDERS)
    for kind, row in enumerate(kinds):
        spot = ("outsider_kinds", str(row["id"]))
        draft.kind_per[kind] = one_of(row, "per", PER, spot)
        draft.kind_base[kind] = whole(row, "base_vp", spot, -9, 9)
        draft.kind_every[kind] = whole(row, "every", spot, 1, 20)
        draft.kind_vp[kind] = whole(row, "vp", spot, -9, 9)
    draft.outsider_ids = [str(row["id"]) for row in rows]
    draft.outsider_kind = [0] * OUTSIDER_CARDS
    draft.people = [0] * OUTSIDER_CARDS
    draft.attack_reward = [0] * OUTSIDER_CARDS
    draft.convert_strength = [0] * OUTSIDER_CARDS
    for card, row in enumerate(rows):
        spot = ("outsiders", str(row["id"]))
        if row["kind"] not in OUTSIDERS or row["type"] not in PEOPLES:
            raise SheetError(spot, "unknown kind or type")
        draft.outsider_kind[card] = OUTSIDERS.index(row["kind"])
        draft.people[card] = PEOPLES.index(row["type"])
        draft.attack_reward[card] = add_script(draft, row["attack"], (*spot, "attack"))
        draft.convert_strength[card] = whole(row, "convert_strength", spot, 0, 9)


def read_walls(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C31: rewards, choices and points of the wall cards."""
    draft.wall_ids = [str(row["id"]) for row in rows]
    draft.wall_counts = [0] * WALL_KINDS
    draft.wall_reward = [0] * WALL_KINDS
    draft.wall_vp = [0] * WALL_KINDS
    total = 0
    for kind, row in enumerate(rows):
        spot = ("walls", str(row["id"]))
        choice = add_choice(draft, row["choice"], (*spot, "choice"))
        draft.wall_reward[kind] = add_script(draft, row["reward"], (*spot, "reward"), choice)
        draft.wall_counts[kind] = whole(row, "count", spot, 0, 24)
        draft.wall_vp[kind] = whole(row, "vp", spot, 0, 20)
        total += row["count"]
    if total != COUNTS["wall_cards"]:
        raise SheetError(("walls",), f"{total} cards, expected {COUNTS['wall_cards']}")


def read_tavern(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C7: four workers each."""
    draft.tavern_ids = [str(row["id"]) for row in rows]
    draft.tavern_workers = [0] * TAVERN_CARDS
    draft.tavern_criminals = [0] * TAVERN_CARDS
    for card, row in enumerate(rows):
        spot = ("tavern", str(row["id"]), "workers")
        draft.tavern_workers[card] = workers_script(draft, row["workers"], TAVERN_WORKERS, spot)
        draft.tavern_criminals[card] = row["workers"].count("criminal")


def read_suspicions(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C42: the silver on the suspicion cards."""
    draft.suspicion_silver = [0] * SUSPICION_KINDS
    draft.suspicion_counts = [0] * SUSPICION_KINDS
    total = 0
    for kind, row in enumerate(rows):
        spot = ("suspicion", str(row["id"]))
        draft.suspicion_silver[kind] = whole(row, "silver", spot, 0, 9)
        draft.suspicion_counts[kind] = whole(row, "count", spot, 0, 24)
        total += row["count"]
    if total != COUNTS["suspicion_cards"]:
        raise SheetError(("suspicion",), f"{total} cards, expected {COUNTS['suspicion_cards']}")


# The main board.


def read_kings_row(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-2.3 to PA-2.5, PA-C40: rounds in which the King's cards are turned up, points of the orders."""
    draft.order_round = [0] * ORDER_PLACES
    draft.order_vp = [0] * ORDER_PLACES
    draft.favour_round = [0] * FAVOUR_PLACES
    for place, row in enumerate(rows):
        spot = ("kings_row", str(row["id"]))
        kind = "kings_order" if place < ORDER_PLACES else "kings_favour"
        if row["card"] != kind:
            raise SheetError((*spot, "card"), f"must stay {kind}")
        turned = whole(row, "round", spot, 1, ROUNDS)
        if place < ORDER_PLACES:
            draft.order_round[place] = turned
            draft.order_vp[place] = whole(row, "vp", spot, 0, 50)
        else:
            draft.favour_round[place - ORDER_PLACES] = turned


def read_orders(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C39: how often the King wants an action done."""
    draft.order_action = [0] * ORDER_CARDS
    draft.order_need = [0] * ORDER_CARDS
    same_rows(rows, ORDERS, "kings_orders")
    for card, row in enumerate(rows):
        draft.order_action[card] = ACTIONS.index(row["id"])
        draft.order_need[card] = whole(row, "threshold", ("kings_orders", str(row["id"])), 1, 20)


def read_favours(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C41: worker, cost and reward of the favours."""
    draft.favour_ids = [str(row["id"]) for row in rows]
    draft.favour_worker = [0] * FAVOUR_CARDS
    draft.favour_silver = [0] * FAVOUR_CARDS
    draft.favour_provisions = [0] * FAVOUR_CARDS
    draft.favour_debts = [0] * FAVOUR_CARDS
    draft.favour_reward = [0] * FAVOUR_CARDS
    for card, row in enumerate(rows):
        spot = ("kings_favours", str(row["id"]))
        draft.favour_worker[card] = colour_of(row["worker"], (*spot, "worker"))
        only_keys(row["cost"], ("silver", "provision", "debt"), (*spot, "cost"))
        draft.favour_silver[card] = whole(row["cost"], "silver", (*spot, "cost"), 0, 20)
        draft.favour_provisions[card] = whole(row["cost"], "provision", (*spot, "cost"), 0, 20)
        draft.favour_debts[card] = whole(row["cost"], "debt", (*spot, "cost"), 0, 3)
        choice = add_choice(draft, row["choice"], (*spot, "choice"))
        draft.favour_reward[card] = add_script(draft, row["reward"], (*spot, "reward"), choice)


def read_areas(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """PA-C20, PA-C21: the flags of the areas and of the outsider slots below them."""
    draft.area_faith = [0] * AREAS
    draft.area_strength = [0] * AREAS
    for area, row in enumerate(rows):
        draft.area_faith[area] = whole(row, "faith", ("areas", str(area + 1)), 0, 40)
        draft.area_strength[area] = whole(row, "strength", ("areas", str(area + 1)), 0, 40)


def read_squares(draft: Draft, rows: list[dict[str, Any]], ai: dict[str, Any]) -> None:
    """PA-C23, PA-C24: the squares, which of them each player count and level can use, and equal ones."""
    if sorted(ai["space_preference"]) != sorted(REWARD_KINDS):
        raise SheetError(("ai", "space_preference"), f"expected each of {', '.join(REWARD_KINDS)} once")
    draft.square_ids = [str(row["id"]).removeprefix("space_") for row in rows]
    draft.square_area = [0] * SQUARES
    draft.square_reward = [0] * SQUARES
    draft.square_twin = [-1] * SQUARES
    draft.square_wish = [0] * SQUARES
    draft.square_pays = [0] * SQUARES
    draft.square_order = [0] * SQUARES
    draft.squares_for = [0] * 5
    draft.faith_reach = [0] * LEVELS
    draft.strength_reach = [0] * LEVELS
    for square, row in enumerate(rows):
        spot = ("spaces", str(row["id"]))
        area = whole(row, "area", spot, 1, AREAS) - 1
        draft.square_area[square] = area
        draft.square_order[square] = area * 64 + whole(row, "order", spot, 1, 63)
        draft.square_reward[square] = add_script(draft, row["reward"], (*spot, "reward"))
        kind = reward_kind(row["reward"])
        wishes = ai["space_preference"]
        draft.square_wish[square] = wishes.index(kind) if kind in wishes else len(wishes)
        draft.square_pays[square] = int(kind == "pay_debt")
        for players in range(whole(row, "min_players", spot, 1, 4), 5):
            draft.squares_for[players] |= 1 << square
        for level in range(LEVELS):
            if level >= draft.area_faith[area]:
                draft.faith_reach[level] |= 1 << square
            if level >= draft.area_strength[area]:
                draft.strength_reach[level] |= 1 << square
        for other in range(square):
            if (rows[other]["area"], rows[other]["reward"]) == (row["area"], row["reward"]):
                draft.square_twin[square] = other


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
