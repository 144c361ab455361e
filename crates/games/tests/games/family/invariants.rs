//! The invariants of `rules/santase.md §18`, `rules/sixty-six.md §18` and `rules/schnapsen.md §18`, and what else holds in every game of the family, over
//! random deals under random options.

use std::collections::BTreeSet;

use talon_cards::{Card, CardSet, Rank, Seat};
use talon_games::marriage::{Credit, Deal, Event, Move, Phase, RuleSet, View};
use talon_games::{Game, santase, snaps, sznap};

use super::common::{A, B, Random, playout};

const DEALS: u64 = 3000;

fn value<R: RuleSet>(rules: &R, card: Card) -> u32 {
    match card.rank() {
        Rank::Ace => 11,
        Rank::Ten => 10,
        Rank::King => 4,
        Rank::Queen => 3,
        Rank::Jack => 2,
        Rank::Nine => rules.nine_points().into(),
        _ => 0,
    }
}

fn values<R: RuleSet>(rules: &R, cards: CardSet) -> u32 {
    cards.iter().map(|card| value(rules, card)).sum()
}

fn pack_value<R: RuleSet>(rules: &R) -> u32 {
    values(rules, rules.pack().cards().into_iter().collect())
}

/// What a bystander who sees both hands notes down from the events alone.
#[derive(Default)]
struct Ledger {
    won: [CardSet; 2],
    credited: [u32; 2],
    pending: [u32; 2],
    draws: u8,
    closed_at: Option<u8>,
}

impl Ledger {
    fn note(&mut self, events: &[Event], credit: Credit, talon: u8) {
        for event in events {
            match *event {
                Event::TrickWon { seat, cards } => {
                    assert!(cards.iter().all(|card| self.won[seat.index()].insert(*card)));
                    self.credit(seat);
                }
                Event::Drew { .. } => self.draws += 1,
                Event::Announced { seat, points, .. } => {
                    self.pending[seat.index()] += u32::from(points);
                    let has_trick = !self.won[seat.index()].is_empty();
                    if credit == Credit::OwnTrick && has_trick {
                        self.credit(seat);
                    }
                }
                // Only a meld that is declared with still waits when its player declares.
                Event::Claimed { seat } if credit == Credit::FurtherTrick => self.credit(seat),
                Event::Closed { .. } => self.closed_at = Some(talon),
                Event::Played { .. } | Event::Exchanged { .. } | Event::Claimed { .. } | Event::Ended => {}
            }
        }
    }

    fn credit(&mut self, seat: Seat) {
        self.credited[seat.index()] += std::mem::take(&mut self.pending[seat.index()]);
    }
}

fn check<R: RuleSet>(seed: u64, deal: &Deal<R>, ledger: &Ledger) {
    let (rules, pack) = (deal.rules(), deal.rules().pack());
    let views: [View<R>; 2] = [A, B].map(|seat| deal.view(Some(seat)));
    let view = &views[0];

    // Values everywhere are the pack's; distinct cards; T even; T stays after a close.
    let on_table: CardSet = view.led.iter().map(|(_, card)| *card).collect();
    let placed = [views[0].hand, views[1].hand, ledger.won[0], ledger.won[1], on_table];
    let talon: CardSet =
        pack.cards().into_iter().filter(|card| placed.iter().all(|set| !set.contains(*card))).collect();
    assert_eq!(talon.len(), usize::from(view.talon), "seed {seed}");
    let sets = placed.into_iter().chain([talon]);
    assert_eq!(sets.clone().map(CardSet::len).sum::<usize>(), pack.size(), "seed {seed}");
    assert_eq!(sets.map(|set| values(rules, set)).sum::<u32>(), pack_value(rules), "seed {seed}");
    assert_eq!(usize::from(view.talon), pack.talon() - usize::from(ledger.draws), "seed {seed}");
    assert!(view.talon.is_multiple_of(2), "seed {seed}");
    assert_eq!(view.closed_by.is_some(), ledger.closed_at.is_some(), "seed {seed}");
    assert!(ledger.closed_at.is_none_or(|closed_at| closed_at == view.talon), "seed {seed}");

    // Points are exactly what was won, and the marriages that count.
    for seat in [A, B] {
        let index = seat.index();
        assert_eq!(
            u32::from(deal.points()[index]),
            values(rules, ledger.won[index]) + ledger.credited[index],
            "seed {seed}"
        );
        assert_eq!(u32::from(view.pending[index]), ledger.pending[index], "seed {seed}");
        assert_eq!(usize::from(view.tricks[index]) * 2, ledger.won[index].len(), "seed {seed}");
    }
    if let (Phase::Lead, Some(seat)) = (view.phase, view.to_act) {
        assert!(view.completed_tricks == 0 || view.tricks[seat.index()] > 0, "seed {seed}: on lead without a trick");
    }
    assert_eq!(view.tricks[0] + view.tricks[1], view.completed_tricks, "seed {seed}");

    // The hands are equal but for the card on the table.
    let [first, second] = views
        .each_ref()
        .map(|view| view.hand.len() + usize::from(view.led.is_some_and(|(seat, _)| Some(seat) == view.viewer)));
    assert_eq!(first, second, "seed {seed}");
}

/// Plays random deals under random options, checks what holds in all games, and calls `also` on every position and at the end.
fn every_deal<R: RuleSet>(also: impl Fn(u64, &Deal<R>, &Ledger)) {
    for seed in 0..DEALS {
        let rules: R = Random::new(seed ^ 0x5eed).rules();
        let mut ledger = Ledger::default();
        let deal = playout(seed, &rules, |deal, events| {
            ledger.note(events, rules.marriages().credit, deal.view(None).talon);
            check(seed, deal, &ledger);
            also(seed, deal, &ledger);
        });
        assert!(deal.outcome().is_some() && deal.to_act().is_empty(), "seed {seed}");
        assert_eq!(playout(seed, &rules, |_, _| {}), deal, "seed {seed}: replayed");
    }
}

/// `rules/santase.md §18`.
#[test]
fn santase() {
    every_deal::<santase::Rules>(|seed, deal, ledger| {
        let Some(outcome) = deal.outcome() else { return };
        let total: u32 = outcome.totals.into_iter().map(u32::from).sum();
        let announced = [A, B].map(|seat| ledger.credited[seat.index()] + ledger.pending[seat.index()]);
        assert_eq!(outcome.marriages.map(u32::from), announced, "seed {seed}");
        let most = pack_value(deal.rules()) + announced[0] + announced[1];
        match outcome.reason {
            santase::Reason::PlayedOut | santase::Reason::PlayedOutDraw => assert_eq!(total, most + 10, "seed {seed}"),
            _ => assert!(total <= most, "seed {seed}"),
        }
        let drawn = matches!(outcome.reason, santase::Reason::PlayedOutDraw | santase::Reason::ClosedDraw);
        assert_eq!(outcome.winner.is_none(), drawn, "seed {seed}");
        match outcome.winner {
            None => {
                assert_eq!(outcome.game_points, [0, 0], "seed {seed}");
                assert_eq!(outcome.totals[0], outcome.totals[1], "seed {seed}");
            }
            Some(winner) => {
                assert_eq!(outcome.game_points[winner.other().index()], 0, "seed {seed}");
                assert!((1..=3).contains(&outcome.game_points[winner.index()]), "seed {seed}");
            }
        }
    });
}

/// `rules/sixty-six.md §18`.
#[test]
fn sznap() {
    every_deal::<sznap::Rules>(|seed, deal, _| {
        let view = deal.view(None);
        if view.phase == Phase::Lead && view.announced.is_none() {
            let waiting = view.pending.iter().filter(|points| **points > 0).count();
            assert!(waiting <= 1, "seed {seed}");
            let winner = view.to_act.filter(|_| view.completed_tricks > 0);
            assert!(winner.is_none_or(|winner| view.pending[winner.index()] == 0), "seed {seed}");
        }
        if let (Some(closer), Some(seat)) = (view.closed_by, view.to_act)
            && deal.rules().closer_opponent_may_declare == sznap::MayDeclare::No
        {
            let declares = |action: &sznap::Action| matches!(Move::from(*action), Move::Claim | Move::MarryAndClaim(_));
            assert!(seat == closer || !deal.legal_actions(seat).iter().any(declares), "seed {seed}");
        }
        if let Some(outcome) = deal.outcome() {
            let total: u16 = outcome.totals.into_iter().map(u16::from).sum();
            match outcome.reason {
                sznap::Reason::PlayedOut => {
                    let winner = outcome.winner.expect("a winner");
                    assert!(total >= 130 && outcome.totals[winner.index()] >= 66, "seed {seed}");
                }
                sznap::Reason::PlayedOutDraw => assert!(outcome.winner.is_none() && total >= 130, "seed {seed}"),
                _ => assert!(outcome.last_trick_bonus.is_none(), "seed {seed}"),
            }
            let mut points = outcome.game_points;
            points.sort_unstable();
            assert_eq!(points[0], 0, "seed {seed}");
            assert_eq!((1..=3).contains(&points[1]), outcome.winner.is_some(), "seed {seed}");
        }
    });
}

/// `rules/schnapsen.md §18`.
#[test]
fn snaps() {
    every_deal::<snaps::Rules>(|seed, deal, _| {
        let (view, rules) = (deal.view(None), deal.rules());
        let (auto, full) = (rules.claim_mode == snaps::ClaimMode::Auto, rules.frozen == snaps::Frozen::Full);
        if let (Some(_), Some(seat)) = (view.closed_by, view.to_act) {
            assert!(!deal.legal_actions(seat).contains(&snaps::Action::Exchange), "seed {seed}");
        }
        if auto && view.closed_by.is_none() && view.phase != Phase::Over {
            assert!(deal.points().iter().all(|points| *points < 66), "seed {seed}");
        }
        if let Some(outcome) = deal.outcome() {
            assert!((1..=3).contains(&outcome.worth), "seed {seed}");
            let played_out = view.hand_sizes == [0, 0];
            if let (true, true, Some(close)) = (auto, full, outcome.closing) {
                assert!(outcome.winner == close.by || played_out, "seed {seed}");
            }
        }
    });
}

/// After a close what the opponent had then never changes.
#[test]
fn what_is_frozen_stays() {
    for seed in 0..DEALS {
        let rules: snaps::Rules = Random::new(seed ^ 0xf0).rules();
        let (mut before, mut frozen) = (([0, 0], [0, 0]), None);
        playout(seed, &rules, |deal, events| {
            let view = deal.view(Some(A));
            if let Some(Event::Closed { seat }) = events.first() {
                let opponent = seat.other().index();
                frozen = Some((*seat, before.0[opponent], before.1[opponent]));
            }
            before = (view.tricks, deal.points());
            let now = view.closed_by.zip(view.opponent_tricks_at_close.zip(view.memory.opponent_points_at_close));
            assert_eq!(now.map(|(by, (tricks, points))| (by, tricks, points)), frozen, "seed {seed}");
        });
    }
}

fn reaches_every_end<R: RuleSet, T: Ord + std::fmt::Debug>(all: &[T], rare: &[T], reason: impl Fn(R::Outcome) -> T) {
    let mut seen = BTreeSet::new();
    for seed in 0..3 * DEALS {
        let rules: R = Random::new(seed ^ 0xabc).rules();
        let mut moves = 0;
        let deal = playout(seed, &rules, |_, _| moves += 1);
        assert!(moves <= 60, "seed {seed}: {moves} moves");
        seen.insert(reason(deal.outcome().expect("a finished deal")));
    }
    let unseen: Vec<&T> = all.iter().filter(|reason| !seen.contains(reason) && !rare.contains(reason)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

/// Random deals always finish, and reach every way of ending but equal totals, which are too rare for chance.
#[test]
fn random_deals_reach_every_end() {
    // `rules/santase.md §16` example 9a has a closed one.
    let rare = [santase::Reason::ClosedDraw, santase::Reason::PlayedOutDraw];
    reaches_every_end::<santase::Rules, _>(santase::Reason::ALL, &rare, |outcome| outcome.reason);
    let rare = [sznap::Reason::PlayedOutDraw];
    reaches_every_end::<sznap::Rules, _>(sznap::Reason::ALL, &rare, |outcome| outcome.reason);
    reaches_every_end::<snaps::Rules, _>(snaps::Reason::ALL, &[], |outcome| outcome.reason);
}

/// A deal stays a small value that search can copy freely.
#[test]
fn a_deal_is_small() {
    const fn is_copy<T: Copy>() -> usize {
        size_of::<T>()
    }
    for size in [is_copy::<santase::Deal>(), is_copy::<sznap::Deal>(), is_copy::<snaps::Deal>()] {
        assert!(size <= 128, "{size} bytes");
    }
}
