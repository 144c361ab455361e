"""What the golden season comes to, computed a second time.

    python3 golden_season.py > golden_season.txt

Reads golden_season.json beside it: the facts about 220 matches of twelve people in four games, and five leagues with the rounds that were drawn,
which fact is a result in which round, and who was ready where a match was not played. Person 12 joins late, person 5 has their data deleted
on the way. Prints the tables of the leagues, the lines of the leaderboards of communities and of everybody, the meetings and the ratings.

It shares nothing with the crate but docs/standings.md, Glickman's "Example of the Glicko-2 system" and algorithm 1 of Weng and Lin. Points are
fractions here; what is printed is in the units of the crate: 24ths of a match point, 12ths of a point.
"""

import datetime
import hashlib
import json
import math
import pathlib
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, groupby

HALF = Fraction(1, 2)


# Matches ------------------------------------------------------------------------------------------------------------------------------


def counts(fact):
    """Whether a match has a result."""
    return fact["ending"] not in ("agreed", "stopped")


def counts_for(fact, player):
    """Whether it counts for one of its players: of a match of which too little was played, for those alone who quit."""
    return player["quit"] or not fact.get("slight", False)


def seen_by_those_who_left(fact):
    """For everybody who gave up a seat that counts for somebody else: that one as a player, and the match as it was for them."""
    for gone in fact.get("left", []):
        taken = fact["players"][gone["seat"]]
        own = {"who": gone["who"], "place": taken["place"], "points": taken["points"], "quit": True, "tally": {}}
        others = fact["players"][: gone["seat"]] + [own] + fact["players"][gone["seat"] + 1 :]
        yield own, fact | {"players": others}


def compare(one, other):
    """What one made against another at the same table: 1, one half or 0. Players are (who, place, absent, difference)."""
    if one[2]:
        return Fraction(0)
    if other[2] or one[1] < other[1]:
        return Fraction(1)
    return HALF if one[1] == other[1] else Fraction(0)


def difference(fact, player):
    """The player's points above the mean of the others'; a player who quit has the fewest of all."""
    fewest = min(other["points"] for other in fact["players"])
    others = [fewest if other["quit"] else other["points"] for other in fact["players"] if other is not player]
    return (fewest if player["quit"] else player["points"]) - Fraction(sum(others), len(others))


def score_of(fact):
    """A fact as the score of a league: its players."""
    return [(int(p["who"][2:]), p["place"], p["quit"], difference(fact, p)) for p in fact["players"]]


# Tables of leagues --------------------------------------------------------------------------------------------------------------------


def share(score, who):
    """The part of the match point that somebody has; a score with a single player is a bye."""
    own = next(player for player in score if player[0] == who)
    others = [compare(own, player) for player in score if player[0] != who]
    return sum(others) / len(others) if others else Fraction(1)


class Standing:
    """Everybody's sums over the scores of a league."""

    def __init__(self, people, scores):
        self.people, self.scores = people, scores
        self.mine = {who: [s for s in scores if any(p[0] == who for p in s)] for who in people}
        self.points = {who: sum((share(s, who) for s in self.mine[who]), Fraction(0)) for who in people}

    def each(self, who):
        """For every match of somebody: the own side and the others'."""
        for score in self.mine[who]:
            own = next(player for player in score if player[0] == who)
            yield own, [player for player in score if player[0] != who]

    def wins(self, who):
        return sum(all(compare(own, other) == 1 for other in others) for own, others in self.each(who))

    def draws(self, who):
        results = [[compare(own, other) for other in others] for own, others in self.each(who)]
        return sum(bool(made) and min(made) == HALF for made in results)

    def difference(self, who):
        return sum((own[3] for own, _ in self.each(who)), Fraction(0))

    def sonneborn_berger(self, who):
        total = Fraction(0)
        for own, others in self.each(who):
            made = [compare(own, other) * self.points[other[0]] for other in others]
            total += sum(made) / len(made) if made else self.points[who]
        return total

    def buchholz(self, who):
        total = Fraction(0)
        for _, others in self.each(who):
            met = [self.points[other[0]] for other in others]
            total += sum(met) / len(met) if met else self.points[who]
        return total

    def head_to_head(self, group):
        """What each of a group made against the others of it; None unless all pairs met equally often."""
        made, met = Counter(), Counter()
        for score in self.scores:
            for one, other in combinations([player for player in score if player[0] in group], 2):
                met[frozenset((one[0], other[0]))] += 1
                made[one[0]] += compare(one, other)
                made[other[0]] += compare(other, one)
        times = {met[frozenset(pair)] for pair in combinations(group, 2)}
        return made if len(times) == 1 and times != {0} else None


TIE_BREAKS = {
    "ladder": ["head_to_head", "wins", "difference", "lot"],
    "round_robin": ["head_to_head", "sonneborn_berger", "difference", "wins", "lot"],
    "swiss": ["buchholz", "head_to_head", "sonneborn_berger", "difference", "wins", "lot"],
    "rotating": ["difference", "wins", "head_to_head", "buchholz", "lot"],
}


def lot(name, who):
    return int.from_bytes(hashlib.sha256(f"{name}:{who}".encode()).digest()[:8], "big")


def ordered(standing, name, group, breaks, by):
    """The group in order, each with the tie-break that put them below the one above."""
    if len(group) == 1 or not breaks:
        return [(who, by) for who in group]
    first, rest = breaks[0], breaks[1:]
    if first == "head_to_head":
        made = standing.head_to_head(group)
        key = (lambda who: made[who]) if made else (lambda who: 0)
    elif first == "lot":
        key = lambda who: lot(name, who)
    else:
        key = getattr(standing, first)
    result = []
    for at, (_, tied) in enumerate(groupby(sorted(group, key=key, reverse=True), key)):
        result += ordered(standing, name, list(tied), rest, by if at == 0 else first)
    return result


def ranked(standing, name, breaks):
    """Everybody's rank, in order: (who, rank, tie-break)."""
    order = []
    by_points = sorted(standing.people, key=lambda who: -standing.points[who])
    for _, tied in groupby(by_points, lambda who: standing.points[who]):
        order += ordered(standing, name, list(tied), breaks, None)
    return [(who, rank, by) for rank, (who, by) in enumerate(order, 1)]


def print_table(league, standing, order):
    print(f"league {league['name']}")
    for who, rank, by in order:
        print(
            f"{rank} p:{who} points={standing.points[who] * 24} matches={len(standing.mine[who])} wins={standing.wins(who)}"
            f" draws={standing.draws(who)} difference={standing.difference(who) * 12}"
            f" sonneborn_berger={standing.sonneborn_berger(who) * 576} buchholz={standing.buchholz(who) * 288} by={by or '-'}"
        )


# Leagues ------------------------------------------------------------------------------------------------------------------------------


def here(league, who, number):
    entry = next(entry for entry in league["entries"] if entry["who"] == who)
    return entry["from_round"] <= number and (entry["until_round"] is None or number <= entry["until_round"])


def walk_over(number, players, ready):
    return (number, [(who, 1, who not in ready, Fraction(0)) for who in players], True)


def scores_of(record, facts):
    """The scores of every round: (round, players, whether nobody played). Byes count in Swiss leagues, walk-overs against those who left follow from the entries."""
    league, played = record["league"], [(number, facts[fact]) for number, fact in record["matches"]]
    scores = [(number, score_of(fact), False) for number, fact in played if counts(fact)]
    forced = {(w["round"], w["table"]): w["ready"] for w in record["walk_overs"]}
    for drawn in record["rounds"]:
        number = drawn["number"]
        if league["format"]["format"] == "swiss":
            scores += [(number, [(who, 1, False, Fraction(0))], True) for who in drawn["byes"]]
        for fixture in drawn["fixtures"]:
            players = fixture["players"]
            present = [who for who in players if here(league, who, number)]
            if (number, fixture["table"]) in forced:
                scores.append(walk_over(number, players, forced[number, fixture["table"]]))
            elif len(present) < len(players):
                scores.append(walk_over(number, players, present))
    return scores


def ladder(record, facts):
    """The scores that count: no two of the players met more often on that day."""
    most, met, scores = record["league"]["format"]["per_day"], Counter(), []
    for _, number in record["matches"]:
        fact = facts[number]
        pairs = [(fact["day"], frozenset(pair)) for pair in combinations([p["who"] for p in fact["players"]], 2)]
        if counts(fact) and all(met[pair] < most for pair in pairs):
            met.update(pairs)
            scores.append(score_of(fact))
    return scores


def knockout(record, scores):
    """Ranks by how far somebody came; the last round is the final and the match for the third place."""
    seeds = [entry["who"] for entry in record["league"]["entries"]]

    def winner(number, players):
        for of_round, score, walked in scores:
            if of_round == number and {player[0] for player in score} == set(players):
                one, other = score
                if compare(one, other) != compare(other, one):
                    return one[0] if compare(one, other) > compare(other, one) else other[0]
                if walked:
                    return min(players, key=seeds.index)
        raise ValueError("open")

    last, groups = len(record["rounds"]), []
    for drawn in record["rounds"][:-2]:
        groups.insert(0, [who for f in drawn["fixtures"] for who in f["players"] if who != winner(drawn["number"], f["players"])])
    for fixture in reversed(record["rounds"][-1]["fixtures"]):
        won = winner(last, fixture["players"])
        groups[:0] = [[won], [who for who in fixture["players"] if who != won]]
    order, above = [], 0
    for group in groups:
        order += [(who, above + 1, None) for who in sorted(group, key=seeds.index)]
        above += len(group)
    return order


def check_rounds(record):
    """What must hold for the rounds of any draw."""
    league, kind = record["league"], record["league"]["format"]["format"]
    met = Counter(frozenset(f["players"]) for drawn in record["rounds"] for f in drawn["fixtures"] if len(f["players"]) == 2)
    byes = Counter(who for drawn in record["rounds"] for who in drawn["byes"])
    for drawn in record["rounds"]:
        busy = [who for f in drawn["fixtures"] for who in f["players"]] + drawn["byes"]
        assert len(busy) == len(set(busy)), "each once"
        if kind in ("swiss", "rotating"):
            assert set(busy) == {e["who"] for e in league["entries"] if here(league, e["who"], drawn["number"])}
    if kind == "round_robin":
        early = [entry["who"] for entry in league["entries"] if entry["from_round"] == 1]
        assert all(met[frozenset(pair)] == 1 for pair in combinations(early, 2)) and max(met.values()) == 1
    if kind == "swiss":
        assert max(met.values()) == 1 and max(byes.values()) == 1
    if kind == "rotating":
        stayed = [byes[e["who"]] for e in league["entries"] if here(league, e["who"], 1) and e["until_round"] is None]
        assert max(stayed) - min(stayed) <= 1


def print_leagues(season, facts):
    for record in season["leagues"]:
        league, kind = record["league"], record["league"]["format"]["format"]
        people = [entry["who"] for entry in league["entries"]]
        check_rounds(record)
        numbered = scores_of(record, facts)
        standing = Standing(people, ladder(record, facts) if kind == "ladder" else [score for _, score, _ in numbered])
        order = knockout(record, numbered) if kind == "knockout" else ranked(standing, league["name"], TIE_BREAKS[kind])
        print_table(league, standing, order)


# Leaderboards -------------------------------------------------------------------------------------------------------------------------


def windows(day):
    date = datetime.date.fromisoformat(day)
    year, week, _ = date.isocalendar()
    return [f"{year}-w{week:02}", f"{date:%Y-%m}", f"{date.year}-q{(date.month + 2) // 3}", "all"]


def standing_place(player):
    """The place by which a match counts; a player who quit is last."""
    return math.inf if player["quit"] else player["place"]


def print_boards(season, known):
    """`known` tells of every fact who was known before it."""
    boards = defaultdict(lambda: [0, 0, 0, Fraction(0), 0])
    for fact in filter(counts, season["facts"]):
        best = min(map(standing_place, fact["players"]))
        first = [p for p in fact["players"] if standing_place(p) == best < math.inf]
        lines = [(player, fact) for player in fact["players"] if counts_for(fact, player)]
        for player, seen in lines + list(seen_by_those_who_left(fact)):
            strangers = [p for p in seen["players"] if p is not player and p["who"] not in known[fact["number"]]]
            for board in ["board"] if strangers else ["board", "everywhere"]:
                for window in windows(fact["day"]):
                    line = boards[board, fact["game"], window, int(player["who"][2:])]
                    line[0] += 1
                    line[1] += first == [player]
                    line[2] += len(first) > 1 and player in first
                    line[3] += difference(seen, player)
                    line[4] += player["tally"].get("deals", 0)
    for (board, game, window, who), (matches, wins, draws, points, deals) in sorted(boards.items()):
        print(f"{board} {game} {window} p:{who} matches={matches} wins={wins} draws={draws} points={points * 12} deals={deals}")


# Ratings ------------------------------------------------------------------------------------------------------------------------------

GLICKO = 173.7178
DAY = 86_400_000


def glicko2(own, other, result):
    """Glickman's steps 2 to 8 for a period of one game; ratings are (mean, deviation, volatility)."""
    tau, (mu, phi, sigma) = 0.5, ((own[0] - 1500) / GLICKO, own[1] / GLICKO, own[2])
    mu_j, phi_j = (other[0] - 1500) / GLICKO, other[1] / GLICKO
    g = 1 / math.sqrt(1 + 3 * phi_j**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - mu_j)))
    v = 1 / (g**2 * expected * (1 - expected))
    delta, a = v * g * (result - expected), math.log(sigma**2)

    def f(x):
        return math.exp(x) * (delta**2 - phi**2 - v - math.exp(x)) / (2 * (phi**2 + v + math.exp(x)) ** 2) - (x - a) / tau**2

    low, high = a - 20, a + 20
    while high - low > 1e-13:
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = math.exp(low / 2)
    phi = 1 / math.sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return (1500 + GLICKO * (mu + phi**2 * g * (result - expected)), phi * GLICKO, sigma)


def weng_lin(ratings, places):
    """Algorithm 1 of Weng and Lin for teams of one, with the deviations grown by tau before."""
    beta, tau, kappa, new = 25 / 6, 25 / 300, 0.0001, []
    grown = [(mean, deviation**2 + tau**2) for mean, deviation, _ in ratings]
    for at, (mean, variance) in enumerate(grown):
        omega = delta = 0.0
        for other, (others_mean, others_variance) in enumerate(grown):
            if other != at:
                c = math.sqrt(variance + others_variance + 2 * beta**2)
                p = 1 / (1 + math.exp((others_mean - mean) / c))
                result = (places[at] < places[other]) + (places[at] == places[other]) / 2
                omega += variance / c * (result - p)
                delta += math.sqrt(variance) / c * variance / c**2 * p * (1 - p)
        new.append((mean + omega, math.sqrt(variance * max(1 - delta, kappa)), 0.0))
    return new


def aged(rating, last, now, scale, most):
    days = max(now - last, 0) // DAY if last is not None else 0
    variance = rating[1] ** 2 + days * (110**2 - 60**2) / 365 / scale**2
    return (rating[0], min(math.sqrt(variance), most) if days else rating[1], rating[2])


def rated(two, before, places):
    """The ratings after a match, as the system has them."""
    if not two:
        return weng_lin(before, places)
    result = (places[0] < places[1]) + (places[0] == places[1]) / 2
    return [glicko2(before[0], before[1], result), glicko2(before[1], before[0], 1 - result)]


def bounded(two, before, places, at, strangers):
    """The rating of one player after a match: what those bring whom nobody knows lifts nobody above 1600, and makes nobody more certain
    than ten elevenths of the deviation at which a rating is settled."""
    new, others = rated(two, before, places)[at], [other for other in range(len(before)) if other != at]
    known = [other for other in others if other not in strangers]
    if known == others:
        return new
    proven = before[at] if not known else rated(two, [before[i] for i in [at] + known], [places[i] for i in [at] + known])[0]
    highest, surest = (1600.0, 100.0) if two else (25 + 100 / 42, 25 / 6 * 10 / 11)
    mean = new[0] if new[0] <= proven[0] else max(proven[0], min(new[0], highest))
    deviation = new[1] if new[1] >= proven[1] else max(new[1], min(proven[1], surest))
    return (mean, deviation, proven[2])


def settle(season):
    """Every rating and every meeting; and for each fact who was known before it."""
    ratings, pairs, known = {}, defaultdict(lambda: [0, 0, 0, 0]), {}
    for fact in filter(counts, season["facts"]):
        game, now, two = fact["game"], fact["ended_at_ms"], len(fact["players"]) == 2
        start, scale = ((1500.0, 350.0, 0.06), 1.0) if two else ((25.0, 25 / 3, 0.0), 42.0)
        acquaintances = Counter(who for of, one, other in pairs if of == game for who in (one, other))
        played = {who: matches for (of, who), (_, matches, _) in ratings.items() if of == game}
        known[fact["number"]] = {who for who in played if played[who] >= 10 and acquaintances[who] >= 5}
        changed = {}
        for own, seen in [(None, fact), *seen_by_those_who_left(fact)]:
            players, before = seen["players"], []
            for player in players:
                rating, _, last = ratings.get((game, player["who"]), (start, 0, None))
                before.append(aged(rating, last, now, scale, start[1]))
            weights = [1.0] * len(players) if fact.get("slight", False) else meet(pairs, game, players, own)
            places = [standing_place(player) for player in players]
            strangers = [at for at, player in enumerate(players) if player["who"] not in known[fact["number"]]]
            for at, (player, old, weight) in enumerate(zip(players, before, weights)):
                if player is own or (own is None and counts_for(fact, player)):
                    rating = weighed(old, bounded(two, before, places, at, strangers), weight)
                    if player["quit"]:
                        rating = (min(rating[0], old[0]), max(rating[1], old[1]), rating[2])
                    changed[game, player["who"]] = (rating, played.get(player["who"], 0) + 1, now)
        ratings.update(changed)
    return ratings, pairs, known


def print_ratings(ratings, pairs):
    number = lambda who: int(who[2:])
    for (game, one, other), (wins, losses, draws, streak) in sorted(pairs.items(), key=lambda i: (i[0][0], number(i[0][1]), number(i[0][2]))):
        print(f"pair {game} {one} {other} wins={wins} losses={losses} draws={draws} streak={streak}")
    for (game, who), ((mean, deviation, volatility), matches, _) in sorted(ratings.items(), key=lambda i: (i[0][0], number(i[0][1]))):
        print(f"rating {game} {who} mean={mean:.4f} deviation={deviation:.4f} volatility={volatility:.6f} matches={matches}")


def meet(pairs, game, players, own):
    """Counts who did better than whom, and tells how much the match counts for each player; if `own` left, for that one alone."""
    shares = defaultdict(list)
    for one, other in combinations(sorted(players, key=lambda player: int(player["who"][2:])), 2):
        if own is not None and own is not one and own is not other:
            continue
        line, weight = pairs[game, one["who"], other["who"]], 1.0
        if one["quit"] and other["quit"]:
            if line == [0, 0, 0, 0]:
                del pairs[game, one["who"], other["who"]]
        else:
            better = (standing_place(other) > standing_place(one)) - (standing_place(other) < standing_place(one))
            line[{1: 0, -1: 1, 0: 2}[better]] += 1
            line[3] = 0 if better == 0 else better + (line[3] if line[3] * better > 0 else 0)
            weight = 1.0 / max(abs(line[3]) - 2, 1)
        shares[one["who"]].append(weight)
        shares[other["who"]].append(weight)
    return [sum(shares[p["who"]]) / len(shares[p["who"]]) if shares[p["who"]] else 1.0 for p in players]


def weighed(old, new, weight):
    variance = old[1] ** 2 + weight * (new[1] ** 2 - old[1] ** 2)
    return (old[0] + weight * (new[0] - old[0]), math.sqrt(variance), old[2] + weight * (new[2] - old[2]))


def main():
    season = json.loads((pathlib.Path(__file__).parent / "golden_season.json").read_text())
    print_leagues(season, {fact["number"]: fact for fact in season["facts"]})
    ratings, pairs, known = settle(season)
    print_boards(season, known)
    print_ratings(ratings, pairs)


if __name__ == "__main__":
    main()
