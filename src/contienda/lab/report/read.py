"""Reads any run and returns its report."""

from __future__ import annotations

from pathlib import Path

from contienda.core.errors import BadOption
from contienda.lab import balance, experiment_folder, run_folder
from contienda.lab.experiment_folder import MANIFEST, kind_of
from contienda.lab.report import balance_report, charts, experiment_report, run_report, sweep_report
from contienda.lab.report.report import Report


def report(path: Path, language: str) -> Report:
    """Read the run in a folder; its `run.json` says what kind it is."""
    charts.altair()
    kind = kind_of(path)
    if kind == experiment_folder.FORMAT:
        return experiment_report.report(experiment_folder.open_experiment(path)[0], str(path), language)
    if kind == experiment_folder.SWEEP:
        return sweep_report.report(*experiment_folder.open_experiment(path, kind), str(path), language)
    if kind == run_folder.FORMAT:
        return run_report.report(run_folder.open_run(path), str(path), language)
    if kind == balance.FORMAT:
        return balance_report.report(balance.open_balance(path), str(path), language)
    raise BadOption("error-report-format", file=path / MANIFEST)
