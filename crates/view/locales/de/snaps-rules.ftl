### Die Regeln von Schnapsen in unseren Worten. Die erste Zeile eines Abschnitts ist sein Titel; eine leere Zeile trennt.

snaps-rules-short =
    Schnapsen in Kürze
    { $players } Personen, { $cards } Karten: { $order } in jeder Farbe, in dieser Reihenfolge.
    Komm zuerst auf { $goal } Augen; das Spiel endet dann von selbst.

    • Je { $hand } Karten; eine Karte wird aufgedeckt und macht ihre Farbe zum Trumpf.
    • Die höhere Karte der ausgespielten Farbe gewinnt, Trumpf sticht jede andere Farbe. Dann ziehen beide nach; wer den Stich hat, zieht zuerst und spielt aus.
    • Solange es einen Talon gibt, darfst du jede Karte zugeben. Danach: bedienen und stechen, sonst bedienen, sonst trumpfen.
    • König und Dame einer Farbe, wenn du am Ausspiel bist: { $marriage }, in Trumpf { $trump_marriage }. Sie zählen, sobald du einen Stich hast.
    • Mit dem Trumpfbuben darfst du die aufgedeckte Karte holen.
    • Dreh den Talon zu, wenn du ohne Nachziehen auf { $goal } kommst: Der Stand der anderen Seite ist dann eingefroren.
    • { $goal } bringen { $single }, { $double } oder { $triple } Punkte. Wer zuerst { $target } hat, hängt der anderen Seite das Bummerl an und gewinnt.
snaps-rules-cards =
    Karten und Geben
    Von oben nach unten, in jeder Farbe: { $order }. Ja, die Zehn sticht den König.

    Augen: { $worths }. Alle Karten zusammen ergeben { $total }.

    Wer zuerst gibt, entscheidet das Los; danach wird abwechselnd gegeben, auch von einem Bummerl zum nächsten.
    Beide bekommen { $packet } Karten, die andere Seite zuerst; die nächste Karte wird aufgedeckt, und ihre Farbe, das Atout, ist Trumpf; dann bekommen beide noch { $second_packet }. Der Rest, mit der aufgedeckten Karte ganz unten, ist der Talon: { $talon } Karten.
    Zum ersten Stich spielt aus, wer nicht gegeben hat.
snaps-rules-play =
    Ein Stich
    Eine Seite spielt eine Karte aus, die andere gibt eine zu. In derselben Farbe gewinnt die höhere Karte; Trumpf gewinnt gegen jede andere Farbe; sonst gewinnt die ausgespielte Karte.
    Wer den Stich macht, behält ihn und zieht eine Karte vom Talon, dann zieht die andere Seite, und wer den Stich hat, spielt zum nächsten aus. Die aufgedeckte Karte wird zuletzt gezogen.

    Solange der Talon offen ist, darfst du jede Karte zugeben.

    Ist der Talon aufgebraucht oder zugedreht, gilt Farb- und Stichzwang:
    1. Hast du eine Karte der ausgespielten Farbe? Spiel eine, und zwar eine höhere, wenn du kannst.
    2. Wenn nicht, hast du einen Trumpf? Spiel einen Trumpf, egal welchen.
    3. Sonst spiel, was du willst.

    Fertige Stiche sieht sich niemand mehr an; nur der letzte bleibt bis zum nächsten Ausspiel zu sehen.
snaps-rules-marriages =
    { $marriage }, { $trump_marriage } und der Bube
    Ein Paar sind König und Dame einer Farbe, beide auf deiner Hand: { $marriage } Augen, in Trumpf { $trump_marriage }.
    Du meldest es, wenn du am Ausspiel bist, vom ersten Ausspiel an, auch wenn der Talon zugedreht oder aufgebraucht ist, und dann spielst du eine der beiden Karten aus. Ein Paar je Ausspiel.
    Es zählt, sobald du einen Stich hast, ob vorher oder nachher gemacht. Bringt es dich auf { $goal }, ist das Spiel sofort aus.
    Gegen die Seite, die zugedreht hat, wird kein Paar gemeldet: Es würde nicht zählen.

    Der Trumpfbube lässt sich gegen die aufgedeckte Karte tauschen, wenn du am Ausspiel bist, vom ersten Ausspiel an, bis zu den letzten { $exchange_least } Karten im Talon. Tausch, bevor du zudrehst und bevor du ein Paar meldest; ist der Talon zugedreht, ist es zu spät.
snaps-rules-closing =
    Zudrehen
    Wenn du glaubst, dass du mit den Karten auf deiner Hand auf { $goal } kommst, dreh zu: Die aufgedeckte Karte kommt verdeckt auf den Talon, niemand zieht mehr nach, und sofort gilt Farb- und Stichzwang.
    Zudrehen darfst du, wenn du am Ausspiel bist, schon beim ersten Ausspiel, bis zu den letzten { $closing_least } Karten im Talon; nicht, wenn du im selben Ausspiel schon ein Paar gemeldet hast.
    Der Stand der anderen Seite ist eingefroren, wie er vor dem Zudrehen war: Was sie später macht, zählt nichts, weder für { $goal } noch gegen dich.

    Kommst du auf { $goal }, zählt der eingefrorene Stand:
    • { $single } Punkt, wenn die andere Seite { $half } oder mehr hatte,
    • { $double } Punkte, wenn sie weniger als { $half } hatte,
    • { $triple } Punkte, wenn sie keinen Stich hatte.
    Gehen vorher die Karten aus, bekommt die andere Seite { $trickless }, wenn sie beim Zudrehen keinen Stich hatte, sonst { $penalty }.
snaps-rules-scoring =
    { $goal } und die letzte Karte
    Sobald jemand { $goal } hat, durch einen Stich oder ein Paar, endet das Spiel von selbst. Das bringt
    • { $single } Punkt, wenn die andere Seite { $half } oder mehr hat,
    • { $double } Punkte, wenn sie weniger als { $half } hat,
    • { $triple } Punkte, wenn sie keinen Stich hat.

    Ist der Talon nicht zugedreht, gehen die Karten aus und hat niemand { $goal }, bringt der letzte Stich { $last_trick } Punkt, egal wie viele Augen. Er bringt keine Augen extra, und unentschieden gibt es nicht.
snaps-rules-bummerl =
    Punkte und Bummerl
    Die Punkte der Spiele werden zusammengezählt. Wer zuerst { $target } oder mehr hat, gewinnt, und die andere Seite bekommt ein Bummerl angehängt; Punkte über { $target } ändern nichts. Das nächste Bummerl beginnt bei { $zero } : { $zero }.

    Eine Partie ist ein einziges Bummerl oder, wenn der Tisch es vereinbart, best of { $short }, { $medium } oder { $long }: Wer zuerst { $short_won }, { $medium_won } oder { $long_won } ausgeteilt hat, gewinnt.
snaps-rules-options =
    Was ein Tisch vereinbaren kann
    Der Host kann das vor der Partie ändern; was zuerst steht, ist üblich.
    • Ein einziges Bummerl oder best of { $short }, { $medium } oder { $long }.
    • Ein Bummerl bis { $target } oder bis { $long_target }.
    • Spiele enden bei { $goal } von selbst, oder { $goal } wird am Ausspiel angesagt, nach einem Stich oder Paar. Eine falsche Ansage bringt der anderen Seite { $penalty }, oder { $trickless }, wenn sie keinen Stich hat; sagt falsch an, wer zugedreht hat, ist es misslungenes Zudrehen. Ohne Ansage bringt der letzte Stich { $last_trick }; in einem zugedrehten Spiel zählen die { $goal } der Seite, die zugedreht hat.
    • Zudrehen friert alles ein, was die andere Seite macht, oder nur den Einsatz: Dann meldet sie Paare, kann zuerst auf { $goal } kommen und gewinnt { $penalty }, oder { $trickless }, wenn sie beim Zudrehen keinen Stich hatte.
    • Weiche Regeln oder scharfe: Tauschen und Zudrehen brauchen { $sharp_least } Karten im Talon; kein Tausch und kein Paar beim ersten Ausspiel.
    • Jedes Bummerl zählt { $given }, oder ein Schneider zählt { $doubled }.
    • Punkte aufwärts gezählt oder abwärts bis { $zero }.
    • Die eigenen Augen zu sehen, keine oder alle.

    Nachgezogen wird von selbst, und ich kann eine Karte für dich spielen, wenn nur sie möglich ist.
snaps-rules-button-short = In Kürze
snaps-rules-button-cards = Karten
snaps-rules-button-play = Stiche
snaps-rules-button-marriages = { $marriage }, { $trump_marriage }, Bube
snaps-rules-button-closing = Zudrehen
snaps-rules-button-scoring = { $goal }
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Optionen
