"""The build of a small project: what it does without a compiler or with a poor one, and when it compiles."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
PROJECT = {
    "pyproject.toml": """
[build-system]
requires = []
build-backend = "hatchling.build"
[project]
name = "contienda"
version = "0"
[tool.hatch.build.targets.wheel]
packages = ["src/contienda"]
[tool.hatch.build.targets.wheel.hooks.custom]
compile = ["src/contienda/games/toy/*.py"]
interpreted = ["view.py"]
[tool.mypy]
strict = true
mypy_path = "src"
explicit_package_bases = true
""",
    "src/contienda/__init__.py": "",
    "src/contienda/games/__init__.py": "",
    "src/contienda/games/toy/__init__.py": "",
    "src/contienda/games/toy/rules.py": (
        "from contienda.games.toy.view import show\n\ndef move() -> str:\n    return show(1)\n"
    ),
    "src/contienda/games/toy/view.py": "def show(place: int) -> str:\n    return str(place)\n",
    "src/contienda/games/toy/en.ftl": "title = A game\n",
}
RULES, VIEW, WORDS = (f"src/contienda/games/toy/{name}" for name in ("rules.py", "view.py", "en.ftl"))
# Records its calls; fails on demand, otherwise does what gcc does, quickly.
COMPILER = """#!/bin/sh
echo "$*" >> {calls}
case "$*" in
  *--version*) ;;
  {fails_on}) echo "gcc: fatal error: out of order" >&2; exit 1;;
esac
exec {gcc} "$@" -O0 -fno-lto
"""


class Project:
    """A project with one compiled module, and a monitored compiler."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "project"
        self.calls = folder / "calls"
        self.compiler = folder / "bin" / "gcc"
        self.compiler.parent.mkdir()
        for name, text in PROJECT.items():
            self.write(name, text)
        shutil.copy(ROOT / "hatch_build.py", self.root)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def use_compiler(self, fails_on: str = "never") -> None:
        gcc = shutil.which("gcc")
        if gcc is None:
            pytest.skip("no gcc on this machine: install it to test how the build uses it")
        self.compiler.write_text(COMPILER.format(calls=self.calls, fails_on=fails_on, gcc=gcc))
        self.compiler.chmod(0o755)

    def build(self) -> tuple[list[str], list[str]]:
        """Build the wheel; return its compiled libraries, and what the build printed."""
        self.calls.write_text("")
        shutil.rmtree(self.root / "dist", ignore_errors=True)
        kept = {name: value for name, value in os.environ.items() if name not in ("CFLAGS", "LDFLAGS")}
        outcome = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
            cwd=self.root,
            env={**kept, "CC": str(self.compiler)},
            capture_output=True,
            text=True,
        )
        assert outcome.returncode == 0, outcome.stderr
        (wheel,) = (self.root / "dist").glob("*.whl")
        names = zipfile.ZipFile(wheel).namelist()
        assert RULES.removeprefix("src/") in names
        libraries = [name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))]
        assert wheel.name.endswith("py3-none-any.whl") == (libraries == [])
        said = [line for line in outcome.stderr.splitlines() if line.startswith("contienda: ")]
        return sorted(libraries), said

    def compiled(self) -> bool:
        """Tell whether the last build compiled a module; trying the compiler on an empty one does not count."""
        calls = self.calls.read_text().splitlines()
        return any(" -c " in call and "empty" not in call for call in calls)

    def key(self) -> str:
        return str(build_hook().key(self.root, [RULES], ["true"], {}))


def build_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


LIBRARIES = ["contienda/games/toy/rules", "contienda__mypyc"]


def test_without_a_compiler_the_wheel_is_pure_and_says_so(project: Project) -> None:
    libraries, said = project.build()
    assert libraries == []
    assert len(said) == 1
    assert f"No C compiler found ({project.compiler}). Installing the pure Python build" in said[0]
    assert "install gcc and build again" in said[0]


def test_the_page_and_the_documentation_go_into_the_wheel(project: Project) -> None:
    project.write("web/dist/index.html", "the page")
    project.write("build/site/guides/bots.html", "the documentation")
    project.build()
    (wheel,) = (project.root / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "contienda/server/static/index.html" in names
    assert "contienda/server/site/guides/bots.html" in names


def test_a_compiler_that_always_fails_gives_the_pure_wheel_and_says_so(project: Project) -> None:
    project.use_compiler(fails_on="*")
    libraries, said = project.build()
    assert libraries == []
    assert len(said) == 1
    assert "cannot build a Python module (gcc: fatal error: out of order). Installing the pure Python build" in said[0]
    assert "fix the compiler" in said[0]
    assert not project.compiled()


@pytest.mark.parametrize(("works", "said"), [("PLAIN", "fails with -flto (no memory)"), (None, "cannot build")])
def test_a_compiler_that_fails_on_our_modules_only(
    project: Project,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    works: str | None,
    said: str,
) -> None:
    """The empty trial module compiles, the real ones do not."""
    project.use_compiler()
    monkeypatch.setenv("CC", str(project.compiler))
    hook = build_hook()

    def compile_to(folder: Path, root: Path, modules: list[str], flags: dict[str, str]) -> str | None:
        (folder / "lib").mkdir(parents=True)
        return None if works and flags == getattr(hook, works) else "no memory"

    monkeypatch.setattr(hook, "compile_to", compile_to)
    folder = hook.compiled(project.root, [RULES])
    assert (folder is not None) == (works is not None)
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("contienda:")]
    assert len(lines) == 1
    assert said in lines[0]
    assert [path for path in (project.root / "build").iterdir() if path.name != "compiled"] == []


@pytest.mark.skipif(sys.platform != "linux", reason="link-time optimisation is used on Linux only")
@pytest.mark.long
def test_a_compiler_without_lto_compiles_without_it_and_says_so(project: Project) -> None:
    project.use_compiler(fails_on="*-shared*-flto*")
    libraries, said = project.build()
    assert libraries == LIBRARIES
    assert len(said) == 1
    assert "fails with -flto (gcc: fatal error: out of order). Installing a build without it" in said[0]
    assert "install a gcc with lto-wrapper and build again" in said[0]
    modules = [call for call in project.calls.read_text().splitlines() if "rules" in call]
    assert modules != []
    assert not any("-flto" in call for call in modules)


@pytest.mark.long
def test_only_what_the_compiler_reads_makes_it_compile(project: Project) -> None:
    project.use_compiler()
    assert project.build() == (LIBRARIES, [])
    assert project.compiled()
    project.write(WORDS, "title = The game\n")
    project.write(VIEW, PROJECT[VIEW].replace("str(place)", "str(place + 1)"))
    assert project.build() == (LIBRARIES, [])
    assert not project.compiled()
    (project.root / RULES).rename(project.root / RULES.replace("rules", "moves"))
    project.write("src/contienda/games/toy/rules.py", "")  # an existing name, with new content
    assert project.build() == (["contienda/games/toy/moves", *LIBRARIES], [])
    assert project.compiled()
    (project.root / RULES.replace("rules", "moves")).unlink()
    project.write(RULES, PROJECT[RULES])
    assert project.build() == (LIBRARIES, [])
    assert not project.compiled()


@pytest.mark.parametrize(
    ("name", "text", "compiles"),
    [
        (RULES, PROJECT[RULES].replace("show(1)", "show(2)"), True),
        (VIEW, PROJECT[VIEW].replace("place: int", "place: float"), True),
        (VIEW, "PLACES = 3\n" + PROJECT[VIEW], True),
        (VIEW, PROJECT[VIEW].replace("str(place)", "str(place + 1)"), False),
        (VIEW, "# How it looks.\n" + PROJECT[VIEW], False),
        (WORDS, "title = The game\n", False),
        ("src/contienda/page.py", "NAME = 1\n", False),
        ("pyproject.toml", PROJECT["pyproject.toml"].replace("strict = true", "strict = false"), True),
        ("pyproject.toml", PROJECT["pyproject.toml"].replace('"0"', '"1"'), False),
    ],
)
def test_what_is_compiled_again(project: Project, name: str, text: str, compiles: bool) -> None:
    before = project.key()
    project.write(name, text)
    assert (project.key() != before) == compiles


def test_another_compiler_or_other_flags_compile_again(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = build_hook()
    plain = hook.key(project.root, [RULES], ["true"], hook.PLAIN)
    assert hook.key(project.root, [RULES], ["true"], hook.LTO) != plain
    assert hook.key(project.root, [RULES], ["uname"], hook.PLAIN) != plain
    assert hook.key(project.root, [RULES, VIEW], ["true"], hook.PLAIN) != plain
    monkeypatch.setenv("CFLAGS", "-march=native")
    assert hook.key(project.root, [RULES], ["true"], hook.PLAIN) != plain


def test_only_a_few_compilations_are_kept(tmp_path: Path) -> None:
    hook = build_hook()
    for at in range(hook.KEPT + 2):
        (tmp_path / str(at)).mkdir()
        os.utime(tmp_path / str(at), (at, at))
    hook.forget(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [str(at) for at in range(2, hook.KEPT + 2)]
