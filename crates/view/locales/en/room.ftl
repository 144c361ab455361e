### The table’s own pages, whatever game is played.

## The lobby

lobby-title = { $game }: a new table
lobby-rematch-title = { $game }: match { $number }
seat-person = { $seat }. { $player-is ->
    [you] You
   *[other] { $player }
}{ $host ->
    [yes] {" "}· host
   *[no] {""}
}{ $word ->
    [yes] {" "}· has given a word
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] You · not in yet
   *[other] { $player } · not in yet
}
seat-ai = { $seat }. { $player } · AI player
seat-free = { $seat }. free seat
ai-name = { $level ->
    [thumb] Tom Thumb
   *[other] Computer
}
lobby-rules-usual = Usual rules.
lobby-rules-changed = Usual rules, but:
lobby-rule-changed = • { $rule }
lobby-waiting = One more player and you can start.
lobby-alone = Add the AI player and start whenever you like.
lobby-not-ready = It begins as soon as everybody is in.
lobby-ready = Everybody is here. Press Start.
lobby-fair = Fair deal { $code }: the shuffle is sealed under this code now and opened after the match, so anyone can check it.
lobby-fair-word = Add a word of your own, and nobody can have chosen the cards.
lobby-gone = { $reason ->
    [expired] Nobody started, so this table was cleared away. /play opens a new one.
   [ended] This table is closed. /play opens a new one.
   *[cancelled] This table was cancelled. /play opens a new one.
}

button-join = Take a seat
button-leave = Leave
button-add-ai = Add AI player
button-remove-ai = Remove AI player
button-options = Options
button-word = My word
button-start = Start
button-cancel = Cancel table
button-ready = I’m in

## The board

button-hand = My hand
button-table = Table…
button-why = Why?
button-rules = Rules
button-score = Score sheet
button-back = Back
board-title = { $game } · deal { $deal }
board-unfinished = This deal was not played to its end.
score-pair = { $first-is ->
    [you] You
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] you
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] You: { $points }
   *[other] { $player }: { $points }
}
score-target = Match to { $target } points.
end-wanted = { $player-is ->
    [you] You have proposed to end the match.
   *[other] { $player } proposes to end the match.
}

## The result

result-won = { $winner-is ->
    [you] You win the match
   *[other] { $winner } wins the match
}
result-nobody = The match ends without a winner
result-played = { $deals ->
    [0] No deal was finished.
    [one] One deal was played.
   *[other] { $deals } deals were played.
}
result-resigned = { $loser-is ->
    [you] You gave up the match.
   *[other] { $loser } gave up the match.
}
result-agreed = Everybody agreed to stop.
result-abandoned = { $absent-is ->
    [you] You were away too long.
   *[other] { $absent } was away too long.
}
result-ai = { $player } is an AI player.
result-fair = Fair deal { $code }: here is the sealed secret.
result-secret = Its SHA-256 begins with that code, and all the cards follow from it and from the words; “talon verify” checks the match.
result-words = { $player-is ->
    [you] Your words: { $words }
   *[other] Words of { $player }: { $words }
}
button-rematch = Rematch

## The score sheet

sheet-title = { $game } · score sheet
sheet-empty = No deal is finished yet.
sheet-earlier = { $count ->
    [one] One earlier deal is not shown.
   *[other] { $count } earlier deals are not shown.
}

## The options

options-title = { $game } · options
options-hint = Press one to change it. ★ is not the usual rule.
option-usual = { $rule }
option-changed = ★ { $rule }
button-done = Done

## The panel

panel-title = { $game } · this table
panel-lobby = The match has not begun. You can still change your mind.
panel-playing = The match is on. To stop before the end, propose it to the others, or resign.
panel-waiting-for = { $player-is ->
    [you] The table is waiting for you.
   *[other] The table is waiting for { $player }.
}
panel-abandoned = If a player stays away for long, “End abandoned” ends the match for the others.
panel-over = The match is over. Rematch, or leave the table.
panel-closed = This table is closed.
button-resign = Resign
button-propose-end = Propose to end
button-agree-end = Agree to end
button-withdraw-end = Play on after all
button-end-abandoned = End abandoned
button-new-table = New table
why-title = What may I play?
why-refused = The last tap was refused. { $rule }
resign-title = Give up the match?
resign-body = The other side wins it at once.
button-resign-yes = Yes, I resign
button-resign-no = No, play on
