"""A way to a viewer: their socket in this process, or one that ends at another server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

WIRE = "contienda.wire"  # the extension of a socket's scope that holds the fastest way


class ViewerWire(Protocol):
    @property
    def free(self) -> bool:
        """Tell whether a frame can be sent now: the viewer reads what they get."""

    def post(self, frame: bytes) -> None:
        """Send one text frame; only while the wire is free."""

    async def post_when_free(self, frame: bytes) -> None: ...

    async def next_text(self) -> str: ...


class SocketWire(ViewerWire, Protocol):
    """A socket in this process."""

    listener: Callable[[bytes], bool] | None  # takes a text at once, if it can

    def hold(self, frame: bytes) -> None:
        """Send one text frame with the next flush; only while the wire is free."""

    def flush(self) -> None: ...
