### Court: Letters of aces and court cards, as decks of this language have them.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] Q
   *[jack] J
}
