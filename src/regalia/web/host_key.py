"""The key of whoever hosts: printed when the server starts, kept beside the database, asked for once a day."""

import hmac
import secrets
import time
from hashlib import blake2b
from pathlib import Path

from regalia.table.private import kept_secret

COOKIE = "host"
HOURS = 12
TRIES = 5  # that an address may have at once, and then one more every
PATIENCE = 60.0  # seconds


class HostKey:
    """Lets in whoever knows it, for some hours."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def kept_in(cls, folder: Path) -> "HostKey":
        """The key lies in the data folder, for its owner alone, so that it outlives a restart."""
        return cls(kept_secret(folder, "host.key", lambda: secrets.token_urlsafe(18).encode()).strip())

    def fits(self, words: str) -> bool:
        """Whether somebody knows the key; how much of it is right cannot be told from how long this takes."""
        return hmac.compare_digest(words.strip().encode("utf-8", "replace"), self.key)

    def admission(self) -> str:
        """What goes into the cookie of somebody who knows the key."""
        until = str(int(time.time()) + HOURS * 3600)
        return f"{until}.{self._seal(until)}"

    def admits(self, cookie: str) -> bool:
        """Whether a cookie was made with this key, not too long ago."""
        until, _, seal = cookie.partition(".")
        made_here = hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(until).encode())
        return made_here and until.isdecimal() and time.time() < int(until)

    def _seal(self, until: str) -> str:
        return blake2b(until.encode("utf-8", "replace"), key=self.key[:64], digest_size=16, person=b"host").hexdigest()
