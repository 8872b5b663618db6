"""`contienda cards` and `contienda deck`, one module per command."""
