"""The end of a game: who won and why, in the words of the game."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markup import escape

from contienda.cli.console import boards
from contienda.i18n.speaker import Speaker
from contienda.play import narration
from contienda.play.match import Match


def lines(match: Match, speaker: Speaker, seat: int) -> list[RenderableType]:
    """Return the result, then the game's own summary, or the causes of the last changes."""
    state, words = match.state, speaker.texts
    scores = state.scores()
    best = max(scores)
    winners = [name for name, score in zip(match.seats, scores, strict=True) if score == best]
    if best == 0:
        result = words("play-lost")
    elif len(winners) == len(scores):
        result = words("play-drawn")
    else:
        result = words("play-won", winners=", ".join(winners), count=len(winners))
    told = boards.closing(match, speaker)
    head = f"\n[bold]{escape(result)}[/] {escape(words(f'ending-{state.ending()}'))}."
    return [head, *(causes(match, speaker, seat, len(winners)) if told is None else [told])]


def causes(match: Match, speaker: Speaker, seat: int, most: int) -> list[str]:
    """Return the chains of causes of the last changes."""
    words = speaker.texts
    chains = narration.why(match.recorder, speaker, seat, most)
    if not chains:
        return [words("play-nothing-yet")]
    found = []
    for chain in chains:
        found.append(f"[bold]{words('play-why')}[/] {escape(chain[0])}")
        found += [f"   ← {escape(line)}" for line in chain[1:]]
    return found
