### Dijeljenja dana.

daily-title = Dijeljenje dana · { $date } · { $game }
daily-how = Svatko jednom igra iste karte, sam protiv najjačih računalnih igrača.
daily-off-title = Ovdje još nema dijeljenja dana
daily-off-how = Uz dijeljenje dana svi ovdje jednom dnevno igraju iste karte i uspoređuju rezultate. Igru biraju admini:
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
daily-hidden = Tko je odigrao, vidi što su ostali postigli.
daily-playing = Već je započeto: nastavi kad želiš.
daily-yours = Mjesto { $place } od { $of }: { $made }
daily-yours-gone = Predaješ ovo dijeljenje.
daily-exact = Trener: točnost { $accuracy } %
daily-exact-soon = Trener još gleda tvoje poteze.
daily-streak = { $days ->
    [one] { $days } dan zaredom
   *[other] { $days } dana zaredom
}
daily-share = Za dijeljenje s drugima, ništa ne odaje:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy } % · { $days }. dan zaredom
daily-head-made = Bodovi
daily-head-exact = Točnost
daily-head-streak = Zaredom
daily-line = { $player-is ->
    [you] Ti
   *[other] { $player }
}
daily-gave-up = predano
daily-more-lines = i još { $count }
daily-note = Bodovi su iz dijeljenja. Točnost kaže trener; zaredom su dani bez prekida.
daily-opens = Prije { $until } karte se nikome ne pokazuju. Poslije ih pokazuju /replay i /coach.
daily-same-cards = Dijeljenje dana: iste karte za sve koji ga igraju.
daily-promised = Karte dana zapečaćene su pod ovim kodom. Kad se otvore, svatko ih može provjeriti.
daily-result-sealed = Kad ovo dijeljenje više nitko ne može igrati, „Dokaz“ u /replay pokazuje zapečaćenu tajnu.
daily-proof = Karte dana zapečaćene su pod ovim kodom od { $fixed }:
daily-proof-next = Karte sljedećeg dana:
daily-proof-later = Sačuvaj kod. Kad dan završi, „Dokaz“ u /replay pokazuje tajnu koja je bila zapečaćena pod njim.
daily-games-title = Igra dana
daily-games-how = Vrijedi od prekosutra: dijeljenja dotad već su određena. Kad dan počinje, određuje vremenska zona razgovora.
daily-post-how = Bot može ovdje svaki dan sam pokazati dijeljenje dana, po vremenskoj zoni razgovora. U koliko sati?
daily-post-before = Najbolji jučerašnji rezultati:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Dijeljenje dana
button-daily-play = Igraj
button-daily-go-on = Igraj dalje
button-daily-results = Rezultati
button-daily-board = Ljestvica dana
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Podijeli rezultat
button-daily-games = Izaberi igru
button-daily-turns = Igre se izmjenjuju
button-daily-none = Bez dijeljenja dana
button-daily-post-never = Nikad
