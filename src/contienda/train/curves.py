"""The curves of a run as one HTML page that needs no network."""

from __future__ import annotations

from typing import Any

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.i18n.speaker import COMMON, Speaker, Texts
from contienda.lab.report import charts, html
from contienda.lab.report.report import Figure, Report, Spec
from contienda.train.run_folder import RunFolder

FILE = "report.html"
POINTS = 120  # of one curve
PARTS = ("thinking", "waiting", "learning", "evaluating", "starting")


def write(folder: RunFolder, language: str) -> bool:
    """Write the page; return False if the packages for charts are not installed."""
    try:
        charts.altair()
    except BadOption:
        return False
    config = folder.config()
    game = registry.load(config.game, yardsticks=True)
    words = Speaker(game, language, []).texts if game.folder else Texts(language, COMMON)
    entries = folder.entries()
    (folder.path / FILE).write_text(html.written(report(entries, config.game, words, language, folder), words), "utf-8")
    return True


def report(entries: list[dict[str, Any]], game: str, words: Texts, language: str, folder: RunFolder) -> Report:
    updates = [each for each in entries if each["kind"] == "update"]
    figures = [strength(entries, words), speed(updates, words)]
    figures += [curve(updates, name, words) for name in ("entropy", "magnet", "value", "moved")]
    config = folder.config()
    named = words("game-name") if words.has("game-name") else game
    last = entries[-1] if entries else {"decisions": 0, "updates": 0}
    facts = [
        (words("report-fact-game"), f"{named} ({game}, {config.preset})"),
        (words("train-fact-decisions"), words("whole", value=last["decisions"])),
        (words("train-fact-updates"), words("whole", value=last["updates"])),
        (words("report-fact-seed"), str(config.seed)),
    ]
    title = words("train-report-title", game=named)
    shares = {name: seconds / max(1e-9, sum(parts(updates).values())) for name, seconds in parts(updates).items()}
    told = ", ".join(f"{words('train-part-' + name)} {words('percent', value=share)}" for name, share in shares.items())
    return Report(title, language, str(folder.path), [words("train-time", parts=told)], facts, figures, [])


def parts(updates: list[dict[str, Any]]) -> dict[str, float]:
    """Return the seconds each part took, over all sessions of the run."""
    sums = dict.fromkeys(PARTS, 0.0)
    before: dict[str, float] = {}
    for entry in [*updates, {"clock": {}}]:
        clock = entry["clock"]
        if sum(clock.values()) < sum(before.values()):  # a new session
            for name in PARTS:
                sums[name] += before.get(name, 0.0)
        before = clock
    return sums


def strength(entries: list[dict[str, Any]], words: Texts) -> Figure:
    """Wins against `greedy` with intervals."""
    found = [each for each in entries if each["kind"] == "evaluation"]
    names = {"net": words("train-net"), "magnet": words("train-magnet")}
    rows: list[dict[str, object]] = []
    for each in found:
        share, low, high = (100 * each[name] for name in ("share", "low", "high"))
        tip = words("train-tip", decisions=each["decisions"], share=round(share, 1))
        rows.append({"deals": each["decisions"] / 1e6, "mean": share, "low": low, "high": high,
                     "series": names[each["who"]], "key": "", "tip": tip})  # fmt: skip
    head = [words("train-fact-decisions"), words("train-who"), words("report-wins")]
    table = [
        [words("whole", value=each["decisions"]), names[each["who"]],
         f"{words('percent', value=each['share'])} "
         f"({words('percent', value=each['low'])} … {words('percent', value=each['high'])})"]
        for each in found
    ]  # fmt: skip
    chart = charts.course(rows, list(names.values()), words("train-millions"), words("report-percent"), 0)
    return Figure(words("train-strength"), words("train-strength-note"), chart, head, table)


def speed(updates: list[dict[str, Any]], words: Texts) -> Figure:
    return line([(each["decisions"], each["rate"]) for each in updates], "rate", words)


def curve(updates: list[dict[str, Any]], name: str, words: Texts) -> Figure:
    return line([(each["decisions"], each[name]) for each in updates if name in each], name, words)


def line(points: list[tuple[float, float]], name: str, words: Texts) -> Figure:
    """Draw one curve, thinned out to so many points."""
    thin = points[:: max(1, len(points) // POINTS)]
    title = words(f"train-{name}")
    rows: list[dict[str, object]] = [
        {
            "deals": at / 1e6,
            "mean": value,
            "low": value,
            "high": value,
            "series": title,
            "key": "",
            "tip": f"{value:.4g}",
        }
        for at, value in thin
    ]
    chart: Spec = charts.course(rows, [title], words("train-millions"), title, 0)
    table = [[words("whole", value=at), f"{value:.4g}"] for at, value in thin]
    return Figure(title, words(f"train-{name}-note"), chart, [words("train-fact-decisions"), title], table)
