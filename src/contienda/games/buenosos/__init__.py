"""BuenOsos vs MalOsos: a country's services, their dependencies, an attacker and a defender."""
