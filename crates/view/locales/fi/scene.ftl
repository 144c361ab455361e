### Kuvien lyhyet tekstit, pelattiin mitä tahansa.

## For people who cannot see it

scene-alt-table = Kuva pöydästä: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Kuva pöydästä ja kädestäsi, { $cards } kortti: { $game }, { $about }
   *[other] Kuva pöydästä ja kädestäsi, { $cards } korttia: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Kuva kädestäsi, { $cards } kortti
   *[other] Kuva kädestäsi, { $cards } korttia
}
scene-alt-end = Kuva lopusta: { $game }, { $about }

## Pelin nimen jälkeen

scene-about-to = { $deal }. jako · { $target } pisteeseen
scene-about-down = { $deal }. jako · { $target } pisteestä nollaan
scene-about-single = yksi jako ratkaisee
scene-about-board = jako { $number }/{ $boards }
scene-about-daily = päivän jako
scene-about-over = { $deal }. jako on pelattu
scene-about-deals = { $deals ->
    [one] 1 jako
   *[other] { $deals } jakoa
}
scene-about-penalties = sakkopisteet

## Pelaajan kilpi

scene-turn-lead = { $player-is ->
    [you] Vuorosi: aloita tikki
   *[other] { $player } aloittaa tikin
}
scene-turn-answer = { $player-is ->
    [you] Vuorosi: vastaa korttiin { $card }
   *[other] { $player } vastaa korttiin { $card }
}
scene-turn-pair = { $player-is ->
    [you] Vuorosi: aja kuningas tai rouva, { $suit }
   *[other] { $player } ajaa kuninkaan tai rouvan, { $suit }
}
scene-turn-draw = { $player-is ->
    [you] Vuorosi: nosta kortti
   *[other] { $player } nostaa kortin
}
scene-away = poissa: tekoäly pelaa
scene-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}

## Mitä pöydässä on

scene-trump = Valtti { $suit }
scene-closed-by = sulkija
scene-last-trick = viime tikki

## Jaon loppu

scene-deal-won = { $winner-is ->
    [you] Voitit { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
   *[other] { $winner } voitti { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
}
scene-deal-tied = Tasapeli
scene-took-last = { $points ->
    [0] viimeinen tikki
   *[other] viimeinen tikki: { $points }
}
scene-total-of = { $points }/{ $target }
scene-total-left = { $points } jäljellä
scene-total = yhteensä { $points }

## Ottelun loppu

scene-match-won = { $winner } voitti
scene-match-shared = { $winners } jakoivat voiton
scene-match-nobody = Ei voittajaa
scene-called = { $player }
scene-against = vastassa { $player }
scene-score = { $player } { $points }
scene-sealed = sinetöity ennen jakoa
