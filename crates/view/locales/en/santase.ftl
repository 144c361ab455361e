### Santase (besides marriage.ftl): What is said at a table of Santase.
### $points (u8)

santase-name = Santase

## Whose turn

santase-turn-draw = { $player-is ->
    [you] You won the trick. Nobody has drawn yet.
   *[other] { $player } won the trick. Nobody has drawn yet.
}

## Buttons

santase-button-draw = Draw

## A finished deal

santase-deal-drawn = Deal { $deal }: a tie
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

santase-penalty-three = At this table that always counts 3.
santase-same-dealer = { $player-is ->
    [you] Nobody scores, and you deal again.
   *[other] Nobody scores, and { $player } deals again.
}

## What is allowed, and why

santase-why-first-trick = Announcing, swapping the nine, closing and claiming come after the first trick.
santase-why-may-draw = You may draw first, and then decide.
santase-why-marriage-too-late = No marriage in { $suit } any more: at this table they are announced only while the talon is open.
# $least (u8)
santase-why-talon-too-small = The talon can no longer be closed: at this table it needs { $least } cards.

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
   *[manual] 66: players claim
    [auto] 66: automatic
}
santase-set-show-points = { $value ->
   *[off] Points: hidden
    [own] Points: only own
    [both] Points: all shown
}
santase-set-close-before-draw = { $value ->
   *[on] Close: any time
    [off] Close: after draw
}
santase-set-min-talon-to-close = { $value ->
   *[2] Close: 2+ in talon
    [4] Close: 4+ in talon
}
santase-set-failed-close = { $value ->
   *[at-closing] Failed: 3 if no trick at closing
    [at-end] Failed: 3 if no trick at the end
    [three] Failed close: always 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: to the end
    [forbidden] 20/40: open talon
}
santase-set-dealer = { $value ->
   *[winner] Dealer: winner
    [loser] Dealer: loser
    [alternate] Dealer: in turn
}
santase-set-nine-value = A nine counts { $value }
