"""The commands of this game, one per module, as in `contienda.cli.commands`."""
