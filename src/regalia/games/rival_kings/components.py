"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.sheet import Draft
from regalia.kernel.vectors import i64, vec

CHARACTERS: Final = (
    "lord_protector", "queen", "duke", "count", "courtier", "priest",
    "bursar", "knight", "countess", "diplomat", "trader_1", "trader_2",
)  # fmt: skip
CHARACTER_COUNT: Final = 12
ALL_CHARACTERS: Final = 4095  # as a bit set
RANKS: Final = ("A", "B", "C", "D", "E", "F")
RANK_COUNT: Final = 6

SETTLE: Final = 0
PASS_ON: Final = 1
TAKE: Final = 2
RECRUIT: Final = 3
BUY: Final = 4
ACTIONS: Final = ("settle_conflict", "pass_conflict", "take_money", "recruit_subject", "buy_building")
ACTION_COUNT: Final = 5
ACTIONS_MAX: Final = 4  # on one character card

SUBJECTS: Final = (
    "gardener", "watchman", "jailer", "court_lady", "bishop", "scholar", "troubadour", "sailor",
    "blacksmith", "carpenter", "market_woman", "innkeeper", "vintner", "miner", "herbalist", "farmer",
)  # fmt: skip
BUILDINGS: Final = (
    "garden", "castle_wall", "prison", "pavilion", "cathedral", "university", "tavern", "harbor",
    "forge", "carpentry", "market", "inn", "vineyard", "mine", "herb_meadow", "farm",
)  # fmt: skip
CARDS: Final = SUBJECTS + BUILDINGS  # a card is a number: subjects from 0, buildings from 16
KINDS: Final = 16
CARD_COUNT: Final = 32  # kinds of cards; there are two copies of each
COPIES: Final = 2
COLOURS: Final = ("yellow", "red", "blue", "green")
COLOUR_COUNT: Final = 4

HAND_SIZE: Final = 3
CYCLES: Final = 2
CRESTS: Final = 2
PILES: Final = 4  # 0 and 1 hold subjects, 2 and 3 hold buildings
SUBJECT_PILES: Final = 2
PILE_SIZE: Final = 8
ROW_SIZE: Final = 16  # cards of one kind of deck in play, so no row is longer

# What the subjects can do, and when.
ABILITIES: Final = (
    "swap_character", "deflect_conflict_marker", "coins_per_conflict_marker", "swap_building",
    "swap_subject", "coins_per_building", "swap_card_with_display", "repeat_action_in_equal_conflict",
    "building_costs_1_less", "extra_buy_building", "extra_take_money", "extra_recruit_subject",
    "buy_any_subject_of_one_pile", "buy_any_building_of_one_pile", "give_conflict_marker", "perform_stolen_action",
)  # fmt: skip
GARDENER: Final = 0
WATCHMAN: Final = 1
JAILER: Final = 2
COURT_LADY: Final = 3
BISHOP: Final = 4
SCHOLAR: Final = 5
TROUBADOUR: Final = 6
SAILOR: Final = 7
BLACKSMITH: Final = 8
CARPENTER: Final = 9
MARKET_WOMAN: Final = 10
INNKEEPER: Final = 11
VINTNER: Final = 12
MINER: Final = 13
HERBALIST: Final = 14
FARMER: Final = 15
NO_ABILITY: Final = 16
TIMINGS: Final = ("after_reveal", "conflicts") + ("own_turn",) * 14
DISCOUNT: Final = 1  # what the Blacksmith saves

# How long the table plays (RK-14.2).
SWITCHES: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "series": ("single", "games", "target"),
    "games": (2, 3, 4, 5, 6, 7, 8, 9, 10),
    "target": (20, 30, 40, 50, 75, 100),
}
SINGLE: Final = 0
NUMBER_OF_GAMES: Final = 1
TARGET_TOTAL: Final = 2


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, draft: Draft) -> None:
        self.switches: dict[str, Any] = draft.switches
        self.series: i64 = draft.series
        self.games: i64 = draft.games
        self.target: i64 = draft.target

        self.pile_start: i64 = draft.pile_start
        self.refill: i64 = draft.refill
        self.start_ones: i64 = draft.start_ones
        self.start_twos: i64 = draft.start_twos
        self.start_markers: i64 = draft.start_markers
        self.markers: i64 = draft.markers
        self.all_ones: i64 = draft.all_ones
        self.all_twos: i64 = draft.all_twos

        self.rank: vec[i64] = vec[i64](draft.rank)
        self.steals_from: vec[i64] = vec[i64](draft.steals_from)  # rank of the victims, or -1
        self.action_at: vec[i64] = vec[i64](draft.action_at)  # from left to right
        self.printed: vec[i64] = vec[i64](draft.printed)  # the same as bit sets
        self.tie_break: vec[i64] = vec[i64](draft.tie_break)

        self.value: vec[i64] = vec[i64](draft.value)
        self.colour: vec[i64] = vec[i64](draft.colour)
        self.partner: vec[i64] = vec[i64](draft.partner)
        self.dearest: vec[i64] = vec[i64](draft.dearest)  # the cards, colour by colour, those of most value first
        self.dearest_at: vec[i64] = vec[i64](draft.dearest_at)  # where each colour begins there, and the end
        self.ability: vec[i64] = vec[i64](draft.ability)

        self.single_points: i64 = draft.single_points
        self.coins_per_point: i64 = draft.coins_per_point
        self.marker_points: i64 = draft.marker_points
