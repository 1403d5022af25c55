"""PettingZoo environments of all games: `from regalia.lab.zoo import NAME_v2`, then `NAME_v2.env(seats=3)`.

Importing this registers them too: `pettingzoo.make("aec", "regalia/NAME-v2", seats=3)`.

Seats choose one after the other. Where several choose at once, the lower seat is asked first, and nothing of an
answer shows in the observation of the others before all have answered.
"""

from typing import Any

from regalia import games
from regalia.kernel.errors import Trouble, missing
from regalia.kernel.game import Switch
from regalia.kernel.position import Position
from regalia.lab.envs.observer import (
    RENDER_MODES,
    SEED_SIZE,
    VERSION,
    Copied,
    Observation,
    Observer,
    Purse,
    check_render_mode,
    render,
    result,
)
from regalia.lab.show.pixels import Pixels

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register
except ImportError as error:
    raise missing(error) from None

ILLEGAL_REWARD = -1.0


class TableEnv(Copied, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. Agents are seat_0, seat_1, ...; an action is the number of an option.

    It watches over order and legality itself, since PettingZoo's wrappers for that take longer than the game.
    """

    agents: list[str]
    infos: dict[str, dict[str, Any]]

    def __init__(
        self,
        name: str,
        seats: int = 0,
        preset: str = "",
        switches: dict[str, Switch] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
        illegal_loses: bool = False,
    ) -> None:
        """A table of a game; `rewards` by rank (1 to -1 at the end) or by points (as they are gained).

        An illegal option raises IllegalChoice, or with `illegal_loses` costs the seat the game.
        """
        super().__init__()
        check_render_mode(render_mode)
        self.observer = Observer(name, seats, preset, switches)
        self.metadata = {
            "name": f"{name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.observer.seats)]
        self.agents = []
        self.observation_spaces = {agent: self.observer.observation_space() for agent in self.possible_agents}
        self.state_space = self.observer.state_space()
        self.action_spaces = {agent: self.observer.action_space() for agent in self.possible_agents}
        self.position: Position | None = None
        self.illegal_loses = illegal_loses
        self._purse = Purse(rewards)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """The space of a seat's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        """The space of a seat's options, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the luck goes on from the last one."""
        if seed is not None:
            self._luck = seeding.np_random(seed)[0]
        position = self.observer.start(self._luck.bytes(SEED_SIZE))
        self.position = position
        self._purse.open(position)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[position.turn()]
        self._skip_agent_selection = None

    def table(self) -> Position:
        """The game as it stands."""
        if self.position is None:
            raise Trouble("There is no game yet: call reset first.")
        return self.position

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may choose now: nothing when it is not asked, anything when all is over."""
        shown = self.observer.observe(self.table(), self._seat[agent])
        if self.terminations.get(agent, True):  # those who have taken their leave are not there any more
            shown["action_mask"][:] = 1  # nothing comes of it, and an empty mask breaks samplers
        return shown

    def state(self) -> NDArray[np.int16]:
        """What all seats know together: their observations, one after the other."""
        position = self.table()
        return np.concatenate([self.observer.features(position, seat) for seat in range(self.observer.seats)])

    def step(self, action: int | None) -> None:
        """The selected seat chooses an option; when the game is over every seat takes its leave with None."""
        position, agent = self.table(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has not finished and must choose an option.")
        self._cumulative_rewards[agent] = 0.0
        if self.illegal_loses and action not in position.options(self._seat[agent]):
            self._end({other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents})
        else:
            position.choose(self._seat[agent], int(action))
            earned = dict(zip(self.possible_agents, self._purse.take(position), strict=True))
            if position.waiting:
                self.rewards = earned
                self.agent_selection = self.possible_agents[position.turn()]
            else:
                self._end(earned)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        """The game is over for all; they take their leave from the first seat on."""
        self.rewards = rewards
        if self.table().over():
            self.infos = {agent: result(self.table(), self._seat[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | Pixels | None:
        """The table as the selected seat sees it."""
        return render(self.table(), self._seat[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class Maker:
    """The environments of one game, as PettingZoo's own modules offer them."""

    def __init__(self, name: str) -> None:
        self.name = name

    def raw_env(self, **arguments: Any) -> TableEnv:
        """A table where an illegal option raises IllegalChoice."""
        return TableEnv(self.name, **arguments)

    def env(self, **arguments: Any) -> TableEnv:
        """A table where a seat that chooses an illegal option has lost, as is the custom of PettingZoo."""
        return TableEnv(self.name, **arguments, illegal_loses=True)


def __getattr__(name: str) -> Maker:
    """`NAME_v2` for each game."""
    for game in games.names():
        if name == f"{game}_v{VERSION}":
            return Maker(game)
    raise AttributeError(f"module {__name__} has no {name}; there is {', '.join(environments())}")


def environments() -> list[str]:
    """The names of all environments."""
    return [f"{game}_v{VERSION}" for game in games.names()]


for _game in games.names():
    register("aec", f"regalia/{_game}-v{VERSION}", Maker(_game).env)
