"""The ids as constants, and what a user's own sheet must keep."""

from typing import Any, Final

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
CREW_BITS: Final = 8  # for each part of a crew: its workers of a colour, and all together at the place of ANY
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
TRAITOR: Final = 16
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
    "traitor": ("hungarian", "original"),
    "tavern": ("hungarian", "original"),
    "difficulty": ("standard", "easy", "hard"),
}
# Names that stored tables may still have, with those of now; what has no source any more is simply left out.
FORMER_PRESETS: Final[dict[str, str]] = {"standard": "hungarian"}
FORMER_SWITCHES: Final[dict[tuple[str, object], tuple[str, str] | None]] = {
    ("difficulty", "medium"): ("difficulty", "standard"),
    ("mercenary", "each"): None,
    ("mercenary", "together"): None,
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
