"""What is heard of the game: each event by its number, and its words from the table and the numbers it is told with."""

from typing import Final

from regalia.games.kingsburg import notation
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    ENEMY_KINDS,
    FORTRESS,
    GOLD,
    GOODS,
    LOSS_SIZE,
    REWARD_SIZE,
    REWARD_VP,
    STONE,
    WOOD,
)
from regalia.games.kingsburg.position import NEUTRAL, PHASES, Court
from regalia.games.kingsburg.scoring import rank_of
from regalia.kernel.agenda import Event, Events

# Events, with the numbers that follow the seat.
YEAR_BEGINS: Final = 1
PHASE_BEGINS: Final = 2
AID_DIE: Final = 3
TAKES: Final = 4  # mix
REWARDED: Final = 5
ENVOY_GIVEN: Final = 6
ENVOY_TO_NOBODY: Final = 7
ENVOY_ANNOUNCED: Final = 8
NEUTRAL_DICE: Final = 9
GUILD: Final = 10  # gold
ROLLS: Final = 11
REROLLS: Final = 12  # building
TURN_ORDER: Final = 13
SETS_ASIDE: Final = 14  # slot
PASSES: Final = 15
INFLUENCES: Final = 16  # option
DECLINES: Final = 17  # advisor
HELPED: Final = 18  # alternative, soldiers
LOOKS: Final = 19
SEES: Final = 20
NO_BUILDING: Final = 21
BUILDS: Final = 22  # building
INN: Final = 23  # tokens
EMBASSY: Final = 24  # points
TOWN_HALL: Final = 25  # option
TRAINS: Final = 26  # mix
ENEMY: Final = 27
KINGS_HELP: Final = 28
BATTLE: Final = 29
WINS: Final = 30
FORTRESS_POINTS: Final = 31  # points
LOSES_NAMED: Final = 32
LOSES_MIX: Final = 33  # mix
LOSES_POINTS: Final = 34  # points
RUINED: Final = 35  # building
STRONGEST: Final = 36
CATHEDRAL: Final = 37  # points
TIE: Final = 38
GAME_OVER: Final = 39
AID_SHARED: Final = 40  # bit set of seats
REWARDED_ALIKE: Final = 41  # bit set of seats
STRONGEST_ALIKE: Final = 42  # bit set of seats
ENVOY_LEAVES: Final = 43  # whether he has helped

USES: Final = ("none", "influence", "build")
RESULTS: Final = ("", "defeat", "draw", "victory")


def advisor(number: int) -> str:
    """The message that names an advisor."""
    return "@advisor-" + ADVISORS[number - 1]


def building(number: int) -> str:
    """The message that names a building."""
    return "@building-" + BUILDINGS[number]


def in_order(court: Court, seats: int) -> list[int]:
    """The seats of a bit set, in turn order."""
    return [seat for seat in court.order if (seats >> seat) & 1]


def dice_in_hand(court: Court, seat: int) -> list[tuple[str, int]]:
    """What a seat has rolled."""
    return notation.dice_amounts(court, seat, opt.dice_in_hand(court, seat))


def neutral_dice(court: Court, seat: int, about: int, more: int) -> Event:
    """KB-14: the advisors that neutral dice block."""
    return Event(
        "neutral", {"numbers": [("number", space + 1) for space in range(18) if court.owner[space] == NEUTRAL]}
    )


def influences(court: Court, seat: int, option: int, more: int) -> Event:
    """Dice go to an advisor; told before they are put there."""
    return Event("influences", {**notation.placement_details(court, seat, option), "seat": seat})


def helped(court: Court, seat: int, alternative: int, soldiers: int) -> Event:
    """Who got what from whom."""
    number = opt.helper(court)
    take = [(k, n) for k, n in notation.gains(court, number, alternative, 1) if k != "soldiers"]
    if soldiers:
        take.append(("soldiers", soldiers))
    give = notation.gains(court, number, alternative, -1)
    details: dict[str, object] = {"seat": seat, "advisor": advisor(number), "take": take, "give": give}
    return Event("trades" if give else "helped", details)


def enemy_details(court: Court) -> dict[str, object]:
    """This year's enemy, for a person."""
    kind = ENEMY_KINDS[court.edition.enemy_kind[court.enemy]]
    return {"enemy": "@enemy-" + kind, "strength": court.edition.enemy_strength[court.enemy]}


def town_hall(court: Court, seat: int, option: int, more: int) -> Event:
    """A token as a gift, or what was given for a point."""
    gift = option == opt.TOKEN and not court.edition.town_hall_pays
    thing = [("plus2", 1)] if option == opt.TOKEN else notation.mix_amounts(option - opt.MIX)
    return Event("town-hall-token" if gift else "town-hall-point", {"seat": seat, "give": thing})


def battle(court: Court, seat: int, about: int, more: int) -> Event:
    """Victory, draw or defeat, and what the strength is made of."""
    result, strength = RESULTS[court.result[seat]], court.strength[seat]
    return Event("battle", {"seat": seat, "strength": strength, "parts": strength_parts(court, seat), "result": result})


def strength_parts(court: Court, seat: int) -> list[tuple[str, object]]:
    """KB-12.10: own soldiers, those of the King, and what the buildings add or take away."""
    own, bonus = court.soldiers[seat] - court.kings_die, court.strength[seat] - court.soldiers[seat]
    parts: list[tuple[str, object]] = [("soldiers", own)] if own else []
    parts.append(("king", court.kings_die))
    return [*parts, ("bonus", notation.with_sign(bonus))] if bonus else parts


def wins(court: Court, seat: int, about: int, more: int) -> Event | None:
    """What the enemy leaves to a victor, but for goods of choice."""
    reward, first = court.edition.reward, court.enemy * REWARD_SIZE
    take = [(GOODS[good], reward[first + good]) for good in range(3) if reward[first + good]]
    if reward[first + REWARD_VP]:
        take.append(("vp", reward[first + REWARD_VP]))
    return Event("wins", {"seat": seat, "take": take}) if take else None


def loses_named(court: Court, seat: int, about: int, more: int) -> Event | None:
    """KB-12.17: goods of the kinds that the enemy names, as far as they go; told while they are still there."""
    give: list[tuple[str, int]] = []
    for good in (GOLD, STONE, WOOD):
        count = min(court.edition.loss[court.enemy * LOSS_SIZE + good], court.goods[seat * 3 + good])
        if count:
            give.append((GOODS[good], count))
    return Event("loses", {"seat": seat, "give": give}) if give else None


def ruined(court: Court, seat: int, lost: int, more: int) -> Event:
    """A building and its points are gone."""
    return Event("ruined", {"seat": seat, "building": building(lost), "points": court.edition.points[lost]})


def tie(court: Court, seat: int, about: int, more: int) -> Event | None:
    """KB-R60: several have won, and the table names one of them."""
    winners = [other for other in range(court.seats) if rank_of(court, other) == 1]
    return Event("tie", {"seats": winners}) if len(winners) > 1 and court.edition.table_names_winner else None


def passes(court: Court, seat: int, about: int, more: int) -> Event:
    """KB-5.4, KB-5.16: somebody lays no more dice, by choice or because none fits anywhere."""
    return Event("passes", {"seat": seat, "stuck": (court.stuck >> seat) & 1})


EVENTS: Final[Events[Court]] = {
    YEAR_BEGINS: lambda court, seat, about, more: Event("year", {"year": court.year}),
    PHASE_BEGINS: lambda court, seat, about, more: Event("phase", {"phase": "@phase-" + PHASES[court.phase - 1]}),
    AID_DIE: lambda court, seat, about, more: Event("aid-die", {"seat": seat}),
    TAKES: lambda court, seat, mix, more: Event("takes", {"seat": seat, "take": notation.mix_amounts(mix)}),
    REWARDED: lambda court, seat, about, more: Event("rewarded", {"seat": seat, "points": court.edition.reward_vp}),
    ENVOY_GIVEN: lambda court, seat, about, more: Event("envoy-given", {"seat": seat}),
    ENVOY_TO_NOBODY: lambda court, seat, tied, more: Event("envoy-nobody", {"seats": in_order(court, tied)}),
    ENVOY_ANNOUNCED: lambda court, seat, about, more: Event(
        "envoy-announced", {"seat": seat, "use": USES[court.envoy_use]}
    ),
    NEUTRAL_DICE: neutral_dice,
    GUILD: lambda court, seat, gold, more: Event("guild", {"seat": seat, "take": [("gold", gold)]}),
    ROLLS: lambda court, seat, about, more: Event("rolls", {"seat": seat, "dice": dice_in_hand(court, seat)}),
    REROLLS: lambda court, seat, by, more: Event(
        "rerolls", {"seat": seat, "building": building(by), "dice": dice_in_hand(court, seat)}
    ),
    TURN_ORDER: lambda court, seat, about, more: Event("order", {"seats": list(court.order)}),
    SETS_ASIDE: lambda court, seat, slot, more: Event(
        "sets-aside", {"seat": seat, "dice": notation.dice_amounts(court, seat, 1 << slot)}
    ),
    PASSES: passes,
    INFLUENCES: influences,
    DECLINES: lambda court, seat, number, more: Event("declines", {"seat": seat, "advisor": advisor(number)}),
    HELPED: helped,
    LOOKS: lambda court, seat, about, more: Event("looks", {"seat": seat}),
    SEES: lambda court, seat, about, more: Event("sees", {**enemy_details(court), "seat": seat}, 1 << seat),
    NO_BUILDING: lambda court, seat, about, more: Event("no-building", {"seat": seat}),
    BUILDS: lambda court, seat, new, more: Event("builds", {**notation.build_details(court, seat, new), "seat": seat}),
    INN: lambda court, seat, tokens, more: Event("inn", {"seat": seat, "take": [("plus2", tokens)]}),
    EMBASSY: lambda court, seat, points, more: Event("embassy", {"seat": seat, "points": points}),
    TOWN_HALL: town_hall,
    TRAINS: lambda court, seat, mix, more: Event("trains", {"seat": seat, "give": notation.mix_amounts(mix)}),
    ENEMY: lambda court, seat, about, more: Event("enemy", enemy_details(court)),
    KINGS_HELP: lambda court, seat, about, more: Event("kings-help", {"seat": seat, "soldiers": court.kings_die}),
    BATTLE: battle,
    WINS: wins,
    FORTRESS_POINTS: lambda court, seat, points, more: Event(
        "fortress", {"seat": seat, "building": building(FORTRESS), "points": points}
    ),
    LOSES_NAMED: loses_named,
    LOSES_MIX: lambda court, seat, mix, more: Event("loses", {"seat": seat, "give": notation.mix_amounts(mix)}),
    LOSES_POINTS: lambda court, seat, points, more: Event("loses", {"seat": seat, "give": [("vp", points)]}),
    RUINED: ruined,
    STRONGEST: lambda court, seat, about, more: Event(
        "strongest", {"seat": seat, "points": court.edition.strongest_vp}
    ),
    CATHEDRAL: lambda court, seat, points, more: Event("cathedral", {"seat": seat, "points": points}),
    TIE: tie,
    AID_SHARED: lambda court, seat, tied, more: Event(
        "aid-shared", {"seats": in_order(court, tied), "take": [("any_goods", court.edition.aid_goods)]}
    ),
    REWARDED_ALIKE: lambda court, seat, tied, more: Event(
        "rewarded-alike", {"seats": in_order(court, tied), "points": court.edition.reward_vp}
    ),
    STRONGEST_ALIKE: lambda court, seat, tied, more: Event(
        "strongest-alike", {"seats": in_order(court, tied), "points": court.edition.strongest_vp}
    ),
    ENVOY_LEAVES: lambda court, seat, used, more: Event("envoy-leaves", {"seat": seat, "used": used}),
    GAME_OVER: lambda court, seat, about, more: Event("end", {}),
}
