### Буквите на асата и фигурите.

rank-letter = { $rank ->
    [ace] А
    [king] К
    [queen] Д
   *[jack] В
}

card-name = { $rank ->
    [ace] асо
    [king] поп
    [queen] дама
    [jack] вале
    [ten] десетка
    [nine] деветка
    [eight] осмица
    [seven] седмица
    [six] шестица
    [five] петица
    [four] четворка
    [three] тройка
   *[two] двойка
} { $suit ->
    [spades] пика
    [hearts] купа
    [diamonds] каро
   *[clubs] спатия
}
