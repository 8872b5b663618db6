"""`contienda serve`: live tables for browsers; by default one process on an embedded database."""

from __future__ import annotations

import argparse
import contextlib
import ipaddress
import secrets
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from contienda.cli import arguments
from contienda.core.errors import BadOption

EVERYWHERE = ("0.0.0.0", "::")
READABLE = "abcdefghjkmnpqrstuvwxyz23456789"


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("--open", action="store_true", help=words["open"])
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words["host"])
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=words["port"])
    parser.add_argument("--database", metavar="URL", help=words["database"])
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=words["workers"])
    parser.add_argument("--address", metavar="HOST[:PORT]", help=words["address"])
    parser.add_argument("--worker-token-file", metavar="FILE", help=words["worker-token-file"])
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--password", action="store_true", help=words["password"])
    asked.add_argument("--password-file", metavar="FILE", help=words["password-file"])
    parser.add_argument("--metrics-token-file", metavar="FILE", help=words["metrics-token-file"])
    parser.add_argument("--proxy", action="store_true", help=words["proxy"])
    parser.add_argument("--proxy-network", metavar="NETWORK", help=words["proxy-network"])
    parser.add_argument("--public-url", metavar="URL", help=words["public-url"])
    parser.add_argument("--webhooks", action="store_true", help=words["webhooks"])
    parser.add_argument("--private-webhooks", action="store_true", help=words["private-webhooks"])
    parser.add_argument("--bot-processes", type=int, default=1, metavar="N", help=words["bot-processes"])
    parser.add_argument("--bot-seconds", type=float, default=2.0, metavar="T", help=words["bot-seconds"])
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info", help=words["log"])


def run(parsed: argparse.Namespace) -> int:
    from contienda.server import lan_addresses
    from contienda.server.config import Config
    from contienda.server.serve import serve
    from contienda.store import location, lock

    config = Config(
        host=parsed.host,
        port=parsed.port,
        database=parsed.database or "",
        workers=parsed.workers,
        address=parsed.address or "",
        worker_token=secret_in(parsed.worker_token_file),
        password=new_password() if parsed.password else secret_in(parsed.password_file),
        proxy=parsed.proxy,
        proxy_network=network(parsed.proxy_network),
        metrics_token=secret_in(parsed.metrics_token_file),
        public_url=parsed.public_url or "",
        webhooks=parsed.webhooks,
        private_webhooks=parsed.private_webhooks,
        bot_processes=parsed.bot_processes,
        bot_seconds=parsed.bot_seconds,
        log=parsed.log,
    )
    if not 0 < config.port < 65_536:
        raise BadOption("error-number", option="--port", value=str(config.port), low=1, high=65_535)
    lock.check(location.find(config.database or None))
    words = arguments.texts(parsed)
    shown = "localhost" if config.host in ("127.0.0.1", *EVERYWHERE) else config.host
    address = config.public_url or f"http://{shown}:{config.port}/"
    sys.stdout.write(words("serve-open", address=address) + "\n")
    if config.host in EVERYWHERE:
        near = [f"http://{each}:{config.port}/" for each in lan_addresses.addresses()]
        warning = "serve-guarded" if config.password else "serve-everybody"
        sys.stdout.write(f"\n  {words(warning, address='  '.join(near) or address)}\n\n")
    if parsed.password:
        sys.stdout.write(words("serve-password", password=config.password) + "\n")
    sys.stdout.write(words("serve-store", place=location.find(config.database or None).shown) + "\n")
    sys.stdout.flush()
    here = f"http://{'127.0.0.1' if config.host in EVERYWHERE else config.host}:{config.port}/"
    threading.Thread(target=show, args=(here, address if parsed.open else ""), daemon=True).start()
    serve(config)
    return 0


def show(near: str, address: str) -> None:
    """Wait for the server, have it load the games so that no user waits for that, then open the page if asked to.

    Without a browser, the user finds the address in the terminal.
    """
    for _ in range(100):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{near}healthz", timeout=1).close()
            break
        time.sleep(0.2)
    with contextlib.suppress(OSError):
        urllib.request.urlopen(f"{near}api/games", timeout=30).close()
    if address:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def network(written: str | None) -> str:
    """Check the network of the proxies; "" if there is none."""
    try:
        return str(ipaddress.ip_network(written)) if written else ""
    except ValueError:
        raise BadOption("error-proxy-network", value=str(written)) from None


def new_password() -> str:
    """Return eight characters that are easy to read aloud."""
    return "".join(secrets.choice(READABLE) for _ in range(8))


def secret_in(file: str | None) -> str:
    """Read the first line of a file: a command line would be visible to every user of this machine."""
    if not file:
        return ""
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=file, reason=error) from None
    if not lines or not lines[0].strip():
        raise BadOption("error-no-password", file=file)
    return lines[0].strip()
