"""The invariants of Paladins, looked at after every choice from the events and the table."""

from typing import Any

from regalia.games.paladins import options as opt
from regalia.games.paladins.components import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    ATTRIBUTES,
    BOARD_SIZE,
    COLOURS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAVOUR_PLACES,
    FORTIFY,
    GARRISON,
    GOODS,
    HAND,
    LEFT_ACTIONS,
    NO_SLOT,
    ORDER_PLACES,
    OUTSIDER_CARDS,
    PALADIN_COUNT,
    PIECES,
    ROUNDS,
    SILVER,
    SLOTS,
    SQUARES,
    SUSPICION_KINDS,
    TAVERN_CARDS,
    TOWNSFOLK_CARDS,
    WALL_KINDS,
    WORKERS,
    WORKSHOP_SLOTS,
    WORKSHOPS,
)
from regalia.games.paladins.encoding import AI, FREE, NO_CARD, NOBODY, OUTPOST, OWNER, WORKSHOP
from regalia.games.paladins.rules import Paladins
from regalia.games.paladins.scoring import lines
from regalia.games.paladins.steps import ABOUT, SIDE, SUSPECT
from regalia.kernel.inspection import BrokenInvariant, Inspector

CHOICES_MAX = 5000
SCHEME_CARDS = 17


def suspicions_due(kingdom: Paladins, side: int) -> int:
    """PA-15.8: suspicions of a side that wait for the end of an Inquisition, for want of cards."""
    return sum(entry % SIDE == SUSPECT and entry // SIDE % (ABOUT // SIDE) == side for entry in kingdom.agenda)


def need(holds: bool, rule: str, message: str) -> None:
    """Raise unless something holds."""
    if not holds:
        raise BrokenInvariant(rule, message)


def side_of(details: dict[str, Any]) -> int:
    """The side that an event is about."""
    seat = details["seat"]
    return AI if seat == "@ai" else int(seat)


def workers_among(amounts: list[tuple[str, int]]) -> int:
    """How many workers there are among amounts."""
    return sum(count for thing, count in amounts if thing in WORKERS)


def cards_in(cards: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(64) if (cards >> card) & 1]


class PaladinsInspector(Inspector):
    """Keeps its own books from the events of one game and compares them with the table."""

    def __init__(self, position: Paladins) -> None:
        super().__init__(position)
        self.kingdom = position
        self.edition = position.edition
        self.seats, self.sides = int(position.seats), int(position.sides)
        self.marks = [0] * (self.sides * len(ATTRIBUTES))
        self.highest = [0] * (self.sides * len(ATTRIBUTES))
        self.supply = [0] * self.sides
        self.criminals = [0] * self.sides
        self.suspected = [0] * self.sides
        self.squares = [NOBODY] * SQUARES
        self.favours_used: set[int] = set()
        self.passing: dict[int, int] = {}
        self.restarts = self.track_raises = 0
        self.last = ""
        self.rounds = 0
        self.choices = 0

    def inspect(self) -> None:
        """Read the events since the last look, then look at the table."""
        for event in self.kingdom.journal or []:
            handler = getattr(self, "on_" + event.kind.replace("-", "_"), None)
            if handler is not None:
                handler(event.details)
            if event.kind != "raises":
                self.last = event.kind
        self.kingdom.journal = []
        self.choices += 1
        self.check_cards()
        self.check_paladins()
        self.check_supplies()
        self.check_boards()
        self.check_marks()
        self.check_kings_row()
        self.check_calendar()
        if self.seats == 1:
            self.check_ai()

    # Events.

    def on_round(self, details: dict[str, Any]) -> None:
        """PA-I21, PA-I22: a round begins with free favours and rows without gaps."""
        self.rounds += 1
        self.favours_used = set()
        need(details["round"] == self.rounds, "PA-I28", f"round {details['round']} after {self.rounds - 1} rounds")

    def on_gains(self, details: dict[str, Any]) -> None:
        """Workers come to the own supply; criminals are counted (PA-I16)."""
        side = side_of(details)
        self.supply[side] += workers_among(details["take"])
        self.criminals[side] += dict(details["take"]).get("criminal", 0)

    def on_places(self, details: dict[str, Any]) -> None:
        """Workers leave the own supply."""
        self.supply[side_of(details)] -= workers_among(details["workers"])

    def on_uses_favour(self, details: dict[str, Any]) -> None:
        """PA-I21: one worker, one use of a favour in a round."""
        self.supply[side_of(details)] -= 1
        self.on_ai_favour(details)

    def on_ai_favour(self, details: dict[str, Any]) -> None:
        """PA-I21: whoever uses a favour."""
        need(details["place"] not in self.favours_used, "PA-I21", f"favour {details['place']} was used twice")
        self.favours_used.add(details["place"])

    def on_passes(self, details: dict[str, Any]) -> None:
        """PA-I18: what is left unused at this moment."""
        side = side_of(details)
        self.passing[side] = self.supply[side]

    def on_keeps(self, details: dict[str, Any]) -> None:
        """PA-I18: exactly as many as may be kept, of more."""
        side = side_of(details)
        kept = workers_among(details["workers"])
        need(self.passing[side] > kept == self.edition.workers_kept, "PA-I18", f"{kept} workers kept")
        self.supply[side] = self.passing[side] = kept

    def on_raises(self, details: dict[str, Any]) -> None:
        """PA-I15, PA-I27: every rise of a marker is told."""
        side = side_of(details)
        attribute = ATTRIBUTES.index(details["attribute"].removeprefix("@attribute-"))
        self.marks[side * 3 + attribute] += details["count"]
        if self.last == "ai-marker" and self.track_raises < self.restarts:
            self.track_raises += details["count"]

    def on_ai_marker(self, details: dict[str, Any]) -> None:
        """PA-I27: restarts of the resource track."""
        self.restarts += details["restarts"]

    def on_suspected(self, details: dict[str, Any]) -> None:
        """PA-I16: suspicions drawn."""
        self.suspected[side_of(details)] += 1

    def on_ai_workers(self, details: dict[str, Any]) -> None:
        """PA-I24: the AI's workers at the start of a round."""
        need(details["count"] == self.rounds + self.edition.ai_extra_workers, "PA-I24", f"{details['count']} workers")

    def on_end(self, details: dict[str, Any]) -> None:
        """PA-I28, PA-I29: seven rounds; the score sheet adds up, and again from the bytes."""
        need(self.rounds == ROUNDS, "PA-I28", f"a game of {self.rounds} rounds")
        again = self.kingdom.from_bytes(self.kingdom.to_bytes())
        for seat in range(self.seats):
            total = sum(points[seat] for _, points in lines(self.kingdom))
            need(total == self.kingdom.score(seat) == again.score(seat), "PA-I29", f"seat {seat} has {total} points")

    # The table.

    def check_cards(self) -> None:
        """PA-I1 to PA-I4: no card is lost or doubled."""
        kingdom = self.kingdom
        townsfolk = cards_in(kingdom.townsfolk_deck) + cards_in(kingdom.townsfolk_discard)
        townsfolk += [int(card) for card in kingdom.townsfolk_row if card != NO_CARD]
        townsfolk += [int(entry) // OWNER for entry in kingdom.hired]
        need(sorted(townsfolk) == list(range(TOWNSFOLK_CARDS)), "PA-I1", f"townsfolk {sorted(townsfolk)}")
        outsiders = cards_in(kingdom.outsider_deck) + cards_in(kingdom.outsider_discard)
        outsiders += [int(card) for card in kingdom.outsider_row if card != NO_CARD]
        outsiders += [int(entry) // OWNER for entry in [*kingdom.attacked, *kingdom.converted]]
        need(sorted(outsiders) == list(range(OUTSIDER_CARDS)), "PA-I1", f"outsiders {sorted(outsiders)}")
        tavern = cards_in(kingdom.tavern_deck) + cards_in(kingdom.tavern_discard)
        tavern += [int(card) for card in kingdom.tavern_row]
        need(sorted(tavern) == list(range(TAVERN_CARDS)), "PA-I4", f"tavern cards {sorted(tavern)}")
        self.check_suspicions()
        walls = [int(count) for count in kingdom.wall_deck]
        for kind in kingdom.walls:
            if kind != NO_CARD:
                walls[kind] += 1
        need(walls == [int(self.edition.wall_counts[k]) for k in range(WALL_KINDS)], "PA-I3", f"walls {walls}")

    def check_suspicions(self) -> None:
        """PA-I2: suspicions by kind."""
        kingdom = self.kingdom
        found = [int(kingdom.suspicion_deck[k] + kingdom.suspicion_discard[k]) for k in range(SUSPICION_KINDS)]
        for side in range(self.sides):
            for place in range(int(kingdom.suspicions[side])):
                found[(int(kingdom.piles[side]) >> (2 * place)) & 3] += 1
        need(found == [int(count) for count in self.edition.suspicion_counts], "PA-I2", f"suspicions {found}")

    def check_paladins(self) -> None:
        """PA-I5: twelve paladins for each seat, each in one place."""
        kingdom = self.kingdom
        for seat in range(self.seats):
            hand = [int(c) for c in kingdom.hands[seat * HAND : seat * HAND + HAND] if c != NO_CARD]
            deck = [int(c) for c in kingdom.bottoms[seat * PIECES : seat * PIECES + PIECES] if c != NO_CARD]
            deck += cards_in(kingdom.bags[seat]) + [int(c) for c in (kingdom.tops[seat],) if c != NO_CARD]
            table = [int(c) for c in (kingdom.chosen[seat],) if c != NO_CARD] + cards_in(kingdom.used[seat])
            need(sorted(hand + deck + table) == list(range(PALADIN_COUNT)), "PA-I5", f"paladins of seat {seat}")
            if kingdom.question == opt.ASK_PALADIN and kingdom.waiting:
                count = len(hand) + len(deck)
                need(count == PALADIN_COUNT + 1 - kingdom.round, "PA-I5", f"{count} paladins in round {kingdom.round}")

    def check_supplies(self) -> None:
        """PA-I3, PA-I7 to PA-I9, PA-I16, PA-I18."""
        kingdom, edition = self.kingdom, self.edition
        total = [int(count) for count in kingdom.bank]
        for side in range(self.sides):
            for good in range(GOODS):
                total[good] += int(kingdom.goods[side * GOODS + good])
            if not (self.seats == 1 and side == AI):
                for stands in kingdom.board[side * BOARD_SIZE : side * BOARD_SIZE + BOARD_SIZE]:
                    if stands not in (FREE, WORKSHOP):
                        total[stands] += 1
        for user in kingdom.favour_users:
            if user != NOBODY and not (self.seats == 1 and user % OWNER == AI):
                total[user // OWNER] += 1
        total[SILVER] += int(kingdom.tax)
        total[GOODS] += sum(int(count) for count in kingdom.debts)
        printed = [int(count) for count in edition.bank]
        need(total[:GOODS] == printed[:GOODS], "PA-I7", f"{total} of {printed}")
        need(total[GOODS] == printed[GOODS], "PA-I3", f"{total[GOODS]} debts")
        need(min(kingdom.goods) >= 0 and kingdom.tax >= 0, "PA-I8", "a supply is negative")
        asked = kingdom.question == opt.ASK_TURN and kingdom.waiting != 0
        low = 1 if asked else 0
        need(low <= kingdom.tax <= edition.tax_size[self.seats], "PA-I9", f"{kingdom.tax} silver of tax")
        for seat in range(self.seats):
            drawn = self.suspected[seat] + suspicions_due(kingdom, seat)
            need(self.criminals[seat] == drawn, "PA-I16", f"seat {seat}: suspicions without criminals")
            held = sum(int(kingdom.goods[seat * GOODS + colour]) for colour in range(COLOURS))
            need(held == self.supply[seat], "PA-I18", f"{held} workers, told were {self.supply[seat]}")
            keeping = kingdom.question == opt.ASK_KEEP and kingdom.waits(seat)
            if (kingdom.passed >> seat) & 1 and not keeping and kingdom.round < ROUNDS:
                need(self.passing[seat] <= edition.workers_kept, "PA-I18", f"{self.passing[seat]} workers kept")

    def check_boards(self) -> None:
        """PA-I6, PA-I11 to PA-I14, PA-I17, PA-I18, PA-I23."""
        kingdom = self.kingdom
        for side in range(self.sides):
            for action in range(ACTION_COUNT):
                self.check_slots(side, action)
            done = [int(kingdom.times(side, action)) for action in range(ACTION_COUNT)]
            workshops = kingdom.board[side * BOARD_SIZE : side * BOARD_SIZE + BOARD_SIZE]
            need(sum(s == WORKSHOP for s in workshops) == done[DEVELOP] <= WORKSHOPS, "PA-I6", f"workshops of {side}")
            monks = sum(piece == side for piece in kingdom.squares)
            outposts = sum(piece == side + OUTPOST for piece in kingdom.squares)
            jars = len(cards_in(kingdom.jars[side]))
            pieces = [done[COMMISSION], done[GARRISON], done[ABSOLVE]]
            need(pieces == [monks, outposts, jars], "PA-I6", f"monks, outposts, jars {monks, outposts, jars}")
            walls = [int(kind) for kind in kingdom.walls[side * PIECES : side * PIECES + PIECES]]
            built = done[FORTIFY]
            good = NO_CARD not in walls[:built] and walls[built:] == [NO_CARD] * (PIECES - built)
            need(good, "PA-I23", f"walls {walls}")
            converted = sum(entry % OWNER == side for entry in kingdom.converted)
            attacked = sum(entry % OWNER == side for entry in kingdom.attacked)
            need([converted, attacked] == [done[CONVERT], done[ATTACK]], "PA-I14", f"outsiders of {side}")
            limited = [done[a] for a in (COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT)]
            need(max(limited) <= PIECES, "PA-I14", f"pieces {limited}")
        self.check_squares()

    def check_slots(self, side: int, action: int) -> None:
        """PA-I11, PA-I17, PA-I18: what stands on the slots of one action."""
        kingdom = self.kingdom
        first = side * BOARD_SIZE + action * SLOTS
        stands = [int(kingdom.board[first + slot]) for slot in range(SLOTS)]
        need(stands[WORKSHOP_SLOTS] != WORKSHOP, "PA-I11", "a workshop on the third slot")
        need(action >= LEFT_ACTIONS or WORKSHOP not in stands, "PA-I11", "a workshop on the left side")
        workers = [slot for slot in range(SLOTS) if stands[slot] not in (FREE, WORKSHOP)]
        if self.seats == 1 and side == AI:
            return
        if (kingdom.passed >> side) & 1:
            need(not workers, "PA-I18", f"seat {side} has passed with workers on its board")
        for slot in workers:
            colour = int(self.edition.slots[action * SLOTS + slot])
            fits = colour in (COLOURS, stands[slot]) or (stands[slot] == CRIMINAL and colour != NO_SLOT)
            need(fits, "PA-I17", f"a {WORKERS[stands[slot]]} on slot {slot + 1} of action {action}")

    def check_squares(self) -> None:
        """PA-I12, PA-I13: pieces stay where they are, on squares in use."""
        kingdom = self.kingdom
        usable = int(self.edition.squares_for[self.seats])
        for square in range(SQUARES):
            piece = int(kingdom.squares[square])
            need(self.squares[square] in (NOBODY, piece), "PA-I12", f"the piece on square {square} has moved")
            need(piece == NOBODY or (usable >> square) & 1 == 1, "PA-I13", f"a piece on square {square}")
            open_now = bool((int(kingdom.open_squares) >> square) & 1)
            need(open_now == (piece == NOBODY and (usable >> square) & 1 == 1), "PA-I12", f"square {square}")
            self.squares[square] = piece

    def check_marks(self) -> None:
        """PA-I10, PA-I15."""
        for place, mark in enumerate(self.kingdom.marks):
            need(mark >= self.highest[place], "PA-I10", f"marker {place} has fallen")
            need(mark == self.marks[place], "PA-I15", f"marker {place} on {mark}, told was {self.marks[place]}")
            self.highest[place] = int(mark)

    def check_kings_row(self) -> None:
        """PA-I20, PA-I21."""
        kingdom = self.kingdom
        orders = sum(card != NO_CARD for card in kingdom.orders)
        favours = sum(card != NO_CARD for card in kingdom.favours)
        due = sum(int(self.edition.order_round[place]) <= kingdom.round for place in range(ORDER_PLACES))
        due_favours = sum(int(self.edition.favour_round[place]) <= kingdom.round for place in range(FAVOUR_PLACES))
        need(orders == due, "PA-I20", f"{orders} orders in round {kingdom.round}")
        need(favours == due_favours, "PA-I20", f"{favours} favours in round {kingdom.round}")
        used = {place + 1 for place in range(FAVOUR_PLACES) if kingdom.favour_users[place] != NOBODY}
        need(used == self.favours_used or kingdom.over(), "PA-I21", f"favours {used}, told were {self.favours_used}")

    def check_calendar(self) -> None:
        """PA-I19, PA-I22, PA-I28."""
        kingdom = self.kingdom
        need(self.choices < CHOICES_MAX and kingdom.round <= ROUNDS, "PA-I28", "the game does not end")
        if not kingdom.waiting:
            return
        if kingdom.question == opt.ASK_TURN:
            left = sum(taker == NOBODY for taker in kingdom.tavern_takers)
            need(left == 1 and len(kingdom.tavern_row) == self.seats + 1, "PA-I19", f"{left} tavern cards left")
        if kingdom.question == opt.ASK_PALADIN:
            townsfolk = [card != NO_CARD for card in kingdom.townsfolk_row]
            outsiders = [card != NO_CARD for card in kingdom.outsider_row]
            need(townsfolk == sorted(townsfolk), "PA-I22", f"townsfolk {townsfolk}")
            need(outsiders == sorted(outsiders, reverse=True), "PA-I22", f"outsiders {outsiders}")

    def check_ai(self) -> None:
        """PA-I24 to PA-I27."""
        kingdom, edition = self.kingdom, self.edition
        own = [int(count) for count in kingdom.goods[AI * GOODS : AI * GOODS + GOODS]]
        need(own == [0] * GOODS, "PA-I24", f"the AI has {own}")
        need(all(entry % OWNER != AI for entry in kingdom.hired), "PA-I24", "the AI has hired somebody")
        need(kingdom.paladins[AI] == NO_CARD and kingdom.ai_workers >= 0, "PA-I24", "the AI has a paladin")
        favours = sum(card != NO_CARD for card in kingdom.favours)
        schemes = sum(int(count) for count in [*kingdom.schemes, *kingdom.scheme_discard])
        need(schemes + FAVOUR_PLACES - favours == SCHEME_CARDS, "PA-I25", f"{schemes} schemes, {favours} favours")
        orders = sum(card != NO_CARD for card in kingdom.orders)
        workshops = int(kingdom.times(AI, DEVELOP))
        need(workshops == edition.ai_orders + orders <= WORKSHOPS, "PA-I26", f"{workshops} workshops")
        need(0 <= kingdom.marker < 5, "PA-I27", f"marker on {kingdom.marker}")
        full = min(kingdom.marks[AI * 3 : AI * 3 + 3]) == edition.track_end
        need(self.track_raises == self.restarts or full, "PA-I27", f"{self.restarts} restarts")
