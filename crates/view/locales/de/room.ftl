### Die Seiten des Tisches selbst, welches Spiel auch gespielt wird.

## Der neue Tisch

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · Partie { $number } · { $about }
seats = { $most ->
    [one] { $range } Person
   *[other] { $range } Personen
}
seat-person = { $seat }. { $player-is ->
    [you] Du
   *[other] { $player }
}{ $host ->
    [yes] {" "}· Host
   *[no] {""}
}{ $word ->
    [yes] {" "}· hat ein Wort gegeben
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] Du · noch nicht dabei
   *[other] { $player } · noch nicht dabei
}
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. freier Platz
former-player = Jemand von früher
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Rotkäppchen
        [2] Hänsel
        [3] Gretel
        [4] Aschenputtel
    }
    [thumb] { $nth ->
       *[1] Däumling
        [2] Pinocchio
        [3] Aladin
        [4] Sindbad
    }
    [good] { $nth ->
       *[1] Gestiefelter Kater
        [2] Robin Hood
        [3] Till Eulenspiegel
        [4] Scheherazade
    }
    [strong] { $nth ->
       *[1] Merlin
        [2] Odysseus
        [3] Sphinx
        [4] Feuervogel
    }
   *[other] Computer
}
level-word = { $level ->
    [beginner] Anfänger
    [thumb] mittel
    [good] gut
    [strong] stark
   *[other] unbekannte Stärke
}
ai-level = KI, { $level }
ai-character = { $player } { $level ->
    [beginner] spielt zum Spaß und vergisst, welche Karten weg sind.
    [thumb] spielt nach Faustregeln und zählt jede Karte mit.
    [good] denkt voraus und irrt nur, wo es knapp ist.
    [strong] vergisst nichts und wägt jede Karte ab.
   *[other] spielt, so gut es geht.
}
lobby-rules-usual = Übliche Regeln.
lobby-rules-changed = Geänderte Regeln · { $rules }
lobby-waiting = { $count ->
    [one] Noch eine Person, dann könnt ihr anfangen.
   *[other] Noch { $count } Personen, dann könnt ihr anfangen.
}
lobby-alone = { $count ->
    [one] Hol eine KI dazu und fang an, wann du willst.
   *[other] Hol { $count } KIs dazu und fang an, wann du willst.
}
lobby-not-ready = Die Partie beginnt, sobald alle dabei sind.
lobby-ready = Alle sind da. Drück auf „Start“.
lobby-starts = Alle sind da. Gleich geht es los.
lobby-unopened = { $player }, öffne unseren Privatchat, damit ich dir deine Karten schicken kann.
lobby-shut = { $player }, ich kann dir nicht schreiben: „Meine Karten“ zeigt sie dir hier.
words-asked = { $game }, Partie { $number }: deine Wörter fürs Mischen
words-given = { $game }, Partie { $number }: deine Wörter sind eingemischt
words-yours = Sie lauten:
words-how = Schick /word und beliebige Wörter, zum Beispiel: /word Mondschein
words-hidden = Die anderen sehen sie erst, wenn die Partie beginnt.
words-sealed = Die Mischung wurde unter diesem Code versiegelt, bevor jemand Wörter geben konnte:
words-keep = Heb den Code auf: Nach der Partie prüft „talon verify“ mit „--seen“ und allen 64 Zeichen die Karten.
lobby-boards = { $boards ->
    [one] Ein Spiel entscheidet die Partie
   *[other] { $boards } Spiele entscheiden die Partie, egal wie es steht
}. Platz 1 gibt zuerst.
sealed = 🔒 Vor dem Geben versiegelt
lobby-gone = { $reason ->
    [expired] Niemand hat die Partie gestartet, also wurde dieser Tisch geschlossen. /play öffnet einen neuen.
   [ended] Dieser Tisch ist geschlossen. /play öffnet einen neuen.
    [withdrawn] Wer diesen Bot betreibt, hat diesen Tisch geschlossen. /play öffnet einen neuen.
   *[cancelled] Dieser Tisch wurde aufgelöst. /play öffnet einen neuen.
}

button-join = Mitspielen
button-leave = Aufstehen
button-add-ai = KI dazu
button-remove-ai = KI weg
button-next-ai = KI-Stärke
button-options = Optionen
button-word = Mein Wort
button-start = Start
button-hold-start = Warten
button-set-up = Neuer Tisch…
button-cancel = Tisch auflösen
button-ready = Bin dabei

## Der Tisch

button-hand = Meine Karten
button-table = Tisch…
button-why = Warum?
button-hint = Tipp
hint-card = Ich würde { $card } spielen.
hint-choice = Ich würde wählen: { $choice }.
hint-worth = Im Schnitt { $worth }; { $next }: { $less }.
button-rules = Regeln
button-score = Spielzettel
button-back = Zurück
table-page-title = { $game } · Spiel { $deal }
turn-answer = { $leader } hat { $card } ausgespielt. { $duty ->
   *[any] Du bist dran: Jede Karte geht.
    [one] Du musst { $only } spielen.
    [follow] Du musst bedienen.
    [higher] Du musst höher spielen.
    [trump] Du musst trumpfen.
    [overtrump] Du musst übertrumpfen.
}
agreed-rules = Hier vereinbart · { $rules }
dealt-anew = Die Regeln dieses Spiels wurden überarbeitet, deshalb wurde neu gegeben. Der Stand bleibt.
table-page-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
score-pair = { $first-is ->
    [you] Du
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] du
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Du { $points }
   *[other] { $player } { $points }
}
deal-points = Punkte: { $scores }
drew = Du hast { $card } gezogen.
passed-trick = Stich { $number }: { $cards }, geht an { $winner-is ->
    [you] dich
   *[other] { $winner }
}
last-trick = Letzter Stich: { $cards }, geht an { $winner-is ->
    [you] dich
   *[other] { $winner }
}
score-target = Gespielt wird bis { $target } Punkte.
score-board = Spiel { $number } von { $boards }: Alle Tische der Runde spielen diese Karten, und die Punkte werden zusammengezählt.
sealed-tricks = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}, { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand
sealed-hand = { $player-is ->
    [you] Du
   *[other] { $player }
}: { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand
sealed-cards = Hier sind keine Karten zu sehen, weil andere Tische der Runde dieselben spielen. Die eigenen gibt es im Privatchat.
sealed-over = Spiel { $deal } ist aus
sealed-later = Wenn alle Tische der Runde fertig sind, zeigt /replay die Karten.
end-wanted = { $player-is ->
    [you] Du hast vorgeschlagen, die Partie zu beenden.
   *[other] { $player } schlägt vor, die Partie zu beenden.
}
pause-wanted = { $player-is ->
    [you] Du möchtest eine Pause.
   *[other] { $player } möchte eine Pause. Wenn du auch willst, drück auf „Tisch…“ und dann auf „Pause“.
}
paused = ⏸ Die Partie macht Pause. Drück auf eine Karte oder auf „Weiter“, dann geht es weiter.
away = { $why ->
    [late] { $player-is ->
        [you] Deine Zeit ist um, und eine KI spielt für dich. Drück auf eine Karte oder auf „Bin zurück“, um wieder zu spielen.
       *[other] Die Zeit von { $player } ist um; vorerst spielt eine KI.
    }
    [left] { $player-is ->
        [you] Eine KI spielt für dich. Drück auf eine Karte oder auf „Bin zurück“, um wieder zu spielen.
       *[other] { $player } musste weg; vorerst spielt eine KI.
    }
   *[removed] { $player-is ->
        [you] Die Admins haben dich aus dieser Partie entfernt.
       *[other] Die Admins haben { $player } aus dieser Partie entfernt; eine KI spielt weiter.
    }
}
clock-live = ⏳ Für jede Entscheidung gibt es { $each }.
clock-until = { $player-is ->
    [you] ⏳ Du hast bis { $until } Zeit.
   *[other] ⏳ { $player } hat bis { $until } Zeit.
}

## Das Ergebnis

result-won = { $winner-is ->
    [you] Du gewinnst die Partie
   *[other] { $winner } gewinnt die Partie
}
result-nobody = Niemand gewinnt die Partie
result-played = { $deals ->
    [0] Kein Spiel wurde fertig.
    [one] Ein Spiel wurde gespielt.
   *[other] { $deals } Spiele wurden gespielt.
}
result-resigned = { $loser-is ->
    [you] Du hast die Partie aufgegeben.
   *[other] { $loser } hat die Partie aufgegeben.
}
result-agreed = Alle wollten aufhören.
result-stopped = Die Admins haben die Partie abgebrochen.
result-gave-up = { $player-is ->
    [you] Du hast deinen Platz geräumt, das zählt als Aufgeben.
   *[other] { $player } hat einen Platz geräumt, das zählt als Aufgeben.
}
result-stand-in = { $player-is ->
    [you] Eine KI hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } für dich entschieden.
   *[other] Eine KI hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } für { $player } entschieden.
}
result-abandoned = { $absent-is ->
    [you] Du warst zu lange weg.
   *[other] { $absent } war zu lange weg.
}
result-ai = { $player }: { $level }.
proof-title = Fair gemischt: der Nachweis
proof-sealed = Die Mischung dieser Partie wurde unter diesem Code versiegelt, bevor jemand Wörter geben oder eine Karte sehen konnte. Nach der Partie zeigt „Nachweis“ auch das Geheimnis.
proof-boards = Alle Tische dieser Runde spielen mit denselben Karten. Sie sind jetzt unter diesem Code versiegelt und werden nach der Runde geöffnet; dann können alle sie prüfen.
proof-code = Der Code, den alle vor der Partie sehen konnten:
button-proof = Nachweis
result-opened = Das Geheimnis, das darunter versiegelt war:
result-secret = Der Code ist der SHA-256-Wert des Geheimnisses, und alle Karten folgen aus dem Geheimnis und den Wörtern. Vergleich alle Zeichen mit denen, die du gesehen hast; „talon verify“ prüft den Rest.
result-sealed = Auch andere Tische der Runde spielen diese Karten. Wenn alle fertig sind, zeigt „Nachweis“ in /replay das versiegelte Geheimnis.
result-words = { $player-is ->
    [you] Deine Wörter: { $words }
   *[other] Wörter von { $player }: { $words }
}
button-rematch = Revanche

## Der Spielzettel

sheet-player = { $player-is ->
    [you] Du
   *[other] { $player }
}
sheet-title = { $game } · Spielzettel
sheet-empty = Noch kein Spiel ist fertig.
sheet-earlier = { $count ->
    [one] Ein früheres Spiel steht hier nicht.
   *[other] { $count } frühere Spiele stehen hier nicht.
}

## Die Optionen

options-title = { $game } · Optionen
option-rules-title = { $game } · Regeln
button-option-rules = Regeln…
options-hint = Drück auf eine Option, um sie zu ändern. ★: nicht die übliche Regel.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Am Tisch sind Tipps erlaubt: was eine KI spielen würde.
   *[off] Am Tisch gibt es keine Tipps.
}
set-hints = { $value ->
    [on] Tipps: an
   *[off] Tipps: aus
}
option-clock = Braucht jemand für eine Entscheidung länger als { $limit }, übernimmt eine KI.
option-clock-off = Für eine Entscheidung gibt es kein Zeitlimit.
set-clock = Uhr: { $limit }
set-clock-off = Uhr: aus
option-undo = { $value ->
    [on] Eine Entscheidung lässt sich zurücknehmen, bis jemand anders entscheidet oder eine verdeckte Karte zu sehen war.
   *[off] Zurücknehmen geht nicht.
}
set-undo = { $value ->
    [on] Rücknahme: an
   *[off] Rücknahme: aus
}
set-ai = KI: { $level }
button-done = Fertig

## Die Vorlagen

button-presets = Vorlagen…
presets-title = { $game } · Vorlagen
presets-none = Noch keine.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] die üblichen Regeln
        [one] eine geänderte Regel
       *[other] { $changed } geänderte Regeln
    }. Neue Tische starten damit.
   *[no] • { $name }: { $changed ->
        [0] die üblichen Regeln
        [one] eine geänderte Regel
       *[other] { $changed } geänderte Regeln
    }.
}
presets-how = Um die Optionen eines Tisches zu speichern, schick vor der Partie /preset und einen Namen, etwa /preset Stammtisch.
presets-who = In einer Gruppe nimmt sie der Host des Tisches; Host und Admins speichern sie, und die Admins löschen sie und bestimmen, womit neue Tische starten.
preset-title = { $game } · { $name }
preset-usual-rules = Die üblichen Regeln.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] Eine Option davon gibt es nicht mehr; sie fällt weg.
   *[other] { $count } Optionen davon gibt es nicht mehr; sie fallen weg.
}
preset-is-default = ★ Neue Tische für { $game } starten damit.
preset-games-title = Vorlagen
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = Mehr…
button-preset-usual = Übliche Regeln
button-preset-keep = Diese speichern
button-preset-use = Nehmen
button-preset-default = Für neue Tische
button-preset-no-default = Für neue nicht mehr
button-preset-delete = Löschen
button-preset-games = Alle Spiele

## Das Tischmenü

panel-title = { $game } · dieser Tisch
panel-lobby = Die Partie hat noch nicht begonnen. Du kannst es dir noch überlegen.
sign-player = { $player }
sign-lobby = Die nächste Partie wird im Thread dieser Nachricht vorbereitet.
sign-playing = Die Partie läuft im Thread dieser Nachricht.
sign-over = Die Partie ist aus. Spielzettel und Ergebnis stehen im Thread dieser Nachricht.
sign-lost = Der Thread dieser Nachricht ist geschlossen oder gelöscht. Die Partie geht hier im Kanal weiter.
panel-alone = Die Partie wartet auf dich, wenn du gehst.
panel-waiting-for = { $player-is ->
    [you] Der Tisch wartet auf dich.
   *[other] Der Tisch wartet auf { $player }.
}
panel-abandoned = Bleibt jemand lange weg, beendet „Partie abbrechen“ die Partie für die anderen.
panel-over = Die Partie ist aus. Drück auf „Revanche“ oder steh vom Tisch auf.
panel-closed = Dieser Tisch ist geschlossen.
button-resign = Aufgeben
button-propose-end = Ende vorschlagen
button-agree-end = Ja, beenden
button-withdraw-end = Doch weiterspielen
button-end-abandoned = Partie abbrechen
button-forced = { $on ->
    [yes] ✓ Zwangskarten
   *[no] Zwangskarten
}
button-hold = { $on ->
    [yes] ✓ Nicht ziehen
   *[no] Nicht ziehen
}
button-undo = Zurücknehmen
button-pause = Pause
button-resume = Weiter
button-stand-down = KI übernimmt
button-return = Bin zurück
button-take-over = Platz { $seat } übernehmen
button-people = Personen…
people-who = Zwischen den Partien kann der Host jemanden vom Tisch entfernen. Die Admins der Gruppe können das immer und können auch den Tisch stoppen, aber nicht in ihrer eigenen Partie.
people-seat = { $player-is ->
    [you] { $seat }. Du
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Platz { $seat } gehört dir.
   *[other] Platz { $seat }, bisher { $player }, ist zu haben.
}
button-remove = { $seat } entfernen
button-stop = Tisch stoppen
stop-title = Deine eigene Partie stoppen?
stop-body = Du spielst selbst mit, also zählt das Stoppen als Aufgeben. Um ohne Ergebnis aufzuhören, schlag es den anderen vor.
button-new-table = Neuer Tisch
why-refused = Das ging gerade nicht. { $rule }
resign-title = Die Partie aufgeben?
resign-body = { $players ->
    [2] Die andere Seite gewinnt sie sofort.
   *[other] Sie ist für alle vorbei, und alle anderen gewinnen sie.
}
button-resign-yes = Ja, ich gebe auf
button-resign-no = Nein, weiter
