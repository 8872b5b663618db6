"""A report as one HTML file that needs no network: charts, their numbers, and the games behind every mark."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from contienda.i18n.speaker import Texts
from contienda.lab.report.charts import LOCALES, altair
from contienda.lab.report.report import Figure, Report

FOLDER = Path(__file__).parent


def written(report: Report, words: Texts) -> str:
    """Return the file."""
    altair()
    import vl_convert

    figures = "\n".join(figure(each, at, words) for at, each in enumerate(report.figures))
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.facts)
    data = {
        "locale": LOCALES.get(report.language, LOCALES["en"]),
        "charts": [each.chart for each in report.figures],
        "games": [
            {key: [[link.text, link.command(report.run)] for link in links] for key, links in each.games.items()}
            for each in report.figures
        ],
        "copy": words("report-copy"),
        "copied": words("report-copied"),
        "none": words("report-no-games"),
    }
    libraries = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;").replace("</script", "<\\/script")
    held = json.dumps(data, ensure_ascii=False).replace("</", "<\\/")
    return f"""<!doctype html>
<html lang="{report.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}</title>
<style>{(FOLDER / "report.css").read_text(encoding="utf-8")}</style>
</head>
<body>
<main>
<header>
<p class="kind">{escape(words("report-kind"))}</p>
<h1>{escape(report.title)}</h1>
<ul class="lead">{"".join(f"<li>{escape(each)}</li>" for each in report.lead)}</ul>
</header>
{figures}
<section>
<h2>{escape(words("report-about"))}</h2>
<dl>{facts}</dl>
{"".join(f"<p>{escape(each)}</p>" for each in report.notes)}
</section>
</main>
<script>{libraries}</script>
<script type="application/json" id="data">{held}</script>
<script>{(FOLDER / "report.js").read_text(encoding="utf-8")}</script>
</body>
</html>
"""


def figure(each: Figure, number: int, words: Texts) -> str:
    """A chart, the place for its games, and its numbers as a table."""
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in each.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in each.rows)
    games = f'<p class="hint">{escape(words("report-click"))}</p><div class="games" aria-live="polite"></div>'
    return f"""<section class="figure" data-figure="{number}">
<h2>{escape(each.title)}</h2>
<p class="note">{escape(each.note)}</p>
<div class="chart" role="img" aria-label="{escape(each.title)}"></div>
{games if each.games else ""}
<details><summary>{escape(words("report-numbers"))}</summary>
<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>
</section>"""
