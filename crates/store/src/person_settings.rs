//! Persons' settings.

use talon_table::Timestamp;

pub use talon_view::{Dress, Letters, PersonSettings, Pictured, Pictures, QuietHours, Reminders, Theme};

/// A person's settings, as the store keeps them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PersonSettingsRow {
    /// The person's choices.
    pub chosen: PersonSettings,
    /// When the person was reminded last, as far as it was noted.
    pub reminded_at: Option<Timestamp>,
}
