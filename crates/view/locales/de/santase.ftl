### Was an einem Tisch für Santase gesagt wird.

santase-name = Santase

## Wer dran ist

santase-turn-lead = { $player-is ->
    [you] Du bist dran: spiel aus.
   *[other] { $player } spielt aus.
}
santase-turn-follow = { $player-is ->
    [you] { $leader } spielt { $card } aus. Du bist dran.
   *[other] { $leader-is ->
        [you] Du spielst { $card } aus. { $player } ist dran.
       *[other] { $leader } spielt { $card } aus. { $player } ist dran.
    }
}
santase-turn-draw = { $player-is ->
    [you] Der Stich gehört dir. Noch hat niemand nachgezogen.
   *[other] Der Stich geht an { $player }. Noch hat niemand nachgezogen.
}
santase-turn-marriage = { $player-is ->
    [you] Du hast { $suit } gemeldet. Spiel König oder Dame davon aus.
   *[other] { $player } hat { $suit } gemeldet und spielt König oder Dame davon aus.
}

## Was auf dem Tisch liegt

santase-talon-open = Trumpf { $trump }, aufgedeckt { $turned } · Talon { $talon }
santase-talon-closed = { $player-is ->
    [you] Trumpf { $trump } · du hast zugedreht, Talon { $talon ->
        [one] 1 Karte
       *[other] { $talon } Karten
    }
   *[other] Trumpf { $trump } · { $player } hat zugedreht, Talon { $talon ->
        [one] 1 Karte
       *[other] { $talon } Karten
    }
}
santase-talon-empty = Trumpf { $trump } · der Talon ist aufgebraucht
santase-strict = Bedienen und stechen, wenn du kannst; ohne die Farbe trumpfen.
santase-tricks = Stiche: { $first-is ->
    [you] du
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] du
   *[other] { $second }
} { $second_tricks }
santase-announced = { $player-is ->
    [you] Du hast { $points } in { $suit } gemeldet.
   *[other] { $player } hat { $points } in { $suit } gemeldet.
}
santase-exchanged = { $player-is ->
    [you] Du hast { $low } gegen { $card } getauscht.
   *[other] { $player } hat { $low } gegen { $card } getauscht.
}
santase-points = { $player-is ->
    [you] Du hast { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }.
   *[other] { $player } hat { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }.
}

## Im Bild

santase-note-marriage = { $points } { $suit }
santase-note-marriages = gemeldet { $list }
santase-note-totals = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}{ $marriages ->
    [0] {""}
   *[other] , davon { $marriages } gemeldet
}, { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}

## Ein Blatt in 200 Zeichen

santase-alert-waiting = { $cards } · Trumpf { $trump }. Du bist nicht dran.
santase-alert-turn = { $cards } · Trumpf { $trump }. Du bist dran.

## Knöpfe

santase-button-marriage = { $points } { $suit } melden
santase-button-exchange = Tausch { $low } → { $card }
santase-button-close = Zudrehen
santase-button-claim = 66 ansagen
santase-button-draw = Ziehen
santase-ask-claim = 66 ansagen?
santase-ask-points = Du hast { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
santase-claim-costs = Damit ist das Spiel aus. Hast du weniger, verlierst du es.
santase-ask-close = Den Talon zudrehen?
santase-close-costs = Dann zieht niemand mehr nach. Hast du nicht zuerst 66, verlierst du das Spiel.

## Ein fertiges Spiel

santase-deal-won = { $winner-is ->
    [you] Spiel { $deal }: du gewinnst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] Spiel { $deal }: { $winner } gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
santase-deal-drawn = Spiel { $deal }: unentschieden
santase-totals = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}{ $marriages ->
    [0] {""}
   *[other] {" "}({ $marriages } gemeldet)
}, { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
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
    [you] Du hast 66 angesagt, hast aber nur { $points }.
   *[other] { $player } hat 66 angesagt, hat aber nur { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Du hast zugedreht und 66 angesagt, hast aber nur { $points }.
   *[other] { $player } hat zugedreht und 66 angesagt, hat aber nur { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } hatte zugedreht. Du hast 66 angesagt, hast aber nur { $points }.
   *[other] { $closer-is ->
        [you] Du hattest zugedreht. { $player } hat 66 angesagt, hat aber nur { $points }.
       *[other] { $closer } hatte zugedreht. { $player } hat 66 angesagt, hat aber nur { $points }.
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

santase-stake-saved = { $player-is ->
    [you] Du hattest { $points }, also 33 oder mehr: Das zählt 1.
   *[other] { $player } hatte { $points }, also 33 oder mehr: Das zählt 1.
}
santase-stake-low = { $player-is ->
    [you] Du hattest { $points }, also weniger als 33: Das zählt 2.
   *[other] { $player } hatte { $points }, also weniger als 33: Das zählt 2.
}
santase-stake-nothing = { $player-is ->
    [you] Du hast keinen Stich: Das zählt 3.
   *[other] { $player } hat keinen Stich: Das zählt 3.
}
santase-penalty-two = { $player-is ->
    [you] Dafür bekommst du 2 Punkte.
   *[other] Dafür bekommt { $player } 2 Punkte.
}
santase-penalty-no-trick-now = { $player-is ->
    [you] Dafür bekommst du 3 Punkte statt 2, weil du keinen Stich hast.
   *[other] Dafür bekommt { $player } 3 Punkte statt 2: noch ohne Stich.
}
santase-penalty-no-trick-at-close = { $player-is ->
    [you] Dafür bekommst du 3 Punkte statt 2: Beim Zudrehen hattest du keinen Stich.
   *[other] Dafür bekommt { $player } 3 Punkte statt 2: beim Zudrehen noch ohne Stich.
}
santase-penalty-three = { $player-is ->
    [you] Dafür bekommst du 3 Punkte, wie immer an diesem Tisch.
   *[other] Dafür bekommt { $player } 3 Punkte, wie immer an diesem Tisch.
}
santase-same-dealer = { $player-is ->
    [you] Keine Punkte, du gibst noch einmal.
   *[other] Keine Punkte, { $player } gibt noch einmal.
}

## Was erlaubt ist und warum

santase-why-lead-first = { $player-is ->
    [you] { $dealer } hat gegeben, also spielst du zum ersten Stich aus.
   *[other] { $dealer-is ->
        [you] Du hast gegeben, also spielt { $player } zum ersten Stich aus.
       *[other] { $dealer } hat gegeben, also spielt { $player } zum ersten Stich aus.
    }
}
santase-why-lead-winner = { $player-is ->
    [you] Du hast den letzten Stich gemacht, also spielst du aus.
   *[other] { $player } hat den letzten Stich gemacht und spielt aus.
}
santase-why-lead-any = Wer ausspielt, darf jede Karte nehmen.
santase-why-open-any = Der Talon ist offen, also darfst du jede Karte zugeben; bedienen musst du nicht.
santase-why-strict-closed = Der Talon ist zugedreht: Jetzt musst du bedienen.
santase-why-strict-empty = Der Talon ist aufgebraucht: Jetzt musst du bedienen.
santase-why-beat = Du musst { $led } mit einer höheren Karte der Farbe stechen: { $cards }.
santase-why-follow = Du musst { $suit } bedienen, stechen kannst du nicht: { $cards }.
santase-why-trump = Du hast kein { $suit }, also musst du trumpfen: { $cards }.
santase-why-nothing = Du hast weder { $suit } noch Trumpf, also geht jede Karte.
santase-why-marriage = Du hast ein Paar gemeldet, also spielst du eine seiner Karten aus: { $cards }.
santase-why-blocked = Jetzt nicht: { $cards }.
santase-why-first-trick = Melden, die Neun tauschen, zudrehen und 66 ansagen geht erst nach dem ersten Stich.
santase-why-may-draw = Du darfst erst nachziehen und dann entscheiden.
santase-why-may-announce = Du darfst { $points } in { $suit } melden; dann spielst du König oder Dame davon aus.
santase-why-may-exchange = Du darfst { $low } gegen { $card } tauschen.
santase-why-exchange-too-late = { $low } lässt sich nicht mehr tauschen: Im Talon liegen nur noch zwei Karten.
santase-why-exchange-closed = { $low } lässt sich nicht mehr tauschen: Der Talon ist zugedreht.
santase-why-may-close = Du darfst zudrehen, wenn du glaubst, dass du ohne Nachziehen auf 66 kommst.
santase-why-marriage-too-late = Kein Paar in { $suit } mehr: An diesem Tisch wird nur gemeldet, solange der Talon offen ist.
santase-why-talon-too-small = Zudrehen geht nicht mehr: An diesem Tisch braucht es dafür { $least } Karten im Talon.
santase-why-may-claim = Du darfst 66 ansagen. Sobald du eine Karte ausspielst, brauchst du dafür erst wieder einen Stich.
santase-why-wait = Bis dahin hast du nichts zu tun.
santase-why-private = Das ist privat: Frag mich in unserem Privatchat.

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
   *[manual] 66: ansagen
    [auto] 66: von selbst
}
santase-set-show-points = { $value ->
   *[off] Augen: verdeckt
    [own] Augen: eigene
    [both] Augen: offen
}
santase-set-close-before-draw = { $value ->
   *[on] Zudrehen: jederzeit
    [off] Zudrehen: nachher
}
santase-set-min-talon-to-close = { $value ->
   *[2] Zudrehen: ab 2
    [4] Zudrehen: ab 4
}
santase-set-failed-close = { $value ->
   *[at-closing] Strafe: beim Zudrehen
    [at-end] Strafe: am Ende
    [three] Strafe: immer 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: bis Ende
    [forbidden] 20/40: mit Talon
}
santase-set-dealer = { $value ->
   *[winner] Gibt: wer gewinnt
    [loser] Gibt: wer verliert
    [alternate] Gibt: abwechselnd
}
santase-set-nine-value = Neun: { $value }
