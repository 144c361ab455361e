//! Scenes of every game in every state, kept in `tests/golden/scenes-*.txt`; see `golden.rs`.

use talon_cards::Seat;
use talon_games::marriage::Phase;
use talon_games::{AnyOutcome, AnyView, GameKind, ristiseiska, santase, snaps, sznap};
use talon_table::{Command, DealRecord, TableView};
use talon_view::{Locale, hand_scene, result_scene, table_scene};

use crate::belot_table::{A, B, C, RUNS, Taken, after, match_of, played as belot, showing, table};
use crate::family::{can, is_ana, lobby as pair, when};
use crate::golden::{check, key, played, secret};
use crate::golden_belot::{HANGING, MADE};
use crate::golden_replay::lobby;
use crate::scenes::{set_clock, written};
use crate::world::{ANA, Chance, World, plain_names};

/// What stands beside the page of a running deal in the group, and beside Ana's own.
fn running(world: &World, locale: Locale) -> String {
    let deal = u32::try_from(world.public().sheet.len()).unwrap() + 1;
    let public = table_scene(&world.public(), &plain_names, locale, key(1, deal)).unwrap();
    let own = hand_scene(&world.seen_by(ANA), &plain_names, locale).unwrap();
    format!("--- the group sees ---\n{}--- Ana sees ---\n{}", written(&public), written(&own))
}

fn own(view: &TableView, locale: Locale) -> String {
    written(&hand_scene(view, &plain_names, locale).unwrap())
}

fn ended(view: &TableView, deal: u32, locale: Locale) -> String {
    written(&table_scene(view, &plain_names, locale, key(1, deal)).unwrap())
}

fn over(world: &World, locale: Locale) -> String {
    written(&result_scene(&world.public(), &plain_names, locale).unwrap())
}

/// The first and the last deal of a match for the group, the last one for Ana, and the match.
fn ends(world: &World, locale: Locale) -> Vec<(&'static str, String)> {
    let last = u32::try_from(world.public().finished.unwrap().sheet.len()).unwrap();
    vec![
        ("the first deal is over", ended(&world.public(), 1, locale)),
        ("the last deal is over, for Ana", ended(&world.seen_by(ANA), last, locale)),
        ("the match is over", over(world, locale)),
    ]
}

/// A table whose first deal is over and whose second one has just begun.
fn second_deal(kind: GameKind) -> World {
    let mut world = lobby(kind, secret());
    world.must(&Command::Start { by: ANA });
    let mut chance = Chance(2);
    while world.public().sheet.is_empty() {
        world.act_somehow(&mut chance);
    }
    world
}

#[test]
fn santase_scenes() {
    let usual = |secret| pair::<santase::Rules>(secret, &[]);
    let hold = |secret| {
        let mut world = pair::<santase::Rules>(secret, &[("show-points", "both")]);
        world.must(&Command::Prefer { person: ANA, pref: talon_table::Pref::HoldDraw, on: true });
        world
    };
    let slow = |secret| {
        let mut world = pair::<santase::Rules>(secret, &[]);
        set_clock(&mut world, "eight-hours");
        world
    };
    let states = [
        ("marriage and exchange", when::<santase::Rules>(usual, |view| can(view, "m:") && can(view, "x"))),
        (
            "an answer after a marriage and an exchange",
            when::<santase::Rules>(usual, |view| {
                is_ana(view)
                    && view.phase == Phase::Follow
                    && view.exchange.is_some()
                    && view.turned.is_some()
                    && !view.marriages.is_empty()
                    && view.last_trick.is_some()
            }),
        ),
        (
            "a king or queen is to be led",
            when::<santase::Rules>(usual, |view| !is_ana(view) && view.announced.is_some()),
        ),
        (
            "closed, and nobody has led",
            when::<santase::Rules>(usual, |view| {
                view.closed_by == Some(Seat::SECOND) && view.phase == Phase::Lead && view.last_trick.is_some()
            }),
        ),
        (
            "closed, and Ana cannot play every card",
            when::<santase::Rules>(usual, |view| {
                is_ana(view)
                    && view.phase == Phase::Follow
                    && view.closed_by.is_some()
                    && (2..4).contains(&view.legal.len())
                    && view.hand.len() > 4
            }),
        ),
        (
            "the draw is held, points shown",
            when::<santase::Rules>(hold, |view| is_ana(view) && view.phase == Phase::PreDraw),
        ),
        (
            "the talon is used up, with a clock",
            when::<santase::Rules>(slow, |view| view.talon == 0 && view.closed_by.is_none() && view.led.is_some()),
        ),
        ("a new deal", second_deal(GameKind::Santase)),
    ];
    check("scenes-santase", |locale| {
        let mut all: Vec<_> = states.iter().map(|(title, world)| (*title, running(world, locale))).collect();
        all.extend(ends(&played(usual(secret()), 5), locale));
        all
    });
}

#[test]
fn sznap_scenes() {
    let automatic = |secret| pair::<sznap::Rules>(secret, &[]);
    let explicit = |secret| pair::<sznap::Rules>(secret, &[("meld", "explicit")]);
    let states = [
        (
            "a pair to lead",
            when::<sznap::Rules>(automatic, |view| view.legal.iter().any(|act| act.to_string().ends_with('!'))),
        ),
        ("a meld to announce", when::<sznap::Rules>(explicit, |view| can(view, "m:"))),
        (
            "a meld lies, and Ana answers",
            when::<sznap::Rules>(automatic, |view| is_ana(view) && view.led.is_some() && !view.marriages.is_empty()),
        ),
    ];
    check("scenes-sznap", |locale| {
        let mut all: Vec<_> = states.iter().map(|(title, world)| (*title, running(world, locale))).collect();
        all.extend(ends(&played(automatic(secret()), 5), locale));
        all
    });
}

#[test]
fn snaps_scenes() {
    let usual = |secret| pair::<snaps::Rules>(secret, &[]);
    let down = |secret| {
        let options = [("score-direction", "down"), ("bummerl-format", "3"), ("show-points", "both")];
        pair::<snaps::Rules>(secret, &options)
    };
    let states = [
        ("a marriage at the first lead", when::<snaps::Rules>(usual, |view| can(view, "m:"))),
        (
            "closed, points shown and counted down",
            when::<snaps::Rules>(down, |view| view.closed_by.is_some() && is_ana(view) && view.led.is_some()),
        ),
    ];
    check("scenes-snaps", |locale| {
        let mut all: Vec<_> = states.iter().map(|(title, world)| (*title, running(world, locale))).collect();
        all.extend(ends(&played(usual(secret()), 5), locale));
        let several = played(down(secret()), 5);
        all.push(("best of three, counted down: a deal", ended(&several.public(), 2, locale)));
        all.push(("best of three, counted down: the match", over(&several, locale)));
        all
    });
}

#[test]
fn belot_scenes() {
    let world = table();
    let first = "S contra pass pass terca b:QS 50";
    let states = [
        ("the auction begins", belot(&[], RUNS, ""), A),
        ("contra in the auction", belot(&[], RUNS, "H contra"), C),
        ("recontra in the auction", belot(&[], RUNS, "NT contra recontra"), A),
        ("Ana leads first", belot(&[], RUNS, "S contra pass pass"), A),
        ("Boris answers, having declared", belot(&[], RUNS, first), B),
        ("nobody has led to the second trick", belot(&[], RUNS, &format!("{first} 9S 50 terca JS")), A),
        ("the second trick", belot(&[], RUNS, &format!("{first} 9S 50 terca JS TC")), A),
        ("all trumps", belot(&[], RUNS, "AT pass pass"), A),
    ];
    let finished = [
        Taken::new("H pass pass", MADE, A).deal(),
        Taken::new("H pass pass", HANGING, C).deal(),
        Taken::new("H contra recontra pass pass", MADE, A).deal(),
        belot(&[], RUNS, "pass pass pass"),
    ];
    let (records, score) = match_of(&finished);
    let titles = ["made", "hanging", "with recontra, and what hung", "all passed"];
    check("scenes-belot", |locale| {
        let state = |(title, deal, viewer): &(&'static str, _, Seat)| {
            let group = table_scene(&showing(&world, None, deal), &plain_names, locale, key(1, 1)).unwrap();
            let player = own(&showing(&world, Some(*viewer), deal), locale);
            (*title, format!("--- the group sees ---\n{}--- the player sees ---\n{player}", written(&group)))
        };
        let mut all: Vec<_> = states.iter().map(state).collect();
        for (title, deal) in titles.into_iter().zip(1..) {
            all.push((title, ended(&after(&world, Some(B), &records, score), deal, locale)));
        }
        let (records, score) = match_of(&finished[..2]);
        all.push(("a new deal after one that hangs", own(&after(&world, Some(A), &records, score), locale)));
        all.push(("the match is over", over(&played(lobby(GameKind::Belot, secret()), 5), locale)));
        all
    });
}

/// The first position, in matches that are played by chance, in which Ana sees what is wanted.
#[track_caller]
fn round(options: &[(&str, &str)], wanted: impl Fn(&ristiseiska::View) -> bool) -> World {
    for seed in 0..200 {
        let mut chance = Chance(seed);
        let mut world = crate::ristiseiska::table(seed, options);
        while world.table.is_playing() && world.public().sheet.len() < 2 {
            if crate::ristiseiska::deal(&world.seen_by(ANA)).is_some_and(&wanted) {
                return world;
            }
            world.act_somehow(&mut chance);
        }
    }
    panic!("no such position was found");
}

#[test]
fn ristiseiska_scenes() {
    use ristiseiska::Phase;
    let to_act = |view: &ristiseiska::View| view.to_act == Some(Seat::FIRST);
    let token = [("stuck", "token")];
    let single = [("stuck", "token"), ("limit", "single")];
    let states = [
        ("the round begins", round(&[], |view| view.laid.is_empty())),
        ("several cards fit", round(&[], |view| to_act(view) && view.phase == Phase::Turn && view.legal.len() == 3)),
        ("Ana may play on", round(&[], |view| to_act(view) && view.phase == Phase::Bonus)),
        ("Ana gives a card", round(&[], |view| to_act(view) && view.phase == Phase::Give && view.hand.len() < 8)),
        ("Ana is stuck", round(&[], |view| view.stuck == Some(Seat::FIRST))),
        ("Boris has the token", round(&token, |view| view.token == Some(Seat::SECOND))),
    ];
    check("scenes-ristiseiska", |locale| {
        let mut all: Vec<_> = states.iter().map(|(title, world)| (*title, running(world, locale))).collect();
        let mut world = lobby(GameKind::Ristiseiska, secret());
        all.extend(ends(&played(lobby(GameKind::Ristiseiska, secret()), 5), locale));
        single.iter().for_each(|(key, value)| world.set(key, value));
        let alone = played(world, 8);
        all.push(("a single round with a token", ended(&alone.public(), 1, locale)));
        all.push(("the match of a single round", over(&alone, locale)));
        all
    });
}

/// A drawn deal: nobody wins it.
#[test]
fn a_deal_that_nobody_wins_has_a_title() {
    let drawn = santase::Outcome {
        winner: None,
        game_points: [0, 0],
        reason: santase::Reason::PlayedOutDraw,
        totals: [60, 60],
        tricks: [6, 6],
        marriages: [0, 0],
        last_trick_bonus: None,
        claimed_by: None,
        closed_by: None,
        opponent_tricks_at_close: None,
    };
    let mut view = second_deal(GameKind::Santase).public();
    let record: &mut DealRecord = &mut view.sheet[0];
    record.end.as_mut().unwrap().outcome = AnyOutcome::Santase(drawn);
    let talon_scene::Scene::DealEnd(end) = table_scene(&view, &plain_names, Locale::EN, key(1, 1)).unwrap() else {
        panic!("the deal is over")
    };
    assert!(end.title == "A tie" && end.rows.iter().all(|row| !row.won && row.gained == "0"));
    assert!(end.last.is_some_and(|last| last.trick.caption == "won the last trick"));
}

/// The last trick counts 10, and its picture says so.
#[test]
fn what_the_last_trick_counts_is_told() {
    let mut told = 0;
    for seed in 0..20 {
        let world = played(pair::<sznap::Rules>(Chance(seed).secret(), &[]), seed);
        let view = world.public();
        for record in &view.finished.as_ref().unwrap().sheet {
            let (Some(AnyOutcome::Sznap(outcome)), Some(AnyView::Sznap(last))) = (record.outcome(), record.last_view())
            else {
                panic!("a deal of 66")
            };
            let taker = last.last_trick.as_ref().map(|trick| trick.winner);
            if outcome.last_trick_bonus.is_some() && outcome.last_trick_bonus == taker {
                assert!(ended(&view, record.deal_no, Locale::EN).contains("won the last trick: 10"));
                told += 1;
            }
        }
    }
    assert!(told > 0, "some deal is played out");
}

/// Players who share a win are both named, with their points.
#[test]
fn a_shared_win_names_every_winner() {
    let world = played(lobby(GameKind::Ristiseiska, secret()), 5);
    let mut view = world.public();
    let past = view.finished.as_mut().unwrap();
    past.result.winners = vec![Seat::FIRST, Seat::SECOND];
    let talon_scene::Scene::MatchEnd(end) = result_scene(&view, &plain_names, Locale::EN).unwrap() else {
        panic!("the match is over")
    };
    assert_eq!(end.title, "Ana · Борис share the win");
    let points = view.finished.unwrap().result.points;
    assert_eq!(end.others, format!("Ana {} · Борис {} · Vera {}", points[0], points[1], points[2]));
}
