"""Tricks, jokers and the Black Hat (5, 6, 7): what may be played, who wins, what the winner picks up."""

from __future__ import annotations

import pytest

from contienda.core.errors import IllegalAction
from tests.games.blackhat.table import Table


def winner(table: Table) -> str:
    return next(each for each in table.events() if "trick_won" in each)


@pytest.mark.clause("blackhat", "5.1")
def test_a_leader_plays_one_card_or_several_of_one_rank() -> None:
    table = Table("first_game", 3).hands("7 7 9", "1 2 3", "4 5 6")
    assert table.offered() == ["rank(7)", "rank(9)"]
    table.do("rank(7)")
    assert table.offered() == ["count(1)", "count(2)"]
    table.do("count(2)")
    assert table.offered() == ["wilds(0, 0)"]
    table.do("wilds(0, 0)")
    assert table.events("led") == ["led(0, 7, 2) 5.1"]
    assert table.hand(0) == "9"


@pytest.mark.clause("blackhat", "5.2", "B-R9", "B-R58")
def test_followers_play_clockwise_one_card_or_as_many_as_the_leader() -> None:
    table = Table("first_game", 3).hands("7 7 7 1", "8 8 8 8", "4 5 6 6")
    table.play("7 7 7")
    assert table.actor() == 1
    assert table.do("rank(8)").offered() == ["count(1)", "count(3)"]
    table.do("count(1)")
    assert table.actor() == 2
    assert table.offered() == ["rank(4)", "rank(5)", "rank(6)"]
    assert table.do("rank(6)").offered() == ["count(1)"]  # two sixes cannot make three
    table.do("count(1)")
    assert "followed(2, 6, 1) 5.2" in table.events()


@pytest.mark.clause("blackhat", "5.3", "B-R13")
@pytest.mark.parametrize(
    ("plays", "won"),
    [
        (["5", "9", "8", "3"], 1),
        (["5 5", "9", "6 6", "13"], 2),
        (["5 5", "9", "13", "J"], 0),
        (["13 13", "J J", "12 12", "1"], 1),
        (["12", "13", "J", "1"], 2),
    ],
)
def test_the_highest_rank_of_the_leaders_number_wins(plays: list[str], won: int) -> None:
    hands = [f"{cards} 2" for cards in plays]
    assert winner(Table().hands(*hands).play(*plays)) == f"trick_won({won}) 5.3"


@pytest.mark.clause("blackhat", "5.4")
def test_the_last_of_tied_players_wins() -> None:
    table = Table().hands("9 1", "9 1", "9 1", "3 1").play("9", "9", "9", "3")
    assert winner(table) == "trick_won(2) 5.3"


@pytest.mark.clause("blackhat", "5.5", "5.6")
def test_the_winner_leads_the_next_trick_and_the_cards_are_out() -> None:
    table = Table().hands("4 1", "9 1", "5 1", "3 1").play("4", "9", "5", "3")
    assert table.discards() == "3 4 5 9"
    table.hack("1A", "S1TL")
    assert "trick_began(2, 1) 5.1" in table.events()
    assert (table.actor(), table.step()) == (1, "play")


@pytest.mark.clause("blackhat", "6.1", "B-R12")
def test_a_joker_stands_in_for_any_card() -> None:
    table = Table().hands("7 7 J 1", "8 8 2", "9 9 J 3", "4 5 6").play("7 7 J", "8", "9 9 J", "4")
    assert "joined_jokers(0, 1) 6.1" in table.events()
    assert winner(table) == "trick_won(2) 5.3"


@pytest.mark.clause("blackhat", "6.2", "B-R10", "B-R11")
def test_jokers_alone_count_14() -> None:
    table = Table().hands("13 1", "J 1", "12 1", "2 1").play("13", "J", "12", "2")
    assert winner(table) == "trick_won(1) 5.3"
    pair = Table().hands("J J 1", "13 13 1", "12 12 1", "2 1").play("J J", "13 13", "12 12", "2")
    assert winner(pair) == "trick_won(0) 5.3"


@pytest.mark.clause("blackhat", "7.1", "7.2", "B-R14")
def test_the_hat_is_wild_and_turns_the_trick_round() -> None:
    table = Table().hands("9 1", "5 1", "3 H", "12 1").play("9", "5", "H", "12")
    assert "hat_played(2) 7.2" in table.events()
    assert winner(table) == "hat_trick_won(1) 7.2"
    late = Table().hands("9 9 1", "5 5 1", "8 8 1", "7 H 1").play("9 9", "5 5", "8 8", "7 H")
    assert winner(late) == "hat_trick_won(1) 7.2"


@pytest.mark.clause("blackhat", "7.3")
def test_ties_of_a_hat_trick_go_to_the_last() -> None:
    table = Table().hands("3 1", "3 1", "H 1", "9 1").play("3", "3", "H", "9")
    assert winner(table) == "hat_trick_won(1) 7.2"


@pytest.mark.clause("blackhat", "7.4", "7.4a", "7.6", "B-R17", "B-R19")
def test_the_winner_may_pick_everything_up() -> None:
    table = Table().hands("9 1", "5 1", "3 H", "J 1").play("9", "5", "H", "J")
    assert (table.actor(), table.offered()) == (1, ["take_all", "take_some"])
    table.do("take_all")
    assert table.hand(1) == "1 5 9 J H"
    assert table.discards() == ""
    assert table.step() == "hack"
    table.hack("1A", "S1TL")
    assert (table.step(), table.actor()) == ("play", 1)


@pytest.mark.clause("blackhat", "7.4b", "7.5", "B-R18")
def test_or_the_hat_and_as_many_as_the_leader_played_but_no_jokers() -> None:
    table = Table().hands("9 9 1", "5 1", "3 H 2", "J 1").play("9 9", "5", "3 H", "J")
    assert winner(table) == "hat_trick_won(2) 7.2"
    table.do("take_some")
    assert table.offered() == ["take(3)", "take(5)", "take(9)"]
    table.do("take(9)", "take(3)")
    assert table.hand(2) == "2 3 9 H"
    assert table.discards() == "5 9 J"


@pytest.mark.clause("blackhat", "7.4b")
def test_the_lowest_rank_may_be_taken_too() -> None:
    table = Table().hands("9 9 1", "1 5", "3 H 2", "13 1").play("9 9", "1", "3 H", "13").do("take_some")
    assert table.offered() == ["take(1)", "take(3)", "take(9)", "take(13)"]
    assert table.do("take(1)", "take(13)").hand(2) == "1 2 13 H"


@pytest.mark.clause("blackhat", "B-R18")
def test_with_fewer_cards_than_the_leader_played_all_are_taken() -> None:
    table = Table("first_game", 3).hands("J J 1", "J H 3", "J 1").play("J J", "J H", "J").do("take_some")
    assert table.hand(1) == "3 H"
    assert table.step() == "hack"


@pytest.mark.clause("blackhat", "7.7", "B-R15")
def test_the_hat_is_played_only_in_a_set_as_large_as_the_leaders() -> None:
    table = Table("first_game", 3).hands("7 7 7 1", "H J 9 9", "2 3").play("7 7 7")
    assert table.offered() == ["rank(9)", "rank(wild)"]
    assert table.do("rank(wild)").offered() == ["count(1)"]  # two wild cards cannot make three
    table.do("count(1)")  # so the joker is thrown
    assert table.hand(1) == "9 9 H"
    again = Table("first_game", 3).hands("7 7 7 1", "H J 9 9", "2 3").play("7 7 7", "9 J H")
    assert again.hand(1) == "9"


@pytest.mark.clause("blackhat", "7.8", "B-R15")
def test_who_has_only_the_hat_passes_on_a_lead_of_several() -> None:
    table = Table("first_game", 3).hands("7 7 1", "H", "2 3").play("7 7", "2")
    assert "passed(1) 7.8" in table.events()
    assert winner(table) == "trick_won(0) 5.3"
    assert table.hand(1) == "H"
    single = Table("first_game", 3).hands("7 1", "H", "9 3").play("7", "H", "9")
    assert winner(single) == "hat_trick_won(0) 7.2"


@pytest.mark.clause("blackhat", "B-R20", "B-R26")
def test_all_play_though_a_hand_is_empty_and_a_pick_up_keeps_the_round_going() -> None:
    table = Table("first_game", 3).hands("3", "9 1", "H 2").play("3", "9", "H")
    assert winner(table) == "hat_trick_won(0) 7.2"
    table.do("take_all").hack("0A", "S1TL")
    assert table.step() == "play"
    assert table.state.round == 1


# --- the six examples of the rulebook --------------------------------------------------------------------------------


@pytest.mark.clause("blackhat", "7.11")
def test_example_1() -> None:
    table = Table().hands("H 1", "5 1", "4 1", "9 1").play("H", "5", "4", "9")
    assert winner(table) == "hat_trick_won(2) 7.2"
    assert table.step() == "pick_up"
    assert table.actor() == 2


@pytest.mark.clause("blackhat", "7.12")
@pytest.mark.parametrize("taken", [("9", "12"), ("4", "7"), ("7", "12")])
def test_example_2(taken: tuple[str, str]) -> None:
    table = Table().hands("7 H 1", "12 1", "9 1", "4 1").play("7 H", "12", "9", "4")
    assert winner(table) == "hat_trick_won(0) 7.2"
    table.do("take_some", *(f"take({card})" for card in taken))
    assert table.hand(0) == " ".join(["1", *taken, "H"])
    table.hack("0A", "S1TL")
    assert table.at(0, "A") == "S1TL"


@pytest.mark.clause("blackhat", "7.13")
def test_example_3() -> None:
    table = Table().hands("7 7 1", "6 1", "8 H 1", "9 9 1").play("7 7", "6", "8 H", "9 9")
    assert winner(table) == "hat_trick_won(0) 7.2"


@pytest.mark.clause("blackhat", "7.14")
def test_example_4() -> None:
    table = Table().hands("8 8 8 1", "5 1", "7 1", "13 H").play("8 8 8", "5", "7")
    assert table.offered() == ["rank(13)"]
    table.play("13")
    assert winner(table) == "trick_won(0) 5.3"


@pytest.mark.clause("blackhat", "7.15", "B-R16", "B-R17")
def test_example_5_as_ruled() -> None:
    """The last of the two 13s wins; the small pick-up is the hat and a 13, but taking all four cards is allowed."""
    table = Table().hands("13 1", "H 1", "13 1", "J 1").play("13", "H", "13", "J")
    assert winner(table) == "hat_trick_won(2) 7.2"
    assert table.offered() == ["take_all", "take_some"]
    table.do("take_some")
    assert table.hand(2) == "1 13 H"
    assert table.discards() == "13 J"


@pytest.mark.clause("blackhat", "7.16")
def test_example_6() -> None:
    table = Table().hands("2 2 1", "2 2 1", "8 1", "2 H 1").play("2 2", "2 2", "8", "2 H")
    assert winner(table) == "hat_trick_won(3) 7.2"
    table.do("take_all")
    assert table.hand(3) == "1 2 2 2 2 2 8 H"


def test_a_set_of_another_number_is_refused() -> None:
    table = Table("first_game", 3).hands("7 7 7 1", "8 8 2", "4 5 6").play("7 7 7").do("rank(8)")
    with pytest.raises(IllegalAction):
        table.do("count(2)")
