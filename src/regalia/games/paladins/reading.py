"""The component sheet, checked and read into the tables of an edition."""

from typing import Any

from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    AI_FRAME,
    AI_ROW,
    AI_ROW_SIZE,
    ANY,
    ATTACK,
    BOARD_SIZE,
    COLOURS,
    CONSPIRE,
    COUNT_MAX,
    COUNTS,
    CREW_BITS,
    DOING_ACTIONS,
    DOING_SLOTS,
    FAVOUR_PLACES,
    FRAME,
    GOODS,
    GROUPS,
    HUNT,
    KEPT_MAX,
    LEFT_ACTIONS,
    LEFT_FRAME,
    NO_SLOT,
    OUTSIDER_ROW,
    PIECES,
    PROVISION,
    RIGHT_FRAME,
    SCHEME_FAVOUR,
    SCHEME_KINDS,
    SCHEMES,
    SILVER,
    SLOTS,
    TOWNSFOLK_ROW,
    TRADE,
    TRAITOR,
    WORKERS,
    WORKSHOPS,
)
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.reading_cards import (
    colour_of,
    read_areas,
    read_favours,
    read_kings_row,
    read_orders,
    read_outsiders,
    read_paladins,
    read_squares,
    read_suspicions,
    read_tavern,
    read_townsfolk,
    read_walls,
)
from regalia.games.paladins.reading_scripts import add_script
from regalia.kernel.sheet import Draft, SheetError, keep_frame, same_rows, whole


def read_edition(sheet: dict[str, Any], switches: dict[str, Any]) -> Edition:
    """The edition of one table; a sheet that the rules cannot work with is refused."""
    draft = Draft()
    draft.script = []
    draft.choices = []
    draft.switches = switches
    draft.tavern_in_turn = switches["tavern"] == "original"
    read_groups(draft)
    read_constants(draft, sheet)
    read_left_actions(draft, sheet["left_actions"])
    read_right_actions(draft, sheet["right_actions"])
    read_player_board(draft, sheet)
    read_paladins(draft, sheet["paladins"])
    read_townsfolk(draft, sheet["townsfolk_kinds"], sheet["townsfolk"])
    read_outsiders(draft, sheet["outsider_kinds"], sheet["outsiders"])
    if switches["traitor"] == "original":  # PA-21.8: there every unpaid debt costs less, not more
        draft.kind_vp[TRAITOR] = -draft.kind_vp[TRAITOR]
    read_walls(draft, sheet["walls"])
    read_tavern(draft, sheet["tavern"])
    read_suspicions(draft, sheet["suspicion"])
    read_kings_row(draft, sheet["kings_row"])
    read_orders(draft, sheet["kings_orders"])
    read_favours(draft, sheet["kings_favours"])
    read_areas(draft, sheet["areas"])
    read_squares(draft, sheet["spaces"], sheet["ai"])
    read_points(draft, sheet["attribute_vp"], sheet["piece_vp"])
    read_ai(draft, sheet, switches["difficulty"])
    return Edition(draft)


def read_groups(draft: Draft) -> None:
    """Groups of workers by number, and their numbers by their workers."""
    draft.group = [worker for group in GROUPS for worker in group]
    draft.group_number = [-1] * 512
    for number, (first, second, third) in enumerate(GROUPS):
        draft.group_number[first * 64 + second * 8 + third] = number


# Constants and the player board.


def read_constants(draft: Draft, sheet: dict[str, Any]) -> None:
    """The single numbers of the rules; those that fix the frame of the game cannot be changed."""
    table = sheet["constants"]
    spot: tuple[str, ...] = ("constants",)
    keep_frame(table, FRAME, spot)
    keep_frame(sheet["counts"], COUNTS, ("counts",))
    draft.start_silver = whole(table, "start_silver", spot, 0, 20)
    draft.start_provisions = whole(table, "start_provisions", spot, 0, 20)
    draft.workers_kept = whole(table, "workers_kept", spot, 1, KEPT_MAX)
    draft.strength_per_silver = whole(table, "strength_per_silver", spot, 1, 9)
    draft.absolve_discard = whole(table, "absolve_discard_suspicion", spot, 0, 3)
    draft.resources_per_vp = whole(table, "resources_per_vp", spot, 1, 20)
    draft.paid_vp = whole(sheet["debts"], "paid_vp", ("debts",), -9, 9)
    draft.unpaid_vp = whole(sheet["debts"], "unpaid_vp", ("debts",), -9, 9)
    draft.bank = [0] * (GOODS + 1)
    for colour in range(COLOURS):
        draft.bank[colour] = whole(sheet["counts"], WORKERS[colour] + "s", ("counts",), 1, 99)
    draft.bank[SILVER] = whole(sheet["counts"], "silver", ("counts",), 1, 999)
    draft.bank[PROVISION] = whole(sheet["counts"], "provisions", ("counts",), 1, 999)
    draft.bank[GOODS] = whole(sheet["counts"], "debt_cards", ("counts",), 1, 99)
    draft.tax_size = [0] * 5
    for row in sheet["tax_supply"]:
        spot = ("tax_supply", str(row["players"]))
        draft.tax_size[row["players"]] = whole(row, "silver", spot, 1, 30)


def read_left_actions(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """Slots, silver and rewards of the left side."""
    draft.slots = [NO_SLOT] * BOARD_SIZE
    draft.slot_crew = [0] * BOARD_SIZE
    draft.action_of = list(DOING_ACTIONS)
    draft.slots_of = list(DOING_SLOTS)
    draft.left_silver = [0] * LEFT_ACTIONS
    draft.left_reward = [0] * (LEFT_ACTIONS * 2)
    same_rows(rows, ACTIONS[:LEFT_ACTIONS], "left_actions")
    for action, row in enumerate(rows):
        spot = ("left_actions", str(row["id"]))
        keep_frame(row, LEFT_FRAME[action], spot)
        most = 2 if action <= TRADE else 1
        read_slots(draft, action, row["slots"], most, (*spot, "slots"))
        draft.left_silver[action] = whole(row, "silver", spot, 0, 20)
        if action in (HUNT, TRADE, CONSPIRE):
            draft.left_reward[action * 2] = add_script(draft, row["one_worker"], (*spot, "one_worker"))
            draft.left_reward[action * 2 + 1] = add_script(draft, row["two_workers"], (*spot, "two_workers"))


def read_slots(draft: Draft, action: int, words: Any, count: int, spot: tuple[str, ...]) -> None:
    """The colours of the slots of an action."""
    if not isinstance(words, list) or len(words) != count:
        raise SheetError(spot, f"expected {count} slots")
    for slot, word in enumerate(words):
        colour = colour_of(word, spot)
        draft.slots[action * SLOTS + slot] = colour
        draft.slot_crew[action * SLOTS + slot] = crew_for(colour)


def read_right_actions(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """Slots, costs and flags of the right side."""
    draft.cost = [0] * (ACTION_COUNT * COUNT_MAX)
    draft.cost_good = [SILVER] * ACTION_COUNT
    same_rows(rows, ACTIONS[LEFT_ACTIONS:], "right_actions")
    for place, row in enumerate(rows):
        action = place + LEFT_ACTIONS
        spot = ("right_actions", str(row["id"]))
        frame = (row["tests"], row["raises"], row["workshop_slots"])
        if frame != (*RIGHT_FRAME[place], [1, 2]):
            raise SheetError(spot, "the attributes and the slots for workshops cannot change")
        read_slots(draft, action, row["slots"], SLOTS, (*spot, "slots"))
        read_costs(draft, action, row, spot)


def read_costs(draft: Draft, action: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """PA-3.10, PA-3.11: seven costs, or none for Attack."""
    costs = row["cost"]
    if len(costs) != (0 if action == ATTACK else PIECES):
        raise SheetError((*spot, "cost"), f"expected {0 if action == ATTACK else PIECES} numbers")
    if row["resource"] not in (("none",) if action == ATTACK else ("silver", "provision")):
        raise SheetError((*spot, "resource"), "expected silver or provision (none for Attack)")
    draft.cost_good[action] = PROVISION if row["resource"] == "provision" else SILVER
    for time, cost in enumerate(costs):
        if not isinstance(cost, int) or not 0 <= cost <= 20:
            raise SheetError((*spot, "cost"), f"expected whole numbers from 0 to 20, found {cost!r}")
        draft.cost[action * COUNT_MAX + time] = cost


def read_player_board(draft: Draft, sheet: dict[str, Any]) -> None:
    """Walls, jars and workshops."""
    draft.wall_need = [0] * PIECES
    draft.jar_need = [0] * PIECES
    draft.jar_reward = [0] * PIECES
    draft.jar_twin = [-1] * PIECES
    draft.workshop_worker = [0] * WORKSHOPS
    for place in range(PIECES):
        spot = str(place + 1)
        draft.wall_need[place] = whole(sheet["wall_slots"][place], "influence", ("wall_slots", spot), 0, 30)
        draft.jar_need[place] = whole(sheet["jars"][place], "influence", ("jars", spot), 0, 30)
        row = sheet["jar_spaces"][place]
        draft.jar_reward[place] = add_script(draft, row["reward"], ("jar_spaces", spot, "reward"))
        for other in range(place):
            if sheet["jar_spaces"][other]["reward"] == row["reward"]:
                draft.jar_twin[place] = other
    for place in range(WORKSHOPS):
        spots = ("workshop_row", str(place + 1), "worker")
        worker = colour_of(sheet["workshop_row"][place]["worker"], spots)
        if worker == ANY:
            raise SheetError(spots, "expected the colour of a worker")
        draft.workshop_worker[place] = worker
    draft.townsfolk_silver = [0] * TOWNSFOLK_ROW
    draft.townsfolk_debt = [0] * TOWNSFOLK_ROW
    for place, row in enumerate(sheet["townsfolk_slots"]):
        draft.townsfolk_silver[place] = whole(row, "silver", ("townsfolk_slots", str(place + 1)), 0, 20)
        draft.townsfolk_debt[place] = int(row["debt_instead"])


# Points and the solo opponent.


def read_points(draft: Draft, track: list[dict[str, Any]], pieces: list[dict[str, Any]]) -> None:
    """PA-20.3 to PA-20.8: points of the markers and of the pieces."""
    draft.track_vp = [whole(row, "vp", ("attribute_vp", str(row["index"])), 0, 99) for row in track]
    draft.track_end = len(track) - 1
    draft.piece_vp = [0] * (ACTION_COUNT * COUNT_MAX)
    for row in pieces:
        for count in range(COUNT_MAX):
            points = whole(row, f"vp_{count}", ("piece_vp", str(row["id"])), 0, 99)
            draft.piece_vp[ACTIONS.index(row["id"]) * COUNT_MAX + count] = points


def read_ai(draft: Draft, sheet: dict[str, Any], difficulty: str) -> None:
    """The solo opponent."""
    table, spot = sheet["ai"], ("ai",)
    keep_frame(table, AI_FRAME, spot)
    same_rows(sheet["ai_left_row"], AI_ROW, "ai_left_row")
    draft.ai_row_workers = [1] * AI_ROW_SIZE
    for place, row in enumerate(sheet["ai_left_row"]):
        if row["order"] != place + 1:
            raise SheetError(("ai_left_row", str(row["id"]), "order"), f"must stay {place + 1}")
        draft.ai_row_workers[place] = whole(row, "workers", ("ai_left_row", str(row["id"])), 1, 1)
    levels = {row["id"]: row for row in sheet["ai_difficulty"]}
    draft.ai_orders = whole(levels[difficulty], "orders_revealed", ("ai_difficulty", difficulty), 0, 6)
    draft.ai_extra_workers = whole(table, "workers_per_round_extra", spot, 0, 20)
    draft.ai_trade = whole(table, "trade_steps", spot, 0, 20)
    draft.ai_rest = whole(table, "rest_steps", spot, 0, 20)
    draft.ai_conspire = whole(table, "conspire_suspicions", spot, 0, 5)
    draft.ai_conspire_workers = whole(table, "conspire_workers", spot, 0, 5)
    draft.ai_pray_workers = whole(table, "pray_workers_if_empty", spot, 0, 5)
    draft.ai_conversion_vp = whole(table, "min_vp_per_conversion", spot, 0, 9)
    draft.ai_townsfolk = whole(table, "extra_townsfolk_discarded", spot, 0, TOWNSFOLK_ROW - 1)
    draft.ai_outsiders = whole(table, "extra_outsiders_discarded", spot, 0, OUTSIDER_ROW - 1)
    draft.scheme_counts = [0] * SCHEME_KINDS
    same_rows(sheet["schemes"], SCHEMES, "schemes")
    for kind, row in enumerate(sheet["schemes"]):
        draft.scheme_counts[kind] = whole(row, "count", ("schemes", str(row["id"])), 0, 17)
    if sum(draft.scheme_counts) != COUNTS["scheme_cards"] or draft.scheme_counts[SCHEME_FAVOUR] != FAVOUR_PLACES:
        raise SheetError(("schemes",), f"expected {COUNTS['scheme_cards']} cards, {FAVOUR_PLACES} of them favours")


def crew_for(colour: int) -> int:
    """One worker of a colour, or of any."""
    return one_at(ANY) if colour == ANY else one_at(ANY) | one_at(colour)


def one_at(part: int) -> int:
    """1 in one part of a crew."""
    return 1 << part * CREW_BITS
