"""Teams: members vote with a word, everybody in the team sees the tally, and somebody has the last word."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.table import commands as c
from contienda.table import entries, teams
from contienda.table.teams import may
from tests.table.adjustable import table
from tests.table.helpers import HOST, Play, made, wish, written


def two_teams(**more: object) -> Play:
    """Return a table of BuenOsos: Ana, Bea and Cora against Luz and Mar. The first team to decide has three."""
    play = Play(made(wish("buenosos", "team team", start="host", **more)))
    first, second = (("Ana", "Bea", "Cora"), ("Luz", "Mar"))
    for seat, names in enumerate((first, second)):
        for name in names:
            play.sit(name, seat)
    play.do(HOST, c.Start())
    return play.until(lambda: play.table.actor() == 0 and len(play.table.state.actions()) > 2)


def ballot(play: Play, viewer: int = 0) -> dict[str, object]:
    found = play.document(viewer)["ballot"]
    assert found is not None
    return dict(found)


def test_members_vote_and_the_team_sees_the_tally() -> None:
    play = two_teams()
    one, other = play.table.state.actions()[:2]
    assert ballot(play) == {"proposals": [], "voted": 0, "of": 3}
    play.do("Bea", c.Vote(action=one, word=" it is  cheap "))
    play.do("Ana", c.Vote(action=other)).do("Cora", c.Vote(action=one))
    assert ballot(play) == {
        "proposals": [
            {"action": one, "votes": ["Bea", "Cora"], "words": [{"name": "Bea", "text": "it is cheap"}]},
            {"action": other, "votes": ["Ana"], "words": []},
        ],
        "voted": 3,
        "of": 3,
    }
    play.do("Bea", c.Vote(action=other))
    assert [each["votes"] for each in ballot(play)["proposals"]] == [["Ana", "Bea"], ["Cora"]]  # type: ignore[attr-defined]
    play.do("Cora", c.Unvote())
    assert ballot(play)["voted"] == 2


def test_a_vote_decides_nothing_while_a_captain_does() -> None:
    play = two_teams()
    position = play.table.now.position
    for name in ("Ana", "Bea", "Cora"):
        play.do(name, c.Vote(action=play.table.state.actions()[0]))
    assert play.table.now.position == position
    play.act("Ana")
    assert play.table.now.votes == []


def test_votes_are_for_members_of_the_team_to_decide() -> None:
    play = two_teams()
    code = play.table.state.actions()[0]
    assert play.refusal("Luz", c.Vote(action=code)) == "error-table-not-your-turn"
    assert play.refusal(HOST, c.Vote(action=code)) == "error-table-watching"
    assert play.refusal("Bea", c.Vote(action=play.table.game.vocabulary.size)) == "error-table-illegal"
    assert play.refusal("Bea", c.Vote(action=code, word="a\x00")) == "error-table-text"
    assert play.refusal("Bea", c.Vote(action=code, expect=play.expect("Bea") + 1)) == "error-table-stale"
    assert play.refusal("Bea", c.Unvote()) == "error-table-no-vote"
    play.do(HOST, c.Pause())
    assert play.refusal("Bea", c.Vote(action=code)) == "error-table-paused"
    play.do(HOST, c.Resume()).do(HOST, c.StandIn(seat=0, bot="random"))
    assert play.refusal("Bea", c.Vote(action=code)) == "error-table-bot-plays"


def test_who_leaves_takes_the_vote_along() -> None:
    play = two_teams()
    play.do("Bea", c.Vote(action=play.table.state.actions()[0])).do("Bea", c.Leave())
    assert ballot(play) == {"proposals": [], "voted": 0, "of": 2}


def test_the_other_team_learns_nothing_of_a_vote() -> None:
    play = two_teams()
    before = {viewer: (written(play.document(viewer)), play.table.sequence(viewer)) for viewer in (1, -3)}
    play.do("Bea", c.Vote(action=play.table.state.actions()[1], word="secret")).do("Bea", c.Unvote())
    for viewer, (text, sequence) in before.items():
        assert (written(play.document(viewer)), play.table.sequence(viewer)) == (text, sequence)
    assert play.document(1)["ballot"] is None
    assert b"secret" not in play.bundle()


# --- who has the last word --------------------------------------------------------------------------------------------


def rights(play: Play) -> dict[str, str]:
    return {name: may(play.table, play.caller(name), 0) for name in ("Ana", "Bea", "Luz", HOST)}


def test_what_each_person_may_do() -> None:
    play = two_teams()
    assert rights(play) == {"Ana": "decide", "Bea": "vote", "Luz": "watch", HOST: "watch"}
    assert may(play.table, play.caller("Luz"), 1) == "watch"
    play.do(HOST, c.Freeze(text="Why here?"))
    assert set(rights(play).values()) == {"watch"}
    play.do(HOST, c.Resume()).do(HOST, c.StandIn(seat=0, bot="random"))
    assert set(rights(play).values()) == {"watch"}


def test_a_majority_decides_as_soon_as_it_is_certain() -> None:
    play = two_teams(decides="majority")
    assert rights(play) == {"Ana": "vote", "Bea": "vote", "Luz": "watch", HOST: "watch"}
    code, actions = play.table.state.actions()[0], len(play.table.actions)
    assert play.refusal("Ana", c.Act(action=code, expect=play.expect("Ana"))) == "error-table-majority"
    play.do("Bea", c.Vote(action=code))
    assert len(play.table.actions) == actions
    play.do("Cora", c.Vote(action=code))
    assert play.table.actions[actions] == code
    assert isinstance(play.last(), entries.Acted)
    assert play.last().by == "vote"
    assert play.table.now.votes == []


def test_the_earliest_of_equal_proposals_wins_when_all_have_voted() -> None:
    play = two_teams(decides="majority")
    first, second, third = play.table.state.actions()[:3]
    actions = len(play.table.actions)
    play.do("Cora", c.Vote(action=second)).do("Ana", c.Vote(action=first)).do("Bea", c.Vote(action=third))
    assert play.table.actions[actions] == second


def test_when_time_is_up_the_leading_proposal_wins() -> None:
    play = two_teams(decides="majority")
    assert teams.at_time_up(play.table) is None
    play.do("Cora", c.Vote(action=play.table.state.actions()[1]))
    assert teams.at_time_up(play.table) == play.table.state.actions()[1]
    captains = two_teams()
    captains.do("Cora", c.Vote(action=captains.table.state.actions()[1]))
    assert teams.at_time_up(captains.table) is None


def test_one_member_alone_needs_no_vote() -> None:
    play = Play(made(wish("buenosos", "team team", decides="majority"))).sit("Ana", 0).sit("Luz", 1)
    mover = play.table.deciding()
    assert mover is not None
    assert may(play.table, play.caller(mover.captain), play.table.actor()) == "decide"
    play.act(mover.captain)


def test_captains_take_turns() -> None:
    play = two_teams(decides="rotation")
    seen = [play.table.now.seats[0].captain]
    for _ in range(3):
        play.until(lambda: play.table.actor() == 1).until(lambda: play.table.actor() == 0)
        seen.append(play.table.now.seats[0].captain)
    order = ["Ana", "Bea", "Cora"]
    start = order.index(seen[0])
    assert seen == [order[(start + step) % 3] for step in range(4)]
    assert play.table.now.seats[1].captain in ("Luz", "Mar")
    assert any(isinstance(entry, entries.Captained) and not entry.by for _, _, entry in play.log)


def test_taking_back_does_not_change_the_captain() -> None:
    play = two_teams(decides="rotation")
    play.until(lambda: play.table.actor() == 1)
    captains = [seat.captain for seat in play.table.now.seats]
    play.do(HOST, c.RollBack(to=play.table.unseen(-3).step(len(play.table.actions)) - 1, reason="again"))
    assert [seat.captain for seat in play.table.now.seats] == captains


@pytest.mark.parametrize("decides", ["captain", "rotation"])
def test_a_whole_game_of_teams_folds(decides: str) -> None:
    play = two_teams(decides=decides).wander(Rng(3))
    assert play.table.now.phase == "over"
    assert play.folded().freeze() == play.table.freeze()
    play.verdict()


def test_a_team_is_called_like_its_side() -> None:
    play = two_teams()
    assert play.table.titles("en") == ["MalOsos", "BuenOsos"]
    assert [seat["side"] for seat in play.shown(1)["seats"]] == ["malosos", "buenosos"]
    named = Play(made(wish("buenosos", "open team"))).sit("Ana", 0)
    assert named.table.titles("es") == ["Ana", "BuenOsos"]


def test_sides_are_named() -> None:
    assert [seat["side"] for seat in table().shown(-3)["seats"]] == ["cats", "dogs"]
