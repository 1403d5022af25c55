"""MaskablePPO of sb3-contrib learns a game: `python examples/maskable_ppo.py kingsburg --minutes 5`.

The environments are used as they are: the masks come from `action_masks()`. What came of it is saved as a player, which
sits down wherever an opponent is named as onnx:kingsburg-maskable.onnx. It needs pip install 'regalia[lab,onnx,torch]'.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from torch import nn

from regalia.lab.gym import identifier

TABLES = 8
PAUSE = 15.0  # seconds between two lines about how it goes


class Progress(BaseCallback):
    """Ends the training in time, and says now and then what share of the latest games was won."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.begun, self.told = seconds, time.monotonic(), 0.0
        self.won: list[bool] = []

    def _on_step(self) -> bool:
        passed = time.monotonic() - self.begun
        self.won += [bool(info["win"]) for info in self.locals["infos"] if "win" in info]
        if passed >= self.told + PAUSE and self.won:
            self.told, share = passed, f"{sum(self.won) / len(self.won):.0%} of {len(self.won)} games won"
            sys.stderr.write(f"{passed / 60:.1f} min: {self.num_timesteps} steps, {share}\n")
            self.won.clear()
        return passed < self.seconds


class Scores(nn.Module):
    """What a player needs of a policy: observation and mask in, how much speaks for every option out."""

    def __init__(self, policy: Any) -> None:
        super().__init__()
        self.policy = policy

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> Any:
        """The scores before the mask, which is applied to them by whoever asks."""
        shown = {"action_mask": mask.float(), "observation": observation.float()}
        features = self.policy.pi_features_extractor(shown)
        return self.policy.action_net(self.policy.mlp_extractor.forward_actor(features))


def save(model: MaskablePPO, file: Path) -> None:
    """The policy as a player."""
    shapes = [model.observation_space[part].shape[0] for part in ("observation", "action_mask")]
    example = (torch.zeros(2, shapes[0], dtype=torch.int16), torch.zeros(2, shapes[1], dtype=torch.int8))
    rows = torch.export.Dim("rows")
    names = {"input_names": ["observation", "mask"], "output_names": ["scores"]}
    scores = Scores(model.policy.cpu()).eval()
    both = ({0: rows}, {0: rows})
    torch.onnx.export(scores, example, file, external_data=False, dynamic_shapes=both, verbose=False, **names)


def learned(game: str, opponents: list[str], seconds: float, seed: int) -> MaskablePPO:
    """A model that has learned against opponents for so long."""
    table: dict[str, Any] = {"opponents": opponents, "seat": None, "rewards": "points"}
    env = make_vec_env(lambda: gymnasium.make(identifier(game), **table), TABLES, seed)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=256, gamma=0.997, seed=seed, device="cpu")
    return model.learn(sys.maxsize, Progress(seconds))


def main() -> None:
    """Train, and save what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--against", default="page", help="who sits on the other seats, separated by commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file of the player; GAME-maskable.onnx if left out")
    chosen = parser.parse_args()
    file = chosen.out or Path(f"{chosen.game}-maskable.onnx")
    model = learned(chosen.game, chosen.against.split(","), chosen.minutes * 60, chosen.seed)
    save(model, file)
    sys.stdout.write(f"{chosen.game}: saved as {file} after {model.num_timesteps} steps. Now try it:\n")
    sys.stdout.write(f"regalia arena {chosen.game} --players onnx:{file},{chosen.against} --games 100\n")


if __name__ == "__main__":
    main()
