"""What a primitive is: one class with all there is to say of it. Cards, events and perks are written in them.

To add one, write a class in the module it belongs to, list it in `catalogue.py`, and add its texts (`op-…` for cards,
`effect-…` for boards). Schema, reading, rule, forecast and text all follow from the class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    """One kind of effect. What a primitive does not override does not concern it."""

    number: i64 = -1  # as it stands in saved positions and events: never reused
    name: str = ""  # `op` in a scenario file
    lasting: bool = False  # stands for some time; the others happen at once
    asks: bool = False  # makes somebody choose: not in the middle of something else
    filters: bool = False  # its services are a filter, not what it is carried out on
    needs_up: bool = False  # does nothing to a service that is Down
    about: i64 = NO_SERVICE  # what a row of it that stands is about

    # --- the scenario file ------------------------------------------------------------------------------------------

    def keys(self) -> Keys:
        """The keys it knows beside those of every effect."""
        return {}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        """Fill the columns it uses in its own way; `n`, `uses` and `duration` are there already."""

    def check(self, place: Place, written: Table, checker: SchemaCheck) -> None:
        """Say what the keys one by one cannot."""

    def check_reach(self, effect: Effect, reach: Reachability) -> None:
        """Say what can never happen."""
        if self.needs_up and effect.states == ["down"]:
            reach.report.never((*effect.place, "on"), "scenario-never-up")

    def gain(self, written: Table, reach: Reachability) -> None:
        """Note the phases and flags that can be reached by it."""

    def hinders_attacks(self, written: Table) -> bool:
        """Whether it hinders Red's cards: then it must last into Red's next turn."""
        return False

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        """The key of its text without the subject; adds what the text needs to `n` and `uses`."""
        return f"op-{self.name}"

    # --- the rule ---------------------------------------------------------------------------------------------------

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        """Carry it out on a service or provider."""

    def act(self, state: BuenOsos, row: i64) -> None:
        """Carry it out where it is about no service, or about all."""

    # --- what bots think of it --------------------------------------------------------------------------------------

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        """What it does to a service in the forecast; `other` is the other target."""

    def foresee(self, forecast: Forecast, row: i64) -> None:
        """What it does to the markers in the forecast."""

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        """What a row that stands on the table already means for the forecast."""

    def worth(self, state: BuenOsos, row: i64) -> float:
        """What it is worth besides its effect on the country."""
        return 0.0


class Primitives:
    """All primitives by number. A packed array of objects is read without a type check, a list is not."""

    by_number: vec[Primitive]

    def __init__(self, by_number: vec[Primitive]) -> None:
        self.by_number = by_number
