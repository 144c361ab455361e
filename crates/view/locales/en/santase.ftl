### What is said at a table of Santase.

santase-name = Santase

## Whose turn

santase-turn-lead = { $player-is ->
    [you] Your turn: lead a card.
   *[other] { $player } to lead.
}
santase-turn-follow = { $player-is ->
    [you] { $leader } led { $card }. Your turn to answer.
   *[other] { $leader-is ->
        [you] You led { $card }. { $player } to answer.
       *[other] { $leader } led { $card }. { $player } to answer.
    }
}
santase-turn-draw = { $player-is ->
    [you] You won the trick. Nobody has drawn yet.
   *[other] { $player } won the trick. Nobody has drawn yet.
}
santase-turn-marriage = { $player-is ->
    [you] You announced { $suit }. Lead its king or queen.
   *[other] { $player } announced { $suit } and leads its king or queen.
}

## What lies on the table

santase-talon-open = Trump { $trump }, turned up { $turned } · talon { $talon ->
    [one] 1 card
   *[other] { $talon } cards
}
santase-talon-closed = { $player-is ->
    [you] Trump { $trump } · you closed the talon with { $talon ->
        [one] 1 card
       *[other] { $talon } cards
    }
   *[other] Trump { $trump } · { $player } closed the talon with { $talon ->
        [one] 1 card
       *[other] { $talon } cards
    }
}
santase-talon-empty = Trump { $trump } · the talon is used up
santase-strict = Follow suit and beat the card if you can; without the suit, trump.
santase-tricks = Tricks: { $first-is ->
    [you] you
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] you
   *[other] { $second }
} { $second_tricks }
santase-announced = { $player-is ->
    [you] You announced { $points } in { $suit }.
   *[other] { $player } announced { $points } in { $suit }.
}
santase-exchanged = { $player-is ->
    [you] You swapped { $low } for { $card }.
   *[other] { $player } swapped { $low } for { $card }.
}
santase-points = { $player-is ->
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

santase-note-marriage = { $points } { $suit }
santase-note-marriages = announced { $list }
santase-note-totals = { $points ->
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

santase-alert-waiting = { $cards } · trump { $trump }. It is not your turn.
santase-alert-turn = { $cards } · trump { $trump }. It is your turn.

## Buttons

santase-button-marriage = Announce { $points } { $suit }
santase-button-exchange = Swap { $low } for { $card }
santase-button-close = Close talon
santase-button-claim = Claim 66
santase-button-draw = Draw
santase-ask-claim = Claim 66?
santase-ask-points = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
santase-claim-costs = It ends the deal. If you have fewer, you lose it.
santase-ask-close = Close the talon?
santase-close-costs = Nobody draws any more. If you are not the first to reach 66, you lose the deal.

## A finished deal

santase-deal-won = { $winner-is ->
    [you] Deal { $deal }: you win { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Deal { $deal }: { $winner } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
santase-deal-drawn = Deal { $deal }: a tie
santase-totals = { $player-is ->
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
santase-last-trick-bonus = { $player-is ->
    [you] The last trick gave you 10 of these points.
   *[other] The last trick gave { $player } 10 of these points.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] You claimed 66 and counted { $points }.
       *[no] You reached 66 and have { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } claimed 66 and counted { $points }.
       *[no] { $player } reached 66 and has { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] You closed the talon, claimed 66 and counted { $points }.
       *[no] You closed the talon, reached 66 and have { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } closed the talon, claimed 66 and counted { $points }.
       *[no] { $player } closed the talon, reached 66 and has { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] { $closer } closed the talon, but you claimed 66 first and counted { $points }.
       *[no] { $closer } closed the talon, but you reached 66 first and have { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] You closed the talon, but { $player } claimed 66 first and counted { $points }.
           *[no] You closed the talon, but { $player } reached 66 first and has { $points }.
        }
       *[other] { $claimed ->
            [yes] { $closer } closed the talon, but { $player } claimed 66 first and counted { $points }.
           *[no] { $closer } closed the talon, but { $player } reached 66 first and has { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] You claimed 66, but counted only { $points }.
   *[other] { $player } claimed 66, but counted only { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] You closed the talon and claimed 66, but counted only { $points }.
   *[other] { $player } closed the talon and claimed 66, but counted only { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } had closed the talon. You claimed 66, but counted only { $points }.
   *[other] { $closer-is ->
        [you] You had closed the talon. { $player } claimed 66, but counted only { $points }.
       *[other] { $closer } had closed the talon. { $player } claimed 66, but counted only { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] All cards were played, and you have more points: { $points }.
   *[other] All cards were played, and { $player } has more points: { $points }.
}
santase-cause-played-out-draw = All cards were played, and both sides have { $points } points.
santase-cause-closed-made = { $player-is ->
    [you] You closed the talon and were the first to reach 66: { $points } in the end.
   *[other] { $player } closed the talon and was the first to reach 66: { $points } in the end.
}
santase-cause-closed-failed = { $player-is ->
    [you] You closed the talon, but reached only { $points }.
   *[other] { $player } closed the talon, but reached only { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] { $closer } closed the talon, but you were the first to reach 66: { $points } in the end.
   *[other] { $closer-is ->
        [you] You closed the talon, but { $player } was the first to reach 66: { $points } in the end.
       *[other] { $closer } closed the talon, but { $player } was the first to reach 66: { $points } in the end.
    }
}
santase-cause-closed-draw = The talon was closed, all cards were played, and both sides have { $points } points.

santase-stake-saved = { $player-is ->
    [you] You had { $points }, so 33 or more: that counts 1.
   *[other] { $player } had { $points }, so 33 or more: that counts 1.
}
santase-stake-low = { $player-is ->
    [you] You had { $points }, so fewer than 33: that counts 2.
   *[other] { $player } had { $points }, so fewer than 33: that counts 2.
}
santase-stake-nothing = { $player-is ->
    [you] You won no trick: that counts 3.
   *[other] { $player } won no trick: that counts 3.
}
santase-penalty-two = { $player-is ->
    [you] For that you get 2 points.
   *[other] For that { $player } gets 2 points.
}
santase-penalty-no-trick-now = { $player-is ->
    [you] For that you get 3 points instead of 2, for having no trick.
   *[other] For that { $player } gets 3 points instead of 2, for having no trick.
}
santase-penalty-no-trick-at-close = { $player-is ->
    [you] For that you get 3 points instead of 2: you had no trick when the talon was closed.
   *[other] For that { $player } gets 3 points instead of 2: no trick when the talon was closed.
}
santase-penalty-three = { $player-is ->
    [you] For that you get 3 points, as always at this table.
   *[other] For that { $player } gets 3 points, as always at this table.
}
santase-same-dealer = { $player-is ->
    [you] Nobody scores, and you deal again.
   *[other] Nobody scores, and { $player } deals again.
}

## What is allowed, and why

santase-why-lead-first = { $player-is ->
    [you] { $dealer } dealt, so you lead the first trick.
   *[other] { $dealer-is ->
        [you] You dealt, so { $player } leads the first trick.
       *[other] { $dealer } dealt, so { $player } leads the first trick.
    }
}
santase-why-lead-winner = { $player-is ->
    [you] You won the last trick, so you lead.
   *[other] { $player } won the last trick and leads.
}
santase-why-lead-any = The leader may play any card.
santase-why-open-any = The talon is open, so you may answer with any card; you need not follow suit.
santase-why-strict-closed = The talon is closed: now you must follow suit.
santase-why-strict-empty = The talon is used up: now you must follow suit.
santase-why-beat = You must beat { $led } with a higher card of its suit: { $cards }.
santase-why-follow = You must follow suit { $suit }, and you cannot beat the card: { $cards }.
santase-why-trump = You have no { $suit }, so you must trump: { $cards }.
santase-why-nothing = You have neither { $suit } nor a trump, so any card will do.
santase-why-marriage = You announced a marriage, so you lead one of its cards: { $cards }.
santase-why-blocked = Not now: { $cards }.
santase-why-first-trick = Announcing, swapping the nine, closing and claiming come after the first trick.
santase-why-may-draw = You may draw first, and then decide.
santase-why-may-announce = You may announce { $points } in { $suit }; then you lead its king or queen.
santase-why-may-exchange = You may swap { $low } for { $card }.
santase-why-exchange-too-late = { $low } can no longer be swapped: only two cards are left in the talon.
santase-why-exchange-closed = { $low } can no longer be swapped: the talon is closed.
santase-why-may-close = You may close the talon, if you think that you reach 66 without drawing.
santase-why-marriage-too-late = No marriage in { $suit } any more: at this table they are announced only while the talon is open.
santase-why-talon-too-small = The talon can no longer be closed: at this table it needs { $least } cards.
santase-why-may-claim = You may claim 66. Once you lead a card, you have to win another trick first.
santase-why-wait = Until then there is nothing for you to do.
santase-why-private = That’s private: ask me in our private chat.

## Options: the rule, and the label of its button

santase-option-target = The first to { $value } points wins the match.
santase-option-claim-mode = { $value ->
   *[manual] Players count for themselves and claim 66.
    [auto] A deal ends by itself when the player on lead has 66.
}
santase-option-show-points = { $value ->
   *[off] Nobody’s points are shown during a deal.
    [own] Everybody sees their own points during a deal.
    [both] Everybody’s points are shown during a deal.
}
santase-option-close-before-draw = { $value ->
   *[on] The talon may be closed before or after drawing.
    [off] The talon may be closed only after drawing.
}
santase-option-min-talon-to-close = { $value ->
   *[2] The talon may be closed down to its last two cards.
    [4] The talon may be closed while it has at least four cards.
}
santase-option-failed-close = { $value ->
   *[at-closing] A failed close costs 2, or 3 if the other side had no trick at closing.
    [at-end] A failed close costs 2, or 3 if the other side has no trick at the end.
    [three] A failed close always costs 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Marriages count to the end of the deal.
    [forbidden] No marriages once the talon is closed or used up.
}
santase-option-dealer = { $value ->
   *[winner] The winner of a deal deals next.
    [loser] The loser of a deal deals next.
    [alternate] The players take turns at dealing.
}
santase-option-nine-value = { $value ->
   *[0] A nine is worth nothing.
    [2] A nine is worth 2 points.
}

santase-set-target = First to { $value }
santase-set-claim-mode = { $value ->
   *[manual] 66: claimed
    [auto] 66: by itself
}
santase-set-show-points = { $value ->
   *[off] Points: hidden
    [own] Points: own
    [both] Points: shown
}
santase-set-close-before-draw = { $value ->
   *[on] Close: any time
    [off] Close: after draw
}
santase-set-min-talon-to-close = { $value ->
   *[2] Close: from 2
    [4] Close: from 4
}
santase-set-failed-close = { $value ->
   *[at-closing] Failed: by closing
    [at-end] Failed: by the end
    [three] Failed: always 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: to the end
    [forbidden] 20/40: open talon
}
santase-set-dealer = { $value ->
   *[winner] Deals: winner
    [loser] Deals: loser
    [alternate] Deals: in turn
}
santase-set-nine-value = Nine: { $value }
