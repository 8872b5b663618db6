"""All primitives, by number and by name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from contienda.core.names import snake_case
from contienda.games.buenosos.primitive import Primitive, Primitives
from contienda.games.buenosos.primitives.arrows import CutEdge, Mute
from contienda.games.buenosos.primitives.campaign import Activate, CancelSecondary, MarkPhase, SetFlag, UnmarkPhase
from contienda.games.buenosos.primitives.cards import Ban, Discard, Discount, FreePlay, LimitPlays, Tax
from contienda.games.buenosos.primitives.guards import AttackTax, Boost, Guard, Pierce
from contienda.games.buenosos.primitives.markers import CountAs, HalvePenalty, IgnoreTrustZero, Stability, Trust
from contienda.games.buenosos.primitives.protection import SaveFromFall, ShieldState
from contienda.games.buenosos.primitives.services import Damage, Heal, HitProvider, Recover, RepairProvider, Worsen

ALL: list[Primitive] = [
    Damage(),
    Worsen(),
    MarkPhase(),
    UnmarkPhase(),
    Trust(),
    Stability(),
    Discard(),
    Tax(),
    LimitPlays(),
    Ban(),
    Activate(),
    Boost(),
    Pierce(),
    Guard(),
    AttackTax(),
    ShieldState(),
    SaveFromFall(),
    Mute(),
    CutEdge(),
    CancelSecondary(),
    SetFlag(),
    Heal(),
    Recover(),
    Discount(),
    CountAs(),
    HalvePenalty(),
    IgnoreTrustZero(),
    FreePlay(),
    HitProvider(),
    RepairProvider(),
]
if [int(each.number) for each in ALL] != list(range(len(ALL))):
    raise ValueError("primitives are not listed by their numbers")

for _primitive in ALL:
    _primitive.name = snake_case(type(_primitive).__name__)

PRIMITIVES: Final = Primitives(vec[Primitive](ALL))
PRIMITIVE_NAMES: Final = [each.name for each in ALL]
BY_NAME: Final = {each.name: each for each in ALL}
