"""Commands of this game: each module is one, as in `contienda.cli.commands`."""
