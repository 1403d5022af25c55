"""The clocks of those who are asked, as a guest sees them."""

from regalia.kernel.texts import Texts
from regalia.table.live import LiveTable
from regalia.web.boards.render import render
from regalia.web.live.diff import Panel
from regalia.web.live.guests import Guest


def clock_panel(table: LiveTable, guest: Guest, texts: Texts) -> Panel:
    """Who has how much time left; what only passes by itself is counted in the browser, and is no news."""
    running = table.clocks_running()
    if not running:
        return Panel.whole("")
    own = table.seats_of(guest.player)
    key = (tuple((one.seat, one.reminded) for one in running), table.lines, texts.language, tuple(own))
    return Panel.listed([key], lambda _: drawn_clocks(table, own, texts))


def drawn_clocks(table: LiveTable, own: list[int], texts: Texts) -> str:
    """The same, as HTML."""
    clocks = [
        {
            "seat": one.seat,
            "left": max(0, round(one.left)),
            "words": texts.say("clock-left", seat=one.seat, left=on_the_dial(one.left)),
            "reminded": one.reminded,
            "mine": one.seat in own,
        }
        for one in table.clocks_running()
    ]
    return render("clock.html", t=texts.say, clocks=clocks)


def on_the_dial(seconds: float) -> str:
    """So much time as a clock shows it: 1:05, or 26:00:00 for more than an hour."""
    whole = max(0, round(seconds))
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
