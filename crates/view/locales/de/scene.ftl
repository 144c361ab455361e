### Die kurzen Texte der Bilder, welches Spiel auch gespielt wird.

## For people who cannot see it

scene-alt-table = Bild des Tisches: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Bild des Tisches und deiner { $cards } Karte: { $game }, { $about }
   *[other] Bild des Tisches und deiner { $cards } Karten: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Bild deiner { $cards } Karte
   *[other] Bild deiner { $cards } Karten
}
scene-alt-end = Bild vom Ende: { $game }, { $about }

## Hinter dem Namen des Spiels

scene-about-to = Spiel { $deal } · bis { $target }
scene-about-down = Spiel { $deal } · von { $target } auf 0
scene-about-single = ein Spiel entscheidet
scene-about-board = Spiel { $number } von { $boards }
scene-about-daily = Spiel des Tages
scene-about-over = Spiel { $deal } ist aus
scene-about-deals = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
scene-about-penalties = Strafpunkte

## Das Schild einer Person

scene-turn-lead = { $player-is ->
    [you] Du bist dran: spiel aus
   *[other] { $player } spielt aus
}
scene-turn-answer = { $player-is ->
    [you] Du bist dran: { $card } liegt
   *[other] { $player } ist dran: { $card } liegt
}
scene-turn-pair = { $player-is ->
    [you] Du bist dran: König oder Dame { $suit }
   *[other] { $player } spielt König oder Dame { $suit }
}
scene-turn-draw = { $player-is ->
    [you] Du bist dran: zieh eine Karte
   *[other] { $player } zieht
}
scene-away = weg: KI spielt
scene-points = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}

## Was auf dem Tisch liegt

scene-trump = Trumpf { $suit }
scene-closed-by = zugedreht von
scene-last-trick = letzter Stich

## Das Ende eines Spiels

scene-deal-won = { $winner-is ->
    [you] Du gewinnst { $points }
   *[other] { $winner } gewinnt { $points }
}
scene-deal-tied = Unentschieden
scene-took-last = { $points ->
    [0] letzter Stich
   *[other] letzter Stich: { $points }
}
scene-total-of = { $points } von { $target }
scene-total-left = noch { $points }
scene-total = { $points } gesamt

## Das Ende einer Partie

scene-match-won = { $winner } gewinnt
scene-match-shared = { $winners } teilen sich den Sieg
scene-match-nobody = Niemand gewinnt
scene-called = { $player }
scene-against = gegen { $player }
scene-score = { $player } { $points }
scene-sealed = vor dem Geben versiegelt
