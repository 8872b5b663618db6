"""Reports on scenario files of BuenOsos vs MalOsos: services, cards and numbers, and how often services fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from contienda.cli.console.output import screen
from contienda.core.errors import BadText
from contienda.core.game import Game
from contienda.core.options import resolve
from contienda.core.rng import Rng
from contienda.core.state import Legal
from contienda.games.buenosos.card_text import CardTexts
from contienda.games.buenosos.constants import NODE_NAMES, SERVICES
from contienda.games.buenosos.inspect import graph_of
from contienda.games.buenosos.scenario import Scenario, parse, standard
from contienda.games.buenosos.state import BuenOsos
from contienda.i18n.scenario_names import name_in
from contienda.i18n.speaker import Texts
from contienda.play.playout import playout

LOOKED_AT = 200  # games in which each fall is counted
SEED = 1


def seat(number: int, words: Texts) -> str:
    return words(f"scenario-side-{'red' if number == 0 else 'blue'}")


def looked(game: Game, options: dict[str, int]) -> dict[str, object]:
    """Count how often each service fell, game by game."""
    start = game.start(game.fewest, options)
    falls = [0] * SERVICES
    legal = Legal()
    for number in range(LOOKED_AT):
        state = start.copy()
        playout(state, Rng(SEED, number), legal, game.bound)
        if isinstance(state, BuenOsos):
            for service in range(SERVICES):
                falls[service] += int(state.fallen) >> service & 1
    return {"falls": {NODE_NAMES[service]: count / LOOKED_AT for service, count in enumerate(falls) if count}}


def show(game: Game, found: Mapping[str, object], words: Texts) -> None:
    console = screen()
    wins = cast("list[dict[str, float]]", found["wins"])
    draws = 1 - sum(row["share"] for row in wins)
    console.print(words("scenario-draws", share=words("percent", value=max(0.0, draws))))
    falls = cast("dict[str, float]", found["falls"])
    console.print(words("scenario-falls", mean=sum(falls.values())))
    for service in sorted(falls, key=lambda each: -falls[each]):
        name = game.forms("service", service, words.language).get("", "")
        label = name if name.startswith(service) else f"{service} {name}"
        console.print(f"  {words('percent', value=falls[service]):>7}  {escape(label)}")


# --- explain ---------------------------------------------------------------------------------------------------------


def explain(text: str, file: str, words: Texts) -> None:
    """Explain services, decks, numbers and presets."""
    scenario = parse(text, file)
    console = screen()
    for name in scenario.maps:
        console.print(services_table(scenario, name, words))
    explain_cards(scenario, words, console)
    explain_numbers(scenario, words, console)


def services_table(scenario: Scenario, map: str, words: Texts) -> Table:
    """A table of each service's dependencies and dependents on one map."""
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
            escape(name_in(service["name"], words.language, scenario.language)),
            str(service["int"]),
            str(service["criticality"]),
            ", ".join(kinds),
            " ".join(graph.needs[id]),
            " ".join(graph.feeds[id]),
        )
    return table


def explain_cards(scenario: Scenario, words: Texts, console: Console) -> None:
    """Explain the decks card by card, with the generated text."""
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
            name = name_in(card["name"], words.language, scenario.language)
            copies = f" ×{card['copies']}" if card.get("copies", 1) != 1 else ""
            console.print(f"[bold bright_blue]{card['id']}[/] {escape(name)}{cost}{copies}")
            if texts is not None:
                console.print(f"    [dim]{escape(texts.text(str(card['id'])))}[/]")
    for provider in scenario.providers.values():
        name = name_in(provider["name"], words.language, scenario.language)
        console.print(f"[bold bright_blue]{provider['id']}[/] {escape(name)}: {' '.join(provider['serves'])}")


def explain_numbers(scenario: Scenario, words: Texts, console: Console) -> None:
    """Show the parameters that differ from the standard file, and what each preset changes."""
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
        console.print(f"  [bold bright_blue]{preset.name}[/]  {escape(name)}  [dim]{escape(' '.join(changed))}[/]")
