### Die Regeln von Belot in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

belot-rules-short =
    Belot zu dritt in Kürze
    { $players } Personen, jede für sich, { $cards } Karten: { $ranks } in jeder Farbe, je { $hand } Karten. Komm zuerst auf { $target } Zähler.

    • Biete um den Kontrakt: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf, jedes Gebot höher als das davor.
    • Trumpf steht in der Reihenfolge { $trumps }, andere Farben { $plain }.
    • Bediene; ausgespielten Trumpf musst du stechen, wenn du kannst. Ohne die Farbe musst du trumpfen, und zwar höher als der Trumpf auf dem Tisch, wenn du kannst. Bei Ohne Trumpf und Alles Trumpf wird nicht getrumpft.
    • Melde Folgen ab { $shortest } Karten und Carrés vor deiner ersten Karte. König und Dame in Trumpf sind Belot: { $belot }. Bei Ohne Trumpf wird nichts gemeldet.
    • Der letzte Stich bringt { $last }.
    • Wer das höchste Gebot hat, spielt und braucht mehr Punkte als jede der beiden anderen Personen. Dann schreiben alle ein Zehntel ihrer Punkte auf. Hat eine andere Person die meisten, nimmt sie die Punkte der Person mit dem höchsten Gebot dazu.
    • Steht es oben gleich, hängen die Punkte der Person mit dem höchsten Gebot fürs nächste Spiel.
    • Kontra verdoppelt, Rekontra verdoppelt noch einmal.
belot-rules-cards =
    Karten und Geben
    Trumpf von oben nach unten, mit Punkten: { $trump_worths }. Bei Alles Trumpf gilt das für jede Farbe.
    Andere Farben: { $plain_worths }. Bei Ohne Trumpf gilt das für jede Farbe.

    Mit { $last } für den letzten Stich hat ein Spiel { $suit_total } Punkte, wenn eine Farbe Trumpf ist, { $all_total } bei Alles Trumpf und { $bare_total } bei Ohne Trumpf, die doppelt zählen: { $doubled_total }.

    Wer zuerst gibt, entscheidet das Los; dann geht das Geben reihum, auch wenn alle passen. Gegeben, geboten und gespielt wird gegen den Uhrzeigersinn, in der Reihenfolge, in der ihr euch gesetzt habt.
    Alle bekommen { $first } Karten und dann { $second }. Mit diesen { $bidding } wird geboten; steht der Kontrakt, bekommen alle noch { $rest }.
belot-rules-auction =
    Das Bieten
    Zuerst spricht die Person nach der, die gibt. Du darfst
    • passen,
    • höher bieten als das Gebot, das gilt: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf,
    • auf ein fremdes Gebot Kontra sagen: Das Spiel zählt doppelt,
    • auf ein fremdes Kontra Rekontra sagen, egal wer geboten hat: Es zählt vierfach.

    Ein höheres Gebot hebt Kontra und Rekontra auf; auch wer das Kontra bekommen hat, kann so entkommen. Wer gepasst hat, darf wieder sprechen, solange das Bieten läuft.

    Wird nach einem Gebot, Kontra oder Rekontra { $passes }-mal hintereinander gepasst, ist das Bieten zu Ende. Passen am Anfang alle drei, bekommt niemand Punkte, und die nächste Person gibt.
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
    Eine Folge von { $shortest } Nachbarn in einer Farbe (Terz) zählt { $tierce }, von { $middle } Karten { $fifty }, von { $long } oder { $longest } Karten { $hundred }. Die Reihenfolge ist { $ranks }. Vier Zehnen, Damen, Könige oder Asse zählen { $carre }, vier Neunen { $nines }, vier Buben { $jacks }. Bei Ohne Trumpf wird nichts gemeldet.

    Melde, bevor du deine erste Karte spielst, ob sie dazugehört oder nicht. Später ist zu spät. Eine Folge wird nicht geteilt. Jede Karte zählt einmal: in einer Folge oder in einem Carré; was von einer Folge übrig bleibt, lässt sich noch melden, wenn es { $shortest } Nachbarn sind.

    Die anderen hören nur die Art; Farbe und Höhe werden nach dem letzten Stich gezeigt.

    Folgen: Die längere ist höher; bei gleicher Länge die mit der höheren obersten Karte; die Farbe ist egal. Wer die beste Folge hat, bekommt Punkte für alle eigenen Folgen, die anderen für keine. Sind die besten Folgen von zweien oder dreien gleich, zählen gar keine.
    Vier gleiche (Carré): { $carres } von oben nach unten. Wer das beste hat, bekommt Punkte für alle eigenen, egal wer die beste Folge hat.

    Belot: König und Dame in Trumpf, bei Alles Trumpf in jeder Farbe, beide auf deiner Hand. Sag es mit der ersten der beiden: { $belot }. Die Karte muss ausgespielt sein, bedienen oder trumpfen; bei Alles Trumpf abgeworfen bringt sie nichts.
belot-rules-counting =
    Die Punkte eines Spiels
    Alle zählen die Karten in ihren Stichen, { $last } für den letzten Stich und die Folgen, Carrés und Belots, die gelten. Bei Ohne Trumpf wird all das verdoppelt.

    Capot: Hat eine Person keinen Stich, bekommen die anderen beiden je { $half_capot }. Hat eine Person alle { $tricks }, sind das { $capot }. Ohne Trumpf verdoppelt das nicht; Kontra schon.

    Auf dem Spielzettel stehen Zähler: Punkte durch { $unit }, gerundet, ab einem Rest von { $up_from } nach oben. { $points } Punkte sind { $units } Zähler, { $other_points } sind { $other_units }.
belot-rules-recording =
    Geschafft, hängt, verloren
    Geschafft: Wer das höchste Gebot hat, hat auch mehr Punkte als jede der beiden anderen Personen. Alle schreiben ihre eigenen auf, und wer das höchste Gebot hat, nimmt auch, was hing.

    Verloren: Eine andere Person hat die meisten Punkte. Sie zählt die Punkte der Person mit dem höchsten Gebot zu ihren dazu, schreibt die Summe auf und nimmt, was hing. Wer das höchste Gebot hat, schreibt nichts auf, die dritte Person ihre eigenen.

    Hängt: Zwei oder drei haben gleich viele und die meisten Punkte. Wer das höchste Gebot hat, schreibt nichts auf: Diese Zähler hängen. Die beiden anderen schreiben ihre eigenen auf. Das gilt auch, wenn die beiden anderen gleichauf vor dem höchsten Gebot liegen. Liegt es aber mit einer Person gleichauf und die dritte hat mehr, ist das Spiel verloren.

    Was hängt, bekommt, wer das nächste Spiel gewinnt. Hängt auch das, kommt es dazu.

    Beispiel: { $declarer }, { $winner } und { $third } Punkte, die erste Person spielt. Die zweite schreibt { $winner } + { $declarer } = { $sum }, also { $sum_units }; die dritte { $third_units }; die erste nichts.
belot-rules-contra =
    Kontra und Rekontra
    In einem Spiel mit Kontra gewinnt, wer die meisten Punkte hat, egal wer geboten hat, auch wer gepasst hat. Zusammengezählt werden die eigenen Punkte, die der Person mit dem höchsten Gebot und die aller, die Kontra oder Rekontra gesagt haben; die Summe wird gerundet und × { $contra } aufgeschrieben, nach Rekontra × { $recontra }. Was hing, kommt nur einfach dazu.
    Beteiligt ist, wer das höchste Gebot hat, und wer Kontra oder Rekontra gesagt hat; wer davon nicht gewinnt, schreibt nichts auf. Eine dritte Person, die gepasst hat, schreibt ihre eigenen auf, außer sie gewinnt.

    Steht es oben gleich, hängen die Punkte aller Beteiligten, gerundet und × { $contra } oder × { $recontra }.

    Beispiel: Kontra von der zweiten Person, die dritte hat gepasst; { $contra_declarer }, { $doubler } und { $passer } Punkte. Die erste schreibt { $contra_declarer } + { $doubler } = { $contra_sum }, also { $contra_sum_units } × { $contra } = { $doubled }; die zweite nichts; die dritte { $passer_units }.
belot-rules-match =
    Das Ende der Partie
    Hat nach einem Spiel jemand { $target } Zähler oder mehr, gewinnt, wer am meisten hat. Teilen sich zwei den höchsten Stand, geht es weiter, bis jemand allein vorn liegt.

    Mit Capot ist nicht Schluss. Gab es im Spiel eine Capot-Prämie, je { $half_capot } oder { $capot }, endet die Partie nicht, und ein Spiel kommt noch. Spiele, in denen alle passen, und weitere mit Capot zählen dafür nicht. Dann gewinnt, wer am meisten hat, vielleicht jemand ganz anderes.

    Was am Ende noch hängt, ist verloren.
belot-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • Bis { $target } oder bis { $short_target }.
    • Aufrunden ab einem Rest von { $up_from }, oder ab { $up_from_suit } mit Trumpffarbe, { $up_from_no_trump } bei Ohne Trumpf und { $up_from_all_trumps } bei Alles Trumpf.
    • Wer nicht übertrumpfen kann, muss untertrumpfen, oder darf jede Karte spielen.
    • Rekontra von jeder Person, die nicht selbst Kontra gesagt hat, oder nur von der mit dem höchsten Gebot.
    • Ein Spiel mit Kontra gewinnt, wer von allen dreien die meisten Punkte hat, oder nur, wer beteiligt war.
    • Ein Spiel mit Capot beendet die Partie nie, oder nur bei vollem Capot ({ $tricks } Stiche) nicht, oder es darf sie beenden.
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
