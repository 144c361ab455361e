### Što se zbroji iz završenih partija: poreci, rejtinzi, statistika.


## Razdoblja

standing-current = { $period ->
    [week] ovaj tjedan
    [month] ovaj mjesec
    [season] ova sezona
   *[ever] ukupno
}
standing-last = { $period ->
    [week] prošli tjedan
    [month] prošli mjesec
   *[season] prošla sezona
}
standing-week = { $week }. tjedan { $year }.
standing-month = { $month ->
    [1] siječanj
    [2] veljača
    [3] ožujak
    [4] travanj
    [5] svibanj
    [6] lipanj
    [7] srpanj
    [8] kolovoz
    [9] rujan
    [10] listopad
    [11] studeni
   *[12] prosinac
} { $year }.
standing-season = { $quarter }. sezona { $year }.

## Što je tko učinio

standing-won = pobjede { $wins } od { $matches }
standing-drawn = neriješeno { $draws }
standing-points = bodovi { $points }
standing-contracts = prolazi { $made } od { $all }
standing-penalty = kazna { $average } po dijeljenju
standing-feat = { $feat ->
    [closed] zatvaranja: { $count }
    [close-failed] neuspjela zatvaranja: { $count }
    [false-claim] krive prijave: { $count }
    [threefold] za tri boda: { $count }
    [bummerl-given] uručeni Bummerli: { $count }
    [bummerl-taken] dobiveni Bummerli: { $count }
    [doubled] kontre: { $count }
   *[capot] kapoti: { $count }
}

## Poreci

standing-leaderboard-title = Poredak: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Opći poredak, partije s AI igračima
       *[people] Opći poredak, partije među ljudima
    }
   *[community] { $pool ->
        [mixed] Partije s AI igračima
       *[people] Partije među ljudima
    }
}
standing-leaderboard-empty = U ovom poretku još nema nikoga. Počinje s prvom partijom odigranom do kraja.
standing-leaderboard-empty-everywhere = U ovom poretku još nema nikoga: nitko od onih koji su mu se pridružili nema takvu završenu partiju.
standing-leaderboard-opt-in = Na popisu su samo oni koji su se pridružili. Ako želiš i ti, pošalji /settings u našem privatnom razgovoru.
standing-leaderboard-known = Partija se ovdje broji samo protiv poznatih igrača. Igrač je poznat nakon deset partija, protiv barem petero drugih.
standing-head-rating = Rejting
standing-head-won = Pobjede
standing-head-points = Bodovi
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = Poredano po rejtingu. Nesiguran rejting vrijedi manje.
standing-order-wins = Poredano po pobjedama.
standing-unsettled = ? znači da se rejting još nije ustalio.
standing-range = { $first } do { $last } od { $total }
label-standing-span = { $period ->
    [week] Tjedan
    [month] Mjesec
    [season] Sezona
   *[ever] Sve
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] S AI igračima
   *[people] Među ljudima
}
button-standing-whose = { $whose ->
    [everywhere] Opći
   *[community] Ovdje
}
button-standing-back = ◀ Gore
button-standing-on = Dolje ▶
button-standing-around = Oko mene

## Rejtinzi

standing-ratings-title = { $player-is ->
    [you] Tvoji rejtinzi
   *[other] Rejtinzi igrača { $player }
}
standing-ratings-none = Još se nije brojila nijedna partija. Partije u kojima su dopušteni savjeti ili vraćanje poteza ne broje se.
standing-stats-none = Još se nije brojila nijedna partija.
standing-rating = { $pool ->
    [mixed] S AI igračima: { $rating } ± { $deviation } · zadnja partija { $change } · { $matches ->
        [one] { $matches } partija
        [few] { $matches } partije
       *[other] { $matches } partija
    }
   *[people] Među ljudima: { $rating } ± { $deviation } · zadnja partija { $change } · { $matches ->
        [one] { $matches } partija
        [few] { $matches } partije
       *[other] { $matches } partija
    }
}
standing-rating-open = { $pool ->
    [mixed] S AI igračima: ? · odigrano { $matches }, do ustaljenog rejtinga još oko { $missing }
   *[people] Među ljudima: ? · odigrano { $matches }, do ustaljenog rejtinga još oko { $missing }
}
standing-computers = Za usporedbu AI igrači, mjereni međusobno:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, partije s AI igračima, najstarija lijevo
   *[people] { $game }, partije među ljudima, najstarija lijevo
}
standing-course-figures = { $count ->
    [1] Nakon { $count } partije: { $last }
    [one] Nakon { $count } partije: od { $first } do { $last }, najmanje { $low }, najviše { $high }
    [few] Nakon { $count } partije: od { $first } do { $last }, najmanje { $low }, najviše { $high }
   *[other] Nakon { $count } partija: od { $first } do { $last }, najmanje { $low }, najviše { $high }
}
standing-course-uncertainty = { $count ->
    [1] Nesigurnost: ± { $last }
   *[other] Nesigurnost: na početku ± { $first }, na kraju ± { $last }
}
standing-course-title = { $pool ->
    [mixed] { $game } · rejting s AI igračima
   *[people] { $game } · rejting među ljudima
}
button-standing-picture = Kao slika
button-standing-ratings = Rejtinzi
button-standing-course = { $pool ->
    [mixed] { $game } s AI: tijek
   *[people] { $game }: tijek
}

## Statistika

standing-stats-title = { $player-is ->
    [you] Tvoje partije
   *[other] Partije igrača { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } s AI igračima
   *[people] { $game }
}
standing-deals = dobiveno { $won } od { $all } dijeljenja
standing-per-deal = { $points } po dijeljenju
standing-met-title = Zadnji protivnici:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, neriješeno { $draws }
}
standing-best = { $draws ->
    [0] Najbolje ide protiv: { $other }, { $wins }–{ $losses }
   *[other] Najbolje ide protiv: { $other }, { $wins }–{ $losses }, neriješeno { $draws }
}
standing-worst = { $draws ->
    [0] Najgore ide protiv: { $other }, { $wins }–{ $losses }
   *[other] Najgore ide protiv: { $other }, { $wins }–{ $losses }, neriješeno { $draws }
}
standing-pair-title = { $player-is ->
    [you] Ti i { $other }: { $wins }–{ $losses }
   *[other] { $player } i { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, neriješeno { $draws }
}
standing-streak-won = Pobjeda zaredom: { $count }.
standing-streak-lost = Poraza zaredom: { $count }.
standing-records-title = { $pool ->
    [mixed] Rekordi: { $game } s AI igračima
   *[people] Rekordi: { $game }
}
standing-record = { $what ->
   *[matches] Najviše partija
    [wins] Najviše pobjeda
    [deals] Najviše dijeljenja
    [deals-won] Najviše dobivenih dijeljenja
    [threefold] Najviše dijeljenja za tri boda
    [closed] Najviše zatvaranja
    [close-failed] Najviše neuspjelih zatvaranja
    [false-claim] Najviše krivih prijava
    [bummerl-given] Najviše uručenih Bummerla
    [bummerl-taken] Najviše dobivenih Bummerla
    [contract] Najviše zvanih igara
    [contract-made] Najviše prolaza
    [doubled] Najviše kontri
    [capot] Najviše kapota
    [penalty] Najviše kaznenih bodova
}: { $holder }, { $count }
standing-record-per-deal = Najviše bodova po dijeljenju: { $holder }, { $points }
button-standing-stats = Statistika
button-standing-records = Rekordi
button-standing-number = { $number }
button-standing-history = Partije
button-standing-ours = Naše partije
button-standing-ratings-of = Rejting igrača
button-standing-pair = Nas dvoje

## Završene partije

standing-history-here = Partije odigrane ovdje
standing-history-mine = { $player-is ->
    [you] Tvoje partije
   *[other] Partije igrača { $player }
}
standing-history-with = { $player-is ->
    [you] Zajedničke partije: ti i { $other }
   *[other] Zajedničke partije: { $player } i { $other }
}
standing-history-empty = Takve partije nema.
label-standing-mine = Moje
label-standing-everybody = Svačije
button-standing-newest = Najnovije
button-standing-older = Starije
