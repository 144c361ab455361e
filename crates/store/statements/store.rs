//! The port, by statements.

use std::time::Duration;

use async_trait::async_trait;
use talon_store::{
    AccountRef, AccountRow, Behind, CommunityRow, DueTimer, InputKey, Lease, Load, NextDue, PlatformKind, ProcessId,
    Sender, Span, Store, StoreError, SurfaceRow, TableRow, WriteWish,
};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::dialect::{SqlStore, kept_name};
use crate::fault::fault;
use crate::{claims, commit, delivery, directory, people, surfaces};

#[async_trait]
impl Store for SqlStore {
    async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError> {
        let sender = &Sender { name: kept_name(&sender.name), ..sender.clone() };
        if let Some(known) = people::account(self.readers(), &sender.account).await?
            && known.name == sender.name
            && known.platform_language == sender.language
        {
            return Ok(known);
        }
        let mut transaction = self.write().await?;
        if !people::rename_account(&mut transaction, sender).await?
            && !people::add_account(&mut transaction, sender, fresh).await?
        {
            // Another process has added it at this moment; the person made for it here is dropped.
            transaction.rollback().await.map_err(fault)?;
            transaction = self.write().await?;
            people::rename_account(&mut transaction, sender).await?;
        }
        transaction.commit().await.map_err(fault)?;
        let met = people::account(self.readers(), &sender.account).await?;
        met.ok_or_else(|| StoreError::Corrupt("an account was written and is not there".to_owned()))
    }

    async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
        people::account(self.readers(), account).await
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        people::accounts_of(self.readers(), persons).await
    }

    async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        people::community(self.readers(), platform, chat).await
    }

    async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        directory::events(self.readers(), self.logs.as_deref(), table, after).await
    }

    async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        directory::table(self.readers(), table).await
    }

    async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError> {
        directory::open_tables_in(self.readers(), platform, chat).await
    }

    async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        directory::open_tables_of(self.readers(), person).await
    }

    async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError> {
        commit::is_taken(self.readers(), key).await
    }

    async fn forget_old(&self, before: Timestamp) -> Result<(), StoreError> {
        commit::forget(self.writer(), before).await
    }

    async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
        claims::claim_timers(self.writer(), now, lease, limit).await
    }

    async fn reset_timer(&self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> Result<(), StoreError> {
        claims::reset_timer(self.writer(), seen, holder, due).await
    }

    async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        delivery::mark_behind(self.writer(), table, at).await
    }

    async fn claim_marks(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        claims::claim_marks(self.writer(), now, lease, of, limit).await
    }

    async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
        claims::claim_duty(self.writer(), name, now, lease).await
    }

    async fn note_served(&self, of: &[PlatformKind], span: Span, apart: Duration) -> Result<(), StoreError> {
        claims::note_served(self.writer(), of, span, apart).await
    }

    async fn served(&self, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
        claims::served(self.readers(), of, since).await
    }

    async fn settle(&self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        claims::settle(self.writer(), seen, holder, until).await
    }

    async fn release(&self, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        claims::release(&mut transaction, holder, until).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        surfaces::surfaces(self.readers(), table).await
    }

    async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError> {
        let taken = delivery::reserve(self, wish).await?;
        // It may have become free since.
        Ok(taken.map_err(|(chat, bot)| wish.free(chat, bot).max(Timestamp(wish.at.0.saturating_add(1)))))
    }

    async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError> {
        delivery::hold(self.writer(), platform, chat, until).await
    }

    async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError> {
        delivery::paces(self.readers(), platform, chat).await
    }

    async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        claims::bring_forward(&mut transaction, after, to, leased).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
        claims::next_due(self.readers(), of).await
    }

    async fn load(&self, now: Timestamp) -> Result<Load, StoreError> {
        claims::load(self.readers(), now).await
    }
}
