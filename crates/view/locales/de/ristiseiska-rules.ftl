### Die Regeln von Ristiseiska in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

ristiseiska-rules-short =
    Ristiseiska in Kürze
    { $fewest } bis { $most } Personen, alle { $cards } Karten. „Kreuz-Sieben“ heißt der finnische Name, und diese Karte beginnt jedes Spiel.
    Werde zuerst alle Karten los; was die anderen noch haben, zählt gegen sie.

    • Auf dem Tisch wächst jede Farbe von ihrer Sieben aus: zuerst die Sechs, dann die Acht, dann hinunter bis zum Ass und hinauf bis zum König.
    • Hast du eine Karte, die passt? Dann musst du eine spielen. Passen gibt es nicht.
    • Nach einem Ass oder König darfst du noch eine Karte spielen.
    • Nichts passt? Die Person vor dir gibt dir verdeckt eine Karte und sucht aus, welche. Dein Zug ist vorbei.
    • Übrige Karten kosten ihre Zahl; { $courts }, das Ass { $ace }.
    • Sobald jemand { $limit } Strafpunkte hat, gewinnt, wer am wenigsten hat.
ristiseiska-rules-cards =
    Karten und Geben
    Von unten nach oben, in jeder Farbe: { $order }. Das Ass ist die niedrigste Karte.

    Wer zuerst gibt, entscheidet das Los; danach geben alle reihum.
    Alle Karten werden verteilt, einzeln, zuerst an die Person nach der, die gibt. Mit { $fewest } oder { $most } Personen haben manche eine Karte mehr; das macht nichts.

    Wer die Kreuz-Sieben hat, beginnt mit ihr, und dann geht es im Uhrzeigersinn.
ristiseiska-rules-grid =
    Der Tisch
    Jede Farbe ist eine eigene Reihe, die nach beiden Seiten wächst:
    1. Die Sieben. Die Kreuz-Sieben beginnt das Spiel; danach darf jede andere Sieben jederzeit gespielt werden.
    2. Die Sechs, neben ihre Sieben.
    3. Die Acht, aber erst, wenn die Sechs liegt.
    4. Danach wachsen beide Enden für sich: { $down } nach unten, { $up } nach oben.

    Die Fünf muss also auf die Acht warten und nicht nur auf die Sechs.
    Mit einem Ass oder König ist diese Seite der Farbe voll.

    Unter „passt“ zeige ich, welche Karten gehen. Wer sie hat, musst du selbst herausfinden.
ristiseiska-rules-turn =
    Dein Zug
    Passt eine deiner Karten, musst du spielen; passen mehrere, suchst du aus. Eine Karte zurückhalten und passen geht nicht.

    Spielst du ein Ass oder einen König, darfst du im selben Zug noch eine Karte spielen. Ist das wieder ein Ass oder König, noch eine, und so weiter. Du darfst jederzeit aufhören, und wenn keine weitere passt, kostet das nichts.

    Wer keine Karte mehr hat, gewinnt das Spiel sofort, auch mitten in so einer Kette.
ristiseiska-rules-stuck =
    Wenn nichts passt
    Passt keine deiner Karten, gibt dir die Person, die vor dir sitzt, eine Karte. Sie sucht aus: jede Karte, auch eine, die passt. Nur ihr zwei wisst, welche.
    Dann geht es mit der nächsten Person weiter; du spielst nicht, auch nicht die Karte, die du bekommen hast.

    Wer die eigene letzte Karte weggibt, gewinnt das Spiel.

    Damit keine Karte ewig im Kreis wandert: Hat { $laps } volle Runden um den Tisch niemand gespielt, muss, wer gibt, eine Karte geben, die nirgends passt, wenn eine da ist.
ristiseiska-rules-points =
    Strafpunkte
    Wer ein Spiel gewinnt, bekommt keine. Alle anderen zählen die Karten, die sie noch haben: { $ace_worth }, { $two } bis { $ten } ihre Zahl, { $courts }.
    Mit { $low }, { $middle } und { $high } bekommst du { $sum } Punkte.

    Die Punkte aller Spiele werden zusammengezählt. Hat nach einem Spiel jemand { $limit } oder mehr, ist die Partie aus, und es gewinnt, wer am wenigsten hat. Bei gleich wenig wird der Sieg geteilt.
ristiseiska-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • Wer festsitzt, bekommt eine Karte oder nimmt die Marke. Es gibt eine Marke; sie wandert von einer Person zur nächsten, und wer sie am Ende des Spiels hat, zahlt, sogar wer das Spiel gewinnt.
    • Die Marke kostet { $token }, { $second_token } oder { $third_token }.
    • Die letzte Karte darf weg und gewinnt, oder sie bleibt: Dann gibt die nächste Person davor, die { $enough } Karten oder mehr hat.
    • Bis { $limit } Punkte, ein einziges Spiel, bis { $low_limit } oder bis { $high_limit }. Ein einziges Spiel gewinnt, wer zuerst fertig ist.
    • Die Fünf wartet auf die Acht oder nur auf die Sechs.
    • Ein übriges Ass kostet { $ace } oder { $dear_ace }.
    • Nach jedem Ass oder König noch eine Karte, nur einmal im Zug, oder nie.
    • Festsitzen zählt von Anfang an oder kostet nichts, bis alle einmal dran waren.
    • Bis zu { $most } Personen oder bis zu { $more }.
ristiseiska-rules-button-short = In Kürze
ristiseiska-rules-button-cards = Karten
ristiseiska-rules-button-grid = Der Tisch
ristiseiska-rules-button-turn = Dein Zug
ristiseiska-rules-button-stuck = Festsitzen
ristiseiska-rules-button-points = Punkte
ristiseiska-rules-button-options = Optionen
