### Room: The table’s own pages, whatever game is played.
### $cards (Mentions)

## The lobby

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · match { $number } · { $about }
# $range (Phrase)
seats = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
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
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. free seat
former-player = a former player
# $level (Recorded)
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Red Riding Hood
        [2] Hansel
        [3] Gretel
        [4] Cinderella
    }
    [thumb] { $nth ->
       *[1] Tom Thumb
        [2] Pinocchio
        [3] Aladdin
        [4] Sinbad
    }
    [good] { $nth ->
       *[1] Puss in Boots
        [2] Robin Hood
        [3] Till Eulenspiegel
        [4] Scheherazade
    }
    [strong] { $nth ->
       *[1] Merlin
        [2] Odysseus
        [3] Sphinx
        [4] Firebird
    }
   *[other] Computer
}
# $level (Recorded)
level-word = { $level ->
    [beginner] beginner
    [thumb] average
    [good] good
    [strong] strong
   *[other] unknown level
}
ai-level = AI player, { $level }
# $level (Recorded)
ai-character = { $player } { $level ->
    [beginner] plays for fun and forgets which cards are gone.
    [thumb] plays by the rules of thumb and counts every card.
    [good] thinks ahead and slips only where it is close.
    [strong] forgets nothing and weighs every card.
   *[other] plays as well as it can.
}
lobby-rules-usual = Usual rules.
lobby-rules-changed = Changed rules · { $rules }
lobby-waiting = { $count ->
    [one] One more player and you can start.
   *[other] { $count } more players and you can start.
}
lobby-alone = { $count ->
    [one] Add an AI player and start whenever you like.
   *[other] Add { $count } AI players and start whenever you like.
}
lobby-not-ready = The match begins as soon as everybody is in.
lobby-ready = Everybody is here. Press “Start”.
lobby-starts = Everybody is here. The match begins in a moment.
lobby-unopened = { $player }, open our private chat, so that I can send you your cards.
lobby-shut = { $player }, I cannot write to you: “My hand” here shows you your cards.
words-asked = { $game }, match { $number }: your words for the shuffle
words-given = { $game }, match { $number }: your words are in the shuffle
words-yours = They are:
words-how = Send /word and any words you like, for example: /word moonlight
words-hidden = The other players see them only when the match begins.
words-sealed = The shuffle was sealed under this code before anybody could give words:
words-keep = Keep the code: after the match, “talon verify” with “--seen” and all 64 digits checks the cards.
lobby-boards = { $boards ->
    [one] One deal decides the match
   *[other] { $boards } deals decide the match, whatever the score
}. Seat 1 deals first.
sealed = 🔒 Sealed before the deal
lobby-gone = { $reason ->
    [expired] Nobody started the match, so this table was closed. /play opens a new one.
   [ended] This table is closed. /play opens a new one.
    [withdrawn] The operator of this bot has closed this table. /play opens a new one.
   *[cancelled] This table was cancelled. /play opens a new one.
}

button-join = Join
button-leave = Leave
button-add-ai = Add AI player
button-remove-ai = Remove AI player
button-next-ai = AI level
button-options = Options
button-word = My word
button-start = Start
button-hold-start = Wait
button-set-up = New table…
button-cancel = Cancel table
button-ready = I’m in

## The board

button-hand = My hand
button-table = Table…
button-why = Why?
button-hint = Hint
# $card (Phrase)
hint-card = I would play { $card }.
hint-choice = I would choose: { $choice }.
hint-worth = On average { $worth }; { $next }: { $less }.
button-rules = Rules
button-score = Score sheet
button-back = Back
table-page-title = { $game } · deal { $deal }
# $leader (Name), $only (Symbols)
turn-answer = { $leader } led { $card }. { $duty ->
   *[any] Your turn: play any card.
    [one] You must play { $only }.
    [follow] You must follow suit.
    [higher] You must play higher.
    [trump] You must trump.
    [overtrump] You must overtrump.
}
agreed-rules = Agreed here · { $rules }
dealt-anew = The rules of this game have been revised, so this deal was dealt again. The score stays.
table-page-unfinished = This deal was not played to its end.
# $first_points (i32), $second_points (i32)
score-pair = { $first-is ->
    [you] You
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] you
   *[other] { $second }
}
# $points (i32)
score-seat = { $player-is ->
    [you] You { $points }
   *[other] { $player } { $points }
}
deal-points = Points: { $scores }
drew = You drew { $card }.
passed-trick = Trick { $number }: { $cards }, won by { $winner-is ->
    [you] you
   *[other] { $winner }
}
last-trick = Last trick: { $cards }, won by { $winner-is ->
    [you] you
   *[other] { $winner }
}
# $target (i32)
score-target = First to { $target } points.
score-board = Deal { $number } of { $boards }: every table of the round plays these cards, and the points are added up.
# $cards (u8), $tricks (u8)
sealed-tricks = { $player-is ->
    [you] You
   *[other] { $player }
}: { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand
# $cards (u8)
sealed-hand = { $player-is ->
    [you] You
   *[other] { $player }
}: { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand
sealed-cards = No cards are shown here, because other tables of the round play the same ones. Players see their own in private.
sealed-over = Deal { $deal } is over
sealed-later = When all tables of the round are done, /replay shows the cards.
end-wanted = { $player-is ->
    [you] You have proposed to end the match.
   *[other] { $player } proposes to end the match.
}
pause-wanted = { $player-is ->
    [you] You would like to pause.
   *[other] { $player } would like to pause. To agree, press “Table…” and then “Pause”.
}
paused = ⏸ The match is paused. Press a card or “Play on” to go on.
away = { $why ->
    [late] { $player-is ->
        [you] Your time ran out, and an AI player is playing for you. Press a card or “I’m back” to play again.
       *[other] { $player } ran out of time; an AI player plays for now.
    }
    [left] { $player-is ->
        [you] An AI player is playing for you. Press a card or “I’m back” to play again.
       *[other] { $player } had to go; an AI player plays for now.
    }
   *[removed] { $player-is ->
        [you] An admin removed you from this match.
       *[other] An admin removed { $player } from this match; an AI player plays on.
    }
}
clock-live = ⏳ Each decision has { $each }.
clock-until = { $player-is ->
    [you] ⏳ You have until { $until }.
   *[other] ⏳ { $player } has until { $until }.
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
    [you] You resigned the match.
   *[other] { $loser } resigned the match.
}
result-agreed = Everybody agreed to stop.
result-stopped = An admin stopped the match.
result-gave-up = { $player-is ->
    [you] You gave up your seat, which counts as resigning.
   *[other] { $player } gave up their seat, which counts as resigning.
}
result-stand-in = { $player-is ->
    [you] An AI player decided { $count ->
        [one] once
       *[other] { $count } times
    } in your place.
   *[other] An AI player decided { $count ->
        [one] once
       *[other] { $count } times
    } in place of { $player }.
}
result-abandoned = { $absent-is ->
    [you] You were away too long.
   *[other] { $absent } was away too long.
}
result-ai = { $player }: { $level }.
proof-title = The proof of a fair deal
proof-sealed = The shuffle of this match was sealed under this code before anybody could give words or see a card. When the match is over, “Proof” shows the secret too.
proof-boards = Every table of this round plays the same cards. They are sealed under this code now and opened when the round is done, so anyone can check them.
proof-code = The code that everybody could see before the match:
button-proof = Proof
result-opened = The secret that was sealed under it:
result-secret = The code is the secret’s SHA-256, and all the cards follow from the secret and the words. Compare all its digits with those that you saw; “talon verify” checks the rest.
result-sealed = Other tables of the round play these cards too. When all are done, “Proof” in /replay shows the sealed secret.
result-words = { $player-is ->
    [you] Your words: { $words }
   *[other] Words of { $player }: { $words }
}
button-rematch = Rematch

## The score sheet

sheet-player = { $player-is ->
    [you] You
   *[other] { $player }
}
sheet-title = { $game } · score sheet
sheet-empty = No deal is finished yet.
sheet-earlier = { $count ->
    [one] One earlier deal is not shown.
   *[other] { $count } earlier deals are not shown.
}

## The options

options-title = { $game } · options
option-rules-title = { $game } · rules
button-option-rules = Rules…
options-hint = Press an option to change it. ★: not the usual rule.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Players may ask for a hint: what an AI player would play.
   *[off] Players cannot ask for hints.
}
set-hints = { $value ->
    [on] Hints: on
   *[off] Hints: off
}
# $limit (Over)
option-clock = If a player takes more than { $limit } for a decision, an AI player plays for them.
option-clock-off = Players may take as long as they like for a decision.
# $limit (Brief)
set-clock = Clock: { $limit }
set-clock-off = Clock: off
option-undo = { $value ->
    [on] Players may take back a decision until somebody else decides or a hidden card is seen.
   *[off] Players cannot take back a decision.
}
set-undo = { $value ->
    [on] Taking back: on
   *[off] Taking back: off
}
set-ai = AI: { $level }
button-done = Done

## The presets

button-presets = Presets…
presets-title = { $game } · presets
presets-none = None yet.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] the usual rules
        [one] one changed rule
       *[other] { $changed } changed rules
    }. New tables open with it.
   *[no] • { $name }: { $changed ->
        [0] the usual rules
        [one] one changed rule
       *[other] { $changed } changed rules
    }.
}
presets-how = To save a table’s options, send /preset and a name before the match, for example /preset our evening.
presets-who = In a group the table’s host can use and save them. The admins can save and delete them, and choose what new tables open with.
preset-title = { $game } · { $name }
preset-usual-rules = The usual rules.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] One of its options no longer exists and is left out.
   *[other] { $count } of its options no longer exist and are left out.
}
preset-is-default = ★ New tables of { $game } open with it.
preset-games-title = Presets
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = More…
button-preset-usual = Usual rules
button-preset-keep = Save these
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
sign-playing = The match is being played in the thread of this message.
sign-over = The match is over. The sheets and the result are in the thread of this message.
sign-lost = The thread of this message is closed or deleted. The match goes on here in the channel.
panel-alone = The match waits for you if you leave it.
panel-waiting-for = { $player-is ->
    [you] The table is waiting for you.
   *[other] The table is waiting for { $player }.
}
panel-abandoned = If a player stays away for long, “End abandoned” ends the match for the others.
panel-over = The match is over. Press “Rematch”, or leave the table.
panel-closed = This table is closed.
button-resign = Resign
button-propose-end = Propose to end
button-agree-end = Agree to end
button-withdraw-end = Play on after all
button-end-abandoned = End abandoned
button-forced = { $on ->
    [yes] ✓ Play if forced
   *[no] Play if forced
}
button-hold = { $on ->
    [yes] ✓ Don’t draw yet
   *[no] Don’t draw yet
}
button-undo = Take back
button-pause = Pause
button-resume = Play on
button-stand-down = AI plays for me
button-return = I’m back
button-take-over = Join at seat { $seat }
button-people = Players…
people-who = Between matches the host can remove a player. The group’s admins can always do that, and they can stop the table, but not in a match of their own.
people-seat = { $player-is ->
    [you] { $seat }. You
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Seat { $seat } is yours.
   *[other] Seat { $seat }, where { $player } played, can be taken over.
}
button-remove = Remove { $seat }
button-stop = Stop the table
stop-title = Stop your own match?
stop-body = You play in it, so stopping it counts as resigning. To end it without a result, propose that to the others.
button-new-table = New table
why-refused = The last tap was refused. { $rule }
resign-title = Resign the match?
# $players (u32)
resign-body = { $players ->
    [2] The other side wins at once.
   *[other] The match is over for everybody, and all the others win.
}
button-resign-yes = Yes, I resign
button-resign-no = No, play on
