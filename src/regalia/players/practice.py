"""Games for practice: everybody takes what looks best, with a slip now and then, and notes are kept to learn from."""

from typing import Final

from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.position import Position
from regalia.kernel.vectors import append, i64, vec
from regalia.players.playout import WORST, hear_the_others, play_out, preferred
from regalia.players.search import Search

FOREVER: Final = 1.0e9


class Note:
    """How the table looked to a seat after a choice."""

    def __init__(self, seat: i64, row: i64, terms: vec[i64]) -> None:
        self.seat: i64 = seat
        self.row: i64 = row  # of the knowledge
        self.terms = terms

    def counts(self) -> list[int]:
        """The terms as a plain list."""
        return [int(term) for term in self.terms]


def best_look(known: Position, seat: i64, luck: Chance) -> i64:
    """The option after which it looks best to a seat; equal ones by lot. Where a network is asked, what it prefers.

    Where nobody knows how good a table looks, every option is played out at random once.
    """
    return best_foreseen(known, seat, known.foresee(seat), luck)


def best_foreseen(known: Position, seat: i64, spoken: vec[i64], luck: Chance) -> i64:
    """The same, when the network has been asked."""
    offer = known.distinct(seat)
    if len(spoken) > 0:
        return preferred(offer, spoken, offer)
    best: i64 = WORST
    found = vec[i64]()
    others = known.waiting & ~(1 << seat)
    judged = known.judged()
    for option in offer:
        after = known.copy()
        after.carry_out(seat, option)
        hear_the_others(after, others, luck)
        if not judged:
            play_out(after, luck)
        look = after.look(seat)
        if look > best:
            best = look
            found = vec[i64]()
        if look == best:
            found = append(found, option)
    return found[luck.below(0, len(found))]


def considered(position: Position, seat: i64, seed: bytes, luck: Chance, thoughts: i64) -> i64:
    """What a seat chooses when it thinks so often; without a thought, what looks best."""
    offer = position.distinct(seat)
    if thoughts > 0 and len(offer) > 1:
        search = Search(position, seat, seed)
        search.think(thoughts, FOREVER)
        return search.best()
    known = position.copy()
    known.redraw(seat, Chance(seed, position.chance.streams))
    return best_look(known, seat, luck)


def go_on(later: Position, asked: dict[int, list[int]], luck: Chance) -> None:
    """Whoever is asked says what it expects, when it is asked first, and chooses what looks best."""
    mover = later.turn()
    foreseen = later.foresee(mover)
    if mover not in asked:
        alone: i64 = 2 if later.seats == 1 else 1  # alone, the game is the other side
        asked[mover] = [int(points) for points in foreseen[:alone]]
        if len(asked) == later.seats and len(foreseen) > 0:
            return
    later.carry_out(mover, best_foreseen(later, mover, foreseen, luck))


def practise(position: Position, seed: bytes, slips: i64, thoughts: i64) -> list[Note]:
    """Play a game to its end, with so many thoughts a choice; in so many of a hundred choices anything is chosen."""
    luck = Chance(seed, ("choices",))
    notes: list[Note] = []
    number: i64 = 0
    while position.waiting:
        seat = position.turn()
        offer = position.distinct(seat)
        if luck.below(0, 100) < slips:
            option = offer[luck.below(0, len(offer))]
        else:
            option = considered(position, seat, derived_seed(seed, str(number)), luck, thoughts)
        position.carry_out(seat, option)
        number += 1
        if position.waiting:
            for noted in range(position.seats):
                notes.append(Note(noted, position.weights_row(noted), position.terms(noted)))
    return notes


def compete(position: Position, seed: bytes, minds: list[tuple[vec[i64], vec[i64]]], thoughts: i64) -> None:
    """Play a game to its end: every seat with weights and spreads of its own, and so many thoughts a choice."""
    luck = Chance(seed, ("choices",))
    term_weights = position.term_weights()
    weights, spreads, learned = term_weights.weights, term_weights.spreads, term_weights.learned
    number: i64 = 0
    while position.waiting:
        seat = position.turn()
        term_weights.weights, term_weights.spreads = minds[seat]
        term_weights.learned = -1 if any_of(term_weights.weights) else 0
        position.carry_out(seat, considered(position, seat, derived_seed(seed, str(number)), luck, thoughts))
        number += 1
    term_weights.weights, term_weights.spreads, term_weights.learned = weights, spreads, learned


def any_of(weights: vec[i64]) -> bool:
    """Whether any weight counts for something."""
    for weight in weights:
        if weight != 0:
            return True
    return False
