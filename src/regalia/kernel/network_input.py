"""NetworkSpec: what a network of a game sees of tables of all sizes, and what it makes of them."""

from importlib.resources import files
from typing import Final, NamedTuple

from regalia.kernel.errors import Trouble
from regalia.kernel.game import FEATURES_MAX, Setup, game_of
from regalia.kernel.network import UNIT, Network
from regalia.kernel.observation import Observations, after
from regalia.kernel.position import Position
from regalia.kernel.vectors import append, i16, i64, vec

NOWHERE: Final = -1


class Table(NamedTuple):
    """A kind of table."""

    seats: int
    preset: str = ""


class NetworkSpec:
    """A network of a game: the tables it is for, how much it sees, and what it speaks of.

    Of an observation it sees the first so many numbers, as they stand at the largest table; of the terms of the
    evaluation as many as there are steps, each in steps of that size: what takes large values would be rounded away.
    """

    def __init__(
        self,
        game: str,
        name: str,
        tables: list[Table],
        width: i64,
        phases: i64,
        options: i64,
        observed: i64 = 0,
        steps: tuple[int, ...] = (),
        watches: bool = False,
    ) -> None:
        self.game = game
        self.name = name
        self.tables = tables  # the kinds that it is trained on, as often as they stand here
        self.width: i64 = width  # of all that it sees
        self.phases: i64 = phases
        self.options: i64 = options  # outputs for options, after those for the points of all sides
        self.observed: i64 = observed
        self.steps: vec[i64] = vec[i64](steps)
        self.watches: bool = watches  # it judges a table also as a seat that is not asked
        self.seats: i64 = max([table.seats for table in tables])
        self.sides: i64 = max(self.seats, i64(2))  # alone, the game itself is the other side
        self.blank: vec[i16] = vec[i16]([0] * width)
        self.read: bool = False
        self.known: Network | None = None
        self.draft: Observations = Observations(1, FEATURES_MAX)
        self.layouts: dict[int, vec[i64]] = {}

    @property
    def file(self) -> str:
        """The name of its file in the folder of the game."""
        return f"networks/{self.name}.net"

    def network(self) -> Network | None:
        """The network that is asked now; none where there is no file."""
        if not self.read:
            self.read = True
            file = files("regalia.games") / self.game / self.file
            self.known = self.fitting(file.read_bytes()) if file.is_file() else None
        return self.known

    def fitting(self, stored: bytes) -> Network:
        """A network that was stored; Trouble when it was trained for other rules."""
        network = Network(stored)
        if network.inputs != self.width or network.outputs != self.sides + self.options:
            raise Trouble(f"This network was not trained for {self.game} {self.name} as it is now; train it anew.")
        if len(network.spreads) != self.phases:
            raise Trouble(f"This network of {self.game} {self.name} knows other phases of the game; train it anew.")
        return network

    def ask(self, network: Network | None) -> Network | None:
        """Ask another network, or none, from now on; the one that was asked before."""
        before = self.network()
        self.known = network
        return before

    def observe(self, position: Position, seat: i64, cells: vec[i16], first: i64) -> None:
        """Write an observation from a place on, each number where it stands at the largest table."""
        draft = self.draft
        draft.begin(0)
        position.observe(seat, draft)
        places = self.layout(position, draft.place)
        written = draft.cells
        for place in range(draft.place):
            if written[place] != 0:
                if places[place] != NOWHERE:
                    cells[first + places[place]] = written[place]
                written[place] = 0

    def layout(self, position: Position, count: i64) -> vec[i64]:
        """Where the numbers of an observation with so many stand at the largest table."""
        key = int(position.seats * FEATURES_MAX + count)
        found = self.layouts.get(key)
        if found is None:
            found = places_of(names_of(position), names_of(self.largest())[: self.observed])
            self.layouts[key] = found
        return found

    def largest(self) -> Position:
        """A table with the most seats."""
        return game_of(f"regalia.games.{self.game}").start(Setup(self.game, int(self.seats), b"-"))


def names_of(position: Position) -> list[str]:
    """The name of every number of an observation."""
    observation = Observations(1, FEATURES_MAX)
    names: list[str] = []
    observation.names = names
    position.observe(0, observation)
    return names


def places_of(names: list[str], largest: list[str]) -> vec[i64]:
    """Where names stand among those of the largest table; what only some switches bring stands nowhere."""
    where = {name: place for place, name in enumerate(largest)}
    return vec[i64]([where.get(name, NOWHERE) for name in names])


class NetworkedPosition(Position):
    """A position about which a network can be asked, where there is one; without one nothing is different."""

    def network_spec(self) -> NetworkSpec:
        """The network for such a table."""
        raise NotImplementedError

    def see_more(self, seat: i64, cells: vec[i16], place: i64) -> None:
        """What a network sees of this game besides, from a place on."""

    def see(self, seat: i64, observation: Observations) -> None:
        """The observation, as at the largest table; terms and phase; scores and seats; what a game adds.

        Seats that choose at once are seen as if nobody had chosen yet: who is first is an accident.
        """
        spec, cells, place = self.network_spec(), observation.cells, observation.place
        waiting = self.waiting
        self.waiting = self.asked if self.together() else waiting
        spec.observe(self, seat, cells, place)
        self.waiting = waiting
        place += spec.observed
        counted = self.terms(seat)
        for term in range(i64(len(counted))):
            cells[place + term] = i16(counted[term] // spec.steps[term])
        place += len(counted)
        cells[place + self.phase_for(seat)] = 1
        place += spec.phases
        for ahead in range(self.seats):
            cells[place + ahead] = i16(self.score(after(seat, ahead, self.seats)))
        place += spec.seats
        cells[place + self.seats] = 1
        self.see_more(seat, cells, place + spec.seats + 1)

    def network_judges(self) -> bool:
        """Where there is one."""
        return self.network_spec().network() is not None

    def network_watches(self) -> bool:
        """As the game declares it, where there is one."""
        return self.network_spec().watches and self.network_judges()

    def foresee(self, seat: i64) -> vec[i64]:
        """The points of all sides, and what speaks for each option of the seat."""
        found = vec[i64]()
        spec = self.network_spec()
        network = spec.network()
        if network is None or self.waiting == 0:
            return found
        observation = Observations(0, spec.width)
        observation.cells = spec.blank[:]
        self.see(seat, observation)
        deep = network.look(observation.cells, seat)
        sides = max(self.seats, i64(2))
        for ahead in range(sides):
            side = after(seat, ahead, sides)
            found = append(found, self.score(side) * 100 + network.output(deep, ahead) * 100 // UNIT)
        for option in self.distinct(seat):
            found = append(found, network.output(deep, spec.sides + self.spoken(seat, option)))
        return found

    def worth(self, seat: i64) -> i64:
        """As the network tells a seat that is asked, or one that watches."""
        if self.waits(seat) or (self.waiting and self.network_watches()):
            foreseen = self.foresee(seat)
            if len(foreseen) > 0:
                return foreseen[0]
        return super().worth(seat)

    def spread(self, seat: i64) -> i64:
        """How far off the network is."""
        network = self.network_spec().network()
        if network is None or self.waiting == 0:
            return super().spread(seat)
        return network.spreads[self.phase_for(seat)]

    def learned(self) -> str:
        """A mark of the network."""
        network = self.network_spec().network()
        return super().learned() if network is None else network.mark
