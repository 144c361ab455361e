//! A fast match has the same result as the same match at a table.

use talon_games::GameKind;
use talon_table::{Actor, Command, FinishedMatch, Holder, Home, How, Limits, PersonId, Recorded, Table, Timestamp};

use super::cards::{Played, play};
use super::world::{Fixture, Size, World};

const SIZE: Size = Size { matches: 400, people: 30, communities: 3, seed: 7, until: Timestamp(1_790_000_000_000) };

/// A table that receives the same decisions.
struct Twin {
    table: Table,
    limits: Limits,
}

impl Twin {
    fn done(&mut self, command: &Command) {
        let events = self.table.decide(command, Timestamp(1), &self.limits).unwrap();
        for event in events {
            let seq = self.table.version() + 1;
            self.table.evolve(&Recorded { seq, at: Timestamp(1), event }).unwrap();
        }
    }

    /// The same match at a table, with the same decisions.
    fn play(fixture: &Fixture, played: &Played) -> FinishedMatch {
        let mut twin = Self { table: Table::new(), limits: Limits::default() };
        let persons: Vec<PersonId> = fixture.players.iter().filter_map(|player| player.holder.person()).collect();
        let host = persons[0];
        twin.done(&Command::Open {
            id: fixture.table,
            rules: fixture.game.default_rules(),
            host,
            secret: fixture.secret.clone(),
            home: Home { community: true },
        });
        for player in &fixture.players[1..] {
            twin.done(&match player.holder {
                Holder::Person { person } => Command::Join { person },
                Holder::Ai { .. } => Command::AddAi { by: host },
            });
        }
        twin.done(&Command::Start { by: host });
        // The table takes forced actions by itself.
        for taken in played.actions.iter().filter(|taken| taken.chosen) {
            let by = match fixture.players[taken.seat.index()].holder {
                Holder::Person { person } => Actor::Person(person),
                Holder::Ai { .. } => Actor::Ai(taken.seat),
            };
            let turn = twin.table.turn();
            twin.done(&Command::Act { by, turn, action: taken.action });
        }
        match &played.finished.result.how {
            How::Resigned { seat } => {
                let Holder::Person { person } = fixture.players[seat.index()].holder else { panic!("an AI player") };
                twin.done(&Command::Resign { person });
            }
            How::Agreed => persons.iter().for_each(|person| twin.done(&Command::ProposeEnd { person: *person })),
            How::Played | How::Stopped | How::Abandoned { .. } => {}
        }
        twin.table.just_finished().unwrap().clone()
    }
}

#[test]
fn the_result_is_the_one_that_a_table_gives() {
    let world = World::new(&SIZE);
    let mut seen: Vec<(GameKind, &str)> = Vec::new();
    for number in 0..400 {
        let mut fixture = world.fixture(number).unwrap();
        let played = play(fixture.game, &fixture.players, fixture.table, &fixture.secret, &mut fixture.dice).unwrap();
        let how = match played.finished.result.how {
            How::Played => "played",
            How::Resigned { .. } => "resigned",
            How::Agreed => "agreed",
            How::Stopped | How::Abandoned { .. } => "otherwise",
        };
        seen.push((fixture.game, how));
        assert_eq!(Twin::play(&fixture, &played), played.finished, "match {number}");
    }
    for game in GameKind::ALL {
        assert!(seen.contains(&(game, "played")), "{game} is played");
    }
    assert!(seen.iter().any(|(_, how)| *how == "resigned"), "somebody resigns");
    assert!(seen.iter().any(|(_, how)| *how == "agreed"), "some agree to end it");
}

#[test]
fn nobody_sits_twice_and_matches_come_in_order() {
    let world = World::new(&SIZE);
    let fixtures: Vec<Fixture> = (0..400).map_while(|number| world.fixture(number)).collect();
    assert_eq!(fixtures.len(), 400);
    assert!(world.fixture(400).is_none());
    assert!(fixtures.is_sorted_by_key(|fixture| fixture.ended_at));
    assert!(fixtures.iter().all(|fixture| fixture.opened_at < fixture.ended_at && fixture.ended_at < SIZE.until));
    for fixture in &fixtures {
        let mut persons: Vec<_> = fixture.players.iter().filter_map(|player| player.holder.person()).collect();
        persons.sort_unstable();
        let seated = persons.len();
        persons.dedup();
        assert_eq!(persons.len(), seated);
        assert!(
            seated > 0 && fixture.game.default_rules().seats().contains(&u8::try_from(fixture.players.len()).unwrap())
        );
    }
}
