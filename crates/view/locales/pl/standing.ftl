### Na co składają się skończone partie: rankingi, ratingi, statystyki.


## Okresy

standing-current = { $period ->
    [week] ten tydzień
    [month] ten miesiąc
    [season] ten sezon
   *[ever] ogółem
}
standing-last = { $period ->
    [week] zeszły tydzień
    [month] zeszły miesiąc
   *[season] zeszły sezon
}
standing-week = tydz. { $week }/{ $year }
standing-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }
standing-season = { $quarter }. sezon { $year }

## Co kto osiągnął

standing-won = wygrane { $wins } z { $matches }
standing-drawn = remisy: { $draws }
standing-points = punkty { $points }
standing-contracts = kontrakty ugrane { $made } z { $all }
standing-penalty = karne: średnio { $average } na rozdanie
standing-feat = { $feat ->
    [closed] zamknięcia: { $count }
    [close-failed] nieudane zamknięcia: { $count }
    [false-claim] błędne deklaracje: { $count }
    [threefold] wygrane za trzy punkty: { $count }
    [bummerl-given] bummerle wręczone: { $count }
    [bummerl-taken] bummerle otrzymane: { $count }
    [doubled] kontry: { $count }
   *[capot] kapoty: { $count }
}

## Rankingi

standing-leaderboard-title = Ranking: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Ranking globalny, partie z graczami AI
       *[people] Ranking globalny, partie między ludźmi
    }
   *[community] { $pool ->
        [mixed] Partie z graczami AI
       *[people] Partie między ludźmi
    }
}
standing-leaderboard-empty = W tym rankingu nie ma jeszcze nikogo. Zacznie się od pierwszej partii dogranej do końca.
standing-leaderboard-empty-everywhere = W tym rankingu nie ma jeszcze nikogo: nikt z tych, którzy do niego dołączyli, nie dograł takiej partii.
standing-leaderboard-opt-in = Są tu tylko ci, którzy dołączyli. Żeby też dołączyć, wyślij /settings na naszym czacie prywatnym.
standing-leaderboard-known = Liczą się tu tylko partie ze znanymi graczami. Znany jest gracz po dziesięciu partiach z co najmniej pięcioma innymi.
standing-head-rating = Rating
standing-head-won = Wygr.
standing-head-points = Pkt
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = Kolejność według ratingu. Niepewny rating liczy się słabiej.
standing-order-wins = Kolejność według wygranych partii.
standing-unsettled = ? oznacza, że rating nie jest jeszcze ustalony.
standing-range = od { $first } do { $last } z { $total }
label-standing-span = { $period ->
    [week] Tydzień
    [month] Miesiąc
    [season] Sezon
   *[ever] Ogółem
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] Z AI
   *[people] Między ludźmi
}
button-standing-whose = { $whose ->
    [everywhere] Globalny
   *[community] Tutaj
}
button-standing-back = ◀ Wyżej
button-standing-on = Niżej ▶
button-standing-around = Wokół mnie

## Ratingi

standing-ratings-title = { $player-is ->
    [you] Twoje ratingi
   *[other] Ratingi gracza { $player }
}
standing-ratings-none = Nie ma jeszcze partii, która się liczy. Partie, w których wolno korzystać z podpowiedzi lub cofać decyzje, się nie liczą.
standing-stats-none = Nie ma jeszcze partii, która się liczy.
standing-rating = { $pool ->
    [mixed] Z graczami AI: { $rating } ± { $deviation } · ostatnia partia { $change } · { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }
   *[people] Między ludźmi: { $rating } ± { $deviation } · ostatnia partia { $change } · { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }
}
standing-rating-open = { $pool ->
    [mixed] Z graczami AI: ? · rozegrane: { $matches }, do ustalenia jeszcze około { $missing }
   *[people] Między ludźmi: ? · rozegrane: { $matches }, do ustalenia jeszcze około { $missing }
}
standing-computers = Dla porównania gracze AI, zmierzeni między sobą:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, partie z graczami AI, najstarsza z lewej
   *[people] { $game }, partie między ludźmi, najstarsza z lewej
}
standing-course-figures = { $count ->
    [one] Po { $count } partii: { $last }
    [few] Po { $count } partiach: od { $first } do { $last }, najniżej { $low }, najwyżej { $high }
   *[other] Po { $count } partiach: od { $first } do { $last }, najniżej { $low }, najwyżej { $high }
}
standing-course-uncertainty = { $count ->
    [one] Niepewność: ± { $last }
    [few] Niepewność: najpierw ± { $first }, na koniec ± { $last }
   *[other] Niepewność: najpierw ± { $first }, na koniec ± { $last }
}
standing-course-title = { $pool ->
    [mixed] { $game } · rating z graczami AI
   *[people] { $game } · rating między ludźmi
}
button-standing-picture = Jako obrazek
button-standing-ratings = Ratingi
button-standing-course = { $pool ->
    [mixed] { $game } z AI: przebieg
   *[people] { $game }: przebieg
}

## Statystyki

standing-stats-title = { $player-is ->
    [you] Twoje partie
   *[other] Partie gracza { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } z graczami AI
   *[people] { $game }
}
standing-deals = rozdania wygrane { $won } z { $all }
standing-per-deal = { $points } na rozdanie
standing-met-title = Ostatni rywale:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, remisy: { $draws }
}
standing-best = { $draws ->
    [0] Najlepszy bilans: { $other }, { $wins }–{ $losses }
   *[other] Najlepszy bilans: { $other }, { $wins }–{ $losses }, remisy: { $draws }
}
standing-worst = { $draws ->
    [0] Najgorszy bilans: { $other }, { $wins }–{ $losses }
   *[other] Najgorszy bilans: { $other }, { $wins }–{ $losses }, remisy: { $draws }
}
standing-pair-title = { $player-is ->
    [you] Ty i { $other }: { $wins }–{ $losses }
   *[other] { $player } i { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, remisy: { $draws }
}
standing-streak-won = Ostatnie partie ({ $count }): same wygrane.
standing-streak-lost = Ostatnie partie ({ $count }): same przegrane.
standing-records-title = { $pool ->
    [mixed] Rekordy: { $game } z graczami AI
   *[people] Rekordy: { $game }
}
standing-record = { $what ->
   *[matches] Najwięcej partii
    [wins] Najwięcej wygranych partii
    [deals] Najwięcej rozdań
    [deals-won] Najwięcej wygranych rozdań
    [threefold] Najwięcej rozdań za trzy punkty
    [closed] Najwięcej zamknięć
    [close-failed] Najwięcej nieudanych zamknięć
    [false-claim] Najwięcej błędnych deklaracji
    [bummerl-given] Najwięcej wręczonych bummerli
    [bummerl-taken] Najwięcej otrzymanych bummerli
    [contract] Najwięcej kontraktów
    [contract-made] Najwięcej ugranych kontraktów
    [doubled] Najwięcej kontr
    [capot] Najwięcej kapotów
    [penalty] Najwięcej punktów karnych
}: { $holder }, { $count }
standing-record-per-deal = Najwięcej punktów na rozdanie: { $holder }, { $points }
button-standing-stats = Statystyki
button-standing-records = Rekordy
button-standing-number = { $number }
button-standing-history = Partie
button-standing-ours = Nasze partie
button-standing-ratings-of = Ratingi gracza
button-standing-pair = My dwoje

## Skończone partie

standing-history-here = Partie rozegrane tutaj
standing-history-mine = { $player-is ->
    [you] Twoje partie
   *[other] Partie gracza { $player }
}
standing-history-with = { $player-is ->
    [you] Twoje partie z graczem { $other }
   *[other] Wspólne partie: { $player } i { $other }
}
standing-history-empty = Nie ma takiej partii.
label-standing-mine = Moje
label-standing-everybody = Wszystkie
button-standing-newest = Najnowsze
button-standing-older = Starsze
