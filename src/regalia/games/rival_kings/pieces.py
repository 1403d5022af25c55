"""What is told of the things on the board of Rival Kings: their cards, and why they cannot be chosen now."""

from typing import Any

from regalia.games.rival_kings import grounds
from regalia.games.rival_kings import options as opt
from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    ACTIONS,
    BUY,
    CARD_COUNT,
    CHARACTERS,
    KINDS,
    PILES,
    RANKS,
    RECRUIT,
    SUBJECTS,
)
from regalia.games.rival_kings.position import PHASES, Realm
from regalia.kernel.cards import Card, Hindrance, Makers, points_card, signed
from regalia.kernel.position import Phrase

View = dict[str, Any]
PHASE_RULES = {"characters": "RK-3.5", "conflicts": "RK-4.1", "actions": "RK-6.1"}
PHASE_SIGNS = {"characters": "letter", "conflicts": "conflict", "actions": "crown"}


# Cards, from what a seat may see.


def things(view: View) -> list[str]:
    """What somebody may ask about by name: the piles, all courts, the characters."""
    found = [f"{kind}:{number}" for kind in ("pile", "money") for number in range(PILES)]
    for player in view["players"]:
        seat = player["seat"]
        rows = (("subject", "subjects"), ("building", "buildings"))
        found += [f"{kind}:{seat}:{place}" for kind, row in rows for place in range(len(player[row]))]
        found += [
            f"markers:{seat}",
            f"player:{seat}",
            f"points:{seat}",
            *(f"action:{seat}:{action}" for action in ACTIONS),
        ]
    return [*found, *(f"person:{name}" for name in CHARACTERS), *(f"phase:{phase}" for phase in PHASE_RULES)]


def numbered(name: str, below: int) -> int:
    """The number that a name of a piece gives, or -1."""
    return next((number for number in range(below) if str(number) == name), -1)


def player_of(view: View, seat: str) -> View | None:
    """A player by the number in the name of a piece."""
    number = numbered(seat, len(view["players"]))
    return view["players"][number] if number >= 0 else None


def printed_card(view: View, one: View, more: tuple[Phrase, ...] = ()) -> Card:
    """A subject with its help, or a building; its price, its partner, and how it counts at the end."""
    partner = ("@building-" if one["deck"] == "subject" else "@subject-") + one["partner"]
    single = view["printed"]["points"]["single"]
    says: list[Phrase] = [
        ("board-value", {"value": one["value"]}),
        ("board-partner", {"card": partner}),
        ("card-counts", {"value": one["value"], "single": single}),
        *more,
    ]
    name = f"{one['deck']}-{one['id']}"
    if one["deck"] == "building":
        return Card((name, {}), tuple(says), (), "RK-10.1", "building-" + one["id"])
    rule = grounds.ABILITY_RULES[SUBJECTS.index(one["id"])]
    return Card((name, {}), tuple(says), (rule,), picture="portrait-" + one["id"])


def row_card(view: View, row: str, seat: str, place: str) -> Card | None:
    """A card in a row of a court."""
    player = player_of(view, seat)
    number = numbered(place, len(player[row])) if player else -1
    if player is None or number < 0:
        return None
    more: list[Phrase] = [("board-paired", {})] if player[row][number]["paired"] else []
    if row == "subjects" and number == len(player[row]) - 1:
        more.append(("board-used" if player["ability_used"] else "board-active", {}))
    return printed_card(view, player[row][number], tuple(more))


def subject_card(view: View, seat: str, place: str) -> Card | None:
    """A subject at a court."""
    return row_card(view, "subjects", seat, place)


def building_card(view: View, seat: str, place: str) -> Card | None:
    """A building at a court."""
    return row_card(view, "buildings", seat, place)


def pile_card(view: View, number: str) -> Card | None:
    """The open card of a pile, or that the pile is empty."""
    place = numbered(number, PILES)
    if place < 0:
        return None
    pile = view["piles"][place]
    size: Phrase = ("card-pile", {"count": pile["size"]})
    if pile["top"] is None:
        return Card(("pile-" + pile["name"], {}), (size,), ("RK-11.1",), picture="coin-0")
    return printed_card(view, pile["top"], (*partner_waits(view, pile["top"]), size))


def partner_waits(view: View, one: View) -> list[Phrase]:
    """RK-12.3: at whose court the partner of a card lies without one."""
    row = "buildings" if one["deck"] == "subject" else "subjects"
    single = [[card["id"] for card in player[row] if not card["paired"]] for player in view["players"]]
    seats = [seat for seat, cards in enumerate(single) if one["partner"] in cards]
    return [("card-partner-waits", {"seats": seats})] if seats else []


def looked_card(view: View, number: str, place: str) -> Card | None:
    """A card of a pile that is looked through, as far as it is seen."""
    pile = numbered(number, PILES)
    if pile < 0 or not view["piles"][pile]["looked_through"]:
        return None
    shown = view["piles"][pile]
    below = numbered(place, len(shown["below"]) + 1)
    if below < 0 or (below == 0 and shown["top"] is None):
        return None
    if below == 0:
        return printed_card(view, shown["top"])
    name = shown["below"][below - 1]
    return printed_card(view, view["printed"]["cards"][name]) if name else None


def money_card(view: View, number: str) -> Card | None:
    """The money at a pile; how much lies below the first coin is for those who remember it (RK-7.5)."""
    place = numbered(number, PILES)
    if place < 0:
        return None
    pile = view["piles"][place]
    coin: Phrase = ("board-money", {"coin": pile["money"]}) if pile["money"] else ("board-no-money", {})
    name = ("card-money-name", {"pile": "@pile-" + pile["name"]})
    below: tuple[Phrase, ...] = (("card-money-below", {}),) if pile["money"] else ()
    return Card(name, (coin, ("card-money-laid", {}), *below), ("RK-7.3",), picture=f"coin-{pile['money']}")


def character_told(who: View, more: tuple[Phrase, ...] = (), inert: bool = False) -> Card:
    """A character: what it can do, its rank, and whom it robs."""
    victim = who["steals_from"]
    says: list[Phrase] = [("board-rank", {"rank": who["rank"]})]
    says.append(("board-steals", {"rank": victim}) if victim else ("board-steals-nobody", {}))
    if who["tie_break"]:
        says.append(("board-tie-break", {}))
    rule = grounds.CHARACTER_RULES[CHARACTERS.index(who["id"])]
    name = "character-" + who["id"]
    return Card((name, {}), (*says, *more), (rule,), picture="portrait-" + who["id"], inert=inert)


def hand_card(view: View, name: str) -> Card | None:
    """A character in the own hand, or the own one that lies face down."""
    own = view["players"][view["seat"]] if view["seat"] >= 0 else {}
    found = next((who for who in own.get("hand", []) if who["id"] == name), None)
    return character_told(found) if found else None


def person_card(view: View, name: str) -> Card | None:
    """A character on the ladder of ranks."""
    people = (who for rank in view["printed"]["ranks"] for who in rank["characters"])
    found = next((who for who in people if who["id"] == name), None)
    if found is None:
        return None
    gone: tuple[Phrase, ...] = (("board-spent", {}),) if name in view["spent"] else ()
    return character_told(found, gone, inert=True)


def played_card(view: View, seat: str) -> Card | None:
    """The character in front of a player."""
    player = player_of(view, seat)
    if player is None or not (player["played"] or player["laid_down"]):
        return None
    if player["played"]:
        return character_told(player["played"])
    return Card(("board-character", {}), (("card-sealed", {}),), (), "RK-3.5", "letter")


def neutral_card(view: View) -> Card | None:
    """The neutral character at a table of two."""
    if not view["neutral"]:
        return None
    found = character_told(view["neutral"])
    return found._replace(says=(("board-neutral", {}), *found.says), quotes=("RK-13.1",))


def action_card(view: View, seat: str, name: str) -> Card | None:
    """An action of the character in front of a player."""
    player = player_of(view, seat)
    actions = player["played"]["actions"] if player and player["played"] else []
    found = next((one for one in actions if one["id"] == name), None)
    if found is None:
        return None
    state: Phrase = ("board-state-" + found["state"], {})
    if found["crest"] >= 0:
        state = ("board-stolen", {"seat": found["crest"]})
    rule = grounds.ACTION_RULES[ACTIONS.index(name)]
    return Card(("action-" + name, {}), (state,), (rule,), picture=name)


def markers_card(view: View, seat: str) -> Card | None:
    """The conflict markers of a player."""
    player = player_of(view, seat)
    if player is None:
        return None
    cost = signed(view["printed"]["points"]["marker"])
    says: tuple[Phrase, ...] = (
        ("board-markers", {"count": player["markers"]}),
        ("card-marker-cost", {"points": cost}),
    )
    return Card(("card-markers-name", {"seat": player["seat"]}), says, ("RK-7.1",), picture="conflict")


def court_card(view: View, seat: str) -> Card | None:
    """A player and all that lies at the court; what the rulebook says of a court speaks to its owner."""
    player = player_of(view, seat)
    if player is None:
        return None
    says: tuple[Phrase, ...] = (
        ("board-points", {"points": signed(player["points"])}),
        ("board-coins", {"count": player["coins"]}),
        ("board-markers", {"count": player["markers"]}),
    )
    number = player["seat"]
    quotes = ("RK-7.18",) if number == view["seat"] else ()
    name: Phrase = ("card-court", {"seat": number})
    return Card(name, says, quotes, "RK-7.18", picture=f"shield-{number}", seat=number)


def score_card(view: View, seat: str) -> Card | None:
    """RK-12: what a player would have if the game ended now, source by source."""
    player = player_of(view, seat)
    return points_card(player["seat"], player["points"], player["sources"], "RK-12.1") if player else None


def phase_card(view: View, phase: str) -> Card | None:
    """A phase of a cycle."""
    if phase not in PHASE_RULES:
        return None
    return Card(("phase-" + phase, {}), (), (PHASE_RULES[phase],), picture=PHASE_SIGNS[phase], inert=True)


CARDS: Makers = {
    "character": (hand_card, 1),
    "person": (person_card, 1),
    "played": (played_card, 1),
    "neutral": (neutral_card, 0),
    "action": (action_card, 2),
    "subject": (subject_card, 2),
    "building": (building_card, 2),
    "markers": (markers_card, 1),
    "player": (court_card, 1),
    "points": (score_card, 1),
    "money": (money_card, 1),
    "pile": (pile_card, 1),
    "card": (looked_card, 2),
    "phase": (phase_card, 1),
}  # and how many names follow


# What stands in the way.


def hindrances(realm: Realm, seat: int, piece: str) -> list[Hindrance]:
    """Why a seat cannot choose a thing: what it lacks, then what the rules object to in the question asked now."""
    kind, *names = piece.split(":")
    numbers = [int(name) for name in names if name.isdecimal()]
    found = lacking(realm, seat, kind, numbers)
    if found or not realm.waits(seat):
        return found
    if kind == "neutral":
        return [Hindrance(("not-neutral-acts", {}), "RK-13.3")]
    if kind == "building" or (kind in ("subject", "markers") and numbers[0] != seat):
        return [resting(seat, kind, numbers[0])]
    due = realm.question == opt.ASK_ACTION and names == [str(seat), ACTIONS[realm.doing]]
    if kind == "action" and due:
        return [Hindrance(("not-due", {}), grounds.ACTION_RULES[realm.doing])]
    option = meant(realm, seat, kind, names)
    return [] if option < 0 else objected(realm, seat, option)


def lacking(realm: Realm, seat: int, kind: str, numbers: list[int]) -> list[Hindrance]:
    """What is missing whatever is asked: coins for a card, money at a pile, a marker."""
    if kind == "pile" and realm.top(numbers[0]) < 0:
        return [Hindrance(("not-empty-pile", {}), "RK-11.1")]
    if kind == "pile" and realm.price(realm.top(numbers[0]), 0) > realm.coins(seat):
        price = int(realm.price(realm.top(numbers[0]), 0))
        rule = grounds.ACTION_RULES[BUY if realm.top(numbers[0]) >= KINDS else RECRUIT]
        return [Hindrance(("not-coins", {"price": price, "coins": int(realm.coins(seat))}), rule)]
    if kind == "money" and not realm.money_top[numbers[0]] and not realm.no_money():
        return [Hindrance(("not-money", {}), "RK-R22")]
    if kind == "markers" and numbers[0] == seat and not realm.markers[seat]:
        return [Hindrance(("not-markers", {}), "RK-7.1")]
    return []


def resting(seat: int, kind: str, owner: int) -> Hindrance:
    """A card that only an exchange can move."""
    if owner != seat:
        return Hindrance(("not-theirs", {"seat": owner}), "RK-7.18")
    return Hindrance(("not-building", {}), "RK-7.14")


def meant(realm: Realm, seat: int, kind: str, names: list[str]) -> int:
    """The option that somebody means who points at a thing; -1 where it can be several."""
    if kind == "character":
        return opt.PLAY + CHARACTERS.index(names[0])
    if kind == "action" and int(names[0]) != seat:
        return opt.STEAL + int(names[0]) * ACTION_COUNT + ACTIONS.index(names[1])
    if kind == "action":
        return carried_out(realm, seat, ACTIONS.index(names[1]))
    if kind == "subject":
        return opt.USE + int(realm.row[seat * CARD_COUNT + int(names[1])])
    if kind == "markers" and int(names[0]) == seat:
        return opt.SETTLE_MARKER
    if kind == "player" and int(names[0]) != seat:
        return opt.GIVE_MARKER + int(names[0])
    if kind == "money":
        return opt.TAKE_MONEY + int(names[0])
    if kind == "pile":
        building = realm.top(int(names[0])) >= KINDS
        return (opt.BUY_TOP if building else opt.RECRUIT_TOP) + int(names[0])
    return -1


def carried_out(realm: Realm, seat: int, action: int) -> int:
    """An option that carries out an action of the own card."""
    other = next(one for one in range(realm.seats) if one != seat)
    first = {RECRUIT: opt.RECRUIT_TOP, BUY: opt.BUY_TOP + 2}
    return (opt.SETTLE_MARKER, opt.GIVE_MARKER + other, opt.TAKE_MONEY)[action] if action < RECRUIT else first[action]


def objected(realm: Realm, seat: int, option: int) -> list[Hindrance]:
    """What the rules object to an option, in a sentence with its numbers."""
    rule = grounds.objection_to(realm, seat, option)
    if opt.STEAL <= option < opt.USE:
        why = against_theft(realm, seat, (option - opt.STEAL) // ACTION_COUNT, option, rule)
    elif opt.USE <= option < opt.SETTLE_MARKER:
        why = against_use(realm, seat, rule)
    else:
        why = against_action(realm, seat, option, rule)
    return [Hindrance(why, rule)] if why else []


def phase_of(realm: Realm) -> dict[str, object]:
    """The phase, for a sentence."""
    return {"phase": "@phase-" + PHASES[realm.phase]}


def against_theft(realm: Realm, seat: int, victim: int, option: int, rule: str) -> Phrase | None:
    """RK-5: why an action cannot be stolen."""
    if rule in ("RK-5.8", "RK-4.6", "RK-5.9"):
        return {"RK-5.8": "not-theft-turn", "RK-4.6": "not-equal-theft", "RK-5.9": "not-theft-late"}[rule], {}
    if rule == "RK-5.11":
        return "not-stolen-first", {"action": "@action-" + ACTIONS[realm.doing]}
    if rule == "RK-5.17":
        return "not-robbed-twice", {"seat": victim}
    if rule == "RK-R15":
        crest = realm.crest[victim * ACTION_COUNT + (option - opt.STEAL) % ACTION_COUNT]
        return "not-crest", {"seat": int(crest)}
    mine, prey = int(realm.rank_in_play(seat)), int(realm.victim_rank(seat))
    if prey < 0:
        return "not-prey-nobody", {"rank": RANKS[mine]}
    return "not-prey", {"rank": RANKS[mine], "victim": RANKS[prey], "other": RANKS[realm.rank_in_play(victim)]}


USE_WORDS = {
    "RK-8.8": "not-subject-used",
    "RK-8.7": "not-subject-early",
    "RK-8.6": "not-subject-turn",
    "RK-R58": "not-subject-middle",
}


def against_use(realm: Realm, seat: int, rule: str) -> Phrase:
    """RK-8: why a subject does not help now."""
    if rule == "RK-8.2":
        return "not-subject-active", {"subject": opt.card_message(realm.active(seat))}
    return USE_WORDS.get(rule, "not-subject-nothing"), {}


def against_action(realm: Realm, seat: int, option: int, rule: str) -> Phrase | None:
    """RK-3, RK-6: why a character cannot be laid down, or an action not be carried out now."""
    action = "@action-" + ACTIONS[opt.action_of(option)]
    if rule in ("RK-3.5", "RK-3.7", "RK-2.5"):
        return "not-actions-yet" if rule == "RK-2.5" else "not-play", phase_of(realm)
    if rule == "RK-5.12":
        return "not-crest", {"seat": int(realm.crest[seat * ACTION_COUNT + opt.action_of(option)])}
    if rule == "RK-6.2":
        return "not-action-later", {"action": "@action-" + ACTIONS[realm.doing]}
    if rule in grounds.CHARACTER_RULES:
        return "not-on-card", {"action": action}
    plain = {"RK-5.9": "not-theft-first", "RK-6.3": "not-action-over", "RK-4.8": "not-one-action"}
    return (plain[rule], {}) if rule in plain else None
