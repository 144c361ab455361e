//! Pages of Snaps as people see them, kept in `tests/golden/snaps-*.txt`.

use talon_cards::Seat;
use talon_games::marriage::Phase;
use talon_games::snaps::{Closing, Outcome, Reason, Rules, View};
use talon_games::{AnyOutcome, AnyRules, AnyScore, AnyView, GameKind, GameRules};
use talon_table::{DealEnd, DealRecord};
use talon_view::{result, score, table_page};

use crate::family::{can, is_ana, lobby, when};
use crate::golden::{check, finished, key, option_pages, played, scene, secret, sections};
use crate::world::{ANA, Chance, World, plain_names};

const BEST_OF_THREE: [(&str, &str); 2] = [("bummerl-format", "3"), ("score-direction", "down")];

fn scenes() -> [(&'static str, World); 7] {
    let usual = |secret| lobby::<Rules>(secret, &[]);
    let scoring = |secret| lobby::<Rules>(secret, &[("frozen", "scoring-only"), ("show-points", "both")]);
    let sharp = |secret| lobby::<Rules>(secret, &[("sharp", "on"), ("claim-mode", "declare"), ("show-points", "off")]);
    let leads = |view: &View| is_ana(view) && view.phase == Phase::Lead;
    [
        (
            "everything to choose from, at the first lead",
            when::<Rules>(usual, |view| {
                view.completed_tricks == 0 && can(view, "m:") && can(view, "x") && can(view, "close")
            }),
        ),
        (
            "Ana’s marriage waits for a trick",
            when::<Rules>(usual, |view| view.pending[0] > 0 && view.completed_tricks > 0),
        ),
        (
            "Boris has closed, Ana’s score is frozen, and she leads",
            when::<Rules>(usual, |view| leads(view) && view.closed_by == Some(Seat::SECOND)),
        ),
        (
            "Ana has closed and answers",
            when::<Rules>(usual, |view| {
                is_ana(view)
                    && view.phase == Phase::Follow
                    && view.closed_by == Some(Seat::FIRST)
                    && view.legal.len() == 1
            }),
        ),
        (
            "closed, but only the stake is frozen",
            when::<Rules>(scoring, |view| leads(view) && view.closed_by == Some(Seat::SECOND)),
        ),
        ("sharp rules, the first lead", when::<Rules>(sharp, |view| leads(view) && view.completed_tricks == 0)),
        (
            "sharp rules, two cards left, 66 may be claimed",
            when::<Rules>(sharp, |view| leads(view) && view.talon == 2 && can(view, "claim")),
        ),
    ]
}

#[test]
fn boards_and_hands() {
    let scenes = scenes();
    let second = second_bummerl();
    check("snaps-play", |locale| {
        let mut pages: Vec<_> = scenes.iter().map(|(title, world)| (*title, scene(world, locale))).collect();
        pages.push(("the second Bummerl, counted down", scene(&second, locale)));
        pages
    });
}

/// A match of several Bummerls in which the first has been handed out and the second has a point.
fn second_bummerl() -> World {
    let mut chance = Chance(3);
    let mut world = lobby::<Rules>(secret(), &BEST_OF_THREE);
    world.must(&talon_table::Command::Start { by: ANA });
    loop {
        let Some(AnyScore::Snaps(score)) = world.public().score else { panic!("the match ended too soon") };
        if score.bummerls != [0, 0] && score.points != [0, 0] {
            return world;
        }
        world.act_somehow(&mut chance);
    }
}

/// Deals that show every reason and every value that it can have, with the options under which they were played.
fn outcomes() -> Vec<(Outcome, &'static [(&'static str, &'static str)])> {
    const DECLARE: &[(&str, &str)] = &[("claim-mode", "declare")];
    const SCORING: &[(&str, &str)] = &[("frozen", "scoring-only")];
    let (ana, boris) = (Seat::FIRST, Seat::SECOND);
    let plain = Outcome {
        winner: ana,
        worth: 1,
        reason: Reason::Reached,
        totals: [68, 40],
        tricks: [5, 3],
        marriages: [40, 0],
        claimed_by: Some(ana),
        closing: None,
    };
    let at = |opponent_tricks, opponent_points| Some(Closing { by: ana, opponent_tricks, opponent_points });
    let made = Outcome { reason: Reason::ClosedMade, totals: [67, 66], ..plain };
    let failed = |worth, closing| Outcome {
        winner: boris,
        worth,
        reason: Reason::ClosedFailed,
        totals: [61, 33],
        claimed_by: None,
        closing,
        ..plain
    };
    let false_claim = Outcome { winner: boris, worth: 2, reason: Reason::FalseClaim, totals: [59, 30], ..plain };
    vec![
        (plain, &[]),
        (Outcome { worth: 2, totals: [66, 32], ..plain }, DECLARE),
        (Outcome { worth: 3, totals: [70, 0], tricks: [4, 0], ..plain }, &[]),
        (Outcome { reason: Reason::LastTrick, winner: boris, totals: [61, 59], claimed_by: None, ..plain }, &[]),
        (Outcome { reason: Reason::LastTrick, totals: [70, 50], claimed_by: None, ..plain }, DECLARE),
        (Outcome { closing: at(2, 45), ..made }, &[]),
        (Outcome { closing: at(1, 20), worth: 2, ..made }, &[]),
        (Outcome { closing: at(0, 0), worth: 3, ..made }, &[]),
        (failed(2, at(2, 35)), &[]),
        (failed(3, at(0, 0)), &[]),
        (
            Outcome {
                reason: Reason::ClosedOvertaken,
                totals: [50, 66],
                claimed_by: Some(boris),
                ..failed(2, at(1, 20))
            },
            SCORING,
        ),
        (false_claim, DECLARE),
        (Outcome { worth: 3, tricks: [4, 0], totals: [59, 0], ..false_claim }, DECLARE),
        (Outcome { reason: Reason::FalseClaimByCloser, closing: at(1, 20), ..false_claim }, DECLARE),
        (
            Outcome {
                reason: Reason::FalseClaimAgainstCloser,
                winner: ana,
                claimed_by: Some(boris),
                totals: [44, 50],
                closing: at(1, 20),
                ..false_claim
            },
            &[("claim-mode", "declare"), ("frozen", "scoring-only")],
        ),
    ]
}

/// The deals as one match of many Bummerls, scored as a table does.
fn sheet(template: &DealRecord) -> Vec<DealRecord> {
    let match_rules = [("bummerl-format", "7"), ("double-bummerl", "on")];
    let rules = |options: &[(&str, &str)]| {
        let set = |rules: Rules, (key, value): &(&str, &str)| rules.with(key, value).unwrap();
        match_rules.iter().chain(options).fold(Rules::default(), set)
    };
    let mut score = AnyScore::start(&AnyRules::Snaps(rules(&[])), 2, Seat::FIRST);
    outcomes()
        .into_iter()
        .zip(1..)
        .map(|((outcome, options), deal_no)| {
            let Some(AnyView::Snaps(mut last_view)) = template.last_view().cloned() else { unreachable!("of Snaps") };
            last_view.rules = rules(options);
            last_view.pending = if deal_no == 10 { [0, 20] } else { [0, 0] };
            let (outcome, score_before) = (AnyOutcome::Snaps(outcome), score.clone());
            score.record(&AnyRules::Snaps(last_view.rules), &outcome);
            let (points_after, last_view) = (score.points(), AnyView::Snaps(last_view));
            DealRecord {
                deal_no,
                score_before,
                points_after,
                end: Some(DealEnd { outcome, last_view }),
                ..template.clone()
            }
        })
        .collect()
}

#[test]
fn finished_deals() {
    let reasons: Vec<Reason> = outcomes().iter().map(|(outcome, _)| outcome.reason).collect();
    assert!(Reason::ALL.iter().all(|reason| reasons.contains(reason)), "every reason is shown");
    let world = played(lobby::<Rules>(secret(), &[]), 5);
    let sheet = sheet(&world.public().sheet[0]);
    check("snaps-deals", |locale| finished(&world, &sheet, locale));
}

#[test]
fn matches_of_bummerls() {
    let three = played(lobby::<Rules>(secret(), &BEST_OF_THREE), 5);
    let single = played(lobby::<Rules>(secret(), &[]), 6);
    check("snaps-matches", |locale| {
        let sheet = |world: &World| score(&world.public(), &plain_names, locale).plain();
        let last = u32::try_from(single.public().sheet.len()).unwrap();
        vec![
            ("best of three, counted down: the result", result(&three.public(), &plain_names, locale).plain()),
            ("its score sheet", sheet(&three)),
            (
                "a single Bummerl: the last deal",
                table_page(&single.public(), &plain_names, locale, key(1, last)).plain(),
            ),
            ("its result, for Ana", result(&single.seen_by(ANA), &plain_names, locale).plain()),
            ("its score sheet", sheet(&single)),
        ]
    });
}

#[test]
fn the_options() {
    let usual = lobby::<Rules>(secret(), &[]);
    check("snaps-options", |locale| option_pages(&usual, locale));
}

#[test]
fn the_rules() {
    let titles = ["short", "cards", "play", "marriages", "closing", "scoring", "Bummerl", "options"];
    check("snaps-rules", |locale| sections(GameKind::Snaps, titles, locale));
}
