"""The report of the laboratory as a PDF: the charts and numbers of the HTML page, and games to replay."""

from __future__ import annotations

import json

from contienda.core.errors import BadOption
from contienda.i18n.speaker import Texts
from contienda.lab.report import charts
from contienda.lab.report.report import Figure, Report
from contienda.press import covered, typesetting
from contienda.press.debrief_pdf import PAPERS

WIDTH = 640  # of a chart, in pixels; the page scales it
ROWS = 24  # of a table
GAMES = 3
MAIN = """\
#import "house.typ"
#import "lab.typ": report
#let run = json("run.json")
#show: house.document.with(title: run.title, language: run.language)
#report(run)
"""


def written(report: Report, words: Texts, paper: str = "a4") -> bytes:
    """Return the PDF."""
    if paper not in PAPERS:
        raise BadOption("error-press-paper", paper=paper, names=", ".join(PAPERS))
    typesetting.check()
    import vl_convert

    vl_convert.register_font_directory(str(covered.FONTS))
    run = {
        "title": report.title,
        "language": report.language,
        "paper": PAPERS[paper],
        "lead": report.lead,
        "about": words("report-about"),
        "facts": [["", ""], *([name, value] for name, value in report.facts)],
        "notes": report.notes,
        "figures": [figure(each, report, words) for each in report.figures],
    }
    sources = {name: (typesetting.SOURCES / name).read_bytes() for name in ("debrief.typ", "lab.typ")}
    return typesetting.typeset(MAIN, {**sources, "run.json": json.dumps(run, ensure_ascii=False)})


def figure(each: Figure, report: Report, words: Texts) -> dict[str, object]:
    links = next((links for links in each.games.values() if links), [])[:GAMES]
    return {
        "title": each.title,
        "note": each.note,
        "svg": charts.picture(each.chart, WIDTH, report.language),
        "head": each.head,
        "rows": each.rows[:ROWS],
        "left": max(0, len(each.rows) - ROWS),
        "more": words("report-rows", count=max(0, len(each.rows) - ROWS)),
        "games": [[link.text, link.command(report.run)] for link in links],
    }
