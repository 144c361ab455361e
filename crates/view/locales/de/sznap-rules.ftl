### Die Regeln von Kurniks 66 in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

sznap-rules-short =
    { $goal } in Kürze
    { $players } Personen, { $cards } Karten: { $order } in jeder Farbe, in dieser Reihenfolge.
    Sammle { $goal } Augen und merk dir deinen Stand: Niemand zeigt ihn.

    • Je { $hand } Karten; eine Karte wird aufgedeckt und macht ihre Farbe zum Trumpf.
    • Die höhere Karte der ausgespielten Farbe gewinnt, Trumpf sticht jede andere Farbe. Dann ziehen beide nach; wer den Stich hat, zieht zuerst und spielt aus.
    • Solange es einen Talon gibt, darfst du jede Karte zugeben. Danach: bedienen und stechen, sonst bedienen, sonst trumpfen.
    • Spiel König oder Dame aus, solange du beide hast: ein Paar, { $marriage } Augen, in Trumpf { $trump_marriage }. Es zählt, sobald du einen Stich machst.
    • Mit der Trumpfneun darfst du die aufgedeckte Karte holen, nach einem Stich, den du gemacht hast.
    • Dreh den Talon zu, wenn du ohne Nachziehen bis zur letzten Karte auf { $goal } kommst.
    • { $goal }? Sag es an, wenn du am Ausspiel bist. Das bringt { $single }, { $double } oder { $triple } Punkte; { $target } gewinnen die Partie.
sznap-rules-cards =
    Karten und Geben
    Von oben nach unten, in jeder Farbe: { $order }. Ja, die Zehn sticht den König.

    Augen: { $worths }. Alle Karten zusammen ergeben { $total }.

    Wer zuerst gibt, entscheidet das Los; danach wird abwechselnd gegeben, egal wie es ausgeht.
    Beide bekommen { $hand } Karten, je { $packet } auf einmal, die andere Seite zuerst. Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Der Rest, mit der aufgedeckten Karte ganz unten, ist der Talon: { $talon } Karten.
    Zum ersten Stich spielt aus, wer nicht gegeben hat.

    Ein Tisch kann die Neunen weglassen und mit { $short_cards } Karten spielen: je { $short_hand }, ein Talon von { $short_talon }, und statt der Neun wird der Trumpfbube getauscht. Sonst ändert sich nichts.
sznap-rules-play =
    Ein Stich
    Eine Seite spielt eine Karte aus, die andere gibt eine zu. In derselben Farbe gewinnt die höhere Karte; Trumpf gewinnt gegen jede andere Farbe; sonst gewinnt die ausgespielte Karte.
    Wer den Stich macht, behält ihn und zieht eine Karte vom Talon, dann zieht die andere Seite, und wer den Stich hat, spielt zum nächsten aus. Die aufgedeckte Karte wird zuletzt gezogen.

    Solange der Talon offen ist, darfst du jede Karte zugeben.

    Ist der Talon aufgebraucht oder zugedreht, wird es streng:
    1. Hast du eine Karte der ausgespielten Farbe? Spiel eine, und zwar eine höhere, wenn du kannst.
    2. Wenn nicht, hast du einen Trumpf? Spiel einen Trumpf, egal welchen.
    3. Sonst spiel, was du willst.

    Fertige Stiche sieht sich niemand mehr an; nur der letzte bleibt bis zum nächsten Ausspiel zu sehen.
sznap-rules-melds =
    Paare und die Neun
    Ein Paar sind König und Dame einer Farbe, beide auf deiner Hand: { $marriage } Augen, in Trumpf { $trump_marriage }.
    Du meldest, indem du eine der beiden Karten ausspielst, und wer eine davon ausspielt, meldet immer. Das geht vom ersten Ausspiel an, aber nur, solange es etwas nachzuziehen gibt: nicht mehr, wenn der Talon zugedreht oder aufgebraucht ist.
    Die Augen warten, bis du diesen oder einen späteren Stich machst; ein früherer hilft nicht. Machst du keinen mehr, sind sie verloren.

    Die Trumpfneun lässt sich gegen die aufgedeckte Karte tauschen, wenn du gerade einen Stich gemacht hast, beide nachgezogen haben und du am Ausspiel bist: bis zu den letzten { $exchange_least } Karten im Talon. Nicht mehr nach dem Zudrehen.
sznap-rules-closing =
    Zudrehen
    Wenn du glaubst, dass du bis zur letzten Karte auf { $goal } kommst, dreh zu: Die aufgedeckte Karte ist aus dem Spiel, niemand zieht mehr nach, und sofort gelten die strengen Regeln beim Zugeben.
    Zudrehen darfst du, wenn du am Ausspiel bist, schon beim ersten Ausspiel, solange mindestens { $closing_least } Karten im Talon liegen. Nachgezogen wird vorher.
    In einem zugedrehten Spiel gibt es keine neuen Paare, und der letzte Stich bringt nichts extra. Die Augen beider Seiten zählen weiter, aber die andere Seite darf nicht { $goal } ansagen.

    Hast du bis zur letzten Karte { $goal } oder mehr, zählt es nach den Augen der anderen Seite, wie nach einer Ansage.
    Hast du weniger, bekommt die andere Seite { $penalty } Punkte, oder { $trickless }, wenn sie im ganzen Spiel keinen Stich hat.
sznap-rules-declaring =
    { $goal } ansagen
    Bei { $goal } endet nichts von selbst: Du sagst es an (meldest dich also aus), wenn du am Ausspiel bist, vom zweiten Stich an, und das Spiel endet sofort. Sobald du eine Karte ausspielst, brauchst du erst wieder einen Stich.
    Du kannst auch zusammen mit einem Paar { $goal } ansagen: Dann zählt es sofort, ganz ohne Stich.
    Hat die andere Seite zugedreht, darfst du nicht ansagen.

    Eine richtige Ansage bringt dir
    • { $single } Punkt, wenn die andere Seite { $half } oder mehr hat,
    • { $double } Punkte, wenn sie { $low } bis { $high } hat,
    • { $triple } Punkte, wenn sie { $none } hat, auch mit einem Stich aus zwei Neunen.
    Ein Paar, das noch auf einen Stich wartet, zählt nicht.

    Eine falsche Ansage bringt der anderen Seite { $penalty } Punkte, oder { $trickless }, wenn sie keinen Stich hat.
    Mit { $target } Punkten ist die Partie gewonnen.
sznap-rules-ending =
    Wenn die Karten ausgehen
    Sagt niemand { $goal } an, wird nach der letzten Karte gezählt.

    Talon nicht zugedreht: Der letzte Stich bringt { $bonus } Augen extra, und wer mehr hat, gewinnt { $single }, { $double } oder { $triple } Punkte wie nach einer Ansage. Sind beide gleich, bekommt niemand Punkte. Als Nächstes gibt auf jeden Fall die andere Seite.

    Talon zugedreht: nichts extra. Wer zugedreht hat und { $goal } oder mehr hat, gewinnt wie nach einer Ansage, auch wenn die andere Seite ebenfalls { $goal } hat. Mit weniger ist das Zudrehen misslungen.
sznap-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • { $cards } Karten, oder { $short_cards } ohne die Neunen.
    • Bis { $target } oder bis { $long_target }.
    • Melden durch Ausspielen oder vor dem Ausspielen.
    • Augen verdeckt, die eigenen zu sehen oder alle.
    • Misslungenes Zudrehen: { $trickless } statt { $penalty }, wenn die andere Seite im ganzen Spiel keinen Stich hat, oder wenn sie beim Zudrehen keinen hatte.
    • Der niedrigste Trumpf wird bis zu { $exchange_least } Karten im Talon getauscht oder bis zu { $high_least }.
    • Nach dem Zudrehen sagt { $goal } nur an, wer zugedreht hat, oder auch die andere Seite: Eine richtige Ansage bringt ihr { $penalty }, oder { $trickless }, wenn sie beim Zudrehen keinen Stich hatte.

    Nachgezogen wird von selbst, und ich kann eine Karte für dich spielen, wenn nur sie möglich ist.
sznap-rules-button-short = In Kürze
sznap-rules-button-cards = Karten
sznap-rules-button-play = Stiche
sznap-rules-button-melds = Paare, Neun
sznap-rules-button-closing = Zudrehen
sznap-rules-button-declaring = { $goal }
sznap-rules-button-ending = Letzte Karte
sznap-rules-button-options = Optionen
