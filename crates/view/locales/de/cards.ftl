### Die Buchstaben der Bildkarten, wie sie auf deutschen und österreichischen Blättern stehen.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] D
   *[jack] B
}

card-name = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}-{ $rank ->
    [ace] Ass
    [king] König
    [queen] Dame
    [jack] Bube
    [ten] Zehn
    [nine] Neun
    [eight] Acht
    [seven] Sieben
    [six] Sechs
    [five] Fünf
    [four] Vier
    [three] Drei
   *[two] Zwei
}
