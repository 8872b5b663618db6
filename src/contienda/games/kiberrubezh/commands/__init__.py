"""`contienda cards` and `contienda deck`: each module is a command."""
