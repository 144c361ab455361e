//! Wires a house for a measurement.

use std::sync::Arc;

use talon_house::settings::Gaps;
use talon_house::{House, HouseParts, Platform, Settings};
use talon_steward::Failure;
use talon_steward::config::Config;
use talon_steward::run::house_settings;
use talon_steward::system::{Pool, SystemClock, SystemEntropy};
use talon_store::Store;

use super::screens::Screens;

/// A house on this store that shows its pages on these screens as fast as it can.
///
/// # Errors
/// The system has no randomness.
pub(in crate::bench) fn house(store: Arc<dyn Store>, screens: &Arc<Screens>) -> Result<Arc<House>, Failure> {
    let usual = house_settings(&Config::default());
    Ok(House::new(HouseParts {
        store,
        platforms: vec![Arc::clone(screens) as Arc<dyn Platform>],
        clock: Arc::new(SystemClock),
        entropy: Arc::new(SystemEntropy::new().map_err(Failure::Fault)?),
        compute: Arc::new(Pool::default()),
        settings: Settings { telegram: Gaps::NONE, ..usual },
        observer: Arc::new(()),
    }))
}
