//! Answers what people ask about themselves: languages, settings, stored data.

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

/// Answers what people ask about themselves, and what groups ask about themselves.
pub(crate) struct PersonAnswers {
    pub(super) core: Arc<Core>,
    pub(super) leagues: Arc<Leagues>,
    pub(super) admission: Arc<Admission>,
    pub(super) files: Arc<Files>,
    pub(super) screen: Arc<Screen>,
}

impl PersonAnswers {
    /// Builds the answers from what they need.
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
