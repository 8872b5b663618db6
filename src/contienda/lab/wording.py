"""Changes, variants, measures and seats in words, in the reader's language."""

from __future__ import annotations

from contienda.core.game import Game
from contienda.i18n.sides import side_name
from contienda.i18n.speaker import Speaker
from contienda.lab.experiment import ENDING, LENGTH, MARKER, TAKEN, TURNS, WINS, Answer, Finding, Measure
from contienda.lab.paired_statistics import FEWEST
from contienda.lab.question import Question, Variant
from contienda.lab.setup import KEY, OPTION, PRESET, Change
from contienda.lab.sweep import FAIR, Outcome, Standing, Target

POINTS = (WINS, ENDING)  # measures that are shares


class Wording:
    """Names things of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.speaker = Speaker(game, language, [])
        self.texts = self.speaker.texts

    def seat(self, number: int) -> str:
        return side_name(self.game, self.texts, number) or self.texts("scenario-seat", number=number + 1)

    # --- variants ---------------------------------------------------------------------------------------------------

    def variant(self, variant: Variant) -> str:
        return variant.name or ", ".join(self.change(each) for each in variant.changes)

    def change(self, change: Change) -> str:
        """Say what is different."""
        if change.kind == PRESET:
            return self.texts("change-preset", after=self.preset(change.after), before=self.preset(change.before))
        if change.kind == OPTION:
            after, before = (self.value(change.name, each) for each in (change.after, change.before))
            return self.texts("change-option", option=self.option(change.name), after=after, before=before)
        table, _, rest = change.name.partition(".")
        id, _, key = rest.partition(".")
        if change.kind == KEY and not key:  # a number of the scenario: params.turns
            named = self.option(id) if self.texts.has(f"option-{id}") else change.name
            return self.texts("change-option", option=named, after=change.after, before=change.before or "–")
        entry = self.entry(table, id)
        if change.kind != KEY:
            return self.texts("change-removed", entry=entry)
        known = f"change-key-{key}"
        named = self.texts(known) if self.texts.has(known) else key
        return self.texts("change-key", entry=entry, what=named, after=change.after, before=change.before or "–")

    def entry(self, table: str, id: str) -> str:
        """Name an entry of the scenario: its id and its name."""
        name = self.game.forms(table, id, self.texts.language).get("", "") if self.game.named_by_data else ""
        return name if name.startswith(id) else f"{id} {name}".strip()

    def preset(self, name: str) -> str:
        given = self.game.forms("preset", name, self.texts.language).get("", "")
        key = f"preset-{name}"
        return given or (self.texts(key) if self.texts.has(key) else name)

    def option(self, name: str) -> str:
        key = f"option-{name}"
        return self.texts(key) if self.texts.has(key) else name

    def value(self, option: str, written: str) -> str:
        """Name a value of an option: its own text, yes or no, or as it is written."""
        for key in (f"option-{option}-{written}", f"change-{written}"):
            if self.texts.has(key):
                return self.texts(key)
        return written

    def question(self, asked: Question) -> str:
        """Name a question: its first variant, and how many more there are."""
        first, more = self.variant(asked.variants[0]), len(asked.variants) - 1
        return self.texts("experiment-more", first=first, count=more) if more else first

    # --- measures ---------------------------------------------------------------------------------------------------

    def measure(self, measure: Measure) -> str:
        if measure.kind == WINS:
            return self.texts("measure-wins", seat=self.seat(measure.seat))
        if measure.kind == ENDING:
            return self.texts("measure-ending", ending=self.texts(f"ending-{measure.name}"))
        if measure.kind == TAKEN:
            return self.texts("measure-taken", action=self.speaker.action(int(measure.name)))
        if measure.kind == MARKER:
            key = f"marker-{measure.name}"
            name = self.texts(key) if self.texts.has(key) else measure.name
            return name if measure.seat < 0 else f"{name}, {self.seat(measure.seat)}"
        assert measure.kind in (LENGTH, TURNS)
        return self.texts(f"measure-{measure.kind}")

    def amount(self, measure: Measure, value: float) -> str:
        """Format a mean: a share in per cent, anything else with up to two digits."""
        if measure.kind in POINTS:
            return self.texts("percent", value=value)
        return self.texts("measure-mean", value=value)

    def effect(self, finding: Finding) -> str:
        return self.signed(finding.measure, finding.effect)

    def between(self, finding: Finding) -> str:
        """Format an interval: −2.3 … +0.4."""
        low, high = (self.signed(finding.measure, each) for each in (finding.low, finding.high))
        return f"{low} … {high}"

    def signed(self, measure: Measure, value: float) -> str:
        """Format a difference with its sign; shares in points."""
        scaled = 100 * value if measure.kind in POINTS else value
        key = "measure-points" if measure.kind in POINTS else "measure-mean"
        shown = self.texts(key, value=abs(scaled))
        nothing = self.texts(key, value=0)
        return shown if shown == nothing else f"+{shown}" if scaled > 0 else f"−{shown}"

    # --- answers ----------------------------------------------------------------------------------------------------

    def answers(self, found: Answer) -> list[str]:
        """Answer the question, a sentence for each variant and choice of bots."""
        return [self.answer(found, *key) for key in sorted(found.verdicts) if found.of(*key)]

    def answer(self, found: Answer, variant: int, arm: int) -> str:
        """Say whether the variant matters, for the seat where it is clearest."""
        main = found.main(variant, arm)
        verdict = found.verdicts[variant, arm]
        return self.texts(
            f"experiment-{verdict}",
            variant=self.variant(found.question.variants[variant - 1]),
            players=found.question.arm(arm),
            seat=self.seat(main.measure.seat),
            base=self.amount(main.measure, main.base),
            changed=self.amount(main.measure, main.changed),
            effect=self.effect(main),
            low=self.signed(main.measure, main.low),
            high=self.signed(main.measure, main.high),
            within=100 * found.question.within,
            deals=main.deals,
        )

    def row(self, found: Answer, each: Finding) -> list[str]:
        """The cells of a table of wins."""
        return [
            found.question.arm(each.arm),
            self.seat(each.measure.seat),
            f"{self.amount(each.measure, each.base)} → {self.amount(each.measure, each.changed)}",
            f"{self.effect(each)} ({self.between(each)})",
            self.chance(each.chance),
        ]

    def chance(self, value: float) -> str:
        """Format a p-value."""
        least = self.texts("measure-chance", value=0.001)
        return f"< {least}" if value < 0.001 else self.texts("measure-chance", value=value)

    def asides(self, found: Answer) -> list[str]:
        """Say what else changed beyond doubt, a sentence for each variant and choice of bots."""
        told: list[str] = []
        for variant, arm in sorted(found.verdicts):
            changes = [
                self.texts(
                    "experiment-change",
                    measure=self.measure(each.measure),
                    base=self.amount(each.measure, each.base),
                    changed=self.amount(each.measure, each.changed),
                )
                for each in found.of(variant, arm)
                if each.measure.kind != WINS and (each.low > 0 or each.high < 0) and each.deals >= FEWEST
            ]
            if changes:
                name, players = self.variant(found.question.variants[variant - 1]), found.question.arm(arm)
                told.append(self.texts("experiment-also", variant=name, players=players, changes="; ".join(changes)))
        return told

    def footnote(self, found: Answer) -> str:
        """Say what the intervals mean, and what was played."""
        comparisons = len(found.verdicts) * len(found.question.competing())
        return self.texts("experiment-footnote", count=comparisons, games=found.games)

    # --- reports ----------------------------------------------------------------------------------------------------

    def result(self, wins: list[float], ending: str) -> str:
        """Say who won a game, and how it ended."""
        winners = [self.seat(seat) for seat, share in enumerate(wins) if share > 0]
        told = self.texts(f"ending-{ending}")
        if not winners:
            return self.texts("report-result-nobody", ending=told)
        return self.texts("report-result", winner=", ".join(winners), ending=told)

    def given(self, name: str, value: str) -> tuple[str, str]:
        """Name an option and its value."""
        return self.option(name), self.value(name, value)

    def footnote_about(self, found: Answer) -> str:
        comparisons = len(found.verdicts) * len(found.question.competing())
        return self.texts("report-footnote", count=comparisons, games=found.games)

    # --- sweeps -----------------------------------------------------------------------------------------------------

    def setting(self, asked: Question, variant: int) -> str:
        """Name a setting by what it sets, without what was there before."""
        if not variant:
            return self.texts("experiment-base-name")
        found = asked.variants[variant - 1]
        return found.name or "; ".join(self.short(each) for each in found.changes)

    def short(self, change: Change) -> str:
        if change.kind == OPTION:
            return f"{self.option(change.name)}: {self.value(change.name, change.after)}"
        return self.preset(change.after) if change.kind == PRESET else self.change(change)

    def target(self, target: Target) -> str:
        """Say what a sweep looks for."""
        if target.kind == FAIR:
            told = self.texts("sweep-target-fair")
        elif target.kind == WINS:
            told = self.texts(
                "sweep-target-wins", seat=self.seat(target.seat), share=self.texts("percent", value=target.value)
            )
        else:
            told = self.texts(f"sweep-target-{target.kind}", value=target.value)
        return told if target.draws >= 1 else self.texts("sweep-target-draws", target=told, draws=100 * target.draws)

    def verdict(self, found: Outcome) -> str:
        """Say what the smallest change is, or which one comes closest."""
        best = found.best()
        shown = best or min(found.standings, key=lambda each: (each.miss, each.size))
        return self.texts(
            "sweep-found" if best else "sweep-closest",
            target=self.target(found.target),
            setting=self.setting(found.question, shown.variant),
            miss=self.miss(shown),
            within=100 * found.question.within,
            shares=self.winners(found, shown),
        )

    def miss(self, each: Standing) -> str:
        """Format a miss with its interval, in points."""
        shown = [self.texts("measure-points", value=100 * value) for value in (each.miss, each.low, each.high)]
        return self.texts("sweep-between", miss=shown[0], low=shown[1], high=shown[2])

    def winners(self, found: Outcome, each: Standing) -> str:
        """Format the shares of wins: side by side for each choice of bots."""
        asked = found.question
        told = []
        for arm, wins in enumerate(each.wins):
            sides = zip((self.seat(seat) for seat in asked.competing()), wins, strict=True)
            shares = [f"{name} {self.texts('percent', value=share)}" for name, share in sides]
            if each.nobody[arm] > 0:
                shares.append(f"{self.texts('report-nobody')} {self.texts('percent', value=each.nobody[arm])}")
            told.append(", ".join(shares) + (f" ({asked.arm(arm)})" if len(each.wins) > 1 else ""))
        return "; ".join(told)

    def setting_row(self, found: Outcome, each: Standing) -> list[str]:
        """The cells of a table of settings."""
        size = self.texts("measure-mean", value=each.size)
        return [self.setting(found.question, each.variant), size, self.miss(each), self.winners(found, each)]

    def sweep_footnote(self, found: Outcome) -> str:
        """Say what the intervals mean, and what was played."""
        return self.texts("sweep-footnote", count=found.tried, games=found.games)

    def about(self, found: Outcome, each: Standing) -> str:
        """Say where a preset comes from."""
        return self.texts(
            "sweep-about",
            target=self.target(found.target),
            setting=self.setting(found.question, each.variant),
            shares=self.winners(found, each),
            deals=each.deals,
            bots=", ".join(found.question.arm(arm) for arm in range(len(each.wins))),
        )
