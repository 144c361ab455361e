use std::time::Duration;

use rand::{SeedableRng, rngs::StdRng};
use talon_cards::Seat;
use talon_games::{AnyAction, AnyView, Rule, santase};
use talon_table::{Actor, Command, DealView, Decider, Event, Home, Mistake, PhaseView, Pref, Refusal, Stale, Viewer};

use crate::bench::{ANA, BORIS, Bench, CVETA, names};

fn santase(action: santase::Action) -> AnyAction {
    AnyAction::Santase(action)
}

fn hand(bench: &Bench, seat: Seat) -> Vec<AnyAction> {
    let AnyView::Santase(view) = bench.deal_view(seat) else { panic!("of Santase") };
    view.hand.iter().map(|card| santase(santase::Action::Play(card))).collect()
}

fn decided(events: &[Event]) -> Vec<(Seat, Decider, &str)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Acted { seat, by, action } => Some((*seat, by.clone(), action.as_str())),
            _ => None,
        })
        .collect()
}

/// Plays until the seat on turn could close before the draw.
fn to_a_held_draw(bench: &mut Bench, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    for person in [ANA, BORIS] {
        bench.run(Command::Prefer { person, pref: Pref::HoldDraw, on: true });
    }
    bench.play_one(&mut rng);
    bench.play_one(&mut rng);
    assert!(bench.legal().contains(&santase(santase::Action::Draw)));
}

#[test]
fn starting_deals_the_first_hand() {
    let mut bench = Bench::lobby(3);
    assert_eq!(names(&bench.run(Command::Start { by: ANA })), ["started", "dealt"]);
    assert_eq!(bench.table.turn(), 1);
    let view = bench.public();
    assert_eq!(view.score.unwrap().points(), [0, 0]);
    let PhaseView::Playing { deal_no, deal: DealView::Open(deal), waiting_for, since, .. } = view.phase else {
        panic!("no match is running");
    };
    assert_eq!((deal_no, since), (1, bench.log.last().unwrap().at));
    assert_eq!(deal.to_act(), waiting_for);
    assert!(deal.legal().is_empty());
    assert_eq!(hand(&bench, Seat::FIRST).len(), 6);
}

#[test]
fn a_press_counts_for_its_own_turn_only() {
    let mut bench = Bench::playing(3);
    let action = bench.legal()[0];
    let press = bench.act(action);
    let Command::Act { by, turn, .. } = press else { unreachable!() };
    for other in [turn - 1, turn + 1, 0, u32::MAX] {
        let command = Command::Act { by, turn: other, action };
        assert_eq!(bench.refused(command), Stale::Turn.into());
    }
    bench.run(press.clone());
    assert_eq!(bench.table.turn(), turn + 1);
    assert_eq!(bench.refused(press), Stale::Turn.into());
}

#[test]
fn a_press_counts_for_the_seat_of_the_person_who_pressed() {
    let bench = Bench::playing(3);
    let turn = bench.table.turn();
    let on = bench.on_turn();
    let press = |by, action| Command::Act { by, turn, action };
    let mine = hand(&bench, on.other())[0];
    assert_eq!(bench.refused(press(Actor::Person(bench.person_off_turn()), mine)), Mistake::NotYourTurn.into());
    assert_eq!(bench.refused(press(Actor::Person(CVETA), mine)), Mistake::Spectator.into());
    for seat in [on, on.other(), Seat::new(4).unwrap()] {
        assert_eq!(bench.refused(press(Actor::Ai(seat), mine)), Mistake::NoAiHere.into());
    }
    assert_eq!(
        bench.refused(press(Actor::Person(bench.person_on_turn()), mine)),
        Mistake::Illegal(Rule::NotInHand).into()
    );
}

#[test]
fn an_illegal_action_is_refused_with_its_rule() {
    let bench = Bench::playing(3);
    for (action, rule) in [(santase::Action::Close, Rule::FirstTrick), (santase::Action::Draw, Rule::NothingToDraw)] {
        assert_eq!(bench.refused(bench.act(santase(action))), Mistake::Illegal(rule).into());
    }
}

#[test]
fn cards_need_a_match() {
    let lobby = Bench::lobby(3);
    let press = Command::Act { by: Actor::Person(ANA), turn: 0, action: santase(santase::Action::Draw) };
    assert_eq!(lobby.refused(press.clone()), Stale::Phase.into());
    assert_eq!(Bench::over(3).refused(press.clone()), Stale::Phase.into());
    assert_eq!(Bench::unopened().refused(press), Stale::Closed.into());
}

#[test]
fn a_persons_draw_costs_no_press() {
    let mut bench = Bench::playing(3);
    let mut rng = StdRng::seed_from_u64(3);
    bench.play_one(&mut rng);
    let events = bench.play_one(&mut rng);
    let winner = bench.on_turn();
    assert_eq!(decided(&events)[1], (winner, Decider::Rule, "draw"));
    assert_eq!(bench.table.turn(), 4);
}

#[test]
fn a_held_draw_waits() {
    let mut bench = Bench::playing(3);
    to_a_held_draw(&mut bench, 3);
    let person = bench.person_on_turn();
    let mut drawn = bench.clone();
    let events = drawn.run(drawn.act(santase(santase::Action::Draw)));
    assert_eq!(decided(&events), [(bench.on_turn(), Decider::Person(person), "draw")]);
    let mut closed = bench.clone();
    closed.run(closed.act(santase(santase::Action::Close)));
    let AnyView::Santase(view) = closed.deal_view(closed.on_turn()) else { panic!("of Santase") };
    assert_eq!((view.closed_by, view.hand.len()), (Some(closed.on_turn()), 5));
    // Who no longer wants to hold the draw, draws.
    let events = bench.run(Command::Prefer { person, pref: Pref::HoldDraw, on: false });
    assert_eq!(names(&events), ["preferred", "acted"]);
    assert_eq!(decided(&events)[0].1, Decider::Rule);
}

#[test]
fn a_draw_is_not_held_where_closing_is_impossible() {
    let mut bench = Bench::lobby(3);
    bench.run(Command::SetOption { by: ANA, key: "close-before-draw".to_owned(), value: "off".to_owned() });
    bench.run(Command::Start { by: ANA });
    let mut rng = StdRng::seed_from_u64(3);
    for person in [ANA, BORIS] {
        bench.run(Command::Prefer { person, pref: Pref::HoldDraw, on: true });
    }
    bench.play_out(&mut rng);
    for recorded in &bench.log {
        if let Event::Acted { by, action, .. } = &recorded.event {
            assert!(action != "draw" || *by == Decider::Rule);
        }
    }
}

#[test]
fn forced_cards_are_played_for_a_player_who_wants_it() {
    let mut forced = 0;
    for seed in 0..6 {
        let mut bench = Bench::playing(seed);
        bench.run(Command::Prefer { person: ANA, pref: Pref::PlayForced, on: true });
        let mut rng = StdRng::seed_from_u64(seed);
        while bench.table.is_playing() {
            let (seat, legal) = (bench.on_turn(), bench.legal());
            let only_card = legal.len() == 1 && legal[0].card().is_some();
            assert!(seat != Seat::FIRST || !only_card, "seed {seed}");
            let events = bench.play_one(&mut rng);
            for (seat, by, action) in decided(&events) {
                if seat == Seat::FIRST && by == Decider::Rule && action != "draw" {
                    forced += 1;
                }
            }
        }
    }
    assert!(forced > 0);
}

#[test]
fn the_last_card_plays_itself() {
    for seed in 0..6 {
        let mut bench = Bench::playing(seed);
        let mut rng = StdRng::seed_from_u64(seed);
        let mut last = 0;
        while bench.table.is_playing() {
            let hand = bench.deal_view(bench.on_turn()).hand();
            assert!(hand.len() > 1 || bench.legal().len() > 1, "seed {seed}: {hand:?}");
            let events = bench.play_one(&mut rng);
            last += decided(&events).iter().filter(|(_, by, action)| *by == Decider::Rule && *action != "draw").count();
        }
        assert!(last > 0, "seed {seed}");
    }
}

#[test]
fn turning_the_preference_on_plays_the_forced_card() {
    let found = (0..40).any(|seed| {
        let mut bench = Bench::playing(seed);
        let mut rng = StdRng::seed_from_u64(seed);
        while bench.table.is_playing() {
            let legal = bench.legal();
            if let [only] = legal[..] {
                let person = bench.person_on_turn();
                let events = bench.run(Command::Prefer { person, pref: Pref::PlayForced, on: true });
                assert_eq!(decided(&events)[0].2, only.to_string());
                return true;
            }
            bench.play_one(&mut rng);
        }
        false
    });
    assert!(found);
}

#[test]
fn an_ai_player_decides_everything_itself() {
    let mut bench = Bench::opened_at(5, Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    bench.run(Command::Start { by: ANA });
    let mut rng = StdRng::seed_from_u64(5);
    let mut drawn = 0;
    while bench.table.is_playing() {
        let seat = bench.on_turn();
        let ai = bench.table.ai_to_act();
        assert_eq!(ai, (seat == Seat::SECOND).then(|| (seat, "thumb".to_owned())));
        for (seat, by, action) in decided(&bench.play_one(&mut rng)) {
            if seat == Seat::SECOND {
                assert_eq!(by, Decider::Ai("thumb".to_owned()));
                drawn += u32::from(action == "draw");
            }
        }
    }
    assert!(drawn > 0);
    let by_person =
        Command::Act { by: Actor::Person(BORIS), turn: bench.table.turn(), action: santase(santase::Action::Draw) };
    assert_eq!(bench.refused(by_person), Stale::Phase.into());
}

#[test]
fn deals_follow_each_other_to_the_target() {
    let bench = Bench::over(8);
    let PhaseView::Over { result, secret, commitment, .. } = bench.public().phase else {
        panic!("not over");
    };
    assert_eq!(secret.map(|secret| secret.commitment()), Some(commitment));
    let sheet = bench.public().sheet;
    assert_eq!(result.deals as usize, sheet.len());
    assert_eq!(result.points, sheet.last().unwrap().points_after);
    assert_eq!(result.winners.len(), 1);
    assert!(result.points[result.winners[0].index()] >= 11);
    let mut points = vec![0, 0];
    for (deal, number) in sheet.iter().zip(1..) {
        assert_eq!(deal.deal_no, number);
        for (sum, won) in points.iter_mut().zip(deal.outcome().unwrap().game_points()) {
            *sum += won;
        }
        assert_eq!(deal.points_after, points);
    }
    let decisions: u32 = result.seats.iter().map(|seat| seat.decisions).sum();
    let counted = bench
        .log
        .iter()
        .filter(|recorded| matches!(&recorded.event, Event::Acted { by, .. } if *by != Decider::Rule))
        .count();
    assert_eq!(decisions as usize, counted);
}

#[test]
fn the_winner_of_a_deal_deals_next() {
    let bench = Bench::over(8);
    for pair in bench.public().sheet.windows(2) {
        let expected = pair[0].outcome().unwrap().winner().unwrap_or(pair[0].dealer);
        assert_eq!(pair[1].dealer, expected);
    }
}

#[test]
fn a_spectator_sees_the_table_and_no_hand() {
    let bench = Bench::playing(8);
    let spectator = bench.public();
    let nowhere = bench.view(Viewer::Seat(Seat::new(3).unwrap()));
    assert_eq!(spectator.phase, nowhere.phase);
    let PhaseView::Playing { deal: DealView::Open(deal), .. } = spectator.phase else {
        panic!("no match is running");
    };
    let AnyView::Santase(view) = deal else { panic!("of Santase") };
    assert!(view.hand.is_empty() && view.legal.is_empty());
}

#[test]
fn debug_shows_neither_cards_nor_secrets() {
    let bench = Bench::playing(8);
    let hex = serde_json::to_string(&crate::bench::secret(8)).unwrap();
    let hex = hex.trim_matches('"');
    let hidden = hand(&bench, Seat::FIRST);
    let command = bench.act(bench.legal()[0]);
    let refusal: Refusal = bench.refused(Command::Join { person: CVETA });
    for text in [
        format!("{:?}", bench.table),
        format!("{:?}", bench.log),
        format!("{:?}", bench.view(Viewer::Seat(Seat::FIRST))),
        format!("{command:?}"),
        format!("{refusal:?} {refusal}"),
    ] {
        assert!(!text.contains(hex), "{text}");
        for card in &hidden {
            assert!(!text.contains(&card.to_string()), "{text}");
        }
    }
}

#[test]
fn a_turn_knows_when_it_came_and_when_its_player_was_last_there() {
    let mut bench = Bench::playing(1);
    let (first, second) = (bench.on_turn(), Seat::all(2).find(|seat| *seat != bench.on_turn()).unwrap());
    assert_eq!(bench.table.turn_of(second), None);
    bench.wait(Duration::from_secs(100));
    let card = *bench.legal().iter().find(|action| action.card().is_some()).unwrap();
    bench.run(bench.act(card));
    let last = |bench: &Bench| bench.log.last().unwrap().at;
    let played = last(&bench);
    let turn = bench.table.turn_of(second).unwrap();
    assert_eq!((turn.since, bench.table.turn_of(first)), (played, None));
    assert!(turn.active_at < played);
    bench.wait(Duration::from_secs(10));
    let by = bench.person_at(second);
    bench.run(Command::ProposePause { person: by });
    let turn = bench.table.turn_of(second).unwrap();
    assert_eq!((turn.since, turn.active_at), (played, last(&bench)), "what else they do tells that they are there");
    bench.run(Command::ProposePause { person: bench.person_at(first) });
    assert_eq!(bench.table.turn_of(second), None, "nobody is hurried while a match is paused");
    bench.wait(Duration::from_secs(10));
    bench.run(Command::Resume { person: bench.person_at(first) });
    let resumed = last(&bench);
    assert_eq!(bench.table.turn_of(second).unwrap().since, resumed);
}

#[test]
fn the_table_knows_who_has_decided_in_the_deal() {
    let mut bench = Bench::playing(1);
    let seats = |bench: &Bench| bench.public().seats.iter().map(|seat| seat.decided).collect::<Vec<_>>();
    assert_eq!(seats(&bench), [false, false]);
    let first = bench.on_turn();
    let card = *bench.legal().iter().find(|action| action.card().is_some()).unwrap();
    bench.run(bench.act(card));
    assert_eq!(seats(&bench), [first == Seat::FIRST, first != Seat::FIRST]);
    let replayed = talon_table::Table::replay(bench.log.clone()).unwrap();
    assert_eq!(replayed.view(Viewer::Public), bench.public());
    // The next deal starts from scratch, however the last one was played.
    let mut rng = StdRng::seed_from_u64(1);
    while !bench.play_one(&mut rng).iter().any(|event| matches!(event, Event::Dealt { .. })) {}
    assert_eq!(seats(&bench), [false, false]);
}
