"""The component sheet, checked and read into the tables of an edition."""

from typing import Any, Final

from regalia.games.rival_kings.components import (
    ABILITIES,
    ACTIONS,
    ACTIONS_MAX,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    COLOUR_COUNT,
    COLOURS,
    COPIES,
    CRESTS,
    CYCLES,
    HAND_SIZE,
    KINDS,
    PILE_SIZE,
    PILES,
    RANKS,
    SUBJECT_PILES,
    SUBJECTS,
    SWITCHES,
    TIMINGS,
    Edition,
)
from regalia.kernel.sheet import Draft, SheetError, keep_frame, one_of, same_rows, whole

VICTIM_RANKS: Final = ("D", "C", "F", "E", "F", "none")  # whom each rank steals from
FEWEST_ACTIONS: Final = (1, 1, 2, 2, 2, 3)  # of each rank, so that thieves always leave one (RK-I8)

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


def read_edition(sheet: dict[str, Any], switches: dict[str, Any]) -> Edition:
    """The edition of a table with this sheet and these switches."""
    draft = Draft()
    draft.switches = switches
    draft.series = SWITCHES["series"].index(switches["series"])
    draft.games = switches["games"]
    draft.target = switches["target"]
    read_constants(draft, sheet["constants"], sheet["counts"])
    read_coins(draft, sheet["coin_backs"])
    read_setup(draft, sheet["setup"])
    read_characters(draft, sheet["characters"])
    read_cards(draft, sheet)
    read_scoring(draft, sheet["scoring"])
    return Edition(draft)


def read_constants(draft: Draft, table: dict[str, Any], counts: dict[str, Any]) -> None:
    """What everybody and every pile starts with (RK-1.6, RK-1.7, RK-1.10)."""
    keep_frame(table, FRAME, ("constants",))
    keep_frame(counts, FRAME_COUNTS, ("counts",))
    spot = ("constants",)
    draft.pile_start = whole(table, "pile_start_coins", spot, 0, 4)
    draft.refill = whole(table, "money_pile_refill", spot, 2, 4)
    if draft.refill % 2:
        raise SheetError((*spot, "money_pile_refill"), "expected an even number, which twos alone can make up")
    draft.start_ones = whole(table, "start_ones", spot, 0, 9)
    draft.start_twos = whole(table, "start_twos", spot, 0, 9)
    draft.start_markers = whole(table, "start_conflict_markers", spot, 0, 5)
    draft.markers = whole(counts, "conflict_markers", ("counts",), 20, 99)


def read_coins(draft: Draft, table: dict[str, Any]) -> None:
    """RK-1.5, RK-R17: the backs of the cards left over; one deck shows ones, the other twos."""
    spot = ("coin_backs",)
    subject, building = whole(table, "subject", spot, 1, 2), whole(table, "building", spot, 1, 2)
    if subject == building:
        raise SheetError((*spot, "building"), f"one deck must show 1 and the other 2, both show {subject}")
    left_over = KINDS * COPIES - SUBJECT_PILES * PILE_SIZE
    draft.all_ones = left_over
    draft.all_twos = left_over


def read_setup(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """The amounts after set-up, which follow from the other values and must agree with them."""
    for row in rows:
        seats = int(row["players"])
        spot = ("setup", str(seats))
        right: dict[str, Any] = {
            "characters_dealt": HAND_SIZE * seats,
            "characters_left": CHARACTER_COUNT - HAND_SIZE * seats,
            "left_over_use": {2: "neutral_pile", 3: "set_aside_unseen", 4: "none"}[seats],
            "marker_supply": draft.markers - draft.start_markers * seats,
            "supply_ones": draft.all_ones - draft.start_ones * seats - PILES * (draft.pile_start % 2),
            "supply_twos": draft.all_twos - draft.start_twos * seats - PILES * (draft.pile_start // 2),
        }
        for key, value in right.items():
            if not isinstance(value, str) and value < 0:
                raise SheetError((*spot, key), f"the table cannot be laid out, {-value} are missing")
            if row[key] != value:
                raise SheetError((*spot, key), f"must be {value} to agree with the other values")


def read_characters(draft: Draft, rows: list[dict[str, Any]]) -> None:
    """RK-3.1 to RK-3.18, RK-5.1 to RK-5.6: ranks, victims, actions, tie-break symbols."""
    same_rows(rows, CHARACTERS, "characters")
    draft.rank = [0] * CHARACTER_COUNT
    draft.steals_from = [-1] * CHARACTER_COUNT
    draft.action_at = [-1] * (CHARACTER_COUNT * ACTIONS_MAX)
    draft.printed = [0] * CHARACTER_COUNT
    draft.tie_break = [0] * CHARACTER_COUNT
    for card, row in enumerate(rows):
        read_character(draft, card, row, ("characters", str(row["id"])))
    for first in range(0, CHARACTER_COUNT, 2):
        if draft.tie_break[first] + draft.tie_break[first + 1] != 1:
            spot = ("characters", CHARACTERS[first], "tie_break")
            raise SheetError(spot, f"one card of rank {RANKS[first // 2]} must bear the symbol")


def read_character(draft: Draft, card: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """One character card."""
    rank = card // 2
    victim = VICTIM_RANKS[rank]
    keep_frame(row, {"rank": RANKS[rank], "steals_from": victim}, spot)
    draft.rank[card] = rank
    draft.steals_from[card] = RANKS.index(victim) if victim in RANKS else -1
    actions: list[str] = row["actions"]
    if not FEWEST_ACTIONS[rank] <= len(actions) <= ACTIONS_MAX or len(set(actions)) != len(actions):
        raise SheetError((*spot, "actions"), f"expected {FEWEST_ACTIONS[rank]} to {ACTIONS_MAX} different actions")
    for place, action in enumerate(actions):
        if action not in ACTIONS:
            raise SheetError((*spot, "actions"), f"allowed are {', '.join(ACTIONS)}")
        draft.action_at[card * ACTIONS_MAX + place] = ACTIONS.index(action)
        draft.printed[card] |= 1 << ACTIONS.index(action)
    draft.tie_break[card] = int(row["tie_break"])


def read_cards(draft: Draft, sheet: dict[str, Any]) -> None:
    """RK-7.19, RK-8.1, RK-10.2, RK-10.4: values, colours, partners and abilities."""
    draft.value = [0] * CARD_COUNT
    draft.colour = [0] * CARD_COUNT
    draft.partner = [0] * CARD_COUNT
    draft.ability = [0] * KINDS
    for table, ids, other, partners in (
        ("subjects", SUBJECTS, "building", BUILDINGS),
        ("buildings", BUILDINGS, "subject", SUBJECTS),
    ):
        rows: list[dict[str, Any]] = sheet[table]
        same_rows(rows, ids, table)
        for row in rows:
            read_card(draft, row, other, partners, (table, str(row["id"])))
    sort_cards(draft)
    for subject, row in enumerate(sheet["subjects"]):
        read_ability(draft, subject, row, ("subjects", str(row["id"])))
    for card in range(CARD_COUNT):
        if draft.partner[draft.partner[card]] != card:
            table = "subjects" if card < KINDS else "buildings"
            raise SheetError((table, CARDS[card]), f"{CARDS[draft.partner[card]]} names another partner")


def read_card(draft: Draft, row: dict[str, Any], other: str, partners: tuple[str, ...], spot: tuple[str, ...]) -> None:
    """One subject or building."""
    card = CARDS.index(row["id"])
    keep_frame(row, {"copies": COPIES}, spot)
    draft.colour[card] = one_of(row, "colour", COLOURS, spot)
    one_of(row, other, partners, spot)
    draft.partner[card] = CARDS.index(row[other])
    draft.value[card] = whole(row, "value", spot, 0, 9)


def sort_cards(draft: Draft) -> None:
    """The cards of every colour, those of most value first, as RK-R46 pairs them."""
    draft.dearest, draft.dearest_at = [], [0]
    for colour in range(COLOUR_COUNT):
        cards = [card for card in range(CARD_COUNT) if draft.colour[card] == colour]
        draft.dearest += sorted(cards, key=lambda card: int(draft.value[card]), reverse=True)
        draft.dearest_at.append(len(draft.dearest))


def read_ability(draft: Draft, subject: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """What a subject can do; the ability fixes its time (RK-8.7)."""
    ability = one_of(row, "ability", ABILITIES, spot)
    if row["timing"] != TIMINGS[ability]:
        raise SheetError((*spot, "timing"), f"must be {TIMINGS[ability]} with this ability")
    draft.ability[subject] = ability


def read_scoring(draft: Draft, table: dict[str, Any]) -> None:
    """RK-12.3 to RK-12.7."""
    spot = ("scoring",)
    keep_frame(table, {"perfect_pair": "sum_of_both", "colour_pair": "higher_of_both"}, spot)
    draft.single_points = whole(table, "single_card", spot, 0, 9)
    draft.coins_per_point = whole(table, "coins_per_point", spot, 1, 20)
    draft.marker_points = whole(table, "conflict_marker", spot, -9, 0)
