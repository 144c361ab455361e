### Što se govori za stolom za Santase.

santase-name = Santase

## Tko je na redu

santase-turn-lead = { $player-is ->
    [you] Na redu si: otvori štih.
   *[other] Štih otvara { $player }.
}
santase-turn-follow = { $player-is ->
    [you] { $leader } baca { $card }. Ti si na redu.
   *[other] { $leader-is ->
        [you] Na stolu je tvoja karta { $card }. Na redu je { $player }.
       *[other] { $leader } baca { $card }. Na redu je { $player }.
    }
}
santase-turn-draw = { $player-is ->
    [you] Štih je tvoj. Još se nije vuklo.
   *[other] Štih uzima { $player }. Još se nije vuklo.
}
santase-turn-marriage = { $player-is ->
    [you] Zoveš { $suit }. Baci kralja ili damu te boje.
   *[other] { $player } zove { $suit } i baca kralja ili damu.
}

## Što leži na stolu

santase-talon-open = Adut { $trump }, otkrivena { $turned } · talon { $talon ->
    [one] { $talon } karta
    [few] { $talon } karte
   *[other] { $talon } karata
}
santase-talon-closed = { $player-is ->
    [you] Adut { $trump } · tvoje zatvaranje, u talonu { $talon ->
        [one] { $talon } karta
        [few] { $talon } karte
       *[other] { $talon } karata
    }
   *[other] Adut { $trump } · zatvara { $player }, u talonu { $talon ->
        [one] { $talon } karta
        [few] { $talon } karte
       *[other] { $talon } karata
    }
}
santase-talon-empty = Adut { $trump } · talon je prazan
santase-strict = Poštuj boju i baci jaču ako možeš; bez boje sijeci adutom.
santase-tricks = Štihovi: { $first-is ->
    [you] ti
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ti
   *[other] { $second }
} { $second_tricks }
santase-announced = { $player-is ->
    [you] Zoveš { $points } u { $suit }.
   *[other] { $player } zove { $points } u { $suit }.
}
santase-exchanged = { $player-is ->
    [you] Mijenjaš { $low } za { $card }.
   *[other] { $player } mijenja { $low } za { $card }.
}
santase-points = { $player-is ->
    [you] Imaš { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
   *[other] { $player } ima { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
}

## Na slici

santase-note-marriage = { $points } { $suit }
santase-note-marriages = zvano { $list }
santase-note-totals = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}{ $marriages ->
    [0] {""}
   *[other] , od toga zvano { $marriages }
}, { $tricks ->
    [0] bez štiha
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}

## Karte u 200 znakova

santase-alert-waiting = { $cards } · adut { $trump }. Nisi na redu.
santase-alert-turn = { $cards } · adut { $trump }. Na redu si.

## Gumbi

santase-button-marriage = Zovi { $points } { $suit }
santase-button-exchange = Daj { $low } za { $card }
santase-button-close = Zatvori talon
santase-button-claim = Prijavi 66
santase-button-draw = Vuci
santase-ask-claim = Prijaviti 66?
santase-ask-points = Imaš { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
santase-claim-costs = Time dijeljenje završava. Ako imaš manje, gubiš ga.
santase-ask-close = Zatvoriti talon?
santase-close-costs = Nitko više ne vuče. Ako druga strana prije stigne do 66 ili ti ne stigneš, gubiš dijeljenje.

## Gotovo dijeljenje

santase-deal-won = { $winner-is ->
    [you] { $deal }. dijeljenje: dobivaš { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
   *[other] { $deal }. dijeljenje: { $winner } dobiva { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
}
santase-deal-drawn = { $deal }. dijeljenje: neriješeno
santase-totals = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}{ $marriages ->
    [0] {""}
   *[other] {" "}(zvano { $marriages })
}, { $tricks ->
    [0] bez štiha
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}
santase-last-trick-bonus = { $player-is ->
    [you] Od toga ti 10 bodova donosi zadnji štih.
   *[other] { $player }: od toga 10 bodova donosi zadnji štih.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Prijavljuješ 66 i brojiš { $points }.
       *[no] Stižeš do 66 i imaš { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } prijavljuje 66 i broji { $points }.
       *[no] { $player } stiže do 66 i ima { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Zatvaraš talon, prijavljuješ 66 i brojiš { $points }.
       *[no] Zatvaraš talon, stižeš do 66 i imaš { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } zatvara talon, prijavljuje 66 i broji { $points }.
       *[no] { $player } zatvara talon, stiže do 66 i ima { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] { $closer } zatvara talon, ali ti prije prijavljuješ 66 i brojiš { $points }.
       *[no] { $closer } zatvara talon, ali ti prije stižeš do 66 i imaš { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Zatvaraš talon, ali { $player } prije prijavljuje 66 i broji { $points }.
           *[no] Zatvaraš talon, ali { $player } prije stiže do 66 i ima { $points }.
        }
       *[other] { $claimed ->
            [yes] { $closer } zatvara talon, ali { $player } prije prijavljuje 66 i broji { $points }.
           *[no] { $closer } zatvara talon, ali { $player } prije stiže do 66 i ima { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] Prijavljuješ 66, ali brojiš samo { $points }.
   *[other] { $player } prijavljuje 66, ali broji samo { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Zatvaraš talon i prijavljuješ 66, ali brojiš samo { $points }.
   *[other] { $player } zatvara talon i prijavljuje 66, ali broji samo { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } zatvara talon. Prijavljuješ 66, ali brojiš samo { $points }.
   *[other] { $closer-is ->
        [you] Zatvaraš talon. { $player } prijavljuje 66, ali broji samo { $points }.
       *[other] { $closer } zatvara talon. { $player } prijavljuje 66, ali broji samo { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Sve su karte odigrane, a više bodova imaš ti: { $points }.
   *[other] Sve su karte odigrane, a više bodova ima { $player }: { $points }.
}
santase-cause-played-out-draw = Sve su karte odigrane, a obje strane imaju isto: { $points }.
santase-cause-closed-made = { $player-is ->
    [you] Zatvaraš talon i prije stižeš do 66: na kraju { $points }.
   *[other] { $player } zatvara talon i prije stiže do 66: na kraju { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Zatvaraš talon, ali stižeš samo do { $points }.
   *[other] { $player } zatvara talon, ali stiže samo do { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] { $closer } zatvara talon, ali ti prije stižeš do 66: na kraju { $points }.
   *[other] { $closer-is ->
        [you] Zatvaraš talon, ali { $player } prije stiže do 66: na kraju { $points }.
       *[other] { $closer } zatvara talon, ali { $player } prije stiže do 66: na kraju { $points }.
    }
}
santase-cause-closed-draw = Talon je zatvoren, sve su karte odigrane, a obje strane imaju isto: { $points }.

santase-stake-saved = { $player-is ->
    [you] Imaš { $points }, dakle 33 ili više: to vrijedi 1.
   *[other] { $player } ima { $points }, dakle 33 ili više: to vrijedi 1.
}
santase-stake-low = { $player-is ->
    [you] Imaš { $points }, dakle manje od 33: to vrijedi 2.
   *[other] { $player } ima { $points }, dakle manje od 33: to vrijedi 2.
}
santase-stake-nothing = { $player-is ->
    [you] Nemaš štiha: to vrijedi 3.
   *[other] { $player } nema štiha: to vrijedi 3.
}
santase-penalty-two = { $player-is ->
    [you] Za to dobivaš 2 boda.
   *[other] Za to { $player } dobiva 2 boda.
}
santase-penalty-no-trick-now = { $player-is ->
    [you] Za to dobivaš 3 boda umjesto 2, jer nemaš štiha.
   *[other] Za to { $player } dobiva 3 boda umjesto 2, jer nema štiha.
}
santase-penalty-no-trick-at-close = { $player-is ->
    [you] Za to dobivaš 3 boda umjesto 2: bez tvog štiha u trenutku zatvaranja.
   *[other] Za to { $player } dobiva 3 boda umjesto 2: bez štiha u trenutku zatvaranja.
}
santase-penalty-three = { $player-is ->
    [you] Za to dobivaš 3 boda, kao uvijek za ovim stolom.
   *[other] Za to { $player } dobiva 3 boda, kao uvijek za ovim stolom.
}
santase-same-dealer = { $player-is ->
    [you] Nitko ne dobiva bodove, a ti dijeliš opet.
   *[other] Nitko ne dobiva bodove, a opet dijeli { $player }.
}

## Što se smije i zašto

santase-why-lead-first = { $player-is ->
    [you] Dijeli { $dealer }, pa ti otvaraš prvi štih.
   *[other] { $dealer-is ->
        [you] Ti dijeliš, pa prvi štih otvara { $player }.
       *[other] Dijeli { $dealer }, pa prvi štih otvara { $player }.
    }
}
santase-why-lead-winner = { $player-is ->
    [you] Zadnji štih je tvoj, pa ti otvaraš.
   *[other] { $player } uzima zadnji štih i otvara sljedeći.
}
santase-why-lead-any = Tko otvara štih, smije baciti bilo koju kartu.
santase-why-open-any = Talon je otvoren, pa smiješ baciti bilo koju kartu; boju ne moraš poštivati.
santase-why-strict-closed = Talon je zatvoren: sada moraš poštivati boju.
santase-why-strict-empty = Talon je prazan: sada moraš poštivati boju.
santase-why-beat = Na { $led } moraš baciti jaču kartu iste boje: { $cards }.
santase-why-follow = Moraš poštivati boju { $suit }, a jaču nemaš: { $cards }.
santase-why-trump = Nemaš { $suit }, pa moraš sjeći adutom: { $cards }.
santase-why-nothing = Nemaš ni { $suit } ni aduta, pa smiješ baciti bilo koju kartu.
santase-why-marriage = Bračni par je pozvan, pa bacaš jednu od njegovih karata: { $cards }.
santase-why-blocked = Sada ne: { $cards }.
santase-why-first-trick = Zvanje para, zamjena devetke, zatvaranje i prijava mogući su tek nakon prvog štiha.
santase-why-may-draw = Smiješ najprije vući, pa onda odlučiti.
santase-why-may-announce = Smiješ zvati { $points } u { $suit }; onda bacaš kralja ili damu te boje.
santase-why-may-exchange = Smiješ zamijeniti { $low } za { $card }.
santase-why-exchange-too-late = { $low } se više ne može zamijeniti: u talonu su još samo dvije karte.
santase-why-exchange-closed = { $low } se više ne može zamijeniti: talon je zatvoren.
santase-why-may-close = Smiješ zatvoriti talon ako misliš da ćeš bez vučenja stići do 66.
santase-why-may-claim = Smiješ prijaviti 66. Kad jednom baciš kartu, prvo moraš uzeti još jedan štih.
santase-why-wait = Dotad nemaš što raditi.
santase-why-private = To je privatno: pitaj me u našem privatnom razgovoru.
santase-why-marriage-too-late = Za par u { $suit } je prekasno: za ovim se stolom zove samo dok je talon otvoren.
santase-why-talon-too-small = Talon se više ne može zatvoriti: za ovim stolom treba najmanje { $least ->
    [one] { $least } kartu
    [few] { $least } karte
   *[other] { $least } karata
}.

## Opcije: pravilo i natpis na gumbu

santase-option-target = Partiju dobiva tko prvi stigne do { $value } bodova.
santase-option-claim-mode = { $value ->
   *[manual] Igrači sami broje i prijavljuju 66.
    [auto] Dijeljenje završava samo od sebe kad igrač koji otvara štih ima 66.
}
santase-option-show-points = { $value ->
   *[off] Tijekom dijeljenja bodovi se ne pokazuju nikome.
    [own] Tijekom dijeljenja svatko vidi svoje bodove.
    [both] Tijekom dijeljenja vide se svačiji bodovi.
}
santase-option-close-before-draw = { $value ->
   *[on] Talon se smije zatvoriti prije ili poslije vučenja.
    [off] Talon se smije zatvoriti samo poslije vučenja.
}
santase-option-min-talon-to-close = { $value ->
   *[2] Talon se smije zatvoriti do njegove zadnje dvije karte.
    [4] Talon se smije zatvoriti dok su u njemu najmanje četiri karte.
}
santase-option-failed-close = { $value ->
   *[at-closing] Neuspjelo zatvaranje stoji 2, ili 3 ako druga strana pri zatvaranju nije imala štiha.
    [at-end] Neuspjelo zatvaranje stoji 2, ili 3 ako druga strana na kraju nema štiha.
    [three] Neuspjelo zatvaranje uvijek stoji 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Bračni se par smije zvati do kraja dijeljenja.
    [forbidden] Nema zvanja kad je talon zatvoren ili prazan.
}
santase-option-dealer = { $value ->
   *[winner] Sljedeći dijeli pobjednik dijeljenja.
    [loser] Sljedeći dijeli gubitnik dijeljenja.
    [alternate] Igrači dijele naizmjence.
}
santase-option-nine-value = { $value ->
   *[0] Devetka ne vrijedi ništa.
    [2] Devetka vrijedi 2 boda.
}

santase-set-target = Igra se do { $value }
santase-set-claim-mode = { $value ->
   *[manual] 66: prijava
    [auto] 66: samo od sebe
}
santase-set-show-points = { $value ->
   *[off] Bodovi: skriveni
    [own] Bodovi: svoji
    [both] Bodovi: svi
}
santase-set-close-before-draw = { $value ->
   *[on] Zatvaranje: uvijek
    [off] Zatvaranje: poslije
}
santase-set-min-talon-to-close = { $value ->
   *[2] Zatvaranje: od 2
    [4] Zatvaranje: od 4
}
santase-set-failed-close = { $value ->
   *[at-closing] Neuspjeh: zatvaranje
    [at-end] Neuspjeh: kraj
    [three] Neuspjeh: uvijek 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: do kraja
    [forbidden] 20/40: uz talon
}
santase-set-dealer = { $value ->
   *[winner] Dijeli pobjednik
    [loser] Dijeli gubitnik
    [alternate] Dijele redom
}
santase-set-nine-value = Devetka: { $value }
