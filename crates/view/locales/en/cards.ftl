### Court: Letters of aces and court cards, as decks of this language have them.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] Q
   *[jack] J
}

# A card, as a screen reader says it.
card-name = { $rank ->
    [ace] ace
    [king] king
    [queen] queen
    [jack] jack
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
    [six] six
    [five] five
    [four] four
    [three] three
   *[two] two
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
