"""Your turn: a word to a chat room when a decision comes to a seat, once for each, and not while others still play.

The address belongs to the table's host alone; it is kept apart from the log and is never shown or logged again.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import httpx
import msgspec

from contienda.core.errors import BadOption
from contienda.core.texts import of_game
from contienda.server.config import Config
from contienda.server.live import Live
from contienda.server.logs import told
from contienda.table import entries

if TYPE_CHECKING:
    from contienda.server.hub import Hub

SETTING = "webhook"
DELAY = 2.0  # seconds a decision must last before anybody is told
TIMEOUT = 5.0


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send word, and in which shape."""

    kind: Literal["discord", "slack", "telegram", "plain"]
    url: Annotated[str, msgspec.Meta(max_length=500, pattern=r"^https?://")]
    chat: Annotated[str, msgspec.Meta(max_length=60)] = ""  # Telegram's chat_id

    def body(self, text: str, table: str, game: str, seat: int, link: str) -> dict[str, object]:
        if self.kind == "discord":
            return {"content": text, "allowed_mentions": {"parse": []}}
        if self.kind == "slack":
            return {"text": text}
        if self.kind == "telegram":
            return {"chat_id": self.chat, "text": text}
        return {"event": "your-turn", "table": table, "game": game, "seat": seat, "text": text, "link": link}


class Notifier:
    """One for all tables of a process."""

    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.client: httpx.AsyncClient | None = None
        self.waiting: dict[str, asyncio.Task[None]] = {}

    def look(self, live: Live) -> None:
        """A table has changed; if a person's decision is due, tell him soon."""
        if not self.config.webhooks or not live.webhook:
            return
        table = live.table
        seat = table.deciding()
        if seat is None or seat.bot or table.now.paused is not None or table.id in self.waiting:
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
        if seat is None or seat.bot or table.now.paused is not None or table.now.turn <= table.now.notified:
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
            body = webhook.body(f"{text} {link}".strip(), table.id, table.setup.game, actor, link)
            answer = await self.client.send(request_to(self.client, webhook.url, address, body))
            told("webhook", table=table.id, status=answer.status_code)
        except (httpx.HTTPError, httpx.InvalidURL, BadOption, OSError) as error:
            told("webhook.failed", table=table.id, error=type(error).__name__)

    async def close(self) -> None:
        for task in list(self.waiting.values()):
            task.cancel()
        if self.client is not None:
            await self.client.aclose()


def check_address(url: str, private: bool) -> str:
    """The number its host has now; refuse one inside the own network, unless such are allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = [str(each[4][0]) for each in socket.getaddrinfo(parts.hostname or "", port, type=socket.SOCK_STREAM)]
    except (OSError, ValueError):
        raise BadOption("error-webhook-address") from None
    if not parts.hostname or not found:
        raise BadOption("error-webhook-address")
    if not private and any(not ipaddress.ip_address(each.split("%")[0]).is_global for each in found):
        raise BadOption("error-webhook-private")
    return found[0]


def request_to(client: httpx.AsyncClient, url: str, address: str, body: dict[str, object]) -> httpx.Request:
    """To the number that was checked, whatever number the name has by now."""
    named = httpx.URL(url)
    return client.build_request(
        "POST",
        named.copy_with(host=address),
        json=body,
        headers={"Host": named.netloc.decode()},
        extensions={"sni_hostname": named.host},
    )
