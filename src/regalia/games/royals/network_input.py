"""What a network has learned of Royals, and what it sees of it."""

from typing import Final

from regalia.games.royals.evaluation import PHASE_COUNT, TERM_COUNT, TERMS
from regalia.kernel.network_input import NetworkSpec, Table

SEATS: Final = 5
OBSERVED: Final = 498  # numbers of an observation with five seats
OPTIONS: Final = 1862
IN_HUNDREDTHS: Final = ("country_bonus", "noble_house")
HUNDREDTHS: Final = 50  # that are a step

WIDTH: Final = OBSERVED + TERM_COUNT + PHASE_COUNT + SEATS + SEATS + 1

TABLES: Final = [Table(2), Table(3), Table(4), Table(5)]
STEPS: Final = tuple(HUNDREDTHS if term in IN_HUNDREDTHS else 1 for term in TERMS)
NETWORK_SPEC: Final = NetworkSpec("royals", "together", TABLES, WIDTH, PHASE_COUNT, OPTIONS, OBSERVED, STEPS)
