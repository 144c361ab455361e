### Što se govori za stolom za Santase.

santase-name = Santase

## Tko je na redu

santase-turn-draw = { $player-is ->
    [you] Štih je tvoj. Još se nije vuklo.
   *[other] Štih ima { $player }. Još se nije vuklo.
}

## Gumbi

santase-button-draw = Vuci

## Gotovo dijeljenje

santase-deal-drawn = { $deal }. dijeljenje: neriješeno
santase-last-trick-bonus = { $player-is ->
    [you] Ti: od toga 10 bodova za zadnji štih.
   *[other] { $player }: od toga 10 bodova za zadnji štih.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Prijava 66: imaš { $points }.
       *[no] 66 je tu: imaš { $points }.
    }
   *[other] { $claimed ->
        [yes] Prijava 66: { $player } ima { $points }.
       *[no] 66 je tu: { $player } ima { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Zatvaranje i prijava 66: imaš { $points }.
       *[no] Zatvaranje i 66: imaš { $points }.
    }
   *[other] { $claimed ->
        [yes] Zatvaranje i prijava 66: { $player } ima { $points }.
       *[no] Zatvaranje i 66: { $player } ima { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] Prijava 66 na tuđe zatvaranje: imaš { $points }.
       *[no] 66 na tuđe zatvaranje: imaš { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Prijava 66 na tvoje zatvaranje: { $player } ima { $points }.
           *[no] 66 na tvoje zatvaranje: { $player } ima { $points }.
        }
       *[other] { $claimed ->
            [yes] Prijava 66 na zatvaranje igrača { $closer }: { $player } ima { $points }.
           *[no] 66 na zatvaranje igrača { $closer }: { $player } ima { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] Kriva prijava 66: imaš samo { $points }.
   *[other] Kriva prijava 66: { $player } ima samo { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Zatvaranje i kriva prijava 66: imaš samo { $points }.
   *[other] Zatvaranje i kriva prijava 66: { $player } ima samo { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] Kriva prijava 66 na tuđe zatvaranje: imaš samo { $points }.
   *[other] { $closer-is ->
        [you] Kriva prijava 66 na tvoje zatvaranje: { $player } ima samo { $points }.
       *[other] Kriva prijava 66 na zatvaranje igrača { $closer }: { $player } ima samo { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Sve su karte odigrane, a više bodova imaš ti: { $points }.
   *[other] Sve su karte odigrane, a više bodova ima { $player }: { $points }.
}
santase-cause-played-out-draw = Sve su karte odigrane, a obje strane imaju isto: { $points }.
santase-cause-closed-made = { $player-is ->
    [you] Uspjelo zatvaranje: 66 prije imaš ti, na kraju { $points }.
   *[other] Uspjelo zatvaranje: 66 prije ima { $player }, na kraju { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Neuspjelo zatvaranje: imaš samo { $points }.
   *[other] Neuspjelo zatvaranje: { $player } ima samo { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] Tuđe zatvaranje nije uspjelo: 66 prije imaš ti, na kraju { $points }.
   *[other] { $closer-is ->
        [you] Tvoje zatvaranje nije uspjelo: 66 prije ima { $player }, na kraju { $points }.
       *[other] Neuspjelo zatvaranje ({ $closer }): 66 prije ima { $player }, na kraju { $points }.
    }
}
santase-cause-closed-draw = Talon je zatvoren, sve su karte odigrane, a obje strane imaju isto: { $points }.

santase-penalty-three = Za ovim stolom to uvijek vrijedi 3.
santase-same-dealer = { $player-is ->
    [you] Nitko ne dobiva bodove, a ti dijeliš opet.
   *[other] Nitko ne dobiva bodove, a opet dijeli { $player }.
}

## Što se smije i zašto

santase-why-first-trick = Zvanje para, zamjena devetke, zatvaranje i prijava mogući su tek nakon prvog štiha.
santase-why-may-draw = Smiješ najprije vući, pa onda odlučiti.
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
   *[at-closing] Neuspjelo zatvaranje košta 2, ili 3 ako druga strana pri zatvaranju nije imala štiha.
    [at-end] Neuspjelo zatvaranje košta 2, ili 3 ako druga strana na kraju nema štiha.
    [three] Neuspjelo zatvaranje uvijek košta 3.
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
   *[manual] 66: prijavljuje se
    [auto] 66: automatski
}
santase-set-show-points = { $value ->
   *[off] Bodovi: skriveni
    [own] Bodovi: samo svoji
    [both] Bodovi: svačiji
}
santase-set-close-before-draw = { $value ->
   *[on] Zatvaranje: uvijek
    [off] Prvo se vuče karta
}
santase-set-min-talon-to-close = { $value ->
   *[2] Zatvara: talon 2+
    [4] Zatvara: talon 4+
}
santase-set-failed-close = { $value ->
   *[at-closing] Neuspjeh: 3 bez štiha u tom času
    [at-end] Neuspjeh: 3 bez štiha na kraju
    [three] Neuspjeh: uvijek 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: do kraja
    [forbidden] 20/40: dok je talon
}
santase-set-dealer = { $value ->
   *[winner] Dijeli pobjednik
    [loser] Dijeli gubitnik
    [alternate] Dijele redom
}
santase-set-nine-value = Devetka vrijedi { $value }
