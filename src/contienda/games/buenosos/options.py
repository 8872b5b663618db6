"""The rulings and the numbers of a scenario, as options.

Choices are numbered in the order of their names; the first is the recommended ruling. The scenario sets the defaults of
the numbers, so a facilitator's file can change them without new options.
"""

from __future__ import annotations

from contienda.core.options import Option, switch

# Choices, in the order in which the rules number them.
CASCADE = ["all", "changes"]  # R10
CAP_SCOPE = ["total", "base"]  # R20
CRIT5 = ["simultaneous", "cumulative"]  # R30
VICTORY_CHECK = ["closing", "immediate"]  # R31
RECOVERY_GOAL = ["up_to_fallen", "two", "none"]  # R33
UNRESOLVED = ["draw", "red", "stability"]  # R32
CRIT_EXTRA = ["affected", "intermittent_up", "down"]  # R22
REPAIR = ["drp_step", "never", "full_int", "rest_step"]  # R35
TRUST_FALL = ["once", "each_turn"]  # R24
INTERMITTENCY = ["coin", "odd_turns", "none"]  # R14
INTERMITTENCY_TARGET = ["criticality", "random", "red"]  # R15
BASIC_RECON = ["any", "card_only"]  # R5
UNTESTED = ["restore_only", "any_recovery"]  # R36
RANDOM_DISCARD = ["random", "highest_cost"]  # R42
HIGH_IMPACT = ["definition", "printed"]  # R7
EXPANSION = ["none", "railway", "water", "both"]  # R51: the file's first, second or both expansion services

# Numbers: name, default if the scenario sets none, minimum and maximum.
NUMBERS = [
    ("turns", 8, 1, 20),
    ("budget_red", 8, 0, 30),
    ("budget_blue", 8, 0, 30),
    ("hand_target", 5, 1, 10),
    ("hand_max", 7, 1, 12),
    ("stability_start", 100, 1, 500),
    ("trust_start", 50, 0, 500),
    ("trust_max", 50, 0, 500),
    ("stability_cap", 25, 0, 500),
    ("trust_cap", 15, 0, 500),
    ("penalty_degraded", 2, 0, 50),
    ("penalty_intermittent", 3, 0, 50),
    ("penalty_down", 6, 0, 50),
    ("crit_factor", 2, 0, 20),
    ("crit_floor", 3, 0, 5),
    ("blue_min_stability", 30, 0, 500),
    ("blue_min_recovered", 2, 0, 16),
    ("red_crit5_needed", 3, 1, 16),
    ("wave_limit", 3, 1, 10),
    ("dep_damage_degraded", 1, 0, 20),
    ("dep_damage_intermittent", 1, 0, 20),
    ("dep_damage_down", 2, 0, 20),
    ("affected_for_intermittent", 2, 1, 4),
    ("intermittency_damage", 2, 0, 20),
    ("intermittency_percent", 50, 0, 100),
    ("upkeep_degraded", 1, 0, 20),
    ("trust_loss_fall", 3, 0, 50),
    ("trust_zero_penalty", 5, 0, 50),
    ("marks_per_turn", 1, 0, 5),
    ("untested_percent", 50, 0, 100),
    ("untested_extra_cost", 2, 0, 10),
    ("economy_start", 0, 0, 100),
    ("economy_max", 100, 0, 500),
]


def option_list(maps: list[str], params: dict[str, int]) -> list[Option]:
    """All options of a scenario with these maps and numbers."""
    return [
        switch("strict_timing"),
        Option("cascade", 0, choices=CASCADE),
        Option("stability_cap_scope", 0, choices=CAP_SCOPE),
        Option("crit5", 0, choices=CRIT5),
        Option("victory_check", 0, choices=VICTORY_CHECK),
        Option("blue_recovery_goal", 0, choices=RECOVERY_GOAL),
        Option("unresolved", 0, choices=UNRESOLVED),
        Option("crit_extra", 0, choices=CRIT_EXTRA),
        Option("repair", 0, choices=REPAIR),
        Option("trust_fall", 0, choices=TRUST_FALL),
        Option("intermittency", 0, choices=INTERMITTENCY),
        Option("intermittency_target", 0, choices=INTERMITTENCY_TARGET),
        Option("basic_recon", 0, choices=BASIC_RECON),
        Option("untested", 0, choices=UNTESTED),
        Option("random_discard", 0, choices=RANDOM_DISCARD),
        Option("high_impact", 0, choices=HIGH_IMPACT),
        Option("map", 0, choices=maps),
        Option("expansion", 0, choices=EXPANSION),
        Option("providers", 0, low=0, high=6),
        Option("extra_copies", 0, low=0, high=2),
        switch("economy"),
        Option("cycle", 0, low=0, high=2),
        switch("facilitator", True),
        *(Option(name, params.get(name, usual), low, high) for name, usual, low, high in NUMBERS),
    ]
