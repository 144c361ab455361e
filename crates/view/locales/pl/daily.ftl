### Rozdania dnia.

daily-title = Rozdanie dnia · { $date } · { $game }
daily-how = Każdy gra raz tymi samymi kartami przeciw najsilniejszym graczom AI.
daily-off-title = Nie ma tu jeszcze rozdania dnia
daily-off-how = Przy rozdaniu dnia wszyscy tutaj grają raz dziennie tymi samymi kartami i porównują wyniki. Grę wybierają administratorzy:
daily-nobody = { $over ->
    [yes] Nikt go nie zagrał.
   *[no] Nikt go jeszcze nie zagrał.
}
daily-players = Kto już zagrał: { $players }
daily-player = { $player-is ->
    [you] ty
   *[other] { $player }
}
daily-more-players = { $count ->
    [one] i jeszcze ktoś
    [few] i jeszcze { $count } osoby
   *[other] i jeszcze { $count } osób
}
daily-hidden = Zagraj je, a zobaczysz wyniki innych.
daily-playing = Już zaczęte: graj dalej, kiedy chcesz.
daily-yours = Miejsce { $place } z { $of }: { $made }
daily-yours-gone = Rozdanie poddane.
daily-exact = Trener: dokładność { $accuracy }%
daily-accuracy = { $accuracy }%
daily-exact-soon = Trener jeszcze ogląda twoje decyzje.
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}
daily-share = Do pokazania innym, nic nie zdradza:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }% · dzień { $days } z rzędu
daily-head-made = Punkty
daily-head-exact = Dokładność
daily-head-streak = Dni
daily-line = { $player-is ->
    [you] Ty
   *[other] { $player }
}
daily-gave-up = poddane
daily-more-lines = { $count ->
    [one] i jeszcze ktoś
    [few] i jeszcze { $count } osoby
   *[other] i jeszcze { $count } osób
}
daily-note = Punkty z rozdania, dokładność według trenera, zagrane dni z rzędu.
daily-opens = Karty pozostaną zakryte do { $until }. Potem pokażą je /replay i /coach.
daily-same-cards = Rozdanie dnia: te same karty dla każdego, kto je gra.
daily-promised = Karty dnia są zapieczętowane tym kodem. Gdy zostaną otwarte, każdy może je sprawdzić.
daily-result-sealed = Gdy nikt już nie będzie mógł zagrać tego rozdania, „Dowód” w /replay pokaże zapieczętowany sekret.
daily-proof = Karty dnia zapieczętowano { $fixed } tym kodem:
daily-proof-next = Karty następnego dnia:
daily-proof-later = Zachowaj kod. Gdy dzień się skończy, „Dowód” w /replay pokaże sekret, który był nim zapieczętowany.
daily-games-title = Gra dnia
daily-games-how = Obowiązuje od pojutrza: rozdania do tego czasu są już ustalone. Kiedy zaczyna się dzień, zależy od strefy czasowej czatu.
daily-post-how = Mogę codziennie pokazywać tu rozdanie dnia, według strefy czasowej czatu. O której godzinie?
daily-post-before = Najlepsze wczorajsze wyniki:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Rozdanie dnia
button-daily-play = Graj
button-daily-go-on = Graj dalej
button-daily-results = Wyniki
button-daily-board = Tabela dnia
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Udostępnij
button-daily-games = Wybierz grę
button-daily-turns = Gry na zmianę
button-daily-none = Bez rozdania dnia
button-daily-post-never = Nigdy
