//! What the learned player expects of its choices agrees with the games, and its lessons do what they say.

use talon_cards::Seat;
use talon_games::marriage::{Deal, Move, Phase, RuleSet};
use talon_games::{Game, GameKind};

use super::cards::{Cards, Id};
use super::choice::{Choice, Outlook};
use super::features::FEATURES;
use super::known::{Known, Last};
use super::strict::Lead;
use super::tests::{Family, points_of, random_deal, santase, snaps, sznap};
use crate::net::Net;
use crate::rng::Dice;
use crate::school::{Lessons, lessons, teach};

#[test]
fn what_a_choice_settles_agrees_with_the_game() {
    what_is_settled_agrees(&santase());
    what_is_settled_agrees(&sznap());
    what_is_settled_agrees(&snaps());
}

fn what_is_settled_agrees<R: RuleSet>(family: &Family<R>) {
    let (mut settled, mut open) = (0, 0);
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let rules = family.random_rules(&mut dice);
        let plies = dice.below(30);
        let count = std::cell::Cell::new(0);
        let stop = |_: &Deal<R>| count.replace(count.get() + 1) >= plies;
        let Some(deal) = random_deal(&rules, &mut dice, stop) else { continue };
        let Some(me) = deal.on_turn() else { continue };
        let known = family.known(&deal, me);
        let legal: Vec<Move> = deal.legal_actions(me).iter().map(|&action| action.into()).collect();
        // Who has enough claims instead; no choice is weighed then.
        if known.tally.may_claim(&known.terms, 0) && legal.contains(&Move::Claim) {
            continue;
        }
        for choice in Choice::all(&legal, &known) {
            let result = result(&deal, me, choice.made(&legal));
            match choice.outlook(&known) {
                Outlook::Settled(points) => {
                    assert_eq!(result, Some(points), "seed {seed}, {choice:?}");
                    settled += 1;
                }
                Outlook::Open(_) => {
                    assert_eq!(result, None, "seed {seed}, {choice:?}");
                    open += 1;
                }
            }
        }
    }
    assert!(settled > 100 && open > 2_000, "{settled} {open}");
}

/// Game points for `me` if the deal ends with this move, or with the claim that it allows.
fn result<R: RuleSet>(deal: &Deal<R>, me: Seat, made: Move) -> Option<i8> {
    let mut after = *deal;
    after.apply(me, made.try_into().ok()?).ok()?;
    let turn = after.on_turn();
    if let Some(seat) = turn.filter(|seat| after.points()[seat.index()] >= 66 && after.phase() != Phase::Follow) {
        let claim = Move::Claim.try_into().ok()?;
        if after.legal_actions(seat).contains(&claim) {
            after.apply(seat, claim).ok()?;
        }
    }
    after.on_turn().is_none().then(|| points_of(&after, me))
}

#[test]
fn the_names_of_the_suits_do_not_matter() {
    names_do_not_matter(&santase());
    names_do_not_matter(&sznap());
    names_do_not_matter(&snaps());
}

fn names_do_not_matter<R: RuleSet>(family: &Family<R>) {
    let mut compared = 0;
    for seed in 0..1_000 {
        let mut dice = Dice::new(seed);
        let rules = family.random_rules(&mut dice);
        let plies = dice.below(20);
        let count = std::cell::Cell::new(0);
        let stop = |_: &Deal<R>| count.replace(count.get() + 1) >= plies;
        let Some(deal) = random_deal(&rules, &mut dice, stop) else { continue };
        let Some(me) = deal.on_turn() else { continue };
        let known = family.known(&deal, me);
        let plain: Vec<u8> = (0..4).filter(|suit| *suit != known.terms.trump).collect();
        let (one, other) = (plain[dice.index(3)], plain[dice.index(3)]);
        let sets = [known.hand, known.pool, known.theirs, known.shown];
        // Between suits of which the same is known, the features may choose either way.
        let alike = |a: u8, b: u8| sets.iter().all(|set| set.bits_of(a) == set.bits_of(b));
        if alike(plain[0], plain[1]) || alike(plain[0], plain[2]) || alike(plain[1], plain[2]) {
            continue;
        }
        let legal: Vec<Move> = deal.legal_actions(me).iter().map(|&action| action.into()).collect();
        let renamed = renamed(&known, one, other);
        for choice in Choice::all(&legal, &known) {
            // Which of a suit's cards is gone decides whether suits are alike afterwards.
            let (Outlook::Open(mut here), Outlook::Open(mut there)) =
                (choice.outlook(&known), renamed_choice(choice, one, other).outlook(&renamed))
            else {
                continue;
            };
            here.sort_unstable();
            there.sort_unstable();
            compared += u32::from(here == there);
            let after = if let Choice::Lead(Lead { card, .. }) | Choice::Reply(card) = choice {
                known.hand.without(card)
            } else {
                known.hand
            };
            let alike = |a: u8, b: u8| {
                after.bits_of(a) == after.bits_of(b) && sets[1..3].iter().all(|set| set.bits_of(a) == set.bits_of(b))
            };
            let ambiguous = alike(plain[0], plain[1]) || alike(plain[0], plain[2]) || alike(plain[1], plain[2]);
            assert!(here == there || ambiguous, "seed {seed}, {choice:?}, suits {one} and {other}");
        }
    }
    assert!(compared > 1_000, "{compared}");
}

fn renamed_card(id: Id, one: u8, other: u8) -> Id {
    let suit = match id.suit() {
        suit if suit == one => other,
        suit if suit == other => one,
        suit => suit,
    };
    Id::new(suit, id.place())
}

fn renamed_choice(choice: Choice, one: u8, other: u8) -> Choice {
    match choice {
        Choice::Lead(lead) => Choice::Lead(Lead { card: renamed_card(lead.card, one, other), ..lead }),
        Choice::Reply(id) => Choice::Reply(renamed_card(id, one, other)),
        Choice::Close | Choice::Draw => choice,
    }
}

fn renamed(known: &Known, one: u8, other: u8) -> Known {
    let card = |id: Id| renamed_card(id, one, other);
    let set = |cards: Cards| cards.iter().map(card).collect();
    Known {
        hand: set(known.hand),
        theirs: set(known.theirs),
        shown: set(known.shown),
        pool: set(known.pool),
        turned: known.turned.map(card),
        led: known.led.map(card),
        last: known.last.map(|last| Last { led: card(last.led), followed: card(last.followed), ..last }),
        ..*known
    }
}

#[test]
fn the_networks_in_the_program_were_made_for_its_features() {
    for shipped in [
        &include_bytes!("../../nets/santase.net")[..],
        include_bytes!("../../nets/sznap.net"),
        include_bytes!("../../nets/snaps.net"),
    ] {
        assert!(Net::from_bytes(shipped, FEATURES).is_some());
    }
}

#[test]
fn the_same_lessons_end_in_the_same_network_which_forecasts_better_than_at_first() {
    let lessons = Lessons { deals: 1_500, batch: 16, ..lessons(GameKind::Snaps).unwrap() };
    let learn = || {
        let mut losses = Vec::new();
        let file = teach(GameKind::Snaps, &lessons, |report, _| losses.push(report.loss)).unwrap();
        (file, losses)
    };
    let (file, losses) = learn();
    assert_eq!(losses.len(), 20);
    assert!(losses[19] < 0.9 * losses[0], "{losses:?}");
    assert!(learn().0 == file);
    assert_eq!(teach(GameKind::Belot, &lessons, |_, _| ()), None);
}
