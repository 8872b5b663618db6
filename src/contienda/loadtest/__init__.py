"""The load generator behind `contienda load`."""
