#!/usr/bin/env python3
"""Fair deals, independently: reproduces the test vector of docs/fair-deals.md.

Written from that page alone with nothing but the standard library, so that a match can be
checked without the program that dealt it. Prints the vector; exits 1 if anything differs.
"""

import hashlib
import struct
import sys

PACK_24 = [rank + suit for suit in "CDHS" for rank in "9TJQKA"]


def keystream(seed):
    """The ChaCha20 keystream of a seed, as little-endian 32-bit words."""

    def rotate(word, count):
        return ((word << count) | (word >> (32 - count))) & 0xFFFFFFFF

    def quarter(state, a, b, c, d):
        for first, second, third, count in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[first] = (state[first] + state[second]) & 0xFFFFFFFF
            state[third] = rotate(state[third] ^ state[first], count)

    block = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", seed))
        start += [block & 0xFFFFFFFF, block >> 32, 0, 0]
        state = start.copy()
        for _ in range(10):
            for column in range(4):
                quarter(state, column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        yield from ((word + added) & 0xFFFFFFFF for word, added in zip(state, start))
        block += 1


def below(words, bound):
    limit = (1 << 32) - (1 << 32) % bound
    return next(word % bound for word in words if word < limit)


def deal_seed(secret, words, number):
    message = secret
    for given in words:
        if given is None:
            message += b"\x00"
        else:
            text = given.encode("utf-8")
            message += b"\x01" + struct.pack(">I", len(text)) + text
    return hashlib.sha256(message + struct.pack(">I", number)).digest()


def shuffle(pack, seed):
    words, cards = keystream(seed), list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def first_dealer(seed, seats):
    return below(keystream(seed), seats)


def vector():
    secret = bytes(range(32))
    words = ["Бела", None]
    yield "secret", secret.hex()
    yield "commitment", hashlib.sha256(secret).hexdigest()
    for number in (0, 1, 2):
        yield f"seed {number}", deal_seed(secret, words, number).hex()
    yield "first dealer", str(first_dealer(deal_seed(secret, words, 0), 2))
    yield "deck 1", " ".join(shuffle(PACK_24, deal_seed(secret, words, 1)))
    yield "deck 2", " ".join(shuffle(PACK_24, deal_seed(secret, words, 2)))
    yield "deck 1, nobody gave words", " ".join(shuffle(PACK_24, deal_seed(secret, [None, None], 1)))
    yield "first dealer of 5, seeds 00.. to 07..", " ".join(
        str(first_dealer(bytes([byte] * 32), 5)) for byte in range(8)
    )


def main():
    page = open(__file__.replace("fair_deals.py", "fair-deals.md"), encoding="utf-8").read()
    missing = 0
    for name, value in vector():
        line = f"{name}: {value}"
        print(line)
        if line not in page:
            print("  differs from docs/fair-deals.md", file=sys.stderr)
            missing = 1
    return missing


if __name__ == "__main__":
    sys.exit(main())
