"""All games for OpenSpiel: importing this registers them as regalia_NAME.

`pyspiel.load_game("regalia_kingsburg(seats=3)")`. A game begins with one chance node, the deal, from which all its luck
follows. Seats that choose at once do so one after the other, the lowest first, and nothing of an answer shows before
all have answered. A state can be dealt anew from what a seat knows, as ISMCTS wants it.
"""

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any

from regalia import games
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.errors import Trouble, missing
from regalia.kernel.position import Position
from regalia.lab.envs.observer import Observer
from regalia.lab.envs.stepper import rank_rewards
from regalia.players.playout import play_out

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts
except ImportError as error:
    raise missing(error, "spiel") from None

DEALS = 1000  # the luck of a game is one of so many
LONGEST = 100_000  # choices; no game is nearly as long
PREFIX = "regalia_"


class Table:
    """A position that is copied as OpenSpiel copies: by deepcopy."""

    def __init__(self, position: Position | None, seen: list[bytes]) -> None:
        self.position = position
        self.seen = seen  # for every seat, a mark of all that it has seen and chosen

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return Table(self.position and self.position.copy(), self.seen[:])


def game_type(name: str) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    game = games.find(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # alone at the table it is not a sum of zero
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seat_counts[-1], "preset": "", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of a game; `seats` and `preset` as in the other environments, `deals` how many there are."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.observer = Observer(name, chosen.get("seats", 0), chosen.get("preset", ""))
        self.deals = chosen.get("deals", DEALS)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.observer.option_count,
            max_chance_outcomes=self.deals,
            num_players=self.observer.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, chosen)

    def new_initial_state(self, *_: object) -> "SpielState":
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a seat knows, as numbers."""
        return SpielObserver(self.observer)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(None, [b""] * game.observer.seats)

    @property
    def position(self) -> Position:
        """The game as it stands."""
        assert self.table.position is not None, "nothing is dealt yet"
        return self.table.position

    def current_player(self) -> Any:
        """The seat to move; luck before the deal."""
        if self.table.position is None:
            return pyspiel.PlayerId.CHANCE
        return int(self.position.turn()) if self.position.waiting else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(option) for option in self.position.options(player))

    def _apply_action(self, action: int) -> None:
        if self.table.position is None:
            self.table.position = self.get_game().observer.start(derived_seed(b"spiel", f"deal {action}"))
            return
        seat = int(self.position.turn())
        self.table.seen[seat] = self._mark(seat, b"%d" % action)
        self.position.choose(seat, action)

    def _mark(self, seat: int, said: bytes) -> bytes:
        knows = self.get_game().observer.features(self.position, seat).tobytes()
        return blake2b(self.table.seen[seat] + knows + said, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        return self.position.name(player, action) if self.position.waits(player) else f"option {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.position is not None and self.position.over()

    def returns(self) -> list[float]:
        """1 for the first place at the end, -1 for the last, even steps between."""
        return rank_rewards(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """A mark of all that a seat has seen and chosen, and sees now."""
        seat = self.current_player() if player is None else player
        return self._mark(seat, b"now").hex() if self.table.position is not None else ""

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> "SpielState":
        """The same to a seat, with everything that it cannot know dealt anew; luck gives numbers from 0 to 1."""
        found: SpielState = self.clone()
        seed = b"%d" % int(luck() * 2**52)
        found.position.redraw(player, Chance(seed, found.position.chance.streams))
        found.table.seen = [mark if seat == player else seed for seat, mark in enumerate(found.table.seen)]
        return found

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


def state_at(name: str, position: Position, seat: int, luck: Random) -> SpielState:
    """The state in which a seat is asked in the middle of a game; what was seen before is not told apart.

    A state asks seats that choose at once one after the other: those before this one choose anything, unseen.
    """
    if not position.waits(seat):
        raise Trouble(f"Seat {seat} is not asked now; a state begins with a seat that is.")
    state: SpielState = pyspiel.load_game(f"{PREFIX}{name}(seats={int(position.seats)})").new_initial_state()
    state.table.position = position.copy()
    while state.current_player() != seat:
        state.position.choose(state.current_player(), luck.choice(state.legal_actions()))
    return state


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts, played by the engine itself; equal options count as one."""

    def evaluate(self, state: SpielState) -> Any:
        """What every seat gets on average when all choose at random from here on."""
        if state.is_chance_node():
            return super().evaluate(state)
        return np.mean([self._played_out(state.position.copy()) for _ in range(self.n_rollouts)], axis=0)

    def _played_out(self, position: Position) -> list[float]:
        play_out(position, Chance(self._random_state.bytes(16), ("rollout",)))
        return rank_rewards(position)


class SpielObserver:
    """What a seat knows, in the order of the names of the other environments."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = np.zeros(len(observer.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a seat knows; nothing before the deal."""
        dealt = state.table.position is not None
        self.tensor[:] = self.observer.features(state.position, player) if dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        self.set_from(state, player)
        return " ".join(f"{number:g}" for number in self.tensor)


def register(name: str) -> None:
    """Let OpenSpiel know a game."""
    kind = game_type(name)

    class Loaded(SpielGame):
        """That game, as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Loaded)


for _game in games.names():
    register(_game)
