#!/usr/bin/env python3
"""A player for Talon's arena: any legal action, by chance. See engine.md.

    talon arena --seat thumb --seat 'cmd:python3 docs/player.py' --game snaps
"""

import json
import random
import sys


def answer(kind, told):
    """What to say to a line; nothing to most of them."""
    if kind == "hello":
        return {"hello": {"protocol": 1, "name": "chance"}}
    if kind == "move":
        dice = random.Random(told["seed"])
        action = dice.choice(told["view"]["legal"])
        return {"move": {"id": told["id"], "n": told["n"], "action": action}}
    return None


for line in sys.stdin:
    [(kind, told)] = json.loads(line).items()
    if kind == "quit":
        break
    said = answer(kind, told)
    if said:
        print(json.dumps(said), flush=True)
