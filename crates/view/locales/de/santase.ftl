### Was an einem Tisch für Santase gesagt wird.

santase-name = Santase

## Wer dran ist

santase-turn-draw = { $player-is ->
    [you] Der Stich gehört dir. Noch hat niemand nachgezogen.
   *[other] Der Stich geht an { $player }. Noch hat niemand nachgezogen.
}

## Knöpfe

santase-button-draw = Ziehen

## Ein fertiges Spiel

santase-deal-drawn = Spiel { $deal }: unentschieden
santase-last-trick-bonus = { $player-is ->
    [you] Der letzte Stich hat dir 10 dieser Augen gebracht.
   *[other] Der letzte Stich hat { $player } 10 dieser Augen gebracht.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Du hast 66 angesagt und { $points } gezählt.
       *[no] Du hast 66 erreicht: { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } hat 66 angesagt und { $points } gezählt.
       *[no] { $player } hat 66 erreicht: { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Du hast zugedreht, 66 angesagt und { $points } gezählt.
       *[no] Du hast zugedreht und 66 erreicht: { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } hat zugedreht, 66 angesagt und { $points } gezählt.
       *[no] { $player } hat zugedreht und 66 erreicht: { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] { $closer } hat zugedreht, aber du hast zuerst 66 angesagt und { $points } gezählt.
       *[no] { $closer } hat zugedreht, aber du hast zuerst 66 erreicht: { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Du hast zugedreht, aber { $player } hat zuerst 66 angesagt und { $points } gezählt.
           *[no] Du hast zugedreht, aber { $player } hat zuerst 66 erreicht: { $points }.
        }
       *[other] { $claimed ->
            [yes] { $closer } hat zugedreht, aber { $player } hat zuerst 66 angesagt und { $points } gezählt.
           *[no] { $closer } hat zugedreht, aber { $player } hat zuerst 66 erreicht: { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] Du hast 66 angesagt, hattest aber nur { $points }.
   *[other] { $player } hat 66 angesagt, hatte aber nur { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Du hast zugedreht und 66 angesagt, hattest aber nur { $points }.
   *[other] { $player } hat zugedreht und 66 angesagt, hatte aber nur { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } hatte zugedreht. Du hast 66 angesagt, hattest aber nur { $points }.
   *[other] { $closer-is ->
        [you] Du hattest zugedreht. { $player } hat 66 angesagt, hatte aber nur { $points }.
       *[other] { $closer } hatte zugedreht. { $player } hat 66 angesagt, hatte aber nur { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Alle Karten sind gespielt, und du hast mehr Augen: { $points }.
   *[other] Alle Karten sind gespielt, und { $player } hat mehr Augen: { $points }.
}
santase-cause-played-out-draw = Alle Karten sind gespielt, und beide Seiten haben { $points } Augen.
santase-cause-closed-made = { $player-is ->
    [you] Du hast zugedreht und zuerst 66 erreicht: am Ende { $points }.
   *[other] { $player } hat zugedreht und zuerst 66 erreicht: am Ende { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Du hast zugedreht, aber nur { $points } erreicht.
   *[other] { $player } hat zugedreht, aber nur { $points } erreicht.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] { $closer } hat zugedreht, aber du hast zuerst 66 erreicht: am Ende { $points }.
   *[other] { $closer-is ->
        [you] Du hast zugedreht, aber { $player } hat zuerst 66 erreicht: am Ende { $points }.
       *[other] { $closer } hat zugedreht, aber { $player } hat zuerst 66 erreicht: am Ende { $points }.
    }
}
santase-cause-closed-draw = Talon zugedreht, alle Karten gespielt, und beide Seiten haben { $points } Augen.

santase-penalty-three = An diesem Tisch zählt das immer 3.
santase-same-dealer = { $player-is ->
    [you] Keine Punkte, du gibst noch einmal.
   *[other] Keine Punkte, { $player } gibt noch einmal.
}

## Was erlaubt ist und warum

santase-why-first-trick = Melden, die Neun tauschen, zudrehen und 66 ansagen geht erst nach dem ersten Stich.
santase-why-may-draw = Du darfst erst nachziehen und dann entscheiden.
santase-why-marriage-too-late = Kein Paar in { $suit } mehr: An diesem Tisch wird nur gemeldet, solange der Talon offen ist.
santase-why-talon-too-small = Zudrehen geht nicht mehr: An diesem Tisch braucht es dafür { $least } Karten im Talon.

## Optionen: die Regel und die Aufschrift ihres Knopfes

santase-option-target = Die Partie geht bis { $value } Punkte.
santase-option-claim-mode = { $value ->
   *[manual] Alle zählen selbst und sagen 66 an.
    [auto] Ein Spiel endet von selbst, wenn die Seite am Ausspiel 66 hat.
}
santase-option-show-points = { $value ->
   *[off] Während eines Spiels sind keine Augen zu sehen.
    [own] Während eines Spiels sieht jede Seite ihre eigenen Augen.
    [both] Während eines Spiels sind alle Augen zu sehen.
}
santase-option-close-before-draw = { $value ->
   *[on] Zudrehen geht vor oder nach dem Nachziehen.
    [off] Zudrehen geht nur nach dem Nachziehen.
}
santase-option-min-talon-to-close = { $value ->
   *[2] Zudrehen geht bis zu den letzten zwei Karten im Talon.
    [4] Zudrehen geht, solange mindestens vier Karten im Talon liegen.
}
santase-option-failed-close = { $value ->
   *[at-closing] Misslungenes Zudrehen kostet 2, oder 3, wenn die andere Seite beim Zudrehen keinen Stich hatte.
    [at-end] Misslungenes Zudrehen kostet 2, oder 3, wenn die andere Seite am Ende keinen Stich hat.
    [three] Misslungenes Zudrehen kostet immer 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Paare zählen bis zum Ende des Spiels.
    [forbidden] Keine Paare mehr, sobald der Talon zugedreht oder aufgebraucht ist.
}
santase-option-dealer = { $value ->
   *[winner] Wer gewinnt, gibt das nächste Spiel.
    [loser] Wer verliert, gibt das nächste Spiel.
    [alternate] Gegeben wird abwechselnd.
}
santase-option-nine-value = { $value ->
   *[0] Eine Neun zählt nichts.
    [2] Eine Neun zählt 2 Augen.
}

santase-set-target = Bis { $value }
santase-set-claim-mode = { $value ->
   *[manual] 66: wird angesagt
    [auto] 66: von selbst
}
santase-set-show-points = { $value ->
   *[off] Augen: verdeckt
    [own] Augen: nur eigene
    [both] Augen: alle offen
}
santase-set-close-before-draw = { $value ->
   *[on] Zudrehen: jederzeit
    [off] Erst wird gezogen
}
santase-set-min-talon-to-close = { $value ->
   *[2] Zudrehen: Talon 2+
    [4] Zudrehen: Talon 4+
}
santase-set-failed-close = { $value ->
   *[at-closing] Strafe: 3 ohne Stich beim Zudrehen
    [at-end] Strafe: 3 ohne Stich am Ende
    [three] Strafe: immer 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: bis zum Ende
    [forbidden] 20/40: Talon offen
}
santase-set-dealer = { $value ->
   *[winner] Gibt: wer gewinnt
    [loser] Gibt: wer verliert
    [alternate] Gibt: abwechselnd
}
santase-set-nine-value = Neun zählt { $value }
