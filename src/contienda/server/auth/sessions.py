"""Who is asking: a secret in a cookie identifies a browser. The server signs it and stores only its hash.

A cookie without our signature is not a session, so nobody escapes a limit by inventing one. What a session may do at a
table is stored as rights: play, watch, facilitate, export, oversee. A link or code is exchanged for a right and then
forgotten.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from contienda.i18n.speaker import LANGUAGES
from contienda.server.config import Config
from contienda.server.intake import Asker
from contienda.server.limits import Shares
from contienda.server.live.hub import Hub
from contienda.server.live.live_table import GUEST, Live, eye
from contienda.store.rights import MARKS, digest
from contienda.table.authorization import Caller, NotAllowed

COOKIE = "contienda"
SECRET_BYTES = 32
SECRET_LENGTH = 43  # characters of a secret in a cookie
YEAR = 365 * 24 * 3600
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32, so that each byte of chance gives one
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0 O 1 I L; older codes may have an L
CODE_LENGTH = 6
PLAY, WATCH, FACILITATE, EXPORT, OVERSEE = "play", "watch", "facilitate", "export", "oversee"
SEEN, BARRED = "seen", "barred"  # not rights, but marks of a session

Connection = ASGIConnection[Any, Any, Any, Any]


class Session(msgspec.Struct, frozen=True):
    """A browser: the hash of its secret, and the cookie to set if it is new."""

    digest: bytes
    fresh: str = ""


class Rights(msgspec.Struct, frozen=True):
    """What a session may do at one table."""

    member: str = ""
    all: frozenset[str] = frozenset()
    session: Session | None = None
    barred: bool = False  # the host removed this person
    seen: frozenset[int] = frozenset()  # seats whose hands this browser saw as a guest
    names: frozenset[str] = frozenset()  # the members this browser is or was

    def need(self, *rights: str) -> None:
        """Refuse a session with none of these rights."""
        if not self.all & set(rights):
            raise NotAllowed("error-table-barred" if self.barred else "error-no-right")

    def known(self, live: Live) -> set[int]:
        """Return the seats whose hands the session has seen in any way."""
        return {*self.seen}.union(*map(live.table.known, self.names))

    def caller(self, live: Live) -> Caller:
        return live.caller(self.member, FACILITATE in self.all, OVERSEE in self.all)


def session_of(hub: Hub, connection: Connection) -> Session | None:
    """Return the session of a cookie we made.

    An unsigned cookie may date from before cookies were signed: we sign it now, and treat it as new until then.
    """
    secret, _, signature = connection.cookies.get(COOKIE, "").partition(".")
    if len(secret) != SECRET_LENGTH or not secret.isascii():
        return None
    if signature:
        expected = sign(hub.key, "session", secret)
        return Session(digest(secret)) if hmac.compare_digest(signature.encode(), expected.encode()) else None
    return Session(digest(secret), f"{secret}.{sign(hub.key, 'session', secret)}")


def visitor(hub: Hub, connection: Connection) -> Session:
    """Return the session of a browser, or a new one."""
    return session_of(hub, connection) or new_session(hub)


def new_session(hub: Hub) -> Session:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return Session(digest(secret), f"{secret}.{sign(hub.key, 'session', secret)}")


def sign(key: bytes, purpose: str, secret: str) -> str:
    """Return a signature which proves that this server issued a secret, for this purpose only."""
    return hmac.new(key, f"{purpose} {secret}".encode(), hashlib.sha256).hexdigest()[:32]


def source_of(config: Config, connection: Connection) -> str:
    """Return the address of a request; for IPv6 its network, since one machine has many addresses there.

    A reverse proxy we trust names the address in the last entry of X-Forwarded-For.
    """
    address = connection.client.host if connection.client is not None else ""
    if (config.proxy and local(address)) or within(config.proxy_network, address):
        address = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip() or address
    return neighbours(address)


def neighbours(address: str) -> str:
    """Return an address, or the network that belongs to one machine."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found.ipv4_mapped or found) if found.version == 6 else str(found)


def share(hub: Hub, connection: Connection, shares: Shares, session: Session) -> None:
    """Count one more creation against the limits of a session and its address."""
    source = source_of(hub.config, connection)
    shares.take(None if session.fresh else session.digest, None if local(source) else source)


def asker(hub: Hub, connection: Connection) -> Asker:
    """Return who a worker's job is for; all clients without a cookie at one address count as one."""
    source = source_of(hub.config, connection)
    session = session_of(hub, connection)
    lane = source if session is None or session.fresh else session.digest
    return Asker(lane, None if local(source) else source)


def maker_of(hub: Hub, connection: Connection, session: Session) -> str:
    """Return who creates a table, for fair shares: the hash of the address, and the browser.

    Browsers without a session share that of their address; this machine itself may be a proxy for many addresses.
    """
    source = source_of(hub.config, connection)
    hashed = "" if local(source) else sign(hub.key, "source", source)
    return lane_of(hashed, b"" if session.fresh else session.digest)


def lane_of(source: str, session: bytes) -> str:
    return f"{source} {session.hex()}"


def local(address: str) -> bool:
    """Tell whether an address is this machine itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def within(network: str, address: str) -> bool:
    """Tell whether an address belongs to that network; none does if it is ""."""
    try:
        return bool(network) and ipaddress.ip_address(address) in ipaddress.ip_network(network)
    except ValueError:
        return False


def cookies(session: Session, secure: bool) -> list[Cookie]:
    """Return the cookie to set, if the browser is new."""
    if not session.fresh:
        return []
    return [kept(COOKIE, session.fresh, secure)]


def kept(name: str, value: str, secure: bool) -> Cookie:
    return Cookie(name, "/", value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


async def rights_of(hub: Hub, live: Live, session: Session | None) -> Rights:
    """Return what a session may do there; anybody may watch a listed table."""
    table = live.table
    grants = await hub.store.rights(session.digest, table.id) if session is not None else []
    found = {grant.right for grant in grants if grant.right not in MARKS}
    seen = frozenset(grant.seat for grant in grants if grant.right == SEEN)
    names = frozenset(grant.name for grant in grants if grant.name)
    member = ""
    for grant in grants:
        if grant.right in found and (grant.right == PLAY or not member):
            member = grant.name or member
    barred = FACILITATE not in found and any(map(table.barred, names))
    if barred:
        found, member = set(), ""
    if PLAY in found:
        found.discard(OVERSEE)  # nobody sees two hands
    if table.setup.listed or OVERSEE in found:
        found.add(WATCH)
    return Rights(member, frozenset(found), session, barred, seen, names)


async def shown(hub: Hub, live: Live, rights: Rights, kind: int) -> Rights:
    """Record that a guest is about to see somebody's hand, so that they cannot sit down elsewhere afterwards.

    Return their rights after that.
    """
    if kind < GUEST or not live.table.hides(eye(kind)):
        return rights
    if rights.session is None:
        raise NotAllowed("error-no-view")
    async with live.seating:
        rights = await rights_of(hub, live, rights.session)
        if not live.may_look_from(kind, rights.caller(live)):
            raise NotAllowed("error-no-view")
        if rights.session is not None and eye(kind) not in rights.seen:
            await hub.store.grant(rights.session.digest, live.table.id, SEEN, eye(kind), rights.member)
    return msgspec.structs.replace(rights, seen=rights.seen | {eye(kind)})


def new_member() -> str:
    return secrets.token_hex(5)


def new_id() -> str:
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in secrets.token_bytes(12))


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_ticket() -> str:
    return secrets.token_urlsafe(24)


def same_origin(config: Config, connection: Connection) -> bool:
    """Tell whether the request comes from our own page; programs other than browsers send no origin."""
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
    """Tell whether people reach us by https."""
    return config.public_url.startswith("https://")


def language_of(connection: Connection) -> str:
    """Return the reader's language: the requested one, or the first they read."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for word in connection.headers.get("accept-language", "").split(","):
        short = word.split(";")[0].strip().lower()[:2]
        if short in LANGUAGES:
            return short
    return "en"
