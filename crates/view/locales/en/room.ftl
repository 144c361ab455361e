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
lobby-waiting = { $count ->
    [one] One more player and you can start.
   *[other] { $count } more players and you can start.
}
lobby-alone = { $count ->
    [one] Add an AI player and start whenever you like.
   *[other] Add { $count } AI players and start whenever you like.
}
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
button-hint = Hint
hint-card = I would play { $card }.
hint-choice = I would choose: { $choice }
button-rules = Rules
button-score = Score sheet
button-back = Back
board-title = { $game } · deal { $deal }
agreed-rules = Agreed here: { $rules }
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
option-hints = { $value ->
    [on] A player may ask for a hint: what the AI player would play.
   *[off] Nobody asks for hints.
}
set-hints = { $value ->
    [on] Hints: yes
   *[off] Hints: no
}
button-done = Done

## The presets

button-presets = Presets…
presets-title = { $game } · presets
presets-none = None yet.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] the usual rules
        [one] one rule of its own
       *[other] { $changed } rules of its own
    }. New tables open with it.
   *[no] • { $name }: { $changed ->
        [0] the usual rules
        [one] one rule of its own
       *[other] { $changed } rules of its own
    }.
}
presets-how = A table’s options can be kept under a name: send /preset and the name before the match begins, for example /preset our evening.
presets-who = In a group, the table’s host uses presets, the host or an admin keeps them, and the admins delete them and choose what new tables open with.
preset-title = { $game } · { $name }
preset-usual-rules = The usual rules.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] One option of it no longer exists and is left out.
   *[other] { $count } options of it no longer exist and are left out.
}
preset-is-default = ★ New tables of { $game } open with it.
preset-games-title = Presets
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = More…
button-preset-usual = Usual rules
button-preset-keep = Keep these
button-preset-use = Use it
button-preset-default = For new tables
button-preset-no-default = Not for new tables
button-preset-delete = Delete
button-preset-games = All games

## The panel

panel-title = { $game } · this table
panel-lobby = The match has not begun. You can still change your mind.
sign-player = { $player }
sign-lobby = The next match is being prepared in the thread of this message.
sign-playing = The match is on in the thread of this message.
sign-over = The match is over. The sheets and the result are in the thread of this message.
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
resign-body = { $players ->
    [2] The other side wins it at once.
   *[other] It is over for everybody, and all the others win it.
}
button-resign-yes = Yes, I resign
button-resign-no = No, play on
