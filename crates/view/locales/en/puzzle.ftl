### Puzzle: Puzzles.

puzzles-title = Puzzles
puzzles-how = Endings of played deals in which one choice is best. The easy ones come first.
puzzles-listed = { $tried ->
    [0] { $game }: { $of } puzzles
   *[other] { $game }: { $solved } of { $tried } right at once, { $of } in all
}
puzzle-title = { $game } · puzzle { $number } · { $stars }
puzzle-asked = Which choice brings most?
puzzle-known = If you have counted, you know every card by now.
puzzle-open = All hands lie open here, and the others play against you.
puzzle-right = Right: { $best } brings { $worth }, the next best choice { $next }.
puzzle-wrong = Not the best: { $chosen } brings { $less }, but { $best } brings { $worth }.
puzzle-unit = { $two ->
    [yes] Points of the match if both play as well as possible; with a minus they go to the other side.
   *[no] What you count at least, however well the others play against you.
}
puzzle-solved = Right at once: { $solved } of { $tried }
puzzle-again = Only your first answer to a puzzle counts.
puzzle-line-title = { $game } · puzzle { $number }: after { $choice }
puzzle-line-note = Everybody plays as well as possible.
button-puzzles = Puzzles
button-puzzle-line = After { $choice }
button-puzzle-next = Next puzzle
button-puzzle-back = The puzzle
