"""Thousands of games at once, and what a network learns from them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.kernel.network_input import Table
from regalia.lab.learning.training_batch import SIDES
from regalia.lab.training.advantages import advantages_of
from regalia.lab.training.rollouts import GROUPS, Plan, Rollouts
from regalia.lab.training.weights import POINTS, Tensor, Weights, think, torch, trained

STEPS, EPOCHS, BATCH = 48, 3, 16384
LEAST_BATCHES = 8  # of an epoch, where few games are played at once
LATER = 0.96  # how much less each later surprise tells about a choice; points themselves are not discounted
CLIP, STEEP = 0.2, 0.5
VICTORY = 0.7  # reward for winning the whole table


@dataclass
class RolloutBuffer:
    """What was seen, chosen and gained in some steps of all games; the last value and turn are of what comes after."""

    seen: Tensor
    masks: Tensor
    options: Tensor
    chances: Tensor
    values: Tensor
    turns: Tensor
    rewards: Tensor  # of every side
    ended: Tensor
    finals: Tensor

    @classmethod
    def empty(cls, plan: Plan, device: str) -> "RolloutBuffer":
        """Room for the steps of all games."""
        shape, later = (STEPS, GROUPS, plan.games), (STEPS + 1, GROUPS, plan.games)

        def room(size: tuple[int, ...], kind: Any) -> Tensor:
            return torch.zeros(size, dtype=kind, device=device)

        return cls(
            seen=room((*shape, plan.width), torch.int16),
            masks=room((*shape, plan.options), torch.bool),
            options=room(shape, torch.int64),
            chances=room(shape, torch.float32),
            values=room(later, torch.float32),
            turns=room(later, torch.int64),
            rewards=room((*shape, SIDES), torch.float32),
            ended=room(shape, torch.bool),
            finals=room((*shape, SIDES), torch.int16),
        )


class Trainer:
    """Plays and learns by turns."""

    def __init__(self, rollouts: Rollouts, weights: Weights, device: str) -> None:
        self.rollouts, self.weights, self.device = rollouts, weights, device
        self.learner = torch.optim.Adam(trained(weights), eps=1e-5)
        self.buffer = RolloutBuffer.empty(rollouts.plan, device)
        self.ends: dict[Table, list[Any]] = {table: [] for table in rollouts.plan.tables}  # points, not told yet
        if device == "cuda":  # memory that stays where it is can be copied while other work goes on
            for numbers in rollouts.shared.values():
                torch.cuda.cudart().cudaHostRegister(numbers.ctypes.data, numbers.nbytes, 0)

    def look(self, key: str, group: int) -> Tensor:
        """What a group of games shows."""
        return torch.from_numpy(self.rollouts.shared[key][group]).to(self.device, non_blocking=True)

    def play(self) -> None:
        """Some steps of all games, into the buffer."""
        for step in range(STEPS):
            for group in range(GROUPS):
                if step:
                    self.receive(step - 1, group)
                self.choose(step, group)
        for group in range(GROUPS):
            self.receive(STEPS - 1, group)
            with torch.no_grad():
                masks = self.look("masks", group).bool()
                self.buffer.values[STEPS, group] = think(self.weights, self.look("seen", group), masks)[1]
            self.buffer.turns[STEPS, group] = self.look("turns", group)
        self.note_ends()

    def note_ends(self) -> None:
        """How the games that ended in these steps have ended."""
        plan, ended, finals = self.rollouts.plan, self.buffer.ended.cpu().numpy(), self.buffer.finals.cpu().numpy()
        for worker, table in enumerate(plan.tables):
            rows = plan.rows(worker)
            self.ends[table].append(finals[:, :, rows][ended[:, :, rows]])

    def choose(self, step: int, group: int) -> None:
        """Choose in every game of a group, and let it be stepped."""
        seen, masks = self.look("seen", group), self.look("masks", group).bool()
        with torch.no_grad():
            chances, values = think(self.weights, seen, masks)
            options = torch.argmax(chances - torch.empty_like(chances).exponential_().clamp_min(1e-20).log(), 1)
        buffer = self.buffer
        buffer.seen[step, group], buffer.masks[step, group], buffer.options[step, group] = seen, masks, options
        buffer.chances[step, group] = chances.gather(1, options[:, None])[:, 0]
        buffer.values[step, group] = values
        buffer.turns[step, group] = self.look("turns", group)
        self.rollouts.send(group, options.cpu().numpy())

    def receive(self, step: int, group: int) -> None:
        """What a step has brought."""
        self.rollouts.wait(group)
        ended, finals = self.look("ended", group).bool(), self.look("finals", group)
        won = self.look("won", group).bool() & ended[:, None]
        self.buffer.rewards[step, group] = self.look("rewards", group) / POINTS + VICTORY * won
        self.buffer.ended[step, group], self.buffer.finals[step, group] = ended, finals

    def learn(self, doubt: float) -> None:
        """Make choices that turned out better than expected more likely, within bounds."""
        buffer = self.buffer
        there = (buffer.values, buffer.turns, buffer.rewards, buffer.ended)
        values, turns, rewards, ended = (each.cpu().numpy() for each in there)
        found = advantages_of(values, turns, rewards, ended, LATER)
        advantages, known = (torch.from_numpy(each).to(self.device) for each in found)
        returns = (advantages + buffer.values[:STEPS]).reshape(-1)
        advantages = advantages.reshape(-1)
        rows = known.reshape(-1).nonzero()[:, 0]
        advantages = (advantages - advantages[rows].mean()) / (advantages[rows].std() + 1e-8)
        batch = min(BATCH, max(1, len(rows) // LEAST_BATCHES))
        for _ in range(EPOCHS):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for first in range(0, len(rows) - batch + 1, batch):
                self.improve(order[first : first + batch], advantages, returns, doubt)

    def improve(self, rows: Tensor, advantages: Tensor, returns: Tensor, doubt: float) -> None:
        """One step of the learner."""
        buffer, plan = self.buffer, self.rollouts.plan
        masks = buffer.masks.view(-1, plan.options)[rows]
        chances, values = think(self.weights, buffer.seen.view(-1, plan.width)[rows], masks)
        chosen = chances.gather(1, buffer.options.view(-1)[rows][:, None])[:, 0]
        ratio = torch.exp(chosen - buffer.chances.view(-1)[rows])
        gained = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
        missed = torch.nn.functional.mse_loss(values, returns[rows])
        unsure = -(chances.exp() * chances.masked_fill(~masks, 0)).sum(1).mean()
        self.learner.zero_grad(set_to_none=True)
        (0.5 * missed - gained - doubt * unsure).backward()
        torch.nn.utils.clip_grad_norm_(trained(self.weights), STEEP)
        self.learner.step()

    def told(self) -> str:
        """How the games at each kind of table have ended since this was last told."""
        lines = []
        for table, noted in self.ends.items():
            ends = np.concatenate(noted)
            noted.clear()
            if len(ends):
                points = ", ".join(f"{each:.1f}" for each in ends[:, : max(2, table.seats)].mean(0))
                lines.append(f"{table.seats} seats {table.preset}: {points} points in {len(ends)} games")
        return "\n  ".join(lines)
