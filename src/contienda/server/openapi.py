"""The contract of the server as JSON: `python -m contienda.server.openapi` prints it; the page's types come from it."""

from __future__ import annotations

import json
import sys

import msgspec

from contienda.server.app import create
from contienda.server.config import Config


def contract() -> str:
    schema = msgspec.to_builtins(create(Config()).openapi_schema.to_schema())
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(contract())
