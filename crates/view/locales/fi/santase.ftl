### Mitä Santase-pöydässä sanotaan.

santase-name = Santase

## Kenen vuoro

santase-turn-draw = { $player-is ->
    [you] Voitit tikin. Kukaan ei ole vielä nostanut.
   *[other] { $player } voitti tikin. Kukaan ei ole vielä nostanut.
}

## Painikkeet

santase-button-draw = Nosta

## Pelattu jako

santase-deal-drawn = { $deal }. jako: tasapeli
santase-last-trick-bonus = { $player-is ->
    [you] Näistä pisteistäsi 10 tuli viimeisestä tikistä.
   *[other] { $player } sai näistä pisteistä 10 viimeisestä tikistä.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Sanoit 66, ja sinulla oli { $points }.
       *[no] Sait 66 täyteen: sinulla oli { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } sanoi 66, ja pisteitä oli { $points }.
       *[no] { $player } sai 66 täyteen: pisteitä oli { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Suljit pakan ja sanoit 66, ja sinulla oli { $points }.
       *[no] Suljit pakan ja sait 66 täyteen: sinulla oli { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } sulki pakan ja sanoi 66, ja pisteitä oli { $points }.
       *[no] { $player } sulki pakan ja sai 66 täyteen: pisteitä oli { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] { $closer } sulki pakan, mutta sinä sanoit 66 ensin, ja sinulla oli { $points }.
       *[no] { $closer } sulki pakan, mutta sinä sait ensin 66 täyteen: sinulla oli { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Suljit pakan, mutta { $player } sanoi 66 ensin, ja pisteitä oli { $points }.
           *[no] Suljit pakan, mutta { $player } sai ensin 66 täyteen: pisteitä oli { $points }.
        }
       *[other] { $claimed ->
            [yes] { $closer } sulki pakan, mutta { $player } sanoi 66 ensin, ja pisteitä oli { $points }.
           *[no] { $closer } sulki pakan, mutta { $player } sai ensin 66 täyteen: pisteitä oli { $points }.
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
    [you] Kortit loppuivat, ja sinulla oli enemmän pisteitä: { $points }.
   *[other] Kortit loppuivat, ja { $player } sai enemmän pisteitä: { $points }.
}
santase-cause-played-out-draw = Kortit loppuivat, ja kummallakin oli { $points } pistettä.
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
santase-cause-closed-draw = Pakka suljettiin, kortit loppuivat, ja kummallakin oli { $points } pistettä.

santase-penalty-three = Tässä pöydässä siitä tulee aina 3.
santase-same-dealer = { $player-is ->
    [you] Ei pisteitä, ja sinä jaat uudelleen.
   *[other] Ei pisteitä, ja { $player } jakaa uudelleen.
}

## Mitä saa tehdä, ja miksi

santase-why-first-trick = Mariaasin voi ilmoittaa, ysin vaihtaa, pakan sulkea ja 66 sanoa vasta ensimmäisen tikin jälkeen.
santase-why-may-draw = Voit ensin nostaa ja päättää sitten.
santase-why-marriage-too-late = Mariaasia { $suit } ei enää voi ilmoittaa: tässä pöydässä se käy vain, kun pakka on auki.
santase-why-talon-too-small = Pakkaa ei enää voi sulkea: tässä pöydässä siinä on oltava vähintään { $least } korttia.

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
    [own] Pisteet: vain omat
    [both] Pisteet: kaikki
}
santase-set-close-before-draw = { $value ->
   *[on] Sulku: milloin vain
    [off] Sulku: nosto ensin
}
santase-set-min-talon-to-close = { $value ->
   *[2] Sulku: pakassa 2+
    [4] Sulku: pakassa 4+
}
santase-set-failed-close = { $value ->
   *[at-closing] Pieleen: 3, jos ei tikkiä sulussa
    [at-end] Pieleen: 3, jos ei tikkiä lopussa
    [three] Pieleen: aina 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: loppuun asti
    [forbidden] 20/40: pakka auki
}
santase-set-dealer = { $value ->
   *[winner] Jakaa: voittaja
    [loser] Jakaa: häviäjä
    [alternate] Jakaa: vuoroin
}
santase-set-nine-value = Ysin arvo: { $value }
