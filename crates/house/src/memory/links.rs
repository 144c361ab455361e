//! Linking, in the store in memory.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use super::MemoryStore;
use super::state::State;
use crate::intent::AccountRef;
use crate::ports::links::{
    LinkCodeEntered, LinkCodeMade, LinkTry, Linked, Links, NewLinkCode, TryLimit, Unlinked, forgotten_name,
};
use crate::ports::store::{InputKey, StoreError};

/// Codes and tries.
#[derive(Default)]
pub(super) struct StoredLinks {
    /// By maker.
    codes: BTreeMap<AccountRef, StoredCode>,
    /// The number of the code that was made last.
    last_code: u32,
    tries: Vec<StoredTry>,
}

struct StoredCode {
    number: u32,
    hash: [u8; 32],
    expires: Timestamp,
    entered_by: Option<AccountRef>,
}

struct StoredTry {
    account: AccountRef,
    what: LinkTry,
    at: Timestamp,
}

impl StoredLinks {
    /// From when on the account may try again; none where it may now.
    pub(super) fn wait(
        &self,
        account: &AccountRef,
        what: LinkTry,
        limit: TryLimit,
        at: Timestamp,
    ) -> Option<Timestamp> {
        let names = [account.id.clone(), forgotten_name(account)];
        let counts = |tried: &&StoredTry| {
            tried.account.platform == account.platform
                && names.contains(&tried.account.id)
                && tried.what == what
                && tried.at > limit.forgotten(at)
        };
        let mut moments: Vec<Timestamp> = self.tries.iter().filter(counts).map(|tried| tried.at).collect();
        moments.sort_unstable_by(|a, b| b.cmp(a));
        moments.get(limit.place_of_deciding_try()).map(|moment| moment.plus(limit.window))
    }

    pub(super) fn count(&mut self, account: &AccountRef, what: LinkTry, limit: TryLimit, at: Timestamp) {
        self.tries.retain(|tried| tried.what != what || tried.at > limit.forgotten(at));
        self.tries.push(StoredTry { account: account.clone(), what, at });
    }

    /// Forgets an account's codes, and whose its tries are.
    pub(super) fn forget(&mut self, account: &AccountRef) {
        self.codes.retain(|maker, code| maker != account && code.entered_by.as_ref() != Some(account));
        for tried in self.tries.iter_mut().filter(|tried| tried.account == *account) {
            tried.account.id = forgotten_name(account);
        }
    }

    /// The code that an account has entered, with its maker.
    fn entered(&self, by: &AccountRef, number: u32, at: Timestamp) -> Option<&AccountRef> {
        let fits =
            |code: &StoredCode| code.number == number && code.entered_by.as_ref() == Some(by) && code.expires > at;
        self.codes.iter().find(|(_, code)| fits(code)).map(|(maker, _)| maker)
    }
}

impl State {
    fn acts_as(&self, account: &AccountRef) -> Option<PersonId> {
        self.accounts.get(account).map(|stored| stored.person)
    }

    /// The persons that an account, and all that act as one with it, are on their own.
    fn act_with(&self, account: &AccountRef) -> Vec<PersonId> {
        let person = self.acts_as(account);
        self.accounts.values().filter(|stored| Some(stored.person) == person).map(|stored| stored.own_person).collect()
    }

    fn sits(&self, person: PersonId) -> bool {
        self.tables.values().any(|table| table.row.open && table.seated.contains(&person))
    }

    fn enter(&mut self, by: &AccountRef, hash: &[u8; 32], at: Timestamp) -> LinkCodeEntered {
        let person = self.acts_as(by);
        let valid = |code: &StoredCode| {
            code.hash == *hash && code.expires > at && code.entered_by.as_ref().is_none_or(|other| other == by)
        };
        let Some(maker) = self.links.codes.iter().find(|(_, code)| valid(code)).map(|(maker, _)| maker.clone()) else {
            return LinkCodeEntered::Unknown;
        };
        if maker == *by {
            return LinkCodeEntered::Own;
        }
        if maker.platform == by.platform {
            return LinkCodeEntered::SamePlatform;
        }
        if self.acts_as(&maker) == person {
            return LinkCodeEntered::Already;
        }
        match self.links.codes.get_mut(&maker) {
            Some(code) => {
                code.entered_by = Some(by.clone());
                LinkCodeEntered::Found { number: code.number, maker }
            }
            None => LinkCodeEntered::Unknown,
        }
    }

    fn join(&mut self, by: &AccountRef, maker: &AccountRef, at: Timestamp) -> Linked {
        let (Some(makes), Some(enters)) = (self.acts_as(maker), self.acts_as(by)) else {
            return Linked::Unknown;
        };
        if makes == enters {
            return Linked::Already;
        }
        let both = self.accounts.iter().filter(|(_, stored)| [makes, enters].contains(&stored.person));
        let mut platforms = BTreeSet::new();
        if !both.map(|(account, _)| account.platform).all(|platform| platforms.insert(platform)) {
            return Linked::Taken;
        }
        let (from, to) = match (self.sits(makes), self.sits(enters)) {
            (true, true) => return Linked::Seated,
            (false, true) => (makes, enters),
            (_, false) => (enters, makes),
        };
        for stored in self.accounts.values_mut().filter(|stored| stored.person == from) {
            stored.person = to;
        }
        self.links.codes.remove(maker);
        self.wake_leagues_of(from, at);
        Linked::Done(to)
    }

    fn part(&mut self, of: &AccountRef) -> Unlinked {
        let Some((person, own)) = self.accounts.get(of).map(|stored| (stored.person, stored.own_person)) else {
            return Unlinked::Nothing;
        };
        let joined = |account: &AccountRef, acts_as: PersonId, its_own: PersonId| {
            acts_as == person && its_own != person && (own == person || account == of)
        };
        if !self.accounts.iter().any(|(account, stored)| joined(account, stored.person, stored.own_person)) {
            return Unlinked::Nothing;
        }
        if self.sits(person) {
            return Unlinked::Seated;
        }
        for (account, stored) in &mut self.accounts {
            if joined(account, stored.person, stored.own_person) {
                stored.person = stored.own_person;
            }
        }
        Unlinked::Done
    }
}

#[async_trait]
impl Links for MemoryStore {
    async fn make_link_code(
        &self,
        code: &NewLinkCode,
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<LinkCodeMade, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(LinkCodeMade::Duplicate);
        }
        let links = &mut state.links;
        if let Some(until) = links.wait(&code.maker, LinkTry::Code, limit, at) {
            return Ok(LinkCodeMade::TooMany { until });
        }
        links.count(&code.maker, LinkTry::Code, limit, at);
        links.codes.retain(|_, other| other.expires > at && other.hash != code.hash);
        links.last_code += 1;
        let stored = StoredCode { number: links.last_code, hash: code.hash, expires: code.expires, entered_by: None };
        links.codes.insert(code.maker.clone(), stored);
        state.keys.insert(key.clone(), at);
        Ok(LinkCodeMade::Made)
    }

    async fn enter_link_code(
        &self,
        by: &AccountRef,
        hash: &[u8; 32],
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<LinkCodeEntered, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(LinkCodeEntered::Duplicate);
        }
        if let Some(until) = state.links.wait(by, LinkTry::Guess, limit, at) {
            return Ok(LinkCodeEntered::TooMany { until });
        }
        let entered = state.enter(by, hash, at);
        if matches!(entered, LinkCodeEntered::Unknown | LinkCodeEntered::SamePlatform) {
            state.links.count(by, LinkTry::Guess, limit, at);
        }
        if !matches!(entered, LinkCodeEntered::Own | LinkCodeEntered::Already) {
            state.keys.insert(key.clone(), at);
        }
        Ok(entered)
    }

    async fn burn_link_code(&self, hash: &[u8; 32], key: &InputKey, at: Timestamp) -> Result<(), StoreError> {
        let mut state = self.state();
        state.keys.entry(key.clone()).or_insert(at);
        state.links.codes.retain(|_, code| code.hash != *hash);
        Ok(())
    }

    async fn decline_link(
        &self,
        by: &AccountRef,
        number: u32,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut state = self.state();
        state.keys.entry(key.clone()).or_insert(at);
        state.links.codes.retain(|_, code| code.number != number || code.entered_by.as_ref() != Some(by));
        Ok(())
    }

    async fn link(&self, by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> Result<Linked, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(Linked::Duplicate);
        }
        let Some(maker) = state.links.entered(by, number, at).cloned() else {
            return Ok(Linked::Unknown);
        };
        let linked = state.join(by, &maker, at);
        if let Linked::Done(person) = linked {
            state.show_everywhere(person);
            state.keys.insert(key.clone(), at);
        }
        Ok(linked)
    }

    async fn unlink(&self, of: &AccountRef, key: &InputKey, at: Timestamp) -> Result<Unlinked, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(Unlinked::Duplicate);
        }
        let before = state.act_with(of);
        let unlinked = state.part(of);
        if unlinked == Unlinked::Done {
            before.into_iter().for_each(|person| state.show_everywhere(person));
            state.keys.insert(key.clone(), at);
        }
        Ok(unlinked)
    }
}
