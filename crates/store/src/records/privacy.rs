//! The data that belong to a person, and their deletion.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use super::{Concluded, end, tries};
use crate::database::{Database, Lock, PrivacyRows as _, Unit};
use crate::links::{TryLimit, forgotten_name};
use crate::privacy::{FileAsked, FileKind, Forgotten, Privacy};
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

#[async_trait]
impl<D: Database> Privacy for D {
    async fn tables_of(&self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        self.look().await?.tables_of(persons).await
    }

    async fn surfaces_of(&self, persons: &[PersonId], accounts: &[AccountRef]) -> Result<Vec<SurfaceRow>, StoreError> {
        self.look().await?.surfaces_of(persons, &own_pages(persons), accounts).await
    }

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

    async fn forget(&self, person: PersonId, key: &InputKey, at: Timestamp) -> Result<Forgotten, StoreError> {
        let mut unit = self.begin().await?;
        let forgotten = forget(&mut unit, person, key, at).await?;
        end(unit, forgotten).await
    }
}

/// The keys of the pages that these persons alone read.
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
    // Nobody takes a seat meanwhile as the person who is being forgotten, and nobody links with that person.
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
    // The lines stay, for the others' wins over the person stay; but nobody can tell any more whose lines they are.
    unit.lock(Lock::Results).await?;
    unit.hide_lines_of(persons).await?;
    unit.remove_accounts_of(person).await?;
    unit.remove_person_settings_of(persons).await?;
    unit.remove_persons(persons).await
}
