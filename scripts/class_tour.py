"""`python -m scripts.class_tour [FOLDER]`: photograph every screen of a class, from the running page.

A teacher, three students with phones, an evaluator and a projector go through a class of eight tables in their
browsers; the other students come over HTTP. Each screen is taken at several widths and in several looks. Look at all
of them before you release a change of the class pages.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from contienda.server.config import Config
from tests.server.harness import Child, Socket, database
from tests.server.harness import Person as Guest
from tests.web.browser import Person, chromium
from tests.web.class_people import School, phone
from tests.web.class_teacher import Teacher

FOLDER = Path(__file__).parents[1] / "build" / "screenshots" / "class-tour"
HEIGHTS = {390: 844, 1024: 768, 1440: 900, 1920: 1080}
DESK = [
    (1440, "dark"),
    (1920, "dark"),
    (1024, "dark"),
    (390, "dark"),
    (1440, "light"),
    (390, "light"),
    (1440, "contrast"),
]
HAND = [(390, "dark"), (390, "light"), (390, "contrast"), (1440, "dark")]
WALL = [(1920, "projector")]
WALLS = [(1920, "projector"), (1440, "dark"), (1920, "light")]
# fmt: off
NAMES = [
    "Luis", "Ana", "Diego", "Sofía", "Santiago", "Camila", "Leonardo", "Lucía", "Alejandro", "Renata", "Ángel",
    "Regina", "Bruno", "Paula", "Mateo", "Valentina", "Emiliano", "Isabella", "Daniel", "Ximena", "Miguel",
    "Fernanda", "Iker", "Natalia", "Pedro", "Elena", "Tomás", "Julia", "Maximiliano", "Guadalupe", "Андрей",
    "Мария", "Joaquín", "María-Fernanda", "William", "Charlotte", "Николай",
]
# fmt: on


class Tour:
    """Takes the pictures, numbered in the order of the class."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.number = 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, name: str, looks: list[tuple[int, str]], full: bool = False) -> None:
        self.number += 1
        page = person.page
        size, theme = page.viewport_size, page.evaluate("document.documentElement.dataset.theme")
        for width, look in looks:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            page.evaluate("look => { document.documentElement.dataset.theme = look }", look)
            page.wait_for_timeout(250)
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if wide > 0:
                print(f"{name}: {width} wide, {wide} too much")
            page.screenshot(path=self.folder / f"{self.number:02}-{name}-{width}-{look}.png", full_page=full)
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("look => { document.documentElement.dataset.theme = look }", theme)


def main(arguments: list[str]) -> int:
    tour = Tour(Path(arguments[0]) if arguments else FOLDER)
    folder = tempfile.TemporaryDirectory()
    config = Config(port=0, database=database(Path(folder.name)), log="error")
    with folder, chromium() as browser, Child(config) as server:
        lesson(tour, browser, server)
    return 0


def present(school: School, guests: list[Guest]) -> list[Socket]:
    """Let everybody look at their table, as a phone would."""
    found = []
    for guest in guests:
        you = school.document(guest)["you"]
        found.append(guest.look(school.table(you["table"]), you["seat"]))
    return found


def lesson(tour: Tour, browser: Browser, server: Child) -> None:
    teacher = Teacher(browser, server.url, "es")
    page = teacher.page
    page.set_default_timeout(8000)
    teacher.go("/class/new")
    expect(teacher.find(".plans label").first).to_be_visible()
    tour.take(teacher, "new", DESK, full=True)
    teacher.find(".left button[aria-expanded]").click()
    tour.take(teacher, "new-plan", [(1440, "dark"), (390, "light")], full=True)
    teacher.go("/class/new")
    teacher.page.get_by_label("Nombre de la clase").fill("Infraestructura crítica, grupo B")
    teacher.find("main form button.main").click()
    expect(teacher.find(".tile")).to_have_count(8)
    tour.take(teacher, "console-empty", [(1440, "dark"), (390, "light"), (1440, "light")])
    code = str(teacher.ask()["class_"]["code"])

    school = School.of(server, teacher, code)
    wall = Person(browser, server.url, "es")
    wall.page.set_viewport_size({"width": 1920, "height": 1080})
    wall.go(school.link("projector"))
    wall.page.evaluate("document.documentElement.dataset.theme = 'projector'")
    expect(wall.find("#main")).to_be_visible()
    tour.take(wall, "wall-join-empty", WALL)

    phones = [phone(browser, server, language) for language in ("es", "ru", "en")]
    aliases = ("Valeria", "Борис", "Carol")
    guests = [school.guest(name) for name in NAMES[:2]]
    first = phones[0]
    first.go(f"/join/{code}")
    expect(first.find("#alias")).to_be_visible()
    tour.take(first, "join", HAND)
    first.find("main button.plain").click()
    tour.take(first, "return", [(390, "dark")])
    first.find("main button.plain").click()
    for person, alias in zip(phones, aliases, strict=True):
        person.go(f"/join/{code}")
        person.find("#alias").fill(alias)
        person.find("main form button.main").click()
        expect(person.find(".names .me")).to_contain_text(alias)
    for person, language in zip(phones, ("es", "ru", "en"), strict=True):
        tour.take(person, f"waiting-{language}", HAND if language == "es" else [(390, "dark")])
    guests += [school.guest(name) for name in NAMES[2:]]
    page.wait_for_timeout(500)
    tour.take(wall, "wall-join", WALLS)
    tour.take(teacher, "console-lobby", DESK)
    teacher.find(".code").first.click()
    tour.take(teacher, "share", [(1440, "dark"), (390, "dark")])
    teacher.close()
    seats = teacher.bar("Lugares")
    seats.click()
    teacher.dialog().locator(".teams .person").first.click()
    tour.take(teacher, "seats", [(1440, "dark"), (1024, "light"), (390, "dark")])
    teacher.close()

    # all three phones into BuenOsos of one table, so that they vote together
    people = {each["alias"]: each["member"] for each in school.document()["people"]}
    for alias in aliases:
        school.do("place", member=people[alias], table=1, seat=1)
    school.do("captain", member=people["Valeria"])
    teacher.find(".bar button.main").click()
    for person in phones:
        person.page.wait_for_url("**/t/*")
        expect(person.find(".prompt")).to_be_visible()
    page.wait_for_timeout(1000)
    tour.take(teacher, "console-started", [(1440, "dark"), (1440, "light")])
    tour.take(phones[0], "student-waits", HAND)
    school.do("project", show="table", table=1)
    wall.page.wait_for_timeout(1500)
    tour.take(wall, "wall-table-start", WALL)
    sockets = present(school, guests)
    for table in range(1, 9):
        for seat in (0, 1):
            if (table, seat) not in ((1, 1), (5, 0)):
                school.do("bot", table=table, seat=seat, bot="level:1")
    expect(phones[1].find(".ballot button").first).to_be_visible(timeout=60_000)
    tour.take(phones[0], "captain", HAND)
    tour.take(phones[1], "member-ru", HAND)
    phones[1].find(".hand .lit button.face").first.click()
    phones[2].find(".ballot button").first.click()
    page.wait_for_timeout(400)
    tour.take(phones[1], "member-voted-ru", [(390, "dark"), (1440, "dark"), (1024, "light")])
    tour.take(phones[2], "member-voted-en", [(390, "light")])
    phones[2].find(".foot").get_by_role("button", name="Add a word").click()
    tour.take(phones[2], "word-en", [(390, "dark")])
    phones[2].find("#vote-word").fill("cheap and early")
    phones[2].find(".foot form button.main").click()
    phones[1].find(".foot").get_by_role("button", name="Предложить").click()
    phones[1].page.wait_for_timeout(300)
    tour.take(phones[1], "propose-ru", [(390, "dark"), (1440, "dark")])
    phones[1].page.keyboard.press("Escape")
    phones[0].find(".ballot button").first.click()
    tour.take(phones[0], "captain-ready", [(390, "dark"), (390, "light"), (1440, "dark")])
    phones[0].find(".foot .outcome").click()
    phones[2].page.wait_for_timeout(600)
    tour.take(phones[2], "played-en", [(390, "dark")])
    tour.take(phones[2], "full-en", [(390, "dark")], full=True)
    tour.take(teacher, "console-running", DESK)
    school.do("project", show="overview")
    wall.page.wait_for_timeout(800)
    tour.take(wall, "wall-overview", WALLS)
    school.do("project", show="table", table=1)
    wall.page.wait_for_timeout(1500)
    tour.take(wall, "wall-table", WALLS)

    # time, pause, freeze
    school.do("timebox", seconds=75, tables=[2])
    school.do("timebox", seconds=240, tables=[1])
    school.do("pause", tables=[5])
    page.wait_for_timeout(600)
    tour.take(phones[0], "clock", [(390, "dark")])
    tour.take(teacher, "console-time", [(1440, "dark")])
    school.do("pause", tables=[1], reason="")
    page.wait_for_timeout(400)
    tour.take(phones[0], "paused", [(390, "dark"), (1440, "light")])
    tour.take(wall, "wall-paused", WALL)
    school.do("resume")
    teacher.bar("Congelar y debatir").click()
    tour.take(teacher, "freeze-dialog", [(1440, "dark"), (390, "light")])
    teacher.dialog().get_by_role("textbox").first.fill("¿Qué dependencia les sorprendió más?")
    teacher.dialog().locator("button.main").click()
    page.wait_for_timeout(800)
    tour.take(phones[0], "frozen", [(390, "dark"), (390, "light"), (1440, "dark")])
    tour.take(wall, "wall-frozen", WALL)
    tour.take(teacher, "console-frozen", [(1440, "dark")])
    phones[0].find(".discussion button").click()
    tour.take(phones[0], "frozen-folded", [(390, "dark"), (1440, "dark")])
    school.do("resume")

    # injects
    teacher.bar("Inyectar").click()
    dialog = teacher.dialog()
    dialog.locator("textarea").first.fill("El operador de la red pide ayuda: ¿quién responde?")
    dialog.locator("select").first.select_option(index=4)
    tour.take(teacher, "inject-dialog", [(1440, "dark"), (390, "light")])
    dialog.locator("button.main").click()
    page.wait_for_timeout(600)
    tour.take(phones[0], "inject", [(390, "dark"), (1440, "dark")])
    tour.take(wall, "wall-inject", WALL)
    tour.take(teacher, "console-inject", [(1440, "dark")])
    teacher.find(".bar button", has_text="Mensaje").click()
    tour.take(teacher, "message-dialog", [(1440, "dark")])
    teacher.close()

    # micro-debrief
    school.do("bot", table=1, seat=0, bot="")  # the other team, too, has to answer
    school.do("micro", on=True, tables=[1])
    phones[0].page.wait_for_timeout(800)
    for person, language in zip(phones, ("es", "ru", "en"), strict=True):
        tour.take(person, f"micro-{language}", HAND if language == "es" else [(390, "dark")])
    phones[0].find("#micro-text").fill("Segmentamos demasiado tarde.")
    phones[0].find(".micro form button").click()
    page.wait_for_timeout(400)
    tour.take(phones[0], "micro-sent", [(390, "dark")])
    tour.take(wall, "wall-micro", WALL)
    tour.take(teacher, "console-micro", [(1440, "dark")])
    school.do("micro", on=False, tables=[1])

    school.do("bot", table=1, seat=0, bot="level:1")
    school.do("bot", table=1, seat=1, bot="level:1")
    # one table, notes, ruling, roll back
    page.wait_for_timeout(6000)
    teacher.tile(2).get_by_role("link").click()
    expect(teacher.find("main.board .bvm").first).to_be_visible()
    page.wait_for_timeout(800)
    tour.take(teacher, "table", DESK)
    teacher.find(".views button").nth(1).click()
    page.wait_for_timeout(600)
    tour.take(teacher, "table-as-red", [(1440, "dark")])
    teacher.find("#class-tab-notes").click()
    page.wait_for_timeout(300)
    tour.take(teacher, "table-notes", [(1440, "dark"), (390, "dark"), (1440, "light")])
    school.do("rule", table=2, text="La carta no tiene segundo objetivo.", reason="Cláusula 11")
    school.do("note", table=2, turn=1, text="Los BuenOsos nombran primero la dependencia.")
    school.do("mark", table=2, objective="cascade", level=3, text="S6 antes que S9", turn=1)
    page.wait_for_timeout(400)
    tour.take(teacher, "table-notes-kept", [(1440, "dark")])
    teacher.go(f"/class/{school.id}")
    expect(teacher.find(".tile")).to_have_count(8)
    teacher.bar("Notas").click()
    page.wait_for_timeout(300)
    tour.take(teacher, "notes-dialog", [(1440, "dark"), (390, "dark")])
    teacher.close()
    judge = Teacher(browser, server.url, "es")
    judge.go(school.link("evaluator"))
    expect(judge.find(".tile")).to_have_count(8)
    tour.take(judge, "evaluator", [(1440, "dark"), (390, "dark")])
    watcher = Teacher(browser, server.url, "es")
    watcher.go(school.link("observer"))
    expect(watcher.find(".tile")).to_have_count(8)
    tour.take(watcher, "observer", [(1440, "light")])

    # later in the game
    page.wait_for_timeout(15000)
    tour.take(teacher, "console-late", DESK)
    school.do("project", show="table", table=2)
    wall.page.wait_for_timeout(1500)
    tour.take(wall, "wall-late", WALLS)
    school.do("project", show="table", table=2, step=0)
    wall.page.wait_for_timeout(900)
    tour.take(wall, "wall-cascade-0", WALL)
    tour.take(teacher, "console-steps", [(1440, "dark")])
    school.do("project", show="table", table=2, step=1)
    wall.page.wait_for_timeout(900)
    tour.take(wall, "wall-cascade-1", WALL)
    school.do("project", show="overview")
    wall.page.wait_for_timeout(900)
    tour.take(wall, "wall-overview-late", WALLS)

    # the end
    teacher.bar("Clase").click()
    tour.take(teacher, "class-dialog", [(1440, "dark"), (390, "dark")])
    teacher.dialog().get_by_role("button", name="Terminar la clase").click()
    tour.take(teacher, "end-dialog", [(1440, "dark")])
    teacher.dialog().get_by_role("button", name="Terminar la clase").click()
    page.wait_for_timeout(800)
    tour.take(teacher, "console-ended", [(1440, "dark"), (390, "light")])
    tour.take(phones[0], "student-ended", [(390, "dark"), (1440, "light")])
    tour.take(wall, "wall-ended", WALL)
    first.go(f"/class/{school.id}")
    first.page.wait_for_timeout(600)
    tour.take(first, "waiting-ended", [(390, "dark")])
    teacher.go(f"/class/{school.id}/data")
    page.wait_for_timeout(600)
    tour.take(teacher, "data", DESK, full=True)
    teacher.page.get_by_role("button", name="Borrar ahora").click()
    tour.take(teacher, "erase-dialog", [(1440, "dark")])
    for socket in sockets:
        socket.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
