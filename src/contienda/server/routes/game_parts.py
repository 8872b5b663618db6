"""What games add to the server: the part `routes` of each, with a `router` and the addresses of its `PAGES`.

Games from other packages get addresses below `/api/ID/` and `/ID/`, so they cannot collide. A router that cannot be
imported or uses other addresses is left out, and the error names its game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.server.routes.static_files import client_pages

PART = "routes"


def routes(
    taken: Sequence[ControllerRouterHandler], dependencies: Mapping[str, Provide]
) -> tuple[list[ControllerRouterHandler], list[BadOption]]:
    """Return the handlers of all games, with the same dependencies as the server's own, and the games left out."""
    parts, broken = registry.parts(PART)
    known = [route.path for route in Router("", route_handlers=taken).routes]
    found: list[ControllerRouterHandler] = []
    for name, module in parts.items():
        try:
            router: Router = module.router
            pages: list[str] = getattr(module, "PAGES", [])
            own: list[ControllerRouterHandler] = [router, client_pages(pages)] if pages else [router]
            if name not in registry.OURS:
                for place, addresses in (
                    (f"/api/{name}/", [each.path for each in router.routes]),
                    (f"/{name}/", pages),
                ):
                    keep_to(place, addresses, known)
                Litestar(own, dependencies=dependencies, openapi_config=None)  # refuses handlers that cannot be called
        except Exception as error:
            broken.append(registry.broken_part(name, PART, error))
        else:
            found += own
    return found, broken


def keep_to(place: str, addresses: list[str], known: list[str]) -> None:
    """Refuse addresses elsewhere, and any that the server already uses."""
    for each in addresses:
        if not each.startswith(place) or any(path.startswith(place) for path in known):
            raise BadOption("error-route-place", address=each, place=place)
