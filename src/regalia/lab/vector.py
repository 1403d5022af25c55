"""A vector environment of Gymnasium: many games stepped in one compiled call, by one process or by several."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from regalia.kernel.errors import Trouble, missing
from regalia.kernel.game import Switch
from regalia.lab.envs.crew import Crew
from regalia.lab.envs.many import Plan, Rows
from regalia.lab.envs.observer import REWARDS, Copied, Observation, Observer
from regalia.lab.envs.stepper import REST
from regalia.players import opponents as players

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymVectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

Step = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]
SEEDS = 2**31


class VectorEnv(Copied, GymVectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Games side by side, each with one seat to move.

    With opponents a learner sits on one seat of every game; without, it plays all seats in turn, and is rewarded by
    what its choice brought the seat that made it. What `reset` and `step` return is the caller's own. The arrays below
    are not: they show all games anew after every step, in place, for those who copy what they keep.

    observations  (games, features)  int16    what the seat to move knows, in the order of `names`
    masks         (games, options)   bool     what it may choose
    turns         (games,)           int64    the seat to move
    rewards       (games, seats)     float64  what the last step brought to every seat
    terminations  (games,)           bool     whether the last step ended a game; the rest is of the next one then
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    turns: NDArray[np.int64]
    rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: int = 0,
        preset: str = "",
        switches: dict[str, Switch] | None = None,
        rewards: str = "rank",
        seed: int = 0,
        opponents: Sequence[str] = (),
        seat: int | None = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        """So many tables of a game, ready to be stepped, by so many processes of which this one is the first.

        Without `copy` observations and masks are not the caller's own, but change in place and are read only.
        """
        if num_envs < max(1, workers):
            raise Trouble(f"At least {max(1, workers)} games are needed, not {num_envs}.")
        if rewards not in REWARDS:
            raise Trouble(f"Rewards are given by {' or '.join(REWARDS)}, not by '{rewards}'.")
        mode = AutoresetMode(autoreset_mode)
        if mode == AutoresetMode.DISABLED:
            raise Trouble("Games begin anew in the same step or in the next, not by hand.")
        observer = Observer(name, len(opponents) + 1 if opponents else seats, preset, switches)
        if seat is not None and not 0 <= seat < observer.seats:
            raise Trouble(f"The seats are 0 to {observer.seats - 1}, not {seat}.")
        for kind in opponents:
            players.make(kind, observer.game).suits(observer.start(b"-"))
        plan = Plan(rewards == "points", tuple(opponents), seat, mode == AutoresetMode.NEXT_STEP, seed)
        self._lay(observer, plan, num_envs, workers, copy)

    def _lay(self, observer: Observer, plan: Plan, count: int, workers: int, copy: bool) -> None:
        self.observer, self._plan, self._copy = observer, plan, copy
        self.num_envs = self.count = count
        self.seats, self.names, self.option_count = observer.seats, observer.names, observer.option_count
        self.single_observation_space = observer.observation_space()
        self.single_action_space = observer.action_space()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        mode = AutoresetMode.NEXT_STEP if plan.next_step else AutoresetMode.SAME_STEP
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._workers = workers
        self._everywhere = np.ones(count, np.bool_)
        self._rows: Rows | Crew = (
            Crew(observer, plan, count, workers) if workers > 1 else Rows(observer, plan, 0, count, count)
        )
        self._look()

    def _look(self) -> None:
        """The arrays that show the games."""
        arrays = {name: array.view() for name, array in self._rows.arrays.items()}
        for array in arrays.values():
            array.flags.writeable = False
        self._arrays = arrays
        self._flags = arrays["masks"].view(np.int8)
        self.observations, self.masks, self.turns = arrays["observations"], arrays["masks"], arrays["turns"]
        self.rewards, self.terminations = arrays["rewards"], arrays["terminations"]
        self._over = np.zeros(self.count, np.bool_)  # games that rest in the next step

    def __getstate__(self) -> dict[str, Any]:
        bots = [kind for kind in self._plan.opponents if kind.startswith(players.OUTSIDE)]
        if bots or isinstance(self._rows, Crew):
            raise Trouble(f"Games with {bots[0] if bots else 'processes of their own'} cannot be copied.")
        return {
            "table": (self.observer, asdict(self._plan), self.count, self._copy),
            "games": self._rows.packed(),
            "over": self._over,
            "luck": (self._np_random, self._np_random_seed),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        observer, plan, count, copy = state["table"]
        self._lay(observer, Plan(**plan), count, 0, copy)
        if isinstance(self._rows, Rows):
            self._rows.unpack(state["games"])
        self._over[:] = state["over"]
        self._np_random, self._np_random_seed = state["luck"]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; the same seed gives the same games, however many processes step them."""
        self._must_be_open()
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._plan = replace(self._plan, seed=chosen)
        if isinstance(self._rows, Crew):
            self._rows.begin(chosen)
        else:
            self._rows.close()
            self._rows = Rows(self.observer, self._plan, 0, self.count, self.count)
        self._look()
        return self._shown(self._copy), self._told()

    def step(self, actions: NDArray[Any]) -> Step:
        """One choice in every game; an illegal one raises IllegalChoice, and nothing has changed."""
        self._must_be_open()
        choices = np.asarray(actions)
        next_step, own = self._plan.next_step, self._arrays
        if next_step and len(choices) == self.count:
            choices = np.where(self._over, REST, choices)
        self._rows.step(choices)
        ended, infos = own["terminations"].copy(), self._told()
        games = np.flatnonzero(ended)
        shown = self._shown(self._copy or (len(games) > 0 and next_step))
        if next_step:
            self._over[:] = ended
        if len(games):
            (self._rest if next_step else self._part)(games, shown, infos)
        return shown, own["earned"].copy(), ended, np.zeros(self.count, np.bool_), infos

    def _must_be_open(self) -> None:
        if self._rows.closed:
            raise Trouble("These games are closed; make another environment.")

    def _shown(self, copied: bool) -> Observation:
        shown: Observation = {"observation": self.observations, "action_mask": self._flags}
        return {part: rows.copy() for part, rows in shown.items()} if copied else shown

    def _told(self) -> dict[str, Any]:
        """Which seat is to move, and what the last step brought to every seat."""
        every = self._everywhere.copy()
        return {"seat": self.turns.copy(), "_seat": every, "rewards": self.rewards.copy(), "_rewards": every}

    def _part(self, games: NDArray[np.intp], shown: Observation, infos: dict[str, Any]) -> None:
        """In the step that ends a game, the next one is shown; how it ended is told besides."""
        ended = self.terminations.copy()
        finals = np.empty(self.count, object)
        for game, final in zip(games.tolist(), self._finals(games), strict=True):
            finals[game] = final
        infos |= {"final_obs": finals, "_final_obs": ended, "final_info": self._result(games), "_final_info": ended}

    def _rest(self, games: NDArray[np.intp], shown: Observation, infos: dict[str, Any]) -> None:
        """A game that has ended is shown as it ended, and the next one begins in the next step."""
        for game, final in zip(games.tolist(), self._finals(games), strict=True):
            for part, row in final.items():
                shown[part][game] = row
            infos["seat"][game] = self._arrays["lasts"][game]
        infos |= self._result(games)

    def _finals(self, games: NDArray[np.intp]) -> list[Observation]:
        """What the learner knew at the end of some games; whatever it chooses then, nothing comes of it."""
        masks = np.ones((len(games), self.option_count), np.int8)
        known = self._arrays["finals"].take(games, axis=0)
        return [{"observation": row, "action_mask": mask} for row, mask in zip(known, masks, strict=True)]

    def _result(self, games: NDArray[np.intp]) -> dict[str, Any]:
        """Points and places of games that have just ended, whether the learner has won, and faults of opponents."""
        ended, arrays = self.terminations.copy(), self._arrays
        found: dict[str, NDArray[Any]] = {
            name: np.where(ended[:, None], arrays[name], 0) for name in ("scores", "ranks")
        }
        found["win"] = np.zeros(self.count, np.bool_)
        found["win"][games] = arrays["ranks"][games, arrays["lasts"][games]] == 1
        told = found | {f"_{name}": ended for name in found}
        if not self._plan.opponents:
            return told
        failed = ended & (arrays["faults"] != "")
        if failed.any():
            told |= {"faults": np.where(failed, arrays["faults"], "").astype(object), "_faults": failed}
        return told

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen in every game now; anything in one that rests."""
        return self.masks | self._over[:, None]

    def sample(self) -> NDArray[np.int64]:
        """A random legal option for every game; the next sample is written over it."""
        return self._rows.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Nobody plays here any more; processes and opponents go home."""
        self._rows.close()
