"""Changes the rules of a game at random, one change at a time, and reports the changes that no test notices.

    make test-mutations GAME=maracas SAMPLE=60 SEED=1

Equivalent mutants, which no test can notice, are listed in `equivalent.toml` with the reason and do not count.
"""

from __future__ import annotations

import argparse
import random
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutations import running, sites
from tests.mutations.running import Target, Verdict
from tests.mutations.sites import Mutant

ROOT = Path(__file__).parents[2]
GAMES = ("misiles", "maracas", "buenosos", "kiberrubezh", "blackhat")

# Files without rules. Everything else in the folder of a game is mutated.
NO_RULES = {
    "steps.py", "ops.py", "effect_codes.py",  # names and numbers
    "game.py", "view.py", "terminal.py", "cardtext.py", "debrief.py", "measures.py",  # what people see
    "mission_totals.py@maracas", "question.py@maracas", "threats.py@misiles",  # hints in the view
    "heuristics", "judgement.py", "worth.py", "outlook.py", "building.py",  # heuristics of bots
    "take_back.py@maracas", "resample_counters.py@maracas", "resample_constraints.py@maracas",  # and their worlds
    "board.py@blackhat", "library.py@kiberrubezh", "scenario.py",  # readers of files, and their reports
    "audit.py", "resample.py",  # checks, and the worlds that bots imagine
    "findings.py", "graph.py", "inspect.py", "reach.py", "shapes.py", "structure.py",
    "scenario_schema.py", "schema_keys.py", "schema_check.py", "reachability.py", "primitive.py",
    "card_text.py", "analysis.py", "debrief_markers.py",  # as above, under new names
    "commands", "routes", "scenario_report.py", "documents.py", "intake_jobs.py", "room.py", "schemas.py",  # parts
    "class_tile.py", "debrief_chapter.py", "debrief_barrier.py", "ready_setup.py", "terminal", "printed.py",
    "drawings", "drawings.py", "printed_parts", "map_geometry.py", "map_layout.py", "map_routes.py",  # pictures
    "card_art.py", "card_objects.py", "card_signs.py", "svg_tools.py",
    "forecast.py", "observation.py", "view_types.py", "turn_phase.py@buenosos", "visible.py@maracas",  # what seats know
}  # fmt: skip
# Functions that check the rules or imagine worlds for bots, and the parts of a primitive other than its rule: schema,
# reach, text, forecast.
SKIPPED = frozenset({
    "audit", "audit_cards", "resample", "judgement", "view",
    "keys", "check", "check_reach", "gain", "hinders_attacks", "describe", "worth",
    "foresee", "foresee_on", "foresee_row",
})  # fmt: skip
# The strength of bots varies by chance: a change in it proves nothing about a rule.
NO_WITNESSES = ("test_heuristics.py", "test_balance.py")


def target(game: str) -> Target:
    folder = ROOT / "src/contienda/games" / game
    files = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.py"))]
    own = f"tests/games/{game}/"

    def wanted(test: str) -> bool:
        path, _, name = test.partition("::")
        return not path.endswith(NO_WITNESSES) and (path.startswith(own) or game in path or f"[{game}" in name)

    return Target(
        name=game,
        package=f"contienda.games.{game}",
        folder=folder,
        files=tuple(file for file in files if not is_no_rules(file, game)),
        tests=(own, "tests/games/test_laws.py", "tests/playthroughs"),
        wanted=wanted,
        skipped=SKIPPED,
    )


def is_no_rules(file: str, game: str) -> bool:
    """Tell whether a file has no rules: listed above, generated, or in a folder without any."""
    path = Path(file)
    return path.name.startswith("_") or bool({path.name, f"{path.name}@{game}", *path.parts[:-1]} & NO_RULES)


def sample(target: Target, size: int, seed: int) -> list[Mutant]:
    """Pick sites at random, and one mutant of each."""
    rng = random.Random(f"{target.name}/{seed}")
    texts = {file: (target.folder / file).read_text(encoding="utf-8") for file in target.files}
    found = [(file, site) for file, text in texts.items() for site in sites.sites(text, target.skipped)]
    chosen = rng.sample(found, min(size, len(found)))
    return [rng.choice(list(sites.mutants(file, texts[file], site))) for file, site in chosen]


@dataclass(frozen=True)
class Equivalent:
    """A mutant that plays the same game, and why."""

    game: str
    file: str
    within: str
    was: str
    now: str
    reason: str

    def matches(self, game: str, mutant: Mutant) -> bool:
        return (self.game, self.file, self.within, words(self.was), words(self.now)) == (
            game, mutant.file, mutant.within, words(mutant.was), words(mutant.now),
        )  # fmt: skip


def words(text: str) -> list[str]:
    return text.split()


def equivalents() -> list[Equivalent]:
    with (Path(__file__).parent / "equivalent.toml").open("rb") as file:
        return [Equivalent(**entry) for entry in tomllib.load(file).get("mutant", [])]


def told(target: Target, verdicts: Sequence[Verdict], known: Sequence[Mutant], seed: int, seconds: float) -> str:
    """Return the report of one game."""
    survivors = sorted(
        (verdict for verdict in verdicts if verdict.survived), key=lambda each: (each.mutant.file, each.mutant.line)
    )
    share = len(survivors) / max(1, len(verdicts))
    lines = [
        f"{target.name}: {len(survivors)} of {len(verdicts)} mutants survive ({share:.0%}), seed {seed}, "
        f"{seconds:.0f} s; {len(known)} more are equivalent and not counted."
    ]
    for verdict in survivors:
        mutant = verdict.mutant
        seen = f"{verdict.tests} tests execute it" if verdict.tests else "no test executes it"
        lines += ["", f"{mutant.file}:{mutant.line} {mutant.within or 'module'} ({seen})", mutant.diff()]
    return "\n".join(lines) + "\n"


def run(
    target: Target, size: int, seed: int, workers: int, known: Sequence[Equivalent], out: Path, only: str = ""
) -> str:
    """Try a sample of mutants, write the reports and return the one about survivors."""
    started = time.monotonic()
    chosen = [mutant for mutant in sample(target, size, seed) if f"{mutant.file}:{mutant.line}:".startswith(only)]
    equivalent = [mutant for mutant in chosen if any(each.matches(target.name, mutant) for each in known)]
    counted = [mutant for mutant in chosen if mutant not in equivalent]
    record = running.record(target, workers)
    print(f"{target.name}: {len(record.seconds)} tests recorded in {time.monotonic() - started:.0f} s.", flush=True)
    out.mkdir(parents=True, exist_ok=True)
    verdicts: list[Verdict] = []
    report = ""
    for verdict in running.judge(target, counted, record, workers):  # written at once, because a run may be interrupted
        verdicts.append(verdict)
        report = told(target, verdicts, equivalent, seed, time.monotonic() - started)
        noticed = sorted(
            f"{each.mutant.file}:{each.mutant.line} {each.by}\n{each.mutant.diff()}" for each in verdicts if each.by
        )
        (out / f"{target.name}.txt").write_text(report, encoding="utf-8")
        (out / f"{target.name}-noticed.txt").write_text("\n".join(noticed) + "\n", encoding="utf-8")
    return report


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__.split("\n", 1)[0])
    parser.add_argument("games", nargs="*", default=[], metavar="GAME", help="misiles, maracas …; without: all five")
    parser.add_argument("--sample", type=int, default=60, help="mutants of each game (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--out", type=Path, default=ROOT / "build/mutations", help="folder of the reports")
    parser.add_argument("--only", default="", metavar="FILE[:LINE:]", help="of the sample, only the mutants there")
    options = parser.parse_args()
    unknown = set(options.games) - set(GAMES)
    if unknown:
        parser.error(f"No such game: {', '.join(sorted(unknown))}. There are {', '.join(GAMES)}.")
    running.prepare()
    for game in options.games or GAMES:
        print(
            run(target(game), options.sample, options.seed, options.workers, equivalents(), options.out, options.only),
            flush=True,
        )


if __name__ == "__main__":
    main()
