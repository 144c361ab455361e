### Mitä Ristiseiska-pöydässä sanotaan.

ristiseiska-name = Ristiseiska

## Kenen vuoro

ristiseiska-turn-first = { $player-is ->
    [you] Sinulla on ristiseiska: aloita sillä.
   *[other] { $player } aloittaa ristiseiskalla.
}
ristiseiska-turn-play = { $player-is ->
    [you] Sinun vuorosi: pelaa sopiva kortti.
   *[other] Vuorossa { $player }.
}
ristiseiska-turn-only = Sinun on pelattava { $card }.
ristiseiska-turn-bonus = { $player-is ->
    [you] Pino on valmis: pelaa vielä yksi kortti tai päätä vuorosi.
   *[other] { $player } sai pinon valmiiksi ja voi pelata vielä yhden kortin.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } on jumissa. Sinun vuorosi: valitse, minkä kortin annat.
   *[other] { $stuck-is ->
        [you] Olet jumissa, ja { $giver } valitsee sinulle kortin.
       *[other] { $stuck } on jumissa, ja { $giver } valitsee annettavan kortin.
    }
}
ristiseiska-stalled = Korttia ei ole pelattu { $turns } vuoroon: on annettava kortti, joka ei sovi mihinkään, jos sellainen on.

## Maa pöydässä

ristiseiska-grid-closed = { $suit } ei vielä mitään
ristiseiska-grid-waits = { $suit } ei vielä mitään · seuraava 7
ristiseiska-grid-one = { $suit } { $lies } · seuraava { $next }
ristiseiska-grid-two = { $suit } { $lies } · seuraava { $low } ja { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · alapino valmis · seuraava { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · yläpino valmis · seuraava { $next }
ristiseiska-grid-done = { $suit } { $lies } · valmis

## Pelaajat

ristiseiska-seat-new = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}
ristiseiska-seat-played = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
} · pelattu { $played }
ristiseiska-seat-stuck = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
} · vuoro jäi väliin
ristiseiska-seat-given = { $player }: { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
} · vuoro jäi väliin, kortin antoi { $giver }
ristiseiska-seat-given-card = { $player-is ->
    [you] Sinä: { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    } · vuoro jäi väliin, { $giver } antoi kortin { $card }
   *[other] { $player }: { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    } · vuoro jäi väliin, annoit kortin { $card }
}
ristiseiska-token-nobody = Merkki ei ole vielä kenelläkään. Lopussa se maksaa { $points }.
ristiseiska-token-at = { $player-is ->
    [you] Merkki on sinulla. Lopussa se maksaa { $points }.
   *[other] Merkki: { $player }. Lopussa se maksaa { $points }.
}
ristiseiska-whole-hand = Kätesi: { $cards }
ristiseiska-more-under-why = { $count ->
    [one] Vielä 1 annettava kortti: ”Miksi?”.
   *[other] Vielä { $count } annettavaa korttia: ”Miksi?”.
}

## Kuvassa

ristiseiska-scene-first = { $player-is ->
    [you] Vuorosi: aloita jako
   *[other] { $player } aloittaa jaon
}
ristiseiska-scene-play = { $player-is ->
    [you] Vuorosi: pelaa sopiva kortti
   *[other] Vuorossa { $player }
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Vuorosi: jatka tai päätä vuoro
   *[other] { $player } saa jatkaa
}
ristiseiska-scene-give = { $giver-is ->
    [you] Vuorosi: anna kortti, saaja { $stuck }
   *[other] { $stuck-is ->
        [you] { $giver } antaa sinulle kortin
       *[other] { $giver } antaa kortin, saaja { $stuck }
    }
}
ristiseiska-scene-stuck = jumissa
ristiseiska-scene-could-not = vuoro jäi väliin
ristiseiska-scene-given = kortti lisää
ristiseiska-scene-token = merkki
ristiseiska-scene-out = { $winner-is ->
    [you] Pääsit ulos
   *[other] { $winner } pääsi ulos
}
ristiseiska-scene-no-card = ei kortteja, ei sakkoja
ristiseiska-scene-charged = merkki: { $token }

## Käsi 200 merkissä

ristiseiska-alert-waiting = { $cards }. Ei ole sinun vuorosi.
ristiseiska-alert-turn = { $cards }. Sinun vuorosi.
ristiseiska-alert-give = { $cards }. Joku on jumissa ja odottaa sinulta korttia.

## Painikkeet

ristiseiska-button-end = Päätä vuoro

## Pelattu jako

ristiseiska-deal-won = { $winner-is ->
    [you] { $deal }. jako: pääsit ensin ulos
   *[other] { $deal }. jako: { $winner } pääsi ensin ulos
}
ristiseiska-cause-played-out = { $player-is ->
    [you] Pelasit viimeisen korttisi.
   *[other] { $player } pelasi viimeisen korttinsa.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] { $receiver } oli jumissa, ja annoit viimeisen korttisi pois.
   *[other] { $receiver-is ->
        [you] Olit jumissa, ja { $player } antoi sinulle viimeisen korttinsa.
       *[other] { $receiver } oli jumissa, ja { $player } antoi viimeisen korttinsa pois.
    }
}
ristiseiska-charge = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $points ->
    [one] 1 sakkopiste
   *[other] { $points } sakkopistettä
} ({ $cards })
ristiseiska-charge-nothing = { $player-is ->
    [you] Sinä: ei kortteja, ei sakkoja
   *[other] { $player }: ei kortteja, ei sakkoja
}
ristiseiska-charge-token = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $points ->
    [one] 1 sakkopiste
   *[other] { $points } sakkopistettä
}, merkistä { $token } ja korteista { $for_cards } ({ $cards })
ristiseiska-charge-token-only = { $player-is ->
    [you] Sinä: ei kortteja, mutta merkistä { $token }
   *[other] { $player }: ei kortteja, mutta merkistä { $token }
}
ristiseiska-token-never-taken = Kukaan ei joutunut jumiin, joten kukaan ei maksa merkistä.
ristiseiska-values = Kuningas maksaa 13, rouva 12, sotamies 11, ässä { $ace }, muut kortit numeronsa verran.

ristiseiska-standing-limit = Sakkopisteet. Kun jollakulla on { $limit }, voittaa se, jolla on vähiten.
ristiseiska-standing-single = Yksi jako ratkaisee: ottelun voittaa se, joka pääsee ensin eroon korteista.

## Mitä saa tehdä, ja miksi

ristiseiska-why-first = Jokainen jako alkaa kortilla { $card }, joten mikään muu ei käy.
ristiseiska-why-must-play = Jos sinulla on sopiva kortti, sinun on pelattava. Voit pelata: { $cards }.
ristiseiska-why-blocked = Ei nyt: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] Joka maassa tulee ensin 7, sitten 6, sitten 8. Sen jälkeen jatketaan 5:stä alaspäin ässään ja 9:stä ylöspäin kuninkaaseen.
    [off] Joka maassa tulee ensin 7, sitten 6. Sen jälkeen jatketaan 5:stä alaspäin ässään ja 8:sta ylöspäin kuninkaaseen.
}
ristiseiska-why-bonus = Pelasit ässän tai kuninkaan, joten voit pelata vielä yhden kortin: { $cards }.
ristiseiska-why-may-end = Voit myös päättää vuorosi. Se ei maksa mitään.
ristiseiska-why-you-give = { $stuck } istuu heti sinun jälkeesi, joten sinä annat kortin.
ristiseiska-why-you-give-instead = { $stuck } on jumissa. Lähempänä olevilla on vain yksi kortti, ja he pitävät sen, joten sinä annat.
ristiseiska-why-give-any = Mikä kätesi kortti vain käy. Se annetaan kuvapuoli alaspäin: vain te kaksi tiedätte, mikä se on.
ristiseiska-why-give-useless = Kukaan ei ole pelannut { $turns } vuoroon, joten sinun on annettava kortti, joka ei nyt sovi mihinkään: { $cards }.
ristiseiska-why-give-fitting = Nämä sopivat, ja voisit pelata ne myöhemmin: { $cards }.
ristiseiska-why-give-last = Se on viimeinen korttisi. Kun olet antanut sen pois, olet päässyt eroon korteista ja voitat jaon.
ristiseiska-why-you-are-stuck = Sinulla ei ole sopivaa korttia, joten saat yhden. Tällä vuorolla et pelaa, et edes sitä korttia.
ristiseiska-why-wait = Odota vuoroasi.
ristiseiska-why-private = Se on yksityistä: kysy minulta yksityiskeskustelussamme.

## Valinnat: sääntö ja sen painikkeen teksti

ristiseiska-option-stuck = { $value ->
   *[cards] Jumissa oleva saa kortin edelliseltä pelaajalta.
    [token] Jumissa oleva ottaa merkin; kortteja ei anneta.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] Jos merkki on käytössä, se maksaa jaon lopussa 50 pistettä.
    [21] Jos merkki on käytössä, se maksaa jaon lopussa 21 pistettä.
    [25] Jos merkki on käytössä, se maksaa jaon lopussa 25 pistettä.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] Viimeisenkin kortin voi antaa pois ja voittaa sillä jaon.
    [skip] Viimeinen kortti pidetään, ja kortin antaa sitä edellinen pelaaja.
}
ristiseiska-option-limit = { $value ->
   *[100] Kun jollakulla on 100 sakkopistettä, voittaa se, jolla on vähiten.
    [single] Ottelu on yksi jako: sen voittaa se, joka pääsee ensin eroon korteista.
    [50] Kun jollakulla on 50 sakkopistettä, voittaa se, jolla on vähiten.
    [200] Kun jollakulla on 200 sakkopistettä, voittaa se, jolla on vähiten.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] Vitonen odottaa, kunnes saman maan kasi on pöydässä.
    [off] Vitonen tarvitsee vain kutosen, ei kasia.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] Käteen jäänyt ässä maksaa 1.
    [14] Käteen jäänyt ässä maksaa 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] Jokaisen ässän ja kuninkaan jälkeen saa pelata vielä yhden kortin.
    [once] Ässän tai kuninkaan jälkeen saa pelata vielä yhden kortin, mutta ei kolmatta.
    [off] Ässästä tai kuninkaasta ei saa lisäkorttia.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Jumiin jääminen lasketaan ensimmäisestä vuorosta lähtien.
    [on] Jumiin jääminen ei maksa mitään, ennen kuin kaikki ovat olleet vuorossa.
}
ristiseiska-option-max-players = { $value ->
   *[5] Pelaajia enintään viisi.
    [8] Pelaajia enintään kahdeksan.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Jumissa: kortti
    [token] Jumissa: merkki
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Merkki maksaa 50
    [21] Merkki maksaa 21
    [25] Merkki maksaa 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Viimeinen: annetaan
    [skip] Viimeinen: pidetään
}
ristiseiska-set-limit = { $value ->
   *[100] Ottelu: 100 asti
    [single] Ottelu: yksi jako
    [50] Ottelu: 50 asti
    [200] Ottelu: 200 asti
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] 5: kasin jälkeen
    [off] 5: kutosen jälkeen
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] Ässä maksaa 1
    [14] Ässä maksaa 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] Lisäkortti: aina
    [once] Lisäkortti: kerran
    [off] Lisäkortti: ei
}
ristiseiska-set-first-round-free = { $value ->
   *[off] Jumi alussa: maksaa
    [on] Jumi alussa: ei maksa
}
ristiseiska-set-max-players = { $value ->
   *[5] Enintään 5 pelaajaa
    [8] Enintään 8 pelaajaa
}
