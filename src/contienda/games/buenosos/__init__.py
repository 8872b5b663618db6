"""BuenOsos vs MalOsos: a country's services and their dependencies, an attacker and a defender."""
