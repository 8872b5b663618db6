"""The report on a simulation: wins, endings and length, and what was used."""

from __future__ import annotations

from collections import Counter

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.lab.figures import Figures, Share, Used, figures, rows
from contienda.lab.items import VERB
from contienda.lab.plan import Job
from contienda.lab.report import charts
from contienda.lab.report.report import SAMPLE, Figure, Link, Report
from contienda.lab.rows import GAMES
from contienda.lab.run_folder import RunFolder
from contienda.lab.wilson import wilson
from contienda.lab.wording import Wording

BINS = 24
ITEMS = 30  # in a chart


def report(folder: RunFolder, run: str, language: str) -> Report:
    """Read a run and say what it holds."""
    job = folder.job
    words = Wording(registry.load(job.game, job.scenario), language)
    found = figures(folder, words.game)
    if not found.games:
        raise BadOption("error-run-empty", folder=run)
    games = Games(folder, words)
    shown = [wins(found, words, games), endings(found, words, games), lengths(games, words)]
    if found.used:
        shown.append(used(found.used, words))
    return Report(
        words.texts("report-run-title", game=words.texts("game-name"), bots=", ".join(dict.fromkeys(job.seats))),
        language,
        run,
        lead(found, words),
        facts(job, words, found.games + found.unfinished),
        shown,
        [words.texts("report-wilson"), words.texts("report-bots")],
    )


class Games:
    """Samples of games by winner, ending and length, and how many games there are of each length."""

    def __init__(self, folder: RunFolder, words: Wording, inside: str = "") -> None:
        self.words = words
        self.inside = inside
        self.by: dict[str, list[Link]] = {}
        self.lengths: Counter[int] = Counter()
        self.sampled: dict[int, list[Link]] = {}  # by length in decisions
        seats = range(len(folder.job.seats))
        columns = ["game", "over", "ending", "decisions", *(f"win_{seat}" for seat in seats)]
        for row in rows(folder, GAMES, columns):
            if not row["over"]:
                continue
            shares = [float(row[f"win_{seat}"]) for seat in seats]
            self.lengths[row["decisions"]] += 1
            winners = [seat for seat in seats if shares[seat] > 0] or [-1]
            keys = [f"end:{row['ending']}", *(f"win:{seat}" for seat in winners)]
            known = self.sampled.setdefault(row["decisions"], [])
            if len(known) < SAMPLE or any(len(self.by.get(key, [])) < SAMPLE for key in keys):
                link = self.link(row["game"], shares, row["ending"])
                for held in (known, *(self.by.setdefault(key, []) for key in keys)):
                    if len(held) < SAMPLE:
                        held.append(link)

    def link(self, number: int, shares: list[float], ending: str) -> Link:
        told = self.words.texts("report-game", number=number, result=self.words.result(shares, ending))
        return Link(told, number, self.inside)

    def bins(self) -> list[tuple[int, int, int, list[Link]]]:
        """Return ranges of length: first, end, games, and some of them."""
        low, high = min(self.lengths), max(self.lengths)
        width = max(1, -(-(high - low + 1) // BINS))
        found: list[tuple[int, int, int, list[Link]]] = []
        for first in range(low, high + 1, width):
            inside = [length for length in range(first, first + width) if length in self.lengths]
            links = [link for length in inside for link in self.sampled[length]][:SAMPLE]
            found.append((first, first + width, sum(self.lengths[length] for length in inside), links))
        return found


def lead(found: Figures, words: Wording) -> list[str]:
    told = [f"{words.seat(seat)}: {part(each, words)}" for seat, each in enumerate(found.wins)]
    if found.drawn:
        told.append(f"{words.texts('report-nobody')}: {words.texts('percent', value=found.drawn)}")
    return [words.texts("report-run-lead", wins="; ".join(told), games=found.games)]


def facts(job: Job, words: Wording, games: int) -> list[tuple[str, str]]:
    usual = words.game.resolve(words.game.presets[0].name, {})
    differing = [
        words.given(each.name, job.options[each.name])
        for each in words.game.options
        if each.name in job.options and each.written(usual[each.name]) != job.options[each.name]
    ]
    return [
        (words.texts("report-fact-game"), f"{words.texts('game-name')} ({job.game}, {job.version})"),
        *differing,
        (words.texts("report-fact-bots"), ", ".join(job.seats)),
        (words.texts("report-fact-seed"), str(job.seed)),
        (words.texts("report-fact-games"), words.texts("whole", value=games)),
        (words.texts("report-fact-version"), f"contienda {job.contienda}"),
    ]


def part(each: Share, words: Wording) -> str:
    """Format a share with its interval."""
    share, low, high = (words.texts("percent", value=value) for value in (each.share, each.low, each.high))
    return f"{share} ({low} … {high})"


# --- figures ----------------------------------------------------------------------------------------------------------


def wins(found: Figures, words: Wording, games: Games) -> Figure:
    """Wins by seat."""
    names = [words.seat(seat) for seat in range(len(found.wins))]
    rows_ = [
        dot(name, each, f"win:{seat}", words) for seat, (name, each) in enumerate(zip(names, found.wins, strict=True))
    ]
    table = [[name, part(each, words)] for name, each in zip(names, found.wins, strict=True)]
    chart = charts.intervals(rows_, names, [words.texts("report-share")], words.texts("report-percent"), zero=False)
    head = [words.texts("report-seat"), words.texts("report-wins")]
    return Figure(words.texts("report-outcomes"), words.texts("report-wins-note"), chart, head, table, games.by)


def endings(found: Figures, words: Wording, games: Games) -> Figure:
    """How games end."""
    shares = {
        name: Share(count / found.games, *wilson(count, found.games), count) for name, count in found.endings.items()
    }
    names = {name: charts.wrapped(words.texts(f"ending-{name}")) for name in shares}
    rows_ = [dot(names[name], each, f"end:{name}", words) for name, each in shares.items()]
    chart = charts.intervals(
        rows_, list(names.values()), [words.texts("report-share")], words.texts("report-percent"), zero=False
    )
    table = [
        [words.texts(f"ending-{name}"), words.texts("whole", value=each.games), part(each, words)]
        for name, each in shares.items()
    ]
    head = [words.texts("report-reason"), words.texts("report-fact-games"), words.texts("report-share")]
    return Figure(words.texts("report-ending"), words.texts("report-wins-note"), chart, head, table, games.by)


def dot(group: str, each: Share, key: str, words: Wording) -> dict[str, object]:
    return {
        "group": group,
        "series": words.texts("report-share"),
        "mean": 100 * each.share,
        "low": 100 * each.low,
        "high": 100 * each.high,
        "key": key,
        "tip": f"{group}\n{part(each, words)}",
    }


def lengths(games: Games, words: Wording) -> Figure:
    """How long games are."""
    bins = games.bins()
    rows_: list[dict[str, object]] = [
        {"first": first, "end": end, "count": count, "key": str(first), "tip": f"{first}–{end - 1}: {count}"}
        for first, end, count, _ in bins
    ]
    chart = charts.bars(rows_, words.texts("report-length"), words.texts("report-fact-games"))
    table = [[f"{first}–{end - 1}", words.texts("whole", value=count)] for first, end, count, _ in bins if count]
    head = [words.texts("report-length"), words.texts("report-fact-games")]
    links = {str(first): links for first, _, _, links in bins}
    return Figure(words.texts("report-length"), words.texts("report-length-note"), chart, head, table, links)


def used(listed: list[Used], words: Wording) -> Figure:
    """How often a seat wins when it uses an item."""
    shown = sorted(listed, key=lambda each: -each.used)[:ITEMS]
    seats = sorted({each.seat for each in shown})
    rows_ = [
        {
            **dot(charts.wrapped(item(each.kind, each.piece, words)), each.wins_used, "", words),
            "series": words.seat(each.seat),
        }
        for each in shown
    ]
    names = list(dict.fromkeys(str(row["group"]) for row in rows_))
    chart = charts.intervals(
        rows_, names, [words.seat(seat) for seat in seats], words.texts("report-used-axis"), zero=False
    )
    table = [
        [
            item(each.kind, each.piece, words),
            words.seat(each.seat),
            *(words.texts("percent", value=value) for value in (each.drawn, each.used)),
            part(each.wins_used, words) if each.wins_used.games else "–",
            part(each.wins_kept, words) if each.wins_kept.games else "–",
        ]
        for each in sorted(listed, key=lambda one: -one.used)
    ]
    head = [words.texts("balance-item"), words.texts("report-seat")]
    head += [words.texts(f"balance-{column}") for column in ("drawn", "used", "wins-used", "wins-kept")]
    return Figure(words.texts("report-used"), words.texts("report-used-note"), chart, head, table)


def item(kind: str, piece: str, words: Wording) -> str:
    return words.texts(f"verb-{piece}") if kind == VERB else words.speaker.label(kind, piece)
