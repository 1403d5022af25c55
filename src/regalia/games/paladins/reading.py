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
from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, keep_frame, same_rows, whole
from regalia.kernel.vectors import i64, vec


def read_edition(sheet: dict[str, Any], switches: dict[str, Any]) -> Edition:
    """The edition of one table; a sheet that the rules cannot work with is refused."""
    edition = Edition()
    edition.script = vec[i64]()
    edition.choices = vec[i64]()
    edition.switches = switches
    edition.tavern_in_turn = switches["tavern"] == "original"
    read_groups(edition)
    read_constants(edition, sheet)
    read_left_actions(edition, sheet["left_actions"])
    read_right_actions(edition, sheet["right_actions"])
    read_player_board(edition, sheet)
    read_paladins(edition, sheet["paladins"])
    read_townsfolk(edition, sheet["townsfolk_kinds"], sheet["townsfolk"])
    read_outsiders(edition, sheet["outsider_kinds"], sheet["outsiders"])
    if switches["traitor"] == "original":  # PA-21.8: there every unpaid debt costs less, not more
        edition.kind_vp[TRAITOR] = -edition.kind_vp[TRAITOR]
    read_walls(edition, sheet["walls"])
    read_tavern(edition, sheet["tavern"])
    read_suspicions(edition, sheet["suspicion"])
    read_kings_row(edition, sheet["kings_row"])
    read_orders(edition, sheet["kings_orders"])
    read_favours(edition, sheet["kings_favours"])
    read_areas(edition, sheet["areas"])
    read_squares(edition, sheet["spaces"], sheet["ai"])
    read_points(edition, sheet["attribute_vp"], sheet["piece_vp"])
    read_ai(edition, sheet, switches["difficulty"])
    return edition


def read_groups(edition: Edition) -> None:
    """Groups of workers by number, and their numbers by their workers."""
    edition.group = vec[i64]([worker for group in GROUPS for worker in group])
    edition.group_number = filled(512, -1)
    for number, (first, second, third) in enumerate(GROUPS):
        edition.group_number[first * 64 + second * 8 + third] = number


# Constants and the player board.


def read_constants(edition: Edition, sheet: dict[str, Any]) -> None:
    """The single numbers of the rules; those that fix the frame of the game cannot be changed."""
    table = sheet["constants"]
    spot: tuple[str, ...] = ("constants",)
    keep_frame(table, FRAME, spot)
    keep_frame(sheet["counts"], COUNTS, ("counts",))
    edition.start_silver = whole(table, "start_silver", spot, 0, 20)
    edition.start_provisions = whole(table, "start_provisions", spot, 0, 20)
    edition.workers_kept = whole(table, "workers_kept", spot, 1, KEPT_MAX)
    edition.strength_per_silver = whole(table, "strength_per_silver", spot, 1, 9)
    edition.absolve_discard = whole(table, "absolve_discard_suspicion", spot, 0, 3)
    edition.resources_per_vp = whole(table, "resources_per_vp", spot, 1, 20)
    edition.paid_vp = whole(sheet["debts"], "paid_vp", ("debts",), -9, 9)
    edition.unpaid_vp = whole(sheet["debts"], "unpaid_vp", ("debts",), -9, 9)
    edition.bank = filled(GOODS + 1, 0)
    for colour in range(COLOURS):
        edition.bank[colour] = whole(sheet["counts"], WORKERS[colour] + "s", ("counts",), 1, 99)
    edition.bank[SILVER] = whole(sheet["counts"], "silver", ("counts",), 1, 999)
    edition.bank[PROVISION] = whole(sheet["counts"], "provisions", ("counts",), 1, 999)
    edition.bank[GOODS] = whole(sheet["counts"], "debt_cards", ("counts",), 1, 99)
    edition.tax_size = filled(5, 0)
    for row in sheet["tax_supply"]:
        spot = ("tax_supply", str(row["players"]))
        edition.tax_size[row["players"]] = whole(row, "silver", spot, 1, 30)


def read_left_actions(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """Slots, silver and rewards of the left side."""
    edition.slots = filled(BOARD_SIZE, NO_SLOT)
    edition.slot_crew = filled(BOARD_SIZE, 0)
    edition.action_of = vec[i64](list(DOING_ACTIONS))
    edition.slots_of = vec[i64](list(DOING_SLOTS))
    edition.left_silver = filled(LEFT_ACTIONS, 0)
    edition.left_reward = filled(LEFT_ACTIONS * 2, 0)
    same_rows(rows, ACTIONS[:LEFT_ACTIONS], "left_actions")
    for action, row in enumerate(rows):
        spot = ("left_actions", str(row["id"]))
        keep_frame(row, LEFT_FRAME[action], spot)
        most = 2 if action <= TRADE else 1
        read_slots(edition, action, row["slots"], most, (*spot, "slots"))
        edition.left_silver[action] = whole(row, "silver", spot, 0, 20)
        if action in (HUNT, TRADE, CONSPIRE):
            edition.left_reward[action * 2] = add_script(edition, row["one_worker"], (*spot, "one_worker"))
            edition.left_reward[action * 2 + 1] = add_script(edition, row["two_workers"], (*spot, "two_workers"))


def read_slots(edition: Edition, action: int, words: Any, count: int, spot: tuple[str, ...]) -> None:
    """The colours of the slots of an action."""
    if not isinstance(words, list) or len(words) != count:
        raise SheetError(spot, f"expected {count} slots")
    for slot, word in enumerate(words):
        colour = colour_of(word, spot)
        edition.slots[action * SLOTS + slot] = colour
        edition.slot_crew[action * SLOTS + slot] = crew_for(colour)


def read_right_actions(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """Slots, costs and flags of the right side."""
    edition.cost = filled(ACTION_COUNT * COUNT_MAX, 0)
    edition.cost_good = filled(ACTION_COUNT, SILVER)
    same_rows(rows, ACTIONS[LEFT_ACTIONS:], "right_actions")
    for place, row in enumerate(rows):
        action = place + LEFT_ACTIONS
        spot = ("right_actions", str(row["id"]))
        frame = (row["tests"], row["raises"], row["workshop_slots"])
        if frame != (*RIGHT_FRAME[place], [1, 2]):
            raise SheetError(spot, "the attributes and the slots for workshops cannot change")
        read_slots(edition, action, row["slots"], SLOTS, (*spot, "slots"))
        read_costs(edition, action, row, spot)


def read_costs(edition: Edition, action: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """PA-3.10, PA-3.11: seven costs, or none for Attack."""
    costs = row["cost"]
    if len(costs) != (0 if action == ATTACK else PIECES):
        raise SheetError((*spot, "cost"), f"expected {0 if action == ATTACK else PIECES} numbers")
    if row["resource"] not in (("none",) if action == ATTACK else ("silver", "provision")):
        raise SheetError((*spot, "resource"), "expected silver or provision (none for Attack)")
    edition.cost_good[action] = PROVISION if row["resource"] == "provision" else SILVER
    for time, cost in enumerate(costs):
        if not isinstance(cost, int) or not 0 <= cost <= 20:
            raise SheetError((*spot, "cost"), f"expected whole numbers from 0 to 20, found {cost!r}")
        edition.cost[action * COUNT_MAX + time] = cost


def read_player_board(edition: Edition, sheet: dict[str, Any]) -> None:
    """Walls, jars and workshops."""
    edition.wall_need = filled(PIECES, 0)
    edition.jar_need = filled(PIECES, 0)
    edition.jar_reward = filled(PIECES, 0)
    edition.jar_twin = filled(PIECES, -1)
    edition.workshop_worker = filled(WORKSHOPS, 0)
    for place in range(PIECES):
        spot = str(place + 1)
        edition.wall_need[place] = whole(sheet["wall_slots"][place], "influence", ("wall_slots", spot), 0, 30)
        edition.jar_need[place] = whole(sheet["jars"][place], "influence", ("jars", spot), 0, 30)
        row = sheet["jar_spaces"][place]
        edition.jar_reward[place] = add_script(edition, row["reward"], ("jar_spaces", spot, "reward"))
        for other in range(place):
            if sheet["jar_spaces"][other]["reward"] == row["reward"]:
                edition.jar_twin[place] = other
    for place in range(WORKSHOPS):
        spots = ("workshop_row", str(place + 1), "worker")
        worker = colour_of(sheet["workshop_row"][place]["worker"], spots)
        if worker == ANY:
            raise SheetError(spots, "expected the colour of a worker")
        edition.workshop_worker[place] = worker
    edition.townsfolk_silver = filled(TOWNSFOLK_ROW, 0)
    edition.townsfolk_debt = filled(TOWNSFOLK_ROW, 0)
    for place, row in enumerate(sheet["townsfolk_slots"]):
        edition.townsfolk_silver[place] = whole(row, "silver", ("townsfolk_slots", str(place + 1)), 0, 20)
        edition.townsfolk_debt[place] = int(row["debt_instead"])


# Points and the solo opponent.


def read_points(edition: Edition, track: list[dict[str, Any]], pieces: list[dict[str, Any]]) -> None:
    """PA-20.3 to PA-20.8: points of the markers and of the pieces."""
    edition.track_vp = vec[i64]([whole(row, "vp", ("attribute_vp", str(row["index"])), 0, 99) for row in track])
    edition.track_end = len(track) - 1
    edition.piece_vp = filled(ACTION_COUNT * COUNT_MAX, 0)
    for row in pieces:
        for count in range(COUNT_MAX):
            points = whole(row, f"vp_{count}", ("piece_vp", str(row["id"])), 0, 99)
            edition.piece_vp[ACTIONS.index(row["id"]) * COUNT_MAX + count] = points


def read_ai(edition: Edition, sheet: dict[str, Any], difficulty: str) -> None:
    """The solo opponent."""
    table, spot = sheet["ai"], ("ai",)
    keep_frame(table, AI_FRAME, spot)
    same_rows(sheet["ai_left_row"], AI_ROW, "ai_left_row")
    edition.ai_row_workers = filled(AI_ROW_SIZE, 1)
    for place, row in enumerate(sheet["ai_left_row"]):
        if row["order"] != place + 1:
            raise SheetError(("ai_left_row", str(row["id"]), "order"), f"must stay {place + 1}")
        edition.ai_row_workers[place] = whole(row, "workers", ("ai_left_row", str(row["id"])), 1, 1)
    levels = {row["id"]: row for row in sheet["ai_difficulty"]}
    edition.ai_orders = whole(levels[difficulty], "orders_revealed", ("ai_difficulty", difficulty), 0, 6)
    edition.ai_extra_workers = whole(table, "workers_per_round_extra", spot, 0, 20)
    edition.ai_trade = whole(table, "trade_steps", spot, 0, 20)
    edition.ai_rest = whole(table, "rest_steps", spot, 0, 20)
    edition.ai_conspire = whole(table, "conspire_suspicions", spot, 0, 5)
    edition.ai_conspire_workers = whole(table, "conspire_workers", spot, 0, 5)
    edition.ai_pray_workers = whole(table, "pray_workers_if_empty", spot, 0, 5)
    edition.ai_conversion_vp = whole(table, "min_vp_per_conversion", spot, 0, 9)
    edition.ai_townsfolk = whole(table, "extra_townsfolk_discarded", spot, 0, TOWNSFOLK_ROW - 1)
    edition.ai_outsiders = whole(table, "extra_outsiders_discarded", spot, 0, OUTSIDER_ROW - 1)
    edition.scheme_counts = filled(SCHEME_KINDS, 0)
    same_rows(sheet["schemes"], SCHEMES, "schemes")
    for kind, row in enumerate(sheet["schemes"]):
        edition.scheme_counts[kind] = whole(row, "count", ("schemes", str(row["id"])), 0, 17)
    if sum(edition.scheme_counts) != COUNTS["scheme_cards"] or edition.scheme_counts[SCHEME_FAVOUR] != FAVOUR_PLACES:
        raise SheetError(("schemes",), f"expected {COUNTS['scheme_cards']} cards, {FAVOUR_PLACES} of them favours")


def crew_for(colour: int) -> int:
    """One worker of a colour, or of any."""
    return one_at(ANY) if colour == ANY else one_at(ANY) | one_at(colour)


def one_at(part: int) -> int:
    """1 in one part of a crew."""
    return 1 << part * CREW_BITS
