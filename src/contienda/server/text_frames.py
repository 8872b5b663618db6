"""Reads a whole text frame of a client without the library's general parser, which costs more than what is in it.

Anything else, and everything that is wrong, is left to the library: `whole_text` answers only for a single frame that
is complete, masked and short (RFC 6455, 5.2).
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which the library has no compiled part
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a whole text frame
FINAL = 0x80  # the bit of the last frame of a message
MASKED = 0x80
SHORT, MEDIUM = 126, 127  # from here on, the length follows in two bytes, or in eight
MOST = 4_096  # bytes of a frame that is read here


def whole_text(data: bytes) -> bytes | None:
    """Return the text, if the data is exactly one such frame."""
    if not 6 <= len(data) <= MOST or data[0] != TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size >= SHORT:
        if size >= MEDIUM or len(data) < 8:
            return None
        size, start = int.from_bytes(data[2:4], "big"), 8
        if size < SHORT:
            return None
    if len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def ends_between_messages(data: bytes) -> bool:
    """Tell whether data that begins with a frame also ends with one, and no message is open."""
    at = 0
    while len(data) - at >= 2:
        size, head = data[at + 1] & ~MASKED, 6
        if size >= MEDIUM or data[at] < FINAL:
            return False
        if size == SHORT:
            size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
        at += head + size
    return at == len(data)
