### Eine fertige Partie, noch einmal angesehen, mit allen Karten offen.

## Die Seite

replay-title = Rückblick: { $game } · Spiel { $deal } von { $deals }
replay-no-deal = { $game }: Die Partie endete vor dem ersten Spiel
replay-before = Vor diesem Spiel: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Du hast gegeben.
   *[other] { $player } hat gegeben.
}
replay-step = Schritt { $step } von { $steps }
replay-hand = { $player-is ->
    [you] Du: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] Du: keine Karte
   *[other] { $player }: keine Karte
}
replay-points = Bisher im Spiel: { $scores }
replay-unfinished = Hier endete die Partie.

## Die Punkte Spiel für Spiel

replay-points-title = { $game }: Punkte Spiel für Spiel
replay-points-after = { $deals ->
    [one] Nach { $deals } Spiel
   *[other] Nach { $deals } Spielen
}
replay-points-of = { $player-is ->
    [you] Du
   *[other] { $player }
}
replay-points-ends = von { $first } auf { $last }
replay-points-figures = von { $first } auf { $last }, tiefster Stand { $low }, höchster { $high }

## Was geschah

replay-dealt = Die Karten sind gegeben.
replay-card = { $player-is ->
    [you] du { $card }
   *[other] { $player } { $card }
}
replay-trick = Stich { $number }: { $cards }. { $winner-is ->
    [you] Er gehört dir.
   *[other] Er geht an { $winner }.
}
replay-table = Auf dem Tisch: { $cards }
replay-drew = { $player-is ->
    [you] Du hast { $cards } bekommen.
   *[other] { $player } hat { $cards } bekommen.
}
replay-closed = { $player-is ->
    [you] Du hast zugedreht.
   *[other] { $player } hat zugedreht.
}
replay-claimed = { $player-is ->
    [you] Du hast 66 angesagt.
   *[other] { $player } hat 66 angesagt.
}
replay-declared = { $player-is ->
    [you] Du hast gemeldet: { $kind ->
        [terca] Terz
        [fifty] Fünfziger
        [hundred] Hunderter
       *[carre] Carré
    }.
   *[other] { $player } hat gemeldet: { $kind ->
        [terca] Terz
        [fifty] Fünfziger
        [hundred] Hunderter
       *[carre] Carré
    }.
}
replay-put = { $player-is ->
    [you] Du hast { $cards } gespielt.
   *[other] { $player } hat { $cards } gespielt.
}
replay-stuck = { $player-is ->
    [you] Du saßt fest.
   *[other] { $player } saß fest.
}
replay-given = { $player-is ->
    [you] Du saßt fest und hast { $card } von { $giver } bekommen.
   *[other] { $player } saß fest und bekam { $card } von { $giver }.
}
replay-token = { $player-is ->
    [you] Du saßt fest und hast die Marke genommen.
   *[other] { $player } saß fest und hat die Marke genommen.
}

## Welche Partie

replay-list-title = Welche Partie willst du noch einmal sehen?
replay-list-empty = Hier wurde noch keine Partie zu Ende gespielt.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Knöpfe

button-replay = Rückblick
button-replay-deal-back = ⏮ Spiel { $deal }
button-replay-back = ◀ Schritt
button-replay-on = Schritt ▶
button-replay-deal-on = Spiel { $deal } ⏭
button-replay-sheet = Spielzettel
button-replay-points = Punkte
button-replay-picture = Als Bild
button-replay-file = Als Datei
button-replay-list = Alle Partien
button-replay-number = { $number }

## The coach

coach-title = { $game }: der Trainer
coach-player = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $accuracy }{"\u00A0"}% genau{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } grober Fehler
   *[other] {" "}· { $blunders } grobe Fehler
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } Fehler
   *[other] {" "}· { $mistakes } Fehler
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } Ungenauigkeit
   *[other] {" "}· { $inexact } Ungenauigkeiten
}
coach-faultless = Keine Fehler: Keine Wahl war deutlich schlechter als die beste.
coach-moment = { $number }. { $player-is ->
    [you] Spiel
   *[other] { $player }, Spiel
} { $deal }: { $chosen }. Besser: { $best } (im Schnitt { $gain })
coach-known = Hier waren alle Karten bekannt, also ist das sicher.
coach-beaten = { $card } wird in { $of } von 100 möglichen Verteilungen in der Farbe gestochen.
coach-counted = 66 Augen gewinnen das Spiel, und { $points } sind schon gezählt.
coach-marriage-wins = Das Paar in { $suit } macht 66 und gewinnt sofort.
coach-marriage-unshown = Das Paar in { $suit } bringt { $points } Augen, wenn man es jetzt meldet.
coach-marriage-broken = { $card } reißt ein Paar auseinander, das noch { $points } Augen bringen konnte.
coach-closing-makes = Mit offenen Karten bringt Zudrehen in { $of } von 100 möglichen Verteilungen 66.
coach-closing-fails = Selbst mit offenen Karten bringt Zudrehen nur in { $of } von 100 möglichen Verteilungen 66.
coach-void = Die andere Seite hat kein { $suit }, aber in { $of } von 100 möglichen Verteilungen einen Trumpf.
coach-trick-left = { $best } macht den Stich, { $chosen } gibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} her.
coach-trick-fed = Der Stich ist so oder so verloren, und { $card } legt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} dazu.
coach-trick-poor = { $card } macht einen Stich { $points ->
    [0] ohne Punkte
    [one] mit nur { $points } Punkt
   *[other] mit nur { $points } Punkten
}.
coach-higher-out = Noch nicht gespielte Karten der Farbe über { $card }: { $higher }.
coach-trumps-out = Trümpfe, die die anderen noch haben: { $trumps }. Wer Trumpf ausspielt, zieht sie.
coach-ruffed = In { $of } von 100 möglichen Verteilungen wird { $suit } getrumpft.
coach-belot-unsaid = Belot mit { $card } zählt { $points } Punkte.
coach-call-wins = { $best } gewinnt { $of } von 100 möglichen Spielen.
coach-call-loses = { $chosen } gewinnt nur { $of } von 100 möglichen Spielen.
coach-few-wait = Eigene Karten, die warten: { $than } auf { $better }, { $own } auf { $card }.
coach-helps-others = Karten der anderen, denen { $card } den Weg öffnet: { $cards }.
coach-further-card = Nach { $better } darf noch eine Karte gespielt werden.
coach-given-fits = { $card } passt schon und ist daher bald wieder weg.
coach-given-awaited = Eigene Karten, die auf { $card } warten: { $own }. Wer sie bekommt, kann sie zurückhalten.
coach-given-cheap = In der anderen Hand zählt { $card } { $points }, { $better } zählt { $than }.
coach-hindsight = So wie die Karten lagen: { $chosen } mit dieser Wahl, { $best } mit der besseren.
coach-note = Jede Wahl wird nach dem beurteilt, was man in dem Moment wissen konnte: in Punkten des Spiels, gewichtet nach dem Stand der Partie.
coach-works = { $other ->
    [yes] Ich sehe mir noch eine andere Partie für dich an: { $done } von { $total }.
   *[no] Ich sehe mir jede Entscheidung an: { $done } von { $total }.
}
button-coach = Trainer
button-coach-look = Noch mal schauen
button-coach-moment = { $number }. { $lapse ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inexact] Ungenauigkeit
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Nächster Fehler ▶
button-coach-from-here = Rückblick ab hier
coach-moment-title = { $lapse ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inexact] Ungenauigkeit
} · { $game }
