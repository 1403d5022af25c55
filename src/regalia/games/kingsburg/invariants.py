"""The invariants of Kingsburg, looked at after every choice from the events and the table."""

from typing import Any

from regalia.games.kingsburg.components import (
    BUILDINGS,
    COLUMNS,
    ENEMY_KINDS,
    LEVEL_SIZE,
    PER_DIE,
    PER_SEASON,
    ROWS,
)
from regalia.games.kingsburg.position import (
    AID,
    AUTUMN,
    COLOURED,
    ENVOY,
    FROM_BUILDINGS,
    IN_HAND,
    NEUTRAL,
    NOBODY,
    PHASES,
    SLOTS,
    SOURCE_COUNT,
    SPACES,
    WON,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.kernel.agenda import Event
from regalia.kernel.inspection import BrokenInvariant, Inspector

SEASONS = ("spring", "summer", "autumn")
CHOICES_MAX = 5000


def need(holds: bool, rule: str, message: str) -> None:
    """Raise unless something holds."""
    if not holds:
        raise BrokenInvariant(rule, message)


class KingsburgInspector(Inspector):
    """Keeps its own books from the events of one game and compares them with the table."""

    def __init__(self, position: Kingsburg) -> None:
        super().__init__(position)
        self.court = position
        self.edition = position.edition
        self.seats = int(position.seats)
        self.order = [int(seat) for seat in position.order]
        self.points = [0] * self.seats
        self.soldiers = [0] * self.seats
        self.totals = [0] * self.seats
        self.standing: list[set[int]] = [set() for _ in range(self.seats)]
        self.built = [0] * self.seats
        self.rerolled: list[list[str]] = [[] for _ in range(self.seats)]
        self.strengths = [0] * self.seats
        self.results = [""] * self.seats
        self.kind = 0
        self.phase = ""
        self.envoy = NOBODY
        self.counts = {"year": 0, "season": 0, "enemy": 0}
        self.aided: list[int] = []
        self.aid_dice = 0
        self.rewarded = 0
        self.choices = 0

    def inspect(self) -> None:
        """Read the events since the last look, then look at the table."""
        for event in self.court.journal or []:
            handler = getattr(self, "on_" + event.kind.replace("-", "_"), None)
            if handler is not None:
                handler(event.details)
            self.count_points(event)
        self.court.journal = []
        self.choices += 1
        self.check_holdings()
        self.check_dice()
        self.check_court()
        self.check_calendar()

    # Events.

    def count_points(self, event: Event) -> None:
        """KB-I15: the events that may change points, and no others."""
        details = event.details
        seat: Any = details.get("seat", 0)
        points: Any = details.get("points", 0)
        if event.kind in ("rewarded", "builds", "embassy", "fortress", "strongest", "cathedral"):
            self.points[seat] += points
        elif event.kind in ("rewarded-alike", "strongest-alike"):
            alike: Any = details["seats"]
            for one in alike:
                self.points[one] += points
        elif event.kind == "ruined":
            self.points[seat] -= points
        elif event.kind == "town-hall-point":
            self.points[seat] += 1
        elif event.kind in ("helped", "trades", "wins", "loses"):
            taken: Any = details.get("take", [])
            given: Any = details.get("give", [])
            self.points[seat] += dict(taken).get("vp", 0) - dict(given).get("vp", 0)

    def on_year(self, details: dict[str, Any]) -> None:
        """KB-I11: a year starts without soldiers."""
        self.counts["year"] += 1
        self.soldiers = [0] * self.seats

    def on_phase(self, details: dict[str, Any]) -> None:
        """KB-I12, KB-I13: what the phase before must have given."""
        self.leave_phase()
        self.phase = details["phase"].removeprefix("@phase-")
        self.built = [0] * self.seats
        self.rerolled = [[] for _ in range(self.seats)]
        self.aided, self.aid_dice, self.rewarded = [], 0, 0
        self.counts["season"] += self.phase in SEASONS

    def leave_phase(self) -> None:
        """A phase is over."""
        if self.phase == "aid":
            good = (self.aid_dice == 1 and not self.aided) or (self.aid_dice == 0 and len(set(self.aided)) >= 2)
            need(good, "KB-I12", f"the aid was {self.aid_dice} dice and goods for {self.aided}")
        if self.phase == "reward":
            need(self.rewarded >= 1, "KB-I13", "nobody was rewarded")

    def on_aid_die(self, details: dict[str, Any]) -> None:
        """The King's white die."""
        self.aid_dice += 1

    def on_takes(self, details: dict[str, Any]) -> None:
        """Goods of the King's aid, or of a victory."""
        if self.phase == "aid":
            self.aided.append(details["seat"])

    def on_rewarded(self, details: dict[str, Any]) -> None:
        """Phase 3."""
        self.rewarded += 1

    def on_rewarded_alike(self, details: dict[str, Any]) -> None:
        """Phase 3, with several at the top."""
        self.rewarded += 1
        need(len(details["seats"]) > 1, "KB-I13", "a tie of one")

    def on_rolls(self, details: dict[str, Any]) -> None:
        """A total to be ordered by."""
        self.totals[details["seat"]] = sum(face for _, face in details["dice"])

    def on_rerolls(self, details: dict[str, Any]) -> None:
        """KB-I7: once a season, or once for each building."""
        self.on_rolls(details)
        used = self.rerolled[details["seat"]]
        used.append(details["building"])
        allowed = 2 if self.edition.each_reroll else 1
        need(len(used) <= allowed and len(set(used)) == len(used), "KB-I7", f"rerolls {used}")

    def on_order(self, details: dict[str, Any]) -> None:
        """KB-I2: ascending totals; equal ones in the old order."""
        new: list[int] = details["seats"]
        need(sorted(new) == list(range(self.seats)), "KB-I2", f"order {new}")
        right = sorted(self.order, key=lambda seat: self.totals[seat])
        need(new == right, "KB-I2", f"order {new} for totals {self.totals} after {self.order}")
        self.order = new

    def on_envoy_given(self, details: dict[str, Any]) -> None:
        """A new award."""
        self.envoy = details["seat"]

    def on_envoy_nobody(self, details: dict[str, Any]) -> None:
        """No award this year."""
        self.envoy = NOBODY

    def use_envoy(self, seat: int) -> None:
        """KB-I4: at most one use for each award."""
        need(self.envoy == seat, "KB-I4", f"seat {seat} uses the Envoy of {self.envoy}")
        self.envoy = NOBODY

    def on_influences(self, details: dict[str, Any]) -> None:
        """KB-I8: only the Envoy comes second."""
        if details["envoy"]:
            self.use_envoy(details["seat"])

    def on_builds(self, details: dict[str, Any]) -> None:
        """KB-I4: one building a season, two with the Envoy."""
        seat = details["seat"]
        self.built[seat] += 1
        if self.built[seat] == 2:
            self.use_envoy(seat)
        need(self.built[seat] <= 2, "KB-I4", f"seat {seat} builds {self.built[seat]} times")
        self.standing[seat].add(BUILDINGS.index(details["building"].removeprefix("@building-")))

    def on_ruined(self, details: dict[str, Any]) -> None:
        """KB-I17: the last of its row, in the rightmost column."""
        standing = self.standing[details["seat"]]
        building = BUILDINGS.index(details["building"].removeprefix("@building-"))
        rightmost = max(int(self.edition.column[b]) for b in standing)
        need(building in standing, "KB-I17", "a building that does not stand is lost")
        need(int(self.edition.column[building]) == rightmost, "KB-I17", f"{BUILDINGS[building]} is not rightmost")
        standing.discard(building)

    def on_helped(self, details: dict[str, Any]) -> None:
        """Soldiers from advisors."""
        self.soldiers[details["seat"]] += dict(details["take"]).get("soldiers", 0)

    def on_trades(self, details: dict[str, Any]) -> None:
        """Soldiers from a gift that costs something."""
        self.on_helped(details)

    def on_trains(self, details: dict[str, Any]) -> None:
        """A soldier for goods."""
        self.soldiers[details["seat"]] += 1

    def on_enemy(self, details: dict[str, Any]) -> None:
        """KB-I19: one enemy for all."""
        self.counts["enemy"] += 1
        self.kind = ENEMY_KINDS.index(details["enemy"].removeprefix("@enemy-"))

    def on_kings_help(self, details: dict[str, Any]) -> None:
        """KB-I19: the same soldiers for all."""
        self.soldiers = [count + details["soldiers"] for count in self.soldiers]

    def on_battle(self, details: dict[str, Any]) -> None:
        """KB-I19: strength is soldiers and modifiers, never below 0."""
        seat = details["seat"]
        strength = self.soldiers[seat]
        for building in self.standing[seat]:
            strength += int(self.edition.effect[building * 11])
            strength += int(self.edition.versus[building * len(ENEMY_KINDS) + self.kind])
        need(details["strength"] == strength >= 0, "KB-I19", f"strength {details['strength']}, not {strength}")
        self.strengths[seat], self.results[seat] = strength, details["result"]

    def on_strongest(self, details: dict[str, Any]) -> None:
        """KB-I18."""
        seat = details["seat"]
        good = self.results[seat] == "victory" and self.strengths[seat] == max(self.strengths)
        need(good, "KB-I18", f"seat {seat} with {self.strengths[seat]} of {self.strengths}")

    def on_strongest_alike(self, details: dict[str, Any]) -> None:
        """KB-I18, for each of several."""
        for seat in details["seats"]:
            self.on_strongest({"seat": seat})

    def on_end(self, details: dict[str, Any]) -> None:
        """KB-I20."""
        right = {"year": 5, "season": 15, "enemy": 5}
        need(self.counts == right, "KB-I20", f"a game of {self.counts}")

    # The table.

    def check_holdings(self) -> None:
        """KB-I1, KB-I3, KB-I16."""
        court = self.court
        holdings = [*court.goods, *court.tokens, *court.soldiers]
        need(min(holdings) >= 0, "KB-I1", "a holding is negative")
        for seat in range(self.seats):
            standing = {b for b in range(len(BUILDINGS)) if court.has(seat, b)}
            need(standing == self.standing[seat], "KB-I4", f"buildings {standing}, built were {self.standing[seat]}")
            for row in range(ROWS):
                line = [int(court.edition.at[row * COLUMNS + c]) in standing for c in range(COLUMNS)]
                need(line == sorted(line, reverse=True), "KB-I3", f"row {row + 1} of seat {seat} has a gap")
            ledger = [int(court.ledger[seat * SOURCE_COUNT + s]) for s in range(SOURCE_COUNT)]
            need(
                court.vp[seat] == self.points[seat], "KB-I15", f"{court.vp[seat]} points, told were {self.points[seat]}"
            )
            need(court.vp[seat] == sum(ledger), "KB-I16", f"{court.vp[seat]} points, the ledger says {sum(ledger)}")
            printed = sum(int(court.edition.points[b]) for b in standing)
            need(
                ledger[FROM_BUILDINGS] == printed,
                "KB-I16",
                f"{ledger[FROM_BUILDINGS]} points for buildings, not {printed}",
            )

    def check_dice(self) -> None:
        """KB-I9: each die in one place."""
        court = self.court
        whites = 0
        for seat in range(self.seats):
            places = [int(court.place[seat * SLOTS + slot]) for slot in range(SLOTS)]
            whites += sum(place >= -1 for place in places[COLOURED:])
            need(all(place >= -1 for place in places[:COLOURED]), "KB-I9", "a coloured die is in the supply")
            for place in places:
                if place > IN_HAND:
                    space = place % 32 - 1 + 18 * (place // 32)
                    need(
                        court.owner[space] == seat, "KB-I9", f"a die of seat {seat} on a space of {court.owner[space]}"
                    )
        need(whites <= 6, "KB-I9", f"{whites} white dice in use")

    def check_court(self) -> None:
        """KB-I5 to KB-I8, KB-I25."""
        court = self.court
        markets = [0] * self.seats
        tokens = [0] * self.seats
        neutral = second = 0
        for space in range(SPACES):
            owner = int(court.owner[space])
            if owner == NEUTRAL:
                neutral += 1
            elif owner != NOBODY:
                self.check_group(space, owner)
                markets[owner] += court.group_shift[space] != 0
                tokens[owner] += int(court.group_tokens[space])
            if space >= 18 and owner != NOBODY:
                second += 1
                need(court.owner[space - 18] != NOBODY, "KB-I8", "a second group without a first")
        need(max(markets) <= 1, "KB-I7", "the Market was used twice")
        if self.edition.plus2_limit == PER_SEASON:
            need(max(tokens) <= 1, "KB-I6", f"{max(tokens)} tokens in a season")
        need(second <= 1, "KB-I8", f"{second} advisors bear two groups")
        influencing = any(face for face in court.dice)
        low = 2 if self.edition.pair_by_sum else 1
        good = low <= neutral <= 3 if self.seats == 2 and influencing else neutral <= (3 if self.seats == 2 else 0)
        need(good, "KB-I25", f"{neutral} advisors bear neutral dice")

    def check_group(self, space: int, owner: int) -> None:
        """KB-I5, KB-I6: one group of dice."""
        court = self.court
        mark = space % 18 + 1 + 32 * (space // 18)
        slots = [slot for slot in range(SLOTS) if court.place[owner * SLOTS + slot] == mark]
        tokens = int(court.group_tokens[space])
        total = sum(int(court.dice[owner * SLOTS + slot]) for slot in slots)
        total += tokens * int(self.edition.plus2_bonus) + int(court.group_shift[space])
        need(any(slot < COLOURED for slot in slots), "KB-I5", "a group without a coloured die")
        need(total == space % 18 + 1, "KB-I5", f"a total of {total} on {space % 18 + 1}")
        limit = len(slots) if self.edition.plus2_limit == PER_DIE else 1
        need(tokens <= limit, "KB-I6", f"{tokens} tokens with {len(slots)} dice")

    def check_calendar(self) -> None:
        """KB-I10, KB-I11, KB-I14, KB-I23, KB-I24."""
        court = self.court
        if court.enemy >= 0:
            need(court.enemy // LEVEL_SIZE + 1 == court.year, "KB-I10", "an enemy of another level")
        need([int(count) for count in court.soldiers] == self.soldiers or court.over(), "KB-I11", "soldiers were lost")
        if court.phase == AID and not court.over():
            need(max(court.soldiers) == 0, "KB-I11", "a year starts with soldiers")
        if court.envoy != NOBODY and not self.edition.envoy_stays:
            need(court.phase in (ENVOY, AUTUMN), "KB-I14", f"the Envoy is out in {PHASES[court.phase - 1]}")
        need(court.envoy in (NOBODY, self.envoy), "KB-I14", "the Envoy changed hands")
        need(court.edition is self.edition, "KB-I23", "the switches changed")
        need(self.choices < CHOICES_MAX, "KB-I24", "the game does not end")
        need(all(result in (0, 1, 2, WON) for result in court.result), "KB-I19", "an unknown result")
