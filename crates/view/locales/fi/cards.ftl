### Kuvakorttien kirjaimet, sellaisina kuin ne ovat suomalaisissa pakoissa.

rank-letter = { $rank ->
    [ace] A
    [king] K
    [queen] Q
   *[jack] J
}

card-name = { $suit ->
    [spades] pata
    [hearts] hertta
    [diamonds] ruutu
   *[clubs] risti
}{ $rank ->
    [ace] ässä
    [king] kuningas
    [queen] rouva
    [jack] sotamies
    [ten] kymppi
    [nine] ysi
    [eight] kasi
    [seven] seiska
    [six] kutonen
    [five] vitonen
    [four] nelonen
    [three] kolmonen
   *[two] kakkonen
}
