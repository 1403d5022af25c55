"""What a network has learned of Kingsburg, and what it sees of it."""

from typing import Final

from regalia.games.kingsburg.components import ADVISORS
from regalia.games.kingsburg.evaluation import PHASE_COUNT, TERM_COUNT, TERMS
from regalia.games.kingsburg.options import (
    ASK_INFLUENCE,
    GIFT,
    MIX,
    PASS,
    PLACE,
    placed_dice,
    placed_shift,
    placed_tokens,
    target,
)
from regalia.games.kingsburg.position import IN_HAND, SLOTS, Court
from regalia.kernel.counts import count_of
from regalia.kernel.network_input import NetworkSpec, Table
from regalia.kernel.observation import after
from regalia.kernel.vectors import i16, i64, vec

SEATS: Final = 5
OBSERVED: Final = 565  # numbers of an observation with five seats
WINTER_STEP: Final = 25  # hundredths of points
FACES: Final = 6
ADVISOR_COUNT: Final = 18
DICE: Final = SEATS * FACES + ADVISOR_COUNT
WIDTH: Final = OBSERVED + TERM_COUNT + PHASE_COUNT + SEATS + SEATS + 1 + DICE

# The outputs for options: first those that are known by their own number, then gifts, then placements.
SPOKEN_GIFT: Final = 87  # + advisor * 16 + alternative
SPOKEN_PLACE: Final = 375  # + advisor * 20 + dice beyond the first * 4 + 2 with tokens + 1 with the Market
OPTIONS: Final = 735

TABLES: Final = [Table(2), Table(3), Table(4), Table(5)]
STEPS: Final = tuple(WINTER_STEP if term == "winter" else 1 for term in TERMS)
NETWORK_SPEC: Final = NetworkSpec("kingsburg", "together", TABLES, WIDTH, PHASE_COUNT, OPTIONS, OBSERVED, STEPS)


def see_dice(court: Court, seat: i64, cells: vec[i16], place: i64) -> None:
    """How many dice of each face every seat can still place, and the advisors that the own ones can reach."""
    for ahead in range(court.seats):
        first = after(seat, ahead, court.seats) * SLOTS
        for die in range(first, first + SLOTS):
            if court.place[die] == IN_HAND and court.dice[die] > 0:
                cells[place + ahead * FACES + court.dice[die] - 1] += 1
    place += SEATS * FACES
    if court.question == ASK_INFLUENCE and court.waits(seat):
        for option in court.offer:
            if option != PASS:
                cells[place + target(court, seat, option) - 1] = 1


def spoken_of(court: Court, seat: i64, option: i64) -> i64:
    """Gifts are known by their advisor; placements by theirs, and by what they cost: not by which dice they are."""
    if option >= PLACE:
        advisor = target(court, seat, option) - 1
        dice = count_of(placed_dice(option)) - 1
        tokens: i64 = 2 if placed_tokens(option) else 0
        market: i64 = 1 if placed_shift(option) else 0
        return SPOKEN_PLACE + advisor * 20 + dice * 4 + tokens + market
    if GIFT <= option < MIX:
        return SPOKEN_GIFT + court.helping % len(ADVISORS) * (MIX - GIFT) + option - GIFT
    return option
