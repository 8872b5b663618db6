"""A bot for any game, in twenty lines: it takes what stands first in its list, and otherwise anything.

contienda watch misiles --seats "bot:exec:python3 examples/bots/careful.py,bot:random"
"""

import json
import random
import sys

# Verbs, or verbs with what they are done to. The first are of ¡Misiles, Ahora!, the others of Киберрубеж.
LIKED = ["play clock_add", "play clock_light", "complete missile", "mark missile", "take missile", "complete clock"]
LIKED += ["mark clock", "swap clock", "play spy_complete", "play spy_parts", "counter", "search"]
LIKED += ["keep", "lay", "play", "attack", "activate", "strike", "recover", "next"]


def rank(action: dict) -> int:
    words = [action["verb"], *map(str, action["arguments"].values())]
    return min((LIKED.index(each) for each in (words[0], " ".join(words)) if each in LIKED), default=len(LIKED))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":  # "hello" and "over" need no answer
        best = min(map(rank, message["actions"]))
        liked = [action["code"] for action in message["actions"] if rank(action) == best]
        picked = random.Random(message["seed"]).choice(liked)
        print(json.dumps({"id": message["id"], "action": picked}), flush=True)
