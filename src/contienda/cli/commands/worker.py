"""`contienda worker`: think for the bots of a server, on this machine or another one."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from contienda.cli.commands.serve import secret_in
from contienda.core.errors import BadOption


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("servers", nargs="+", metavar="URL", help=words["worker-servers"])
    parser.add_argument("--token-file", required=True, metavar="FILE", help=words["worker-token"])
    parser.add_argument("--processes", type=int, default=0, metavar="N", help=words["worker-processes"])
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info", help=words["log"])


def run(parsed: argparse.Namespace) -> int:
    from contienda.server.bot_worker import work

    if not 0 <= parsed.processes <= 256:
        raise BadOption("error-number", option="--processes", value=str(parsed.processes), low=0, high=256)
    work(parsed.servers, secret_in(parsed.token_file), parsed.processes or os.cpu_count() or 1, parsed.log)
    return 0
