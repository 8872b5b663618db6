"""All primitives by number. To add one, write a class, a line at the end of this list, and its texts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from contienda.games.kiberrubezh.primitive import NAMED, Primitive
from contienda.games.kiberrubezh.primitives.decks import DrawCards, MillCards, PeekDeck, RecoverCards, SearchDeck
from contienda.games.kiberrubezh.primitives.hands import DiscardCards, PeekHand
from contienda.games.kiberrubezh.primitives.properties import (
    Absorb,
    EntersTurned,
    GrantUnblockable,
    Persist,
    Protect,
    Tough,
    Unblockable,
)
from contienda.games.kiberrubezh.primitives.table_cards import (
    DestroyCards,
    DestroyItself,
    ReturnCards,
    ReturnItself,
    TurnCards,
    UnturnCards,
)
from contienda.games.kiberrubezh.primitives.turn import (
    AddBlocks,
    AddPower,
    BlockAttacks,
    BoostDamage,
    ChooseOne,
    EndAttack,
    ExtraAssets,
    NameCategory,
)

VOCABULARY: Final = vec[Primitive](
    [
        MillCards(),
        DrawCards(),
        DiscardCards(),
        PeekHand(),
        PeekDeck(),
        SearchDeck(),
        RecoverCards(),
        DestroyCards(),
        DestroyItself(),
        TurnCards(),
        UnturnCards(),
        ReturnCards(),
        ReturnItself(),
        AddPower(),
        ExtraAssets(),
        BlockAttacks(),
        AddBlocks(),
        EndAttack(),
        Unblockable(),
        GrantUnblockable(),
        Tough(),
        Persist(),
        BoostDamage(),
        Absorb(),
        NameCategory(),
        Protect(),
        EntersTurned(),
        ChooseOne(),
    ]
)
OP_NAMES: Final = [each.name for each in VOCABULARY]


def enter_all() -> None:
    """Number all primitives and register them by name."""
    for number, each in enumerate(VOCABULARY):
        each.number = number
        NAMED[each.name] = each


enter_all()
