"""The supported languages. Everything that needs the list takes it from here."""

from __future__ import annotations

from typing import Final, Literal

Language = Literal["es", "ru", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("es", "ru", "en")
FALLBACK: Final[Language] = "en"  # used for texts another language lacks
