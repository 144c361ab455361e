### Was fertige Partien zusammen ergeben: Ranglisten, Wertungen, Statistiken.


## Zeiträume

standing-current = { $period ->
    [week] diese Woche
    [month] dieser Monat
    [season] diese Saison
   *[ever] insgesamt
}
standing-last = { $period ->
    [week] letzte Woche
    [month] letzter Monat
   *[season] letzte Saison
}
standing-week = Woche { $week }/{ $year }
standing-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
standing-season = Saison { $quarter }/{ $year }

## Was jemand geschafft hat

standing-won = { $wins } von { $matches } gewonnen
standing-drawn = { $draws } unentschieden
standing-points = Punkte { $points }
standing-contracts = { $made } von { $all } Kontrakten geschafft
standing-penalty = Strafpunkte je Spiel: { $average }
standing-feat = { $feat ->
    [closed] { $count }-mal zugedreht
    [close-failed] { $count }-mal zugedreht und verloren
    [false-claim] { $count ->
        [one] { $count } falsche Ansage
       *[other] { $count } falsche Ansagen
    }
    [threefold] { $count }-mal drei Punkte
    [bummerl-given] { $count ->
        [one] { $count } Bummerl ausgeteilt
       *[other] { $count } Bummerl ausgeteilt
    }
    [bummerl-taken] { $count ->
        [one] { $count } Bummerl bekommen
       *[other] { $count } Bummerl bekommen
    }
    [doubled] { $count }-mal Kontra
   *[capot] { $count ->
        [one] { $count } Capot
       *[other] { $count } Capots
    }
}

## Ranglisten

standing-leaderboard-title = Rangliste: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Globale Rangliste, Partien mit KIs
       *[people] Globale Rangliste, Partien unter Menschen
    }
   *[community] { $pool ->
        [mixed] Partien mit KIs
       *[people] Partien unter Menschen
    }
}
standing-leaderboard-empty = Noch steht niemand auf dieser Rangliste. Sie beginnt mit der ersten Partie, die zu Ende gespielt wird.
standing-leaderboard-empty-everywhere = Hier steht noch niemand: Von allen, die mitmachen, hat niemand so eine Partie beendet.
standing-leaderboard-opt-in = Hier steht nur, wer mitmacht. Zum Mitmachen schick /settings in unserem Privatchat.
standing-leaderboard-known = Hier zählt eine Partie nur gegen bekannte Leute. Bekannt ist man nach zehn Partien, gegen mindestens fünf andere.
standing-head-rating = Wertung
standing-head-won = Siege
standing-head-points = Punkte
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = Nach Wertung geordnet. Eine unsichere Wertung zählt weniger.
standing-order-wins = Nach gewonnenen Partien geordnet.
standing-unsettled = ? heißt, dass die Wertung noch nicht gefestigt ist.
standing-range = { $first } bis { $last } von { $total }
label-standing-span = { $period ->
    [week] Woche
    [month] Monat
    [season] Saison
   *[ever] Alles
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] Mit KI
   *[people] Nur Menschen
}
button-standing-whose = { $whose ->
    [everywhere] Global
   *[community] Hier
}
button-standing-back = ◀ Höher
button-standing-on = Tiefer ▶
button-standing-around = Rund um mich

## Wertungen

standing-ratings-title = { $player-is ->
    [you] Deine Wertungen
   *[other] Wertungen von { $player }
}
standing-ratings-none = Noch hat keine Partie gezählt. Partien, in denen Tipps oder Zurücknehmen erlaubt sind, zählen nicht.
standing-stats-none = Noch hat keine Partie gezählt.
standing-rating = { $pool ->
    [mixed] Mit KIs: { $rating } ± { $deviation } · letzte Partie { $change } · { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }
   *[people] Unter Menschen: { $rating } ± { $deviation } · letzte Partie { $change } · { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }
}
standing-rating-open = { $pool ->
    [mixed] Mit KIs: ? · { $matches } gespielt, noch etwa { $missing } bis zur gefestigten Wertung
   *[people] Unter Menschen: ? · { $matches } gespielt, noch etwa { $missing } bis zur gefestigten Wertung
}
standing-computers = Zum Vergleich die KIs, gegeneinander gemessen:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, Partien mit KIs, die älteste links
   *[people] { $game }, Partien unter Menschen, die älteste links
}
standing-course-figures = { $count ->
    [one] Nach { $count } Partie: { $last }
   *[other] Nach { $count } Partien: von { $first } auf { $last }, tiefster Stand { $low }, höchster { $high }
}
standing-course-uncertainty = { $count ->
    [one] Unsicherheit: ± { $last }
   *[other] Unsicherheit: anfangs ± { $first }, zuletzt ± { $last }
}
standing-course-title = { $pool ->
    [mixed] { $game } · Wertung mit KIs
   *[people] { $game } · Wertung unter Menschen
}
button-standing-picture = Als Bild
button-standing-ratings = Wertungen
button-standing-course = { $pool ->
    [mixed] { $game } mit KI
   *[people] { $game }: Verlauf
}

## Statistik

standing-stats-title = { $player-is ->
    [you] Deine Partien
   *[other] Partien von { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } mit KIs
   *[people] { $game }
}
standing-deals = { $won } von { $all } Spielen gewonnen
standing-per-deal = { $points } je Spiel
standing-met-title = Zuletzt gespielt gegen:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, { $draws } unentschieden
}
standing-best = { $draws ->
    [0] Am besten gegen { $other }: { $wins }–{ $losses }
   *[other] Am besten gegen { $other }: { $wins }–{ $losses }, { $draws } unentschieden
}
standing-worst = { $draws ->
    [0] Am schlechtesten gegen { $other }: { $wins }–{ $losses }
   *[other] Am schlechtesten gegen { $other }: { $wins }–{ $losses }, { $draws } unentschieden
}
standing-pair-title = { $player-is ->
    [you] Du und { $other }: { $wins }–{ $losses }
   *[other] { $player } und { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, { $draws } unentschieden
}
standing-streak-won = Siege in Folge: { $count }.
standing-streak-lost = Niederlagen in Folge: { $count }.
standing-records-title = { $pool ->
    [mixed] Rekorde: { $game } mit KIs
   *[people] Rekorde: { $game }
}
standing-record = { $what ->
   *[matches] Die meisten Partien
    [wins] Die meisten gewonnenen Partien
    [deals] Die meisten Spiele
    [deals-won] Die meisten gewonnenen Spiele
    [threefold] Am häufigsten drei Punkte
    [closed] Am häufigsten zugedreht
    [close-failed] Am häufigsten zugedreht und verloren
    [false-claim] Die meisten falschen Ansagen
    [bummerl-given] Die meisten Bummerl ausgeteilt
    [bummerl-taken] Die meisten Bummerl bekommen
    [contract] Die meisten Kontrakte
    [contract-made] Die meisten geschafften Kontrakte
    [doubled] Am häufigsten Kontra
    [capot] Die meisten Capots
    [penalty] Die meisten Strafpunkte
}: { $holder }, { $count }
standing-record-per-deal = Die meisten Punkte je Spiel: { $holder }, { $points }
button-standing-stats = Statistik
button-standing-records = Rekorde
button-standing-number = { $number }
button-standing-history = Partien
button-standing-ours = Unsere Partien
button-standing-ratings-of = Wertungen
button-standing-pair = Wir zwei

## Fertige Partien

standing-history-here = Partien, die hier gespielt wurden
standing-history-mine = { $player-is ->
    [you] Deine Partien
   *[other] Partien von { $player }
}
standing-history-with = { $player-is ->
    [you] Deine Partien mit { $other }
   *[other] Partien von { $player } und { $other }
}
standing-history-empty = So eine Partie gibt es nicht.
label-standing-mine = Meine
label-standing-everybody = Alle
button-standing-newest = Neueste
button-standing-older = Ältere
