### Yhteisön liigat.

## Luettelo

league-list-title = { $own ->
    [yes] Omat liigasi
   *[no] Liigat täällä
}
league-list-empty = { $own ->
    [yes] Et ole missään liigassa.
   *[no] Täällä ei ole vielä liigaa.
}
league-listed = { $name } · { $game } · { $people ->
    [one] yksi pelaaja
   *[other] { $people } pelaajaa
} · { $stage ->
    [playing] käynnissä
    [closed] päättynyt
   *[other] voi liittyä
}
league-list-how = /league create ja nimi perustaa uuden.

## Yksi liiga

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Avoin sarja: pelaa ketä vastaan haluat. Samojen kahden pelaajan välillä lasketaan kolme ottelua päivässä.
    [round-robin] Jokainen pelaa jokaista vastaan { $rounds ->
        [one] kerran
       *[other] { $rounds } kertaa
    }.
    [swiss] Sveitsiläinen, { $rounds ->
        [one] yksi kierros
       *[other] { $rounds } kierrosta
    }: vastakkain ovat yhtä hyvin menestyneet.
    [knockout] Pudotuspeli: häviäjä putoaa.
   *[other] Vaihtuvat pöydät, { $rounds ->
        [one] yksi kierros
       *[other] { $rounds } kierrosta
    }: joka kierroksella eri seura.
}
league-length = { $ladder ->
    [yes] Kausi kestää { $lasts }.
   *[no] Kierros kestää { $lasts }.
}
league-again = { $again ->
    [yes] Kun kausi on ohi, alkaa toinen.
   *[no] Kun kausi on ohi, liigakin päättyy.
}
league-boards = Kierroksen kaikissa pöydissä pelataan { $boards ->
    [one] samoilla korteilla yksi jako
   *[other] samoilla korteilla { $boards } jakoa
}, jotta onni tasoittuu: pisteitäsi verrataan niihin, jotka muissa pöydissä saatiin samalta paikalta.
league-round-sealed = Kaikkien pöytien kortit ovat sinetöityinä tällä koodilla, kunnes kierros on pelattu:
league-rule = • { $rule }
league-gathering = Kausi ei ole käynnissä. Liity: liigan perustaja aloittaa sen.
league-missing = { $count ->
    [one] Aloittamiseen tarvitaan vielä yksi pelaaja.
   *[other] Aloittamiseen tarvitaan vielä { $count } pelaajaa.
}
league-resumes = Seuraava kausi alkaa { $moment }, jos liigassa on tarpeeksi pelaajia.
league-closed = Tämä liiga on päättynyt.
league-member = { $player-is ->
    [you] sinä
   *[other] { $player }
}
league-members = Pelaajat: { $players }
league-more-members = { $count ->
    [one] ja vielä yksi
   *[other] ja vielä { $count }
}
league-season = Kausi { $season }
league-round-until = Kierros { $round }, pelattava viimeistään { $until }
league-ladder-until = Päättyy { $until }
league-head-points = Pisteet
league-head-matches = Pelattu
league-head-difference = Ero
league-player = { $player-is ->
    [you] Sinä
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: { $by ->
    [head-to-head] jäljessä (keskinäinen ottelu)
    [sonneborn-berger] jäljessä (Sonneborn–Berger)
    [buchholz] jäljessä (Buchholz)
    [difference] jäljessä (piste-ero)
    [wins] jäljessä (voitot)
   *[lot] jäljessä (arpa)
}
league-more-lines = { $count ->
    [one] … ja vielä yksi
   *[other] … ja vielä { $count }
}
league-your-fixture = Seuraava ottelusi: { $others }
league-your-bye = Sinulla ei ole ottelua tällä kierroksella.
league-your-done = Tämän kierroksen ottelusi on pelattu.

## Kierros

league-round-title = { $name } · kausi { $season }, kierros { $round }
league-deadline = Pelattava viimeistään { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (ei pelattu)
league-fixture-other = { $player-is ->
    [you] sinä
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] sinä
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Lepovuorossa: { $players }

## Kausi, joka on ohi, ja kausi, joka alkaa

league-season-past = { $name } · kausi { $season } on ohi
league-champion = { $player-is ->
    [you] 👑 Voitit kauden.
   *[other] 👑 { $player } voitti kauden.
}
league-no-champion = Kukaan ei voittanut kautta.
league-began = { $name } · kausi { $season } on alkanut
league-began-people = { $people ->
    [one] Yksi pelaaja on mukana.
   *[other] { $people } pelaajaa on mukana.
}
league-began-ladder = Mukaan voi vielä liittyä.
league-reminder = { $name }: pelaa ottelusi pian

## Perustaminen ja päättäminen

league-manage-title = { $name }: miten pelataan
league-manage-who = Liigan perustaja ja ylläpitäjät päättävät.
league-manage-playing = Tätä voi muuttaa kausien välissä.
league-ask-finish = { $name }: päätetäänkö tämä kausi nyt?
league-ask-finish-effect = Sarjataulukko jää sellaiseksi kuin se on. Pelaamattomia otteluita ei lasketa.
league-ask-close = { $name }: suljetaanko liiga lopullisesti?
league-ask-close-effect = Käynnissä oleva kausi päättyy nykytilanteeseen, eikä uutta tule.
league-ask-leave = { $player-is ->
    [you] { $name }: poistutko liigasta?
   *[other] { $player }, poistutko liigasta { $name }?
}
league-ask-leave-effect = { $format ->
    [none] Se ei maksa mitään: kautta ei pelata, ja voit liittyä uudelleen.
    [ladder] Ottelusi jäävät taulukkoon; jos haluat pelata lisää, liity uudelleen.
    [knockout] Putoat tältä kaudelta, vaikka liittyisit uudelleen: vastustajasi pääsee jatkoon.
   *[other] Pelaamattomat ottelusi ja ne, jotka arvotaan ennen paluutasi, menevät lopullisesti vastustajille.
}
league-people-title = { $name }: ketkä ovat mukana
league-people-how = ✕ poistaa pelaajan, ↩ ottaa takaisin. Poistettu ei voi itse liittyä uudelleen.
league-ask-remove = Poistetaanko { $player } liigasta { $name }?
league-ask-remove-effect = Pelaamattomat ottelut menevät vastustajille, vaikka hänet otettaisiin takaisin.
button-league-people = Pelaajat
button-league-join = Liity
button-league-leave = Poistu
button-league-play = Pelaa otteluni
button-league-rounds = Kierrokset
button-league-past = Menneet kaudet
button-league-manage = Hallitse
button-league-begin = Aloita kausi
button-league-finish = Päätä kausi
button-league-close = Sulje liiga
button-league-yes = Kyllä
button-league-back = Takaisin
button-league-list = Kaikki liigat
button-league-show = Näytä liiga
button-league-game = Peli: { $game }
button-league-format = { $format ->
    [ladder] Avoin sarja
    [round-robin] Täyssarja
    [swiss] Sveitsiläinen
    [knockout] Pudotuspeli
   *[other] Vaihtuvat pöydät
}
button-league-rounds-count = Kierroksia: { $rounds }
button-league-days = Päiviä: { $days }
button-league-again = Uudelleen: { $again ->
    [yes] kyllä
   *[no] ei
}
button-league-boards = Samat kortit: { $boards ->
    [0] ei
    [one] { $boards } jako
   *[other] { $boards } jakoa
}
button-league-preset = Valinnat: { $name }
league-preset-usual = tavalliset
