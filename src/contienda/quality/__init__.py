"""What `contienda check` runs: laws, clause coverage, text lint, scenario findings."""
