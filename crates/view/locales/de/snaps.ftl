### Was an einem Tisch für Schnapsen gesagt wird.

snaps-name = Schnapsen

## Knöpfe

snaps-close-costs = Dann zieht niemand mehr nach. Kommst du mit diesen Karten nicht auf 66, verlierst du das Spiel.

## Was erlaubt ist und warum

snaps-why-may-announce = Du darfst { $points } in { $suit } melden; dann spielst du König oder Dame davon aus. Das zählt, sobald du einen Stich hast.

## Was sonst auf dem Tisch liegt

snaps-pending = { $player-is ->
    [you] Dein Paar ({ $points }) wartet auf deinen ersten Stich.
   *[other] Das Paar von { $player } ({ $points }) wartet auf einen ersten Stich.
}
snaps-frozen-points = { $player-is ->
    [you] Du hast { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }, seit dem Zudrehen eingefroren.
   *[other] { $player } hat { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }, seit dem Zudrehen eingefroren.
}
snaps-frozen = { $opponent-is ->
    [you] Dein Stand ist seit dem Zudrehen eingefroren: { $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
   *[other] Stand von { $opponent } seit dem Zudrehen eingefroren: { $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] Was du gewinnen kannst, steht fest: Beim Zudrehen hatte { $opponent } { $tricks ->
        [0] keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
   *[other] { $opponent-is ->
        [you] Was { $closer } gewinnen kann, steht fest: Beim Zudrehen hattest du { $tricks ->
            [0] keinen Stich
            [one] 1 Stich
           *[other] { $tricks } Stiche
        }.
       *[other] Was { $closer } gewinnen kann, steht fest: Beim Zudrehen hatte { $opponent } { $tricks ->
            [0] keinen Stich
            [one] 1 Stich
           *[other] { $tricks } Stiche
        }.
    }
}

## Womit ein Spiel geendet hat

snaps-at-close = { $player-is ->
    [you] Beim Zudrehen hattest du { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    } und { $tricks ->
        [0] keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
   *[other] Beim Zudrehen hatte { $player } { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    } und { $tricks ->
        [0] keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
}
snaps-never-counted = { $player-is ->
    [you] Dein Paar ({ $points }) zählt nicht: Du hast keinen Stich gemacht.
   *[other] Das Paar von { $player } ({ $points }) zählt nicht: kein Stich.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] Du hast 66 angesagt und { $points } gezählt.
       *[no] Du hast 66 erreicht: { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } hat 66 angesagt und { $points } gezählt.
       *[no] { $player } hat 66 erreicht: { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Alle Karten gespielt, niemand sagte 66 an: Du hast den letzten Stich.
       *[no] Alle Karten gespielt, niemand hat 66: Du hast den letzten Stich.
    }
   *[other] { $claimed ->
        [yes] Alle Karten gespielt, niemand sagte 66 an: { $player } hat den letzten Stich.
       *[no] Alle Karten gespielt, niemand hat 66: { $player } hat den letzten Stich.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Du hast zugedreht und 66 erreicht: am Ende { $points }.
   *[other] { $player } hat zugedreht und 66 erreicht: am Ende { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Du hast zugedreht, aber nur { $points } erreicht.
   *[other] { $player } hat zugedreht, aber nur { $points } erreicht.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] { $closer } hat zugedreht, aber du hast zuerst 66 erreicht: am Ende { $points }.
   *[other] { $closer-is ->
        [you] Du hast zugedreht, aber { $player } hat zuerst 66 erreicht: am Ende { $points }.
       *[other] { $closer } hat zugedreht, aber { $player } hat zuerst 66 erreicht: am Ende { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] Du hast 66 angesagt, hattest aber nur { $points }.
   *[other] { $player } hat 66 angesagt, hatte aber nur { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Du hast zugedreht und 66 angesagt, hattest aber nur { $points }.
   *[other] { $player } hat zugedreht und 66 angesagt, hatte aber nur { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } hatte zugedreht. Du hast 66 angesagt, hattest aber nur { $points }.
   *[other] { $closer-is ->
        [you] Du hattest zugedreht. { $player } hat 66 angesagt, hatte aber nur { $points }.
       *[other] { $closer } hatte zugedreht. { $player } hat 66 angesagt, hatte aber nur { $points }.
    }
}

snaps-stake-last-trick = Der letzte Stich zählt 1, egal wie viele Augen.
snaps-frozen-saved = { $player-is ->
    [you] Beim Zudrehen hattest du { $points }, also 33 oder mehr: Das zählt 1.
   *[other] Beim Zudrehen hatte { $player } { $points }, also 33 oder mehr: Das zählt 1.
}
snaps-frozen-low = { $player-is ->
    [you] Beim Zudrehen hattest du { $points }, also weniger als 33: Das zählt 2.
   *[other] Beim Zudrehen hatte { $player } { $points }, also weniger als 33: Das zählt 2.
}
snaps-frozen-no-trick = { $player-is ->
    [you] Beim Zudrehen hattest du keinen Stich: Das zählt 3.
   *[other] Beim Zudrehen hatte { $player } keinen Stich: Das zählt 3.
}
snaps-penalty-failed-close = Das zählt 2: so viel, wie das Zudrehen gebracht hätte, und nie weniger als 2.

## Die Partie

snaps-counting-up = Bis { $target } Punkte; wer verliert, bekommt das Bummerl.
snaps-counting-down = Von { $target } herunter bis 0; wer verliert, bekommt das Bummerl.
snaps-bummerls = Ausgeteilte Bummerl (best of { $best_of }): { $first-is ->
    [you] du
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] du
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] Du bekommst das Bummerl.
       *[other] Du bekommst zwei Bummerl: Schneider, kein einziger Punkt.
    }
   *[other] { $count ->
        [one] { $player } bekommt das Bummerl.
       *[other] { $player } bekommt zwei Bummerl: Schneider, kein einziger Punkt.
    }
}

## Der Spielzettel

snaps-sheet-note = { $bummerls ->
    [one] Bummerl
   *[other] 2 Bummerl
}

## Was sonst erlaubt ist oder nicht

snaps-why-first-trick = { $what ->
   *[sharp] Scharfe Regeln: Den Buben tauschen und ein Paar melden geht erst nach dem ersten Stich.
    [claim] 66 ansagen geht erst nach dem ersten Stich.
    [both] Scharfe Regeln: Den Buben tauschen und ein Paar melden geht erst nach dem ersten Stich, und 66 ansagen auch.
}
snaps-why-marriage-frozen = Dein König und deine Dame in { $suit } lassen sich nicht melden: Der Talon ist zugedreht, und das Paar würde nicht zählen.
snaps-why-talon-too-small = Scharfe Regeln: Zudrehen geht nicht mehr; dafür braucht es { $least } Karten im Talon.
snaps-why-only-closer = Der Talon ist zugedreht: Mit 66 gewinnen kann nur noch, wer zugedreht hat. Du kannst es verhindern.
snaps-why-ends-by-itself = Sobald du 66 hast, endet das Spiel von selbst.

## Optionen: die Regel und die Aufschrift ihres Knopfes

snaps-option-bummerl-format = { $value ->
   *[1] Die Partie ist ein einziges Bummerl.
    [3] Die Partie geht auf zwei gewonnene Bummerl (best of three).
    [5] Die Partie geht auf drei gewonnene Bummerl (best of five).
    [7] Die Partie geht auf vier gewonnene Bummerl (best of seven).
}
snaps-option-target = Ein Bummerl geht bis { $value } Punkte.
snaps-option-claim-mode = { $value ->
   *[auto] Ein Spiel endet von selbst, sobald jemand 66 hat.
    [declare] Alle zählen selbst und sagen 66 an.
}
snaps-option-frozen = { $value ->
   *[full] Nach dem Zudrehen zählt nichts mehr, was die andere Seite macht.
    [scoring-only] Nach dem Zudrehen spielt die andere Seite für sich weiter und kann zuerst auf 66 kommen.
}
snaps-option-sharp = { $value ->
   *[off] Weiche Regeln: Tauschen, Zudrehen und Paare vom ersten Ausspiel an, bis zu den letzten zwei Karten im Talon.
    [on] Scharfe Regeln: Tauschen und Zudrehen brauchen vier Karten im Talon; Tauschen und Paare gehen erst nach dem ersten Stich.
}
snaps-option-double-bummerl = { $value ->
   *[off] Jedes Bummerl zählt eins.
    [on] Schneider: Wer ohne einen Punkt verliert, bekommt zwei Bummerl.
}
snaps-option-score-direction = { $value ->
   *[up] Die Punkte werden aufwärts gezählt.
    [down] Die Punkte werden abwärts gezählt, bis 0.
}
snaps-option-show-points = { $value ->
   *[own] Während eines Spiels sieht jede Seite ihre eigenen Augen.
    [off] Während eines Spiels sind keine Augen zu sehen.
    [both] Während eines Spiels sind alle Augen zu sehen.
}

snaps-set-bummerl-format = { $value ->
   *[1] Ein Bummerl
    [3] Best of 3
    [5] Best of 5
    [7] Best of 7
}
snaps-set-target = Bummerl bis { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: von selbst
    [declare] 66: wird angesagt
}
snaps-set-frozen = { $value ->
   *[full] Nach Zudrehen zählt nur eine Seite
    [scoring-only] Nach Zudrehen zählen beide Seiten
}
snaps-set-sharp = { $value ->
   *[off] Regeln: weich
    [on] Regeln: scharf
}
snaps-set-double-bummerl = { $value ->
   *[off] Schneider zählt 1
    [on] Schneider zählt 2
}
snaps-set-score-direction = { $value ->
   *[up] Zählen: aufwärts
    [down] Zählen: abwärts
}
snaps-set-show-points = { $value ->
   *[own] Augen: nur eigene
    [off] Augen: verdeckt
    [both] Augen: alle offen
}
