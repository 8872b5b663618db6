"""The configuration of a server. Read once from the command line and passed to every process as JSON."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All settings; the defaults suit a laptop in a classroom."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # "" is the file in the user's data directory
    workers: int = 1
    shared: bool = False  # other processes on this machine serve the same database
    address: str = ""  # where servers on other machines reach this one: HOST or HOST:PORT
    password: str = ""
    proxy: bool = False  # a reverse proxy on this machine gives the address of each request
    proxy_network: str = ""  # reverse proxies on this network do so too, such as 10.0.7.0/24
    metrics_token: str = ""  # lets other machines read /metrics
    worker_token: str = ""  # lets `contienda worker` think for bots
    public_url: str = ""  # the public address, for links and for checking origins behind a proxy
    webhooks: bool = False
    private_webhooks: bool = False  # allow addresses on a private network too
    bot_processes: int = 1
    bot_seconds: float = 2.0
    intake_processes: int = 2  # workers that parse untrusted uploads
    debrief_processes: int = 0  # of one analysis; 0 is two, or one on a machine with one core
    debrief_effort: float = 1.0  # how many games are played on for one, compared with the usual
    most_tables: int = 20_000  # live at the same time in one process
    most_viewers: int = 200  # per table
    evict_after: float = 60.0  # seconds without a viewer
    beat: float = 15.0  # seconds between heartbeats
    log: str = "info"

    @property
    def clustered(self) -> bool:
        """Tell whether several processes serve this database."""
        return self.workers > 1 or self.shared or bool(self.address)


def dump(config: Config) -> str:
    return msgspec.json.encode(config).decode()


def load(text: str) -> Config:
    return msgspec.json.decode(text, type=Config)
