### Was an einem Tisch für Kurniks 66 gesagt wird.

sznap-name = 66

## Wer dran ist

sznap-turn-lead = { $player-is ->
    [you] Du bist dran: spiel aus.
   *[other] { $player } spielt aus.
}
sznap-turn-follow = { $player-is ->
    [you] { $leader } spielt { $card } aus. Du bist dran.
   *[other] { $leader-is ->
        [you] Du spielst { $card } aus. { $player } ist dran.
       *[other] { $leader } spielt { $card } aus. { $player } ist dran.
    }
}
sznap-turn-marriage = { $player-is ->
    [you] Du hast { $suit } gemeldet. Spiel König oder Dame davon aus.
   *[other] { $player } hat { $suit } gemeldet und spielt König oder Dame davon aus.
}

## Was auf dem Tisch liegt

sznap-talon-open = Trumpf { $trump }, aufgedeckt { $turned } · Talon { $talon }
sznap-talon-closed = { $player-is ->
    [you] Trumpf { $trump } · du hast zugedreht, Talon { $talon ->
        [one] 1 Karte
       *[other] { $talon } Karten
    }
   *[other] Trumpf { $trump } · { $player } hat zugedreht, Talon { $talon ->
        [one] 1 Karte
       *[other] { $talon } Karten
    }
}
sznap-talon-empty = Trumpf { $trump } · der Talon ist aufgebraucht
sznap-strict = Bedienen und stechen, wenn du kannst; ohne die Farbe trumpfen.
sznap-tricks = Stiche: { $first-is ->
    [you] du
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] du
   *[other] { $second }
} { $second_tricks }
sznap-announced = { $player-is ->
    [you] Du hast { $points } in { $suit } gemeldet.
   *[other] { $player } hat { $points } in { $suit } gemeldet.
}
sznap-exchanged = { $player-is ->
    [you] Du hast { $low } gegen { $card } getauscht.
   *[other] { $player } hat { $low } gegen { $card } getauscht.
}
sznap-points = { $player-is ->
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

sznap-note-marriage = { $points } { $suit }
sznap-note-marriages = gemeldet { $list }
sznap-note-totals = { $points ->
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

sznap-alert-waiting = { $cards } · Trumpf { $trump }. Du bist nicht dran.
sznap-alert-turn = { $cards } · Trumpf { $trump }. Du bist dran.

## Knöpfe

sznap-button-marriage = { $points } { $suit } melden
sznap-button-exchange = Tausch { $low } → { $card }
sznap-button-close = Zudrehen
sznap-button-claim = 66 ansagen
sznap-ask-claim = 66 ansagen?
sznap-ask-points = Du hast { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
sznap-claim-costs = Damit ist das Spiel aus. Hast du weniger, verlierst du es.
sznap-ask-close = Den Talon zudrehen?
sznap-close-costs = Dann zieht niemand mehr nach. Hast du bis zur letzten Karte keine 66, verlierst du das Spiel.

## Ein fertiges Spiel

sznap-deal-won = { $winner-is ->
    [you] Spiel { $deal }: du gewinnst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] Spiel { $deal }: { $winner } gewinnt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
sznap-totals = { $player-is ->
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
sznap-stake-saved = { $player-is ->
    [you] Du hattest { $points }, also 33 oder mehr: Das zählt 1.
   *[other] { $player } hatte { $points }, also 33 oder mehr: Das zählt 1.
}
sznap-stake-low = { $player-is ->
    [you] Du hattest { $points }, also weniger als 33: Das zählt 2.
   *[other] { $player } hatte { $points }, also weniger als 33: Das zählt 2.
}
sznap-stake-nothing = { $player-is ->
    [you] Du hattest 0 Augen: Das zählt 3.
   *[other] { $player } hatte 0 Augen: Das zählt 3.
}
sznap-penalty-two = { $player-is ->
    [you] Dafür bekommst du 2 Punkte.
   *[other] Dafür bekommt { $player } 2 Punkte.
}
sznap-penalty-no-trick-now = { $player-is ->
    [you] Dafür bekommst du 3 Punkte statt 2, weil du keinen Stich hast.
   *[other] Dafür bekommt { $player } 3 Punkte statt 2: noch ohne Stich.
}
sznap-penalty-no-trick-at-close = { $player-is ->
    [you] Dafür bekommst du 3 Punkte statt 2: Beim Zudrehen hattest du keinen Stich.
   *[other] Dafür bekommt { $player } 3 Punkte statt 2: beim Zudrehen noch ohne Stich.
}

## Was erlaubt ist und warum

sznap-why-lead-first = { $player-is ->
    [you] { $dealer } hat gegeben, also spielst du zum ersten Stich aus.
   *[other] { $dealer-is ->
        [you] Du hast gegeben, also spielt { $player } zum ersten Stich aus.
       *[other] { $dealer } hat gegeben, also spielt { $player } zum ersten Stich aus.
    }
}
sznap-why-lead-winner = { $player-is ->
    [you] Du hast den letzten Stich gemacht, also spielst du aus.
   *[other] { $player } hat den letzten Stich gemacht und spielt aus.
}
sznap-why-lead-any = Wer ausspielt, darf jede Karte nehmen.
sznap-why-open-any = Der Talon ist offen, also darfst du jede Karte zugeben; bedienen musst du nicht.
sznap-why-strict-closed = Der Talon ist zugedreht: Jetzt musst du bedienen.
sznap-why-strict-empty = Der Talon ist aufgebraucht: Jetzt musst du bedienen.
sznap-why-beat = Du musst { $led } mit einer höheren Karte der Farbe stechen: { $cards }.
sznap-why-follow = Du musst { $suit } bedienen, stechen kannst du nicht: { $cards }.
sznap-why-trump = Du hast kein { $suit }, also musst du trumpfen: { $cards }.
sznap-why-nothing = Du hast weder { $suit } noch Trumpf, also geht jede Karte.
sznap-why-marriage = Du hast ein Paar gemeldet, also spielst du eine seiner Karten aus: { $cards }.
sznap-why-blocked = Jetzt nicht: { $cards }.
sznap-why-may-announce = Du darfst { $points } in { $suit } melden; dann spielst du König oder Dame davon aus, und das Paar zählt, sobald du diesen oder einen späteren Stich machst.
sznap-why-may-exchange = Du darfst { $low } gegen { $card } tauschen.
sznap-why-exchange-too-late = { $low } lässt sich nicht mehr tauschen: Im Talon liegen nur noch zwei Karten.
sznap-why-exchange-closed = { $low } lässt sich nicht mehr tauschen: Der Talon ist zugedreht.
sznap-why-may-close = Du darfst zudrehen, wenn du glaubst, dass du ohne Nachziehen bis zur letzten Karte auf 66 kommst.
sznap-why-may-claim = Du darfst 66 ansagen. Sobald du eine Karte ausspielst, brauchst du dafür erst wieder einen Stich.
sznap-why-wait = Bis dahin hast du nichts zu tun.
sznap-why-private = Das ist privat: Frag mich in unserem Privatchat.

## Was sonst auf dem Tisch liegt

sznap-pending = { $player-is ->
    [you] Dein Paar, { $points }, wartet auf einen Stich.
   *[other] Das Paar von { $player }, { $points }, wartet auf einen Stich.
}
sznap-twenty-cards = Gespielt mit 20 Karten, ohne die Neunen.
sznap-button-meld-and-declare = { $card } melden, 66

## Womit ein Spiel geendet hat

sznap-deal-drawn = Spiel { $deal }: unentschieden
sznap-last-trick-bonus = { $player-is ->
    [you] Der letzte Stich hat dir 10 dieser Augen gebracht.
   *[other] Der letzte Stich hat { $player } 10 dieser Augen gebracht.
}
sznap-never-counted = { $player-is ->
    [you] Dein letztes Paar, { $points }, zählt nichts: Danach hast du keinen Stich gemacht.
   *[other] Das letzte Paar von { $player }, { $points }, zählt nichts: Danach kam kein Stich.
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
    [you] Du hast 66 angesagt, hast aber nur { $points }.
   *[other] { $player } hat 66 angesagt, hat aber nur { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Du hast zugedreht und 66 angesagt, hast aber nur { $points }.
   *[other] { $player } hat zugedreht und 66 angesagt, hat aber nur { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] { $closer } hatte zugedreht. Du hast 66 angesagt, hast aber nur { $points }.
   *[other] { $closer-is ->
        [you] Du hattest zugedreht. { $player } hat 66 angesagt, hat aber nur { $points }.
       *[other] { $closer } hatte zugedreht. { $player } hat 66 angesagt, hat aber nur { $points }.
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
   *[automatic] Melden: ausspielen
    [explicit] Melden: vorher
}
sznap-set-show-points = { $value ->
   *[off] Augen: verdeckt
    [own] Augen: eigene
    [both] Augen: offen
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Strafe: ganzes Spiel
    [at-closing] Strafe: beim Zudrehen
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Tauschen: ab 2
    [4] Tauschen: ab 4
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: nur wer zudreht
    [yes] 66: beide Seiten
}
