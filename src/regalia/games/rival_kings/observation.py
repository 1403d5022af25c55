"""What a seat knows of Rival Kings, as numbers for programs that learn."""

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
from regalia.kernel.observation import HISTORY, SEATS_OF, SECRET, Observations, after, each, numbered
from regalia.kernel.vectors import i16, i64

QUESTION_NAMES: Final[list[str]] = list(QUESTIONS)
PHASE_NAMES: Final[list[str]] = list(PHASES)
ACTION_NAMES: Final[list[str]] = list(ACTIONS)
CHARACTER_NAMES: Final[list[str]] = list(CHARACTERS)
CARD_NAMES: Final[list[str]] = list(CARDS)
SUBJECT_NAMES: Final[list[str]] = list(SUBJECTS)
STATE_NAMES: Final[list[str]] = ["ability_used", "in_equal_conflict", "may_be_robbed", "laid_down", "acting"]
PILE_LABELS: Final[list[str]] = list(PILE_NAMES)
TOP_CARDS: Final[list[str]] = each(PILE_LABELS, CARD_NAMES)  # a Troubadour may lay any card on any pile
PILE_CARDS: Final[list[str]] = each(PILE_LABELS[:2], CARD_NAMES[:KINDS]) + each(PILE_LABELS[2:], CARD_NAMES[KINDS:])
THEFTS: Final[list[list[str]]] = [each(seats, ACTION_NAMES) for seats in SEATS_OF]
GAMES_TOLD: Final = 10  # of a series, the last ones; only a series up to a goal can be longer
GAME_LABELS: Final[list[str]] = numbered(GAMES_TOLD)


def observe(realm: Realm, seat: i64, observation: Observations) -> None:
    """Piles and phase, every court from the own one on, the own hand and what was seen in piles, spent characters."""
    realm.observe_table(seat, observation, QUESTION_NAMES)
    write_round(realm, observation)
    write_piles(realm, observation)
    write_crests(realm, seat, observation)
    for ahead in range(realm.seats):
        observation.about_seat(ahead)
        write_court(realm, after(seat, ahead, realm.seats), observation)
    observation.heading = SECRET
    write_secrets(realm, seat, observation)
    observation.heading = HISTORY
    observation.members("spent", CHARACTER_NAMES, realm.spent)
    for ahead in range(realm.seats):
        observation.about_past_of(ahead)
        write_games(realm, after(seat, ahead, realm.seats), observation)
    for ahead in range(realm.seats):
        observation.about_past_of(ahead)
        observation.members("did", ACTION_NAMES, realm.done_by(after(seat, ahead, realm.seats)))


def write_games(realm: Realm, seat: i64, observation: Observations) -> None:
    """The points of a seat in earlier games: all together, and in each of the last ones, the latest first."""
    observation.number("earlier_points", realm.earlier[seat])
    if realm.edition.series == SINGLE:
        return
    first = observation.skip("points_games_ago", GAME_LABELS)
    games = i64(len(realm.sheet)) // realm.seats
    for ago in range(min(games, i64(GAMES_TOLD))):
        observation.cells[first + ago] = i16(realm.sheet[(games - 1 - ago) * realm.seats + seat])


def write_round(realm: Realm, observation: Observations) -> None:
    """Where the game is, and what is being done."""
    observation.number("game", realm.game)
    observation.number("round", realm.round)
    observation.number("cycle", realm.cycle)
    observation.one_of("phase", PHASE_NAMES, realm.phase)
    observation.one_of("doing", ACTION_NAMES, realm.doing)
    observation.number("own_action_due", i64(1) if realm.question == ASK_ACTION and realm.waiting else i64(0))
    observation.number("ending", realm.ending)
    observation.one_of("neutral", CHARACTER_NAMES, realm.neutral)
    observation.number("markers_left", realm.marker_supply)
    observation.number("ones_left", realm.ones[SUPPLY])
    observation.number("twos_left", realm.twos[SUPPLY])


def write_piles(realm: Realm, observation: Observations) -> None:
    """The open cards, how many lie there, the coin on top of the money, and which pile is looked through."""
    first = observation.skip("top_of", TOP_CARDS)
    for pile in range(PILES):
        top = realm.top(pile)
        if top >= 0:
            observation.cells[first + pile * CARD_COUNT + top] = 1
    observation.span("cards_in", PILE_LABELS, realm.pile_size, 0)
    observation.span("coin_on", PILE_LABELS, realm.money_top, 0)
    observation.one_of("looked_through", PILE_LABELS, realm.looking)


def write_court(realm: Realm, seat: i64, observation: Observations) -> None:
    """Everything that lies in front of a seat."""
    observation.number("ones", realm.ones[seat])
    observation.number("twos", realm.twos[seat])
    observation.number("markers", realm.markers[seat])
    observation.members("is", STATE_NAMES, state_of(realm, seat))
    observation.number("characters", count_of(realm.hand[seat]) - (1 if laid_down(realm, seat) else 0))
    observation.one_of("played", CHARACTER_NAMES, realm.played[seat])
    observation.members("may_still_do", ACTION_NAMES, open_actions(realm, seat))
    observation.one_of("active_subject", SUBJECT_NAMES, realm.active(seat))
    write_row(realm, seat, observation)


def state_of(realm: Realm, seat: i64) -> i64:
    """What is true of a seat, as a bit set in the order of STATE_NAMES."""
    state = (realm.used >> seat) & 1
    state |= ((realm.equal >> seat) & 1) << 1
    state |= ((realm.victims >> seat) & 1) << 2
    if laid_down(realm, seat):
        state |= 8
    if realm.acting == seat:
        state |= 16
    return state


def write_row(realm: Realm, seat: i64, observation: Observations) -> None:
    """How many of each card a seat has, where its copies lie, 1 for the newest card of a row, and its perfect pairs."""
    edition, row, cells = realm.edition, realm.row, observation.cells
    pairs: i64 = 0
    has = observation.skip("has", CARD_NAMES)
    newest = observation.skip("newest_at", CARD_NAMES)
    older = observation.skip("older_at", CARD_NAMES)
    for deck in range(2):
        start = seat * CARD_COUNT + deck * ROW_SIZE
        size = realm.row_size[seat * 2 + deck]
        for place in range(size):
            card = row[start + place]
            cells[older + card] = cells[newest + card]
            cells[newest + card] = i16(size - place)
            cells[has + card] += 1
            partner = edition.partner[card]
            if deck == 1 and cells[has + card] <= cells[has + partner]:
                pairs += edition.value[card] + edition.value[partner]
    observation.number("perfect_pair_points", pairs)


def write_crests(realm: Realm, seat: i64, observation: Observations) -> None:
    """The actions of each seat's character on which a crest lies, and whose; how many crests each seat has laid."""
    seats = realm.seats
    laid = observation.skip("crests_laid", SEATS_OF[seats])
    first = observation.place
    for ahead in range(seats):
        observation.about_seat(ahead)
        observation.skip("stolen_by", THEFTS[seats])
    crests, cells = realm.crest, observation.cells
    for owner in range(seats):
        for action in range(ACTION_COUNT):
            thief = crests[owner * ACTION_COUNT + action]
            if thief != NOBODY:
                whose = realm.ahead(seat, thief)
                cells[first + (realm.ahead(seat, owner) * seats + whose) * ACTION_COUNT + action] = 1
                cells[laid + whose] += 1


def laid_down(realm: Realm, seat: i64) -> bool:
    """Whether the character of a seat lies face down."""
    return realm.together() and not realm.waits(seat)


def write_secrets(realm: Realm, seat: i64, observation: Observations) -> None:
    """The own hand and choice, the card given in an exchange, and what the seat has seen below the tops."""
    observation.members("hand", CHARACTER_NAMES, realm.hand[seat])
    observation.one_of("face_down", CHARACTER_NAMES, realm.answers[seat] - PLAY if laid_down(realm, seat) else i64(-1))
    giving = realm.acting == seat and realm.giving >= 0
    observation.one_of("giving", CARD_NAMES, card_of(realm.giving) if giving else i64(-1))
    write_seen(realm, seat, observation)


def write_seen(realm: Realm, seat: i64, observation: Observations) -> None:
    """How deep the cards lie that the seat has seen below the tops: 1 right below, and the second copy of a kind."""
    upper = observation.skip("seen_at", PILE_CARDS)
    deeper = observation.skip("seen_deeper_at", PILE_CARDS)
    known, cards, cells = realm.known, realm.pile, observation.cells
    for pile in range(PILES):
        size = realm.pile_size[pile]
        for place in range(size - 1):
            cell = pile * PILE_SIZE + place
            if (known[cell] >> seat) & 1:
                at = pile * KINDS + cards[cell] % KINDS
                cells[deeper + at] = cells[upper + at]
                cells[upper + at] = i16(size - 1 - place)
