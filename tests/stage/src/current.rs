//! Renders the current pages of a table again, from its log.

use talon_table::{DealRecord, Event, PhaseView, Recorded, Table, Viewer};
use talon_view::{Locale, Page, Run, Sense, Sentence, TablePageKey, Target};

use super::people::Known;
use super::screen::Key;

/// The page for everybody: the lobby, the table page or the result.
pub fn public_page(table: &Table, names: &Known, locale: Locale) -> Page {
    let public = table.view(Viewer::Public);
    let table_page = |deal_no| {
        let key = TablePageKey { match_no: public.match_no, deal_no };
        talon_view::table_page(&public, names, locale, key)
    };
    match &public.phase {
        PhaseView::Lobby { .. } => table_page(1),
        PhaseView::Playing { deal_no, .. } => table_page(*deal_no),
        PhaseView::Over { .. } | PhaseView::Closed { .. } => talon_view::result(&public, names, locale),
    }
}

/// The pages for everybody that the finished matches of a table leave behind: the sheet of the last deal, and the result.
pub fn left_behind(log: &[Recorded], names: &Known, locale: Locale) -> Vec<Page> {
    let mut table = Table::new();
    let mut pages = Vec::new();
    for recorded in log {
        table.evolve(recorded).expect("the log can be replayed");
        if let Event::MatchEnded { .. } = recorded.event {
            let view = table.view(Viewer::Public);
            let sheet = |record: &DealRecord| TablePageKey { match_no: view.match_no, deal_no: record.deal_no };
            pages.extend(view.sheet.last().map(|record| talon_view::table_page(&view, names, locale, sheet(record))));
            pages.push(talon_view::result(&view, names, locale));
        }
    }
    pages
}

/// The hand, or the result, of the person who sat down at this place among the people.
pub fn hand_page(table: &Table, names: &Known, player: usize, locale: Locale) -> Page {
    let seat = table.seat_of(table.persons()[player]).expect("a seat");
    talon_view::hand(&table.view(Viewer::Seat(seat)), names, locale)
}

/// A page's text as people read it, without blank lines, which not every platform has below a title: once with its times in words, and once as Discord sends them to each reader's own clock.
pub fn texts_of(page: &Page) -> [String; 2] {
    let carried = |run: &Run| match run.sense {
        Sense::Moment(at) => {
            let unix = at.0.div_euclid(1000);
            format!("<t:{unix}:f> (<t:{unix}:R>)")
        }
        Sense::Words | Sense::Foreign | Sense::Card(_) | Sense::Suit(_) | Sense::Rank(_) | Sense::Length(_) => {
            run.text.clone()
        }
    };
    [read(page, |run| run.text.clone()), read(page, carried)]
}

fn read(page: &Page, run: impl Fn(&Run) -> String) -> String {
    let lines: Vec<String> = page.lines().iter().map(|line| line.text.runs().iter().map(&run).collect()).collect();
    without_blank_lines(&lines.join("\n"))
}

/// The lines of a text that are not blank.
pub(crate) fn without_blank_lines(text: &str) -> String {
    text.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n")
}

/// A page's buttons as people see them.
pub fn keys_of(page: &Page) -> Vec<Key> {
    let key = |button: &talon_view::Button| {
        let data = match &button.target {
            Target::Token(token) => Some(token.to_string()),
            Target::PrivateChat(_) | Target::Link(_) => None,
        };
        Key { label: button.label.plain(), data }
    };
    page.buttons.iter().flatten().map(key).collect()
}

/// A sentence as people read it.
pub fn say(locale: Locale, sentence: &impl Sentence) -> String {
    talon_view::say(locale, sentence).plain()
}
