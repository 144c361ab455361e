### Mitä Belot-pöydässä sanotaan.

belot-name = Belot

## Nimet, joita muut lauseet käyttävät

belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] ei valttia
   *[AT] kaikki valttia
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] ei valttia
    [AT] kaikki valttia
    [contra] kontra
    [recontra] rekontra
   *[pass] passi
}
belot-kind = { $kind ->
    [terca] terssi
    [fifty] viisikymppinen
    [hundred] satanen
   *[carre] neloset
}
belot-combination = { $kind } { $cards }
belot-combination-worth = { $kind } { $cards } ({ $points })

## Kenen vuoro

belot-turn-call = { $player-is ->
    [you] Sinun vuorosi: huuda tai passaa.
   *[other] { $player } on huutovuorossa.
}
belot-turn-lead = { $player-is ->
    [you] Sinun vuorosi: aloita tikki.
   *[other] { $player } aloittaa tikin.
}
belot-turn-follow = Vuorossa { $player }.

## Mitä pöydässä on ja mitä sanottiin

belot-dealer = { $player-is ->
    [you] Sinä jaoit.
   *[other] { $player } jakoi.
}
belot-calls = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] Voimassa: { $contract } (sinä)
   *[other] Voimassa: { $contract } ({ $player })
}
belot-plays = { $player-is ->
    [you] Olet pelinviejä: { $contract }.
   *[other] Pelinviejä on { $player }: { $contract }.
}
belot-played = { $player-is ->
    [you] Olit pelinviejä: { $contract }.
   *[other] Pelinviejä oli { $player }: { $contract }.
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] Sanoit kontran.
       *[other] { $player } sanoi kontran.
    }
   *[no] { $player-is ->
        [you] Sanoit kontran: jako on kaksinkertainen.
       *[other] { $player } sanoi kontran: jako on kaksinkertainen.
    }
}
belot-recontra = { $player-is ->
    [you] Sanoit rekontran: jako on nelinkertainen.
   *[other] { $player } sanoi rekontran: jako on nelinkertainen.
}
belot-table-one = Pöydässä: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_card }
belot-table-two = Pöydässä: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] sinä
   *[other] { $second }
} { $second_card }
belot-tricks = Tikit: { $first-is ->
    [you] sinä
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] sinä
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] sinä
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] Sanoit belotin { $suit }.
   *[other] { $player } sanoi belotin { $suit }.
}
belot-may-declare = Jos haluat ilmoittaa, tee se ennen kuin pelaat kortin.

## Kuvassa: kenen vuoro, mitä pelataan, mitä sanottiin

belot-scene-bid = { $player-is ->
    [you] Vuorosi: huuda tai passaa
   *[other] { $player } on huutovuorossa
}
belot-scene-follow = { $player-is ->
    [you] Vuorosi: tunnusta { $suit }
   *[other] { $player } vastaa, maa { $suit }
}
belot-scene-dealt = jakaja
belot-scene-pair = belot { $suit }
belot-scene-letters = { $contract ->
    [NT] EV
   *[AT] KV
}
belot-scene-plays = { $player-is ->
    [you] Pelinviejä sinä: { $contract }
   *[other] Pelinviejä { $player }: { $contract }
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] Voimassa huutosi: { $contract }
        [2] Voimassa huutosi: { $contract }, kontra
       *[4] Voimassa huutosi: { $contract }, rekontra
    }
   *[other] { $times ->
        [1] Voimassa { $contract }, { $player }
        [2] Voimassa { $contract }, { $player }, kontra
       *[4] Voimassa { $contract }, { $player }, rekontra
    }
}
belot-scene-no-bid = Kukaan ei ole huutanut
belot-scene-stamp = { $times ->
    [2] kontra ×2
   *[4] rekontra ×4
}
belot-scene-pot = roikkuu
belot-scene-hangs = Jäi roikkumaan
belot-scene-thrown-in = Kaikki passasivat
belot-scene-own = { $points ->
    [0] 0 pistettä
   *[other] { $points }, pyöristetty
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, pyöristetty
   *[other] { $sum } = { $points }, pyöristetty { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + roikkunut { $pot }
belot-scene-goes = { $winner-is ->
    [you] { $points } sinulle
   *[other] { $points } sai { $winner }
}
belot-scene-stays = { $points } jäi roikkumaan

## Käsi 200 merkissä

belot-alert-call = { $turn ->
    [yes] { $cards }. Sinun huutovuorosi.
   *[no] { $cards }. Ei ole sinun huutovuorosi.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · sitoumus { $contract }. Sinun vuorosi.
   *[no] { $cards } · sitoumus { $contract }. Ei ole sinun vuorosi.
}

## Painikkeet

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Ei valttia
    [AT] Kaikki
    [contra] Kontra
    [recontra] Rekontra
   *[pass] Passi
}
belot-button-declare = { $kind ->
    [terca] Terssi { $cards }
    [fifty] 50 { $cards }
    [hundred] 100 { $cards }
   *[carre] Neloset { $cards }
}
belot-button-pair = { $card } belot
belot-ask-contra = Sanotko kontran?
belot-contra-costs = Jako lasketaan kaksinkertaisena. Jos et voita sitä, et kirjaa mitään.
belot-ask-recontra = Sanotko rekontran?
belot-recontra-costs = Jako lasketaan nelinkertaisena. Jos et voita sitä, et kirjaa mitään.

## Pelattu jako

belot-deal-made = { $declarer-is ->
    [you] { $deal }. jako: pääsit läpi ({ $contract })
   *[other] { $deal }. jako: { $declarer } pääsi läpi ({ $contract })
}
belot-deal-hanging = { $deal }. jako jäi roikkumaan ({ $contract })
belot-deal-failed = { $declarer-is ->
    [you] { $deal }. jako: kaaduit ({ $contract })
   *[other] { $deal }. jako: { $declarer } kaatui ({ $contract })
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] { $deal }. jako: voitit ({ $contract }, kontra)
       *[4] { $deal }. jako: voitit ({ $contract }, rekontra)
    }
   *[other] { $times ->
        [2] { $deal }. jako: { $winner } voitti ({ $contract }, kontra)
       *[4] { $deal }. jako: { $winner } voitti ({ $contract }, rekontra)
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] { $deal }. jako jäi roikkumaan ({ $contract }, kontra)
   *[4] { $deal }. jako jäi roikkumaan ({ $contract }, rekontra)
}
belot-deal-thrown-in = { $deal }. jako: kaikki passasivat

belot-verdict-made = { $declarer-is ->
    [you] Olit pelinviejä ja sait eniten pisteitä: { $points }.
   *[other] Pelinviejä { $declarer } sai eniten pisteitä: { $points }.
}
belot-verdict-failed = { $declarer-is ->
    [you] Olit pelinviejä, mutta { $winner } sai eniten, { $points }, ja vei myös sinun pisteesi.
   *[other] { $winner-is ->
        [you] Pelinviejä oli { $declarer }, mutta sinä sait eniten, { $points }, ja veit pelinviejänkin pisteet.
       *[other] Pelinviejä oli { $declarer }, mutta { $winner } sai eniten, { $points }, ja vei pelinviejänkin pisteet.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] Osallisista sinä ja { $second } olitte kärjessä tasan, { $points } pistettä kumpikin.
       *[other] Osallisista { $first } ja { $second } olivat kärjessä tasan, { $points } pistettä kumpikin.
    }
   *[all] { $first-is ->
        [you] Sinä ja { $second } olitte kärjessä tasan, { $points } pistettä kumpikin.
       *[other] { $second-is ->
            [you] Sinä ja { $first } olitte kärjessä tasan, { $points } pistettä kumpikin.
           *[other] { $first } ja { $second } olivat kärjessä tasan, { $points } pistettä kumpikin.
        }
    }
}
belot-verdict-tie-of-all = Kaikilla kolmella oli yhtä paljon: { $points } pistettä.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] Sait osallisista eniten pisteitä, { $points }, ja veit heidänkin pisteensä, × { $times }.
       *[other] { $winner } sai osallisista eniten pisteitä, { $points }, ja vei heidänkin pisteensä, × { $times }.
    }
   *[all] { $winner-is ->
        [you] Sait eniten pisteitä, { $points }, ja veit kaikkien osallisten pisteet, × { $times }.
       *[other] { $winner } sai eniten pisteitä, { $points }, ja vei kaikkien osallisten pisteet, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Kukaan ei huutanut, joten kukaan ei kirjaa mitään. Seuraavaksi jaat sinä.
   *[other] Kukaan ei huutanut, joten kukaan ei kirjaa mitään. Seuraavaksi jakaa { $dealer }.
}

belot-disclosed = { $player-is ->
    [you] Ilmoitit: { $list }
   *[other] { $player } ilmoitti: { $list }
}
belot-runs-best = { $player-is ->
    [you] Paras suora on sinun, joten vain sinun suorasi lasketaan: { $points }.
   *[other] Paras suora: { $player }. Vain tämän pelaajan suorat lasketaan: { $points }.
}
belot-runs-void = Parhaat suorat ovat yhtä hyvät, joten kenenkään suoria ei lasketa.
belot-carres-best = { $player-is ->
    [you] Parhaat neloset ovat sinun, joten vain sinun nelosesi lasketaan: { $points }.
   *[other] Parhaat neloset: { $player }. Vain tämän pelaajan neloset lasketaan: { $points }.
}
belot-capot-half = { $player-is ->
    [you] Et saanut yhtään tikkiä. Se on kapo: kumpikin muu saa 50.
   *[other] { $player } ei saanut yhtään tikkiä. Se on kapo: kumpikin muu saa 50.
}
belot-capot-full = { $player-is ->
    [you] Veit kaikki tikit. Se on kapo: 100.
   *[other] { $player } vei kaikki tikit. Se on kapo: 100.
}
belot-capot-blocks = Ottelu ei voi päättyä kapojakoon.

belot-recorded = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} → { $units } · { $tricks ->
    [0] ei tikkejä
    [one] 1 tikki
   *[other] { $tricks } tikkiä
}
belot-short-account = { $player-is ->
    [you] Sinä
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $account }
belot-account = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } korteista{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } viimeisestä tikistä
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } suorista
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } nelosista
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } belotista
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } kaposta
} = { $points }
belot-hung = { $times ->
    [1] Roikkumaan jäi { $units } ({ $points } pyöristettynä).
   *[other] Roikkumaan jäi { $units } ({ $sum } = { $points }, pyöristettynä { $rounded }, × { $times }).
}
belot-hung-nobody = Jäi roikkumaan: { $units }. Seuraava jako on erillinen, joten kukaan ei saa niitä.
belot-rounded-from = Kymmenen pistettä on pistelapussa yksi yksikkö; ylijäämä pyöristetään ylöspäin, kun se on vähintään { $least }.

## Ottelu

belot-target = Peli { $target } yksikköön.
belot-pot = { $units ->
    [one] 1 yksikkö roikkuu; sen saa seuraavan jaon voittaja.
   *[other] { $units } yksikköä roikkuu; ne saa seuraavan jaon voittaja.
}
belot-held-by-capot = Joku on jo saanut { $target }, mutta kapolla ei lopeteta: vielä yksi jako ratkaisee. Kapojakoja tai kokonaan passattuja ei lasketa.
belot-held-by-pot = Joku on jo saanut { $target }, mutta tässä pöydässä ei lopeteta, kun yksiköitä roikkuu.
belot-held-by-tie = Joku on jo saanut { $target }, mutta johto on jaettu: pelataan, kunnes yksi johtaa.

## Pistelappu

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] sinä
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = Kaikki passasivat

## Mitä saa tehdä, ja miksi: huutokierroksella

belot-why-first-call = { $player-is ->
    [you] { $dealer } jakoi, joten sinä puhut ensin.
   *[other] { $dealer-is ->
        [you] Sinä jaoit, joten { $player } puhuu ensin.
       *[other] { $dealer } jakoi, joten { $player } puhuu ensin.
    }
}
belot-why-bid-any = Kukaan ei ole vielä huutanut, joten saat huutaa mitä vain. Alhaalta ylös: ♣ ♦ ♥ ♠, ei valttia, kaikki valttia.
belot-why-bid-higher = Huudon on oltava korkeampi kuin { $contract }. Alhaalta ylös: ♣ ♦ ♥ ♠, ei valttia, kaikki valttia.
belot-why-bid-none = ”Kaikki valttia” on korkein huuto.
belot-why-may-contra = Voit sanoa kontran: jako lasketaan kaksinkertaisena, ja pisteet vie se, jolla on niitä eniten.
belot-why-may-recontra = Voit vastata kontraan rekontralla: jako lasketaan nelinkertaisena.
belot-why-recontra-already = Rekontra on jo sanottu, joten jäljellä on vain korkeampi huuto.
belot-why-declarer-recontras = Tässä pöydässä vain pelinviejä saa vastata kontraan rekontralla.
belot-why-pass = { $bid ->
    [yes] Voit passata. Kaksi passia peräkkäin huudon, kontran tai rekontran jälkeen päättää huutokierroksen.
   *[no] Voit passata ja huutaa myöhemmin, jos joku muu huutaa. Jos kaikki kolme passaavat, seuraava pelaaja jakaa.
}

## Mitä saa tehdä, ja miksi: tikeissä

belot-why-lead-first = { $player-is ->
    [you] { $dealer } jakoi, joten sinä aloitat ensimmäisen tikin.
   *[other] { $dealer-is ->
        [you] Sinä jaoit, joten { $player } aloittaa ensimmäisen tikin.
       *[other] { $dealer } jakoi, joten { $player } aloittaa ensimmäisen tikin.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] Voitit viime tikin, joten sinä aloitat.
   *[other] { $player } voitti viime tikin ja aloittaa.
}
belot-why-lead-any = Aloittaja saa ajaa minkä kortin vain.
belot-why-follow = Maata { $suit } on tunnustettava, mutta yli ei tarvitse mennä: { $cards }.
belot-why-follow-trumped = Maata { $suit } on tunnustettava, vaikka tikkiin on lyöty valttia: { $cards }.
belot-why-beat = Kortti { $best } on ylitettävä samalla maalla: { $cards }.
belot-why-cannot-beat = Maata { $suit } on tunnustettava, etkä voi ylittää korttia { $best }: { $cards }.
belot-why-trump = Sinulla ei ole maata { $suit }, joten on lyötävä valttia: { $cards }.
belot-why-overtrump = Sinulla ei ole maata { $suit }, joten on lyötävä valttia, isompaa kuin { $best }: { $cards }.
belot-why-undertrump = Sinulla ei ole maata { $suit } eikä isompaa valttia kuin { $best }. Valttia on silti lyötävä: { $cards }.
belot-why-undertrump-free = Sinulla ei ole maata { $suit } eikä isompaa valttia kuin { $best }. Tässä pöydässä pienempää valttia ei tarvitse lyödä, joten mikä kortti vain käy.
belot-why-void = Sinulla ei ole maata { $suit }, joten mikä kortti vain käy; se ei voi voittaa.
belot-why-nothing = Sinulla ei ole maata { $suit } eikä valttia, joten mikä kortti vain käy.
belot-why-blocked = Ei nyt: { $cards }.

## Mitä saa ilmoittaa

belot-why-nothing-at-no-trump = Kun ei ole valttia, ei ole suoria, nelosia eikä belotia.
belot-why-may-declare = Vain nyt, ennen ensimmäistä korttiasi, voit ilmoittaa: { $list }.
belot-why-nothing-to-declare = Sinulla ei ole ilmoitettavana kolmen suoraa eikä nelosia.
belot-why-shared-card = Sama kortti kelpaa vain yhteen suoraan tai nelosiin, joten se, minkä ilmoitat ensin, ratkaisee, mitä jää jäljelle.
belot-why-too-late = Suorat ja neloset ilmoitetaan ennen ensimmäistä korttia: nyt on liian myöhäistä.
belot-why-may-pair = Belot, 20 pistettä: voit sanoa sen, kun pelaat { $cards }. Se on sanottava parin ensimmäisellä kortilla.
belot-why-belot-by-itself = Belot, 20 pistettä: se tulee itsestään, kun pelaat { $cards }.
belot-why-thrown-off = Ei belotia, kun pelaat { $cards }: kortti sakataan toiseen maahan.
belot-why-wait = Odota vuoroasi.
belot-why-private = Se on yksityistä: kysy minulta yksityiskeskustelussamme.

## Valinnat: sääntö ja sen painikkeen teksti

belot-option-target = Ottelu pelataan { $value } yksikköön.
belot-option-rounding = { $value ->
   *[plain] Ylijäämä pyöristetään yksiköksi, kun se on vähintään 5 pistettä.
    [by-contract] Ylijäämä pyöristetään ylöspäin: valttimaalla 6:sta, ei valttia -pelissä 5:stä, kaikki valttia -pelissä 4:stä.
}
belot-option-undertrump = { $value ->
   *[forced] Jos isompaa valttia ei ole, on lyötävä pienempi.
    [free] Jos isompaa valttia ei ole, saa pelata minkä kortin vain.
}
belot-option-recontra-by = { $value ->
   *[others] Rekontran saa sanoa kuka vain muu kuin kontran sanoja.
    [declarer] Rekontran saa sanoa vain pelinviejä.
}
belot-option-contra-scope = { $value ->
   *[all] Kontratun jaon voittaa se kolmesta, jolla on eniten pisteitä.
    [participants] Kontratun jaon voi voittaa vain pelinviejä tai se, joka sanoi kontran tai rekontran.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] Jako, josta maksettiin kapoa, ei voi päättää ottelua.
    [full] Vain jako, jossa yksi pelaaja vei kaikki tikit, ei voi päättää ottelua.
    [off] Kapojakokin voi päättää ottelun.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] Ottelu voi päättyä, vaikka yksiköitä roikkuu; ne menetetään.
    [on] Ottelu ei voi päättyä, kun yksiköitä roikkuu.
}
belot-option-pair = { $value ->
   *[asked] Belot on sanottava, ja sen voi unohtaa.
    [automatic] Belot tulee itsestään.
}
belot-option-carre-rest = { $value ->
   *[declared] Se, mitä suorasta jää nelosten jälkeen, lasketaan, jos siinä on vielä kolme peräkkäistä korttia.
    [lost] Nelosista ja suorasta, joilla on yhteinen kortti, ilmoitetaan vain toinen; toisesta ei lasketa mitään.
}

belot-set-target = { $value } yksikköön
belot-set-rounding = { $value ->
   *[plain] Pyöristys: 5:stä
    [by-contract] Pyöristys: 6/5/4
}
belot-set-undertrump = { $value ->
   *[forced] Pieni valtti: pakko
    [free] Pieni valtti: vapaa
}
belot-set-recontra-by = { $value ->
   *[others] Rekontra: kuka vain
    [declarer] Rekontra: pelinviejä
}
belot-set-contra-scope = { $value ->
   *[all] Kontra: kaikki
    [participants] Kontra: osalliset
}
belot-set-capot-blocks-exit = { $value ->
   *[any] Kapoon ottelu ei pääty
    [full] Täyteen kapoon ottelu ei pääty
    [off] Kapoon ottelu voi päättyä
}
belot-set-pot-blocks-exit = { $value ->
   *[off] Roikkuessa: loppuu
    [on] Roikkuessa: jatkuu
}
belot-set-pair = { $value ->
   *[asked] Belot: sanotaan
    [automatic] Belot: itsestään
}
belot-set-carre-rest = { $value ->
   *[declared] Suoran loput: kyllä
    [lost] Suoran loput: ei
}
