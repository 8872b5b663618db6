"""District Commander: Maracas."""
