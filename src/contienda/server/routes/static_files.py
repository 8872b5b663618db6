"""The page: built files from the package, and one document for every address of the client.

A working copy uses `web/dist`. If the page was never built, the server says so and serves the rest.
"""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from contienda.core import packages
from contienda.server.http_errors import Ask, Missed, refuse_http
from contienda.server.schemas.http import Problem

PACKAGED = Path(__file__).parents[1] / "static"
WORKING = Path(__file__).parents[4] / "web" / "dist"
BOARD_FOLDER, BOARD = "web", "board.js"  # in a game's own package
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
UNBUILT = "<!doctype html><title>Contienda</title><p>The page is not built here: run <code>make web</code>."
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


FOR_PROGRAMS = (
    "/api/",
    "/metrics/",
    "/healthz/",
    "/assets/",
    "/games/",
)  # addresses below these always answer in JSON


def folder() -> Path:
    return PACKAGED if PACKAGED.is_dir() else WORKING


def sent(path: Path, headers: dict[str, str] | None = None) -> Response[bytes]:
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    try:
        return Response(path.read_bytes(), media_type=kind, headers=headers or {})
    except OSError:
        raise Missed("error-http-404") from None


@get(
    [
        *(
            "/",
            "/about",
            "/new/{game:str}",
            "/join/{code:str}",
            "/t/{id:str}",
            "/rules/{game:str}",
            "/print/{game:str}",
            "/learn/{game:str}",
        ),
        *("/replay/{id:str}", "/replay/{id:str}/{step:int}"),
        *("/debrief/{id:str}", "/debrief/class/{id:str}"),
        *("/class/{id:str}", "/class/{id:str}/projector", "/class/{id:str}/data", "/class/{id:str}/table/{number:int}"),
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """Serve the same document for every address of the client."""
    return document()


def client_pages(addresses: list[str]) -> HTTPRouteHandler:
    """Return handlers for further client addresses: those of a game's own pages."""

    @get(addresses, include_in_schema=False, sync_to_thread=False)
    def own_page() -> Response[bytes]:
        return document()

    return own_page


def document() -> Response[bytes]:
    if not (folder() / "index.html").is_file():
        return Response(UNBUILT.encode(), media_type="text/html")
    return sent(folder() / "index.html")


def lost(request: Ask, error: NotFoundException) -> Response[bytes] | Response[Problem]:
    """Answer an unknown address: people get the page, which says so in their language; programs get JSON."""
    if request.method not in ("GET", "HEAD") or f"{request.scope['path']}/".startswith(FOR_PROGRAMS):
        return refuse_http(request, error)
    answer = document()
    answer.status_code = 404
    return answer


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: Annotated[str, PathParameter(max_length=120)]) -> Response[bytes]:
    """Serve a file whose name changes with its content."""
    if not is_plain(name):
        raise Missed("error-http-404")
    return sent(folder() / "assets" / name, FOREVER)


@get(
    ["/manifest.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png", "/icon-mask.png", "/sw.js"],
    include_in_schema=False,
    sync_to_thread=False,
)
def whole(request: Ask) -> Response[bytes]:
    """Serve files at the root."""
    return sent(folder() / str(request.scope["path"]).lstrip("/"))


@get("/games/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def game_file(
    game: Annotated[str, PathParameter(max_length=40)], name: Annotated[str, PathParameter(max_length=120)]
) -> Response[bytes]:
    """Serve a file of a game's own board, from the folder `web` of its package."""
    home = packages.home(game)
    if home is None or not is_plain(name):
        raise Missed("error-http-404")
    return sent(home / BOARD_FOLDER / name)


def board_of(game: str) -> str:
    """Return the address of a game's own board, a module for the page; "" if it has none."""
    home = packages.home(game)
    return f"/games/{game}/{BOARD}" if home is not None and (home / BOARD_FOLDER / BOARD).is_file() else ""


def is_plain(name: str) -> bool:
    """Tell whether it is a plain file name that leads nowhere else."""
    return re.fullmatch(r"[A-Za-z0-9_.-]+", name) is not None and not name.startswith(".")


router = Router("", route_handlers=[page, asset, whole, game_file])
