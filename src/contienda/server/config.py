"""How a server is run. Read once from the command line, handed to every process as JSON."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All there is to set; the defaults are a laptop in a classroom."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # "" is the file in the user's data directory
    workers: int = 1
    shared: bool = False  # other processes serve the same tables
    password: str = ""
    proxy: bool = False  # a reverse proxy on this machine says where requests come from
    metrics_token: str = ""  # lets other machines read /metrics
    public_url: str = ""  # how people reach it, for links and for the check of origins behind a proxy
    webhooks: bool = False
    private_webhooks: bool = False  # addresses inside the own network too
    bot_processes: int = 1
    bot_seconds: float = 2.0
    intake_processes: int = 2  # that read what strangers hand in
    most_tables: int = 20_000  # live at the same time in one process
    most_viewers: int = 200  # of one table
    evict_after: float = 60.0  # seconds without a viewer
    beat: float = 15.0  # seconds between signs of life
    log: str = "info"


def dump(config: Config) -> str:
    return msgspec.json.encode(config).decode()


def load(text: str) -> Config:
    return msgspec.json.decode(text, type=Config)
