"""A bot for any game in twenty lines: it plays the first action on its list of favourites, or else a random one.

contienda watch misiles --seats "bot:exec:python3 examples/bots/careful.py,bot:random"
"""

import json
import random
import sys

# Favourite verbs, alone or with their arguments. The first belong to ¡Misiles, Ahora!, the others to Киберрубеж.
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
