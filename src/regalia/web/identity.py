"""Who is who: no accounts, a signed cookie that only this server can have made."""

import hmac
import secrets
import time
from hashlib import blake2b
from pathlib import Path

from regalia.table.private import kept_secret

COOKIE = "regalia"
MOVE = "move"
MOVE_SECONDS = 15 * 60
GATHER = "gather"
FEED = "feed"


class Identities:
    """Makes and checks the signed names of browsers."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def kept_in(cls, folder: Path) -> "Identities":
        """The key lies in the data folder, so that cookies outlive a restart."""
        return cls(kept_secret(folder, "cookie.key", lambda: secrets.token_bytes(32)))

    def new(self) -> str:
        """A name for a browser that has none."""
        return secrets.token_urlsafe(16)

    def sign(self, player: str) -> str:
        """What goes into the cookie."""
        return f"{player}.{self._seal(player, COOKIE)}"

    def read(self, cookie: str) -> str:
        """The name in a cookie, or nothing when it was not made here."""
        player, _, seal = cookie.rpartition(".")
        return player if player and self._sealed(player, COOKIE, seal) else ""

    def move(self, player: str) -> str:
        """A token with which another device becomes the same player; good for a short while, and once."""
        words = f"{player}.{int(time.time()) + MOVE_SECONDS}.{secrets.token_urlsafe(12)}"
        return f"{words}.{self._seal(words, MOVE)}"

    def moved(self, token: str) -> tuple[str, str]:
        """Who moves, and the mark by which the token is used up; nobody when it is forged or too old."""
        words, _, seal = token.rpartition(".")
        if not self._sealed(words, MOVE, seal):
            return "", ""
        player, until, mark = words.split(".")
        return (player, mark) if time.time() < int(until) else ("", "")

    def feed(self, player: str) -> str:
        """The secret part of the address at which somebody's turns can be read; it ends with the name of the player."""
        return f"{player}.{self._seal(player, FEED)}"

    def fed(self, token: str) -> str:
        """Whose turns are read there; nobody's when it was not made here."""
        player, _, seal = token.rpartition(".")
        return player if player and self._sealed(player, FEED, seal) else ""

    def gathering(self, table_id: str) -> str:
        """The code with which anybody takes a free seat of a table; the screen in the room shows it."""
        return self._seal(table_id, GATHER)

    def gathers(self, table_id: str, code: str) -> bool:
        """Whether this is the code of a table."""
        return self._sealed(table_id, GATHER, code)

    def _sealed(self, words: str, purpose: str, seal: str) -> bool:
        return hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(words, purpose).encode())

    def _seal(self, words: str, purpose: str) -> str:
        person = b"" if purpose == COOKIE else purpose.encode()
        return blake2b(words.encode("utf-8", "replace"), key=self.key, digest_size=16, person=person).hexdigest()
