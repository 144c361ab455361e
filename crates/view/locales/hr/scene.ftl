### Kratki tekstovi na slikama, koja god se igra igrala.

## For people who cannot see it

scene-alt-table = Slika stola: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Slika stola, u ruci imaš { $cards } kartu: { $game }, { $about }
    [few] Slika stola, u ruci imaš { $cards } karte: { $game }, { $about }
   *[other] Slika stola, u ruci imaš { $cards } karata: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Slika: u ruci imaš { $cards } kartu
    [few] Slika: u ruci imaš { $cards } karte
   *[other] Slika: u ruci imaš { $cards } karata
}
scene-alt-end = Slika kraja: { $game }, { $about }

## Iza imena igre

scene-about-to = { $deal }. dijeljenje · do { $target }
scene-about-down = { $deal }. dijeljenje · od { $target } do 0
scene-about-single = odlučuje jedno dijeljenje
scene-about-board = dijeljenje { $number } od { $boards }
scene-about-daily = dijeljenje dana
scene-about-over = { $deal }. dijeljenje je gotovo
scene-about-deals = { $deals ->
    [one] { $deals } dijeljenje
    [few] { $deals } dijeljenja
   *[other] { $deals } dijeljenja
}
scene-about-penalties = kazneni bodovi

## Pločica igrača

scene-turn-lead = { $player-is ->
    [you] Ti otvaraš štih
   *[other] Otvara { $player }
}
scene-turn-answer = { $player-is ->
    [you] Na redu si: na stolu je { $card }
   *[other] { $player } odgovara na { $card }
}
scene-turn-pair = { $player-is ->
    [you] Na redu si: baci kralja ili damu { $suit }
   *[other] { $player } baca kralja ili damu { $suit }
}
scene-turn-draw = { $player-is ->
    [you] Na redu si: vuci kartu
   *[other] { $player } vuče
}
scene-away = zamjena: igra AI
scene-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}

## Što leži na stolu

scene-trump = Adut { $suit }
scene-closed-by = zatvaranje
scene-last-trick = zadnji štih

## Kraj dijeljenja

scene-deal-won = { $winner-is ->
    [you] Ti +{ $points }
   *[other] { $winner } +{ $points }
}
scene-deal-tied = Neriješeno
scene-took-last = { $points ->
    [0] zadnji štih
   *[other] zadnji štih: { $points }
}
scene-total-of = { $points } od { $target }
scene-total-left = još { $points }
scene-total = ukupno { $points }

## Kraj partije

scene-match-won = Pobjeda: { $winner }
scene-match-shared = Pobjedu dijele: { $winners }
scene-match-nobody = Bez pobjednika
scene-called = { $player }
scene-against = protiv: { $player }
scene-score = { $player } { $points }
scene-sealed = zapečaćeno prije dijeljenja
