"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.position import filled
from regalia.kernel.sheet import SheetError, only_keys, whole
from regalia.kernel.vectors import append, i64, vec

# Workers, then the other things a reward may give. The first eight are kept as goods.
LABOURER: Final = 0
FIGHTER: Final = 1
SCOUT: Final = 2
CLERIC: Final = 3
MERCHANT: Final = 4
CRIMINAL: Final = 5
COLOURS: Final = 6
WORKERS: Final = ("labourer", "fighter", "scout", "cleric", "merchant", "criminal")
SILVER: Final = 6
PROVISION: Final = 7
GOODS: Final = 8
TAX: Final = 8
STRENGTH_UP: Final = 9
PRAYER: Final = 12
DISCARD_SUSPICION: Final = 13
DESTROY_DEBT: Final = 14
PAY_DEBT: Final = 15
FREE_RECRUIT: Final = 16
FREE_DEVELOP: Final = 17
CHOOSE: Final = 18  # one of several rewards; the count is the number of the choice
VERBS: Final = (
    "labourer", "fighter", "scout", "cleric", "merchant", "criminal", "silver", "provision", "tax",
    "strength", "faith", "influence", "pray", "discard_suspicion", "destroy_debt", "pay_debt",
    "free_recruit", "free_develop",
)  # fmt: skip
COUNTED: Final = 14  # verbs below this are carried out for their whole count at once
VERB_SPAN: Final = 32  # an entry of a script is a verb, and 32 times its count
SCRIPT_END: Final = -1
ALTERNATIVES: Final = 3  # of a choice, at most
DISCARDS: Final = 3  # suspicions discarded by one choice, at most

STRENGTH: Final = 0
FAITH: Final = 1
INFLUENCE: Final = 2
ATTRIBUTES: Final = ("strength", "faith", "influence")
LEVELS: Final = 64  # tables by attribute level end here

# Actions of the player board, left side and right side.
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTIONS: Final = (
    "develop", "recruit", "hunt", "trade", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
LEFT_ACTIONS: Final = 6
ACTION_COUNT: Final = 12
SLOTS: Final = 3  # of an action, at most
WORKSHOP_SLOTS: Final = 2
BOARD_SIZE: Final = 36
ANY: Final = 6  # a slot for a worker of any colour
NO_SLOT: Final = 7
PIECES: Final = 7  # monks, outposts, jars, walls, converted outsiders of a player
WORKSHOPS: Final = 8
COUNT_MAX: Final = 9  # tables by number of pieces

# What a player can do on a turn: an action with so many workers.
DOINGS: Final = (
    "develop", "quest", "hire", "hunt-1", "hunt-2", "trade-1", "trade-2", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
DO_DEVELOP: Final = 0
DO_QUEST: Final = 1
DO_HIRE: Final = 2
DO_PRAY: Final = 7
DO_COMMISSION: Final = 9
DO_FAVOUR: Final = 15  # + place of the favour
DOING_ACTIONS: Final = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11)
DOING_SLOTS: Final = (2, 1, 2, 1, 2, 1, 2, 1, 1, 3, 3, 3, 3, 3, 3)

PALADINS: Final = (
    "anseis", "berengier", "engelier", "gerier", "gerin", "girard",
    "ivon", "ivoire", "oliver", "otton", "roland", "samson",
)  # fmt: skip
PALADIN_COUNT: Final = 12
NO_PROVISION_COST: Final = 0
NO_SILVER_COST: Final = 1
SILVER_DISCOUNT: Final = 2
GAIN_SILVER: Final = 3
GAIN_PROVISIONS: Final = 4
ABILITIES: Final = ("no_provision_cost", "no_silver_cost", "silver_discount", "gain_silver", "gain_provisions")

# Townsfolk: kinds, and what sets off the lasting ability of a kind; an action sets off by its own number.
TOWNSFOLK: Final = (
    "abbot", "acolyte", "architect", "conspirator", "debt_collector", "defender",
    "gatekeeper", "missionary", "peddler", "squire", "watchman",
)  # fmt: skip
TOWNSFOLK_CARDS: Final = 32
PAYING_A_DEBT: Final = 12
INQUISITION_ANY: Final = 13
INQUISITION_SUSPECTED: Final = 14
INQUISITION_INNOCENT: Final = 15
TRIGGERS: Final = (
    *ACTIONS, "pay_debt", "inquisition", "inquisition_with_2_suspicions", "inquisition_without_suspicion",
)  # fmt: skip
SUSPECTED: Final = 2  # suspicions that the Peddler asks for
TOWNSFOLK_ROW: Final = 5

OUTSIDER_CARDS: Final = 36
OUTSIDER_ROW: Final = 6
OUTSIDERS: Final = (
    "adventurer", "archer", "guardian", "hunter", "lookout", "vigilante", "armourer", "marauder", "warrior",
    "assassin", "barbarian", "invader", "champion", "mercenary", "protector", "thief", "traitor",
)  # fmt: skip
PEOPLES: Final = ("saracen", "byzantine", "viking")
# What a converted outsider counts.
PER: Final = (
    "develop", "commission", "fortify", "garrison", "absolve", "hired_townsfolk", "strength", "faith", "influence",
    "attacked_saracen", "attacked_byzantine", "attacked_viking", "kings_order", "converted_mercenary",
    "paid_debt", "unpaid_debt", "suspicion",
)  # fmt: skip

WALL_KINDS: Final = 16
TAVERN_CARDS: Final = 24
TAVERN_WORKERS: Final = 4
SUSPICION_KINDS: Final = 3
ORDERS: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ORDER_CARDS: Final = 6
ORDER_PLACES: Final = 3
FAVOUR_CARDS: Final = 10
FAVOUR_PLACES: Final = 5
SQUARES: Final = 40
AREAS: Final = 6
SCHEMES: Final = (
    "kings_favour", "commission", "fortify", "garrison", "absolve", "attack", "convert", "kings_orders",
)  # fmt: skip
SCHEME_FAVOUR: Final = 0
SCHEME_ORDERS: Final = 7
SCHEME_KINDS: Final = 8
AI_ROW: Final = ("recruit", "pray", "trade", "conspire", "rest")
AI_RECRUIT: Final = 0
AI_PRAY: Final = 1
AI_TRADE: Final = 2
AI_CONSPIRE: Final = 3
AI_REST: Final = 4
AI_ROW_SIZE: Final = 5
REWARD_KINDS: Final = (
    "free_recruit", "pay_debt", "pray", "two_workers", "one_worker", "two_silver", "discard_suspicion",
)  # fmt: skip

ROUNDS: Final = 7
HAND: Final = 3  # paladins drawn each round
KEPT_MAX: Final = 3

# The switches, each with its values.
SWITCHES: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "difficulty": ("medium", "easy", "hard"),
    "mercenary": ("each", "together"),
}

# Groups of one to three workers: what is placed on an action, or kept when passing.
GROUPS: Final[list[tuple[int, int, int]]] = sorted(
    [
        (first, second, third)
        for first in range(COLOURS)
        for second in [*range(first, COLOURS), NO_SLOT]
        for third in ([*range(second, COLOURS), NO_SLOT] if second < COLOURS else [NO_SLOT])
    ],
    key=lambda group: (group.count(CRIMINAL), group),
)


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, sheet: dict[str, Any], switches: dict[str, Any]) -> None:
        self.switches: dict[str, Any] = switches
        self.mercenaries_together: bool = switches["mercenary"] == "together"
        self.script: vec[i64] = vec[i64]()
        self.choices: vec[i64] = vec[i64]()  # ALTERNATIVES scripts for each choice, or -1
        self.read_groups()
        self.read_constants(sheet)
        self.read_left_actions(sheet["left_actions"])
        self.read_right_actions(sheet["right_actions"])
        self.read_player_board(sheet)
        self.read_paladins(sheet["paladins"])
        self.read_townsfolk(sheet["townsfolk_kinds"], sheet["townsfolk"])
        self.read_outsiders(sheet["outsider_kinds"], sheet["outsiders"])
        self.read_walls(sheet["walls"])
        self.read_tavern(sheet["tavern"])
        self.read_suspicions(sheet["suspicion"])
        self.read_kings_row(sheet["kings_row"])
        self.read_orders(sheet["kings_orders"])
        self.read_favours(sheet["kings_favours"])
        self.read_areas(sheet["areas"])
        self.read_squares(sheet["spaces"], sheet["ai"])
        self.read_points(sheet["attribute_vp"], sheet["piece_vp"])
        self.read_ai(sheet, switches["difficulty"])

    # Groups and scripts.

    def read_groups(self) -> None:
        """Groups of workers by number, and their numbers by their workers."""
        self.group: vec[i64] = vec[i64]([worker for group in GROUPS for worker in group])
        self.group_number: vec[i64] = filled(512, -1)
        for number, (first, second, third) in enumerate(GROUPS):
            self.group_number[first * 64 + second * 8 + third] = number

    def add_script(self, words: Any, spot: tuple[str, ...], choice: int = -1) -> int:
        """A reward as entries of the script, from the left; equal ones side by side count as one (PA-R18)."""
        start = len(self.script)
        if not isinstance(words, list):
            raise SheetError(spot, f"expected a list of rewards, found {words!r}")
        last = -1
        for word in words:
            if word not in VERBS:
                raise SheetError(spot, f"unknown reward {word!r}; allowed are {', '.join(VERBS)}")
            verb = VERBS.index(word)
            full = (
                verb == DISCARD_SUSPICION
                and last == verb
                and self.script[len(self.script) - 1] // VERB_SPAN == DISCARDS
            )
            if verb == last and verb < COUNTED and verb != PRAYER and not full:
                self.script[len(self.script) - 1] += VERB_SPAN
            else:
                self.script = append(self.script, verb + VERB_SPAN)
            last = verb
        if choice >= 0:
            self.script = append(self.script, CHOOSE + VERB_SPAN * choice)
        self.script = append(self.script, SCRIPT_END)
        return start

    def add_choice(self, lists: Any, spot: tuple[str, ...]) -> int:
        """A choice between rewards, or -1 where the list is empty."""
        if not isinstance(lists, list) or len(lists) > ALTERNATIVES or len(lists) == 1:
            raise SheetError(spot, f"expected no alternatives, or 2 to {ALTERNATIVES} lists of rewards")
        if not lists:
            return -1
        starts = [self.add_script(words, spot) for words in lists]
        starts += [-1] * (ALTERNATIVES - len(starts))
        for start in starts:
            self.choices = append(self.choices, start)
        return len(self.choices) // ALTERNATIVES - 1

    def words_of(self, start: i64) -> list[tuple[str, int]]:
        """A script as amounts, without its choice."""
        found: list[tuple[str, int]] = []
        while self.script[start] >= 0:
            verb, count = self.script[start] % VERB_SPAN, self.script[start] // VERB_SPAN
            if verb != CHOOSE:
                found.append((VERBS[verb], int(count)))
            start += 1
        return found

    def choice_of(self, start: i64) -> i64:
        """The number of the choice that a script ends with, or -1."""
        while self.script[start] >= 0:
            if self.script[start] % VERB_SPAN == CHOOSE:
                return self.script[start] // VERB_SPAN
            start += 1
        return -1

    # Constants and the player board.

    def read_constants(self, sheet: dict[str, Any]) -> None:
        """The single numbers of the rules; those that fix the frame of the game cannot be changed."""
        table = sheet["constants"]
        spot: tuple[str, ...] = ("constants",)
        for frame, place in ((FRAME, "constants"), (COUNTS, "counts")):
            for key, value in frame.items():
                if sheet[place][key] != value:
                    raise SheetError((place, key), f"must stay {value}")
        self.start_silver: i64 = whole(table, "start_silver", spot, 0, 20)
        self.start_provisions: i64 = whole(table, "start_provisions", spot, 0, 20)
        self.workers_kept: i64 = whole(table, "workers_kept", spot, 1, KEPT_MAX)
        self.strength_per_silver: i64 = whole(table, "strength_per_silver", spot, 1, 9)
        self.absolve_discard: i64 = whole(table, "absolve_discard_suspicion", spot, 0, 3)
        self.resources_per_vp: i64 = whole(table, "resources_per_vp", spot, 1, 20)
        self.paid_vp: i64 = whole(sheet["debts"], "paid_vp", ("debts",), -9, 9)
        self.unpaid_vp: i64 = whole(sheet["debts"], "unpaid_vp", ("debts",), -9, 9)
        self.bank: vec[i64] = filled(GOODS + 1, 0)  # workers, silver, provisions, debts
        for colour in range(COLOURS):
            self.bank[colour] = whole(sheet["counts"], WORKERS[colour] + "s", ("counts",), 1, 99)
        self.bank[SILVER] = whole(sheet["counts"], "silver", ("counts",), 1, 999)
        self.bank[PROVISION] = whole(sheet["counts"], "provisions", ("counts",), 1, 999)
        self.bank[GOODS] = whole(sheet["counts"], "debt_cards", ("counts",), 1, 99)
        self.tax_size: vec[i64] = filled(5, 0)
        for row in sheet["tax_supply"]:
            spot = ("tax_supply", str(row["players"]))
            self.tax_size[row["players"]] = whole(row, "silver", spot, 1, 30)

    def read_left_actions(self, rows: list[dict[str, Any]]) -> None:
        """Slots, silver and rewards of the left side."""
        self.slots: vec[i64] = filled(BOARD_SIZE, NO_SLOT)
        self.action_of: vec[i64] = vec[i64](list(DOING_ACTIONS))
        self.slots_of: vec[i64] = vec[i64](list(DOING_SLOTS))
        self.left_silver: vec[i64] = filled(LEFT_ACTIONS, 0)
        self.left_reward: vec[i64] = filled(LEFT_ACTIONS * 2, 0)
        if tuple(row["id"] for row in rows) != ACTIONS[:LEFT_ACTIONS]:
            raise SheetError(("left_actions",), f"the rows must be {', '.join(ACTIONS[:LEFT_ACTIONS])}, in this order")
        for action, row in enumerate(rows):
            spot = ("left_actions", str(row["id"]))
            for key, value in LEFT_FRAME[action].items():
                if row[key] != value:
                    raise SheetError((*spot, key), f"must stay {value}")
            most = 2 if action <= TRADE else 1
            self.read_slots(action, row["slots"], most, (*spot, "slots"))
            self.left_silver[action] = whole(row, "silver", spot, 0, 20)
            if action in (HUNT, TRADE, CONSPIRE):
                self.left_reward[action * 2] = self.add_script(row["one_worker"], (*spot, "one_worker"))
                self.left_reward[action * 2 + 1] = self.add_script(row["two_workers"], (*spot, "two_workers"))

    def read_slots(self, action: int, words: Any, count: int, spot: tuple[str, ...]) -> None:
        """The colours of the slots of an action."""
        if not isinstance(words, list) or len(words) != count:
            raise SheetError(spot, f"expected {count} slots")
        for slot, word in enumerate(words):
            self.slots[action * SLOTS + slot] = colour_of(word, spot)

    def read_right_actions(self, rows: list[dict[str, Any]]) -> None:
        """Slots, costs and flags of the right side."""
        self.cost: vec[i64] = filled(ACTION_COUNT * COUNT_MAX, 0)
        self.cost_good: vec[i64] = filled(ACTION_COUNT, SILVER)
        if tuple(row["id"] for row in rows) != ACTIONS[LEFT_ACTIONS:]:
            raise SheetError(("right_actions",), f"the rows must be {', '.join(ACTIONS[LEFT_ACTIONS:])}, in this order")
        for place, row in enumerate(rows):
            action = place + LEFT_ACTIONS
            spot = ("right_actions", str(row["id"]))
            frame = (row["tests"], row["raises"], row["workshop_slots"])
            if frame != (*RIGHT_FRAME[place], [1, 2]):
                raise SheetError(spot, "the attributes and the slots for workshops cannot change")
            self.read_slots(action, row["slots"], SLOTS, (*spot, "slots"))
            self.read_costs(action, row, spot)

    def read_costs(self, action: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
        """PA-3.10, PA-3.11: seven costs, or none for Attack."""
        costs = row["cost"]
        if len(costs) != (0 if action == ATTACK else PIECES):
            raise SheetError((*spot, "cost"), f"expected {0 if action == ATTACK else PIECES} numbers")
        if row["resource"] not in (("none",) if action == ATTACK else ("silver", "provision")):
            raise SheetError((*spot, "resource"), "expected silver or provision (none for Attack)")
        self.cost_good[action] = PROVISION if row["resource"] == "provision" else SILVER
        for time, cost in enumerate(costs):
            if not isinstance(cost, int) or not 0 <= cost <= 20:
                raise SheetError((*spot, "cost"), f"expected whole numbers from 0 to 20, found {cost!r}")
            self.cost[action * COUNT_MAX + time] = cost

    def read_player_board(self, sheet: dict[str, Any]) -> None:
        """Walls, jars and workshops."""
        self.wall_need: vec[i64] = filled(PIECES, 0)
        self.jar_need: vec[i64] = filled(PIECES, 0)
        self.jar_reward: vec[i64] = filled(PIECES, 0)
        self.jar_twin: vec[i64] = filled(PIECES, -1)
        self.workshop_worker: vec[i64] = filled(WORKSHOPS, 0)
        for place in range(PIECES):
            spot = str(place + 1)
            self.wall_need[place] = whole(sheet["wall_slots"][place], "influence", ("wall_slots", spot), 0, 30)
            self.jar_need[place] = whole(sheet["jars"][place], "influence", ("jars", spot), 0, 30)
            row = sheet["jar_spaces"][place]
            self.jar_reward[place] = self.add_script(row["reward"], ("jar_spaces", spot, "reward"))
            for other in range(place):
                if sheet["jar_spaces"][other]["reward"] == row["reward"]:
                    self.jar_twin[place] = other
        for place in range(WORKSHOPS):
            spots = ("workshop_row", str(place + 1), "worker")
            worker = colour_of(sheet["workshop_row"][place]["worker"], spots)
            if worker == ANY:
                raise SheetError(spots, "expected the colour of a worker")
            self.workshop_worker[place] = worker
        self.townsfolk_silver: vec[i64] = filled(TOWNSFOLK_ROW, 0)
        self.townsfolk_debt: vec[i64] = filled(TOWNSFOLK_ROW, 0)
        for place, row in enumerate(sheet["townsfolk_slots"]):
            self.townsfolk_silver[place] = whole(row, "silver", ("townsfolk_slots", str(place + 1)), 0, 20)
            self.townsfolk_debt[place] = int(row["debt_instead"])

    # Cards.

    def read_paladins(self, rows: list[dict[str, Any]]) -> None:
        """PA-C2: two workers, a bonus on attributes, an ability."""
        self.paladin_workers: vec[i64] = filled(PALADIN_COUNT, 0)
        self.paladin_bonus: vec[i64] = filled(PALADIN_COUNT * 3, 0)
        self.ability_action: vec[i64] = filled(PALADIN_COUNT, 0)
        self.ability: vec[i64] = filled(PALADIN_COUNT, 0)
        self.ability_amount: vec[i64] = filled(PALADIN_COUNT, 0)
        self.ability_reward: vec[i64] = filled(PALADIN_COUNT, -1)
        if tuple(row["id"] for row in rows) != PALADINS:
            raise SheetError(("paladins",), f"the rows must be {', '.join(PALADINS)}, in this order")
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
        if row.get("action") not in ACTIONS:
            raise SheetError((*spot, "action"), f"allowed are {', '.join(ACTIONS)}")
        if row.get("effect") not in ABILITIES:
            raise SheetError((*spot, "effect"), f"allowed are {', '.join(ABILITIES)}")
        effect, amount = ABILITIES.index(row["effect"]), whole(row, "amount", spot, 0, 9)
        self.ability_action[paladin] = ACTIONS.index(row["action"])
        self.ability[paladin] = effect
        self.ability_amount[paladin] = amount
        if effect >= GAIN_SILVER:
            good = "silver" if effect == GAIN_SILVER else "provision"
            self.ability_reward[paladin] = self.add_script([good] * amount, spot)

    def workers_script(self, words: Any, count: int, spot: tuple[str, ...]) -> int:
        """So many workers as a reward."""
        if not isinstance(words, list) or len(words) != count or any(word not in WORKERS for word in words):
            raise SheetError(spot, f"expected {count} of {', '.join(WORKERS)}")
        return self.add_script(sorted(words, key=WORKERS.index), spot)

    def read_townsfolk(self, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
        """PA-C12, PA-C16: quest, hire and lasting reward of each card."""
        if tuple(row["id"] for row in kinds) != TOWNSFOLK:
            raise SheetError(("townsfolk_kinds",), f"the rows must be {', '.join(TOWNSFOLK)}, in this order")
        trigger: list[int] = []
        for row in kinds:
            if row["trigger"] not in TRIGGERS:
                raise SheetError(("townsfolk_kinds", row["id"], "trigger"), f"allowed are {', '.join(TRIGGERS)}")
            trigger.append(TRIGGERS.index(row["trigger"]))
        self.townsfolk_ids: list[str] = [str(row["id"]) for row in rows]
        self.townsfolk_kind: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.trigger: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.quest: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.hire: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        self.ongoing: vec[i64] = filled(TOWNSFOLK_CARDS, 0)
        for card, row in enumerate(rows):
            spot = ("townsfolk", str(row["id"]))
            kind = TOWNSFOLK.index(row["kind"]) if row["kind"] in TOWNSFOLK else -1
            if kind < 0:
                raise SheetError((*spot, "kind"), f"allowed are {', '.join(TOWNSFOLK)}")
            self.townsfolk_kind[card] = kind
            self.trigger[card] = trigger[kind]
            self.quest[card] = self.add_script(row["quest"], (*spot, "quest"))
            self.hire[card] = self.add_script(row["hire"], (*spot, "hire"))
            self.ongoing[card] = self.add_script(row["ongoing"], (*spot, "ongoing"))
            check_ongoing(trigger[kind], row["ongoing"], (*spot, "ongoing"))

    def read_outsiders(self, kinds: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
        """PA-C26, PA-C27: attack reward, strength of the conversion, and the points at the end."""
        if tuple(row["id"] for row in kinds) != OUTSIDERS:
            raise SheetError(("outsider_kinds",), f"the rows must be {', '.join(OUTSIDERS)}, in this order")
        self.kind_base: vec[i64] = filled(len(OUTSIDERS), 0)
        self.kind_per: vec[i64] = filled(len(OUTSIDERS), 0)
        self.kind_every: vec[i64] = filled(len(OUTSIDERS), 1)
        self.kind_vp: vec[i64] = filled(len(OUTSIDERS), 0)
        for kind, row in enumerate(kinds):
            spot = ("outsider_kinds", str(row["id"]))
            if row["per"] not in PER:
                raise SheetError((*spot, "per"), f"allowed are {', '.join(PER)}")
            self.kind_per[kind] = PER.index(row["per"])
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
        if tuple(row["id"] for row in rows) != ORDERS:
            raise SheetError(("kings_orders",), f"the rows must be {', '.join(ORDERS)}, in this order")
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

    def read_areas(self, rows: list[dict[str, Any]]) -> None:
        """PA-C20, PA-C21: the flags of the areas and of the outsider slots below them."""
        self.area_faith: vec[i64] = filled(AREAS, 0)
        self.area_strength: vec[i64] = filled(AREAS, 0)
        for area, row in enumerate(rows):
            self.area_faith[area] = whole(row, "faith", ("areas", str(area + 1)), 0, 40)
            self.area_strength[area] = whole(row, "strength", ("areas", str(area + 1)), 0, 40)

    def read_squares(self, rows: list[dict[str, Any]], ai: dict[str, Any]) -> None:
        """PA-C23, PA-C24: the squares, which of them each player count and level can use, and equal ones."""
        if sorted(ai["space_preference"]) != sorted(REWARD_KINDS):
            raise SheetError(("ai", "space_preference"), f"expected each of {', '.join(REWARD_KINDS)} once")
        self.square_ids: list[str] = [str(row["id"]).removeprefix("space_") for row in rows]
        self.square_area: vec[i64] = filled(SQUARES, 0)
        self.square_reward: vec[i64] = filled(SQUARES, 0)
        self.square_twin: vec[i64] = filled(SQUARES, -1)
        self.square_wish: vec[i64] = filled(SQUARES, 0)
        self.square_pays: vec[i64] = filled(SQUARES, 0)
        self.square_order: vec[i64] = filled(SQUARES, 0)
        self.squares_for: vec[i64] = filled(5, 0)
        self.faith_reach: vec[i64] = filled(LEVELS, 0)
        self.strength_reach: vec[i64] = filled(LEVELS, 0)
        for square, row in enumerate(rows):
            spot = ("spaces", str(row["id"]))
            area = whole(row, "area", spot, 1, AREAS) - 1
            self.square_area[square] = area
            self.square_order[square] = area * 64 + whole(row, "order", spot, 1, 63)
            self.square_reward[square] = self.add_script(row["reward"], (*spot, "reward"))
            kind = reward_kind(row["reward"])
            wishes = ai["space_preference"]
            self.square_wish[square] = wishes.index(kind) if kind in wishes else len(wishes)
            self.square_pays[square] = int(kind == "pay_debt")
            for players in range(whole(row, "min_players", spot, 1, 4), 5):
                self.squares_for[players] |= 1 << square
            for level in range(LEVELS):
                if level >= self.area_faith[area]:
                    self.faith_reach[level] |= 1 << square
                if level >= self.area_strength[area]:
                    self.strength_reach[level] |= 1 << square
            for other in range(square):
                if (rows[other]["area"], rows[other]["reward"]) == (row["area"], row["reward"]):
                    self.square_twin[square] = other

    def read_points(self, track: list[dict[str, Any]], pieces: list[dict[str, Any]]) -> None:
        """PA-20.3 to PA-20.8: points of the markers and of the pieces."""
        self.track_vp: vec[i64] = vec[i64]()
        for row in track:
            self.track_vp = append(self.track_vp, whole(row, "vp", ("attribute_vp", str(row["index"])), 0, 99))
        self.track_end: i64 = len(track) - 1
        self.piece_vp: vec[i64] = filled(ACTION_COUNT * COUNT_MAX, 0)
        for row in pieces:
            for count in range(COUNT_MAX):
                points = whole(row, f"vp_{count}", ("piece_vp", str(row["id"])), 0, 99)
                self.piece_vp[ACTIONS.index(row["id"]) * COUNT_MAX + count] = points

    def read_ai(self, sheet: dict[str, Any], difficulty: str) -> None:
        """The solo opponent."""
        table, spot = sheet["ai"], ("ai",)
        for key, value in AI_FRAME.items():
            if table[key] != value:
                raise SheetError((*spot, key), f"must stay {value}")
        if tuple(row["id"] for row in sheet["ai_left_row"]) != AI_ROW:
            raise SheetError(("ai_left_row",), f"the rows must be {', '.join(AI_ROW)}, in this order")
        self.ai_row_workers: vec[i64] = filled(AI_ROW_SIZE, 1)
        for place, row in enumerate(sheet["ai_left_row"]):
            if row["order"] != place + 1:
                raise SheetError(("ai_left_row", str(row["id"]), "order"), f"must stay {place + 1}")
            self.ai_row_workers[place] = whole(row, "workers", ("ai_left_row", str(row["id"])), 1, 1)
        levels = {row["id"]: row for row in sheet["ai_difficulty"]}
        self.ai_orders: i64 = whole(levels[difficulty], "orders_revealed", ("ai_difficulty", difficulty), 0, 6)
        self.ai_extra_workers: i64 = whole(table, "workers_per_round_extra", spot, 0, 20)
        self.ai_trade: i64 = whole(table, "trade_steps", spot, 0, 20)
        self.ai_rest: i64 = whole(table, "rest_steps", spot, 0, 20)
        self.ai_conspire: i64 = whole(table, "conspire_suspicions", spot, 0, 5)
        self.ai_conspire_workers: i64 = whole(table, "conspire_workers", spot, 0, 5)
        self.ai_pray_workers: i64 = whole(table, "pray_workers_if_empty", spot, 0, 5)
        self.ai_conversion_vp: i64 = whole(table, "min_vp_per_conversion", spot, 0, 9)
        self.ai_townsfolk: i64 = whole(table, "extra_townsfolk_discarded", spot, 0, TOWNSFOLK_ROW - 1)
        self.ai_outsiders: i64 = whole(table, "extra_outsiders_discarded", spot, 0, OUTSIDER_ROW - 1)
        self.scheme_counts: vec[i64] = filled(SCHEME_KINDS, 0)
        if tuple(row["id"] for row in sheet["schemes"]) != SCHEMES:
            raise SheetError(("schemes",), f"the rows must be {', '.join(SCHEMES)}, in this order")
        for kind, row in enumerate(sheet["schemes"]):
            self.scheme_counts[kind] = whole(row, "count", ("schemes", str(row["id"])), 0, 17)
        if sum(self.scheme_counts) != COUNTS["scheme_cards"] or self.scheme_counts[SCHEME_FAVOUR] != FAVOUR_PLACES:
            raise SheetError(("schemes",), f"expected {COUNTS['scheme_cards']} cards, {FAVOUR_PLACES} of them favours")


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


def reward_kind(words: list[str]) -> str:
    """PA-35.4: the kind of a square's reward, as the solo opponent tells them apart."""
    if words and all(word in WORKERS for word in words):
        return "two_workers" if len(words) == 2 else "one_worker"
    return "two_silver" if words == ["silver", "silver"] else words[0] if words else ""


# What a user's sheet must keep.
FRAME: Final[dict[str, int]] = {
    "players_min": 1,
    "players_max": 4,
    "rounds": ROUNDS,
    "paladins_drawn": HAND,
    "tavern_cards_extra": 1,
    "townsfolk_row": TOWNSFOLK_ROW,
    "outsider_row": OUTSIDER_ROW,
    "kings_orders_used": ORDER_PLACES,
    "kings_favours_used": FAVOUR_PLACES,
    "workshops_each": WORKSHOPS,
    "monks_each": PIECES,
    "outposts_each": PIECES,
    "jars_each": PIECES,
}
COUNTS: Final[dict[str, int]] = {
    "paladin_cards": 48,
    "townsfolk_cards": TOWNSFOLK_CARDS,
    "outsider_cards": OUTSIDER_CARDS,
    "kings_favour_cards": FAVOUR_CARDS,
    "kings_order_cards": ORDER_CARDS,
    "suspicion_cards": 24,
    "tavern_cards": TAVERN_CARDS,
    "wall_cards": 24,
    "scheme_cards": 17,
}
AI_FRAME: Final[dict[str, Any]] = {
    "resource_track": 5,
    "right_action_workers": SLOTS,
    "attribute_stack": ["influence", "faith", "strength"],
    "tavern_cards": 2,
    "first_player": "human",
}
LEFT_FRAME: Final[list[dict[str, Any]]] = [
    {"min_workers": 2, "one_worker": [], "two_workers": ["move_workshop"]},
    {"min_workers": 1, "silver": 0, "one_worker": ["quest_townsfolk"], "two_workers": ["hire_townsfolk"]},
    {"min_workers": 1, "silver": 0},
    {"min_workers": 1, "silver": 0},
    {"min_workers": 1, "one_worker": ["pray"], "two_workers": []},
    {"min_workers": 1, "silver": 0, "two_workers": []},
]
RIGHT_FRAME: Final[list[tuple[str, str]]] = [
    ("faith", "influence"),
    ("influence", "strength"),
    ("strength", "faith"),
    ("influence", "faith"),
    ("strength", "influence"),
    ("faith", "strength"),
]
