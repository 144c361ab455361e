//! The coach's judgement: right where it can be proven, the same for the same view, and not fooled by cards that nobody could see.
use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, Seat, fair};
use talon_games::marriage::RuleSet as _;
use talon_games::{AnyAction, AnyDeal, AnyView, Game as _, GameKind, GameOutcome as _, santase};
use talon_players::coach::{Grade, Question, Thresholds, Weighed, accuracy, weigh};
use talon_players::{Level, Player, RandomPlayer, Standing, decision_seed};

/// What the choices of a decision are worth, by what its seat can know.
fn ask(view: &AnyView, standing: &Standing, chosen: Option<AnyAction>, seed: u64) -> Option<Weighed> {
    weigh(&Question { view: view.clone(), standing: standing.clone(), chosen, seed, lay: None }, NODES)
}

/// Enough to be right about what is not close, in a test.
const NODES: u32 = 8_000;

fn dealt(game: GameKind, seats: u8, seed: u8) -> AnyDeal {
    let rules = game.default_rules();
    let deck = shuffle(&rules.pack(), &Seed::new([seed; 32]));
    AnyDeal::deal(&rules, seats, Seat::FIRST, &deck).expect("a deal")
}

/// A deal for itself.
fn no_match(seats: u8) -> Standing {
    Standing { points: vec![0; seats.into()], target: 0 }
}

/// Plays a deal, and shows every decision before it is made.
fn play(deal: &mut AnyDeal, player: &dyn Player, seed: u8, mut each: impl FnMut(&AnyDeal, Seat, &AnyView, AnyAction)) {
    let mut ply = 0;
    while let Some(seat) = deal.to_act().iter().next() {
        let view = deal.view(Some(seat));
        let action = player.choose(&view, decision_seed(seed.into(), 1, ply, seat));
        each(deal, seat, &view, action);
        deal.apply(seat, action).expect("legal");
        ply += 1;
    }
}

/// The two-handed games, whose ends can be calculated.
const FOR_TWO: [GameKind; 3] = [GameKind::Santase, GameKind::Sznap, GameKind::Snaps];

/// What the first seat gets in the end, if both sides take the best choice from here on.
fn by_the_best(mut deal: AnyDeal, each: &mut u32) -> i32 {
    while let Some(seat) = deal.to_act().iter().next() {
        let view = deal.view(Some(seat));
        let best = ask(&view, &no_match(2), None, 1).map(|weighed| weighed.choices[0].0);
        // Besides its only card, a seat may always claim what it does not have.
        let only = || view.legal().into_iter().find(|action| action.card().is_some());
        let action = best.or_else(only).expect("a card");
        deal.apply(seat, action).expect("legal");
        *each += 1;
    }
    let points = deal.outcome().expect("over").game_points();
    points[0] - points[1]
}

#[test]
fn where_all_is_calculated_the_best_choice_is_a_best_choice() {
    let (mut decisions, mut steps) = (0, 0);
    for game in FOR_TWO {
        for seed in 0..8 {
            play(&mut dealt(game, 2, seed), Level::Thumb.player(), seed, |deal, seat, view, _| {
                let Some(weighed) = ask(view, &no_match(2), None, 1).filter(|weighed| weighed.certain) else {
                    return;
                };
                decisions += 1;
                for (action, worth) in &weighed.choices {
                    let mut after = deal.clone();
                    after.apply(seat, *action).expect("legal");
                    let first = by_the_best(after, &mut steps) as f32;
                    let own = if seat == Seat::FIRST { first } else { -first };
                    assert!((own - worth).abs() < 1e-3, "{game} seed {seed}: {own} and not {worth}");
                }
            });
        }
    }
    assert!(decisions > 40, "{decisions}");
}

/// A planted blunder is a choice that loses two game points more than another one when rules of thumb, which do not know the coach's
/// network, play both sides on in possible deals. The coach has to name nine of ten.
#[test]
fn planted_blunders_are_named() {
    const WORLDS: u64 = 24;
    let (mut planted, mut named) = (0, 0);
    let thresholds = Thresholds::of(GameKind::Santase);
    for seed in 100..112 {
        play(&mut dealt(GameKind::Santase, 2, seed), Level::Good.player(), seed, |_, seat, view, _| {
            let AnyView::Santase(view) = view else { panic!("Santase") };
            let mean = |action| {
                (0..WORLDS).map(|world| by_thumb(view, seat, action, world)).sum::<i32>() as f32 / WORLDS as f32
            };
            let worths: Vec<_> = view.legal.iter().map(|action| (*action, mean(*action))).collect();
            let best = worths.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
            for (action, _) in worths.into_iter().filter(|(_, worth)| best - worth >= 2.0) {
                let (any, action) = (AnyView::Santase(view.clone()), AnyAction::Santase(action));
                let Some(weighed) = ask(&any, &no_match(2), Some(action), 1) else { continue };
                // A false claim is not judged: its cost is obvious.
                let Some(loss) = weighed.loss(action) else { continue };
                planted += 1;
                named += u32::from(thresholds.grade(loss) <= Grade::Mistake);
            }
        });
    }
    println!("{named} of {planted}");
    assert!(planted >= 10 && named * 10 >= planted * 9, "{named} of {planted}");
}

/// What the seat gets if it does this in a deal that it may be in, and rules of thumb play on.
fn by_thumb(view: &santase::View, seat: Seat, action: santase::Action, world: u64) -> i32 {
    let other = seat.other();
    let known = view.memory.known[other.index()];
    let mut out: Vec<Card> = (view.rules.pack().set() - view.memory.seen).into_iter().collect();
    let mut chance = world.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for place in (1..out.len()).rev() {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        out.swap(place, (chance >> 33) as usize % (place + 1));
    }
    let rest = out.split_off(usize::from(view.hand_sizes[other.index()]) - known.len());
    let mut deal = view.imagine(known | out.into_iter().collect(), &rest).expect("a deal");
    deal.apply(seat, action).expect("legal");
    while let Some(seat) = deal.on_turn() {
        let view = AnyView::Santase(deal.view(Some(seat)));
        let AnyAction::Santase(action) = Level::Thumb.player().choose(&view, world) else { panic!("Santase") };
        deal.apply(seat, action).expect("legal");
    }
    let points = deal.outcome().expect("over").game_points();
    points[seat.index()] - points[other.index()]
}

/// The strong player's own choices are good, even where the cards that nobody could see make them lose: he and the coach see the same.
#[test]
fn nobody_is_blamed_for_what_nobody_could_know() {
    for (game, seats) in [(GameKind::Santase, 2), (GameKind::Belot, 3), (GameKind::Ristiseiska, 3)] {
        let thresholds = Thresholds::of(game);
        let (mut decisions, mut bad) = (0, 0);
        for seed in 0..2 {
            play(&mut dealt(game, seats, seed), Level::Strong.player(), seed, |_, _, view, action| {
                let Some(weighed) = ask(view, &no_match(seats), Some(action), 2) else { return };
                let Some(loss) = weighed.loss(action) else { return };
                decisions += 1;
                bad += u32::from(thresholds.grade(loss) <= Grade::Mistake);
            });
        }
        assert!(decisions > 20 && bad * 10 <= decisions, "{game}: {bad} of {decisions}");
    }
}

#[test]
fn the_better_player_plays_more_exactly() {
    let exactly = |player: &dyn Player| {
        let mut decisions: Vec<(Weighed, AnyAction)> = Vec::new();
        for seed in 0..12 {
            play(&mut dealt(GameKind::Snaps, 2, seed), player, seed, |_, _, view, action| {
                let weighed = ask(view, &no_match(2), Some(action), 3);
                decisions.extend(weighed.map(|weighed| (weighed, action)));
            });
        }
        accuracy(GameKind::Snaps, decisions.iter().map(|(weighed, action)| (weighed, *action))).expect("decisions")
    };
    let [random, beginner, good, strong] = [
        exactly(&RandomPlayer),
        exactly(Level::Beginner.player()),
        exactly(Level::Good.player()),
        exactly(Level::Strong.player()),
    ];
    assert!(random < beginner && beginner < good && good <= strong, "{random} {beginner} {good} {strong}");
    assert!(strong > 99.0 && random < 80.0, "{random} {strong}");
    assert_eq!(accuracy(GameKind::Snaps, []), None);
}

/// At 10 : 9 in a match to 11 a point is as good as three: a choice that wins the deal for sure is not blamed for winning little.
#[test]
fn points_that_are_not_needed_are_worth_nothing() {
    let mut seen = 0;
    for seed in 0..60 {
        play(&mut dealt(GameKind::Santase, 2, seed), Level::Thumb.player(), seed, |_, seat, view, _| {
            let ten = Standing { points: vec![10, 10], target: 11 };
            let plain = ask(view, &no_match(2), None, 1).filter(|weighed| weighed.certain);
            let Some(plain) = plain else { return };
            let last = ask(view, &ten, None, 1).expect("the same decision");
            for (action, worth) in &plain.choices {
                let (_, now) = last.choices.iter().find(|(other, _)| other == action).expect("the same choices");
                let sign = if *worth > 0.0 {
                    1.0
                } else if *worth < 0.0 {
                    -1.0
                } else {
                    0.0
                };
                assert!((now - sign).abs() < 1e-3, "seed {seed}, seat {}: {worth} is worth {now}", seat.index());
                seen += u32::from(worth.abs() > 1.5);
            }
        });
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn the_same_view_is_weighed_alike_and_a_passer_by_not_at_all() {
    for (game, seats) in [(GameKind::Sznap, 2), (GameKind::Belot, 3), (GameKind::Ristiseiska, 4)] {
        let mut deal = dealt(game, seats, 9);
        while let Some(seat) = deal.to_act().iter().next().filter(|seat| deal.legal_actions(*seat).len() == 1) {
            deal.apply(seat, deal.legal_actions(seat)[0]).expect("legal");
        }
        let seat = deal.to_act().iter().next().expect("somebody");
        let (view, standing) = (deal.view(Some(seat)), no_match(seats));
        let once = ask(&view, &standing, None, 4);
        assert!(once.is_some(), "{game}");
        assert_eq!(once, ask(&view, &standing, None, 4));
        assert_eq!(ask(&deal.view(None), &standing, None, 4), None);
        let other = Seat::all(seats).find(|other| *other != seat).expect("another seat");
        assert_eq!(ask(&deal.view(Some(other)), &standing, None, 4), None, "{game}: not on turn");
    }
}

/// The judgement does not depend on whether the cards are shown afterwards, and hindsight is separate from what could be known.
#[test]
fn hindsight_changes_no_verdict() {
    let mut told = 0;
    for game in GameKind::ALL {
        let rules = game.default_rules();
        let seats = rules.usual_seats();
        for seed in 0..3 {
            let deck = shuffle(&rules.pack(), &fair::deal_seed(&fair::Secret::new([seed; 32]), &[], 1));
            let mut deal = AnyDeal::deal(&rules, seats, Seat::FIRST, &deck).unwrap();
            for ply in 0..12 {
                let Some(seat) = deal.to_act().iter().next() else { break };
                let (view, legal) = (deal.view(Some(seat)), deal.legal_actions(seat));
                let chosen = legal[(ply * 7 + usize::from(seed)) % legal.len()];
                let blind = Question { view, standing: no_match(seats), chosen: Some(chosen), seed: 9, lay: None };
                let seeing = Question { lay: Some((seat, deal.clone())), ..blind.clone() };
                if let (Some(blind), Some(seeing)) = (weigh(&blind, 20_000), weigh(&seeing, 20_000)) {
                    assert_eq!((&blind.choices, blind.reason), (&seeing.choices, seeing.reason), "{game}");
                    assert_eq!(blind.hindsight, None, "{game}: hindsight needs cards that are shown");
                    let lost = Thresholds::of(game).grade(seeing.loss(chosen).unwrap_or(0.0)) < Grade::Good;
                    assert_eq!(seeing.hindsight.is_some(), lost, "{game}: hindsight follows a loss");
                    told += u32::from(lost);
                }
                deal.apply(seat, chosen).unwrap();
            }
        }
    }
    assert!(told > 20, "{told}");
}

/// The argument against a choice is given if it loses something, and findings of an earlier program can be read.
#[test]
fn only_lapses_have_a_reason() {
    for game in GameKind::ALL {
        let (mut lapses, mut reasons) = (0, 0);
        let seats = game.default_rules().usual_seats();
        for seed in 0..if seats == 2 { 12 } else { 2 } {
            play(&mut dealt(game, seats, seed), &RandomPlayer, seed, |_, _, view, action| {
                let Some(weighed) = ask(view, &no_match(seats), Some(action), 5) else { return };
                let lost = Thresholds::of(game).grade(weighed.loss(action).unwrap_or(0.0)) < Grade::Good;
                assert!(lost || weighed.reason.is_none(), "{game}: {:?}", weighed.reason);
                lapses += u32::from(lost);
                reasons += u32::from(weighed.reason.is_some());
                let mut kept = serde_json::to_value(&weighed).expect("a form");
                assert_eq!(serde_json::from_value::<Weighed>(kept.clone()).expect("the same"), weighed);
                kept.as_object_mut().expect("fields").remove("reason");
                let earlier: Weighed = serde_json::from_value(kept).expect("readable");
                assert_eq!((earlier.reason, earlier.choices), (None, weighed.choices));
            });
        }
        println!("{game}: {reasons} of {lapses}");
        assert!(reasons * 5 > lapses * 2, "{game}: {reasons} of {lapses}");
    }
}
