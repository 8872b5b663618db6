"""Packs the wheel: the page, the documentation, and the modules listed in pyproject.toml compiled with mypyc.

It tries link-time optimisation first, then a plain compiled build, then pure Python; each step down prints one
sentence. Set CONTIENDA_PURE=1 to build the pure wheel on purpose. Compiled libraries are cached in `build/compiled`
until something the compiler reads changes; nothing is ever written beside the sources.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

Flags = dict[str, str]

# One library whose functions nobody replaces: inlining across modules makes games a quarter faster.
LTO: Flags = {"CFLAGS": "-flto=2 -fno-semantic-interposition", "LDFLAGS": "-flto=2 -O3"}
PLAIN: Flags = {}
TOOLS = ("mypy", "mypy_extensions", "librt", "setuptools")
# Cached libraries for other states of the sources, so that switching branches compiles nothing.
KEPT = 4
COMPILER_FAILED = 3

PURE = "Installing the pure Python build, which plays the same games about fifty times slower"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling calls `initialize` before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        page = root / "web" / "dist"
        if page.is_dir():
            build_data["force_include"][str(page)] = "contienda/server/static"
        documentation = root / "build" / "site"
        if documentation.is_dir():
            build_data["force_include"][str(documentation)] = "contienda/server/site"
        if os.environ.get("CONTIENDA_PURE") == "1":
            say("Installing the pure Python build, because CONTIENDA_PURE=1 is set.")
            return
        libraries = compiled(root, chosen(root, self.config))
        if libraries is None:
            return
        for library in sorted([*libraries.rglob("*.so"), *libraries.rglob("*.pyd")]):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def chosen(root: Path, config: dict[str, Any]) -> list[str]:
    """Return the modules to compile: those of the patterns, except the excluded ones directly in a game's folder."""
    games = root / "src" / "contienda" / "games"
    leave = set(config["interpreted"])
    found = []
    for pattern in config["compile"]:
        for path in sorted(root.glob(pattern)):
            of_game = path.relative_to(games).parts[1:2] if games in path.parents else ()
            if path.name != "__init__.py" and leave.isdisjoint(of_game):
                found.append(path.relative_to(root).as_posix())
    return found


def say(sentence: str) -> None:
    print(f"contienda: {sentence}", file=sys.stderr)


def compiled(root: Path, modules: list[str]) -> Path | None:
    """Return the folder with the best libraries this machine can build; None if only pure Python works."""
    compiler = compiler_words()
    name = " ".join(compiler)
    if not all(shutil.which(word) for word in compiler):
        say(f"No C compiler found ({name}). {PURE}. For the fast build, install gcc and build again.")
        return None
    cache = root / "build" / "compiled"
    cache.mkdir(parents=True, exist_ok=True)
    failures = []
    with tempfile.TemporaryDirectory(prefix="work-", dir=cache.parent) as work:
        for flags in [LTO, PLAIN] if sys.platform == "linux" and "gcc" in name else [PLAIN]:
            kept = cache / key(root, modules, compiler, flags)
            # A full build takes a minute: first check whether these flags can build anything at all.
            failure = try_flags(Path(work) / "try", flags)
            if failure is None and not kept.is_dir():
                failure = compile_to(Path(work) / "all", root, modules, flags)
                if failure is None:
                    (Path(work) / "all" / "lib").rename(kept)
            if failure is None:
                break
            failures.append(failure)
            shutil.rmtree(Path(work) / "all", ignore_errors=True)
        else:
            say(
                f"{name} cannot build a Python module ({failures[-1]}). {PURE}. For the fast build, fix the compiler "
                "or install the Python headers (python3-dev), and build again."
            )
            return None
    if failures:
        say(
            f"{name} fails with -flto ({failures[0]}). Installing a build without it, which plays the same games "
            "about a quarter slower. For the fast build, install a gcc with lto-wrapper and build again."
        )
    kept.touch()
    forget(cache)
    return kept


def compiler_words() -> list[str]:
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return [word for word in words if not word.startswith("-")]


def forget(cache: Path) -> None:
    """Delete the least recently used libraries."""
    for old in sorted(cache.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


# --- what a compilation depends on ------------------------------------------------------------------------------------


def key(root: Path, modules: list[str], compiler: list[str], flags: Flags) -> str:
    """Return a name for everything that determines the compiled libraries."""
    parts = [sys.version, sysconfig.get_platform(), *(f"{tool} {version_of(tool)}" for tool in TOOLS)]
    parts += [repr(sysconfig.get_config_vars("CC", "CFLAGS", "LDSHARED", "EXT_SUFFIX")), repr(sorted(flags.items()))]
    parts += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    parts += [subprocess.run([*compiler, "--version"], capture_output=True, text=True).stdout]
    parts += [Path(__file__).read_text(encoding="utf-8")]
    config = (root / "pyproject.toml").read_text(encoding="utf-8")
    parts += [table for table in config.split("\n[") if table.startswith("tool.mypy")]
    for path in sorted(read_by_compiler(root / "src", [root / module for module in modules])):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        parts += [name, text if name in modules else outline(text)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def read_by_compiler(source: Path, modules: list[Path]) -> set[Path]:
    """Return the modules, and all of ours that they import, directly or not."""
    found: set[Path] = set()
    todo = list(modules)
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found.add(path)
        for name in imported(path):
            folder = source.joinpath(*name.split("."))
            packages = [folder, *folder.parents][: name.count(".") + 1]
            near = [folder.with_suffix(".py"), *(package / "__init__.py" for package in packages)]
            todo += [each for each in near if each.is_file()]
    return found


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


class Outline(ast.NodeTransformer):
    """Reduces a function to what others see. `__init__` keeps its body: it declares attributes."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        if node.name != "__init__":
            node.body = [ast.Pass()]
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        node.body = [ast.Pass()]
        return node


def outline(text: str) -> str:
    """Return what a compiled module can know about an interpreted one: names, types and constants, no bodies."""
    return ast.dump(Outline().visit(ast.parse(text)))


# --- compiling --------------------------------------------------------------------------------------------------------


def compile_to(folder: Path, root: Path, modules: list[str], flags: Flags) -> str | None:
    """Run mypyc and the C compiler into `folder/lib`; return why the C compiler failed, if it did."""
    extensions = f"""mypycify(
        ["--strict", "--config-file", "pyproject.toml", *{modules!r}],
        opt_level="3", debug_level="0", multi_file=True, group_name="contienda", target_dir={str(folder / "c")!r},
    )"""
    return run_setup(folder, root, flags, "from mypyc.build import mypycify", extensions)


def try_flags(folder: Path, flags: Flags) -> str | None:
    """Compile and link one empty Python module; return why that failed, if it did."""
    folder.mkdir(exist_ok=True)
    (folder / "empty.c").write_text("#include <Python.h>\nPyObject *PyInit_empty(void) { return NULL; }\n")
    return run_setup(folder, folder, flags, "from setuptools import Extension", "[Extension('empty', ['empty.c'])]")


def run_setup(folder: Path, root: Path, flags: Flags, imports: str, extensions: str) -> str | None:
    script = f"""
import os, sys
from setuptools import setup
{imports}
extensions = {extensions}
try:
    setup(
        name="contienda", packages=[], ext_modules=extensions,
        script_args=["-q", "build_ext", "--parallel", str(os.cpu_count() or 1),
                     "--build-lib", {str(folder / "lib")!r}, "--build-temp", {str(folder / "tmp")!r}],
    )
except SystemExit as failure:
    print(failure, file=sys.stderr)
    sys.exit({COMPILER_FAILED})
"""
    environment = {**os.environ, "MYPYPATH": "src", "MYPY_CACHE_DIR": str(folder / "cache")}
    for name, more in flags.items():
        environment[name] = f"{os.environ.get(name, '')} {more}".strip()
    outcome = subprocess.run([sys.executable, "-c", script], cwd=root, env=environment, capture_output=True, text=True)
    if outcome.returncode == COMPILER_FAILED:
        print(outcome.stdout, outcome.stderr, sep="\n", file=sys.stderr)
        lines = outcome.stderr.strip().splitlines()
        return next((line for line in lines if "error" in line), lines[-1] if lines else "no error message").strip()
    if outcome.returncode != 0:
        raise RuntimeError(f"contienda: mypyc failed\n{outcome.stdout}\n{outcome.stderr}")
    return None
