### Sivut, jotka eivät kuulu millekään pöydälle. Monirivisen tekstin ensimmäinen rivi on otsikko, tyhjä rivi erottaa.

home-hello = Hei, olen Talon. Mitä pelataan?
home-how = Valitse peli, niin minä jaan. Ystävien kanssa: lisää minut ryhmääsi ja lähetä siellä /play; korttisi tulevat tänne, missä kukaan muu ei näe niitä.
home-table = { $number }. { $game } · { $players } · { $score } · { $turn-is ->
    [you] sinun vuorosi
   *[other] vuorossa { $turn }
}
home-table-paused = { $number }. { $game } · { $players } · { $score } · tauolla
home-table-open = { $number }. { $game } · { $players } · { $again ->
    [yes] vielä yksi ottelu?
   *[no] vielä alkamatta
}
home-table-empty = { $number }. { $game } · ei vielä muita
home-daily = { $state ->
    [begun] Päivän jako: aloitettu
    [played] Päivän jako: pelattu
   *[new] Päivän jako: vielä pelaamatta
}
home-daily-nobody = Päivän jako: kukaan ei ole vielä pelannut sitä.
home-daily-players = Päivän jako, jo pelanneet: { $players }
home-league = { $league }: ottelusi odottaa, vastassa { $players }
greeting = Hei, olen Talon. Täällä kortit jaan minä.
greeting-how = Painakaa ”Pelaa” ja valitkaa peli: kaikki täällä voivat liittyä, ja jokainen saa korttinsa sinne, missä kukaan muu ei näe niitä.
button-home = Omat ottelut
help =
    Mitä osaan
    Pelaa kortti napauttamalla sitä. Kortti, jossa on ×, ei nyt käy; napauta sitä, niin kerron miksi.

    /play avaa pöydän: ryhmässä ystävillesi, täällä sinulle ja tekoälylle.
    /daily on päivän jako: samat kortit kaikille.
    /puzzle kysyy parasta valintaa pelattujen jakojen loppupeleissä.
help-about = { $topic ->
    [rules]
        Säännöt
        /rules selittää pelin.
    [results]
        Tulokset ja liigat
        /replay käy pelatun ottelun läpi uudelleen, kaikki kädet avoinna.
        /coach kertoo, kuinka tarkasti kukin pelasi ja mikä maksoi eniten.
        /leaderboard näyttää, kuka täällä pelaa parhaiten, tällä viikolla tai kautta aikojen.
        /rating näyttää, kuinka vahva olet.
        /stats näyttää, mitä otteluistasi kertyy; kun lisäät pelaajan, miten teillä kahdella on mennyt.
        /history luettelee ottelut.
        /league näyttää ryhmän liigat; /league create ja nimi perustaa uuden.
    [you]
        Sinä ja tietosi
        /settings määrää, milloin saan muistuttaa sinua ja mitä näet.
        /language vaihtaa kielen, jota puhun kanssasi.
        /link tekee Telegram- ja Discord-tileistäsi yhden pelaajan, /unlink taas kaksi.
        /privacy näyttää, mitä sinusta tallennetaan, ja poistaa sen.
   *[table]
        Pöydässä
        /table näyttää pöydän uudelleen ja kaikki tavat lähteä siitä.
        /hand näyttää korttisi.
        /why selittää, mitä saat nyt pelata.
        /hint kertoo, mitä minä pelaisin, jos pöytä sallii sen.
        /undo peruu viimeisen päätöksesi, jos pöytä sallii sen.
        /score näyttää pistelapun.
        /word lisää sanasi sekoitukseen.
        /preset tallentaa pöydän valinnat pohjaksi ja näyttää tallennetut pohjat.
        /leave vapauttaa paikkasi.
}
button-help-about = { $topic ->
    [rules] Säännöt
    [results] Tulokset
    [you] Sinä
   *[table] Pöydässä
}
bot-about =
    Jaan kortit sinulle ja ystävillesi: { $games }.

    Lisää minut ryhmääsi ja lähetä siellä /play, tai käynnistä minut ja ota mittaa tekoälystä. Korttisi tulevat tänne, missä kukaan muu ei näe niitä.
bot-about-short = Korttipelejä ystävien kanssa tai tekoälyä vastaan: { $games }.
play-title = Mitä pelataan?
play-body = Minä avaan pöydän, ja sinä päätät, ketkä liittyvät.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] pääte
}
button-game = { $game }
button-new-game = { $game } · { $seats }
language-title = Kieli
language-yours = Kieli: { $language }
language-group = Ryhmän kieli: { $language }
language-group-hint = Kielen valitsevat ryhmän ylläpitäjät.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-group-language = Ryhmän kieli
language-group-title = Ryhmän kieli
language-group-how = Tämän ryhmän pöydät ja listat ovat tällä kielellä. Korttinsa jokainen näkee omalla kielellään.
language-letters = Korttien kirjaimet: { $letters }.
language-group-letters = Korttien kirjaimet tässä ryhmässä: { $letters }.
button-letters = { $chosen ->
    [yes] ✓ { $letters }
   *[no] { $letters }
}
settings-title = Asetukset
button-play = Pelaa
fold = Lisätietoja
button-help = Ohje
button-settings = Asetukset
button-languages = Kieli
button-rules-of = Säännöt: { $game }
