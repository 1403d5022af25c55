"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, keep_frame, one_of, only_keys, same_rows, whole
from regalia.kernel.vectors import append, i64, vec

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
MIX_COUNT: Final = 34


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, sheet: dict[str, Any], switches: dict[str, Any]) -> None:
        self.switches: dict[str, Any] = switches
        self.read_switches(switches)
        self.read_constants(sheet["constants"])
        self.read_buildings(sheet["buildings"])
        self.read_advisors(sheet["advisors"], switches)
        self.read_enemies(sheet["enemies"])
        self.read_years(sheet["years"])
        self.mixes: vec[i64] = vec[i64]([number for mix in MIXES for number in mix])

    def read_switches(self, switches: dict[str, Any]) -> None:
        """The switches as numbers: the place of the value in SWITCHES, 0 being `hungarian`."""
        self.plus2_limit: i64 = SWITCHES["plus2_limit"].index(switches["plus2_limit"])
        self.chapel_total: bool = switches["chapel"] == "total_7"
        self.each_reroll: bool = switches["reroll_limit"] == "each_building_once"
        self.goods_kept: bool = switches["cathedral"] == "count"
        self.town_hall_pays: bool = switches["town_hall"] == "pay_for_vp"
        self.envoy_stays: bool = switches["envoy_window"] == "until_next_phase_5"
        self.envoy_announced: bool = switches["envoy_announce"]
        self.owner_chooses_loss: bool = switches["loss_tie"] == "owner_chooses"
        self.table_names_winner: bool = switches["final_tie"] == "table_names_one"
        self.pair_by_sum: bool = switches["two_player_pair"] == "sum"
        self.die_set_aside: bool = switches["two_player_set_aside"]

    def read_constants(self, table: dict[str, Any]) -> None:
        """The single numbers of the rules; those that fix the frame of the game cannot be changed."""
        spot = ("constants",)
        keep_frame(table, FRAME, spot)
        self.reward_vp: i64 = whole(table, "reward_most_buildings_vp", spot, 0, 9)
        self.goods_per_soldier: i64 = whole(table, "goods_per_soldier", spot, 1, MIX_MAX)
        self.strongest_vp: i64 = whole(table, "strongest_victor_vp", spot, 0, 9)
        self.plus2_bonus: i64 = whole(table, "plus2_bonus", spot, 1, 9)
        self.aid_goods: i64 = whole(table, "aid_tie_goods", spot, 1, MIX_MAX)

    def read_buildings(self, rows: list[dict[str, Any]]) -> None:
        """Costs, points, places and effects of the twenty buildings."""
        self.cost: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.column: vec[i64] = filled(len(BUILDINGS), 0)
        self.at: vec[i64] = filled(ROWS * COLUMNS, -1)
        self.effect: vec[i64] = filled(len(BUILDINGS) * EFFECT_SIZE, 0)
        self.having: vec[i64] = filled(EFFECT_SIZE, 0)
        self.versus: vec[i64] = filled(len(BUILDINGS) * len(ENEMY_KINDS), 0)
        self.discount_columns: i64 = 0
        same_rows(rows, BUILDINGS, "buildings")
        for building, row in enumerate(rows):
            self.read_building(building, row)
        for place in range(ROWS * COLUMNS):
            if self.at[place] < 0:
                free = f"row {place // COLUMNS + 1}, column {place % COLUMNS + 1}"
                raise SheetError(("buildings",), f"no building stands in {free}")
        self.left: vec[i64] = filled(len(BUILDINGS), -1)
        for place in range(ROWS * COLUMNS):
            if place % COLUMNS:
                self.left[self.at[place]] = self.at[place - 1]

    def read_building(self, building: int, row: dict[str, Any]) -> None:
        """One row of the building table."""
        spot = ("buildings", str(row["id"]))
        only_keys(row["cost"], GOODS, (*spot, "cost"))
        for good in GOODS:
            self.cost = append(self.cost, whole(row["cost"], good, (*spot, "cost"), 0, 20))
        self.points = append(self.points, whole(row, "vp", spot, 0, 50))
        place = (whole(row, "row", spot, 1, ROWS) - 1) * COLUMNS + whole(row, "col", spot, 1, COLUMNS) - 1
        if self.at[place] >= 0:
            raise SheetError((*spot, "col"), f"{BUILDINGS[self.at[place]]} already stands in this row and column")
        self.at[place] = building
        self.column[building] = place % COLUMNS
        _need_tables(row["effects"], (*spot, "effects"))
        if _shape(row["effects"]) != EFFECT_SHAPES[building]:
            raise SheetError((*spot, "effects"), f"must keep the shape '{EFFECT_SHAPES[building]}'")
        for effect in row["effects"]:
            self.read_effect(building, effect, (*spot, "effects"))

    def read_effect(self, building: int, effect: dict[str, Any], spot: tuple[str, ...]) -> None:
        """One effect of a building."""
        when = effect["when"]
        if when == "battle" and "versus" in effect:
            kind = ENEMY_KINDS.index(effect["versus"]) if effect["versus"] in ENEMY_KINDS else -1
            if kind < 0:
                raise SheetError((*spot, "versus"), f"allowed are {', '.join(ENEMY_KINDS)}")
            self.versus[building * len(ENEMY_KINDS) + kind] += whole(effect, "strength", spot, -9, 9)
            return
        if when == "build":
            columns = effect["columns"]
            if not isinstance(columns, list) or not all(column in range(1, COLUMNS + 1) for column in columns):
                raise SheetError((*spot, "columns"), f"expected a list of columns from 1 to {COLUMNS}")
            for column in columns:
                self.discount_columns |= 1 << (column - 1)
        if when == "battle_result":
            self.set_effect(building, TIE_WINS, 1)
        for key, kind, low, high in EFFECTS:
            if (when, key[1]) == key and key[1] in effect:
                self.set_effect(building, kind, whole(effect, key[1], spot, low, high))

    def set_effect(self, building: int, kind: int, value: int) -> None:
        """Remember what a building does, and that it does."""
        self.effect[building * EFFECT_SIZE + kind] = value
        self.having[kind] |= 1 << building

    def read_advisors(self, rows: list[dict[str, Any]], switches: dict[str, Any]) -> None:
        """The gifts of the eighteen advisors, every alternative written out."""
        same_rows(rows, ADVISORS, "advisors")
        self.gift: vec[i64] = filled((len(ADVISORS) + 1) * GIFTS_MAX * GAIN_SIZE, 0)
        self.gift_count: vec[i64] = filled(len(ADVISORS) + 1, 0)
        self.gift_optional: vec[i64] = filled(len(ADVISORS) + 1, 0)
        for number, row in enumerate(rows, 1):
            spot = ("advisors", str(row["id"]))
            keep_frame(row, {"number": number}, spot)
            _need_tables(row["options"], (*spot, "options"))
            self.read_gifts(number, row["options"], switches, (*spot, "options"))

    def read_gifts(
        self, number: int, options: list[dict[str, Any]], switches: dict[str, Any], spot: tuple[str, ...]
    ) -> None:
        """All alternatives of one advisor; what costs something may be declined (KB-R20, KB-R21, KB-R23)."""
        for option in options:
            only_keys(option, (*GAINS, "any_goods", "any_goods_same"), spot)
            if not isinstance(option.get("peek", False), bool):
                raise SheetError((*spot, "peek"), "expected true or false")
            gains = [
                int(option.get("peek", False)) if key == "peek" else whole(option, key, spot, -9, 9) for key in GAINS
            ]
            if number == SMUGGLER and gains[GAIN_VP] == 1:
                gains[GAIN_VP] = switches["smuggler_vp"]
            for mix in _free_goods(option, switches["choice_goods"] == "free_mix", spot):
                self.add_gift(number, [gains[k] + (mix[k] if k < 3 else 0) for k in range(GAIN_SIZE)], spot)

    def add_gift(self, number: int, gains: list[int], spot: tuple[str, ...]) -> None:
        """One more alternative of an advisor."""
        count = self.gift_count[number]
        if count == GIFTS_MAX:
            raise SheetError(spot, f"more than {GIFTS_MAX} alternatives")
        for k in range(GAIN_SIZE):
            self.gift[(number * GIFTS_MAX + count) * GAIN_SIZE + k] = gains[k]
        if min(gains) < 0:
            self.gift_optional[number] = 1
        self.gift_count[number] = count + 1

    def read_enemies(self, rows: list[dict[str, Any]]) -> None:
        """The twenty-five enemy cards, five for each year."""
        self.enemy_ids: list[str] = [str(row["id"]) for row in rows]
        self.enemy_kind: vec[i64] = vec[i64]()
        self.enemy_strength: vec[i64] = vec[i64]()
        self.loss: vec[i64] = vec[i64]()
        self.reward: vec[i64] = vec[i64]()
        for place, row in enumerate(rows):
            spot = ("enemies", str(row["id"]))
            keep_frame(row, {"year": place // LEVEL_SIZE + 1}, spot)
            self.enemy_kind = append(self.enemy_kind, one_of(row, "kind", ENEMY_KINDS, spot))
            self.enemy_strength = append(self.enemy_strength, whole(row, "strength", spot, 0, 30))
            self.read_enemy(row, spot)

    def read_years(self, rows: list[dict[str, Any]]) -> None:
        """The backs of the enemy cards."""
        self.year_cards: dict[int, dict[str, Any]] = {}
        for year, row in enumerate(rows, 1):
            keep_frame(row, {"number": year}, ("years", str(row["id"])))
            self.year_cards[year] = row

    def read_enemy(self, row: dict[str, Any], spot: tuple[str, ...]) -> None:
        """Losses and rewards of one card; no card destroys more than one building (KB-12.31)."""
        only_keys(row["loss"], LOSS, (*spot, "loss"))
        only_keys(row["reward"], REWARD, (*spot, "reward"))
        for key in LOSS:
            high = 1 if key == "buildings" else MIX_MAX if key == "any_goods" else 20
            self.loss = append(self.loss, whole(row["loss"], key, (*spot, "loss"), 0, high))
        for key in REWARD:
            high = MIX_MAX if key == "any_goods" else 20
            self.reward = append(self.reward, whole(row["reward"], key, (*spot, "reward"), 0, high))


# Constants that fix the frame of the game: a user's sheet cannot change them.
FRAME: Final[dict[str, int | bool]] = {
    "players_min": 2,
    "players_max": 5,
    "years": YEARS,
    "advisors": 18,
    "score_track_max": 59,
    "army_track_max": 9,
    "army_track_is_cap": False,
    "goods_supply_unlimited": True,
    "enemies_per_year": 1,
    "builds_per_season": 1,
    "builds_with_envoy": 2,
    "aid_white_dice": 1,
    "first_year_start_goods": 1,
    "winter_dice": 1,
    "two_player_neutral_dice": 3,
    "two_player_extra_neutral_dice": 2,
}

# (when, key) of an effect, what it is called in the rules, and its bounds.
EFFECTS: Final[list[tuple[tuple[str, str], int, int, int]]] = [
    (("battle", "strength"), STRENGTH, -9, 9),
    (("roll", "white_dice"), WHITE_DICE, 0, 1),
    (("before_roll", "gold"), GUILD_GOLD, 0, 9),
    (("advisor_gift", "soldiers"), GIFT_SOLDIERS, 0, 9),
    (("battle_won", "vp"), VICTORY_VP, 0, 9),
    (("season_end", "vp"), SEASON_VP, 0, 9),
    (("summer_end", "plus2"), SUMMER_PLUS2, 0, 9),
    (("game_end", "goods_per_vp"), GOODS_PER_VP, 1, 20),
    (("recruit", "goods_per_soldier"), GOODS_PER_SOLDIER, 1, MIX_MAX),
    (("build", "gold"), DISCOUNT, -9, 0),
]

# The effects of each building without the values that a user's sheet may change.
FIXED: Final = ("if", "reroll", "per_season", "goods", "shift", "tie", "choice")
EFFECT_SHAPES: Final[list[str]] = [
    "after_roll if=all_dice_equal per_season=1 reroll=one",
    "after_roll if=all_dice_equal per_season=1 reroll=one",
    "battle strength versus",
    "game_end goods=exchanged goods_per_vp",
    "summer_end plus2",
    "influence per_season=1 shift=[-1, 1]",
    "roll white_dice; battle strength",
    "before_roll gold",
    "battle strength",
    "battle strength",
    "recruit goods_per_soldier",
    "battle strength",
    "battle strength; battle strength versus",
    "advisor_gift if=gift_has_soldiers soldiers",
    "battle strength; battle_result tie=victory",
    "battle strength; battle_won vp",
    "battle strength versus",
    "build columns gold",
    "season_end choice=[{'plus2': 1}, {'any_goods': -1, 'vp': 1}]",
    "season_end vp",
]


def _need_tables(rows: Any, spot: tuple[str, ...]) -> None:
    if not rows or not all(isinstance(row, dict) for row in rows):
        raise SheetError(spot, "expected a list of tables, at least one")


def _shape(effects: list[dict[str, Any]]) -> str:
    return "; ".join(
        " ".join([str(effect.get("when"))] + sorted(_part(effect, key) for key in effect if key != "when"))
        for effect in effects
    )


def _part(effect: dict[str, Any], key: str) -> str:
    return f"{key}={effect[key]}" if key in FIXED else key


def _free_goods(option: dict[str, Any], free_mix: bool, spot: tuple[str, ...]) -> list[tuple[int, int, int]]:
    """Every way to take the freely chosen goods of a gift (KB-6.12, KB-6.17; KB-R22)."""
    same = whole(option, "any_goods_same", spot, 0, 3)
    free = whole(option, "any_goods", spot, 0, 3)
    if same and not free_mix:
        return [(same, 0, 0), (0, same, 0), (0, 0, same)]
    total = same + free
    if total > 3:
        raise SheetError(spot, "at most 3 freely chosen goods")
    return [mix for mix in MIXES if sum(mix) == total] if total else [(0, 0, 0)]
