//! The settings of persons and groups.

use talon_table::{PersonId, Timestamp};

pub use talon_view::{
    Chosen, Dress, Language, Letters, Pictured, Pictures, QuietHours, Reminders, Scope, Setting, Theme, Zone,
};

use crate::{Place, PlatformKind};

/// Whose settings are meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chooser {
    /// A person's.
    Person(PersonId),
    /// A group's, by its chat.
    Chat(PlatformKind, String),
}

impl Chooser {
    /// The group of a place.
    #[must_use]
    pub fn group(place: &Place) -> Self {
        Self::Chat(place.platform, place.chat.clone())
    }
}

/// A person's settings, as stored.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PersonSettingsRow {
    /// The person's choices.
    pub chosen: Chosen,
    /// When the person was last reminded, if that was noted.
    pub reminded_at: Option<Timestamp>,
}
