### Leagues: Leagues of a community.

## The list

league-list-title = { $own ->
    [yes] Your leagues
   *[no] Leagues here
}
league-list-empty = { $own ->
    [yes] You are in no league.
   *[no] There is no league here yet.
}
league-listed = { $name } · { $game } · { $people ->
    [one] one person
   *[other] { $people } people
} · { $stage ->
    [playing] being played
    [closed] over
   *[other] open to join
}
league-list-how = /league create and a name starts a new one.

## One league

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Open ladder: play anybody you like. Three matches a day count between the same two players.
    [round-robin] Everybody plays everybody { $rounds ->
        [one] once
       *[other] { $rounds } times
    }.
    [swiss] Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: players who have done equally well meet.
    [knockout] Knock-out: the loser is out.
   *[other] Rotating tables, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: each round with different people.
}
league-length = { $ladder ->
    [yes] A season lasts { $lasts }.
   *[no] A round lasts { $lasts }.
}
league-again = { $again ->
    [yes] When a season is over, another follows.
   *[no] The league ends with its season.
}
league-boards = All tables of a round play the same { $boards ->
    [one] deal
   *[other] { $boards } deals
}. Your points are compared with those of the same seat at the other tables, so luck cancels out.
league-round-sealed = The cards of all tables are sealed under this code until the round is done:
league-rule = • { $rule }
league-gathering = No season is being played. Join, and the league’s owner begins one.
league-missing = { $count ->
    [one] One more person is needed to begin.
   *[other] { $count } more people are needed to begin.
}
league-resumes = The next season begins on { $moment }, if enough people are in the league.
league-closed = This league is over.
league-member = { $player-is ->
    [you] you
   *[other] { $player }
}
league-members = Players: { $players }
league-more-members = { $count ->
    [one] and one more
   *[other] and { $count } more
}
league-season = Season { $season }
league-round-until = Round { $round }, to be played by { $until }
league-ladder-until = Until { $until }
league-head-points = Points
league-head-matches = Played
league-head-difference = Diff.
league-player = { $player-is ->
    [you] You
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] You
   *[other] { $player }
}: { $by ->
    [head-to-head] behind by head-to-head
    [sonneborn-berger] behind by Sonneborn–Berger
    [buchholz] behind by Buchholz
    [difference] behind by difference
    [wins] behind by wins
   *[lot] behind by lot
}
league-more-lines = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
league-your-fixture = Your next match: { $others }
league-your-bye = You have no match in this round.
league-your-done = Your match of this round is done.

## A round

league-round-title = { $name } · season { $season }, round { $round }
league-deadline = To be played by { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (not played)
league-fixture-other = { $player-is ->
    [you] you
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] you
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Not playing: { $players }

## A season that is over, and one that begins

league-season-past = { $name } · season { $season } is over
league-champion = { $player-is ->
    [you] 👑 You won the season.
   *[other] 👑 { $player } won the season.
}
league-no-champion = Nobody won the season.
league-began = { $name } · season { $season } has begun
league-began-people = { $people ->
    [one] One person plays.
   *[other] { $people } people play.
}
league-began-ladder = Anybody may still join.
league-reminder = { $name }: play your match soon

## Making and ending

league-manage-title = { $name }: how it is played
league-manage-who = The league’s owner and the admins decide.
league-manage-playing = This can be changed between seasons.
league-ask-finish = End this season of { $name } now?
league-ask-finish-effect = Its standings stay as they are. Matches that were not played do not count.
league-ask-close = Close { $name } for good?
league-ask-close-effect = A season that is being played ends as it stands, and no other follows.
league-ask-leave = { $player-is ->
    [you] Leave { $name }?
   *[other] { $player }, do you want to leave { $name }?
}
league-ask-leave-effect = { $format ->
    [none] It costs nothing: no season is being played, and you can join again.
    [ladder] Your matches stay in the table. To play more, join again.
    [knockout] You are out for this season, even if you join again: your opponent goes on.
   *[other] Matches that you have not played yet, and those of rounds that begin before you join again, go to your opponents for good.
}
league-people-title = { $name }: who is in it
league-people-how = ✕ removes somebody, ↩ brings somebody back. A person who was removed cannot join by themselves.
league-ask-remove = Remove { $player } from { $name }?
league-ask-remove-effect = Matches that are not played go to the opponents, even if the person comes back.
button-league-people = People
button-league-join = Join
button-league-leave = Leave
button-league-play = Play my match
button-league-rounds = Rounds
button-league-past = Past seasons
button-league-manage = Manage
button-league-begin = Begin the season
button-league-finish = End the season
button-league-close = Close the league
button-league-yes = Yes
button-league-back = Back
button-league-list = All leagues
button-league-show = Show the league
button-league-game = Game: { $game }
button-league-format = { $format ->
    [ladder] Open ladder
    [round-robin] Round robin
    [swiss] Swiss
    [knockout] Knock-out
   *[other] Rotating tables
}
button-league-rounds-count = Rounds: { $rounds }
button-league-days = Days: { $days }
button-league-again = Again: { $again ->
    [yes] yes
   *[no] no
}
button-league-boards = Same cards: { $boards ->
    [0] no
   *[other] { $boards } deals
}
# $name (Phrase)
button-league-preset = Options: { $name }
league-preset-usual = usual
