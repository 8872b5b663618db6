"""Pictures of a class for the documentation: the projector, the console, students' phones, one table.

A teacher opens a class of eight tables in a browser; bots play at seven of them, and are paused at different turns.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.harness import Child
from tests.server.harness import Person as Guest
from tests.web.browser import Person
from tests.web.class_people import School

TABLES = 8
WALL = {"width": 1920, "height": 1080}
TURNS = {1: 1, 2: 4, 3: 5, 4: 6, 5: 3, 6: 7, 7: 5, 8: 6}  # by table: the turn at which its bots stop
BOTS = ("level:1", "random")  # MalOsos attack well, so that there is something to see
PATIENCE = 240.0
# fmt: off
NAMES = [
    "Luis", "Ana", "Diego", "Sofía", "Santiago", "Camila", "Leonardo", "Lucía", "Alejandro", "Renata", "Ángel",
    "Regina", "Bruno", "Paula", "Mateo", "Valentina", "Emiliano", "Isabella", "Daniel", "Ximena", "Miguel",
    "Fernanda", "Iker", "Natalia", "Pedro", "Elena", "Tomás", "Julia", "Andrei", "Maria", "Yusuf", "Chloé", "Noah",
    "Amara", "Kenji",
]
# fmt: on
BESIDE = """<body style="margin:0;display:flex;justify-content:space-between;width:1200px;background:#2d3948">
{}</body>"""


def pictures(browser: Browser, server: Child) -> Iterator[tuple[str, bytes]]:
    """Return each picture with its name."""
    school = School(
        server,
        tables=TABLES,
        per_table=5,
        title="Critical infrastructure, class B",
        language="en",
        preset="standard",
        same_deal=False,  # bots of one kind would play the same game everywhere
    )
    wall = Person(browser, server.url, "en", theme="light")
    wall.page.set_viewport_size(WALL)  # type: ignore[arg-type]
    wall.go(school.link("projector"))
    expect(wall.find("#main .qr")).to_be_visible()
    guests = [school.guest(name) for name in NAMES[:28]]
    expect(wall.find(".count[role=status]")).to_contain_text("28 of 40")
    yield "class-projector", wall.page.screenshot()

    students = [school.student(browser, "en", name, theme="dark") for name in ("Valeria", "Boris", "Carol")]
    waiting = students[0].page.screenshot()
    guests += [school.guest(name) for name in NAMES[28:]]
    people = {each["alias"]: each["member"] for each in school.document()["people"]}
    for name in ("Valeria", "Boris", "Carol"):
        school.do("place", member=people[name], table=1, seat=1)
    school.do("captain", member=people["Valeria"])
    school.do("start")
    for table in range(1, TABLES + 1):
        for seat in (0, 1):
            if (table, seat) != (1, 1):
                school.do("bot", table=table, seat=seat, bot=BOTS[seat])
    member = students[1]
    expect(member.find(".ballot button").first).to_be_visible(timeout=60_000)
    member.find(".ballot button").first.tap()
    students[2].find(".ballot button").first.tap()
    expect(member.find(".ballot .count b").first).to_have_text("2")
    voting = member.page.screenshot()
    school.do("bot", table=1, seat=0, bot="")
    school.do("micro", on=True, tables=[1])
    expect(member.find(".micro textarea")).to_be_visible()
    member.find("#micro-text").fill("MFA came too late: Access was already done.")
    yield "class-phones", beside(browser, [waiting, voting, member.page.screenshot()])
    member.find(".micro form button").tap()
    school.do("micro", on=False, tables=[1])

    stop_at_turns(school)
    present = [guest.look(school.table(you["table"]), you["seat"]) for guest, you in seats(school, guests)]
    for number, seconds in enumerate((150, 95, 45, 200, 130, 20, 170, 110), 1):
        with suppress(AssertionError):  # the game there is over
            school.do("timebox", seconds=seconds, tables=[number])
    teacher = Person(browser, server.url, "en", theme="dark")
    teacher.context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies(school)])
    teacher.go(school.path)
    expect(teacher.find(".tile")).to_have_count(TABLES)
    teacher.page.wait_for_timeout(800)
    yield "class-console", teacher.page.screenshot()

    school.do("project", show="table", table=6)
    expect(wall.find(".ticker")).not_to_be_empty()
    wall.page.wait_for_timeout(1500)
    yield "class-table", wall.page.screenshot()
    for socket in present:
        socket.close()
    for person in (wall, teacher, *students):
        person.context.close()


def cookies(school: School) -> list[tuple[str, str]]:
    return [(name, str(value)) for name, value in school.teacher.http.cookies.items()]


def seats(school: School, guests: list[Guest]) -> list[tuple[Guest, Any]]:
    return [(guest, school.document(guest)["you"]) for guest in guests]


def stop_at_turns(school: School) -> None:
    """Let people decide again at each table once it is at its turn, or let its game be over."""
    left, until = dict(TURNS), time.monotonic() + PATIENCE
    left.pop(1)
    while left and time.monotonic() < until:
        for tile in school.document()["tables"]:
            number = tile["number"]
            if number not in left:
                continue
            if tile["phase"] == "over":
                del left[number]
            elif tile["turn"] >= left[number]:
                for seat in (0, 1):
                    school.do("bot", table=number, seat=seat, bot="")
                del left[number]
        time.sleep(0.2)


def beside(browser: Browser, shots: list[bytes]) -> bytes:
    """Put pictures of phones beside each other."""
    page = browser.new_page(viewport={"width": 1200, "height": 860})
    images = [f'<img width="392" src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in shots]
    page.set_content(BESIDE.format("\n".join(images)))
    page.wait_for_timeout(300)
    found = page.locator("body").screenshot()
    page.close()
    return found
