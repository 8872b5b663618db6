"""The report on a balance: wins, endings and length setup by setup, and what every item is worth."""

from __future__ import annotations

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.lab.ablation import Effect
from contienda.lab.balance import Balance, Setup
from contienda.lab.figures import Figures, figures, rows
from contienda.lab.items import by_code, items
from contienda.lab.report import charts
from contienda.lab.report.report import SAMPLE, Figure, Link, Report
from contienda.lab.report.run_report import Games, item, part
from contienda.lab.rows import GAMES, PIECES
from contienda.lab.wording import Wording

ENDS = 12  # items at either end of a chart

Found = list[tuple[Setup, Figures, Games]]


def report(balance: Balance, run: str, language: str) -> Report:
    """Read a balance and say what it holds."""
    plan = balance.plan
    words = Wording(registry.load(plan.game, plan.scenario), language)
    found: Found = []
    for setup in plan.setups:
        if (balance.path / setup.name).is_dir():
            folder = balance.run(setup)
            told = figures(folder, words.game)
            if told.games:
                found.append((setup, told, Games(folder, words, setup.name)))
    if not found:
        raise BadOption("error-run-empty", folder=run)
    shown = [wins(found, words), length(found, words), endings(found, words)]
    for setup, _, _ in found:
        effects = balance.effects(setup)
        if effects:
            shown.append(worth(balance, setup, effects, words))
    return Report(
        words.texts("report-balance-title", game=words.texts("game-name")),
        language,
        run,
        lead(found, words),
        [
            (words.texts("report-fact-game"), f"{words.texts('game-name')} ({plan.game}, {plan.version})"),
            (words.texts("report-fact-setups"), ", ".join(setup.name for setup, _, _ in found)),
            (words.texts("report-fact-games"), words.texts("whole", value=plan.games)),
            (words.texts("report-fact-seed"), str(plan.seed)),
            (words.texts("report-fact-version"), f"contienda {plan.contienda}"),
        ],
        shown,
        [words.texts("report-holm"), words.texts("report-wilson"), words.texts("report-bots")],
    )


def lead(found: Found, words: Wording) -> list[str]:
    """Name the fairest and the least fair setup."""

    def gap(told: Figures) -> float:
        shares = [each.share for each in told.wins]
        return max(shares) - min(shares)

    order = sorted(found, key=lambda each: gap(each[1]))
    chosen = [("report-fairest", order[0])] + ([("report-unfairest", order[-1])] if len(order) > 1 else [])
    return [words.texts(key, setup=setup.name, wins=sides(told, words)) for key, (setup, told, _) in chosen]


def sides(told: Figures, words: Wording) -> str:
    shares = [f"{words.seat(seat)} {words.texts('percent', value=each.share)}" for seat, each in enumerate(told.wins)]
    if told.drawn:
        shares.append(f"{words.texts('report-nobody')} {words.texts('percent', value=told.drawn)}")
    return ", ".join(shares)


def wins(found: Found, words: Wording) -> Figure:
    """Who wins in each setup."""
    seats = range(len(found[0][1].wins))
    names = [*(words.seat(seat) for seat in seats), words.texts("report-nobody")]
    rows_: list[dict[str, object]] = []
    links: dict[str, list[Link]] = {}
    for at, (setup, told, games) in enumerate(found):
        for seat, share in [*((seat, told.wins[seat].share) for seat in seats), (-1, told.drawn)]:
            key = f"{at}:{seat}"
            links[key] = games.by.get(f"win:{seat}", [])
            tip = f"{setup.name}\n{names[seat]}: {words.texts('percent', value=share)}"
            rows_.append(
                {"group": charts.wrapped(setup.name), "series": names[seat], "share": share, "key": key, "tip": tip}
            )
    chart = charts.stacked(
        rows_, [charts.wrapped(setup.name) for setup, _, _ in found], names, words.texts("report-share"), names[-1]
    )
    table = [
        [setup.name, *(part(each, words) for each in told.wins), words.texts("percent", value=told.drawn)]
        for setup, told, _ in found
    ]
    head = [words.texts("balance-setup"), *names]
    return Figure(words.texts("report-outcomes"), words.texts("report-balance-wins"), chart, head, table, links)


def length(found: Found, words: Wording) -> Figure:
    """How long games are in each setup."""
    rows_: list[dict[str, object]] = []
    links: dict[str, list[Link]] = {}
    for at, (setup, told, games) in enumerate(found):
        long = told.decisions
        links[str(at)] = [link for _, _, _, listed in games.bins() for link in listed[:1]][:SAMPLE]
        rows_.append(
            {
                "group": charts.wrapped(setup.name),
                "series": words.texts("report-length"),
                "mean": long.median,
                "low": long.p5,
                "high": long.p95,
                "key": str(at),
                "tip": f"{setup.name}\n{long.median} ({long.p5} … {long.p95})",
            }
        )
    names = [str(row["group"]) for row in rows_]
    chart = charts.intervals(rows_, names, [words.texts("report-length")], words.texts("report-length"), zero=False)
    head = [words.texts("balance-setup")]
    head += [words.texts(f"report-column-{name}") for name in ("turns", "decisions", "minutes", "options", "forced")]
    head += [words.texts("report-column-changes")]
    table = [
        [
            setup.name,
            f"{told.turns.median} ({told.turns.p5} … {told.turns.p95})",
            f"{told.decisions.median} ({told.decisions.p5} … {told.decisions.p95})",
            words.texts("measure-points", value=told.minutes),
            words.texts("measure-points", value=told.options),
            words.texts("percent", value=told.forced),
            "–" if told.lead_changes is None else words.texts("measure-points", value=told.lead_changes),
        ]
        for setup, told, _ in found
    ]
    return Figure(words.texts("report-length"), words.texts("report-balance-length"), chart, head, table, links)


def endings(found: Found, words: Wording) -> Figure:
    """How games end in each setup."""
    listed = [name for name in words.game.endings if any(name in told.endings for _, told, _ in found)]
    names = {name: words.texts(f"ending-{name}") for name in listed}
    rows_: list[dict[str, object]] = []
    links: dict[str, list[Link]] = {}
    for at, (setup, told, games) in enumerate(found):
        for name in listed:
            share = told.endings.get(name, 0) / told.games
            key = f"{at}:{name}"
            links[key] = games.by.get(f"end:{name}", [])
            tip = f"{setup.name}\n{names[name]}: {words.texts('percent', value=share)}"
            rows_.append(
                {"group": charts.wrapped(setup.name), "series": names[name], "share": share, "key": key, "tip": tip}
            )
    groups = [charts.wrapped(setup.name) for setup, _, _ in found]
    chart = charts.stacked(rows_, groups, [names[name] for name in listed], words.texts("report-share"))
    table = [
        [setup.name, *(words.texts("percent", value=told.endings.get(name, 0) / told.games) for name in listed)]
        for setup, told, _ in found
    ]
    head = [words.texts("balance-setup"), *names.values()]
    return Figure(words.texts("report-ending"), words.texts("report-balance-endings"), chart, head, table, links)


def worth(balance: Balance, setup: Setup, effects: list[Effect], words: Wording) -> Figure:
    """What using each item is worth to its seat."""
    order = sorted(effects, key=lambda each: -each.effect)
    shown = order if len(order) <= 2 * ENDS else [*order[:ENDS], *order[-ENDS:]]
    seats = [words.seat(seat) for seat in sorted({each.seat for each in shown})]
    rows_: list[dict[str, object]] = []
    for each in shown:
        name = item(each.kind, each.piece, words)
        told = points(each, words)
        rows_.append(
            {
                "group": charts.wrapped(name),
                "series": words.seat(each.seat),
                "mean": 100 * each.effect,
                "low": 100 * each.low,
                "high": 100 * each.high,
                "key": key(each),
                "tip": f"{name}\n{words.seat(each.seat)}\n{told}",
            }
        )
    groups = list(dict.fromkeys(str(row["group"]) for row in rows_))
    chart = charts.intervals(rows_, groups, seats, words.texts("report-points"), zero=True)
    table = [
        [item(each.kind, each.piece, words), words.seat(each.seat), points(each, words), words.chance(each.chance)]
        for each in order
    ]
    head = [words.texts("balance-item"), words.texts("report-seat"), words.texts("experiment-effect")]
    head.append(words.texts("experiment-chance"))
    title = words.texts("report-worth", setup=setup.name)
    return Figure(title, words.texts("report-worth-note"), chart, head, table, users(balance, setup, shown, words))


def key(each: Effect) -> str:
    return f"{each.kind}:{each.piece}:{each.seat}"


def points(each: Effect, words: Wording) -> str:
    """Format an effect in points, with its interval."""
    told = []
    for value in (each.effect, each.low, each.high):
        shown = words.texts("measure-points", value=abs(100 * value))
        told.append(shown if not float(shown.replace(",", ".")) else f"+{shown}" if value > 0 else f"−{shown}")
    return f"{told[0]} ({told[1]} … {told[2]})"


def users(balance: Balance, setup: Setup, shown: list[Effect], words: Wording) -> dict[str, list[Link]]:
    """Return games in which a seat used an item."""
    folder = balance.run(setup)
    listed = items(words.game)
    places = by_code(listed)
    wanted = {(each.kind, each.piece, each.seat): key(each) for each in shown}
    chosen: dict[str, list[int]] = {name: [] for name in wanted.values()}
    for row in rows(folder, PIECES, ["game", "seat", "chance", "code", "taken"]):
        if row["chance"] or not row["taken"]:
            continue
        for at in places.get(row["code"], ()):
            name = wanted.get((listed[at].kind, listed[at].piece, row["seat"]))
            if name is not None and len(chosen[name]) < SAMPLE // 2 and row["game"] not in chosen[name]:
                chosen[name].append(row["game"])
        if all(len(games) >= SAMPLE // 2 for games in chosen.values()):
            break
    results = results_of(balance, setup, {number for games in chosen.values() for number in games}, words)
    return {
        name: [Link(results[number], number, setup.name) for number in games if number in results]
        for name, games in chosen.items()
    }


def results_of(balance: Balance, setup: Setup, numbers: set[int], words: Wording) -> dict[int, str]:
    """Say how these games ended."""
    folder = balance.run(setup)
    seats = range(len(folder.job.seats))
    found: dict[int, str] = {}
    for row in rows(folder, GAMES, ["game", "over", "ending", *(f"win_{seat}" for seat in seats)]):
        if row["game"] in numbers and row["over"]:
            result = words.result([float(row[f"win_{seat}"]) for seat in seats], row["ending"])
            found[row["game"]] = words.texts("report-game", number=row["game"], result=result)
            if len(found) == len(numbers):
                break
    return found
