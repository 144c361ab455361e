"""What a seat may know: its hand, what lies open, and the events that it saw."""

import re

CARD = re.compile(r"[2-9TJQKA][CDHS]")

# Shown not to be in a hand: a statement about all cards, from what everybody saw.
NOT_HELD = "missing"

# Fields that name cards without saying where any of them is. In Ristiseiska, `open` has those that would fit on the table.
ABOUT_ALL = {NOT_HELD, "open"}


def cards(told):
    """Every card that is named anywhere in something told."""
    if isinstance(told, dict):
        return set().union(*(cards(part) for name, part in told.items() if name not in ABOUT_ALL))
    if isinstance(told, list):
        return set().union(*(cards(part) for part in told))
    return {told} if isinstance(told, str) and CARD.fullmatch(told) else set()


def not_held(told):
    """Every card that some hand is said not to hold."""
    if isinstance(told, dict):
        own = cards(list(told.get(NOT_HELD, [])))
        return own.union(*(not_held(part) for part in told.values()))
    return set().union(*map(not_held, told)) if isinstance(told, list) else set()


def seen_in(event, seat):
    """The cards that a seat learns from an event as it was told; fails where it was told another's."""
    named = cards(event)
    if event["type"] in ("announced", "belot"):
        # Who shows one half of a marriage holds the other.
        suit = event["suit"]
        return named | {"K" + suit, "Q" + suit}
    if event["type"] == "drew" and event["seat"] != seat:
        assert not named, f"seat {seat} was told what another drew: {event}"
    if event["type"] == "given" and seat not in (event["from"], event["to"]):
        assert not named, f"seat {seat} was told what others gave each other: {event}"
    return named
