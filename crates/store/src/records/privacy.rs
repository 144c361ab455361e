//! The data that belong to a person, and their deletion.

use talon_table::{PersonId, Timestamp};

use super::{Concluded, end, tries};
use crate::database::{Database, Lock, PrivacyRows as _, Unit};
use crate::links::{TryLimit, forgotten_name};
use crate::port::port;
use crate::privacy::{FileAsked, FileKind, Forgotten};
use crate::{AccountRef, InputKey, StoreError, SurfaceKey, SurfaceRow, TableRow};

impl Concluded for FileAsked {
    fn changed(&self) -> bool {
        *self == Self::Granted
    }
}

impl Concluded for Forgotten {
    fn changed(&self) -> bool {
        *self == Self::Done
    }
}

port! {
    over Database;

    /// The part of the store that knows what belongs to a person. Every method is one transaction.
    pub trait Privacy {
        /// The tables at which one of these persons ever took a seat, open or closed, oldest first.
        async fn tables_of(&self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
            self.look().await?.tables_of(persons).await
        }

        /// The messages that only one of these persons reads, and those in the private chats of these accounts, by table and key. Only
        /// those of tables at which one of the persons ever took a seat.
        async fn surfaces_of(&self, persons: &[PersonId], accounts: &[AccountRef]) -> Result<Vec<SurfaceRow>, StoreError> {
            self.look().await?.surfaces_of(persons, &own_pages(persons), accounts).await
        }

        /// Counts a request of this account for a file: all that is stored about its person, or another. Notes the input's key.
        async fn ask_file(
            &self,
            by: &AccountRef,
            what: FileKind,
            limit: TryLimit,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<FileAsked, StoreError> {
            let mut unit = self.begin().await?;
            let asked = ask_file(&mut unit, by, what, limit, key, at).await?;
            end(unit, asked).await
        }

        /// Forgets a person: the accounts that act as that person, with their own persons, and all that belongs to these: language and
        /// settings, link codes, the presets, paces and messages of the private chats. The accounts' tries still count, under names that
        /// identify nobody ([`forgotten_name`](crate::links::forgotten_name)). Tables opened in those chats belong to no chat afterwards,
        /// and are not shown. The logs keep the persons' numbers. Notes the input's key.
        async fn forget(&self, person: PersonId, key: &InputKey, at: Timestamp) -> Result<Forgotten, StoreError> {
            let mut unit = self.begin().await?;
            let forgotten = forget(&mut unit, person, key, at).await?;
            end(unit, forgotten).await
        }
    }
}

/// The keys of the pages that only these persons read.
fn own_pages(persons: &[PersonId]) -> Vec<SurfaceKey> {
    let pages = |person: PersonId| [SurfaceKey::Hand { person }, SurfaceKey::Panel { person }];
    persons.iter().copied().flat_map(pages).collect()
}

async fn ask_file<U: Unit>(
    unit: &mut U,
    by: &AccountRef,
    what: FileKind,
    limit: TryLimit,
    key: &InputKey,
    at: Timestamp,
) -> Result<FileAsked, StoreError> {
    if !unit.take(key, at).await? {
        return Ok(FileAsked::Duplicate);
    }
    unit.lock(Lock::Tries).await?;
    if let Some(until) = tries::wait(unit, by, what.into(), limit, at).await? {
        return Ok(FileAsked::TooMany { until });
    }
    tries::count(unit, by, what.into(), limit, at).await?;
    Ok(FileAsked::Granted)
}

async fn forget<U: Unit>(
    unit: &mut U,
    person: PersonId,
    key: &InputKey,
    at: Timestamp,
) -> Result<Forgotten, StoreError> {
    if !unit.take(key, at).await? {
        return Ok(Forgotten::Duplicate);
    }
    // Nobody may take a seat or link as the person who is being forgotten.
    unit.lock(Lock::Tries).await?;
    unit.lock(Lock::Seats).await?;
    let mut persons = unit.own_persons(person).await?;
    if persons.is_empty() {
        return Ok(Forgotten::Unknown);
    }
    persons.push(person);
    unit.remove_surfaces_of(&persons, &own_pages(&persons), person).await?;
    unit.remove_homes_of(&persons, person).await?;
    unit.remove_presets_of(person).await?;
    unit.remove_dailies_of(person).await?;
    unit.remove_puzzle_answers_of(&persons).await?;
    unit.remove_paces_of(person).await?;
    forget_accounts(unit, person, &persons).await?;
    Ok(Forgotten::Done)
}

async fn forget_accounts<U: Unit>(unit: &mut U, person: PersonId, persons: &[PersonId]) -> Result<(), StoreError> {
    unit.remove_codes_made_by(person).await?;
    unit.remove_codes_entered_by(person).await?;
    for account in unit.accounts_acting_as(person).await? {
        unit.rename_tries(&account, &forgotten_name(&account)).await?;
    }
    unit.remove_reminders_of(persons).await?;
    // The lines stay, because the others' wins over the person stay; but nothing says whose lines they are.
    unit.lock(Lock::Results).await?;
    unit.hide_lines_of(persons).await?;
    unit.remove_accounts_of(person).await?;
    unit.remove_person_settings_of(persons).await?;
    unit.remove_persons(persons).await
}
