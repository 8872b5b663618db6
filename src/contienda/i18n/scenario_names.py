"""Names in scenario files: a text for each language; where one is missing, the file's own language serves."""

from __future__ import annotations

from collections.abc import Mapping


def own_language(data: Mapping[str, object]) -> str:
    """The language a file is written in: what [meta] says, else the first of its title; "" if it has neither."""
    meta = data.get("meta")
    if not isinstance(meta, Mapping):
        return ""
    named = meta.get("language")
    if isinstance(named, str):
        return named
    title = meta.get("title")
    return next((each for each in title if written_in(title, each)), "") if isinstance(title, Mapping) else ""


def written_in(names: Mapping[str, object], language: str) -> bool:
    """Whether there is a text in this language."""
    text = names.get(language)
    return isinstance(text, str) and bool(text.strip())


def language_of(names: Mapping[str, object], language: str, own: str) -> str:
    """The language in which a reader of this one sees the name: the same, the file's own, or whatever is there."""
    return next((each for each in (language, own, *names) if written_in(names, each)), "")


def name_in(names: object, language: str, own: str) -> str:
    """A name for a reader of this language; "" if there is none."""
    if not isinstance(names, Mapping):
        return ""
    found = language_of(names, language, own)
    return str(names[found]) if found else ""
