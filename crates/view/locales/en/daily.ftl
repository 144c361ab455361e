### Daily: Daily deals.

daily-title = Daily deal · { $date } · { $game }
daily-how = Everybody plays the same cards once, alone against the strongest AI players.
daily-off-title = No daily deal here yet
daily-off-how = With a daily deal, everybody here plays the same cards once a day and compares. The admins choose the game:
daily-nobody = { $over ->
    [yes] Nobody played it.
   *[no] Nobody has played it yet.
}
daily-players = Played so far by: { $players }
daily-player = { $player-is ->
    [you] you
   *[other] { $player }
}
daily-more-players = { $count ->
    [one] and one more
   *[other] and { $count } more
}
daily-hidden = Play it to see the others’ results.
daily-playing = You have begun: go on when you like.
daily-yours = Place { $place } of { $of }: { $made }
daily-yours-gone = You gave it up.
daily-exact = The coach: { $accuracy }% accurate
daily-accuracy = { $accuracy }%
daily-exact-soon = The coach is still looking at your decisions.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-share = To share; it gives nothing away:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }% · { $days ->
    [one] day 1
   *[other] day { $days }
} in a row
daily-head-made = Points
daily-head-exact = Accuracy
daily-head-streak = Days
daily-line = { $player-is ->
    [you] You
   *[other] { $player }
}
daily-gave-up = gave up
daily-more-lines = { $count ->
    [one] and one more
   *[other] and { $count } more
}
daily-note = Points of this deal, accuracy by the coach, days played in a row.
daily-opens = The cards stay hidden until { $until }. Then /replay and /coach show them.
daily-same-cards = Daily deal: the same cards for everybody who plays it.
daily-promised = The cards of the day are sealed under this code. When they are opened, anyone can check them.
daily-result-sealed = Once nobody can play this deal any more, “Proof” in /replay shows the sealed secret.
daily-proof = The cards of the day have been sealed under this code since { $fixed }:
daily-proof-next = The next day’s cards:
daily-proof-later = Keep the code. When the day is over, “Proof” in /replay shows the secret that was sealed under it.
daily-games-title = The game of the daily deal
daily-games-how = Your choice counts from the day after tomorrow: earlier deals are fixed already. Days begin at midnight in the chat’s time zone.
daily-post-how = I can post the deal here every day. At what time, in the chat’s time zone?
daily-post-before = Yesterday’s best results:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Daily deal
button-daily-play = Play
button-daily-go-on = Go on playing
button-daily-results = Results
button-daily-board = All results
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Share
button-daily-games = Choose the game
button-daily-turns = The games take turns
button-daily-none = No daily deal
button-daily-post-never = Never
