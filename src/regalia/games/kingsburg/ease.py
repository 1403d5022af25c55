"""What makes choosing easy for a person in Kingsburg: of the ways to an advisor the cheapest come first."""

from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.position import COLOURED, SLOTS, Court

TOKEN, MARKET, DIE = 64, 32, 6  # what is used up, from dear to cheap; among equal dice white ones are cheaper
FACES = 6


def dearness(court: Court, seat: int, option: int) -> int:
    """Advisors from low to high; to each first without tokens and Market, then with few dice, then with white ones."""
    if option < opt.PLACE:
        return 0
    coloured, dice = dice_by_face(court, seat, option)
    used = opt.placed_tokens(option) * TOKEN + abs(opt.placed_shift(option)) * MARKET
    used += sum(dice) * DIE - (sum(dice) - sum(coloured))
    return int(opt.target(court, seat, option) * 1000 + used)


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
    if opt.placed_tokens(way) > opt.placed_tokens(other) or abs(opt.placed_shift(way)) > abs(opt.placed_shift(other)):
        return False
    pairs = zip(dice_by_face(court, seat, way), dice_by_face(court, seat, other), strict=True)
    return all(mine <= theirs for ours, others in pairs for mine, theirs in zip(ours, others, strict=True))


def dice_by_face(court: Court, seat: int, option: int) -> tuple[list[int], list[int]]:
    """How many dice of each face a placement uses: coloured ones, and all."""
    coloured, dice = [0] * (FACES + 1), [0] * (FACES + 1)
    for slot in range(SLOTS):
        if (opt.placed_dice(option) >> slot) & 1:
            face = court.dice[seat * SLOTS + slot]
            dice[face] += 1
            coloured[face] += slot < COLOURED
    return coloured, dice
