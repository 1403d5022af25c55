"""OpenSpiel's search for hidden information (ISMCTS) as a player. It needs pip install 'regalia[spiel]'.

regalia arena kingsburg --players player:examples.ismcts:Ismcts,page --games 20
"""

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from regalia.lab.spiel import state_at
from regalia.players.python_player import Question

THOUGHTS = 100  # each is played out at random
EXPLORES = 2.0


class Ismcts:
    """Knows the rules and nothing else."""

    def choose(self, question: Question) -> int:
        """What it tried most often."""
        if len(question.options) == 1:
            return question.options[0].number
        state = state_at(question.game, question.imagined(), question.seat, question.luck)
        luck = np.random.RandomState(question.luck.getrandbits(32))
        played_out = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(state.get_game(), played_out, EXPLORES, THOUGHTS, random_state=luck)
        return int(bot.step(state))
