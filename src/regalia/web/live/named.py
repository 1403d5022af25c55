"""The things that a sentence names: whoever rests on such a name sees the living card, as on the board."""

import re

from markupsafe import escape

from regalia.kernel.card_words import Teller, names_in
from regalia.kernel.position import Phrase
from regalia.table.match import Match

KINDS: dict[str, frozenset[str]] = {}  # by game; found with the first sentence


class Named:
    """Marks the names of things in the sentences of one table and one language."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self.match = match
        self.teller = teller

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of things that have a card: what their messages begin with. They are the same all game long."""
        game = self.match.game.name
        if game not in KINDS:
            view = self.match.game.public_view(self.match.position)
            names = (name for _piece, card in self.teller.known(view) for name in names_in(card))
            KINDS[game] = frozenset(map(kind_of, names))
        return KINDS[game]

    def marked(self, phrase: Phrase, sentence: str) -> str:
        """The sentence that a phrase came to, as HTML; languages may bend the end of a name, or write it large."""
        named = {self.words(one): one for one in phrase[1].values() if self.has_card(one)}
        if not named:
            return str(escape(sentence))
        longest_first = sorted(named, key=len, reverse=True)
        parts = re.split(f"({'|'.join(map(re.escape, longest_first))})", sentence, flags=re.IGNORECASE)
        return "".join(self._part(part, named) for part in parts)

    def has_card(self, value: object) -> bool:
        """Whether an argument of a sentence names a thing that has a card."""
        return isinstance(value, str) and value.startswith("@") and kind_of(value[1:]) in self.kinds

    def words(self, reference: object) -> str:
        """How a thing is called, in small letters."""
        return self.teller.texts.say(str(reference)[1:]).lower()

    def _part(self, part: str, named: dict[str, object]) -> str:
        reference = named.get(part.lower())
        return f'<span data-look="{escape(reference)}">{escape(part)}</span>' if reference else str(escape(part))


def kind_of(message: str) -> str:
    """What kind of thing a message names: building-inn names a building."""
    return message.partition("-")[0]
