### Krótkie teksty na obrazkach, niezależnie od gry.

## For people who cannot see it

scene-alt-table = Na obrazku stół: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Na obrazku stół i twoja { $cards } karta: { $game }, { $about }
    [few] Na obrazku stół i twoje { $cards } karty: { $game }, { $about }
    [many] Na obrazku stół i twoje { $cards } kart: { $game }, { $about }
   *[other] Na obrazku stół i twoje { $cards } karty: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Na obrazku twoja { $cards } karta
    [few] Na obrazku twoje { $cards } karty
    [many] Na obrazku twoje { $cards } kart
   *[other] Na obrazku twoje { $cards } karty
}
scene-alt-end = Na obrazku wynik: { $game }, { $about }

## Za nazwą gry

scene-about-to = rozdanie { $deal } · do { $target }
scene-about-down = rozdanie { $deal } · od { $target } do 0
scene-about-single = decyduje jedno rozdanie
scene-about-board = rozdanie { $number } z { $boards }
scene-about-daily = rozdanie dnia
scene-about-over = rozdanie { $deal } skończone
scene-about-deals = { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdań
}
scene-about-penalties = punkty karne

## Tabliczka gracza

scene-turn-lead = { $player-is ->
    [you] Twoja kolej: wyjdź kartą
   *[other] Wychodzi { $player }
}
scene-turn-answer = { $player-is ->
    [you] Twoja kolej: dołóż do { $card }
   *[other] Dokłada do { $card }: { $player }
}
scene-turn-pair = { $player-is ->
    [you] Twoja kolej: wyjdź królem lub damą { $suit }
   *[other] Królem lub damą { $suit } wychodzi { $player }
}
scene-turn-draw = { $player-is ->
    [you] Twoja kolej: dobierz kartę
   *[other] Dobiera { $player }
}
scene-away = poza stołem: gra AI
scene-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Co leży na stole

scene-trump = Atut { $suit }
scene-closed-by = zamknięcie
scene-last-trick = ostatnia lewa

## Koniec rozdania

scene-deal-won = { $winner-is ->
    [you] Ty +{ $points }
   *[other] { $winner } +{ $points }
}
scene-deal-tied = Remis
scene-took-last = { $points ->
    [0] ostatnia lewa
   *[other] ostatnia lewa: { $points }
}
scene-total-of = { $points } z { $target }
scene-total-left = zostało { $points }
scene-total = razem { $points }

## Koniec partii

scene-match-won = Wygrywa { $winner }
scene-match-shared = Wspólna wygrana: { $winners }
scene-match-nobody = Nikt nie wygrywa
scene-called = { $player }
scene-against = rywal: { $player }
scene-score = { $player } { $points }
scene-sealed = zapieczętowane przed rozdaniem
