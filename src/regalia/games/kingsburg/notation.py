"""What is said of the options: their names, what a person reads, and what a person points at."""

from typing import Final

from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import (
    ADVISORS,
    BUILDINGS,
    GAIN_SIZE,
    GAINS,
    GIFTS_MAX,
    GOODS,
    MIXES,
)
from regalia.games.kingsburg.position import COLOURED, NOBODY, SLOTS, Court
from regalia.kernel.position import Phrase
from regalia.kernel.vectors import i64

# Names.


def dice_text(court: Court, seat: i64, mask: i64) -> str:
    """Dice in a name: 3+5, white ones with a w."""
    faces: list[str] = []
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            face = str(court.dice[seat * SLOTS + slot])
            faces.append(face if slot < COLOURED else "w" + face)
    return "+".join(faces)


def amounts_text(amounts: list[tuple[str, int]]) -> str:
    """Amounts in a name: 1 gold, 2 stone."""
    return ", ".join(f"{count} {thing}" for thing, count in amounts)


def mix_amounts(mix: i64) -> list[tuple[str, int]]:
    """A mix of goods as amounts."""
    counts = MIXES[mix]
    return [(GOODS[good], counts[good]) for good in range(3) if counts[good]]


def gains(court: Court, number: i64, alternative: i64, sign: int) -> list[tuple[str, int]]:
    """What an alternative of a gift gives (sign 1) or costs (sign -1)."""
    found: list[tuple[str, int]] = []
    for k in range(GAIN_SIZE - 1):
        count = int(court.edition.gift[(number * GIFTS_MAX + alternative) * GAIN_SIZE + k]) * sign
        if count > 0:
            found.append((GAINS[k], count))
    return found


def gift_name(court: Court, alternative: i64) -> str:
    """The name of an alternative of the gift."""
    take = amounts_text(gains(court, opt.helper(court), alternative, 1))
    give = amounts_text(gains(court, opt.helper(court), alternative, -1))
    return f"give {give} for {take}" if give else f"take {take}"


def placement_name(court: Court, seat: i64, option: i64) -> str:
    """The name of a placement, as in: influence 12 with 3+5 and 2 tokens."""
    name = f"influence {opt.target(court, seat, option)} with {dice_text(court, seat, opt.placed_dice(option))}"
    tokens, shift = opt.placed_tokens(option), opt.placed_shift(option)
    if tokens:
        name += f" and {tokens} token{'s' if tokens > 1 else ''}"
    if shift:
        name += f" and market {'+' if shift > 0 else '-'}1"
    return name


MIX_VERBS: Final = {opt.ASK_LOSS: "lose", opt.ASK_RECRUIT: "train for", opt.ASK_TOWN_HALL: "swap"}


def name_of(court: Court, seat: i64, option: i64) -> str:
    """The name of an option in the question that is asked now."""
    if option == opt.PASS:
        return "pass"
    if option < opt.MIX:
        return gift_name(court, option - opt.GIFT)
    if option < opt.BUILD:
        return f"{MIX_VERBS.get(court.question, 'take')} {amounts_text(mix_amounts(option - opt.MIX))}"
    if option < opt.REROLL_COLOURED:
        return f"build {BUILDINGS[option - opt.BUILD]}"
    if option < opt.SET_ASIDE:
        return PLAIN_NAMES[option - opt.REROLL_COLOURED]
    if option < opt.TOKEN:
        return f"set aside {dice_text(court, seat, 1 << (option - opt.SET_ASIDE))}"
    if option == opt.TOKEN:
        return "pay token" if court.edition.town_hall_pays else "take token"
    if option < opt.PLACE:
        return f"give up row {option - opt.RUIN + 1}"
    return placement_name(court, seat, option)


PLAIN_NAMES: Final = (
    "reroll a coloured die",
    "reroll a white die",
    "reroll all dice",
    "use for influence",
    "use for building",
)


# Phrases: what a person reads.


def dice_amounts(court: Court, seat: i64, mask: i64) -> list[tuple[str, int]]:
    """Dice for a person: the numbers they show, those of white dice by a message of their own."""
    shown: list[tuple[str, int]] = []
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            shown.append(("number" if slot < COLOURED else "white", int(court.dice[seat * SLOTS + slot])))
    return shown


def with_sign(count: int) -> str:
    """A number that is added or taken away, with its sign."""
    return f"{count:+d}".replace("-", "−")


def prompt_of(court: Court) -> Phrase:
    """The question that is asked now."""
    kind = "prompt-" + opt.QUESTIONS[court.question]
    if court.question == opt.ASK_GIFT:
        return kind, {"advisor": "@advisor-" + ADVISORS[opt.helper(court) - 1]}
    return kind, {}


def phrase_of(court: Court, seat: i64, option: i64) -> Phrase:
    """What an option means, for a person."""
    if option == opt.PASS:
        return "pass-" + opt.QUESTIONS[court.question], pass_details(court)
    if option < opt.MIX:
        number, alternative = opt.helper(court), option - opt.GIFT
        kind = "option-trade" if gains(court, number, alternative, -1) else "option-take"
        give, take = gains(court, number, alternative, -1), gains(court, number, alternative, 1)
        return kind, {"take": take, "give": give}
    if option < opt.BUILD:
        kind = MIX_PHRASES.get(court.question, "option-take")
        amounts = mix_amounts(option - opt.MIX)
        return kind, {"take": amounts, "give": amounts}
    if option < opt.REROLL_COLOURED:
        return "option-build", build_details(court, seat, option - opt.BUILD)
    if option < opt.SET_ASIDE:
        return PLAIN_PHRASES[option - opt.REROLL_COLOURED], {}
    if option < opt.TOKEN:
        return "option-aside", {"dice": dice_amounts(court, seat, 1 << (option - opt.SET_ASIDE))}
    if option == opt.TOKEN:
        return ("option-pay-token" if court.edition.town_hall_pays else "option-take-token"), {}
    if option < opt.PLACE:
        return "option-ruin", ruin_details(court, opt.row_end(court, seat, option - opt.RUIN))
    return "option-influence", placement_details(court, seat, option)


def pass_details(court: Court) -> dict[str, object]:
    """KB-10.4, KB-10.12: whoever does without the Envoy is told whether he stays."""
    about_envoy = court.question == opt.ASK_ENVOY or court.question == opt.ASK_BUILD_AGAIN
    return {"stays": int(court.edition.envoy_stays)} if about_envoy else {}


MIX_PHRASES: Final = {opt.ASK_LOSS: "option-lose", opt.ASK_RECRUIT: "option-train", opt.ASK_TOWN_HALL: "option-swap"}
PLAIN_PHRASES: Final = (
    "option-reroll-coloured",
    "option-reroll-white",
    "option-reroll-all",
    "option-envoy-influence",
    "option-envoy-build",
)


def ruin_details(court: Court, building: i64) -> dict[str, object]:
    """A building that is lost, and the points that go with it."""
    if building < 0:
        return {"building": "-", "points": 0}
    return {"building": "@building-" + BUILDINGS[building], "points": int(court.edition.points[building])}


def build_details(court: Court, seat: i64, building: i64) -> dict[str, object]:
    """A building with its price for this seat and its points."""
    price: list[tuple[str, int]] = []
    for good in range(3):
        count = int(court.price(seat, building, good))
        if count:
            price.append((GOODS[good], count))
    return {
        "building": "@building-" + BUILDINGS[building],
        "price": price,
        "points": int(court.edition.points[building]),
    }


def placement_details(court: Court, seat: i64, option: i64) -> dict[str, object]:
    """A placement: advisor, dice, tokens, Market and Envoy."""
    number = opt.target(court, seat, option)
    taken = 1 <= number <= 18 and court.owner[number - 1] != NOBODY
    return {
        "number": int(number),
        "advisor": "@advisor-" + ADVISORS[number - 1] if 1 <= number <= 18 else "-",
        "dice": dice_amounts(court, seat, opt.placed_dice(option)),
        "tokens": int(opt.placed_tokens(option)),
        "market": int(opt.placed_shift(option)),
        "envoy": 1 if taken else 0,
    }


# Pieces: what a person points at.


def pieces_of(court: Court, seat: i64, option: i64) -> list[str]:
    """The pieces that an option concerns."""
    if option == opt.PASS:
        return []
    if option < opt.MIX:
        return [f"gift:{option - opt.GIFT}"]
    if option < opt.BUILD:
        return [
            f"good:{seat}:{thing}:{n}" for thing, count in mix_amounts(option - opt.MIX) for n in range(1, count + 1)
        ]
    if option < opt.REROLL_COLOURED:
        return [f"building:{seat}:{BUILDINGS[option - opt.BUILD]}"]
    if option < opt.SET_ASIDE:
        return reroll_pieces(court, seat, option)
    if option < opt.TOKEN:
        return [f"die:{seat}:{option - opt.SET_ASIDE}"]
    if option == opt.TOKEN:
        return [f"token:{seat}:1"]
    if option < opt.PLACE:
        building = opt.row_end(court, seat, option - opt.RUIN)
        return [f"building:{seat}:{BUILDINGS[building]}"] if building >= 0 else []
    mask, tokens = opt.placed_dice(option), opt.placed_tokens(option)
    dice = [f"die:{seat}:{slot}" for slot in range(SLOTS) if (mask >> slot) & 1]
    paid = [f"token:{seat}:{n}" for n in range(1, tokens + 1)]
    return [*dice, *paid, f"advisor:{opt.target(court, seat, option)}"]


def reroll_pieces(court: Court, seat: i64, option: i64) -> list[str]:
    """The dice of a reroll, or the Envoy for its two uses."""
    if option == opt.ENVOY_INFLUENCE:
        return ["envoy", "court"]
    if option == opt.ENVOY_BUILD:
        return ["envoy", f"province:{seat}"]
    if option == opt.REROLL_COLOURED:
        return [f"die:{seat}:0"]
    if option == opt.REROLL_WHITE:
        return [f"die:{seat}:{COLOURED}"]
    return [f"die:{seat}:{slot}" for slot in range(SLOTS) if court.dice[seat * SLOTS + slot]]
