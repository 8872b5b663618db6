"""`contienda scenario`: files of BuenOsos vs MalOsos without code: begin one, check it, explain it, list ours."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from contienda.cli import ask
from contienda.cli.screen import screen
from contienda.cli.simulate import Summary, length_line, share_cells, summary, with_progress
from contienda.core.errors import BadOption, BadText
from contienda.core.game import Game, Legal
from contienda.core.options import resolve
from contienda.core.play import playout
from contienda.core.rng import Rng
from contienda.core.texts import Texts
from contienda.games.buenosos.cardtext import CardTexts
from contienda.games.buenosos.elements import NODE_NAMES, SERVICES
from contienda.games.buenosos.findings import ERROR, Finding
from contienda.games.buenosos.game import GAME
from contienda.games.buenosos.inspect import graph_of, inspect
from contienda.games.buenosos.position import BuenOsos
from contienda.games.buenosos.scenario import Scenario, parse, standard
from contienda.lab.simulate import Order

STARTER = Path(GAME.folder) / "starter.toml"
GAMES = 1000
LOOKED_AT = 200  # games whose falls are counted one by one
SEED = 1


def run(parsed: argparse.Namespace) -> int:
    actions: dict[str, Callable[[argparse.Namespace], int]] = {
        "new": new,
        "check": check,
        "explain": explain,
        "list": list_shipped,
    }
    return actions[parsed.action](parsed)


# --- new and list ----------------------------------------------------------------------------------------------------


def new(parsed: argparse.Namespace) -> int:
    """A small file to begin with; nothing that is there is written over."""
    path = Path(parsed.file)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(STARTER.read_text(encoding="utf-8"))
    except FileExistsError:
        raise BadOption("error-file-exists", file=parsed.file) from None
    except OSError as error:
        raise BadOption("error-unwritable", file=parsed.file, reason=error.strerror or str(error)) from None
    print(ask.texts(parsed)("scenario-new", file=parsed.file))
    return 0


def list_shipped(parsed: argparse.Namespace) -> int:
    words = ask.texts(parsed)
    console = screen()
    for name, path in ask.shipped(GAME).items():
        scenario = parse(path.read_text(encoding="utf-8"), name)
        console.print(f"[cyan]{name}[/]  {escape(title(scenario, words))}")
        about = scenario.data.get("meta", {}).get("about", {})
        if words.language in about:
            console.print(f"    {escape(about[words.language])}")
    return 0


def title(scenario: Scenario, words: Texts) -> str:
    names = scenario.data.get("meta", {}).get("title", {})
    return str(names.get(words.language) or scenario.name)


# --- check -----------------------------------------------------------------------------------------------------------


def check(parsed: argparse.Namespace) -> int:
    text = ask.scenario(GAME, parsed.file)
    words = ask.texts(parsed)
    found = inspect(text)
    wrong = any(each.kind == ERROR for each in found)
    playable = all(each.harmless for each in found)
    told = [as_dict(each, words) for each in found]
    if not parsed.json:
        show_findings(parsed.file, found, words)
    measured = measure(text, words) if parsed.simulate and playable else None
    if parsed.json:
        ask.print_json({"findings": told, "simulation": as_json(measured)} if parsed.simulate else told)
    elif measured is not None:
        show_measures(*measured, words)
    return 1 if wrong else 0


def as_dict(finding: Finding, words: Texts) -> dict[str, object]:
    return {"line": finding.line, "key": finding.key, "kind": finding.kind, "message": finding.told(words)}


def show_findings(file: str, found: list[Finding], words: Texts) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for each in found:
        sign = "[red]✗[/]" if each.kind == ERROR else "[yellow]![/]"
        where = words("scenario-where", file=file, line=each.line)
        key = f" [cyan]{escape(each.key)}[/]" if each.key else ""
        console.print(f"{sign} {escape(where)}{key}: {escape(each.told(words))}")
    errors = sum(each.kind == ERROR for each in found)
    console.print(words("scenario-count", errors=errors, warnings=len(found) - errors))


def measure(text: str, words: Texts) -> tuple[Game, Summary, list[int]]:
    """A thousand random games, and how often each service fell in the first of them."""
    game = GAME.with_scenario(text)
    options = game.resolve(game.presets[0].name, {})
    jobs = os.cpu_count() or 1
    order = Order(game.id, options, ["random"] * game.fewest, SEED, text)
    outcome = with_progress(order, GAMES, jobs, words)
    found = summary(game, ["bot:random"] * game.fewest, options, SEED, jobs, outcome)
    start = game.start(game.fewest, options)
    falls = [0] * SERVICES
    legal = Legal()
    for number in range(LOOKED_AT):
        state = start.copy()
        playout(state, Rng(SEED, number), legal, game.bound)
        if isinstance(state, BuenOsos):
            for service in range(SERVICES):
                falls[service] += int(state.fallen) >> service & 1
    return game, found, falls


def as_json(measured: tuple[Game, Summary, list[int]] | None) -> dict[str, object] | None:
    if measured is None:
        return None
    _, found, falls = measured
    shares = {NODE_NAMES[service]: count / LOOKED_AT for service, count in enumerate(falls) if count}
    return {**found, "falls": shares}


def show_measures(game: Game, found: Summary, falls: list[int], words: Texts) -> None:
    console = screen()
    table = Table(title=words("simulate-games", games=found["games"]), title_justify="left")
    for column in ("player", "wins", "share", "interval"):
        table.add_column(words(f"simulate-{column}"), justify="left" if column == "player" else "right")
    for row, side in zip(found["wins"], ("red", "blue"), strict=True):
        table.add_row(
            words(f"scenario-side-{side}"),
            *share_cells(row, words),
        )
    console.print(table)
    draws = 1 - sum(row["share"] for row in found["wins"])
    console.print(words("scenario-draws", share=words("percent", value=max(0.0, draws))))
    console.print(length_line(found["length"], words))
    mean = sum(falls) / LOOKED_AT
    console.print(words("scenario-falls", mean=mean))
    for service in sorted(range(SERVICES), key=lambda each: -falls[each]):
        if falls[service]:
            name = game.forms("service", NODE_NAMES[service], words.language).get("", "")
            label = name if name.startswith(NODE_NAMES[service]) else f"{NODE_NAMES[service]} {name}"
            console.print(f"  {words('percent', value=falls[service] / LOOKED_AT):>7}  {escape(label)}")


# --- explain ---------------------------------------------------------------------------------------------------------


def explain(parsed: argparse.Namespace) -> int:
    text = ask.scenario(GAME, parsed.file)
    GAME.check_scenario(text, parsed.file)
    words = ask.texts(parsed)
    scenario = parse(text, parsed.file)
    console = screen()
    console.print(f"[bold]{escape(title(scenario, words))}[/]")
    meta = scenario.data.get("meta", {})
    for key in ("about", "changes"):
        if words.language in meta.get(key, {}):
            console.print(escape(meta[key][words.language]))
    for key in ("attribution", "licence"):
        if key in meta:
            console.print(f"[dim]{escape(meta[key])}[/]")
    for name in scenario.maps:
        console.print(services_table(scenario, name, words))
    explain_cards(scenario, words, console)
    explain_numbers(scenario, words, console)
    return 0


def services_table(scenario: Scenario, map: str, words: Texts) -> Table:
    """What each service needs and feeds on one map."""
    graph = graph_of(scenario, map)
    table = Table(title=words("scenario-map", map=map), title_justify="left")
    for column in ("id", "name", "int", "criticality", "kinds", "needs", "feeds"):
        justify: Literal["left", "right"] = "right" if column in ("int", "criticality") else "left"
        table.add_column(words(f"scenario-column-{column}"), justify=justify, overflow="fold")
    for id in graph.needs:
        service = scenario.services[NODE_NAMES.index(id)]
        kinds = [words(f"scenario-kind-{kind}") for kind in ("digital", "physical", "citizen") if service.get(kind)]
        table.add_row(
            id,
            escape(name_of(service, words)),
            str(service["int"]),
            str(service["criticality"]),
            ", ".join(kinds),
            " ".join(graph.needs[id]),
            " ".join(graph.feeds[id]),
        )
    return table


def name_of(table: dict[str, object], words: Texts) -> str:
    names = table.get("name")
    return str(names.get(words.language, "")) if isinstance(names, dict) else ""


def explain_cards(scenario: Scenario, words: Texts, console: Console) -> None:
    """The decks card by card, with the text that follows from the effects."""
    try:
        texts: CardTexts | None = CardTexts(scenario, words.language)
    except BadText:
        texts = None
    for deck in ("red", "blue", "event"):
        cards = [card for card in scenario.cards.values() if card["deck"] == deck]
        count = sum(int(card.get("copies", 1)) for card in cards)
        console.print(f"\n[bold]{words('scenario-deck', deck=words(f'scenario-side-{deck}'), count=count)}[/]")
        for card in cards:
            cost = f" ({card['cost']})" if "cost" in card else ""
            copies = f" ×{card['copies']}" if card.get("copies", 1) != 1 else ""
            console.print(f"[cyan]{card['id']}[/] {escape(name_of(card, words))}{cost}{copies}")
            if texts is not None:
                console.print(f"    [dim]{escape(texts.text(str(card['id'])))}[/]")
    for provider in scenario.providers.values():
        console.print(f"[cyan]{provider['id']}[/] {escape(name_of(provider, words))}: {' '.join(provider['serves'])}")


def explain_numbers(scenario: Scenario, words: Texts, console: Console) -> None:
    """Parameters that differ from the standard file, and what each preset changes."""
    usual = standard().params()
    differing = {name: value for name, value in scenario.params().items() if value != usual.get(name)}
    console.print(f"\n[bold]{words('scenario-differs')}[/]")
    for name, value in differing.items():
        console.print(f"  {name} = {value}  [dim]({usual.get(name, '–')})[/]")
    if not differing:
        console.print(f"  {words('scenario-differs-nothing')}")
    console.print(f"[bold]{words('scenario-presets')}[/]")
    options = scenario.options()
    presets = scenario.presets()
    plain = {option.name: option.default for option in options}
    for preset in presets:
        values = resolve("buenosos", options, presets, preset.name, {})
        changed = [
            f"{option.name}={option.written(values[option.name])}"
            for option in options
            if values[option.name] != plain[option.name]
        ]
        name = scenario.preset_forms(preset.name, words.language).get("", "")
        console.print(f"  [cyan]{preset.name}[/]  {escape(name)}  [dim]{escape(' '.join(changed))}[/]")
