### Standing: What finished matches add up to: leaderboards, ratings, statistics.
### $points (Phrase), $rating (i32)


## Stretches of time

standing-current = { $period ->
    [week] this week
    [month] this month
    [season] this season
   *[ever] all time
}
standing-last = { $period ->
    [week] last week
    [month] last month
   *[season] last season
}
# $week (u8)
standing-week = week { $week } of { $year }
# $month (u8)
standing-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# $quarter (u8)
standing-season = season { $quarter } of { $year }

## What somebody did

standing-won = won { $wins } of { $matches }
standing-drawn = { $draws } drawn
standing-points = { $points } points
# $made (u32)
standing-contracts = { $made } of { $all } contracts made
standing-penalty = { $average } penalty points a deal
standing-feat = { $feat ->
    [closed] { $count ->
        [one] { $count } close
       *[other] { $count } closes
    }
    [close-failed] { $count ->
        [one] { $count } failed close
       *[other] { $count } failed closes
    }
    [false-claim] { $count ->
        [one] { $count } false claim
       *[other] { $count } false claims
    }
    [threefold] { $count ->
        [one] one three-point win
       *[other] { $count } three-point wins
    }
    [bummerl-given] { $count ->
        [one] { $count } Bummerl given
       *[other] { $count } Bummerls given
    }
    [bummerl-taken] { $count ->
        [one] { $count } Bummerl taken
       *[other] { $count } Bummerls taken
    }
    [doubled] doubled { $count ->
        [one] once
       *[other] { $count } times
    }
   *[capot] { $count ->
        [one] { $count } capot
       *[other] { $count } capots
    }
}

## Leaderboards

standing-leaderboard-title = Leaderboard: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Global leaderboard, matches with AI players
       *[people] Global leaderboard, matches among people
    }
   *[community] { $pool ->
        [mixed] Matches with AI players
       *[people] Matches among people
    }
}
standing-leaderboard-empty = Nobody is on this leaderboard yet. It starts with the first match that is played to the end.
standing-leaderboard-empty-everywhere = Nobody is on this leaderboard yet: nobody who has joined it has finished such a match.
standing-leaderboard-opt-in = Only people who have joined it are listed. To join, send /settings in our private chat.
standing-leaderboard-known = A match counts here only against known players. A player is known after ten matches, against at least five others.
standing-head-rating = Rating
standing-head-won = Won
standing-head-points = Points
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = Ordered by rating. An uncertain rating counts for less.
standing-order-wins = Ordered by matches won.
standing-unsettled = ?: the rating is not settled yet.
standing-range = { $first } to { $last } of { $total }
label-standing-span = { $period ->
    [week] Week
    [month] Month
    [season] Season
   *[ever] All
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] With AI
   *[people] Among people
}
button-standing-whose = { $whose ->
    [everywhere] Global
   *[community] Here
}
button-standing-back = ◀ Higher
button-standing-on = Lower ▶
button-standing-around = Around me

## Ratings

standing-ratings-title = { $player-is ->
    [you] Your ratings
   *[other] Ratings of { $player }
}
standing-ratings-none = No match has counted yet. Matches that allow hints or taking back do not count.
standing-stats-none = No match has counted yet.
# $deviation (i32)
standing-rating = { $pool ->
    [mixed] With AI players: { $rating } ± { $deviation } · last match { $change } · { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
   *[people] Among people: { $rating } ± { $deviation } · last match { $change } · { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
}
standing-rating-open = { $pool ->
    [mixed] With AI players: ? · { $matches } played, about { $missing } more until it is settled
   *[people] Among people: ? · { $matches } played, about { $missing } more until it is settled
}
standing-computers = For comparison, AI players measured against each other:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, matches with AI players, the oldest on the left
   *[people] { $game }, matches among people, the oldest on the left
}
# $first (i32), $last (i32), $low (i32), $high (i32)
standing-course-figures = { $count ->
    [one] After { $count } match: { $last }
   *[other] After { $count } matches: from { $first } to { $last }, lowest { $low }, highest { $high }
}
# $first (i32), $last (i32)
standing-course-uncertainty = { $count ->
    [one] Uncertainty: ± { $last }
   *[other] Uncertainty: ± { $first } at first, ± { $last } at last
}
standing-course-title = { $pool ->
    [mixed] { $game } · rating with AI players
   *[people] { $game } · rating among people
}
button-standing-picture = As a picture
button-standing-ratings = Ratings
button-standing-course = { $pool ->
    [mixed] { $game } with AI: history
   *[people] { $game }: history
}

## Statistics

standing-stats-title = { $player-is ->
    [you] Your matches
   *[other] Matches of { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } with AI players
   *[people] { $game }
}
standing-deals = won { $won } of { $all } deals
standing-per-deal = { $points } a deal
standing-met-title = Last opponents:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, { $draws } drawn
}
standing-best = { $draws ->
    [0] Best against { $other }: { $wins }–{ $losses }
   *[other] Best against { $other }: { $wins }–{ $losses }, { $draws } drawn
}
standing-worst = { $draws ->
    [0] Worst against { $other }: { $wins }–{ $losses }
   *[other] Worst against { $other }: { $wins }–{ $losses }, { $draws } drawn
}
standing-pair-title = { $player-is ->
    [you] You and { $other }: { $wins }–{ $losses }
   *[other] { $player } and { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, { $draws } drawn
}
standing-streak-won = The last { $count } were won.
standing-streak-lost = The last { $count } were lost.
standing-records-title = { $pool ->
    [mixed] Records: { $game } with AI players
   *[people] Records: { $game }
}
standing-record = { $what ->
   *[matches] Most matches
    [wins] Most matches won
    [deals] Most deals
    [deals-won] Most deals won
    [threefold] Most deals for three points
    [closed] Most deals closed
    [close-failed] Most deals closed and lost
    [false-claim] Most false claims
    [bummerl-given] Most Bummerls given
    [bummerl-taken] Most Bummerls taken
    [contract] Most contracts
    [contract-made] Most contracts made
    [doubled] Doubled most often
    [capot] Most capots
    [penalty] Most penalty points
}: { $holder }, { $count }
standing-record-per-deal = Most points a deal: { $holder }, { $points }
button-standing-stats = Statistics
button-standing-records = Records
button-standing-number = { $number }
button-standing-history = Matches
button-standing-ours = Our matches
button-standing-ratings-of = Their ratings
button-standing-pair = The two of us

## Finished matches

standing-history-here = Matches played here
standing-history-mine = { $player-is ->
    [you] Your matches
   *[other] Matches of { $player }
}
standing-history-with = { $player-is ->
    [you] Your matches with { $other }
   *[other] Matches of { $player } and { $other }
}
standing-history-empty = There is no such match.
label-standing-mine = Mine
label-standing-everybody = Everybody’s
button-standing-newest = Newest
button-standing-older = Older
