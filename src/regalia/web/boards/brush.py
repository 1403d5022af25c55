"""What all boards are drawn with: `art` in a template. Pictures, counts, dice, and words for those who do not see them.

These are called by the thousand, so they are functions and not macros of a template.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from regalia.kernel.texts import Texts
from regalia.web.boards import symbols

Amounts = Sequence[tuple[str, int]]


class Brush:
    """Draws for one game in one language."""

    def __init__(self, game: str, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def icon(self, name: str, label: str = "") -> Markup:
        """A symbol of the game."""
        return _icon(self.game, name, label)

    def drawing(self, kind: str, name: str) -> Markup:
        """A symbol of the game in a class of its own, which says how large it is."""
        return _used(kind, self.game, name)

    def portrait(self, person: str) -> Markup:
        """The face of somebody."""
        return self.drawing("portrait", f"portrait-{person}")

    def shield(self, seat: int) -> Markup:
        """The arms of a seat."""
        return self.drawing("icon shield", f"shield-{seat}")

    def said(self, words: str) -> Markup:
        """Words for those who do not see the picture."""
        return _said(words)

    def amount(self, thing: str, count: int, loud: bool = True) -> Markup:
        """A count before its picture; a loud one also says it."""
        if not loud:
            return _amount(self.game, thing, count)
        words = escape(self.texts.amounts([(thing, count)]))
        number = f'<b aria-hidden="true">{count}</b>' if count != 1 else ""
        return Markup(f'<span class="amount">{number}{self.icon(thing)}{self.said(words)}</span>')

    def amount_row(self, amounts: Amounts, loud: bool = True) -> Markup:
        """Several amounts."""
        return Markup("".join(self.amount(thing, count, loud) for thing, count in amounts))

    def things(self, details: Mapping[str, object]) -> Markup:
        """What a phrase speaks of, in pictures: what is given, and after an arrow what is taken for it."""
        lists = {key: value for key, value in details.items() if isinstance(value, list) and self._drawn(value)}
        take = lists.pop("take", [])
        give = [amount for value in lists.values() for amount in value if value != take]
        return _signs(self.game, tuple(give), tuple(take)) if give or take else Markup("")

    def _drawn(self, amounts: Amounts) -> bool:
        """Whether there is a picture of every thing in a list."""
        return bool(amounts) and all(isinstance(one, tuple) and one[0] in symbols.names(self.game) for one in amounts)

    def count(self, thing: str, number: int, words: str) -> Markup:
        """A picture, always with its number: for holdings."""
        return _count(self.game, thing, number, words)

    def die(self, piece: str, seat: int, face: int, white: bool, words: str) -> Markup:
        """A die; a face of 0 was not rolled yet."""
        kind = f"die seat-{seat}{' white' if white else ''}{'' if face else ' blank'}"
        shown = f"{self.icon(f'die-{face}')}{self.said(words)}"
        return Markup(f'<span class="{kind}" data-piece="{escape(piece)}">{shown}</span>')


@lru_cache(maxsize=4096)
def _icon(game: str, name: str, label: str) -> Markup:
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="icon icon-{escape(name)}" {spoken}>{_use(game, name)}</svg>')


@lru_cache(maxsize=4096, typed=True)  # the same letters may be escaped already, or not yet
def _said(words: str) -> Markup:
    return Markup(f'<span class="hidden">{escape(words)}</span>')


@lru_cache(maxsize=4096, typed=True)
def _count(game: str, thing: str, number: int, words: str) -> Markup:
    shown = f'{_icon(game, thing, "")}<b aria-hidden="true">{number}</b>{_said(words)}'
    return Markup(f'<span class="count" title="{escape(words)}">{shown}</span>')


@lru_cache(maxsize=4096)
def _amount(game: str, thing: str, count: int) -> Markup:
    return Markup(f'<span class="amount">{f"<b>{count}</b>" if count != 1 else ""}{_icon(game, thing, "")}</span>')


@lru_cache(maxsize=4096)
def _signs(game: str, give: tuple[tuple[str, int], ...], take: tuple[tuple[str, int], ...]) -> Markup:
    given, taken = ("".join(_amount(game, *one) for one in row) for row in (give, take))
    arrow = _icon(game, "arrow", "") if give and take else ""
    return Markup(f'<span class="signs" aria-hidden="true">{given}{arrow}{taken}</span>')


@lru_cache(maxsize=4096)
def _used(kind: str, game: str, name: str) -> Markup:
    return Markup(f'<svg class="{escape(kind)}" aria-hidden="true">{_use(game, name)}</svg>')


def _use(game: str, name: str) -> str:
    return f'<use href="{symbols.address(game)}#{escape(name)}"/>'
