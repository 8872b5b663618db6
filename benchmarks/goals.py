"""The goals of the measured figures, and their format in the README and the documentation."""

from __future__ import annotations

AT_LEAST = {
    "misiles.compiled_over_interpreted": 20.0,
    "buenosos.compiled_over_interpreted": 15.0,
    "buenosos.decisions_per_s": 1_000_000.0,
    "blackhat.compiled_over_interpreted": 20.0,
    "blackhat.decisions_per_s": 2_000_000.0,
    "kiberrubezh.compiled_over_interpreted": 15.0,
    "kiberrubezh.decisions_per_s": 800_000.0,
    "maracas.compiled_over_interpreted": 12.0,
    "maracas.decisions_per_s": 500_000.0,
    **{f"{game}.rows_over_bare": 0.6 for game in ("misiles", "buenosos", "blackhat", "kiberrubezh", "maracas")},
    "rows.work_two_jobs": 1.8,
    "rows.speedup_two_jobs": 1.8,
    "live.work_maracas_over_misiles": 0.8,
    "misiles.batch_decisions_per_s": 1_000_000.0,
    "blackhat.batch_decisions_per_s": 1_000_000.0,
    "buenosos.batch_decisions_per_s": 300_000.0,
    "kiberrubezh.batch_decisions_per_s": 300_000.0,
    "maracas.batch_decisions_per_s": 300_000.0,
    "connect_four.batch_over_pettingzoo": 50.0,
    "blackhat.batch_over_pettingzoo_texas_holdem": 50.0,
    "buenosos.views_per_s": 15_000.0,
    "maracas.views_per_s": 15_000.0,
    "hearts.games_over_openspiel_evaluate_bots": 5.0,
    "hearts.games_over_openspiel_python": 20.0,
    "connect_four.search_over_openspiel_mctsbot": 3.0,
}
AT_MOST = {
    "misiles.copy_ns": 250.0,
    "buenosos.copy_ns": 400.0,
    "blackhat.copy_ns": 350.0,
    "kiberrubezh.copy_ns": 600.0,
    "maracas.copy_ns": 900.0,
    "cli.help_s": 0.3,
    "rows.million_games_s": 300.0,
    "rows.ten_million_gib": 2.0,
    "buenosos.scenario_check_s": 1.0,
}


def missed(figures: dict[str, float]) -> list[str]:
    """Return the figures that miss their goals or were not measured."""
    found = []
    for name, goal in AT_LEAST.items():
        if figures.get(name, 0.0) < goal:
            found.append(f"{name} is {figures.get(name)}, should be at least {goal:g}")
    for name, goal in AT_MOST.items():
        if not figures.get(name, goal + 1) <= goal:
            found.append(f"{name} is {figures.get(name)}, should be at most {goal:g}")
    return found


def told(value: float) -> str:
    """Format a figure as the README and the documentation show it."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 2 else f"{value:.2f}"
