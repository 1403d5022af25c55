"""How the options of Paladins are called: names for records, phrases for people, pieces to point at."""

from typing import Final

from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ACTIONS,
    ALTERNATIVES,
    DO_COMMISSION,
    DO_FAVOUR,
    DO_QUEST,
    DOING_ACTIONS,
    DOINGS,
    HAND,
    HUNT,
    LEFT_ACTIONS,
    OUTSIDERS,
    PALADIN_COUNT,
    PALADINS,
    PEOPLES,
    PER,
    PROVISION,
    SLOTS,
    TOWNSFOLK,
    TOWNSFOLK_ROW,
    TRADE,
    TRIGGERS,
    WORKERS,
    WORKSHOP_SLOTS,
)
from regalia.games.paladins.position import Kingdom
from regalia.kernel.position import Phrase
from regalia.kernel.vectors import i64

Amounts = list[tuple[str, int]]

SLOT_COLOURS: Final = (*WORKERS, "any")


def who(kingdom: Kingdom, side: int) -> object:
    """A player, or the artificial opponent, for a sentence."""
    return "@ai" if side >= kingdom.seats else side


def workers_text(kingdom: Kingdom, group: i64) -> str:
    """A group of workers in a name."""
    return ", ".join(WORKERS[worker] for worker in opt.workers_in(kingdom, group))


def group_amounts(kingdom: Kingdom, group: i64) -> Amounts:
    """A group of workers as amounts."""
    workers = opt.workers_in(kingdom, group)
    return [(WORKERS[worker], workers.count(worker)) for worker in sorted(set(workers))]


def townsfolk_id(kingdom: Kingdom, slot: i64) -> str:
    """The card in a slot of the townsfolk row."""
    card = kingdom.townsfolk_row[slot]
    return kingdom.edition.townsfolk_ids[card] if card >= 0 else f"slot {slot + 1}"


def outsider_id(kingdom: Kingdom, slot: i64) -> str:
    """The card in a slot of the outsider row."""
    card = kingdom.outsider_row[slot]
    return kingdom.edition.outsider_ids[card] if card >= 0 else f"slot {slot + 1}"


def favour_id(kingdom: Kingdom, place: i64) -> str:
    """The favour on a place of the King's row."""
    card = kingdom.favours[place]
    return kingdom.edition.favour_ids[card] if card >= 0 else f"favour on place {place + 1}"


def choice_script(kingdom: Kingdom, alternative: i64) -> i64:
    """The script of an alternative of the choice that is open, or -1."""
    place = kingdom.choosing * ALTERNATIVES + alternative
    return kingdom.edition.choices[place] if place < len(kingdom.edition.choices) else -1


def reward_text(words: Amounts) -> str:
    """A reward in a name."""
    return ", ".join(f"{count} {word}" for word, count in words)


# Names.


def name_of(kingdom: Kingdom, seat: i64, option: i64) -> str:
    """The name of an option in the question that is asked now."""
    if option == opt.PASS:
        return "pass" if kingdom.question == opt.ASK_TURN else "decline"
    if option < opt.GROUP:
        doing = option - opt.DO
        return DOING_NAMES[doing] if doing < DO_FAVOUR else "use " + favour_id(kingdom, doing - DO_FAVOUR)
    if option < opt.TAKE:
        verb = "keep" if kingdom.question == opt.ASK_KEEP else "place"
        return f"{verb} {workers_text(kingdom, option - opt.GROUP)}"
    if option < opt.SQUARE:
        return townsfolk_name(kingdom, option)
    if option < opt.CLEAR:
        return target_name(kingdom, option)
    if option < opt.TAVERN:
        return reward_name(kingdom, option)
    if option < opt.PALADIN:
        return "take " + kingdom.edition.tavern_ids[option - opt.TAVERN]
    if option < opt.ABILITY:
        paladin = option - opt.PALADIN
        return f"use {PALADINS[paladin // PALADIN_COUNT]}, keep {PALADINS[paladin % PALADIN_COUNT]}"
    return ABILITY_NAMES[option - opt.ABILITY]


DOING_NAMES: Final = (
    "develop", "recruit for a quest", "recruit to hire", "hunt with 1", "hunt with 2", "trade with 1", "trade with 2",
    "pray", "conspire", "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
ABILITY_NAMES: Final = ("conspirator", "peddler", "squire")


def townsfolk_name(kingdom: Kingdom, option: i64) -> str:
    """The name of recruiting a townsfolk."""
    if option >= opt.TAKE_FOR_DEBT:
        return f"hire {townsfolk_id(kingdom, option - opt.TAKE_FOR_DEBT)} for a debt"
    verb = "quest" if kingdom.question == opt.ASK_QUEST else "hire"
    return f"{verb} {townsfolk_id(kingdom, option - opt.TAKE)}"


def target_name(kingdom: Kingdom, option: i64) -> str:
    """The name of a square, jar space, outsider or slot."""
    if option < opt.JAR:
        return "square " + kingdom.edition.square_ids[option - opt.SQUARE]
    if option < opt.OUTSIDER:
        return f"jar space {option - opt.JAR + 1}"
    if option < opt.BUILD:
        verb = "convert" if kingdom.question == opt.ASK_CONVERT else "attack"
        return f"{verb} {outsider_id(kingdom, option - opt.OUTSIDER)}"
    place = option - opt.BUILD
    return f"workshop on {ACTIONS[LEFT_ACTIONS + place // WORKSHOP_SLOTS]} {place % WORKSHOP_SLOTS + 1}"


def reward_name(kingdom: Kingdom, option: i64) -> str:
    """The name of a choice that a reward leaves."""
    if option < opt.CHOICE:
        return "empty " + ACTIONS[option - opt.CLEAR]
    if option < opt.DISCARD + 1:
        script = choice_script(kingdom, option - opt.CHOICE)
        return "take " + (reward_text(kingdom.edition.words_of(script)) if script >= 0 else "nothing")
    if option < opt.SETTLE:
        return f"discard {option - opt.DISCARD}"
    return "destroy a debt" if kingdom.question == opt.ASK_DESTROY_DEBT else "pay a debt"


# Phrases: what a person reads.


def prompt_of(kingdom: Kingdom) -> Phrase:
    """The question that is asked now."""
    kind = "prompt-" + opt.QUESTIONS[kingdom.question]
    if kingdom.question == opt.ASK_SQUARE:
        return kind, {"piece": "monk" if kingdom.doing == DO_COMMISSION else "outpost"}
    if kingdom.question == opt.ASK_WORKERS:
        return kind, {"action": doing_title(kingdom, kingdom.doing), **target_details(kingdom, kingdom.target)}
    return kind, {}


def target_details(kingdom: Kingdom, target: i64) -> dict[str, object]:
    """What was chosen for an action before its workers, and its kind; for some actions that is nothing."""
    if target < 0:
        return {"about": "nothing"}
    if target < opt.SQUARE:
        card = kingdom.townsfolk_row[(target - opt.TAKE) % TOWNSFOLK_ROW]
        kind = "@townsfolk-" + TOWNSFOLK[kingdom.edition.townsfolk_kind[card]]
        return {"about": "quest" if kingdom.doing == DO_QUEST else "hire", "townsfolk": kind}
    if target < opt.JAR:
        return {"about": "square", **square_phrase(kingdom, target - opt.SQUARE)[1]}
    if target < opt.OUTSIDER:
        return {"about": "jar", **jar_phrase(kingdom, target - opt.JAR)[1]}
    if target < opt.BUILD:
        return {"about": "outsider", **outsider_details(kingdom, kingdom.outsider_row[target - opt.OUTSIDER])}
    action, slot = LEFT_ACTIONS + (target - opt.BUILD) // WORKSHOP_SLOTS, (target - opt.BUILD) % WORKSHOP_SLOTS
    return {"about": "workshop", "on": "@action-" + ACTIONS[action], "slot": int(slot) + 1}


def doing_title(kingdom: Kingdom, doing: i64) -> str:
    """The message with the name of an action, or of a favour."""
    if doing >= DO_FAVOUR:
        return favour_title(kingdom, doing - DO_FAVOUR)
    return "@action-" + ACTIONS[DOING_ACTIONS[doing]]


def phrase_of(kingdom: Kingdom, seat: i64, option: i64) -> Phrase:
    """What an option means, for a person."""
    if option == opt.PASS:
        return "pass-" + opt.QUESTIONS[kingdom.question], {}
    if option < opt.GROUP:
        return doing_phrase(kingdom, seat, option - opt.DO)
    if option < opt.TAKE:
        kind = "option-keep" if kingdom.question == opt.ASK_KEEP else "option-workers"
        return kind, {"workers": group_amounts(kingdom, option - opt.GROUP)}
    if option < opt.SQUARE:
        return townsfolk_phrase(kingdom, seat, option)
    if option < opt.CLEAR:
        return target_phrase(kingdom, seat, option)
    if option < opt.TAVERN:
        return reward_phrase(kingdom, option)
    if option < opt.PALADIN:
        workers = kingdom.edition.words_of(kingdom.edition.tavern_workers[option - opt.TAVERN])
        return "option-tavern", {"workers": workers}
    if option < opt.ABILITY:
        return paladin_phrase(kingdom, seat, option - opt.PALADIN)
    return "option-ability", {"townsfolk": "@townsfolk-" + ABILITY_NAMES[option - opt.ABILITY]}


def doing_phrase(kingdom: Kingdom, seat: i64, doing: i64) -> Phrase:
    """An action with its price and what it brings, or a favour."""
    if doing >= DO_FAVOUR:
        return "option-favour", favour_details(kingdom, doing - DO_FAVOUR)
    details: dict[str, object] = {"price": doing_price(kingdom, seat, doing)}
    if DOING_ACTIONS[doing] in (HUNT, TRADE):
        details["take"] = takings(kingdom, seat, doing)
    return "option-" + DOINGS[doing], details


def takings(kingdom: Kingdom, seat: i64, doing: i64) -> Amounts:
    """PA-6.2, PA-2.22: what hunting or trading brings, with the gift of this round's paladin."""
    edition, action, paladin = kingdom.edition, DOING_ACTIONS[doing], kingdom.paladins[seat]
    found = dict(edition.words_of(edition.left_reward[action * 2 + edition.slots_of[doing] - 1]))
    if paladin >= 0 and edition.ability_action[paladin] == action and edition.ability_reward[paladin] >= 0:
        for good, count in edition.words_of(edition.ability_reward[paladin]):
            found[good] = found.get(good, 0) + count
    return list(found.items())


def favour_title(kingdom: Kingdom, place: i64) -> str:
    """The message with the title of a favour."""
    card = kingdom.favours[place]
    return "@" + kingdom.edition.favour_ids[card].replace("_", "-") if card >= 0 else str(place + 1)


def favour_details(kingdom: Kingdom, place: i64) -> dict[str, object]:
    """A favour with its worker and price, what it gives for sure, and whether it leaves a choice."""
    card, edition = kingdom.favours[place], kingdom.edition
    details: dict[str, object] = {"favour": favour_title(kingdom, place), "price": favour_price(kingdom, place)}
    if card < 0:
        return {**details, "worker": "@slot-any", "take": [], "choice": 0}
    script = edition.favour_reward[card]
    details["worker"] = "@slot-" + SLOT_COLOURS[edition.favour_worker[card]]
    details["take"] = edition.words_of(script)
    details["choice"] = 0 if edition.choice_of(script) < 0 else 1
    return details


def favour_price(kingdom: Kingdom, place: i64) -> Amounts:
    """What a favour costs besides its worker."""
    card, edition = kingdom.favours[place], kingdom.edition
    if card < 0:
        return []
    price = [("silver", int(edition.favour_silver[card])), ("provision", int(edition.favour_provisions[card]))]
    price.append(("debt", int(edition.favour_debts[card])))
    return [(good, count) for good, count in price if count]


def doing_price(kingdom: Kingdom, seat: i64, doing: i64) -> Amounts:
    """What an action costs besides workers, as far as it does not depend on its target."""
    action = DOING_ACTIONS[doing]
    if action < LEFT_ACTIONS:
        return silver_amount(kingdom.left_price(seat, action))
    if ACTIONS[action] == "attack" or kingdom.times(seat, action) > 6:
        return []
    count = int(kingdom.right_price(seat, action))
    good = "provision" if kingdom.edition.cost_good[action] == PROVISION else "silver"
    return [(good, count)] if count else []


def silver_amount(count: i64) -> Amounts:
    """Silver, or nothing."""
    return [("silver", int(count))] if count > 0 else []


def townsfolk_phrase(kingdom: Kingdom, seat: i64, option: i64) -> Phrase:
    """A townsfolk with its rewards and its price."""
    slot = (option - opt.TAKE) % TOWNSFOLK_ROW
    card, edition = kingdom.townsfolk_row[slot], kingdom.edition
    if card < 0:
        return "option-no-card", {"place": int(slot) + 1}
    details: dict[str, object] = {
        "townsfolk": "@townsfolk-" + TOWNSFOLK[edition.townsfolk_kind[card]],
        "place": int(slot) + 1,
    }
    if kingdom.question == opt.ASK_QUEST:
        details["take"] = edition.words_of(edition.quest[card])
        details["price"] = silver_amount(kingdom.recruit_price(seat, slot))
        return "option-send", details
    details["take"] = edition.words_of(edition.hire[card])
    details["when"] = when_of(TRIGGERS[edition.trigger[card]])
    details["ongoing"] = edition.words_of(edition.ongoing[card])
    price = silver_amount(kingdom.recruit_price(seat, slot)) if kingdom.question == opt.ASK_HIRE else []
    details["price"] = [("debt", 1)] if option >= opt.TAKE_FOR_DEBT else price
    return "option-take-on", details


def when_of(trigger: str) -> str:
    """The message that says when the lasting ability of a townsfolk helps."""
    return "@action-" + trigger if trigger in ACTIONS else "@board-when-" + trigger


def target_phrase(kingdom: Kingdom, seat: i64, option: i64) -> Phrase:
    """A square, jar space, outsider or slot with what it brings."""
    edition = kingdom.edition
    if option < opt.JAR:
        return square_phrase(kingdom, option - opt.SQUARE)
    if option < opt.OUTSIDER:
        return jar_phrase(kingdom, option - opt.JAR)
    if option < opt.BUILD:
        return outsider_phrase(kingdom, seat, option - opt.OUTSIDER)
    action = LEFT_ACTIONS + (option - opt.BUILD) // WORKSHOP_SLOTS
    slot = (option - opt.BUILD) % WORKSHOP_SLOTS
    colour = SLOT_COLOURS[edition.slots[action * SLOTS + slot]]
    return "option-workshop", {
        "action": "@action-" + ACTIONS[action],
        "slot": int(slot) + 1,
        "worker": "@slot-" + colour,
    }


def square_phrase(kingdom: Kingdom, square: i64) -> Phrase:
    """A square by its area and its place there, counted among those in use."""
    edition, area = kingdom.edition, kingdom.edition.square_area[square]
    before = [other for other in range(square) if edition.square_area[other] == area]
    used = [other for other in before if (edition.squares_for[kingdom.seats] >> other) & 1]
    take = edition.words_of(edition.square_reward[square])
    return "option-square", {"area": int(area) + 1, "square": len(used) + 1, "take": take}


def jar_phrase(kingdom: Kingdom, space: i64) -> Phrase:
    """A jar space by its place."""
    take = kingdom.edition.words_of(kingdom.edition.jar_reward[space])
    return "option-jar", {"space": int(space) + 1, "take": take}


def outsider_phrase(kingdom: Kingdom, seat: i64, slot: i64) -> Phrase:
    """An outsider to attack or convert."""
    card, edition = kingdom.outsider_row[slot], kingdom.edition
    if card < 0:
        return "option-no-card", {"place": int(slot) + 1}
    details = outsider_details(kingdom, card)
    details["place"] = int(slot) + 1
    if kingdom.question == opt.ASK_CONVERT:
        details["take"] = [("strength", int(edition.convert_strength[card]))]
        details.update(score_details(kingdom, edition.outsider_kind[card]))
        return "option-converts", details
    details["take"] = edition.words_of(edition.attack_reward[card])
    details["price"] = silver_amount(kingdom.attack_price(seat, slot))
    return "option-attacks", details


def outsider_details(kingdom: Kingdom, card: i64) -> dict[str, object]:
    """An outsider by kind and people."""
    edition = kingdom.edition
    return {
        "outsider": "@outsider-" + OUTSIDERS[edition.outsider_kind[card]],
        "people": "@people-" + PEOPLES[edition.people[card]],
    }


def score_details(kingdom: Kingdom, kind: i64) -> dict[str, object]:
    """What a converted outsider scores at the end: points, and more for every so many of something."""
    edition = kingdom.edition
    return {
        "base": int(edition.kind_base[kind]),
        "points": int(edition.kind_vp[kind]),
        "thing": [("per_" + PER[edition.kind_per[kind]], int(edition.kind_every[kind]))],
    }


def reward_phrase(kingdom: Kingdom, option: i64) -> Phrase:
    """A choice that a reward leaves."""
    if option < opt.CHOICE:
        return "option-empty", {"action": "@action-" + ACTIONS[option - opt.CLEAR]}
    if option < opt.DISCARD + 1:
        script = choice_script(kingdom, option - opt.CHOICE)
        return "option-reward", {"take": kingdom.edition.words_of(script) if script >= 0 else []}
    if option < opt.SETTLE:
        return "option-discard", {"count": int(option - opt.DISCARD)}
    return ("option-destroy-debt" if kingdom.question == opt.ASK_DESTROY_DEBT else "option-pay-debt"), {}


def paladin_phrase(kingdom: Kingdom, seat: i64, pair: i64) -> Phrase:
    """Which paladin is used, which goes on top, and which to the bottom."""
    used, top = pair // PALADIN_COUNT, pair % PALADIN_COUNT
    bottom = ""
    for place in range(seat * HAND, seat * HAND + HAND):
        card = kingdom.hands[place]
        if card >= 0 and card != used and card != top:
            bottom = "@paladin-" + PALADINS[card]
    return "option-paladin", {
        "paladin": "@paladin-" + PALADINS[used],
        "top": "@paladin-" + PALADINS[top],
        "bottom": bottom,
    }
