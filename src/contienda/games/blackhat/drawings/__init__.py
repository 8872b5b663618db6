"""The pictures of Black Hat as SVG: network, tiles, cards, hats. Pure functions from data, for page and print."""
