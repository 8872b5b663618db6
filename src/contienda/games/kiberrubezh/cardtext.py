"""Generates the printed text of a card from the effects the rules carry out, so text and effect cannot disagree.

Each primitive has its own message (`op-…`), and so has each trigger and timing (`when-…`, `timing-…`).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from contienda.games.kiberrubezh.constants import CHOICES
from contienda.games.kiberrubezh.library import Card, Library
from contienda.games.kiberrubezh.primitive import NAMED, Effect
from contienda.i18n.speaker import Texts

FOLDER = Path(__file__).parent / "texts"
WHOLE = ("static",)  # effects with these triggers are separate sentences


@lru_cache(maxsize=3)
def texts(language: str) -> Texts:
    return Texts(language, FOLDER)


def forms(library: Library, kind: str, name: str, language: str) -> dict[str, str]:
    """The name of a card or of one of its options."""
    number = int(name.split(".")[0])
    card = library.get(number)
    if card is None:
        return {"": name, "label": name}
    if kind == "choice":
        return {"": option(card, int(name.split(".")[1]) - 1, language)}
    return {"": card.names[language], "label": f"{name} {card.names[language]}", "help": help_text(card, language)}


def title(deck: str, language: str) -> str:
    """The name of a built-in deck, without its kind."""
    return texts(language)(f"option-deck_a-{deck}").split(" (")[0]


def help_text(card: Card, language: str) -> str:
    """Kind, power, categories, rarity and text in one line."""
    parts = [facts(card, language), printed(card, language)]
    return " ".join(part for part in parts if part)


def facts(card: Card, language: str) -> str:
    """Everything about a card except its text."""
    words = texts(language)
    parts = [words(f"kind_of_card-{card.kind}")]
    if card.category:
        parts.append(words(f"category-{card.category}"))
    if card.kind == "defence":
        named = ", ".join(words(f"category-{each}") for each in card.categories) or words("category-any")
        parts.append(words("card-blocks", categories=named, n=card.blocks))
    for verb, (attack, defence) in (("gives", card.provides), ("needs", card.requires)):
        if attack:
            parts.append(words(f"card-{verb}-attack", n=attack))
        if defence:
            parts.append(words(f"card-{verb}-defence", n=defence))
    parts.append(words(f"rarity-{card.rarity}"))
    return "; ".join(parts) + "."


def printed(card: Card, language: str) -> str:
    """The text of a card, or "" if it has none."""
    words = texts(language)
    sentences = [words(f"timing-{card.timing[0]}")] if len(card.timing) == 1 else []
    at = 0
    while at < len(card.effects):
        effect = card.effects[at]
        when = str(effect["when"])
        last = at + 1
        while last < len(card.effects) and card.effects[last]["when"] == when and when not in WHOLE:
            last += 1
        told = "; ".join(tell(each, words) for each in card.effects[at:last])
        begin = trigger(effect, words)
        sentences.append(f"{begin} {told}." if begin else capital(told) + ".")
        at = last
    return " ".join(sentences)


def trigger(effect: Effect, words: Texts) -> str:
    """When a group of effects triggers; "" for properties and events."""
    when = str(effect["when"])
    if when in (*WHOLE, "play"):
        return ""
    if when == "activate":
        cost = "sacrifice" if effect.get("sacrifice") else "activate"
        return words(f"when-{cost}-{effect['timing']}")
    return words(f"when-{when}")


def tell(effect: Effect, words: Texts) -> str:
    """One effect in words."""
    return NAMED[effect["op"]].tell(effect, words)


def option(card: Card, number: int, language: str) -> str:
    """An option of a card's choice."""
    words = texts(language)
    for effect in card.effects:
        if effect["op"] == "choose_one" and number < len(effect["options"]) <= CHOICES:
            chosen = effect["options"][number]
            if effect["chooser"] == "opponent":
                chosen = [to_chooser(each) for each in chosen]
            return capital(", ".join(tell(each, words) for each in chosen))
    return f"{card.no:03}.{number + 1}"


def to_chooser(effect: Effect) -> Effect:
    """Word an effect on the opponent for the player who chooses: their own cards are not "the opponent's"."""
    if not NAMED[effect["op"]].is_aimed or effect.get("pick") == "you":
        return effect
    return {key: "self" if key in ("who", "side") and value == "opponent" else value for key, value in effect.items()}


def capital(told: str) -> str:
    return told[:1].upper() + told[1:]
