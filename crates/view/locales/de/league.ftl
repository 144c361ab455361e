### Ligen einer Gruppe.

## Die Liste

league-list-title = { $own ->
    [yes] Deine Ligen
   *[no] Ligen hier
}
league-list-empty = { $own ->
    [yes] Du bist in keiner Liga.
   *[no] Hier gibt es noch keine Liga.
}
league-listed = { $name } · { $game } · { $people ->
    [one] eine Person
   *[other] { $people } Personen
} · { $stage ->
    [playing] läuft
    [closed] zu Ende
   *[other] offen für alle
}
league-list-how = /league create und ein Name gründet eine neue.

## Eine Liga

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Offene Liga: Spiel, gegen wen du willst. Zwischen denselben zwei zählen drei Partien am Tag.
    [round-robin] Alle gegen alle, { $rounds ->
        [one] einmal
       *[other] { $rounds }-mal
    }.
    [swiss] Schweizer System, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }: Wer gleich gut steht, trifft aufeinander.
    [knockout] K.-o.-System: Wer verliert, ist draußen.
   *[other] Wechselnde Tische, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }: jede Runde mit anderen Leuten.
}
league-length = { $ladder ->
    [yes] Eine Saison dauert { $lasts }.
   *[no] Eine Runde dauert { $lasts }.
}
league-again = { $again ->
    [yes] Nach einer Saison folgt die nächste.
   *[no] Die Liga endet mit ihrer Saison.
}
league-boards = Alle Tische einer Runde spielen mit denselben Karten ({ $boards ->
    [one] { $boards } Spiel
   *[other] { $boards } Spiele
}), damit sich das Glück ausgleicht: Deine Punkte werden mit denen desselben Platzes an den anderen Tischen verglichen.
league-round-sealed = Die Karten aller Tische sind unter diesem Code versiegelt, bis die Runde fertig ist:
league-rule = • { $rule }
league-gathering = Gerade läuft keine Saison. Mach mit; wer die Liga gegründet hat, startet die nächste.
league-missing = { $count ->
    [one] Es fehlt noch eine Person, dann kann es losgehen.
   *[other] Es fehlen noch { $count } Personen, dann kann es losgehen.
}
league-resumes = Nächste Saison: { $moment }, wenn genug Leute in der Liga sind.
league-closed = Diese Liga ist zu Ende.
league-member = { $player-is ->
    [you] du
   *[other] { $player }
}
league-members = Dabei: { $players }
league-more-members = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
league-season = Saison { $season }
league-round-until = Runde { $round }, zu spielen bis { $until }
league-ladder-until = Bis { $until }
league-head-points = Punkte
league-head-matches = Gespielt
league-head-difference = Diff.
league-player = { $player-is ->
    [you] Du
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $by ->
    [head-to-head] dahinter nach direktem Vergleich
    [sonneborn-berger] dahinter nach Sonneborn-Berger
    [buchholz] dahinter nach Buchholz
    [difference] dahinter nach Differenz
    [wins] dahinter nach Siegen
   *[lot] dahinter nach Los
}
league-more-lines = { $count ->
    [one] … und noch jemand
   *[other] … und { $count } weitere
}
league-your-fixture = Deine nächste Partie: { $others }
league-your-bye = Du hast in dieser Runde keine Partie.
league-your-done = Deine Partie dieser Runde ist gespielt.

## Eine Runde

league-round-title = { $name } · Saison { $season }, Runde { $round }
league-deadline = Zu spielen bis { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (nicht gespielt)
league-fixture-other = { $player-is ->
    [you] du
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] du
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Spielfrei: { $players }

## Eine Saison, die zu Ende ist, und eine, die beginnt

league-season-past = { $name } · Saison { $season } ist zu Ende
league-champion = { $player-is ->
    [you] 👑 Du hast die Saison gewonnen.
   *[other] 👑 { $player } hat die Saison gewonnen.
}
league-no-champion = Niemand hat die Saison gewonnen.
league-began = { $name } · Saison { $season } hat begonnen
league-began-people = { $people ->
    [one] Eine Person spielt.
   *[other] { $people } Personen spielen.
}
league-began-ladder = Einsteigen geht noch.
league-reminder = { $name }: Spiel bald deine Partie

## Gründen und beenden

league-manage-title = { $name }: wie gespielt wird
league-manage-who = Das bestimmen die Admins und wer die Liga gegründet hat.
league-manage-playing = Das lässt sich zwischen den Saisons ändern.
league-ask-finish = Diese Saison von { $name } jetzt beenden?
league-ask-finish-effect = Die Tabelle bleibt, wie sie ist. Nicht gespielte Partien zählen nicht.
league-ask-close = { $name } für immer schließen?
league-ask-close-effect = Eine laufende Saison endet so, wie sie steht, und keine weitere folgt.
league-ask-leave = { $player-is ->
    [you] Aus { $name } aussteigen?
   *[other] { $player }, willst du aus { $name } aussteigen?
}
league-ask-leave-effect = { $format ->
    [none] Das kostet nichts: Es läuft keine Saison, und du kannst wieder mitmachen.
    [ladder] Deine Partien bleiben in der Tabelle. Um weiterzuspielen, mach wieder mit.
    [knockout] Für diese Saison bist du draußen, auch wenn du wieder mitmachst: Die andere Seite kommt weiter.
   *[other] Noch nicht gespielte Partien und die der Runden, die vor deiner Rückkehr beginnen, gehen endgültig an die andere Seite.
}
league-people-title = { $name }: wer dabei ist
league-people-how = ✕ entfernt jemanden, ↩ holt jemanden zurück. Wer entfernt wurde, kann nicht von sich aus wieder mitmachen.
league-ask-remove = { $player } aus { $name } entfernen?
league-ask-remove-effect = Nicht gespielte Partien gehen an die andere Seite, auch nach einer Rückkehr.
button-league-people = Leute
button-league-join = Mitmachen
button-league-leave = Aussteigen
button-league-play = Partie spielen
button-league-rounds = Runden
button-league-past = Frühere Saisons
button-league-manage = Verwalten
button-league-begin = Saison starten
button-league-finish = Saison beenden
button-league-close = Liga schließen
button-league-yes = Ja
button-league-back = Zurück
button-league-list = Alle Ligen
button-league-show = Liga zeigen
button-league-game = Spiel: { $game }
button-league-format = { $format ->
    [ladder] Offene Liga
    [round-robin] Alle gegen alle
    [swiss] Schweizer System
    [knockout] K.-o.
   *[other] Wechselnde Tische
}
button-league-rounds-count = Runden: { $rounds }
button-league-days = Tage: { $days }
button-league-again = Neue Saison: { $again ->
    [yes] ja
   *[no] nein
}
button-league-boards = Gleiche Spiele: { $boards ->
    [0] aus
   *[other] { $boards }
}
button-league-preset = Optionen: { $name }
league-preset-usual = üblich
