### Puzzle: Puzzles.

puzzles-title = Puzzles
puzzles-how = Endings with one best choice. The easy ones come first.
puzzles-listed = { $tried ->
    [0] { $game }: { $of } puzzles
   *[other] { $game }: { $solved } of { $tried } right at once, { $of } in all
}
puzzle-title = { $game } · puzzle { $number } · { $stars }
puzzle-asked = Which choice brings the most?
puzzle-known = If you have counted, you know every card by now.
puzzle-open = All hands lie open, and the others play against you.
puzzle-right = Right: { $best } brings { $worth }, the next best { $next }.
puzzle-wrong = Not the best: { $chosen } brings { $less }, { $best } brings { $worth }.
puzzle-unit = { $two ->
    [yes] Points of the match if both play as well as possible. Minus: points for the other side.
   *[no] The least that you count, however well the others play.
}
puzzle-solved = Right at once: { $solved } of { $tried }
puzzle-again = Only your first answer to a puzzle counts.
puzzle-line-title = { $game } · puzzle { $number }: after { $choice }
puzzle-line-note = Everybody plays as well as possible.
button-puzzles = Puzzles
button-puzzle-line = After { $choice }
button-puzzle-next = Next puzzle
button-puzzle-back = The puzzle
