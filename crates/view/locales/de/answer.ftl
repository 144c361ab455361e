### Kurze Sätze: Antworten auf Knöpfe, Ablehnungen, Hinweise, das Terminal.

## Fehler am Tisch

not-seated = Du hast keinen Platz an diesem Tisch.
not-host = Das kann nur der Host des Tisches.
table-full = Alle Plätze sind besetzt.
already-seated = Du sitzt schon an diesem Tisch.
private-table = Dieser Tisch gehört jemand anderem. Öffne deinen mit /play.
not-enough-players = Ihr seid noch zu wenige. Lad jemanden ein oder hol eine KI dazu.
not-in-lobby = Das lässt sich nur vor der Partie ändern.
not-playing = An diesem Tisch läuft keine Partie.
unknown-option = Diese Option hat sich geändert. Schau bitte noch einmal nach.
too-many-seated = Es sind mehr Plätze besetzt, als diese Option erlaubt.
not-your-turn = Du bist noch nicht dran.
words-too-long = Das ist zu lang; ein paar Wörter genügen.
words-empty = Schreib ein Wort oder ein paar hinter den Befehl, etwa so: /word Mondschein
already-proposed = Du hast schon vorgeschlagen, die Partie zu beenden.
nobody-to-agree = Du spielst diese Partie allein. Um sie zu beenden, gib auf.
already-ready = Du bist bei der nächsten Partie schon dabei.
not-abandoned-yet = Wer dran ist, hat Zeit bis { $until }.
not-abandoned-for = Wer dran ist, hat noch Zeit. Noch { $wait }, dann kannst du die Partie beenden.
waits-for-you = Der Tisch wartet auf dich. Spiel weiter, gib auf oder schlag vor, die Partie zu beenden.
no-ai-here = Auf diesem Platz sitzt keine KI.
others-not-ready = Noch sind nicht alle dabei.
undo-off = An diesem Tisch lässt sich nichts zurücknehmen. Der Host kann es vor einer Partie in den Optionen erlauben.
nothing-to-undo = Zurücknehmen geht nicht mehr: Seither hat jemand anders entschieden, oder eine verdeckte Karte war zu sehen.
already-away = Eine KI spielt schon für dich. Drück auf „Bin zurück“, wenn du wieder da bist.
not-away = Keine KI spielt für dich. Spiel einfach weiter.
removed-from-match = Die Admins haben dich aus dieser Partie entfernt.
own-match = Das ist deine eigene Partie. Das müssen andere Admins machen.
gave-up-another = Du hast in dieser Partie einen anderen Platz geräumt. Nur den kannst du wieder einnehmen.
seat-in-play = Dieser Platz ist nicht frei: Hier spielt jemand oder kommt vielleicht noch zurück.
already-paused = Die Partie macht schon Pause.
not-paused = Die Partie macht gerade keine Pause.
nobody-here = Auf diesem Platz sitzt niemand.
reserved = Diese Plätze sind für eine Ligapartie reserviert. Nur wer sie spielt, kann sich setzen, und die Optionen stehen fest.
same-cards = Alle Tische dieser Runde spielen mit denselben Karten, also kannst du keine Wörter dazumischen.
played-once = Die Karten einer Runde werden nur einmal gespielt, also gibt es an diesem Tisch keine Revanche.
settled = Die Ligapartie dieses Tisches ist aus, und eine weitere würde hier nicht zählen. Um außerhalb der Liga zu spielen, öffne einen neuen Tisch.
lobby-worn = Vor dieser Partie wurde zu viel geändert. Starte sie so, wie sie ist, oder öffne einen neuen Tisch.
spectator = Du schaust diesem Tisch zu. Das geht nur, wenn du mitspielst.

## Zu spät gedrückt

stale-turn = Das Spiel ist schon weiter. Die Seite zeigt, wie es jetzt steht.
stale-phase = Dieser Knopf ist veraltet: Der Tisch ist schon weiter.
stale-done = Schon erledigt.
stale-closed = Dieser Tisch ist geschlossen. Öffne einen neuen mit /play.

## Regeln, als Antwort auf einen Druck

rule-deal-over = Dieses Spiel ist aus.
rule-not-in-hand = Diese Karte hast du nicht.
rule-must-follow = Du musst bedienen: Du hast noch Karten der ausgespielten Farbe.
rule-must-beat = Du musst stechen: Du hast eine höhere Karte der Farbe.
rule-must-trump = Du musst trumpfen: Du hast keine Karte der ausgespielten Farbe.
rule-must-lead-marriage = Du hast ein Paar gemeldet: Spiel seinen König oder seine Dame aus.
rule-draw-first = Erst zieht ihr beide nach.
rule-not-on-lead = Das geht nur, wenn du am Ausspiel bist.
rule-first-trick = Das geht erst nach dem ersten Stich.
rule-no-trick-yet = Dafür brauchst du zuerst einen Stich.
rule-talon-closed = Der Talon ist zugedreht.
rule-talon-empty = Der Talon ist aufgebraucht.
rule-talon-too-small = Dafür liegen zu wenige Karten im Talon.
rule-no-nine = Du hast die Trumpfneun nicht.
rule-no-jack = Du hast den Trumpfbuben nicht.
rule-no-marriage = Dafür brauchst du König und Dame der Farbe, beide auf der Hand.
rule-marriage-already = Du hast gerade ein Paar gemeldet. Spiel seinen König oder seine Dame aus.
rule-strict-marriage = An diesem Tisch wird kein Paar mehr gemeldet, sobald der Talon zugedreht oder aufgebraucht ist.
rule-marriage-by-leading = Hier wird nichts extra gemeldet: Wer den König oder die Dame ausspielt, meldet damit das Paar.
rule-closer-only = Der Talon ist zugedreht: Das kann nur, wer zugedreht hat.
rule-nothing-to-draw = Jetzt gibt es nichts zu ziehen.
rule-cannot-claim = An diesem Tisch sagt niemand 66 an: Das Spiel endet bei 66 von selbst.
rule-not-in-this-game = Das gehört nicht zu diesem Spiel.
rule-seven-of-clubs-first = Jedes Spiel beginnt mit der Kreuz-Sieben.
rule-suit-not-open = Die Sieben dieser Farbe liegt noch nicht.
rule-six-first = Die Acht wartet, bis die Sechs ihrer Farbe liegt.
rule-eight-first = Die Fünf wartet, bis die Acht ihrer Farbe liegt.
rule-not-next = Diese Karte passt noch nicht: Ihre Nachbarkarte liegt noch nicht.
rule-must-play = Du hast eine passende Karte, also musst du eine spielen.
rule-must-give = Jemand sitzt fest und wartet auf eine Karte von dir: Such eine aus.
rule-nothing-to-give = Niemand wartet auf eine Karte von dir.
rule-must-give-useless = Zwei volle Runden um den Tisch hat niemand gespielt: Gib eine Karte, die nirgends passt.
rule-auction-first = Erst muss das Bieten zu Ende sein.
rule-auction-over = Das Bieten ist vorbei.
rule-bid-too-low = Du musst höher bieten als das Gebot, das gilt.
rule-nothing-to-double = Noch hat niemand etwas geboten, worauf du Kontra sagen könntest.
rule-contra-already = Kontra ist schon gesagt.
rule-no-contra = Rekontra antwortet auf Kontra, und niemand hat Kontra gesagt.
rule-recontra-already = Rekontra ist schon gesagt.
rule-declarer-recontras = An diesem Tisch sagt Rekontra nur, wer das höchste Gebot hat.
rule-must-overtrump = Du musst übertrumpfen: Du hast einen höheren Trumpf als den auf dem Tisch.
rule-nothing-at-no-trump = Bei Ohne Trumpf wird nichts gemeldet: keine Folgen, keine Carrés, kein Belot.
rule-too-late-to-declare = Gemeldet wird vor deiner ersten Karte. Jetzt ist es zu spät.
rule-card-serves-already = Eine dieser Karten hast du schon gemeldet, und jede zählt nur in einer Meldung.
rule-no-combination = So etwas hast du nicht zu melden.
rule-belot-by-itself = An diesem Tisch sage ich Belot für dich, wenn du die Karte spielst.
rule-belot-thrown-off = Kein Belot mit einer Karte, die du auf eine andere Farbe abwirfst.
rule-no-belot = Für Belot brauchst du König und Dame in Trumpf, beide auf der Hand.

## Was ein Druck bewirkt hat

joined = Du bist dabei. Viel Spaß.
took-over = Du bist dabei. Die Partie zählt für dich nur, wenn du mehr als die Hälfte der Entscheidungen dieses Platzes triffst.
left-seat = Du bist vom Tisch aufgestanden.
words-in-private = Gib deine Wörter in unserem Privatchat, wo sie sonst niemand liest. Schick mir dort /word und beliebige Wörter, zum Beispiel: /word Mondschein
hold-on = Wenn du einen Stich machst, warte ich mit dem Ziehen, damit du vorher zudrehen kannst.
hold-off = Wenn du einen Stich machst, ziehe ich für dich.
forced-on = Wenn nur eine Karte möglich ist, spiele ich sie für dich.
forced-off = Du spielst jede Karte selbst.
end-proposed = Du hast das Ende vorgeschlagen. Die Partie endet, wenn alle zustimmen.
pause-proposed = Du hast eine Pause vorgeschlagen. Sie beginnt, sobald alle zustimmen, die spielen.
stood-down = Jetzt spielt eine KI für dich. Drück auf eine Karte oder „Bin zurück“, wenn du wieder da bist. Übernimmt vorher jemand deinen Platz, zählt das als Aufgeben.
end-withdrawn = Die Partie geht weiter.
resigned = Du hast die Partie aufgegeben.
rematch-waiting = Du bist dabei. Die nächste Partie beginnt, wenn es auch alle anderen sind.
table-cancelled = Der Tisch ist geschlossen.
table-opened = Der Tisch ist in diesem Kanal offen.
table-open-already = Dieser Tisch ist schon offen.
table-opened-in-private = Der Tisch ist in unserem Privatchat offen.
command-done = Erledigt.
panel-instead = Ich kann dir nicht privat schreiben, also sind hier deine Karten: Nur du siehst sie. Erlaube Direktnachrichten von Mitgliedern dieses Servers, dann kommen sie auch dort an.
panel-for-now = Nur du siehst das, und nach einem Neustart der App ist es vielleicht weg. Um deine Karten griffbereit zu haben, öffne unseren Privatchat.
room-name = Tisch: { $game }
table-in-room = Der Tisch steht in einem eigenen Thread.
channel-closed-to-us = In diesem Kanal darf ich nicht schreiben. Ich brauche hier die Rechte „Kanal anzeigen“, „Nachrichten senden“ und „Links einbetten“.
barred-topic = Der Thread, in dem du fragst, ist geschlossen; dort darf ich nicht schreiben. Sobald ein Admin ihn wieder öffnet, geht es dort von selbst weiter.
barred-right = Mir fehlt das Recht, dort zu schreiben, wo du fragst. Sobald ein Admin es mir gibt, geht es dort von selbst weiter.
language-set = Ab jetzt spreche ich Deutsch mit dir.
language-group-set = Ab jetzt spreche ich in dieser Gruppe Deutsch.
letters-set = Erledigt. So sehen die Karten jetzt aus.
letters-group-set = Erledigt. So sehen die Karten in dieser Gruppe jetzt aus.

## Tipps

hints-off = An diesem Tisch gibt es keine Tipps. Der Host kann sie vor einer Partie in den Optionen erlauben.
hint-in-private = Das ist privat: Frag mich in unserem Privatchat nach einem Tipp.

## Vorlagen

preset-ask = Schick mir /preset und einen Namen, zum Beispiel: /preset Stammtisch. Unter diesem Namen speichere ich die Optionen dieses Tisches.
preset-kept = Gespeichert als { $name }. Jeder neue Tisch für { $game } kann hier damit spielen.
preset-no-lobby = Die Optionen lassen sich nur vor der Partie speichern, und so einen Tisch hast du hier nicht. /play öffnet einen.
preset-name-bad = Diesen Namen kann ich nicht zeigen. Nimm bitte Buchstaben oder Ziffern.
preset-name-long = Dieser Name ist zu lang; höchstens { $limit } Zeichen, bitte.
preset-name-taken = Eine Vorlage namens { $name } gibt es schon. Lösch sie zuerst oder nimm einen anderen Namen.
presets-full = { $limit ->
    [one] Für dieses Spiel gibt es schon eine Vorlage. Lösch sie zuerst.
   *[other] Für dieses Spiel gibt es schon { $limit } Vorlagen. Lösch zuerst eine.
}
preset-gone = Diese Vorlage gibt es nicht mehr. /preset zeigt, welche es gibt.
preset-host-or-admin = In einer Gruppe können nur der Host des Tisches und die Admins eine Vorlage speichern.

## Ligen

league-in-group = Ligen spielt man zu mehreren. Schick /league dort, wo ihr zusammen spielt.
league-name-missing = Gib der Liga bitte einen Namen, zum Beispiel: /league create Winter. Buchstaben oder Ziffern, höchstens 24 Zeichen.
leagues-full = { $limit ->
    [one] Hier gibt es schon eine Liga. Schließ sie zuerst.
   *[other] Hier gibt es schon { $limit } Ligen. Schließ zuerst eine.
}
league-gone = Diese Liga gibt es nicht mehr. /league zeigt, welche es gibt.
league-elsewhere = Diese Liga ist woanders zu Hause.
league-owner-or-admin = Das können nur die Admins und wer die Liga gegründet hat.
league-over = Diese Liga ist zu Ende.
league-already-in = Du bist schon in dieser Liga.
league-not-in = Du bist nicht in dieser Liga.
league-removed = Du wurdest aus dieser Liga entfernt. Ein Admin oder wer sie gegründet hat, kann dich zurückholen.
league-asked-other = Gefragt wurde jemand anders.
league-full = Diese Liga ist voll.
league-too-few = In dieser Liga sind noch zu wenige.
league-playing = Gerade läuft eine Saison. Danach kannst du das ändern.
league-not-playing = In dieser Liga läuft gerade keine Saison.
league-no-match = In dieser Liga hast du jetzt keine Partie zu spielen.
league-boards-dealt = Die Karten deiner Partie sind gegeben, und das nur einmal. Hat sie am Ende der Runde kein Ergebnis, gilt sie als nicht gespielt.
league-table-waits = Dein Tisch wartet in diesem Chat auf dich.
league-table-opened = Hier ist dein Tisch. Die Partie kann beginnen, sobald alle da sind, die mitspielen.

## Konten verknüpfen

link-in-private = Das ist privat: Frag mich in unserem Privatchat.
link-nowhere = Ich bin auf keiner anderen Plattform, also gibt es kein Konto zu verknüpfen.
link-code-burnt = Diesen Chat können andere lesen. War das ein Code, gilt er nicht mehr. Schick mir /link in unserem Privatchat, dann bekommst du einen neuen.
link-code-bad = Dieser Code gilt nicht. Ein Code gilt einmal und { $valid } lang; /link macht einen neuen.
link-code-own = Das ist dein eigener Code. Schick ihn mir von deinem Konto auf der anderen Plattform.
link-same-platform = Dieser Code ist von derselben Plattform. Ich verknüpfe Konten auf verschiedenen Plattformen.
link-already = Diese Konten sind schon verknüpft.
link-guesses = Du hast zu viele falsche Codes eingegeben. Warte noch { $wait }.
link-codes = Du hast zu viele Codes verlangt. Warte noch { $wait }.
link-taken = Eines dieser Konten ist schon mit einem anderen auf derselben Plattform verknüpft. Schick mir von dort zuerst /unlink.
link-seated = Beide Konten sitzen an Tischen. Spiel bei einem davon zu Ende oder steh auf, dann drück noch einmal auf „Ja, das bin ich“.
link-declined = Nichts ist verknüpft, und dieser Code gilt nicht mehr.
unlink-nothing = Dieses Konto ist mit keinem anderen verknüpft.
unlink-seated = Du sitzt noch an einem Tisch. Spiel zu Ende oder steh zuerst auf.

## Einen Tisch, ein Spiel, einen Befehl finden

no-table-here = Hier ist kein Tisch offen. /play öffnet einen.
my-games = Meine Partien ({ $count })
no-hand-here = Du spielst hier an keinem Tisch.
no-score-here = Hier gibt es noch keinen Spielstand.
table-not-found = Diesen Tisch gibt es hier nicht. Steht er in einer Gruppe, drück dort auf den Knopf.
table-set-aside = Mit der Aufzeichnung dieses Tisches stimmt etwas nicht; hier kann jetzt niemand spielen. Andere Tische trifft das nicht. Wer diesen Bot betreibt, kann es sehen.
table-taken-away = Wer diesen Bot betreibt, hat diesen Tisch geschlossen, weil seine Aufzeichnung nicht lesbar war. /play öffnet einen neuen.
replay-unknown = Diese Partie kenne ich nicht. /replay listet die auf, die du noch einmal ansehen kannst.
replay-running = Diese Partie läuft noch. Ihre Karten bleiben bis zum Ende verdeckt.
replay-sealed = Andere Tische spielen noch die Karten dieser Runde. Wenn alle fertig sind, kannst du diese Partie noch einmal ansehen.
replay-unreadable = Die Aufzeichnung dieser Partie lässt sich gerade nicht lesen. Wer den Bot betreibt, kann sehen, woran es liegt.
daily-none = Von diesem Tag gibt es hier kein Spiel.
daily-over = Der Tag ist vorbei. Hier ist der neue: /daily
daily-played = Dieses Spiel hast du schon gespielt. „Ergebnisse“ zeigt, was daraus wurde.
daily-started = Das Spiel wartet in unserem Privatchat.
daily-first = Spiel es zuerst: Bis dahin siehst du keine Ergebnisse.
daily-result = Platz { $place } von { $of }. Die Tabelle des Tages findest du in unserem Privatchat unter dem Ergebnis.
daily-result-gone = Dieses Spiel hast du aufgegeben.
daily-sealed = Andere können diese Karten noch spielen. Wenn der Tag vorbei ist, kannst du sie offen ansehen.
daily-shared-already = Du hast dein Ergebnis schon geteilt.
daily-shared-now = Dein Ergebnis steht jetzt im Chat.
puzzle-in-private = Rätsel sind privat: Schick mir /puzzle in unserem Privatchat.
puzzle-unknown = Dieses Rätsel gibt es nicht.
leaderboard-unknown = Diese Rangliste kenne ich nicht. Schick /leaderboard mit einem Spiel, mit Woche, Monat, Saison oder Alles oder mit Global, etwa /leaderboard belot woche.
leaderboard-nowhere = Ich kenne keine fertige Partie, die du mit anderen gespielt hast. Schick /leaderboard dort, wo ihr zusammen spielt.
leaderboard-without-you = Du stehst noch nicht auf dieser Rangliste: Du hast noch keine Partie beendet, die hier zählt.
never-met = Ihr zwei habt noch keine Partie beendet, die zählt.
ratings-hidden = Hier darf ich dir keine Wertungen zeigen. Ich zeige die von Leuten auf der Rangliste, die du hier siehst, oder auf der globalen Rangliste.
named-bot = Das ist ein Bot. /rating ohne Namen zeigt, wie stark meine KIs sind.
named-nobody = Ich weiß nicht, wen du meinst. Schreib einen @Namen hinter den Befehl oder schick ihn als Antwort auf eine Nachricht der Person.
too-many-tables-here = { $limit ->
    [one] Hier ist schon ein Tisch offen. Spielt ihn zuerst zu Ende.
   *[other] Hier sind schon { $limit } Tische offen. Spielt zuerst einen zu Ende.
}
too-many-tables-yours = { $limit ->
    [one] Du sitzt schon an einem Tisch. Spiel dort zuerst zu Ende.
   *[other] Du sitzt schon an { $limit } Tischen. Spiel zuerst einen zu Ende.
}
not-member = An die Tische dieser Gruppe können sich nur ihre Mitglieder setzen.
members-hidden = Ich sehe nicht, wer zu dieser Gruppe gehört. Mach mich zum Admin der Gruppe (ohne Rechte), dann drück noch einmal auf „Mitspielen“.
writes-as-group = Du schreibst als Gruppe oder Kanal, also weiß ich nicht, wer du bist. Schreib als du selbst oder nimm die Knöpfe.
admins-only = Das können nur Admins.
groups-only = Das geht nur in einer Gruppe.
unknown-zone = Diesen Ort kenne ich nicht. Schick /settings mit dem IANA-Namen einer Zeitzone, etwa /settings Europe/Vienna.
settings-in-private = Das ist privat: Schick /settings in unserem Privatchat.
settings-saved = Notiert.
privacy-in-private = Das ist privat: Schick /privacy in unserem Privatchat.
copy-sent = Die Datei ist in unserem Privatchat.
copy-too-often = Diese Datei habe ich dir schon geschickt. Frag in { $wait } wieder.
files-too-often = Ich habe dir in letzter Zeit viele Dateien geschickt. Frag in { $wait } wieder.
copy-nowhere = Ich kann dir gerade keine Datei schicken: Öffne unseren Privatchat, lass mich dort schreiben und frag noch einmal.
unknown-game = Dieses Spiel kenne ich nicht. /play zeigt, welche ich kenne.
unknown-command = Diesen Befehl kenne ich nicht. /help zeigt, was ich kann.
small-talk = Ich gebe Karten, mehr verstehe ich nicht. Wollen wir spielen?
button-show-here = Allen zeigen
shown-here = Das steht hier schon, etwas weiter oben.
bad-button = Dieser Knopf geht nicht mehr. /table zeigt den Tisch.
fault = Bei mir ist etwas schiefgegangen. Nichts ist verloren; versuch es bitte gleich noch einmal.
done-unseen = Es ist erledigt, aber ich konnte es nicht zeigen: Bei mir ist etwas schiefgegangen. Schau bitte gleich noch einmal nach.
turn-later = Moment: In diesem Chat darf ich nicht so oft schreiben. Drück in { $wait } noch einmal.
write-later = Ich habe gerade zu viel zu schreiben. Warte kurz und drück noch einmal.
slow-down = Du fragst schneller, als ich antworten kann, also lasse ich manches aus. Warte ein wenig und frag noch einmal.
changed-much = Du hast in letzter Zeit sehr viel geändert. Versuch es in { $wait } noch einmal. Karten kannst du bis dahin weiter spielen.

## Der Privatchat

hand-in-private = Deine Karten sind in unserem Privatchat.
page-in-private = Sieh in unserem Privatchat nach.
hand-elsewhere = Deine Karten sind in unserem Privatchat ({ $platform }).
open-private-chat = Damit deine Karten dort ankommen, öffne einmal unseren Privatchat.
joined-from-group = Du bist dabei. Deine Karten kommen genau hierher.

## Ein Blatt in 200 Zeichen

alert-no-cards = Du hast jetzt keine Karten.
alert-press-again = Drück noch einmal, um unseren Privatchat zu öffnen und dort zu spielen.

## Die Menüs der Plattformen

language-name = Deutsch
about-short = Kartenspiele mit Freunden: 66, Schnapsen und mehr, deine Karten privat, der Tisch in der Gruppe.
about-long = Ich gebe die Karten für dich und deine Freunde. Öffne mit /play einen Tisch in deiner Gruppe, deine Karten bekommst du hier privat, und gespielt wird mit Knöpfen. Allein? Spiel gleich hier gegen eine KI. Jedes Mischen lässt sich hinterher prüfen.
nobody = Platz { $seat }
command-play = Einen Tisch öffnen
command-table = Den Tisch zeigen und wie man aufsteht
command-hand = Meine Karten zeigen
command-word = Meine Wörter dazumischen
command-leave = Aufstehen oder die Partie beenden
command-score = Spielzettel
command-why = Was darf ich spielen, und warum?
command-rules = Spielregeln
command-hint = Was würdest du spielen?
command-undo = Meine letzte Entscheidung zurücknehmen
command-preset = Optionen dieses Tisches speichern oder gespeicherte ansehen
command-league = Ligen hier
command-link = Meine Konten auf Telegram und Discord verknüpfen
command-unlink = /link aufheben
command-privacy = Was ich über dich speichere: holen oder löschen
command-settings = Einstellungen
command-language = Sprache
command-replay = Eine fertige Partie noch einmal ansehen
command-coach = Was der Trainer zu einer fertigen Partie sagt
command-daily = Das Spiel des Tages spielen
command-puzzle = Endspiele mit einer besten Wahl lösen
command-leaderboard = Wer spielt hier am besten?
command-rating = Meine Wertungen oder die von jemandem
command-stats = Meine Statistik oder wie es gegen jemanden lief
command-history = Fertige Partien
command-help = Was ich kann
button-private-chat = Zum Privatchat
button-to-group = Zurück zur Gruppe

## Das Terminal

terminal-you = Du
terminal-welcome = Willkommen bei Talon.
terminal-resumed = Deine Partie geht dort weiter, wo du aufgehört hast.
terminal-keys =
    Ziffern spielen deine Karten oder wählen aus einer Liste. Buchstaben drücken Knöpfe: Jeder Knopf hat in allen Spielen denselben Buchstaben. Zwei Buchstaben stehen für zwei Tasten nacheinander.
    Enter tut, was die letzte Zeile sagt. Bild auf, Bild ab und Leertaste blättern, Esc geht zurück, und q hört auf: Deine Partie ist gespeichert.
    Mit einem Doppelpunkt beginnt ein Befehl, den du tippst, etwa :stats oder :settings Europe/Vienna.
terminal-unknown-key = Diese Taste tut hier nichts.
terminal-second-key = Das ist die erste von zwei Tasten. Drück auch die zweite.
terminal-preset-prompt = Ein Name für diese Optionen (Enter: fertig, Esc: zurück):
terminal-command-prompt = Ein Befehl (Enter: senden, Esc: zurück):
terminal-word-prompt = Deine Wörter fürs Mischen (Enter: fertig, Esc: zurück):
terminal-kept = Deine Partie ist gespeichert. Starte talon wieder, um weiterzuspielen.
terminal-connect = Um mit Freunden auf Telegram zu spielen, setz TALON_TELEGRAM_TOKEN und starte talon neu; das README zeigt, woher das Token kommt.
terminal-too-small = Dieses Fenster ist zu klein; es braucht mindestens { $columns } Spalten und { $rows } Zeilen.
terminal-go-on = weiter
terminal-back = zurück
terminal-leave = aufhören
terminal-more = mehr

## Der Browser

web-link = Öffne diesen Link in einem Browser auf diesem Rechner. Drück hier Strg+C, wenn du fertig bist.
web-entrance = Öffne den Link, den Talon im Terminal ausgegeben hat.
web-script = Talon braucht hier JavaScript. Ohne zeigt diese Seite den Tisch, wie er beim Laden war.

## Was das Telefon klingeln lässt

ring-joined = { $player-is ->
    [you] Du sitzt jetzt am Tisch.
   *[other] { $player } sitzt jetzt am Tisch.
}
