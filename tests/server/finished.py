"""A table whose game is over: played by a bot in a moment, through the same entries as by people."""

from __future__ import annotations

from contienda.bots.bot import GreedyBot, Sight
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.table import entries
from contienda.table.table import PLAYING, Table
from tests.server.harness import Server


def play_out(server: Server, table: str, until: int = 100_000) -> None:
    """Let a bot decide for every seat until the game is over, or until so many actions are done."""
    live = server.live(table)
    bot, rng = GreedyBot(), Rng(7)

    async def on() -> None:
        while live.table.now.phase == PLAYING and len(live.table.actions) < until:
            await server.hub.add(live, lambda: decided(live.table, bot, rng))

    server.run(on())


def decided(table: Table, bot: GreedyBot, rng: Rng) -> entries.Entry:
    actor = table.actor()
    if actor == CHANCE:
        return entries.Acted("", CHANCE, table.outcomes(table.state.copy(), len(table.actions)))
    state = table.state.copy()
    action = bot.pick(Sight(state, actor), rng)
    state.apply(action)
    drawn = table.outcomes(state, len(table.actions) + 1)
    return entries.Acted(table.now.seats[actor].captain, actor, [action, *drawn])
