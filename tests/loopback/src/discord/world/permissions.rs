//! The permission bits that the server checks.

use std::ops::{BitAnd, BitOr, Not};

use serde_json::{Value, json};

/// A set of permissions, in Discord's numbering.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Permissions(u64);

impl Permissions {
    /// Everything, regardless of channels.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Sees a channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Writes into channels.
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Deletes the messages of others.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Has embeds shown.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// Attaches files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// Reads what was written before.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// Changes the guild.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// Changes and removes channels.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// Uses emojis of elsewhere.
    pub const USE_EXTERNAL_EMOJIS: Self = Self(1 << 18);
    /// Uses commands.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// Archives, locks and renames threads of others.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// Opens public threads.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// Opens private threads.
    pub const CREATE_PRIVATE_THREADS: Self = Self(1 << 36);
    /// Writes into threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);

    /// Nothing.
    pub const NONE: Self = Self(0);

    /// What a member of a guild may do by default.
    pub const MEMBER: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_EXTERNAL_EMOJIS.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// The bits themselves.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of these bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// True if all of `others` are among these; an administrator has all.
    #[must_use]
    pub const fn contain(self, others: Self) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & others.0 == others.0
    }

    pub(crate) fn json(self) -> Value {
        json!(self.0.to_string())
    }
}

impl BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}
