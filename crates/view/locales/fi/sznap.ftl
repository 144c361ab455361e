### Mitä Kurnikin 66-pöydässä sanotaan.

sznap-name = 66

## Mitä pöydässä on

sznap-pending = { $player-is ->
    [you] Mariaasisi { $points } odottaa tikkiä.
   *[other] { $player }: mariaasi { $points } odottaa tikkiä.
}
sznap-twenty-cards = Pelataan 20 kortilla, ilman ysejä.

## Painikkeet

sznap-button-meld-and-declare = { $card } ja 66
sznap-close-costs = Kukaan ei enää nosta. Jos sinulla ei ole 66 pistettä viimeiseen korttiin mennessä, häviät jaon.

## Pelattu jako

sznap-deal-drawn = { $deal }. jako: tasapeli
sznap-last-trick-bonus = { $player-is ->
    [you] Näistä pisteistäsi 10 tuli viimeisestä tikistä.
   *[other] { $player } sai näistä pisteistä 10 viimeisestä tikistä.
}
sznap-never-counted = { $player-is ->
    [you] Viimeistä mariaasiasi, { $points }, ei lasketa: et voittanut sen jälkeen tikkiä.
   *[other] { $player }: viimeistä mariaasia, { $points }, ei lasketa, koska sen jälkeen ei tullut tikkiä.
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
    [you] Kortit loppuivat, ja sinulla oli enemmän pisteitä: { $points }.
   *[other] Kortit loppuivat, ja { $player } sai enemmän pisteitä: { $points }.
}
sznap-cause-played-out-draw = Kortit loppuivat, ja kummallakin oli { $points } pistettä.

sznap-stake-nothing = { $player-is ->
    [you] Jäit ilman pisteitä: siitä tulee 3.
   *[other] { $player } jäi ilman pisteitä: siitä tulee 3.
}
sznap-nobody-scores = Ei pisteitä, ja toinen pelaaja jakaa seuraavaksi.

## Mitä saa tehdä, ja miksi

sznap-why-may-announce = Voit ilmoittaa mariaasin { $suit }, { $points }; sitten ajat sen kuninkaan tai rouvan. Se lasketaan, kun voitat sen tikin tai jonkin myöhemmän.
sznap-why-first-trick = Pienimmän valtin voi vaihtaa ja 66 sanoa vasta ensimmäisen tikin jälkeen.
sznap-why-melds-by-leading = Jos ajat kuninkaan tai rouvan ({ $suit }), syntyy mariaasi { $points }. Se lasketaan, kun voitat sen tikin tai jonkin myöhemmän.
sznap-why-meld-too-late = Kuningas ja rouva ({ $suit }) eivät enää ole mariaasi: se käy vain niin kauan kuin pakasta nostetaan.
sznap-why-may-meld-and-declare = Voit myös sanoa 66 samalla, kun teet mariaasin: mariaasi lasketaan heti, ja jako päättyy siihen.
sznap-why-only-closer = Et voi sanoa 66: pakka on suljettu, ja sen voi sanoa vain sulkija.
sznap-why-may-close = Voit sulkea pakan, jos uskot saavasi viimeiseen korttiin mennessä 66 pistettä nostamatta.

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
   *[automatic] Mariaasi: ajamalla
    [explicit] Mariaasi: ilmoitus
}
sznap-set-show-points = { $value ->
   *[off] Pisteet: piilossa
    [own] Pisteet: vain omat
    [both] Pisteet: kaikki
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Pieleen: 3, jos ei yhtään tikkiä
    [at-closing] Pieleen: 3, jos ei tikkiä sulussa
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Vaihto: pakassa 2+
    [4] Vaihto: pakassa 4+
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: vain sulkija
    [yes] 66: kumpikin
}
