"""The options of Rival Kings: their numbers, names, phrases and pieces."""

from typing import Final

from regalia.games.rival_kings.components import (
    ABILITIES,
    ACTION_COUNT,
    ACTIONS,
    BUY,
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    DISCOUNT,
    KINDS,
    PASS_ON,
    PILE_SIZE,
    PILES,
    RECRUIT,
    ROW_SIZE,
    SETTLE,
    SUBJECTS,
    TAKE,
)
from regalia.games.rival_kings.position import NEUTRAL, UNKNOWN, Realm
from regalia.kernel.position import Phrase
from regalia.kernel.vectors import i64

# Questions.
ASK_CHARACTER: Final = 1
ASK_GARDENER: Final = 2
ASK_WATCHMAN: Final = 3
ASK_THEFT: Final = 4
ASK_STOLEN: Final = 5
ASK_ACTION: Final = 6
ASK_ONE_ACTION: Final = 7
ASK_REPEAT: Final = 8
ASK_LAST: Final = 9
ASK_EXTRA: Final = 10
ASK_RIVAL: Final = 11
ASK_GIVE: Final = 12
ASK_GET: Final = 13
ASK_PILE: Final = 14
ASK_LOOKED: Final = 15
ASK_LAPSED: Final = 16
QUESTIONS: Final = (
    "none", "character", "gardener", "watchman", "theft", "stolen", "action", "one-action", "repeat", "last",
    "extra", "rival", "give", "get", "pile", "looked", "lapsed",
)  # fmt: skip

# Cards in rows: the oldest copy of a card by its number; the newest copy of a subject that is there twice from here.
NEWER: Final = 32
CODES: Final = 48

# Options.
PASS: Final = 0
PLAY: Final = 1  # + character
SWAP: Final = 13  # + seat
TURN_AWAY: Final = 17  # + seat of the thief; 4: the neutral one
STEAL: Final = 22  # + seat * 5 + action
USE: Final = 42  # + subject
SETTLE_MARKER: Final = 58
GIVE_MARKER: Final = 59  # + seat
TAKE_MONEY: Final = 63  # + pile
RECRUIT_TOP: Final = 67  # + pile
BUY_TOP: Final = 71  # + pile
BUY_CHEAPER: Final = 75  # + pile
GIVE_CARD: Final = 79  # + card; from 32 on: the newer one of two alike
GET_CARD: Final = 127  # + seat * 48 + card, as before
GET_TOP: Final = 319  # + pile
LOOK: Final = 323  # + pile
PICK: Final = 327  # + cards above it in the pile
OPTION_COUNT: Final = 335

PILE_NAMES: Final = ("subjects_1", "subjects_2", "buildings_1", "buildings_2")


def way_of(action: i64, way: i64) -> i64:
    """The option that carries out an action in one of its ways: with a rival, or at a pile; in two ways each for
    buildings, without the Blacksmith and with him.
    """
    if action == TAKE:
        return TAKE_MONEY + way
    if action == RECRUIT:
        return RECRUIT_TOP + way
    if action == BUY:
        return BUY_TOP + (way >> 1) + (BUY_CHEAPER - BUY_TOP) * (way & 1)
    return i64(SETTLE_MARKER) if action == SETTLE else GIVE_MARKER + way


def action_of(option: i64) -> i64:
    """The action that an option carries out."""
    if option == SETTLE_MARKER:
        return SETTLE
    if option < TAKE_MONEY:
        return PASS_ON
    if option < RECRUIT_TOP:
        return TAKE
    return i64(RECRUIT) if option < BUY_TOP else i64(BUY)


def card_of(code: i64) -> i64:
    """The card of a code."""
    return code if code < NEWER else code - NEWER


def place_of(realm: Realm, seat: i64, code: i64) -> i64:
    """Where the card of a code lies in the seat's row, or -1."""
    card = card_of(code)
    deck = card // KINDS
    row, first = realm.row, seat * CARD_COUNT + deck * ROW_SIZE
    found: i64 = -1
    for place in range(realm.row_size[seat * 2 + deck]):
        if row[first + place] == card:
            found = place
            if code < NEWER:
                return found
    return found


def two_ways(realm: Realm, seat: i64, card: i64) -> bool:
    """Whether it matters which copy of a subject leaves a row: something else lies between the two."""
    return card < KINDS and place_of(realm, seat, NEWER + card) > place_of(realm, seat, card) + 1


def is_active(realm: Realm, seat: i64, code: i64) -> bool:
    """Whether the card of a code is the newest subject of a seat."""
    return card_of(code) < KINDS and place_of(realm, seat, code) == realm.row_size[seat * 2] - 1


def picked_cell(realm: Realm, option: i64) -> i64:
    """The place of a picked card in the pile that is looked through, or -1."""
    place = realm.pile_size[realm.looking] - 1 - (option - PICK) if realm.looking >= 0 else i64(-1)
    return realm.looking * PILE_SIZE + place if place >= 0 else i64(-1)


# Names.


def top_name(realm: Realm, pile: i64) -> str:
    """The card on top of a pile, in a name."""
    card = realm.top(pile)
    return CARDS[card] if card >= 0 else "nothing"


def code_name(code: i64) -> str:
    """A card of a row, in a name."""
    return f"newer {CARDS[card_of(code)]}" if code >= NEWER else CARDS[code]


def name_of(realm: Realm, seat: i64, option: i64) -> str:
    """The name of an option."""
    if option < USE:
        return early_name(option)
    if option < TAKE_MONEY:
        if option < SETTLE_MARKER:
            return f"use {SUBJECTS[option - USE]}"
        return "settle" if option == SETTLE_MARKER else f"give marker to seat {option - GIVE_MARKER}"
    if option < GIVE_CARD:
        return pile_name(realm, option)
    return card_name(realm, option)


def early_name(option: i64) -> str:
    """Names of the choices before the actions, and of thefts."""
    if option <= PASS:
        return "pass" if option == PASS else "nothing"
    if option < SWAP:
        return f"play {CHARACTERS[option - PLAY]}"
    if option < TURN_AWAY:
        return f"swap with seat {option - SWAP}"
    if option < STEAL:
        thief = option - TURN_AWAY
        return "turn away neutral" if thief == NEUTRAL else f"turn away seat {thief}"
    victim, action = (option - STEAL) // ACTION_COUNT, (option - STEAL) % ACTION_COUNT
    return f"steal {ACTIONS[action]} from seat {victim}"


def pile_name(realm: Realm, option: i64) -> str:
    """Names of what is done at a pile."""
    pile = (option - TAKE_MONEY) % PILES
    if option < RECRUIT_TOP:
        return f"take money at {PILE_NAMES[pile]}"
    verb = "recruit" if option < BUY_TOP else "buy"
    name = f"{verb} {top_name(realm, pile)} at {PILE_NAMES[pile]}"
    return name + " with blacksmith" if option >= BUY_CHEAPER else name


def card_name(realm: Realm, option: i64) -> str:
    """Names of exchanges and of looking through a pile."""
    if option < GET_CARD:
        return f"give {code_name(option - GIVE_CARD)}"
    if option < GET_TOP:
        return f"get {code_name((option - GET_CARD) % CODES)} of seat {(option - GET_CARD) // CODES}"
    if option < LOOK:
        return f"get {top_name(realm, option - GET_TOP)} at {PILE_NAMES[option - GET_TOP]}"
    if option < PICK:
        return f"look at {PILE_NAMES[option - LOOK]}"
    cell = picked_cell(realm, option)
    card = realm.pile[cell] if cell >= 0 else UNKNOWN
    return f"pick {CARDS[card] if card >= 0 else 'nothing'}, card {option - PICK + 1}"


# Phrases: what a person reads.


def card_message(card: i64) -> str:
    """The name of a card, as an argument of a phrase."""
    if card < 0:
        return "-"
    return ("@subject-" if card < KINDS else "@building-") + CARDS[card]


def prompt_of(realm: Realm, seat: i64) -> Phrase:
    """The question that is asked now."""
    kind = "prompt-" + QUESTIONS[realm.question]
    if realm.question in (ASK_STOLEN, ASK_ACTION, ASK_REPEAT):
        return kind, {"action": "@action-" + ACTIONS[realm.doing]}
    if realm.question in (ASK_EXTRA, ASK_RIVAL, ASK_GIVE, ASK_PILE):
        return kind, {"subject": card_message(realm.active(seat))}
    if realm.question == ASK_GET:
        return kind, {"card": card_message(card_of(realm.giving))}
    return kind, {}


def phrase_of(realm: Realm, seat: i64, option: i64) -> Phrase:
    """What an option means, for a person."""
    if option == PASS:
        if realm.question == ASK_ACTION:
            return "pass-action", {"action": "@action-" + ACTIONS[realm.doing]}
        if realm.question == ASK_THEFT and has_stolen(realm, seat):
            return "pass-theft-more", {}
        return "pass-" + QUESTIONS[realm.question], {}
    if option < USE:
        return early_phrase(realm, option)
    if option < SETTLE_MARKER:
        return "option-use", {
            "subject": card_message(option - USE),
            "ability": "@ability-" + ABILITIES[realm.edition.ability[option - USE]],
        }
    if option < TAKE_MONEY:
        return ("option-settle", {}) if option == SETTLE_MARKER else ("option-marker", {"seat": option - GIVE_MARKER})
    if option < GIVE_CARD:
        return pile_phrase(realm, option)
    return card_phrase(realm, option)


def has_stolen(realm: Realm, seat: i64) -> bool:
    """RK-5.10: whether a crest of a seat lies on somebody's action."""
    for owner in realm.crest:
        if owner == seat:
            return True
    return False


def early_phrase(realm: Realm, option: i64) -> Phrase:
    """Choices before the actions, and thefts."""
    if option < SWAP:
        return "option-play", {"character": "@character-" + CHARACTERS[option - PLAY]}
    if option < TURN_AWAY:
        other = option - SWAP
        card = realm.played[other] if other < realm.seats else -1
        return "option-swap", {"seat": other, "character": "@character-" + CHARACTERS[card] if card >= 0 else "-"}
    if option < STEAL:
        thief = option - TURN_AWAY
        return ("option-turn-away-neutral", {}) if thief == NEUTRAL else ("option-turn-away", {"seat": thief})
    victim, action = (option - STEAL) // ACTION_COUNT, (option - STEAL) % ACTION_COUNT
    return "option-steal", {"seat": victim, "action": "@action-" + ACTIONS[action]}


def pile_phrase(realm: Realm, option: i64) -> Phrase:
    """What is done at a pile."""
    pile = (option - TAKE_MONEY) % PILES
    if option < RECRUIT_TOP:
        return "option-take", {"pile": "@pile-" + PILE_NAMES[pile]}
    card = realm.top(pile)
    price = int(realm.price(card, DISCOUNT if option >= BUY_CHEAPER else 0)) if card >= 0 else 0
    kind = "option-recruit" if option < BUY_TOP else "option-buy" if option < BUY_CHEAPER else "option-buy-cheaper"
    kind, said = top_phrase(realm, kind, pile)
    said["price"] = price
    return kind, said


def top_phrase(realm: Realm, kind: str, pile: i64) -> Phrase:
    """What is done with the top card of a pile; which pile is told only where another shows the same card."""
    card = realm.top(pile)
    for other in range(PILES):
        if other != pile and realm.top(i64(other)) == card:
            return kind + "-at", {"card": card_message(card), "pile": "@pile-" + PILE_NAMES[pile]}
    return kind, {"card": card_message(card)}


def card_phrase(realm: Realm, option: i64) -> Phrase:
    """Exchanges, and looking through a pile."""
    if option < GET_CARD:
        code = option - GIVE_CARD
        return "option-give", {"card": card_message(card_of(code)), "newer": 1 if code >= NEWER else 0}
    if option < GET_TOP:
        other, code = (option - GET_CARD) // CODES, (option - GET_CARD) % CODES
        newer = 1 if code >= NEWER else 0
        return "option-get", {"card": card_message(card_of(code)), "seat": other, "newer": newer}
    if option < LOOK:
        return top_phrase(realm, "option-get-top", option - GET_TOP)
    if option < PICK:
        return "option-look", {"pile": "@pile-" + PILE_NAMES[option - LOOK]}
    cell = picked_cell(realm, option)
    card = realm.pile[cell] if cell >= 0 else UNKNOWN
    price = int(realm.price(card, 0)) if card >= 0 else 0
    return "option-pick", {"card": card_message(card), "price": price, "place": option - PICK + 1}


# Pieces: what a person points at.


def row_piece(realm: Realm, seat: i64, code: i64) -> str:
    """A card in a row."""
    deck = "subject" if card_of(code) < KINDS else "building"
    return f"{deck}:{seat}:{place_of(realm, seat, code)}"


def pieces_of(realm: Realm, seat: i64, option: i64) -> list[str]:
    """The pieces that an option concerns."""
    if option == PASS:
        return []
    if option < SWAP:
        return [f"character:{CHARACTERS[option - PLAY]}"]
    if option < STEAL:
        other = option - SWAP if option < TURN_AWAY else option - TURN_AWAY
        return ["neutral"] if other == NEUTRAL else [f"played:{other}"]
    if option < USE:
        return [f"action:{(option - STEAL) // ACTION_COUNT}:{ACTIONS[(option - STEAL) % ACTION_COUNT]}"]
    if option < SETTLE_MARKER:
        return [row_piece(realm, seat, option - USE + NEWER)]
    if option < TAKE_MONEY:
        return [f"markers:{seat}"] if option == SETTLE_MARKER else [f"markers:{seat}", f"player:{option - GIVE_MARKER}"]
    if option < GIVE_CARD:
        pile = (option - TAKE_MONEY) % PILES
        found = [f"money:{pile}" if option < RECRUIT_TOP else f"pile:{pile}"]
        return found + [row_piece(realm, seat, realm.active(seat) + NEWER)] if option >= BUY_CHEAPER else found
    return card_pieces(realm, seat, option)


def card_pieces(realm: Realm, seat: i64, option: i64) -> list[str]:
    """Cards that change hands, and piles that are looked through."""
    if option < GET_CARD:
        return [row_piece(realm, seat, option - GIVE_CARD)]
    if option < GET_TOP:
        other = (option - GET_CARD) // CODES
        return [row_piece(realm, other, (option - GET_CARD) % CODES)] if other < realm.seats else []
    if option < PICK:
        return [f"pile:{(option - GET_TOP) % PILES}"]
    return [f"card:{realm.looking}:{option - PICK}"]
