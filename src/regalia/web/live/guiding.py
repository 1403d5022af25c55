"""The guide beside a question: its words, what it points at, and which of the options it wants."""

from regalia.kernel import guide
from regalia.kernel.guide import SEAT, Place, Step
from regalia.kernel.texts import Texts
from regalia.table import notes
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.web.boards.render import render
from regalia.web.live.answers import Answer
from regalia.web.live.diff import Panel


def guided_place(table: LiveTable) -> Place:
    """Where the lesson of a table stands; nowhere without one, or while the learner goes without it."""
    lesson = table.lesson()
    if lesson is None or not notes.guided(table.match.record):
        return Place()
    if table.match.kinds[SEAT] != PERSON and not table.match.position.over():
        return Place()
    return lesson.place(table.match.record, table.match.events)


def guided(
    groups: list[list[Answer]], ways_out: list[Answer], place: Place, seat: int
) -> tuple[list[list[Answer]], list[Answer]]:
    """The answers, with those lit that the guide wants; one that stands for another is wanted for it as well."""
    step = place.asking
    if step is None or seat != SEAT:
        return groups, ways_out
    meant = {one.like for group in groups for one in group if one.like and step.lights(one.name)}
    return [_marked(group, step, meant) for group in groups], _marked(ways_out, step, meant)


def _marked(answers: list[Answer], step: Step, meant: set[str]) -> list[Answer]:
    lit = {one.name for one in answers if step.lights(one.name) or one.name in meant}
    return [
        one._replace(lit=one.name in lit, against=one.name not in lit and step.objects_to(one.name)) for one in answers
    ]


def guide_words(table: LiveTable, place: Place, seat: int, language: str) -> list[str]:
    """What the guide says at this moment to whoever sees the question of the learner."""
    said = guide.words(table.game, language).say if place.steps else None
    return [said(f"guide-{step.name}") for step in place.steps] if said and seat == SEAT else []


def guide_panel(table: LiveTable, place: Place, seat: int, texts: Texts) -> Panel:
    """The bubble of the guide; for the learner who has left it, the way back to it."""
    lesson = table.lesson() if seat == SEAT else None
    if lesson is None:
        return Panel.whole("")
    left = not notes.guided(table.match.record) and not table.match.position.over()
    said = guide_words(table, place, seat, texts.language)
    step, words = place.asking, guide.words(table.game, texts.language)
    html = render(
        "guide.html",
        t=texts.say,
        left=left and table.match.kinds[SEAT] == PERSON,
        pages=list(zip(place.steps, said, strict=True)),
        first=place.first + 1,
        total=len(lesson.steps),
        why=words.say(f"guide-{step.name}-why") if step and step.why else "",
        seat=SEAT,
        stand_in=guide.OPPONENT,
        language=words.language,
    )
    return Panel.whole(html)
