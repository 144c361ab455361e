//! Pages of a match whose players come and go.

use talon_games::GameKind;
use talon_table::{Authority, Command, Limits, PersonId};
use talon_view::{Locale, hand, people, result, table_page, table_panel};

use crate::golden::{check, key, secret};
use crate::limits::{awful_names, check_all};
use crate::world::{ANA, BORIS, Chance, VERA, World, plain_names};

fn playing(kind: GameKind, clock: &str, undo: bool) -> World {
    let mut world = World::open_game(kind, secret(), true);
    for person in [BORIS, VERA].into_iter().take(usize::from(*kind.default_rules().seats().start()) - 1) {
        world.must(&Command::Join { person });
    }
    for (name, value) in [("clock", clock), ("undo", if undo { "on" } else { "off" })] {
        world.try_to(&Command::SetOption { by: ANA, key: name.to_owned(), value: value.to_owned() });
    }
    world.must(&Command::Start { by: ANA });
    world
}

/// The player on turn lets the time run out.
fn late(world: &mut World) {
    let (at, command) = world.table.due(&Limits::default()).unwrap();
    world.now = at;
    world.must(&command);
}

fn removed(world: &mut World, person: PersonId) {
    let seat = world.table.seat_of(person).unwrap();
    world.must(&Command::Remove { by: Authority::Admin(PersonId(9)), seat });
}

/// What the group sees, and what Ana sees.
fn seen(world: &World, locale: Locale) -> String {
    let group = table_page(&world.public(), &plain_names, locale, key(1, 1)).plain();
    let own = hand(&world.seen_by(ANA), &plain_names, locale).plain();
    let panel = table_panel(&world.seen_by(ANA), &plain_names, locale).plain();
    format!("--- the group sees ---\n{group}\n--- Ana sees ---\n{own}\n--- Ana asks for the table ---\n{panel}\n")
}

#[test]
fn players_who_come_and_go() {
    check("presence", |locale| {
        let hurried = playing(GameKind::Santase, "minute", false);
        let mut out_of_time = playing(GameKind::Santase, "minute", false);
        late(&mut out_of_time);
        let mut ana_left = playing(GameKind::Santase, "day", false);
        ana_left.must(&Command::StandDown { person: ANA });
        let mut wished = playing(GameKind::Santase, "off", false);
        wished.must(&Command::ProposePause { person: BORIS });
        let mut paused = playing(GameKind::Santase, "off", false);
        paused.must(&Command::ProposePause { person: BORIS });
        paused.must(&Command::ProposePause { person: ANA });
        let mut gone = playing(GameKind::Belot, "day", false);
        gone.must(&Command::StandDown { person: BORIS });
        removed(&mut gone, VERA);
        let everybody = format!(
            "{}\n{}\n",
            table_panel(&gone.public(), &plain_names, locale).plain(),
            people(&gone.public(), &plain_names, locale).plain(),
        );
        vec![
            ("a minute for each decision", seen(&hurried, locale)),
            ("somebody is late", seen(&out_of_time, locale)),
            ("Ana had to go", seen(&ana_left, locale)),
            ("Boris would like to pause", seen(&wished, locale)),
            ("the match is paused", seen(&paused, locale)),
            ("one had to go and one was removed", seen(&gone, locale)),
            ("everybody asks for the table, and for its players", everybody),
        ]
    });
}

#[test]
fn results_say_who_played_and_who_stopped() {
    check("presence-results", |locale| {
        let mut stood_in = playing(GameKind::Santase, "day", false);
        stood_in.must(&Command::StandDown { person: BORIS });
        let mut chance = Chance(5);
        while stood_in.table.is_playing() {
            stood_in.act_somehow(&mut chance);
        }
        let mut stopped = playing(GameKind::Santase, "day", false);
        stopped.must(&Command::Stop { by: Authority::Admin(PersonId(9)) });
        let mut gave_up = playing(GameKind::Santase, "day", false);
        gave_up.must(&Command::StandDown { person: BORIS });
        let seat = gave_up.table.seat_of(BORIS).unwrap();
        gave_up.must(&Command::TakeOver { person: VERA, seat });
        gave_up.must(&Command::Resign { person: VERA });
        let page = |world: &World| result(&world.public(), &plain_names, locale).plain();
        vec![
            ("an AI player played on", page(&stood_in)),
            ("an admin stopped it", page(&stopped)),
            ("Boris gave his seat up, and Vera the match", page(&gave_up)),
        ]
    });
}

#[test]
fn a_card_can_be_taken_back() {
    check("presence-undo", |locale| {
        let mut world = playing(GameKind::Santase, "off", true);
        if world.table.seat_of(ANA).is_none_or(|seat| world.choices().unwrap().0 != seat) {
            world.act_somehow(&mut Chance(1));
        }
        let card = *world.choices().unwrap().1.iter().find(|action| action.card().is_some()).unwrap();
        world.act(card);
        vec![("Ana has led a card", hand(&world.seen_by(ANA), &plain_names, locale).plain())]
    });
}

/// With any names, and with any of the people away.
#[test]
fn pages_of_absent_players_fit() {
    for kind in GameKind::ALL {
        for clock in ["minute", "day"] {
            let mut world = playing(kind, clock, true);
            late(&mut world);
            assert!(check_all(&world, &awful_names) > 0);
            world.must(&Command::StandDown { person: *world.table.persons().last().unwrap() });
            assert!(check_all(&world, &awful_names) > 0);
        }
    }
}
