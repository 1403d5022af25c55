"""What the rule behind a question, an option or a refusal must say, read off the table by itself."""

from collections.abc import Iterator

from kingsburg.kb_scenes import up_to
from regalia.games.kingsburg import GAME, notation
from regalia.games.kingsburg import options as opt
from regalia.games.kingsburg.components import ADVISORS, BUILDINGS, GOODS, LOSS_ANY
from regalia.games.kingsburg.options import QUESTIONS
from regalia.games.kingsburg.position import ASIDE, COLOURED, IN_HAND, IN_SUPPLY, NEUTRAL, NOBODY, SLOTS
from regalia.games.kingsburg.rules import Kingsburg

SEASONS = ("spring", "summer", "autumn")
NAMES = {row["id"]: row["name"] for row in GAME.sheet()["advisors"] + GAME.sheet()["buildings"]}


def words_of_question(court: Kingsburg, seat: int) -> str:
    """What the rule behind a question must say."""
    switches, question = court.edition.switches, QUESTIONS[court.question]
    if question == "aid":
        return r"In year I .* takes 1 good" if court.year == 1 else r"tied .* takes 1 good of own choice"
    if question == "reroll":
        return words_of_rerolls(court)
    if question == "gift":
        return words_of_advisor(court, int(opt.helper(court)))
    if question == "town-hall":
        swaps = switches["town_hall"] == "token_or_swap"
        return (
            r"Town Hall.* gets a \"\+2\" token, or swaps" if swaps else r"Town Hall.*may pay one \"\+2\" token or one"
        )
    if question == "recruit":
        return r"Barracks.* 1 good" if "barracks" in built(court, seat) else r"1 soldier for 2 goods"
    if question == "reward":
        equal = court.strength[seat] == court.edition.enemy_strength[court.enemy]
        return r"Stone Wall.*counts as a victory" if equal else r"victory, the reward"
    return {
        "envoy": r"announce the use",
        "aside": r"puts one of the own dice aside",
        "influence": r"influences exactly one advisor or passes",
        "build": r"one build action",
        "build-again": r"two build actions",
        "loss": r"chosen by the losing player",
        "ruin": r"chooses the row",
    }[question]


def words_of_rerolls(court: Kingsburg) -> str:
    """Of one building when only one allows it."""
    both = opt.REROLL_ALL in court.offer and opt.REROLL_COLOURED in court.offer
    if both:
        return r"reroll effects of buildings"
    if opt.REROLL_ALL in court.offer:
        return r"Chapel.* 7 or less"
    return SINGLE_REROLL


SINGLE_REROLL = r"(Statue|Chapel): (if all own dice show the same|the same effect)"


def words_of_advisor(court: Kingsburg, number: int) -> str:
    """The advisor by name, and what the switches make of the gift."""
    name, switches = NAMES[ADVISORS[number - 1]], court.edition.switches
    if name == "Smuggler" and switches["smuggler_vp"] < 0:
        return r"Smuggler.*`original` −1 VP"
    if name in ("Duchess", "Smuggler", "Queen"):
        mixed = switches["choice_goods"] == "free_mix"
        return rf"{name}.*`original`: .* freely mixed" if mixed else rf"^#{number} {name}: .* of one kind"
    return rf"^#{number} {name}: "


def words_of_building(court: Kingsburg, building: str) -> str:
    """The building by name, and what the switches make of it."""
    switches = court.edition.switches
    if building == "chapel":
        return r"Chapel: the same" if switches["chapel"] == "as_statue" else r"Chapel.*`original`: .* 7 or less"
    if building == "cathedral":
        kept = switches["cathedral"] == "count"
        return r"Cathedral.*`original`: all goods remain" if kept else r"Cathedral: .* exchange any 2 goods"
    if building == "town_hall":
        swaps = switches["town_hall"] == "token_or_swap"
        return r"Town Hall: .* swaps 1 good" if swaps else r"Town Hall.*`original`: payment"
    return rf"^{NAMES[building]}: "


def words_of_option(court: Kingsburg, seat: int, option: int) -> str:
    """What the rule behind an option must say."""
    name, question = court.name(seat, option), QUESTIONS[court.question]
    if name == "pass":
        return words_of_pass(court)
    if name.startswith("influence"):
        return words_of_placement(court, seat, option)
    if name.startswith("build"):
        return words_of_building(court, name.split()[1])
    if question == "town-hall" and name.startswith("swap"):
        return r"Town Hall: the good swapped may be of any kind"
    if question == "reward":
        return r"reward \(VP, goods\) on victory"
    plain = {
        "reroll a coloured die": SINGLE_REROLL,
        "reroll a white die": SINGLE_REROLL,
        "use for influence": r"Influence: .* already influenced",
        "use for building": r"Build: .* two build actions",
        "reroll all dice": r"Chapel.* 7 or less",
    }
    if question == "aside":
        return r"die put aside .* cannot be used for influencing"
    return plain.get(name) or words_of_question(court, seat)


def words_of_pass(court: Kingsburg) -> str:
    """What it means to pass, or why it is possible."""
    question, switches = QUESTIONS[court.question], court.edition.switches
    stays = switches["envoy_window"] == "until_next_phase_5"
    if question == "gift":
        return {6: r"Alchemist.* Optional", 14: r"Smuggler.* may be declined"}[int(opt.helper(court))]
    if question == "envoy":
        return r"may keep the Envoy" if stays else r"Without an announcement the token remains unused"
    if question == "build-again":
        announced = r"Announced use .* not wanted\? Lost"
        return (
            announced if switches["envoy_announce"] else r"may keep the Envoy" if stays else r"at the latest at the end"
        )
    return {
        "reroll": r"reroll .* voluntary",
        "influence": r"passes is out of this step",
        "build": r"Building is voluntary",
        "town-hall": r"Town Hall.* or do nothing",
        "recruit": r"Training is voluntary",
    }[question]


def words_of_placement(court: Kingsburg, seat: int, option: int) -> str:
    """What is special about it comes before what the advisor gives."""
    number = int(opt.target(court, seat, option))
    if court.owner[number - 1] == NEUTRAL:
        return r"neutral dice .* only the King's Envoy"
    if court.owner[number - 1] != NOBODY:
        return r"already influenced by the holder or by another"
    if opt.placed_shift(option):
        return r"Market: once per season"
    if opt.placed_tokens(option):
        return r"\"\+2\" tokens put into a group raises its total by 2"
    if opt.placed_dice(option) >> COLOURED:
        return r"white dice can only join"
    return words_of_advisor(court, number)


# Refusals: all reasons that really stand in the way; the rule shown must be one of them.


def reasons(court: Kingsburg, seat: int, option: int) -> Iterator[str]:
    """What a rule that forbids an option may say."""
    question = QUESTIONS[court.question]
    if option == opt.PASS:
        yield WHY_NOT_PASS[question]
    elif option < opt.MIX:
        yield words_of_question(court, seat) if question == "gift" else in_order(court)
    elif option < opt.BUILD:
        yield from reasons_against_goods(court, seat, option)
    elif option < opt.REROLL_COLOURED:
        asked = question in ("build", "build-again")
        yield from reasons_against_building(court, seat, option - opt.BUILD) if asked else [in_order(court)]
    elif option < opt.ENVOY_INFLUENCE:
        yield from reasons_against_reroll(court, seat, option) if question == "reroll" else [in_order(court)]
    elif option < opt.SET_ASIDE:
        announced = r"announce the use" if court.edition.switches["envoy_announce"] else r"Envoy is declared when it is"
        yield announced if court.envoy == seat else r"fewest buildings gets the envoy"
    elif option < opt.TOKEN:
        yield from reasons_against_setting_aside(court, seat, option - opt.SET_ASIDE)
    elif option == opt.TOKEN:
        yield words_of_building(court, "town_hall")
    elif option < opt.PLACE:
        yield r"hits the rightmost column" if question == "ruin" else r"defeat, the losses are suffered"
    else:
        yield from reasons_against_placement(court, seat, option) if question == "influence" else [in_order(court)]


WHY_NOT_PASS = {
    "aid": r"choice is compulsory",
    "aside": r"each player puts one of the own dice aside",
    "gift": r"May gifts be refused.* No",
    "town-hall": r"Town Hall.* Doing nothing is not an option",
    "reward": r"victory, the reward|counts as a victory",
    "loss": r"losses are suffered",
    "ruin": r"building loss hits",
}


def in_order(court: Kingsburg) -> str:
    """What is done when."""
    season = GAME.view(court, NOBODY)["phase"] in SEASONS
    return r"steps .* influence, .* help, .* build, in this order" if season else r"^Order: 1 aid, .* 8 winter"


def reasons_against_goods(court: Kingsburg, seat: int, option: int) -> Iterator[str]:
    """Too many or too few goods, goods that one does not have, or nothing that is asked for now."""
    question, goods = QUESTIONS[court.question], dict(notation.mix_amounts(option - opt.MIX))
    held = {good: int(court.goods[seat * 3 + place]) for place, good in enumerate(GOODS)}
    missing = any(count > held[good] for good, count in goods.items())
    if question == "loss":
        if missing or court.goods_of(seat) < court.loss_of(LOSS_ANY):
            yield r"fewer goods than demanded loses those there are"
        if sum(goods.values()) != court.loss_of(LOSS_ANY):
            yield r"red box gives the losses"
    elif question == "reward":
        yield r"blue box gives the reward"
    elif question in ("aid", "recruit", "town-hall"):
        yield words_of_question(court, seat)
    else:
        yield r"^Order: 1 aid, .* 7 recruiting, 8 winter"


def reasons_against_building(court: Kingsburg, seat: int, building: int) -> Iterator[str]:
    """It stands, the building to its left does not, or the goods are missing."""
    name = BUILDINGS[building]
    price = [int(court.price(seat, building, good)) for good in range(3)]
    held = [int(court.goods[seat * 3 + good]) for good in range(3)]
    if name in built(court, seat):
        yield r"stand only once"
    elif not set(up_to(name)) - {name} <= set(built(court, seat)):
        yield r"only the next building"
    elif sum(held) < sum(price):
        yield r"cost printed for the building is paid"
    else:
        assert any(count < cost for count, cost in zip(held, price, strict=True))
        yield r"exactly the kinds printed"


def reasons_against_reroll(court: Kingsburg, seat: int, option: int) -> Iterator[str]:
    """The dice do not fit, the building does not stand or was used, or there is no such die."""
    switches, standing = court.edition.switches, built(court, seat)
    dice = [int(court.dice[seat * SLOTS + slot]) for slot in range(SLOTS)]
    limit = (
        r"one time per season in all" if switches["reroll_limit"] == "one_in_all" else r"Each building once per season"
    )
    if option == opt.REROLL_WHITE and not dice[COLOURED]:
        yield r"White dice due"
    if option == opt.REROLL_ALL and switches["chapel"] == "as_statue":
        yield r"Chapel: the same effect as the Statue"
    elif option == opt.REROLL_ALL and ("chapel" not in standing or sum(dice) > 7):
        yield r"Chapel.* 7 or less"
    elif len({face for face in dice if face}) > 1 or (not court.rerolled[seat] and "statue" not in standing):
        yield r"Statue: if all own dice show the same number"
    if court.rerolled[seat]:
        yield limit


def reasons_against_setting_aside(court: Kingsburg, seat: int, slot: int) -> Iterator[str]:
    """No such die, a die like another one, or no such thing at this table or now."""
    if QUESTIONS[court.question] == "aside":
        there = court.place[seat * SLOTS + slot] == IN_HAND
        yield r"same value and colour are one and the same choice" if there else r"White dice due"
    elif court.seats != 2:
        yield r"Only with 2 players"
    else:
        aside = court.edition.switches["two_player_set_aside"]
        yield r"Then each player puts one" if aside else r"`original`: no die is put aside"


def reasons_against_placement(court: Kingsburg, seat: int, option: int) -> Iterator[str]:
    """Everything that is wrong with a placement."""
    dice, tokens, shift = int(opt.placed_dice(option)), int(opt.placed_tokens(option)), int(opt.placed_shift(option))
    places = [int(court.place[seat * SLOTS + slot]) for slot in range(SLOTS) if (dice >> slot) & 1]
    if IN_SUPPLY in places:
        yield r"White dice due"
    if ASIDE in places:
        yield r"put aside .* cannot be used for influencing"
    if any(place > IN_HAND for place in places):
        yield r"each die is used at most once"
    if not places:
        yield r"cannot be placed without dice" if tokens else r"lays one or more own dice"
    elif dice >> COLOURED and not dice & 7:
        yield r"at least one coloured die"
    yield from reasons_against_tokens(court, seat, len(places), tokens)
    if shift and ("market" not in built(court, seat) or (court.market >> seat) & 1):
        yield r"Market: once per season"
    number = int(opt.target(court, seat, option))
    if not 1 <= number <= 18:
        yield r"Market at the edges.* 1–18" if shift else r"exactly the advisor's number"
    else:
        yield from reasons_against_advisor(court, seat, number)
    if all(place == IN_HAND for place in places) and has_twins(court, seat):
        yield r"same value and colour are one and the same choice"


def reasons_against_tokens(court: Kingsburg, seat: int, dice: int, tokens: int) -> Iterator[str]:
    """More than one has, or more than the limit."""
    limit, spent = court.edition.switches["plus2_limit"], int(court.spent_tokens[seat])
    if tokens > court.tokens[seat]:
        yield r"player's own \"\+2\" tokens"
    if limit == "per_die" and tokens > dice:
        yield r"at most as many as the dice"
    if tokens and limit == "per_season" and tokens + spent > 1:
        yield r"One \"\+2\" token in a season"
    if limit == "per_group" and tokens > 1:
        yield r"one \"\+2\" token in each group"


def reasons_against_advisor(court: Kingsburg, seat: int, number: int) -> Iterator[str]:
    """An advisor who is taken."""
    first, second = court.owner[number - 1], court.owner[number + 17]
    if second != NOBODY:
        yield r"third group on a space is impossible"
    elif first != NOBODY and court.envoy == seat and court.edition.switches["envoy_announce"]:
        yield r"Announced use .* no switching" if court.envoy_use else r"announce the use"
    elif first != NOBODY:
        yield r"neutral dice count as influenced" if first == NEUTRAL else r"already influenced .* cannot be influenced"


def has_twins(court: Kingsburg, seat: int) -> bool:
    """Whether two dice in hand of one colour are equal."""
    hand = [s for s in range(SLOTS) if court.place[seat * SLOTS + s] == IN_HAND]
    faces = [(slot < COLOURED, int(court.dice[seat * SLOTS + slot])) for slot in hand]
    return len(set(faces)) < len(faces)


def built(court: Kingsburg, seat: int) -> list[str]:
    """The buildings of a seat."""
    return [name for number, name in enumerate(BUILDINGS) if court.has(seat, number)]
