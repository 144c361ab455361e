### Was an einem Tisch für Kurniks 66 gesagt wird.

sznap-name = 66

## Knöpfe

sznap-close-costs = Dann zieht niemand mehr nach. Hast du bis zur letzten Karte keine 66, verlierst du das Spiel.

## Ein fertiges Spiel

sznap-stake-nothing = { $player-is ->
    [you] Du hattest 0 Augen: Das zählt 3.
   *[other] { $player } hatte 0 Augen: Das zählt 3.
}

## Was erlaubt ist und warum

sznap-why-may-announce = Du darfst { $points } in { $suit } melden; dann spielst du König oder Dame davon aus, und das Paar zählt, sobald du diesen oder einen späteren Stich machst.
sznap-why-may-close = Du darfst zudrehen, wenn du glaubst, dass du ohne Nachziehen bis zur letzten Karte auf 66 kommst.

## Was sonst auf dem Tisch liegt

sznap-pending = { $player-is ->
    [you] Dein Paar ({ $points }) wartet auf einen Stich.
   *[other] Das Paar von { $player } ({ $points }) wartet auf einen Stich.
}
sznap-twenty-cards = Gespielt mit 20 Karten, ohne die Neunen.
sznap-button-meld-and-declare = { $card } und 66

## Womit ein Spiel geendet hat

sznap-deal-drawn = Spiel { $deal }: unentschieden
sznap-last-trick-bonus = { $player-is ->
    [you] Der letzte Stich hat dir 10 dieser Augen gebracht.
   *[other] Der letzte Stich hat { $player } 10 dieser Augen gebracht.
}
sznap-never-counted = { $player-is ->
    [you] Dein letztes Paar ({ $points }) zählt nicht: Danach hast du keinen Stich gemacht.
   *[other] Das letzte Paar von { $player } ({ $points }) zählt nicht: danach kein Stich.
}

sznap-cause-declared = { $player-is ->
    [you] Du hast 66 angesagt und { $points } gezählt.
   *[other] { $player } hat 66 angesagt und { $points } gezählt.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Du hast zugedreht, 66 angesagt und { $points } gezählt.
   *[other] { $player } hat zugedreht, 66 angesagt und { $points } gezählt.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] { $closer } hat zugedreht, aber du hast zuerst 66 angesagt und { $points } gezählt.
   *[other] { $closer-is ->
        [you] Du hast zugedreht, aber { $player } hat zuerst 66 angesagt und { $points } gezählt.
       *[other] { $closer } hat zugedreht, aber { $player } hat zuerst 66 angesagt und { $points } gezählt.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] Du hast 66 angesagt, hattest aber nur { $points }.
   *[other] { $player } hat 66 angesagt, hatte aber nur { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Du hast zugedreht und 66 angesagt, hattest aber nur { $points }.
   *[other] { $player } hat zugedreht und 66 angesagt, hatte aber nur { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] { $closer } hatte zugedreht. Du hast 66 angesagt, hattest aber nur { $points }.
   *[other] { $closer-is ->
        [you] Du hattest zugedreht. { $player } hat 66 angesagt, hatte aber nur { $points }.
       *[other] { $closer } hatte zugedreht. { $player } hat 66 angesagt, hatte aber nur { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Du hast zugedreht und hattest nach der letzten Karte { $points }, also 66 oder mehr.
   *[other] { $player } hat zugedreht und hatte nach der letzten Karte { $points }, also 66 oder mehr.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Du hast zugedreht, hattest aber nach der letzten Karte nur { $points }.
   *[other] { $player } hat zugedreht, hatte aber nach der letzten Karte nur { $points }.
}
sznap-cause-played-out = { $player-is ->
    [you] Alle Karten sind gespielt, und du hast mehr Augen: { $points }.
   *[other] Alle Karten sind gespielt, und { $player } hat mehr Augen: { $points }.
}
sznap-cause-played-out-draw = Alle Karten sind gespielt, und beide Seiten haben { $points } Augen.

sznap-nobody-scores = Keine Punkte, als Nächstes gibt die andere Seite.

## Was sonst erlaubt ist oder nicht

sznap-why-first-trick = Den niedrigsten Trumpf tauschen und 66 ansagen geht erst nach dem ersten Stich.
sznap-why-melds-by-leading = Wenn du König oder Dame in { $suit } ausspielst, meldest du { $points }. Das zählt, sobald du diesen oder einen späteren Stich machst.
sznap-why-meld-too-late = Dein König und deine Dame in { $suit } sind kein Paar mehr: Gemeldet wird nur, solange es etwas nachzuziehen gibt.
sznap-why-may-meld-and-declare = Du darfst auch zusammen mit einem Paar 66 ansagen: Es zählt sofort, und das Spiel endet damit.
sznap-why-only-closer = Du darfst nicht 66 ansagen: Der Talon ist zugedreht, und das kann nur, wer zugedreht hat.

## Optionen: die Regel und die Aufschrift ihres Knopfes

sznap-option-variant = { $value ->
   *[66] 24 Karten, von der Neun bis zum Ass; sechs auf der Hand.
    [schnapsen] 20 Karten, vom Buben bis zum Ass; fünf auf der Hand.
}
sznap-option-target = Die Partie geht bis { $value } Punkte.
sznap-option-meld = { $value ->
   *[automatic] Wer König oder Dame eines Paares ausspielt, meldet es damit.
    [explicit] Ein Paar wird gemeldet, bevor man König oder Dame ausspielt.
}
sznap-option-show-points = { $value ->
   *[off] Während eines Spiels sind keine Augen zu sehen.
    [own] Während eines Spiels sieht jede Seite ihre eigenen Augen.
    [both] Während eines Spiels sind alle Augen zu sehen.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] Misslungenes Zudrehen kostet 2, oder 3, wenn die andere Seite im ganzen Spiel keinen Stich hat.
    [at-closing] Misslungenes Zudrehen kostet 2, oder 3, wenn die andere Seite beim Zudrehen keinen Stich hatte.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] Der niedrigste Trumpf lässt sich bis zu den letzten zwei Karten im Talon tauschen.
    [4] Der niedrigste Trumpf lässt sich tauschen, solange mindestens vier Karten im Talon liegen.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] Ist der Talon zugedreht, darf nur 66 ansagen, wer zugedreht hat.
    [yes] Ist der Talon zugedreht, darf auch die andere Seite 66 ansagen.
}

sznap-set-variant = { $value ->
   *[66] Karten: 24
    [schnapsen] Karten: 20
}
sznap-set-target = Bis { $value }
sznap-set-meld = { $value ->
   *[automatic] Melden: im Ausspiel
    [explicit] Melden: vorher
}
sznap-set-show-points = { $value ->
   *[off] Augen: verdeckt
    [own] Augen: nur eigene
    [both] Augen: alle offen
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Strafe: 3 ganz ohne Stich
    [at-closing] Strafe: 3 ohne Stich beim Zudrehen
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Tauschen: 2+ übrig
    [4] Tauschen: 4+ übrig
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: nur wer zudreht
    [yes] 66: beide Seiten
}
