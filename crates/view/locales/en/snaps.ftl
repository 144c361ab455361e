### Snaps (besides marriage.ftl): What is said at a table of Snaps.
### $points (u8), $tricks (u8), $target (i32)

snaps-name = Snaps

## Whose turn

snaps-turn-marriage = { $player-is ->
    [you] You called { $suit }. Lead its king or queen.
   *[other] { $player } called { $suit } and leads its king or queen.
}

## What lies on the table

snaps-announced = { $player-is ->
    [you] You called { $points } in { $suit }.
   *[other] { $player } called { $points } in { $suit }.
}

## In a picture

snaps-note-marriages = called { $list }
snaps-note-totals = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marriages ->
    [0] {""}
   *[other] , { $marriages } of them called
}, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}

## Buttons

snaps-button-marriage = Call { $points } { $suit }
snaps-close-costs = Nobody draws any more. If you do not reach 66 with these cards, you lose the deal.

## A finished deal

snaps-totals = { $player-is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marriages ->
    [0] {""}
   *[other] {" "}({ $marriages } in marriages)
}, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}

## What is allowed, and why

snaps-why-marriage = You called a marriage, so you lead one of its cards: { $cards }.
snaps-why-may-announce = You may call { $points } in { $suit }; then you lead its king or queen. It counts as soon as you have a trick.

## What else lies on the table

snaps-pending = { $player-is ->
    [you] Your marriage of { $points } waits for your first trick.
   *[other] The marriage of { $points } by { $player } waits for a first trick.
}
snaps-frozen-points = { $player-is ->
    [you] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }, frozen at the close.
   *[other] { $player } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }, frozen at the close.
}
snaps-frozen = { $opponent-is ->
    [you] Your score is frozen as it was at the close, with { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
   *[other] The score of { $opponent } is frozen as it was at the close, with { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] What you can win was fixed at the close: { $opponent } had { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    } then.
   *[other] { $opponent-is ->
        [you] What { $closer } can win was fixed at the close: you had { $tricks ->
            [0] no trick
            [one] 1 trick
           *[other] { $tricks } tricks
        } then.
       *[other] What { $closer } can win was fixed at the close: { $opponent } had { $tricks ->
            [0] no trick
            [one] 1 trick
           *[other] { $tricks } tricks
        } then.
    }
}

## What ended a deal

snaps-at-close = { $player-is ->
    [you] At the close you had { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
   *[other] At the close { $player } had { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
}
snaps-never-counted = { $player-is ->
    [you] Your marriage of { $points } counts for nothing: you won no trick.
   *[other] The marriage of { $points } by { $player } counts for nothing: no trick was won.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] You claimed 66 and counted { $points }.
       *[no] You reached 66 and have { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } claimed 66 and counted { $points }.
       *[no] { $player } reached 66 and has { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] All cards were played and nobody claimed 66: you won the last trick.
       *[no] All cards were played and nobody reached 66: you won the last trick.
    }
   *[other] { $claimed ->
        [yes] All cards were played and nobody claimed 66: { $player } won the last trick.
       *[no] All cards were played and nobody reached 66: { $player } won the last trick.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] You closed the talon and reached 66: { $points } in the end.
   *[other] { $player } closed the talon and reached 66: { $points } in the end.
}
snaps-cause-closed-failed = { $player-is ->
    [you] You closed the talon, but reached only { $points }.
   *[other] { $player } closed the talon, but reached only { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] { $closer } closed the talon, but you were the first to reach 66: { $points } in the end.
   *[other] { $closer-is ->
        [you] You closed the talon, but { $player } was the first to reach 66: { $points } in the end.
       *[other] { $closer } closed the talon, but { $player } was the first to reach 66: { $points } in the end.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] You claimed 66, but counted only { $points }.
   *[other] { $player } claimed 66, but counted only { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] You closed the talon and claimed 66, but counted only { $points }.
   *[other] { $player } closed the talon and claimed 66, but counted only { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } had closed the talon. You claimed 66, but counted only { $points }.
   *[other] { $closer-is ->
        [you] You had closed the talon. { $player } claimed 66, but counted only { $points }.
       *[other] { $closer } had closed the talon. { $player } claimed 66, but counted only { $points }.
    }
}

snaps-stake-last-trick = The last trick counts 1, whatever the points.
snaps-frozen-saved = { $player-is ->
    [you] At the close you had { $points }, so 33 or more: that counts 1.
   *[other] At the close { $player } had { $points }, so 33 or more: that counts 1.
}
snaps-frozen-low = { $player-is ->
    [you] At the close you had { $points }, so fewer than 33: that counts 2.
   *[other] At the close { $player } had { $points }, so fewer than 33: that counts 2.
}
snaps-frozen-no-trick = { $player-is ->
    [you] At the close you had no trick: that counts 3.
   *[other] At the close { $player } had no trick: that counts 3.
}
snaps-penalty-failed-close = That counts 2: as many as the close could have won, and never fewer than 2.

## The match

snaps-counting-up = First to { $target } points; the loser gets the Bummerl.
snaps-counting-down = Counted down from { $target } to 0; the loser gets the Bummerl.
# $first_won (u8), $second_won (u8), $best_of (u8)
snaps-bummerls = Bummerls handed out, best of { $best_of }: { $first-is ->
    [you] you
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] you
   *[other] { $second }
} { $second_won }
# $count (u8)
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] You get the Bummerl.
       *[other] You get two Bummerls, for having no point.
    }
   *[other] { $count ->
        [one] { $player } gets the Bummerl.
       *[other] { $player } gets two Bummerls, for having no point.
    }
}

## The score sheet

# $bummerls (u8)
snaps-sheet-note = { $bummerls ->
    [one] Bummerl
   *[other] 2 Bummerls
}

## What else is allowed, or not

snaps-why-first-trick = { $what ->
   *[sharp] Sharp rules: swapping the jack and calling a marriage come after the first trick.
    [claim] Claiming 66 comes after the first trick.
    [both] Sharp rules: swapping the jack and calling a marriage come after the first trick, and so does claiming 66.
}
snaps-why-marriage-frozen = Your king and queen of { $suit } cannot be called: the talon is closed, and the marriage would not count.
# $least (u8)
snaps-why-talon-too-small = Sharp rules: the talon can no longer be closed; it needs { $least } cards.
snaps-why-only-closer = The talon is closed: only the player who closed it can still win with 66. You can keep that from happening.
snaps-why-ends-by-itself = As soon as you have 66, the deal ends by itself.

## Options: the rule, and the label of its button

snaps-option-bummerl-format = { $value ->
   *[1] The match is a single Bummerl.
    [3] The match is the best of three Bummerls.
    [5] The match is the best of five Bummerls.
    [7] The match is the best of seven Bummerls.
}
snaps-option-target = The first to { $value } points wins; the loser gets the Bummerl.
snaps-option-claim-mode = { $value ->
   *[auto] A deal ends by itself as soon as a player has 66.
    [declare] Players count for themselves and claim 66.
}
snaps-option-frozen = { $value ->
   *[full] After a close nothing that the other side wins counts.
    [scoring-only] After a close the other side plays on for itself and may reach 66 first.
}
snaps-option-sharp = { $value ->
   *[off] Soft rules: swapping, closing and marriages from the first lead on, down to the last two cards of the talon.
    [on] Sharp rules: swapping and closing need four cards in the talon; swapping and marriages come after the first trick.
}
snaps-option-double-bummerl = { $value ->
   *[off] Every Bummerl counts one.
    [on] A Bummerl against no point counts two.
}
snaps-option-score-direction = { $value ->
   *[up] Points are counted up.
    [down] Points are counted down to 0.
}
snaps-option-show-points = { $value ->
   *[own] Everybody sees their own points during a deal.
    [off] Nobody’s points are shown during a deal.
    [both] Everybody’s points are shown during a deal.
}

snaps-set-bummerl-format = { $value ->
   *[1] Single Bummerl
    [3] Best of 3
    [5] Best of 5
    [7] Best of 7
}
snaps-set-target = Bummerl to { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: automatic
    [declare] 66: players claim
}
snaps-set-frozen = { $value ->
   *[full] After closing: only closer scores
    [scoring-only] After closing: both sides score
}
snaps-set-sharp = { $value ->
   *[off] Rules: soft
    [on] Rules: sharp
}
snaps-set-double-bummerl = { $value ->
   *[off] Win to 0 counts 1
    [on] Win to 0 counts 2
}
snaps-set-score-direction = { $value ->
   *[up] Counting: up
    [down] Counting: down
}
snaps-set-show-points = { $value ->
   *[own] Points: only own
    [off] Points: hidden
    [both] Points: all shown
}
