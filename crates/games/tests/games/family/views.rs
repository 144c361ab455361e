//! What a view tells, and what it keeps (`rules/sixty-six.md §15`, `rules/schnapsen.md §15`).

use talon_cards::{CardSet, Suit};
use talon_games::marriage::{Event, Phase, RuleSet};
use talon_games::{Game, GameEvent, GameRules, santase, snaps, sznap};

use super::common::{A, B, Random, Run, action, card, deck, playout, set};

/// What memory holds is true, and no more than what was shown.
fn memory_is_true<R: RuleSet>() {
    for seed in 0..300 {
        let rules: R = Random::new(seed).rules();
        let mut seen = [CardSet::EMPTY; 2];
        playout(seed, &rules, |deal, events| {
            let views = [A, B].map(|seat| deal.view(Some(seat)));
            for seat in [A, B] {
                let (own, other) = (&views[seat.index()], &views[seat.other().index()]);
                let shown = &mut seen[seat.index()];
                *shown = *shown | own.hand;
                shown.extend(own.turned);
                for event in events {
                    match event.seen_by(Some(seat)) {
                        Event::Played { card, .. } => *shown = *shown | CardSet::only(card),
                        Event::Drew { seat: drawer, card } => assert_eq!(card.is_some(), drawer == seat),
                        _ => {}
                    }
                }
                let memory = own.memory;
                assert_eq!(memory.counted, deal.points(), "seed {seed}");
                assert!(memory.known[seat.index()].is_subset(own.hand), "seed {seed}");
                assert!(memory.known[seat.other().index()].is_subset(other.hand), "seed {seed}");
                assert!((memory.missing[seat.other().index()] & other.hand).is_empty(), "seed {seed}");
                assert_eq!(memory.seen, *shown | memory.known[seat.other().index()], "seed {seed}");
                assert!((memory.played & (own.hand | other.hand)).is_empty(), "seed {seed}");
            }
            let spectator = deal.view(None);
            assert!(spectator.hand.is_empty() && spectator.legal.is_empty(), "seed {seed}");
            assert_eq!(spectator.memory, Default::default());
        });
    }
}

#[test]
fn of_santase() {
    memory_is_true::<santase::Rules>();
}

#[test]
fn of_sznap() {
    memory_is_true::<sznap::Rules>();
}

#[test]
fn of_snaps() {
    memory_is_true::<snaps::Rules>();
}

/// The cards of the talon that nobody has drawn are in nobody's view.
fn the_order_of_the_talon_shows_only_by_drawing<R: RuleSet>() {
    let rules = R::default();
    let hidden = 2 * rules.pack().hand() + 5;
    for seed in 0..100 {
        let deck = Random::new(seed).deck(&rules.pack().cards());
        let mut other = deck.clone();
        other[hidden..].reverse();
        let [mut first, mut second] = [&deck, &other].map(|deck| Run::start(&rules, deck).deal);
        let mut random = Random::new(seed);
        while first.view(None).talon > rules.pack().talon() as u8 - 4 && first.outcome().is_none() {
            let seat = first.on_turn().expect("somebody");
            let action = action(&mut random, &first, seat);
            first.apply(seat, action).expect("legal");
            second.apply(seat, action).expect("legal there too");
            for viewer in [None, Some(A), Some(B)] {
                assert_eq!(first.view(viewer), second.view(viewer), "seed {seed}");
            }
        }
    }
}

#[test]
fn the_talon_is_hidden() {
    the_order_of_the_talon_shows_only_by_drawing::<santase::Rules>();
    the_order_of_the_talon_shows_only_by_drawing::<sznap::Rules>();
    the_order_of_the_talon_shows_only_by_drawing::<snaps::Rules>();
}

/// Turned card, stock, tricks, table, melds, exchanges and closing are public.
#[test]
fn what_is_public_in_sznap() {
    let deck = deck(&sznap::Rules::default(), "QD KD AH JS TS 9C", "AD 9H AS 9S TH JD", "JC", "");
    let game = Run::start(&sznap::Rules::default(), &deck).play("A:AH B:9H A:x A:QD");
    let view = game.deal.view(None);
    assert_eq!((view.phase, view.to_act, view.led), (Phase::Follow, Some(B), Some((A, card("QD")))));
    assert_eq!((view.turned, view.exchange), (Some(card("9C")), Some((A, card("JC")))));
    assert_eq!((view.marriages.as_slice(), view.pending), (&[(A, Suit::Diamonds)][..], [20, 0]));
    assert_eq!(game.deal.view(Some(B)).memory.known, [set("JC KD"), CardSet::EMPTY]);
    assert_eq!(view.points, [None, None]);

    let closed = Run::start(&sznap::Rules::default(), &deck).play("A:close").deal.view(None);
    assert_eq!((closed.turned, closed.talon, closed.closed_by), (None, 12, Some(A)));
}

/// Points are private by default, but a player's own: also what was frozen.
#[test]
fn what_is_private_in_snaps() {
    let deck = deck(&snaps::Rules::default(), "QD KD AH JS TS", "AD JH AS JD TH", "JC", "");
    let game = Run::start(&snaps::Rules::default(), &deck).play("A:AH B:JH A:TS B:AS B:close");
    let points = [Some(A), Some(B), None].map(|viewer| game.deal.view(viewer).points);
    assert_eq!(points, [[Some(13), None], [None, Some(21)], [None, None]]);
    let view = game.deal.view(None);
    assert_eq!((view.closed_by, view.opponent_tricks_at_close), (Some(B), Some(1)));
    assert_eq!(view.memory.opponent_points_at_close, None, "a spectator remembers nothing");
    assert_eq!(game.deal.view(Some(B)).memory.opponent_points_at_close, Some(13));
}

/// What is won after the close counts for nothing, so it is not among the points that a frozen player is shown.
#[test]
fn frozen_points_are_shown_as_they_count() {
    let shown = |rules: &[(&str, &str)]| {
        let rules =
            rules.iter().fold(snaps::Rules::default(), |rules, (key, value)| rules.with(key, value).expect("known"));
        let deck = deck(&rules, "QD KD AH JS TS", "AD JH AS JD TH", "JC", "");
        let game = Run::start(&rules, &deck).play("A:AH B:JH A:close A:QD B:AD");
        (game.deal.points(), game.deal.view(None).points, game.deal.view(Some(B)).points)
    };
    assert_eq!(shown(&[]), ([13, 14], [None, None], [None, Some(0)]));
    assert_eq!(shown(&[("show-points", "both")]), ([13, 14], [Some(13), Some(0)], [Some(13), Some(0)]));
    assert_eq!(shown(&[("frozen", "scoring-only")]), ([13, 14], [None, None], [None, Some(14)]));
}
