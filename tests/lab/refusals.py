"""Expects an error by its key."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from contienda.core.errors import ContiendaError


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(ContiendaError) as raised:
        yield
    assert raised.value.key == key
    assert raised.value.sentence("ru")  # its text takes the values it is given
