"""The page's own texts: complete in three languages, none unused, none unknown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas.rules.memory import FLAG_NAMES, TOLD_NAMES
from contienda.i18n.speaker import LANGUAGES
from contienda.quality.text_lint import messages

WEB = Path(__file__).parents[2] / "web" / "src"
SHELL = (
    *(
        "home-class-",
        "home-difficulty-",
        "choose-people-",
        "choose-minutes-",
        "choose-purpose-",
        "share-",
        "meet-",
        "theme-",
        "status-",
        "ruling-",
        "table-",
        "bot-level-",
        "rules-",
        "field-",
        "value-",
    ),
)  # these continue with a name
GAMES = sorted(path.name for path in (WEB / "games").iterdir() if path.is_dir())
CLASSROOM, DEBRIEF = "classroom", "debrief"
OWNERS = ["", CLASSROOM, DEBRIEF, *GAMES]
BUILT = {
    CLASSROOM: (
        *("class-role-", "class-level-", "class-data-", "class-seating-", "class-decides-", "class-inject-when-"),
        *("class-tab-", "screen-step-"),
    ),
    DEBRIEF: (),
    "kiberrubezh": ("cards-way-", "collected-", "curve-", "room-kind-", "room-opponent-", "room-stage-", "windows-"),
}


def home(owner: str) -> Path:
    """Return the folder of a game, of the class pages, or of the page itself."""
    return WEB / "games" / owner if owner in GAMES else WEB / owner


def texts(owner: str, language: str) -> list[str]:
    """Return the keys of its texts; all are well formed."""
    found, junk = messages(home(owner) / "texts" / f"{language}.ftl")
    assert junk == []
    return list(found)


def sources(owner: str) -> list[Path]:
    """Return the modules that may use them."""
    inside = home(owner)
    return [path for path in [*inside.rglob("*.svelte"), *inside.rglob("*.ts")] if path.name != "wire.ts"]


def used(owner: str) -> set[str]:
    found = set()
    for path in sources(owner):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""", text))
    return found


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_used(language: str, owner: str) -> None:
    own = texts(owner, language)
    assert sorted(own) == sorted(texts(owner, "en"))
    words = used(owner)
    built = BUILT[owner] if owner in (CLASSROOM, DEBRIEF) else (f"{owner}-", "field-", "value-", *BUILT.get(owner, ()))
    if not owner:
        built = SHELL
    assert [key for key in own if key not in words and not key.startswith(built)] == []


@pytest.mark.parametrize("owner", OWNERS)
def test_every_key_in_the_sources_exists(owner: str) -> None:
    known = {*texts("", "en"), *(texts(owner, "en") if owner else [])}
    for path in sources(owner):
        if not owner and {"games", CLASSROOM, DEBRIEF} & set(path.relative_to(WEB).parts[:-1]):
            continue
        for key in re.findall(r"""\bt\(\s*["']([a-z0-9-]+)["']""", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


def test_no_text_is_written_twice() -> None:
    """Texts of a game are loaded beside those of the page: a key has one owner."""
    keys = [key for owner in OWNERS for key in texts(owner, "en")]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_the_mark_of_the_own_seat_is_never_a_name() -> None:
    """Sentences refer to players in the third person: «(you)» only follows a name."""
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for before in path.read_text(encoding="utf-8").split('t("seat-you")')[:-1]:
            assert before.endswith(("({", "(${")), path.name


def fields(value: object) -> set[str]:
    if isinstance(value, list):
        return {name for each in value for name in fields(each)}
    if isinstance(value, dict):
        return set(value) | {name for each in value.values() for name in fields(each)}
    return set()


@pytest.mark.parametrize("game", registry.names())
def test_every_field_of_a_view_has_a_name(game: str) -> None:
    """The text table names what it shows: a field by a text of the page, or a piece by its own name."""
    english = {*texts("", "en"), *texts(game, "en")}
    found = registry.load(game)
    told: set[str] = {*TOLD_NAMES, *FLAG_NAMES} if game == "maracas" else set()
    arguments = [each for verb in found.vocabulary.verbs for each in verb.arguments]
    arguments += [each for fact in found.events for each in fact.arguments]
    pieces = {name for each in arguments for name in each.piece.names}
    for preset in found.presets:
        state, rng = found.new(found.fewest, preset.name, {}), Rng(5)
        for number in range(1_500):
            if state.actor() == OVER:
                break
            if number % 20 == 0:
                told |= fields(state.view(0)) | fields(state.view(1))
            listed = state.actions()
            state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
    assert sorted(name for name in told - pieces if f"field-{name.replace('_', '-')}" not in english) == []
