### Die Regeln von Belot in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

belot-rules-short =
    Belot zu dritt in Kürze
    Zu dritt, jede Person für sich, 24 Karten: 9 10 J Q K A in jeder Farbe, je acht Karten. Komm zuerst auf 151 Zähler.

    • Biete um den Kontrakt: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf, jedes Gebot höher als das davor.
    • Trumpf steht in der Reihenfolge J 9 A 10 K Q, andere Farben A 10 K Q J 9.
    • Bediene; ausgespielten Trumpf musst du stechen, wenn du kannst. Ohne die Farbe musst du trumpfen, und zwar höher als der Trumpf auf dem Tisch, wenn du kannst. Bei Ohne Trumpf und Alles Trumpf wird nicht getrumpft.
    • Melde Folgen ab drei Karten und vier gleiche vor deiner ersten Karte. König und Dame in Trumpf sind Belot: 20. Bei Ohne Trumpf wird nichts gemeldet.
    • Der letzte Stich bringt 10.
    • Wer das höchste Gebot hat, spielt und braucht mehr Punkte als jede der beiden anderen Personen. Dann schreiben alle ein Zehntel ihrer Punkte auf. Hat eine andere Person die meisten, nimmt sie die Punkte der Person, die spielt, dazu.
    • Steht es oben gleich, hängen die Punkte der Person, die spielt, fürs nächste Spiel.
    • Kontra verdoppelt, Rekontra verdoppelt noch einmal.
belot-rules-cards =
    Karten und Geben
    Trumpf von oben nach unten, mit Punkten: J 20, 9 14, A 11, 10 10, K 4, Q 3. Bei Alles Trumpf gilt das für jede Farbe.
    Andere Farben: A 11, 10 10, K 4, Q 3, J 2, 9 nichts. Bei Ohne Trumpf gilt das für jede Farbe.

    Mit 10 für den letzten Stich hat ein Spiel 162 Punkte, wenn eine Farbe Trumpf ist, 258 bei Alles Trumpf und 130 bei Ohne Trumpf, die doppelt zählen: 260.

    Wer zuerst gibt, entscheidet das Los; dann geht das Geben reihum, auch wenn alle passen. Gegeben, geboten und gespielt wird gegen den Uhrzeigersinn, in der Reihenfolge, in der ihr euch gesetzt habt.
    Alle bekommen drei Karten und dann zwei. Mit diesen fünf wird geboten; steht der Kontrakt, bekommen alle noch drei.
belot-rules-auction =
    Das Bieten
    Zuerst spricht die Person nach der, die gibt. Du darfst
    • passen,
    • höher bieten als das Gebot, das gilt: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf,
    • auf ein fremdes Gebot Kontra sagen: Das Spiel zählt doppelt,
    • auf ein fremdes Kontra Rekontra sagen, egal wer geboten hat: Es zählt vierfach.

    Ein höheres Gebot hebt Kontra und Rekontra auf; auch wer das Kontra bekommen hat, kann so entkommen. Wer gepasst hat, darf wieder sprechen, solange das Bieten läuft.

    Wird nach einem Gebot, Kontra oder Rekontra zweimal hintereinander gepasst, ist das Bieten zu Ende. Passen am Anfang alle drei, bekommt niemand Punkte, und die nächste Person gibt.
belot-rules-play =
    Die Stiche
    Zum ersten Stich spielt die Person nach der aus, die gegeben hat, zu jedem weiteren, wer den letzten gemacht hat. Ausspielen darfst du jede Karte.

    Eine Farbe ist Trumpf:
    1. Hast du die ausgespielte Farbe? Bediene. Eine gewöhnliche Farbe musst du nicht stechen; ist Trumpf ausgespielt, musst du den höchsten Trumpf auf dem Tisch stechen, wenn du kannst.
    2. Wenn nicht, hast du einen Trumpf? Du musst trumpfen. Hat vor dir schon jemand getrumpft, spiel höher, wenn du kannst; wenn nicht, musst du trotzdem Trumpf spielen.
    3. Sonst spiel, was du willst.

    Ohne Trumpf: bedienen, sonst nichts.
    Alles Trumpf: bedienen und die höchste Karte der ausgespielten Farbe stechen, wenn du kannst. Ohne die Farbe spiel, was du willst; eine andere Farbe kann nicht gewinnen.

    Der höchste Trumpf gewinnt den Stich; liegt keiner, gewinnt die höchste Karte der ausgespielten Farbe. Fertige Stiche sieht sich niemand mehr an, nur den letzten.
belot-rules-announcements =
    Meldungen
    Eine Folge von drei Nachbarn in einer Farbe (Terz) zählt 20, von vier 50, von fünf oder sechs 100. Die Reihenfolge ist 9 10 J Q K A. Vier Zehnen, Damen, Könige oder Asse zählen 100, vier Neunen 150, vier Buben 200. Bei Ohne Trumpf wird nichts gemeldet.

    Melde, bevor du deine erste Karte spielst, ob sie dazugehört oder nicht. Später ist zu spät. Eine Folge wird nicht geteilt. Jede Karte zählt einmal: in einer Folge oder in vier gleichen; was von einer Folge übrig bleibt, lässt sich noch melden, wenn es drei Nachbarn sind.

    Die anderen hören nur die Art; Farbe und Höhe werden nach dem letzten Stich gezeigt.

    Folgen: Die längere ist höher; bei gleicher Länge die mit der höheren obersten Karte; die Farbe ist egal. Wer die beste Folge hat, bekommt Punkte für alle eigenen Folgen, die anderen für keine. Sind die besten Folgen von zweien oder dreien gleich, zählen gar keine.
    Vier gleiche (Carré): J 9 A 10 K Q von oben nach unten. Wer das beste hat, bekommt Punkte für alle eigenen, egal wer die beste Folge hat.

    Belot: König und Dame in Trumpf, bei Alles Trumpf in jeder Farbe, beide auf deiner Hand. Sag es mit der ersten der beiden: 20. Die Karte muss ausgespielt sein, bedienen oder trumpfen; bei Alles Trumpf abgeworfen bringt sie nichts.
belot-rules-counting =
    Die Punkte eines Spiels
    Alle zählen die Karten in ihren Stichen, 10 für den letzten Stich und die Folgen, Carrés und Belots, die gelten. Bei Ohne Trumpf wird all das verdoppelt.

    Capot: Hat eine Person keinen Stich, bekommen die anderen beiden je 50. Hat eine Person alle acht, sind das 100. Ohne Trumpf verdoppelt das nicht; Kontra schon.

    Auf dem Spielzettel stehen Zähler: Punkte durch zehn, gerundet, ab einem Rest von 5 nach oben. 84 Punkte sind 8 Zähler, 45 sind 5.
belot-rules-recording =
    Geschafft, hängt, verloren
    Geschafft: Wer spielt, hat mehr Punkte als jede der beiden anderen Personen. Alle schreiben ihre eigenen auf, und wer spielt, nimmt auch, was hing.

    Verloren: Eine andere Person hat die meisten Punkte. Sie zählt die Punkte der Person, die spielt, zu ihren dazu, schreibt die Summe auf und nimmt, was hing. Wer spielt, schreibt nichts auf, die dritte Person ihre eigenen.

    Hängt: Zwei oder drei haben gleich viele und die meisten Punkte. Wer spielt, schreibt nichts auf: Diese Zähler hängen. Die beiden anderen schreiben ihre eigenen auf. Das gilt auch, wenn die beiden anderen gleichauf vor der Person liegen, die spielt. Liegt sie aber mit einer gleichauf und die dritte hat mehr, ist das Spiel verloren.

    Was hängt, bekommt, wer das nächste Spiel gewinnt. Hängt auch das, kommt es dazu.

    Beispiel: 52, 71 und 39 Punkte, die erste Person spielt. Die zweite schreibt 71 + 52 = 123, also 12; die dritte 4; die erste nichts.
belot-rules-contra =
    Kontra und Rekontra
    In einem Spiel mit Kontra gewinnt, wer die meisten Punkte hat, egal wer geboten hat, auch wer gepasst hat. Zusammengezählt werden die eigenen Punkte, die der Person, die spielt, und die aller, die Kontra oder Rekontra gesagt haben; die Summe wird gerundet und × 2 aufgeschrieben, nach Rekontra × 4. Was hing, kommt dazu, ohne Faktor.
    Beteiligt ist, wer spielt und wer Kontra oder Rekontra gesagt hat; wer davon nicht gewinnt, schreibt nichts auf. Eine dritte Person, die gepasst hat, schreibt ihre eigenen auf, außer sie gewinnt.

    Steht es oben gleich, hängen die Punkte aller Beteiligten, gerundet und × 2 oder × 4.

    Beispiel: Kontra von der zweiten Person, die dritte hat gepasst; 81, 50 und 31 Punkte. Die erste schreibt 81 + 50 = 131, also 13 × 2 = 26; die zweite 0; die dritte 3.
belot-rules-match =
    Das Ende der Partie
    Hat nach einem Spiel jemand 151 Zähler oder mehr, gewinnt, wer am meisten hat. Teilen sich zwei den höchsten Stand, geht es weiter, bis jemand allein vorn liegt.

    Mit Capot ist nicht Schluss. Gab es im Spiel eine Capot-Prämie, je 50 oder 100, endet die Partie nicht, und ein Spiel kommt noch. Spiele, in denen alle passen, und weitere mit Capot zählen dafür nicht. Dann gewinnt, wer am meisten hat, vielleicht jemand ganz anderes.

    Was am Ende noch hängt, ist verloren.
belot-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • Bis 151 oder bis 101.
    • Aufrunden ab einem Rest von 5, oder ab 6 mit Trumpffarbe, 5 bei Ohne Trumpf und 4 bei Alles Trumpf.
    • Wer nicht übertrumpfen kann, muss untertrumpfen, oder darf jede Karte spielen.
    • Rekontra von jeder Person, die nicht selbst Kontra gesagt hat, oder nur von der, die spielt.
    • Ein Spiel mit Kontra gewinnt, wer von allen dreien die meisten Punkte hat, oder nur, wer beteiligt war.
    • Ein Spiel mit Capot beendet die Partie nie, oder nur bei vollem Capot (acht Stiche) nicht, oder es darf sie beenden.
    • Die Partie darf enden, während Zähler hängen, oder nicht.
    • Belot muss mit der Karte gesagt werden oder wird von selbst gesagt.

    Ich kann eine Karte für dich spielen, wenn nur sie möglich ist.
belot-rules-button-short = In Kürze
belot-rules-button-cards = Karten
belot-rules-button-auction = Bieten
belot-rules-button-play = Stiche
belot-rules-button-announcements = Folgen und Belot
belot-rules-button-counting = Punkte
belot-rules-button-recording = Geschafft?
belot-rules-button-contra = Kontra
belot-rules-button-match = Partie
belot-rules-button-options = Optionen
