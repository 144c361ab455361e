//! A store whose failures follow from a seed, and a way to stop in the middle of anything.

use std::fmt::Debug;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::task::yield_now;

use crate::intercept::{CallArguments, Intercepted, Interceptor};
use crate::{Store, StoreError};

/// A wait that each call makes.
pub type Pause = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync>;

/// Lets `future` run until it has waited `waits` times, and then drops it, as a killed process would. With a [`ShakyStore`] it may stop
/// before and after every call of the store.
pub async fn cut_short<F: Future>(future: F, waits: usize) -> Option<F::Output> {
    let mut future = pin!(future);
    let mut left = waits;
    poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending if left == 0 => Poll::Ready(None),
        Poll::Pending => {
            left -= 1;
            Poll::Pending
        }
    })
    .await
}

/// Another store behind an unreliable connection: a call may fail before it reaches the store, or its answer may be lost.
pub type ShakyStore = Intercepted<Unreliable>;

/// An unreliable connection.
pub struct Unreliable {
    state: Mutex<Shakiness>,
}

/// Where a call gets lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Before it reaches the store.
    There,
    /// After the store has carried it out: its answer is lost.
    Back,
}

struct Shakiness {
    rng: ChaCha8Rng,
    thousandths: u32,
    cut: bool,
    /// How many calls still pass before the one that fails.
    breaks: Option<(usize, Way)>,
    slow: Option<Pause>,
    calls: Vec<&'static str>,
}

impl Intercepted<Unreliable> {
    /// Puts `inner` behind a connection that is reliable until a method here breaks it.
    #[must_use]
    pub fn new(inner: Arc<dyn Store>, seed: u64) -> Self {
        let state = Shakiness {
            rng: ChaCha8Rng::seed_from_u64(seed),
            thousandths: 0,
            cut: false,
            breaks: None,
            slow: None,
            calls: Vec::new(),
        };
        Self::by(inner, Unreliable { state: Mutex::new(state) })
    }

    fn state(&self) -> MutexGuard<'_, Shakiness> {
        self.interceptor.state()
    }

    /// Sets how often a call fails, in thousandths: once for the way there, and once for the way back.
    pub fn shake(&self, thousandths: u32) {
        self.state().thousandths = thousandths;
    }

    /// Cuts the connection, or restores it.
    pub fn cut(&self, cut: bool) {
        self.state().cut = cut;
    }

    /// Lets so many calls pass and the next one fail.
    pub fn break_after(&self, calls: usize, way: Way) {
        self.state().breaks = Some((calls, way));
    }

    /// Whether the call that was to fail has been made.
    pub fn has_broken(&self) -> bool {
        self.state().breaks.take().is_none()
    }

    /// Makes every call wait, or stops that.
    pub fn slow_down(&self, slow: Option<Pause>) {
        self.state().slow = slow;
    }

    /// The calls since the last time, by the names of the port's methods.
    pub fn take_calls(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.state().calls)
    }
}

impl Unreliable {
    fn state(&self) -> MutexGuard<'_, Shakiness> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a call; returns how it is going to fail.
    fn begin(&self, name: &'static str) -> Option<Way> {
        let mut state = self.state();
        state.calls.push(name);
        let (left, way) = state.breaks?;
        state.breaks = left.checked_sub(1).map(|left| (left, way));
        (left == 0).then_some(way)
    }

    async fn way(&self, way: Way, broken: Option<Way>) -> Result<(), StoreError> {
        yield_now().await;
        let mut state = self.state();
        let limit = state.thousandths;
        let shaken = limit > 0 && state.rng.random_range(0..1000) < limit;
        if shaken || state.cut || broken == Some(way) {
            return Err(StoreError::Unavailable(format!("lost on the way: {way:?}")));
        }
        Ok(())
    }
}

impl Interceptor for Unreliable {
    async fn through<T: Debug + Send + Sync>(
        &self,
        call: &'static str,
        _arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let broken = self.begin(call);
        self.way(Way::There, broken).await?;
        let slow = self.state().slow.clone();
        if let Some(pause) = slow {
            pause().await;
        }
        let answer = carried_out.await?;
        self.way(Way::Back, broken).await?;
        Ok(answer)
    }
}
