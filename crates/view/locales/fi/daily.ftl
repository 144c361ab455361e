### Päivän jaot.

daily-title = Päivän jako · { $date } · { $game }
daily-how = Jokainen pelaa kerran samoilla korteilla, yksin vahvinta tekoälyä vastaan.
daily-off-title = Täällä ei vielä ole päivän jakoa
daily-off-how = Päivän jaossa kaikki täällä pelaavat kerran päivässä samoilla korteilla ja vertaavat tuloksia. Pelin valitsevat ylläpitäjät:
daily-nobody = { $over ->
    [yes] Kukaan ei pelannut sitä.
   *[no] Kukaan ei ole vielä pelannut sitä.
}
daily-players = Tähän mennessä pelanneet: { $players }
daily-player = { $player-is ->
    [you] sinä
   *[other] { $player }
}
daily-more-players = { $count ->
    [one] ja vielä yksi
   *[other] ja vielä { $count }
}
daily-hidden = Pelaa se, niin näet muiden tulokset.
daily-playing = Olet aloittanut: jatka, kun haluat.
daily-yours = Sija { $place }/{ $of }: { $made }
daily-yours-gone = Luovutit sen.
daily-exact = Valmentaja: tarkkuus { $accuracy }{"\u00A0"}%
daily-accuracy = { $accuracy }{"\u00A0"}%
daily-exact-soon = Valmentaja käy vielä läpi päätöksiäsi.
daily-streak = { $days ->
    [one] Yksi päivä putkeen
   *[other] { $days } päivää putkeen
}
daily-share = Tämän voi jakaa, se ei paljasta mitään:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }{"\u00A0"}% · { $days }. päivä putkeen
daily-head-made = Pisteet
daily-head-exact = Tarkkuus
daily-head-streak = Putki
daily-line = { $player-is ->
    [you] Sinä
   *[other] { $player }
}
daily-gave-up = luovutti
daily-more-lines = { $count ->
    [one] ja vielä yksi
   *[other] ja vielä { $count }
}
daily-note = Jaon pisteet, tarkkuus valmentajan mukaan, pelatut päivät putkeen.
daily-opens = Kortit pysyvät piilossa { $until } asti. Sitten ne näyttävät /replay ja /coach.
daily-same-cards = Päivän jako: samat kortit kaikille, jotka pelaavat sen.
daily-promised = Päivän kortit on sinetöity tällä koodilla. Kun ne avataan, kuka tahansa voi tarkistaa ne.
daily-result-sealed = Kun kukaan ei voi enää pelata tätä jakoa, ”Todiste” komennossa /replay näyttää sinetöidyn salaisuuden.
daily-proof = Päivän kortit sinetöitiin tällä koodilla { $fixed }:
daily-proof-next = Seuraavan päivän kortit:
daily-proof-later = Pane koodi talteen. Kun päivä on ohi, ”Todiste” komennossa /replay näyttää salaisuuden, joka sinetöitiin sillä.
daily-games-title = Päivän jaon peli
daily-games-how = Valintasi on voimassa ylihuomisesta: sitä aiemmat jaot on jo päätetty. Päivän alun määrää keskustelun aikavyöhyke.
daily-post-how = Voin näyttää päivän jaon täällä joka päivä. Mihin aikaan, keskustelun aikavyöhykkeellä?
daily-post-before = Eilisen parhaat tulokset:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Päivän jako
button-daily-play = Pelaa
button-daily-go-on = Jatka pelaamista
button-daily-results = Tulokset
button-daily-board = Päivän taulukko
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Jaa tulos
button-daily-games = Valitse peli
button-daily-turns = Pelit vuorottelevat
button-daily-none = Ei päivän jakoa
button-daily-post-never = Ei koskaan
