"""Where somebody is: addresses that belong to one house count as one."""

import ipaddress
from functools import lru_cache

HOUSE = 64  # bits of an IPv6 address that one house has for itself
LONGEST = 64  # characters of an address, or of what a proxy gives out for one


@lru_cache(maxsize=4096)
def house_of(host: str) -> str:
    """An IPv4 address as it is, and of an IPv6 address the part that all devices of one house share."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), HOUSE), strict=False))
