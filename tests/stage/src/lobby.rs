//! A lobby until it can start, on any platform.

use talon_table::TableId;
use talon_view::{TableVerb, Verb};

use super::player::{Player, press_verb};
use super::screen::{Screen as _, has, table_of};

/// The host adds AI players.
pub(crate) async fn add_ais<P: Player>(host: &P, home: P::Place, table: TableId, count: usize) {
    for number in 0..count {
        let lobby = host.awaits(home, "lobby with a free seat", |message| {
            let seated = has(message, |verb| matches!(verb, Verb::Table(TableVerb::RemoveAi(_))));
            table_of(message) == Some(table)
                && has(message, |verb| matches!(verb, Verb::Table(TableVerb::AddAi)))
                && (seated || number == 0)
        });
        let lobby = lobby.await.unwrap_or_else(|error| panic!("{error}"));
        press_verb(host, &lobby, |verb| matches!(verb, Verb::Table(TableVerb::AddAi))).await;
    }
}

/// The lobby after all these people have joined; with `can_start`, only when the match can start.
pub(crate) async fn gathered<P: Player>(
    host: &P,
    home: P::Place,
    table: TableId,
    people: &[P],
    can_start: bool,
) -> P::Message {
    let lobby = host.awaits(home, "lobby with everybody", |message| {
        let words = message.words();
        table_of(message) == Some(table)
            && people.iter().all(|person| words.contains(&person.called()))
            && (!can_start || has(message, |verb| matches!(verb, Verb::Table(TableVerb::Start))))
    });
    lobby.await.unwrap_or_else(|error| panic!("{error}"))
}
