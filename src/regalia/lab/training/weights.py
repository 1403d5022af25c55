"""The weights of a network while it learns: made, read, written down, and asked what it thinks."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.network import UNIT, Network, pack
from regalia.kernel.network_input import NetworkSpec

try:
    import torch as torch
except ImportError:
    sys.exit("Training needs PyTorch; pip install torch brings it.")

UNITS, DEEP_UNITS = 256, 128
POINTS = 20.0  # that are one reward
Tensor = Any  # of PyTorch
Weights = dict[str, Tensor]


def new_weights(width: int, options: int, device: str) -> Weights:
    """A network that prefers nothing."""
    found: Weights = {}
    sizes = {"first": (width, UNITS, 1.4), "deep": (UNITS, DEEP_UNITS, 1.4), "options": (DEEP_UNITS, options, 0.01)}
    for name, (before, after, gain) in {**sizes, "value": (DEEP_UNITS, 1, 1.0)}.items():
        found[name] = torch.nn.init.orthogonal_(torch.empty(before, after, device=device), gain)
        found[f"{name}_bias"] = torch.zeros(after, device=device)
    return found


def weights_of(network: Network, spec: NetworkSpec, scale: NDArray[Any], device: str) -> Weights:
    """A network to go on with; it expects the rewards that its points tell."""
    heads = int(spec.sides)
    last = np.array(network.last_weights).reshape(-1, DEEP_UNITS).T / UNIT
    last_bias = np.array(network.last_bias) / UNIT**2
    rewarded = np.r_[1.0, -1.0 if spec.seats == 1 else 0.0, np.zeros(heads - 2)] / POINTS
    plain = {
        "first": np.array(network.weights).reshape(-1, UNITS) / UNIT / scale[:, None],
        "first_bias": np.array(network.bias) / UNIT,
        "deep": np.array(network.deep_weights).reshape(UNITS, DEEP_UNITS) / UNIT,
        "deep_bias": np.array(network.deep_bias) / UNIT**2,
        "options": last[:, heads:],
        "options_bias": last_bias[heads:],
        "value": (last[:, :heads] @ rewarded)[:, None],
        "value_bias": np.array([last_bias[:heads] @ rewarded]),
    }
    return {name: torch.tensor(numbers, dtype=torch.float32, device=device) for name, numbers in plain.items()}


def trained(weights: Weights) -> list[Tensor]:
    """What learning changes: everything but the scale of what is seen."""
    return [weight.requires_grad_() for name, weight in weights.items() if name != "scale"]


def deep_units(weights: Weights, seen: Tensor) -> Tensor:
    """The second layer for what is seen."""
    units = torch.relu(seen.float() * weights["scale"] @ weights["first"] + weights["first_bias"])
    return torch.relu(units @ weights["deep"] + weights["deep_bias"])


def think(weights: Weights, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithm of the chance of every option, and the rewards to expect."""
    deep = deep_units(weights, seen)
    liked = (deep @ weights["options"] + weights["options_bias"]).masked_fill(~masks, -1e9)
    return torch.log_softmax(liked, 1), (deep @ weights["value"] + weights["value_bias"])[:, 0]


def written(weights: Weights, spec: NetworkSpec) -> bytes:
    """The network as opponents read it, but for the points: nothing is expected yet."""
    heads = int(spec.sides)
    plain = {name: weight.detach().cpu().numpy().astype(np.float64) for name, weight in weights.items()}
    last = np.r_[np.zeros((heads, DEEP_UNITS)), plain["options"].T]
    last_bias = np.r_[np.zeros(heads), plain["options_bias"]]
    layers = [
        (plain["first"] * plain["scale"][:, None], plain["first_bias"] * UNIT),
        (plain["deep"], plain["deep_bias"] * UNIT**2),
        (last, last_bias * UNIT**2),
    ]
    sizes = [len(plain["scale"]), UNITS, DEEP_UNITS, len(last)]
    return pack(sizes, [0] * int(spec.phases), [(whole(table * UNIT), whole(bias)) for table, bias in layers])


def whole(numbers: NDArray[np.float64]) -> list[int]:
    """Rounded."""
    return [int(number) for number in np.round(numbers).reshape(-1)]
