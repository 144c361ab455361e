### What every game of the marriage family says at its tables, unless its own file says otherwise.

## Wer dran ist

marriage-turn-lead = { $player-is ->
    [you] Du bist dran: spiel aus.
   *[other] { $player } spielt aus.
}
marriage-turn-follow = { $leader-is ->
    [you] Du hast { $card } ausgespielt. { $player } ist dran.
   *[other] { $leader } hat { $card } ausgespielt. { $player } ist dran.
}
marriage-turn-marriage = { $player-is ->
    [you] Du hast { $suit } gemeldet. Spiel König oder Dame davon aus.
   *[other] { $player } hat { $suit } gemeldet und spielt König oder Dame davon aus.
}

## Was auf dem Tisch liegt

marriage-talon-open = Trumpf { $trump }, aufgedeckt { $turned } · Talon { $talon }
marriage-talon-closed = { $player-is ->
    [you] Trumpf { $trump } · du hast zugedreht, im Talon { $talon ->
        [one] 1 Karte
       *[other] { $talon } Karten
    }
   *[other] Trumpf { $trump } · { $player } hat zugedreht, im Talon { $talon ->
        [one] 1 Karte
       *[other] { $talon } Karten
    }
}
marriage-talon-empty = Trumpf { $trump } · der Talon ist aufgebraucht
marriage-tricks = Stiche: { $first-is ->
    [you] du
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] du
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] Du hast { $points } in { $suit } gemeldet.
   *[other] { $player } hat { $points } in { $suit } gemeldet.
}
marriage-exchanged = { $player-is ->
    [you] Du hast { $low } gegen { $card } getauscht.
   *[other] { $player } hat { $low } gegen { $card } getauscht.
}
marriage-points = { $player-is ->
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

marriage-note-marriage = { $points } { $suit }
marriage-note-marriages = gemeldet { $list }
marriage-note-totals = { $points ->
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

marriage-alert-waiting = { $cards } · Trumpf { $trump }. Du bist nicht dran.
marriage-alert-turn = { $cards } · Trumpf { $trump }. Du bist dran.

## Knöpfe

marriage-button-marriage = { $points } { $suit } melden
marriage-button-exchange = { $low } gegen { $card }
marriage-button-close = Zudrehen
marriage-button-claim = 66 ansagen
marriage-ask-claim = 66 ansagen?
marriage-ask-points = Du hast { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
marriage-claim-costs = Mit weniger als 66 verlierst du das Spiel.
marriage-ask-close = Den Talon zudrehen?
marriage-close-costs = Dann zieht niemand mehr nach. Hast du nicht zuerst 66, verlierst du das Spiel.

## Ein fertiges Spiel

marriage-deal-won = { $winner-is ->
    [you] Spiel { $deal }: Du gewinnst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] Spiel { $deal }: { $winner } gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
marriage-totals = { $player-is ->
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

marriage-stake-saved = { $player-is ->
    [you] Du hattest { $points }, also 33 oder mehr: Das zählt 1.
   *[other] { $player } hatte { $points }, also 33 oder mehr: Das zählt 1.
}
marriage-stake-low = { $player-is ->
    [you] Du hattest { $points }, also weniger als 33: Das zählt 2.
   *[other] { $player } hatte { $points }, also weniger als 33: Das zählt 2.
}
marriage-stake-nothing = { $player-is ->
    [you] Du hast keinen Stich: Das zählt 3.
   *[other] { $player } hat keinen Stich: Das zählt 3.
}
marriage-penalty-two = Das zählt 2.
marriage-penalty-no-trick-now = { $player-is ->
    [you] Du hattest keinen Stich: Das zählt 3 statt 2.
   *[other] { $player } hatte keinen Stich: Das zählt 3 statt 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] Du hattest beim Zudrehen keinen Stich: Das zählt 3 statt 2.
   *[other] { $player } hatte beim Zudrehen keinen Stich: Das zählt 3 statt 2.
}

## Was erlaubt ist und warum

marriage-why-lead-first = { $player-is ->
    [you] { $dealer } hat gegeben, also spielst du zum ersten Stich aus.
   *[other] { $dealer-is ->
        [you] Du hast gegeben, also spielt { $player } zum ersten Stich aus.
       *[other] { $dealer } hat gegeben, also spielt { $player } zum ersten Stich aus.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] Du hast den letzten Stich gemacht, also spielst du aus.
   *[other] { $player } hat den letzten Stich gemacht und spielt aus.
}
marriage-why-lead-any = Wer ausspielt, darf jede Karte nehmen.
marriage-why-open-any = Der Talon ist offen, also darfst du jede Karte zugeben; bedienen musst du nicht.
marriage-why-strict-closed = Der Talon ist zugedreht: Jetzt musst du bedienen.
marriage-why-strict-empty = Der Talon ist aufgebraucht: Jetzt musst du bedienen.
marriage-why-beat = Du musst { $led } mit einer höheren Karte der Farbe stechen: { $cards }.
marriage-why-follow = Du musst { $suit } bedienen, stechen kannst du nicht: { $cards }.
marriage-why-trump = Du hast kein { $suit }, also musst du trumpfen: { $cards }.
marriage-why-nothing = Du hast weder { $suit } noch Trumpf, also geht jede Karte.
marriage-why-marriage = Du hast ein Paar gemeldet, also spielst du eine seiner Karten aus: { $cards }.
marriage-why-blocked = Jetzt nicht: { $cards }.
marriage-why-may-announce = Du darfst { $points } in { $suit } melden; dann spielst du König oder Dame davon aus.
marriage-why-may-exchange = Du darfst { $low } gegen { $card } tauschen.
marriage-why-exchange-too-late = { $low } lässt sich nicht mehr tauschen: Im Talon liegen nur noch zwei Karten.
marriage-why-exchange-closed = { $low } lässt sich nicht mehr tauschen: Der Talon ist zugedreht.
marriage-why-may-close = Du darfst zudrehen, wenn du glaubst, dass du ohne Nachziehen auf 66 kommst.
marriage-why-may-claim = Du darfst 66 ansagen. Sobald du eine Karte ausspielst, brauchst du dafür erst wieder einen Stich.
marriage-why-wait = Bis du dran bist, hast du nichts zu tun.
marriage-why-private = Das ist privat: Frag mich in unserem Privatchat.
