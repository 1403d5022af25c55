"""The pieces on the table that a person points at to choose an option of Paladins."""

from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ACTIONS,
    DO_FAVOUR,
    DOING_ACTIONS,
    DOING_SLOTS,
    LEFT_ACTIONS,
    PALADIN_COUNT,
    PALADINS,
    TOWNSFOLK_ROW,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.notation import ABILITY_NAMES, favour_id, group_amounts, outsider_id, townsfolk_id
from regalia.games.paladins.position import Kingdom
from regalia.kernel.vectors import i64


def pieces_of(kingdom: Kingdom, seat: i64, option: i64) -> list[str]:
    """The pieces that an option concerns."""
    if option == opt.PASS:
        return []
    if option < opt.GROUP:
        return doing_pieces(kingdom, seat, option - opt.DO)
    if option < opt.TAKE:
        amounts = group_amounts(kingdom, option - opt.GROUP)
        return [f"worker:{seat}:{worker}:{n}" for worker, count in amounts for n in range(1, count + 1)]
    if option < opt.SQUARE:
        card = f"townsfolk:{townsfolk_id(kingdom, (option - opt.TAKE) % TOWNSFOLK_ROW)}"
        return [card, "debts"] if option >= opt.TAKE_FOR_DEBT else [card]
    if option < opt.CLEAR:
        return target_pieces(kingdom, seat, option)
    if option < opt.CHOICE:
        return [f"action:{seat}:{ACTIONS[option - opt.CLEAR]}"]
    if option < opt.DISCARD + 1:
        return [f"choice:{option - opt.CHOICE}"]
    if option < opt.SETTLE:
        return [f"suspicion:{seat}:{n}" for n in range(1, option - opt.DISCARD + 1)]
    if option < opt.TAVERN:
        return [f"debt:{seat}:1"]
    if option < opt.PALADIN:
        return ["tavern:" + kingdom.edition.tavern_ids[option - opt.TAVERN]]
    if option < opt.ABILITY:
        pair = option - opt.PALADIN
        return [f"paladin:{seat}:{PALADINS[pair // PALADIN_COUNT]}", f"top:{seat}:{PALADINS[pair % PALADIN_COUNT]}"]
    return [f"ability:{seat}:{ABILITY_NAMES[option - opt.ABILITY]}"]


def doing_pieces(kingdom: Kingdom, seat: i64, doing: i64) -> list[str]:
    """An action with its slots, or a favour."""
    if doing >= DO_FAVOUR:
        return ["favour:" + favour_id(kingdom, doing - DO_FAVOUR)]
    action = ACTIONS[DOING_ACTIONS[doing]]
    slots = [f"slot:{seat}:{action}:{n}" for n in range(1, DOING_SLOTS[doing] + 1)]
    return [f"action:{seat}:{action}", *slots]


def target_pieces(kingdom: Kingdom, seat: i64, option: i64) -> list[str]:
    """A square, jar space, outsider or slot."""
    if option < opt.JAR:
        return ["square:" + kingdom.edition.square_ids[option - opt.SQUARE]]
    if option < opt.OUTSIDER:
        return [f"jar:{seat}:{option - opt.JAR + 1}"]
    if option < opt.BUILD:
        return ["outsider:" + outsider_id(kingdom, option - opt.OUTSIDER)]
    place = option - opt.BUILD
    action = ACTIONS[LEFT_ACTIONS + place // WORKSHOP_SLOTS]
    return [f"slot:{seat}:{action}:{place % WORKSHOP_SLOTS + 1}"]
