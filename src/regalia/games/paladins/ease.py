"""What makes choosing easy for a person in Paladins: equal places are one, workers easily spared come first."""

from regalia.games.paladins import options as opt
from regalia.games.paladins.components import CRIMINAL, GOODS
from regalia.games.paladins.pointing import doing_pieces, pieces_of
from regalia.games.paladins.position import Kingdom

PLENTY = 8  # more workers of a colour than anybody has
SCARCE = 20  # a criminal can stand in for anybody


def instead(kingdom: Kingdom, seat: int) -> dict[int, int]:
    """PA-R67: of equal squares and jar spaces the first stands for the others."""
    if kingdom.question not in (opt.ASK_SQUARE, opt.ASK_JAR):
        return {}
    on_squares = kingdom.question == opt.ASK_SQUARE
    twins = kingdom.edition.square_twin if on_squares else kingdom.edition.jar_twin
    first = opt.SQUARE if on_squares else opt.JAR
    offer, found = [int(option) for option in kingdom.options(seat)], dict[int, int]()
    for option in offer:
        twin = first + int(twins[option - first])
        if twins[option - first] >= 0 and twin in offer:
            found[option] = found.get(twin, twin)
    return found


def dearness(kingdom: Kingdom, seat: int, option: int) -> int:
    """Workers of which many are left are cheap, criminals are dear."""
    if kingdom.question != opt.ASK_WORKERS or not opt.GROUP <= option < opt.TAKE:
        return 0
    workers = opt.workers_in(kingdom, option - opt.GROUP)
    return sum(SCARCE if one == CRIMINAL else PLENTY - int(kingdom.goods[seat * GOODS + one]) for one in workers)


def chosen_before(kingdom: Kingdom, seat: int) -> list[str]:
    """While workers are asked for: the action or favour they go to, and what it is about."""
    if kingdom.question != opt.ASK_WORKERS or not kingdom.waits(seat):
        return []
    pieces = doing_pieces(kingdom, seat, kingdom.doing)[:1]
    return pieces + pieces_of(kingdom, seat, kingdom.target) if kingdom.target >= 0 else pieces
