//! Whether what people see is what the log says: every page that still changes is rendered once more from the log, and
//! must stand in its chat, word for word and button for button.

use std::collections::BTreeMap;

use talon_loopback::{ButtonKind, Message, Person};
use talon_table::{PersonId, PhaseView, Table, Viewer};
use talon_view::{BoardKey, Locale, Names, Page, Target};

use super::bot::Room;
use super::play::Sitting;
use super::records::log_of;

/// The languages in which the pages of a sitting are read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Languages {
    pub(crate) group: Locale,
    /// In the order of the players.
    pub(crate) players: &'static [Locale],
}

impl Languages {
    pub(crate) fn all(locale: Locale) -> Self {
        let players: &[Locale] = match locale {
            Locale::En => &[Locale::En; 8],
            Locale::Bg => &[Locale::Bg; 8],
        };
        Self { group: locale, players }
    }
}

pub(crate) struct Known(BTreeMap<PersonId, String>);

impl Known {
    /// The names of people by who they are in the log.
    pub(crate) fn new<'a>(table: &Table, players: impl IntoIterator<Item = &'a Person>) -> Self {
        let names = table.persons().into_iter().zip(players).map(|(id, person)| (id, person.name()));
        Self(names.collect())
    }
}

impl Names for Known {
    fn name(&self, person: PersonId) -> String {
        self.0.get(&person).cloned().unwrap_or_default()
    }
}

/// Waits until the group and both private chats show the table as it is in the log now.
pub(crate) async fn pages_are_current(room: &Room, sitting: &Sitting, languages: Languages) {
    group_is_current(room, sitting, languages).await;
    for player in 0..sitting.players.len() {
        hand_is_current(room, sitting, player, languages).await;
    }
}

/// Waits until the group shows the board, or the result, as it is in the log now.
pub(crate) async fn group_is_current(room: &Room, sitting: &Sitting, languages: Languages) {
    let (table, names) = replay(room, sitting).await;
    let public = table.view(Viewer::Public);
    let page = match &public.phase {
        PhaseView::Lobby { .. } => board(&table, &names, languages.group, 1),
        PhaseView::Playing { deal_no, .. } => board(&table, &names, languages.group, *deal_no),
        PhaseView::Over { .. } | PhaseView::Closed { .. } => talon_view::result(&public, &names, languages.group),
    };
    shows(&sitting.players[0], sitting.home, "the table's page", &page).await;
}

/// Waits until a player's private chat shows the hand, or the result, as it is in the log now.
pub(crate) async fn hand_is_current(room: &Room, sitting: &Sitting, player: usize, languages: Languages) {
    let (table, names) = replay(room, sitting).await;
    let person = table.persons()[player];
    let seat = table.seat_of(person).expect("a seat");
    let page = talon_view::hand(&table.view(Viewer::Seat(seat)), &names, languages.players[player]);
    let reader = &sitting.players[player];
    shows(reader, reader.private(), "the hand", &page).await;
}

fn board(table: &Table, names: &Known, locale: Locale, deal_no: u32) -> Page {
    let public = table.view(Viewer::Public);
    let key = BoardKey { match_no: public.match_no, deal_no };
    talon_view::board(&public, names, locale, key)
}

async fn replay(room: &Room, sitting: &Sitting) -> (Table, Known) {
    let table = Table::replay(log_of(room, sitting.table).await).expect("the log can be replayed");
    let names = Known::new(&table, &sitting.players);
    (table, names)
}

async fn shows(reader: &Person, place: impl Into<talon_loopback::Place>, what: &str, page: &Page) {
    let place = place.into();
    let wanted = format!("{what}: {}", text_of(page));
    let shown = reader.sees(place, &wanted, |message| is_page(message, page)).await;
    shown.unwrap_or_else(|error| panic!("{error}"));
}

pub(crate) fn text_of(page: &Page) -> String {
    let lines: Vec<&str> = page.lines.iter().map(|line| line.text.as_str()).collect();
    lines.join("\n").trim_end().to_owned()
}

fn is_page(message: &Message, page: &Page) -> bool {
    let wanted: Vec<(String, Option<String>)> = page
        .buttons
        .iter()
        .flatten()
        .map(|button| {
            let data = match &button.target {
                Target::Token(token) => Some(token.to_string()),
                Target::JoinLink(_) | Target::PrivateChat => None,
            };
            (button.label.clone(), data)
        })
        .collect();
    let shown: Vec<(String, Option<String>)> = message
        .all_buttons()
        .map(|button| match &button.kind {
            ButtonKind::Data(data) => (button.label.clone(), Some(data.clone())),
            ButtonKind::Url(_) | ButtonKind::Other => (button.label.clone(), None),
        })
        .collect();
    message.text == text_of(page) && shown == wanted
}
