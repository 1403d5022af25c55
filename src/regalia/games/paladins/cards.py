"""What is printed on the cards of Paladins, as typed vectors."""

from typing import Any

from regalia.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ANY,
    ATTRIBUTES,
    COUNTS,
    CRIMINAL,
    FAVOUR_CARDS,
    FAVOUR_PLACES,
    GAIN_SILVER,
    INQUISITION_ANY,
    ORDER_CARDS,
    ORDER_PLACES,
    ORDERS,
    OUTSIDER_CARDS,
    OUTSIDERS,
    PALADIN_COUNT,
    PALADINS,
    PEOPLES,
    PER,
    ROUNDS,
    SUSPICION_KINDS,
    TAVERN_CARDS,
    TAVERN_WORKERS,
    TOWNSFOLK,
    TOWNSFOLK_CARDS,
    TRIGGERS,
    WALL_KINDS,
    WORKERS,
)
from regalia.games.paladins.scripts import Scripts
from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, one_of, only_keys, same_rows, whole
from regalia.kernel.vectors import i64, vec


class Cards(Scripts):
    """Paladins, townsfolk, outsiders, walls, tavern, suspicions, the King's cards."""

    def read_paladins(self, rows: list[dict[str, Any]]) -> None:
        """PA-C2: two workers, a bonus on attributes, an ability."""
        self.paladin_workers: vec[i64] = filled(PALADIN_COUNT, 0)
        self.paladin_bonus: vec[i64] = filled(PALADIN_COUNT * 3, 0)
        self.ability_action: vec[i64] = filled(PALADIN_COUNT, 0)
        self.ability: vec[i64] = filled(PALADIN_COUNT, 0)
        self.ability_amount: vec[i64] = filled(PALADIN_COUNT, 0)
        self.ability_reward: vec[i64] = filled(PALADIN_COUNT, -1)
        same_rows(rows, PALADINS, "paladins")
        for paladin, row in enumerate(rows):
            spot = ("paladins", str(row["id"]))
            self.paladin_workers[paladin] = self.workers_script(row["workers"], 2, (*spot, "workers"))
            for attribute in range(3):
                bonus = whole(row, ATTRIBUTES[attribute], spot, 0, 9)
                self.paladin_bonus[paladin * 3 + attribute] = bonus
            self.read_ability(paladin, row["ability"], (*spot, "ability"))

    def read_ability(self, paladin: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
        """PA-2.21: what a paladin does for one action."""
        only_keys(row, ("action", "effect", "amount"), spot)
        self.ability_action[paladin] = one_of(row, "action", ACTIONS, spot)
        effect, amount = one_of(row, "effect", ABILITIES, spot), whole(row, "amount", spot, 0, 9)
        self.ability[paladin] = effect
        self.ability_amount[paladin] = amount
        if effect >= GAIN_SILVER:
            good = "silver" if effect == GAIN_SILVER else "provision"
            self.ability_reward[paladin] = self.add_script([good] * amount, spot)

    def read_townsfolk(self, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
        """PA-C12, PA-C16: quest, hire and lasting reward of each card."""
        same_rows(kinds, TOWNSFOLK, "townsfolk_kinds")
        trigger = [one_of(row, "trigger", TRIGGERS, ("townsfolk_kinds", row["id"])) for row in kinds]
        self.townsfolk_ids: list[str] = [str(row["id"]) for row in rows]
        self.townsfolk_kind: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.trigger: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.quest: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.hire: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.ongoing: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        for card, row in enumerate(rows):
            spot = ("townsfolk", str(row["id"]))
            kind = one_of(row, "kind", TOWNSFOLK, spot)
            self.townsfolk_kind[card] = kind
            self.trigger[card] = trigger[kind]
            self.quest[card] = self.add_script(row["quest"], (*spot, "quest"))
            self.hire[card] = self.add_script(row["hire"], (*spot, "hire"))
            self.ongoing[card] = self.add_script(row["ongoing"], (*spot, "ongoing"))
            check_ongoing(trigger[kind], row["ongoing"], (*spot, "ongoing"))

    def read_outsiders(self, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
        """PA-C26, PA-C27: attack reward, strength of the conversion, and the points at the end."""
        same_rows(kinds, OUTSIDERS, "outsider_kinds")
        self.kind_base: vec[i64] = filled(len(OUTSIDERS), 0)
        self.kind_per: vec[i64] = filled(len(OUTSIDERS), 0)
        self.kind_every: vec[i64] = filled(len(OUTSIDERS), 1)
        self.kind_vp: vec[i64] = filled(len(OUTSIDERS), 0)
        for kind, row in enumerate(kinds):
            spot = ("outsider_kinds", str(row["id"]))
            self.kind_per[kind] = one_of(row, "per", PER, spot)
            self.kind_base[kind] = whole(row, "base_vp", spot, -9, 9)
            self.kind_every[kind] = whole(row, "every", spot, 1, 20)
            self.kind_vp[kind] = whole(row, "vp", spot, -9, 9)
        self.outsider_ids: list[str] = [str(row["id"]) for row in rows]
        self.outsider_kind: vec[i64] = filled(OUTSIDER_CARDS, 0)
        self.people: vec[i64] = filled(OUTSIDER_CARDS, 0)
        self.attack_reward: vec[i64] = filled(OUTSIDER_CARDS, 0)
        self.convert_strength: vec[i64] = filled(OUTSIDER_CARDS, 0)
        for card, row in enumerate(rows):
            spot = ("outsiders", str(row["id"]))
            if row["kind"] not in OUTSIDERS or row["type"] not in PEOPLES:
                raise SheetError(spot, "unknown kind or type")
            self.outsider_kind[card] = OUTSIDERS.index(row["kind"])
            self.people[card] = PEOPLES.index(row["type"])
            self.attack_reward[card] = self.add_script(row["attack"], (*spot, "attack"))
            self.convert_strength[card] = whole(row, "convert_strength", spot, 0, 9)

    def read_walls(self, rows: list[dict[str, Any]]) -> None:
        """PA-C31: rewards, choices and points of the wall cards."""
        self.wall_ids: list[str] = [str(row["id"]) for row in rows]
        self.wall_counts: vec[i64] = filled(WALL_KINDS, 0)
        self.wall_reward: vec[i64] = filled(WALL_KINDS, 0)
        self.wall_vp: vec[i64] = filled(WALL_KINDS, 0)
        total = 0
        for kind, row in enumerate(rows):
            spot = ("walls", str(row["id"]))
            choice = self.add_choice(row["choice"], (*spot, "choice"))
            self.wall_reward[kind] = self.add_script(row["reward"], (*spot, "reward"), choice)
            self.wall_counts[kind] = whole(row, "count", spot, 0, 24)
            self.wall_vp[kind] = whole(row, "vp", spot, 0, 20)
            total += row["count"]
        if total != COUNTS["wall_cards"]:
            raise SheetError(("walls",), f"{total} cards, expected {COUNTS['wall_cards']}")

    def read_tavern(self, rows: list[dict[str, Any]]) -> None:
        """PA-C7: four workers each."""
        self.tavern_ids: list[str] = [str(row["id"]) for row in rows]
        self.tavern_workers: vec[i64] = filled(TAVERN_CARDS, 0)
        self.tavern_criminals: vec[i64] = filled(TAVERN_CARDS, 0)
        for card, row in enumerate(rows):
            spot = ("tavern", str(row["id"]), "workers")
            self.tavern_workers[card] = self.workers_script(row["workers"], TAVERN_WORKERS, spot)
            self.tavern_criminals[card] = row["workers"].count("criminal")

    def read_suspicions(self, rows: list[dict[str, Any]]) -> None:
        """PA-C42: the silver on the suspicion cards."""
        self.suspicion_silver: vec[i64] = filled(SUSPICION_KINDS, 0)
        self.suspicion_counts: vec[i64] = filled(SUSPICION_KINDS, 0)
        total = 0
        for kind, row in enumerate(rows):
            spot = ("suspicion", str(row["id"]))
            self.suspicion_silver[kind] = whole(row, "silver", spot, 0, 9)
            self.suspicion_counts[kind] = whole(row, "count", spot, 0, 24)
            total += row["count"]
        if total != COUNTS["suspicion_cards"]:
            raise SheetError(("suspicion",), f"{total} cards, expected {COUNTS['suspicion_cards']}")

    # The main board.

    def read_kings_row(self, rows: list[dict[str, Any]]) -> None:
        """PA-2.3 to PA-2.5, PA-C40: rounds in which the King's cards are turned up, points of the orders."""
        self.order_round: vec[i64] = filled(ORDER_PLACES, 0)
        self.order_vp: vec[i64] = filled(ORDER_PLACES, 0)
        self.favour_round: vec[i64] = filled(FAVOUR_PLACES, 0)
        for place, row in enumerate(rows):
            spot = ("kings_row", str(row["id"]))
            kind = "kings_order" if place < ORDER_PLACES else "kings_favour"
            if row["card"] != kind:
                raise SheetError((*spot, "card"), f"must stay {kind}")
            turned = whole(row, "round", spot, 1, ROUNDS)
            if place < ORDER_PLACES:
                self.order_round[place] = turned
                self.order_vp[place] = whole(row, "vp", spot, 0, 50)
            else:
                self.favour_round[place - ORDER_PLACES] = turned

    def read_orders(self, rows: list[dict[str, Any]]) -> None:
        """PA-C39: how often the King wants an action done."""
        self.order_action: vec[i64] = filled(ORDER_CARDS, 0)
        self.order_need: vec[i64] = filled(ORDER_CARDS, 0)
        same_rows(rows, ORDERS, "kings_orders")
        for card, row in enumerate(rows):
            self.order_action[card] = ACTIONS.index(row["id"])
            self.order_need[card] = whole(row, "threshold", ("kings_orders", str(row["id"])), 1, 20)

    def read_favours(self, rows: list[dict[str, Any]]) -> None:
        """PA-C41: worker, cost and reward of the favours."""
        self.favour_ids: list[str] = [str(row["id"]) for row in rows]
        self.favour_worker: vec[i64] = filled(FAVOUR_CARDS, 0)
        self.favour_silver: vec[i64] = filled(FAVOUR_CARDS, 0)
        self.favour_provisions: vec[i64] = filled(FAVOUR_CARDS, 0)
        self.favour_debts: vec[i64] = filled(FAVOUR_CARDS, 0)
        self.favour_reward: vec[i64] = filled(FAVOUR_CARDS, 0)
        for card, row in enumerate(rows):
            spot = ("kings_favours", str(row["id"]))
            self.favour_worker[card] = colour_of(row["worker"], (*spot, "worker"))
            only_keys(row["cost"], ("silver", "provision", "debt"), (*spot, "cost"))
            self.favour_silver[card] = whole(row["cost"], "silver", (*spot, "cost"), 0, 20)
            self.favour_provisions[card] = whole(row["cost"], "provision", (*spot, "cost"), 0, 20)
            self.favour_debts[card] = whole(row["cost"], "debt", (*spot, "cost"), 0, 3)
            choice = self.add_choice(row["choice"], (*spot, "choice"))
            self.favour_reward[card] = self.add_script(row["reward"], (*spot, "reward"), choice)


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
