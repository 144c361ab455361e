//! The pages that a table's log asks for now, rendered once more from it.

use talon_table::{DealRecord, Event, PhaseView, Recorded, Table, TableId, Viewer};
use talon_view::{BoardKey, Locale, Page, Target};

use super::people::Known;
use super::screen::Key;

/// The page that everybody reads: the lobby, the board or the result.
pub fn public_page(table: &Table, names: &Known, locale: Locale) -> Page {
    let public = table.view(Viewer::Public);
    let board = |deal_no| {
        let key = BoardKey { match_no: public.match_no, deal_no };
        talon_view::board(&public, names, locale, key)
    };
    match &public.phase {
        PhaseView::Lobby { .. } => board(1),
        PhaseView::Playing { deal_no, .. } => board(*deal_no),
        PhaseView::Over { .. } | PhaseView::Closed { .. } => talon_view::result(&public, names, locale),
    }
}

/// The pages that the finished matches of a table leave behind where everybody reads them: the sheet of every deal, and
/// every result.
pub fn left_behind(log: &[Recorded], names: &Known, locale: Locale) -> Vec<Page> {
    let mut table = Table::new();
    let mut pages = Vec::new();
    for recorded in log {
        table.evolve(recorded).expect("the log can be replayed");
        if let Event::MatchEnded { .. } = recorded.event {
            let view = table.view(Viewer::Public);
            let sheet = |record: &DealRecord| BoardKey { match_no: view.match_no, deal_no: record.deal_no };
            pages.extend(view.sheet.iter().map(|record| talon_view::board(&view, names, locale, sheet(record))));
            pages.push(talon_view::result(&view, names, locale));
        }
    }
    pages
}

/// The hand, or the result, of who sat down as this one of the people.
pub fn hand_page(table: &Table, names: &Known, player: usize, locale: Locale) -> Page {
    let seat = table.seat_of(table.persons()[player]).expect("a seat");
    talon_view::hand(&table.view(Viewer::Seat(seat)), names, locale)
}

/// A page's words as they are read.
pub fn text_of(page: &Page) -> String {
    let lines: Vec<&str> = page.lines.iter().map(|line| line.text.as_str()).collect();
    lines.join("\n").trim_end().to_owned()
}

/// A page's buttons as they are seen. `join` tells what the button that leads to a table's lobby carries, where that is no
/// link.
pub fn keys_of(page: &Page, join: impl Fn(TableId) -> Option<String>) -> Vec<Key> {
    let key = |button: &talon_view::Button| {
        let data = match &button.target {
            Target::Token(token) => Some(token.to_string()),
            Target::JoinLink(table) => join(*table),
            Target::PrivateChat | Target::Link(_) => None,
        };
        Key { label: button.label.clone(), data }
    };
    page.buttons.iter().flatten().map(key).collect()
}
