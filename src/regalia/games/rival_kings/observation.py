"""What a seat knows of Rival Kings, as numbers for programs that learn.

Numbers that go together are a block: its names are listed at one place, and its numbers are written by how far from
the beginning of the block they stand.
"""

from typing import Final

from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    ACTIONS,
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    KINDS,
    PILE_SIZE,
    PILES,
    ROW_SIZE,
    SINGLE,
    SUBJECTS,
)
from regalia.games.rival_kings.options import ASK_ACTION, PILE_NAMES, PLAY, QUESTIONS, card_of
from regalia.games.rival_kings.position import NOBODY, PHASES, SUPPLY, Realm
from regalia.games.rival_kings.steps import open_actions
from regalia.kernel.counts import count_of
from regalia.kernel.observation import (
    HISTORY,
    SEATS_OF,
    SECRET,
    Observations,
    after,
    each,
    numbered,
    under,
    write_flags,
)
from regalia.kernel.vectors import i16, i64, vec

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
ACTION_NAMES: Final[list[str]] = list(ACTIONS)
CHARACTER_NAMES: Final[list[str]] = list(CHARACTERS)
CARD_NAMES: Final[list[str]] = list(CARDS)
PILE_LABELS: Final[list[str]] = list(PILE_NAMES)
PILE_CARDS: Final[list[str]] = each(PILE_LABELS[:2], CARD_NAMES[:KINDS]) + each(PILE_LABELS[2:], CARD_NAMES[KINDS:])
THEFTS: Final[list[list[str]]] = [under("stolen_by", each(seats, ACTION_NAMES)) for seats in SEATS_OF]
GAMES_TOLD: Final = 10  # of a series, the last ones; only a series up to a goal can be longer

# The block of the table, and where its parts begin.
TABLE_BLOCK: Final[list[str]] = [
    "game", "round", "cycle", *under("phase", list(PHASES)),
    *under("doing", ACTION_NAMES), "own_action_due", "ending",
    *under("neutral", CHARACTER_NAMES), "markers_left", "ones_left", "twos_left",
    *under("top_of", each(PILE_LABELS, CARD_NAMES)),  # a Troubadour may lay any card on any pile
    *under("cards_in", PILE_LABELS), *under("coin_on", PILE_LABELS), *under("looked_through", PILE_LABELS),
]  # fmt: skip
IN_PHASE: Final = 3
DOING: Final = 6
OWN_ACTION_DUE: Final = 11
ENDING: Final = 12
NEUTRAL_IS: Final = 13
MARKERS_LEFT: Final = 25
ONES_LEFT: Final = 26
TWOS_LEFT: Final = 27
TOPS: Final = 28
CARDS_IN: Final = 156
COINS_ON: Final = 160
LOOKED_THROUGH: Final = 164

# The block of what lies in front of a seat.
COURT_BLOCK: Final[list[str]] = [
    "ones", "twos", "markers",
    *under("is", ["ability_used", "in_equal_conflict", "may_be_robbed", "laid_down", "acting"]),
    "characters", *under("played", CHARACTER_NAMES), *under("may_still_do", ACTION_NAMES),
    *under("active_subject", list(SUBJECTS)),
    *under("has", CARD_NAMES), *under("newest_at", CARD_NAMES), *under("older_at", CARD_NAMES), "perfect_pair_points",
]  # fmt: skip
ABILITY_USED: Final = 3
IN_EQUAL_CONFLICT: Final = 4
MAY_BE_ROBBED: Final = 5
LAID_DOWN: Final = 6
IS_ACTING: Final = 7
CHARACTERS_HELD: Final = 8
PLAYED: Final = 9
MAY_STILL_DO: Final = 21
ACTIVE_SUBJECT: Final = 26
HAS: Final = 42  # the newest copies follow after CARD_COUNT numbers, the older ones after as many again
PAIR_POINTS: Final = 138
COURT_SIZE: Final = 139

# The block of what only the seat knows.
SECRET_BLOCK: Final[list[str]] = [
    *under("hand", CHARACTER_NAMES), *under("face_down", CHARACTER_NAMES), *under("giving", CARD_NAMES),
    *under("seen_at", PILE_CARDS), *under("seen_deeper_at", PILE_CARDS),
]  # fmt: skip
FACE_DOWN: Final = 12
GIVING: Final = 24
SEEN: Final = 56
SEEN_DEEPER: Final = 120

# The block of the games before, of a seat.
PAST_BLOCK: Final[list[str]] = ["earlier_points"]
SERIES_BLOCK: Final[list[str]] = [*PAST_BLOCK, *under("points_games_ago", numbered(GAMES_TOLD))]


def observe(realm: Realm, seat: i64, observation: Observations) -> None:
    """Piles and phase, every court from the own one on, the own hand and what was seen in piles, spent characters."""
    cells = observation.cells
    realm.observe_table(seat, observation, QUESTION_NAMES)
    place = observation.block(TABLE_BLOCK)
    write_round(realm, cells, place)
    write_piles(realm, cells, place)
    write_crests(realm, seat, observation)
    write_courts(realm, seat, observation)
    observation.heading = SECRET
    place = observation.block(SECRET_BLOCK)
    write_secrets(realm, seat, cells, place)
    if (looked_at(realm) >> seat) & 1:
        write_seen(realm, seat, cells, place)
    observation.heading = HISTORY
    write_flags(realm.spent, cells, observation.skip("spent", CHARACTER_NAMES))
    write_games(realm, seat, observation)
    write_deeds(realm, seat, observation)


def write_round(realm: Realm, cells: vec[i16], place: i64) -> None:
    """Where the game is, and what is being done."""
    cells[place] = i16(realm.game)
    cells[place + 1] = i16(realm.round)
    cells[place + 2] = i16(realm.cycle)
    cells[place + IN_PHASE + realm.phase] = 1
    if realm.doing >= 0:
        cells[place + DOING + realm.doing] = 1
    cells[place + OWN_ACTION_DUE] = i16(realm.question == ASK_ACTION and realm.waiting != 0)
    cells[place + ENDING] = i16(realm.ending)
    if realm.neutral >= 0:
        cells[place + NEUTRAL_IS + realm.neutral] = 1
    cells[place + MARKERS_LEFT] = i16(realm.marker_supply)
    cells[place + ONES_LEFT] = i16(realm.ones[SUPPLY])
    cells[place + TWOS_LEFT] = i16(realm.twos[SUPPLY])


def write_piles(realm: Realm, cells: vec[i16], place: i64) -> None:
    """The open cards, how many lie there, the coin on top of the money, and which pile is looked through."""
    cards, sizes, coins = realm.pile, realm.pile_size, realm.money_top
    for pile in range(i64(PILES)):
        size = sizes[pile]
        if size:
            cells[place + TOPS + pile * CARD_COUNT + cards[pile * PILE_SIZE + size - 1]] = 1
        cells[place + CARDS_IN + pile] = i16(size)
        cells[place + COINS_ON + pile] = i16(coins[pile])
    if realm.looking >= 0:
        cells[place + LOOKED_THROUGH + realm.looking] = 1


def write_crests(realm: Realm, seat: i64, observation: Observations) -> None:
    """The actions of each seat's character on which a crest lies, and whose; how many crests each seat has laid."""
    seats, crests, cells = realm.seats, realm.crest, observation.cells
    laid = observation.skip("crests_laid", SEATS_OF[seats])
    first = observation.block_of_seats(THEFTS[seats], seats)
    for place in range(i64(len(crests))):
        if crests[place] != NOBODY:
            owner, action = realm.ahead(seat, place // ACTION_COUNT), place % ACTION_COUNT
            whose = realm.ahead(seat, crests[place])
            cells[first + (owner * seats + whose) * ACTION_COUNT + action] = 1
            cells[laid + whose] += 1


def write_courts(realm: Realm, seat: i64, observation: Observations) -> None:
    """Everything that lies in front of the seats, from the own one on."""
    seats, cells, first, down = realm.seats, observation.cells, observation.place, laid_down(realm)
    for ahead in range(seats):
        observation.about_seat(ahead)
        place = observation.block(COURT_BLOCK)
        owner = after(seat, ahead, seats)
        write_court(realm, owner, cells, place, (down >> owner) & 1)
        write_rows(realm, owner, cells, place)
        write_pairs(realm, owner, cells, place)
    if realm.acting != NOBODY:
        cells[first + realm.ahead(seat, realm.acting) * COURT_SIZE + IS_ACTING] = 1


def write_court(realm: Realm, owner: i64, cells: vec[i16], place: i64, down: i64) -> None:
    """Coins and markers of a seat, what became of it in this cycle, its character, and what can still be used."""
    cells[place] = i16(realm.ones[owner])
    cells[place + 1] = i16(realm.twos[owner])
    cells[place + 2] = i16(realm.markers[owner])
    cells[place + ABILITY_USED] = i16((realm.used >> owner) & 1)
    cells[place + IN_EQUAL_CONFLICT] = i16((realm.equal >> owner) & 1)
    cells[place + MAY_BE_ROBBED] = i16((realm.victims >> owner) & 1)
    cells[place + LAID_DOWN] = i16(down)
    cells[place + CHARACTERS_HELD] = i16(count_of(realm.hand[owner]) - down)
    played = realm.played[owner]
    if played >= 0:
        cells[place + PLAYED + played] = 1
        write_flags(open_actions(realm, owner), cells, place + MAY_STILL_DO)
    subject = realm.active(owner)
    if subject >= 0:
        cells[place + ACTIVE_SUBJECT + subject] = 1


def write_rows(realm: Realm, owner: i64, cells: vec[i16], place: i64) -> None:
    """How many of each card a seat has, and where in its row: 1 for the newest card; of two alike the newer first."""
    row, has = realm.row, place + HAS
    for deck in range(i64(2)):
        at = owner * 2 + deck
        first = at * ROW_SIZE
        end = first + realm.row_size[at]
        spot = end
        while spot > first:
            spot -= 1
            card = has + row[spot]
            copies = cells[card] + 1
            cells[card] = copies
            cells[card + i64(copies) * CARD_COUNT] = i16(end - spot)


def write_pairs(realm: Realm, owner: i64, cells: vec[i16], place: i64) -> None:
    """What the perfect pairs of a seat bring, from its buildings and how many of each card it has."""
    at = owner * 2 + 1
    size = realm.row_size[at]
    if size == 0:
        return
    edition, row, end, has, points = realm.edition, realm.row, at * ROW_SIZE + size, place + HAS, i64(0)
    for spot in range(at * ROW_SIZE, end):
        building = row[spot]
        subject = edition.partner[building]
        subjects = cells[has + subject]
        if subjects and (subjects >= cells[has + building] or i64(cells[has + CARD_COUNT + building]) == end - spot):
            points += edition.value[building] + edition.value[subject]  # of two for one subject the newer counts
    cells[place + PAIR_POINTS] = i16(points)


def laid_down(realm: Realm) -> i64:
    """The seats whose character lies face down, as a bit set; nobody's does unless all choose at once."""
    return ~realm.waiting if realm.together() else i64(0)


def write_secrets(realm: Realm, seat: i64, cells: vec[i16], place: i64) -> None:
    """The own hand and choice, and the card given in an exchange."""
    write_flags(realm.hand[seat], cells, place)
    if (laid_down(realm) >> seat) & 1:
        cells[place + FACE_DOWN + realm.answers[seat] - PLAY] = 1
    if realm.giving >= 0 and realm.acting == seat:
        cells[place + GIVING + card_of(realm.giving)] = 1


def looked_at(realm: Realm) -> i64:
    """The seats that have looked at cards which are still in the piles, as a bit set."""
    seats: i64 = 0
    for known in realm.known:
        seats |= known
    return seats


def write_seen(realm: Realm, seat: i64, cells: vec[i16], place: i64) -> None:
    """How deep the cards lie that the seat has seen below the tops: 1 right below, and the second copy of a kind."""
    known, cards, sizes = realm.known, realm.pile, realm.pile_size
    for pile in range(i64(PILES)):
        top = pile * PILE_SIZE + sizes[pile] - 1
        for cell in range(pile * PILE_SIZE, top):
            if (known[cell] >> seat) & 1:
                at = place + pile * KINDS + (cards[cell] & (KINDS - 1))
                cells[at + SEEN_DEEPER] = cells[at + SEEN]
                cells[at + SEEN] = i16(top - cell)


def write_games(realm: Realm, seat: i64, observation: Observations) -> None:
    """The points of every seat in earlier games: all together, and in each of the last ones."""
    seats, cells, single = realm.seats, observation.cells, realm.edition.series == SINGLE
    names = PAST_BLOCK if single else SERIES_BLOCK
    for ahead in range(seats):
        observation.about_past_of(ahead)
        place = observation.block(names)
        owner = after(seat, ahead, seats)
        cells[place] = i16(realm.earlier[owner])
        if not single:
            write_last_games(realm, owner, cells, place + 1)


def write_last_games(realm: Realm, owner: i64, cells: vec[i16], place: i64) -> None:
    """The points of a seat in the last games, the latest first."""
    sheet, seats = realm.sheet, realm.seats
    games = i64(len(sheet)) // seats
    for ago in range(min(games, i64(GAMES_TOLD))):
        cells[place + ago] = i16(sheet[(games - 1 - ago) * seats + owner])


def write_deeds(realm: Realm, seat: i64, observation: Observations) -> None:
    """The own actions that every seat has carried out in this cycle."""
    seats, cells = realm.seats, observation.cells
    for ahead in range(seats):
        observation.about_past_of(ahead)
        place = observation.skip("did", ACTION_NAMES)
        write_flags(realm.done_by(after(seat, ahead, seats)), cells, place)
