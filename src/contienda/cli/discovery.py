"""Finds the commands: one file each in `cli/commands` and in the `commands` folder of a game's package.

Finding them imports nothing. A file whose name begins with `_` is shared code, not a command.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from contienda.cli.help_texts import FOLDER, HelpTexts
from contienda.core import packages

COMMANDS = "commands"


class Command(NamedTuple):
    """A module with `add_arguments(parser, words)` and `run(parsed)`, and the folder of its help texts."""

    name: str
    module: str
    texts: Path
    game: str = ""  # the game that owns it, if any


def commands(words: HelpTexts) -> dict[str, Command]:
    """Return all commands by name: ours in the order of the help texts, then those of games. The first name wins."""
    order = list(words)
    own = sorted(_in_folder(Path(__file__).parent / COMMANDS), key=lambda name: (order.index(name), name))
    found = {name: Command(name, f"contienda.cli.commands.{name}", FOLDER) for name in own}
    for game in packages.names():
        home = packages.home(game)
        for name in _in_folder(home / COMMANDS) if home is not None else ():
            module = f"{packages.package(game)}.{COMMANDS}.{name}"
            found.setdefault(name, Command(name, module, home / "texts", game))  # type: ignore[operator]
    return found


def _in_folder(folder: Path) -> Iterator[str]:
    if folder.is_dir():
        yield from sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_"))


def module(command: Command) -> ModuleType:
    """Import the module of a command; if a game's command cannot be imported, name the game in the error."""
    try:
        return import_module(command.module)
    except (Exception, SystemExit) as error:
        if not command.game:
            raise
        from contienda.core.registry import broken_part

        raise broken_part(command.game, f"{COMMANDS}/{command.name}", error) from error
