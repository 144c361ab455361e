//! Checks that people see what the log says: every page that still changes is rendered again from the log, and must be in its place, word
//! for word and button for button.

use talon_table::{Table, Viewer};
use talon_view::{Line, Msg, Page, Style, say};

use super::current::{hand_page, keys_of, public_page, texts_of};
use super::people::{Known, Languages};
use super::player::Player;
use super::program::Program;
use super::records::log_of;
use super::screen::Screen as _;
use super::sitting::{Hand, Sitting};

/// Waits until the table's page, its sign and every hand show the table as it is in the log now.
pub async fn pages_are_current<P: Player>(program: &Program, sitting: &Sitting<P>, languages: Languages) {
    page_is_current(program, sitting, languages).await;
    hands_are_current(program, sitting, languages).await;
}

/// Waits until the table's page, its sign and every hand show this table.
pub async fn pages_show<P: Player>(table: &Table, sitting: &Sitting<P>, languages: Languages) {
    let names = Known::new(table, &sitting.players);
    page_shows(table, &names, sitting, languages).await;
    for player in 0..sitting.players.len() {
        hand_shows(table, &names, sitting, player, languages).await;
    }
}

/// Waits until the table's page or the result, and its sign, are as in the log now.
pub async fn page_is_current<P: Player>(program: &Program, sitting: &Sitting<P>, languages: Languages) {
    let (table, names) = replay(program, sitting).await;
    page_shows(&table, &names, sitting, languages).await;
}

async fn page_shows<P: Player>(table: &Table, names: &Known, sitting: &Sitting<P>, languages: Languages) {
    let reader = &sitting.players[0];
    shows(reader, sitting.room, "the table's page", &public_page(table, names, languages.group)).await;
    if sitting.room != sitting.home {
        let sign = talon_view::sign(&table.view(Viewer::Public), names, languages.group);
        shows(reader, sitting.home, "the sign", &sign).await;
    }
}

/// Waits until every player's hand or result is as in the log now.
pub async fn hands_are_current<P: Player>(program: &Program, sitting: &Sitting<P>, languages: Languages) {
    for player in 0..sitting.players.len() {
        hand_is_current(program, sitting, player, languages).await;
    }
}

/// Waits until a player's hand or result is as in the log now.
pub async fn hand_is_current<P: Player>(program: &Program, sitting: &Sitting<P>, player: usize, languages: Languages) {
    let (table, names) = replay(program, sitting).await;
    hand_shows(&table, &names, sitting, player, languages).await;
}

async fn hand_shows<P: Player>(
    table: &Table,
    names: &Known,
    sitting: &Sitting<P>,
    player: usize,
    languages: Languages,
) {
    let locale = languages.players[player];
    let mut page = hand_page(table, names, player, locale);
    if sitting.hands[player] == Hand::PanelAlone {
        page.push(Line { style: Style::Dim, text: say(locale, &Msg::PanelInstead) });
    }
    shows(&sitting.players[player], sitting.hand_place(player), "the hand", &page).await;
}

async fn replay<P: Player>(program: &Program, sitting: &Sitting<P>) -> (Table, Known) {
    let table = Table::replay(log_of(program, sitting.table).await).expect("the log can be replayed");
    let names = Known::new(&table, &sitting.players);
    (table, names)
}

async fn shows<P: Player>(reader: &P, place: P::Place, what: &str, page: &Page) {
    let (texts, keys) = (texts_of(page), keys_of(page));
    let wanted = format!("{what}: {}\n{keys:?}", texts[0]);
    let shown = reader.awaits(place, &wanted, |message| texts.contains(&message.words()) && message.keys() == keys);
    shown.await.unwrap_or_else(|error| panic!("{error}"));
}
