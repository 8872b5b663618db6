"""A debrief as a file: PDF, Markdown, CSV of the decisions, JSON."""

from __future__ import annotations

import msgspec

from contienda.analysis.report import Debrief
from contienda.i18n.speaker import Speaker
from contienda.play import match as matches
from contienda.play.replay import Replay
from contienda.press import debrief_pdf, debrief_words, markdown
from contienda.press.document import Document

# The formats, with the ending and the media type of their files.
ENDINGS = {"pdf": "pdf", "markdown": "md", "csv": "csv", "json": "json"}


class Whole(msgspec.Struct):
    """The JSON file: the report as values, and the same in words."""

    format: str
    report: Debrief | None
    document: Document


def written(document: Document, found: Debrief | None, kind: str, paper: str) -> bytes:
    """Return a document as a file of that kind."""
    if kind == "pdf":
        return debrief_pdf.written(document, paper)
    if kind == "markdown":
        return markdown.written(document).encode()
    whole = Whole("contienda-debrief/1", found, document)
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def decisions(replay: Replay, found: Debrief, language: str) -> bytes:
    """Return every decision with a choice, as CSV that spreadsheets read as UTF-8."""
    match = matches.of(replay)
    speaker = Speaker(match.game, language, match.seats)
    return b"\xef\xbb\xbf" + debrief_words.decisions(match, speaker, found).encode()
