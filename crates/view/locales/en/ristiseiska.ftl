### Ristiseiska: What is said at a table of Ristiseiska.
### $turns (u8)

ristiseiska-name = Ristiseiska

## Whose turn

ristiseiska-turn-first = { $player-is ->
    [you] You hold the seven of clubs: begin with it.
   *[other] { $player } holds the seven of clubs and begins with it.
}
ristiseiska-turn-play = { $player-is ->
    [you] Your turn: play a card that fits.
   *[other] { $player } to play.
}
ristiseiska-turn-only = You must play { $card }.
ristiseiska-turn-bonus = { $player-is ->
    [you] Your pile is complete: play another card, or end your turn.
   *[other] { $player } has completed a pile and may play another card.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } is stuck. Your turn: choose a card to give away.
   *[other] { $stuck-is ->
        [you] You are stuck, and { $giver } chooses a card for you.
       *[other] { $stuck } is stuck, and { $giver } chooses a card to give away.
    }
}
ristiseiska-stalled = No play for { $turns } turns: a card that fits nowhere must be given, if there is one.

## A suit on the table

ristiseiska-grid-closed = { $suit } nothing yet
ristiseiska-grid-waits = { $suit } nothing yet · next 7
ristiseiska-grid-one = { $suit } { $lies } · next { $next }
# $low (Phrase), $high (Phrase)
ristiseiska-grid-two = { $suit } { $lies } · next { $low } and { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · low pile complete · next { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · high pile complete · next { $next }
ristiseiska-grid-done = { $suit } { $lies } · complete

## The players

# $cards (u8)
ristiseiska-seat-new = { $player-is ->
    [you] You
   *[other] { $player }
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# $cards (u8)
ristiseiska-seat-played = { $player-is ->
    [you] You
   *[other] { $player }
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · played { $played }
# $cards (u8)
ristiseiska-seat-stuck = { $player-is ->
    [you] You
   *[other] { $player }
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · could not play
# $cards (u8)
ristiseiska-seat-given = { $player }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · could not play, got a card from { $giver }
# $cards (u8)
ristiseiska-seat-given-card = { $player-is ->
    [you] You: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · could not play, got { $card } from { $giver }
   *[other] { $player }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · could not play, got { $card } from you
}
ristiseiska-token-nobody = Nobody has the token yet. It will cost { $points }.
ristiseiska-token-at = { $player-is ->
    [you] You have the token. At the end it costs { $points }.
   *[other] { $player } has the token. At the end it costs { $points }.
}
ristiseiska-whole-hand = Your hand: { $cards }
# $count (u8)
ristiseiska-more-under-why = { $count ->
    [one] 1 more card to give: under “Why?”.
   *[other] { $count } more cards to give: under “Why?”.
}

## In a picture

ristiseiska-scene-first = { $player-is ->
    [you] Your turn: begin
   *[other] { $player } begins
}
ristiseiska-scene-play = { $player-is ->
    [you] Your turn: play a card that fits
   *[other] { $player } to play
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Your turn: play on, or end it
   *[other] { $player } may play on
}
ristiseiska-scene-give = { $giver-is ->
    [you] Your turn: give { $stuck } a card
   *[other] { $stuck-is ->
        [you] { $giver } to give you a card
       *[other] { $giver } to give { $stuck } a card
    }
}
ristiseiska-scene-stuck = stuck
ristiseiska-scene-could-not = could not play
ristiseiska-scene-given = got a card
ristiseiska-scene-token = token
ristiseiska-scene-out = { $winner-is ->
    [you] You went out
   *[other] { $winner } went out
}
ristiseiska-scene-no-card = no card, no penalty
ristiseiska-scene-charged = token: { $token }

## A hand in 200 characters

ristiseiska-alert-waiting = { $cards }. It is not your turn.
ristiseiska-alert-turn = { $cards }. It is your turn.
ristiseiska-alert-give = { $cards }. A player is stuck and waits for a card from you.

## Buttons

ristiseiska-button-end = End turn

## A finished deal

ristiseiska-deal-won = { $winner-is ->
    [you] Deal { $deal }: you went out first
   *[other] Deal { $deal }: { $winner } went out first
}
ristiseiska-cause-played-out = { $player-is ->
    [you] You played your last card.
   *[other] { $player } played their last card.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] { $receiver } was stuck, and you gave away your last card.
   *[other] { $receiver-is ->
        [you] You were stuck, and the card that { $player } gave you was their last.
       *[other] { $receiver } was stuck, and { $player } gave away their last card.
    }
}
ristiseiska-charge = { $player-is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} for { $cards }
ristiseiska-charge-nothing = { $player-is ->
    [you] You: no card, no penalty
   *[other] { $player }: no card, no penalty
}
ristiseiska-charge-token = { $player-is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}, { $token } for the token and { $for_cards } for { $cards }
ristiseiska-charge-token-only = { $player-is ->
    [you] You: no card, but { $token } for the token
   *[other] { $player }: no card, but { $token } for the token
}
ristiseiska-token-never-taken = Nobody was ever stuck, so nobody pays for the token.
ristiseiska-values = A king costs 13, a queen 12, a jack 11, an ace { $ace }, every other card its number.

ristiseiska-standing-limit = Penalty points. Once somebody has { $limit }, the lowest total wins.
ristiseiska-standing-single = One deal decides: the first to go out wins the match.

## What is allowed, and why

ristiseiska-why-first = Every deal begins with { $card }, so it is the only card possible.
ristiseiska-why-must-play = A player with a card that fits must play one. You may play: { $cards }.
ristiseiska-why-blocked = Not now: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] In each suit the 7 comes first, then the 6, then the 8. After that it goes on from the 5 down to the ace and from the 9 up to the king.
    [off] In each suit the 7 comes first, then the 6. After that it goes on from the 5 down to the ace and from the 8 up to the king.
}
ristiseiska-why-bonus = You played an ace or a king, so you may play one more card: { $cards }.
ristiseiska-why-may-end = You may also end your turn. That costs nothing.
ristiseiska-why-you-give = { $stuck } has no card that fits. You sit just before, so you give a card away.
ristiseiska-why-you-give-instead = { $stuck } has no card that fits. Everybody nearer has one card only and keeps it, so you give one away.
ristiseiska-why-give-any = You choose, and you may give any card you hold, face down: only you two know which.
ristiseiska-why-give-useless = Nobody has played for { $turns } turns, so you must give a card that fits nowhere now: { $cards }.
ristiseiska-why-give-fitting = These fit, and you could play them later: { $cards }.
ristiseiska-why-give-last = It is your last card. When you have given it away, you are out and win the deal.
ristiseiska-why-you-are-stuck = You have no card that fits, so you get one. You do not play in this turn, not even that card.
ristiseiska-why-wait = There is nothing for you to do until your turn.
ristiseiska-why-private = That’s private: ask me in our private chat.

## Options: the rule, and the label of its button

ristiseiska-option-stuck = { $value ->
   *[cards] A player who is stuck gets a card from the player before.
    [token] A player who is stuck takes the token; no cards are given away.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] If a token is used, it costs 50 points at the end of a deal.
    [21] If a token is used, it costs 21 points at the end of a deal.
    [25] If a token is used, it costs 25 points at the end of a deal.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] A player with one card left gives it away and wins the deal.
    [skip] A player with one card left keeps it, and the player before that gives one.
}
ristiseiska-option-limit = { $value ->
   *[100] Once somebody has 100 penalty points, the lowest total wins.
    [single] A match is one deal: the first to go out wins it.
    [50] Once somebody has 50 penalty points, the lowest total wins.
    [200] Once somebody has 200 penalty points, the lowest total wins.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] The 5 waits until the 8 of its suit is on the table.
    [off] The 5 needs only the 6, not the 8.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] An ace left in the hand costs 1.
    [14] An ace left in the hand costs 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] After every ace and king one more card may be played.
    [once] After an ace or a king one more card may be played, but not a third.
    [off] An ace or a king earns no further card.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Being stuck counts from the first turn on.
    [on] Being stuck costs nothing until everybody has had a turn.
}
ristiseiska-option-max-players = { $value ->
   *[5] Up to five can play.
    [8] Up to eight can play.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Stuck: gets a card
    [token] Stuck: takes token
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Token costs 50
    [21] Token costs 21
    [25] Token costs 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Last card: given
    [skip] Last card: kept
}
ristiseiska-set-limit = { $value ->
   *[100] Match: to 100
    [single] Match: one deal
    [50] Match: to 50
    [200] Match: to 200
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] 5 waits for the 8
    [off] 5 needs only the 6
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] An ace costs 1
    [14] An ace costs 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] After A, K: play on
    [once] After A, K: 1 more
    [off] After A, K: nothing
}
ristiseiska-set-first-round-free = { $value ->
   *[off] First round: counts
    [on] First round: free
}
ristiseiska-set-max-players = { $value ->
   *[5] Up to 5 players
    [8] Up to 8 players
}
