//! The rules once more, written down slowly after the page, to compare with.

use talon_cards::{Card, CardSet, Rank, Seat, Suit};
use talon_games::belot::{ContraScope, Contract, Declared, Rounding, Rules, Standing, Undertrump};

use super::common::SEATS;

/// §2: the value table.
pub(crate) fn card_points(card: Card, trump: Option<Suit>, all_trumps: bool) -> u16 {
    let ranks_as_trump = all_trumps || trump == Some(card.suit());
    match (card.rank(), ranks_as_trump) {
        (Rank::Jack, true) => 20,
        (Rank::Nine, true) => 14,
        (Rank::Ace, _) => 11,
        (Rank::Ten, _) => 10,
        (Rank::King, _) => 4,
        (Rank::Queen, _) => 3,
        (Rank::Jack, false) => 2,
        (Rank::Nine, false) => 0,
        (other, _) => panic!("{other} is not in the pack"),
    }
}

fn height(card: Card, contract: Contract) -> usize {
    let order = match contract {
        Contract::NoTrump => "9JQKTA",
        Contract::AllTrumps => "QKTA9J",
        _ if contract == Contract::of_suit(card.suit()) => "QKTA9J",
        _ => "9JQKTA",
    };
    order.find(card.rank().letter()).expect("a rank of the pack")
}

fn highest(cards: &[Card], suit: Suit, contract: Contract) -> Option<Card> {
    cards.iter().copied().filter(|card| card.suit() == suit).max_by_key(|card| height(*card, contract))
}

fn above(hand: CardSet, suit: Suit, floor: Option<Card>, contract: Contract) -> CardSet {
    let higher = |card: &Card| floor.is_none_or(|floor| height(*card, contract) > height(floor, contract));
    hand.of_suit(suit).iter().filter(higher).collect()
}

/// §7.1: the page's own lines of code.
pub(crate) fn legal(hand: CardSet, trick: &[Card], contract: Contract, undertrump: Undertrump) -> CardSet {
    let or = |cards: CardSet, other: CardSet| if cards.is_empty() { other } else { cards };
    let Some(first) = trick.first() else {
        return hand;
    };
    let led = first.suit();
    let follow = hand.of_suit(led);
    let Some(trump) = contract.trump() else {
        return match contract {
            Contract::AllTrumps if !follow.is_empty() => {
                or(above(hand, led, highest(trick, led, contract), contract), follow)
            }
            _ => or(follow, hand),
        };
    };
    let best = highest(trick, trump, contract);
    let higher = above(hand, trump, best, contract);
    let trumps = hand.of_suit(trump);
    if !follow.is_empty() {
        if led == trump { or(higher, follow) } else { follow }
    } else if trumps.is_empty() {
        hand
    } else if best.is_none() {
        trumps
    } else {
        match undertrump {
            Undertrump::Forced => or(higher, trumps),
            Undertrump::Free => or(higher, hand),
        }
    }
}

/// §7.2.
pub(crate) fn winner(trick: &[(Seat, Card)], contract: Contract) -> Seat {
    let cards: Vec<Card> = trick.iter().map(|(_, card)| *card).collect();
    let trumped = contract.trump().and_then(|trump| highest(&cards, trump, contract));
    let best = trumped.or_else(|| highest(&cards, cards[0].suit(), contract)).expect("a card");
    trick.iter().find(|(_, card)| *card == best).expect("its player").0
}

/// §8: (length, top) of every run and the rank of every carré, found card by card.
fn runs(declared: &Declared) -> Vec<(usize, usize)> {
    let place = |card: Card| "9TJQKA".find(card.rank().letter()).expect("a rank");
    let mut runs = Vec::new();
    for &suit in Suit::ALL {
        let mut places: Vec<usize> = declared.runs.of_suit(suit).iter().map(place).collect();
        places.sort_unstable();
        if let (Some(low), Some(top)) = (places.first(), places.last()) {
            assert_eq!(top - low + 1, places.len(), "neighbours");
            runs.push((places.len(), *top));
        }
    }
    runs
}

fn carres(declared: &Declared) -> Vec<Rank> {
    declared.carres.of_suit(Suit::Clubs).iter().map(Card::rank).collect()
}

/// §8: what runs and carrés give each seat.
pub(crate) fn announced(declared: &[Declared; 3]) -> [u16; 3] {
    let runs = declared.each_ref().map(runs);
    let carres = declared.each_ref().map(carres);
    let best_run = runs.iter().flatten().max().copied();
    let owners = runs.iter().filter(|runs| best_run.is_some_and(|best| runs.contains(&best))).count();
    let order = "QKTA9J";
    let best_carre = carres.iter().flatten().max_by_key(|rank| order.find(rank.letter())).copied();
    let mut points = [0; 3];
    for seat in SEATS.map(Seat::index) {
        if owners == 1 && best_run.is_some_and(|best| runs[seat].contains(&best)) {
            points[seat] += runs[seat].iter().map(|(length, _)| [20, 50, 100, 100][length - 3]).sum::<u16>();
        }
        if best_carre.is_some_and(|best| carres[seat].contains(&best)) {
            points[seat] += carres[seat]
                .iter()
                .map(|rank| match rank {
                    Rank::Jack => 200,
                    Rank::Nine => 150,
                    _ => 100,
                })
                .sum::<u16>();
        }
    }
    points
}

fn round(points: u16, contract: Contract, rounding: Rounding) -> u16 {
    let up_from = match (rounding, contract) {
        (Rounding::Plain, _) | (Rounding::ByContract, Contract::NoTrump) => 5,
        (Rounding::ByContract, Contract::AllTrumps) => 4,
        (Rounding::ByContract, _) => 6,
    };
    points / 10 + u16::from(points % 10 >= up_from)
}

/// §10: units recorded for each seat without the pot, what hangs, and who won.
pub(crate) fn record(standing: &Standing, points: [u16; 3], rules: &Rules) -> ([u16; 3], u16, Option<Seat>) {
    let unit = |points| round(points, standing.contract, rules.rounding);
    let multiplier = standing.multiplier();
    let declarer = standing.declarer;
    let takes_part = |seat: Seat| [Some(declarer), standing.doubler(), standing.redoubler()].contains(&Some(seat));
    let competes = |seat: &Seat| multiplier == 1 || rules.contra_scope == ContraScope::All || takes_part(*seat);
    let most = SEATS.into_iter().filter(competes).map(|seat| points[seat.index()]).max().expect("seats");
    let top: Vec<Seat> = SEATS.into_iter().filter(competes).filter(|seat| points[seat.index()] == most).collect();
    let mut recorded = points.map(unit);
    if let [winner] = top[..] {
        if multiplier == 1 {
            if winner != declarer {
                recorded[winner.index()] = unit(points[winner.index()] + points[declarer.index()]);
                recorded[declarer.index()] = 0;
            }
        } else {
            let gathered: u16 = SEATS
                .into_iter()
                .filter(|seat| takes_part(*seat) || *seat == winner)
                .map(|seat| points[seat.index()])
                .sum();
            for seat in SEATS.into_iter().filter(|seat| takes_part(*seat)) {
                recorded[seat.index()] = 0;
            }
            recorded[winner.index()] = multiplier * unit(gathered);
        }
        return (recorded, 0, Some(winner));
    }
    if multiplier == 1 {
        recorded[declarer.index()] = 0;
        return (recorded, unit(points[declarer.index()]), None);
    }
    let mut gathered = 0;
    for seat in SEATS.into_iter().filter(|seat| takes_part(*seat)) {
        gathered += points[seat.index()];
        recorded[seat.index()] = 0;
    }
    (recorded, multiplier * unit(gathered), None)
}
