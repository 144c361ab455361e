//! Whether what people see is what the log says: every page that still changes is rendered once more from the log, and
//! must stand in its place, word for word and button for button.

use talon_loopback::discord::{Person, Place};
use talon_table::{Table, TableId, Viewer};
use talon_view::{Line, Msg, Page, Style, Token, Verb, say};

use super::play::{Hand, Sitting};
use crate::{Known, Languages, Program, Screen as _, hand_page, keys_of, log_of, public_page, text_of};

/// Waits until the room, the door and every hand show the table as it is in the log now.
pub async fn pages_are_current(program: &Program, sitting: &Sitting, languages: Languages) {
    page_is_current(program, sitting, languages).await;
    hands_are_current(program, sitting, languages).await;
}

/// Waits until the room, the door and every hand show the table as it is.
pub async fn pages_show(table: &Table, sitting: &Sitting, languages: Languages) {
    let names = Known::new(table, &sitting.players);
    page_shows(table, &names, sitting, languages).await;
    for player in 0..sitting.players.len() {
        hand_shows(table, &names, sitting, player, languages).await;
    }
}

/// Waits until the room shows the board, or the result, and the door its sign, as they are in the log now.
pub async fn page_is_current(program: &Program, sitting: &Sitting, languages: Languages) {
    let (table, names) = replay(program, sitting).await;
    page_shows(&table, &names, sitting, languages).await;
}

async fn page_shows(table: &Table, names: &Known, sitting: &Sitting, languages: Languages) {
    let reader = &sitting.players[0];
    shows(reader, sitting.room, "the table's page", &public_page(table, names, languages.group)).await;
    if sitting.room != sitting.home {
        let sign = talon_view::sign(&table.view(Viewer::Public), names, languages.group);
        shows(reader, sitting.home, "the sign", &sign).await;
    }
}

/// Waits until every player's hand, or result, is as it is in the log now.
pub async fn hands_are_current(program: &Program, sitting: &Sitting, languages: Languages) {
    for player in 0..sitting.players.len() {
        hand_is_current(program, sitting, player, languages).await;
    }
}

/// Waits until a player sees the hand, or the result, as it is in the log now.
pub async fn hand_is_current(program: &Program, sitting: &Sitting, player: usize, languages: Languages) {
    let (table, names) = replay(program, sitting).await;
    hand_shows(&table, &names, sitting, player, languages).await;
}

async fn hand_shows(table: &Table, names: &Known, sitting: &Sitting, player: usize, languages: Languages) {
    let locale = languages.players[player];
    let mut page = hand_page(table, names, player, locale);
    if sitting.hands[player] == Hand::PanelAlone {
        page.lines.push(Line { style: Style::Dim, text: say(locale, &Msg::PanelInstead) });
    }
    shows(&sitting.players[player], sitting.hand_place(player), "the hand", &page).await;
}

async fn replay(program: &Program, sitting: &Sitting) -> (Table, Known) {
    let table = Table::replay(log_of(program, sitting.table).await).expect("the log can be replayed");
    let names = Known::new(&table, &sitting.players);
    (table, names)
}

async fn shows(reader: &Person, place: Place, what: &str, page: &Page) {
    let (text, keys) = (text_of(page), keys_of(page, |table| Some(joins(table))));
    let wanted = format!("{what}: {text}\n{keys:?}");
    let shown = reader.sees(place, &wanted, |message| crate::Screen::words(message) == text && message.keys() == keys);
    shown.await.unwrap_or_else(|error| panic!("{error}"));
}

/// What the lobby's Join button carries.
fn joins(table: TableId) -> String {
    Token::new(Some(table), 0, Verb::Join).to_string()
}
