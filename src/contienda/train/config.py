"""The settings of a training run: what is played, the network, and how it learns. They are kept as TOML."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from contienda.core.errors import BadOption
from contienda.core.game import Game

POLICIES = "policies"  # folder of a game: settings, networks and model cards


@dataclass(frozen=True)
class Config:
    """Every setting with its usual value. A game may bring others in `policies/<preset>.toml`."""

    game: str = ""
    preset: str = ""
    seats: int = 0  # 0: as many as usual
    seed: int = 1

    # The games of a rollout. They are halved: one half plays while the network looks at the other.
    games: int = 2048
    steps: int = 64  # decisions of each game in a rollout
    processes: int = 0  # that play; 0: one for each core but one
    longest: int = 0  # decisions after which a game is broken off; 0: the bound of the game
    apart: int = 0  # decisions that games are apart at first: about the length of a long game, 0 for short ones

    # The network: numbers that are set -> first -> second -> legal actions and the expected score.
    first: int = 128
    second: int = 64
    trust: float = 1.0  # in the rules of thumb at first: how much of a point of appeal counts

    # Imitation of the game's rules of thumb, before self-play.
    imitation: float = 0.1  # share of the time
    copying: float = 1.0  # weight of playing alike; with 0 only the expected score is learned
    slip: float = 0.15  # how often a random action is played meanwhile

    # Self-play.
    rate: float = 5e-4  # learning rate
    minibatch: int = 8192
    epochs: int = 2
    clip: float = 0.2  # how far one update may move a probability
    trace: float = 0.95  # lambda of generalised advantage estimation
    entropy: float = 0.02
    magnet: float = 0.05  # weight of the distance to the magnet
    drift: float = 0.02  # how fast the magnet follows, for each update
    value: float = 1.0  # weight of the expected score

    # Past selves.
    guests: float = 0.2  # share of the games in which past selves play all seats but one
    pool: int = 12  # past selves kept
    keep: int = 20  # updates between two of them
    thumbs: float = 0.1  # share of the games in which rules of thumb play all seats but one

    # Evaluation against `greedy`, on paired deals.
    deals: int = 256
    every: float = 1.0  # minutes


def usual(game: Game, preset: str) -> Config:
    """Return the settings a game brings for a preset, or those of any game."""
    found = Config(game=game.id, preset=preset)
    path = Path(game.folder) / POLICIES / f"{preset}.toml"
    return changed(found, path) if path.is_file() else found


def changed(config: Config, path: Path) -> Config:
    """Return the settings with what a file says."""
    try:
        with path.open("rb") as file:
            given = tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption("error-train-file", file=str(path), reason=str(error)) from None
    kinds = {field.name: type(getattr(Config, field.name)) for field in fields(Config)}
    read: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise BadOption("error-train-setting", file=str(path), name=name, names=", ".join(kinds))
        if kinds[name] is float and type(value) is int:
            value = float(value)
        if type(value) is not kinds[name]:
            raise BadOption("error-train-kind", file=str(path), name=name, kind=kinds[name].__name__)
        read[name] = value
    return checked(replace(config, **read), str(path))


def checked(config: Config, file: str) -> Config:
    """Refuse settings that cannot work."""
    counts = ("games", "steps", "first", "second", "minibatch", "epochs", "pool", "keep", "deals")
    shares = ("imitation", "slip", "trace", "drift", "guests", "thumbs", "clip")
    for name in counts:
        if not 1 <= getattr(config, name) <= 1_000_000:
            raise BadOption("error-train-range", file=file, name=name, low=1, high=1_000_000)
    for name in shares:
        if not 0 <= getattr(config, name) <= 1:
            raise BadOption("error-train-range", file=file, name=name, low=0, high=1)
    return config


def written(config: Config) -> str:
    """Write the settings as TOML."""
    lines = []
    for name, value in asdict(config).items():
        lines.append(f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}")
    return "\n".join(lines) + "\n"
