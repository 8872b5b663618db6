"""Who is asking: a browser is known by one secret in a cookie, and only the hash of it is kept.

What it may do at a table stands in the store as rights: play, watch, facilitate, export. A link or code is no right by
itself; it is exchanged for one, and then forgotten.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from contienda.core.texts import LANGUAGES
from contienda.server.config import Config
from contienda.server.hub import Hub
from contienda.server.live import Live
from contienda.store.keys import digest
from contienda.table.plan import Caller, NotAllowed

COOKIE = "contienda"
DOOR = "contienda-door"
SECRET_BYTES = 32
YEAR = 365 * 24 * 3600
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
PLAY, WATCH, FACILITATE, EXPORT = "play", "watch", "facilitate", "export"

Connection = ASGIConnection[Any, Any, Any, Any]


class Session(msgspec.Struct, frozen=True):
    """A browser: the hash of its secret, and the secret itself if it was made just now."""

    digest: bytes
    fresh: str = ""


class Rights(msgspec.Struct, frozen=True):
    """What a session may do at one table."""

    member: str = ""
    all: frozenset[str] = frozenset()

    def need(self, *rights: str) -> None:
        """Refuse whoever has none of these."""
        if not self.all & set(rights):
            raise NotAllowed("error-no-right")

    def caller(self, live: Live) -> Caller:
        return live.caller(self.member, FACILITATE in self.all)


def session_of(connection: Connection) -> Session | None:
    """The session of a cookie that could be one of ours."""
    secret = connection.cookies.get(COOKIE, "")
    return Session(digest(secret)) if 32 <= len(secret) <= 64 and secret.isascii() else None


def new_session() -> Session:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return Session(digest(secret), secret)


def cookies(session: Session, secure: bool) -> list[Cookie]:
    """What the browser is to keep, if it is new."""
    if not session.fresh:
        return []
    return [kept(COOKIE, session.fresh, secure)]


def kept(name: str, value: str, secure: bool) -> Cookie:
    return Cookie(name, "/", value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


async def rights_of(hub: Hub, live: Live, session: Session | None) -> Rights:
    """What a session may do there; anybody may watch a table that is listed."""
    found = set()
    member = ""
    if session is not None:
        for grant in await hub.store.rights(session.digest, live.table.id):
            found.add(grant.right)
            member = grant.name or member
    if live.table.setup.listed:
        found.add(WATCH)
    return Rights(member, frozenset(found))


def new_member() -> str:
    return secrets.token_hex(5)


def new_id() -> str:
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_ticket() -> str:
    return secrets.token_urlsafe(24)


# --- the door -------------------------------------------------------------------------------------------------------


def door_key(password: str) -> str:
    """What a browser keeps that has given the password."""
    return hmac.new(password.encode(), b"contienda door", hashlib.sha256).hexdigest()


def let_in(config: Config, connection: Connection) -> bool:
    if not config.password:
        return True
    return hmac.compare_digest(connection.cookies.get(DOOR, "").encode(), door_key(config.password).encode())


def same_origin(config: Config, connection: Connection) -> bool:
    """Whether a browser asks from our own page; programs that are no browsers say nothing."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    own = [f"{scheme}://{connection.headers.get('host', '')}" for scheme in ("http", "https")]
    if config.public_url:
        own.append("{0.scheme}://{0.netloc}".format(urlsplit(config.public_url)))
    return origin in own


def secure(config: Config) -> bool:
    """Whether people reach us by https."""
    return config.public_url.startswith("https://")


def language_of(connection: Connection) -> str:
    """The reader's language: as asked for, or the first one he reads."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for word in connection.headers.get("accept-language", "").split(","):
        short = word.split(";")[0].strip().lower()[:2]
        if short in LANGUAGES:
            return short
    return "en"
