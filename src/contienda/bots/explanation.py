"""What a bot thought about a decision, so that it can explain itself."""

from __future__ import annotations

from contienda.core.vocabulary import Vocabulary


class Choice:
    """One thing it could do: how often it was tried, what it promises, what is expected to follow.

    One that was never tried was picked without looking ahead.
    """

    def __init__(self, action: int, visits: int = 0, value: float = 0.0, line: list[int] | None = None) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # the score expected, from 0 to 1
        self.line = line or []


class Thought:
    """What it looked at, the most tried first, in how many worlds; the first is what it picked."""

    def __init__(self, worlds: int, choices: list[Choice]) -> None:
        self.worlds = worlds
        self.choices = sorted(choices, key=lambda choice: (-choice.visits, -choice.value, choice.action))

    @property
    def action(self) -> int:
        return self.choices[0].action

    def as_json(self, vocabulary: Vocabulary) -> dict[str, object]:
        """The same for programs; actions by code and by name."""
        return {
            "action": vocabulary.say(self.action).as_dict(),
            "worlds": self.worlds,
            "choices": [
                {
                    "action": vocabulary.say(choice.action).as_dict(),
                    "visits": choice.visits,
                    "value": round(choice.value, 4),
                    "line": [vocabulary.say(action).as_dict() for action in choice.line],
                }
                for choice in self.choices
            ],
        }


def picked(action: int) -> Thought:
    """Of a bot that does not look ahead."""
    return Thought(0, [Choice(action)])


def together(thoughts: list[Thought]) -> Thought:
    """What several searches of one decision came to; each line is that of who tried it most."""
    found: dict[int, Choice] = {}
    for choice in [choice for thought in thoughts for choice in thought.choices]:
        before = found.get(choice.action)
        if before is None:
            found[choice.action] = choice
            continue
        visits = before.visits + choice.visits
        value = (before.value * before.visits + choice.value * choice.visits) / visits
        line = before.line if before.visits >= choice.visits else choice.line
        found[choice.action] = Choice(choice.action, visits, value, line)
    return Thought(sum(thought.worlds for thought in thoughts), list(found.values()))
