//! The tables at which people play during the measurement.

use std::sync::Arc;
use std::time::Duration;

use talon_house::House;
use talon_steward::Failure;
use talon_store::shaky::ShakyStore;
use talon_store::{PlatformKind, Store, StoreError};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::fault::fault;
use super::figures::{Costs, Loads};
use super::load::{LOST_AFTER, as_fast_as_answered, at_a_rate};
use super::pair::Pair;
use super::screens::Screens;
use super::statements::Statements;
use super::wiring::house;

/// How many presses are counted for their costs.
const COUNTED: usize = 100;

/// How often to check whether the pages have come.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// Calls of the store that only read, if the person is already known.
const READING: [&str; 12] = [
    "meet",
    "account",
    "accounts_of",
    "community",
    "presets",
    "events",
    "table",
    "open_tables_in",
    "open_tables_of",
    "is_taken",
    "surfaces",
    "next_due",
];

/// A house, its players, and what they see.
pub(super) struct Hall {
    house: Arc<House>,
    screens: Arc<Screens>,
    store: Arc<dyn Store>,
    pairs: Vec<Pair>,
}

impl Hall {
    /// This many pairs sit down and begin, and their pages are shown.
    ///
    /// # Errors
    /// The house refused.
    pub(super) async fn open(
        house: &Arc<House>,
        screens: &Arc<Screens>,
        store: Arc<dyn Store>,
        pairs: usize,
    ) -> Result<Self, Failure> {
        let mut sitting = Vec::with_capacity(pairs);
        for number in 0..pairs {
            sitting.push(Pair::meet(house, Arc::clone(&store), number).await?);
        }
        house.run_due().await;
        Ok(Self { house: Arc::clone(house), screens: Arc::clone(screens), store, pairs: sitting })
    }

    /// The cost of a press until it is answered, on an idle house.
    ///
    /// # Errors
    /// A press was not accepted.
    pub(super) async fn costs(&mut self, statements: &Statements) -> Result<Costs, Failure> {
        let counted = Arc::new(ShakyStore::new(Arc::clone(&self.store), 0));
        let house = house(Arc::clone(&counted) as Arc<dyn Store>, &self.screens)?;
        let mut total = Costs { statements: 0.0, writing: 0.0, transactions: 0.0 };
        let mut presses = 0;
        for pair in self.pairs.iter_mut().take(COUNTED) {
            // This house has not loaded the table yet, and would read its whole log at the first press.
            let first = pair.wish().await?;
            accepted(pair.press_at(&house, first).await)?;
            let wish = pair.wish().await?;
            counted.take_calls();
            statements.start();
            let pressed = pair.press_at(&house, wish).await;
            let (all, writing) = statements.stop();
            accepted(pressed)?;
            presses += 1;
            let transactions = counted.take_calls().iter().filter(|call| !READING.contains(call)).count();
            total.statements += all as f64;
            total.writing += writing as f64;
            total.transactions += transactions as f64;
        }
        self.house.run_due().await;
        let each = |sum: f64| sum / f64::from(presses.max(1));
        let Costs { statements, writing, transactions } = total;
        Ok(Costs { statements: each(statements), writing: each(writing), transactions: each(transactions) })
    }

    /// Everybody plays while the house delivers: first as fast as answers come, then at a given rate.
    ///
    /// # Errors
    /// A press was not accepted, or its page was never shown.
    pub(super) async fn loads(self, rate: u32, seconds: f64) -> Result<Loads, Failure> {
        let stop = CancellationToken::new();
        let work = tokio::spawn({
            let (house, stop) = (Arc::clone(&self.house), stop.clone());
            async move { house.run(stop.cancelled_owned()).await }
        });
        let (pairs, accepted_per_second) = as_fast_as_answered(self.pairs, seconds).await?;
        // Pages left over from the rush must not count in the times at a steady rate.
        until_shown(&*self.store).await?;
        let steady = at_a_rate(pairs, &self.screens, rate, seconds).await;
        stop.cancel();
        work.await.map_err(|error| fault("the house broke off", error))?;
        let (acknowledged, shown) = steady?;
        Ok(Loads { accepted_per_second, acknowledged, shown })
    }
}

/// Returns when no page is behind.
async fn until_shown(store: &dyn Store) -> Result<(), Failure> {
    let shown = async {
        while store.next_due(PlatformKind::ALL).await?.mark.is_some() {
            sleep(LOOK_EVERY).await;
        }
        Ok(())
    };
    let looked: Result<Result<(), StoreError>, _> = timeout(LOST_AFTER, shown).await;
    match looked {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(fault("the database does not answer", error)),
        Err(_) => Err(Failure::Fault("pages stayed behind".to_owned())),
    }
}

fn accepted(pressed: bool) -> Result<(), Failure> {
    if pressed { Ok(()) } else { Err(Failure::Fault("a press was not accepted".to_owned())) }
}
