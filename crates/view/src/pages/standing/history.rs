//! Finished matches, filtered.

use talon_games::GameKind;
use talon_table::PersonId;

use super::ratings::{button, named};
use super::{Filter, HistoryAsk, Standings};
use crate::page::button::BUTTONS_IN_ROW;
use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::pages::replay::listed;
use crate::words::{Menu, Phrase, Settings, Standing};
use crate::{Button, Locale, Look, Names, Page, PastMatch, Who, say};

/// How many matches a page of the history has: a row of buttons.
pub const HISTORY_LINES: usize = 5;

/// A part of the finished matches.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// What was asked for.
    pub ask: HistoryAsk,
    /// Who asked.
    pub person: PersonId,
    /// Whether that person alone reads it.
    pub you: bool,
    /// Whether it is read in a place that has other people's matches too.
    pub shared: bool,
    /// The matches, newest first.
    pub matches: Vec<PastMatch>,
    /// The next page shows matches saved before this number, if there are more.
    pub older: Option<u32>,
}

/// Finished matches, each with a button that opens it, and the ways to others.
#[must_use]
pub fn history(history: &History, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    let ask = &history.ask;
    let player = Who { you: history.you, name: named(history.person, names, locale) };
    match (ask.mine, &ask.filter) {
        (_, Filter::With(other)) => draft.title(&Standing::HistoryWith { player, other: named(*other, names, locale) }),
        (true, _) => draft.title(&Standing::HistoryMine { player }),
        (false, _) => draft.title(&Standing::HistoryHere),
    }
    if history.matches.is_empty() {
        draft.body(&Standing::HistoryEmpty);
    }
    listed(&mut draft, &history.matches, names, locale);
    if history.shared && !matches!(ask.filter, Filter::With(_)) {
        draft.row([false, true].map(|mine| {
            let label = if mine { Standing::LabelMine } else { Standing::LabelEverybody };
            choice(locale, Phrase(say(locale, &label)), ask.mine == mine, HistoryAsk { mine, before: 0, ..ask.clone() })
        }));
    }
    let games = GameKind::ALL.map(|game| {
        let label = Phrase(say(locale, &Menu::ButtonGame { game }));
        let chosen = ask.filter == Filter::Game(game);
        // Pressing the chosen one again chooses none.
        let filter = if chosen { Filter::None } else { Filter::Game(game) };
        choice(locale, label, chosen, HistoryAsk { filter, before: 0, ..ask.clone() })
    });
    let chosen = GameKind::ALL.iter().position(|game| ask.filter == Filter::Game(*game)).unwrap_or_default();
    choices::list(&mut draft, games.to_vec(), &Rows { usual: BUTTONS_IN_ROW, after: 1, chosen });
    let newest = (ask.before > 0).then(|| turn(locale, &Standing::ButtonNewest, ask, u32::MAX));
    let older = history.older.map(|before| turn(locale, &Standing::ButtonOlder, ask, before));
    draft.row(newest.into_iter().chain(older));
    draft.for_reading();
    draft.finish()
}

fn turn(locale: Locale, label: &Standing, ask: &HistoryAsk, before: u32) -> Button {
    button(locale, label, Standings::History(HistoryAsk { before, ..ask.clone() }), Look::Quiet)
}

fn choice(locale: Locale, label: Phrase, chosen: bool, ask: HistoryAsk) -> Button {
    let look = if chosen { Look::Main } else { Look::Quiet };
    button(locale, &Settings::ButtonChoice { label, chosen }, Standings::History(ask), look)
}
