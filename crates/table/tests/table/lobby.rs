use std::time::Duration;

use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{
    Again, Closed, Command, Event, Home, How, MatchResult, Mistake, Occupant, PersonId, PhaseView, Recorded,
    Reservation, SeatWords, Stale, TableId, Timestamp, Viewer,
};

use crate::bench::{ANA, BORIS, Bench, CVETA, names, people, secret};

#[test]
fn opening_seats_the_host_under_a_commitment() {
    let bench = Bench::opened(1);
    assert_eq!(
        bench.log.iter().map(|recorded| recorded.event.name()).collect::<Vec<_>>(),
        ["opened", "prepared", "joined"]
    );
    let view = bench.public();
    assert_eq!((view.id, view.kind, view.host), (TableId(77), GameKind::Santase, ANA));
    assert_eq!((view.match_no, view.turn, view.seats.len()), (1, 0, 2));
    assert_eq!(view.seats[0].occupant, Some(Occupant::Person { person: ANA, ready: true }));
    assert_eq!(view.seats[1].occupant, None);
    let expires = bench.log[2].at.plus(bench.limits.lobby_expires);
    assert_eq!(
        view.phase,
        PhaseView::Lobby {
            commitment: secret(1).commitment(),
            rematch: false,
            can_start: false,
            starts_by_itself: false,
            expires
        }
    );
    let json = serde_json::to_string(&view).unwrap();
    let hidden = serde_json::to_string(&secret(1)).unwrap();
    assert!(!json.contains(hidden.trim_matches('"')));
}

#[test]
fn a_table_is_opened_once() {
    let bench = Bench::opened(1);
    let again = Command::Open {
        id: TableId(78),
        rules: GameKind::Santase.default_rules(),
        host: BORIS,
        secret: secret(2),
        home: Home { community: true },
    };
    assert_eq!(bench.refused(again), Stale::Phase.into());
    assert_eq!(Bench::unopened().refused(Command::Join { person: ANA }), Stale::Closed.into());
}

#[test]
fn nobody_holds_two_seats_and_no_seat_holds_two() {
    let mut bench = Bench::opened(1);
    assert_eq!(bench.refused(Command::Join { person: ANA }), Mistake::AlreadySeated.into());
    bench.run(Command::Join { person: BORIS });
    assert_eq!(bench.refused(Command::Join { person: BORIS }), Mistake::AlreadySeated.into());
    assert_eq!(bench.refused(Command::Join { person: CVETA }), Mistake::TableFull.into());
    assert_eq!(bench.refused(Command::AddAi { by: ANA }), Mistake::TableFull.into());
    assert_eq!(bench.table.persons(), [ANA, BORIS]);
    assert_eq!(bench.table.seat_of(BORIS), Some(Seat::SECOND));
    assert_eq!(bench.table.seat_of(CVETA), None);
}

#[test]
fn a_private_table_is_the_hosts_own() {
    let mut bench = Bench::opened_at(1, Home { community: false });
    assert_eq!(bench.refused(Command::Join { person: BORIS }), Mistake::PrivateTable.into());
    bench.run(Command::AddAi { by: ANA });
    assert_eq!(names(&bench.run(Command::Start { by: ANA })), ["started", "dealt"]);
}

fn kept(persons: &[PersonId], all: bool, again: Again) -> Command {
    Command::Reserve(Reservation { persons: persons.to_vec(), all, again })
}

#[test]
fn seats_are_kept_for_a_match_among_some() {
    let mut bench = Bench::opened(1);
    let reserve = |persons: &[PersonId], all| kept(persons, all, Again::Always);
    assert_eq!(bench.refused(reserve(&[BORIS, CVETA], true)), Mistake::Reserved.into(), "its host is none of them");
    assert_eq!(bench.table.came(), [ANA]);
    bench.run(reserve(&[ANA, BORIS], true));
    assert!(bench.table.view(Viewer::Public).reserved);
    assert_eq!(bench.refused(reserve(&[ANA, BORIS], true)), Stale::Done.into(), "they are");
    assert_eq!(bench.refused(Command::Join { person: CVETA }), Mistake::Reserved.into());
    assert_eq!(bench.refused(Command::AddAi { by: ANA }), Mistake::Reserved.into());
    let option = Command::SetOption { by: ANA, key: "target".to_owned(), value: "7".to_owned() };
    assert_eq!(bench.refused(option), Mistake::Reserved.into(), "the terms are the league's");
    assert_eq!(bench.refused(Command::Start { by: ANA }), Mistake::NotEnoughPlayers.into());
    bench.run(Command::Join { person: BORIS });
    bench.run(Command::Leave { person: BORIS });
    assert_eq!(bench.table.persons(), [ANA]);
    bench.run(Command::Join { person: BORIS });
    assert_eq!(bench.table.came(), [ANA, BORIS], "each once, no matter who leaves");
    assert_eq!(names(&bench.run(Command::Start { by: ANA })), ["started", "dealt"]);
}

#[test]
fn seats_are_kept_for_others_where_somebody_acts_as_another() {
    let mut bench = Bench::opened(1);
    let reserve = |persons: &[PersonId]| kept(persons, true, Again::Always);
    bench.run(reserve(&[ANA, BORIS]));
    bench.run(Command::Join { person: BORIS });
    assert_eq!(bench.refused(reserve(&[ANA, CVETA])), Mistake::Reserved.into(), "somebody sits there already");
    bench.run(Command::Leave { person: BORIS });
    assert_eq!(names(&bench.run(reserve(&[ANA, CVETA]))), ["reserved"]);
    assert_eq!(bench.table.kept_for().unwrap().persons, [ANA, CVETA]);
    assert_eq!(bench.refused(Command::Join { person: BORIS }), Mistake::Reserved.into());
    bench.run(Command::Join { person: CVETA });
    assert_eq!(bench.table.came(), [ANA, BORIS, CVETA], "players who came have come");
    assert_eq!(names(&bench.run(Command::Start { by: ANA })), ["started", "dealt"]);
    assert_eq!(bench.refused(reserve(&[ANA, BORIS])), Mistake::NotInLobby.into());
}

#[test]
fn what_the_seats_were_kept_for_is_played_once() {
    let agreed = |bench: &mut Bench| {
        bench.run(Command::ProposeEnd { person: ANA });
        bench.run(Command::ProposeEnd { person: BORIS });
    };
    let resigned = |bench: &mut Bench| {
        bench.run(Command::Resign { person: BORIS });
    };
    let ends: [&dyn Fn(&mut Bench); 2] = [&agreed, &resigned];
    for (again, goes_on) in
        [(Again::Always, [true, true]), (Again::UntilWon, [true, false]), (Again::UntilPlayed, [true, false])]
    {
        for (end, goes_on) in ends.into_iter().zip(goes_on) {
            let mut bench = Bench::opened(1);
            bench.run(kept(&[ANA, BORIS], true, again));
            bench.run(Command::Join { person: BORIS });
            bench.run(Command::Start { by: ANA });
            end(&mut bench);
            let PhaseView::Over { again: offered, .. } = bench.public().phase else { panic!("over") };
            assert_eq!(offered, goes_on, "{again:?}");
            let rematch = Command::Rematch { person: ANA, secret: secret(2) };
            if goes_on {
                assert_eq!(names(&bench.run(rematch)), ["prepared", "ready"]);
            } else {
                assert_eq!(bench.refused(rematch), Mistake::Settled.into());
            }
        }
    }
    let shared = MatchResult { winners: Vec::new(), points: vec![7, 7], how: How::Played, seats: Vec::new(), deals: 9 };
    let allowed = [Again::Always, Again::UntilWon, Again::UntilPlayed].map(|again| again.allows(&shared));
    assert_eq!(allowed, [true, true, false], "after a draw");
}

#[test]
fn a_log_that_seats_a_guest_is_refused() {
    let mut bench = Bench::opened(1);
    bench.run(kept(&[ANA, BORIS], false, Again::Always));
    let seq = bench.table.version() + 1;
    let guest = Event::Joined { seat: Seat::SECOND, person: CVETA };
    assert!(bench.table.evolve(&Recorded { seq, at: Timestamp(0), event: guest }).is_err());
    let ai = Event::AiJoined { seat: Seat::SECOND, level: "thumb".to_owned() };
    assert!(bench.table.evolve(&Recorded { seq, at: Timestamp(0), event: ai }).is_err());
    let friend = Event::Joined { seat: Seat::SECOND, person: BORIS };
    assert!(bench.table.evolve(&Recorded { seq, at: Timestamp(0), event: friend }).is_ok());
}

#[test]
fn the_host_chooses_how_strong_ai_players_are() {
    let mut bench = Bench::seated(GameKind::Belot, 1, 1, 1);
    let (host, guest) = (people(0), people(1));
    bench.run(Command::Join { person: guest });
    let next = |by, seat| Command::NextAi { by, seat };
    let level = |bench: &Bench, seat: usize| match &bench.public().seats[seat].occupant {
        Some(Occupant::Ai { level }) => level.clone(),
        other => panic!("no AI player: {other:?}"),
    };
    let levels: Vec<String> = (0..4)
        .map(|_| {
            bench.run(next(host, Seat::SECOND));
            level(&bench, 1)
        })
        .collect();
    assert_eq!(levels, ["good", "strong", "beginner", "thumb"]);
    assert_eq!(bench.refused(next(guest, Seat::SECOND)), Mistake::NotHost.into());
    assert_eq!(bench.refused(next(people(2), Seat::SECOND)), Mistake::NotSeated.into());
    assert_eq!(bench.refused(next(host, Seat::FIRST)), Mistake::NoAiHere.into());
    bench.run(next(host, Seat::SECOND));
    bench.run(Command::Leave { person: guest });
    bench.run(Command::AddAi { by: host });
    assert_eq!(level(&bench, 2), "good", "another one is as strong");
    bench.run(Command::Start { by: host });
    assert_eq!(bench.refused(next(host, Seat::SECOND)), Mistake::NotInLobby.into());
}

#[test]
fn ai_players_come_and_go() {
    let mut bench = Bench::opened(1);
    assert_eq!(bench.refused(Command::AddAi { by: BORIS }), Mistake::NotSeated.into());
    bench.run(Command::AddAi { by: ANA });
    assert_eq!(bench.public().seats[1].occupant, Some(Occupant::Ai { level: "thumb".to_owned() }));
    let remove = |by, seat| Command::RemoveAi { by, seat };
    assert_eq!(bench.refused(remove(BORIS, Seat::SECOND)), Mistake::NotSeated.into());
    assert_eq!(bench.refused(remove(ANA, Seat::FIRST)), Mistake::NoAiHere.into());
    let nowhere = Seat::new(4).unwrap();
    assert_eq!(bench.refused(remove(ANA, nowhere)), Mistake::NoAiHere.into());
    bench.run(remove(ANA, Seat::SECOND));
    assert_eq!(bench.public().seats[1].occupant, None);
    assert_eq!(bench.refused(remove(ANA, Seat::SECOND)), Mistake::NoAiHere.into());
}

#[test]
fn only_the_host_changes_options_and_only_in_the_lobby() {
    let mut bench = Bench::lobby(1);
    let set = |by, key: &str, value: &str| Command::SetOption { by, key: key.to_owned(), value: value.to_owned() };
    assert_eq!(bench.refused(set(CVETA, "target", "7")), Mistake::NotSeated.into());
    assert_eq!(bench.refused(set(BORIS, "target", "7")), Mistake::NotHost.into());
    assert_eq!(bench.refused(set(ANA, "target", "8")), Mistake::UnknownOption.into());
    assert_eq!(bench.refused(set(ANA, "colour", "red")), Mistake::UnknownOption.into());
    assert_eq!(bench.refused(set(ANA, "target", "11")), Stale::Done.into());
    bench.run(set(ANA, "target", "7"));
    let wanted = GameKind::Santase.default_rules().with("target", "7").unwrap();
    assert_eq!(bench.public().rules, wanted);
    assert!(matches!(bench.public().phase, PhaseView::Lobby { can_start: true, .. }));
    bench.run(Command::Start { by: BORIS });
    assert_eq!(bench.public().score.unwrap().target(), 7);
    assert_eq!(bench.refused(set(ANA, "target", "11")), Mistake::NotInLobby.into());
}

#[test]
fn words_are_tidied_and_may_be_replaced() {
    let mut bench = Bench::lobby(1);
    let say = |words: &str| Command::Words { person: BORIS, words: words.to_owned() };
    let own = |bench: &Bench| bench.view(Viewer::Seat(Seat::SECOND)).words[1].clone();
    assert_eq!(bench.refused(say(" \n\t\u{7} ")), Mistake::WordsEmpty.into());
    assert_eq!(bench.refused(say(&"я".repeat(65))), Mistake::WordsTooLong.into());
    bench.run(say(&"я".repeat(64)));
    bench.run(say("  златна \n есен\u{0} "));
    assert_eq!(bench.refused(say("златна есен")), Stale::Done.into());
    assert_eq!(own(&bench), SeatWords::Shown("златна есен".to_owned()));
    let stranger = Command::Words { person: CVETA, words: "x".to_owned() };
    assert_eq!(bench.refused(stranger), Mistake::NotSeated.into());
    bench.run(Command::Start { by: ANA });
    assert_eq!(bench.public().words, [SeatWords::None, SeatWords::Shown("златна есен".to_owned())]);
    assert_eq!(bench.refused(say("too late")), Mistake::NotInLobby.into());
}

#[test]
fn words_leave_with_their_person() {
    let mut bench = Bench::lobby(1);
    bench.run(Command::Words { person: BORIS, words: "mine".to_owned() });
    bench.run(Command::Leave { person: BORIS });
    bench.run(Command::Join { person: CVETA });
    assert_eq!(bench.public().words, [SeatWords::None, SeatWords::None]);
    assert_eq!(bench.view(Viewer::Seat(Seat::SECOND)).words, [SeatWords::None, SeatWords::None], "nor the next one");
}

#[test]
fn nobody_sees_another_s_words_before_the_match_begins() {
    let hidden = |bench: &Bench, words: &str| {
        let seen = |viewer| serde_json::to_string(&bench.view(viewer)).unwrap().contains(words);
        let others: Vec<Viewer> = Seat::all(Seat::COUNT).map(Viewer::Seat).chain([Viewer::Public]).collect();
        others.into_iter().filter(|viewer| seen(*viewer)).collect::<Vec<_>>()
    };
    let mut bench = Bench::lobby(1);
    for (person, words) in [(BORIS, "moonlight"), (ANA, "seagull")] {
        bench.run(Command::Words { person, words: words.to_owned() });
    }
    assert_eq!(hidden(&bench, "moonlight"), [Viewer::Seat(Seat::SECOND)]);
    assert_eq!(hidden(&bench, "seagull"), [Viewer::Seat(Seat::FIRST)]);
    assert_eq!(bench.public().words, [SeatWords::Hidden, SeatWords::Hidden], "that there are some is no secret");
    let debug = format!("{:?} {:?} {:?}", bench.table, bench.log, bench.view(Viewer::Seat(Seat::SECOND)));
    assert!(!debug.contains("moonlight"), "{debug}");
    let mut closed = bench.clone();
    closed.run(Command::Cancel { by: ANA });
    assert!(hidden(&closed, "moonlight").is_empty(), "words for a match that never came are nobody's");
    bench.run(Command::Start { by: ANA });
    assert_eq!(hidden(&bench, "moonlight").len(), usize::from(Seat::COUNT) + 1, "now everybody knows them");
    // Those of a rematch are hidden again, however the first ones were known.
    bench.run(Command::Resign { person: ANA });
    bench.run(Command::Rematch { person: ANA, secret: secret(2) });
    bench.run(Command::Words { person: ANA, words: "driftwood".to_owned() });
    assert_eq!(hidden(&bench, "driftwood"), [Viewer::Seat(Seat::FIRST)]);
}

#[test]
fn a_match_needs_players() {
    let mut bench = Bench::opened(1);
    assert_eq!(bench.refused(Command::Start { by: ANA }), Mistake::NotEnoughPlayers.into());
    assert_eq!(bench.refused(Command::Start { by: CVETA }), Mistake::NotSeated.into());
    bench.run(Command::Join { person: BORIS });
    assert_eq!(bench.refused(Command::Start { by: CVETA }), Mistake::NotSeated.into());
    bench.run(Command::Start { by: BORIS });
    assert_eq!(bench.refused(Command::Start { by: ANA }), Mistake::NotInLobby.into());
    assert_eq!(bench.refused(Command::Join { person: CVETA }), Mistake::NotInLobby.into());
    assert_eq!(bench.refused(Command::Leave { person: ANA }), Mistake::NotInLobby.into());
    assert_eq!(bench.refused(Command::Cancel { by: ANA }), Mistake::NotInLobby.into());
}

fn starts_by_itself(bench: &Bench) -> bool {
    matches!(bench.public().phase, PhaseView::Lobby { starts_by_itself: true, .. })
}

#[test]
fn a_full_table_starts_by_itself_a_while_after_the_last_change() {
    let mut bench = Bench::opened(1);
    assert_eq!(bench.refused(Command::StartFull), Stale::Phase.into(), "a seat is free");
    bench.run(Command::Join { person: BORIS });
    assert!(starts_by_itself(&bench));
    bench.wait(bench.limits.starts_after / 2);
    bench.run(Command::SetOption { by: ANA, key: "target".to_owned(), value: "7".to_owned() });
    let starts = bench.table.latest_at().plus(bench.limits.starts_after);
    assert!(matches!(bench.table.due(&bench.limits), Some((due, Command::StartFull)) if due == starts));
    bench.now = Timestamp(starts.0 - 1);
    assert_eq!(bench.refused(Command::StartFull), Stale::Phase.into(), "too early");
    bench.now = starts;
    bench.run(Command::StartFull);
    assert!(bench.table.is_playing());
    assert_eq!(bench.refused(Command::StartFull), Stale::Phase.into());
}

#[test]
fn a_full_table_waits_if_anybody_there_wants_that() {
    let mut bench = Bench::lobby(1);
    assert_eq!(bench.refused(Command::HoldStart { person: CVETA }), Mistake::NotSeated.into());
    bench.run(Command::HoldStart { person: BORIS });
    assert!(!starts_by_itself(&bench));
    assert_eq!(bench.refused(Command::HoldStart { person: ANA }), Stale::Done.into());
    bench.wait(bench.limits.starts_after * 2);
    assert_eq!(bench.refused(Command::StartFull), Stale::Phase.into());
    bench.run(Command::Start { by: ANA });
    assert_eq!(bench.refused(Command::HoldStart { person: ANA }), Mistake::NotInLobby.into());
}

#[test]
fn nobody_is_hurried_alone() {
    let mut bench = Bench::opened_at(1, Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    assert!(!starts_by_itself(&bench));
    assert!(matches!(bench.table.due(&bench.limits), Some((_, Command::Expire))));
}

#[test]
fn the_host_passes_on_and_the_last_to_leave_closes() {
    let mut bench = Bench::lobby(1);
    assert_eq!(bench.refused(Command::Leave { person: CVETA }), Mistake::NotSeated.into());
    assert_eq!(bench.refused(Command::Cancel { by: BORIS }), Mistake::NotHost.into());
    bench.run(Command::Leave { person: ANA });
    assert_eq!(bench.public().host, BORIS);
    bench.run(Command::Join { person: CVETA });
    assert_eq!(bench.table.seat_of(CVETA), Some(Seat::FIRST));
    assert_eq!(bench.public().host, BORIS);
    bench.run(Command::Leave { person: CVETA });
    bench.run(Command::AddAi { by: BORIS });
    let events = bench.run(Command::Leave { person: BORIS });
    assert_eq!(events[1], Event::Closed { reason: Closed::Cancelled });
    assert!(!bench.table.is_open());
    assert_eq!(bench.refused(Command::Join { person: BORIS }), Stale::Closed.into());
    assert_eq!(bench.refused(Command::Expire), Stale::Closed.into());
}

#[test]
fn the_host_cancels() {
    let mut bench = Bench::lobby(1);
    assert_eq!(bench.refused(Command::Cancel { by: CVETA }), Mistake::NotSeated.into());
    bench.run(Command::Cancel { by: ANA });
    assert_eq!(bench.public().phase, PhaseView::Closed { reason: Closed::Cancelled, last: None });
    assert_eq!(bench.table.persons(), [ANA, BORIS]);
    assert_eq!(bench.table.due(&bench.limits), None);
}

#[test]
fn a_lobby_expires_when_nothing_happens_in_it() {
    let mut bench = Bench::opened(1);
    let due = |bench: &Bench| bench.table.due(&bench.limits).unwrap();
    let (first, _) = due(&bench);
    assert_eq!(first, bench.table.idle_since().plus(bench.limits.lobby_expires));
    bench.wait(bench.limits.lobby_expires - Duration::from_secs(2));
    assert_eq!(bench.refused(Command::Expire), Stale::Phase.into());
    bench.run(Command::Join { person: BORIS });
    bench.run(Command::HoldStart { person: BORIS });
    assert!(due(&bench).0 > first);
    // A lobby waits as long as was promised when it opened, whatever the setting is now.
    let promised = due(&bench);
    bench.limits.lobby_expires = Duration::ZERO;
    assert_eq!(due(&bench), promised);
    let PhaseView::Lobby { expires, .. } = bench.public().phase else {
        panic!("not a lobby");
    };
    assert_eq!(expires, promised.0);
    bench.now = Timestamp(expires.0 - 1);
    assert_eq!(bench.refused(Command::Expire), Stale::Phase.into());
    bench.now = expires;
    bench.run(promised.1);
    assert_eq!(bench.public().phase, PhaseView::Closed { reason: Closed::Expired, last: None });
}

#[test]
fn preferences_are_ones_own_business() {
    use talon_table::Pref;
    let mut bench = Bench::lobby(1);
    let prefer = |person, on| Command::Prefer { person, pref: Pref::HoldDraw, on };
    assert_eq!(bench.refused(prefer(CVETA, true)), Mistake::NotSeated.into());
    assert_eq!(bench.refused(prefer(ANA, false)), Stale::Done.into());
    bench.run(prefer(ANA, true));
    assert!(bench.view(Viewer::Seat(Seat::FIRST)).seats[0].prefs.unwrap().hold_draw);
    assert_eq!(bench.view(Viewer::Seat(Seat::SECOND)).seats[0].prefs, None);
    assert_eq!(bench.public().seats[0].prefs, None);
    bench.run(Command::Start { by: ANA });
    assert!(bench.view(Viewer::Seat(Seat::FIRST)).seats[0].prefs.unwrap().hold_draw);
}

#[test]
fn a_lobby_in_which_enough_has_happened_can_only_be_started_and_left() {
    let mut bench = Bench::lobby(1);
    let words = |number: usize| Command::Words { person: BORIS, words: number.to_string() };
    while bench.log.len() <= 2_000 {
        bench.run(words(bench.log.len()));
    }
    // The opening came before the lobby.
    assert_eq!(bench.log.len(), 2_001);
    let (key, value) = ("hints".to_owned(), "on".to_owned());
    let mut left = bench.clone();
    assert_eq!(names(&left.run(Command::Leave { person: BORIS })), ["left"]);
    for command in [Command::Join { person: CVETA }, Command::AddAi { by: ANA }] {
        assert_eq!(left.refused(command), Mistake::LobbyWorn.into());
    }
    for command in [
        words(0),
        Command::RemoveAi { by: ANA, seat: Seat::SECOND },
        Command::NextAi { by: ANA, seat: Seat::SECOND },
        Command::SetOption { by: ANA, key: key.clone(), value: value.clone() },
        Command::SetOptions { by: ANA, options: vec![(key, value)] },
    ] {
        assert_eq!(bench.refused(command), Mistake::LobbyWorn.into());
    }
    assert_eq!(names(&left.run(Command::Cancel { by: ANA })), ["closed"]);
    assert_eq!(names(&bench.run(Command::Start { by: ANA })), ["started", "dealt"]);
    bench.run(Command::Resign { person: BORIS });
    bench.run(Command::Rematch { person: ANA, secret: secret(2) });
    bench.run(words(0));
}
