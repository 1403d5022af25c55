"""PPO in one file, in the manner of CleanRL: `python examples/ppo.py kingsburg --minutes 5`.

It sits against an opponent in many games at once, which `gymnasium.make_vec` makes and which are used as they are.
Options outside the mask have no chance. It is rewarded by the points it gains, says how it goes, and saves the network
as a player, which sits down wherever an opponent is named as onnx:kingsburg-ppo.onnx. It needs torch:
pip install 'regalia[lab,onnx,torch]'.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from torch.distributions import Categorical

from regalia.lab.gym import identifier

GAMES, STEPS, HIDDEN = 64, 128, 256
RATE, DISCOUNT, TRACE, CLIP, SPREAD, VALUE = 3e-4, 0.997, 0.95, 0.2, 0.01, 0.5
EPOCHS, PARTS = 4, 8
SCALE = 0.1  # of points
PAUSE = 15.0  # seconds between two lines about how it goes


class Network(nn.Module):
    """An observation in; how much speaks for every option, and what is to come, out."""

    def __init__(self, features: int, options: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.actor, self.critic = nn.Linear(HIDDEN, options), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def both(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores and value; numbers of any size come in as small ones."""
        seen = observation.float()
        hidden = self.body(torch.sign(seen) * torch.log1p(torch.abs(seen)))
        return self.actor(hidden), self.critic(hidden).squeeze(-1)

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        """What a player needs: the scores."""
        return self.both(observation)[0]


def policy_of(scores: torch.Tensor, masks: torch.Tensor) -> Categorical:
    """The chance of every option that is offered."""
    return Categorical(logits=scores.masked_fill(~masks, -1e9), validate_args=False)


class Player:
    """The network at its tables."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env, self.device = env, torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(seed)
        features, options = env.single_observation_space["observation"].shape[0], env.single_action_space.n
        self.network = Network(features, options).to(self.device)
        self.learner = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.shown = self.tensors(env.reset(seed=seed)[0])
        self.steps, self.games, self.won = 0, 0, 0

    def tensors(self, shown: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
        """Observations and masks for the network."""
        seen, masks = torch.from_numpy(shown["observation"]), torch.from_numpy(shown["action_mask"])
        return seen.to(self.device), masks.bool().to(self.device)

    @torch.no_grad()
    def play(self) -> list[torch.Tensor]:
        """Some steps of all games: what was seen, offered and chosen, how likely, and what came of it."""
        story: list[tuple[torch.Tensor, ...]] = []
        for _ in range(STEPS):
            seen, masks = self.shown
            scores, values = self.network.both(seen)
            policy = policy_of(scores, masks)
            options = policy.sample()
            shown, rewards, ended, _, infos = self.env.step(options.cpu().numpy())
            self.shown = self.tensors(shown)
            gained = torch.tensor(rewards * SCALE, dtype=torch.float32, device=self.device)
            over = torch.from_numpy(ended).to(self.device)
            story.append((seen, masks, options, policy.log_prob(options), values, gained, over))
            self.games += int(ended.sum())
            self.won += int(infos["final_info"]["win"].sum()) if ended.any() else 0
        self.steps += STEPS * len(ended)
        return [torch.stack(part) for part in zip(*story, strict=True)]

    @torch.no_grad()
    def advantages(self, values: torch.Tensor, gained: torch.Tensor, over: torch.Tensor) -> torch.Tensor:
        """How much better than expected each choice was (generalised advantage estimation)."""
        ahead, trace, found = self.network.both(self.shown[0])[1], torch.zeros_like(values[0]), torch.zeros_like(values)
        for step in reversed(range(STEPS)):
            goes_on = (~over[step]).float()
            surprise = gained[step] + DISCOUNT * ahead * goes_on - values[step]
            found[step] = trace = surprise + DISCOUNT * TRACE * goes_on * trace
            ahead = values[step]
        return found

    def learn(self) -> None:
        """Play on, and improve by what came of it."""
        seen, masks, options, likely, values, gained, over = self.play()
        better = self.advantages(values, gained, over)
        flat = [part.flatten(0, 1) for part in (seen, masks, options, likely, better, better + values)]
        for _ in range(EPOCHS):
            for part in torch.randperm(len(flat[0]), device=self.device).chunk(PARTS):
                self.improve(*(column[part] for column in flat))

    def improve(
        self,
        seen: torch.Tensor,
        masks: torch.Tensor,
        options: torch.Tensor,
        likely: torch.Tensor,
        better: torch.Tensor,
        returns: torch.Tensor,
    ) -> None:
        """One step of the clipped objective."""
        scores, values = self.network.both(seen)
        policy = policy_of(scores, masks)
        ratio = (policy.log_prob(options) - likely).exp()
        better = (better - better.mean()) / (better.std() + 1e-8)
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        loss = VALUE * (values - returns).square().mean() - gain - SPREAD * policy.entropy().mean()
        self.learner.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.learner.step()


def save(network: nn.Module, features: int, file: Path) -> None:
    """The network as a player: an observation in, how much speaks for every option out."""
    example = (torch.zeros(2, features, dtype=torch.int16),)
    rows = ({0: torch.export.Dim("rows")},)
    names = {"input_names": ["observation"], "output_names": ["scores"]}
    network.cpu().eval()
    torch.onnx.export(network, example, file, external_data=False, dynamic_shapes=rows, verbose=False, **names)
    halve(file)


def halve(file: Path) -> None:
    """Keep the weights in half of the bytes, and no traces of this machine; loaded, they are single floats again."""
    model = onnx.load(file)
    for part in (*model.graph.node, *model.graph.value_info, *model.graph.input, *model.graph.output, model.graph):
        del part.metadata_props[:]
    for weights in [one for one in model.graph.initializer if len(one.dims) > 1]:
        halves = numpy_helper.from_array(numpy_helper.to_array(weights).astype("float16"), f"{weights.name}.half")
        model.graph.initializer.remove(weights)
        model.graph.initializer.append(halves)
        model.graph.node.insert(0, helper.make_node("Cast", [halves.name], [weights.name], to=TensorProto.FLOAT))
    onnx.save(model, file)


def train(env: Any, seconds: float, seed: int) -> Player:
    """A player that has learned for so long, and says now and then what share of its latest games it has won."""
    player, begun, told = Player(env, seed), time.monotonic(), 0.0
    while (passed := time.monotonic() - begun) < seconds:
        player.learn()
        if passed >= told + PAUSE and player.games:
            told = passed
            line = (
                f"{passed / 60:.1f} min: {player.steps} steps, {player.won / player.games:.0%} of {player.games} games"
            )
            sys.stderr.write(f"{line} won\n")
            player.games = player.won = 0
    return player


def main() -> None:
    """Train, and save what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--against", default="page", help="who sits on the other seats, separated by commas")
    parser.add_argument("--workers", type=int, default=0, help="how many processes step the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file of the player; GAME-ppo.onnx if left out")
    chosen = parser.parse_args()
    opponents = chosen.against.split(",")
    table = {"opponents": opponents, "seat": None, "rewards": "points", "workers": chosen.workers}
    env: Any = gymnasium.make_vec(identifier(chosen.game), num_envs=GAMES, **table)
    player = train(env, chosen.minutes * 60, chosen.seed)
    file = chosen.out or Path(f"{chosen.game}-ppo.onnx")
    save(player.network, env.single_observation_space["observation"].shape[0], file)
    env.close()
    sys.stdout.write(f"{chosen.game}: saved as {file} after {player.steps} steps. Now try it:\n")
    sys.stdout.write(f"regalia arena {chosen.game} --players onnx:{file},{chosen.against} --games 100\n")


if __name__ == "__main__":
    main()
