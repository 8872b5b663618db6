"""Errors over HTTP: each of our errors has a status, and its message is localised."""

from __future__ import annotations

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from contienda.core.errors import BadOption, BadReplay, BadText, ContiendaError, IllegalAction
from contienda.server.auth.sessions import language_of
from contienda.server.intake import Lost
from contienda.server.limits import TooMuch
from contienda.server.logs import log
from contienda.server.metrics import REFUSED
from contienda.server.schemas.http import Problem
from contienda.store.leases import Moved
from contienda.store.location import BadDatabase
from contienda.table.authorization import NotAllowed, Stale


class Missed(ContiendaError):
    """There is nothing here by that name."""


class Shut(ContiendaError):
    """The server asks for its password first."""


class Unready(ContiendaError):
    """The server cannot do it right now, through no fault of the client."""


STATUS: dict[type[ContiendaError], int] = {
    Missed: 404,
    Shut: 401,
    NotAllowed: 403,
    Stale: 409,
    IllegalAction: 409,
    TooMuch: 429,
    Unready: 503,
    Lost: 503,
    BadOption: 400,
    BadReplay: 400,
    BadText: 400,
}
Ask = Request[object, object, State]
SECRET = "secret"  # routes with this in `opt` are not compressed: the length of an answer would leak its content
MOST_PARTS = (
    60_000  # values in a request: the longest replay has a third of that, and parsing them takes the server's time
)


class Bounded(Request[object, object, State]):
    """A request whose JSON is parsed only if its number of values is bearable."""

    async def json(self) -> object:
        body = await self.body()
        if sum(body.count(sign) for sign in (b",", b"[", b"{")) > MOST_PARTS:
            raise HTTPException(status_code=413)
        return await super().json()


def specs(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Problem, generate_examples=False, description=WHY[code]) for code in codes}


WHY = {
    400: "The request is not valid",
    401: "The server requires a password",
    403: "You do not have permission to do this",
    404: "Not found",
    405: "Method not allowed",
    409: "The game has moved on, or the action is not legal now",
    413: "The request is too large",
    415: "Only JSON is accepted",
    429: "Too many requests; try again later",
    503: "The server is unavailable",
}
REFUSALS = specs(400, 401, 405, 503)
NOT_FOUND = specs(400, 401, 404, 405, 503)
AT_TABLE = specs(400, 401, 403, 404, 405, 503)
LOOKS_BACK = specs(400, 401, 403, 404, 405, 429, 503)
PURE = specs(400, 401, 403, 405, 413, 415, 429, 503)
CHANGES = specs(400, 401, 403, 404, 405, 409, 413, 415, 429, 503)


def refuse(request: Ask, error: ContiendaError) -> Response[Problem]:
    """Answer with one of our own errors."""
    error = outward(error)
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    REFUSED.labels(error.key if error.key.startswith("error-") else "error").inc()
    return answer(status, error.key, error.sentence(language_of(request)))


def refuse_http(request: Ask, error: HTTPException) -> Response[Problem]:
    """Answer with an error of Litestar: unknown path, wrong method, JSON of the wrong shape."""
    status = error.status_code if error.status_code in WHY else 400
    reason = ""
    if status == 400:
        extra = error.extra
        reason = (
            "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
            if isinstance(extra, list)
            else str(error.detail)
        )
    told = ContiendaError(f"error-http-{status}", reason=reason[:300])
    return answer(status, told.key, told.sentence(language_of(request)), error.headers)


def refuse_depth(request: Ask, _: RecursionError) -> Response[Problem]:
    """Refuse JSON that is nested too deeply to parse."""
    return refuse_http(request, HTTPException("nested too deeply", status_code=400))


def refuse_crash(request: Ask, error: Exception) -> Response[Problem]:
    """Answer to a bug of ours, without revealing any internals."""
    log.error("crash", exc_info=error, extra={"fields": {"path": request.scope.get("path_template", "")}})
    told = ContiendaError("error-http-500")
    return answer(500, told.key, told.sentence(language_of(request)))


def outward(error: ContiendaError) -> ContiendaError:
    """Return the error to show people: only the log names the database and its trouble (`server/health.py`)."""
    if isinstance(error, Moved):
        return Unready("error-table-moved")
    return Unready("error-storage") if isinstance(error, BadDatabase) else error


def answer(status: int, key: str, text: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(
        Problem(status, key, text), status_code=status, media_type="application/json", headers=headers or {}
    )
