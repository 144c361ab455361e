### Slova na asovima i figurama, kako ih imaju karte kojima se ovdje igra.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] Q
   *[jack] J
}
