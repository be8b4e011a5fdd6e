"""Where the server may send to: addresses that clients give must not lead into the host's own network."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import SplitResult, urlsplit

from alehouse.engine.errors import AlehouseError
from alehouse.table.errors import TableError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
NAT64_LOCAL: Final = ipaddress.IPv6Network("64:ff9b:1::/48")


def is_public(address: Address) -> bool:
    """Whether an address is public, also when it is embedded in an IPv6 address."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address in NAT64_LOCAL or address.is_site_local:
            return False
    return (
        address.is_global
        and not address.is_multicast
        and not address.is_reserved
        and not address.is_unspecified
        and not address.is_link_local
    )


class Targets:
    """Public addresses, and those that the host of the server allows."""

    def __init__(self, allowed: list[str]) -> None:
        self._hosts: set[str] = set()
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for entry in allowed:
            try:
                self._networks.append(ipaddress.ip_network(entry, strict=False))
            except ValueError:
                if "/" in entry or ":" in entry or not entry:
                    raise AlehouseError(
                        f"'{entry}' is not a target: give a host name, an address or a network like 10.0.0.0/8."
                    ) from None
                self._hosts.add(entry.lower())

    def allows(self, host: str, address: Address) -> bool:
        inner = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        known = any(address in network or (inner is not None and inner in network) for network in self._networks)
        return known or host.lower() in self._hosts or is_public(address)

    def check(self, url: str) -> None:
        """Refuses anything but web addresses, and literal addresses that are not allowed; names are resolved later."""
        parts = _split(url)
        if parts is None or parts.scheme not in ("http", "https") or not parts.hostname:
            raise TableError("bad-target", "give a web address that begins with https://.")
        if parts.username is not None or parts.password is not None:
            raise TableError("bad-target", "an address must not contain a user name.")
        host = parts.hostname
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            if not _is_name(host):
                raise TableError("bad-target", "the host of the address is neither a name nor an address.") from None
            return
        if not self.allows(host, address):
            raise TableError("bad-target", "this address is not on the public internet.")


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts if url.isprintable() and " " not in url else None


def _is_name(host: str) -> bool:
    """A name with letters in its last part; `127.1` or `0x7f000001` would be read as numbers by some."""
    last = host.rstrip(".").rpartition(".")[2]
    return last.isascii() and not last[:1].isdigit() and all(c.isalnum() or c in ".-_" for c in host)
