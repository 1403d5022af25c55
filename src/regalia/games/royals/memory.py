"""What a seat can work out about the cards that it has not seen, and how they are dealt anew."""

from typing import Final

from regalia.kernel.chance import Chance
from regalia.kernel.counts import filled, total_of
from regalia.kernel.vectors import i64, vec

PARTS: Final = 100  # in which the two likely sources of a card are weighed against each other


class Deck:
    """The cards of one kind, country or intrigue, wherever they are; hands and what is told of them seat by seat."""

    def __init__(
        self,
        pile: vec[i64],
        fresh: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        blind: vec[i64],
        revealed: vec[i64],
    ) -> None:
        self.pile = pile
        self.fresh = fresh  # what the pile was when last shuffled, less what everybody saw turned up from it
        self.hands = hands
        self.known = known  # the part of each hand that everybody saw being taken
        self.blind = blind  # what each seat has drawn blind since the last shuffle
        self.revealed = revealed  # what each seat has discarded since, though nobody had seen it take it


class Unseen:
    """The cards of a deck that one seat (or, below 0, a spectator) has not seen.

    Since the last shuffle a hand has had two sources: what its owner held then, and what it has drawn blind from the
    new pile. Whoever counts the discards knows at a shuffle which cards all others hold together. What a seat has
    revealed since came from one of the two.
    """

    def __init__(self, deck: Deck, seat: i64, seats: i64) -> None:
        self.kinds: i64 = len(deck.pile)
        self.old: vec[i64] = filled(self.kinds, 0)  # what the others held together at the last shuffle
        self.new: vec[i64] = deck.fresh[:]  # what was shuffled then, less what this seat has drawn
        self.held: vec[i64] = filled(seats, 0)  # how many of the old cards each of the others held
        self.drawn: vec[i64] = filled(seats, 0)  # and how many of the new ones it has drawn
        self.old_cards: vec[i64] = filled(seats * self.kinds, 0)  # which ones, as imagined
        self.new_cards: vec[i64] = filled(seats * self.kinds, 0)
        for place in range(len(deck.hands)):
            owner, kind = place // self.kinds, place % self.kinds
            if owner == seat:
                self.new[kind] -= deck.blind[place]
                continue
            held = deck.hands[place] - deck.known[place] - deck.blind[place] + deck.revealed[place]
            self.old[kind] += held
            self.held[owner] += held
            self.drawn[owner] += deck.blind[place]

    def explain(self, place: i64, chance: Chance, stream: i64) -> bool:
        """A card that was revealed is taken from the old or from the new ones; whether it could come from either."""
        owner, kind = place // self.kinds, place % self.kinds
        sources = filled(2, 0)
        if self.old[kind]:
            sources[0] = self.held[owner] * self.old[kind] * PARTS // total_of(self.old)
        if self.new[kind]:
            sources[1] = self.drawn[owner] * self.new[kind] * PARTS // total_of(self.new)
        if total_of(sources) == 0:
            return False
        if chance.pick(stream, sources) == 0:
            self.take_old(place)
        else:
            self.take_new(place)
        return True

    def take_old(self, place: i64) -> None:
        """One of the old cards was in this hand."""
        self.old[place % self.kinds] -= 1
        self.held[place // self.kinds] -= 1
        self.old_cards[place] += 1

    def take_new(self, place: i64) -> None:
        """One of the new cards was drawn to this hand."""
        self.new[place % self.kinds] -= 1
        self.drawn[place // self.kinds] -= 1
        self.new_cards[place] += 1

    def share_out(self, chance: Chance, stream: i64) -> None:
        """All old cards go to the hands of the others, and as many new ones as they have drawn."""
        for owner in range(len(self.held)):
            while self.held[owner] > 0:
                self.take_old(owner * self.kinds + chance.pick(stream, self.old))
            while self.drawn[owner] > 0:
                self.take_new(owner * self.kinds + chance.pick(stream, self.new))


def explained(deck: Deck, seat: i64, seats: i64, chance: Chance, stream: i64) -> Unseen:
    """What a seat has not seen, once everything that was revealed has found a source; wrong guesses are begun anew."""
    unseen = Unseen(deck, seat, seats)
    place: i64 = 0
    left: i64 = 0
    while place < len(deck.hands):
        left = deck.revealed[place] if place // unseen.kinds != seat else i64(0)
        while left > 0 and unseen.explain(place, chance, stream):
            left -= 1
        place += 1
        if left > 0:
            unseen = Unseen(deck, seat, seats)
            place = 0
    return unseen


def imagine(deck: Deck, seat: i64, seats: i64, chance: Chance, stream: i64) -> None:
    """Deal anew what a seat cannot know of a deck: the hands of the others besides what is known, and the pile."""
    unseen = explained(deck, seat, seats, chance, stream)
    unseen.share_out(chance, stream)
    for place in range(len(deck.hands)):
        if place // unseen.kinds != seat:
            cards = unseen.old_cards[place] + unseen.new_cards[place]
            deck.hands[place] = deck.known[place] + cards - deck.revealed[place]
            deck.blind[place] = unseen.new_cards[place]
    for kind in range(unseen.kinds):
        deck.pile[kind] = unseen.new[kind]
