"""Names in scenario files: one text per language, falling back to the file's own language."""

from __future__ import annotations

from collections.abc import Mapping


def own_language(data: Mapping[str, object]) -> str:
    """Return the language of a file: as [meta] says, else the first of its title; "" if it has neither."""
    meta = data.get("meta")
    if not isinstance(meta, Mapping):
        return ""
    named = meta.get("language")
    if isinstance(named, str):
        return named
    title = meta.get("title")
    return next((each for each in title if written_in(title, each)), "") if isinstance(title, Mapping) else ""


def written_in(names: Mapping[str, object], language: str) -> bool:
    """Tell whether there is a text in this language."""
    text = names.get(language)
    return isinstance(text, str) and bool(text.strip())


def language_of(names: Mapping[str, object], language: str, own: str) -> str:
    """Return the language in which a reader sees the name: theirs, the file's own, or any that exists."""
    return next((each for each in (language, own, *names) if written_in(names, each)), "")


def name_in(names: object, language: str, own: str) -> str:
    """Return the name for a reader of this language; "" if there is none."""
    if not isinstance(names, Mapping):
        return ""
    found = language_of(names, language, own)
    return str(names[found]) if found else ""
