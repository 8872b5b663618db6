"""Reads any run and returns its report."""

from __future__ import annotations

from pathlib import Path

from contienda.core.errors import BadOption
from contienda.lab import experiment_folder
from contienda.lab.experiment_folder import MANIFEST, kind_of
from contienda.lab.report import charts, experiment_report, sweep_report
from contienda.lab.report.report import Report


def report(path: Path, language: str) -> Report:
    """Read the run in a folder; its `run.json` says what kind it is."""
    charts.altair()
    kind = kind_of(path)
    if kind == experiment_folder.FORMAT:
        return experiment_report.report(experiment_folder.open_experiment(path)[0], str(path), language)
    if kind == experiment_folder.SWEEP:
        return sweep_report.report(*experiment_folder.open_experiment(path, kind), str(path), language)
    raise BadOption("error-run-format", file=path / MANIFEST, format=experiment_folder.FORMAT)


