"""The cards of both teams and of events, as the scenario has them."""

from __future__ import annotations

from contienda.games.buenosos import drawings
from contienda.games.buenosos.card_text import CardTexts
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.scenario import DECK_LETTERS
from contienda.press.parts import Face, Job, Part, tied

DECKS = {"red": "red", "blue": "blue", "events": "event"}  # group and deck


def cards(job: Job, texts: CardTexts, group: str, files: dict[str, str]) -> list[Part]:
    """The cards of one deck, as often as the scenario has them."""
    assert isinstance(job.game, BuenososGame)
    deck = DECKS[group]
    files[f"back-{deck}.svg"] = drawings.back(deck, job.low)
    back = Face("back", {"art": f"back-{deck}.svg"})
    found = []
    for card in job.game.scenario.cards.values():
        id = str(card["id"])
        if id[0] != DECK_LETTERS[deck]:
            continue
        kind = str(card.get("subtype", "event"))
        files[f"panel-{kind}.svg"] = drawings.panel(kind, job.low)
        files[f"sign-{kind}.svg"] = drawings.sign(kind, "#1c1a16" if job.low else "#ffffff", 1.5)
        lines = texts.lines(id)
        face = Face("card", {
            "id": id,
            "name": lines.name,
            "kind": lines.kind,
            "colour": drawings.KINDS.get(kind, drawings.KINDS["event"]),
            "sign": f"sign-{kind}.svg",
            "panel": f"panel-{kind}.svg",
            "cost": str(lines.cost) if lines.cost >= 0 else "",
            "requires": [tied(each) for each in lines.requires],
            "effects": [tied(each) for each in lines.effects],
            "frameworks": texts.frameworks(card),
        })  # fmt: skip
        found.append(Part(id, group, f"{id} {lines.name}", face, back, count=int(card.get("copies", 1))))
    return found
