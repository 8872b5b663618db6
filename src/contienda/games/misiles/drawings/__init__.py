"""The pictures of ¡Misiles, Ahora! as SVG: icons and the player's sheet. Pure functions; page and print share them."""
