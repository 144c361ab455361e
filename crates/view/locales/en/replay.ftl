### A finished match, looked at again with every hand open.

## The page

replay-title = Replay: { $game } · deal { $deal } of { $deals }
replay-no-deal = { $game }: the match ended before the first deal
replay-before = Before it: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] You dealt.
   *[other] { $player } dealt.
}
replay-step = Step { $step } of { $steps }
replay-hand = { $player-is ->
    [you] You: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] You: no card
   *[other] { $player }: no card
}
replay-points = Points so far: { $scores }
replay-unfinished = Here the match ended.

## The points deal by deal

replay-points-title = { $game }: points deal by deal
replay-points-after = { $deals ->
    [one] After { $deals } deal
   *[other] After { $deals } deals
}
replay-points-of = { $player-is ->
    [you] You
   *[other] { $player }
}
replay-points-ends = from { $first } to { $last }
replay-points-figures = from { $first } to { $last }, lowest { $low }, highest { $high }

## What happened

replay-dealt = The cards are dealt.
replay-card = { $player-is ->
    [you] you { $card }
   *[other] { $player } { $card }
}
replay-trick = Trick { $number }: { $cards }. { $winner-is ->
    [you] You win it.
   *[other] { $winner } wins it.
}
replay-table = On the table: { $cards }
replay-drew = { $player-is ->
    [you] You got { $cards }.
   *[other] { $player } got { $cards }.
}
replay-closed = { $player-is ->
    [you] You closed the talon.
   *[other] { $player } closed the talon.
}
replay-claimed = { $player-is ->
    [you] You claimed 66.
   *[other] { $player } claimed 66.
}
replay-declared = { $player-is ->
    [you] You declared: { $kind ->
        [terca] tierce
        [fifty] fifty
        [hundred] hundred
       *[carre] carré
    }.
   *[other] { $player } declared: { $kind ->
        [terca] tierce
        [fifty] fifty
        [hundred] hundred
       *[carre] carré
    }.
}
replay-put = { $player-is ->
    [you] You played { $cards }.
   *[other] { $player } played { $cards }.
}
replay-stuck = { $player-is ->
    [you] You could not play.
   *[other] { $player } could not play.
}
replay-given = { $player-is ->
    [you] You could not play and got { $card } from { $giver }.
   *[other] { $player } could not play and got { $card } from { $giver }.
}
replay-token = { $player-is ->
    [you] You could not play and took the token.
   *[other] { $player } could not play and took the token.
}

## The matches to choose from

replay-list-title = Which match do you want to see again?
replay-list-empty = No match has been finished here yet.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Buttons

button-replay = Replay
button-replay-deal-back = ⏮
button-replay-back = ◀
button-replay-on = ▶
button-replay-deal-on = ⏭
button-replay-sheet = Score sheet
button-replay-points = Points
button-replay-picture = As a picture
button-replay-file = As a file
button-replay-list = Other matches
button-replay-number = { $number }
