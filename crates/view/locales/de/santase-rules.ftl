### Die Regeln von Santase in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

santase-rules-short =
    Santase in Kürze
    Zu zweit, 24 Karten: A 10 K Q J 9 in jeder Farbe, in dieser Reihenfolge.
    Komm zuerst auf 66 Augen und merk dir deinen Stand: Niemand zeigt ihn.

    • Je sechs Karten; eine Karte wird aufgedeckt und macht ihre Farbe zum Trumpf.
    • Die höhere Karte der ausgespielten Farbe gewinnt, Trumpf sticht jede andere Farbe. Dann ziehen beide nach; wer den Stich hat, zieht zuerst und spielt aus.
    • Solange es einen Talon gibt, darfst du jede Karte zugeben. Danach: bedienen und stechen, sonst bedienen, sonst trumpfen.
    • König und Dame einer Farbe, wenn du am Ausspiel bist: 20, in Trumpf 40.
    • Mit der Trumpfneun darfst du die aufgedeckte Karte holen.
    • Dreh den Talon zu, wenn du ohne Nachziehen auf 66 kommst.
    • 66? Sag es an. Das bringt 1, 2 oder 3 Punkte; 11 gewinnen die Partie.
santase-rules-cards =
    Karten und Geben
    Von oben nach unten, in jeder Farbe: A 10 K Q J 9. Ja, die Zehn sticht den König.

    A zählt 11, 10 zählt 10, K 4, Q 3, J 2, die Neun nichts. Alle Karten zusammen ergeben 120 Augen.

    Wer zuerst gibt, entscheidet das Los; danach gibt, wer das letzte Spiel gewonnen hat. Nach einem Unentschieden gibt dieselbe Person noch einmal.
    Beide bekommen sechs Karten, je drei auf einmal, die andere Seite zuerst. Die 13. Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Der Rest, mit der aufgedeckten Karte ganz unten, ist der Talon: 12 Karten.
    Zum ersten Stich spielt aus, wer nicht gegeben hat.
santase-rules-play =
    Ein Stich
    Eine Seite spielt eine Karte aus, die andere gibt eine zu. In derselben Farbe gewinnt die höhere Karte; Trumpf gewinnt gegen jede andere Farbe; sonst gewinnt die ausgespielte Karte.
    Wer den Stich macht, behält ihn und zieht eine Karte vom Talon, dann zieht die andere Seite, und wer den Stich hat, spielt zum nächsten aus.

    Solange der Talon offen ist, darfst du jede Karte zugeben.

    Ist der Talon aufgebraucht oder zugedreht, wird es streng:
    1. Hast du eine Karte der ausgespielten Farbe? Spiel eine, und zwar eine höhere, wenn du kannst.
    2. Wenn nicht, hast du einen Trumpf? Spiel einen Trumpf, egal welchen.
    3. Sonst spiel, was du willst.

    Fertige Stiche sieht sich niemand mehr an; nur der letzte bleibt bis zum nächsten Ausspiel zu sehen.
santase-rules-marriages =
    20, 40 und die Neun
    Ein Paar sind König und Dame einer Farbe, beide auf deiner Hand: 20 Augen, in Trumpf 40.
    Du meldest es, wenn du am Ausspiel bist, nie im ersten Stich, und dann spielst du eine der beiden Karten aus. Ein Paar je Ausspiel; es zählt sofort. Es zählt auch, wenn der Talon zugedreht oder aufgebraucht ist.
    Bringt es dich auf 66, darfst du 66 ansagen, ohne auszuspielen.

    Die Trumpfneun lässt sich gegen die aufgedeckte Karte tauschen, wenn du am Ausspiel bist, schon einen Stich hast, beide nachgezogen haben und noch mindestens vier Karten im Talon liegen. Nicht mehr nach dem Zudrehen.
santase-rules-closing =
    Zudrehen
    Wenn du glaubst, dass du mit den Karten auf deiner Hand auf 66 kommst, dreh zu: Die aufgedeckte Karte kommt verdeckt auf den Talon, niemand zieht mehr nach, und sofort gelten die strengen Regeln beim Zugeben.
    Zudrehen darfst du, wenn du am Ausspiel bist, vom zweiten Stich an, vor oder nach dem Nachziehen. Um vor dem Nachziehen zuzudrehen, schalt unter deinen Karten „Noch nicht ziehen“ ein: Dann warte ich nach jedem Stich, den du machst.
    In einem zugedrehten Spiel bringt der letzte Stich nichts extra.

    Schaffst du es, zählt es wie sonst, nach den Augen und Stichen der anderen Seite am Ende.
    Schaffst du es nicht oder hat die andere Seite zuerst 66, bekommt sie 2 Punkte; 3, wenn sie beim Zudrehen keinen Stich hatte.
santase-rules-claiming =
    66 ansagen
    Mit 66 oder mehr Augen darfst du das Spiel beenden und 66 ansagen, dich also ausmelden: wenn du einen Stich gemacht hast, vor oder nach dem Nachziehen, oder gleich nach einer Meldung. Sobald du eine Karte ausspielst, brauchst du erst wieder einen Stich.
    Deine Paare zählen mit. Wie viel die andere Seite hat, ist egal.

    Eine richtige Ansage bringt dir
    • 1 Punkt, wenn die andere Seite 33 oder mehr hat,
    • 2 Punkte, wenn sie weniger als 33 hat,
    • 3 Punkte, wenn sie keinen Stich hat.

    Eine falsche Ansage bringt der anderen Seite 2 Punkte, oder 3, wenn sie keinen Stich hat. Sagt falsch an, wer zugedreht hat, gilt es als misslungenes Zudrehen.
    Mit dem 11. Punkt ist die Partie gewonnen.
santase-rules-ending =
    Wenn die Karten ausgehen
    Sagt niemand 66 an, wird nach der letzten Karte gezählt.

    Talon nicht zugedreht: Der letzte Stich bringt 10 Augen extra, und wer mehr hat, gewinnt 1, 2 oder 3 Punkte wie nach einer Ansage. Sind beide gleich, bekommt niemand Punkte, und dieselbe Person gibt noch einmal.

    Talon zugedreht: nichts extra. Wer zugedreht hat und zuerst auf 66 war, gewinnt wie nach einer Ansage. War die andere Seite zuerst dort oder hat, wer zugedreht hat, weniger als 66, ist das Zudrehen misslungen. Haben beide 66 oder mehr und genau gleich viel, bekommt niemand Punkte.
santase-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • Bis 11 oder bis 7.
    • Alle sagen 66 selbst an, oder das Spiel endet von selbst.
    • Augen verdeckt, die eigenen zu sehen oder alle.
    • Zudrehen vor oder nach dem Nachziehen, oder nur danach.
    • Zudrehen bis zu zwei Karten im Talon oder bis zu vier.
    • Misslungenes Zudrehen: 3 statt 2, wenn die andere Seite beim Zudrehen keinen Stich hatte; wenn sie am Ende keinen hat; oder immer 3.
    • Paare bis zum Ende oder nur, solange der Talon offen ist.
    • Es gibt, wer gewonnen hat, wer verloren hat, oder abwechselnd.
    • Die Neun zählt nichts oder 2.

    Nachgezogen wird von selbst, und ich kann eine Karte für dich spielen, wenn nur sie möglich ist.
santase-rules-button-short = In Kürze
santase-rules-button-cards = Karten
santase-rules-button-play = Stiche
santase-rules-button-marriages = 20, 40, Neun
santase-rules-button-closing = Zudrehen
santase-rules-button-claiming = 66
santase-rules-button-ending = Letzte Karte
santase-rules-button-options = Optionen
