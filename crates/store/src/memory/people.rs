//! Persons and accounts in the store in memory.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use super::stored::Account;
use super::unit::MemoryUnit;
use crate::database::{Identity, PersonRows};
use crate::{AccountRef, Place, PlatformKind, PrivateChat, StoreError};

#[async_trait]
impl PersonRows for MemoryUnit {
    async fn identity(&mut self, account: &AccountRef) -> Result<Option<Identity>, StoreError> {
        let stored = self.state.accounts.get(account);
        Ok(stored.map(|stored| Identity { person: stored.person, own_person: stored.own_person }))
    }

    async fn set_private_chat(&mut self, account: &AccountRef, chat: PrivateChat) -> Result<(), StoreError> {
        if let Some(stored) = self.state.accounts.get(account).cloned() {
            self.set(|state| &mut state.accounts, account.clone(), Some(Account { chat, ..stored }));
        }
        Ok(())
    }

    async fn mark_tables_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        for table in self.state.open_tables(|table| table.seated.contains(&person)) {
            self.mark(table.table, at);
        }
        Ok(())
    }

    async fn mark_tables_in(&mut self, platform: PlatformKind, chat: &str, at: Timestamp) -> Result<(), StoreError> {
        let is_there = |home: &Place| home.platform == platform && home.chat == chat;
        for table in self.state.open_tables(|table| is_there(&table.row.home)) {
            self.mark(table.table, at);
        }
        Ok(())
    }

    async fn accounts_acting_as(&mut self, person: PersonId) -> Result<Vec<AccountRef>, StoreError> {
        Ok(self.state.accounts_of(person))
    }

    async fn own_persons(&mut self, of: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let accounts = self.state.accounts.values().filter(|stored| stored.person == of);
        Ok(accounts.map(|stored| stored.own_person).collect())
    }

    async fn share_a_platform(&mut self, one: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let platforms = |of: PersonId| {
            let accounts = self.state.accounts.iter().filter(move |(_, stored)| stored.person == of);
            accounts.map(|(account, _)| account.platform)
        };
        Ok(platforms(one).any(|platform| platforms(other).any(|others| others == platform)))
    }

    async fn sits(&mut self, person: PersonId) -> Result<bool, StoreError> {
        Ok(self.state.tables.values().any(|table| table.row.open && table.seated.contains(&person)))
    }

    async fn act_as(&mut self, from: PersonId, to: PersonId) -> Result<(), StoreError> {
        let accounts = self.change(|state| &mut state.accounts).values_mut();
        accounts.filter(|stored| stored.person == from).for_each(|stored| stored.person = to);
        Ok(())
    }

    async fn part(&mut self, person: PersonId, alone: Option<&AccountRef>) -> Result<bool, StoreError> {
        let joined = |account: &AccountRef, stored: &Account| {
            stored.person == person && stored.own_person != person && alone.is_none_or(|alone| alone == account)
        };
        let mut any = false;
        for (account, stored) in self.change(|state| &mut state.accounts) {
            if joined(account, stored) {
                stored.person = stored.own_person;
                any = true;
            }
        }
        Ok(any)
    }
}
