"""The generator: the same everywhere, evenly distributed, with independent streams."""

from __future__ import annotations

from contienda.core.rng import WORD, Rng, mix


def test_known_words() -> None:
    """These numbers never change: the seeds of every release depend on them."""
    rng = Rng(1, 0)
    assert [int(rng.word()) for _ in range(4)] == [2130861627, 4214930412, 479105831, 959183092]


def test_draws_are_counted_from_seed_and_stream() -> None:
    first, again, other = Rng(9, 4), Rng(9, 4), Rng(9, 5)
    draws = [int(first.word()) for _ in range(50)]
    assert draws == [int(again.word()) for _ in range(50)]
    assert draws != [int(other.word()) for _ in range(50)]


def test_every_bound_is_even() -> None:
    """Chi-square over several bounds; the limit is five standard deviations above the mean."""
    for bound in (2, 3, 5, 6, 7, 36, 52, 216):
        rng = Rng(123, bound)
        counts = [0] * bound
        throws = 200 * bound
        for _ in range(throws):
            counts[int(rng.below(bound))] += 1
        square = sum((count - 200) ** 2 / 200 for count in counts)
        assert square < (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5 + 5


def test_bits_are_fair_and_streams_independent() -> None:
    ones = [0] * 32
    alike = 0
    for stream in range(2000):
        word, neighbour = int(Rng(7, stream).word()), int(Rng(8, stream).word())
        alike += bin(word ^ neighbour).count("1")
        for bit in range(32):
            ones[bit] += word >> bit & 1
    assert all(850 < count < 1150 for count in ones)
    assert abs(alike / 2000 - 16) < 0.4


def test_mix_is_a_bijection_on_a_sample() -> None:
    assert len({int(mix(word)) for word in range(50_000)}) == 50_000
    assert all(0 <= int(mix(word * 85_899)) <= WORD for word in range(1000))


def test_chance_lies_in_the_unit_interval() -> None:
    rng = Rng(3, 3)
    values = [rng.chance() for _ in range(2000)]
    assert all(0 <= value < 1 for value in values)
    assert abs(sum(values) / 2000 - 0.5) < 0.03
