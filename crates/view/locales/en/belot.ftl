### Belot: What is said at a table of Belot.
### $contract (Contract), $times (u8), $tricks (u8), $best (Symbols)

belot-name = Belot

## Names that stand in other sentences

# $contract (Choice)
belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] no trump
   *[AT] all trumps
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] no trump
    [AT] all trumps
    [contra] contra
    [recontra] recontra
   *[pass] pass
}
belot-kind = { $kind ->
    [terca] tierce
    [fifty] fifty
    [hundred] hundred
   *[carre] carré
}
# $kind (Kind)
belot-combination = { $kind } { $cards }
# $kind (Kind)
belot-combination-worth = { $kind } { $cards } ({ $points })

## Whose turn

belot-turn-call = { $player-is ->
    [you] Your turn: bid or pass.
   *[other] { $player } to bid.
}
belot-turn-lead = { $player-is ->
    [you] Your turn: lead a card.
   *[other] { $player } to lead.
}
belot-turn-follow = { $player } to play.

## What lies on the table, and what was said

belot-dealer = { $player-is ->
    [you] You dealt.
   *[other] { $player } dealt.
}
belot-calls = { $player-is ->
    [you] You
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] The bid that stands is yours: { $contract }.
   *[other] The bid that stands is { $player }’s: { $contract }.
}
belot-plays = { $player-is ->
    [you] You play { $contract }.
   *[other] { $player } plays { $contract }.
}
belot-played = { $player-is ->
    [you] You played { $contract }.
   *[other] { $player } played { $contract }.
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] You said contra.
       *[other] { $player } said contra.
    }
   *[no] { $player-is ->
        [you] You said contra: it counts double.
       *[other] { $player } said contra: it counts double.
    }
}
belot-recontra = { $player-is ->
    [you] You said recontra: it counts four times.
   *[other] { $player } said recontra: it counts four times.
}
belot-table-one = On the table: { $first-is ->
    [you] you
   *[other] { $first }
} { $first_card }
belot-table-two = On the table: { $first-is ->
    [you] you
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] you
   *[other] { $second }
} { $second_card }
# $first_tricks (u8), $second_tricks (u8), $third_tricks (u8)
belot-tricks = Tricks: { $first-is ->
    [you] you
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] you
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] you
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] You said belot in { $suit }.
   *[other] { $player } said belot in { $suit }.
}
belot-may-declare = If you want to declare, do it before you play this card.

## In a picture: whose turn, what is played, what was said

belot-scene-bid = { $player-is ->
    [you] Your turn: bid or pass
   *[other] { $player } to bid
}
belot-scene-follow = { $player-is ->
    [you] Your turn: follow { $suit }
   *[other] { $player } to follow { $suit }
}
belot-scene-dealt = dealt
belot-scene-pair = belot { $suit }
# $contract (Choice)
belot-scene-letters = { $contract ->
    [NT] NT
   *[AT] AT
}
belot-scene-plays = { $player-is ->
    [you] You play { $contract }
   *[other] { $player } plays { $contract }
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] Your { $contract } stands
        [2] Your { $contract } stands, doubled
       *[4] Your { $contract } stands, redoubled
    }
   *[other] { $times ->
        [1] { $player }’s { $contract } stands
        [2] { $player }’s { $contract } stands, doubled
       *[4] { $player }’s { $contract } stands, redoubled
    }
}
belot-scene-no-bid = Nobody has bid
belot-scene-stamp = { $times ->
    [2] contra ×2
   *[4] recontra ×4
}
belot-scene-pot = hanging
belot-scene-hangs = It hangs
belot-scene-thrown-in = All passed
belot-scene-own = { $points ->
    [0] 0 points
   *[other] { $points }, rounded
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, rounded
   *[other] { $sum } = { $points }, rounded { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + { $pot } that hung
belot-scene-goes = { $winner-is ->
    [you] { $points } go to you
   *[other] { $points } go to { $winner }
}
belot-scene-stays = { $points } hang

## A hand in 200 characters

belot-alert-call = { $turn ->
    [yes] { $cards }. It is your turn to bid.
   *[no] { $cards }. It is not your turn to bid.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · playing { $contract }. It is your turn.
   *[no] { $cards } · playing { $contract }. It is not your turn.
}

## Buttons

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] No trump
    [AT] All trumps
    [contra] Contra
    [recontra] Recontra
   *[pass] Pass
}
belot-button-declare = { $kind ->
    [terca] Tierce { $cards }
    [fifty] Fifty { $cards }
    [hundred] Hundred { $cards }
   *[carre] Carré { $cards }
}
belot-button-pair = { $card } belot
belot-ask-contra = Say contra?
belot-contra-costs = The deal counts double. If you do not win it, you record nothing.
belot-ask-recontra = Say recontra?
belot-recontra-costs = The deal counts four times. If you do not win it, you record nothing.

## A finished deal

belot-deal-made = { $declarer-is ->
    [you] Deal { $deal }: you made { $contract }
   *[other] Deal { $deal }: { $declarer } made { $contract }
}
belot-deal-hanging = Deal { $deal }: hanging at { $contract }
belot-deal-failed = { $declarer-is ->
    [you] Deal { $deal }: you failed at { $contract }
   *[other] Deal { $deal }: { $declarer } failed at { $contract }
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] Deal { $deal }: you win at { $contract } with contra
       *[4] Deal { $deal }: you win at { $contract } with recontra
    }
   *[other] { $times ->
        [2] Deal { $deal }: { $winner } wins at { $contract } with contra
       *[4] Deal { $deal }: { $winner } wins at { $contract } with recontra
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] Deal { $deal }: hanging at { $contract } with contra
   *[4] Deal { $deal }: hanging at { $contract } with recontra
}
belot-deal-thrown-in = Deal { $deal }: all passed

belot-verdict-made = { $declarer-is ->
    [you] You bid it and have the most points: { $points }.
   *[other] { $declarer } bid it and has the most points: { $points }.
}
belot-verdict-failed = { $declarer-is ->
    [you] { $winner } has the most points, { $points }, and takes yours too.
   *[other] { $winner-is ->
        [you] You have the most points, { $points }, and take { $declarer }’s too.
       *[other] { $winner } has the most points, { $points }, and takes { $declarer }’s too.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] Among those who took part you and { $second } share the most points, { $points } each.
       *[other] Among those who took part { $first } and { $second } share the most points, { $points } each.
    }
   *[all] { $first-is ->
        [you] You and { $second } share the most points, { $points } each.
       *[other] { $second-is ->
            [you] You and { $first } share the most points, { $points } each.
           *[other] { $first } and { $second } share the most points, { $points } each.
        }
    }
}
belot-verdict-tie-of-all = All three have the same: { $points } points.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] You have the most points among those who took part, { $points }: you take theirs too, × { $times }.
       *[other] { $winner } has the most points among those who took part, { $points }, and takes theirs too, × { $times }.
    }
   *[all] { $winner-is ->
        [you] You have the most points, { $points }: you take those of everybody who took part, × { $times }.
       *[other] { $winner } has the most points, { $points }, and takes those of everybody who took part, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Nobody bid, so nobody records anything. You deal next.
   *[other] Nobody bid, so nobody records anything. { $dealer } deals next.
}

belot-disclosed = { $player-is ->
    [you] You declared: { $list }
   *[other] { $player } declared: { $list }
}
belot-runs-best = { $player-is ->
    [you] The best sequence is yours, so only your sequences count: { $points }.
   *[other] { $player } has the best sequence, so no other player’s sequences count: { $points }.
}
belot-runs-void = The best sequences are equal, so nobody’s sequences count.
belot-carres-best = { $player-is ->
    [you] The best carré is yours, so only your carrés count: { $points }.
   *[other] { $player } has the best carré, so no other player’s carrés count: { $points }.
}
belot-capot-half = { $player-is ->
    [you] You won no trick. That is capot: 50 to each of the others.
   *[other] { $player } won no trick. That is capot: 50 to each of the others.
}
belot-capot-full = { $player-is ->
    [you] You won all the tricks. That is capot: 100.
   *[other] { $player } won all the tricks. That is capot: 100.
}
belot-capot-blocks = A deal with capot cannot end the match.

belot-recorded = { $player-is ->
    [you] You
   *[other] { $player }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} → { $units } · { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}
belot-short-account = { $player-is ->
    [you] You
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] You
   *[other] { $player }
}: { $account }
# $cards (u32), $factor (u8)
belot-account = { $player-is ->
    [you] You
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } from cards{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } last trick
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } sequences
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } carrés
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } belot
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } capot
} = { $points }
belot-hung = { $times ->
    [1] Left hanging for the next deal: { $units } ({ $points } rounded).
   *[other] Left hanging for the next deal: { $units } ({ $sum } = { $points }, rounded { $rounded }, × { $times }).
}
belot-hung-nobody = Left hanging: { $units }. The next deal stands alone, so nobody gets them.
# $least (u8)
belot-rounded-from = Ten points are one unit on the score sheet; a remainder of { $least } or more is rounded up.

## The match

belot-target = First to { $target } units.
belot-pot = { $units ->
    [one] 1 unit hangs for the winner of the next decided deal.
   *[other] { $units } units hang for the winner of the next decided deal.
}
belot-held-by-capot = Somebody has { $target }, but nobody goes out with capot: one more deal decides, not counting all-pass and capot deals.
belot-held-by-pot = Somebody has { $target }, but at this table nobody goes out while units hang.
belot-held-by-tie = Somebody has { $target }, but the lead is shared: play goes on until one player leads.

## The score sheet

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] you
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = All passed

## What is allowed, and why: in the auction

belot-why-first-call = { $player-is ->
    [you] { $dealer } dealt, so you speak first.
   *[other] { $dealer-is ->
        [you] You dealt, so { $player } speaks first.
       *[other] { $dealer } dealt, so { $player } speaks first.
    }
}
belot-why-bid-any = Nobody has bid yet, so you may bid anything. From low to high: ♣ ♦ ♥ ♠, no trump, all trumps.
belot-why-bid-higher = A bid must be higher than { $contract }. From low to high: ♣ ♦ ♥ ♠, no trump, all trumps.
belot-why-bid-none = There is no bid above all trumps.
belot-why-may-contra = You may say contra: the deal counts double, and the player with the most points takes them.
belot-why-may-recontra = You may answer the contra with recontra: the deal counts four times.
belot-why-recontra-already = Recontra has been said, so there is nothing left but a higher bid.
belot-why-declarer-recontras = At this table only the player who bid the contract may answer contra with recontra.
belot-why-pass = { $bid ->
    [yes] You may pass. Two passes in a row after a bid, contra or recontra end the auction.
   *[no] You may pass, and bid later if somebody else bids. If all three pass, the next player deals.
}

## What is allowed, and why: in the tricks

belot-why-lead-first = { $player-is ->
    [you] { $dealer } dealt, so you lead the first trick.
   *[other] { $dealer-is ->
        [you] You dealt, so { $player } leads the first trick.
       *[other] { $dealer } dealt, so { $player } leads the first trick.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] You won the last trick, so you lead.
   *[other] { $player } won the last trick and leads.
}
belot-why-lead-any = The leader may play any card.
belot-why-follow = You must follow suit { $suit }, and need not beat anything: { $cards }.
belot-why-follow-trumped = You must follow suit { $suit } even though the trick has been trumped: { $cards }.
belot-why-beat = You must beat { $best } with a higher card of its suit: { $cards }.
belot-why-cannot-beat = You must follow suit { $suit }, and you cannot beat { $best }: { $cards }.
belot-why-trump = You have no { $suit }, so you must trump: { $cards }.
belot-why-overtrump = You have no { $suit }, so you must trump, and higher than { $best }: { $cards }.
belot-why-undertrump = You have no { $suit } and no trump above { $best }. You must still play a trump: { $cards }.
belot-why-undertrump-free = You have no { $suit } and no trump above { $best }. At this table you need not undertrump, so any card will do.
belot-why-void = You have no { $suit }, so any card will do; it cannot win.
belot-why-nothing = You have neither { $suit } nor a trump, so any card will do.
belot-why-blocked = Not now: { $cards }.

## What may be announced

belot-why-nothing-at-no-trump = At no trump there are no sequences, no carrés and no belot.
belot-why-may-declare = Before your first card, now or never, you may declare: { $list }.
belot-why-nothing-to-declare = You have neither a sequence of three nor a carré to declare.
belot-why-shared-card = A card counts in one combination only, so what you declare first decides what is left.
belot-why-too-late = You declare sequences and carrés before your first card: it is too late now.
belot-why-may-pair = With { $cards } you may say belot, 20 points. It must be said with the first card of the pair.
belot-why-belot-by-itself = With { $cards } belot is said automatically, 20 points.
belot-why-thrown-off = No belot with { $cards }: the card is thrown off on another suit.
belot-why-wait = There is nothing for you to do until your turn.
belot-why-private = That’s private: ask me in our private chat.

## Options: the rule, and the label of its button

belot-option-target = The first to { $value } units wins the match.
belot-option-rounding = { $value ->
   *[plain] A remainder of 5 or more points is rounded up to a unit.
    [by-contract] A remainder is rounded up from 6 with a trump suit, from 5 at no trump, from 4 at all trumps.
}
belot-option-undertrump = { $value ->
   *[forced] A player who cannot overtrump must still play a trump.
    [free] A player who cannot overtrump may play any card.
}
belot-option-recontra-by = { $value ->
   *[others] Anybody but the player who said contra may say recontra.
    [declarer] Only the player who bid the contract may say recontra.
}
belot-option-contra-scope = { $value ->
   *[all] A doubled deal is won by the most points of all three.
    [participants] A doubled deal is won only by the declarer or a player who doubled.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] A deal with any capot premium cannot end the match.
    [full] Only a deal in which one player won all the tricks cannot end the match.
    [off] A deal with capot can end the match.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] The match can end while units hang; they are lost.
    [on] The match cannot end while units hang.
}
belot-option-pair = { $value ->
   *[asked] A player must say belot, and can forget it.
    [automatic] Belot is said automatically.
}
belot-option-carre-rest = { $value ->
   *[declared] If a carré breaks a sequence, three remaining neighbours still count.
    [lost] Of a carré and a sequence that share a card only one is declared; nothing of the other counts.
}

belot-set-target = First to { $value }
belot-set-rounding = { $value ->
   *[plain] Round up from 5
    [by-contract] Round by contract
}
belot-set-undertrump = { $value ->
   *[forced] Must undertrump
    [free] Need not undertrump
}
belot-set-recontra-by = { $value ->
   *[others] Recontra: anybody
    [declarer] Recontra: declarer
}
belot-set-contra-scope = { $value ->
   *[all] Contra: all three
    [participants] Contra: participants
}
belot-set-capot-blocks-exit = { $value ->
   *[any] No capot can end the match
    [full] A full capot cannot end the match
    [off] A capot can end the match
}
belot-set-pot-blocks-exit = { $value ->
   *[off] Hanging: can end
    [on] Hanging: cannot end
}
belot-set-pair = { $value ->
   *[asked] Belot: must be said
    [automatic] Belot: automatic
}
belot-set-carre-rest = { $value ->
   *[declared] Carré: rest counts
    [lost] Carré: rest is lost
}
