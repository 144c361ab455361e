### Što se govori za stolom za Šnaps.

snaps-name = Šnaps

## Gumbi

snaps-close-costs = Nitko više ne vuče. Ako s ovim kartama ne stigneš do 66, gubiš dijeljenje.

## Gotovo dijeljenje

snaps-totals = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}{ $marriages ->
    [0] {""}
   *[other] {" "}(u parovima { $marriages })
}, { $tricks ->
    [0] bez štiha
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}

## Što se smije i zašto

snaps-why-may-announce = Smiješ zvati { $points } u { $suit }; onda bacaš kralja ili damu te boje. Vrijedi čim imaš štih.

## Što još leži na stolu

snaps-pending = { $player-is ->
    [you] Tvoj bračni par od { $points } čeka tvoj prvi štih.
   *[other] { $player }: bračni par od { $points } čeka prvi štih.
}
snaps-frozen-points = { $player-is ->
    [you] Imaš { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }, zamrznuto pri zatvaranju.
   *[other] { $player } ima { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }, zamrznuto pri zatvaranju.
}
snaps-frozen = { $opponent-is ->
    [you] Tvoji su bodovi zamrznuti pri zatvaranju, { $tricks ->
        [0] bez štiha
        [one] s { $tricks } štihom
        [few] s { $tricks } štiha
       *[other] s { $tricks } štihova
    }.
   *[other] Bodovi igrača { $opponent } zamrznuti su pri zatvaranju, { $tricks ->
        [0] bez štiha
        [one] s { $tricks } štihom
        [few] s { $tricks } štiha
       *[other] s { $tricks } štihova
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] Tvoj mogući dobitak određen je pri zatvaranju ({ $opponent }: { $tricks ->
        [0] bez štiha
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }).
   *[other] { $opponent-is ->
        [you] Mogući dobitak igrača { $closer } određen je pri zatvaranju (ti: { $tricks ->
            [0] bez štiha
            [one] { $tricks } štih
            [few] { $tricks } štiha
           *[other] { $tricks } štihova
        }).
       *[other] Mogući dobitak igrača { $closer } određen je pri zatvaranju ({ $opponent }: { $tricks ->
            [0] bez štiha
            [one] { $tricks } štih
            [few] { $tricks } štiha
           *[other] { $tricks } štihova
        }).
    }
}

## Što je završilo dijeljenje

snaps-at-close = { $player-is ->
    [you] Pri zatvaranju: ti { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }, { $tricks ->
        [0] bez štiha
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }.
   *[other] Pri zatvaranju: { $player } { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }, { $tricks ->
        [0] bez štiha
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }.
}
snaps-never-counted = { $player-is ->
    [you] Tvoj bračni par od { $points } ne vrijedi ništa: nemaš štiha.
   *[other] Bračni par od { $points } ne vrijedi ništa: { $player } nema štiha.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] Prijava 66: imaš { $points }.
       *[no] 66 je tu: imaš { $points }.
    }
   *[other] { $claimed ->
        [yes] Prijava 66: { $player } ima { $points }.
       *[no] 66 je tu: { $player } ima { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Sve su karte odigrane, 66 nitko nije prijavio: zadnji je štih tvoj.
       *[no] Sve su karte odigrane, do 66 nitko nije stigao: zadnji je štih tvoj.
    }
   *[other] { $claimed ->
        [yes] Sve su karte odigrane, 66 nitko nije prijavio: zadnji štih ima { $player }.
       *[no] Sve su karte odigrane, do 66 nitko nije stigao: zadnji štih ima { $player }.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Uspjelo zatvaranje: na kraju imaš { $points }.
   *[other] Uspjelo zatvaranje: { $player } na kraju ima { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Neuspjelo zatvaranje: imaš samo { $points }.
   *[other] Neuspjelo zatvaranje: { $player } ima samo { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] Tuđe zatvaranje nije uspjelo: 66 prije imaš ti, na kraju { $points }.
   *[other] { $closer-is ->
        [you] Tvoje zatvaranje nije uspjelo: 66 prije ima { $player }, na kraju { $points }.
       *[other] Neuspjelo zatvaranje ({ $closer }): 66 prije ima { $player }, na kraju { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] Kriva prijava 66: imaš samo { $points }.
   *[other] Kriva prijava 66: { $player } ima samo { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Zatvaranje i kriva prijava 66: imaš samo { $points }.
   *[other] Zatvaranje i kriva prijava 66: { $player } ima samo { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] Kriva prijava 66 na tuđe zatvaranje: imaš samo { $points }.
   *[other] { $closer-is ->
        [you] Kriva prijava 66 na tvoje zatvaranje: { $player } ima samo { $points }.
       *[other] Kriva prijava 66 na zatvaranje igrača { $closer }: { $player } ima samo { $points }.
    }
}

snaps-stake-last-trick = Zadnji štih vrijedi 1, kakvi god bili bodovi.
snaps-frozen-saved = { $player-is ->
    [you] Pri zatvaranju: ti { $points }, dakle 33 ili više. To vrijedi 1.
   *[other] Pri zatvaranju: { $player } { $points }, dakle 33 ili više. To vrijedi 1.
}
snaps-frozen-low = { $player-is ->
    [you] Pri zatvaranju: ti { $points }, dakle manje od 33. To vrijedi 2.
   *[other] Pri zatvaranju: { $player } { $points }, dakle manje od 33. To vrijedi 2.
}
snaps-frozen-no-trick = { $player-is ->
    [you] Pri zatvaranju: ti bez štiha. To vrijedi 3.
   *[other] Pri zatvaranju: { $player } bez štiha. To vrijedi 3.
}
snaps-penalty-failed-close = To vrijedi 2: koliko je zatvaranje moglo donijeti, ali nikad manje od 2.

## Partija

snaps-counting-up = Do { $target } bodova; gubitnik dobiva Bummerl.
snaps-counting-down = Od { $target } naniže do 0; gubitnik dobiva Bummerl.
snaps-bummerls = Uručeni Bummerli (od najviše { $best_of }): { $first-is ->
    [you] ti
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] ti
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [1] Bummerl za tebe.
       *[other] Dva Bummerla za tebe: nijedan bod.
    }
   *[other] { $count ->
        [1] Bummerl za igrača { $player }.
       *[other] Dva Bummerla za igrača { $player }: nijedan bod.
    }
}

## Zapisnik

snaps-sheet-note = { $bummerls ->
    [1] Bummerl
   *[other] 2 Bummerla
}

## Što se još smije ili ne smije

snaps-why-first-trick = { $what ->
   *[sharp] Oštra pravila: zamjena dečka i zvanje para mogući su tek nakon prvog štiha.
    [claim] Prijava 66 moguća je tek nakon prvog štiha.
    [both] Oštra pravila: zamjena dečka i zvanje para mogući su tek nakon prvog štiha, kao i prijava 66.
}
snaps-why-marriage-frozen = Tvoj kralj i dama { $suit } ne mogu se zvati: talon je zatvoren, pa par ne bi vrijedio.
snaps-why-talon-too-small = Oštra pravila: talon se više ne može zatvoriti; treba najmanje { $least ->
    [one] { $least } kartu
    [few] { $least } karte
   *[other] { $least } karata
}.
snaps-why-only-closer = Talon je zatvoren: sa 66 može pobijediti samo igrač koji ga je zatvorio. Ti to možeš spriječiti.
snaps-why-ends-by-itself = Čim imaš 66, dijeljenje završava samo od sebe.

## Opcije: pravilo i natpis na gumbu

snaps-option-bummerl-format = { $value ->
   *[1] Partija je jedan Bummerl.
    [3] Partija se igra na najviše tri Bummerla: pobjeđuje tko prvi da dva.
    [5] Partija se igra na najviše pet Bummerla: pobjeđuje tko prvi da tri.
    [7] Partija se igra na najviše sedam Bummerla: pobjeđuje tko prvi da četiri.
}
snaps-option-target = Bummerl se igra do { $value } bodova.
snaps-option-claim-mode = { $value ->
   *[auto] Dijeljenje završava samo od sebe čim igrač ima 66.
    [declare] Igrači sami broje i prijavljuju 66.
}
snaps-option-frozen = { $value ->
   *[full] Nakon zatvaranja ne vrijedi ništa što druga strana uzme.
    [scoring-only] Nakon zatvaranja druga strana igra dalje za sebe i može prije stići do 66.
}
snaps-option-sharp = { $value ->
   *[off] Meka pravila: zamjena, zatvaranje i par od prvog otvaranja, do zadnje dvije karte talona.
    [on] Oštra pravila: za zamjenu i zatvaranje u talonu moraju biti najmanje četiri karte; zamjena i par mogući su tek nakon prvog štiha.
}
snaps-option-double-bummerl = { $value ->
   *[off] Svaki Bummerl vrijedi jedan.
    [on] Bummerl protiv nula bodova vrijedi dva.
}
snaps-option-score-direction = { $value ->
   *[up] Bodovi se broje naviše.
    [down] Bodovi se broje naniže do 0.
}
snaps-option-show-points = { $value ->
   *[own] Tijekom dijeljenja svatko vidi svoje bodove.
    [off] Tijekom dijeljenja bodovi se ne pokazuju nikome.
    [both] Tijekom dijeljenja vide se svačiji bodovi.
}

snaps-set-bummerl-format = { $value ->
   *[1] Jedan Bummerl
    [3] Najviše 3 Bummerla
    [5] Najviše 5 Bummerla
    [7] Najviše 7 Bummerla
}
snaps-set-target = Bummerl do { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: automatski
    [declare] 66: prijavljuje se
}
snaps-set-frozen = { $value ->
   *[full] Nakon zatvaranja: samo tko zatvori
    [scoring-only] Nakon zatvaranja: obje strane
}
snaps-set-sharp = { $value ->
   *[off] Pravila: meka
    [on] Pravila: oštra
}
snaps-set-double-bummerl = { $value ->
   *[off] Bummerl na nulu: 1
    [on] Bummerl na nulu: 2
}
snaps-set-score-direction = { $value ->
   *[up] Broji: naviše
    [down] Broji: naniže
}
snaps-set-show-points = { $value ->
   *[own] Bodovi: samo svoji
    [off] Bodovi: skriveni
    [both] Bodovi: svačiji
}
