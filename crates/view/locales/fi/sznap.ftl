### Mitä Kurnikin 66-pöydässä sanotaan.

sznap-name = 66

## Kenen vuoro

sznap-turn-lead = { $player-is ->
    [you] Sinun vuorosi: aloita tikki.
   *[other] { $player } aloittaa tikin.
}
sznap-turn-follow = { $player-is ->
    [you] { $leader } ajoi kortin { $card }. Sinun vuorosi vastata.
   *[other] { $leader-is ->
        [you] Ajoit kortin { $card }. { $player } vastaa.
       *[other] { $leader } ajoi kortin { $card }. { $player } vastaa.
    }
}
sznap-turn-marriage = { $player-is ->
    [you] Ilmoitit mariaasin { $suit }. Aja sen kuningas tai rouva.
   *[other] { $player } ilmoitti mariaasin { $suit } ja ajaa sen kuninkaan tai rouvan.
}

## Mitä pöydässä on

sznap-talon-open = Valtti { $trump }, käännetty { $turned } · pakassa { $talon }
sznap-talon-closed = { $player-is ->
    [you] Valtti { $trump } · suljit pakan, jossa oli { $talon ->
        [one] 1 kortti
       *[other] { $talon } korttia
    }
   *[other] Valtti { $trump } · { $player } sulki pakan, jossa oli { $talon ->
        [one] 1 kortti
       *[other] { $talon } korttia
    }
}
sznap-talon-empty = Valtti { $trump } · pakka on loppu
sznap-strict = Tunnusta maata ja mene yli, jos voit; jos maata ei ole, lyö valttia.
sznap-tricks = Tikit: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] sinä
   *[other] { $second }
} { $second_tricks }
sznap-announced = { $player-is ->
    [you] Ilmoitit mariaasin { $suit }: { $points }.
   *[other] { $player } ilmoitti mariaasin { $suit }: { $points }.
}
sznap-exchanged = { $player-is ->
    [you] Vaihdoit: annoit { $low }, sait { $card }.
   *[other] { $player } vaihtoi: antoi { $low }, sai { $card }.
}
sznap-points = { $player-is ->
    [you] Sinulla on { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }.
   *[other] { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }.
}
sznap-pending = { $player-is ->
    [you] Mariaasisi { $points } odottaa tikkiä.
   *[other] { $player }: mariaasi { $points } odottaa tikkiä.
}
sznap-twenty-cards = Pelataan 20 kortilla, ilman ysejä.

## Kuvassa

sznap-note-marriage = { $points } { $suit }
sznap-note-marriages = ilmoitettu { $list }
sznap-note-totals = { $points ->
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

sznap-alert-waiting = { $cards } · valtti { $trump }. Ei ole sinun vuorosi.
sznap-alert-turn = { $cards } · valtti { $trump }. On sinun vuorosi.

## Painikkeet

sznap-button-marriage = Ilmoita { $points } { $suit }
sznap-button-exchange = Vaihda { $low } → { $card }
sznap-button-close = Sulje pakka
sznap-button-claim = Sano 66
sznap-button-meld-and-declare = Mariaasi { $card }, 66
sznap-ask-claim = Sanotko 66?
sznap-ask-points = Sinulla on { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
sznap-claim-costs = Jako päättyy siihen. Jos pisteitä on vähemmän, häviät sen.
sznap-ask-close = Suljetaanko pakka?
sznap-close-costs = Kukaan ei enää nosta. Jos sinulla ei ole 66 pistettä viimeiseen korttiin mennessä, häviät jaon.

## Pelattu jako

sznap-deal-won = { $winner-is ->
    [you] { $deal }. jako: voitit { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
   *[other] { $deal }. jako: { $winner } voitti { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
}
sznap-totals = { $player-is ->
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
sznap-deal-drawn = { $deal }. jako: tasapeli
sznap-last-trick-bonus = { $player-is ->
    [you] Näistä pisteistäsi 10 tuli viimeisestä tikistä.
   *[other] { $player } sai näistä pisteistä 10 viimeisestä tikistä.
}
sznap-never-counted = { $player-is ->
    [you] Viimeistä mariaasiasi, { $points }, ei lasketa: et voittanut sen jälkeen tikkiä.
   *[other] { $player }: viimeistä mariaasia, { $points }, ei lasketa: sen jälkeen ei tullut tikkiä.
}

sznap-cause-declared = { $player-is ->
    [you] Sanoit 66, ja sinulla oli { $points }.
   *[other] { $player } sanoi 66, ja pisteitä oli { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Suljit pakan ja sanoit 66, ja sinulla oli { $points }.
   *[other] { $player } sulki pakan ja sanoi 66, ja pisteitä oli { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] { $closer } sulki pakan, mutta sinä sanoit 66 ensin, ja sinulla oli { $points }.
   *[other] { $closer-is ->
        [you] Suljit pakan, mutta { $player } sanoi 66 ensin, ja pisteitä oli { $points }.
       *[other] { $closer } sulki pakan, mutta { $player } sanoi 66 ensin, ja pisteitä oli { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] Sanoit 66, mutta sait vain { $points }.
   *[other] { $player } sanoi 66, mutta sai vain { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Suljit pakan ja sanoit 66, mutta sait vain { $points }.
   *[other] { $player } sulki pakan ja sanoi 66, mutta sai vain { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] { $closer } oli sulkenut pakan. Sanoit 66, mutta sait vain { $points }.
   *[other] { $closer-is ->
        [you] Olit sulkenut pakan. { $player } sanoi 66, mutta sai vain { $points }.
       *[other] { $closer } oli sulkenut pakan. { $player } sanoi 66, mutta sai vain { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Suljit pakan, ja lopussa sinulla oli { $points }, siis vähintään 66.
   *[other] { $player } sulki pakan, ja lopussa pisteitä oli { $points }, siis vähintään 66.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Suljit pakan, mutta lopussa sinulla oli vain { $points }.
   *[other] { $player } sulki pakan, mutta lopussa pisteitä oli vain { $points }.
}
sznap-cause-played-out = { $player-is ->
    [you] Kortit loppuivat, ja sinulla on enemmän pisteitä: { $points }.
   *[other] Kortit loppuivat, ja { $player } sai enemmän pisteitä: { $points }.
}
sznap-cause-played-out-draw = Kortit loppuivat, ja kummallakin on { $points } pistettä.

sznap-stake-saved = { $player-is ->
    [you] Sinulla oli { $points }, siis vähintään 33: siitä tulee 1.
   *[other] { $player } sai { $points }, siis vähintään 33: siitä tulee 1.
}
sznap-stake-low = { $player-is ->
    [you] Sinulla oli { $points }, siis alle 33: siitä tulee 2.
   *[other] { $player } sai { $points }, siis alle 33: siitä tulee 2.
}
sznap-stake-nothing = { $player-is ->
    [you] Jäit ilman pisteitä: siitä tulee 3.
   *[other] { $player } jäi ilman pisteitä: siitä tulee 3.
}
sznap-penalty-two = { $player-is ->
    [you] Saat siitä 2 pistettä.
   *[other] { $player } saa siitä 2 pistettä.
}
sznap-penalty-no-trick-now = { $player-is ->
    [you] Saat siitä 3 pistettä etkä vain 2, koska olet ilman tikkiä.
   *[other] { $player } saa siitä 3 pistettä eikä vain 2, koska on ilman tikkiä.
}
sznap-penalty-no-trick-at-close = { $player-is ->
    [you] Saat siitä 3 pistettä etkä vain 2: olit ilman tikkiä, kun pakka suljettiin.
   *[other] { $player } saa siitä 3 pistettä eikä vain 2: oli ilman tikkiä, kun pakka suljettiin.
}
sznap-nobody-scores = Ei pisteitä, ja toinen pelaaja jakaa seuraavaksi.

## Mitä saa tehdä, ja miksi

sznap-why-lead-first = { $player-is ->
    [you] { $dealer } jakoi, joten sinä aloitat ensimmäisen tikin.
   *[other] { $dealer-is ->
        [you] Sinä jaoit, joten { $player } aloittaa ensimmäisen tikin.
       *[other] { $dealer } jakoi, joten { $player } aloittaa ensimmäisen tikin.
    }
}
sznap-why-lead-winner = { $player-is ->
    [you] Voitit viime tikin, joten sinä aloitat.
   *[other] { $player } voitti viime tikin ja aloittaa.
}
sznap-why-lead-any = Aloittaja saa ajaa minkä kortin vain.
sznap-why-open-any = Pakka on auki, joten saat vastata millä kortilla vain; maata ei tarvitse tunnustaa.
sznap-why-strict-closed = Pakka on suljettu: nyt on tunnustettava maata.
sznap-why-strict-empty = Pakka on loppu: nyt on tunnustettava maata.
sznap-why-beat = Kortti { $led } on ylitettävä samalla maalla: { $cards }.
sznap-why-follow = Maata { $suit } on tunnustettava, etkä voi mennä yli: { $cards }.
sznap-why-trump = Sinulla ei ole maata { $suit }, joten on lyötävä valttia: { $cards }.
sznap-why-nothing = Sinulla ei ole maata { $suit } eikä valttia, joten mikä kortti vain käy.
sznap-why-marriage = Ilmoitit mariaasin, joten ajat jommankumman sen korteista: { $cards }.
sznap-why-blocked = Ei nyt: { $cards }.
sznap-why-may-announce = Voit ilmoittaa mariaasin { $suit }, { $points }; sitten ajat sen kuninkaan tai rouvan. Se lasketaan, kun voitat sen tikin tai jonkin myöhemmän.
sznap-why-first-trick = Pienimmän valtin voi vaihtaa ja 66 sanoa vasta ensimmäisen tikin jälkeen.
sznap-why-melds-by-leading = Jos ajat kuninkaan tai rouvan maassa { $suit }, syntyy mariaasi { $points }. Se lasketaan, kun voitat sen tikin tai jonkin myöhemmän.
sznap-why-meld-too-late = Kuningas ja rouva maassa { $suit } eivät enää ole mariaasi: se käy vain niin kauan kuin pakasta nostetaan.
sznap-why-may-meld-and-declare = Voit myös sanoa 66 samalla, kun teet mariaasin: mariaasi lasketaan heti, ja jako päättyy siihen.
sznap-why-only-closer = Et voi sanoa 66: pakka on suljettu, ja sen voi sanoa vain sulkija.
sznap-why-may-exchange = Voit vaihtaa: anna { $low }, saat { $card }.
sznap-why-exchange-too-late = Korttia { $low } ei enää voi vaihtaa: pakassa on enää kaksi korttia.
sznap-why-exchange-closed = Korttia { $low } ei enää voi vaihtaa: pakka on suljettu.
sznap-why-may-close = Voit sulkea pakan, jos uskot saavasi viimeiseen korttiin mennessä 66 pistettä nostamatta.
sznap-why-may-claim = Voit sanoa 66. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
sznap-why-wait = Siihen asti sinulla ei ole mitään tehtävää.
sznap-why-private = Se on yksityistä: kysy minulta yksityiskeskustelussamme.

## Valinnat: sääntö ja sen painikkeen teksti

sznap-option-variant = { $value ->
   *[66] 24 korttia ysistä ässään; kuusi kädessä.
    [schnapsen] 20 korttia sotamiehestä ässään; viisi kädessä.
}
sznap-option-target = Ottelu pelataan { $value } pisteeseen.
sznap-option-meld = { $value ->
   *[automatic] Mariaasi syntyy, kun sen kuningas tai rouva ajetaan.
    [explicit] Mariaasi ilmoitetaan, ennen kuin sen kuningas tai rouva ajetaan.
}
sznap-option-show-points = { $value ->
   *[off] Kenenkään pisteitä ei näytetä jaon aikana.
    [own] Jokainen näkee jaon aikana omat pisteensä.
    [both] Kaikkien pisteet näkyvät jaon aikana.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] Epäonnistunut sulkeminen maksaa 2, tai 3, jos vastapuoli on koko jaossa ilman tikkiä.
    [at-closing] Epäonnistunut sulkeminen maksaa 2, tai 3, jos vastapuoli oli suljettaessa ilman tikkiä.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] Pienimmän valtin voi vaihtaa, kun pakassa on vähintään kaksi korttia.
    [4] Pienimmän valtin voi vaihtaa, kun pakassa on vähintään neljä korttia.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] Kun pakka on suljettu, vain sulkija saa sanoa 66.
    [yes] Kun pakka on suljettu, myös vastapuoli saa sanoa 66.
}

sznap-set-variant = { $value ->
   *[66] Kortteja: 24
    [schnapsen] Kortteja: 20
}
sznap-set-target = { $value } pisteeseen
sznap-set-meld = { $value ->
   *[automatic] Mariaasi: ajo
    [explicit] Mariaasi: ilmoitus
}
sznap-set-show-points = { $value ->
   *[off] Pisteet: piilossa
    [own] Pisteet: omat
    [both] Pisteet: näkyvät
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Pieleen: koko jaossa
    [at-closing] Pieleen: suljettaessa
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Vaihto: väh. 2
    [4] Vaihto: väh. 4
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: vain sulkija
    [yes] 66: kumpikin
}
