"""What a tile remembers of a game: its markers turn by turn."""

from __future__ import annotations

from contienda.classroom.tiles import Course, Facts


def test_going_back_forgets_the_turns_that_came_later() -> None:
    course = Course()
    for turn, stability in ((0, 100), (1, 100), (2, 95), (2, 90), (3, 80)):
        course.note(Facts(turn=turn, markers={"stability": stability}))
    assert course.history("stability", 78) == [100, 95, 80, 78]
    course.note(Facts(turn=2, markers={"stability": 92}))
    assert course.history("stability", 92) == [100, 95, 92]
    course.note(Facts(turn=3, markers={"stability": 88}))
    assert course.history("stability", 88) == [100, 95, 88, 88]
