"""What the application injects into request handlers."""

from __future__ import annotations

from litestar.di import NamedDependency

from contienda.server.auth.password import Door
from contienda.server.limits import Buckets, Guesses, Shares
from contienda.server.live.hub import Hub

TheHub = NamedDependency[Hub]
TheDoor = NamedDependency[Door]
TheGuesses = NamedDependency[Guesses]
TheShares = NamedDependency[Shares]
Limits = NamedDependency[Buckets]
