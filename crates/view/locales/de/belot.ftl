### Was an einem Tisch für Belot gesagt wird.

belot-name = Belot

## Namen, die in anderen Sätzen stehen

belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Ohne Trumpf
   *[AT] Alles Trumpf
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Ohne Trumpf
    [AT] Alles Trumpf
    [contra] Kontra
    [recontra] Rekontra
   *[pass] passe
}
belot-kind = { $kind ->
    [terca] Terz
    [fifty] Fünfziger
    [hundred] Hunderter
   *[carre] Carré
}
belot-combination = { $kind } { $cards }
belot-combination-worth = { $kind } { $cards } ({ $points })

## Wer dran ist

belot-turn-call = { $player-is ->
    [you] Du bist dran: biete oder passe.
   *[other] { $player } ist mit Bieten dran.
}
belot-turn-lead = { $player-is ->
    [you] Du bist dran: spiel aus.
   *[other] { $player } spielt aus.
}
belot-turn-follow = { $player } ist dran.

## Was auf dem Tisch liegt und was gesagt wurde

belot-dealer = { $player-is ->
    [you] Du hast gegeben.
   *[other] { $player } hat gegeben.
}
belot-calls = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] Es gilt dein Gebot: { $contract }.
   *[other] Es gilt das Gebot von { $player }: { $contract }.
}
belot-plays = { $player-is ->
    [you] Du spielst { $contract }.
   *[other] { $player } spielt { $contract }.
}
belot-played = { $player-is ->
    [you] Du hast { $contract } gespielt.
   *[other] { $player } hat { $contract } gespielt.
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] Du hast Kontra gesagt.
       *[other] { $player } hat Kontra gesagt.
    }
   *[no] { $player-is ->
        [you] Kontra von dir: Es zählt doppelt.
       *[other] Kontra von { $player }: Es zählt doppelt.
    }
}
belot-recontra = { $player-is ->
    [you] Rekontra von dir: Es zählt vierfach.
   *[other] Rekontra von { $player }: Es zählt vierfach.
}
belot-table-one = Auf dem Tisch: { $first-is ->
    [you] du
   *[other] { $first }
} { $first_card }
belot-table-two = Auf dem Tisch: { $first-is ->
    [you] du
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] du
   *[other] { $second }
} { $second_card }
belot-tricks = Stiche: { $first-is ->
    [you] du
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] du
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] du
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] Du hast Belot in { $suit } gesagt.
   *[other] { $player } hat Belot in { $suit } gesagt.
}
belot-may-declare = Melden geht nur vor deiner ersten Karte.

## Im Bild: wer dran ist, was gespielt wird, was gesagt wurde

belot-scene-bid = { $player-is ->
    [you] Du bist dran: biete oder passe
   *[other] { $player } bietet
}
belot-scene-follow = { $player-is ->
    [you] Du bist dran: { $suit } liegt
   *[other] { $player } ist dran: { $suit } liegt
}
belot-scene-dealt = hat gegeben
belot-scene-pair = Belot { $suit }
belot-scene-letters = { $contract ->
    [NT] OT
   *[AT] AT
}
belot-scene-plays = { $player-is ->
    [you] Du spielst { $contract }
   *[other] { $player } spielt { $contract }
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] { $contract } gilt (du)
        [2] { $contract } gilt, Kontra (du)
       *[4] { $contract } gilt, Rekontra (du)
    }
   *[other] { $times ->
        [1] { $contract } gilt ({ $player })
        [2] { $contract } gilt, Kontra ({ $player })
       *[4] { $contract } gilt, Rekontra ({ $player })
    }
}
belot-scene-no-bid = Noch kein Gebot
belot-scene-stamp = { $times ->
    [2] Kontra ×2
   *[4] Rekontra ×4
}
belot-scene-pot = hängt
belot-scene-hangs = Es hängt
belot-scene-thrown-in = Alle gepasst
belot-scene-own = { $points ->
    [0] 0 Punkte
   *[other] { $points }, gerundet
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, gerundet
   *[other] { $sum } = { $points }, gerundet { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + { $pot ->
    [one] 1, der hing
   *[other] { $pot }, die hingen
}
belot-scene-goes = { $winner-is ->
    [you] { $points ->
        [one] 1 geht an dich
       *[other] { $points } gehen an dich
    }
   *[other] { $points ->
        [one] 1 geht an { $winner }
       *[other] { $points } gehen an { $winner }
    }
}
belot-scene-stays = { $points ->
    [one] 1 hängt
   *[other] { $points } hängen
}

## Ein Blatt in 200 Zeichen

belot-alert-call = { $turn ->
    [yes] { $cards }. Du bist mit Bieten dran.
   *[no] { $cards }. Du bist nicht dran.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · gespielt wird { $contract }. Du bist dran.
   *[no] { $cards } · gespielt wird { $contract }. Du bist nicht dran.
}

## Knöpfe

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Ohne Trumpf
    [AT] Alles Trumpf
    [contra] Kontra
    [recontra] Rekontra
   *[pass] Passe
}
belot-button-declare = { $kind ->
    [terca] Terz { $cards }
    [fifty] 50 { $cards }
    [hundred] 100 { $cards }
   *[carre] Carré { $cards }
}
belot-button-pair = { $card } Belot
belot-ask-contra = Kontra sagen?
belot-contra-costs = Das Spiel zählt doppelt. Gewinnst du es nicht, schreibst du nichts auf.
belot-ask-recontra = Rekontra sagen?
belot-recontra-costs = Das Spiel zählt vierfach. Gewinnst du es nicht, schreibst du nichts auf.

## Ein fertiges Spiel

belot-deal-made = { $declarer-is ->
    [you] Spiel { $deal }: Du hast { $contract } geschafft
   *[other] Spiel { $deal }: { $declarer } hat { $contract } geschafft
}
belot-deal-hanging = Spiel { $deal }: { $contract } hängt
belot-deal-failed = { $declarer-is ->
    [you] Spiel { $deal }: Du hast { $contract } verloren
   *[other] Spiel { $deal }: { $declarer } hat { $contract } verloren
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] Spiel { $deal }: Du gewinnst { $contract } mit Kontra
       *[4] Spiel { $deal }: Du gewinnst { $contract } mit Rekontra
    }
   *[other] { $times ->
        [2] Spiel { $deal }: { $winner } gewinnt { $contract } mit Kontra
       *[4] Spiel { $deal }: { $winner } gewinnt { $contract } mit Rekontra
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] Spiel { $deal }: { $contract } mit Kontra hängt
   *[4] Spiel { $deal }: { $contract } mit Rekontra hängt
}
belot-deal-thrown-in = Spiel { $deal }: Alle haben gepasst

belot-verdict-made = { $declarer-is ->
    [you] Du hattest das höchste Gebot und liegst mit { $points } vor beiden anderen.
   *[other] { $declarer } hatte das höchste Gebot und liegt mit { $points } vor beiden anderen.
}
belot-verdict-failed = { $declarer-is ->
    [you] { $winner } hat mit { $points } am meisten und nimmt deine Punkte dazu.
   *[other] { $winner-is ->
        [you] Du hast mit { $points } am meisten und nimmst die Punkte von { $declarer } dazu.
       *[other] { $winner } hat mit { $points } am meisten und nimmt die Punkte von { $declarer } dazu.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] Unter den Beteiligten liegt ihr gleichauf vorn, du und { $second }: je { $points }.
       *[other] Unter den Beteiligten liegen { $first } und { $second } gleichauf vorn: je { $points }.
    }
   *[all] { $first-is ->
        [you] Du und { $second }, ihr liegt gleichauf vorn: je { $points }.
       *[other] { $second-is ->
            [you] Du und { $first }, ihr liegt gleichauf vorn: je { $points }.
           *[other] { $first } und { $second } liegen gleichauf vorn: je { $points }.
        }
    }
}
belot-verdict-tie-of-all = Alle drei haben gleich viel: { $points } Punkte.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] Du hast unter den Beteiligten mit { $points } am meisten und nimmst deren Punkte dazu, × { $times }.
       *[other] { $winner } hat unter den Beteiligten mit { $points } am meisten und nimmt deren Punkte dazu, × { $times }.
    }
   *[all] { $winner-is ->
        [you] Du hast mit { $points } am meisten und nimmst die Punkte aller Beteiligten dazu, × { $times }.
       *[other] { $winner } hat mit { $points } am meisten und nimmt die Punkte aller Beteiligten dazu, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Niemand hat geboten, also schreibt niemand etwas auf. Als Nächstes gibst du.
   *[other] Niemand hat geboten, also schreibt niemand etwas auf. Als Nächstes gibt { $dealer }.
}

belot-disclosed = { $player-is ->
    [you] Du hast gemeldet: { $list }
   *[other] { $player } hat gemeldet: { $list }
}
belot-runs-best = { $player-is ->
    [you] Die beste Folge ist deine, also zählen nur deine Folgen: { $points }.
   *[other] { $player } hat die beste Folge, also zählen die Folgen der anderen nicht: { $points }.
}
belot-runs-void = Die besten Folgen sind gleich, also zählen gar keine.
belot-carres-best = { $player-is ->
    [you] Das beste Carré ist deins, also zählen nur deine Carrés: { $points }.
   *[other] { $player } hat das beste Carré, also zählen die Carrés der anderen nicht: { $points }.
}
belot-capot-half = { $player-is ->
    [you] Du hast keinen Stich gemacht. Das ist Capot: je 50 für die anderen beiden.
   *[other] { $player } hat keinen Stich gemacht. Das ist Capot: je 50 für die anderen beiden.
}
belot-capot-full = { $player-is ->
    [you] Du hast alle Stiche gemacht. Das ist Capot: 100.
   *[other] { $player } hat alle Stiche gemacht. Das ist Capot: 100.
}
belot-capot-blocks = Ein Spiel mit Capot kann die Partie nicht beenden.

belot-recorded = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} → { $units } · { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
belot-short-account = { $player-is ->
    [you] Du
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $account }
belot-account = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } aus Karten{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } letzter Stich
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } Folgen
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } Carrés
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } Belot
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } Capot
} = { $points }
belot-hung = { $times ->
    [1] Hängt fürs nächste Spiel: { $units } ({ $points } gerundet).
   *[other] Hängt fürs nächste Spiel: { $units } ({ $sum } = { $points }, gerundet { $rounded }, × { $times }).
}
belot-hung-nobody = Hängt: { $units }. Das nächste Spiel steht für sich, also bekommt sie niemand.
belot-rounded-from = Zehn Punkte sind ein Zähler auf dem Zettel; ein Rest ab { $least } wird aufgerundet.

## Die Partie

belot-target = Gespielt wird bis { $target } Zähler.
belot-pot = { $units ->
    [one] 1 Zähler hängt: Wer das nächste Spiel gewinnt, bekommt ihn.
   *[other] { $units } Zähler hängen: Wer das nächste Spiel gewinnt, bekommt sie.
}
belot-held-by-capot = Jemand hat { $target }, aber mit Capot ist nicht Schluss: Es entscheidet noch ein Spiel ohne Capot und mit Gebot.
belot-held-by-pot = Jemand hat { $target }, aber solange Zähler hängen, ist hier nicht Schluss.
belot-held-by-tie = Jemand hat { $target }, aber oben steht es gleich: Es geht weiter, bis jemand allein vorn liegt.

## Der Spielzettel

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] du
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = Alle gepasst

## Was erlaubt ist und warum: beim Bieten

belot-why-first-call = { $player-is ->
    [you] { $dealer } hat gegeben, also sprichst du zuerst.
   *[other] { $dealer-is ->
        [you] Du hast gegeben, also spricht { $player } zuerst.
       *[other] { $dealer } hat gegeben, also spricht { $player } zuerst.
    }
}
belot-why-bid-any = Noch hat niemand geboten, also darfst du alles bieten. Von unten nach oben: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf.
belot-why-bid-higher = Ein Gebot muss höher sein als { $contract }. Von unten nach oben: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf.
belot-why-bid-none = Über Alles Trumpf gibt es kein Gebot.
belot-why-may-contra = Du darfst Kontra sagen: Das Spiel zählt doppelt, und wer die meisten Punkte hat, gewinnt es.
belot-why-may-recontra = Du darfst auf das Kontra Rekontra sagen: Das Spiel zählt vierfach.
belot-why-recontra-already = Rekontra ist gesagt, also bleibt nur ein höheres Gebot.
belot-why-declarer-recontras = An diesem Tisch antwortet auf Kontra mit Rekontra nur, wer das höchste Gebot hat.
belot-why-pass = { $bid ->
    [yes] Du darfst passen. Wird nach einem Gebot, Kontra oder Rekontra zweimal hintereinander gepasst, ist das Bieten zu Ende.
   *[no] Du darfst passen und später bieten, wenn jemand anders bietet. Passen alle drei, gibt die nächste Person.
}

## Was erlaubt ist und warum: in den Stichen

belot-why-lead-first = { $player-is ->
    [you] { $dealer } hat gegeben, also spielst du zum ersten Stich aus.
   *[other] { $dealer-is ->
        [you] Du hast gegeben, also spielt { $player } zum ersten Stich aus.
       *[other] { $dealer } hat gegeben, also spielt { $player } zum ersten Stich aus.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] Du hast den letzten Stich gemacht, also spielst du aus.
   *[other] { $player } hat den letzten Stich gemacht und spielt aus.
}
belot-why-lead-any = Wer ausspielt, darf jede Karte nehmen.
belot-why-follow = Du musst { $suit } bedienen, stechen musst du nicht: { $cards }.
belot-why-follow-trumped = Du musst { $suit } bedienen, auch wenn schon getrumpft ist: { $cards }.
belot-why-beat = Du musst { $best } mit einer höheren Karte der Farbe stechen: { $cards }.
belot-why-cannot-beat = Du musst { $suit } bedienen, und { $best } kannst du nicht stechen: { $cards }.
belot-why-trump = Du hast kein { $suit }, also musst du trumpfen: { $cards }.
belot-why-overtrump = Du hast kein { $suit }, also musst du trumpfen, und zwar höher als { $best }: { $cards }.
belot-why-undertrump = Du hast kein { $suit } und keinen Trumpf über { $best }. Trotzdem musst du Trumpf spielen: { $cards }.
belot-why-undertrump-free = Du hast kein { $suit } und keinen Trumpf über { $best }. An diesem Tisch musst du nicht untertrumpfen, also geht jede Karte.
belot-why-void = Du hast kein { $suit }, also geht jede Karte; stechen kann sie nicht.
belot-why-nothing = Du hast weder { $suit } noch Trumpf, also geht jede Karte.
belot-why-blocked = Jetzt nicht: { $cards }.

## Was gemeldet werden darf

belot-why-nothing-at-no-trump = Bei Ohne Trumpf gibt es keine Folgen, keine Carrés und kein Belot.
belot-why-may-declare = Vor deiner ersten Karte, jetzt oder nie, darfst du melden: { $list }.
belot-why-nothing-to-declare = Du hast weder eine Folge von drei noch ein Carré zu melden.
belot-why-shared-card = Jede Karte zählt nur in einer Meldung; was du zuerst meldest, bestimmt also, was übrig bleibt.
belot-why-too-late = Folgen und Carrés meldest du vor deiner ersten Karte: Jetzt ist es zu spät.
belot-why-may-pair = Mit { $cards } darfst du Belot sagen, 20 Punkte, und zwar mit der ersten der beiden Karten.
belot-why-belot-by-itself = Mit { $cards } sage ich Belot für dich, 20 Punkte.
belot-why-thrown-off = Kein Belot mit { $cards }: Die Karte wird auf eine andere Farbe abgeworfen.
belot-why-wait = Bis du dran bist, hast du nichts zu tun.
belot-why-private = Das ist privat: Frag mich in unserem Privatchat.

## Optionen: die Regel und die Aufschrift ihres Knopfes

belot-option-target = Die Partie geht bis { $value } Zähler.
belot-option-rounding = { $value ->
   *[plain] Ein Rest ab 5 Punkten wird auf einen Zähler aufgerundet.
    [by-contract] Ein Rest wird mit Trumpffarbe ab 6 aufgerundet, bei Ohne Trumpf ab 5, bei Alles Trumpf ab 4.
}
belot-option-undertrump = { $value ->
   *[forced] Wer nicht übertrumpfen kann, muss trotzdem Trumpf spielen.
    [free] Wer nicht übertrumpfen kann, darf jede Karte spielen.
}
belot-option-recontra-by = { $value ->
   *[others] Rekontra darf jede Person sagen, die nicht selbst Kontra gesagt hat.
    [declarer] Rekontra darf nur sagen, wer das höchste Gebot hat.
}
belot-option-contra-scope = { $value ->
   *[all] Ein Spiel mit Kontra gewinnt, wer von allen dreien die meisten Punkte hat.
    [participants] Ein Spiel mit Kontra gewinnt nur, wer das höchste Gebot hat oder Kontra oder Rekontra gesagt hat.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] Ein Spiel mit irgendeiner Capot-Prämie kann die Partie nicht beenden.
    [full] Nur ein Spiel, in dem jemand alle Stiche macht, kann die Partie nicht beenden.
    [off] Ein Spiel mit Capot kann die Partie beenden.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] Die Partie kann enden, während Zähler hängen; die sind dann verloren.
    [on] Die Partie kann nicht enden, während Zähler hängen.
}
belot-option-pair = { $value ->
   *[asked] Belot muss man selbst sagen und kann es vergessen.
    [automatic] Belot wird von selbst gesagt.
}
belot-option-carre-rest = { $value ->
   *[declared] Was ein Carré von einer Folge übrig lässt, zählt noch, wenn drei Karten hintereinander bleiben.
    [lost] Haben ein Carré und eine Folge eine gemeinsame Karte, wird nur eines davon gemeldet; vom anderen zählt nichts.
}

belot-set-target = Bis { $value }
belot-set-rounding = { $value ->
   *[plain] Runden: ab 5
    [by-contract] Runden: 6/5/4
}
belot-set-undertrump = { $value ->
   *[forced] Untertrumpfen: muss
    [free] Untertrumpfen: kann
}
belot-set-recontra-by = { $value ->
   *[others] Rekontra: wer will
    [declarer] Rekontra: wer bot
}
belot-set-contra-scope = { $value ->
   *[all] Kontra: alle drei
    [participants] Kontra: Beteiligte
}
belot-set-capot-blocks-exit = { $value ->
   *[any] Capot beendet keine Partie
    [full] Voller Capot beendet keine Partie
    [off] Capot kann die Partie beenden
}
belot-set-pot-blocks-exit = { $value ->
   *[off] Hängt: Ende möglich
    [on] Hängt: kein Ende
}
belot-set-pair = { $value ->
   *[asked] Belot: wird gesagt
    [automatic] Belot: von selbst
}
belot-set-carre-rest = { $value ->
   *[declared] Carré: Rest zählt
    [lost] Carré: Rest weg
}
