//! Logs of matches that were begun under earlier revisions of their games' rules.

use std::num::NonZeroU32;

use rand::{SeedableRng, rngs::StdRng};
use talon_cards::fair;
use talon_games::GameKind;
use talon_table::transcript::{Flaw, judge, write};
use talon_table::{Closed, Command, Course, Event, How, PhaseView, Recorded, Refusal, Stale, Table, Why, verify};

use crate::bench::{Bench, names, people, secret};

/// The log as a program wrote it whose rules had this revision.
fn as_of(log: &[Recorded], rev: u32) -> Vec<Recorded> {
    let mut log = log.to_vec();
    for recorded in &mut log {
        if let Event::Started { rules_rev, .. } = &mut recorded.event {
            *rules_rev = rev;
        }
    }
    log
}

/// The bench as it is with this log.
fn taken_up(bench: &Bench, log: Vec<Recorded>) -> Bench {
    Bench { table: Table::replay(log.iter().cloned()).unwrap(), log, now: bench.now, limits: bench.limits.clone() }
}

/// A match of this game in the middle of its second deal, or of a later one.
fn in_the_second_deal(kind: GameKind, boards: Option<u32>) -> (Bench, u32) {
    let mut bench = Bench::seated(kind, *kind.default_rules().seats().start(), 0, 5);
    if let Some(boards) = boards.and_then(NonZeroU32::new) {
        bench.run(Command::FixBoards { boards });
    }
    bench.run(Command::Start { by: people(0) });
    let mut rng = StdRng::seed_from_u64(5);
    loop {
        bench.play_one(&mut rng);
        let PhaseView::Playing { deal_no, .. } = bench.public().phase else { panic!("{kind}: the match is too short") };
        if deal_no >= 2 && bench.log.last().is_some_and(|last| last.event.name() == "acted") {
            return (bench, deal_no);
        }
    }
}

fn decks(log: &[Recorded]) -> Vec<(u32, Vec<String>)> {
    let dealt = log.iter().filter_map(|recorded| match &recorded.event {
        Event::Dealt { deal_no, deck, .. } => Some((*deal_no, deck.cards().iter().map(ToString::to_string).collect())),
        _ => None,
    });
    dealt.collect()
}

#[test]
fn the_deal_under_way_is_dealt_anew_and_the_score_stays() {
    for kind in GameKind::ALL {
        let (before, deal_no) = in_the_second_deal(kind, None);
        let mut bench = taken_up(&before, as_of(&before.log, 0));
        assert!(bench.table.is_outdated() && bench.table.ai_to_act().is_none(), "{kind}");
        assert_eq!(
            (bench.public().score, bench.public().sheet.len()),
            (before.public().score, before.public().sheet.len())
        );
        assert_eq!(
            bench.refused(before.act(before.legal()[0])),
            Refusal::Stale(Stale::Turn),
            "{kind}: nobody plays on in it"
        );

        let events = bench.run(Command::Revise);
        assert_eq!(names(&events)[..2], ["revised", "dealt"], "{kind}");
        assert!(!bench.table.is_outdated());
        assert_eq!(bench.public().score, before.public().score, "{kind}: the score stays");
        let PhaseView::Playing { deal_no: number, redealt, .. } = bench.public().phase else { panic!("{kind}") };
        assert_eq!((number, redealt), (deal_no, true), "{kind}");
        let dealt = decks(&bench.log);
        let [.., (_, old), (_, new)] = &dealt[..] else { panic!("{kind}") };
        let next = fair::deal_seed(&secret(5), &vec![None; bench.public().seats.len()], deal_no + 1);
        let promised = fair::shuffle(&bench.public().rules.pack(), &next);
        assert_ne!(old, new, "{kind}: the cards that were seen are not dealt again");
        assert_eq!(
            *new,
            promised.cards().iter().map(ToString::to_string).collect::<Vec<_>>(),
            "{kind}: the next number's"
        );
        assert!(matches!(bench.refused(Command::Revise), Refusal::Stale(_)), "{kind}: once");

        bench.play_out(&mut StdRng::seed_from_u64(6));
        let verified = verify(&bench.log).unwrap_or_else(|fault| panic!("{kind}: {fault}"));
        let checked = &verified.matches[0];
        assert_eq!((checked.unjudged, &checked.redealt), (deal_no - 1, &vec![deal_no]), "{kind}");
        assert_eq!(checked.deals, checked.result.deals, "{kind}: the deal that does not count is not counted");
        let course = Course::of(&bench.log, 1).unwrap().unwrap();
        let numbers: Vec<u32> = course.deals().iter().map(|deal| deal.deal_no).collect();
        assert_eq!(numbers, (1..=checked.deals).collect::<Vec<_>>(), "{kind}");
        let text = write(&course);
        assert!(text.contains("\nrevision 0\n") && text.contains("\nrevision 1\n"), "{text}");
        let judged = judge(&text).unwrap_or_else(|bad| panic!("{kind}: {bad}\n{text}"));
        assert_eq!((judged.deals, judged.winners), (checked.deals, checked.result.winners.clone()));
    }
}

#[test]
fn a_board_keeps_its_cards() {
    let (before, deal_no) = in_the_second_deal(GameKind::Santase, Some(5));
    let mut bench = taken_up(&before, as_of(&before.log, 0));
    bench.run(Command::Revise);
    let dealt = decks(&bench.log);
    let [.., old, new] = &dealt[..] else { panic!() };
    assert_eq!((old, new.0), (new, deal_no), "other tables play the same cards");
    bench.play_out(&mut StdRng::seed_from_u64(6));
    verify(&bench.log).unwrap();
}

/// A match over, whose first action has become one that the rules as they are forbid, and whose first deal counted otherwise.
fn by_other_rules() -> Vec<Recorded> {
    let mut log = Bench::over(3).log;
    let played = log.iter_mut().find(|recorded| recorded.event.name() == "acted").unwrap();
    if let Event::Acted { action, .. } = &mut played.event {
        *action = "close".to_owned();
    }
    log
}

#[test]
fn what_other_rules_allowed_is_a_fact() {
    let log = by_other_rules();
    assert!(Table::replay(log.iter().cloned()).is_err(), "by the rules as they are it cannot have been");
    let log = as_of(&log, 0);
    let (table, honest) = (Table::replay(log.iter().cloned()).unwrap(), Bench::over(3));
    let (finished, as_it_was) = (table.just_finished().unwrap(), honest.table.just_finished().unwrap());
    assert_eq!((&finished.result, &finished.score), (&as_it_was.result, &as_it_was.score), "nothing is recounted");
    let outcomes =
        |sheet: &[talon_table::DealRecord]| sheet.iter().map(|record| record.outcome().cloned()).collect::<Vec<_>>();
    assert_eq!(outcomes(&finished.sheet), outcomes(&as_it_was.sheet));

    let verified = verify(&log).unwrap();
    let checked = &verified.matches[0];
    assert_eq!((checked.unjudged, checked.actions), (checked.deals, 0), "it is said that nothing was judged");
    let course = Course::of(&log, 1).unwrap().unwrap();
    assert!(course.deals()[0].actions.is_empty(), "the first deal is shown as far as the rules know it");
    assert_eq!(judge(&write(&course)).unwrap_err().flaw, Flaw::Revision { known: 1 });
}

#[test]
fn the_decks_of_earlier_revisions_are_checked() {
    let mut log = as_of(&Bench::over(3).log, 0);
    let dealt = log.iter_mut().find(|recorded| recorded.event.name() == "dealt").unwrap();
    if let Event::Dealt { deck, .. } = &mut dealt.event {
        let mut cards = deck.cards().to_vec();
        cards.swap(0, 1);
        *deck = talon_cards::Deck::new(cards);
    }
    let fault = verify(&log).unwrap_err();
    assert!(matches!(fault.what, talon_table::What::Deck { deal_no: 1, .. }), "{fault}");
}

#[test]
fn nothing_is_revised_without_need_or_to_what_nobody_knows() {
    let (bench, deal_no) = in_the_second_deal(GameKind::Santase, None);
    let seq = bench.table.version() + 1;
    let revised = |log: Vec<Recorded>, rules_rev| {
        let event = Event::Revised { deal_no, rules_rev };
        Table::replay(log.into_iter().chain([Recorded { seq, at: bench.now, event }])).unwrap_err().why
    };
    assert_eq!(revised(bench.log.clone(), 1), Why::NotRevised);
    assert_eq!(revised(bench.log.clone(), 2), Why::RulesRevision { rev: 2 });
    assert_eq!(revised(as_of(&bench.log, 0), 0), Why::NotRevised);
    assert_eq!(Table::replay(as_of(&bench.log, 2)).unwrap_err().why, Why::RulesRevision { rev: 2 });
}

#[test]
fn the_operator_closes_whatever_is_played() {
    let mut bench = Bench::playing(1);
    let events = bench.run(Command::Withdraw);
    assert_eq!(names(&events), ["match-ended", "closed"]);
    assert!(matches!(&events[0], Event::MatchEnded { result, .. } if result.how == How::Stopped));
    assert!(matches!(bench.public().phase, PhaseView::Closed { reason: Closed::Withdrawn, .. }));
    assert_eq!(names(&Bench::lobby(1).run(Command::Withdraw)), ["closed"]);
    assert_eq!(names(&Bench::over(1).run(Command::Withdraw)), ["closed"]);
    assert!(matches!(bench.refused(Command::Withdraw), Refusal::Stale(_)));

    // A log that could not be read was closed behind whatever it held; a program that can read it finds it closed.
    let playing = Bench::playing(1);
    let closed = |reason| {
        let event = Event::Closed { reason };
        Table::replay(playing.log.iter().cloned().chain([Recorded {
            seq: playing.table.version() + 1,
            at: playing.now,
            event,
        }]))
    };
    assert!(!closed(Closed::Withdrawn).unwrap().is_open());
    assert!(closed(Closed::Cancelled).is_err(), "nothing else closes a table in a match");
    assert_eq!(closed(Closed::Withdrawn).unwrap().persons(), playing.table.persons());
}
