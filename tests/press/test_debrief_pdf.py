"""The debrief as a document and as a PDF: nothing is lost on the way, and the file is one to hand out."""

from __future__ import annotations

import io
import re

import msgspec
import pypdf
import pytest

from contienda.analysis import report
from contienda.analysis.estimate import Estimate
from contienda.analysis.report import Debrief
from contienda.games.buenosos.constants import DO_PASS
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match
from contienda.press import class_debrief, debrief_document, debrief_pdf, markdown, svg
from contienda.press.class_debrief import ClassTable, ClassWritings
from contienda.press.debrief_document import Extras
from contienda.press.debrief_what_if import tone
from contienda.press.debrief_words import Words, safe
from contienda.press.document import Document, Drawing, Label, Level, Paragraph, Quote, Section, Stroke, Todo
from tests.analysis.test_debrief import few, played
from tests.press.pdf import faults, glyphs, words

LANGUAGES = ("es", "en", "ru")
MARGIN = 15.5  # millimetres left and right that stay white
HOSTILE = "<script>alert(1)</script> | # [x](y) `z` #panic() $x$ *a* _b_"


@pytest.fixture(scope="module")
def found() -> tuple[Match, Debrief]:
    patch = pytest.MonkeyPatch()
    few(patch)
    match = played("buenosos", "balanced", 2, 33, random=True)
    told = report.debrief(match)
    patch.undo()
    return match, told


def worded(found: tuple[Match, Debrief], language: str, extras: Extras | None = None) -> Document:
    match, told = found
    return debrief_document.document(told, Speaker(match.game, language, ["Ana", "Luz"]), extras)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_one_to_hand_out(found: tuple[Match, Debrief], language: str, paper: str) -> None:
    document = worded(found, language)
    pdf = debrief_pdf.written(document, paper)
    assert faults(pdf, language) == []
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    width = float(reader.pages[0].mediabox.width)
    assert width == pytest.approx(595.3 if paper == "a4" else 612, abs=1)
    text = re.sub(r"\s+", " ", " ".join(page.extract_text() for page in reader.pages))
    for section in document.sections:
        assert section.title.split()[0] in text
    assert debrief_pdf.written(document, paper) == pdf
    right = width / 72 * 25.4 - MARGIN
    for number in range(len(reader.pages)):
        assert [each.character for each in glyphs(pdf, number) if each.left < MARGIN or each.right > right] == []


def test_what_people_write_is_text_and_nothing_else(found: tuple[Match, Debrief]) -> None:
    extras = Extras(
        answers=[Quote("Turn 1", "Ana", HOSTILE)],
        levels=[Level("Criterion", 3, evidence=HOSTILE)],
        todos=[Todo(HOSTILE, "Second resolver")],
    )
    document = worded(found, "en", extras)
    pdf = debrief_pdf.written(document)
    text = "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf)).pages)
    assert "alert(1)" in text
    assert "Second resolver" in text
    told = markdown.written(document)
    assert "<script>" not in told
    assert "\\|" in told
    assert svg.written(Drawing(10, 10, "", [Label(0, 0, "<b>")])).count("&lt;b&gt;") == 1
    assert safe("=1+1") == "'=1+1"


def test_every_language_has_the_same_sections(found: tuple[Match, Debrief]) -> None:
    shapes = {tuple((each.id, len(each.blocks)) for each in worded(found, each).sections) for each in LANGUAGES}
    assert len(shapes) == 1
    ids = {id for id, _ in shapes.pop()}
    assert {"course", "figures", "cascade", "campaign", "measures", "tail", "what_if", "todos"} <= ids
    for language in LANGUAGES:
        assert not re.search(r"debrief-|marker-|stat-|\$\w", markdown.written(worded(found, language)))


def test_no_name_stands_in_the_report(found: tuple[Match, Debrief]) -> None:
    match, told = found
    nameless = msgspec.structs.replace(told, seats=["", ""])
    document = debrief_document.document(nameless, Speaker(match.game, "en", ["MalOsos", "BuenOsos"]))
    assert "Player-" not in msgspec.json.encode(document).decode()


def test_both_readings_are_named_and_have_their_games(found: tuple[Match, Debrief]) -> None:
    section = next(each for each in worded(found, "en").sections if each.id == "what_if")
    text = markdown.written(Document("en", "buenosos", "", "", None, [section], []))
    assert "By what" in text
    assert "With hindsight" in text
    assert "95 %" in text
    plans = [card.tag for block in section.blocks if block.__class__.__name__ == "Cards" for card in block.cards]  # type: ignore[union-attr]
    assert plans.count("DRP") >= 3
    assert plans.count("BCP") >= 3


def test_where_no_marker_tells_the_worth_the_chance_stands_large(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    match = played("misiles", "standard", 2)
    told = report.debrief(match)
    document = debrief_document.document(told, Speaker(match.game, "en", ["Ana", "Luz"]))
    section = next(each for each in document.sections if each.id == "what_if")
    cards = [card for block in section.blocks for card in getattr(block, "cards", [])]
    assert cards
    assert {reading.unit for card in cards for reading in card.readings} == {"points of chance"}


def test_numbers_of_a_scale_are_written_as_in_the_language(found: tuple[Match, Debrief]) -> None:
    match, told = found
    for language, point in (("en", "."), ("es", ","), ("ru", ",")):
        spoken = Words(told, Speaker(match.game, language, ["Ana", "Luz"]))
        assert [spoken.about(value) for value in (-6.25, 11.4, 0.0)] == [f"−6{point}2", "+11", "0"]


def test_a_cell_is_never_a_formula() -> None:
    for text in ("=1+1", "+1", "-1", "@now", "\tx", "\rx"):
        assert safe(text) == f"'{text}"
    assert safe("B01 = 2") == "B01 = 2"


def test_a_figure_has_a_colour_only_beyond_the_noise() -> None:
    told = [(0.1, 0.02, 0.2), (0.1, -0.02, 0.2), (-0.1, -0.2, 0.02), (-0.1, -0.2, -0.02)]
    assert [tone(Estimate(*each, 100)) for each in told] == ["good", "dim", "dim", "bad"]


def test_a_figure_of_the_first_look_says_so(found: tuple[Match, Debrief]) -> None:
    match, told = found
    dear = next(each for each in told.ranked if each.examined)
    seen = msgspec.structs.replace(dear, gain=Estimate(0.2, 0.1, 0.3, 40), examined=False)
    measured = msgspec.structs.replace(seen, examined=True)
    speaker = Speaker(match.game, "en", ["Ana", "Luz"])
    for ranked, word in ((seen, "first look"), (measured, "measured")):
        document = debrief_document.document(msgspec.structs.replace(told, ranked=[ranked]), speaker)
        (costs,) = (each for each in document.sections if each.id == "costs")
        assert word in msgspec.json.encode(costs.blocks).decode()


def test_a_class_side_by_side(found: tuple[Match, Debrief]) -> None:
    match, told = found
    say = Speaker(match.game, "en", []).texts
    spoken = Words(told, Speaker(match.game, "en", ["MalOsos", "BuenOsos"]))
    tables = [ClassTable(1, spoken, [Level("Explains the cascade", 3)]), ClassTable(2, spoken), ClassTable(3, None)]
    document = class_debrief.document(say, "buenosos", "2.º B", tables, True, ClassWritings())
    assert [each.id for each in document.sections] == ["tables", "course", "turns", "rubric", "todos"]
    assert document.sections[2].title == "The same deal, turn by turn"
    assert "1 table is still playing" in markdown.written(document)
    assert faults(debrief_pdf.written(document), "en") == []


def test_a_class_whose_games_it_ended(found: tuple[Match, Debrief]) -> None:
    """One table had not finished a turn, one was in the middle, one was over."""
    match, told = found
    speaker = Speaker(match.game, "en", ["MalOsos", "BuenOsos"])
    options = played("buenosos", "balanced", 2, 33, random=True, until=5)
    middle = played("buenosos", "balanced", 2, 33, random=True, until=60)
    early, half = (report.debrief(each, what_ifs=False) for each in (options, middle))
    assert (early.turns, early.over, half.over) == ([], False, False)
    tables = [ClassTable(at, Words(each, speaker)) for at, each in enumerate((early, half, told), 1)]
    document = class_debrief.document(speaker.texts, "buenosos", "2.º B", tables, True, ClassWritings())
    text = markdown.written(document)
    rows = [line for line in text.splitlines() if re.match(r"\| Table\W\d", line)]
    _, result, *rest = rows[0].strip("| ").split(" | ")
    assert result == "Stopped by the end of the class."
    assert set(rest) == {"–"}
    assert "2 | Stopped by" in rows[1]
    assert "**" in rows[2]
    alone = class_debrief.document(speaker.texts, "buenosos", "2.º B", tables[:1], True, ClassWritings())
    assert faults(debrief_pdf.written(alone), "en") == []


def test_what_cost_most_is_told_if_it_is_known(found: tuple[Match, Debrief]) -> None:
    match, told = found
    speaker = Speaker(match.game, "en", ["MalOsos", "BuenOsos"])
    quick = msgspec.structs.replace(told, what_ifs=[], ranked=[], tried=0)
    dear = debrief_document.document(told, speaker)
    assert any(each.id == "what_if" for each in dear.sections)
    for reports, shown in (([quick, quick], False), ([quick, told], bool(Words(told, speaker).bad()))):
        tables = [ClassTable(at, Words(each, speaker)) for at, each in enumerate(reports, 1)]
        made = class_debrief.document(speaker.texts, "buenosos", "2.º B", tables, True, ClassWritings())
        assert ("What cost most" in markdown.written(made)) == shown


def test_drawings_are_svg() -> None:
    told = svg.written(Drawing(20, 10, "a line", [Stroke("M0 0H20", "good", 2, True), Label(1, 1, "1", mono=True)]))
    assert told.startswith("<svg ")
    assert "stroke-dasharray" in told
    assert "IBM Plex Mono" in told
    assert Section("a", "A", [Paragraph("x")]).half is False


def test_readings_of_a_what_if_are_level(found: tuple[Match, Debrief]) -> None:
    """A long name of the first reading wraps; the drawings and chances of both still stand at one height."""
    document = worded(found, "ru")
    pdf = debrief_pdf.written(document)
    chance = re.compile("Шансынапобеду[0-9]")
    for number in range(len(words(pdf))):
        listed = [each for each in glyphs(pdf, number) if not each.character.isspace()]
        text = "".join(each.character for each in listed)
        tops = [listed[each.start()].top for each in chance.finditer(text)]
        assert all(abs(one - other) < 0.3 for one, other in zip(tops[::2], tops[1::2], strict=True))
        if tops:
            return
    raise AssertionError("no what-if on any page")


def test_the_notes_never_stand_alone_on_the_last_page(found: tuple[Match, Debrief]) -> None:
    """However long the text before it is, the action table and the notes below it stay together."""
    for lines in range(0, 60, 4):
        extras = Extras(notes=[Quote("", "", f"A note {at}") for at in range(lines)])
        document = worded(found, "en", extras)
        last = words(debrief_pdf.written(document))[-1]
        assert "What we take back" in last
        assert "The same log and seed" in last


def test_the_losers_of_black_hat_are_ranked_by_their_points() -> None:
    match = played("blackhat", "first_game", 3)
    told = report.debrief(match, what_ifs=False)
    scene = debrief_document.document(told, Speaker(match.game, "en", ["Ana", "Luz", "Zoe"])).scene
    assert scene is not None
    totals = {each.seat: each.value for each in told.turns[-1].markers}
    losers = [each for each in scene.ranking if not each.won]
    assert [totals[each.seat] for each in losers] == sorted(totals[each.seat] for each in losers)
    assert len(set(totals.values())) == 3
    assert [each.place for each in scene.ranking] == [1, 2, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_not_called_a_turn(language: str) -> None:
    match = played("misiles", "standard", 2)
    told = report.debrief(match, what_ifs=False)
    text = markdown.written(debrief_document.document(told, Speaker(match.game, language, ["Ana", "Luz"])))
    unit, other = {"en": ("Round 2", "Turn 2"), "es": ("Ronda 2", "Turno 2"), "ru": ("Круг 2", "Ход 2")}[language]
    assert unit in text
    assert other not in text


def test_a_headline_says_what_a_button_leaves_open(found: tuple[Match, Debrief]) -> None:
    """*Done* ends a phase on the board; as an alternative it has to say what was not done."""
    match, told = found
    spoken = Words(told, Speaker(match.game, "en", ["MalOsos", "BuenOsos"]))
    assert spoken.speaker.action(DO_PASS) == "Done"
    assert spoken.picks([DO_PASS]) == "Play no more cards"
