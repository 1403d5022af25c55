"""What the opponents know of Rival Kings: how good a position looks to a seat, in hundredths of a point."""

from regalia.games.rival_kings.position import Realm
from regalia.games.rival_kings.scoring import score_of
from regalia.kernel.vectors import i64


def value(realm: Realm, seat: i64) -> float:
    """Points."""
    return float(int(score_of(realm, seat)))
