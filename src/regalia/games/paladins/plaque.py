"""Living cards of what every side has and owes, as its plaque tells it: workers, debts, suspicions and points."""

from typing import Any

from regalia.games.paladins.components import WORKERS
from regalia.kernel.cards import NOBODY, Card, points_card, signed
from regalia.kernel.position import Phrase

View = dict[str, Any]


def sides_of(view: View) -> list[View]:
    """All players, and the artificial opponent of a game for one."""
    return [*view["players"], *([view["ai"]] if view["ai"] else [])]


def side_of(view: View, side: str) -> View | None:
    """A player or the artificial opponent, by the number in the name of a thing."""
    return next((one for one in sides_of(view) if str(one["side"]) == side), None)


def crew_card(view: View, seat: str) -> Card | None:
    """The workers that a player has ready; those of the artificial opponent have no colour."""
    found = side_of(view, seat)
    if found is None:
        return None
    if "goods" not in found:
        return Card(("board-ai-workers", {"count": found["workers"]}), (), ("PA-33.4",), picture="workers", inert=True)
    ready = [(worker, found["goods"][worker]) for worker in WORKERS if found["goods"][worker]]
    says: Phrase = ("card-ready", {"amount": ready}) if ready else ("board-no-workers", {})
    return Card(("board-supply", {}), (says,), ("PA-R10",), picture="workers", inert=True)


def debt_card(view: View, seat: str, number: str) -> Card | None:
    """The debts of a side."""
    found = side_of(view, seat)
    if found is None or number != "1":
        return None
    return Card(("board-debts", dict(found["debts"])), (debt_worth(view),), ("PA-16.1",), picture="debt")


def debt_worth(view: View) -> Phrase:
    """What a debt counts for at the end."""
    worth: dict[str, object] = {name: signed(points) for name, points in view["printed"]["debts"].items()}
    return "card-debt-worth", worth


def debts_card(view: View) -> Card:
    """The debts that nobody has."""
    says: Phrase = ("board-debt-supply", {"count": view["bank"]["debt"]})
    return Card(("amount-debt", {"count": 1}), (says, debt_worth(view)), ("PA-16.1",), picture="debt")


def suspicion_card(view: View, seat: str, number: str) -> Card | None:
    """A suspicion of a player."""
    found = side_of(view, seat)
    held = enumerate(found["suspicions"], 1) if found else ()
    silver = next((silver for place, silver in held if str(place) == number), None)
    if found is None or silver is None:
        return None
    says: Phrase = ("board-suspicions", {"count": len(found["suspicions"])})
    return Card(("board-suspicion", {"silver": silver}), (says,), ("PA-15.3", "PA-15.14"), picture="suspicion")


def suspicions_card(view: View, seat: str) -> Card | None:
    """All suspicions of a side, and how many others have: the Inquisition looks for the most."""
    found = side_of(view, seat)
    if found is None:
        return None
    most = max(len(one["suspicions"]) for one in sides_of(view))
    says: tuple[Phrase, ...] = (("card-most-suspicions", {"most": most}), ("board-tax", {"count": view["tax"]}))
    name: Phrase = ("board-suspicions", {"count": len(found["suspicions"])})
    return Card(name, says, ("PA-15.3",), "PA-17.1", "suspicion", inert=True)


def score_card(view: View, seat: str) -> Card | None:
    """What a side would score now, source by source; all of it lies open."""
    found = side_of(view, seat)
    if found is None:
        return None
    card = points_card(found["side"], found["points"], found["score"], "PA-20.1")
    if found is view["ai"]:
        card = card._replace(name=("card-points", {"seat": "@ai"}), picture="crest", seat=NOBODY)
    return card._replace(says=(("card-so-far", {}), *card.says))
