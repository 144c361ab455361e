### Die Regeln von Santase in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

santase-rules-short =
    Santase in Kürze
    { $players } Personen, { $cards } Karten: { $order } in jeder Farbe, in dieser Reihenfolge.
    Komm zuerst auf { $goal } Augen und merk dir deinen Stand: Niemand zeigt ihn.

    • Je { $hand } Karten; eine Karte wird aufgedeckt und macht ihre Farbe zum Trumpf.
    • Die höhere Karte der ausgespielten Farbe gewinnt, Trumpf sticht jede andere Farbe. Dann ziehen beide nach; wer den Stich hat, zieht zuerst und spielt aus.
    • Solange es einen Talon gibt, darfst du jede Karte zugeben. Danach: bedienen und stechen, sonst bedienen, sonst trumpfen.
    • König und Dame einer Farbe, wenn du am Ausspiel bist: { $marriage }, in Trumpf { $trump_marriage }.
    • Mit der Trumpfneun darfst du die aufgedeckte Karte holen.
    • Dreh den Talon zu, wenn du ohne Nachziehen auf { $goal } kommst.
    • { $goal }? Sag es an. Das bringt { $single }, { $double } oder { $triple } Punkte; { $target } gewinnen die Partie.
santase-rules-cards =
    Karten und Geben
    Von oben nach unten, in jeder Farbe: { $order }. Ja, die Zehn sticht den König.

    Augen: { $worths }. Alle Karten zusammen ergeben { $total }.

    Wer zuerst gibt, entscheidet das Los; danach gibt, wer das letzte Spiel gewonnen hat. Nach einem Unentschieden gibt dieselbe Person noch einmal.
    Beide bekommen { $hand } Karten, je { $packet } auf einmal, die andere Seite zuerst. Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Der Rest, mit der aufgedeckten Karte ganz unten, ist der Talon: { $talon } Karten.
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
    { $marriage }, { $trump_marriage } und die Neun
    Ein Paar sind König und Dame einer Farbe, beide auf deiner Hand: { $marriage } Augen, in Trumpf { $trump_marriage }.
    Du meldest es, wenn du am Ausspiel bist, nie im ersten Stich, und dann spielst du eine der beiden Karten aus. Ein Paar je Ausspiel; es zählt sofort. Es zählt auch, wenn der Talon zugedreht oder aufgebraucht ist.
    Bringt es dich auf { $goal }, darfst du { $goal } ansagen, ohne auszuspielen.

    Die Trumpfneun lässt sich gegen die aufgedeckte Karte tauschen, wenn du am Ausspiel bist, schon einen Stich hast, beide nachgezogen haben und noch mindestens { $exchange_least } Karten im Talon liegen. Nicht mehr nach dem Zudrehen.
santase-rules-closing =
    Zudrehen
    Wenn du glaubst, dass du mit den Karten auf deiner Hand auf { $goal } kommst, dreh zu: Die aufgedeckte Karte kommt verdeckt auf den Talon, niemand zieht mehr nach, und sofort gelten die strengen Regeln beim Zugeben.
    Zudrehen darfst du, wenn du am Ausspiel bist, vom zweiten Stich an, vor oder nach dem Nachziehen. Um vor dem Nachziehen zuzudrehen, schalt unter „Tisch…“ „Nicht ziehen“ ein: Dann warte ich nach jedem Stich, den du machst.
    In einem zugedrehten Spiel bringt der letzte Stich nichts extra.

    Schaffst du es, zählt es wie sonst, nach den Augen und Stichen der anderen Seite am Ende.
    Schaffst du es nicht oder hat die andere Seite zuerst { $goal }, bekommt sie { $penalty } Punkte; { $trickless }, wenn sie beim Zudrehen keinen Stich hatte.
santase-rules-claiming =
    { $goal } ansagen
    Mit { $goal } oder mehr Augen darfst du das Spiel beenden und { $goal } ansagen, dich also ausmelden: wenn du einen Stich gemacht hast, vor oder nach dem Nachziehen, oder gleich nach einer Meldung. Sobald du eine Karte ausspielst, brauchst du erst wieder einen Stich.
    Deine Paare zählen mit. Wie viel die andere Seite hat, ist egal.

    Eine richtige Ansage bringt dir
    • { $single } Punkt, wenn die andere Seite { $half } oder mehr hat,
    • { $double } Punkte, wenn sie weniger als { $half } hat,
    • { $triple } Punkte, wenn sie keinen Stich hat.

    Eine falsche Ansage bringt der anderen Seite { $penalty } Punkte, oder { $trickless }, wenn sie keinen Stich hat. Sagt falsch an, wer zugedreht hat, gilt es als misslungenes Zudrehen.
    Mit { $target } Punkten ist die Partie gewonnen.
santase-rules-ending =
    Wenn die Karten ausgehen
    Sagt niemand { $goal } an, wird nach der letzten Karte gezählt.

    Talon nicht zugedreht: Der letzte Stich bringt { $bonus } Augen extra, und wer mehr hat, gewinnt { $single }, { $double } oder { $triple } Punkte wie nach einer Ansage. Sind beide gleich, bekommt niemand Punkte, und dieselbe Person gibt noch einmal.

    Talon zugedreht: nichts extra. Wer zugedreht hat und zuerst auf { $goal } war, gewinnt wie nach einer Ansage. War die andere Seite zuerst dort oder hat, wer zugedreht hat, weniger als { $goal }, ist das Zudrehen misslungen. Haben beide { $goal } oder mehr und genau gleich viel, bekommt niemand Punkte.
santase-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • Bis { $target } oder bis { $short_target }.
    • Alle sagen { $goal } selbst an, oder das Spiel endet von selbst.
    • Augen verdeckt, die eigenen zu sehen oder alle.
    • Zudrehen vor oder nach dem Nachziehen, oder nur danach.
    • Zudrehen bis zu { $closing_least } Karten im Talon oder bis zu { $high_least }.
    • Misslungenes Zudrehen: { $trickless } statt { $penalty }, wenn die andere Seite beim Zudrehen keinen Stich hatte; wenn sie am Ende keinen hat; oder immer { $always }.
    • Paare bis zum Ende oder nur, solange der Talon offen ist.
    • Es gibt, wer gewonnen hat, wer verloren hat, oder abwechselnd.
    • Die Neun zählt nichts oder { $nine }.

    Nachgezogen wird von selbst, und ich kann eine Karte für dich spielen, wenn nur sie möglich ist.
santase-rules-button-short = In Kürze
santase-rules-button-cards = Karten
santase-rules-button-play = Stiche
santase-rules-button-marriages = { $marriage }, { $trump_marriage }, Neun
santase-rules-button-closing = Zudrehen
santase-rules-button-claiming = { $goal }
santase-rules-button-ending = Letzte Karte
santase-rules-button-options = Optionen
