"""The command that reviews a finished game: review."""

from typing import Annotated, Any

import typer
from rich.table import Table

from regalia import games
from regalia.cli.common import AsJson, Language, RecordFile, Sheet, app, out, print_json, progress_bar, stoppable
from regalia.cli.playing import language_of
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.kernel.names import plain
from regalia.kernel.record import Record
from regalia.kernel.texts import Texts
from regalia.players.account import review as account_for
from regalia.players.verdict import Review, TurningPoint, level, mark, turning_points
from regalia.table.terminal import FOLDER as TABLE_TEXTS

SeatNumber = Annotated[int, typer.Option("--seat", min=0, help="Only this seat, counted from 1; all if left out.")]


@app.command()
def review(
    file: RecordFile,
    seat: SeatNumber = 0,
    components: Sheet = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Say of a finished game what was lost by choices, and what was luck."""
    record = records.load(file)
    game = games.find(record.setup.game)
    if seat > record.setup.seats:
        raise Trouble(f"There is no seat {seat}; the seats are 1 to {record.setup.seats}.")
    record.setup = records.setup_of(record, game, components)
    found = reviewed(record, game)
    seats = [seat - 1] if seat else list(range(record.setup.seats))
    if as_json:
        print_json(told_plainly(found, seats))
        return
    texts = Texts(language_of(lang), [TABLE_TEXTS, game.folder / "texts"], list(map(plain, record.players)))
    out.print(books_of(found, seats, texts))
    for each in seats:
        tell(found, record, game, each, texts)


def reviewed(record: Record, game: Game) -> Review:
    """The review, with a bar meanwhile."""
    with stoppable(), progress_bar() as bar:
        task = bar.add_task("choices", total=len(record.choices))
        account = account_for(record, game, lambda count: bar.advance(task, count))
        points = [point for seat in range(account.seats) for point in turning_points(record, game, account, seat)]
    return Review(account, tuple(points))


def told_plainly(found: Review, seats: list[int]) -> dict[str, Any]:
    """The review as plain data: the whole account, and the sums, levels and turning points of some seats."""
    account = found.account
    sums = [
        {
            "seat": seat + 1,
            **account.books(seat)._asdict(),
            "without_luck": account.without_luck(seat),
            "loss_per_choice": round(account.loss_per_choice(seat), 2),
            "level": level(account, seat),
            "turning_points": [point._asdict() for point in found.of(seat)],
        }
        for seat in seats
    ]
    return {**account.plain(), "sums": sums}


def books_of(found: Review, seats: list[int], texts: Texts) -> Table:
    """Where the chances of the seats went, in percentage points."""
    heads = ("review-start", "review-own", "review-others", "review-luck", "review-end")
    table = Table("", *(texts.say(head) for head in heads), title=texts.say("review"))
    for seat in seats:
        start, *between, end = found.account.books(seat)
        parts = [texts.say("review-points", points=part / 100) for part in (start, *between, end)]
        table.add_row(texts.player(seat), *parts)
    return table


def tell(found: Review, record: Record, game: Game, seat: int, texts: Texts) -> None:
    """What there is to say of one seat."""
    account = found.account
    out.print()
    if level(account, seat):
        out.print(texts.say("review-level", seat=seat, level=level(account, seat)), style="bold")
    out.print(texts.say("review-without", chance=round(account.without_luck(seat) / 100)))
    losses = round(account.loss_per_choice(seat) / 100, 2)
    out.print(texts.say("review-loss", count=len(account.decisions(seat)), loss=losses))
    points = found.of(seat)
    out.print(texts.say("review-turning") if points else texts.say("review-none"), style="bold" if points else "")
    for point in points:
        tell_point(found, record, game, point, texts)


def tell_point(found: Review, record: Record, game: Game, point: TurningPoint, texts: Texts) -> None:
    """One turning point: what was chosen, what the king would have chosen, and why."""
    position = records.start(record, game)
    for number, choice in enumerate(record.choices[: point.number - 1], 1):
        records.replay_choice(position, number, choice)
    chosen, better = (
        texts.phrase(position.phrase(point.seat, position.named(point.seat, name)))
        for name in (point.chosen, point.better)
    )
    kind = mark(found.account.entries[point.number - 1])
    called = f" ({texts.say('review-blunder' if kind == 'blunder' else 'review-error')})" if kind else ""
    out.print(f"  {texts.say('review-moment', number=point.number, loss=round(point.loss / 100, 1))}{called}")
    out.print(f"    {texts.say('review-chosen', option=chosen)}")
    out.print(f"    {texts.say('review-better', option=better)}")
    out.print(f"    {' '.join(map(texts.phrase, point.reasons))}", style="italic")
