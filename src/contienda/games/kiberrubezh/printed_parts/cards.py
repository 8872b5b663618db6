"""The cards of decks and of the library, with their pictures."""

from __future__ import annotations

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import card_signs, cardtext
from contienda.games.kiberrubezh import deck as lists
from contienda.games.kiberrubezh.card_art import card_art
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.library import Card, Library, standard
from contienda.games.kiberrubezh.scenario import parse, with_set
from contienda.press.parts import Face, Job, Part, tied

STARTERS = ("red_team", "blue_team")
MOST = 500  # cards in one file


def decks(job: Job, files: dict[str, str]) -> list[Part]:
    """The deck of the job, the decks of its scenario, or the two starters."""
    known, chosen = chosen_decks(job)
    if sum(deck.size for deck in chosen) > MOST:
        raise BadOption("error-press-many", most=MOST)
    found = []
    for deck in chosen:
        found += [part(job, known[no], count, "deck", files) for no, count in sorted(deck.cards.items()) if no in known]
    return found


def library(job: Job, files: dict[str, str]) -> list[Part]:
    """One of every card."""
    return [part(job, card, 1, "library", files) for _, card in sorted(known_cards(job).items())]


def known_cards(job: Job) -> Library:
    """The standard library, with the cards of the job's own one."""
    if job.library:
        found, problems = with_set(job.library)
        if problems:
            raise problems[0].error("--library")
        return found
    return parse(job.game.scenario_text, "–")[0] if job.game.scenario_text else standard()


def chosen_decks(job: Job) -> tuple[Library, list[Deck]]:
    known = known_cards(job)
    if not job.deck:
        own = parse(job.game.scenario_text, "–")[1] if job.game.scenario_text else []
        return known, own or [lists.shipped()[name] for name in STARTERS]
    if job.deck in lists.SHIPPED:
        return known, [lists.shipped()[job.deck]]
    found, mistakes = lists.read(job.deck, known)
    if "\n" not in job.deck.strip() and mistakes:
        raise BadOption("error-press-deck", deck=job.deck[:60], names=", ".join(lists.SHIPPED))
    if mistakes:
        raise mistakes[0].error("--deck")
    return known, found


def part(job: Job, card: Card, count: int, group: str, files: dict[str, str]) -> Part:
    """A card with its picture; the same card shares its picture."""
    files.setdefault(f"art-{card.no}.svg", card_art(card, "print" if job.low else "day"))
    files.setdefault("back.svg", card_signs.back(job.low))
    face = Face("card", data(job, card, files))
    return Part(f"{card.no:03}", group, f"{card.no:03} {card.names[job.language]}", face, BACK, count=count)


BACK = Face("back", {"art": "back.svg"})


def data(job: Job, card: Card, files: dict[str, str]) -> dict[str, object]:
    """What is printed on a card."""
    words = cardtext.texts(job.language)
    edge = card_signs.EDGES[card.kind]
    dark = "#1c1a16" if job.low else edge
    files.setdefault(f"kind-{card.kind}.svg", card_signs.sign(card.kind, dark))
    files.setdefault(f"rarity-{card.rarity}.svg", card_signs.rarity(card.rarity, job.low))
    categories = [card.category] if card.category else card.categories if card.kind == "defence" else []
    shown = categories or (["any"] if card.kind == "defence" else [])
    for each in shown:
        files.setdefault(f"chip-{each}.svg", card_signs.sign(each, "#ffffff"))
    for kind in ("attack", "defence"):
        files.setdefault(f"needs-{kind}.svg", card_signs.sign(kind, "#111111" if job.low else "#f2c14e"))
        files.setdefault(f"gives-{kind}.svg", card_signs.sign(kind, "#111111"))
        files.setdefault(f"plain-{kind}.svg", card_signs.sign(kind, "#ffffff"))
    text = tied(cardtext.printed(card, job.language))
    blocks = ""
    if card.kind == "defence":
        blocks = sentence(words("card-blocks", categories="", n=card.blocks).strip(" :"))
    power = [
        {"kind": kind, "n": n, "gives": gives}
        for gives, strengths in ((True, card.provides), (False, card.requires))
        for kind, n in zip(("attack", "defence"), strengths, strict=True)
        if n
    ]
    return {
        "no": f"{card.no:03}",
        "name": card.names[job.language],
        "colour": edge,
        "kind": words(f"kind_of_card-{card.kind}"),
        "sign": f"kind-{card.kind}.svg",
        "about": ", ".join(words(f"category-{each}") for each in shown),
        "chips": [f"chip-{each}.svg" for each in shown],
        "blocks": card.blocks if card.kind == "defence" else 0,
        "power": power,
        "art": f"art-{card.no}.svg",
        "says": tied(blocks),
        "text": text,
        "rarity": words(f"rarity-{card.rarity}"),
        "mark": f"rarity-{card.rarity}.svg",
        "grade": card.rarity,
    }


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
