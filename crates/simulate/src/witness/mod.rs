//! The witness: observes everything in a run, and reports at once anything that must not happen.

mod chronicle;
mod league;
mod pages;
mod rest;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use futures_util::FutureExt;
use talon_house::{Answer, Incoming, Intent};
use talon_league::LeagueId;
use talon_store::{
    AccountRef, AccountRow, Commit, InputKey, MemoryStore, MessageRef, Place, PlatformKind, Sender, Store, StoreError,
    SurfaceRow,
};
use talon_table::{PersonId, Recorded, TableId, Timestamp};
use talon_view::{Locale, Names, Page, Reach, Token, Verb};

use chronicle::Chronicle;
use league::LeagueChronicle;

/// Everything observed so far.
pub(crate) struct Witness {
    people: Vec<Sender>,
    tables: BTreeMap<TableId, Chronicle>,
    leagues: BTreeMap<LeagueId, LeagueChronicle>,
    /// The inputs that were saved.
    saved: BTreeSet<InputKey>,
    /// The messages recorded as showing a page.
    noted: BTreeSet<(PlatformKind, String, i64)>,
    /// The messages that are answers, or were edited by one: they show what their reader asked for.
    asked_for: BTreeSet<(PlatformKind, String, i64)>,
    /// Pages that replaced pressed ones without being a table's: the reader asked for them there.
    turned: BTreeSet<(PlatformKind, String, i64, [u8; 32])>,
    /// The tables, or none, for whose buttons each message that one person alone sees was turned.
    panels: BTreeMap<(PlatformKind, u64), Vec<Option<TableId>>>,
    /// Pages that passed the check, by reader.
    lawful: BTreeSet<(Option<AccountRef>, [u8; 32])>,
    /// The language of the last of them by table, which the next one probably has too.
    spoken: BTreeMap<Option<TableId>, Locale>,
    violation: Option<String>,
    seen: Seen,
}

/// How much was checked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seen {
    /// Saved decisions.
    pub decisions: u64,
    /// Pages compared with what their readers may know.
    pub pages: u64,
    /// Pages that were current at rest.
    pub current: u64,
    /// Tables that were opened, all of which ended.
    pub tables: u64,
    /// Seasons of leagues that ended.
    pub seasons: u64,
    /// Matches played in leagues.
    pub fixtures: u64,
    /// Processes that ended in the middle of something.
    pub crashes: u64,
    /// Inputs handled, repetitions included.
    pub inputs: u64,
}

impl Witness {
    pub(crate) fn of(people: Vec<Sender>) -> Self {
        Self {
            people,
            tables: BTreeMap::new(),
            leagues: BTreeMap::new(),
            saved: BTreeSet::new(),
            noted: BTreeSet::new(),
            asked_for: BTreeSet::new(),
            turned: BTreeSet::new(),
            panels: BTreeMap::new(),
            lawful: BTreeSet::new(),
            spoken: BTreeMap::new(),
            violation: None,
            seen: Seen::default(),
        }
    }

    /// Records a violation. The first one counts.
    pub(crate) fn accuse(&mut self, what: String) {
        self.violation.get_or_insert(what);
    }

    pub(crate) fn violation(&self) -> Option<&str> {
        self.violation.as_deref()
    }

    pub(crate) fn seen(&mut self) -> &mut Seen {
        &mut self.seen
    }

    /// True if anything can still happen at any table.
    pub(crate) fn any_open(&self) -> bool {
        self.tables.values().any(|chronicle| chronicle.now().is_open())
    }

    pub(crate) fn open_tables(&self) -> usize {
        self.tables.values().filter(|chronicle| chronicle.now().is_open()).count()
    }

    /// Checks a saved decision. `log` is the table's log since the version that the decision saw.
    pub(crate) fn saved(&mut self, commit: &Commit, version: u32, log: &[Recorded]) {
        self.seen.decisions += 1;
        let table = commit.table;
        if commit.events != log || log.last().map(|last| last.seq) != Some(version) {
            self.accuse(format!(
                "table {table}: the log does not hold what was decided at version {}",
                commit.expected
            ));
            return;
        }
        if let Some(key) = &commit.key
            && !self.saved.insert(key.clone())
        {
            self.accuse(format!("table {table}: the input {key:?} counted twice"));
        }
        if !self.tables.contains_key(&table) {
            self.seen.tables += 1;
        }
        let chronicle = self.tables.entry(table).or_default();
        if let Err(bad) = chronicle.goes_on(log) {
            self.accuse(format!("table {table}: the log does not replay: {bad}"));
        }
    }

    /// Records a surface: from now on its message must not be forgotten.
    pub(crate) fn noted(&mut self, surface: &SurfaceRow) {
        if let Some(number) = surface.message.as_ref().and_then(MessageRef::number) {
            self.noted.insert((surface.place.platform, surface.place.chat.clone(), number));
        }
    }

    /// Checks the answer to an input.
    pub(crate) fn answered(&mut self, store: &MemoryStore, incoming: &Incoming, since: Timestamp, answer: &Answer) {
        if says_done(incoming, answer) && !self.saved.contains(&key_of(incoming)) {
            self.accuse(format!("the input {} was answered as accepted and is in no log", incoming.key));
        }
        let from = &incoming.from.account;
        let private = incoming.place.private;
        match answer {
            Answer::Silent | Answer::Dismiss => {}
            Answer::Surface { page, replace_pressed, .. } => {
                let on_panel = incoming.panel.as_ref().is_some_and(|panel| panel.pressed);
                let alone = private || on_panel || !replace_pressed;
                self.held_against(store, alone.then_some(from), private, page);
            }
            Answer::Page { page, replace_pressed } | Answer::Pending { page, replace_pressed, .. } => {
                let pressed = incoming.message.as_ref().filter(|_| *replace_pressed).and_then(MessageRef::number);
                let at = |number| (incoming.place.platform, incoming.place.chat.clone(), number, page.hash());
                self.turned.extend(pressed.map(at));
                let alone = private || incoming.panel.is_some();
                self.check_text(store, incoming, since, alone, &[&page.text(), &tokens(page)]);
            }
            Answer::Posted { page } => self.check_text(store, incoming, since, false, &[&page.text(), &tokens(page)]),
            Answer::Toast(text) | Answer::Alert(text) => {
                self.check_text(store, incoming, since, true, &[&text.plain()]);
            }
        }
    }

    /// Records that an answer is on a message.
    pub(crate) fn asked_for(&mut self, place: &Place, message: &MessageRef) {
        if let Some(number) = message.number() {
            self.asked_for.insert((place.platform, place.chat.clone(), number));
        }
    }

    /// An answer turned the pressed message, which one person alone sees.
    pub(crate) fn panel_turned(&mut self, incoming: &Incoming, number: u64) {
        let Intent::Press(raw) = &incoming.intent else { return };
        let table = raw.parse::<Token>().ok().and_then(|token| token.table);
        self.panels.entry((incoming.place.platform, number)).or_default().push(table);
    }

    /// Checks a page that leaves a process for a place.
    pub(crate) fn shown(&mut self, store: &MemoryStore, place: &Place, page: &Page) {
        let account = AccountRef { platform: place.platform, id: place.chat.clone() };
        self.held_against(store, place.private.then_some(&account), place.private, page);
    }
}

/// True if the answer says that a decision was accepted. On a platform whose answers contain pages, a refusal on an ephemeral page looks
/// the same.
fn says_done(incoming: &Incoming, answer: &Answer) -> bool {
    let Intent::Press(raw) = &incoming.intent else {
        return false;
    };
    let decides = raw.parse::<Token>().is_ok_and(|token| matches!(token.verb, Verb::Act(_)));
    let ambiguous = incoming.panel.as_ref().is_some_and(|panel| panel.pressed);
    decides && !ambiguous && matches!(answer, Answer::Silent | Answer::Surface { .. })
}

fn key_of(incoming: &Incoming) -> InputKey {
    InputKey { platform: incoming.place.platform, key: incoming.key.clone() }
}

/// The tokens of a page's buttons.
fn tokens(page: &Page) -> String {
    let targets = page.buttons.iter().flatten().map(|button| match &button.target {
        talon_view::Target::Token(token) => format!("{} {token}", button.label),
        _ => button.label.plain(),
    });
    targets.collect::<Vec<_>>().join("\n")
}

/// Awaits a call of the in-memory store, which answers at once.
fn at_once<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Option<T> {
    answer.now_or_never()?.ok()
}

fn account(store: &MemoryStore, account: &AccountRef) -> Option<AccountRow> {
    at_once(store.account(account)).flatten()
}

impl Witness {
    /// The people as a table on this platform knows them.
    fn known(&self, store: &MemoryStore, platform: PlatformKind) -> Known {
        let mut rows: Vec<_> = self.people.iter().filter_map(|sender| account(store, &sender.account)).collect();
        // An account on the table's own platform comes last, and so takes precedence.
        rows.sort_by_key(|row| (row.account.platform == platform, Reverse(row.account.clone())));
        Known(rows.into_iter().map(|row| (row.person, row)).collect())
    }
}

/// The people of a run, by person.
struct Known(BTreeMap<PersonId, AccountRow>);

impl Names for Known {
    fn name(&self, person: PersonId) -> String {
        self.0.get(&person).map(|row| row.name.clone()).unwrap_or_default()
    }

    fn reach(&self, person: PersonId) -> Reach {
        self.0.get(&person).map_or(Reach::Open, AccountRow::reach)
    }

    fn is_asked_first(&self, person: PersonId) -> bool {
        self.0.get(&person).is_none_or(|row| row.chosen.second_press())
    }
}

/// The platforms on which a run takes place.
pub(crate) const PLATFORMS: [PlatformKind; 2] = [PlatformKind::Telegram, PlatformKind::Discord];
