"""Five games of conflict, one engine."""

import os

__version__ = "0.1.0"

if os.environ.get("CONTIENDA_INTERPRETED") == "1":
    from contienda.interpreted import install

    install()

from contienda.core import errors  # imported only after the build is chosen


def _wording(error: errors.ContiendaError, language: str) -> str:
    from contienda.i18n.speaker import error_sentence  # on the first error only: Fluent is slow to load

    return error_sentence(error, language)


errors.use_wording(_wording)
