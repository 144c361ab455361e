### What finished matches add up to: leaderboards, ratings, statistics.

standing-decimal-mark = .

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
standing-week = week { $week } of { $year }
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
standing-season = season { $quarter } of { $year }

## What somebody did

standing-won = won { $wins } of { $matches }
standing-drawn = { $draws } drawn
standing-points = points { $points }
standing-contracts = contracts { $made } of { $all }
standing-penalty = penalty { $average } a round
standing-feat = { $feat ->
    [closed] closed { $count }
    [close-failed] { $count } closed and lost
    [false-claim] { $count ->
        [one] { $count } false claim
       *[other] { $count } false claims
    }
    [threefold] { $count } for three
    [bummerl-given] { $count ->
        [one] { $count } Bummerl given
       *[other] { $count } Bummerls given
    }
    [bummerl-taken] { $count ->
        [one] { $count } Bummerl taken
       *[other] { $count } Bummerls taken
    }
    [doubled] doubled { $count }
   *[capot] { $count ->
        [one] { $count } capot
       *[other] { $count } capots
    }
}

## Leaderboards

standing-board-title = Leaderboard: { $game } · { $when }
standing-board-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Everywhere, matches with AI players
       *[people] Everywhere, matches among people
    }
   *[community] { $pool ->
        [mixed] Matches with AI players
       *[people] Matches among people
    }
}
standing-board-empty = Nobody stands here yet. The first match that is played to its end changes that.
standing-line = { $place }. { $player } · { $rating }
standing-order-rating = By rating, as far as it is certain.
standing-order-wins = By matches won. The number after the name is the rating.
standing-unsettled = ? stands for a rating that is not settled yet.
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
button-standing-back = ◀
button-standing-on = ▶
button-standing-around = Around me
