//! Compares the calculator with a plain search through the games themselves, and the player's knowledge with the truth.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Deck, Seat};
use talon_games::marriage::{Deal, Move, Pack, Phase, RuleSet};
use talon_games::{Game, GameOutcome, santase, snaps, sznap};

use super::cards::{Cards, Id};
use super::exact::{open_lead_value, open_reply_value};
use super::known::Known;
use super::strict::{Lead, Position};
use super::terms::Stakes;
use crate::rng::Dice;

/// Small enough for a search without any pruning.
const CARDS_LEFT: u8 = 4;

/// A game of the family with everything that a test must know of it.
pub(super) struct Family<R: RuleSet> {
    default: R,
    stakes: fn(&R) -> Stakes,
    claims: Claims,
    /// A marriage can wait for a trick.
    marriages_wait: bool,
}

/// The claims that a search through the game tries.
#[derive(Clone, Copy, PartialEq)]
enum Claims {
    /// All of them: a false one never pays.
    All,
    /// The right ones. A false claim can cost two where the deal would cost three: against a closer whose frozen count is of no
    /// trick (Snaps), or for somebody with a trick and no point (Kurnik's 66). The player never does that, and does not expect it
    /// of others.
    Right,
}

pub(super) fn santase() -> Family<santase::Rules> {
    Family {
        default: santase::Rules::default(),
        stakes: crate::santase::stakes,
        claims: Claims::All,
        marriages_wait: false,
    }
}

pub(super) fn sznap() -> Family<sznap::Rules> {
    Family {
        default: sznap::Rules::default(),
        stakes: crate::sznap::stakes,
        claims: Claims::Right,
        marriages_wait: true,
    }
}

pub(super) fn snaps() -> Family<snaps::Rules> {
    Family {
        default: snaps::Rules::default(),
        stakes: |_| crate::snaps::STAKES,
        claims: Claims::Right,
        marriages_wait: true,
    }
}

impl<R: RuleSet> Family<R> {
    pub(super) fn random_rules(&self, dice: &mut Dice) -> R {
        self.default.options().iter().fold(self.default, |rules, option| {
            let value = option.values[dice.index(option.values.len())];
            rules.with(option.key, value).unwrap()
        })
    }

    pub(super) fn known(&self, deal: &Deal<R>, me: Seat) -> Known {
        Known::of(&deal.view(Some(me)), (self.stakes)(deal.rules())).unwrap()
    }
}

fn random_deck<R: RuleSet>(rules: &R, dice: &mut Dice) -> Deck {
    shuffle(&Deal::<R>::pack(rules), &Seed::new(dice.bytes()))
}

/// Plays at random, without claims, until `stop` holds for the deal; `None` when it never does.
pub(super) fn random_deal<R: RuleSet>(rules: &R, dice: &mut Dice, stop: impl Fn(&Deal<R>) -> bool) -> Option<Deal<R>> {
    let mut deal = Deal::deal(rules, 2, Seat::FIRST, random_deck(rules, dice).cards()).unwrap();
    while let Some(seat) = deal.on_turn() {
        if stop(&deal) {
            return Some(deal);
        }
        let mut actions = deal.legal_actions(seat);
        actions.retain(|action| !matches!((*action).into(), Move::Claim | Move::MarryAndClaim(_)));
        let action = actions[dice.index(actions.len())];
        deal.apply(seat, action).unwrap();
    }
    None
}

pub(super) fn points_of<R: RuleSet>(deal: &Deal<R>, me: Seat) -> i8 {
    let points = deal.outcome().unwrap().game_points();
    (points[me.index()] - points[me.other().index()]) as i8
}

/// Game points for `me` under best play by both, by trying everything that the game allows.
fn brute<R: RuleSet>(deal: &Deal<R>, claims: Claims, me: Seat) -> i8 {
    let Some(seat) = deal.on_turn() else { return points_of(deal, me) };
    let short = deal.points()[seat.index()] < 66;
    let tried = |action: &R::Action| claims == Claims::All || !(short && (*action).into() == Move::Claim);
    let actions = deal.legal_actions(seat).into_iter().filter(tried);
    let values = actions.map(|action| brute_after(deal, claims, seat, action, me));
    let best = if seat == me { values.max() } else { values.min() };
    best.unwrap()
}

fn brute_after<R: RuleSet>(deal: &Deal<R>, claims: Claims, seat: Seat, action: R::Action, me: Seat) -> i8 {
    let mut next = *deal;
    next.apply(seat, action).unwrap();
    brute(&next, claims, me)
}

fn brute_move<R: RuleSet>(deal: &Deal<R>, claims: Claims, me: Seat, made: Move) -> i8 {
    brute_after(deal, claims, me, made.try_into().ok().unwrap(), me)
}

fn hand<R: RuleSet>(deal: &Deal<R>, seat: Seat) -> Cards {
    Cards::of(deal.view(Some(seat)).hand)
}

#[test]
fn the_calculator_agrees_with_a_search_through_santase() {
    the_calculator_agrees_with_a_search_through_the_game(&santase());
}

#[test]
fn the_calculator_agrees_with_a_search_through_kurniks_66() {
    the_calculator_agrees_with_a_search_through_the_game(&sznap());
}

#[test]
fn the_calculator_agrees_with_a_search_through_snaps() {
    the_calculator_agrees_with_a_search_through_the_game(&snaps());
}

fn the_calculator_agrees_with_a_search_through_the_game<R: RuleSet>(family: &Family<R>) {
    let (mut leads, mut replies, mut closed, mut waiting) = (0, 0, 0, 0);
    for seed in 0..3_000 {
        let mut dice = Dice::new(seed);
        let rules = family.random_rules(&mut dice);
        let wanted = [Phase::Lead, Phase::Follow][dice.index(2)];
        let small = |deal: &Deal<R>| {
            let view = deal.view(None);
            let strict = view.phase == wanted && (view.closed_by.is_some() || view.talon == 0);
            strict && view.announced.is_none() && view.hand_sizes.iter().all(|&size| size <= CARDS_LEFT)
        };
        let Some(deal) = random_deal(&rules, &mut dice, small) else { continue };
        let me = deal.on_turn().unwrap();
        let known = family.known(&deal, me);
        let theirs = hand(&deal, me.other());
        closed += u32::from(known.tally.closer.is_some());
        waiting += u32::from(known.tally.pending != [0, 0]);
        match deal.phase() {
            Phase::Lead => {
                let position = known.position(theirs, 0);
                assert_eq!(position.value(&known.terms), brute(&deal, family.claims, me), "seed {seed}");
                let opposite = mirrored(&position);
                assert_eq!(opposite.value(&known.terms), -brute(&deal, family.claims, me), "seed {seed}, mirrored");
                leads += 1;
                compare_leads(&deal, family.claims, me, &known, &position, seed);
            }
            Phase::Follow => {
                let led = known.led.unwrap();
                for action in deal.legal_actions(me) {
                    let Move::Play(card) = action.into() else { continue };
                    let value = known.position(theirs, 1).value_of_reply(&known.terms, led, Id::of(card).unwrap());
                    assert_eq!(value, brute_after(&deal, family.claims, me, action, me), "seed {seed}, {card}");
                    replies += 1;
                }
            }
            Phase::PreDraw | Phase::Over => unreachable!("nothing is drawn in the strict phase"),
        }
    }
    assert!(leads > 500 && replies > 500 && closed > 500, "{leads} {replies} {closed}");
    assert_eq!(waiting > 0, family.marriages_wait, "{waiting}");
}

fn compare_leads<R: RuleSet>(deal: &Deal<R>, all: Claims, me: Seat, known: &Known, position: &Position, seed: u64) {
    // A player who already has enough claims instead of leading; the calculator is not used then.
    if known.tally.may_claim(&known.terms, 0) {
        return;
    }
    for action in deal.legal_actions(me) {
        let Some(lead) = lead_of(action.into(), known) else { continue };
        let expected = brute_lead(deal, all, me, action, lead);
        assert_eq!(position.value_of_lead(&known.terms, lead), expected, "seed {seed}, {action}");
    }
}

/// The lead that the action is, or begins.
fn lead_of(made: Move, known: &Known) -> Option<Lead> {
    match made {
        Move::Play(card) => {
            let card = Id::of(card).unwrap();
            let announce = known.marries_by_leading() && known.hand.pairs().contains(card);
            Some(Lead { card, announce })
        }
        Move::Announce(suit) => {
            let queen = known.hand.pairs().of_suit(suit as u8).first().unwrap();
            Some(Lead { card: queen, announce: true })
        }
        Move::Draw | Move::Exchange | Move::Close | Move::Claim | Move::MarryAndClaim(_) => None,
    }
}

/// Game points for `me` after this lead, or after a claim instead if that is possible.
fn brute_lead<R: RuleSet>(deal: &Deal<R>, all: Claims, me: Seat, action: R::Action, lead: Lead) -> i8 {
    let Move::Announce(_) = action.into() else { return brute_after(deal, all, me, action, me) };
    let mut after = *deal;
    after.apply(me, action).unwrap();
    match after.on_turn() {
        Some(_) if after.points()[me.index()] >= 66 => brute_move(&after, all, me, Move::Claim),
        Some(_) => brute_move(&after, all, me, Move::Play(lead.card.card())),
        None => brute(&after, all, me),
    }
}

#[test]
fn the_last_open_trick_agrees_with_a_search_through_the_game() {
    the_last_open_trick_agrees(&sznap());
    the_last_open_trick_agrees(&snaps());
}

/// With 20 cards only: with 24 a search without pruning takes too long.
fn the_last_open_trick_agrees<R: RuleSet>(family: &Family<R>) {
    let (mut leads, mut replies) = (0, 0);
    for seed in 0..120 {
        let mut dice = Dice::new(seed);
        let rules = family.random_rules(&mut dice);
        if rules.pack() != Pack::FromJack {
            continue;
        }
        let wanted = [Phase::Lead, Phase::Follow][dice.index(2)];
        let last = |deal: &Deal<R>| {
            let view = deal.view(None);
            view.phase == wanted && view.closed_by.is_none() && view.talon == 2 && view.announced.is_none()
        };
        let Some(deal) = random_deal(&rules, &mut dice, last) else { continue };
        let me = deal.on_turn().unwrap();
        let known = family.known(&deal, me);
        if known.tally.may_claim(&known.terms, 0) {
            continue;
        }
        let theirs = hand(&deal, me.other());
        for action in deal.legal_actions(me) {
            let (value, expected) = match known.led {
                None => {
                    let Some(lead) = lead_of(action.into(), &known) else { continue };
                    leads += 1;
                    (open_lead_value(&known, theirs, lead), brute_lead(&deal, family.claims, me, action, lead))
                }
                Some(led) => {
                    let Move::Play(card) = action.into() else { continue };
                    replies += 1;
                    let reply = Id::of(card).unwrap();
                    (open_reply_value(&known, theirs, led, reply), brute_after(&deal, family.claims, me, action, me))
                }
            };
            assert_eq!(value, expected, "seed {seed}, {action}");
        }
    }
    assert!(leads > 30 && replies > 30, "{leads} {replies}");
}

/// The same position with the seats exchanged.
fn mirrored(position: &Position) -> Position {
    let mut other = *position;
    other.hands.swap(0, 1);
    other.tally.points.swap(0, 1);
    other.tally.pending.swap(0, 1);
    other.tally.tricks.swap(0, 1);
    other.on_lead = 1 - position.on_lead;
    other.tally.first_to_66 = position.tally.first_to_66.map(|seat| 1 - seat);
    if let Some(closer) = &mut other.tally.closer {
        closer.seat = 1 - closer.seat;
    }
    other
}

#[test]
fn what_is_known_never_contradicts_the_truth() {
    what_is_known_is_true(&santase());
    what_is_known_is_true(&sznap());
    what_is_known_is_true(&snaps());
}

fn what_is_known_is_true<R: RuleSet>(family: &Family<R>) {
    let mut exact = 0;
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let rules = family.random_rules(&mut dice);
        let plies = dice.below(30);
        let count = std::cell::Cell::new(0);
        let stop = |_: &Deal<R>| count.replace(count.get() + 1) >= plies;
        let Some(deal) = random_deal(&rules, &mut dice, stop) else { continue };
        for me in Seat::all(2) {
            let known = family.known(&deal, me);
            let theirs = hand(&deal, me.other());
            assert!(known.theirs.minus(theirs).is_empty(), "seed {seed}: sure of a card that he does not hold");
            assert!(theirs.minus(known.possible()).is_empty(), "seed {seed}: a card of his is thought impossible");
            assert!(known.possible().and(known.hand).is_empty(), "seed {seed}");
            let worlds = known.worlds(50, &mut dice);
            for world in &worlds {
                assert_eq!(world.len(), theirs.len(), "seed {seed}");
                assert!(
                    world.minus(known.possible()).is_empty() && known.theirs.minus(*world).is_empty(),
                    "seed {seed}"
                );
            }
            if deal.view(None).talon == 0 {
                assert_eq!(worlds, [theirs], "seed {seed}: both hands are known once the talon is gone");
                exact += 1;
            }
        }
    }
    assert!(exact > 100, "{exact}");
}

#[test]
fn all_worlds_are_listed_once_when_they_are_few() {
    all_few_worlds_are_listed_once(&santase());
    all_few_worlds_are_listed_once(&sznap());
    all_few_worlds_are_listed_once(&snaps());
}

fn all_few_worlds_are_listed_once<R: RuleSet>(family: &Family<R>) {
    let last_open_lead = |deal: &Deal<R>| {
        let view = deal.view(None);
        view.talon == 2 && view.closed_by.is_none() && deal.phase() == Phase::Lead
    };
    let mut dice = Dice::new(1);
    let found = (0..1_000).find_map(|_| random_deal(&family.default, &mut dice, last_open_lead));
    let deal = found.unwrap();
    let me = deal.on_turn().unwrap();
    let known = family.known(&deal, me);
    let worlds = known.worlds(1_000, &mut dice);
    let hidden = known.pool.len() - known.hidden;
    assert_eq!(hidden, 1, "one card lies face down");
    assert_eq!(worlds.len(), usize::from(known.pool.len()));
    assert!(worlds.contains(&hand(&deal, me.other())));
    assert!(worlds.iter().all(|world| worlds.iter().filter(|other| *other == world).count() == 1));
}
