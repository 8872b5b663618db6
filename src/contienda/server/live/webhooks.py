"""Turn notifications: one message to a chat per decision of a seat, and none while players are still active.

The address belongs to the table's host alone; it is stored apart from the log and is never shown or logged.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import httpx
import msgspec

from contienda.core.errors import BadOption
from contienda.i18n.speaker import of_game
from contienda.server.config import Config
from contienda.server.live.live_table import Live
from contienda.server.logs import log_event
from contienda.table import entries

if TYPE_CHECKING:
    from contienda.server.live.hub import Hub

SETTING = "webhook"
DELAY = 2.0  # seconds a decision must last before anybody is notified
TIMEOUT = 5.0
UNICAST = ipaddress.ip_network("2000::/3")  # all assigned IPv6; NAT64 and mapped addresses are elsewhere
INDIRECT = [ipaddress.ip_network(each) for each in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]  # tunnels
UNSEEN = "\u2060"  # word joiner: keeps two characters from being read as markup
NO_PREVIEWS = 4  # a flag of Discord


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send notifications, and in which format."""

    kind: Literal["discord", "slack", "telegram", "plain"]
    url: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^https?://")]
    chat: Annotated[str, msgspec.Meta(max_length=60)] = ""  # Telegram's chat_id

    def body(self, text: str, table: str, game: str, seat: int, link: str) -> dict[str, object]:
        """Return the message. A name in it can neither mention anybody nor become a link or a picture."""
        whole = f"{self.escaped(text)} {link}".strip()
        if self.kind == "discord":
            return {"content": whole, "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
        if self.kind == "slack":
            return {"text": whole, "mrkdwn": False, "unfurl_links": False, "unfurl_media": False}
        if self.kind == "telegram":
            return {"chat_id": self.chat, "text": whole, "link_preview_options": {"is_disabled": True}}
        return {"event": "your-turn", "table": table, "game": game, "seat": seat, "text": whole, "link": link}

    def escaped(self, text: str) -> str:
        """Escape everything the chat would interpret."""
        if self.kind == "plain":
            return text
        text = re.sub(r"(://|\.)(?=\w)", f"\\1{UNSEEN}", text)  # no address in the text becomes a link
        if self.kind == "slack":
            return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        if self.kind == "discord":
            return re.sub(r"([\\*_~`|<>\[\]()#-])", r"\\\1", text)
        return re.sub("([@#$/])(?=\\w)", f"\\1{UNSEEN}", text)


class Notifier:
    """One for all tables of a process."""

    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.client: httpx.AsyncClient | None = None
        self.waiting: dict[str, asyncio.Task[None]] = {}

    def look(self, live: Live) -> None:
        """After a change of a table: if a person must decide, notify them soon."""
        if not self.config.webhooks or not live.webhook:
            return
        table = live.table
        seat = table.deciding()
        if seat is None or seat.bot or table.now.still() or table.id in self.waiting:
            return
        if table.now.turn <= table.now.notified:
            return
        task = asyncio.create_task(self.soon(live))
        self.waiting[table.id] = task
        task.add_done_callback(lambda _: self.waiting.pop(table.id, None))

    async def soon(self, live: Live) -> None:
        table = live.table
        while True:
            position, actor = table.now.position, table.actor()
            await asyncio.sleep(DELAY)
            if table.now.position == position:
                break
        seat = table.deciding()
        if seat is None or seat.bot or table.now.still() or table.now.turn <= table.now.notified:
            return
        since = table.now.turn

        def entry() -> entries.Entry | None:
            return entries.Notified("", actor, since) if table.now.notified < since else None

        if await self.hub.add(live, entry):
            await self.send(live, actor)

    async def send(self, live: Live, actor: int) -> None:
        kept = await self.hub.store.setting(live.table.id, SETTING)
        if kept is None:
            return
        webhook = msgspec.json.decode(kept, type=Webhook)
        table = live.table
        texts = await asyncio.to_thread(of_game, table.game, table.setup.language)
        link = f"{self.config.public_url.rstrip('/')}/t/{table.id}" if self.config.public_url else ""
        text = texts("notify-turn", who=table.titles(table.setup.language)[actor], game=texts("game-name"))
        try:
            address = await asyncio.to_thread(check_address, webhook.url, self.config.private_webhooks)
            if self.client is None:
                self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)
            body = webhook.body(text, table.id, table.setup.game, actor, link)
            answer = await self.client.send(request_to(self.client, webhook.url, address, body))
            log_event("webhook", table=table.id, status=answer.status_code)
        except (httpx.HTTPError, httpx.InvalidURL, BadOption, OSError) as error:
            log_event("webhook.failed", table=table.id, error=type(error).__name__)

    async def close(self) -> None:
        for task in list(self.waiting.values()):
            task.cancel()
        if self.client is not None:
            await self.client.aclose()


def check_address(url: str, private: bool) -> str:
    """Resolve the host's current IP address; refuse private ones unless they are allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = [str(each[4][0]) for each in socket.getaddrinfo(parts.hostname or "", port, type=socket.SOCK_STREAM)]
    except (OSError, ValueError):
        raise BadOption("error-webhook-address") from None
    if not parts.hostname or not found:
        raise BadOption("error-webhook-address")
    if not private and not all(public(each) for each in found):
        raise BadOption("error-webhook-private")
    return found[0]


def public(address: str) -> bool:
    """Tell whether an IP address belongs to a machine on the open internet and forwards nowhere else."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if found.version == 6 and (found not in UNICAST or any(found in each for each in INDIRECT)):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def request_to(client: httpx.AsyncClient, url: str, address: str, body: dict[str, object]) -> httpx.Request:
    """Build a request to the IP address that was checked, whatever the name resolves to by now."""
    named = httpx.URL(url)
    return client.build_request(
        "POST",
        named.copy_with(host=address),
        json=body,
        headers={"Host": named.netloc.decode()},
        extensions={"sni_hostname": named.host},
    )
