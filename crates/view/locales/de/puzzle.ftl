### Rätsel.

puzzles-title = Rätsel
puzzles-how = Endspiele, in denen eine Wahl die beste ist. Die leichten kommen zuerst.
puzzles-listed = { $tried ->
    [0] { $game }: { $of } Rätsel
   *[other] { $game }: { $solved } von { $tried } sofort richtig, { $of } insgesamt
}
puzzle-title = { $game } · Rätsel { $number } · { $stars }
puzzle-asked = Welche Wahl bringt am meisten?
puzzle-known = Wer mitgezählt hat, kennt jetzt jede Karte.
puzzle-open = Alle Karten liegen offen, und die anderen spielen gegen dich.
puzzle-right = Richtig: { $best } bringt { $worth }, die nächstbeste Wahl { $next }.
puzzle-wrong = Es geht besser: { $chosen } bringt { $less }, { $best } bringt { $worth }.
puzzle-unit = { $two ->
    [yes] Partiepunkte, wenn beide so gut wie möglich spielen. Minus: Punkte für die andere Seite.
   *[no] Was du mindestens holst, egal wie gut die anderen spielen.
}
puzzle-solved = Sofort richtig: { $solved } von { $tried }
puzzle-again = Von einem Rätsel zählt nur deine erste Antwort.
puzzle-line-title = { $game } · Rätsel { $number }: nach { $choice }
puzzle-line-note = Alle spielen so gut wie möglich.
button-puzzles = Rätsel
button-puzzle-line = Nach { $choice }
button-puzzle-next = Nächstes Rätsel
button-puzzle-back = Zum Rätsel
