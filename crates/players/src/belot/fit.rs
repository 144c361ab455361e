//! Where the figures of `worth` come from.
//!
//! `cargo test --release -p talon-players --lib belot::fit -- --ignored --nocapture` prints them. Deals are imagined, first with any
//! contract, then with one for which its declarer seems to have the cards; every deal moves the sums towards its result. Other dice change
//! a figure by a few points, and more if few deals use it.

use talon_games::belot::{CarreRest, Contract};

use super::cards::{Cards, Order};
use super::combine::{best_of, judge};
use super::known::draw;
use super::plan::play;
use super::position::{Position, Terms};
use super::worth::{Parts, Places};
use crate::rng::Dice;

/// Deals with any contract, and with one that its declarer would bid.
const ANY: u32 = 1_000_000;
const BID: u32 = 3_000_000;
/// The part of its error by which a sum moves: at first, and by how much less at last.
const RATE: f32 = 0.02;
const SLOWER: f32 = 0.95;
/// Points for which a contract is bid, and how far a player is mistaken about them at most.
const ENOUGH: f32 = 15.0;
const MISTAKEN: usize = 10;

/// The sums of one role while they are fitted.
type Sums = Parts<f32>;

/// The cards of an auction, and of the deal after it. Seats are counted from nobody.
struct Dealt {
    fives: [Cards; 3],
    hands: [Cards; 3],
    lead: usize,
}

impl Dealt {
    fn new(dice: &mut Dice) -> Dealt {
        let mut left = Cards::PACK;
        let mut take = |size| {
            let cards = draw(left, size, dice);
            left = left.minus(cards);
            cards
        };
        let fives = [take(5), take(5), take(5)];
        let hands = fives.map(|five| five.or(take(3)));
        Dealt { fives, hands, lead: dice.index(3) }
    }

    /// The end of the deal, played by thumb.
    fn end(&self, terms: &Terms) -> Position {
        let announced = judge(self.hands.map(|hand| best_of(hand, terms.carre_rest)));
        let position = Position {
            hands: self.hands,
            turn: self.lead,
            table: None,
            gone: Cards::EMPTY,
            missing: [Cards::EMPTY; 3],
            tricks: [0; 3],
            points: [0; 3],
            extra: if terms.order.is_no_trump() { [0; 3] } else { announced },
        };
        play(position, terms)
    }

    fn places(&self, seat: usize, order: &Order) -> Places {
        Places::of(order, self.fives[seat], (self.lead + 3 - seat) % 3)
    }

    fn worth(&self, sums: &Sums, seat: usize, order: &Order) -> f32 {
        let places = self.places(seat, order);
        let suits = places.suits.map(|(table, ranks)| sums.suits[table][ranks]);
        sums.lead[places.lead.0][places.lead.1] + suits.iter().sum::<f32>()
    }

    /// Moves the sums towards what the seat recorded beyond the others.
    fn teach(&self, sums: &mut Sums, seat: usize, terms: &Terms, end: &Position, rate: f32) {
        let recorded = end.recorded(terms).map(f32::from);
        let merit = (3.0 * recorded[seat] - recorded.iter().sum::<f32>()) / 2.0;
        let step = rate * (merit - self.worth(sums, seat, &terms.order));
        let places = self.places(seat, &terms.order);
        sums.lead[places.lead.0][places.lead.1] += step;
        for (table, ranks) in places.suits {
            sums.suits[table][ranks] += step;
        }
    }

    /// The contract that seems best with the declarer's five cards, if it seems good enough.
    fn bid(&self, opens: &Sums, declarer: usize, dice: &mut Dice) -> Option<Order> {
        let bids = Contract::ALL.iter().map(|contract| Order::of(*contract));
        let valued = bids.map(|order| (order, self.worth(opens, declarer, &order)));
        let (order, value) = valued.max_by(|a, b| a.1.total_cmp(&b.1))?;
        let mistake = dice.index(2 * MISTAKEN + 1) as f32 - MISTAKEN as f32;
        (value + mistake >= ENOUGH).then_some(order)
    }
}

/// The contract's terms, doubled if somebody doubles.
fn terms(order: Order, declarer: usize, doubler: Option<usize>) -> Terms {
    Terms {
        order,
        undertrump: true,
        carre_rest: CarreRest::Declared,
        declarer,
        takes_part: [0, 1, 2].map(|seat| seat == declarer || Some(seat) == doubler),
        times: if doubler.is_some() { 2 } else { 1 },
        participants_only: false,
    }
}

#[test]
#[ignore = "prints the figures of `worth`"]
fn fit() {
    let dice = &mut Dice::new(99);
    let any = |dice: &mut Dice| Order::of(Contract::ALL[dice.index(Contract::ALL.len())]);
    let [mut opens, mut overbids, mut leaves, mut doubles, mut is_doubled] =
        [(); 5].map(|()| Sums { lead: [[0.0; 3]; 3], suits: [[0.0; 64]; 4] });
    for number in 0..ANY {
        let (dealt, terms) = (Dealt::new(dice), terms(any(dice), 0, None));
        dealt.teach(&mut opens, 0, &terms, &dealt.end(&terms), rate(number, ANY));
    }
    for number in 0..BID {
        let (dealt, declarer, rate) = (Dealt::new(dice), dice.index(3), rate(number, BID));
        let Some(order) = dealt.bid(&opens, declarer, dice) else { continue };
        let plain = terms(order, declarer, None);
        let end = dealt.end(&plain);
        let others = [1, 2].map(|away| (declarer + away) % 3);
        for other in others {
            let doubled = terms(order, declarer, Some(other));
            dealt.teach(&mut leaves, other, &plain, &end, rate);
            dealt.teach(&mut doubles, other, &doubled, &end, rate);
            dealt.teach(&mut is_doubled, declarer, &doubled, &end, rate);
        }
        let overbidder = others[dice.index(others.len())];
        let instead = terms(any(dice), overbidder, None);
        dealt.teach(&mut overbids, overbidder, &instead, &dealt.end(&instead), rate);
    }
    for sums in [opens, overbids, leaves, doubles, is_doubled] {
        println!("lead: {:.0?},\nsuits: {:.0?},", sums.lead, sums.suits);
    }
}

fn rate(number: u32, of: u32) -> f32 {
    RATE * (1.0 - SLOWER * number as f32 / of as f32)
}
