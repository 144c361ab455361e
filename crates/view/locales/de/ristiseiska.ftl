### Was an einem Tisch für Ristiseiska gesagt wird.

ristiseiska-name = Ristiseiska

## Wer dran ist

ristiseiska-turn-first = { $player-is ->
    [you] Du hast die Kreuz-Sieben: Fang damit an.
   *[other] { $player } hat die Kreuz-Sieben und beginnt.
}
ristiseiska-turn-play = { $player-is ->
    [you] Du bist dran: spiel eine Karte, die passt.
   *[other] { $player } ist dran.
}
ristiseiska-turn-only = Du musst { $card } spielen.
ristiseiska-turn-bonus = { $player-is ->
    [you] Eine Seite ist voll: Spiel noch eine Karte oder beende den Zug.
   *[other] { $player } hat eine Seite vollgemacht und darf noch eine Karte spielen.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } sitzt fest. Du bist dran: such eine Karte aus und gib sie weg.
   *[other] { $stuck-is ->
        [you] Du sitzt fest, und { $giver } sucht dir eine Karte aus.
       *[other] { $stuck } sitzt fest, und { $giver } sucht eine Karte aus.
    }
}
ristiseiska-stalled = Seit { $turns } Zügen hat niemand gespielt: Jetzt muss eine Karte weg, die nirgends passt, wenn es eine gibt.

## Eine Farbe auf dem Tisch

ristiseiska-grid-closed = { $suit } noch nichts
ristiseiska-grid-waits = { $suit } noch nichts · passt: 7
ristiseiska-grid-one = { $suit } { $lies } · passt: { $next }
ristiseiska-grid-two = { $suit } { $lies } · passt: { $low } und { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · unten voll · passt: { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · oben voll · passt: { $next }
ristiseiska-grid-done = { $suit } { $lies } · ganz voll

## Wer am Tisch sitzt

ristiseiska-seat-new = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ristiseiska-seat-played = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · gespielt { $played }
ristiseiska-seat-stuck = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · festgesessen
ristiseiska-seat-given = { $player }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · festgesessen, eine Karte von { $giver }
ristiseiska-seat-given-card = { $player-is ->
    [you] Du: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } · festgesessen, { $card } von { $giver }
   *[other] { $player }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } · festgesessen, { $card } von dir
}
ristiseiska-token-nobody = Noch hat niemand die Marke. Sie kostet { $points }.
ristiseiska-token-at = { $player-is ->
    [you] Du hast die Marke. Am Ende kostet sie { $points }.
   *[other] { $player } hat die Marke. Am Ende kostet sie { $points }.
}
ristiseiska-whole-hand = Deine Karten: { $cards }
ristiseiska-more-under-why = { $count ->
    [one] Noch 1 zum Weggeben: unter „Warum?“.
   *[other] Noch { $count } zum Weggeben: unter „Warum?“.
}

## Im Bild

ristiseiska-scene-first = { $player-is ->
    [you] Du bist dran: fang an
   *[other] { $player } beginnt
}
ristiseiska-scene-play = { $player-is ->
    [you] Du bist dran: spiel, was passt
   *[other] { $player } ist dran
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Du bist dran: weiter oder Schluss
   *[other] { $player } darf weiterspielen
}
ristiseiska-scene-give = { $giver-is ->
    [you] Du bist dran: eine Karte für { $stuck }
   *[other] { $stuck-is ->
        [you] { $giver } gibt dir eine Karte
       *[other] { $giver } gibt eine Karte an { $stuck }
    }
}
ristiseiska-scene-stuck = sitzt fest
ristiseiska-scene-could-not = saß fest
ristiseiska-scene-given = bekam eine Karte
ristiseiska-scene-token = Marke
ristiseiska-scene-out = { $winner-is ->
    [you] Du bist fertig
   *[other] { $winner } ist fertig
}
ristiseiska-scene-no-card = keine Karte, keine Strafe
ristiseiska-scene-charged = Marke: { $token }

## Ein Blatt in 200 Zeichen

ristiseiska-alert-waiting = { $cards }. Du bist nicht dran.
ristiseiska-alert-turn = { $cards }. Du bist dran.
ristiseiska-alert-give = { $cards }. Jemand sitzt fest und wartet auf eine Karte von dir.

## Knöpfe

ristiseiska-button-end = Zug beenden

## Ein fertiges Spiel

ristiseiska-deal-won = { $winner-is ->
    [you] Spiel { $deal }: Du warst zuerst fertig
   *[other] Spiel { $deal }: { $winner } war zuerst fertig
}
ristiseiska-cause-played-out = { $player-is ->
    [you] Du hast deine letzte Karte gespielt.
   *[other] { $player } hat die letzte Karte gespielt.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] { $receiver } saß fest, und du hast deine letzte Karte weggegeben.
   *[other] { $receiver-is ->
        [you] Du saßt fest, und { $player } gab dir die eigene letzte Karte.
       *[other] { $receiver } saß fest, und { $player } gab die eigene letzte Karte weg.
    }
}
ristiseiska-charge = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} für { $cards }
ristiseiska-charge-nothing = { $player-is ->
    [you] Du: keine Karte, keine Strafe
   *[other] { $player }: keine Karte, keine Strafe
}
ristiseiska-charge-token = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}, { $token } für die Marke und { $for_cards } für { $cards }
ristiseiska-charge-token-only = { $player-is ->
    [you] Du: keine Karte, { $token } für die Marke
   *[other] { $player }: keine Karte, { $token } für die Marke
}
ristiseiska-token-never-taken = Niemand saß je fest, also zahlt niemand für die Marke.
ristiseiska-values = Ein König kostet 13, eine Dame 12, ein Bube 11, ein Ass { $ace }, jede andere Karte ihre Zahl.

ristiseiska-standing-limit = Strafpunkte. Sobald jemand { $limit } hat, gewinnt, wer am wenigsten hat.
ristiseiska-standing-single = Ein Spiel entscheidet: Wer zuerst fertig ist, gewinnt die Partie.

## Was erlaubt ist und warum

ristiseiska-why-first = Jedes Spiel beginnt mit { $card }, also geht nur diese Karte.
ristiseiska-why-must-play = Wer eine passende Karte hat, muss eine spielen. Du darfst spielen: { $cards }.
ristiseiska-why-blocked = Jetzt nicht: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] In jeder Farbe kommt zuerst die 7, dann die 6, dann die 8. Danach geht es von der 5 hinunter bis zum Ass und von der 9 hinauf bis zum König.
    [off] In jeder Farbe kommt zuerst die 7, dann die 6. Danach geht es von der 5 hinunter bis zum Ass und von der 8 hinauf bis zum König.
}
ristiseiska-why-bonus = Du hast ein Ass oder einen König gespielt, also darfst du noch eine Karte spielen: { $cards }.
ristiseiska-why-may-end = Du darfst den Zug auch beenden. Das kostet nichts.
ristiseiska-why-you-give = { $stuck } hat keine passende Karte. Du sitzt direkt davor, also gibst du eine Karte weg.
ristiseiska-why-you-give-instead = { $stuck } hat keine passende Karte. Wer näher sitzt, hat nur eine und behält sie, also gibst du eine weg.
ristiseiska-why-give-any = Du suchst aus und darfst jede deiner Karten geben, verdeckt: Nur ihr zwei wisst, welche.
ristiseiska-why-give-useless = Seit { $turns } Zügen hat niemand gespielt, also musst du jetzt eine Karte geben, die nirgends passt: { $cards }.
ristiseiska-why-give-fitting = Diese passen, und du könntest sie später spielen: { $cards }.
ristiseiska-why-give-last = Es ist deine letzte Karte. Gibst du sie weg, bist du fertig und gewinnst das Spiel.
ristiseiska-why-you-are-stuck = Du hast keine passende Karte, also bekommst du eine. In diesem Zug spielst du nicht, auch nicht diese Karte.
ristiseiska-why-wait = Bis du dran bist, hast du nichts zu tun.
ristiseiska-why-private = Das ist privat: Frag mich in unserem Privatchat.

## Optionen: die Regel und die Aufschrift ihres Knopfes

ristiseiska-option-stuck = { $value ->
   *[cards] Wer festsitzt, bekommt eine Karte von der Person davor.
    [token] Wer festsitzt, nimmt die Marke; Karten werden nicht weggegeben.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] Gibt es eine Marke, kostet sie am Ende eines Spiels 50 Punkte.
    [21] Gibt es eine Marke, kostet sie am Ende eines Spiels 21 Punkte.
    [25] Gibt es eine Marke, kostet sie am Ende eines Spiels 25 Punkte.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] Wer nur noch eine Karte hat, gibt sie weg und gewinnt das Spiel.
    [skip] Wer nur noch eine Karte hat, behält sie, und die Person davor gibt eine.
}
ristiseiska-option-limit = { $value ->
   *[100] Sobald jemand 100 Strafpunkte hat, gewinnt, wer am wenigsten hat.
    [single] Die Partie ist ein einziges Spiel: Wer zuerst fertig ist, gewinnt sie.
    [50] Sobald jemand 50 Strafpunkte hat, gewinnt, wer am wenigsten hat.
    [200] Sobald jemand 200 Strafpunkte hat, gewinnt, wer am wenigsten hat.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] Die 5 wartet, bis die 8 ihrer Farbe liegt.
    [off] Die 5 braucht nur die 6, nicht die 8.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] Ein Ass auf der Hand kostet 1.
    [14] Ein Ass auf der Hand kostet 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] Nach jedem Ass und König darf man noch eine Karte spielen.
    [once] Nach einem Ass oder König darf man noch eine Karte spielen, aber keine dritte.
    [off] Ein Ass oder König bringt keine weitere Karte.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Festsitzen zählt vom ersten Zug an.
    [on] Festsitzen kostet nichts, bis alle einmal dran waren.
}
ristiseiska-option-max-players = { $value ->
   *[5] Bis zu fünf können mitspielen.
    [8] Bis zu acht können mitspielen.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Festsitzen: Karte
    [token] Festsitzen: Marke
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Marke kostet 50
    [21] Marke kostet 21
    [25] Marke kostet 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Letzte: weggeben
    [skip] Letzte: behalten
}
ristiseiska-set-limit = { $value ->
   *[100] Partie: bis 100
    [single] Partie: ein Spiel
    [50] Partie: bis 50
    [200] Partie: bis 200
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] 5 wartet auf die 8
    [off] 5 braucht nur die 6
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] Ass kostet 1
    [14] Ass kostet 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] Zusatzkarte: immer
    [once] Zusatzkarte: einmal
    [off] Zusatzkarte: nie
}
ristiseiska-set-first-round-free = { $value ->
   *[off] Erste Runde: zählt
    [on] Erste Runde: frei
}
ristiseiska-set-max-players = { $value ->
   *[5] Personen: bis 5
    [8] Personen: bis 8
}
