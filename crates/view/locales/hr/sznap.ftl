### Što se govori za stolom za Kurnikov 66.

sznap-name = 66

## Gumbi

sznap-close-costs = Nitko više ne vuče. Ako do zadnje karte nemaš 66, gubiš dijeljenje.

## Gotovo dijeljenje

sznap-stake-nothing = { $player-is ->
    [you] Nemaš bodova: to vrijedi 3.
   *[other] { $player } nema bodova: to vrijedi 3.
}

## Što se smije i zašto

sznap-why-marriage = Zvanje je rečeno, pa bacaš jednu od njegovih karata: { $cards }.
sznap-why-may-announce = Smiješ zvati { $points } u { $suit }; onda bacaš kralja ili damu te boje, a vrijedi kad uzmeš taj štih ili neki kasniji.
sznap-why-may-close = Smiješ zatvoriti talon ako misliš da ćeš bez vučenja do zadnje karte imati 66.

## Što još leži na stolu

sznap-pending = { $player-is ->
    [you] Tvoje zvanje od { $points } čeka štih.
   *[other] { $player }: zvanje od { $points } čeka štih.
}
sznap-twenty-cards = Igra se s 20 karata, bez devetki.
sznap-button-meld-and-declare = { $card } i 66

## Što je završilo dijeljenje

sznap-deal-drawn = { $deal }. dijeljenje: neriješeno
sznap-last-trick-bonus = { $player-is ->
    [you] Ti: od toga 10 bodova za zadnji štih.
   *[other] { $player }: od toga 10 bodova za zadnji štih.
}
sznap-never-counted = { $player-is ->
    [you] Tvoje zadnje zvanje, { $points }, ne vrijedi ništa: nakon njega nemaš štiha.
   *[other] Zadnje zvanje, { $points }, ne vrijedi ništa: nakon njega { $player } nema štiha.
}

sznap-cause-declared = { $player-is ->
    [you] Prijava 66: imaš { $points }.
   *[other] Prijava 66: { $player } ima { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Zatvaranje i prijava 66: imaš { $points }.
   *[other] Zatvaranje i prijava 66: { $player } ima { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] Prijava 66 na tuđe zatvaranje: imaš { $points }.
   *[other] { $closer-is ->
        [you] Prijava 66 na tvoje zatvaranje: { $player } ima { $points }.
       *[other] Prijava 66 na zatvaranje igrača { $closer }: { $player } ima { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] Kriva prijava 66: imaš samo { $points }.
   *[other] Kriva prijava 66: { $player } ima samo { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Zatvaranje i kriva prijava 66: imaš samo { $points }.
   *[other] Zatvaranje i kriva prijava 66: { $player } ima samo { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] Kriva prijava 66 na tuđe zatvaranje: imaš samo { $points }.
   *[other] { $closer-is ->
        [you] Kriva prijava 66 na tvoje zatvaranje: { $player } ima samo { $points }.
       *[other] Kriva prijava 66 na zatvaranje igrača { $closer }: { $player } ima samo { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Uspjelo zatvaranje: na kraju imaš { $points }.
   *[other] Uspjelo zatvaranje: { $player } na kraju ima { $points }.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Neuspjelo zatvaranje: na kraju imaš samo { $points }.
   *[other] Neuspjelo zatvaranje: { $player } na kraju ima samo { $points }.
}
sznap-cause-played-out = { $player-is ->
    [you] Sve su karte odigrane, a više bodova imaš ti: { $points }.
   *[other] Sve su karte odigrane, a više bodova ima { $player }: { $points }.
}
sznap-cause-played-out-draw = Sve su karte odigrane, a obje strane imaju isto: { $points }.

sznap-nobody-scores = Nitko ne dobiva bodove, a sljedeći dijeli drugi igrač.

## Što se još smije ili ne smije

sznap-why-first-trick = Zamjena najslabijeg aduta i prijava 66 mogući su tek nakon prvog štiha.
sznap-why-melds-by-leading = Ako štih otvoriš kraljem ili damom { $suit }, zoveš { $points }. Vrijedi kad uzmeš taj štih ili neki kasniji.
sznap-why-meld-too-late = Tvoj kralj i dama { $suit } više nisu zvanje: zove se samo dok se iz talona ima što vući.
sznap-why-may-meld-and-declare = Smiješ i prijaviti 66 zajedno sa zvanjem: vrijedi odmah, a dijeljenje time završava.
sznap-why-only-closer = Ne smiješ prijaviti 66: talon je zatvoren, pa to može samo igrač koji ga je zatvorio.

## Opcije: pravilo i natpis na gumbu

sznap-option-variant = { $value ->
   *[66] 24 karte, od devetke do asa; šest u ruci.
    [schnapsen] 20 karata, od dečka do asa; pet u ruci.
}
sznap-option-target = Partiju dobiva tko prvi stigne do { $value } bodova.
sznap-option-meld = { $value ->
   *[automatic] Tko štih otvori kraljem ili damom iz para, time zove.
    [explicit] Zvanje se kaže prije nego što se baci kralj ili dama.
}
sznap-option-show-points = { $value ->
   *[off] Tijekom dijeljenja bodovi se ne pokazuju nikome.
    [own] Tijekom dijeljenja svatko vidi svoje bodove.
    [both] Tijekom dijeljenja vide se svačiji bodovi.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] Neuspjelo zatvaranje košta 2, ili 3 ako druga strana u cijelom dijeljenju nema štiha.
    [at-closing] Neuspjelo zatvaranje košta 2, ili 3 ako druga strana pri zatvaranju nije imala štiha.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] Najslabiji adut smije se zamijeniti do zadnje dvije karte talona.
    [4] Najslabiji adut smije se zamijeniti dok su u talonu najmanje četiri karte.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] Kad je talon zatvoren, 66 smije prijaviti samo onaj tko ga je zatvorio.
    [yes] Kad je talon zatvoren, 66 smije prijaviti i druga strana.
}

sznap-set-variant = { $value ->
   *[66] Karte: 24
    [schnapsen] Karte: 20
}
sznap-set-target = Igra se do { $value }
sznap-set-meld = { $value ->
   *[automatic] Zvanje: otvaranjem
    [explicit] Zvanje: izgovoreno
}
sznap-set-show-points = { $value ->
   *[off] Bodovi: skriveni
    [own] Bodovi: samo svoji
    [both] Bodovi: svačiji
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Neuspjeh: 3 bez ijednog štiha
    [at-closing] Neuspjeh: 3 bez štiha u tom času
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Zamjena: 2+ karte
    [4] Zamjena: 4+ karte
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: tko zatvori
    [yes] 66: obje strane
}
