"""What makes choosing easy in Royals: draws between which nothing is learned, a position with its price, no waste."""

from typing import Final

from regalia.games.royals import options as opt
from regalia.games.royals.components import COUNTRIES, COUNTRY_COUNT, INTRIGUE, INTRIGUE_COUNT
from regalia.games.royals.notation import PLAIN_NAMES, PLAIN_PIECES, Amounts, bought, country_amounts, in_short
from regalia.games.royals.rules import Royals
from regalia.kernel.counts import total_of
from regalia.kernel.game import Bundle
from regalia.kernel.position import Phrase

BLIND: Final = PLAIN_NAMES[opt.FROM_PILE]
STOP: Final = PLAIN_NAMES[opt.STOP]


def bundles(game: Royals, seat: int) -> list[Bundle]:
    """What can be chosen at once in answer to the question that is asked now."""
    if game.question == opt.ASK_KIND:
        return [*country_draws(game), *mixed_draws(game), *first_draws(game)]
    if game.question == opt.ASK_DRAW and game.country_draws > 1 and not game.intrigue_draws:
        return blind_draws(game, int(game.country_draws), (), PLAIN_PIECES[opt.COUNTRY_ONLY])
    if game.question == opt.ASK_PLAY:
        found = [priced(game, seat, int(option)) for option in game.options(seat) if option >= opt.TARGET]
        return [bundle for position in found for bundle in position]
    return []


def instead(game: Royals, seat: int) -> dict[int, int]:
    """RY-R6, RY-R8: the payments that take all the cards of another one, and more; each with that one."""
    if game.question not in (opt.ASK_INTRIGUE, opt.ASK_PAYMENT):
        return {}
    cards = {int(option): frozenset(game.pieces(seat, int(option))) for option in game.options(seat)}
    sensible, found = list[int](), dict[int, int]()
    for option in sorted(cards, key=lambda one: len(cards[one])):
        less = next((other for other in sensible if cards[other] < cards[option]), None)
        if less is None:
            sensible.append(option)
        else:
            found[option] = less
    return found


def country_draws(game: Royals) -> list[Bundle]:
    """RY-3.4, RY-3.5: all from the pile, or all that lie open; nothing replaces an open card during the turn."""
    kind, cards = (PLAIN_NAMES[opt.COUNTRY_ONLY],), int(game.edition.draw_country_only)
    found = blind_draws(game, cards, kind, PLAIN_PIECES[opt.FROM_PILE])
    if total_of(game.display) == cards > 1:
        lands = [land for land in range(COUNTRY_COUNT) for _ in range(game.display[land])]
        names = (*kind, *(f"take {COUNTRIES[land]}" for land in lands))
        pieces = tuple(dict.fromkeys(f"display:{COUNTRIES[land]}" for land in lands))
        cards_shown = in_short(country_amounts(game.display, 0))
        found.append(Bundle(names, (("option-open-cards", {"cards": cards_shown}),), pieces))
    return found


def blind_draws(game: Royals, cards: int, before: tuple[str, ...], pieces: tuple[str, ...]) -> list[Bundle]:
    """So many cards from the pile, whatever the first of them are."""
    if total_of(game.pile) < cards:
        return []
    return [Bundle((*before, *[BLIND] * cards), (("option-blind-cards", {"cards": cards}),), pieces)]


def mixed_draws(game: Royals) -> list[Bundle]:
    """RY-3.8: one country card from any source, and an intrigue card after it."""
    edition = game.edition
    if edition.draw_mixed_country != 1 or edition.draw_mixed_intrigue != 1:
        return []
    kind, pile = PLAIN_NAMES[opt.MIXED], PLAIN_PIECES[opt.FROM_INTRIGUE]
    blind: Phrase = "option-and-intrigue", {"country": "@draw-pile"}
    found = [Bundle((kind, BLIND), (blind,), pile)] if total_of(game.pile) else []
    for land in range(COUNTRY_COUNT):
        if game.display[land]:
            country = COUNTRIES[land]
            taken: Phrase = "option-and-intrigue", {"country": "@country-" + country}
            found.append(Bundle((kind, f"take {country}"), (taken,), (f"display:{country}", *pile)))
    return found


def first_draws(game: Royals) -> list[Bundle]:
    """RY-3.4, RY-3.8, RY-R10: the card that was pointed at, the others one by one after it."""
    edition, found = game.edition, list[Bundle]()
    more = int(edition.draw_country_only) - 1
    for land in range(COUNTRY_COUNT):
        if game.display[land] and more > 0:
            country = COUNTRIES[land]
            taken: Phrase = "option-country-first", {"country": "@country-" + country, "cards": more}
            names = (PLAIN_NAMES[opt.COUNTRY_ONLY], f"take {country}")
            found.append(Bundle(names, (taken,), (f"display:{country}",), near=True))
    if edition.draw_mixed_intrigue == 1:
        after: Phrase = "option-intrigue-first", {"cards": int(edition.draw_mixed_country)}
        names = (PLAIN_NAMES[opt.MIXED], PLAIN_NAMES[opt.FROM_INTRIGUE])
        found.append(Bundle(names, (after,), PLAIN_PIECES[opt.FROM_INTRIGUE], near=True))
    return found


def priced(game: Royals, seat: int, option: int) -> list[Bundle]:
    """RY-5.6, RY-6.1: a position paid for with fitting cards alone, and perhaps the end of the action after it."""
    names, after = [game.name(seat, option)], game.copy()
    after.choose(seat, option)
    while after.question in (opt.ASK_INTRIGUE, opt.ASK_PAYMENT) and after.waiting:
        plain = fitting(after, seat)
        if plain < 0:
            return []
        names.append(after.name(seat, plain))
        after.choose(seat, plain)
    if len(names) == 1:  # it was paid for without a question
        return []
    pieces = tuple(game.pieces(seat, option))
    details = {**bought(game, option - opt.TARGET), "give": spent(game, after, seat)}

    def paid(then: str, *stops: str) -> Bundle:
        return Bundle((*names, *stops), (("option-priced", {**details, "then": then}),), pieces, near=True)

    if not after.waits(seat) or after.question != opt.ASK_PLAY:
        return [paid("paid")]
    stopped = paid("stop", STOP)
    return [stopped] if len(after.options(seat)) == 1 else [paid("play"), stopped]


def spent(game: Royals, after: Royals, seat: int) -> Amounts:
    """The cards that a seat no longer has, also those that went without a question."""
    cards = in_short([(land, game.hands[i] - after.hands[i]) for i, land in enumerate(COUNTRIES, seat * COUNTRY_COUNT)])
    first = seat * INTRIGUE_COUNT
    plots = [(kind, game.intrigue_hands[i] - after.intrigue_hands[i]) for i, kind in enumerate(INTRIGUE, first)]
    return [(thing, int(count)) for thing, count in cards + plots if count > 0]


def fitting(game: Royals, seat: int) -> int:
    """The only way to pay without jokers, or -1."""
    jokers = opt.intrigue_jokers if game.question == opt.ASK_INTRIGUE else opt.joker_count
    found = [int(option) for option in game.options(seat) if jokers(game, option) == 0]
    return found[0] if len(found) == 1 else -1
