### Family: What every game of the marriage family says at its tables, unless its own file says otherwise.
### $talon (u8), $points (u8), $tricks (u8), $marriages (u8)

## Whose turn

marriage-turn-lead = { $player-is ->
    [you] Your turn: lead a card.
   *[other] { $player } to lead.
}
marriage-turn-follow = { $leader-is ->
    [you] You led { $card }. { $player } to answer.
   *[other] { $leader } led { $card }. { $player } to answer.
}
marriage-turn-marriage = { $player-is ->
    [you] You announced { $suit }. Lead its king or queen.
   *[other] { $player } announced { $suit } and leads its king or queen.
}

## What lies on the table

marriage-talon-open = Trump { $trump }, turned up { $turned } · talon { $talon ->
    [one] 1 card
   *[other] { $talon } cards
}
marriage-talon-closed = { $player-is ->
    [you] Trump { $trump } · you closed the talon with { $talon ->
        [one] 1 card left
       *[other] { $talon } cards left
    }
   *[other] Trump { $trump } · { $player } closed the talon with { $talon ->
        [one] 1 card left
       *[other] { $talon } cards left
    }
}
marriage-talon-empty = Trump { $trump } · the talon is used up
# $first_tricks (u8), $second_tricks (u8)
marriage-tricks = Tricks: { $first-is ->
    [you] you
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] you
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] You announced { $points } in { $suit }.
   *[other] { $player } announced { $points } in { $suit }.
}
marriage-exchanged = { $player-is ->
    [you] You swapped { $low } for { $card }.
   *[other] { $player } swapped { $low } for { $card }.
}
marriage-points = { $player-is ->
    [you] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

## In a picture

marriage-note-marriage = { $points } { $suit }
marriage-note-marriages = announced { $list }
marriage-note-totals = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marriages ->
    [0] {""}
   *[other] , { $marriages } of them announced
}, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}

## A hand in 200 characters

marriage-alert-waiting = { $cards } · trump { $trump }. It is not your turn.
marriage-alert-turn = { $cards } · trump { $trump }. It is your turn.

## Buttons

marriage-button-marriage = Announce { $points } { $suit }
marriage-button-exchange = Swap { $low }→{ $card }
marriage-button-close = Close talon
marriage-button-claim = Claim 66
marriage-ask-claim = Claim 66?
marriage-ask-points = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marriage-claim-costs = With fewer than 66 you lose the deal.
marriage-ask-close = Close the talon?
marriage-close-costs = Nobody draws any more. If you are not the first to reach 66, you lose the deal.

## A finished deal

marriage-deal-won = { $winner-is ->
    [you] Deal { $deal }: you win { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Deal { $deal }: { $winner } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
marriage-totals = { $player-is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marriages ->
    [0] {""}
   *[other] {" "}({ $marriages } announced)
}, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}

marriage-stake-saved = { $player-is ->
    [you] You had { $points }, so 33 or more: that counts 1.
   *[other] { $player } had { $points }, so 33 or more: that counts 1.
}
marriage-stake-low = { $player-is ->
    [you] You had { $points }, so fewer than 33: that counts 2.
   *[other] { $player } had { $points }, so fewer than 33: that counts 2.
}
marriage-stake-nothing = { $player-is ->
    [you] You won no trick: that counts 3.
   *[other] { $player } won no trick: that counts 3.
}
marriage-penalty-two = That counts 2.
marriage-penalty-no-trick-now = { $player-is ->
    [you] You had no trick: that counts 3 instead of 2.
   *[other] { $player } had no trick: that counts 3 instead of 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] You had no trick when the talon was closed: that counts 3 instead of 2.
   *[other] { $player } had no trick when the talon was closed: that counts 3 instead of 2.
}

## What is allowed, and why

marriage-why-lead-first = { $player-is ->
    [you] { $dealer } dealt, so you lead the first trick.
   *[other] { $dealer-is ->
        [you] You dealt, so { $player } leads the first trick.
       *[other] { $dealer } dealt, so { $player } leads the first trick.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] You won the last trick, so you lead.
   *[other] { $player } won the last trick and leads.
}
marriage-why-lead-any = The leader may play any card.
marriage-why-open-any = The talon is open, so you may answer with any card; you need not follow suit.
marriage-why-strict-closed = The talon is closed: now you must follow suit.
marriage-why-strict-empty = The talon is used up: now you must follow suit.
marriage-why-beat = You must beat { $led } with a higher card of its suit: { $cards }.
marriage-why-follow = You must follow suit { $suit }, and you cannot beat the card: { $cards }.
marriage-why-trump = You have no { $suit }, so you must trump: { $cards }.
marriage-why-nothing = You have neither { $suit } nor a trump, so any card will do.
marriage-why-marriage = You announced a marriage, so you lead one of its cards: { $cards }.
marriage-why-blocked = Not now: { $cards }.
marriage-why-may-announce = You may announce { $points } in { $suit }; then you lead its king or queen.
marriage-why-may-exchange = You may swap { $low } for { $card }.
marriage-why-exchange-too-late = { $low } can no longer be swapped: only two cards are left in the talon.
marriage-why-exchange-closed = { $low } can no longer be swapped: the talon is closed.
marriage-why-may-close = You may close the talon, if you think that you reach 66 without drawing.
marriage-why-may-claim = You may claim 66. Once you lead a card, you have to win another trick first.
marriage-why-wait = There is nothing for you to do until your turn.
marriage-why-private = That’s private: ask me in our private chat.
