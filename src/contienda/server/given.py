"""What the application hands to whoever handles a request."""

from __future__ import annotations

from litestar.di import NamedDependency

from contienda.server.hub import Hub
from contienda.server.limits import Buckets

TheHub = NamedDependency[Hub]
Limits = NamedDependency[Buckets]
