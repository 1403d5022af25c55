"""The component sheet, checked and read into the tables of an edition."""

from typing import Any, Final

from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    DISCOUNT,
    EFFECT_SIZE,
    ENEMY_KINDS,
    GAIN_SIZE,
    GAIN_VP,
    GAINS,
    GIFT_SOLDIERS,
    GIFTS_MAX,
    GOODS,
    GOODS_PER_SOLDIER,
    GOODS_PER_VP,
    GUILD_GOLD,
    LEVEL_SIZE,
    LOSS,
    LOSS_SIZE,
    MIX_MAX,
    MIXES,
    REWARD,
    REWARD_SIZE,
    ROWS,
    SEASON_VP,
    SMUGGLER,
    STRENGTH,
    SUMMER_PLUS2,
    SWITCHES,
    TIE_WINS,
    VICTORY_VP,
    WHITE_DICE,
    YEARS,
    Edition,
)
from regalia.kernel.sheet import Draft, SheetError, keep_frame, one_of, only_keys, same_rows, whole

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


def read_edition(sheet: dict[str, Any], switches: dict[str, Any]) -> Edition:
    """The edition of a table with this sheet and these switches."""
    draft = Draft()
    draft.switches = switches
    read_switches(draft, switches)
    read_constants(draft, sheet["constants"])
    read_buildings(draft, sheet["buildings"])
    read_advisors(draft, sheet["advisors"], switches)
    read_enemies(draft, sheet["enemies"])
    read_years(draft, sheet["years"])
    draft.mixes = [number for mix in MIXES for number in mix]
    return Edition(draft)


def read_switches(draft: Draft, switches: dict[str, Any]) -> None:
    """The switches as numbers: the place of the value in SWITCHES, 0 being `hungarian`."""
    draft.plus2_limit = SWITCHES["plus2_limit"].index(switches["plus2_limit"])
    draft.chapel_total = switches["chapel"] == "total_7"
    draft.each_reroll = switches["reroll_limit"] == "each_building_once"
    draft.goods_kept = switches["cathedral"] == "count"
    draft.town_hall_pays = switches["town_hall"] == "pay_for_vp"
    draft.envoy_stays = switches["envoy_window"] == "until_next_phase_5"
    draft.envoy_announced = switches["envoy_announce"]
    draft.owner_chooses_loss = switches["loss_tie"] == "owner_chooses"
    draft.table_names_winner = switches["final_tie"] == "table_names_one"
    draft.pair_by_sum = switches["two_player_pair"] == "sum"
    draft.die_set_aside = switches["two_player_set_aside"]


def read_constants(draft: Draft, table: dict[str, Any]) -> None:
    """The single numbers of the rules; those that fix the frame of the game cannot be changed."""
    spot = ("constants",)
    keep_frame(table, FRAME, spot)
    draft.reward_vp = whole(table, "reward_most_buildings_vp", spot, 0, 9)
    draft.goods_per_soldier = whole(table, "goods_per_soldier", spot, 1, MIX_MAX)
    draft.strongest_vp = whole(table, "strongest_victor_vp", spot, 0, 9)
    draft.plus2_bonus = whole(table, "plus2_bonus", spot, 1, 9)
    draft.aid_goods = whole(table, "aid_tie_goods", spot, 1, MIX_MAX)


def read_buildings(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """Costs, points, places and effects of the twenty buildings."""
    draft.cost = [0] * (len(BUILDINGS) * len(GOODS))
    draft.points = [0] * len(BUILDINGS)
    draft.column = [0] * len(BUILDINGS)
    draft.at = [-1] * (ROWS * COLUMNS)
    draft.effect = [0] * (len(BUILDINGS) * EFFECT_SIZE)
    draft.having = [0] * EFFECT_SIZE
    draft.versus = [0] * (len(BUILDINGS) * len(ENEMY_KINDS))
    draft.discount_columns = 0
    same_rows(rows, BUILDINGS, "buildings")
    for building, row in enumerate(rows):
        read_building(draft, building, row)
    for place in range(ROWS * COLUMNS):
        if draft.at[place] < 0:
            free = f"row {place // COLUMNS + 1}, column {place % COLUMNS + 1}"
            raise SheetError(("buildings",), f"no building stands in {free}")
    draft.left = [-1] * len(BUILDINGS)
    for place in range(ROWS * COLUMNS):
        if place % COLUMNS:
            draft.left[draft.at[place]] = draft.at[place - 1]


def read_building(draft: Draft, building: int, row: dict[str, Any]) -> None:
    """One row of the building table."""
    spot = ("buildings", str(row["id"]))
    only_keys(row["cost"], GOODS, (*spot, "cost"))
    for k, good in enumerate(GOODS):
        draft.cost[building * len(GOODS) + k] = whole(row["cost"], good, (*spot, "cost"), 0, 20)
    draft.points[building] = whole(row, "vp", spot, 0, 50)
    place = (whole(row, "row", spot, 1, ROWS) - 1) * COLUMNS + whole(row, "col", spot, 1, COLUMNS) - 1
    if draft.at[place] >= 0:
        raise SheetError((*spot, "col"), f"{BUILDINGS[draft.at[place]]} already stands in this row and column")
    draft.at[place] = building
    draft.column[building] = place % COLUMNS
    _need_tables(row["effects"], (*spot, "effects"))
    if _shape(row["effects"]) != EFFECT_SHAPES[building]:
        raise SheetError((*spot, "effects"), f"must keep the shape '{EFFECT_SHAPES[building]}'")
    for effect in row["effects"]:
        read_effect(draft, building, effect, (*spot, "effects"))


def read_effect(draft: Draft, building: int, effect: dict[str, Any], spot: tuple[str, ...]) -> None:
    """One effect of a building."""
    when = effect["when"]
    if when == "battle" and "versus" in effect:
        kind = ENEMY_KINDS.index(effect["versus"]) if effect["versus"] in ENEMY_KINDS else -1
        if kind < 0:
            raise SheetError((*spot, "versus"), f"allowed are {', '.join(ENEMY_KINDS)}")
        draft.versus[building * len(ENEMY_KINDS) + kind] += whole(effect, "strength", spot, -9, 9)
        return
    if when == "build":
        columns = effect["columns"]
        if not isinstance(columns, list) or not all(column in range(1, COLUMNS + 1) for column in columns):
            raise SheetError((*spot, "columns"), f"expected a list of columns from 1 to {COLUMNS}")
        for column in columns:
            draft.discount_columns |= 1 << (column - 1)
    if when == "battle_result":
        set_effect(draft, building, TIE_WINS, 1)
    for key, kind, low, high in EFFECTS:
        if (when, key[1]) == key and key[1] in effect:
            set_effect(draft, building, kind, whole(effect, key[1], spot, low, high))


def set_effect(draft: Draft, building: int, kind: int, value: int) -> None:
    """Remember what a building does, and that it does."""
    draft.effect[building * EFFECT_SIZE + kind] = value
    draft.having[kind] |= 1 << building


def read_advisors(draft: Draft, rows: list[dict[str, Any]], switches: dict[str, Any]) -> None:
    """The gifts of the eighteen advisors, every alternative written out."""
    same_rows(rows, ADVISORS, "advisors")
    draft.gift = [0] * ((len(ADVISORS) + 1) * GIFTS_MAX * GAIN_SIZE)
    draft.gift_count = [0] * (len(ADVISORS) + 1)
    draft.gift_optional = [0] * (len(ADVISORS) + 1)
    for number, row in enumerate(rows, 1):
        spot = ("advisors", str(row["id"]))
        keep_frame(row, {"number": number}, spot)
        _need_tables(row["options"], (*spot, "options"))
        read_gifts(draft, number, row["options"], switches, (*spot, "options"))


def read_gifts(
    draft: Draft, number: int, options: list[dict[str, Any]], switches: dict[str, Any], spot: tuple[str, ...]
) -> None:
    """All alternatives of one advisor; what costs something may be declined (KB-R20, KB-R21, KB-R23)."""
    for option in options:
        only_keys(option, (*GAINS, "any_goods", "any_goods_same"), spot)
        if not isinstance(option.get("peek", False), bool):
            raise SheetError((*spot, "peek"), "expected true or false")
        gains = [int(option.get("peek", False)) if key == "peek" else whole(option, key, spot, -9, 9) for key in GAINS]
        if number == SMUGGLER and gains[GAIN_VP] == 1:
            gains[GAIN_VP] = switches["smuggler_vp"]
        for mix in _free_goods(option, switches["choice_goods"] == "free_mix", spot):
            add_gift(draft, number, [gains[k] + (mix[k] if k < 3 else 0) for k in range(GAIN_SIZE)], spot)


def add_gift(draft: Draft, number: int, gains: list[int], spot: tuple[str, ...]) -> None:
    """One more alternative of an advisor."""
    count = draft.gift_count[number]
    if count == GIFTS_MAX:
        raise SheetError(spot, f"more than {GIFTS_MAX} alternatives")
    for k in range(GAIN_SIZE):
        draft.gift[(number * GIFTS_MAX + count) * GAIN_SIZE + k] = gains[k]
    if min(gains) < 0:
        draft.gift_optional[number] = 1
    draft.gift_count[number] = count + 1


def read_enemies(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """The twenty-five enemy cards, five for each year."""
    draft.enemy_ids = [str(row["id"]) for row in rows]
    draft.enemy_kind = [0] * len(rows)
    draft.enemy_strength = [0] * len(rows)
    draft.loss = [0] * (len(rows) * LOSS_SIZE)
    draft.reward = [0] * (len(rows) * REWARD_SIZE)
    for enemy, row in enumerate(rows):
        spot = ("enemies", str(row["id"]))
        keep_frame(row, {"year": enemy // LEVEL_SIZE + 1}, spot)
        draft.enemy_kind[enemy] = one_of(row, "kind", ENEMY_KINDS, spot)
        draft.enemy_strength[enemy] = whole(row, "strength", spot, 0, 30)
        read_enemy(draft, enemy, row, spot)


def read_years(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """The backs of the enemy cards."""
    draft.year_cards = {}
    for year, row in enumerate(rows, 1):
        keep_frame(row, {"number": year}, ("years", str(row["id"])))
        draft.year_cards[year] = row


def read_enemy(draft: Draft, enemy: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """Losses and rewards of one card; no card destroys more than one building (KB-12.31)."""
    only_keys(row["loss"], LOSS, (*spot, "loss"))
    only_keys(row["reward"], REWARD, (*spot, "reward"))
    for k, key in enumerate(LOSS):
        high = 1 if key == "buildings" else MIX_MAX if key == "any_goods" else 20
        draft.loss[enemy * LOSS_SIZE + k] = whole(row["loss"], key, (*spot, "loss"), 0, high)
    for k, key in enumerate(REWARD):
        high = MIX_MAX if key == "any_goods" else 20
        draft.reward[enemy * REWARD_SIZE + k] = whole(row["reward"], key, (*spot, "reward"), 0, high)


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
