"""What a person may choose at once in Rival Kings: a marker goes back, and the next action follows."""

from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import SETTLE
from regalia.games.rival_kings.rules import RivalKings
from regalia.kernel.game import Bundle
from regalia.kernel.position import Phrase


def bundles(game: RivalKings, seat: int) -> list[Bundle]:
    """RK-6.2: settling needs no target, so whoever points at that of the next action means both.

    Where money would be laid out between the two, they stay apart.
    """
    if game.question != opt.ASK_ACTION or game.doing != SETTLE or opt.SETTLE_MARKER not in game.options(seat):
        return []
    after = game.copy()
    after.choose(seat, opt.SETTLE_MARKER)
    if after.waiting != 1 << seat or after.question != opt.ASK_ACTION or lucky(game, after):
        return []
    name = game.name(seat, opt.SETTLE_MARKER)
    short: Phrase = ("option-settle-first", {})
    targets = [int(option) for option in after.options(seat) if option >= opt.GIVE_MARKER]
    return [
        Bundle((name, after.name(seat, one)), (short, after.phrase(seat, one)), tuple(after.pieces(seat, one)))
        for one in targets
    ]


def lucky(game: RivalKings, after: RivalKings) -> bool:
    """Whether luck was drawn, or something hidden shown, from one moment to another."""
    return list(after.chance.spent) != list(game.chance.spent) or after.shown != game.shown
