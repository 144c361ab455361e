//! Readers: their accounts, languages and names.

use std::collections::HashMap;

use talon_store::{AccountRow, CommunityRow, Place, PlatformKind};
use talon_table::{Holder, Occupant, PersonId, TableView};
use talon_view::{Chosen, Dress, Locale, Names, Pictures, Reach, Scope};

use crate::core::Core;
use crate::error::HouseError;

/// The people around a table.
pub(crate) struct People {
    platform: PlatformKind,
    accounts: HashMap<PersonId, Vec<AccountRow>>,
}

impl People {
    /// The account through which a person is reached from a table of this platform.
    pub(crate) fn account(&self, person: PersonId) -> Option<&AccountRow> {
        let accounts = self.accounts.get(&person)?;
        accounts.iter().find(|row| row.account.platform == self.platform).or_else(|| accounts.first())
    }

    /// The person as whom somebody acts now: another one after accounts were linked.
    pub(crate) fn acting(&self, person: PersonId) -> Option<PersonId> {
        let accounts = self.accounts.get(&person)?;
        accounts.iter().find(|row| row.own_person == person).or_else(|| accounts.first()).map(|row| row.person)
    }
}

impl Names for People {
    fn name(&self, person: PersonId) -> String {
        self.account(person).map(|row| row.name.clone()).unwrap_or_default()
    }

    /// Accounts are removed in no other way.
    fn is_forgotten(&self, person: PersonId) -> bool {
        self.account(person).is_none()
    }

    fn reach(&self, person: PersonId) -> Reach {
        self.account(person).map_or(Reach::Open, AccountRow::reach)
    }

    fn is_asked_first(&self, person: PersonId) -> bool {
        self.account(person).is_none_or(|row| row.chosen.second_press())
    }
}

/// Everybody whom the pages of a table may name.
pub(crate) fn named(view: &TableView) -> Vec<PersonId> {
    let mut persons = vec![view.host];
    persons.extend(view.seats.iter().filter_map(|seat| match &seat.occupant {
        Some(Occupant::Person { person, .. }) => Some(*person),
        Some(Occupant::Ai { .. }) | None => None,
    }));
    let before = view.finished.iter().flat_map(|finished| finished.result.seats.iter().chain(&finished.replaced));
    persons.extend(before.filter_map(|seat| match &seat.holder {
        Holder::Person { person } => Some(*person),
        Holder::Ai { .. } => None,
    }));
    persons.sort_unstable();
    persons.dedup();
    persons
}

impl Core {
    /// The language that an account's person reads: the chosen one, or that of the person's app if we speak it; with the chosen letters on
    /// cards.
    pub(crate) fn locale_of(&self, account: &AccountRow) -> Locale {
        let chosen = account.chosen.language.map(Locale::of);
        let spoken = chosen.or_else(|| account.platform_language.as_deref().and_then(Locale::spoken));
        spoken.unwrap_or(self.settings.language).lettered(account.chosen.letters())
    }

    /// What a person chose, for reading on this platform, which may know the time zone of somebody who chose none.
    pub(crate) async fn settings_on(&self, platform: PlatformKind, person: PersonId) -> Result<Chosen, HouseError> {
        let mut chosen = self.store.person_settings(person).await?.chosen;
        chosen.zone = chosen.zone.or_else(|| self.platform(platform)?.zone());
        Ok(chosen)
    }

    /// The pictures of a person's private pages.
    pub(crate) fn pictures_of(&self, account: &AccountRow) -> Pictures {
        account.chosen.pictures(Scope::Person).at_most(self.settings.pictures)
    }

    /// The pictures of a community's pages.
    pub(crate) fn community_pictures(&self, community: Option<&CommunityRow>) -> Pictures {
        let usual = Chosen::default();
        community.map_or(&usual, |row| &row.chosen).pictures(Scope::Chat).at_most(self.settings.pictures)
    }

    /// The language of a community's pages, and the letters of cards there.
    pub(crate) fn community_locale(&self, community: Option<&CommunityRow>) -> Locale {
        let language = community.and_then(|row| row.chosen.language);
        let locale = language.map_or(self.settings.language, Locale::of);
        locale.lettered(community.map(|row| row.chosen.letters()).unwrap_or_default())
    }

    /// Whether readers on this platform may choose rich pages.
    pub(crate) fn has_rich_pages(&self, kind: PlatformKind) -> bool {
        self.platform(kind).is_some_and(|platform| platform.has_rich_pages())
    }

    /// The form of a community's pages that are made to be read.
    pub(crate) fn dress_in(&self, kind: PlatformKind, community: Option<&CommunityRow>) -> Dress {
        let chosen = community.filter(|_| self.has_rich_pages(kind));
        chosen.map(|row| row.chosen.dress()).unwrap_or_default()
    }

    /// The people whom the pages of a table may name, as a table of this platform knows them.
    pub(crate) async fn people(&self, view: &TableView, platform: PlatformKind) -> Result<People, HouseError> {
        self.people_of(&named(view), platform).await
    }

    pub(crate) async fn people_of(&self, persons: &[PersonId], platform: PlatformKind) -> Result<People, HouseError> {
        let mut accounts: HashMap<PersonId, Vec<AccountRow>> = HashMap::new();
        for row in self.store.accounts_of(persons).await? {
            if row.own_person != row.person {
                // Matches from before the link name the former person.
                accounts.entry(row.own_person).or_default().push(row.clone());
            }
            accounts.entry(row.person).or_default().push(row);
        }
        for rows in accounts.values_mut() {
            rows.sort_by(|a, b| a.account.cmp(&b.account));
        }
        Ok(People { platform, accounts })
    }

    /// The language of the pages that everybody in `place` reads.
    pub(crate) async fn place_locale(&self, place: &Place) -> Result<Locale, HouseError> {
        let community = self.store.community(place.platform, &place.chat).await?;
        Ok(self.community_locale(community.as_ref()))
    }
}
