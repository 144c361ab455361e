### Pöydän omat sivut, pelattiin mitä tahansa.

## Uusi pöytä

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · { $number }. ottelu · { $about }
seats = { $most ->
    [one] { $range } pelaaja
   *[other] { $range } pelaajaa
}
seat-person = { $seat }. { $player-is ->
    [you] Sinä
   *[other] { $player }
}{ $host ->
    [yes] {" "}· vetäjä
   *[no] {""}
}{ $word ->
    [yes] {" "}· sana annettu
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] Sinä · ei vielä mukana
   *[other] { $player } · ei vielä mukana
}
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. vapaa paikka
former-player = entinen pelaaja
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Punahilkka
        [2] Hannu
        [3] Kerttu
        [4] Tuhkimo
    }
    [thumb] { $nth ->
       *[1] Peukaloinen
        [2] Pinokkio
        [3] Aladdin
        [4] Sinbad
    }
    [good] { $nth ->
       *[1] Saapasjalkakissa
        [2] Robin Hood
        [3] Till Eulenspiegel
        [4] Šeherazade
    }
    [strong] { $nth ->
       *[1] Merlin
        [2] Odysseus
        [3] Sfinksi
        [4] Tulilintu
    }
   *[other] Tietokone
}
level-word = { $level ->
    [beginner] aloittelija
    [thumb] keskitaso
    [good] hyvä
    [strong] vahva
   *[other] tuntematon taso
}
ai-level = tekoäly, { $level }
ai-character = { $player } { $level ->
    [beginner] pelaa huvikseen ja unohtaa, mitkä kortit ovat menneet.
    [thumb] pelaa nyrkkisäännöillä ja laskee joka kortin.
    [good] ajattelee eteenpäin ja erehtyy vain tiukoissa paikoissa.
    [strong] ei unohda mitään ja punnitsee joka kortin.
   *[other] pelaa parhaansa mukaan.
}
lobby-rules-usual = Tavalliset säännöt.
lobby-rules-changed = Muutetut säännöt · { $rules }
lobby-waiting = { $count ->
    [one] Vielä yksi pelaaja, niin voitte aloittaa.
   *[other] Vielä { $count } pelaajaa, niin voitte aloittaa.
}
lobby-alone = { $count ->
    [one] Lisää tekoäly ja aloita, kun haluat.
   *[other] Lisää { $count } tekoälyä ja aloita, kun haluat.
}
lobby-not-ready = Ottelu alkaa heti, kun kaikki ovat mukana.
lobby-ready = Kaikki ovat paikalla. Paina ”Aloita”.
lobby-starts = Kaikki ovat paikalla. Ottelu alkaa hetken päästä.
lobby-unopened = { $player }, avaa yksityiskeskustelumme, niin voin lähettää sinulle korttisi.
lobby-shut = { $player }, en voi kirjoittaa sinulle: täällä ”Oma käsi” näyttää korttisi.
words-asked = { $game }, { $number }. ottelu: sanasi sekoitukseen
words-given = { $game }, { $number }. ottelu: sanasi ovat sekoituksessa
words-yours = Ne ovat:
words-how = Lähetä /word ja haluamasi sanat, esimerkiksi: /word kuutamo
words-hidden = Muut pelaajat näkevät ne vasta, kun ottelu alkaa.
words-sealed = Sekoitus sinetöitiin tällä koodilla, ennen kuin kukaan saattoi antaa sanoja:
words-keep = Pane koodi talteen: ottelun jälkeen ”talon verify” ja ”--seen” tarkistavat kortit sen 64 merkillä.
lobby-boards = { $boards ->
    [one] Yksi jako ratkaisee ottelun
   *[other] { $boards } jakoa ratkaisee ottelun, oli tilanne mikä tahansa
}. Paikka 1 jakaa ensin.
sealed = 🔒 Sinetöity ennen jakoa
lobby-gone = { $reason ->
    [expired] Kukaan ei aloittanut ottelua, joten pöytä suljettiin. /play avaa uuden.
    [ended] Tämä pöytä on suljettu. /play avaa uuden.
    [withdrawn] Botin ylläpito on sulkenut tämän pöydän. /play avaa uuden.
   *[cancelled] Tämä pöytä peruttiin. /play avaa uuden.
}

button-join = Liity
button-leave = Poistu
button-add-ai = Lisää tekoäly
button-remove-ai = Poista tekoäly
button-next-ai = Tekoälyn taso
button-options = Valinnat
button-word = Oma sana
button-start = Aloita
button-hold-start = Odota
button-set-up = Uusi pöytä…
button-cancel = Peru pöytä
button-ready = Mukana

## Pelipöytä

button-hand = Oma käsi
button-table = Pöytä…
button-why = Miksi?
button-hint = Vihje
hint-card = Pelaisin kortin { $card }.
hint-choice = Valitsisin: { $choice }.
hint-worth = Keskimäärin { $worth }; { $next }: { $less }.
button-rules = Säännöt
button-score = Pistelappu
button-back = Takaisin
table-page-title = { $game } · { $deal }. jako
turn-answer = { $leader } ajoi kortin { $card }. { $duty ->
   *[any] Sinun vuorosi: mikä kortti tahansa käy.
    [one] Sinun on pelattava { $only }.
    [follow] Tunnusta maata.
    [higher] Mene yli.
    [trump] Lyö valttia.
    [overtrump] Lyö isompaa valttia.
}
agreed-rules = Sovittu · { $rules }
dealt-anew = Pelin sääntöjä on korjattu, joten tämä jako jaettiin uudelleen. Tilanne pysyy ennallaan.
table-page-unfinished = Tätä jakoa ei pelattu loppuun.
score-pair = { $first-is ->
    [you] Sinä
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] sinä
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Sinä { $points }
   *[other] { $player } { $points }
}
deal-points = Pisteet: { $scores }
drew = Nostit: { $card }.
passed-trick = { $number }. tikki: { $cards }, voittaja { $winner-is ->
    [you] sinä
   *[other] { $winner }
}
last-trick = Viime tikki: { $cards }, voittaja { $winner-is ->
    [you] sinä
   *[other] { $winner }
}
score-target = Peli { $target } pisteeseen.
score-board = Jako { $number }/{ $boards }: kierroksen kaikissa pöydissä pelataan näillä korteilla, ja pisteet lasketaan yhteen.
sealed-tricks = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $tricks ->
    [0] ei tikkejä
    [one] yksi tikki
   *[other] { $tricks } tikkiä
}, kädessä { $cards ->
    [0] ei kortteja
    [one] yksi kortti
   *[other] { $cards } korttia
}
sealed-hand = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: kädessä { $cards ->
    [0] ei kortteja
    [one] yksi kortti
   *[other] { $cards } korttia
}
sealed-cards = Kortit eivät näy tässä, koska kierroksen muissa pöydissä pelataan samoilla. Pelaajat näkevät omansa yksityisesti.
sealed-over = { $deal }. jako on pelattu
sealed-later = Kun kierroksen kaikki pöydät ovat valmiit, /replay näyttää kortit.
end-wanted = { $player-is ->
    [you] Olet ehdottanut ottelun lopettamista.
   *[other] { $player } ehdottaa ottelun lopettamista.
}
pause-wanted = { $player-is ->
    [you] Haluaisit pitää tauon.
   *[other] { $player } haluaisi pitää tauon: ”Pöytä…”, ”Tauko”.
}
paused = ⏸ Ottelu on tauolla. Jatka painamalla korttia tai ”Jatka”.
away = { $why ->
    [late] { $player-is ->
        [you] Aikasi loppui, ja tekoäly pelaa puolestasi. Palaa peliin painamalla korttia tai ”Palasin”.
       *[other] { $player } ei ehtinyt ajoissa; tekoäly pelaa toistaiseksi.
    }
    [left] { $player-is ->
        [you] Tekoäly pelaa puolestasi. Palaa peliin painamalla korttia tai ”Palasin”.
       *[other] { $player } joutui lähtemään; tekoäly pelaa toistaiseksi.
    }
   *[removed] { $player-is ->
        [you] Ylläpitäjä poisti sinut tästä ottelusta.
       *[other] { $player } poistettiin ottelusta ylläpitäjän päätöksellä; tekoäly jatkaa.
    }
}
clock-live = ⏳ Joka päätökseen saa { $each }.
clock-until = { $player-is ->
    [you] ⏳ Aikarajasi: { $until }.
   *[other] ⏳ { $player }: aikaraja { $until }.
}

## Tulos

result-won = { $winner-is ->
    [you] Voitit ottelun
   *[other] { $winner } voitti ottelun
}
result-nobody = Ottelu päättyi ilman voittajaa
result-played = { $deals ->
    [0] Yhtään jakoa ei pelattu loppuun.
    [one] Pelattiin yksi jako.
   *[other] Pelattiin { $deals } jakoa.
}
result-resigned = { $loser-is ->
    [you] Luovutit ottelun.
   *[other] { $loser } luovutti ottelun.
}
result-agreed = Kaikki suostuivat lopettamaan.
result-stopped = Ylläpitäjä keskeytti ottelun.
result-gave-up = { $player-is ->
    [you] Luovuit paikastasi, mikä on sama kuin luovutus.
   *[other] { $player } luopui paikastaan, mikä on sama kuin luovutus.
}
result-stand-in = { $player-is ->
    [you] Tekoäly teki puolestasi { $count ->
        [one] yhden päätöksen
       *[other] { $count } päätöstä
    }.
   *[other] { $player }: tekoäly teki hänen puolestaan { $count ->
        [one] yhden päätöksen
       *[other] { $count } päätöstä
    }.
}
result-abandoned = { $absent-is ->
    [you] Olit poissa liian kauan.
   *[other] { $absent } oli poissa liian kauan.
}
result-ai = { $player }: { $level }.
proof-title = Reilu jako: todiste
proof-sealed = Tämän ottelun sekoitus sinetöitiin tällä koodilla, ennen kuin kukaan saattoi antaa sanoja tai nähdä korttia. Kun ottelu on ohi, ”Todiste” näyttää myös salaisuuden.
proof-boards = Tämän kierroksen kaikissa pöydissä pelataan samoilla korteilla. Ne on nyt sinetöity tällä koodilla ja avataan, kun kierros on pelattu, joten kuka tahansa voi tarkistaa ne.
proof-code = Koodi, jonka kaikki saattoivat nähdä ennen ottelua:
button-proof = Todiste
result-opened = Sillä sinetöity salaisuus:
result-secret = Koodi on salaisuuden SHA-256, ja kaikki kortit johtuvat salaisuudesta ja sanoista. Vertaa koodin kaikkia merkkejä niihin, jotka näit; ”talon verify” tarkistaa loput.
result-sealed = Kierroksen muutkin pöydät pelaavat näillä korteilla. Kun kaikki ovat valmiit, ”Todiste” komennossa /replay näyttää sinetöidyn salaisuuden.
result-words = { $player-is ->
    [you] Sinun sanasi: { $words }
   *[other] { $player }, sanat: { $words }
}
button-rematch = Uusi ottelu

## Pistelappu

sheet-player = { $player-is ->
    [you] Sinä
   *[other] { $player }
}
sheet-title = { $game } · pistelappu
sheet-empty = Yhtään jakoa ei ole vielä pelattu loppuun.
sheet-earlier = { $count ->
    [one] Yksi aiempi jako ei näy tässä.
   *[other] { $count } aiempaa jakoa ei näy tässä.
}

## Valinnat

options-title = { $game } · valinnat
option-rules-title = { $game } · säännöt
button-option-rules = Säännöt…
options-hint = Paina valintaa, niin se vaihtuu. ★: poikkeaa tavallisesta.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Pelaajat saavat pyytää vihjeen: mitä tekoäly pelaisi.
   *[off] Vihjeitä ei voi pyytää.
}
set-hints = { $value ->
    [on] Vihjeet: päällä
   *[off] Vihjeet: pois
}
option-clock = Jos pelaaja miettii päätöstä yli { $limit }, tekoäly pelaa hänen puolestaan.
option-clock-off = Päätöstä saa miettiä niin kauan kuin haluaa.
set-clock = Kello: { $limit }
set-clock-off = Kello: pois
option-undo = { $value ->
    [on] Päätöksen saa perua, kunnes joku muu päättää jotain tai piilossa ollut kortti nähdään.
   *[off] Päätöksiä ei voi perua.
}
set-undo = { $value ->
    [on] Peruminen: päällä
   *[off] Peruminen: pois
}
set-ai = Tekoäly: { $level }
button-done = Valmis

## Pohjat

button-presets = Pohjat…
presets-title = { $game } · pohjat
presets-none = Ei vielä yhtään.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] tavalliset säännöt
        [one] yksi muutettu sääntö
       *[other] { $changed } muutettua sääntöä
    }. Uudet pöydät avataan sillä.
   *[no] • { $name }: { $changed ->
        [0] tavalliset säännöt
        [one] yksi muutettu sääntö
       *[other] { $changed } muutettua sääntöä
    }.
}
presets-how = Tallenna pöydän valinnat pohjaksi ennen ottelua: lähetä /preset ja nimi, esimerkiksi /preset peli-ilta.
presets-who = Ryhmässä pöydän vetäjä voi käyttää ja tallentaa pohjia. Ylläpitäjät voivat tallentaa ja poistaa niitä ja valita, millä uudet pöydät avataan.
preset-title = { $game } · { $name }
preset-usual-rules = Tavalliset säännöt.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] Yhtä sen valinnoista ei enää ole, joten se jää pois.
   *[other] Sen valinnoista { $count } on poistunut, joten ne jäävät pois.
}
preset-is-default = ★ { $game }: uudet pöydät avataan sillä.
preset-games-title = Pohjat
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = Lisää…
button-preset-usual = Tavalliset
button-preset-keep = Tallenna nämä
button-preset-use = Käytä
button-preset-default = Uusiin pöytiin
button-preset-no-default = Ei uusiin pöytiin
button-preset-delete = Poista
button-preset-games = Kaikki pelit

## Pöydän hallinta

panel-title = { $game } · tämä pöytä
panel-lobby = Ottelu ei ole alkanut. Voit vielä muuttaa mielesi.
sign-player = { $player }
sign-lobby = Seuraavaa ottelua valmistellaan tämän viestin ketjussa.
sign-playing = Ottelua pelataan tämän viestin ketjussa.
sign-over = Ottelu on ohi. Pistelaput ja tulos ovat tämän viestin ketjussa.
sign-lost = Tämän viestin ketju on suljettu tai poistettu. Ottelu jatkuu tällä kanavalla.
panel-alone = Ottelu odottaa sinua, jos lähdet.
panel-waiting-for = { $player-is ->
    [you] Pöytä odottaa sinua.
   *[other] Pöytä odottaa: { $player }.
}
panel-abandoned = Jos joku on kauan poissa, ”Päätä hylätty” lopettaa ottelun muilta.
panel-over = Ottelu on ohi. Paina ”Uusi ottelu” tai poistu pöydästä.
panel-closed = Tämä pöytä on suljettu.
button-resign = Luovuta
button-propose-end = Ehdota lopetusta
button-agree-end = Käy, lopetetaan
button-withdraw-end = Jatketaan sittenkin
button-end-abandoned = Päätä hylätty
button-forced = { $on ->
    [yes] ✓ Pelaa pakot
   *[no] Pelaa pakot
}
button-hold = { $on ->
    [yes] ✓ Älä nosta
   *[no] Älä nosta
}
button-undo = Peru
button-pause = Tauko
button-resume = Jatka
button-stand-down = Tekoäly tuuraa
button-return = Palasin
button-take-over = Liity paikalle { $seat }
button-people = Pelaajat…
people-who = Otteluiden välissä vetäjä voi poistaa pelaajan. Ryhmän ylläpitäjät voivat tehdä sen aina ja keskeyttää pöydän, mutta eivät omassa ottelussaan.
people-seat = { $player-is ->
    [you] { $seat }. Sinä
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Paikka { $seat } on sinun.
   *[other] Paikka { $seat } on vapaa jatkajalle. Siinä pelasi { $player }.
}
button-remove = Poista { $seat }
button-stop = Keskeytä pöytä
stop-title = Keskeytetäänkö oma ottelusi?
stop-body = Pelaat siinä itse, joten keskeytys on sama kuin luovutus. Jos haluat lopettaa ilman tulosta, ehdota sitä muille.
button-new-table = Uusi pöytä
why-refused = Viime painallus ei käynyt. { $rule }
resign-title = Luovutatko ottelun?
resign-body = { $players ->
    [2] Vastapuoli voittaa sen heti.
   *[other] Se päättyy kaikilta, ja kaikki muut voittavat sen.
}
button-resign-yes = Kyllä, luovutan
button-resign-no = Ei, jatketaan
