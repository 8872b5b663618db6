"""What `?` explains: every card and event by number or name, and every service with its arrows and its price."""

from __future__ import annotations

from contienda.cli.console.things import Thing
from contienda.games.buenosos.card_text import card_lines
from contienda.games.buenosos.constants import CARD_NAMES, EVENT_NAMES
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.terminal.board import SYMBOLS, View, Words
from contienda.i18n.speaker import Speaker


def things(view: View, speaker: Speaker) -> list[Thing]:
    words = Words(speaker)
    states = {service["id"]: service["state"] for service in view["services"]}
    found = [service(each, states, words) for each in view["services"]]
    game = speaker.game
    assert isinstance(game, BuenososGame)
    found += [card(id, game, words) for id in dict.fromkeys([*CARD_NAMES, *EVENT_NAMES]) if id in known(game)]
    return found


def known(game: BuenososGame) -> set[str]:
    return {str(table.get("id")) for table in game.scenario.data.get("card", [])}


def card(id: str, game: BuenososGame, words: Words) -> Thing:
    """A card: its cost and kind, what it requires, and its effects in order."""
    name = words.card(id)

    def tell() -> list[str]:
        lines = card_lines(game.scenario, id, words.say.language)
        cost = words.say("board-card-cost", kind=lines.kind, cost=lines.cost) if lines.cost >= 0 else lines.kind
        return [" ".join([f"{cost}.", *lines.effects]), *lines.requires]

    return Thing(f"{id} {name}", tell, [id, name], [("card", id)])


def service(each: View, states: dict[str, str], words: Words) -> Thing:
    """A service or provider: its state now, what it needs and feeds, and what it costs at the closing."""
    id = each["id"]
    name = words.service(id)

    def listed(ids: list[str]) -> str:
        return ", ".join(f"{one} {words.service(one)} {SYMBOLS[states[one]]}" for one in ids if one in states) or "–"

    def tell() -> list[str]:
        say, state = words.say, words.say(f"state-{each['state']}")
        now = say("board-service-now", now=each["integrity"], most=each["maximum"], state=state)
        return [
            f"{now} {words.speaker.forms('service', id).get('help', '')}",
            f"← {say('board-needs')}: {listed(each['depends_on'])}",
            f"→ {say('board-feeds')}: {listed(each['feeds'])}",
            *([say("board-service-price", points=each["price"])] if each["price"] else []),
        ]

    return Thing(f"{id} {name}", tell, [id, name], [("service", id)])
