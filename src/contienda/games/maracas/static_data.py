"""What never changes during a game: map, counters, chits, strategies and options.

One `Tables` is built from the data and the options. All positions share it, and nothing modifies it later.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.maracas import constants as c


class Tables:
    """Tables by Area, by kind of counter, by bit and by chit, and every option by name."""

    # Areas.
    pn: vec[i64]
    tm: vec[i64]
    adjacent: vec[i64]  # sets of Areas
    loc: i64 = 0
    objectives: i64 = 0
    north: i64 = 0
    west: i64 = 0

    # Kinds of counters.
    kind_side: vec[i64]
    kind_is_asset: vec[i64]
    kind_mask: vec[i64]  # the bits of the kind
    kind_rating: vec[i64]  # by kind, side of the counter, rating
    kind_of_unit: vec[i64]  # by side and bit
    kind_of_asset: vec[i64]
    effect: vec[i64]  # by kind and column
    memory: vec[i64]  # by kind: its position in `Maracas.met`, or NONE

    # Sets of counters.
    type_mask: vec[i64]  # by type of unit; Militia is the Government's
    units: vec[i64]  # by side
    assets: vec[i64]  # by side: those that can be chosen, without Informants and Dummies
    militia: vec[i64]
    paramilitary: vec[i64]
    regular: vec[i64]
    foreign_units: i64 = 0
    foreign_assets: i64 = 0
    informants: i64 = 0
    dummies: i64 = 0
    nodes: i64 = 0
    first_node: i64 = 0
    agents: i64 = 0
    bombers: i64 = 0
    teams: i64 = 0  # Combined Intelligence Teams
    helps_attack: vec[i64]  # by side: Assets that let Militia attack, and the Insurgent's ambush
    helps_recruiting: i64 = 0

    # Chits.
    chit_rating: vec[i64]
    chit_high: vec[i64]
    chit_low: vec[i64]
    chit_second: vec[i64]  # the bit of the second copy, or 0
    chit_of_bit: vec[i64]
    chit_names: list[str]

    scheme: vec[i64]  # by side, Strategy and line
    force: vec[i64]  # by row and column
    event_of: vec[i64]  # by tens * 5 + units, both from 0

    # Options.
    free_setup: bool = False
    level: i64 = c.NONE
    last_turn: i64 = c.NONE
    with_events: bool = False
    with_assets: bool = False
    with_foreign: bool = False
    with_intelligence: bool = False
    with_criminals: bool = False
    with_nsm: bool = False
    no_chit: bool = False
    insurgent_chooses: bool = False
    tp_start: i64 = 0
    tp_least: i64 = 0
    tp_most: i64 = 0
    iu_pool: i64 = 0
    irregulars: i64 = 0  # NSM and Criminals together
    pool: vec[i64]  # the Intelligence Pool, by kind of chit

    def printed(self, kind: i64, face: i64, rating: i64) -> i64:
        """A rating of a unit, on its front (0) or back (1)."""
        return self.kind_rating[(kind * c.FACES + face) * c.RATINGS + rating]
