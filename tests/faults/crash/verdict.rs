//! What must hold in the end.

use std::collections::BTreeMap;
use std::fmt;

use talon_stage::{Cause, Known, Screen, Story, left_behind, texts_of};
use talon_table::Recorded;
use talon_view::{Locale, Page};

use super::company::{Fate, Press as _, Stubborn};
use super::games::{Game, Pressed};

/// Counts of a table's presses.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    presses: usize,
    /// Presses whose answers said that they count.
    accepted: usize,
    unanswered: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { presses, accepted, unanswered } = self;
        write!(f, "{presses} presses, {accepted} decisions accepted, {unanswered} presses unanswered")
    }
}

/// Every decision in the log was pressed, and appears once. Every accepted press is in the log, and of several presses on the same button
/// at most one was accepted.
pub(crate) fn presses_count_once<P: Stubborn>(game: &Game<P>, story: &Story) -> Tally {
    let mut decided: BTreeMap<(i64, &str), usize> = BTreeMap::new();
    for step in &story.steps {
        if let Some(Cause::Press { by, data }) = &step.cause {
            *decided.entry((*by, data)).or_default() += 1;
        }
    }
    let mut pressed: BTreeMap<(i64, &str), Vec<Fate>> = BTreeMap::new();
    for Pressed { by, data, press } in game.presses.iter().filter(|pressed| pressed.data.contains(".act:")) {
        pressed.entry((*by, data)).or_default().push(press.fate());
    }
    for (decision, times) in &decided {
        assert_eq!(*times, 1, "{decision:?} is in the log once");
        assert!(pressed.contains_key(decision), "{decision:?} is in the log, and nobody pressed it");
    }
    let mut tally = Tally { presses: game.presses.len(), ..Tally::default() };
    for (decision, fates) in &pressed {
        assert!(decided.contains_key(decision), "{decision:?} was pressed and is lost: {fates:?}");
        let accepted = fates.iter().filter(|fate| **fate == Fate::Accepted).count();
        assert!(accepted <= 1, "{decision:?} was accepted {accepted} times: {fates:?}");
        tally.accepted += accepted;
    }
    let unanswered = game.presses.iter().filter(|pressed| pressed.press.fate() == Fate::Unanswered);
    tally.unanswered = unanswered.count();
    assert!(!P::COMES_AGAIN || tally.unanswered == 0, "{} presses were never answered", tally.unanswered);
    tally
}

/// Every finished deal and every result is shown where the table was played, in agreement with the log. Buttons are ignored, because a
/// result loses its own when the next match comes.
pub(crate) fn pages_are_left<M: Screen>(log: &[Recorded], names: &Known, locale: Locale, shown: &[M]) -> usize {
    let shown: Vec<String> = shown.iter().map(Screen::words).collect();
    let pages: Vec<Page> = left_behind(log, names, locale);
    for page in &pages {
        let wanted = texts_of(page);
        let is_shown = wanted.iter().any(|text| shown.contains(text));
        assert!(is_shown, "a page is missing:\n{}\namong\n{}", wanted[0], shown.join("\n---\n"));
    }
    pages.len()
}
