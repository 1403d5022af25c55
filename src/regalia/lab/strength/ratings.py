"""Ratings of the players of an arena by openskill: how strong each is, and how sure that is."""

from typing import Any

from openskill.models import PlackettLuce

from regalia.lab.arena import Bout

Rating = dict[str, Any]


def rate(players: tuple[str, ...], bouts: list[Bout]) -> list[Rating]:
    """The rating of each kind of player after all games, in the order they were numbered.

    A kind that sits in several seats of a game is rated in each of them, and keeps the mean.
    """
    model = PlackettLuce()
    known = {kind: model.rating(name=kind) for kind in dict.fromkeys(players)}
    for bout in bouts if len(players) > 1 else []:
        seats = model.rate([[known[kind]] for kind in bout.seated], ranks=list(map(float, bout.ranks)))
        for kind in known:
            found = [seat[0] for seat, sat in zip(seats, bout.seated, strict=True) if sat == kind]
            mu, sigma = (sum(getattr(one, part) for one in found) / len(found) for part in ("mu", "sigma"))
            known[kind] = model.rating(name=kind, mu=mu, sigma=sigma)
    return [
        {"player": kind, "mu": round(one.mu, 2), "sigma": round(one.sigma, 2), "ordinal": round(one.ordinal(), 2)}
        for kind, one in known.items()
    ]
