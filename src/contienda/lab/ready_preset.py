"""A setting as files: a preset that every command reads, and a scenario with it for the page and for classes."""

from __future__ import annotations

import re
import textwrap
import tomllib
from pathlib import Path

from contienda.core.errors import BadOption
from contienda.lab.scenario_edit import written
from contienda.lab.setup import Setup

KEYS = ("game", "preset", "options")
SUFFIX = ".toml"


def name_of(path: Path) -> str:
    """Return a name for the preset: the file's, in the letters a preset may have."""
    return re.sub(r"[^a-z0-9_]+", "_", path.stem.lower()).strip("_") or "found"


def preset_file(setup: Setup, about: list[str]) -> str:
    """Write the settings that differ from the preset they build on."""
    game = setup.loaded()
    base = game.resolve(setup.preset, {})
    options = setup.options()
    differing = {
        each.name: each.written(options[each.name]) for each in game.options if options[each.name] != base[each.name]
    }
    lines = comment(about)
    lines += [f"game = {written(setup.game)}", f"preset = {written(setup.preset)}", "", "[options]"]
    lines += [f"{name} = {written(value)}" for name, value in differing.items()]
    return "\n".join(lines) + "\n"


def scenario_file(setup: Setup, name: str, title: str, about: list[str]) -> str:
    """Write the scenario with the settings as one more preset; "" if the game's scenarios hold no presets."""
    text = setup.text()
    found = tomllib.loads(text) if text else {}
    if setup.preset not in found.get("preset", {}):
        return ""
    game = setup.loaded()
    base = game.resolve(setup.preset, {})
    options = setup.options()
    changed = {each.name: each for each in game.options if options[each.name] != base[each.name]}
    numbers = {each.name: options[each.name] for each in changed.values() if each.kind == "number"}
    words = {each.name: each.written(options[each.name]) for each in changed.values() if each.kind != "number"}
    known = found["preset"][setup.preset]
    lines = ["", *comment(about), f"[preset.{name}]"]
    lines += [f"name = {written({'en': title, 'es': title, 'ru': title})}", f"extends = {written([setup.preset])}"]
    if "minutes" in known:
        lines.append(f"minutes = {known['minutes']}")
    lines += [f"{key} = {written(each)}" for key, each in (("options", words), ("params", numbers)) if each]
    return text.rstrip("\n") + "\n" + "\n".join(lines) + "\n"


def comment(about: list[str]) -> list[str]:
    return [f"# {line}" for each in about for line in textwrap.wrap(each, 110)]


def read(path: Path, game: str) -> tuple[str, dict[str, str]]:
    """Read a preset file: the preset it builds on, and its options."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadOption("error-no-file", file=path) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("error-unreadable", file=path, reason=error) from None
    except (ValueError, RecursionError) as error:
        raise BadOption("error-question-toml", file=path, reason=str(error)) from None
    options = found.get("options", {})
    preset = found.get("preset")
    if not isinstance(options, dict) or not isinstance(preset, str) or any(key not in KEYS for key in found):
        raise BadOption("error-preset-file", file=path, names=", ".join(KEYS))
    if found.get("game") != game:
        raise BadOption("error-preset-game", file=path, given=str(found.get("game")), game=game)
    return preset, {
        name: ("yes" if value else "no") if isinstance(value, bool) else str(value) for name, value in options.items()
    }
