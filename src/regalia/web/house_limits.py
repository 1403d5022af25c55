"""The limits in force: those of the start, and over them what the host has set on the page for hosts."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

from regalia.kernel.errors import Trouble
from regalia.table.store_house import HouseStore
from regalia.web.address_limits import Porch
from regalia.web.limits import OPTIONS, Limits

logger = logging.getLogger("regalia.web")

ROUND = 60.0  # seconds after which another process of the same house follows
MOST = 1_000_000
# What is asked whenever somebody comes, so that another number counts at once; and the least it may be. The host
# himself needs pages to set it otherwise.
LEAST = {"new_tables": 1, "guest_links": 1, "address_tables": 1, "address_links": 1, "address_pages": 60}


def setting_of(name: str) -> str:
    """The name under which the store and the form know a limit, as in tables-per-hour."""
    return OPTIONS[name].removeprefix("--")


class HouseLimits:
    """The limits of a running server."""

    def __init__(self, usual: Limits, store: HouseStore) -> None:
        self.usual = usual  # as `regalia serve` was started
        self.store = store
        self.now = usual
        self.porch = Porch(usual)

    async def set(self, words: Mapping[str, str]) -> None:
        """Set what a form says, all of it or nothing; an empty field is as at the start."""
        chosen = {name: checked(name, words.get(setting_of(name), "").strip()) for name in LEAST}
        for name, number in chosen.items():
            await self.store.set(setting_of(name), number)
        await self.follow()

    async def follow(self) -> None:
        """Keep to what is set now; what addresses have asked for is counted anew when a limit has changed."""
        kept = {name: await self.store.setting(setting_of(name)) for name in LEAST}
        limits = replace(self.usual, **{name: int(number) for name, number in kept.items() if number})
        if limits != self.now:
            self.now, self.porch = limits, Porch(limits)

    async def run(self) -> None:
        """Until the server stops: the page for hosts may be that of another process."""
        while True:
            try:
                await self.follow()
            except Trouble as trouble:  # what cannot be read now is read the next time
                logger.warning("limits are not read: %s", trouble)
            await asyncio.sleep(ROUND)


def checked(name: str, words: str) -> str:
    """What a form says of a limit, if it can be one."""
    low = LEAST[name]
    if words and not (words.isdecimal() and len(words) <= len(str(MOST)) and low <= int(words) <= MOST):
        sentence = f"{OPTIONS[name]} is a whole number from {low} to {MOST}."
        raise Trouble(sentence, "trouble-host-limit", option=OPTIONS[name], least=low, most=MOST)
    return words
