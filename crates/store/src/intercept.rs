//! A store with an interceptor of every call: a limit, faults, a record, a place to stop.

use std::fmt::Debug;
use std::sync::Arc;

use async_trait::async_trait;
use talon_table::Timestamp;

use crate::leagues::LeagueCommit;
use crate::{
    BeginWrite, Behind, Commit, Committed, DueTimer, InputKey, Lease, PlatformKind, Processes, Store, StoreError,
    SurfaceRow,
};

/// The arguments of a call, in the order of the port's method.
pub type CallArguments<'a> = &'a [&'a (dyn Debug + Sync)];

/// Hooks around the calls of a store.
pub trait Interceptor: Send + Sync {
    /// Makes a call, or not. `call` is the name of the port's method; an error replaces the store's answer.
    fn through<T: Debug + Send + Sync>(
        &self,
        call: &'static str,
        arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> impl Future<Output = Result<T, StoreError>> + Send;

    /// Makes a commit.
    fn commit<'a>(
        &'a self,
        store: &'a dyn Store,
        commit: &'a Commit,
    ) -> impl Future<Output = Result<Committed, StoreError>> + Send + 'a {
        store.commit(commit)
    }

    /// Looks an input up.
    fn is_taken<'a>(
        &'a self,
        store: &'a dyn Store,
        key: &'a InputKey,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send + 'a {
        store.is_taken(key)
    }

    /// Writes a surface.
    fn save_surface<'a>(
        &'a self,
        store: &'a dyn Store,
        surface: &'a SurfaceRow,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + 'a {
        store.save_surface(surface)
    }

    /// Notes a pending write.
    fn begin_write<'a>(
        &'a self,
        store: &'a dyn Store,
        begin: &'a BeginWrite,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send + 'a {
        store.begin_write(begin)
    }

    /// Makes the commit of a league.
    fn commit_league<'a>(
        &'a self,
        store: &'a dyn Store,
        commit: &'a LeagueCommit,
    ) -> impl Future<Output = Result<Committed, StoreError>> + Send + 'a {
        store.commit_league(commit)
    }

    /// Claims timers.
    fn claim_timers<'a>(
        &'a self,
        store: &'a dyn Store,
        now: Timestamp,
        lease: &'a Lease,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<DueTimer>, StoreError>> + Send + 'a {
        store.claim_timers(now, lease, limit)
    }

    /// Claims marks.
    fn claim_marks<'a>(
        &'a self,
        store: &'a dyn Store,
        now: Timestamp,
        lease: &'a Lease,
        of: &'a [PlatformKind],
        limit: usize,
    ) -> impl Future<Output = Result<Vec<Behind>, StoreError>> + Send + 'a {
        store.claim_marks(now, lease, of, limit)
    }

    /// Asks for the store's clock. Not passed to [`through`](Self::through).
    fn clock<'a>(
        &'a self,
        store: &'a dyn Store,
    ) -> impl Future<Output = Result<Option<Timestamp>, StoreError>> + Send + 'a {
        store.clock()
    }

    /// Asks whether no other process serves from the store. Not passed to [`through`](Self::through).
    fn is_alone<'a>(&'a self, store: &'a dyn Store) -> impl Future<Output = Result<bool, StoreError>> + Send + 'a {
        store.is_alone()
    }

    /// Waits for news. Not passed to [`through`](Self::through).
    fn news<'a>(&'a self, store: &'a dyn Store) -> impl Future<Output = Result<(), StoreError>> + Send + 'a {
        store.news()
    }
}

/// Another store, whose calls go through an interceptor.
pub struct Intercepted<A> {
    pub(crate) inner: Arc<dyn Store>,
    pub(crate) interceptor: A,
}

impl<A: Interceptor> Intercepted<A> {
    /// Lets the calls of `inner` go through `interceptor`.
    #[must_use]
    pub fn by(inner: Arc<dyn Store>, interceptor: A) -> Self {
        Self { inner, interceptor }
    }
}

#[async_trait]
impl<A: Interceptor> Processes for Intercepted<A> {
    async fn news(&self) -> Result<(), StoreError> {
        self.interceptor.news(&*self.inner).await
    }

    async fn clock(&self) -> Result<Option<Timestamp>, StoreError> {
        self.interceptor.clock(&*self.inner).await
    }

    async fn is_alone(&self) -> Result<bool, StoreError> {
        self.interceptor.is_alone(&*self.inner).await
    }
}
