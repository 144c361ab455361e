### Replay: A finished match, looked at again with every hand open.
### $first (i32), $last (i32)

## The page

replay-title = Replay: { $game } · deal { $deal } of { $deals }
replay-no-deal = { $game }: the match ended before the first deal
replay-before = Before this deal: { $scores }
# $points (i32)
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
# $low (i32), $high (i32)
replay-points-figures = from { $first } to { $last }, lowest { $low }, highest { $high }

## What happened

replay-dealt = The cards are dealt.
replay-card = { $player-is ->
    [you] you { $card }
   *[other] { $player } { $card }
}
# $cards (Mentions), $number (u8)
replay-trick = Trick { $number }: { $cards }. { $winner-is ->
    [you] You win it.
   *[other] { $winner } wins it.
}
# $cards (Mentions)
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
button-replay-deal-back = ⏮ Deal { $deal }
button-replay-back = ◀ Step
button-replay-on = Step ▶
button-replay-deal-on = Deal { $deal } ⏭
button-replay-sheet = Score sheet
button-replay-points = Points
button-replay-picture = As a picture
button-replay-file = As a file
button-replay-list = All matches
button-replay-number = { $number }

## The coach

coach-title = { $game }: the coach
coach-player = { $player-is ->
    [you] You
   *[other] { $player }
}: { $accuracy }% accurate{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } blunder
   *[other] {" "}· { $blunders } blunders
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } mistake
   *[other] {" "}· { $mistakes } mistakes
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } inaccuracy
   *[other] {" "}· { $inexact } inaccuracies
}
coach-faultless = No mistakes: no choice was clearly worse than the best.
# $gain (Phrase)
coach-moment = { $number }. { $player-is ->
    [you] Deal
   *[other] { $player }, deal
} { $deal }: { $chosen }. Better: { $best } ({ $gain } on average)
coach-known = All the cards were known here, so this is certain.
# $card (Phrase)
coach-beaten = { $of } of 100 possible hands beat { $card } in its suit.
coach-counted = 66 points win the deal, and { $points } are already counted.
coach-marriage-wins = The king and queen of { $suit } make 66 and win at once.
coach-marriage-unshown = The king and queen of { $suit } count { $points } points if shown with this lead.
coach-marriage-broken = { $card } breaks up a king and queen that could still count { $points } points.
coach-closing-makes = With open cards, closing makes 66 against { $of } of 100 possible hands.
coach-closing-fails = Even with open cards, closing makes 66 against only { $of } of 100 possible hands.
coach-void = The opponent has no { $suit }, and a trump in { $of } of 100 possible hands.
coach-trick-left = { $best } wins the trick, { $chosen } gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-trick-fed = The trick is lost anyway, and { $card } adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} to it.
coach-trick-poor = { $card } wins a trick { $points ->
    [0] without a point
    [one] of only { $points } point
   *[other] of only { $points } points
}.
coach-higher-out = Cards above { $card } in its suit still out: { $higher }.
coach-trumps-out = { $trumps ->
    [one] The others still hold { $trumps } trump. Leading one draws it.
   *[other] The others still hold { $trumps } trumps. Leading one draws them.
}
coach-ruffed = In { $of } of 100 possible deals another player trumps a lead of { $suit }.
coach-belot-unsaid = Saying belot with { $card } counts { $points } points.
coach-call-wins = { $best } wins { $of } of 100 possible deals.
coach-call-loses = { $chosen } wins only { $of } of 100 possible deals.
coach-few-wait = Own cards that wait: { $than } for { $better }, { $own } for { $card }.
# $cards (u32)
coach-helps-others = Cards of the others that { $card } brings nearer: { $cards }.
coach-further-card = After { $better } one more card may be played.
coach-given-fits = { $card } already fits, so the other player is soon rid of it.
coach-given-awaited = Own cards waiting for { $card }: { $own }. The other player can hold it back.
coach-given-cheap = In the other player’s hand { $card } counts { $points }, { $better } { $than }.
coach-hindsight = As the cards lay: { $chosen } with this choice, { $best } with the better one.
coach-note = A choice is judged by what its player could know then, in points of the game, weighed by the score of the match.
coach-works = { $other ->
    [yes] I’m still looking at another match for you: { $done } of { $total }.
   *[no] I’m looking at every decision: { $done } of { $total }.
}
button-coach = Coach
button-coach-look = Look again
button-coach-moment = { $number }. { $lapse ->
    [blunder] Blunder
    [mistake] Mistake
   *[inexact] Inaccuracy
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Next mistake ▶
button-coach-from-here = Replay from here
coach-moment-title = { $lapse ->
    [blunder] Blunder
    [mistake] Mistake
   *[inexact] Inaccuracy
} · { $game }
