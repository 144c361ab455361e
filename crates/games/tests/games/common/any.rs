//! What the tests of all games share: readable cards, scripts of play, random play.

use std::fmt::Debug;

use talon_cards::{Card, CardSet, Seat, fair};
use talon_games::{BadOption, Game, GameAction, GameRules, GameView, Rule};

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

/// The game's default rules with some options changed.
pub(crate) fn rules<R: GameRules>(changes: &[(&str, &str)]) -> R {
    changes.iter().fold(R::default(), |rules, (key, value)| rules.with(key, value).expect("an option"))
}

/// Every viewer: a spectator, then each seat.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}

/// A deal in the making, driven by scripts such as `"A:AS B:9S A:draw A:m:H"`.
#[derive(Clone)]
pub(crate) struct Run<D: Game> {
    pub(crate) deal: D,
    pub(crate) events: Vec<D::Event>,
}

impl<D: Game> Run<D> {
    pub(crate) const fn of(deal: D) -> Self {
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

    pub(crate) fn refusal(&self, step: &str) -> Rule {
        let (seat, action) = parse(step);
        self.deal.is_legal(seat, action).expect_err(step).rule
    }

    pub(crate) fn on_turn(&self) -> Seat {
        self.deal.to_act().iter().next().expect("somebody on turn")
    }

    pub(crate) fn legal_actions(&self) -> impl Iterator<Item = D::Action> {
        self.deal.legal_actions(self.on_turn()).into_iter()
    }

    /// What may be done now, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.legal_actions().map(|action| action.to_string()).collect()
    }

    pub(crate) fn offers(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    pub(crate) fn view(&self, seat: Seat) -> D::View {
        self.deal.view(Some(seat))
    }

    pub(crate) fn outcome(&self) -> D::Outcome {
        self.deal.outcome().expect("the deal is over")
    }
}

fn parse<A: GameAction>(step: &str) -> (Seat, A) {
    let (name, action) = step.split_once(':').expect("seat:action");
    let letter = name.bytes().next().filter(|_| name.len() == 1).expect("a seat");
    let seat = Seat::new(letter.wrapping_sub(b'A')).unwrap_or_else(|| panic!("no seat {name}"));
    (seat, action.parse().unwrap_or_else(|_| panic!("{action} is not an action")))
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

    /// This pack, shuffled.
    pub(crate) fn deck(&mut self, pack: &[Card]) -> Vec<Card> {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        fair::shuffle(pack, &fair::Seed::new(bytes)).cards().to_vec()
    }

    /// Every option with a value of its own.
    pub(crate) fn rules<R: GameRules>(&mut self) -> R {
        R::default().options().iter().fold(R::default(), |rules, option| {
            let value = option.values[self.below(option.values.len())];
            rules.with(option.key, value).expect("a listed value")
        })
    }
}

/// Plays the deal that `start` makes to its end as `choose` says, calling `watch` on every position and on what led to it.
pub(crate) fn play_out<D: Game>(
    seed: u64,
    start: impl FnOnce(&mut Random) -> D,
    mut choose: impl FnMut(&mut Random, &D, Seat) -> D::Action,
    mut watch: impl FnMut(&D, &[D::Event]),
) -> D {
    let mut random = Random::new(seed);
    let mut deal = start(&mut random);
    watch(&deal, &[]);
    let mut actions = 0;
    while let Some(seat) = deal.to_act().iter().next() {
        let action = choose(&mut random, &deal, seat);
        let events = deal.apply(seat, action).expect("a legal action");
        watch(&deal, &events);
        actions += 1;
        assert!(actions < 1_000, "seed {seed}: the deal does not end");
    }
    deal
}

/// What is written as JSON is read back as the same, and written the same again.
pub(crate) fn round_trip<T>(value: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    let json = serde_json::to_string(value).expect("JSON");
    let read: T = serde_json::from_str(&json).expect(&json);
    assert_eq!(&read, value, "{json}");
    assert_eq!(serde_json::to_string(&read).expect("JSON"), json, "the same bytes");
}

/// Everything that is said about random deals, and about what becomes of them, survives as JSON. `play` plays one of so many seats and calls
/// what it is given on every position.
pub(crate) fn values_round_trip<D: Game>(
    rules: &D::Rules,
    seats: u8,
    play: impl FnOnce(&mut dyn FnMut(&D, &[D::Event])) -> D,
) {
    let deal = play(&mut |deal, events| {
        viewers(seats).for_each(|viewer| round_trip(&deal.view(viewer)));
        events.iter().for_each(round_trip);
    });
    let outcome = deal.outcome().expect("over");
    round_trip(&outcome);
    let mut score = D::start(rules, seats, Seat::FIRST);
    D::record(rules, &mut score, &outcome);
    round_trip(&score);
    round_trip(rules);
}

/// These are the game's options, each with its default and its values; all of them can be set, and nothing else.
pub(crate) fn options_are<R: GameRules>(expected: &[(&str, &str, &[&str])]) {
    let options = R::default().options();
    assert_eq!(options.len(), expected.len());
    for (option, (key, default, values)) in options.iter().zip(expected) {
        assert_eq!((option.key, option.value, option.default), (*key, *default, *default));
        assert_eq!(&option.values, values);
        for value in option.values {
            let changed: R = rules(&[(option.key, value)]);
            let shown = changed.options().into_iter().find(|other| other.key == option.key);
            assert_eq!(shown.map(|option| option.value), Some(*value));
            round_trip(&changed);
        }
        let unknown = R::default().with(option.key, "no such value").expect_err("no such value");
        assert_eq!(unknown, BadOption::UnknownValue { key: option.key, values: option.values });
    }
    let unknown = R::default().with("colour", "red").expect_err("no such option");
    assert!(matches!(unknown, BadOption::UnknownKey { ref known } if known.len() == options.len()));
}

/// Each action is tried from each seat: what is offered, shown, judged and applied agrees, and a refusal changes nothing.
pub(crate) fn one_source_of_legality<D: Game + PartialEq>(seed: u64, deal: &D, actions: &[D::Action]) {
    assert!(deal.view(None).legal().is_empty());
    for seat in Seat::all(8) {
        let legal = deal.legal_actions(seat);
        assert_eq!(legal.is_empty(), !deal.to_act().contains(seat), "seed {seed}");
        assert_eq!(deal.view(Some(seat)).legal(), legal.as_slice(), "seed {seed}");
        assert!((1..legal.len()).all(|place| !legal[place..].contains(&legal[place - 1])), "seed {seed}: {legal:?}");
        for &action in actions {
            let verdict = deal.is_legal(seat, action);
            let mut tried = deal.clone();
            let applied = tried.apply(seat, action);
            assert_eq!(verdict.is_ok(), legal.contains(&action), "seed {seed}: {seat} {action}");
            assert_eq!(applied.err(), verdict.err(), "seed {seed}: {seat} {action}");
            assert!(legal.contains(&action) || tried == *deal, "seed {seed}: {seat} {action} changed something");
        }
    }
}

/// How many lines of play there are from a position.
pub(crate) fn lines<D: Game>(deal: &D, plies: u32) -> u64 {
    let Some(seat) = deal.to_act().iter().next().filter(|_| plies > 0) else {
        return 1;
    };
    let next = |action| {
        let mut next = deal.clone();
        next.apply(seat, action).expect("a legal action");
        lines(&next, plies - 1)
    };
    deal.legal_actions(seat).into_iter().map(next).sum()
}

/// No word of this is a card.
pub(crate) fn shows_no_card(debug: &str) {
    let shown = debug.split(|letter: char| !letter.is_ascii_alphanumeric()).find(|word| word.parse::<Card>().is_ok());
    assert_eq!(shown, None, "{debug}");
}
