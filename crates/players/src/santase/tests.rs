//! The calculator against a plain search through the game itself, and the knowledge against the truth.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Deck, Seat};
use talon_games::santase::{Action, Deal, Outcome, Phase, Rules};
use talon_games::{Game, GameRules};

use super::cards::{Cards, Id};
use super::known::Known;
use super::strict::{Lead, Position};
use crate::rng::Dice;

/// Small enough for a search without any pruning.
const CARDS_LEFT: u8 = 4;

fn random_rules(dice: &mut Dice) -> Rules {
    Rules::default().options().iter().fold(Rules::default(), |rules, option| {
        let value = option.values[dice.index(option.values.len())];
        rules.with(option.key, value).unwrap()
    })
}

fn random_deck(dice: &mut Dice) -> Deck {
    shuffle(&Deal::pack(&Rules::default()), &Seed::new(dice.bytes()))
}

/// Plays at random, without claims, until `stop` holds for the deal; `None` when it never does.
fn random_deal(rules: &Rules, dice: &mut Dice, stop: impl Fn(&Deal) -> bool) -> Option<Deal> {
    let mut deal = Deal::deal(rules, 2, Seat::FIRST, random_deck(dice).cards()).unwrap();
    while let Some(seat) = deal.on_turn() {
        if stop(&deal) {
            return Some(deal);
        }
        let mut actions = deal.legal_actions(seat);
        actions.retain(|action| *action != Action::Claim);
        let action = actions[dice.index(actions.len())];
        deal.apply(seat, action).unwrap();
    }
    None
}

fn points_of(outcome: &Outcome, me: Seat) -> i8 {
    outcome.game_points[me.index()] as i8 - outcome.game_points[me.other().index()] as i8
}

/// Game points for `me` under best play by both, by trying everything that the game allows, false claims included.
fn brute(deal: &Deal, me: Seat) -> i8 {
    let Some(seat) = deal.on_turn() else { return points_of(&deal.outcome().unwrap(), me) };
    let values = deal.legal_actions(seat).into_iter().map(|action| brute_after(deal, seat, action, me));
    let best = if seat == me { values.max() } else { values.min() };
    best.unwrap()
}

fn brute_after(deal: &Deal, seat: Seat, action: Action, me: Seat) -> i8 {
    let mut next = *deal;
    next.apply(seat, action).unwrap();
    brute(&next, me)
}

fn hand(deal: &Deal, seat: Seat) -> Cards {
    Cards::of(deal.view(Some(seat)).hand)
}

#[test]
fn the_calculator_agrees_with_a_search_through_the_game() {
    let (mut leads, mut replies, mut closed) = (0, 0, 0);
    for seed in 0..3_000 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let wanted = [Phase::Lead, Phase::Follow][dice.index(2)];
        let small = |deal: &Deal| {
            let view = deal.view(None);
            let strict = view.phase == wanted && (view.closed_by.is_some() || view.talon == 0);
            strict && view.announced.is_none() && view.hand_sizes.iter().all(|&size| size <= CARDS_LEFT)
        };
        let Some(deal) = random_deal(&rules, &mut dice, small) else { continue };
        let me = deal.on_turn().unwrap();
        let known = Known::of(&deal.view(Some(me))).unwrap();
        let theirs = hand(&deal, me.other());
        closed += u32::from(known.tally.closer.is_some());
        match deal.phase() {
            Phase::Lead => {
                let position = known.position(theirs, 0);
                assert_eq!(position.value(&known.terms), brute(&deal, me), "seed {seed}");
                let opposite = mirrored(&position);
                assert_eq!(opposite.value(&known.terms), -brute(&deal, me), "seed {seed}, mirrored");
                leads += 1;
                compare_leads(&deal, me, &known, &position, seed);
            }
            Phase::Follow => {
                let led = known.led.unwrap();
                for action in deal.legal_actions(me) {
                    let Action::Play(card) = action else { continue };
                    let value = known.position(theirs, 1).value_of_reply(&known.terms, led, Id::of(card).unwrap());
                    assert_eq!(value, brute_after(&deal, me, action, me), "seed {seed}, {card}");
                    replies += 1;
                }
            }
            Phase::PreDraw | Phase::Over => unreachable!("nothing is drawn in the strict phase"),
        }
    }
    assert!(leads > 500 && replies > 500 && closed > 500, "{leads} {replies} {closed}");
}

fn compare_leads(deal: &Deal, me: Seat, known: &Known, position: &Position, seed: u64) {
    for action in deal.legal_actions(me) {
        let (after, lead) = match action {
            Action::Play(card) => (*deal, Lead { card: Id::of(card).unwrap(), announce: false }),
            Action::Announce(suit) => {
                let mut after = *deal;
                after.apply(me, action).unwrap();
                let pair = position.hands[0].of_suit(suit as u8);
                let queen = pair.iter().find(|id| id.partner().is_some()).unwrap();
                (after, Lead { card: queen, announce: true })
            }
            Action::Draw | Action::Exchange | Action::Close | Action::Claim => continue,
        };
        // Whoever already has enough claims instead of leading; the calculator is not asked then.
        if known.tally.may_claim(0) {
            continue;
        }
        let expected = match after.on_turn() {
            Some(_) if lead.announce && after.points()[me.index()] >= 66 => brute_after(&after, me, Action::Claim, me),
            Some(_) => brute_after(&after, me, Action::Play(lead.card.card()), me),
            None => brute(&after, me),
        };
        assert_eq!(position.value_of_lead(&known.terms, lead), expected, "seed {seed}, {action}");
    }
}

/// The same position with the seats exchanged.
fn mirrored(position: &Position) -> Position {
    let mut other = *position;
    other.hands.swap(0, 1);
    other.tally.points.swap(0, 1);
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
    let mut exact = 0;
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let plies = dice.below(30);
        let count = std::cell::Cell::new(0);
        let stop = |_: &Deal| count.replace(count.get() + 1) >= plies;
        let Some(deal) = random_deal(&rules, &mut dice, stop) else { continue };
        for me in Seat::all(2) {
            let known = Known::of(&deal.view(Some(me))).unwrap();
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
    let last_open_lead = |deal: &Deal| {
        let view = deal.view(None);
        view.talon == 2 && view.closed_by.is_none() && deal.phase() == Phase::Lead
    };
    let mut dice = Dice::new(1);
    let found = (0..1_000).find_map(|_| random_deal(&Rules::default(), &mut dice, last_open_lead));
    let deal = found.unwrap();
    let me = deal.on_turn().unwrap();
    let known = Known::of(&deal.view(Some(me))).unwrap();
    let worlds = known.worlds(1_000, &mut dice);
    let hidden = known.pool.len() - known.hidden;
    assert_eq!(hidden, 1, "one card lies face down");
    assert_eq!(worlds.len(), usize::from(known.pool.len()));
    assert!(worlds.contains(&hand(&deal, me.other())));
    assert!(worlds.iter().all(|world| worlds.iter().filter(|other| *other == world).count() == 1));
}
