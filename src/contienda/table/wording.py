"""Text that people write for others to read: names, chat, notes, reasons and titles.

Invisible characters could make two names look the same, or make a text read differently from how it was written. All
such text goes through `tidied`.
"""

from __future__ import annotations

import re
import unicodedata

from contienda.core.errors import BadOption

MOST_MARKS = 3  # combining marks on one letter: enough for every living script
JOINER = "\u200d"  # joins emoji into one
EMOJI_STYLE = "\ufe0f"
# Characters that draw nothing, although Unicode does not count them as invisible.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
DECEIVING = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
# Letters and digits that look like Latin letters, after `casefold`.
LOOKS = str.maketrans("авекмнорстухіјѕԁԛԝοαριντυχκl1|0", "abekmhopctyxijsdqwoapivtuxkiiio")


def tidied(text: str, error: str) -> str:
    """Return the text as others read it, in one line; raise that error if it is deceptive or blank.

    Line breaks and runs of spaces become one space. Zero-width and unassigned characters are dropped, and so are excess
    marks on one letter. Control characters and direction overrides are refused.
    """
    if DECEIVING.search(text):
        raise BadOption(error)
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter, marks = " ", MOST_MARKS  # a mark needs a letter before it
        elif kind.startswith("M") and letter != EMOJI_STYLE:
            marks += 1
            if marks > MOST_MARKS or not kept or letter in BLANKS:
                continue
        elif letter not in (JOINER, EMOJI_STYLE):
            if kind in ("Cc", "Cf", "Cn", "Co", "Cs") or letter in BLANKS:
                continue
            marks = 0
        kept.append(letter)
    shown = " ".join(joined("".join(kept)).split())
    if not shown:
        raise BadOption(error)
    return shown


def joined(text: str) -> str:
    """Keep joiners and variation selectors inside emoji; drop them elsewhere."""
    found: list[str] = []
    for place, letter in enumerate(text):
        if letter == JOINER and not (found and pictured(found[-1]) and pictured(text[place + 1 : place + 2])):
            continue
        if letter == EMOJI_STYLE and not (found and (pictured(found[-1]) or found[-1] in "0123456789#*")):
            continue
        if letter == EMOJI_STYLE and found[-1] == EMOJI_STYLE:
            continue
        found.append(letter)
    return "".join(found)


def pictured(letter: str) -> bool:
    """Tell whether a character is an emoji, or modifies one."""
    return letter == EMOJI_STYLE or (bool(letter) and unicodedata.category(letter) in ("So", "Sk"))


def look(name: str) -> str:
    """Return a key that names of the same appearance share, whatever their alphabet."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LOOKS)
    return "".join(letter for letter in plain if letter not in (JOINER, EMOJI_STYLE))


def told_apart(name: str, others: list[str], longest: int) -> str:
    """Return the name, with a number after it if it looks like one of the others: a class may well have two Anas."""
    taken = {look(each) for each in others}
    number, found = 1, name
    while look(found) in taken:
        number += 1
        ending = f" ({number})"
        found = name[: longest - len(ending)].rstrip() + ending
    return found
