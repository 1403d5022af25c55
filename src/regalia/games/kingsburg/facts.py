"""What a person counts in Kingsburg: the facts by which a hint says why."""

from collections.abc import Iterator

from regalia.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMY_KINDS, LEVEL_SIZE, STRENGTH, YEARS
from regalia.games.kingsburg.evaluation import DICE, FEW_BUILDINGS, FIRST_TURN, MOST_BUILDINGS, terms
from regalia.games.kingsburg.position import LOST, SPACES, WINTER, Court
from regalia.kernel.facts import Fact
from regalia.kernel.position import Position

FACES = 6  # of the King's die


def facts(court: Court, seat: int, later: Position) -> list[Fact]:
    """What a seat has at a later table."""
    assert isinstance(later, Court)
    return [
        Fact("points", float(later.vp[seat])),
        Fact("goods", float(later.goods_of(seat))),
        Fact("tokens", float(later.tokens[seat])),
        Fact("envoy", float(later.envoy == seat), share=True),
        *order_facts(court, seat, later),
        *battle_facts(court, seat, later),
        *advisor_facts(later, seat),
        *building_facts(court, seat, later),
    ]


def order_facts(court: Court, seat: int, later: Court) -> Iterator[Fact]:
    """Dice still in hand, who chooses first, and who has most and fewest buildings."""
    found = terms(later, seat)
    yield Fact("dice", float(found[DICE]))
    yield Fact("turn", float(found[FIRST_TURN]), share=True)
    rivals = sorted((other for other in range(court.seats) if other != seat), key=court.buildings_of)
    for group, term, rival in (("reward", MOST_BUILDINGS, rivals[-1]), ("aid", FEW_BUILDINGS, rivals[0])):
        about = (("seat", rival), ("theirs", int(court.buildings_of(rival))))
        yield Fact(group, float(found[term]), about=about, share=True)


def battle_facts(court: Court, seat: int, later: Court) -> Iterator[Fact]:
    """KB-12.10 to KB-12.15: how likely the next battle is lost, by one's strength and what may come."""
    year = court.year if court.phase < WINTER else court.year + 1
    if not 1 <= year <= YEARS:
        return
    strength = float(later.soldiers[seat] + later.effect(seat, STRENGTH))
    lost = chance_to_lose(later, seat, year)
    if court.phase < WINTER and court.knows_enemy(seat):
        enemy = "@enemy-" + ENEMY_KINDS[court.edition.enemy_kind[court.enemy]]
        about: tuple[tuple[str, object], ...] = (
            ("enemy", enemy),
            ("strength", int(court.edition.enemy_strength[court.enemy])),
        )
        yield Fact("battle", lost, "battle-known", about, strength, share=True, less=True)
        return
    strengths = [int(court.edition.enemy_strength[card]) for card in cards_of(year)]
    about = (("low", min(strengths)), ("high", max(strengths)))
    yield Fact("battle", lost, about=about, beside=strength, share=True, less=True)


def chance_to_lose(later: Court, seat: int, year: int) -> float:
    """The chance to be beaten in the winter of a year, over the cards and the King's die; known once it is over."""
    if later.year > year or (later.year == year and later.phase == WINTER):
        return float(later.result[seat] == LOST)
    seen = later.year == year and later.knows_enemy(seat)
    cards = [int(later.enemy)] if seen else cards_of(year)
    edition, lost = later.edition, 0
    for card in cards:
        edge = later.strength_against(seat, edition.enemy_kind[card]) - edition.enemy_strength[card]
        lost += sum(1 for face in range(1, FACES + 1) if edge + face < 0)
    return lost / (FACES * len(cards))


def cards_of(year: int) -> list[int]:
    """The enemies that may come in a year."""
    return list(range((year - 1) * LEVEL_SIZE, year * LEVEL_SIZE))


def advisor_facts(later: Court, seat: int) -> Iterator[Fact]:
    """Who will help."""
    for space in range(SPACES):
        if later.owner[space] == seat:
            number = space % len(ADVISORS)
            about = (("advisor", "@advisor-" + ADVISORS[number]), ("number", number + 1))
            yield Fact("advisors", 1.0, about=about, share=True, stake=float(number + 1))


def building_facts(court: Court, seat: int, later: Court) -> Iterator[Fact]:
    """What stands, and what is missing for the buildings that may be built next."""
    for building in range(len(BUILDINGS)):
        points = int(court.edition.points[building])
        about = (("building", "@building-" + BUILDINGS[building]), ("points", points))
        if later.has(seat, building) or court.has(seat, building):
            yield Fact("buildings", float(later.has(seat, building)), about=about, share=True, stake=points + 1)
        if court.stands_next(seat, building):
            yield Fact("reach", float(missing(later, seat, building)), about=about, less=True, stake=points + 1)


def missing(later: Court, seat: int, building: int) -> int:
    """How many goods a seat is short of a building; none once it stands."""
    if later.has(seat, building):
        return 0
    return sum(max(0, int(later.price(seat, building, good) - later.goods[seat * 3 + good])) for good in range(3))
