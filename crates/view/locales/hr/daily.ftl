### Dijeljenja dana.

daily-title = Dijeljenje dana · { $date } · { $game }
daily-how = Svatko jednom igra s istim kartama protiv najjačih AI igrača.
daily-off-title = Ovdje još nema dijeljenja dana
daily-off-how = Uz dijeljenje dana svi ovdje jednom dnevno igraju s istim kartama i uspoređuju rezultate. Igru biraju admini:
daily-nobody = { $over ->
    [yes] Nitko ga nije odigrao.
   *[no] Još ga nitko nije odigrao.
}
daily-players = Dosad odigrali: { $players }
daily-player = { $player-is ->
    [you] ti
   *[other] { $player }
}
daily-more-players = i još { $count }
daily-hidden = Odigraj ga da vidiš rezultate ostalih.
daily-playing = Već je započeto: nastavi kad želiš.
daily-yours = Mjesto { $place } od { $of }: { $made }
daily-yours-gone = Dijeljenje je predano.
daily-exact = Trener: točnost { $accuracy }{"\u00A0"}%
daily-accuracy = { $accuracy }{"\u00A0"}%
daily-exact-soon = Trener još gleda tvoje poteze.
daily-streak = { $days ->
    [one] { $days } dan zaredom
   *[other] { $days } dana zaredom
}
daily-share = Ovo možeš poslati drugima; ništa ne odaje:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }{"\u00A0"}% · { $days }. dan zaredom
daily-head-made = Bodovi
daily-head-exact = Točnost
daily-head-streak = Dani
daily-line = { $player-is ->
    [you] Ti
   *[other] { $player }
}
daily-gave-up = predano
daily-more-lines = i još { $count }
daily-note = Bodovi iz dijeljenja, točnost prema treneru, odigrani dani zaredom.
daily-opens = Karte ostaju skrivene do { $until }. Poslije ih pokazuju /replay i /coach.
daily-same-cards = Dijeljenje dana: iste karte za sve koji ga igraju.
daily-promised = Karte dana zapečaćene su pod ovim kodom. Kad se otvore, svatko ih može provjeriti.
daily-result-sealed = Kad ovo dijeljenje više nitko ne može igrati, „Dokaz” u /replay pokazuje zapečaćenu tajnu.
daily-proof = Karte dana zapečaćene su pod ovim kodom od { $fixed }:
daily-proof-next = Karte sljedećeg dana:
daily-proof-later = Sačuvaj kod. Kad dan završi, „Dokaz” u /replay pokazuje tajnu koja je bila zapečaćena pod njim.
daily-games-title = Igra dana
daily-games-how = Vrijedi od prekosutra: dijeljenja dotad već su određena. Kad dan počinje, određuje vremenska zona razgovora.
daily-post-how = Mogu ovdje svaki dan pokazati dijeljenje dana, po vremenskoj zoni razgovora. U koliko sati?
daily-post-before = Najbolji jučerašnji rezultati:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Dijeljenje dana
button-daily-play = Igraj
button-daily-go-on = Igraj dalje
button-daily-results = Rezultati
button-daily-board = Svi rezultati
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Podijeli rezultat
button-daily-games = Izaberi igru
button-daily-turns = Igre se izmjenjuju
button-daily-none = Bez dijeljenja dana
button-daily-post-never = Nikad
