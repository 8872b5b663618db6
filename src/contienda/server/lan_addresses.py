"""The addresses under which other devices on the network reach this machine; finding them sends nothing."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys

_ADDRESS_OF_INTERFACE = 0x8915  # Linux: SIOCGIFADDR


def addresses() -> list[str]:
    """Return the IPv4 addresses of this machine, private ones first, without the loopback."""
    found: set[str] = set()
    with contextlib.suppress(OSError):
        found.update(str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    if sys.platform == "linux":
        found.update(interfaces())
    real = [each for each in found if not ipaddress.ip_address(each).is_loopback]
    return sorted(real, key=lambda each: (not ipaddress.ip_address(each).is_private, each))


def interfaces() -> list[str]:
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), _ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found
