"""Charts in one look. They know numbers and words, never a game."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from contienda.core.errors import BadOption
from contienda.lab.report.report import Spec

if TYPE_CHECKING:
    import altair as alt

INK = "#1c1a16"
DIM = "#5d574b"
LINE = "#d5cfc2"
SERIES = ["#b83a12", "#1769aa", "#8a5a00", "#0b7a5b", "#8b3f9b", "#3c5a14", "#5d574b"]
REST = "#b9b3a6"
FONT = "IBM Plex Sans, system-ui, sans-serif"
WRAP = 26  # characters of a label in one line
LEGEND = 26  # characters of a name that leaves room for another beside it
BREAK = "\n"
LOCALES: dict[str, dict[str, object]] = {
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""], "minus": "−"},
    "es": {"decimal": ",", "thousands": ".", "grouping": [3], "currency": ["", ""], "minus": "−"},
    "ru": {"decimal": ",", "thousands": "\u00a0", "grouping": [3], "currency": ["", ""], "minus": "−"},
}
CONFIG: dict[str, object] = {
    "background": None,
    "font": FONT,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": DIM,
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 260,
    },
}
LEGENDS: dict[str, object] = {
    "orient": "top",
    "labelColor": INK,
    "titleColor": DIM,
    "labelFontSize": 12,
    "titleFontWeight": "normal",
    "labelLimit": 620,
    "symbolType": "circle",
    "symbolOpacity": 1,  # also where an area is pale
}


def altair() -> None:
    """Fail with one sentence if the chart packages are not installed."""
    try:
        import altair  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError:
        raise BadOption("error-no-extra", package="altair", extra="lab") from None


def wrapped(words: str) -> str:
    return BREAK.join(textwrap.wrap(words, WRAP)) or words


def lines(field: str) -> str:
    """An expression that breaks the labels of an axis into lines."""
    return f"split({field}, '\\n')"


def values(rows: list[dict[str, object]]) -> alt.Data:
    import altair as alt

    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def colours(names: list[str], rest: str = "") -> alt.Scale:
    """Return a colour for each name; `rest` is the name of what is left over, in grey."""
    import altair as alt

    chosen = [REST if name == rest else SERIES[at % len(SERIES)] for at, name in enumerate(names)]
    return alt.Scale(domain=names, range=chosen)


def intervals(
    rows: list[dict[str, object]], groups: list[str], series: list[str], title: str, zero: bool, within: float = 0.0
) -> Spec:
    """Draw estimates with their intervals, grouped by `group`, coloured by `series`: fields mean, low, high, key, tip.

    `zero` marks no effect, and a band of ±`within` around it what does not matter.
    """
    import altair as alt

    source = values(rows)
    y = alt.Y("group:N", sort=groups, title=None, axis=alt.Axis(labelExpr=lines("datum.value"), ticks=False))
    offset = alt.YOffset("series:N", sort=series)
    legend = alt.Undefined if len(series) > 1 else None
    colour = alt.Color("series:N", sort=series, scale=colours(series), title=None, legend=legend)
    base = alt.Chart(source)
    tip = alt.Tooltip("tip:N", title=" ")
    x = alt.X("low:Q", title=title, scale=alt.Scale(zero=zero, nice=True), axis=alt.Axis(tickCount=8))
    layers: list[Any] = []
    if within:
        band = alt.Chart(values([{"from": -within, "to": within}]))
        layers.append(band.mark_rect(color=LINE, opacity=0.45).encode(x=alt.X("from:Q", title=title), x2="to:Q"))
    if zero:
        layers.append(alt.Chart(values([{"at": 0}])).mark_rule(color=DIM, strokeWidth=1.2).encode(x="at:Q"))
    layers.append(
        base.mark_rule(strokeWidth=3, cursor="pointer").encode(y, offset, colour, x=x, x2="high:Q", tooltip=tip)
    )
    layers.append(
        base.mark_point(filled=True, size=90, opacity=1, cursor="pointer").encode(
            y, offset, colour, x=alt.X("mean:Q", title=title), tooltip=tip
        )
    )
    step = max(18, min(26, 60 // max(1, len(series)) + 8))
    return finished(alt.layer(*layers).properties(height=alt.Step(step, **{"for": "offset"})), series)


def stacked(rows: list[dict[str, object]], groups: list[str], series: list[str], title: str, rest: str = "") -> Spec:
    """Draw shares that add up to one, a bar for each `group`: fields group, series, share, key, tip.

    `rest` is the series of what is left over.
    """
    import altair as alt

    order = [{**row, "order": series.index(str(row["series"]))} for row in rows]
    chart = (
        alt.Chart(values(order))
        .mark_bar(cursor="pointer", stroke="white", strokeWidth=1, height={"band": 0.7})
        .encode(
            alt.Y("group:N", sort=groups, title=None, axis=alt.Axis(labelExpr=lines("datum.value"), ticks=False)),
            alt.X("share:Q", title=title, stack="zero", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%")),
            alt.Color("series:N", sort=series, scale=colours(series, rest), title=None),
            alt.Order("order:Q"),
            tooltip=alt.Tooltip("tip:N", title=" "),
        )
        .properties(height=alt.Step(16 * max(2, *(group.count(BREAK) + 2 for group in groups))))
    )
    return finished(chart)


def bars(rows: list[dict[str, object]], x: str, y: str) -> Spec:
    """Draw a histogram: fields first, end, count, key, tip."""
    import altair as alt

    chart = (
        alt.Chart(values(rows))
        .mark_bar(color=SERIES[1], cursor="pointer")
        .encode(
            alt.X("first:Q", title=x, bin="binned"),
            alt.X2("end:Q"),
            alt.Y("count:Q", title=y),
            tooltip=alt.Tooltip("tip:N", title=" "),
        )
        .properties(height=220)
    )
    return finished(chart)


def course(rows: list[dict[str, object]], series: list[str], x: str, y: str, within: float) -> Spec:
    """Draw how estimates settled: fields deals, mean, low, high, series, key, tip."""
    import altair as alt

    source = values(rows)
    colour = alt.Color("series:N", sort=series, scale=colours(series), title=None)
    base = alt.Chart(source).encode(alt.X("deals:Q", title=x, scale=alt.Scale(nice=False), axis=alt.Axis(tickCount=8)))
    tip = alt.Tooltip("tip:N", title=" ")
    band = alt.Chart(values([{"from": -within, "to": within}])).mark_rect(color=LINE, opacity=0.45)
    chart = alt.layer(
        band.encode(alt.Y("from:Q", title=y), alt.Y2("to:Q")),
        alt.Chart(values([{"at": 0}])).mark_rule(color=DIM, strokeWidth=1.2).encode(y="at:Q"),
        base.mark_area(opacity=0.16).encode(colour, y=alt.Y("low:Q", title=y), y2="high:Q"),
        base.mark_line(strokeWidth=2.4).encode(colour, y="mean:Q"),
        base.mark_point(filled=True, size=50, opacity=1, cursor="pointer").encode(colour, y="mean:Q", tooltip=tip),
    ).properties(height=260)
    return finished(chart, series)


def frontier(rows: list[dict[str, object]], kinds: list[str], x: str, y: str) -> Spec:
    """Draw settings as dots, and a line through the best: fields x, y, low, high, kind, key, tip.

    `kinds` are the names of: the base, the frontier, the others.
    """
    import altair as alt

    colour = alt.Color("kind:N", sort=kinds, title=None, scale=alt.Scale(domain=kinds, range=[INK, SERIES[0], REST]))
    across = alt.X("x:Q", title=x, axis=alt.Axis(tickMinStep=1, format="~r"), scale=alt.Scale(zero=True, nice=True))
    best = [row for row in rows if row["kind"] != kinds[2]]
    tip = alt.Tooltip("tip:N", title=" ")
    base = alt.Chart(values(rows))
    top = alt.Chart(values(best))
    chart = alt.layer(
        base.mark_point(filled=True, size=46, opacity=0.65, cursor="pointer")
        .encode(across, alt.Y("y:Q", title=y), colour, tooltip=tip)
        .transform_filter(f"datum.kind === {kinds[2]!r}"),
        top.mark_line(color=SERIES[0], strokeWidth=1.6, interpolate="step-after").encode(across, alt.Y("y:Q", title=y)),
        top.mark_rule(strokeWidth=2.4).encode(across, alt.Y("low:Q", title=y), alt.Y2("high:Q"), colour),
        top.mark_point(filled=True, size=130, opacity=1, cursor="pointer").encode(
            across, alt.Y("y:Q", title=y), colour, tooltip=tip
        ),
    ).properties(height=320)
    return finished(chart, kinds)


def finished(chart: alt.Chart | alt.LayerChart | alt.FacetChart, names: Sequence[str] = ()) -> Spec:
    """Return the chart as plain data, as wide as its place, in our look."""
    found = chart.properties(width="container").to_dict()
    wide = max((len(name) for name in names), default=0) > LEGEND
    found["config"] = {**CONFIG, "legend": {**LEGENDS, "columns": 1 if wide else 2}}
    found["autosize"] = {"type": "fit-x", "contains": "padding"}
    return found


def picture(spec: Spec, width: int, language: str) -> str:
    """Return a chart as SVG for paper."""
    import vl_convert

    return str(vl_convert.vegalite_to_svg({**spec, "width": width}, format_locale=LOCALES.get(language, LOCALES["en"])))
