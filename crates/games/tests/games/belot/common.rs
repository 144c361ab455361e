//! Readable decks, scripts of play, positions, random play.

use talon_cards::{Card, CardSet, Deck, Seat, Suit};
use talon_games::Game;
use talon_games::belot::setup::Setup;
use talon_games::belot::{Action, Call, Combination, Deal, Declared, Event, Line, Outcome, Phase, Rules, Sheet};

use crate::common::any;
pub(crate) use crate::common::any::{
    Random, card, lines, list, one_source_of_legality, options_are, rules, set, values_round_trip,
};

pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;
pub(crate) const C: Seat = B.next(3);
pub(crate) const SEATS: [Seat; 3] = [A, B, C];

pub(crate) fn pack() -> Vec<Card> {
    Deal::pack(&Rules::default())
}

pub(crate) fn calls(text: &str) -> Vec<Call> {
    text.split_whitespace().map(|call| call.parse().unwrap_or_else(|_| panic!("{call} is not a call"))).collect()
}

/// A deck that gives these hands of eight, A's first; C deals, so A is first to get cards, to speak and to lead. The
/// first five cards of each list are there in the auction.
pub(crate) fn deck(hands: [&str; 3]) -> Vec<Card> {
    let hands = hands.map(list);
    assert!(hands.iter().all(|hand| hand.len() == 8));
    let packets = [0..3, 3..5, 5..8];
    packets.into_iter().flat_map(|range| hands.iter().flat_map(move |hand| hand[range.clone()].to_vec())).collect()
}

pub(crate) type Run = any::Run<Deal>;

impl Run {
    /// With these hands, dealt by C.
    pub(crate) fn start(rules: &Rules, hands: [&str; 3]) -> Self {
        Self::of(Deal::deal(rules, 3, C, &deck(hands)).expect("a deck"))
    }

    /// As [`Run::play`], each action by the player on turn.
    pub(crate) fn each(mut self, script: &str) -> Self {
        for action in script.split_whitespace() {
            let letter = ['A', 'B', 'C'][self.on_turn().index()];
            self = self.play(&format!("{letter}:{action}"));
        }
        self
    }

    /// The cards that may be played now.
    pub(crate) fn legal_cards(&self) -> CardSet {
        let played = |action| match action {
            Action::Play(card) => Some(card),
            Action::Belot(_) | Action::Call(_) | Action::Declare(_) => None,
        };
        self.legal_actions().filter_map(played).collect()
    }

    pub(crate) fn sheet(&self) -> Sheet {
        match self.outcome() {
            Outcome::Counted(sheet) => sheet,
            Outcome::ThrownIn => panic!("thrown in"),
        }
    }
}

/// A position in which C is to play this hand to these one or two cards, led by B or A; everybody else's cards are made
/// up so that the position is sound. The contract is the first speaker's.
pub(crate) fn to_follow(changes: &[(&str, &str)], contract: &str, table: &str, hand: &str) -> Run {
    let (table, hand) = (list(table), set(hand));
    let mut free: Vec<Card> = pack();
    free.retain(|card| !table.contains(card) && !hand.contains(*card));
    let completed = 8 - hand.len();
    let (leader, a_has_played) = if table.len() == 2 { (A, true) } else { (B, false) };
    let mut hands = [CardSet::EMPTY; 3];
    hands[C.index()] = hand;
    hands[A.index()] = free.drain(..hand.len() - usize::from(a_has_played)).collect();
    hands[B.index()] = free.drain(..hand.len() - 1).collect();
    let mut won = [CardSet::EMPTY; 3];
    won[leader.index()] = free.into_iter().collect();
    assert_eq!(won[leader.index()].len(), completed * 3);
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
    Run::of(setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}")))
}

/// A deal about to be counted: what each seat takes, who takes the last trick, what was declared.
#[derive(Clone)]
pub(crate) struct Taken {
    pub(crate) rules: Rules,
    pub(crate) calls: Vec<Call>,
    pub(crate) took: [CardSet; 3],
    pub(crate) last: Seat,
    pub(crate) declared: [Declared; 3],
    pub(crate) belots: Vec<(Seat, Suit)>,
}

impl Taken {
    /// A speaks first. The cards include those of the last trick.
    pub(crate) fn new(auction: &str, took: [&str; 3], last: Seat) -> Self {
        let took = took.map(set);
        Self {
            rules: Rules::default(),
            calls: calls(auction),
            took,
            last,
            declared: [Declared::NONE; 3],
            belots: vec![],
        }
    }

    /// With cards, and a last trick, that give these points; the seats without any have no trick.
    pub(crate) fn points(auction: &str, points: [u16; 3]) -> Self {
        let mut random = Random::new(1);
        let trump = calls(auction).into_iter().rev().find_map(|call| match call {
            Call::Bid(contract) => Some(contract.trump().expect("a trump contract")),
            Call::Pass | Call::Contra | Call::Recontra => None,
        });
        for _ in 0..2_000_000 {
            let deck = random.deck(&pack());
            let mut took = [CardSet::EMPTY; 3];
            let takers: Vec<Seat> = SEATS.into_iter().filter(|seat| points[seat.index()] > 0).collect();
            let mut last = A;
            for trick in deck.chunks(3) {
                last = takers[random.below(takers.len())];
                took[last.index()].extend(trick.iter().copied());
            }
            let value = |seat: Seat| {
                let cards = took[seat.index()].iter();
                let ten = if last == seat { 10 } else { 0 };
                cards.map(|card| super::reference::card_points(card, trump, false)).sum::<u16>() + ten
            };
            let everybody_has_a_trick = takers.iter().all(|seat| !took[seat.index()].is_empty());
            if everybody_has_a_trick && SEATS.map(value) == points {
                let rules = Rules::default();
                return Self {
                    rules,
                    calls: calls(auction),
                    took,
                    last,
                    declared: [Declared::NONE; 3],
                    belots: vec![],
                };
            }
        }
        panic!("no cards found for {points:?}");
    }

    pub(crate) fn rules(mut self, changes: &[(&str, &str)]) -> Self {
        self.rules = rules(changes);
        self
    }

    pub(crate) fn belot(mut self, seat: Seat, suit: &str) -> Self {
        self.belots.push((seat, suit.parse().expect("a suit")));
        self
    }

    /// The counted deal: its last trick is chosen among the cards of its taker, and played.
    pub(crate) fn sheet(&self) -> Sheet {
        let taken: Vec<Card> = self.took[self.last.index()].iter().collect();
        for leader in SEATS {
            for (first, second, third) in triples(&taken) {
                if let Some(sheet) = self.with_last(leader, [first, second, third]) {
                    return sheet;
                }
            }
        }
        panic!("no last trick found");
    }

    fn with_last(&self, leader: Seat, trick: [Card; 3]) -> Option<Sheet> {
        let mut hands = [CardSet::EMPTY; 3];
        let mut seat = leader;
        for card in trick {
            hands[seat.index()].insert(card);
            seat = seat.next(3);
        }
        let mut won = self.took;
        won[self.last.index()] = won[self.last.index()] - trick.into_iter().collect();
        let setup = Setup {
            rules: self.rules,
            dealer: C,
            calls: self.calls.clone(),
            hands,
            stock: Deck::new(Vec::new()),
            won,
            leader,
            table: Vec::new(),
            declared: self.declared,
            belots: self.belots.clone(),
        };
        let mut deal = setup.build().ok()?;
        for card in trick {
            deal.apply(deal.on_turn()?, Action::Play(card)).expect("the only card");
        }
        let view = deal.view(None);
        assert_eq!(view.phase, Phase::Over);
        (view.last_trick?.winner == self.last).then(|| Run::of(deal).sheet())
    }
}

fn triples(cards: &[Card]) -> impl Iterator<Item = (Card, Card, Card)> + '_ {
    let different = |one: Card, two: Card, three: Card| one != two && two != three && one != three;
    cards.iter().flat_map(move |one| {
        cards.iter().flat_map(move |two| {
            cards.iter().filter(move |three| different(*one, *two, **three)).map(move |three| (*one, *two, *three))
        })
    })
}

pub(crate) fn units(sheet: &Sheet) -> [u16; 3] {
    sheet.lines.map(|line| line.recorded.units)
}

pub(crate) fn points(sheet: &Sheet) -> [u16; 3] {
    sheet.lines.map(|line| line.points)
}

pub(crate) fn terms(sheet: &Sheet, term: impl Fn(&Line) -> u16) -> [u16; 3] {
    sheet.lines.each_ref().map(term)
}

/// What has been declared, as `50 QD` or `carre K`.
pub(crate) fn named(declared: &Declared) -> Vec<String> {
    let name = |combination: Combination| match combination {
        Combination::Run { suit, top, .. } => format!("{} {top}{suit}", combination.kind()),
        Combination::Carre { rank } => format!("carre {rank}"),
    };
    declared.combinations().into_iter().map(name).collect()
}

/// A legal action; passes are frequent enough for every contract to be played.
pub(crate) fn action(random: &mut Random, deal: &Deal, seat: Seat) -> Action {
    let legal = deal.legal_actions(seat);
    let pass = Action::Call(Call::Pass);
    if legal.contains(&pass) && random.below(5) < 2 { pass } else { legal[random.below(legal.len())] }
}

/// Plays a random deal to its end, calling `watch` on every position and on what led to it.
pub(crate) fn playout(seed: u64, rules: &Rules, watch: impl FnMut(&Deal, &[Event])) -> Deal {
    let start = |random: &mut Random| {
        let dealer = SEATS[random.below(3)];
        Deal::deal(rules, 3, dealer, &random.deck(&pack())).expect("a deck")
    };
    any::play_out(seed, start, action, watch)
}

/// Everything that can be written in the notation.
pub(crate) fn every_action() -> Vec<Action> {
    let cards: Vec<Card> = (0..Card::COUNT).filter_map(Card::from_index).collect();
    let mut actions: Vec<Action> = Call::ALL.map(Action::Call).to_vec();
    actions.extend(talon_games::belot::Kind::ALL.iter().copied().map(Action::Declare));
    actions.extend(cards.iter().map(|card| Action::Play(*card)));
    actions.extend(cards.iter().map(|card| Action::Belot(*card)));
    actions
}
