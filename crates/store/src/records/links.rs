//! Linking: codes, and which person an account acts as.

use talon_table::{PersonId, Timestamp};

use super::{Concluded, end, tries};
use crate::database::{Database, InputRows as _, LinkRows as _, Lock, Unit};
use crate::links::{LinkCodeEntered, LinkCodeMade, LinkTry, Linked, NewLinkCode, TryLimit, Unlinked};
use crate::port::port;
use crate::{AccountRef, InputKey, StoreError};

impl Concluded for LinkCodeMade {
    fn changed(&self) -> bool {
        *self == Self::Made
    }
}

impl Concluded for LinkCodeEntered {
    fn changed(&self) -> bool {
        match self {
            // Wrong guesses are counted.
            Self::Found { .. } | Self::Unknown | Self::SamePlatform => true,
            Self::Own | Self::Already | Self::TooMany { .. } | Self::Duplicate => false,
        }
    }
}

impl Concluded for Linked {
    fn changed(&self) -> bool {
        matches!(self, Self::Done(_))
    }
}

impl Concluded for Unlinked {
    fn changed(&self) -> bool {
        *self == Self::Done
    }
}

port! {
    over Database;

    /// The part of the store that links accounts. Every method is one transaction; those that change something note the input's key.
    pub trait Links {
        /// Makes a code, in place of the maker's earlier one; forgets expired ones.
        async fn make_link_code(
            &self,
            code: &NewLinkCode,
            limit: TryLimit,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<LinkCodeMade, StoreError> {
            let mut unit = self.begin().await?;
            let made = make(&mut unit, code, limit, key, at).await?;
            end(unit, made).await
        }

        /// Looks up the code with this hash for the account `by` and binds it to that account, which may enter it again. A code made on the
        /// same platform, and an invalid one, count as wrong guesses.
        async fn enter_link_code(
            &self,
            by: &AccountRef,
            hash: &[u8; 32],
            limit: TryLimit,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<LinkCodeEntered, StoreError> {
            let mut unit = self.begin().await?;
            let entered = match may_enter(&mut unit, by, limit, key, at).await? {
                Ok(()) => enter(&mut unit, by, hash, limit, at).await?,
                Err(refused) => refused,
            };
            end(unit, entered).await
        }

        /// Voids the code with this hash, if there is one, without reporting whether there was.
        async fn burn_link_code(&self, hash: &[u8; 32], key: &InputKey, at: Timestamp) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.take(key, at).await?;
            unit.remove_code_with_hash(hash).await?;
            unit.commit().await
        }

        /// Voids the code that `by` has entered, if there is one of this number.
        async fn decline_link(
            &self,
            by: &AccountRef,
            number: u32,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.take(key, at).await?;
            unit.remove_code_bound_to(by, number).await?;
            unit.commit().await
        }

        /// Makes the account `by`, which has entered the code, and the one that made it act as one person, and voids the code. That is the
        /// person of whichever side sits at an open table; otherwise that of the maker. All accounts of the other side go along, and the
        /// open leagues that name it are due at `at`. If nothing is changed, the code stays valid.
        async fn link(&self, by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> Result<Linked, StoreError> {
            let mut unit = self.begin().await?;
            let linked = link(&mut unit, by, number, key, at).await?;
            end(unit, linked).await
        }

        /// Makes an account act as its own person again; if it already does, the same for all that joined it.
        async fn unlink(&self, of: &AccountRef, key: &InputKey, at: Timestamp) -> Result<Unlinked, StoreError> {
            let mut unit = self.begin().await?;
            let unlinked = unlink(&mut unit, of, key, at).await?;
            end(unit, unlinked).await
        }
    }
}

async fn make<U: Unit>(
    unit: &mut U,
    code: &NewLinkCode,
    limit: TryLimit,
    key: &InputKey,
    at: Timestamp,
) -> Result<LinkCodeMade, StoreError> {
    if !unit.take(key, at).await? {
        return Ok(LinkCodeMade::Duplicate);
    }
    unit.lock(Lock::Tries).await?;
    if let Some(until) = tries::wait(unit, &code.maker, LinkTry::Code, limit, at).await? {
        return Ok(LinkCodeMade::TooMany { until });
    }
    tries::count(unit, &code.maker, LinkTry::Code, limit, at).await?;
    unit.remove_codes_beside(code, at).await?;
    unit.add_code(code).await?;
    Ok(LinkCodeMade::Made)
}

/// Whether a code may be looked up, or why not.
async fn may_enter<U: Unit>(
    unit: &mut U,
    by: &AccountRef,
    limit: TryLimit,
    key: &InputKey,
    at: Timestamp,
) -> Result<Result<(), LinkCodeEntered>, StoreError> {
    if !unit.take(key, at).await? {
        return Ok(Err(LinkCodeEntered::Duplicate));
    }
    unit.lock(Lock::Tries).await?;
    let wait = tries::wait(unit, by, LinkTry::Guess, limit, at).await?;
    Ok(wait.map_or(Ok(()), |until| Err(LinkCodeEntered::TooMany { until })))
}

async fn enter<U: Unit>(
    unit: &mut U,
    by: &AccountRef,
    hash: &[u8; 32],
    limit: TryLimit,
    at: Timestamp,
) -> Result<LinkCodeEntered, StoreError> {
    let Some(code) = unit.code_with_hash(hash, by, at).await? else {
        tries::count(unit, by, LinkTry::Guess, limit, at).await?;
        return Ok(LinkCodeEntered::Unknown);
    };
    if code.maker == *by {
        return Ok(LinkCodeEntered::Own);
    }
    if code.maker.platform == by.platform {
        tries::count(unit, by, LinkTry::Guess, limit, at).await?;
        return Ok(LinkCodeEntered::SamePlatform);
    }
    if acts_as(unit, &code.maker).await? == acts_as(unit, by).await? {
        return Ok(LinkCodeEntered::Already);
    }
    unit.bind_code(code.number, by).await?;
    Ok(LinkCodeEntered::Found { number: code.number, maker: code.maker })
}

async fn acts_as<U: Unit>(unit: &mut U, account: &AccountRef) -> Result<Option<PersonId>, StoreError> {
    Ok(unit.identity(account).await?.map(|identity| identity.person))
}

async fn link<U: Unit>(
    unit: &mut U,
    by: &AccountRef,
    number: u32,
    key: &InputKey,
    at: Timestamp,
) -> Result<Linked, StoreError> {
    if !unit.take(key, at).await? {
        return Ok(Linked::Duplicate);
    }
    unit.lock(Lock::Seats).await?;
    unit.lock(Lock::Results).await?;
    match unit.code_bound_to(by, number, at).await? {
        Some(code) => join(unit, by, &code.maker, at).await,
        None => Ok(Linked::Unknown),
    }
}

/// Makes both accounts, and all others of their persons, act as one person; the maker's code is used up.
async fn join<U: Unit>(unit: &mut U, by: &AccountRef, maker: &AccountRef, at: Timestamp) -> Result<Linked, StoreError> {
    let (Some(makes), Some(enters)) = (acts_as(unit, maker).await?, acts_as(unit, by).await?) else {
        return Ok(Linked::Unknown);
    };
    if makes == enters {
        return Ok(Linked::Already);
    }
    if unit.share_a_platform(makes, enters).await? {
        return Ok(Linked::Taken);
    }
    let (from, to) = match (unit.sits(makes).await?, unit.sits(enters).await?) {
        (true, true) => return Ok(Linked::Seated),
        (false, true) => (makes, enters),
        (_, false) => (enters, makes),
    };
    unit.act_as(from, to).await?;
    unit.remove_code_of(maker).await?;
    unit.show_everywhere(to).await?;
    unit.wake_leagues_of(from, at).await?;
    Ok(Linked::Done(to))
}

/// Makes the account act as its own person again, or those that joined it as theirs.
async fn unlink<U: Unit>(unit: &mut U, of: &AccountRef, key: &InputKey, at: Timestamp) -> Result<Unlinked, StoreError> {
    if !unit.take(key, at).await? {
        return Ok(Unlinked::Duplicate);
    }
    unit.lock(Lock::Seats).await?;
    unit.lock(Lock::Results).await?;
    let Some(identity) = unit.identity(of).await? else {
        return Ok(Unlinked::Nothing);
    };
    let before = unit.own_persons(identity.person).await?;
    let alone = (identity.person != identity.own_person).then_some(of);
    if !unit.part(identity.person, alone).await? {
        return Ok(Unlinked::Nothing);
    }
    for own in before {
        unit.show_everywhere(own).await?;
    }
    // If the person may not part now, the rollback joins the accounts again.
    let sits = unit.sits(identity.person).await?;
    Ok(if sits { Unlinked::Seated } else { Unlinked::Done })
}
