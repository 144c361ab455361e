### Kuvakorttien kirjaimet, sellaisina kuin ne ovat suomalaisissa pakoissa.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] Q
   *[jack] J
}
