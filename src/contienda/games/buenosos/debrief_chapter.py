"""The chapter of BuenOsos in the debrief, in words: the end, the cascade, the campaign, DRP and BCP, the tail risk.

The facts come from `debrief.py`, which the analysis calls; here they become sections of a document.
"""

from __future__ import annotations

from typing import Any

from contienda.games.buenosos.constants import NODE_NAMES, NONE, PHASE_NAMES, PROGRAM_NAMES, STATE_NAMES
from contienda.press.debrief_document import spread
from contienda.press.debrief_words import Words
from contienda.press.document import (
    Bar,
    Bars,
    Block,
    Chain,
    ChainStep,
    Check,
    Figure,
    Figures,
    Paragraph,
    Section,
    Stage,
    Table,
    Tone,
    Track,
)

TONES: dict[int, Tone] = {0: "good", 1: "degraded", 2: "intermittent", 3: "down"}
MOST_COSTS = 3
Facts = dict[str, Any]  # what `debrief.chapters` found, as it comes back from JSON


def service(words: Words, number: int) -> str:
    return words.piece("service", NODE_NAMES[number])


def program(words: Words, number: int) -> str:
    return words.piece("card", PROGRAM_NAMES[number])


def state(words: Words, number: int) -> str:
    return words.say(f"state-{STATE_NAMES[number]}")


def facts(words: Words) -> Facts:
    return dict(words.found.chapters)


# --- the end ----------------------------------------------------------------------------------------------------------


def scene(words: Words) -> tuple[str, list[Check]]:
    """Why it ended, with the goals reached and missed (6)."""
    found, say = facts(words)["goals"], words.say
    checks = [
        Check(
            say("board-end-stability", stability=found["stability"], goal=found["goal"]),
            found["stability"] > found["goal"],
        ),
        Check(
            say("board-end-critical", now=found["critical_down"], needed=found["critical_needed"]),
            found["critical_down"] < found["critical_needed"],
        ),
        Check(
            say("debrief-recovered", now=len(found["recovered"]), of=len(found["fallen"])),
            len(found["recovered"]) == len(found["fallen"]),
        ),
    ]
    return words.ending() + ".", checks


def threshold(words: Words) -> tuple[float, str]:
    """The Stability that BuenOsos must end above."""
    goal = facts(words)["goals"]["goal"]
    return float(goal), words.say("debrief-threshold", goal=goal)


def chapter(words: Words) -> list[Section]:
    """The sections of chapter 12, after the course of the game."""
    found = facts(words)
    return [figures(words, found), *cascade(words, found), campaign(words, found), *measures(words, found), tail(words)]


def figures(words: Words, found: Facts) -> Section:
    say, goals = words.say, found["goals"]
    stability, trust = goals["start"]
    numbers = Figures(
        [
            change(words, "stability", goals["stability"], stability, ""),
            change(words, "trust", goals["trust"], trust, "blue"),
        ]
    )
    blocks: list[Block] = [numbers]
    costs = found["costs"][:MOST_COSTS]
    if costs:
        most = max(each["points"] for each in costs)
        bars = [Bar(service(words, each["service"]), str(each["points"]), each["points"] / most) for each in costs]
        blocks.append(Bars(say("debrief-cost-most"), bars))
    hurt = [each for each in goals["states"] if each[1]]
    told = [f"{service(words, node)}: {state(words, now)} ({left}/{most})" for node, now, left, most in hurt]
    blocks.append(Paragraph(say("debrief-country", services="; ".join(told)) if told else say("debrief-country-ok")))
    return Section("figures", say("debrief-figures-title"), blocks)


def change(words: Words, key: str, now: int, start: int, tone: Tone) -> Figure:
    note = words.say("debrief-from", start=start, change=words.signed(now - start))
    return Figure(words.marker(key, -1), str(now), f"/{start}", note, tone)


# --- 12.1: the cascade ------------------------------------------------------------------------------------------------


def cascade(words: Words, found: Facts) -> list[Section]:
    """The chain from its cause to the country, and where it could be cut."""
    say, chain = words.say, found["cascade"]
    if chain is None:
        return [Section("cascade", say("debrief-cascade"), [Paragraph(say("board-end-no_cascade"))])]
    at = chain["cut"]["link"] if chain["cut"] else NONE
    steps = []
    if chain["source"] != NONE:
        steps.append(ChainStep(say("debrief-in_turn", turn=chain["turn"]), program(words, chain["source"]), tone="red"))
    begun = chain["state"]
    steps.append(
        ChainStep(
            say("debrief-in_turn", turn=chain["turn"]),
            service(words, chain["start"]),
            state(words, begun) if begun != NONE else "",
            TONES.get(begun, ""),
            say("debrief-hit") if chain["source"] != NONE else "",
        )
    )
    for number, link in enumerate(chain["links"]):
        key = "debrief-wave" if link["wave"] else "debrief-spread_in"
        steps.append(
            ChainStep(
                say(key, turn=link["turn"], wave=link["wave"]),
                service(words, link["service"]),
                state(words, link["state"]),
                TONES.get(link["state"], ""),
                say("debrief-through", service=service(words, link["dependency"]), points=link["points"]),
                link["clause"],
                number == at,
            )
        )
    country = chain["country"]
    told = say("debrief-pays", points=country["points"], lost=country["lost"], left=country["left"])
    steps.append(
        ChainStep(say("debrief-in_turn", turn=country["turn"]), say("debrief-the_country"), tone="gold", text=told)
    )
    blocks: list[Block] = [Chain(steps), Paragraph(cut_words(words, chain["cut"]), "good" if chain["cut"] else "dim")]
    return [Section("cascade", say("debrief-cascade"), blocks, say("debrief-cascade-lead", steps=len(steps)))]


def cut_words(words: Words, cut: Facts | None) -> str:
    if cut is None:
        return words.say("debrief-no_cut")
    return words.say(
        "debrief-cut",
        card=on_service(words, cut),
        turn=cut["turn"],
        where=words.say(f"debrief-cut-{cut['where']}"),
        points=cut["stability"],
    )


def on_service(words: Words, play: Facts) -> str:
    """A card with the service it is played on."""
    card = program(words, play["card"])
    return f"{card} → {service(words, play['service'])}" if play["service"] != NONE else card


# --- 12.2: the campaign line ------------------------------------------------------------------------------------------


def campaign(words: Words, found: Facts) -> Section:
    """The phases with their turns, and the cards of MalOsos by turn."""
    say, rows = words.say, found["campaign"]
    stages = []
    for phase, name in enumerate(PHASE_NAMES):
        marked = [row for row in rows if phase in row["marked"]]
        erased = [row for row in rows if phase in row["erased"]]
        standing = bool(rows) and phase in rows[-1]["standing"]
        cards = ", ".join(program(words, card["card"]) for row in marked[-1:] for card in row["cards"])
        when = say("debrief-in_turn", turn=marked[-1]["turn"]) if marked else say("debrief-never")
        if erased and not standing:
            when = f"{when}, {say('debrief-erased', turn=erased[-1]['turn'])}"
        stages.append(Stage(say(f"phase-{name}"), "done" if standing else "erased" if erased else "open", when, cards))
    played = [
        [
            str(row["turn"]),
            "; ".join(aimed(words, card) for card in row["cards"]) or "–",
            ", ".join(say(f"phase-{PHASE_NAMES[each]}") for each in sorted({*row["marked"], *row["counted"]})) or "–",
        ]
        for row in rows
    ]
    done = sum(stage.status == "done" for stage in stages)
    head = [say(f"debrief-campaign-{name}") for name in ("turn", "cards", "phases")]
    blocks: list[Block] = [Track(stages), Table(head, played, right=[0])]
    return Section("campaign", say("debrief-campaign"), blocks, say("debrief-campaign-lead", done=done))


def aimed(words: Words, card: Facts) -> str:
    targets = ", ".join(service(words, each) for each in card["targets"])
    name = program(words, card["card"])
    return f"**{name}** → {targets}" if targets else f"**{name}**"


# --- 12.3: DRP and BCP ------------------------------------------------------------------------------------------------


def measures(words: Words, found: Facts) -> list[Section]:
    """What every DRP and BCP card played was worth."""
    say, rows = words.say, found["measures"]
    title = say("debrief-measures")
    if not rows:
        return [Section("measures", title, [Paragraph(say("debrief-no_measures"))])]
    told = [
        [
            say(f"subtype-{each['plan']}"),
            program(words, each["card"]),
            str(each["plays"]),
            words.signed(each["stability"]),
            words.signed(each["trust"]),
            words.signed(each["integrity"]),
        ]
        for each in rows
    ]
    dim = [at for at, each in enumerate(rows) if not (each["stability"] or each["trust"] or each["integrity"])]
    head = [say(f"debrief-measure-{name}") for name in ("plan", "card", "plays", "stability", "trust", "integrity")]
    block = Table(head, told, right=[2, 3, 4, 5], bars=3, dim=dim)
    return [Section("measures", title, [block], say("debrief-measures-lead"))]


# --- 12.4: the tail risk ----------------------------------------------------------------------------------------------


def tail(words: Words) -> Section:
    """Where games went from the most open turn, and the rare event that hurt most with its barrier."""
    say, rare = words.say, facts(words)["tail"]
    blocks: list[Block] = list(spread(words, 0) or [])
    lead = words.spread_lead() if blocks else ""
    if rare is None:
        blocks.append(Paragraph(say("debrief-no_tail"), "dim"))
        return Section("tail", say("debrief-tail"), blocks, lead)
    hurt = ", ".join(f"{service(words, each['service'])} {each['points']}" for each in rare["services"])
    blocks.append(
        Paragraph(
            say(
                "debrief-tail-event",
                event=program(words, rare["event"]),
                turn=rare["turn"],
                one_in=rare["one_in"],
                struck=rare["struck"],
                points=rare["integrity"],
                services=hurt,
            ),
            "bad",
        )
    )
    barrier = rare["barrier"]
    if barrier is None:
        blocks.append(Paragraph(say("debrief-no_barrier"), "dim"))
    else:
        told = say(
            "debrief-barrier",
            card=on_service(words, barrier),
            turn=barrier["turn"],
            where=say(f"debrief-barrier-{barrier['where']}"),
            prevented=barrier["prevented"],
            points=rare["integrity"],
        )
        blocks.append(Paragraph(told, "good"))
    return Section("tail", say("debrief-tail"), blocks, lead)


# --- strengths and weaknesses -----------------------------------------------------------------------------------------


def strengths(words: Words) -> list[str]:
    """Cards that were worth most."""
    best = [each for each in facts(words)["measures"] if each["stability"] > 0][:2]
    return [
        words.say("debrief-strong-measure", card=program(words, each["card"]), points=each["stability"])
        for each in best
    ]


def weaknesses(words: Words) -> list[str]:
    """The service that cost most, and the cascade that could have been cut."""
    found, told = facts(words), []
    if found["costs"]:
        worst = found["costs"][0]
        told.append(words.say("debrief-weak-cost", service=service(words, worst["service"]), points=worst["points"]))
    if found["cascade"] is not None and found["cascade"]["cut"] is not None:
        told.append(cut_words(words, found["cascade"]["cut"]))
    rare = found["tail"]
    if rare is not None and rare["struck"] > rare["turn"]:
        told.append(
            words.say("debrief-weak-latent", event=program(words, rare["event"]), turns=rare["struck"] - rare["turn"])
        )
    return told
