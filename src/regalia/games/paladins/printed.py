"""What is printed on the boards and cards of Paladins, for those who draw them."""

from typing import Any

from regalia.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ALTERNATIVES,
    ATTRIBUTES,
    COUNT_MAX,
    HUNT,
    LEFT_ACTIONS,
    OUTSIDERS,
    PALADINS,
    PER,
    PIECES,
    RIGHT_FRAME,
    ROUNDS,
    TRADE,
    VERBS,
    WORKERS,
)
from regalia.games.paladins.edition import Edition


def reward(edition: Edition, script: int) -> dict[str, Any]:
    """A reward, and the alternatives of its choice."""
    choice = int(edition.choice_of(script))
    starts = (
        [int(start) for start in edition.choices[choice * ALTERNATIVES : (choice + 1) * ALTERNATIVES]]
        if choice >= 0
        else []
    )
    return {
        "take": [list(word) for word in edition.words_of(script)],
        "choice": [[list(word) for word in edition.words_of(start)] for start in starts if start >= 0],
    }


def printed(edition: Edition, seats: int) -> dict[str, Any]:
    """Everything that does not change during a game."""
    return {
        "rounds": ROUNDS,
        "tax": int(edition.tax_size[seats]),
        "left": {ACTIONS[action]: left_rewards(edition, action) for action in (HUNT, TRADE)},
        "right": {ACTIONS[action]: right_action(edition, action) for action in range(LEFT_ACTIONS, len(ACTIONS))},
        "wall_needs": [int(need) for need in edition.wall_need],
        "jar_needs": [int(need) for need in edition.jar_need],
        "workshops": [WORKERS[worker] for worker in edition.workshop_worker],
        "track": [int(points) for points in edition.track_vp],
        "pieces": {name: piece_points(edition, action) for action, name in enumerate(ACTIONS)},
        "paladins": {name: paladin(edition, card) for card, name in enumerate(PALADINS)},
        "walls": {name: wall(edition, kind) for kind, name in enumerate(edition.wall_ids)},
        "outsiders": {name: outsider(edition, kind) for kind, name in enumerate(OUTSIDERS)},
        "debts": {"paid": int(edition.paid_vp), "unpaid": int(edition.unpaid_vp)},
    }


def left_rewards(edition: Edition, action: int) -> list[list[list[Any]]]:
    """What an action gives with one and with two workers."""
    return [reward(edition, edition.left_reward[action * 2 + extra])["take"] for extra in (0, 1)]


def right_action(edition: Edition, action: int) -> dict[str, Any]:
    """The attribute that is tested and the one that rises, and the costs of the first to seventh time."""
    tests, raises = RIGHT_FRAME[action - LEFT_ACTIONS]
    costs = [int(edition.cost[action * COUNT_MAX + time]) for time in range(PIECES)]
    return {"tests": tests, "raises": raises, "good": VERBS[edition.cost_good[action]], "costs": costs}


def piece_points(edition: Edition, action: int) -> list[int]:
    """The points for that many pieces."""
    return [int(points) for points in edition.piece_vp[action * COUNT_MAX : (action + 1) * COUNT_MAX]]


def paladin(edition: Edition, card: int) -> dict[str, Any]:
    """Workers, bonus and ability of a paladin."""
    bonus = zip(ATTRIBUTES, edition.paladin_bonus[card * 3 : card * 3 + 3], strict=True)
    return {
        "workers": reward(edition, edition.paladin_workers[card])["take"],
        "bonus": [[name, int(count)] for name, count in bonus if count],
        "action": ACTIONS[edition.ability_action[card]],
        "ability": ABILITIES[edition.ability[card]],
        "amount": int(edition.ability_amount[card]),
    }


def wall(edition: Edition, kind: int) -> dict[str, Any]:
    """What a wall gives and scores."""
    return {**reward(edition, edition.wall_reward[kind]), "points": int(edition.wall_vp[kind])}


def outsider(edition: Edition, kind: int) -> dict[str, Any]:
    """What a converted outsider scores: points, and more for every so many of something."""
    return {
        "base": int(edition.kind_base[kind]),
        "points": int(edition.kind_vp[kind]),
        "every": int(edition.kind_every[kind]),
        "per": PER[edition.kind_per[kind]],
    }
