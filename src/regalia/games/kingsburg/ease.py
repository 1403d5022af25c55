"""What makes choosing easy for a person in Kingsburg: of the ways to an advisor the cheapest come first."""

from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.position import COLOURED, SLOTS, Court

FACES = 6
TOKEN, MARKET, DIE = 64, 32, 6  # what is used up, from dear to cheap
COLOUR = 1  # so much more if the die is coloured


def dearness(court: Court, seat: int, option: int) -> int:
    """Advisors from low to high; to each first without tokens and Market, then with few dice, then with white ones."""
    if option < opt.PLACE:
        return 0
    tokens, market, *dice = used_up(court, seat, option)
    price = tokens * TOKEN + market * MARKET + sum(dice[:FACES]) * COLOUR + sum(dice[FACES:]) * DIE
    return int(opt.target(court, seat, option)) * 1000 + price


def instead(court: Court, seat: int) -> dict[int, int]:
    """The ways to an advisor that use up all that another one does, and more; each with that one."""
    sensible: list[int] = []
    found: dict[int, int] = {}
    ways = [int(option) for option in court.options(seat) if option >= opt.PLACE]
    for way in sorted(ways, key=lambda one: dearness(court, seat, one)):
        better = next((other for other in sensible if spares(court, seat, other, way)), None)
        if better is None:
            sensible.append(way)
        else:
            found[way] = better
    return found


def spares(court: Court, seat: int, way: int, other: int) -> bool:
    """Whether a way leads where another one does, and uses up nothing that the other does not."""
    if opt.target(court, seat, way) != opt.target(court, seat, other):
        return False
    pairs = zip(used_up(court, seat, way), used_up(court, seat, other), strict=True)
    return all(mine <= theirs for mine, theirs in pairs)


def used_up(court: Court, seat: int, option: int) -> list[int]:
    """Tokens and Market of a placement, its coloured dice by their faces, and all its dice by their faces."""
    coloured, dice = [0] * FACES, [0] * FACES
    for slot in range(SLOTS):
        if (opt.placed_dice(option) >> slot) & 1:
            face = int(court.dice[seat * SLOTS + slot])
            dice[face - 1] += 1
            coloured[face - 1] += slot < COLOURED
    return [int(opt.placed_tokens(option)), int(opt.placed_shift(option) != 0), *coloured, *dice]
