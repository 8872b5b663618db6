"""Cards, decks, boosters, collections and rooms over HTTP, and the addresses of their pages."""

from __future__ import annotations

from litestar import Router

from contienda.games.kiberrubezh.routes import cards, rooms

router = Router("", route_handlers=[cards.router, rooms.router])
PAGES = ["/decks", "/deck/{id:str}", "/collection", "/rooms", "/room/{id:str}"]
