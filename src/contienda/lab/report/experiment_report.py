"""The report on an experiment: the effect of every variant, how it settled, and the deals that ended differently."""

from __future__ import annotations

from contienda.core.errors import BadOption
from contienda.lab.experiment import (
    CLEAR,
    ENDING,
    LENGTH,
    MARKER,
    OPEN,
    SMALL,
    TAKEN,
    TURNS,
    WINS,
    Answer,
    Finding,
    Measure,
    Row,
    recounted,
)
from contienda.lab.experiment_folder import ExperimentFolder
from contienda.lab.question import Question
from contienda.lab.report import charts
from contienda.lab.report.report import SAMPLE, Figure, Link, Report
from contienda.lab.wording import Wording

LEAD = 8  # sentences
MOST = 12  # variants in the figures beside the first
VERDICTS = (CLEAR, OPEN, SMALL)


def report(folder: ExperimentFolder, run: str, language: str) -> Report:
    """Read an experiment and say what it found."""
    asked = folder.question
    words = Wording(asked.base.loaded(), language)
    pairs = Pairs(asked, words)
    history: list[list[Finding]] = []

    def look(rows: list[Row], findings: list[Finding]) -> None:
        pairs.add(rows)
        history.append(findings)

    found = recounted(asked, folder, look)
    if not found.findings:
        raise BadOption("error-run-empty", folder=run)
    figures = [effects(found, words, pairs), outcomes(found, words, pairs)]
    if len(history) > 1:
        figures.append(settling(found, history, words, pairs))
    figures += others(found, words, pairs)
    return Report(
        words.texts("report-experiment", game=words.texts("game-name"), question=words.question(asked)),
        language,
        run,
        lead(found, words),
        facts(asked, words),
        figures,
        [words.footnote_about(found), words.texts("report-paired"), words.texts("report-bots")],
    )


class Pairs:
    """Deals that ended differently from the base, and samples of single games."""

    def __init__(self, asked: Question, words: Wording) -> None:
        self.asked = asked
        self.words = words
        self.differing: dict[str, list[Link]] = {}
        self.any: dict[str, list[Link]] = {}

    def add(self, rows: list[Row]) -> None:
        asked = self.asked
        by_number = {row.number: row for row in rows}
        for row in rows:
            place = asked.place(row.number)
            if not row.over:
                continue
            for seat in [*(seat for seat in asked.competing() if row.wins[seat] > 0), -1 if not any(row.wins) else -2]:
                self.note(self.any, key(place.variant, place.arm, seat), [self.link(row)])
            base = by_number.get(asked.number(place._replace(variant=0)))
            if place.variant and base is not None and base.over and base.wins != row.wins:
                for seat in asked.competing():
                    if base.wins[seat] != row.wins[seat]:
                        links = [self.link(base), self.link(row)]
                        self.note(self.differing, key(place.variant, place.arm, seat), links)

    def note(self, held: dict[str, list[Link]], name: str, links: list[Link]) -> None:
        known = held.setdefault(name, [])
        if len(known) + len(links) <= SAMPLE:
            known.extend(links)

    def link(self, row: Row) -> Link:
        place = self.asked.place(row.number)
        name = self.words.variant(self.asked.variants[place.variant - 1]) if place.variant else ""
        told = "report-game-variant" if place.variant else "report-game-base"
        result = self.words.result(row.wins, row.ending)
        return Link(self.words.texts(told, deal=place.deal, variant=name, result=result), row.number)


def key(variant: int, arm: int, seat: int) -> str:
    return f"{variant}:{arm}:{seat}"


def lead(found: Answer, words: Wording) -> list[str]:
    """Answer: what matters first."""
    order = sorted(
        found.verdicts, key=lambda each: (VERDICTS.index(found.verdicts[each]), found.main(*each).chance, each)
    )
    told = [words.answer(found, *each) for each in order[:LEAD]]
    if len(order) > LEAD:
        told.append(words.texts("report-more", count=len(order) - LEAD))
    return told


def facts(asked: Question, words: Wording) -> list[tuple[str, str]]:
    return [
        (words.texts("report-fact-game"), f"{words.texts('game-name')} ({asked.base.game}, {asked.version})"),
        (words.texts("report-fact-preset"), words.preset(asked.base.preset)),
        *(words.given(name, value) for name, value in asked.base.given.items()),
        (words.texts("report-fact-bots"), ", ".join(asked.arm(number) for number in range(len(asked.bots)))),
        (words.texts("report-fact-seed"), str(asked.seed)),
        (words.texts("report-fact-deals"), str(asked.deals)),
        (words.texts("report-fact-version"), f"contienda {asked.contienda}"),
    ]


# --- figures ----------------------------------------------------------------------------------------------------------


def effects(found: Answer, words: Wording, pairs: Pairs) -> Figure:
    """The effect on wins."""
    asked = found.question
    shown = [each for each in found.findings if each.measure.kind == WINS]
    best = sorted({each.variant for each in shown}, key=lambda each: -strength(found, each))
    rows = [
        {
            **estimate(found, each, words, 100),
            "series": series(asked, each, words),
            "key": key(each.variant, each.arm, each.measure.seat),
        }
        for each in shown
    ]
    return Figure(
        words.texts("report-effects"),
        words.texts("report-effects-note", within=100 * asked.within),
        charts.intervals(
            rows,
            [name(asked, each, words) for each in best],
            list(dict.fromkeys(series(asked, each, words) for each in shown)),
            words.texts("report-points"),
            zero=True,
            within=100 * asked.within,
        ),
        [
            words.texts(f"experiment-{column}")
            for column in ("variant", "players", "side", "shares", "effect", "chance")
        ],
        [[words.variant(asked.variants[each.variant - 1]), *words.row(found, each)] for each in shown],
        pairs.differing,
    )


def outcomes(found: Answer, words: Wording, pairs: Pairs) -> Figure:
    """Who wins, in the base and in the variants with the largest effects."""
    asked = found.question
    nobody = words.texts("report-nobody")
    names = [*(words.seat(seat) for seat in asked.competing()), nobody]
    rows: list[dict[str, object]] = []
    groups: list[str] = []
    table: list[list[str]] = []
    for arm in range(len(asked.bots)):
        for variant in [0, *largest(found)]:
            wins = base_shares(found, arm) if not variant else shares(found, variant, arm)
            if not wins:
                continue
            label = words.variant(asked.variants[variant - 1]) if variant else words.texts("experiment-base-name")
            group = charts.wrapped(f"{label} ({asked.arm(arm)})")
            groups.append(group)
            told = [*wins, (-1, max(0.0, 1 - sum(share for _, share in wins)))]
            table.append([label, asked.arm(arm), *(words.texts("percent", value=share) for _, share in told)])
            for (seat, share), side in zip(told, names, strict=True):
                tip = f"{label} ({asked.arm(arm)})\n{side}: {words.texts('percent', value=share)}"
                rows.append(
                    {"group": group, "series": side, "share": share, "key": key(variant, arm, seat), "tip": tip}
                )
    head = [words.texts("experiment-variant"), words.texts("experiment-players"), *names]
    note = words.texts("report-outcomes-note")
    chart = charts.stacked(rows, groups, names, words.texts("report-share"), nobody)
    return Figure(words.texts("report-outcomes"), note, chart, head, table, pairs.any)


def settling(found: Answer, history: list[list[Finding]], words: Wording, pairs: Pairs) -> Figure:
    """How the clearest effects settled, round by round."""
    asked = found.question
    chosen = sorted((each for each in found.findings if each.measure.kind == WINS), key=lambda each: each.chance)[:4]
    rows: list[dict[str, object]] = []
    table: list[list[str]] = []
    names: list[str] = []
    for one in chosen:
        label = f"{words.variant(asked.variants[one.variant - 1])} · {series(asked, one, words)}"
        names.append(label)
        seen = 0
        for findings in history:
            for each in findings:
                if (each.variant, each.arm, each.measure) == (one.variant, one.arm, one.measure) and each.deals > seen:
                    seen = each.deals
                    told = f"{words.effect(each)} ({words.between(each)})"
                    row = estimate(found, each, words, 100)
                    place = key(one.variant, one.arm, one.measure.seat)
                    rows.append(
                        {**row, "deals": seen, "series": label, "key": place, "tip": f"{label}\n{seen}: {told}"}
                    )
                    table.append([label, str(seen), told])
    chart = charts.course(rows, names, words.texts("report-deals"), words.texts("report-points"), 100 * asked.within)
    head = [words.texts("experiment-variant"), words.texts("report-deals"), words.texts("experiment-effect")]
    return Figure(
        words.texts("report-settling"), words.texts("report-settling-note"), chart, head, table, pairs.differing
    )


def others(found: Answer, words: Wording, pairs: Pairs) -> list[Figure]:
    """The effects on length, turns, markers, endings, and on how often what was changed is used."""
    chosen = set(largest(found))
    measures = list(dict.fromkeys(each.measure for each in found.findings if each.variant in chosen))
    told: list[Figure] = []
    for kind in (TAKEN, LENGTH, TURNS, MARKER, ENDING):
        together = [[each for each in measures if each.kind == kind]]
        if kind == MARKER:
            together = [[each] for each in together[0]]
        for group in together:
            shown = [each for each in found.findings if each.variant in chosen and each.measure in group]
            if any(each.low != 0 or each.high != 0 for each in shown):
                told.append(other(found, kind, group, shown, words, pairs))
    return told


def other(found: Answer, kind: str, group: list[Measure], shown: list[Finding], words: Wording, pairs: Pairs) -> Figure:
    asked = found.question
    single = len(group) == 1
    scale = 100 if kind == ENDING else 1
    rows = []
    for each in shown:
        players = asked.arm(each.arm)
        label = players if single else f"{words.measure(each.measure)} · {players}"
        rows.append(
            {
                **estimate(found, each, words, scale),
                "series": label,
                "key": key(each.variant, each.arm, each.measure.seat),
            }
        )
    if not single:  # many measures: one row each, coloured by variant and players
        for row, each in zip(rows, shown, strict=True):
            row["group"] = charts.wrapped(words.measure(each.measure))
            row["series"] = f"{words.variant(asked.variants[each.variant - 1])} · {asked.arm(each.arm)}"
    unit = words.texts("report-points") if kind == ENDING else words.texts("report-difference")
    groups = list(dict.fromkeys(str(row["group"]) for row in rows))
    chart = charts.intervals(rows, groups, list(dict.fromkeys(str(row["series"]) for row in rows)), unit, zero=True)
    title = words.measure(group[0]) if kind == MARKER else words.texts(f"report-{kind}")
    table = [
        [
            words.variant(asked.variants[each.variant - 1]),
            asked.arm(each.arm),
            words.measure(each.measure),
            f"{words.amount(each.measure, each.base)} → {words.amount(each.measure, each.changed)}",
            f"{words.effect(each)} ({words.between(each)})",
        ]
        for each in shown
    ]
    head = [words.texts(f"experiment-{column}") for column in ("variant", "players", "measure", "shares", "effect")]
    seat = asked.competing()[0]
    games = {
        key(each.variant, each.arm, each.measure.seat): pairs.differing.get(key(each.variant, each.arm, seat), [])
        for each in shown
    }
    return Figure(title, words.texts("report-other-note"), chart, head, table, games)


# --- helpers ----------------------------------------------------------------------------------------------------------


def estimate(found: Answer, each: Finding, words: Wording, scale: float) -> dict[str, object]:
    asked = found.question
    label = words.variant(asked.variants[each.variant - 1])
    told = f"{words.amount(each.measure, each.base)} → {words.amount(each.measure, each.changed)}"
    what = f"{words.measure(each.measure)} ({asked.arm(each.arm)})"
    tip = "\n".join([label, what, told, f"{words.effect(each)} ({words.between(each)})"])
    return {
        "group": name(asked, each.variant, words),
        "mean": scale * each.effect,
        "low": scale * each.low,
        "high": scale * each.high,
        "tip": tip,
    }


def name(asked: Question, variant: int, words: Wording) -> str:
    return charts.wrapped(words.variant(asked.variants[variant - 1]))


def series(asked: Question, each: Finding, words: Wording) -> str:
    seat = words.seat(each.measure.seat)
    return f"{seat} · {asked.arm(each.arm)}" if len(asked.bots) > 1 else seat


def strength(found: Answer, variant: int) -> float:
    return max(abs(each.effect) for each in found.findings if each.variant == variant and each.measure.kind == WINS)


def largest(found: Answer) -> list[int]:
    """Return the variants with the largest effects, in the order of the question."""
    variants = {each.variant for each in found.findings if each.measure.kind == WINS}
    return sorted(sorted(variants, key=lambda each: -strength(found, each))[:MOST])


def shares(found: Answer, variant: int, arm: int) -> list[tuple[int, float]]:
    return [(each.measure.seat, each.changed) for each in found.of(variant, arm) if each.measure.kind == WINS]


def base_shares(found: Answer, arm: int) -> list[tuple[int, float]]:
    """The base's wins, from the variant that was compared longest."""
    wins = [each for each in found.findings if each.arm == arm and each.measure.kind == WINS]
    if not wins:
        return []
    longest = max(wins, key=lambda each: each.deals).variant
    return [(each.measure.seat, each.base) for each in wins if each.variant == longest]
