### Stranice koje ne pripadaju nijednom stolu. Tekstovi od više redaka: prvi je redak naslov, prazan redak odvaja.

home-hello = Bok, ja sam Talon. Što ćemo igrati?
home-how = Izaberi igru, a ja dijelim. S prijateljima: dodaj me u grupu i tamo pošalji /play; karte dobivaš ovdje, gdje ih nitko drugi ne vidi.
home-table = { $number }. { $game } · { $players } · { $score } · { $turn-is ->
    [you] ti si na redu
   *[other] na redu je { $turn }
}
home-table-paused = { $number }. { $game } · { $players } · { $score } · na pauzi
home-table-open = { $number }. { $game } · { $players } · { $again ->
    [yes] još jedna partija?
   *[no] još nije počela
}
home-table-empty = { $number }. { $game } · još nikog drugog
home-daily = { $state ->
    [begun] Dijeljenje dana: započeto
    [played] Dijeljenje dana: odigrano
   *[new] Dijeljenje dana: još nije odigrano
}
home-daily-nobody = Dijeljenje dana: još ga nitko nije odigrao.
home-daily-players = Dijeljenje dana, dosad odigrali: { $players }
home-league = { $league }: čeka te partija ({ $players })
greeting = Bok, ja sam Talon. Ovdje ja dijelim karte.
greeting-how = Pritisnite „Igraj” i izaberite igru: svatko ovdje može sjesti za stol, a karte dobiva tamo gdje ih nitko drugi ne vidi.
button-home = Moje partije
help =
    Što znam
    Kartu igraš dodirom. Karta s oznakom × sada se ne može igrati; dodirni je i reći ću zašto.

    /play otvara stol: u grupi za društvo, ovdje za tebe i AI igrača.
    /daily je dijeljenje dana: iste karte za sve.
    /puzzle pita za najbolji izbor u završnicama odigranih dijeljenja.
help-about = { $topic ->
    [rules]
        Pravila
        /rules objašnjava igru.
    [results]
        Rezultati i lige
        /replay ponovno prolazi kroz završenu partiju, s otvorenim kartama svih igrača.
        /coach kaže koliko je tko točno igrao i što je najviše koštalo.
        /leaderboard pokazuje tko ovdje najbolje igra, ovaj tjedan ili oduvijek.
        /rating pokazuje koliko je jaka tvoja igra.
        /stats pokazuje zbroj tvojih partija, a uz ime igrača vaš međusobni omjer.
        /history nabraja partije.
        /league pokazuje lige grupe; /league create i ime pokreću novu.
    [you]
        Ti i tvoji podaci
        /settings određuje kad te smijem podsjetiti i što vidiš.
        /language određuje kojim jezikom s tobom govorim.
        /link povezuje tvoje račune na Telegramu i Discordu u jednog igrača, a /unlink ih opet razdvaja.
        /privacy pokazuje što čuvam o tebi i to briše.
   *[table]
        Za stolom
        /table opet pokazuje stol i sve načine da odeš.
        /hand pokazuje tvoje karte.
        /why objašnjava što sada smiješ igrati.
        /hint savjetuje što odigrati, za stolovima koji to dopuštaju.
        /undo vraća tvoj zadnji potez, za stolovima koji to dopuštaju.
        /score pokazuje zapisnik.
        /word umiješa tvoje riječi u miješanje.
        /preset sprema opcije stola pod imenom i pokazuje spremljene.
        /leave prepušta tvoje mjesto.
}
button-help-about = { $topic ->
    [rules] Pravila
    [results] Rezultati
    [you] Ti
   *[table] Za stolom
}
bot-about =
    Dijelim karte tebi i tvojim prijateljima: { $games }.

    Dodaj me u svoju grupu i tamo pošalji /play, ili pritisni „Start” i odmjeri se s AI igračem. Karte ti dolaze ovamo, gdje ih nitko drugi ne vidi.
bot-about-short = Kartanje s prijateljima ili protiv AI igrača: { $games }.
play-title = Što ćemo igrati?
play-body = Ja otvaram stol, a ti odlučuješ tko sjeda.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] terminal
}
button-game = { $game }
button-new-game = { $game } · { $seats }
language-title = Jezik
language-yours = Jezik: { $language }
language-group = Jezik grupe: { $language }
language-group-hint = Jezik grupe biraju njezini admini.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-group-language = Jezik grupe
language-group-title = Jezik grupe
language-group-how = Stolovi i poreci u ovoj grupi na ovom su jeziku. Svoje karte svatko vidi na svom.
language-letters = Na kartama su slova { $letters }.
language-group-letters = Na kartama su u ovoj grupi slova { $letters }.
button-letters = { $chosen ->
    [yes] ✓ { $letters }
   *[no] { $letters }
}
settings-title = Postavke
button-play = Igraj
fold = Detalji
button-help = Pomoć
button-settings = Postavke
button-languages = Jezik
button-rules-of = Pravila: { $game }
