"""The host's own keys for Web Push (VAPID), and letters that only the device they are for can read."""

import base64
import binascii
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from regalia.kernel.errors import Trouble
from regalia.table.calls import Subscription
from regalia.table.private import kept_secret

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEEP_SECONDS = 24 * 3600  # for which a push service keeps a letter for a device that is off
SIGNED_SECONDS = 12 * 3600
POINT_BYTES = 65
SECRET_BYTES = 16


class PushKeys:
    """Signs letters as this host, and seals each for its device."""

    def __init__(self, key: "Vapid02", contact: str) -> None:
        """`contact` is where a push service finds the host: mailto: or https:."""
        if not contact.startswith(("mailto:", "https://")):
            raise Trouble("--push wants the host's contact, as in mailto:you@example.org or https://example.org.")
        self.key = key
        self.contact = contact

    @classmethod
    def kept_in(cls, folder: Path, contact: str) -> "PushKeys":
        """The key lies in the data folder, since devices subscribe to it; it is made at the first start."""
        if find_spec("pywebpush") is None:
            raise Trouble("Web Push needs the package pywebpush: install regalia[push].")
        from py_vapid import Vapid02

        def fresh() -> bytes:
            key = Vapid02()
            key.generate_keys()
            return bytes(key.private_pem())

        return cls(Vapid02.from_pem(kept_secret(folder, "push.key", fresh)), contact)

    def public(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def letter(self, device: Subscription, words: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """Words sealed for a device, and the headers they travel with; a newer letter of a topic replaces an older."""
        from pywebpush import WebPusher

        keys = {"p256dh": device.p256dh, "auth": device.auth}
        body = bytes(WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(words)["body"])
        where = urlsplit(device.endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + SIGNED_SECONDS}
        signed: dict[str, str] = self.key.sign({**claims, "sub": self.contact})
        plain = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return body, {**plain, "TTL": str(KEEP_SECONDS), "Topic": topic, **signed}


def check_device(device: Subscription) -> None:
    """Refuse keys of a device with which nothing can be sealed."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    refused = Trouble("This device cannot be called: its keys are not those of a browser.", "trouble-push-keys")
    try:
        point, secret = (base64.urlsafe_b64decode(key + "==") for key in (device.p256dh, device.auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise refused from None
    if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
        raise refused
