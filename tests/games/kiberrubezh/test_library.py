"""Card sets as files: errors are reported by line, and a valid set can be played."""

from __future__ import annotations

import pytest

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import library
from contienda.games.kiberrubezh.cardtext import printed
from contienda.games.kiberrubezh.game import GAME
from contienda.games.kiberrubezh.scenario import parse, with_set
from contienda.quality import laws
from tests.games.kiberrubezh.table import A, B, Table

CARD = """format = 1

[[card]]
no = 121
id = "worm_two"
kind = "attack"
rarity = "rare"
name = { ru = "Червь-2", en = "Worm 2", es = "Gusano 2" }
requires = { attack = 2, defence = 0 }
category = "malware"
effects = [
  { when = "hit", op = "mill", who = "opponent", n = 5 },
]
"""
EVENT = (
    CARD.replace('kind = "attack"', 'kind = "event"')
    .replace('category = "malware"', 'timing = ["own_turn"]')
    .replace('when = "hit"', 'when = "play"')
)
ASSET = (
    CARD.replace('kind = "attack"', 'kind = "asset"')
    .replace("requires = { attack = 2, defence = 0 }", "provides = { attack = 1 }")
    .replace('category = "malware"\n', "")
)


def problems(text: str) -> list[tuple[int, str]]:
    return [(each.line, each.key) for each in with_set(text)[1]]


def effect(written: str, of: str = CARD) -> str:
    """The card with another effect."""
    lines = of.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("  {"))
    lines[at] = f"  {{ {written} }},\n"
    return "".join(lines)


def test_a_right_set_has_no_problems_and_its_text_is_told() -> None:
    found, wrong = with_set(CARD)
    assert wrong == []
    assert printed(found[121], "en") == "Damage: your opponent discards the top 5 cards of their deck."
    assert printed(found[121], "ru") == "Ущерб: противник сбрасывает 5 верхних карт своей колоды."


WRONG = [
    ("format = 1\n[[card]\n", 2, "cards-not-toml"),
    (CARD.replace("format = 1", "format = 2"), 1, "cards-format"),
    (CARD.replace("[[card]]", "[[cards]]"), 3, "cards-key"),
    (CARD.replace("no = 121", "no = 22"), 4, "cards-taken"),
    (CARD.replace("no = 121", "no = 241"), 4, "cards-number"),
    (CARD.replace('"worm_two"', '"Worm two"'), 5, "cards-id"),
    (CARD.replace('"worm_two"', '"worm"'), 5, "cards-id-taken"),
    (CARD.replace('"attack"\n', '"atack"\n'), 6, "cards-word"),
    (CARD.replace('"rare"', '"epic"'), 7, "cards-word"),
    (CARD.replace(', es = "Gusano 2"', ""), 8, "cards-name"),
    (CARD.replace("Worm 2", "Network worm"), 8, "cards-name-taken"),
    (CARD.replace("attack = 2", "attack = 0"), 9, "cards-number"),
    (CARD.replace("attack = 2", "atack = 2"), 9, "cards-power"),
    (CARD.replace('"malware"', '"viruses"'), 10, "cards-word"),
    (CARD.replace('category = "malware"\n', ""), 3, "cards-missing"),
    (CARD + "blocks = 2\n", 14, "cards-key"),
    (effect('when = "hit", op = "smash", n = 1'), 12, "cards-word"),
    (effect('when = "later", op = "draw", n = 1'), 12, "cards-word"),
    (effect('when = "block", op = "draw", n = 1'), 12, "cards-trigger"),
    (effect('when = "hit", op = "draw"'), 12, "cards-missing"),
    (effect('when = "hit", op = "draw", n = 11'), 12, "cards-number"),
    (effect('when = "hit", op = "draw", n = 1, who = "self"'), 12, "cards-key"),
    (effect('when = "hit", op = "tough", n = 2'), 12, "cards-op-here"),
    (effect('when = "static", op = "absorb", n = 1'), 12, "cards-op-here"),
    (effect('when = "hit", op = "recategorise"'), 12, "cards-op-here"),
    (effect('when = "hit", op = "block", n = 1'), 12, "cards-blocking-only"),
    (effect('when = "hit", op = "boost", n = 1, scope = "turn", category = "dos"'), 12, "cards-boost"),
    (effect('when = "hit", op = "peek_deck", who = "opponent", n = 3, then = "mill_some"'), 12, "cards-peek"),
    (effect('when = "hit", op = "turn", zone = "asset", side = "self", n = 1, pick = "opponent", freeze = false'), 12,
     "cards-own-pick"),
    (effect('when = "hit", op = "recover", n = 1, filter = "attack_defence", to = "hand"'), 12, "cards-endless"),
    (effect('when = "attack", op = "unturn", zone = "attack", side = "self", n = 1'), 12, "cards-endless"),
    (effect('when = "deploy", op = "return_self"'), 12, "cards-endless"),
    (effect('when = "deploy", op = "extra_assets", n = 2', ASSET), 11, "cards-endless"),
    (effect('when = "play", op = "choose_one", chooser = "you", options = [[]]', EVENT), 12, "cards-options"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "key"), WRONG, ids=[f"{key}-{line}-{n}" for n, (_, line, key) in enumerate(WRONG)]
)
def test_a_mistake_is_named_by_its_line(text: str, line: int, key: str) -> None:
    assert problems(text)[0] == (line, key)
    with pytest.raises(BadOption) as caught:
        parse(text, "my.toml")
    for language in ("es", "ru", "en"):
        assert "my.toml" in caught.value.sentence(language)
        assert str(line) in caught.value.sentence(language)


def test_a_card_of_a_set_is_played() -> None:
    found, _ = with_set(CARD)
    table = Table(a="121", library=found).power(A, 2).on_table(A, "121").hit("121")
    before = table.deck(B)
    table.do("strike(121)").chance()
    assert before - table.deck(B) == 5


DECKS = '[[deck]]\nlist = """\n[Mine]\n4 121 Worm 2\n28 001 Laptop\n28 002\n"""\n'


def test_a_scenario_of_cards_and_decks_keeps_the_laws() -> None:
    game = GAME.with_scenario(CARD + DECKS)
    laws.Walk(game, 2, game.resolve("own", {}), laws.chooser(1), 1).run(every=40)
    assert GAME.scenario_text == ""


def test_the_library_itself_has_no_problems() -> None:
    assert len(library.standard()) == 120
