"""Roles and their rights, in one table: the server, the tests and the documentation all read it."""

from __future__ import annotations

from typing import Literal, get_args

Role = Literal["facilitator", "cofacilitator", "evaluator", "captain", "member", "observer", "projector"]
ROLES: tuple[Role, ...] = get_args(Role)
INVITED: tuple[Role, ...] = ("cofacilitator", "evaluator", "observer", "projector")  # by a link that works once
STUDENTS: tuple[Role, ...] = ("captain", "member")
LEADERS: tuple[Role, ...] = ("facilitator", "cofacilitator")

# What somebody may do with the class itself. A command needs the right of its own name (`commands.py`); the others are:
INVITE, EXPORT, ERASE = "invite", "export", "erase"
SEE_TEAMS = "see-teams"  # every table as each of its teams sees it
SEE_TILES = "see-tiles"  # the public board and markers of every table
SEE_PLAN = "see-plan"  # stops and objectives ahead of time
SEE_INJECTS = "see-injects"  # what is planned, and where it has happened
SEE_ALL_NOTES = "see-all-notes"  # notes and marks of everybody, not only one's own

LEADING = (
    *("start", "pause", "resume", "freeze", "timebox", "extend", "message", "inject", "fire", "cancel"),
    *("place", "rename", "remove", "captain", "bot", "rule", "rollback", "project", "micro"),
)
WRITING = ("note", "mark")
OF_LEADER = frozenset({*LEADING, *WRITING, INVITE, EXPORT, SEE_TEAMS, SEE_TILES, SEE_PLAN, SEE_INJECTS, SEE_ALL_NOTES})

RIGHTS: dict[Role, frozenset[str]] = {
    "facilitator": OF_LEADER | {"end", ERASE},
    "cofacilitator": OF_LEADER,
    "evaluator": frozenset({*WRITING, SEE_TEAMS, SEE_TILES, SEE_PLAN}),
    "captain": frozenset({"choose"}),
    "member": frozenset({"choose"}),
    "observer": frozenset({SEE_TILES}),
    "projector": frozenset({SEE_TILES}),
}
ALL_RIGHTS = tuple(sorted(frozenset().union(*RIGHTS.values())))


def may(role: str, right: str) -> bool:
    """Tell whether a role has a right; an unknown role has none."""
    return any(right in rights for name, rights in RIGHTS.items() if name == role)
