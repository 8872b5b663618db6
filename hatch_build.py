"""Compiles the listed modules with mypyc into the wheel; without a C compiler the wheel stays pure Python and says so.

Set CONTIENDA_PURE=1 to build the pure wheel on purpose. Nothing is ever written beside the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling calls `initialize` before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = Path(self.root) / "web" / "dist"
        if page.is_dir():
            build_data["force_include"][str(page)] = "contienda/server/static"
        if os.environ.get("CONTIENDA_PURE") == "1":
            self.app.display_info("contienda: pure Python build, as asked for by CONTIENDA_PURE")
            return
        words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        compiler = " ".join(word for word in words if not word.startswith("-"))
        if not all(shutil.which(word) for word in compiler.split()):
            print(
                f"contienda: no C compiler found ({compiler}): installing the pure Python build. It plays the same "
                "games, about thirty times slower. Install gcc and build again to have the fast one.",
                file=sys.stderr,
            )
            return
        folder = Path(tempfile.mkdtemp(prefix="contienda-build-"))
        self.folder = folder
        try:
            libraries = compile_to(folder, Path(self.root), self.modules())
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)

    def modules(self) -> list[str]:
        root = Path(self.root)
        leave = set(self.config["interpreted"])
        found = []
        for pattern in self.config["compile"]:
            for path in sorted(root.glob(pattern)):
                name = path.relative_to(root).as_posix()
                if path.name not in leave and name not in leave:
                    found.append(name)
        return found


def compile_to(folder: Path, root: Path, modules: list[str]) -> list[Path]:
    """Run mypyc and the C compiler in a folder of its own; give back the libraries."""
    script = f"""
import os
from setuptools import setup
from mypyc.build import mypycify
os.environ["MYPYPATH"] = "src"
setup(
    name="contienda",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--config-file", "pyproject.toml", *{modules!r}],
        opt_level="3", debug_level="0", multi_file=True, group_name="contienda", target_dir={str(folder / "c")!r},
    ),
    script_args=["-q", "build_ext", "--parallel", str(os.cpu_count() or 1),
                 "--build-lib", {str(folder / "lib")!r}, "--build-temp", {str(folder / "tmp")!r}],
)
"""
    environment = {**os.environ, "MYPYPATH": "src", "MYPY_CACHE_DIR": str(folder / "cache")}
    if sys.platform == "linux" and "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
        # One library, nobody replaces its functions: inlining across modules makes games a quarter faster.
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -flto=2 -fno-semantic-interposition"
        environment["LDFLAGS"] = f"{os.environ.get('LDFLAGS', '')} -flto=2 -O3"
    outcome = subprocess.run([sys.executable, "-c", script], cwd=root, env=environment, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise RuntimeError(f"contienda: the compiled build failed\n{outcome.stdout}\n{outcome.stderr}")
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))
