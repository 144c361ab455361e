### Mitä Santase-pöydässä sanotaan.

santase-name = Santase

## Kenen vuoro

santase-turn-lead = { $player-is ->
    [you] Sinun vuorosi: aloita tikki.
   *[other] { $player } aloittaa tikin.
}
santase-turn-follow = { $player-is ->
    [you] { $leader } ajoi kortin { $card }. Sinun vuorosi vastata.
   *[other] { $leader-is ->
        [you] Ajoit kortin { $card }. { $player } vastaa.
       *[other] { $leader } ajoi kortin { $card }. { $player } vastaa.
    }
}
santase-turn-draw = { $player-is ->
    [you] Voitit tikin. Kukaan ei ole vielä nostanut.
   *[other] { $player } voitti tikin. Kukaan ei ole vielä nostanut.
}
santase-turn-marriage = { $player-is ->
    [you] Ilmoitit mariaasin { $suit }. Aja sen kuningas tai rouva.
   *[other] { $player } ilmoitti mariaasin { $suit } ja ajaa sen kuninkaan tai rouvan.
}

## Mitä pöydässä on

santase-talon-open = Valtti { $trump }, käännetty { $turned } · pakassa { $talon }
santase-talon-closed = { $player-is ->
    [you] Valtti { $trump } · suljit pakan, jossa oli { $talon ->
        [one] 1 kortti
       *[other] { $talon } korttia
    }
   *[other] Valtti { $trump } · { $player } sulki pakan, jossa oli { $talon ->
        [one] 1 kortti
       *[other] { $talon } korttia
    }
}
santase-talon-empty = Valtti { $trump } · pakka on loppu
santase-strict = Tunnusta maata ja mene yli, jos voit; jos maata ei ole, lyö valttia.
santase-tricks = Tikit: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] sinä
   *[other] { $second }
} { $second_tricks }
santase-announced = { $player-is ->
    [you] Ilmoitit mariaasin { $suit }: { $points }.
   *[other] { $player } ilmoitti mariaasin { $suit }: { $points }.
}
santase-exchanged = { $player-is ->
    [you] Vaihdoit: annoit { $low }, sait { $card }.
   *[other] { $player } vaihtoi: antoi { $low }, sai { $card }.
}
santase-points = { $player-is ->
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

santase-note-marriage = { $points } { $suit }
santase-note-marriages = ilmoitettu { $list }
santase-note-totals = { $points ->
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

santase-alert-waiting = { $cards } · valtti { $trump }. Ei ole sinun vuorosi.
santase-alert-turn = { $cards } · valtti { $trump }. On sinun vuorosi.

## Painikkeet

santase-button-marriage = Ilmoita { $points } { $suit }
santase-button-exchange = Vaihda { $low } → { $card }
santase-button-close = Sulje pakka
santase-button-claim = Sano 66
santase-button-draw = Nosta
santase-ask-claim = Sanotko 66?
santase-ask-points = Sinulla on { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
santase-claim-costs = Jako päättyy siihen. Jos pisteitä on vähemmän, häviät sen.
santase-ask-close = Suljetaanko pakka?
santase-close-costs = Kukaan ei enää nosta. Jos et pääse ensimmäisenä 66 pisteeseen, häviät jaon.

## Pelattu jako

santase-deal-won = { $winner-is ->
    [you] { $deal }. jako: voitit { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
   *[other] { $deal }. jako: { $winner } voitti { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }
}
santase-totals = { $player-is ->
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
santase-deal-drawn = { $deal }. jako: tasapeli
santase-last-trick-bonus = { $player-is ->
    [you] Näistä pisteistäsi 10 tuli viimeisestä tikistä.
   *[other] { $player } sai näistä pisteistä 10 viimeisestä tikistä.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Sanoit 66, ja sinulla oli { $points }.
       *[no] Sait 66 täyteen: sinulla on { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } sanoi 66, ja pisteitä oli { $points }.
       *[no] { $player } sai 66 täyteen: pisteitä on { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Suljit pakan ja sanoit 66, ja sinulla oli { $points }.
       *[no] Suljit pakan ja sait 66 täyteen: sinulla on { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } sulki pakan ja sanoi 66, ja pisteitä oli { $points }.
       *[no] { $player } sulki pakan ja sai 66 täyteen: pisteitä on { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] { $closer } sulki pakan, mutta sinä sanoit 66 ensin, ja sinulla oli { $points }.
       *[no] { $closer } sulki pakan, mutta sinä sait ensin 66 täyteen: sinulla on { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Suljit pakan, mutta { $player } sanoi 66 ensin, ja pisteitä oli { $points }.
           *[no] Suljit pakan, mutta { $player } sai ensin 66 täyteen: pisteitä on { $points }.
        }
       *[other] { $claimed ->
            [yes] { $closer } sulki pakan, mutta { $player } sanoi 66 ensin, ja pisteitä oli { $points }.
           *[no] { $closer } sulki pakan, mutta { $player } sai ensin 66 täyteen: pisteitä on { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] Sanoit 66, mutta sait vain { $points }.
   *[other] { $player } sanoi 66, mutta sai vain { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Suljit pakan ja sanoit 66, mutta sait vain { $points }.
   *[other] { $player } sulki pakan ja sanoi 66, mutta sai vain { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } oli sulkenut pakan. Sanoit 66, mutta sait vain { $points }.
   *[other] { $closer-is ->
        [you] Olit sulkenut pakan. { $player } sanoi 66, mutta sai vain { $points }.
       *[other] { $closer } oli sulkenut pakan. { $player } sanoi 66, mutta sai vain { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Kortit loppuivat, ja sinulla on enemmän pisteitä: { $points }.
   *[other] Kortit loppuivat, ja { $player } sai enemmän pisteitä: { $points }.
}
santase-cause-played-out-draw = Kortit loppuivat, ja kummallakin on { $points } pistettä.
santase-cause-closed-made = { $player-is ->
    [you] Suljit pakan ja sait ensin 66 täyteen: lopussa { $points }.
   *[other] { $player } sulki pakan ja sai ensin 66 täyteen: lopussa { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Suljit pakan, mutta sait vain { $points }.
   *[other] { $player } sulki pakan, mutta sai vain { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] { $closer } sulki pakan, mutta sinä sait ensin 66 täyteen: lopussa { $points }.
   *[other] { $closer-is ->
        [you] Suljit pakan, mutta { $player } sai ensin 66 täyteen: lopussa { $points }.
       *[other] { $closer } sulki pakan, mutta { $player } sai ensin 66 täyteen: lopussa { $points }.
    }
}
santase-cause-closed-draw = Pakka suljettiin, kortit loppuivat, ja kummallakin on { $points } pistettä.

santase-stake-saved = { $player-is ->
    [you] Sinulla oli { $points }, siis vähintään 33: siitä tulee 1.
   *[other] { $player } sai { $points }, siis vähintään 33: siitä tulee 1.
}
santase-stake-low = { $player-is ->
    [you] Sinulla oli { $points }, siis alle 33: siitä tulee 2.
   *[other] { $player } sai { $points }, siis alle 33: siitä tulee 2.
}
santase-stake-nothing = { $player-is ->
    [you] Jäit ilman tikkiä: siitä tulee 3.
   *[other] { $player } jäi ilman tikkiä: siitä tulee 3.
}
santase-penalty-two = { $player-is ->
    [you] Saat siitä 2 pistettä.
   *[other] { $player } saa siitä 2 pistettä.
}
santase-penalty-no-trick-now = { $player-is ->
    [you] Saat siitä 3 pistettä etkä vain 2, koska olet ilman tikkiä.
   *[other] { $player } saa siitä 3 pistettä eikä vain 2, koska on ilman tikkiä.
}
santase-penalty-no-trick-at-close = { $player-is ->
    [you] Saat siitä 3 pistettä etkä vain 2: olit ilman tikkiä, kun pakka suljettiin.
   *[other] { $player } saa siitä 3 pistettä eikä vain 2: oli ilman tikkiä, kun pakka suljettiin.
}
santase-penalty-three = { $player-is ->
    [you] Saat siitä 3 pistettä, niin kuin tässä pöydässä aina.
   *[other] { $player } saa siitä 3 pistettä, niin kuin tässä pöydässä aina.
}
santase-same-dealer = { $player-is ->
    [you] Ei pisteitä, ja sinä jaat uudelleen.
   *[other] Ei pisteitä, ja { $player } jakaa uudelleen.
}

## Mitä saa tehdä, ja miksi

santase-why-lead-first = { $player-is ->
    [you] { $dealer } jakoi, joten sinä aloitat ensimmäisen tikin.
   *[other] { $dealer-is ->
        [you] Sinä jaoit, joten { $player } aloittaa ensimmäisen tikin.
       *[other] { $dealer } jakoi, joten { $player } aloittaa ensimmäisen tikin.
    }
}
santase-why-lead-winner = { $player-is ->
    [you] Voitit viime tikin, joten sinä aloitat.
   *[other] { $player } voitti viime tikin ja aloittaa.
}
santase-why-lead-any = Aloittaja saa ajaa minkä kortin vain.
santase-why-open-any = Pakka on auki, joten saat vastata millä kortilla vain; maata ei tarvitse tunnustaa.
santase-why-strict-closed = Pakka on suljettu: nyt on tunnustettava maata.
santase-why-strict-empty = Pakka on loppu: nyt on tunnustettava maata.
santase-why-beat = Kortti { $led } on ylitettävä samalla maalla: { $cards }.
santase-why-follow = Maata { $suit } on tunnustettava, etkä voi mennä yli: { $cards }.
santase-why-trump = Sinulla ei ole maata { $suit }, joten on lyötävä valttia: { $cards }.
santase-why-nothing = Sinulla ei ole maata { $suit } eikä valttia, joten mikä kortti vain käy.
santase-why-marriage = Ilmoitit mariaasin, joten ajat jommankumman sen korteista: { $cards }.
santase-why-blocked = Ei nyt: { $cards }.
santase-why-first-trick = Mariaasin voi ilmoittaa, ysin vaihtaa, pakan sulkea ja 66 sanoa vasta ensimmäisen tikin jälkeen.
santase-why-may-draw = Voit ensin nostaa ja päättää sitten.
santase-why-may-announce = Voit ilmoittaa mariaasin { $suit }, { $points }; sitten ajat sen kuninkaan tai rouvan.
santase-why-marriage-too-late = Mariaasia { $suit } ei enää voi ilmoittaa: tässä pöydässä se käy vain, kun pakka on auki.
santase-why-talon-too-small = Pakkaa ei enää voi sulkea: tässä pöydässä siinä on oltava vähintään { $least } korttia.
santase-why-may-exchange = Voit vaihtaa: anna { $low }, saat { $card }.
santase-why-exchange-too-late = Korttia { $low } ei enää voi vaihtaa: pakassa on enää kaksi korttia.
santase-why-exchange-closed = Korttia { $low } ei enää voi vaihtaa: pakka on suljettu.
santase-why-may-close = Voit sulkea pakan, jos uskot pääseväsi 66 pisteeseen nostamatta.
santase-why-may-claim = Voit sanoa 66. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
santase-why-wait = Siihen asti sinulla ei ole mitään tehtävää.
santase-why-private = Se on yksityistä: kysy minulta yksityiskeskustelussamme.

## Valinnat: sääntö ja sen painikkeen teksti

santase-option-target = Ottelu pelataan { $value } pisteeseen.
santase-option-claim-mode = { $value ->
   *[manual] Pelaajat laskevat itse ja sanovat 66.
    [auto] Jako päättyy itsestään, kun tikin aloittajalla on 66.
}
santase-option-show-points = { $value ->
   *[off] Kenenkään pisteitä ei näytetä jaon aikana.
    [own] Jokainen näkee jaon aikana omat pisteensä.
    [both] Kaikkien pisteet näkyvät jaon aikana.
}
santase-option-close-before-draw = { $value ->
   *[on] Pakan saa sulkea ennen nostoa tai sen jälkeen.
    [off] Pakan saa sulkea vasta noston jälkeen.
}
santase-option-min-talon-to-close = { $value ->
   *[2] Pakan saa sulkea, kun siinä on vähintään kaksi korttia.
    [4] Pakan saa sulkea, kun siinä on vähintään neljä korttia.
}
santase-option-failed-close = { $value ->
   *[at-closing] Epäonnistunut sulkeminen maksaa 2, tai 3, jos vastapuoli oli suljettaessa ilman tikkiä.
    [at-end] Epäonnistunut sulkeminen maksaa 2, tai 3, jos vastapuoli on lopussa ilman tikkiä.
    [three] Epäonnistunut sulkeminen maksaa aina 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Mariaasin saa ilmoittaa jaon loppuun asti.
    [forbidden] Mariaasia ei saa ilmoittaa, kun pakka on suljettu tai loppu.
}
santase-option-dealer = { $value ->
   *[winner] Jaon voittaja jakaa seuraavaksi.
    [loser] Jaon häviäjä jakaa seuraavaksi.
    [alternate] Pelaajat jakavat vuorotellen.
}
santase-option-nine-value = { $value ->
   *[0] Ysi ei ole minkään arvoinen.
    [2] Ysi on 2 pisteen arvoinen.
}

santase-set-target = { $value } pisteeseen
santase-set-claim-mode = { $value ->
   *[manual] 66: sanotaan
    [auto] 66: itsestään
}
santase-set-show-points = { $value ->
   *[off] Pisteet: piilossa
    [own] Pisteet: omat
    [both] Pisteet: näkyvät
}
santase-set-close-before-draw = { $value ->
   *[on] Sulku: aina
    [off] Sulku: nosto ensin
}
santase-set-min-talon-to-close = { $value ->
   *[2] Sulku: väh. 2
    [4] Sulku: väh. 4
}
santase-set-failed-close = { $value ->
   *[at-closing] Pieleen: suljettaessa
    [at-end] Pieleen: lopussa
    [three] Pieleen: aina 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: loppuun
    [forbidden] 20/40: pakka auki
}
santase-set-dealer = { $value ->
   *[winner] Jakaa: voittaja
    [loser] Jakaa: häviäjä
    [alternate] Jakaa: vuoroin
}
santase-set-nine-value = Ysi: { $value }
