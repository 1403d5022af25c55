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
from regalia.kernel.counts import filled
from regalia.kernel.sheet import SheetError, keep_frame, one_of, same_rows, whole

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
    edition = Edition()
    edition.switches = switches
    edition.series = SWITCHES["series"].index(switches["series"])
    edition.games = switches["games"]
    edition.target = switches["target"]
    read_constants(edition, sheet["constants"], sheet["counts"])
    read_coins(edition, sheet["coin_backs"])
    read_setup(edition, sheet["setup"])
    read_characters(edition, sheet["characters"])
    read_cards(edition, sheet)
    read_scoring(edition, sheet["scoring"])
    return edition


def read_constants(edition: Edition, table: dict[str, Any], counts: dict[str, Any]) -> None:
    """What everybody and every pile starts with (RK-1.6, RK-1.7, RK-1.10)."""
    keep_frame(table, FRAME, ("constants",))
    keep_frame(counts, FRAME_COUNTS, ("counts",))
    spot = ("constants",)
    edition.pile_start = whole(table, "pile_start_coins", spot, 0, 4)
    edition.refill = whole(table, "money_pile_refill", spot, 2, 4)
    if edition.refill % 2:
        raise SheetError((*spot, "money_pile_refill"), "expected an even number, which twos alone can make up")
    edition.start_ones = whole(table, "start_ones", spot, 0, 9)
    edition.start_twos = whole(table, "start_twos", spot, 0, 9)
    edition.start_markers = whole(table, "start_conflict_markers", spot, 0, 5)
    edition.markers = whole(counts, "conflict_markers", ("counts",), 20, 99)


def read_coins(edition: Edition, table: dict[str, Any]) -> None:
    """RK-1.5, RK-R17: the backs of the cards left over; one deck shows ones, the other twos."""
    spot = ("coin_backs",)
    subject, building = whole(table, "subject", spot, 1, 2), whole(table, "building", spot, 1, 2)
    if subject == building:
        raise SheetError((*spot, "building"), f"one deck must show 1 and the other 2, both show {subject}")
    left_over = KINDS * COPIES - SUBJECT_PILES * PILE_SIZE
    edition.all_ones = left_over
    edition.all_twos = left_over


def read_setup(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """The amounts after set-up, which follow from the other values and must agree with them."""
    for row in rows:
        seats = int(row["players"])
        spot = ("setup", str(seats))
        right: dict[str, Any] = {
            "characters_dealt": HAND_SIZE * seats,
            "characters_left": CHARACTER_COUNT - HAND_SIZE * seats,
            "left_over_use": {2: "neutral_pile", 3: "set_aside_unseen", 4: "none"}[seats],
            "marker_supply": edition.markers - edition.start_markers * seats,
            "supply_ones": edition.all_ones - edition.start_ones * seats - PILES * (edition.pile_start % 2),
            "supply_twos": edition.all_twos - edition.start_twos * seats - PILES * (edition.pile_start // 2),
        }
        for key, value in right.items():
            if not isinstance(value, str) and value < 0:
                raise SheetError((*spot, key), f"the table cannot be laid out, {-value} are missing")
            if row[key] != value:
                raise SheetError((*spot, key), f"must be {value} to agree with the other values")


def read_characters(edition: Edition, rows: list[dict[str, Any]]) -> None:
    """RK-3.1 to RK-3.18, RK-5.1 to RK-5.6: ranks, victims, actions, tie-break symbols."""
    same_rows(rows, CHARACTERS, "characters")
    edition.rank = filled(CHARACTER_COUNT, 0)
    edition.steals_from = filled(CHARACTER_COUNT, -1)
    edition.action_at = filled(CHARACTER_COUNT * ACTIONS_MAX, -1)
    edition.tie_break = filled(CHARACTER_COUNT, 0)
    for card, row in enumerate(rows):
        read_character(edition, card, row, ("characters", str(row["id"])))
    for first in range(0, CHARACTER_COUNT, 2):
        if edition.tie_break[first] + edition.tie_break[first + 1] != 1:
            spot = ("characters", CHARACTERS[first], "tie_break")
            raise SheetError(spot, f"one card of rank {RANKS[first // 2]} must bear the symbol")


def read_character(edition: Edition, card: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """One character card."""
    rank = card // 2
    victim = VICTIM_RANKS[rank]
    keep_frame(row, {"rank": RANKS[rank], "steals_from": victim}, spot)
    edition.rank[card] = rank
    edition.steals_from[card] = RANKS.index(victim) if victim in RANKS else -1
    actions: list[str] = row["actions"]
    if not FEWEST_ACTIONS[rank] <= len(actions) <= ACTIONS_MAX or len(set(actions)) != len(actions):
        raise SheetError((*spot, "actions"), f"expected {FEWEST_ACTIONS[rank]} to {ACTIONS_MAX} different actions")
    for place, action in enumerate(actions):
        if action not in ACTIONS:
            raise SheetError((*spot, "actions"), f"allowed are {', '.join(ACTIONS)}")
        edition.action_at[card * ACTIONS_MAX + place] = ACTIONS.index(action)
    edition.tie_break[card] = int(row["tie_break"])


def read_cards(edition: Edition, sheet: dict[str, Any]) -> None:
    """RK-7.19, RK-8.1, RK-10.2, RK-10.4: values, colours, partners and abilities."""
    edition.value = filled(CARD_COUNT, 0)
    edition.colour = filled(CARD_COUNT, 0)
    edition.partner = filled(CARD_COUNT, 0)
    edition.ability = filled(KINDS, 0)
    for table, ids, other, partners in (
        ("subjects", SUBJECTS, "building", BUILDINGS),
        ("buildings", BUILDINGS, "subject", SUBJECTS),
    ):
        rows: list[dict[str, Any]] = sheet[table]
        same_rows(rows, ids, table)
        for row in rows:
            read_card(edition, row, other, partners, (table, str(row["id"])))
    for subject, row in enumerate(sheet["subjects"]):
        read_ability(edition, subject, row, ("subjects", str(row["id"])))
    for card in range(CARD_COUNT):
        if edition.partner[edition.partner[card]] != card:
            table = "subjects" if card < KINDS else "buildings"
            raise SheetError((table, CARDS[card]), f"{CARDS[edition.partner[card]]} names another partner")


def read_card(
    edition: Edition, row: dict[str, Any], other: str, partners: tuple[str, ...], spot: tuple[str, ...]
) -> None:
    """One subject or building."""
    card = CARDS.index(row["id"])
    keep_frame(row, {"copies": COPIES}, spot)
    edition.colour[card] = one_of(row, "colour", COLOURS, spot)
    one_of(row, other, partners, spot)
    edition.partner[card] = CARDS.index(row[other])
    edition.value[card] = whole(row, "value", spot, 0, 9)


def read_ability(edition: Edition, subject: int, row: dict[str, Any], spot: tuple[str, ...]) -> None:
    """What a subject can do; the ability fixes its time (RK-8.7)."""
    ability = one_of(row, "ability", ABILITIES, spot)
    if row["timing"] != TIMINGS[ability]:
        raise SheetError((*spot, "timing"), f"must be {TIMINGS[ability]} with this ability")
    edition.ability[subject] = ability


def read_scoring(edition: Edition, table: dict[str, Any]) -> None:
    """RK-12.3 to RK-12.7."""
    spot = ("scoring",)
    keep_frame(table, {"perfect_pair": "sum_of_both", "colour_pair": "higher_of_both"}, spot)
    edition.single_points = whole(table, "single_card", spot, 0, 9)
    edition.coins_per_point = whole(table, "coins_per_point", spot, 1, 20)
    edition.marker_points = whole(table, "conflict_marker", spot, -9, 0)
