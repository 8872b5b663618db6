"""A bot's reasoning about one decision, so that it can explain itself."""

from __future__ import annotations

from contienda.core.vocabulary import Vocabulary


class Choice:
    """One candidate action: how often it was tried, its expected score and its expected continuation.

    An action with no visits was picked without looking ahead.
    """

    def __init__(self, action: int, visits: int = 0, value: float = 0.0, line: list[int] | None = None) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # expected score, from 0 to 1
        self.line = line or []


class Thought:
    """The candidates a bot considered, most tried first, and the number of worlds; the first candidate is its pick."""

    def __init__(self, worlds: int, choices: list[Choice]) -> None:
        self.worlds = worlds
        self.choices = sorted(choices, key=lambda choice: (-choice.visits, -choice.value, choice.action))

    @property
    def action(self) -> int:
        return self.choices[0].action

    def as_json(self, vocabulary: Vocabulary) -> dict[str, object]:
        """Return the same for programs: actions by code and by name."""
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
    """Wrap the pick of a bot that does not look ahead."""
    return Thought(0, [Choice(action)])


def together(thoughts: list[Thought]) -> Thought:
    """Merge several searches of one decision; each continuation comes from the search that tried the action most."""
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
