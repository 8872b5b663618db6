"""The server of the other server tests, without limits."""

from tests.server.conftest import same_dice, server

__all__ = ["same_dice", "server"]
