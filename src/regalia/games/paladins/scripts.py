"""Rewards as scripts: what a reward gives, entry by entry, in the form the rules carry out."""

from typing import Any

from regalia.games.paladins.components import (
    ALTERNATIVES,
    CHOOSE,
    COUNTED,
    DISCARD_SUSPICION,
    DISCARDS,
    PRAYER,
    SCRIPT_END,
    VERB_SPAN,
    VERBS,
    WORKERS,
)
from regalia.kernel.sheet import SheetError
from regalia.kernel.vectors import append, i64, vec


class Scripts:
    """Rewards as scripts: entries of one long list, from a start to an end mark; and choices between them."""

    def __init__(self) -> None:
        self.script: vec[i64] = vec[i64]()
        self.choices: vec[i64] = vec[i64]()  # ALTERNATIVES scripts for each choice, or -1

    def add_script(self, words: Any, spot: tuple[str, ...], choice: int = -1) -> int:
        """A reward as entries of the script, from the left; equal ones side by side count as one (PA-R18)."""
        start = len(self.script)
        if not isinstance(words, list):
            raise SheetError(spot, f"expected a list of rewards, found {words!r}")
        last = -1
        for word in words:
            if word not in VERBS:
                raise SheetError(spot, f"unknown reward {word!r}; allowed are {', '.join(VERBS)}")
            verb = VERBS.index(word)
            full = (
                verb == DISCARD_SUSPICION
                and last == verb
                and self.script[len(self.script) - 1] // VERB_SPAN == DISCARDS
            )
            if verb == last and verb < COUNTED and verb != PRAYER and not full:
                self.script[len(self.script) - 1] += VERB_SPAN
            else:
                self.script = append(self.script, verb + VERB_SPAN)
            last = verb
        if choice >= 0:
            self.script = append(self.script, CHOOSE + VERB_SPAN * choice)
        self.script = append(self.script, SCRIPT_END)
        return start

    def add_choice(self, lists: Any, spot: tuple[str, ...]) -> int:
        """A choice between rewards, or -1 where the list is empty."""
        if not isinstance(lists, list) or len(lists) > ALTERNATIVES or len(lists) == 1:
            raise SheetError(spot, f"expected no alternatives, or 2 to {ALTERNATIVES} lists of rewards")
        if not lists:
            return -1
        starts = [self.add_script(words, spot) for words in lists]
        starts += [-1] * (ALTERNATIVES - len(starts))
        for start in starts:
            self.choices = append(self.choices, start)
        return len(self.choices) // ALTERNATIVES - 1

    def workers_script(self, words: Any, count: int, spot: tuple[str, ...]) -> int:
        """So many workers as a reward."""
        if not isinstance(words, list) or len(words) != count or any(word not in WORKERS for word in words):
            raise SheetError(spot, f"expected {count} of {', '.join(WORKERS)}")
        return self.add_script(sorted(words, key=WORKERS.index), spot)

    def words_of(self, start: i64) -> list[tuple[str, int]]:
        """A script as amounts, without its choice."""
        found: list[tuple[str, int]] = []
        while self.script[start] >= 0:
            verb, count = self.script[start] % VERB_SPAN, self.script[start] // VERB_SPAN
            if verb != CHOOSE:
                found.append((VERBS[verb], int(count)))
            start += 1
        return found

    def choice_of(self, start: i64) -> i64:
        """The number of the choice that a script ends with, or -1."""
        while self.script[start] >= 0:
            if self.script[start] % VERB_SPAN == CHOOSE:
                return self.script[start] // VERB_SPAN
            start += 1
        return -1
