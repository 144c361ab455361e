//! Whatever is asked of a table, in any order, it answers with events that apply, or with a refusal.

use std::time::Duration;

use proptest::{collection::vec, prelude::*};
use talon_cards::{Card, Seat, Suit};
use talon_games::{AnyAction, GameKind, santase};
use talon_table::{
    Actor, Authority, Command, Home, Limits, PersonId, Pref, Recorded, Table, TableId, Terms, Timestamp, verify,
};

use crate::bench::{Bench, VIEWERS, secret, snapshot};

#[derive(Clone, Debug)]
enum Step {
    /// A legal action of the seat on turn, where there is one.
    Play(usize),
    Open(PersonId, bool),
    Join(PersonId),
    Leave(PersonId),
    AddAi(PersonId),
    RemoveAi(PersonId, Seat),
    NextAi(PersonId, Seat),
    SetOption(PersonId, usize, usize),
    SetNonsense(PersonId, String, String),
    Words(PersonId, String),
    Start(PersonId),
    Act(Actor, i8, santase::Action),
    Prefer(PersonId, Pref, bool),
    Resign(PersonId),
    ProposeEnd(PersonId),
    WithdrawEnd(PersonId),
    EndAbandoned(PersonId),
    HoldStart(PersonId),
    StartFull,
    Undo(PersonId),
    StandDown(PersonId),
    Return(PersonId),
    TakeOver(PersonId, Seat),
    ProposePause(PersonId),
    Resume(PersonId),
    Remove(Authority, Seat),
    Stop(Authority),
    TimeOut,
    Rematch(PersonId, u64),
    Cancel(PersonId),
    Expire,
    Delay(u16),
    Wait(u64),
}

fn person() -> impl Strategy<Value = PersonId> {
    prop_oneof![8 => Just(PersonId(0xA)), 8 => Just(PersonId(0xB)), 2 => Just(PersonId(0xC)), 1 => any::<u64>().prop_map(PersonId)]
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..Seat::COUNT).prop_map(|index| Seat::new(index).unwrap())
}

fn action() -> impl Strategy<Value = santase::Action> {
    use santase::Action;
    let pack = GameKind::Santase.default_rules().pack();
    prop_oneof![
        proptest::sample::select(pack).prop_map(|card: Card| Action::Play(card)),
        proptest::sample::select(Suit::ALL.to_vec()).prop_map(Action::Announce),
        Just(Action::Draw),
        Just(Action::Exchange),
        Just(Action::Close),
        Just(Action::Claim),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let actor = prop_oneof![person().prop_map(Actor::Person), seat().prop_map(Actor::Ai)];
    let pref = prop_oneof![Just(Pref::HoldDraw), Just(Pref::PlayForced)];
    let by = prop_oneof![person().prop_map(Authority::Seated), person().prop_map(Authority::Admin)].boxed();
    let quiet = prop_oneof![
        person().prop_map(Step::Join),
        person().prop_map(Step::AddAi),
        (person(), seat()).prop_map(|(by, seat)| Step::RemoveAi(by, seat)),
        (person(), seat()).prop_map(|(by, seat)| Step::NextAi(by, seat)),
        (person(), any::<usize>(), any::<usize>()).prop_map(|(by, key, value)| Step::SetOption(by, key, value)),
        (person(), ".{0,12}", ".{0,12}").prop_map(|(by, key, value)| Step::SetNonsense(by, key, value)),
        (person(), ".{0,70}").prop_map(|(by, words)| Step::Words(by, words)),
        person().prop_map(Step::Start),
        person().prop_map(Step::HoldStart),
        Just(Step::StartFull),
        (actor, -2..3i8, action()).prop_map(|(by, late, action)| Step::Act(by, late, action)),
        (person(), pref, any::<bool>()).prop_map(|(by, pref, on)| Step::Prefer(by, pref, on)),
        person().prop_map(Step::ProposeEnd),
        person().prop_map(Step::WithdrawEnd),
        (person(), any::<u64>()).prop_map(|(by, seed)| Step::Rematch(by, seed)),
        person().prop_map(Step::Undo),
        person().prop_map(Step::StandDown),
        person().prop_map(Step::Return),
        (person(), seat()).prop_map(|(person, seat)| Step::TakeOver(person, seat)),
        person().prop_map(Step::ProposePause),
        person().prop_map(Step::Resume),
        Just(Step::TimeOut),
        any::<u16>().prop_map(Step::Delay),
        (0..100_000u64).prop_map(Step::Wait),
    ];
    let final_ones = prop_oneof![
        (person(), any::<bool>()).prop_map(|(host, community)| Step::Open(host, community)),
        person().prop_map(Step::Leave),
        person().prop_map(Step::Resign),
        person().prop_map(Step::EndAbandoned),
        person().prop_map(Step::Cancel),
        (by.clone(), seat()).prop_map(|(by, seat)| Step::Remove(by, seat)),
        by.prop_map(Step::Stop),
        Just(Step::Expire),
    ];
    prop_oneof![60 => any::<usize>().prop_map(Step::Play), 30 => quiet, 3 => final_ones]
}

fn command(table: &Table, step: Step) -> Option<Command> {
    Some(match step {
        Step::Play(choice) => return legal(table, choice),
        Step::Open(host, community) => Command::Open {
            id: TableId(1),
            rules: GameKind::Santase.default_rules(),
            host,
            secret: secret(1),
            home: Home { community },
        },
        Step::Join(person) => Command::Join { person },
        Step::Leave(person) => Command::Leave { person },
        Step::AddAi(person) => Command::AddAi { by: person },
        Step::RemoveAi(person, seat) => Command::RemoveAi { by: person, seat },
        Step::NextAi(person, seat) => Command::NextAi { by: person, seat },
        Step::SetOption(person, key, value) => {
            let options = Terms::usual(GameKind::Santase, true).options(true);
            let option = options[key % options.len()];
            let value = option.values[value % option.values.len()];
            Command::SetOption { by: person, key: option.key.to_owned(), value: value.to_owned() }
        }
        Step::SetNonsense(person, key, value) => Command::SetOption { by: person, key, value },
        Step::Words(person, words) => Command::Words { person, words },
        Step::Start(person) => Command::Start { by: person },
        Step::HoldStart(person) => Command::HoldStart { person },
        Step::StartFull => Command::StartFull,
        Step::Act(by, late, action) => Command::Act {
            by,
            turn: table.turn().saturating_add_signed(late.into()),
            action: AnyAction::Santase(action),
        },
        Step::Prefer(person, pref, on) => Command::Prefer { person, pref, on },
        Step::Resign(person) => Command::Resign { person },
        Step::ProposeEnd(person) => Command::ProposeEnd { person },
        Step::WithdrawEnd(person) => Command::WithdrawEnd { person },
        Step::EndAbandoned(person) => Command::EndAbandoned { by: person },
        Step::Undo(person) => Command::Undo { person },
        Step::StandDown(person) => Command::StandDown { person },
        Step::Return(person) => Command::Return { person },
        Step::TakeOver(person, seat) => Command::TakeOver { person, seat },
        Step::ProposePause(person) => Command::ProposePause { person },
        Step::Resume(person) => Command::Resume { person },
        Step::Remove(by, seat) => Command::Remove { by, seat },
        Step::Stop(by) => Command::Stop { by },
        Step::TimeOut => Command::TimeOut,
        Step::Rematch(person, seed) => Command::Rematch { person, secret: secret(seed) },
        Step::Cancel(person) => Command::Cancel { by: person },
        Step::Expire => Command::Expire,
        Step::Delay(ms) => Command::Delay { by: Duration::from_millis(ms.into()), version: table.version() },
        Step::Wait(_) => return None,
    })
}

fn legal(table: &Table, choice: usize) -> Option<Command> {
    if !table.is_playing() {
        return None;
    }
    let bench = Bench { table: table.clone(), log: Vec::new(), now: Timestamp(0), limits: Limits::default() };
    let legal = bench.legal();
    Some(bench.act(legal[choice % legal.len()]))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn every_command_is_answered(steps in vec(step(), 1..250), started in 0..4u8) {
        let mut bench = match started {
            0 => Bench::unopened(),
            1 => Bench::lobby(9),
            _ => Bench::playing(9),
        };
        for step in steps {
            if let Step::Wait(seconds) = step {
                bench.wait(Duration::from_secs(seconds));
                continue;
            }
            let Some(command) = command(&bench.table, step) else { continue };
            let before = snapshot(&bench.table);
            let version = bench.table.version();
            match bench.tell(command) {
                // `tell` has seen every event apply.
                Ok(events) => prop_assert_eq!(bench.table.version(), version + events.len() as u32),
                Err(_) => prop_assert_eq!(snapshot(&bench.table), before),
            }
            for viewer in VIEWERS {
                let view = bench.view(viewer);
                prop_assert!(view.seats.len() <= 2);
            }
            let persons = bench.table.persons();
            for person in &persons {
                prop_assert_eq!(persons.iter().filter(|other| *other == person).count(), 1);
            }
            if bench.table.is_open() {
                // The host of a running match may have been removed from it.
                prop_assert!(bench.table.is_playing() || persons.contains(&bench.public().host));
                prop_assert!(bench.table.due(&bench.limits).is_some(), "every table ends by itself");
            }
        }
        if !bench.log.is_empty() {
            prop_assert!(verify(&bench.log).is_ok());
            let lines = bench.log.iter().map(|recorded| serde_json::to_string(recorded).unwrap());
            let log: Vec<Recorded> = lines.map(|line| serde_json::from_str(&line).unwrap()).collect();
            prop_assert_eq!(snapshot(&Table::replay(log).unwrap()), bench.snapshot());
        }
    }
}
