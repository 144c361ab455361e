### What every game of the marriage family says at its tables, unless its own file says otherwise.

## Tko je na redu

marriage-turn-lead = { $player-is ->
    [you] Na redu si: otvori štih.
   *[other] Štih otvara { $player }.
}
marriage-turn-follow = { $leader-is ->
    [you] Tvoja karta: { $card }. Na redu je { $player }.
   *[other] { $leader }: { $card }. Na redu je { $player }.
}
marriage-turn-marriage = { $player-is ->
    [you] Tvoje zvanje: { $suit }. Baci kralja ili damu te boje.
   *[other] { $player } ima zvanje u { $suit } i baca kralja ili damu.
}

## Što leži na stolu

marriage-talon-open = Adut { $trump }, otkrivena { $turned } · talon { $talon ->
    [one] { $talon } karta
    [few] { $talon } karte
   *[other] { $talon } karata
}
marriage-talon-closed = { $player-is ->
    [you] Adut { $trump } · talon je zatvoren (ti), u njemu { $talon ->
        [one] { $talon } karta
        [few] { $talon } karte
       *[other] { $talon } karata
    }
   *[other] Adut { $trump } · talon je zatvoren ({ $player }), u njemu { $talon ->
        [one] { $talon } karta
        [few] { $talon } karte
       *[other] { $talon } karata
    }
}
marriage-talon-empty = Adut { $trump } · talon je prazan
marriage-tricks = Štihovi: { $first-is ->
    [you] ti
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ti
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] Tvoje zvanje: { $points } u { $suit }.
   *[other] Zvanje ({ $player }): { $points } u { $suit }.
}
marriage-exchanged = { $player-is ->
    [you] Tvoja zamjena: { $low } za { $card }.
   *[other] Zamjena ({ $player }): { $low } za { $card }.
}
marriage-points = { $player-is ->
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

marriage-note-marriage = { $points } { $suit }
marriage-note-marriages = zvano { $list }
marriage-note-totals = { $points ->
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

marriage-alert-waiting = { $cards } · adut { $trump }. Nisi na redu.
marriage-alert-turn = { $cards } · adut { $trump }. Na redu si.

## Gumbi

marriage-button-marriage = Zovi { $points } { $suit }
marriage-button-exchange = { $low } za { $card }
marriage-button-close = Zatvori
marriage-button-claim = Prijavi 66
marriage-ask-claim = Prijaviti 66?
marriage-ask-points = Imaš { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
marriage-claim-costs = S manje od 66 gubiš dijeljenje.
marriage-ask-close = Zatvoriti talon?
marriage-close-costs = Nitko više ne vuče. Ako do 66 ne stigneš prije druge strane, gubiš dijeljenje.

## Gotovo dijeljenje

marriage-deal-won = { $winner-is ->
    [you] { $deal }. dijeljenje: ti +{ $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
   *[other] { $deal }. dijeljenje: { $winner } +{ $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
}
marriage-totals = { $player-is ->
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

marriage-stake-saved = { $player-is ->
    [you] Imaš { $points }, dakle 33 ili više: to vrijedi 1.
   *[other] { $player } ima { $points }, dakle 33 ili više: to vrijedi 1.
}
marriage-stake-low = { $player-is ->
    [you] Imaš { $points }, dakle manje od 33: to vrijedi 2.
   *[other] { $player } ima { $points }, dakle manje od 33: to vrijedi 2.
}
marriage-stake-nothing = { $player-is ->
    [you] Nemaš štiha: to vrijedi 3.
   *[other] { $player } nema štiha: to vrijedi 3.
}
marriage-penalty-two = To vrijedi 2.
marriage-penalty-no-trick-now = { $player-is ->
    [you] Nemaš štiha: to vrijedi 3 umjesto 2.
   *[other] { $player } nema štiha: to vrijedi 3 umjesto 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] Pri zatvaranju: ti bez štiha. To vrijedi 3 umjesto 2.
   *[other] Pri zatvaranju: { $player } bez štiha. To vrijedi 3 umjesto 2.
}

## Što se smije i zašto

marriage-why-lead-first = { $player-is ->
    [you] Djelitelj je { $dealer }, pa prvi štih otvaraš ti.
   *[other] { $dealer-is ->
        [you] Djelitelj si ti, pa prvi štih otvara { $player }.
       *[other] Djelitelj je { $dealer }, pa prvi štih otvara { $player }.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] Zadnji štih je tvoj, pa ti otvaraš.
   *[other] Zadnji štih ima { $player }, pa otvara sljedeći.
}
marriage-why-lead-any = Tko otvara štih, smije baciti bilo koju kartu.
marriage-why-open-any = Talon je otvoren, pa smiješ baciti bilo koju kartu; boju ne moraš poštivati.
marriage-why-strict-closed = Talon je zatvoren: sada moraš poštivati boju.
marriage-why-strict-empty = Talon je prazan: sada moraš poštivati boju.
marriage-why-beat = Na { $led } moraš baciti jaču kartu iste boje: { $cards }.
marriage-why-follow = Moraš poštivati boju { $suit }, a jaču nemaš: { $cards }.
marriage-why-trump = Nemaš { $suit }, pa moraš sjeći adutom: { $cards }.
marriage-why-nothing = Nemaš ni { $suit } ni aduta, pa smiješ baciti bilo koju kartu.
marriage-why-marriage = Bračni par je pozvan, pa bacaš jednu od njegovih karata: { $cards }.
marriage-why-blocked = Sada ne: { $cards }.
marriage-why-may-announce = Smiješ zvati { $points } u { $suit }; onda bacaš kralja ili damu te boje.
marriage-why-may-exchange = Smiješ zamijeniti { $low } za { $card }.
marriage-why-exchange-too-late = { $low } se više ne može zamijeniti: u talonu su još samo dvije karte.
marriage-why-exchange-closed = { $low } se više ne može zamijeniti: talon je zatvoren.
marriage-why-may-close = Smiješ zatvoriti talon ako misliš da ćeš bez vučenja stići do 66.
marriage-why-may-claim = Smiješ prijaviti 66. Kad jednom baciš kartu, prvo moraš uzeti još jedan štih.
marriage-why-wait = Dok nisi na redu, nemaš što raditi.
marriage-why-private = To je privatno: pitaj me u našem privatnom razgovoru.
