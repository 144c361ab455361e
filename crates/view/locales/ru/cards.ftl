### Буквы тузов и фигур, как на русских колодах.

rank-letter = { $rank ->
    [ace] Т
    [king] К
    [queen] Д
   *[jack] В
}

card-name = { $rank ->
    [ace] туз
    [king] король
    [queen] дама
    [jack] валет
    [ten] десятка
    [nine] девятка
    [eight] восьмёрка
    [seven] семёрка
    [six] шестёрка
    [five] пятёрка
    [four] четвёрка
    [three] тройка
   *[two] двойка
} { $suit ->
    [spades] пик
    [hearts] червей
    [diamonds] бубён
   *[clubs] треф
}
