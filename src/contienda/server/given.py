"""What the application hands to whoever handles a request."""

from __future__ import annotations

from litestar.di import NamedDependency

from contienda.server.door import Door
from contienda.server.hub import Hub
from contienda.server.limits import Buckets, Guesses, Shares

TheHub = NamedDependency[Hub]
TheDoor = NamedDependency[Door]
TheGuesses = NamedDependency[Guesses]
TheShares = NamedDependency[Shares]
Limits = NamedDependency[Buckets]
