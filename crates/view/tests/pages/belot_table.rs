//! Deals of Belot in readable notation, and the table that shows them.

use talon_cards::{Card, CardSet, Deck, Rank, Seat, Suit, fair::Secret};
use talon_games::belot::setup::Setup;
use talon_games::belot::{Action, Call, Combination, Deal, Declared, Rules, Score};
use talon_games::{AnyOutcome, AnyScore, AnyView, Game, GameKind, GameRules, GameScore};
use talon_table::{Command, DealEnd, DealRecord, DealView, PhaseView, TableView, Viewer};
use talon_view::TablePageKey;

use crate::world::{ANA, BORIS, VERA, World};

pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;
pub(crate) const C: Seat = B.next(3);
pub(crate) const SEATS: [Seat; 3] = [A, B, C];

/// `rules/belot.md §14`, example 13: a terca, a fifty, a fifty and a terca.
pub(crate) const RUNS: [&str; 3] = ["QS KS AS AC 9C KH KD AD", "9D TD JD QD AH QH 9S TS", "TC JC QC KC 9H TH JH JS"];

fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn set(text: &str) -> CardSet {
    list(text).into_iter().collect()
}

fn calls(text: &str) -> Vec<Call> {
    text.split_whitespace().map(|call| call.parse().unwrap()).collect()
}

pub(crate) fn rules(changes: &[(&str, &str)]) -> Rules {
    changes.iter().fold(Rules::default(), |rules, (key, value)| rules.with(key, value).unwrap())
}

/// Ana, Boris and Vera at a table of Belot.
pub(crate) fn table() -> World {
    let mut world = World::open_game(GameKind::Belot, Secret::new([7; 32]), true);
    world.must(&Command::Join { person: BORIS });
    world.must(&Command::Join { person: VERA });
    world.must(&Command::Start { by: ANA });
    world
}

/// A deal with these hands, dealt by Vera; then each action by the player on turn.
pub(crate) fn played(changes: &[(&str, &str)], hands: [&str; 3], script: &str) -> Deal {
    let hands = hands.map(list);
    let packets = [0..3, 3..5, 5..8];
    let deck: Vec<Card> =
        packets.into_iter().flat_map(|range| hands.iter().flat_map(move |hand| hand[range.clone()].to_vec())).collect();
    let mut deal = Deal::deal(&rules(changes), 3, C, &deck).unwrap();
    for action in script.split_whitespace() {
        let seat = deal.on_turn().expect("somebody is on turn");
        deal.apply(seat, action.parse().unwrap()).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
    deal
}

/// A position in which Vera is to play this hand to these one or two cards; the others hold what is left.
pub(crate) fn to_follow(changes: &[(&str, &str)], contract: &str, table: &str, hand: &str) -> Deal {
    let (table, hand) = (list(table), set(hand));
    let mut free: Vec<Card> = Deal::pack(&Rules::default());
    free.retain(|card| !table.contains(card) && !hand.contains(*card));
    let completed = 8 - hand.len();
    let leader = if table.len() == 2 { A } else { B };
    let mut hands = [CardSet::EMPTY; 3];
    hands[C.index()] = hand;
    hands[A.index()] = free.drain(..hand.len() - usize::from(leader == A)).collect();
    hands[B.index()] = free.drain(..hand.len() - 1).collect();
    let mut won = [CardSet::EMPTY; 3];
    won[leader.index()] = free.into_iter().collect();
    let setup = Setup {
        rules: rules(changes),
        dealer: if completed == 0 { leader.next(3).next(3) } else { C },
        calls: [calls(contract), calls("pass pass")].concat(),
        hands,
        stock: Deck::new(Vec::new()),
        won,
        leader,
        table,
        declared: [Declared::NONE; 3],
        belots: Vec::new(),
    };
    setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}"))
}

/// A deal about to be counted: what each seat takes, who takes the last trick, what was announced.
#[derive(Clone)]
pub(crate) struct Taken {
    pub(crate) rules: Rules,
    pub(crate) auction: &'static str,
    pub(crate) took: [&'static str; 3],
    pub(crate) last: Seat,
    pub(crate) declared: Vec<(Seat, Combination)>,
    pub(crate) belots: Vec<(Seat, Suit)>,
}

impl Taken {
    /// Ana speaks first. The cards include those of the last trick.
    pub(crate) fn new(auction: &'static str, took: [&'static str; 3], last: Seat) -> Self {
        Self { rules: Rules::default(), auction, took, last, declared: Vec::new(), belots: Vec::new() }
    }

    pub(crate) fn rules(mut self, changes: &[(&str, &str)]) -> Self {
        self.rules = rules(changes);
        self
    }

    pub(crate) fn run(mut self, seat: Seat, suit: Suit, top: Rank, length: u8) -> Self {
        self.declared.push((seat, Combination::Run { suit, top, length }));
        self
    }

    pub(crate) fn carre(mut self, seat: Seat, rank: Rank) -> Self {
        self.declared.push((seat, Combination::Carre { rank }));
        self
    }

    pub(crate) fn belot(mut self, seat: Seat, suit: Suit) -> Self {
        self.belots.push((seat, suit));
        self
    }

    /// The finished deal: its last trick is chosen among the cards of its taker, and played.
    pub(crate) fn deal(&self) -> Deal {
        let taken = list(self.took[self.last.index()]);
        for leader in SEATS {
            for first in &taken {
                for second in taken.iter().filter(|card| *card != first) {
                    for third in taken.iter().filter(|card| *card != first && *card != second) {
                        if let Some(deal) = self.with_last(leader, [*first, *second, *third]) {
                            return deal;
                        }
                    }
                }
            }
        }
        panic!("no last trick found");
    }

    fn with_last(&self, leader: Seat, trick: [Card; 3]) -> Option<Deal> {
        let mut hands = [CardSet::EMPTY; 3];
        let mut seat = leader;
        for card in trick {
            hands[seat.index()].insert(card);
            seat = seat.next(3);
        }
        let mut won = self.took.map(set);
        won[self.last.index()] = won[self.last.index()] - trick.into_iter().collect();
        let mut declared = [Declared::NONE; 3];
        for (seat, combination) in &self.declared {
            let cards = combination.cards();
            let of = &mut declared[seat.index()];
            match combination {
                Combination::Run { .. } => of.runs = of.runs | cards,
                Combination::Carre { .. } => of.carres = of.carres | cards,
            }
        }
        let setup = Setup {
            rules: self.rules,
            dealer: C,
            calls: calls(self.auction),
            hands,
            stock: Deck::new(Vec::new()),
            won,
            leader,
            table: Vec::new(),
            declared,
            belots: self.belots.clone(),
        };
        let mut deal = setup.build().ok()?;
        for card in trick {
            deal.apply(deal.on_turn()?, Action::Play(card)).unwrap();
        }
        (deal.view(None).last_trick?.winner == self.last).then_some(deal)
    }
}

/// The records of a match of these deals, and its score after them.
pub(crate) fn match_of(deals: &[Deal]) -> (Vec<DealRecord>, Score) {
    let mut score = Deal::start(&Rules::default(), 3, C);
    let records = deals
        .iter()
        .zip(1..)
        .map(|(deal, deal_no)| {
            let outcome = deal.outcome().expect("the deal is over");
            let score_before = AnyScore::Belot(score);
            let _ = Deal::record(deal.rules(), &mut score, &outcome);
            DealRecord {
                deal_no,
                dealer: C,
                score_before,
                points_after: score.points(),
                end: Some(DealEnd { outcome: AnyOutcome::Belot(outcome), last_view: AnyView::Belot(deal.view(None)) }),
            }
        })
        .collect();
    (records, score)
}

/// The table with this deal on it, as the viewer sees it.
pub(crate) fn showing(world: &World, viewer: Option<Seat>, shown: &Deal) -> TableView {
    let mut view = world.table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
    if let PhaseView::Playing { deal: DealView::Open(deal), .. } = &mut view.phase {
        *deal = AnyView::Belot(shown.view(viewer));
    }
    view
}

/// The table after these deals, as the viewer sees it.
pub(crate) fn after(world: &World, viewer: Option<Seat>, records: &[DealRecord], score: Score) -> TableView {
    let mut view = world.table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
    view.sheet = records.to_vec();
    view.score = Some(AnyScore::Belot(score));
    if let PhaseView::Playing { deal_no, .. } = &mut view.phase {
        *deal_no = u32::try_from(records.len()).unwrap() + 1;
    }
    view
}

pub(crate) const fn key(deal_no: u32) -> TablePageKey {
    TablePageKey { match_no: 1, deal_no }
}
