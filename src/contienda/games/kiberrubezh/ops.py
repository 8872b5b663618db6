"""The effect vocabulary as numbers: triggers, primitives and the columns of an effect row (L)."""

from __future__ import annotations

from typing import Final

# When an effect comes (L.1).
STATIC: Final = 0
DEPLOY: Final = 1
ACTIVATE: Final = 2
ON_ATTACK: Final = 3
HIT: Final = 4
ON_BLOCKED: Final = 5
ON_BLOCK: Final = 6
DESTROYED: Final = 7
PLAY: Final = 8
TRIGGERS: Final = 9
TRIGGER_NAMES: Final = ["static", "deploy", "activate", "attack", "hit", "blocked", "block", "destroyed", "play"]

# What it does (L.2).
MILL: Final = 0
DRAW: Final = 1
DISCARD_HAND: Final = 2
PEEK_HAND: Final = 3
PEEK_DECK: Final = 4
SEARCH: Final = 5
RECOVER: Final = 6
DESTROY: Final = 7
DESTROY_SELF: Final = 8
TURN: Final = 9
UNTURN: Final = 10
RETURN_HAND: Final = 11
RETURN_SELF: Final = 12
POWER: Final = 13
EXTRA_ASSETS: Final = 14
BLOCK: Final = 15
ADD_BLOCKS: Final = 16
END_ATTACK: Final = 17
UNBLOCKABLE: Final = 18
GRANT_UNBLOCKABLE: Final = 19
TOUGH: Final = 20
PERSIST: Final = 21
BOOST_DAMAGE: Final = 22
ABSORB: Final = 23
RECATEGORISE: Final = 24
PROTECT: Final = 25
ENTERS_TURNED: Final = 26
CHOOSE_ONE: Final = 27
OP_NAMES: Final = [
    "mill", "draw", "discard", "peek_hand", "peek_deck", "search", "recover", "destroy", "destroy_self", "turn",
    "unturn", "return_hand", "return_self", "power", "extra_assets", "block", "add_blocks", "end_attack", "unblockable",
    "grant_unblockable", "tough", "persist", "boost", "absorb", "recategorise", "protect", "enters_turned",
    "choose_one",
]  # fmt: skip

# Columns of an effect row.
E_OP: Final = 0
E_SIDE: Final = 1  # 0 the owner of the card, 1 the opponent
E_N: Final = 2
E_PICK: Final = 3
E_ZONE: Final = 4
E_A: Final = 5
E_B: Final = 6
EFFECT: Final = 7

# Who picks: the owner of the card, the opponent, or chance.
BY_YOU: Final = 0
BY_OPPONENT: Final = 1
AT_RANDOM: Final = 2

ZONE_NAMES: Final = ["asset", "defence", "attack", "wave"]
IN_ASSETS: Final = 0
IN_DEFENCE: Final = 1
IN_ATTACK: Final = 2
IN_WAVE: Final = 3

EVERY: Final = 99  # n of an effect on all cards

# peek_deck: what then
BOTTOM_ANY: Final = 0
MILL_SOME: Final = 1

# recover: where to
TO_HAND: Final = 0
TO_BOTTOM: Final = 1
TO_SHUFFLE: Final = 2

# unblockable: by which measures, as a set
BY_NO_CATEGORY: Final = 1
BY_CATEGORY: Final = 2
BY_MULTI: Final = 4
BY_ANY: Final = 8

# protect: from what, as a set
FROM_DESTROY: Final = 1
FROM_TURN: Final = 2

# timing of events and abilities, as a set
OWN_TURN: Final = 1
BLOCKING: Final = 2
