//! The rows that follow a chat when its identifier changes.

use async_trait::async_trait;
use talon_table::Timestamp;

use crate::{PlatformKind, StoreError};

/// Moves what belongs to a chat to its new identifier.
#[async_trait]
pub trait ChatRows {
    /// Moves the presets, except those whose names are taken there; they are no defaults where there is one.
    async fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;

    /// Moves the homes of the tables; the open ones are marked behind as of `at`.
    async fn move_tables(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// Moves the leagues; the open ones are due at `at`, and their unfinished messages are forgotten.
    async fn move_leagues(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// Moves the surfaces. They forget their messages, because message numbers mean others in the new chat.
    async fn move_surfaces(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;

    /// Moves the pace; the later of the two stays if the new identifier has one.
    async fn move_pace(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;
}
