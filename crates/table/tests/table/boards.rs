//! Matches with a fixed number of deals, which other tables play too.

use std::num::NonZeroU32;

use data_encoding::HEXLOWER;
use rand::{SeedableRng, rngs::StdRng};
use talon_cards::{Deck, Seat};
use talon_games::GameKind;
use talon_table::transcript::{Flaw, judge, write};
use talon_table::{
    Command, Course, DealView, Event, Export, How, Mistake, PhaseView, Recorded, Stale, Table, TableView, Timestamp,
    Viewer, What, Why, verify,
};

use crate::bench::{ANA, BORIS, Bench, people, secret, snapshot};

const BOARDS: u32 = 5;

fn fix(boards: u32) -> Command {
    Command::FixBoards { boards: NonZeroU32::new(boards).unwrap() }
}

/// A match of boards, played at random.
fn played(kind: GameKind, persons: u8, cards: u64, play: u64) -> Bench {
    let mut bench = Bench::seated(kind, persons, 0, cards);
    bench.run(fix(BOARDS));
    bench.run(Command::Start { by: people(0) });
    bench.play_out(&mut StdRng::seed_from_u64(play));
    bench
}

fn dealt(log: &[Recorded]) -> Vec<(u32, Seat, Deck)> {
    let dealt = log.iter().filter_map(|recorded| match &recorded.event {
        Event::Dealt { deal_no, dealer, deck } => Some((*deal_no, *dealer, deck.clone())),
        _ => None,
    });
    dealt.collect()
}

#[test]
fn tables_with_one_secret_play_the_same_boards_however_they_play_them() {
    for kind in GameKind::ALL {
        for persons in kind.default_rules().seats() {
            let (one, other) = (played(kind, persons, 3, 1), played(kind, persons, 3, 4));
            assert_eq!(dealt(&one.log), dealt(&other.log), "{kind}");
            assert_ne!(one.public().score, other.public().score, "{kind}: they were played otherwise");
            let dealers: Vec<usize> = dealt(&one.log).iter().map(|(_, dealer, _)| dealer.index()).collect();
            let in_turn: Vec<usize> = (0..BOARDS as usize).map(|board| board % usize::from(persons)).collect();
            assert_eq!(dealers, in_turn, "{kind}: the seats deal in turn");
            let result = one.public().finished.unwrap().result;
            assert_eq!((result.how, result.deals), (How::Played, BOARDS), "{kind}");
            verify(&one.log).unwrap();
        }
    }
}

#[test]
fn no_target_ends_a_match_of_boards() {
    let mut bench = Bench::seated(GameKind::Santase, 2, 0, 1);
    bench.run(fix(40));
    bench.run(Command::Start { by: people(0) });
    bench.play_out(&mut StdRng::seed_from_u64(1));
    let result = bench.public().finished.unwrap().result;
    assert_eq!(result.deals, 40);
    assert!(result.points.iter().all(|points| *points > 11), "both went past eleven: {:?}", result.points);
}

#[test]
fn the_secret_stays_closed_when_the_match_is_over() {
    let bench = played(GameKind::Santase, 2, 3, 1);
    let PhaseView::Over { secret: shown, commitment, .. } = bench.public().phase else { panic!("over") };
    assert_eq!((shown, commitment), (None, secret(3).commitment()));
    let hidden = HEXLOWER.encode(secret(3).bytes());
    for view in snapshot(&bench.table) {
        assert!(!view.contains(&hidden), "a view tells the secret");
    }
    let course = Course::of(&bench.log, 1).unwrap().unwrap();
    assert_eq!(course.finished().secret, Some(secret(3)), "what is made when the round is done tells it");
    assert!(!serde_json::to_string(&course.view()).unwrap().contains(&hidden));
}

/// What a viewer sees of the cards: of the running deal, and of the sheets.
fn open(view: &TableView) -> bool {
    let running = match &view.phase {
        PhaseView::Playing { deal, .. } => deal.open().is_some(),
        PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => false,
    };
    let past = view.finished.iter().flat_map(|past| &past.sheet);
    running || view.sheet.iter().chain(past).any(|record| record.end.is_some())
}

#[test]
fn the_cards_of_a_board_are_for_those_who_sit_at_the_table() {
    for kind in GameKind::ALL {
        for persons in kind.default_rules().seats() {
            let seated: Vec<Viewer> = Seat::all(persons).map(Viewer::Seat).collect();
            let others: Vec<Viewer> = Seat::all(Seat::COUNT).map(Viewer::Seat).skip(seated.len()).collect();
            let mut bench = Bench::seated(kind, persons, 0, 3);
            bench.run(fix(2));
            bench.run(Command::Start { by: people(0) });
            let (mut chance, mut told) = (StdRng::seed_from_u64(1), 0);
            while bench.table.is_playing() {
                assert!(seated.iter().all(|seat| open(&bench.view(*seat))), "{kind}");
                for viewer in others.iter().chain([&Viewer::Public]) {
                    let view = bench.view(*viewer);
                    assert!(!open(&view), "{kind}: {viewer:?} sees cards");
                    let PhaseView::Playing { deal: DealView::Sealed(deal), .. } = view.phase else { panic!("{kind}") };
                    assert_eq!(deal.hands.len(), usize::from(persons));
                    told += deal.tricks.into_iter().flatten().map(usize::from).sum::<usize>();
                }
                bench.play_one(&mut chance);
            }
            assert_eq!(told > 0, kind != GameKind::Ristiseiska, "{kind}: tricks are counted where there are any");
            let public = bench.public();
            assert!(!open(&public) && public.sheet.len() == 2, "{kind}: the sheets tell points alone");
            assert!(seated.iter().all(|seat| open(&bench.view(*seat))), "{kind}: players know what they played");
            bench.run(Command::Cancel { by: people(0) });
            assert!(!open(&bench.public()), "{kind}");
            let course = Course::of(&bench.log, 1).unwrap().unwrap();
            assert!(course.finished().sheet.iter().all(|record| record.end.is_some()), "a replay has everything");
        }
    }
    let usual = Bench::playing(1);
    assert!(open(&usual.public()), "elsewhere everybody watches");
}

#[test]
fn no_words_enter_the_boards() {
    let words = || Command::Words { person: ANA, words: "luck".to_owned() };
    let mut bench = Bench::lobby(1);
    bench.run(fix(4));
    assert_eq!(bench.refused(words()), Mistake::SameCards.into());
    assert_eq!(bench.refused(fix(4)), Stale::Done.into(), "once");
    let mut spoken = Bench::lobby(1);
    spoken.run(words());
    assert_eq!(spoken.refused(fix(4)), Mistake::SameCards.into(), "words were given before");
    let given = Event::WordsGiven { seat: Seat::FIRST, words: "luck".to_owned() };
    let given = Recorded { seq: bench.table.version() + 1, at: Timestamp(0), event: given };
    let bad = bench.table.evolve(&given).unwrap_err();
    assert!(matches!(bad.why, Why::NotNow { event: "words-given", .. }), "{bad}");
}

#[test]
fn boards_are_played_once() {
    let bench = played(GameKind::Santase, 2, 3, 1);
    let again = Command::Rematch { person: people(0), secret: secret(4) };
    assert_eq!(bench.refused(again), Mistake::PlayedOnce.into());
    let mut log = bench.log.clone();
    let (seq, commitment) = (bench.table.version() + 1, secret(4).commitment());
    let event = Event::Prepared { match_no: 2, commitment, secret: secret(4), waits_ms: 1 };
    log.push(Recorded { seq, at: bench.now, event });
    assert!(Table::replay(log).is_err(), "a log with a second match is none");
    let mut rematch = Bench::over(1);
    rematch.run(Command::Rematch { person: ANA, secret: secret(5) });
    assert_eq!(rematch.refused(fix(4)), Mistake::PlayedOnce.into(), "only the first match of a table");
    let mut begun = Bench::lobby(1);
    begun.run(Command::Start { by: BORIS });
    assert_eq!(begun.refused(fix(4)), Mistake::NotInLobby.into());
}

#[test]
fn giving_a_match_of_boards_up_loses_it() {
    let mut bench = Bench::seated(GameKind::Santase, 2, 0, 1);
    bench.run(fix(4));
    bench.run(Command::Start { by: people(0) });
    bench.run(Command::Resign { person: people(1) });
    let result = bench.public().finished.unwrap().result;
    assert_eq!((result.winners, result.deals), (vec![Seat::FIRST], 0));
}

#[test]
fn another_first_dealer_is_noticed() {
    let bench = played(GameKind::Santase, 2, 3, 1);
    let mut log = bench.log.clone();
    let started = log.iter().position(|recorded| matches!(recorded.event, Event::Started { .. })).unwrap();
    let Event::Started { first_dealer, .. } = &mut log[started].event else { panic!("started") };
    *first_dealer = Seat::SECOND;
    let expected = What::FirstDealer { drawn: Seat::FIRST, recorded: Seat::SECOND };
    assert_eq!(verify(&log).unwrap_err().what, expected);
    let bad = Table::replay(log).unwrap_err();
    assert_eq!(bad.why, Why::Dealer { expected: Seat::FIRST, recorded: Seat::SECOND });
}

#[test]
fn the_file_and_the_text_of_a_match_of_boards_are_judged() {
    for kind in GameKind::ALL {
        let bench = played(kind, *kind.default_rules().seats().start(), 3, 1);
        let file = Export::new(&bench.log).unwrap().to_json().unwrap();
        Export::from_json(&file).unwrap().verify().unwrap();
        let text = write(&Course::of(&bench.log, 1).unwrap().unwrap());
        assert!(text.contains("\nboards 5\n"), "{text}");
        let judged = judge(&text).unwrap();
        assert_eq!((judged.game, judged.deals), (kind, BOARDS));
        let longer = judge(&text.replace("\nboards 5\n", "\nboards 6\n")).unwrap_err();
        assert_eq!(longer.flaw, Flaw::MatchNotOver, "{kind}");
        let shorter = judge(&text.replace("\nboards 5\n", "\nboards 4\n")).unwrap_err();
        assert_eq!(shorter.flaw, Flaw::MatchOver, "{kind}");
    }
}
