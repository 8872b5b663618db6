"""Five games of conflict, one engine."""

import os

__version__ = "0.1.0"

if os.environ.get("CONTIENDA_INTERPRETED") == "1":
    from contienda.interpreted import install

    install()
