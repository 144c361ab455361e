### Die Buchstaben der Bildkarten, wie sie auf deutschen und österreichischen Blättern stehen.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] D
   *[jack] B
}
