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
from regalia.kernel.sheet import Draft, SheetError


def add_script(draft: Draft, words: Any, spot: tuple[str, ...], choice: int = -1) -> int:
    """A reward as entries of the script, from the left; equal ones side by side count as one (PA-R18)."""
    if not isinstance(words, list):
        raise SheetError(spot, f"expected a list of rewards, found {words!r}")
    entries: list[int] = []
    last = -1
    for word in words:
        if word not in VERBS:
            raise SheetError(spot, f"unknown reward {word!r}; allowed are {', '.join(VERBS)}")
        verb = VERBS.index(word)
        full = verb == DISCARD_SUSPICION and last == verb and entries[-1] // VERB_SPAN == DISCARDS
        if verb == last and verb < COUNTED and verb != PRAYER and not full:
            entries[-1] += VERB_SPAN
        else:
            entries.append(verb + VERB_SPAN)
        last = verb
    if choice >= 0:
        entries.append(CHOOSE + VERB_SPAN * choice)
    start = len(draft.script)
    draft.script += [*entries, SCRIPT_END]
    return start


def add_choice(draft: Draft, lists: Any, spot: tuple[str, ...]) -> int:
    """A choice between rewards, or -1 where the list is empty."""
    if not isinstance(lists, list) or len(lists) > ALTERNATIVES or len(lists) == 1:
        raise SheetError(spot, f"expected no alternatives, or 2 to {ALTERNATIVES} lists of rewards")
    if not lists:
        return -1
    starts = [add_script(draft, words, spot) for words in lists]
    starts += [-1] * (ALTERNATIVES - len(starts))
    draft.choices += starts
    return len(draft.choices) // ALTERNATIVES - 1


def workers_script(draft: Draft, words: Any, count: int, spot: tuple[str, ...]) -> int:
    """So many workers as a reward."""
    if not isinstance(words, list) or len(words) != count or any(word not in WORKERS for word in words):
        raise SheetError(spot, f"expected {count} of {', '.join(WORKERS)}")
    return add_script(draft, sorted(words, key=WORKERS.index), spot)
