"""The effect vocabulary as numbers: triggers, the columns of an effect row and their values (L)."""

from __future__ import annotations

from typing import Final

# When an effect triggers (L.1).
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

# Columns of an effect row.
E_OP: Final = 0
E_SIDE: Final = 1  # 0 the owner of the card, 1 the opponent
E_N: Final = 2
E_PICK: Final = 3
E_ZONE: Final = 4
E_A: Final = 5  # specific to one primitive
E_B: Final = 6
EFFECT: Final = 7

SOURCES: Final = 32768  # upper bound of effect sources: see `rules/sources.py`

# Who picks: the owner of the card, the opponent or chance.
BY_YOU: Final = 0
BY_OPPONENT: Final = 1
AT_RANDOM: Final = 2

ZONE_NAMES: Final = ["asset", "defence", "attack", "wave"]
IN_ASSETS: Final = 0
IN_DEFENCE: Final = 1
IN_ATTACK: Final = 2
IN_WAVE: Final = 3

EVERY: Final = 99  # n of an effect on all cards
ROWS: Final = 4096  # upper bound of effect rows in a library

# peek_deck: what happens next.
BOTTOM_ANY: Final = 0
MILL_SOME: Final = 1

# recover: the destination.
TO_HAND: Final = 0
TO_BOTTOM: Final = 1
TO_SHUFFLE: Final = 2

# unblockable: by which measures, as a set.
BY_NO_CATEGORY: Final = 1
BY_CATEGORY: Final = 2
BY_MULTI: Final = 4
BY_ANY: Final = 8

# protect: from what, as a set.
FROM_DESTROY: Final = 1
FROM_TURN: Final = 2

# Timing of events and abilities, as a set.
OWN_TURN: Final = 1
BLOCKING: Final = 2
