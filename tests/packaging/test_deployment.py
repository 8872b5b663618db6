"""The container, the composition and the proxy: what can be checked without a container engine, with a real nginx."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from contienda.cli import discovery
from contienda.cli.commands.serve import network
from contienda.cli.help_texts import help_texts
from contienda.cli.main import build_parser
from contienda.core.errors import BadOption
from contienda.server.auth.sessions import within
from tests.server.children import Child, postgresql, processes
from tests.server.harness import HOST, PATIENCE, Address, Person, hold_port, many, play

ROOT = Path(__file__).resolve().parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
STAGES = re.compile(r"^FROM (\S+)(?: AS (\S+))?$", re.MULTILINE)
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


# --- the files --------------------------------------------------------------------------------------------------------


def test_the_composition_has_two_servers_a_worker_a_database_and_a_proxy() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"database", "one", "two", "worker", "proxy"}
    for name in ("one", "two"):
        server = services[name]
        assert server["image"] == services["worker"]["image"] == "contienda"
        assert server["depends_on"]["database"]["condition"] == "service_healthy"
        assert f"--address={name}:8100" in server["command"]
        assert "ports" not in server  # reached through the proxy alone
    different = [each for each in services["one"]["command"] if each not in services["two"]["command"]]
    assert different == ["--address=one:8100"]
    assert list(COMPOSE["volumes"]) == ["database"]


def test_every_variable_of_the_composition_is_in_the_example() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    written = (ROOT / "deploy" / "example.env").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) == set(re.findall(r"^([A-Z_]+)=", written, re.MULTILINE))


@pytest.mark.parametrize("service", ["one", "two", "worker"])
def test_the_command_line_knows_every_command_of_the_composition(service: str) -> None:
    words = help_texts("en")
    known = discovery.commands(words)
    command = [re.sub(r"\$\{NETWORK[^}]*\}", "10.89.7.0/24", each) for each in COMPOSE["services"][service]["command"]]
    if "worker" not in known:
        command = [each for each in command if not each.startswith(("--address", "--worker-token-file"))]
        if service == "worker":
            pytest.skip("this version has no workers on other machines")
    parsed = build_parser(words, known, known[command[0]]).parse_args(command)
    assert parsed.command == command[0]


def test_the_container_copies_what_exists_and_runs_as_somebody_without_rights() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    stages = STAGES.findall(text)
    assert [name for _, name in stages] == ["page", "wheel", ""]
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
    last = text[text.rindex("\nFROM ") :]
    assert "\nUSER contienda\n" in last
    assert "/healthz" in last[last.index("HEALTHCHECK") :]
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "build", "web/node_modules"} <= set(ignored)


# --- whom we believe --------------------------------------------------------------------------------------------------


def test_only_proxies_of_the_given_network_are_believed() -> None:
    assert network("10.89.7.0/24") == "10.89.7.0/24"
    assert network(None) == ""
    with pytest.raises(BadOption, match="is not a network"):
        network("my proxy")
    assert within("10.89.7.0/24", "10.89.7.12")
    for stranger in ("10.89.8.12", "2001:db8::1", "", "unix"):
        assert not within("10.89.7.0/24", stranger)
    assert not within("", "10.89.7.12")


# --- the proxy --------------------------------------------------------------------------------------------------------


class Front(Address):
    """The proxy, as people reach it."""

    def __init__(self, port: int) -> None:
        self.port = port


@contextmanager
def nginx(servers: Sequence[Child], folder: Path) -> Iterator[Front]:
    """Run nginx with our configuration in front of these servers; only names and folders are replaced."""
    held = hold_port()
    port = held.getsockname()[1]
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    for name, server in zip(("one", "two"), servers, strict=True):
        text = text.replace(f"server {name}:8000", f"server {server.url.removeprefix('http://')}")
    text = text.replace("listen 80;", f"listen {HOST}:{port};")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(f"daemon off;\npid {folder}/pid;\n" + text.replace("http {", "http {\n" + own, 1), encoding="utf-8")
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(file)])
    try:
        front, end = Front(port), time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{front.url}/healthz", trust_env=False).status_code == 200:
                    break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "errors").read_text(encoding="utf-8")
            assert time.monotonic() < end
            time.sleep(0.05)
        yield front
    finally:
        process.terminate()
        process.wait(PATIENCE)
        held.close()


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_the_proxy_carries_pages_requests_and_sockets_to_two_servers(tmp_path: Path) -> None:
    folder = tmp_path / "nginx"
    folder.mkdir()
    settings: dict[str, Any] = {"proxy_network": f"{HOST}/32", "log": "error"}
    with postgresql() as database, processes(database, **settings) as servers, nginx(servers, folder) as front:
        ana, boris = Person(front, "Ana"), Person(front, "Boris")
        made = ana.create()
        boris.sit(made.id, made.code)
        assert ana.ask("GET", "/").headers["content-type"].startswith("text/html")
        with many(ana.look(made.id, 0), boris.look(made.id, 1)) as sockets:
            assert play(list(sockets), random.Random(2), 20) == 20
        servers[0].kill()
        served = [ana.ask("GET", "/api/games").status_code for _ in range(6)]
        assert served == [200] * 6  # the other server answers
