//! Pages of Kurnik's 66 as people see them, kept in `tests/golden/sznap-*.txt`.

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::marriage::Phase;
use talon_games::sznap::{FailedCloseThree, Outcome, Reason, Rules, View};
use talon_games::{AnyOutcome, AnyView, GameKind};
use talon_table::{Command, DealEnd, DealRecord};
use talon_view::solo;

use crate::family::{can, is_ana, lobby, when};
use crate::golden::{check, finished, key, option_pages, played, scene, secret, sections};
use crate::world::{ANA, World, plain_names};

/// Whether 66 may be declared together with a meld.
fn can_meld_and_declare(view: &View) -> bool {
    view.legal.iter().any(|action| action.to_string().ends_with('!'))
}

fn scenes() -> [(&'static str, World); 7] {
    let usual = |secret| lobby::<Rules>(secret, &[]);
    let explicit = |secret| lobby::<Rules>(secret, &[("meld", "explicit"), ("exchange-min-stock", "4")]);
    let twenty =
        |secret| lobby::<Rules>(secret, &[("variant", "schnapsen"), ("show-points", "both"), ("target", "11")]);
    let rich = |view: &View| can_meld_and_declare(view) && can(view, "claim") && can(view, "close");
    [
        ("everything to choose from", when::<Rules>(usual, |view| rich(view) && can(view, "x"))),
        (
            "the first lead, with a pair",
            when::<Rules>(usual, |view| {
                is_ana(view) && view.completed_tricks == 0 && view.led.is_none() && has_pair(view)
            }),
        ),
        (
            "Boris’s meld waits, and Ana answers",
            when::<Rules>(usual, |view| {
                is_ana(view) && view.phase == Phase::Follow && view.pending[1] > 0 && view.completed_tricks > 0
            }),
        ),
        (
            "Boris has closed, and Ana leads",
            when::<Rules>(usual, |view| {
                is_ana(view) && view.phase == Phase::Lead && view.closed_by == Some(Seat::SECOND) && has_pair(view)
            }),
        ),
        ("melds are announced", when::<Rules>(explicit, |view| rich(view) && can(view, "m:"))),
        (
            "a meld is announced",
            when::<Rules>(explicit, |view| is_ana(view) && view.announced.is_some() && view.completed_tricks > 0),
        ),
        (
            "20 cards, all points shown, the stock used up",
            when::<Rules>(twenty, |view| {
                is_ana(view)
                    && view.exchange.is_some()
                    && view.talon == 0
                    && view.phase == Phase::Follow
                    && view.hand.len() > 3
            }),
        ),
    ]
}

fn has_pair(view: &View) -> bool {
    let holds = |rank, suit| view.hand.contains(Card::new(rank, suit));
    Suit::ALL.iter().copied().any(|suit| holds(Rank::King, suit) && holds(Rank::Queen, suit))
}

#[test]
fn boards_and_hands() {
    let scenes = scenes();
    check("sznap-play", |locale| {
        let mut pages: Vec<_> = scenes.iter().map(|(title, world)| (*title, scene(world, locale))).collect();
        let mut alone = World::open_game(GameKind::Sznap, secret(), false);
        alone.must(&Command::AddAi { by: ANA });
        alone.must(&Command::Start { by: ANA });
        pages.push(("alone, the first trick", solo(&alone.seen_by(ANA), &plain_names, locale, key(1, 1)).plain()));
        pages
    });
}

/// One deal for every reason and every value that it can have, with the rule of a failed close and the points of Boris's last meld
/// that never counted.
fn outcomes() -> Vec<(Outcome, FailedCloseThree, u8)> {
    use FailedCloseThree::{AtClosing, InTheDeal};
    let (ana, boris) = (Seat::FIRST, Seat::SECOND);
    let plain = Outcome {
        winner: Some(ana),
        game_points: [1, 0],
        reason: Reason::Declared,
        totals: [69, 40],
        tricks: [6, 3],
        marriages: [40, 0],
        last_trick_bonus: None,
        claimed_by: Some(ana),
        closed_by: None,
        opponent_tricks_at_close: None,
    };
    let closed = Outcome { closed_by: Some(ana), opponent_tricks_at_close: Some(1), ..plain };
    let lost = |outcome: Outcome, reason, points| Outcome {
        winner: Some(boris),
        game_points: [0, points],
        reason,
        totals: [59, 30],
        ..outcome
    };
    let against = |reason, outcome: Outcome| Outcome { reason, claimed_by: Some(boris), ..outcome };
    let unclaimed = |outcome: Outcome| Outcome { claimed_by: None, ..outcome };
    let drawn = Outcome { winner: None, game_points: [0, 0], reason: Reason::PlayedOutDraw, ..plain };
    vec![
        (plain, InTheDeal, 0),
        (Outcome { game_points: [2, 0], totals: [66, 32], tricks: [5, 1], marriages: [0, 20], ..plain }, InTheDeal, 20),
        (Outcome { game_points: [3, 0], totals: [68, 0], tricks: [5, 1], ..plain }, InTheDeal, 0),
        (Outcome { reason: Reason::DeclaredAfterOwnClose, ..closed }, InTheDeal, 0),
        (
            against(Reason::DeclaredAgainstCloser, Outcome { totals: [40, 66], ..lost(closed, Reason::Declared, 2) }),
            InTheDeal,
            0,
        ),
        (
            against(Reason::DeclaredAgainstCloser, Outcome { totals: [40, 66], ..lost(closed, Reason::Declared, 3) }),
            InTheDeal,
            0,
        ),
        (lost(plain, Reason::FalseDeclaration, 2), InTheDeal, 0),
        (Outcome { totals: [57, 0], tricks: [5, 0], ..lost(plain, Reason::FalseDeclaration, 3) }, InTheDeal, 0),
        (lost(closed, Reason::FalseDeclarationByCloser, 2), InTheDeal, 0),
        (lost(closed, Reason::FalseDeclarationByCloser, 3), AtClosing, 0),
        (
            against(Reason::FalseDeclarationAgainstCloser, Outcome { totals: [44, 50], game_points: [2, 0], ..closed }),
            InTheDeal,
            0,
        ),
        (unclaimed(Outcome { reason: Reason::ClosedMade, totals: [71, 67], ..closed }), InTheDeal, 0),
        (unclaimed(lost(closed, Reason::ClosedFailed, 2)), InTheDeal, 0),
        (unclaimed(Outcome { tricks: [4, 0], ..lost(closed, Reason::ClosedFailed, 3) }), InTheDeal, 0),
        (unclaimed(lost(closed, Reason::ClosedFailed, 3)), AtClosing, 0),
        (
            unclaimed(Outcome {
                reason: Reason::PlayedOut,
                totals: [68, 62],
                marriages: [0, 0],
                last_trick_bonus: Some(ana),
                ..plain
            }),
            InTheDeal,
            0,
        ),
        (
            unclaimed(Outcome { totals: [65, 65], last_trick_bonus: Some(boris), marriages: [0, 0], ..drawn }),
            InTheDeal,
            0,
        ),
    ]
}

#[test]
fn finished_deals() {
    let reasons: Vec<Reason> = outcomes().iter().map(|(outcome, ..)| outcome.reason).collect();
    assert!(Reason::ALL.iter().all(|reason| reasons.contains(reason)), "every reason is shown");
    let world = played(lobby::<Rules>(secret(), &[]), 5);
    let template = world.public().sheet[0].clone();
    let sheet: Vec<DealRecord> = outcomes()
        .into_iter()
        .zip(1..)
        .map(|((outcome, failed_close, in_vain), deal_no)| {
            let Some(AnyView::Sznap(mut last_view)) = template.last_view().cloned() else {
                unreachable!("of Kurnik's 66")
            };
            last_view.rules.failed_close_3 = failed_close;
            last_view.pending = [0, in_vain];
            let (outcome, last_view) = (AnyOutcome::Sznap(outcome), AnyView::Sznap(last_view));
            DealRecord { deal_no, end: Some(DealEnd { outcome, last_view }), ..template.clone() }
        })
        .collect();
    check("sznap-deals", |locale| finished(&world, &sheet, locale));
}

#[test]
fn the_options() {
    let usual = lobby::<Rules>(secret(), &[]);
    check("sznap-options", |locale| option_pages(&usual, locale));
}

#[test]
fn the_rules() {
    let titles = ["short", "cards", "play", "melds", "closing", "declaring", "ending", "options"];
    check("sznap-rules", |locale| sections(GameKind::Sznap, titles, locale));
}
