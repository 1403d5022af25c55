"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.sheet import Draft
from regalia.kernel.vectors import i64, vec

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOODS: Final = ("gold", "wood", "stone")

ADVISORS: Final = (
    "jester", "squire", "architect", "merchant", "sergeant", "alchemist",
    "astronomer", "treasurer", "master_hunter", "general", "swordsmith", "duchess",
    "champion", "smuggler", "inventor", "wizard", "queen", "king",
)  # fmt: skip
SMUGGLER: Final = 14

BUILDINGS: Final = (
    "statue", "chapel", "church", "cathedral",
    "inn", "market", "farms", "merchants_guild",
    "guard_tower", "blacksmith", "barracks", "wizards_guild",
    "palisade", "stable", "stone_wall", "fortress",
    "barricade", "crane", "town_hall", "embassy",
)  # fmt: skip
STATUE: Final = 0
CHAPEL: Final = 1
CATHEDRAL: Final = 3
INN: Final = 4
MARKET: Final = 5
FORTRESS: Final = 15
TOWN_HALL: Final = 18
EMBASSY: Final = 19
ROWS: Final = 5
COLUMNS: Final = 4

ENEMY_KINDS: Final = ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")
YEARS: Final = 5
LEVEL_SIZE: Final = 5

# What a gift holds, in this order.
GAINS: Final = ("gold", "wood", "stone", "vp", "plus2", "soldiers", "peek")
GAIN_VP: Final = 3
GAIN_PLUS2: Final = 4
GAIN_SOLDIERS: Final = 5
GAIN_PEEK: Final = 6
GAIN_SIZE: Final = 7
GIFTS_MAX: Final = 16

# What an enemy takes and gives, in this order.
LOSS: Final = ("gold", "wood", "stone", "any_goods", "buildings", "vp")
LOSS_ANY: Final = 3
LOSS_BUILDINGS: Final = 4
LOSS_VP: Final = 5
LOSS_SIZE: Final = 6
REWARD: Final = ("gold", "wood", "stone", "any_goods", "vp")
REWARD_ANY: Final = 3
REWARD_VP: Final = 4
REWARD_SIZE: Final = 5

# What a building does for its owner, besides the odd ones (Statue, Chapel, Market, Town Hall).
STRENGTH: Final = 0
WHITE_DICE: Final = 1
GUILD_GOLD: Final = 2
GIFT_SOLDIERS: Final = 3
TIE_WINS: Final = 4
VICTORY_VP: Final = 5
SEASON_VP: Final = 6
SUMMER_PLUS2: Final = 7
GOODS_PER_VP: Final = 8
GOODS_PER_SOLDIER: Final = 9
DISCOUNT: Final = 10
EFFECT_SIZE: Final = 11

# The switches, each with its values; the number of a value is what the rules compare.
SWITCHES: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "start_order": ("agreed", "random"),
    "plus2_limit": ("per_die", "per_season", "per_group"),
    "choice_goods": ("one_kind", "free_mix"),
    "smuggler_vp": (1, -1),
    "chapel": ("as_statue", "total_7"),
    "reroll_limit": ("one_in_all", "each_building_once"),
    "cathedral": ("exchange", "count"),
    "town_hall": ("token_or_swap", "pay_for_vp"),
    "envoy_window": ("autumn", "until_next_phase_5"),
    "envoy_announce": (True, False),
    "loss_tie": ("owner_chooses", "topmost_row"),
    "final_tie": ("table_names_one", "shared"),
    "two_player_pair": ("single", "sum"),
    "two_player_set_aside": (True, False),
}
PER_DIE: Final = 0
PER_SEASON: Final = 1
PER_GROUP: Final = 2

# Mixes of one to four goods, as (gold, wood, stone): the alternatives wherever goods are chosen freely.
MIX_MAX: Final = 4
MIXES: Final[list[tuple[int, int, int]]] = [
    (gold, wood, total - gold - wood)
    for total in range(1, MIX_MAX + 1)
    for gold in range(total, -1, -1)
    for wood in range(total - gold, -1, -1)
]


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, draft: Draft) -> None:
        self.keep_switches(draft)
        self.keep_values(draft)

    def keep_switches(self, draft: Draft) -> None:
        """What differs between the ways of playing."""
        self.switches: dict[str, Any] = draft.switches
        self.plus2_limit: i64 = draft.plus2_limit
        self.chapel_total: bool = draft.chapel_total
        self.each_reroll: bool = draft.each_reroll
        self.goods_kept: bool = draft.goods_kept
        self.town_hall_pays: bool = draft.town_hall_pays
        self.envoy_stays: bool = draft.envoy_stays
        self.envoy_announced: bool = draft.envoy_announced
        self.owner_chooses_loss: bool = draft.owner_chooses_loss
        self.table_names_winner: bool = draft.table_names_winner
        self.pair_by_sum: bool = draft.pair_by_sum
        self.die_set_aside: bool = draft.die_set_aside

    def keep_values(self, draft: Draft) -> None:
        """What is printed."""
        self.reward_vp: i64 = draft.reward_vp
        self.goods_per_soldier: i64 = draft.goods_per_soldier
        self.strongest_vp: i64 = draft.strongest_vp
        self.plus2_bonus: i64 = draft.plus2_bonus
        self.aid_goods: i64 = draft.aid_goods

        self.cost: vec[i64] = vec[i64](draft.cost)
        self.points: vec[i64] = vec[i64](draft.points)
        self.column: vec[i64] = vec[i64](draft.column)
        self.at: vec[i64] = vec[i64](draft.at)
        self.effect: vec[i64] = vec[i64](draft.effect)
        self.having: vec[i64] = vec[i64](draft.having)
        self.versus: vec[i64] = vec[i64](draft.versus)
        self.discount_columns: i64 = draft.discount_columns
        self.left: vec[i64] = vec[i64](draft.left)

        self.gift: vec[i64] = vec[i64](draft.gift)
        self.gift_count: vec[i64] = vec[i64](draft.gift_count)
        self.gift_optional: vec[i64] = vec[i64](draft.gift_optional)

        self.enemy_ids: list[str] = draft.enemy_ids
        self.enemy_kind: vec[i64] = vec[i64](draft.enemy_kind)
        self.enemy_strength: vec[i64] = vec[i64](draft.enemy_strength)
        self.loss: vec[i64] = vec[i64](draft.loss)
        self.reward: vec[i64] = vec[i64](draft.reward)

        self.year_cards: dict[int, dict[str, Any]] = draft.year_cards
        self.mixes: vec[i64] = vec[i64](draft.mixes)
