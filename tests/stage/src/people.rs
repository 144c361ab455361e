//! People on any platform.

use std::collections::BTreeMap;

use talon_table::{Occupant, PersonId, Table, Viewer};
use talon_view::{Locale, Names};

/// Somebody with an account.
pub trait Human {
    /// The platform's identifier of the account.
    fn account(&self) -> i64;
    /// Their display name.
    fn called(&self) -> String;
}

/// The names of a table's people.
pub struct Known(BTreeMap<PersonId, String>);

impl Known {
    /// The names of people by their numbers in the log.
    pub fn new<'a, P: Human + 'a>(table: &Table, players: impl IntoIterator<Item = &'a P>) -> Self {
        let seats = table.view(Viewer::Public).seats;
        // Somebody who was removed from the match is still named at the seat.
        let persons = seats.into_iter().filter_map(|seat| match seat.occupant? {
            Occupant::Person { person, .. } => Some(person),
            Occupant::Ai { .. } => None,
        });
        Self(persons.zip(players).map(|(id, person)| (id, person.called())).collect())
    }
}

impl Names for Known {
    fn name(&self, person: PersonId) -> String {
        self.0.get(&person).cloned().unwrap_or_default()
    }
}

/// The languages of a table's pages.
#[derive(Debug, Clone, Copy)]
pub struct Languages {
    /// The group's.
    pub group: Locale,
    /// The players' languages in order.
    pub players: &'static [Locale],
}

impl Languages {
    /// Everybody reads the same language.
    pub fn all(locale: Locale) -> Self {
        let alike = EVERYBODY.iter().find(|alike| alike[0] == locale).expect("a language that is offered");
        Self { group: locale, players: alike }
    }
}

/// Eight people of each language.
static EVERYBODY: [[Locale; 8]; Locale::ALL.len()] = {
    let mut everybody = [[Locale::EN; 8]; Locale::ALL.len()];
    let mut place = 0;
    while place < everybody.len() {
        everybody[place] = [Locale::ALL[place]; 8];
        place += 1;
    }
    everybody
};
