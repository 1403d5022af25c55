"""Carries a letter to a push service: to an address in the world, never to one in the host's own network.

The address is looked up once, checked, and then connected to as it is, so that no name leads elsewhere between the two;
and nothing that is answered is followed.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

from regalia.kernel.errors import Trouble

LONGEST = 500  # characters of an address
SHAPE = re.compile(r"https?://[!-~]+")  # nothing that could end a line of a request


class NoService(Trouble):
    """An address to which nothing is carried."""

    def __init__(self) -> None:
        super().__init__(
            "This device cannot be called: its push service has no public address.", "trouble-push-address"
        )


async def deliver(endpoint: str, body: bytes, headers: dict[str, str], local: bool = False) -> int:
    """Bring a letter to a push service; the status that it answers. `local` allows the own network, for tests."""
    where = parsed(endpoint, local)
    address = await looked_up(where, local)
    secure = ssl.create_default_context() if where.scheme == "https" else None
    name = where.hostname if secure else None
    reader, writer = await asyncio.open_connection(address, port_of(where), ssl=secure, server_hostname=name)
    try:
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        lines = [f"POST {path} HTTP/1.1", f"Host: {where.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
        lines += [f"{key}: {value}" for key, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        found = re.match(rb"HTTP/1\.[01] (\d{3})", await reader.readline())
        return int(found.group(1)) if found else 0
    finally:
        writer.close()


async def check_endpoint(endpoint: str, local: bool = False) -> None:
    """Refuse the address of a push service to which nothing would be carried."""
    await looked_up(parsed(endpoint, local), local)


def parsed(endpoint: str, local: bool) -> SplitResult:
    """The parts of an address: of HTTPS, unless the own network is allowed."""
    try:
        where = urlsplit(endpoint)
        port_of(where)
    except ValueError:
        raise NoService from None
    fits = len(endpoint) <= LONGEST and SHAPE.fullmatch(endpoint) and where.hostname and "@" not in where.netloc
    if not fits or (where.scheme != "https" and not local):
        raise NoService
    return where


def port_of(where: SplitResult) -> int:
    """The port that an address names or means."""
    return where.port or (443 if where.scheme == "https" else 80)


async def looked_up(where: SplitResult, local: bool) -> str:
    """The number of an address; all that its name stands for must be out in the world."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(where.hostname, port_of(where), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NoService from None
    numbers = [str(one[4][0]) for one in found]
    if not numbers or (not local and not all(map(in_the_world, numbers))):
        raise NoService
    return numbers[0]


def in_the_world(number: str) -> bool:
    """Whether an address belongs neither to this machine nor to its network, nor to many at once."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast
