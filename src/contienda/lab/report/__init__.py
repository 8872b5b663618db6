"""Reports on runs: what to show, as data; `html` and `press.lab_report` write it."""
