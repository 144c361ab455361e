### Буквы тузов и фигур, как на русских колодах.

rank-letter = { $rank ->
    [ace] Т
    [king] К
    [queen] Д
   *[jack] В
}
