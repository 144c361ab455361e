### Seiten, die zu keinem Tisch gehören. Mehrzeilige Texte: Die erste Zeile ist der Titel, eine leere Zeile trennt.

home-hello = Hallo, ich bin Talon. Was spielen wir?
home-how = Wähl ein Spiel, und ich gebe. Mit Freunden: Nimm mich in deine Gruppe auf und schick dort /play; deine Karten bekommst du hier, wo sie sonst niemand sieht.
home-table = { $number }. { $game } · { $players } · { $score } · { $turn-is ->
    [you] du bist dran
   *[other] { $turn } ist dran
}
home-table-paused = { $number }. { $game } · { $players } · { $score } · Pause
home-table-open = { $number }. { $game } · { $players } · { $again ->
    [yes] noch eine Partie?
   *[no] noch nicht begonnen
}
home-table-empty = { $number }. { $game } · noch niemand sonst
home-daily = { $state ->
    [begun] Spiel des Tages: begonnen
    [played] Spiel des Tages: gespielt
   *[new] Spiel des Tages: noch nicht gespielt
}
home-daily-nobody = Spiel des Tages: Noch hat es niemand gespielt.
home-daily-players = Spiel des Tages, bisher gespielt haben: { $players }
home-league = { $league }: Deine Partie gegen { $players } wartet
greeting = Hallo, ich bin Talon. Ich gebe hier die Karten.
greeting-how = Drückt auf „Spielen“ und wählt ein Spiel: Alle hier können mitspielen und bekommen ihre Karten dort, wo sie sonst niemand sieht.
button-home = Meine Partien
help =
    Was ich kann
    Um eine Karte zu spielen, tipp sie an. Eine Karte mit × geht gerade nicht; tipp sie an, und ich sage, warum.

    /play öffnet einen Tisch: in einer Gruppe für deine Freunde, hier für dich und die KI.
    /daily ist das Spiel des Tages: dieselben Karten für alle.
    /puzzle zeigt Endspiele: Finde die beste Wahl.
help-about = { $topic ->
    [rules]
        Regeln
        /rules erklärt das Spiel.
    [results]
        Ergebnisse und Ligen
        /replay geht eine fertige Partie noch einmal durch, mit offenen Karten.
        /coach sagt, wie genau alle gespielt haben und was am meisten gekostet hat.
        /leaderboard zeigt, wer hier am besten spielt, diese Woche oder überhaupt.
        /rating zeigt, wie stark du spielst.
        /stats zeigt deine Statistik; mit einer Person, wie es zwischen euch steht.
        /history zeigt fertige Partien.
        /league zeigt die Ligen einer Gruppe; /league create und ein Name gründet eine.
    [you]
        Du und deine Daten
        /settings bestimmt, wann ich dich erinnern darf und was du siehst.
        /language bestimmt, wie ich mit dir spreche.
        /link macht dein Telegram- und dein Discord-Konto zu einem, /unlink wieder zu zweien.
        /privacy zeigt, was ich über dich speichere, und löscht es.
   *[table]
        Am Tisch
        /table zeigt den Tisch wieder, auch wie man aufsteht.
        /hand zeigt deine Karten.
        /why erklärt, was du jetzt spielen darfst.
        /hint sagt, was ich spielen würde, wo der Tisch es erlaubt.
        /undo nimmt deine letzte Entscheidung zurück, wo der Tisch es erlaubt.
        /score zeigt den Spielzettel.
        /word mischt deine Wörter mit hinein.
        /preset speichert die Optionen eines Tisches unter einem Namen und zeigt die gespeicherten.
        /leave räumt deinen Platz.
}
button-help-about = { $topic ->
    [rules] Regeln
    [results] Ergebnisse
    [you] Du
   *[table] Am Tisch
}
bot-about =
    Ich gebe die Karten für dich und deine Freunde: { $games }.

    Nimm mich in deine Gruppe auf und schick dort /play, oder starte mich und tritt gegen die KI an. Deine Karten kommen hierher, wo sie sonst niemand sieht.
bot-about-short = Kartenspiele mit Freunden oder gegen eine KI: { $games }.
play-title = Was spielen wir?
play-body = Ich öffne einen Tisch, und du bestimmst, wer mitspielt.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] Terminal
}
button-game = { $game }
button-new-game = { $game } · { $seats }
language-title = Sprache
language-yours = Sprache: { $language }
language-group = Gruppensprache: { $language }
language-group-hint = Die Admins der Gruppe wählen ihre Sprache.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-group-language = Gruppensprache
language-group-title = Die Sprache der Gruppe
language-group-how = Tische und Listen dieser Gruppe sind in dieser Sprache. Die eigenen Karten sehen alle in ihrer.
language-letters = Auf den Karten stehen die Buchstaben { $letters }.
language-group-letters = Auf den Karten dieser Gruppe stehen die Buchstaben { $letters }.
button-letters = { $chosen ->
    [yes] ✓ { $letters }
   *[no] { $letters }
}
settings-title = Einstellungen
button-play = Spielen
fold = Einzelheiten
button-help = Hilfe
button-settings = Einstellungen
button-languages = Sprache
button-rules-of = Regeln: { $game }
