"""A living card in words, the same for the browser and the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from regalia.kernel import book as books
from regalia.kernel.cards import Card, Hindrance
from regalia.kernel.game import Game, Switch, View
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts

WAYS = 3  # so many ways to choose a thing are told one by one


class Told(NamedTuple):
    """A card as a person reads it."""

    card: Card
    name: str
    does: tuple[str, ...]  # from the rulebook, with its marks for strong and stressed
    says: tuple[str, ...]
    ways: tuple[str, ...]  # what can be chosen with it now
    why_not: tuple[str, ...]
    rules: tuple[str, ...]  # where the rulebook tells more: of the thing, then of what stands in the way


class Teller:
    """Tells of the things on one table in one language."""

    def __init__(self, game: Game, switches: Mapping[str, Switch], texts: Texts) -> None:
        self.game = game
        self.switches = switches
        self.texts = texts

    def told(self, view: View, position: Position, seat: int, piece: str) -> Told | None:
        """What is said of a thing to whoever sees this view and plays for a seat; None if no such thing is seen."""
        card = self.game.card(view, piece)
        if card is None:
            return None
        ways = self.ways(position, seat, piece)
        asked = seat >= 0 and not card.inert and not ways
        hindrances = self.hindrances(position, seat, piece) if asked else []
        return Told(
            card,
            self.texts.phrase(card.name),
            tuple(filter(None, map(self.quoted, card.quotes))),
            tuple(map(self.texts.phrase, card.says)),
            ways,
            tuple(self.texts.phrase(one.why) for one in hindrances),
            tuple(dict.fromkeys(filter(None, (card.told_at, *(one.rule for one in hindrances))))),
        )

    def quoted(self, rule: str) -> str:
        """The first paragraph of the passage that tells a rule; nothing where there is no rulebook."""
        found = books.read(self.game).telling(rule, self.switches) if rule and books.exists(self.game) else None
        if found is None:
            return ""
        blocks = books.words(self.game, self.texts.language).blocks[found[1].name]
        return next(block.lines[0] for block in blocks if block.kind != "caption")

    def ways(self, position: Position, seat: int, piece: str) -> tuple[str, ...]:
        """What a seat that is asked can choose with a thing."""
        if seat < 0 or not position.waits(seat):
            return ()
        options = [one for one in position.options(seat) if piece in position.pieces(seat, one)]
        found = [self.texts.phrase(position.phrase(seat, one)) for one in options]
        for bundle in self.game.bundles(position, seat):
            if piece in bundle.pieces:
                found.append(" + ".join(map(self.texts.phrase, bundle.phrases)))
        ways = tuple(dict.fromkeys(found))
        if len(ways) > WAYS:
            return (self.texts.say("card-many-ways", count=len(ways)),)
        return tuple(self.texts.say("card-way", way=way) for way in ways)

    def hindrances(self, position: Position, seat: int, piece: str) -> Sequence[Hindrance]:
        """Why a seat cannot choose a thing now: what the game objects, else that it is not the time."""
        if position.over():
            return [Hindrance(("card-over", {}))]
        found = self.game.hindrances(position, seat, piece)
        if not position.waits(seat):
            waiting = [other for other in range(int(position.seats)) if position.waits(other)]
            return [*found, Hindrance(("card-waits", {"seats": waiting}))]
        return found or [self.elsewhere(position, seat)]

    def refusal(self, position: Position, seat: int, option: int) -> str:
        """Why an option is refused: what stands in the way of the last of its things that has a reason, as aims are."""
        view = self.game.view(position, seat)
        for piece in reversed(position.pieces(seat, option)):
            found = self.game.hindrances(position, seat, piece) if self.game.card(view, piece) else []
            if found:
                return self.texts.phrase(found[0].why)
        return self.texts.say("card-refused", question=self.texts.phrase(position.prompt(seat)))

    def named(self, view: View, words: str) -> str:
        """The thing that a person calls like this: by its whole name, else by how that begins; empty if none is."""
        wanted = words.casefold().strip()
        names = {piece: self.texts.phrase(card.name).casefold() for piece, card in self.known(view)}
        whole = [piece for piece, name in names.items() if name == wanted]
        begins = [piece for piece, name in names.items() if f" {wanted}" in f" {name}"]
        return (whole or begins or [""])[0] if wanted else ""

    def known(self, view: View) -> Iterator[tuple[str, Card]]:
        """All things of which something is told to whoever sees this view."""
        for piece in self.game.things(view):
            card = self.game.card(view, piece)
            if card is not None:
                yield piece, card

    def meant(self, view: View, message: str) -> str:
        """The thing that a message names, as sentences refer to it; empty if there is none of it."""
        return next((piece for piece, card in self.known(view) if message in names_in(card)), "")

    def elsewhere(self, position: Position, seat: int) -> Hindrance:
        """Something else is asked."""
        question = self.texts.phrase(position.prompt(seat))
        return Hindrance(("card-elsewhere", {"question": question}), position.prompt_rule(seat))


def names_in(card: Card) -> list[str]:
    """The messages by which sentences name the thing of a card."""
    key, arguments = card.name
    return [key, *(value[1:] for value in arguments.values() if isinstance(value, str) and value.startswith("@"))]
