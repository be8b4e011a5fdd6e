"""Where notifications may go: never into the host's own network, whatever an address is made to look like."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.server.notify.outbound import Outbound
from alehouse.server.notify.resolver import CheckedResolver
from alehouse.server.notify.targets import Targets, is_public
from alehouse.table.errors import TableError

PRIVATE = [
    "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",
    "ff02::1", "fec0::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:0a00:0001::",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *[f"https://[{address}]/" if ":" in address else f"https://{address}/" for address in PRIVATE],
        "http://127.1/",
        "http://0x7f000001/",
        "http://2130706433/",
        "http://0177.0.0.1/",
        "http://127.0.0.1.:80/",
        "http://localhost:99999/",
        "https://user:pass@example.org/",
        "https://user@example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "javascript:alert(1)",
        "//example.org/",
        "example.org",
        "https://",
        "https:///path",
        "https://exa mple.org/",
        "https://example.org\r\nHost: evil/",
        "https://[::1/",
        "https://例え.テスト/",
        "",
    ],
)
def test_what_may_not_be_reached_is_refused_at_once(url: str) -> None:
    with pytest.raises(TableError, match="bad-target"):
        Targets([]).check(url)


@pytest.mark.parametrize("url", ["https://example.org/hook", "http://example.org:8080/x?y=z", "https://1.1.1.1/"])
def test_a_public_target_may_be_named(url: str) -> None:
    Targets([]).check(url)


def test_a_host_may_allow_some_of_its_own() -> None:
    targets = Targets(["10.1.0.0/16", "192.168.1.5", "chat.internal", "fd00::/8"])
    targets.check("http://10.1.2.3/")
    targets.check("http://192.168.1.5/")
    targets.check("http://[fd00::1]/")
    assert targets.allows("chat.internal", ipaddress.ip_address("10.9.9.9"))
    for address in ("10.2.0.1", "192.168.1.6", "127.0.0.1"):
        with pytest.raises(TableError, match="bad-target"):
            targets.check(f"http://{address}/")


@pytest.mark.parametrize("entry", ["", "10.0.0.0/99", "http://host"])
def test_a_wrong_allowance_is_said_to_be_wrong(entry: str) -> None:
    with pytest.raises(AlehouseError, match="is not a target"):
        Targets([entry])


class Names:
    """A resolver's answers, changed between two questions."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    async def getaddrinfo(self, host: str, port: int, **options: Any) -> list[Any]:
        addresses = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return [
            (socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))
            for address in addresses
        ]


async def test_a_name_that_leads_inside_is_not_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    loop = asyncio.get_running_loop()
    for answer in (["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::1"], ["fe80::1%eth0"]):
        monkeypatch.setattr(loop, "getaddrinfo", Names(answer).getaddrinfo)
        with pytest.raises(OSError, match="not on the public internet"):
            await CheckedResolver(Targets([])).resolve("evil.example", 80)
    monkeypatch.setattr(loop, "getaddrinfo", Names(["1.1.1.1"]).getaddrinfo)
    found = await CheckedResolver(Targets([])).resolve("good.example", 443)
    assert [(one["host"], one["port"]) for one in found] == [("1.1.1.1", 443)]


async def test_a_name_that_changes_its_mind_is_checked_when_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that is connected to is the one that was checked; there is no second question."""
    import asyncio

    names = Names(["127.0.0.1"])
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names.getaddrinfo)
    outbound = Outbound(Targets([]))
    outbound.check("http://rebind.example:9/")
    with pytest.raises(TableError, match="bad-target"):
        await outbound.post("http://rebind.example:9/", b"", {})
    await outbound.close()
