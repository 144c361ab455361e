//! Whether what people see is what the log says: every page that still changes is rendered once more from the log, and
//! must stand in its chat, word for word and button for button.

use talon_loopback::{Person, Place};
use talon_table::Table;
use talon_view::Page;

use super::play::Sitting;
use super::traffic::unjoined;
use crate::{Known, Languages, Program, Screen as _, hand_page, keys_of, log_of, public_page, text_of};

/// Waits until the group and both private chats show the table as it is in the log now.
pub async fn pages_are_current(program: &Program, sitting: &Sitting, languages: Languages) {
    group_is_current(program, sitting, languages).await;
    for player in 0..sitting.players.len() {
        hand_is_current(program, sitting, player, languages).await;
    }
}

/// Waits until the group and all private chats show the table as it is.
pub async fn pages_show(table: &Table, sitting: &Sitting, languages: Languages) {
    let names = Known::new(table, &sitting.players);
    group_shows(table, &names, sitting, languages).await;
    for player in 0..sitting.players.len() {
        hand_shows(table, &names, sitting, player, languages).await;
    }
}

/// Waits until the group shows the board, or the result, as it is in the log now.
pub async fn group_is_current(program: &Program, sitting: &Sitting, languages: Languages) {
    let (table, names) = replay(program, sitting).await;
    group_shows(&table, &names, sitting, languages).await;
}

async fn group_shows(table: &Table, names: &Known, sitting: &Sitting, languages: Languages) {
    let page = public_page(table, names, languages.group);
    shows(&sitting.players[0], sitting.home, "the table's page", &page).await;
}

/// Waits until a player's private chat shows the hand, or the result, as it is in the log now.
pub async fn hand_is_current(program: &Program, sitting: &Sitting, player: usize, languages: Languages) {
    let (table, names) = replay(program, sitting).await;
    hand_shows(&table, &names, sitting, player, languages).await;
}

async fn hand_shows(table: &Table, names: &Known, sitting: &Sitting, player: usize, languages: Languages) {
    let page = hand_page(table, names, player, languages.players[player]);
    let reader = &sitting.players[player];
    shows(reader, reader.private(), "the hand", &page).await;
}

async fn replay(program: &Program, sitting: &Sitting) -> (Table, Known) {
    let table = Table::replay(log_of(program, sitting.table).await).expect("the log can be replayed");
    let names = Known::new(&table, &sitting.players);
    (table, names)
}

async fn shows(reader: &Person, place: impl Into<Place>, what: &str, page: &Page) {
    let (text, keys) = (text_of(page), keys_of(page, |_| None));
    let wanted = format!("{what}: {text}");
    let shown = reader.sees(place, &wanted, |message| unjoined(&message.text) == text && message.keys() == keys).await;
    shown.unwrap_or_else(|error| panic!("{error}"));
}
