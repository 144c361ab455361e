### Slova na asovima i figurama, kako ih imaju karte kojima se ovdje igra.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] Q
   *[jack] J
}

card-name = { $rank ->
    [ace] as
    [king] kralj
    [queen] dama
    [jack] dečko
    [ten] desetka
    [nine] devetka
    [eight] osmica
    [seven] sedmica
    [six] šestica
    [five] petica
    [four] četvorka
    [three] trojka
   *[two] dvojka
} { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
