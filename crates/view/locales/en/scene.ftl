### Caption: The short texts of pictures, whatever game is played.
### $game (Phrase), $cards (u32), $target (i32), $points (i32)

## For people who cannot see it

scene-alt-table = Picture of the table: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Picture of the table and your { $cards } card: { $game }, { $about }
   *[other] Picture of the table and your { $cards } cards: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Picture of your { $cards } card
   *[other] Picture of your { $cards } cards
}
scene-alt-end = Picture of how it ended: { $game }, { $about }

## After the game’s name

scene-about-to = deal { $deal } · to { $target }
scene-about-down = deal { $deal } · { $target } down to 0
scene-about-single = one deal decides
scene-about-board = deal { $number } of { $boards }
scene-about-daily = the daily deal
scene-about-over = deal { $deal } is over
scene-about-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
scene-about-penalties = penalty points

## A player’s plate

scene-turn-lead = { $player-is ->
    [you] Your turn: lead a card
   *[other] { $player } to lead
}
scene-turn-answer = { $player-is ->
    [you] Your turn: answer { $card }
   *[other] { $player } to answer { $card }
}
scene-turn-pair = { $player-is ->
    [you] Your turn: lead king or queen of { $suit }
   *[other] { $player } to lead king or queen of { $suit }
}
scene-turn-draw = { $player-is ->
    [you] Your turn: draw a card
   *[other] { $player } to draw
}
scene-away = away: AI plays
# $points (u32)
scene-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What lies on the table

scene-trump = Trump { $suit }
scene-closed-by = closed by
scene-last-trick = last trick

## The end of a deal

scene-deal-won = { $winner-is ->
    [you] You win { $points }
   *[other] { $winner } wins { $points }
}
scene-deal-tied = A tie
# $points (u32)
scene-took-last = { $points ->
    [0] won the last trick
   *[other] won the last trick: { $points }
}
scene-total-of = { $points } of { $target }
scene-total-left = { $points } to go
scene-total = { $points } in all

## The end of a match

scene-match-won = { $winner } wins
scene-match-shared = { $winners } share the win
scene-match-nobody = Nobody wins
scene-called = { $player }
scene-against = against { $player }
scene-score = { $player } { $points }
scene-sealed = sealed before the deal
