"""The class Primitive: everything about one kind of effect. Cards, events and perks are written in primitives.

To add one, write a class in the module it belongs to, list it in `catalogue.py`, and add its texts (`op-…` for cards,
`effect-…` for boards). The class provides schema, reader, rule, forecast and text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.buenosos.schema_keys import Keys

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.forecast import Forecast
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.games.buenosos.reachability import Effect, Reachability
    from contienda.games.buenosos.schema_check import SchemaCheck
    from contienda.games.buenosos.state import BuenOsos
    from contienda.quality.toml_lines import Place
    from contienda.quality.toml_reader import Table

Values = dict[str, str | int]

# What a lasting row of a primitive is about.
NO_SERVICE: Final = 0
ONE_SERVICE: Final = 1
TWO_SERVICES: Final = 2


class Primitive:
    """One kind of effect. It overrides only the methods that concern it."""

    number: i64 = -1  # used in saved positions and events: never reused
    name: str = ""  # `op` in a scenario file; follows from the class
    lasting: bool = False  # lasts for some time; others happen at once
    asks: bool = False  # needs a choice, so it cannot run inside another program
    filters: bool = False  # its services are a filter, not its subjects
    needs_up: bool = False  # has no effect on a service that is Down
    about: i64 = NO_SERVICE  # what its lasting rows are about
    about_cards: bool = False  # concerns a subtype of cards, or one card, of one side
    lays: bool = False  # only lays its row on a service

    # --- the scenario file ------------------------------------------------------------------------------------------
    keys: ClassVar[Keys] = {}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        """Fill its own columns; `n`, `uses`, `duration` and the cards concerned are already filled."""

    def check(self, place: Place, written: Table, checker: SchemaCheck) -> None:
        """Report errors that a check of single keys cannot find."""

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        """Report what can never happen."""
        if self.needs_up and effect.states == ["down"]:
            reach.report.never((*effect.place, "on"), "scenario-never-up")

    def gain(self, written: Table, reach: Reachability) -> None:
        """Record the phases and flags it makes reachable."""

    def hinders_attacks(self, written: Table) -> bool:
        """Whether it hinders Red's cards, so that it must last into Red's next turn."""
        return False

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        """The key of its text without the subject; adds the values it needs to `n` and `uses`."""
        return f"op-{self.name}"

    # --- the rule ---------------------------------------------------------------------------------------------------

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        """Carry it out on a service or provider."""

    def act(self, state: BuenOsos, row: i64) -> None:
        """Carry it out if it concerns no service, or all of them."""

    # --- bots -------------------------------------------------------------------------------------------------------

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        """Apply it to a service in the forecast; `other` is the other target."""

    def foresee(self, forecast: Forecast, row: i64) -> None:
        """Apply it to the markers in the forecast."""

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        """Apply a row already on the table to the forecast."""

    def worth(self, state: BuenOsos, row: i64) -> float:
        """What it is worth apart from its effect on the country."""
        return 0.0


class Primitives:
    """All primitives by number. A packed array of objects is read without a type check, unlike a list."""

    by_number: vec[Primitive]

    def __init__(self, by_number: vec[Primitive]) -> None:
        self.by_number = by_number
