"""Servers on machines of their own: network namespaces, joined by networks for players, servers and the database.

Only root can make them. A cable is a pair of virtual interfaces; pulling it cuts one server from one network.
PostgreSQL listens on a socket in a folder, and a small program passes on to it what arrives over the network.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from contienda.server.config import Config
from tests.server.harness import Child
from tests.store import postgres

PLAYERS, DATABASE, SERVERS = "10.77.0", "10.78.0", "10.79.0"
LETTERS = {PLAYERS: "p", DATABASE: "d", SERVERS: "s"}
PORT = 5432


def run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


class Machine(Child):
    """A server in a namespace."""

    def __init__(self, number: int, prefix: str, config: Config) -> None:
        self.space = f"{prefix}{number}"
        self.host = f"{PLAYERS}.{number + 1}"
        self.inside = ("ip", "netns", "exec", self.space)
        config.host = self.host
        config.address = f"{SERVERS}.{number + 1}"
        super().__init__(config, 8000)

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def cable(self, network: str) -> str:
        return f"{self.space}{LETTERS[network]}"

    def plug(self, network: str, bridge: str) -> None:
        """Lay a cable into one network."""
        outer, inner = self.cable(network), f"{self.cable(network)}i"
        run("ip", "link", "add", outer, "type", "veth", "peer", "name", inner, "netns", self.space)
        run("ip", "link", "set", outer, "master", bridge, "up")
        last = self.host.rpartition(".")[2]
        run(*self.inside, "ip", "address", "add", f"{network}.{last}/24", "dev", inner)
        run(*self.inside, "ip", "link", "set", inner, "up")

    @contextmanager
    def cut(self, network: str) -> Iterator[None]:
        """Pull the cable to one network."""
        run("ip", "link", "set", self.cable(network), "down")
        try:
            yield
        finally:
            run("ip", "link", "set", self.cable(network), "up")


@contextmanager
def machines(count: int = 2, **settings: object) -> Iterator[tuple[list[Machine], str]]:
    """Run so many servers on machines of their own; yield them and the URL of the database from here."""
    if os.geteuid() or not shutil.which("ip"):
        pytest.skip("needs root and iproute2")
    prefix = f"ct{os.getpid() % 10_000}"
    bridges = {network: f"{prefix}b{letter}" for network, letter in LETTERS.items()}
    found: list[Machine] = []
    with postgres.server() as folder, postgres.database(folder) as url:
        name = postgres.name_of(url)
        try:
            for network, bridge in bridges.items():
                run("ip", "link", "add", bridge, "type", "bridge")
                run("ip", "address", "add", f"{network}.1/24", "dev", bridge)
                run("ip", "link", "set", bridge, "up")
            with forwarder(folder):
                for number in range(1, count + 1):
                    remote = f"postgresql://postgres@{DATABASE}.1:{PORT}/{name}"
                    machine = Machine(number, prefix, Config(database=remote, **settings))  # type: ignore[arg-type]
                    found.append(machine)
                    run("ip", "netns", "add", machine.space)
                    run(*machine.inside, "ip", "link", "set", "lo", "up")
                    for network, bridge in bridges.items():
                        machine.plug(network, bridge)
                    machine.start()
                yield found, url
                for machine in found:
                    machine.stop()
        finally:
            for machine in found:
                if machine.process is not None and machine.process.poll() is None:
                    machine.kill()
                with suppress(subprocess.CalledProcessError):
                    run("ip", "netns", "delete", machine.space)
            for bridge in bridges.values():
                with suppress(subprocess.CalledProcessError):
                    run("ip", "link", "delete", bridge)


@contextmanager
def forwarder(folder: str) -> Iterator[None]:
    """Pass on to PostgreSQL what arrives over the network of the database."""
    loop = asyncio.new_event_loop()

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        except OSError:
            writer.close()
            return
        await asyncio.gather(pump(reader, back), pump(there, writer))

    listening = loop.run_until_complete(asyncio.start_server(connected, f"{DATABASE}.1", PORT))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(listening.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
