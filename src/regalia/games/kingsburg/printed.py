"""What a building does for its owner, in a few words, with the numbers that are printed at this table."""

from regalia.games.kingsburg.components import (
    CHAPEL,
    COLUMNS,
    DISCOUNT,
    EFFECT_SIZE,
    ENEMY_KINDS,
    GIFT_SOLDIERS,
    GOODS_PER_SOLDIER,
    GOODS_PER_VP,
    GUILD_GOLD,
    MARKET,
    SEASON_VP,
    STATUE,
    STRENGTH,
    SUMMER_PLUS2,
    TIE_WINS,
    TOWN_HALL,
    VICTORY_VP,
    WHITE_DICE,
    Edition,
)
from regalia.games.kingsburg.notation import with_sign
from regalia.kernel.position import Phrase

GIVES = (
    ("does-season", GUILD_GOLD, "gold"),
    ("does-season", SEASON_VP, "vp"),
    ("does-summer", SUMMER_PLUS2, "plus2"),
    ("does-stable", GIFT_SOLDIERS, "soldiers"),
    ("does-victory", VICTORY_VP, "vp"),
)
COUNTS = (("does-dice", WHITE_DICE), ("does-cathedral", GOODS_PER_VP), ("does-recruit", GOODS_PER_SOLDIER))


def effects(edition: Edition, building: int) -> list[Phrase]:
    """All that a building does; one that only counts points does nothing."""
    effect = [int(edition.effect[building * EFFECT_SIZE + kind]) for kind in range(EFFECT_SIZE)]
    found = [*odd_ones(edition, building)]
    found += [(key, {"count": effect[kind]}) for key, kind in COUNTS if effect[kind]]
    found += [(key, {"take": [(thing, effect[kind])]}) for key, kind, thing in GIVES if effect[kind]]
    if effect[DISCOUNT]:
        columns = [("number", column + 1) for column in range(COLUMNS) if (edition.discount_columns >> column) & 1]
        found.append(("does-crane", {"count": -effect[DISCOUNT], "columns": columns}))
    found += in_battle(edition, building, effect[STRENGTH])
    if effect[TIE_WINS]:
        found.append(("does-tie", {}))
    return found


def odd_ones(edition: Edition, building: int) -> list[Phrase]:
    """What Statue, Chapel, Market and Town Hall do, which are like no other."""
    switches = edition.switches
    found: dict[int, Phrase] = {
        STATUE: ("switch-chapel-as_statue", {}),
        CHAPEL: (f"switch-chapel-{switches['chapel']}", {}),
        MARKET: ("does-market", {}),
        TOWN_HALL: ("does-season", {"take": f"@switch-town_hall-{switches['town_hall']}"}),
    }
    return [found[building]] if building in found else []


def in_battle(edition: Edition, building: int, strength: int) -> list[Phrase]:
    """KB-8.1: what a building adds against everybody, and what it adds in all against one kind of enemy."""
    versus = edition.versus[building * len(ENEMY_KINDS) : (building + 1) * len(ENEMY_KINDS)]
    found: list[Phrase] = [("does-strength", {"count": with_sign(strength)})] if strength else []
    for kind, more in zip(ENEMY_KINDS, versus, strict=True):
        if more:
            details: dict[str, object] = {"count": with_sign(strength + int(more)), "enemy": "@enemy-" + kind}
            found.append(("does-against-too" if strength else "does-against", details))
    return found
