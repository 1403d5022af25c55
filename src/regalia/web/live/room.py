"""The screen in the room: the code with which phones join, the seats as they fill, and the way back for later."""

from regalia.kernel.texts import Texts
from regalia.table.live import LiveTable
from regalia.table.stored import is_free
from regalia.web.boards.render import render
from regalia.web.live.guests import Guest
from regalia.web.live.qr import qr_code


def drawn_room(table: LiveTable, guest: Guest, texts: Texts) -> str:
    """Before the game the code for the free seats, large; from then on a small one that leads back to the table.

    Only a screen of somebody who belongs here gives seats away.
    """
    address = f"{guest.base}/t/{table.row.id}"
    gathers = bool(table.open_seats()) and table.belongs_to(guest.player)
    link = f"{address}/join/{guest.code}" if gathers else address
    return render(
        "room.html",
        t=texts.say,
        gathers=gathers,
        link=link,
        qr=qr_code(link),
        local=guest.local,
        seats=[{"seat": row.seat, "name": "" if is_free(row) else row.name} for row in table.row.seats],
        over=table.match.position.over(),
    )
