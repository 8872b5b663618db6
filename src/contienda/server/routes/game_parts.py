"""What games add to the server: the part `routes` of each, with a `router` and the addresses of its own `PAGES`.

A router that cannot be imported, or whose addresses are taken, is left out, and the log names its game.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Litestar
from litestar.types import ControllerRouterHandler

from contienda.core import registry
from contienda.server.routes.games import report
from contienda.server.routes.static_files import client_pages

PART = "routes"


def routes(taken: Sequence[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    """The handlers of all games that go with those of the server and with each other."""
    parts, broken = registry.parts(PART)
    found: list[ControllerRouterHandler] = []
    for name, module in parts.items():
        try:
            own: list[ControllerRouterHandler] = [module.router]
            if pages := getattr(module, "PAGES", []):
                own.append(client_pages(pages))
            if name not in registry.OURS:
                Litestar([*taken, *found, *own], openapi_config=None)  # refuses what does not go together
        except Exception as error:
            broken.append(registry.broken_part(name, PART, error))
        else:
            found += own
    for each in broken:
        report(str(each))
    return found
