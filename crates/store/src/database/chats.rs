//! The rows that follow a chat when its identifier changes.

use async_trait::async_trait;
use talon_table::Timestamp;

use crate::{PlatformKind, StoreError};

/// Gives what a chat has its new identifier.
#[async_trait]
pub trait ChatRows {
    /// The presets, except those whose names are taken there; none is a default where there is one.
    async fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;

    /// The homes of the tables; the open ones are marked behind as of `at`.
    async fn move_tables(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// The leagues; the open ones are looked at from `at` on, and messages about them that are not finished are forgotten.
    async fn move_leagues(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// The surfaces. The numbers of messages mean others there, so they forget theirs.
    async fn move_surfaces(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;

    /// The pace; the later of the two where the new identifier has one.
    async fn move_pace(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;
}
