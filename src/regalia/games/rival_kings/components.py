"""The component sheet as typed tables, and the ids as constants."""

from typing import Any, Final

from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, keep_frame, one_of, same_rows, whole
from regalia.kernel.vectors import append, i64, vec

CHARACTERS: Final = (
    "lord_protector", "queen", "duke", "count", "courtier", "priest",
    "bursar", "knight", "countess", "diplomat", "trader_1", "trader_2",
)  # fmt: skip
CHARACTER_COUNT: Final = 12
ALL_CHARACTERS: Final = 4095  # as a bit set
RANKS: Final = ("A", "B", "C", "D", "E", "F")
RANK_COUNT: Final = 6
VICTIM_RANKS: Final = ("D", "C", "F", "E", "F", "none")  # whom each rank steals from

SETTLE: Final = 0
PASS_ON: Final = 1
TAKE: Final = 2
RECRUIT: Final = 3
BUY: Final = 4
ACTIONS: Final = ("settle_conflict", "pass_conflict", "take_money", "recruit_subject", "buy_building")
ACTION_COUNT: Final = 5
ACTIONS_MAX: Final = 4  # on one character card
FEWEST_ACTIONS: Final = (1, 1, 2, 2, 2, 3)  # of each rank, so that thieves always leave one (RK-I8)

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

# Constants that fix the frame of the game: a user's sheet cannot change them.
FRAME: Final[dict[str, int]] = {
    "players_min": 2,
    "players_max": 4,
    "subject_piles": SUBJECT_PILES,
    "building_piles": PILES - SUBJECT_PILES,
    "pile_size": PILE_SIZE,
    "crests_per_player": CRESTS,
    "hand_characters": HAND_SIZE,
    "cycles_per_round": CYCLES,
}
FRAME_COUNTS: Final[dict[str, int]] = {
    "crests": 8,
    "character_cards": CHARACTER_COUNT,
    "building_cards": KINDS * COPIES,
    "subject_cards": KINDS * COPIES,
    "coin_cards_in_play": 32,
}


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, sheet: dict[str, Any], switches: dict[str, Any]) -> None:
        self.switches: dict[str, Any] = switches
        self.series: i64 = SWITCHES["series"].index(switches["series"])
        self.games: i64 = switches["games"]
        self.target: i64 = switches["target"]
        self.read_constants(sheet["constants"], sheet["counts"])
        self.read_coins(sheet["coin_backs"])
        self.read_setup(sheet["setup"])
        self.read_characters(sheet["characters"])
        self.read_cards(sheet)
        self.read_scoring(sheet["scoring"])

    def read_constants(self, table: dict[str, Any], counts: dict[str, Any]) -> None:
        """What everybody and every pile starts with (RK-1.6, RK-1.7, RK-1.10)."""
        keep_frame(table, FRAME, ("constants",))
        keep_frame(counts, FRAME_COUNTS, ("counts",))
        spot = ("constants",)
        self.pile_start: i64 = whole(table, "pile_start_coins", spot, 0, 4)
        self.refill: i64 = whole(table, "money_pile_refill", spot, 2, 4)
        if self.refill % 2:
            raise SheetError((*spot, "money_pile_refill"), "expected an even number, which twos alone can make up")
        self.start_ones: i64 = whole(table, "start_ones", spot, 0, 9)
        self.start_twos: i64 = whole(table, "start_twos", spot, 0, 9)
        self.start_markers: i64 = whole(table, "start_conflict_markers", spot, 0, 5)
        self.markers: i64 = whole(counts, "conflict_markers", ("counts",), 20, 99)

    def read_coins(self, table: dict[str, Any]) -> None:
        """RK-1.5, RK-R17: the backs of the cards left over; one deck shows ones, the other twos."""
        spot = ("coin_backs",)
        subject, building = whole(table, "subject", spot, 1, 2), whole(table, "building", spot, 1, 2)
        if subject == building:
            raise SheetError((*spot, "building"), f"one deck must show 1 and the other 2, both show {subject}")
        left_over: i64 = KINDS * COPIES - SUBJECT_PILES * PILE_SIZE
        self.all_ones: i64 = left_over
        self.all_twos: i64 = left_over

    def read_setup(self, rows: list[dict[str, Any]]) -> None:
        """The amounts after set-up, which follow from the other values and must agree with them."""
        for row in rows:
            seats = int(row["players"])
            spot = ("setup", str(seats))
            right: dict[str, Any] = {
                "characters_dealt": HAND_SIZE * seats,
                "characters_left": CHARACTER_COUNT - HAND_SIZE * seats,
                "left_over_use": {2: "neutral_pile", 3: "set_aside_unseen", 4: "none"}[seats],
                "marker_supply": int(self.markers - self.start_markers * seats),
                "supply_ones": int(self.all_ones - self.start_ones * seats - PILES * (self.pile_start % 2)),
                "supply_twos": int(self.all_twos - self.start_twos * seats - PILES * (self.pile_start // 2)),
            }
            for key, value in right.items():
                if not isinstance(value, str) and value < 0:
                    raise SheetError((*spot, key), f"the table cannot be laid out, {-value} are missing")
                if row[key] != value:
                    raise SheetError((*spot, key), f"must be {value} to agree with the other values")

    def read_characters(self, rows: list[dict[str, Any]]) -> None:
        """RK-3.1 to RK-3.18, RK-5.1 to RK-5.6: ranks, victims, actions, tie-break symbols."""
        same_rows(rows, CHARACTERS, "characters")
        self.rank: vec[i64] = vec[i64]()
        self.steals_from: vec[i64] = vec[i64]()  # rank of the victims, or -1
        self.action_at: vec[i64] = filled(CHARACTER_COUNT * ACTIONS_MAX, -1)  # from left to right
        self.tie_break: vec[i64] = filled(CHARACTER_COUNT, 0)
        for card, row in enumerate(rows):
            self.read_character(card, row, ("characters", str(row["id"])))
        for first in range(0, CHARACTER_COUNT, 2):
            if self.tie_break[first] + self.tie_break[first + 1] != 1:
                spot = ("characters", CHARACTERS[first], "tie_break")
                raise SheetError(spot, f"one card of rank {RANKS[first // 2]} must bear the symbol")

    def read_character(self, card: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
        """One character card."""
        rank = card // 2
        victim = VICTIM_RANKS[rank]
        keep_frame(row, {"rank": RANKS[rank], "steals_from": victim}, spot)
        self.rank = append(self.rank, rank)
        self.steals_from = append(self.steals_from, RANKS.index(victim) if victim in RANKS else -1)
        actions: list[str] = row["actions"]
        if not FEWEST_ACTIONS[rank] <= len(actions) <= ACTIONS_MAX or len(set(actions)) != len(actions):
            raise SheetError((*spot, "actions"), f"expected {FEWEST_ACTIONS[rank]} to {ACTIONS_MAX} different actions")
        for place, action in enumerate(actions):
            if action not in ACTIONS:
                raise SheetError((*spot, "actions"), f"allowed are {', '.join(ACTIONS)}")
            self.action_at[card * ACTIONS_MAX + place] = ACTIONS.index(action)
        self.tie_break[card] = int(row["tie_break"])

    def read_cards(self, sheet: dict[str, Any]) -> None:
        """RK-7.19, RK-8.1, RK-10.2, RK-10.4: values, colours, partners and abilities."""
        self.value: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()
        self.partner: vec[i64] = vec[i64]()
        self.ability: vec[i64] = vec[i64]()
        for table, ids, other, partners in (
            ("subjects", SUBJECTS, "building", BUILDINGS),
            ("buildings", BUILDINGS, "subject", SUBJECTS),
        ):
            rows: list[dict[str, Any]] = sheet[table]
            same_rows(rows, ids, table)
            for row in rows:
                self.read_card(row, other, partners, (table, str(row["id"])))
        for row in sheet["subjects"]:
            self.read_ability(row, ("subjects", str(row["id"])))
        for card in range(CARD_COUNT):
            if self.partner[self.partner[card]] != card:
                table = "subjects" if card < KINDS else "buildings"
                raise SheetError((table, CARDS[card]), f"{CARDS[self.partner[card]]} names another partner")

    def read_card(self, row: dict[str, Any], other: str, partners: tuple[str, ...], spot: tuple[str, ...]) -> None:
        """One subject or building."""
        keep_frame(row, {"copies": COPIES}, spot)
        self.colour = append(self.colour, one_of(row, "colour", COLOURS, spot))
        one_of(row, other, partners, spot)
        self.partner = append(self.partner, CARDS.index(row[other]))
        self.value = append(self.value, whole(row, "value", spot, 0, 9))

    def read_ability(self, row: dict[str, Any], spot: tuple[str, ...]) -> None:
        """What a subject can do; the ability fixes its time (RK-8.7)."""
        ability = one_of(row, "ability", ABILITIES, spot)
        if row["timing"] != TIMINGS[ability]:
            raise SheetError((*spot, "timing"), f"must be {TIMINGS[ability]} with this ability")
        self.ability = append(self.ability, ability)

    def read_scoring(self, table: dict[str, Any]) -> None:
        """RK-12.3 to RK-12.7."""
        spot = ("scoring",)
        keep_frame(table, {"perfect_pair": "sum_of_both", "colour_pair": "higher_of_both"}, spot)
        self.single_points: i64 = whole(table, "single_card", spot, 0, 9)
        self.coins_per_point: i64 = whole(table, "coins_per_point", spot, 1, 20)
        self.marker_points: i64 = whole(table, "conflict_marker", spot, -9, 0)
