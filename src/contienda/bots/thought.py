"""What a bot thought about a decision, so that it can explain itself."""

from __future__ import annotations

from contienda.core.vocabulary import Vocabulary


class Choice:
    """One thing it could do: how often it was tried, what it promises, what is expected to follow."""

    def __init__(self, action: int, visits: int, value: float, line: list[int]) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # the score expected, from 0 to 1
        self.line = line


class Thought:
    """What it picked, from how many worlds, and what else it looked at, the most tried first."""

    def __init__(self, action: int, worlds: int = 0, choices: list[Choice] | None = None) -> None:
        self.action = action
        self.worlds = worlds
        self.choices = choices or []

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
