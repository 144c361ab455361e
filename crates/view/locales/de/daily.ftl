### Spiele des Tages.

daily-title = Spiel des Tages · { $date } · { $game }
daily-how = Alle spielen einmal mit denselben Karten, allein gegen die stärkste KI.
daily-off-title = Hier gibt es noch kein Spiel des Tages
daily-off-how = Beim Spiel des Tages spielen hier alle einmal am Tag mit denselben Karten und vergleichen die Ergebnisse. Welches Spiel, bestimmen die Admins:
daily-nobody = { $over ->
    [yes] Niemand hat es gespielt.
   *[no] Noch hat es niemand gespielt.
}
daily-players = Bisher gespielt haben: { $players }
daily-player = { $player-is ->
    [you] du
   *[other] { $player }
}
daily-more-players = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
daily-hidden = Spiel es, dann siehst du die Ergebnisse der anderen.
daily-playing = Du hast angefangen: Spiel weiter, wann du willst.
daily-yours = Platz { $place } von { $of }: { $made }
daily-yours-gone = Du hast aufgegeben.
daily-exact = Der Trainer: { $accuracy }{"\u00A0"}% genau
daily-accuracy = { $accuracy }{"\u00A0"}%
daily-exact-soon = Der Trainer sieht sich deine Entscheidungen noch an.
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-share = Zum Teilen (verrät nichts):
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }{"\u00A0"}% · { $days }. Tag in Folge
daily-head-made = Punkte
daily-head-exact = Genau
daily-head-streak = Tage
daily-line = { $player-is ->
    [you] Du
   *[other] { $player }
}
daily-gave-up = aufgegeben
daily-more-lines = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
daily-note = Punkte aus diesem Spiel, Genauigkeit laut Trainer, gespielte Tage in Folge.
daily-opens = Die Karten bleiben bis { $until } verdeckt. Danach zeigen sie /replay und /coach.
daily-same-cards = Spiel des Tages: dieselben Karten für alle, die es spielen.
daily-promised = Die Karten des Tages sind unter diesem Code versiegelt. Wenn sie geöffnet werden, können alle sie prüfen.
daily-result-sealed = Sobald niemand dieses Spiel mehr spielen kann, zeigt „Nachweis“ in /replay das versiegelte Geheimnis.
daily-proof = Die Karten des Tages sind seit { $fixed } unter diesem Code versiegelt:
daily-proof-next = Und die des nächsten Tages:
daily-proof-later = Heb den Code auf. Wenn der Tag vorbei ist, zeigt „Nachweis“ in /replay das Geheimnis, das darunter versiegelt war.
daily-games-title = Was wird am Tag gespielt?
daily-games-how = Deine Wahl gilt ab übermorgen: Die Karten bis dahin sind schon festgelegt. Wann ein Tag beginnt, sagt die Zeitzone des Chats.
daily-post-how = Ich kann das Spiel des Tages hier jeden Tag zeigen, nach der Zeitzone des Chats. Um wie viel Uhr?
daily-post-before = Die besten Ergebnisse von gestern:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Spiel des Tages
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-results = Ergebnisse
button-daily-board = Tabelle des Tages
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Teilen
button-daily-games = Spiel wählen
button-daily-turns = Reihum
button-daily-none = Kein Spiel des Tages
button-daily-post-never = Nie
