"""A player for the arena that looks for cards it must not know in everything it gets. It chooses by chance, and ends with 1 at
the first such card."""

import json
import random
import sys

from knowledge import cards, seen_in


class Spy:
    """What the seat may know of the deal that is played."""

    def deal(self, told):
        self.id, self.seat, self.n = told["id"], told["seat"], -1
        view = told["view"]
        assert (view["viewer"], len(view["hand"])) == (self.seat, view["hand_sizes"][self.seat])
        self.known = set(view["hand"]) | cards(view.get("turned"))
        self.check(told)

    def event(self, told):
        self.known |= seen_in(told["event"], self.seat)

    def move(self, told):
        assert told["n"] > self.n, "the actions are counted"
        self.n = told["n"]
        self.check(told)
        action = random.Random(told["seed"]).choice(told["view"]["legal"])
        return {"move": {"id": told["id"], "n": told["n"], "action": action}}

    def end(self, told):
        assert told["id"] == self.id and told["outcome"]["reason"], "the end of the deal that is played"

    def check(self, told):
        assert told["id"] == self.id, "the deal that is played"
        unknown = cards(told) - self.known
        assert not unknown, f"seat {self.seat} cannot know {unknown}: {told}"


spy = Spy()
for line in sys.stdin:
    [(kind, told)] = json.loads(line).items()
    if kind == "quit":
        break
    said = {"hello": {"protocol": 1, "name": "spy"}} if kind == "hello" else getattr(spy, kind)(told)
    if said:
        print(json.dumps(said), flush=True)
