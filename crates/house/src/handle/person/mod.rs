//! Answers questions of a person about themselves: languages, settings, linked accounts, stored data.

pub(super) mod absence;
pub(super) mod dress;
pub(super) mod files;
pub(super) mod find;
pub(crate) mod personal_data;
pub(super) mod privacy;
pub(super) mod settings;

use std::sync::Arc;

use super::admission::Admission;
use super::screen::Screen;
use crate::core::Core;
use crate::leagues::Leagues;
use files::Files;

/// Answers questions of a person about themselves, or of a group about itself.
pub(crate) struct PersonAnswers {
    pub(super) core: Arc<Core>,
    pub(super) leagues: Arc<Leagues>,
    pub(super) admission: Arc<Admission>,
    pub(super) files: Arc<Files>,
    pub(super) screen: Arc<Screen>,
}

impl PersonAnswers {
    /// On this core.
    pub(crate) const fn new(
        core: Arc<Core>,
        leagues: Arc<Leagues>,
        admission: Arc<Admission>,
        files: Arc<Files>,
        screen: Arc<Screen>,
    ) -> Self {
        Self { core, leagues, admission, files, screen }
    }
}
