"""The report on a sweep: how far settings miss the target against how much they change, and who wins under the best."""

from __future__ import annotations

from contienda.core.errors import BadOption
from contienda.lab import sweep
from contienda.lab.experiment import Row
from contienda.lab.experiment_folder import ExperimentFolder
from contienda.lab.report import charts
from contienda.lab.report.experiment_report import facts
from contienda.lab.report.report import SAMPLE, Figure, Link, Report
from contienda.lab.sweep import Outcome
from contienda.lab.wording import Wording

MOST = 60  # settings in the table


def report(folder: ExperimentFolder, more: dict[str, object], run: str, language: str) -> Report:
    """Read a sweep and say what it found."""
    asked = folder.question
    words = Wording(asked.base.loaded(), language)
    draws = more.get("draws")
    target = sweep.target(str(more.get("target")), None if draws is None else float(str(draws)), asked.base.seats)
    games: dict[str, list[Link]] = {}

    def look(rows: list[Row]) -> None:
        for row in rows:
            known = games.setdefault(str(asked.place(row.number).variant), [])
            if row.over and len(known) < SAMPLE:
                place = asked.place(row.number)
                name, result = words.setting(asked, place.variant), words.result(row.wins, row.ending)
                told = words.texts("report-game-variant", deal=place.deal, variant=name, result=result)
                known.append(Link(told, row.number))

    found = sweep.recounted(asked, target, folder, int(str(more.get("tried", 0))), look)
    if not found.standings:
        raise BadOption("error-run-empty", folder=run)
    return Report(
        words.texts("report-sweep", game=words.texts("game-name"), target=words.target(target)),
        language,
        run,
        [words.verdict(found)],
        [(words.texts("report-fact-target"), words.target(target)), *facts(asked, words)],
        [frontier(found, words, games), outcomes(found, words, games)],
        [words.texts("report-sweep-footnote", count=found.tried, games=found.games), words.texts("report-bots")],
    )


def frontier(found: Outcome, words: Wording, games: dict[str, list[Link]]) -> Figure:
    """Every setting by the size of its change and by how far it misses."""
    kinds = [words.texts(f"report-kind-{kind}") for kind in ("base", "frontier", "other")]
    best = {each.variant for each in found.frontier()}
    rows: list[dict[str, object]] = []
    for each in found.standings:
        label = words.setting(found.question, each.variant)
        rows.append(
            {
                "x": each.size,
                "y": 100 * each.miss,
                "low": 100 * each.low,
                "high": 100 * each.high,
                "kind": kinds[0 if each.variant == 0 else 1 if each.variant in best else 2],
                "key": str(each.variant),
                "tip": f"{label}\n{words.miss(each)}\n{words.winners(found, each)}",
            }
        )
    order = sorted(found.standings, key=lambda each: (each.variant not in best, each.miss, each.size))
    return Figure(
        words.texts("report-frontier"),
        words.texts("report-frontier-note"),
        charts.frontier(rows, kinds, words.texts("sweep-size"), words.texts("report-miss")),
        [words.texts(f"sweep-{column}") for column in ("setting", "size", "miss", "shares")],
        [words.setting_row(found, each) for each in order[:MOST]],
        games,
    )


def outcomes(found: Outcome, words: Wording, games: dict[str, list[Link]]) -> Figure:
    """Who wins along the frontier."""
    asked = found.question
    names = [*(words.seat(seat) for seat in asked.competing()), words.texts("report-nobody")]
    rows: list[dict[str, object]] = []
    groups: list[str] = []
    table: list[list[str]] = []
    for each in found.frontier():
        for arm in range(len(asked.bots)):
            label = words.setting(asked, each.variant)
            group = charts.wrapped(f"{label} ({asked.arm(arm)})")
            groups.append(group)
            told = [*each.wins[arm], each.nobody[arm]]
            table.append([label, asked.arm(arm), *(words.texts("percent", value=share) for share in told)])
            for name, share in zip(names, told, strict=True):
                tip = f"{label} ({asked.arm(arm)})\n{name}: {words.texts('percent', value=share)}"
                rows.append({"group": group, "series": name, "share": share, "key": str(each.variant), "tip": tip})
    chart = charts.stacked(rows, groups, names, words.texts("report-share"), names[-1])
    head = [words.texts("sweep-setting"), words.texts("experiment-players"), *names]
    note = words.texts("report-sweep-outcomes")
    return Figure(words.texts("report-outcomes"), note, chart, head, table, games)
