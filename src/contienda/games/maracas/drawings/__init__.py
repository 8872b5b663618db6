"""The pictures of Maracas as SVG: map, counters, chits. Pure functions from data; page and print share them."""
