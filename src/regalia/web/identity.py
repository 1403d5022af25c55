"""Who is who: no accounts, a signed cookie that only this server can have made."""

import hmac
import secrets
from hashlib import blake2b
from pathlib import Path

COOKIE = "regalia"


class Identities:
    """Makes and checks the signed names of browsers."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def kept_in(cls, folder: Path) -> "Identities":
        """The key lies in the data folder, so that cookies outlive a restart."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "cookie.key"
        if not path.exists():
            draft = path.with_suffix(".part")
            draft.write_bytes(secrets.token_bytes(32))
            draft.chmod(0o600)
            draft.replace(path)
        return cls(path.read_bytes())

    def new(self) -> str:
        """A name for a browser that has none."""
        return secrets.token_urlsafe(16)

    def sign(self, player: str) -> str:
        """What goes into the cookie."""
        return f"{player}.{self._seal(player)}"

    def read(self, cookie: str) -> str:
        """The name in a cookie, or nothing when it was not made here."""
        player, _, seal = cookie.rpartition(".")
        return player if player and hmac.compare_digest(seal, self._seal(player)) else ""

    def _seal(self, player: str) -> str:
        return blake2b(player.encode(), key=self.key, digest_size=16).hexdigest()
