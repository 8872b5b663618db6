"""District Commander: Maracas: the Government against the Insurgent in a district of twelve Areas."""
