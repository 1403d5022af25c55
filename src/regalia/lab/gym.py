"""Gymnasium environments of all games, one seat against opponents: importing this registers them.

`gymnasium.make("regalia/NAME-v2", opponents=["page", "greedy"])`; opponents are those of `regalia arena`.
"""

from collections.abc import Sequence
from typing import Any

from regalia import games
from regalia.kernel.chance import derived_seed
from regalia.kernel.errors import Trouble, missing
from regalia.kernel.game import Switch
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
from regalia.lab.vector import VectorEnv
from regalia.players import opponents as players
from regalia.players.opponent import Opponent
from regalia.players.outside import send_home

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

LOST = -1.0


class SeatEnv(Copied, gymnasium.Env[Observation, int]):
    """One seat of a table whose other seats are taken by opponents."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        preset: str = "",
        switches: dict[str, Switch] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        """A table for the opponents and one more; with `seat` None the seat is drawn anew in every game."""
        check_render_mode(render_mode)
        self.observer = Observer(name, len(opponents) + 1, preset, switches)
        if seat is not None and not 0 <= seat < self.observer.seats:
            raise Trouble(f"The seats are 0 to {self.observer.seats - 1}, not {seat}.")
        self.opponents = tuple(opponents)
        for mind in self._make_minds():  # so that one who is not there, or cannot play here, is refused now
            mind.suits(self.observer.start(b"-"))
        self.minds: list[Opponent] = []
        self.render_mode = render_mode
        self.observation_space: Any = self.observer.observation_space()
        self.action_space: Any = self.observer.action_space()
        self.wanted_seat = seat
        self._purse = Purse(rewards)

    def _make_minds(self) -> list[Opponent]:
        return [players.make(kind, self.observer.game) for kind in self.opponents]

    def _send_home(self) -> None:
        """The game is over, or broken off: programs among the opponents end, and the next game has new ones."""
        for mind in self.minds:
            mind.leave(self.position)

    def close(self) -> None:
        """Nobody plays here any more; nothing of the opponents stays behind."""
        self._send_home()
        send_home()
        super().close()

    def __getstate__(self) -> dict[str, Any]:
        bots = [kind for kind in self.opponents if kind.startswith(players.OUTSIDE)]
        if bots:
            raise Trouble(f"A table with {bots[0]} cannot be copied: what goes on in that program cannot.")
        return {name: value for name, value in vars(self).items() if name != "minds"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.minds = self._make_minds() if "position" in state else []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """A new game with opponents of its own, run to the first choice of the seat."""
        super().reset(seed=seed)
        self._send_home()
        self.minds = self._make_minds()
        self._seed = self.np_random.bytes(SEED_SIZE)
        self._choices = 0
        wanted = self.wanted_seat
        self.seat = int(self.np_random.integers(self.observer.seats)) if wanted is None else wanted
        self.position = self.observer.start(self._seed)
        self._purse.open(self.position)
        self._others_choose()
        return self._look()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose an option; the others go on to the seat's next choice. An illegal option loses the game."""
        if action not in self.position.options(self.seat):
            observation, info = self._look()
            self._send_home()
            return observation, LOST, True, False, info | {"illegal": int(action)}
        self.position.choose(self.seat, int(action))
        self._others_choose()
        reward = self._purse.take(self.position)[self.seat]
        observation, info = self._look()
        if self.position.over():
            self._send_home()
        return observation, reward, self.position.over(), False, info

    def _others_choose(self) -> None:
        """Opponents choose until the seat is asked or the game is over."""
        position = self.position
        while position.waiting and not position.waits(self.seat):
            other = int(position.turn())
            mind = self.minds[other - (other > self.seat)]
            position.choose(other, mind.choose(position, other, derived_seed(self._seed, f"{self._choices}")))
            self._choices += 1

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        if self.position.over():
            info |= result(self.position, self.seat)
        minds = zip(self.opponents, self.minds, strict=True)
        faults = [{"player": kind, "fault": mind.fault} for kind, mind in minds if mind.fault]
        shown: Observation = {
            "observation": self.observer.features(self.position, self.seat),
            "action_mask": self.action_masks().astype(np.int8),
        }
        return shown, info | ({"faults": faults} if faults else {})

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now; when the game is over anything, as nothing comes of it and no mask may be empty."""
        if self.position.over():
            return np.ones(self.observer.option_count, np.bool_)
        return self.observer.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it."""
        return render(self.position, self.seat, self.render_mode)


def many(name: str, num_envs: int, opponents: Sequence[str] = ("random",), **arguments: Any) -> VectorEnv:
    """What `gymnasium.make_vec` makes: so many such seats at once."""
    return VectorEnv(name, num_envs, opponents=opponents, **arguments)


def identifier(name: str) -> str:
    """The id of a game's environment, its name in capitals without underscores, as in regalia/OneGame-v2."""
    return f"regalia/{name.title().replace('_', '')}-v{VERSION}"


for _game in games.names():
    gymnasium.register(
        identifier(_game),
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:many",
        kwargs={"name": _game},
    )
