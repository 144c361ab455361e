### Mitä Snaps-pöydässä sanotaan.

snaps-name = Snaps

## Mitä pöydässä on

snaps-pending = { $player-is ->
    [you] Mariaasisi { $points } odottaa ensimmäistä tikkiäsi.
   *[other] { $player }: mariaasi { $points } odottaa ensimmäistä tikkiä.
}
snaps-frozen-points = { $player-is ->
    [you] Sinulla on { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } lukittuna.
   *[other] { $player }: { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    } lukittuna.
}
snaps-frozen = { $opponent-is ->
    [you] Tilanteesi on lukittu: ennen sulkemista { $tricks ->
        [0] et saanut yhtään tikkiä
        [one] sait 1 tikin
       *[other] sait { $tricks } tikkiä
    }.
   *[other] Tilanne on lukittu: ennen sulkemista { $opponent } { $tricks ->
        [0] ei saanut yhtään tikkiä
        [one] sai 1 tikin
       *[other] sai { $tricks } tikkiä
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] Jos voitat, lasketaan tilanne ennen sulkemista: { $opponent } { $tricks ->
        [0] ei saanut yhtään tikkiä
        [one] sai 1 tikin
       *[other] sai { $tricks } tikkiä
    }.
   *[other] { $opponent-is ->
        [you] Jos { $closer } voittaa, lasketaan tilanne ennen sulkemista: { $tricks ->
            [0] et saanut yhtään tikkiä
            [one] sait 1 tikin
           *[other] sait { $tricks } tikkiä
        }.
       *[other] Jos { $closer } voittaa, lasketaan tilanne ennen sulkemista: { $opponent } { $tricks ->
            [0] ei saanut yhtään tikkiä
            [one] sai 1 tikin
           *[other] sai { $tricks } tikkiä
        }.
    }
}

## Painikkeet

snaps-close-costs = Kukaan ei enää nosta. Jos et pääse näillä korteilla 66 pisteeseen, häviät jaon.

## Pelattu jako

snaps-at-close = { $player-is ->
    [you] Ennen sulkemista sait { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    } ja { $tricks ->
        [0] 0 tikkiä
        [one] 1 tikin
       *[other] { $tricks } tikkiä
    }.
   *[other] Ennen sulkemista { $player } sai { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    } ja { $tricks ->
        [0] 0 tikkiä
        [one] 1 tikin
       *[other] { $tricks } tikkiä
    }.
}
snaps-never-counted = { $player-is ->
    [you] Mariaasiasi { $points } ei lasketa: et voittanut yhtään tikkiä.
   *[other] { $player }: mariaasia { $points } ei lasketa, koska tikkiä ei tullut.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] Sanoit 66, ja sinulla oli { $points }.
       *[no] Sait 66 täyteen: sinulla oli { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } sanoi 66, ja pisteitä oli { $points }.
       *[no] { $player } sai 66 täyteen: pisteitä oli { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Kortit loppuivat eikä kukaan sanonut 66: voitit viimeisen tikin.
       *[no] Kortit loppuivat eikä kukaan saanut 66: voitit viimeisen tikin.
    }
   *[other] { $claimed ->
        [yes] Kortit loppuivat eikä kukaan sanonut 66: { $player } voitti viimeisen tikin.
       *[no] Kortit loppuivat eikä kukaan saanut 66: { $player } voitti viimeisen tikin.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Suljit pakan ja sait 66 täyteen: lopussa { $points }.
   *[other] { $player } sulki pakan ja sai 66 täyteen: lopussa { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Suljit pakan, mutta sait vain { $points }.
   *[other] { $player } sulki pakan, mutta sai vain { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] { $closer } sulki pakan, mutta sinä sait ensin 66 täyteen: lopussa { $points }.
   *[other] { $closer-is ->
        [you] Suljit pakan, mutta { $player } sai ensin 66 täyteen: lopussa { $points }.
       *[other] { $closer } sulki pakan, mutta { $player } sai ensin 66 täyteen: lopussa { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] Sanoit 66, mutta sait vain { $points }.
   *[other] { $player } sanoi 66, mutta sai vain { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Suljit pakan ja sanoit 66, mutta sait vain { $points }.
   *[other] { $player } sulki pakan ja sanoi 66, mutta sai vain { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } oli sulkenut pakan. Sanoit 66, mutta sait vain { $points }.
   *[other] { $closer-is ->
        [you] Olit sulkenut pakan. { $player } sanoi 66, mutta sai vain { $points }.
       *[other] { $closer } oli sulkenut pakan. { $player } sanoi 66, mutta sai vain { $points }.
    }
}

snaps-stake-last-trick = Viimeisestä tikistä tulee 1, oli pisteitä miten paljon tahansa.
snaps-frozen-saved = { $player-is ->
    [you] Ennen sulkemista sait { $points }, siis vähintään 33: siitä tulee 1.
   *[other] Ennen sulkemista { $player } sai { $points }, siis vähintään 33: siitä tulee 1.
}
snaps-frozen-low = { $player-is ->
    [you] Ennen sulkemista sait { $points }, siis alle 33: siitä tulee 2.
   *[other] Ennen sulkemista { $player } sai { $points }, siis alle 33: siitä tulee 2.
}
snaps-frozen-no-trick = { $player-is ->
    [you] Olit ilman tikkiä, kun pakka suljettiin: siitä tulee 3.
   *[other] { $player } oli ilman tikkiä, kun pakka suljettiin: siitä tulee 3.
}
snaps-penalty-failed-close = Siitä tulee 2: niin paljon kuin sulkemisella olisi voinut voittaa, mutta aina vähintään 2.

## Ottelu

snaps-counting-up = Peli { $target } pisteeseen; häviäjä saa bummerlin.
snaps-counting-down = Lasketaan { $target } pisteestä nollaan; häviäjä saa bummerlin.
snaps-bummerls = Annetut bummerlit, paras { $best_of } bummerlista: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] sinä
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] Sait bummerlin.
       *[other] Sait kaksi bummerlia, koska jäit ilman pisteitä.
    }
   *[other] { $count ->
        [one] { $player } sai bummerlin.
       *[other] { $player } sai kaksi bummerlia, koska jäi ilman pisteitä.
    }
}

## Pistelappu

snaps-sheet-note = { $bummerls ->
    [one] bummerl
   *[other] 2 bummerlia
}

## Mitä saa tehdä, ja miksi

snaps-why-may-announce = Voit ilmoittaa mariaasin { $suit }, { $points }; sitten ajat sen kuninkaan tai rouvan. Se lasketaan heti, kun sinulla on tikki.
snaps-why-first-trick = { $what ->
   *[sharp] Kovat säännöt: sotamiehen voi vaihtaa ja mariaasin ilmoittaa vasta ensimmäisen tikin jälkeen.
    [claim] Vasta ensimmäisen tikin jälkeen voi sanoa 66.
    [both] Kovat säännöt: sotamiehen voi vaihtaa ja mariaasin ilmoittaa vasta ensimmäisen tikin jälkeen. Sama koskee 66:n sanomista.
}
snaps-why-marriage-frozen = Kuningasta ja rouvaa { $suit } ei voi ilmoittaa: pakka on suljettu, eikä mariaasia laskettaisi.
snaps-why-talon-too-small = Kovat säännöt: pakkaa ei enää voi sulkea; siinä on oltava vähintään { $least } korttia.
snaps-why-only-closer = Pakka on suljettu: vain sulkija voi vielä voittaa 66 pisteellä. Sinä voit estää sen.
snaps-why-ends-by-itself = Heti kun sinulla on 66, jako päättyy itsestään.

## Valinnat: sääntö ja sen painikkeen teksti

snaps-option-bummerl-format = { $value ->
   *[1] Ottelu on yksi bummerl.
    [3] Ottelu on paras kolmesta bummerlista.
    [5] Ottelu on paras viidestä bummerlista.
    [7] Ottelu on paras seitsemästä bummerlista.
}
snaps-option-target = Bummerl pelataan { $value } pisteeseen.
snaps-option-claim-mode = { $value ->
   *[auto] Jako päättyy itsestään heti, kun jollakulla on 66.
    [declare] Pelaajat laskevat itse ja sanovat 66.
}
snaps-option-frozen = { $value ->
   *[full] Sulkemisen jälkeen vastapuolen tikkejä ei lasketa.
    [scoring-only] Sulkemisen jälkeen vastapuoli pelaa edelleen omaan pussiinsa ja voi päästä 66 pisteeseen ensin.
}
snaps-option-sharp = { $value ->
   *[off] Pehmeät säännöt: vaihto, sulkeminen ja mariaasi ensimmäisestä ajosta lähtien, kun pakassa on vähintään kaksi korttia.
    [on] Kovat säännöt: vaihtoon ja sulkemiseen tarvitaan neljä korttia pakassa; vaihto ja mariaasi vasta ensimmäisen tikin jälkeen.
}
snaps-option-double-bummerl = { $value ->
   *[off] Jokainen bummerl on yhden arvoinen.
    [on] Bummerl nollaa vastaan on kahden arvoinen.
}
snaps-option-score-direction = { $value ->
   *[up] Pisteet lasketaan ylöspäin.
    [down] Pisteet lasketaan alaspäin nollaan.
}
snaps-option-show-points = { $value ->
   *[own] Jokainen näkee jaon aikana omat pisteensä.
    [off] Kenenkään pisteitä ei näytetä jaon aikana.
    [both] Kaikkien pisteet näkyvät jaon aikana.
}

snaps-set-bummerl-format = { $value ->
   *[1] Yksi bummerl
    [3] Paras 3:sta
    [5] Paras 5:stä
    [7] Paras 7:stä
}
snaps-set-target = Bummerl: { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: itsestään
    [declare] 66: sanotaan
}
snaps-set-frozen = { $value ->
   *[full] Sulun jälkeen: vain sulkija
    [scoring-only] Sulun jälkeen: molemmat
}
snaps-set-sharp = { $value ->
   *[off] Säännöt: pehmeät
    [on] Säännöt: kovat
}
snaps-set-double-bummerl = { $value ->
   *[off] Nollavoitto: 1
    [on] Nollavoitto: 2
}
snaps-set-score-direction = { $value ->
   *[up] Laskenta: ylös
    [down] Laskenta: alas
}
snaps-set-show-points = { $value ->
   *[own] Pisteet: vain omat
    [off] Pisteet: piilossa
    [both] Pisteet: kaikki
}
