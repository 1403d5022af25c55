"""OpenSpiel's search for hidden information (ISMCTS) as a player. It needs pip install 'regalia[spiel]'.

regalia arena kingsburg --players player:examples.ismcts:Ismcts,page --games 20
"""

import numpy as np
from open_spiel.python.algorithms import ismcts

from regalia.lab.spiel import Rollouts, state_at
from regalia.players.python_player import Question

EXPLORES = 2.0


class Ismcts:
    """Knows the rules and nothing else."""

    thoughts = 100  # each is played out at random

    def choose(self, question: Question) -> int:
        """What it tried most often."""
        if len(question.options) == 1:
            return question.options[0].number
        state = state_at(question.game, question.imagined(), question.seat, question.luck)
        luck = np.random.RandomState(question.luck.getrandbits(32))
        bot = ismcts.ISMCTSBot(state.get_game(), Rollouts(1, luck), EXPLORES, self.thoughts, random_state=luck)
        return int(bot.step(state))


class Ismcts1000(Ismcts):
    """Takes its time."""

    thoughts = 1000
