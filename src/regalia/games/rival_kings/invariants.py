"""The invariants of Rival Kings, looked at after every choice from the events and the table."""

from collections import Counter
from typing import Any

from regalia.games.rival_kings.components import (
    ACTION_COUNT,
    ACTIONS,
    BISHOP,
    BLACKSMITH,
    CARD_COUNT,
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    COURT_LADY,
    CRESTS,
    DISCOUNT,
    HAND_SIZE,
    KINDS,
    PILE_SIZE,
    PILES,
    RANKS,
    ROW_SIZE,
    SUBJECT_PILES,
)
from regalia.games.rival_kings.options import PILE_NAMES
from regalia.games.rival_kings.position import (
    CHOOSING,
    NOBODY,
    PURSE_OF_PILE,
    PURSES,
    UNKNOWN,
    characters,
    left_over,
)
from regalia.games.rival_kings.rules import RivalKings
from regalia.games.rival_kings.scoring import tally
from regalia.games.rival_kings.view import view
from regalia.kernel.inspection import BrokenInvariant, Inspector

CRESTS_ON_RANK = (0, 0, 1, 1, 1, 2)


def need(holds: bool, rule: str, message: str) -> None:
    """Raise unless something holds."""
    if not holds:
        raise BrokenInvariant(rule, message)


def card_of(message: str) -> int:
    """The card that an event names."""
    return CARDS.index(message.partition("-")[2])


class RivalKingsInspector(Inspector):
    """Keeps its own books from the events of one game and compares them with the table."""

    def __init__(self, position: RivalKings) -> None:
        super().__init__(position)
        self.realm = position
        self.edition = position.edition
        self.seats = int(position.seats)
        self.choices = 0
        self.begin_books()

    def begin_books(self) -> None:
        """A new game of the series."""
        self.coins = [int(self.edition.start_ones + 2 * self.edition.start_twos)] * self.seats
        self.markers = [int(self.edition.start_markers)] * self.seats
        self.money = [int(self.edition.pile_start)] * PILES
        self.rows: list[list[int]] = [[] for _ in range(self.seats)]
        self.sizes = [PILE_SIZE] * PILES
        self.played = [NOBODY] * self.seats
        self.ended = False
        self.begin_cycle()

    def begin_cycle(self) -> None:
        """Crests, abilities and conflicts begin anew."""
        self.received = [0] * self.seats
        self.abilities = [0] * self.seats
        self.rivals: set[int] = set()
        self.last_rank = 0
        self.discount = 0
        self.pairs: list[int] = []

    def inspect(self) -> None:
        """Read the events since the last look, then look at the table."""
        for event in self.realm.journal or []:
            handler = getattr(self, "on_" + event.kind.replace("-", "_"), None)
            if handler is not None:
                handler(event.details)
        self.realm.journal = []
        self.check_characters()
        self.check_cards()
        self.check_books()
        self.check_crests()
        self.check_scores()
        self.check_views()

    # Events.

    def on_game(self, details: dict[str, Any]) -> None:
        """A game of a series."""
        self.begin_books()

    def on_round(self, details: dict[str, Any]) -> None:
        """Every game has a first round; a single game is not announced otherwise."""
        if details["round"] == 1:
            self.begin_books()

    def on_cycle(self, details: dict[str, Any]) -> None:
        """RK-I14: no cycle starts after a pile has run out."""
        need(not self.ended, "RK-I14", "a cycle starts although a pile is empty")
        self.begin_cycle()

    def on_reveals(self, details: dict[str, Any]) -> None:
        """Who played what."""
        self.played[details["seat"]] = CHARACTERS.index(details["character"].removeprefix("@character-"))

    def on_swaps(self, details: dict[str, Any]) -> None:
        """Two characters change places."""
        one, other = details["seat"], details["seats"][0]
        self.played[one], self.played[other] = self.played[other], self.played[one]

    def rank(self, seat: int) -> int:
        """The rank that a seat has played."""
        return int(self.edition.rank[self.played[seat]])

    def on_equal(self, details: dict[str, Any]) -> None:
        """Two rivals of the same rank."""
        self.rivals |= set(details["seats"])
        ranks = {RANKS[self.rank(seat)] for seat in details["seats"]}
        need(ranks == {details["rank"]}, "RK-I9", f"a conflict of {ranks} in {details['rank']}")

    def on_marker(self, details: dict[str, Any]) -> None:
        """RK-I11: not more markers than other characters in play."""
        seat = details["seat"]
        self.markers[seat] += 1
        self.received[seat] += 1
        others = 2 if self.seats == 2 else self.seats - 1
        need(self.received[seat] <= others, "RK-I11", f"seat {seat} gets {self.received[seat]} markers")

    def on_settles(self, details: dict[str, Any]) -> None:
        """A marker goes back."""
        self.markers[details["seat"]] -= 1

    def on_gives_marker(self, details: dict[str, Any]) -> None:
        """A marker goes to a rival."""
        self.markers[details["seat"]] -= 1
        self.markers[details["seats"][0]] += 1

    def on_turn(self, details: dict[str, Any]) -> None:
        """RK-I18: from the highest rank to the lowest."""
        rank = self.rank(details["seat"])
        need(rank >= self.last_rank, "RK-I18", f"rank {RANKS[rank]} acts after {RANKS[self.last_rank]}")
        self.last_rank = rank

    def on_steals(self, details: dict[str, Any]) -> None:
        """RK-I10: nobody in equal conflict steals."""
        need(details["seat"] not in self.rivals, "RK-I10", f"seat {details['seat']} steals in equal conflict")

    def on_uses(self, details: dict[str, Any]) -> None:
        """RK-I12: one ability a cycle; the Blacksmith makes the next purchase cheaper."""
        seat = details["seat"]
        self.abilities[seat] += 1
        need(self.abilities[seat] <= 1, "RK-I12", f"seat {seat} uses {self.abilities[seat]} abilities")
        subject = card_of(details["subject"])
        ability = int(self.edition.ability[subject])
        self.discount = DISCOUNT if ability == BLACKSMITH else 0
        if ability in (COURT_LADY, BISHOP):
            self.pairs = self.perfect_pairs()

    def on_repeats(self, details: dict[str, Any]) -> None:
        """The Sailor counts as an ability."""
        self.abilities[details["seat"]] += 1
        need(self.abilities[details["seat"]] <= 1, "RK-I12", "the Sailor is a second ability")

    def on_refills(self, details: dict[str, Any]) -> None:
        """RK-I4: the new money is what is missing in the books."""
        need(not any(self.money), "RK-I4", f"a refill of {self.money}")
        self.money = [-1] * PILES

    def on_takes(self, details: dict[str, Any]) -> None:
        """All the money of one pile."""
        pile = PILE_NAMES.index(details["pile"].removeprefix("@pile-"))
        if self.money[pile] >= 0:
            need(self.money[pile] == details["count"] > 0, "RK-I4", f"{details['count']} of {self.money[pile]} taken")
        self.coins[details["seat"]] += details["count"]
        self.money[pile] = 0

    def on_coins(self, details: dict[str, Any]) -> None:
        """Coins from the supply."""
        self.coins[details["seat"]] += details["count"]

    def on_recruits(self, details: dict[str, Any]) -> None:
        """RK-I16: the price moves from the buyer to the pile."""
        seat, card, paid = details["seat"], card_of(details["card"]), details["paid"]
        pile = PILE_NAMES.index(details["pile"].removeprefix("@pile-"))
        price = int(self.edition.value[card]) - (self.discount if card >= KINDS else 0)
        need(paid in (price, price + 1), "RK-I16", f"{CARDS[card]} for {paid} instead of {price}")
        if card >= KINDS:
            self.discount = 0
        self.coins[seat] -= paid
        need(self.coins[seat] >= 0, "RK-I16", f"seat {seat} pays with {self.coins[seat]} coins too few")
        self.money[pile] = self.money[pile] + paid if self.money[pile] >= 0 else -1
        self.rows[seat].append(card)
        self.sizes[pile] -= 1

    def on_buys(self, details: dict[str, Any]) -> None:
        """Buildings are bought like subjects."""
        self.on_recruits(details)

    def on_exchanges(self, details: dict[str, Any]) -> None:
        """RK-I17: Bishop and Court Lady split no perfect pair."""
        seat, rival = details["seat"], details["seats"][0]
        given, got = card_of(details["card"]), card_of(details["other"])
        self.leave_row(seat, given, details["place"])
        self.leave_row(rival, got, details["other_place"])
        self.rows[seat].append(got)
        self.rows[rival].append(given)
        good = all(now >= before for now, before in zip(self.perfect_pairs(), self.pairs, strict=True))
        need(good, "RK-I17", f"perfect pairs {self.perfect_pairs()} after {self.pairs}")

    def on_exchanges_open(self, details: dict[str, Any]) -> None:
        """The Troubadour."""
        self.leave_row(details["seat"], card_of(details["card"]), details["place"])
        self.rows[details["seat"]].append(card_of(details["other"]))

    def leave_row(self, seat: int, card: int, place: int) -> None:
        """A card is taken out of its row in the books."""
        row = self.rows[seat]
        spot = [number for number, other in enumerate(row) if other // KINDS == card // KINDS][place]
        need(row[spot] == card, "RK-I3", f"{CARDS[card]} of seat {seat} is {CARDS[row[spot]]} in the books")
        del row[spot]

    def on_ending(self, details: dict[str, Any]) -> None:
        """RK-I14: the end is announced when a pile runs out."""
        self.ended = True
        need(0 in self.sizes, "RK-I14", f"the end with piles of {self.sizes}")

    def perfect_pairs(self) -> list[int]:
        """Perfect pairs of every seat, by the books."""
        found = []
        for row in self.rows:
            count = Counter(row)
            found.append(sum(min(count[s], count[int(self.edition.partner[s])]) for s in range(KINDS)))
        return found

    # The table.

    def check_characters(self) -> None:
        """RK-I1, RK-I2, RK-I9."""
        realm = self.realm
        sets = [int(hand) for hand in realm.hand] + [int(realm.seen_characters()), int(left_over(realm))]
        need(sum(mask.bit_count() for mask in sets) == CHARACTER_COUNT, "RK-I1", f"characters {sets}")
        if realm.over() and realm.round == 0:
            return
        laid = realm.cycle if realm.phase != CHOOSING or realm.over() else realm.cycle - 1
        for seat in range(self.seats):
            size = len(characters(realm.hand[seat]))
            need(
                size == HAND_SIZE - laid,
                "RK-I2",
                f"{size} characters in the hand of seat {seat} in cycle {realm.cycle}",
            )
        ranks = Counter(int(self.edition.rank[card]) for card in realm.played if card >= 0)
        if realm.neutral >= 0:
            ranks[int(self.edition.rank[realm.neutral])] += 1
        need(max(ranks.values(), default=0) <= 2, "RK-I9", f"ranks {ranks}")

    def cards_in_play(self) -> list[int]:
        """All cards in rows and piles that are known to exist."""
        realm = self.realm
        found = [int(card) for card in realm.row if card >= 0]
        return found + [int(card) for card in realm.pile if card != UNKNOWN]

    def check_cards(self) -> None:
        """RK-I3, RK-I13, RK-I14, RK-I15."""
        realm = self.realm
        sizes = [int(size) for size in realm.pile_size]
        need(sizes == self.sizes, "RK-I13", f"piles {sizes}, the books say {self.sizes}")
        need((0 in sizes) == (realm.ending == 1) == self.ended, "RK-I14", f"piles {sizes}, end {realm.ending}")
        known = Counter(self.cards_in_play())
        undrawn = [sum(self.undrawn(pile) for pile in half) for half in (range(SUBJECT_PILES), range(2, PILES))]
        for deck in range(2):
            count = undrawn[deck] + sum(n for card, n in known.items() if card // KINDS == deck)
            need(count == SUBJECT_PILES * PILE_SIZE, "RK-I3", f"{count} cards of deck {deck}")
        unseen = [*realm.unseen_subjects, *realm.unseen_buildings]
        for card in range(CARD_COUNT):
            need(known[card] + int(unseen[card]) == 2, "RK-I3", f"copies of {CARDS[card]}")
        for seat in range(self.seats):
            rows = [self.row(seat, deck) for deck in range(2)]
            need(sorted(rows[0] + rows[1]) == sorted(self.rows[seat]), "RK-I3", f"rows of seat {seat}")
            newest = [card for card in self.rows[seat] if card < KINDS][-1:] or [NOBODY]
            need(realm.active(seat) == newest[0], "RK-I15", f"active is {realm.active(seat)}, not {newest[0]}")

    def undrawn(self, pile: int) -> int:
        """Cards of a pile that nobody has seen."""
        first = pile * PILE_SIZE
        return sum(self.realm.pile[cell] == UNKNOWN for cell in range(first, first + self.realm.pile_size[pile]))

    def row(self, seat: int, deck: int) -> list[int]:
        """A row on the table."""
        first = seat * CARD_COUNT + deck * ROW_SIZE
        return [int(card) for card in self.realm.row[first : first + self.realm.row_size[seat * 2 + deck]]]

    def check_books(self) -> None:
        """RK-I4, RK-I5, RK-I16."""
        realm = self.realm
        ones = sum(int(realm.ones[purse]) for purse in range(PURSES))
        twos = sum(int(realm.twos[purse]) for purse in range(PURSES))
        need(ones == self.edition.all_ones, "RK-I4", f"{ones} coin cards of value 1")
        need(twos == self.edition.all_twos, "RK-I4", f"{twos} coin cards of value 2")
        need(min(*realm.ones, *realm.twos) >= 0, "RK-I16", "a purse is below 0")
        coins = [int(realm.coins(seat)) for seat in range(self.seats)]
        need(coins == self.coins, "RK-I16", f"coins {coins}, the books say {self.coins}")
        for pile in range(PILES):
            money = int(realm.coins(PURSE_OF_PILE + pile))
            if self.money[pile] < 0:
                self.money[pile] = money
            need(money == self.money[pile], "RK-I16", f"{money} coins at pile {pile}, not {self.money[pile]}")
            need((money > 0) == (realm.money_top[pile] > 0), "RK-I4", f"no coin on top of {money}")
        markers = [int(count) for count in realm.markers]
        need(markers == self.markers, "RK-I5", f"markers {markers}, the books say {self.markers}")
        need(min(*markers, int(realm.marker_supply)) >= 0, "RK-I5", "markers below 0")
        need(sum(markers) + realm.marker_supply == self.edition.markers, "RK-I5", "markers are lost")

    def check_crests(self) -> None:
        """RK-I6, RK-I7, RK-I8, RK-I10."""
        realm = self.realm
        owners = Counter(int(owner) for owner in realm.crest if owner != NOBODY)
        need(max(owners.values(), default=0) <= CRESTS, "RK-I6", f"crests {owners}")
        if realm.phase == CHOOSING:
            need(not owners, "RK-I6", "a crest is not home")
        for seat in range(self.seats):
            covered = [a for a in range(ACTION_COUNT) if realm.covered(seat, a)]
            if not covered:
                continue
            printed = [a for a in range(ACTION_COUNT) if realm.prints(seat, a)]
            need(set(covered) <= set(printed), "RK-I7", f"a crest on {[ACTIONS[a] for a in covered]}")
            need(len(covered) <= CRESTS_ON_RANK[self.rank(seat)], "RK-I7", f"{len(covered)} crests on one card")
            need(len(covered) < len(printed), "RK-I8", "no action is left")
            for action in covered:
                owner = int(realm.crest[seat * ACTION_COUNT + action])
                need(owner != seat, "RK-I6", "a crest on the own card")
                need(owner not in self.rivals, "RK-I10", "a crest of somebody in equal conflict")

    def check_scores(self) -> None:
        """RK-I19: each card in one place."""
        for seat in range(self.seats):
            cards = tally(self.realm, seat)
            counted = 2 * cards.perfect_pairs + 2 * cards.colour_pairs + cards.singles
            need(counted == len(self.rows[seat]), "RK-I19", f"{counted} of {len(self.rows[seat])} cards scored")

    def check_views(self) -> None:
        """RK-I20: no foreign hand, no face-down card, no deeper card, no total of money; one seat at a time."""
        self.choices += 1
        seat = self.choices % (self.seats + 1) - 1
        shown = view(self.realm, seat)
        for player in shown["players"]:
            hidden = "hand" not in player and "face_down" not in player
            need(hidden == (player["seat"] != seat), "RK-I20", f"seat {seat} sees the hand of {player['seat']}")
        for number, pile in enumerate(shown["piles"]):
            allowed = {"name", "top", "size", "money", "below", "looked_through"}
            need(set(pile) == allowed and pile["money"] in (0, 1, 2), "RK-I20", f"pile {number} shows {list(pile)}")
            for place, card in enumerate(pile["below"]):
                cell = number * PILE_SIZE + pile["size"] - 2 - place
                seen = seat >= 0 and (self.realm.known[cell] >> seat) & 1
                need(bool(seen) or card == "", "RK-I20", f"seat {seat} sees {card} in pile {number}")
