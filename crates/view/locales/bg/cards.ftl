### Буквите на асата и фигурите.

rank-letter = { $rank ->
    [ace] А
    [king] К
    [queen] Д
   *[jack] В
}
