//! How a measured house is wired.

use std::sync::Arc;

use talon_house::settings::Gaps;
use talon_house::{House, HouseParts, Platform, Settings};
use talon_store::Store;

use super::screens::Screens;
use crate::config::{Config, Sources, load};
use crate::failure::Failure;
use crate::run::house_settings;
use crate::system::{Pool, SystemClock, SystemEntropy};

/// The settings of a measurement on this database.
///
/// # Errors
/// The settings are not valid.
pub(in crate::bench) fn settings_for(url: &str) -> Result<Config, Failure> {
    let flags = vec![("database.url".to_owned(), url.to_owned())];
    Ok(load(&Sources { flags, ..Sources::default() })?)
}

/// A house on this store that shows its pages on these screens, as fast as it can.
///
/// # Errors
/// The settings are not valid, or the system has no randomness.
pub(in crate::bench) fn house(store: Arc<dyn Store>, screens: &Arc<Screens>) -> Result<Arc<House>, Failure> {
    let usual = house_settings(&settings_for("sqlite:unused.db")?);
    Ok(House::new(HouseParts {
        store,
        platforms: vec![Arc::clone(screens) as Arc<dyn Platform>],
        clock: Arc::new(SystemClock),
        entropy: Arc::new(SystemEntropy::new().map_err(Failure::Fault)?),
        compute: Arc::new(Pool::new()),
        settings: Settings { telegram: Gaps::NONE, ..usual },
        observer: Arc::new(()),
    }))
}
