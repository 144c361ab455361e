### What every game of the marriage family says at its tables, unless its own file says otherwise.

## Kenen vuoro

marriage-turn-lead = { $player-is ->
    [you] Sinun vuorosi: aloita tikki.
   *[other] { $player } aloittaa tikin.
}
marriage-turn-follow = { $leader-is ->
    [you] Ajoit kortin { $card }. { $player } vastaa.
   *[other] { $leader } ajoi kortin { $card }. { $player } vastaa.
}
marriage-turn-marriage = { $player-is ->
    [you] Ilmoitit mariaasin { $suit }. Aja sen kuningas tai rouva.
   *[other] { $player } ilmoitti mariaasin { $suit } ja ajaa sen kuninkaan tai rouvan.
}

## Mitä pöydässä on

marriage-talon-open = Valtti { $trump }, käännetty { $turned } · pakassa { $talon }
marriage-talon-closed = { $player-is ->
    [you] Valtti { $trump } · suljit pakan, jossa oli { $talon ->
        [one] 1 kortti
       *[other] { $talon } korttia
    }
   *[other] Valtti { $trump } · { $player } sulki pakan, jossa oli { $talon ->
        [one] 1 kortti
       *[other] { $talon } korttia
    }
}
marriage-talon-empty = Valtti { $trump } · pakka on loppu
marriage-tricks = Tikit: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] sinä
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] Ilmoitit mariaasin { $suit }: { $points }.
   *[other] { $player } ilmoitti mariaasin { $suit }: { $points }.
}
marriage-exchanged = { $player-is ->
    [you] Vaihdoit: annoit { $low }, sait { $card }.
   *[other] { $player } vaihtoi: antoi { $low }, sai { $card }.
}
marriage-points = { $player-is ->
    [you] Sinulla on { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }.
   *[other] { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }.
}

## Kuvassa

marriage-note-marriage = { $points } { $suit }
marriage-note-marriages = ilmoitettu { $list }
marriage-note-totals = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}{ $marriages ->
    [0] {""}
   *[other] , siitä mariaaseja { $marriages }
}, { $tricks ->
    [0] ei tikkejä
    [one] 1 tikki
   *[other] { $tricks } tikkiä
}

## Käsi 200 merkissä

marriage-alert-waiting = { $cards } · valtti { $trump }. Ei ole sinun vuorosi.
marriage-alert-turn = { $cards } · valtti { $trump }. Sinun vuorosi.

## Painikkeet

marriage-button-marriage = Ilmoita { $points } { $suit }
marriage-button-exchange = { $low } → { $card }
marriage-button-close = Sulje pakka
marriage-button-claim = Sano 66
marriage-ask-claim = Sanotko 66?
marriage-ask-points = Sinulla on { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
marriage-claim-costs = Jos sinulla on alle 66, häviät jaon.
marriage-ask-close = Suljetaanko pakka?
marriage-close-costs = Kukaan ei enää nosta. Jos et pääse ensimmäisenä 66 pisteeseen, häviät jaon.

## Pelattu jako

marriage-deal-won = { $winner-is ->
    [you] { $deal }. jako: voitit { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
   *[other] { $deal }. jako: { $winner } voitti { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
}
marriage-totals = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}{ $marriages ->
    [0] {""}
   *[other] {" "}(mariaaseja { $marriages })
}, { $tricks ->
    [0] ei tikkejä
    [one] 1 tikki
   *[other] { $tricks } tikkiä
}

marriage-stake-saved = { $player-is ->
    [you] Sinulla oli { $points }, siis vähintään 33: siitä tulee 1.
   *[other] { $player } sai { $points }, siis vähintään 33: siitä tulee 1.
}
marriage-stake-low = { $player-is ->
    [you] Sinulla oli { $points }, siis alle 33: siitä tulee 2.
   *[other] { $player } sai { $points }, siis alle 33: siitä tulee 2.
}
marriage-stake-nothing = { $player-is ->
    [you] Jäit ilman tikkiä: siitä tulee 3.
   *[other] { $player } jäi ilman tikkiä: siitä tulee 3.
}
marriage-penalty-two = Siitä tulee 2.
marriage-penalty-no-trick-now = { $player-is ->
    [you] Olit ilman tikkiä: siitä tulee 3 eikä vain 2.
   *[other] { $player } oli ilman tikkiä: siitä tulee 3 eikä vain 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] Olit ilman tikkiä, kun pakka suljettiin: siitä tulee 3 eikä vain 2.
   *[other] { $player } oli ilman tikkiä, kun pakka suljettiin: siitä tulee 3 eikä vain 2.
}

## Mitä saa tehdä, ja miksi

marriage-why-lead-first = { $player-is ->
    [you] { $dealer } jakoi, joten sinä aloitat ensimmäisen tikin.
   *[other] { $dealer-is ->
        [you] Sinä jaoit, joten { $player } aloittaa ensimmäisen tikin.
       *[other] { $dealer } jakoi, joten { $player } aloittaa ensimmäisen tikin.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] Voitit viime tikin, joten sinä aloitat.
   *[other] { $player } voitti viime tikin ja aloittaa.
}
marriage-why-lead-any = Aloittaja saa ajaa minkä kortin vain.
marriage-why-open-any = Pakka on auki, joten saat vastata millä kortilla vain; maata ei tarvitse tunnustaa.
marriage-why-strict-closed = Pakka on suljettu: nyt on tunnustettava maata.
marriage-why-strict-empty = Pakka on loppu: nyt on tunnustettava maata.
marriage-why-beat = Kortti { $led } on ylitettävä samalla maalla: { $cards }.
marriage-why-follow = Maata { $suit } on tunnustettava, etkä voi mennä yli: { $cards }.
marriage-why-trump = Sinulla ei ole maata { $suit }, joten on lyötävä valttia: { $cards }.
marriage-why-nothing = Sinulla ei ole maata { $suit } eikä valttia, joten mikä kortti vain käy.
marriage-why-marriage = Ilmoitit mariaasin, joten ajat jommankumman sen korteista: { $cards }.
marriage-why-blocked = Ei nyt: { $cards }.
marriage-why-may-announce = Voit ilmoittaa mariaasin { $suit }, { $points }; sitten ajat sen kuninkaan tai rouvan.
marriage-why-may-exchange = Voit vaihtaa: anna { $low }, saat { $card }.
marriage-why-exchange-too-late = Korttia { $low } ei enää voi vaihtaa: pakassa on vain kaksi korttia.
marriage-why-exchange-closed = Korttia { $low } ei enää voi vaihtaa: pakka on suljettu.
marriage-why-may-close = Voit sulkea pakan, jos uskot pääseväsi 66 pisteeseen nostamatta.
marriage-why-may-claim = Voit sanoa 66. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
marriage-why-wait = Odota vuoroasi.
marriage-why-private = Se on yksityistä: kysy minulta yksityiskeskustelussamme.
