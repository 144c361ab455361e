//! Readable decks, scripts of play, positions, random play.

use talon_cards::{Card, CardSet, Deck, Seat, Suit, fair};
use talon_games::belot::setup::Setup;
use talon_games::belot::{Action, Call, Combination, Deal, Declared, Event, Line, Outcome, Phase, Rules, Sheet, View};
use talon_games::{Game, GameRules, Rule};

pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;
pub(crate) const C: Seat = B.next(3);
pub(crate) const SEATS: [Seat; 3] = [A, B, C];

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a card"))
}

pub(crate) fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn set(text: &str) -> CardSet {
    let cards = list(text);
    let set: CardSet = cards.iter().copied().collect();
    assert_eq!(set.len(), cards.len(), "{text}: a card occurs twice");
    set
}

pub(crate) fn pack() -> Vec<Card> {
    Deal::pack(&Rules::default())
}

pub(crate) fn rules(changes: &[(&str, &str)]) -> Rules {
    changes.iter().fold(Rules::default(), |rules, (key, value)| rules.with(key, value).expect("an option"))
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

/// A deal in the making, driven by scripts such as `"A:H B:pass C:pass A:terca A:AS"`.
#[derive(Clone)]
pub(crate) struct Run {
    pub(crate) deal: Deal,
    pub(crate) events: Vec<Event>,
}

impl Run {
    /// With these hands, dealt by C.
    pub(crate) fn start(rules: &Rules, hands: [&str; 3]) -> Self {
        Self { deal: Deal::deal(rules, 3, C, &deck(hands)).expect("a deck"), events: Vec::new() }
    }

    pub(crate) fn from(setup: &Setup) -> Self {
        let deal = setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}"));
        Self { deal, events: Vec::new() }
    }

    pub(crate) fn play(mut self, script: &str) -> Self {
        for step in script.split_whitespace() {
            let (seat, action) = parse(step);
            match self.deal.apply(seat, action) {
                Ok(events) => self.events.extend(events),
                Err(illegal) => panic!("{step}: {illegal}"),
            }
        }
        self
    }

    /// As [`Run::play`], each action by the player on turn.
    pub(crate) fn on_turn(mut self, script: &str) -> Self {
        for action in script.split_whitespace() {
            let seat = self.deal.on_turn().expect("somebody on turn");
            self = self.play(&format!("{}:{action}", letter(seat)));
        }
        self
    }

    pub(crate) fn refusal(&self, step: &str) -> Rule {
        let (seat, action) = parse(step);
        self.deal.is_legal(seat, action).expect_err(step).rule
    }

    /// What may be done now, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let seat = self.deal.on_turn().expect("somebody on turn");
        self.deal.legal_actions(seat).iter().map(Action::to_string).collect()
    }

    /// The cards that may be played now.
    pub(crate) fn legal_cards(&self) -> CardSet {
        let seat = self.deal.on_turn().expect("somebody on turn");
        let played = |action| match action {
            Action::Play(card) => Some(card),
            Action::Belot(_) | Action::Call(_) | Action::Declare(_) => None,
        };
        self.deal.legal_actions(seat).into_iter().filter_map(played).collect()
    }

    pub(crate) fn offers(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.deal.view(Some(seat))
    }

    pub(crate) fn sheet(&self) -> Sheet {
        match self.deal.outcome().expect("the deal is over") {
            Outcome::Counted(sheet) => sheet,
            Outcome::ThrownIn => panic!("thrown in"),
        }
    }
}

fn letter(seat: Seat) -> char {
    ['A', 'B', 'C'][seat.index()]
}

fn parse(step: &str) -> (Seat, Action) {
    let (seat, action) = step.split_once(':').expect("seat:action");
    let seat = match seat {
        "A" => A,
        "B" => B,
        "C" => C,
        other => panic!("no seat {other}"),
    };
    (seat, action.parse().unwrap_or_else(|_| panic!("{action} is not an action")))
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
    Run::from(&setup)
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
            let deck = random.deck();
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
        (view.last_trick?.winner == self.last).then(|| Run { deal, events: Vec::new() }.sheet())
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

/// Small deterministic random numbers for tests.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn deck(&mut self) -> Vec<Card> {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        fair::shuffle(&pack(), &fair::Seed::new(bytes)).cards().to_vec()
    }

    /// Every option with a value of its own.
    pub(crate) fn rules(&mut self) -> Rules {
        let options = Rules::default().options();
        options.iter().fold(Rules::default(), |rules, option| {
            let value = option.values[self.below(option.values.len())];
            rules.with(option.key, value).expect("a listed value")
        })
    }

    /// A legal action; passes are frequent enough for every contract to be played.
    pub(crate) fn action(&mut self, deal: &Deal, seat: Seat) -> Action {
        let legal = deal.legal_actions(seat);
        let pass = Action::Call(Call::Pass);
        if legal.contains(&pass) && self.below(5) < 2 { pass } else { legal[self.below(legal.len())] }
    }
}

/// Plays a random deal to its end, calling `watch` on every position and on what led to it.
pub(crate) fn playout(seed: u64, rules: &Rules, mut watch: impl FnMut(&Deal, &[Event])) -> Deal {
    let mut random = Random::new(seed);
    let dealer = SEATS[random.below(3)];
    let mut deal = Deal::deal(rules, 3, dealer, &random.deck()).expect("a deck");
    watch(&deal, &[]);
    while let Some(seat) = deal.on_turn() {
        let action = random.action(&deal, seat);
        let events = deal.apply(seat, action).expect("a legal action");
        watch(&deal, &events);
    }
    deal
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
