### Sznap (besides marriage.ftl): What is said at a table of Kurnik’s 66.
### $points (u8), $value (Choice)

sznap-name = 66

## Whose turn

sznap-turn-marriage = { $player-is ->
    [you] You announced a meld in { $suit }. Lead its king or queen.
   *[other] { $player } announced a meld in { $suit } and leads its king or queen.
}

## What lies on the table

sznap-talon-open = Trump { $trump }, turned up { $turned } · stock { $talon ->
    [one] 1 card
   *[other] { $talon } cards
}
sznap-talon-closed = { $player-is ->
    [you] Trump { $trump } · you closed the stock with { $talon ->
        [one] 1 card left
       *[other] { $talon } cards left
    }
   *[other] Trump { $trump } · { $player } closed the stock with { $talon ->
        [one] 1 card left
       *[other] { $talon } cards left
    }
}
sznap-talon-empty = Trump { $trump } · the stock is used up
sznap-announced = { $player-is ->
    [you] You melded { $points } in { $suit }.
   *[other] { $player } melded { $points } in { $suit }.
}

## In a picture

sznap-note-marriages = melded { $list }
sznap-note-totals = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marriages ->
    [0] {""}
   *[other] , { $marriages } of them melded
}, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}

## Buttons

sznap-button-marriage = Meld { $points } { $suit }
sznap-button-close = Close stock
sznap-button-claim = Declare 66
sznap-ask-claim = Declare 66?
sznap-ask-close = Close the stock?
sznap-close-costs = Nobody draws any more. If you do not have 66 by the last card, you lose the deal.

## A finished deal

sznap-totals = { $player-is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marriages ->
    [0] {""}
   *[other] {" "}({ $marriages } melded)
}, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}
sznap-stake-nothing = { $player-is ->
    [you] You had no points: that counts 3.
   *[other] { $player } had no points: that counts 3.
}
sznap-penalty-no-trick-at-close = { $player-is ->
    [you] You had no trick when the stock was closed: that counts 3 instead of 2.
   *[other] { $player } had no trick when the stock was closed: that counts 3 instead of 2.
}

## What is allowed, and why

sznap-why-open-any = The stock is open, so you may answer with any card; you need not follow suit.
sznap-why-strict-closed = The stock is closed: now you must follow suit.
sznap-why-strict-empty = The stock is used up: now you must follow suit.
sznap-why-marriage = You announced a meld, so you lead one of its cards: { $cards }.
sznap-why-may-announce = You may announce a meld of { $points } in { $suit }; then you lead its king or queen, and it counts once you win that trick or a later one.
sznap-why-exchange-too-late = { $low } can no longer be swapped: only two cards are left in the stock.
sznap-why-exchange-closed = { $low } can no longer be swapped: the stock is closed.
sznap-why-may-close = You may close the stock, if you think that you reach 66 by the last card without drawing.
sznap-why-may-claim = You may declare 66. Once you lead a card, you have to win another trick first.

## What else lies on the table

sznap-pending = { $player-is ->
    [you] Your meld of { $points } waits for a trick.
   *[other] The meld of { $points } by { $player } waits for a trick.
}
sznap-twenty-cards = Played with 20 cards, without the nines.
sznap-button-meld-and-declare = Meld { $card }, 66

## What ended a deal

sznap-deal-drawn = Deal { $deal }: a tie
sznap-last-trick-bonus = { $player-is ->
    [you] The last trick gave you 10 of these points.
   *[other] The last trick gave { $player } 10 of these points.
}
sznap-never-counted = { $player-is ->
    [you] Your last meld, { $points }, counts for nothing: you won no trick after it.
   *[other] The last meld of { $player }, { $points }, counts for nothing: no trick was won after it.
}

sznap-cause-declared = { $player-is ->
    [you] You declared 66 and counted { $points }.
   *[other] { $player } declared 66 and counted { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] You closed the stock, declared 66 and counted { $points }.
   *[other] { $player } closed the stock, declared 66 and counted { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] { $closer } closed the stock, but you declared 66 first and counted { $points }.
   *[other] { $closer-is ->
        [you] You closed the stock, but { $player } declared 66 first and counted { $points }.
       *[other] { $closer } closed the stock, but { $player } declared 66 first and counted { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] You declared 66, but counted only { $points }.
   *[other] { $player } declared 66, but counted only { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] You closed the stock and declared 66, but counted only { $points }.
   *[other] { $player } closed the stock and declared 66, but counted only { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] { $closer } had closed the stock. You declared 66, but counted only { $points }.
   *[other] { $closer-is ->
        [you] You had closed the stock. { $player } declared 66, but counted only { $points }.
       *[other] { $closer } had closed the stock. { $player } declared 66, but counted only { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] You closed the stock and had { $points } when the cards ran out, so 66 or more.
   *[other] { $player } closed the stock and had { $points } when the cards ran out, so 66 or more.
}
sznap-cause-closed-failed = { $player-is ->
    [you] You closed the stock, but had only { $points } when the cards ran out.
   *[other] { $player } closed the stock, but had only { $points } when the cards ran out.
}
sznap-cause-played-out = { $player-is ->
    [you] All cards were played, and you have more points: { $points }.
   *[other] All cards were played, and { $player } has more points: { $points }.
}
sznap-cause-played-out-draw = All cards were played, and both sides have { $points } points.

sznap-nobody-scores = Nobody scores, and the other player deals next.

## What else is allowed, or not

sznap-why-first-trick = Swapping the lowest trump and declaring 66 come after the first trick.
sznap-why-melds-by-leading = If you lead the king or the queen of { $suit }, you meld { $points }. It counts once you win that trick or a later one.
sznap-why-meld-too-late = Your king and queen of { $suit } are no meld any more: melds are made only while there is a stock to draw from.
sznap-why-may-meld-and-declare = You may also declare 66 together with a meld: it counts at once, and the deal ends there.
sznap-why-only-closer = You may not declare 66: the stock is closed, and only the player who closed it can.

## Options: the rule, and the label of its button

sznap-option-variant = { $value ->
   *[66] 24 cards, from the nine to the ace; six in hand.
    [schnapsen] 20 cards, from the jack to the ace; five in hand.
}
sznap-option-target = The first to { $value } points wins the match.
sznap-option-meld = { $value ->
   *[automatic] Leading the king or the queen of a pair melds it.
    [explicit] A meld is announced before its king or queen is led.
}
sznap-option-show-points = { $value ->
   *[off] Nobody’s points are shown during a deal.
    [own] Everybody sees their own points during a deal.
    [both] Everybody’s points are shown during a deal.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] A failed close costs 2, or 3 if the other side has no trick in the whole deal.
    [at-closing] A failed close costs 2, or 3 if the other side had no trick at closing.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] The lowest trump can be swapped down to the last two cards of the stock.
    [4] The lowest trump can be swapped while the stock has at least four cards.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] Once the stock is closed, only the closer may declare 66.
    [yes] Once the stock is closed, the other side may declare 66 too.
}

sznap-set-variant = { $value ->
   *[66] Cards: 24
    [schnapsen] Cards: 20
}
sznap-set-target = First to { $value }
sznap-set-meld = { $value ->
   *[automatic] Melds: by leading
    [explicit] Melds: announced
}
sznap-set-show-points = { $value ->
   *[off] Points: hidden
    [own] Points: only own
    [both] Points: all shown
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Failed: 3 if no trick in the deal
    [at-closing] Failed: 3 if no trick at closing
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Swap: 2+ in stock
    [4] Swap: 4+ in stock
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: only the closer
    [yes] 66: either side
}
