"""A player in Python: asked in the same process with all that its seat knows.

regalia arena kingsburg --players squire,player:examples.player:Mine --games 10
"""

from regalia.players.python_player import Question


class Mine:
    """Your idea goes here. A new one sits down for every game; load what is large once, when the module is read."""

    def choose(self, question: Question) -> int:
        """The number or the name of one of `question.options`.

        `question.view` is what a person would see, `question.observation` and `question.mask` are what the
        environments show; draw from `question.luck`, and the same game once more gives the same choices.
        """
        return question.luck.choice(question.options).number
