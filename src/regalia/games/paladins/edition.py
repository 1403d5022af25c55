"""The component sheet as typed tables."""

from typing import Any

from regalia.games.paladins.cards import Cards, colour_of
from regalia.games.paladins.components import (
    ACTION_COUNT,
    ACTIONS,
    AI_FRAME,
    AI_ROW,
    AI_ROW_SIZE,
    ANY,
    AREAS,
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
    LEVELS,
    NO_SLOT,
    OUTSIDER_ROW,
    PIECES,
    PROVISION,
    REWARD_KINDS,
    RIGHT_FRAME,
    SCHEME_FAVOUR,
    SCHEME_KINDS,
    SCHEMES,
    SILVER,
    SLOTS,
    SQUARES,
    TOWNSFOLK_ROW,
    TRADE,
    TRAITOR,
    WORKERS,
    WORKSHOPS,
)
from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, keep_frame, same_rows, whole
from regalia.kernel.vectors import append, i64, vec


class Edition(Cards):
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, sheet: dict[str, Any], switches: dict[str, Any]) -> None:
        super().__init__()
        self.switches: dict[str, Any] = switches
        self.tavern_in_turn: bool = switches["tavern"] == "original"
        self.read_groups()
        self.read_constants(sheet)
        self.read_left_actions(sheet["left_actions"])
        self.read_right_actions(sheet["right_actions"])
        self.read_player_board(sheet)
        self.read_paladins(sheet["paladins"])
        self.read_townsfolk(sheet["townsfolk_kinds"], sheet["townsfolk"])
        self.read_outsiders(sheet["outsider_kinds"], sheet["outsiders"])
        if switches["traitor"] == "original":  # PA-21.8: there every unpaid debt costs less, not more
            self.kind_vp[TRAITOR] = -self.kind_vp[TRAITOR]
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

    def read_groups(self) -> None:
        """Groups of workers by number, and their numbers by their workers."""
        self.group: vec[i64] = vec[i64]([worker for group in GROUPS for worker in group])
        self.group_number: vec[i64] = filled(512, -1)
        for number, (first, second, third) in enumerate(GROUPS):
            self.group_number[first * 64 + second * 8 + third] = number

    # Constants and the player board.

    def read_constants(self, sheet: dict[str, Any]) -> None:
        """The single numbers of the rules; those that fix the frame of the game cannot be changed."""
        table = sheet["constants"]
        spot: tuple[str, ...] = ("constants",)
        keep_frame(table, FRAME, spot)
        keep_frame(sheet["counts"], COUNTS, ("counts",))
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
        self.slot_crew: vec[i64] = filled(BOARD_SIZE, 0)  # the crew that fills a slot
        self.action_of: vec[i64] = vec[i64](list(DOING_ACTIONS))
        self.slots_of: vec[i64] = vec[i64](list(DOING_SLOTS))
        self.left_silver: vec[i64] = filled(LEFT_ACTIONS, 0)
        self.left_reward: vec[i64] = filled(LEFT_ACTIONS * 2, 0)
        same_rows(rows, ACTIONS[:LEFT_ACTIONS], "left_actions")
        for action, row in enumerate(rows):
            spot = ("left_actions", str(row["id"]))
            keep_frame(row, LEFT_FRAME[action], spot)
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
            colour = colour_of(word, spot)
            self.slots[action * SLOTS + slot] = colour
            self.slot_crew[action * SLOTS + slot] = crew_for(colour)

    def read_right_actions(self, rows: list[dict[str, Any]]) -> None:
        """Slots, costs and flags of the right side."""
        self.cost: vec[i64] = filled(ACTION_COUNT * COUNT_MAX, 0)
        self.cost_good: vec[i64] = filled(ACTION_COUNT, SILVER)
        same_rows(rows, ACTIONS[LEFT_ACTIONS:], "right_actions")
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
        keep_frame(table, AI_FRAME, spot)
        same_rows(sheet["ai_left_row"], AI_ROW, "ai_left_row")
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
        same_rows(sheet["schemes"], SCHEMES, "schemes")
        for kind, row in enumerate(sheet["schemes"]):
            self.scheme_counts[kind] = whole(row, "count", ("schemes", str(row["id"])), 0, 17)
        if sum(self.scheme_counts) != COUNTS["scheme_cards"] or self.scheme_counts[SCHEME_FAVOUR] != FAVOUR_PLACES:
            raise SheetError(("schemes",), f"expected {COUNTS['scheme_cards']} cards, {FAVOUR_PLACES} of them favours")


def crew_for(colour: i64) -> i64:
    """One worker of a colour, or of any."""
    return one_at(ANY) if colour == ANY else one_at(ANY) | one_at(colour)


def one_at(part: i64) -> i64:
    """1 in one part of a crew."""
    crew: i64 = 1
    crew <<= part * CREW_BITS
    return crew


def reward_kind(words: list[str]) -> str:
    """PA-35.4: the kind of a square's reward, as the solo opponent tells them apart."""
    if words and all(word in WORKERS for word in words):
        return "two_workers" if len(words) == 2 else "one_worker"
    return "two_silver" if words == ["silver", "silver"] else words[0] if words else ""
