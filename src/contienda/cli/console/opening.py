"""What a newcomer reads first: the game, who they are, and what they are out to do."""

from __future__ import annotations

from rich.text import Text

from contienda.i18n.sides import side_goal, side_name
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def lines(match: Match, speaker: Speaker, people: list[int]) -> list[Text]:
    """Introduce the game: its name, what it is about, and the goal of each person; then who else plays."""
    words = speaker.texts
    found = [Text(words("game-name"), style="bold"), Text(words("game-about"))]
    if match.game.sides:
        others = [seat for seat in range(len(match.seats)) if seat not in people]
        found += [Text(goal(match, speaker, seat, alone=len(people) == 1), style="bold") for seat in people]
        for seat in others:
            side = side_name(match.game, words, seat)
            found.append(Text(words("play-who-is", seat=speaker.seat(seat), side=side), style="dim"))
    elif told := goal(match, speaker, 0):
        found.append(Text(told, style="bold"))
    return found


def goal(match: Match, speaker: Speaker, seat: int, alone: bool = True) -> str:
    """Return one sentence: who this person is and how they win; "" if the game does not say."""
    words, game = speaker.texts, match.game
    if seat < len(game.sides):
        side, how = side_name(game, words, seat), side_goal(game, words, seat, match.options)
        if alone:
            return words("play-you-are", side=side, goal=how)
        if speaker.seat(seat) == side:  # on paper a team has the name of its side
            return words("play-side-is", side=side, goal=how)
        return words("play-each-is", seat=speaker.seat(seat), side=side, goal=how)
    return words("play-goal", goal=words("game-goal")) if words.has("game-goal") else ""
