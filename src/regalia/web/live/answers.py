"""The options of a question as a person reads them: in groups, equal ones once, with their cards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from markupsafe import Markup

from regalia.kernel.game import Game, View
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts
from regalia.web.boards.brush import Brush
from regalia.web.boards.fragment_cache import RenderPass
from regalia.web.boards.render import faces

WAY_OUT = "pass-"  # how the phrase of an option begins that does nothing else
FEW = 4  # answers that are read at a glance, even where pointing says the same


class Answer(NamedTuple):
    """An option, or several at once, as a person reads it."""

    name: str
    label: str
    pieces: Sequence[str]
    kind: str  # those of one kind stand together
    like: str = ""  # the answer that stands for it in the list: the same, or the same for less
    near: bool = False  # read only by whoever has pointed at its pieces
    equals: int = 1  # how many come to the same
    things: Mapping[str, object] = {}  # what its words speak of
    face: Markup | str = ""  # its card or its things, drawn small
    lit: bool = False  # the guide wants it
    against: bool = False  # the guide says why something else is better


def answers(game: Game, position: Position, seat: int, texts: Texts) -> tuple[list[list[Answer]], list[Answer]]:
    """The options in words, those of a kind together; and apart from them the ways out, such as passing."""
    groups: dict[str, list[Answer]] = {}
    for one in [*at_once(game, position, seat, texts), *merged(single(game, position, seat, texts))]:
        groups.setdefault(one.kind, []).append(one)
    ways_out = groups.pop(WAY_OUT, [])
    return [sorted(group, key=lambda one: bool(one.like)) for group in groups.values()], ways_out


def at_once(game: Game, position: Position, seat: int, texts: Texts) -> list[Answer]:
    """What can be chosen at once; those that begin alike are of one kind."""
    return [
        Answer(
            bundle.name,
            " + ".join(map(texts.phrase, bundle.phrases)),
            bundle.pieces,
            bundle.phrases[0][0],
            near=bundle.near,
            things={key: value for _, details in bundle.phrases for key, value in details.items()},
        )
        for bundle in game.bundles(position, seat)
    ]


def single(game: Game, position: Position, seat: int, texts: Texts) -> list[Answer]:
    """The options one by one, the cheapest first."""
    instead = game.instead(position, seat)
    names = {int(option): position.name(seat, option) for option in position.options(seat)}
    found = []
    for option in sorted(names, key=lambda one: game.dearness(position, seat, one)):
        key, details = position.phrase(seat, option)
        kind = WAY_OUT if key.startswith(WAY_OUT) else key
        like = names[instead[option]] if option in instead else ""
        label, pieces = texts.phrase((key, details)), position.pieces(seat, option)
        found.append(Answer(names[option], label, pieces, kind, like, things=details))
    return found


def merged(found: list[Answer]) -> list[Answer]:
    """Answers in the same words are one to a person."""
    first: dict[str, Answer] = {}
    for one in found:
        first.setdefault(one.label, one)
    alike = Counter(one.label for one in found)
    if len(first) == len(found):
        return found
    return [
        one._replace(equals=alike[one.label]) if first[one.label] is one else one._replace(like=first[one.label].name)
        for one in found
    ]


def with_faces(view: View, render_pass: RenderPass, groups: list[list[Answer]]) -> list[list[Answer]]:
    """The same, each with its card where the game draws one, else with the things it speaks of."""
    brush = Brush(view["game"], render_pass.texts)
    drawn = iter(faces(view, render_pass, [one.pieces for group in groups for one in group]))
    return [[one._replace(face=Markup(next(drawn)) or brush.things(one.things)) for one in group] for group in groups]


def on_board(groups: list[list[Answer]], aims: tuple[str, ...], small: tuple[str, ...] = ()) -> bool:
    """Whether pointing says it better than a list: every answer has a piece for itself, or one that is its aim.

    Not so where one of these pieces is small.
    """
    read = [answer for group in groups for answer in group if not answer.like and not answer.near]
    if any(piece.startswith(small) for answer in read for piece in answer.pieces):
        return False
    owners = Counter(piece for answer in read for piece in set(answer.pieces))
    said = (any(owners[piece] == 1 or piece.startswith(aims) for piece in answer.pieces) for answer in read)
    return len(read) > FEW and all(said)
