"""Serves the documentation under `/docs`: the built site, from the package or from `build/site` of a working copy.

Each page has its own policy: the site has a few inline scripts, and only those of the built file may run. If the site
was never built, one page explains how to build it.
"""

from __future__ import annotations

import base64
import hashlib
import html
import re
from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from contienda.i18n.speaker import common
from contienda.server.auth.sessions import language_of
from contienda.server.http_errors import Ask
from contienda.server.routes.static_files import is_plain, sent

PACKAGED = Path(__file__).parents[1] / "site"
WORKING = Path(__file__).parents[4] / "build" / "site"
INDEX = "/docs/index.html"
LATER = {"Cache-Control": "public, max-age=3600"}
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


def folder() -> Path:
    return PACKAGED if PACKAGED.is_dir() else WORKING


def policy(document: bytes) -> str:
    """The Content-Security-Policy of one page: files of this server, and its own inline scripts by their hashes."""
    digests = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in INLINE.findall(document)]
    return POLICY.format(scripts="".join(f" 'sha256-{each}'" for each in dict.fromkeys(digests)))


@get("/docs", include_in_schema=False, sync_to_thread=False)
def start(request: Ask) -> Response[bytes] | Redirect:
    """Redirect to the first page: relative links need its full address."""
    return Redirect(INDEX) if (folder() / "index.html").is_file() else unbuilt(language_of(request))


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=False)
def document(request: Ask, path: FromPath[str]) -> Response[bytes]:
    """One file of the site."""
    if not (folder() / "index.html").is_file():
        return unbuilt(language_of(request))
    parts = str(path).strip("/").split("/")
    found = folder().joinpath(*parts)
    if not all(map(is_plain, parts)) or not found.is_file():
        raise NotFoundException
    if found.suffix != ".html":
        return sent(found, LATER)
    answer = sent(found)
    answer.headers["Content-Security-Policy"] = policy(answer.content)
    return answer


def unbuilt(language: str) -> Response[bytes]:
    """A page that explains how to build the site."""
    texts = common(language)
    title = html.escape(texts("docs-unbuilt-title"))
    lines = [html.escape(texts(key)) for key in ("docs-unbuilt-build", "docs-unbuilt-files")]
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><h1>{title}</h1>'
        + "".join(f"<p>{line}</p>" for line in lines)
    )
    answer = Response(page.encode(), media_type="text/html", status_code=404)
    answer.headers["Content-Security-Policy"] = policy(b"")
    return answer


router = Router("", route_handlers=[start, document])
