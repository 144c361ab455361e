//! Codes and tries in the store in memory.

use async_trait::async_trait;
use talon_table::Timestamp;

use super::stored::{StoredCode, StoredLinks, StoredTry};
use super::unit::MemoryUnit;
use crate::database::{CodeRow, LinkRows};
use crate::links::{LinkTry, NewLinkCode};
use crate::{AccountRef, PlatformKind, StoreError};

impl MemoryUnit {
    pub(super) fn change_links(&mut self) -> &mut StoredLinks {
        self.change(|state| &mut state.links)
    }

    fn code(&self, is_it: impl Fn(&StoredCode) -> bool) -> Option<CodeRow> {
        let (maker, code) = self.state.links.codes.iter().find(|(_, code)| is_it(code))?;
        Some(CodeRow { number: code.number, maker: maker.clone() })
    }
}

#[async_trait]
impl LinkRows for MemoryUnit {
    async fn try_in_place(
        &mut self,
        platform: PlatformKind,
        names: [&str; 2],
        what: LinkTry,
        since: Timestamp,
        place: usize,
    ) -> Result<Option<Timestamp>, StoreError> {
        let is_of = |of: &AccountRef| of.platform == platform && names.contains(&&*of.id);
        let tries = self.state.links.tries.iter();
        let tries = tries.filter(|tried| is_of(&tried.account) && tried.what == what && tried.at > since);
        let mut moments: Vec<Timestamp> = tries.map(|tried| tried.at).collect();
        moments.sort_unstable_by(|a, b| b.cmp(a));
        Ok(moments.get(place).copied())
    }

    async fn add_try(&mut self, account: &AccountRef, what: LinkTry, at: Timestamp) -> Result<(), StoreError> {
        self.change_links().tries.push(StoredTry { account: account.clone(), what, at });
        Ok(())
    }

    async fn remove_tries(&mut self, what: LinkTry, until: Timestamp) -> Result<(), StoreError> {
        self.change_links().tries.retain(|tried| tried.what != what || tried.at > until);
        Ok(())
    }

    async fn rename_tries(&mut self, account: &AccountRef, name: &str) -> Result<(), StoreError> {
        for tried in self.change_links().tries.iter_mut().filter(|tried| tried.account == *account) {
            name.clone_into(&mut tried.account.id);
        }
        Ok(())
    }

    async fn add_code(&mut self, code: &NewLinkCode) -> Result<(), StoreError> {
        let links = self.change_links();
        links.last_code += 1;
        let stored = StoredCode { number: links.last_code, hash: code.hash, expires: code.expires, bound_to: None };
        links.codes.insert(code.maker.clone(), stored);
        Ok(())
    }

    async fn remove_codes_beside(&mut self, code: &NewLinkCode, at: Timestamp) -> Result<(), StoreError> {
        let stays = |maker: &AccountRef, other: &StoredCode| {
            *maker != code.maker && other.hash != code.hash && other.expires > at
        };
        self.change_links().codes.retain(|maker, other| stays(maker, other));
        Ok(())
    }

    async fn code_with_hash(
        &mut self,
        hash: &[u8; 32],
        by: &AccountRef,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError> {
        let is_free = |code: &StoredCode| code.bound_to.as_ref().is_none_or(|other| other == by);
        Ok(self.code(|code| code.hash == *hash && code.expires > at && is_free(code)))
    }

    async fn code_bound_to(
        &mut self,
        by: &AccountRef,
        number: u32,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError> {
        Ok(self.code(|code| code.number == number && code.expires > at && code.bound_to.as_ref() == Some(by)))
    }

    async fn bind_code(&mut self, number: u32, by: &AccountRef) -> Result<(), StoreError> {
        for code in self.change_links().codes.values_mut().filter(|code| code.number == number) {
            code.bound_to = Some(by.clone());
        }
        Ok(())
    }

    async fn remove_code_with_hash(&mut self, hash: &[u8; 32]) -> Result<(), StoreError> {
        self.change_links().codes.retain(|_, code| code.hash != *hash);
        Ok(())
    }

    async fn remove_code_bound_to(&mut self, by: &AccountRef, number: u32) -> Result<(), StoreError> {
        self.change_links().codes.retain(|_, code| code.number != number || code.bound_to.as_ref() != Some(by));
        Ok(())
    }

    async fn remove_code_of(&mut self, maker: &AccountRef) -> Result<(), StoreError> {
        self.change_links().codes.remove(maker);
        Ok(())
    }
}
