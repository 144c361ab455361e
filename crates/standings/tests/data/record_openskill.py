"""Records 1,000 matches as PyPI's openskill rates them, for tests/openskill.rs.

Made with openskill 6.2.0 and Python 3.11:

    python3 -m venv /tmp/openskill && /tmp/openskill/bin/pip install openskill==6.2.0
    /tmp/openskill/bin/python record_openskill.py > openskill.txt

The model is BradleyTerryFull with its defaults: mu 25, sigma 25/3, beta 25/6, kappa 0.0001, tau 25/300. Forty people meet, two to five at
a table, who has what strength and who meets whom by a fixed seed; about one neighbouring place in eight is shared. One line a match: for
each player `person place mu sigma`, the last two after the match.
"""

import random

from openskill.models import BradleyTerryFull

SEED, PEOPLE, MATCHES = 2011, 40, 1000


def places(strengths, chance):
    """Places by strength and luck, 1 being the best."""
    order = sorted(range(len(strengths)), key=lambda seat: -chance.gauss(strengths[seat], 6))
    place, given = 1, [0] * len(strengths)
    for at, seat in enumerate(order):
        if at > 0 and chance.random() >= 0.125:
            place = at + 1
        given[seat] = place
    return given


def main():
    chance = random.Random(SEED)
    model = BradleyTerryFull()
    strengths = [chance.gauss(25, 6) for _ in range(PEOPLE)]
    ratings = [model.rating() for _ in range(PEOPLE)]
    for _ in range(MATCHES):
        table = chance.sample(range(PEOPLE), chance.randint(2, 5))
        given = places([strengths[person] for person in table], chance)
        rated = model.rate([[ratings[person]] for person in table], ranks=given)
        line = []
        for person, place, (rating,) in zip(table, given, rated):
            ratings[person] = rating
            line.append(f"{person} {place} {rating.mu:.9f} {rating.sigma:.9f}")
        print(", ".join(line))


if __name__ == "__main__":
    main()
