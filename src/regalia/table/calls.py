"""What the store keeps to call people who are away: since when it is their turn, and where they are reached."""

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import sqlalchemy as sql

from regalia.table import notes
from regalia.table.pen import Deed
from regalia.table.schema import choices, subscriptions

DEVICES = 8  # of one player that are called; the oldest makes room


@dataclass(frozen=True)
class Subscription:
    """A device that wants to be called: the address of its push service, its keys, and the language of its owner."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Write(Protocol):
    """Writes deeds to the store, all or none."""

    def __call__(self, *deeds: Deed) -> Awaitable[None]:
        """Write."""
        ...


Read = Callable[..., Awaitable[list[Sequence[sql.Row[Any]]]]]


class Calls:
    """What is kept for those who are to be called."""

    def __init__(self, read: Read, write: Write) -> None:
        self.read = read
        self.write = write

    async def times_of(self, table_id: str) -> list[int]:
        """When each choice of a table was made that stands: those taken back are none."""
        mine = choices.select().where(choices.c.table_id == table_id).order_by(choices.c.number)
        (found,) = await self.read(mine)
        times: list[int] = []
        for row in found:
            note = row.name.removeprefix(notes.LINE)
            if note == row.name:
                times.append(row.made)
            elif note.startswith(notes.UNDO):
                del times[max(0, len(times) - notes.count_of(note)) :]
        return times

    async def subscribe(self, owner: str, device: Subscription) -> None:
        """Call somebody on a device from now on; one device belongs to one player."""
        row = {"owner": owner, "made": int(time.time()), **vars(device)}
        kept = [one.endpoint for one in await self.devices_of(owner) if one.endpoint != device.endpoint]
        surplus = kept[: max(0, len(kept) - DEVICES + 1)]
        gone = subscriptions.delete().where(subscriptions.c.endpoint.in_([device.endpoint, *surplus]))
        await self.write(Deed(gone), Deed(subscriptions.insert(), [row]))

    async def devices_of(self, owner: str) -> list[Subscription]:
        """The devices on which somebody is called, the oldest first."""
        mine = subscriptions.select().where(subscriptions.c.owner == owner).order_by(subscriptions.c.made)
        (found,) = await self.read(mine)
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in found]

    async def unsubscribe(self, endpoint: str) -> None:
        """Call nobody on a device any more."""
        await self.write(Deed(subscriptions.delete().where(subscriptions.c.endpoint == endpoint)))

    async def forget(self, owner: str) -> None:
        """Call somebody on no device any more."""
        await self.write(Deed(subscriptions.delete().where(subscriptions.c.owner == owner)))
