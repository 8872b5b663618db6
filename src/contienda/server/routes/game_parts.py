"""What games add to the server: the part `routes` of each, with a `router` and the addresses of its own `PAGES`.

Games of other packages have addresses of their own, below `/api/ID/` and `/ID/`: so they never take one from anybody. A
router that cannot be imported or goes elsewhere is left out, and whoever asks is told of which game.
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
    """The handlers of all games, beside those of the server and with what those are given too; and what is left out."""
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
                Litestar(own, dependencies=dependencies, openapi_config=None)  # refuses what cannot be called
        except Exception as error:
            broken.append(registry.broken_part(name, PART, error))
        else:
            found += own
    return found, broken


def keep_to(place: str, addresses: list[str], known: list[str]) -> None:
    """Refuse addresses elsewhere, and a place where the server has some of its own."""
    for each in addresses:
        if not each.startswith(place) or any(path.startswith(place) for path in known):
            raise BadOption("error-route-place", address=each, place=place)
