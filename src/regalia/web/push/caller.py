"""Calls those whose turn has come and who have no page open, in the background: no choice waits for it."""

import asyncio
import json
import logging
from hashlib import blake2b

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.table.calls import Subscription
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.seated import is_bot
from regalia.web.boards.render import texts_for
from regalia.web.live.sockets import OpenLinks
from regalia.web.push.delivery import deliver
from regalia.web.push.keys import PushKeys

PATIENCE = 10.0  # seconds for one letter
AT_ONCE = 16  # letters under way
GONE = (404, 410)  # a push service says that a device is no longer there
logger = logging.getLogger("regalia.web")


class Caller:
    """Watches all tables of a server, and writes to the devices of whoever is waited for."""

    def __init__(self, hall: Hall, links: OpenLinks, keys: PushKeys, local: bool = False) -> None:
        """`local` allows push services in the own network, for tests."""
        self.hall = hall
        self.links = links
        self.keys = keys
        self.local = local
        self.under_way = asyncio.Semaphore(AT_ONCE)

    def notice(self, table: LiveTable) -> None:
        """Something has changed at a table: call those whose turn has come by it, each once."""
        owners = {table.row.seats[seat].owner for seat in table.new_turns() if not is_bot(table.row.seats[seat])}
        company = [seat.name for seat in table.row.seats]
        for owner in owners:
            if not self.links.count(owner):
                mine = [company[seat] for seat in table.seats_of(owner)]
                others = [name for name in company if name not in mine]
                self.hall.run(self.call(owner, table.row.id, table.game, others))

    async def call(self, owner: str, table_id: str, game: Game, others: list[str]) -> None:
        """Write to all devices of a player."""
        try:
            devices = await self.hall.store.calls.devices_of(owner)
        except Trouble as away:
            logger.warning("nobody can be called: %s", away)
            return
        await asyncio.gather(*(self.write_to(device, table_id, game, others) for device in devices))

    async def write_to(self, device: Subscription, table_id: str, game: Game, others: list[str]) -> None:
        """Write to one device; one that is no longer there is forgotten."""
        body, headers = self.keys.letter(device, told(device.language, table_id, game, others), topic_of(table_id))
        try:
            async with self.under_way, asyncio.timeout(PATIENCE):
                status = await deliver(device.endpoint, body, headers, self.local)
            if status in GONE:
                await self.hall.store.calls.unsubscribe(device.endpoint)
            elif not 200 <= status < 300:
                logger.warning("a push service has answered %s", status)
        except (OSError, TimeoutError, Trouble) as fault:
            logger.warning("a push service cannot be reached: %s", fault or type(fault).__name__)


def topic_of(table_id: str) -> str:
    """By what a push service tells one table from another, without being able to open it."""
    return blake2b(table_id.encode(), digest_size=12, person=b"topic").hexdigest()


def told(language: str, table_id: str, game: Game, others: list[str]) -> bytes:
    """What a device shows: whose turn it is, at which table, with whom."""
    body = f"{game.title} · {', '.join(others)}" if others else game.title
    words = {"title": texts_for(None, language).say("call-turn"), "body": body, "path": f"/t/{table_id}"}
    return json.dumps(words, ensure_ascii=False).encode()
