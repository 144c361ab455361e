"""Plays deals of a game through `talon engine`, a process for each seat, with `talon referee` as the judge.

    client.py TALON GAME DEALS SEED

Fails where an engine chooses what the referee does not allow, or where a line to an engine names a card that its
seat cannot know. The cards are dealt here, by docs/referee.md.
"""

import itertools
import json
import random
import subprocess
import sys

from knowledge import cards, not_held, seen_in

SUITS = "CDHS"
RANKS = {"santase": "9TJQKA", "sznap": "9TJQKA", "snaps": "TJQKA", "belot": "9TJQKA", "ristiseiska": "23456789TJQKA"}
SEATS = {"belot": [3], "ristiseiska": [3, 4, 5]}
OPTIONS = {
    "santase": [{}, {"claim-mode": "manual"}],
    "sznap": [{}, {"meld": "explicit"}],
    "snaps": [{}, {"claim-mode": "declare"}, {"show-points": "off"}],
    "belot": [{}],
    "ristiseiska": [{}, {"stuck": "token"}],
}
# How much a player that searches may do: the test is of what it may choose, not of how well it does.
NODES = 100


class Program:
    """A program that is talked to in lines of JSON."""

    def __init__(self, *command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, line):
        self.process.stdin.write(json.dumps(line) + "\n")

    def ask(self, line):
        self.tell(line)
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        assert self.process.stdout.read() == "", "it said more than it was asked"
        assert self.process.wait() == 0, "a program failed"


def dealt(game, seats, dealer, deck):
    """What each seat knows before the first action."""
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    known, left = [set() for _ in order], iter(deck)

    def give(count):
        for seat in order:
            known[seat].update(itertools.islice(left, count))

    def turn():
        turned = next(left)
        for own in known:
            own.add(turned)

    if game in ("santase", "sznap"):
        give(3), give(3), turn()
    elif game == "snaps":
        give(3), turn(), give(2)
    elif game == "belot":
        give(3), give(2)
    else:
        while any(len(own) < len(deck) // seats for own in known):
            give(1)
        give(1)
    return known


class Deal:
    """One deal, from the shuffle to its end."""

    def __init__(self, number, game, dice, referee, engines):
        self.number, self.game, self.referee = number, game, referee
        self.seats = dice.choice(SEATS.get(game, [2]))
        self.engines = engines[: self.seats]
        dealer, rules = dice.randrange(self.seats), dice.choice(OPTIONS[game])
        deck = [rank + suit for suit in SUITS for rank in RANKS[game]]
        dice.shuffle(deck)
        self.pack, self.dice, self.actions = set(deck), dice, 0
        self.known = dealt(game, self.seats, dealer, deck)
        new = {"game": game, "rules": rules, "seats": self.seats, "dealer": dealer, "deck": deck}
        self.now = referee.ask({"new": {**new, "tell": ["seen", "views"]}})
        for seat in range(self.seats):
            start = {"rules": {"game": game, **rules}, "seats": self.seats, "dealer": dealer, "seat": seat}
            match = {"score": [0] * self.seats, "target": 11, "nodes": NODES}
            self.tell(seat, "deal", {**start, **match, "view": self.view(seat)})

    def view(self, seat):
        return self.now["views"][str(seat)]

    def line(self, seat, kind, fields):
        unknown = cards(fields) - self.known[seat]
        assert not unknown, f"seat {seat} cannot know {unknown}: {fields}"
        assert not_held(fields) <= self.pack, f"cards that there are not: {fields}"
        return {kind: {"id": self.number, **fields}}

    def tell(self, seat, kind, fields):
        self.engines[seat].tell(self.line(seat, kind, fields))

    def play(self):
        while self.now["to_act"]:
            seat = self.now["to_act"][0]
            seed = f"{self.dice.getrandbits(64):016x}"
            asked = self.line(seat, "move", {"n": self.actions, "seed": seed, "view": self.view(seat)})
            said = self.engines[seat].ask(asked)["move"]
            assert (said["id"], said["n"]) == (self.number, self.actions), said
            legal = self.now["legal"][str(seat)]
            assert said["action"] in legal, f"{said} is not among {legal}"
            self.act(seat, said["action"])
        for seat in range(self.seats):
            self.engines[seat].tell({"end": {"id": self.number, "outcome": self.now["outcome"]}})
        return self.actions

    def act(self, seat, action):
        self.now = self.referee.ask({"act": [seat, action]})
        self.actions += 1
        for seat in range(self.seats):
            for event in self.now["seen"][str(seat)]:
                self.known[seat] |= seen_in(event, seat)
                self.tell(seat, "event", {"event": event})


def main(talon, game, deals, seed):
    dice = random.Random(f"{game} {seed}")
    referee = Program(talon, "referee")
    levels = itertools.islice(itertools.cycle(["thumb", "strong"]), max(SEATS.get(game, [2])))
    engines = [Program(talon, "engine", "--level", level) for level in levels]
    actions = sum(Deal(number, game, dice, referee, engines).play() for number in range(int(deals)))
    for program in [referee, *engines]:
        program.end()
    print(f"{game}: {deals} deals, {actions} actions")


main(*sys.argv[1:])
