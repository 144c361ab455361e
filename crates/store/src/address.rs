//! Who and where: platforms, places, accounts and messages. All other modules use these types.
//!
//! Nothing here is specific to a platform, and nothing here knows anything else of the house.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The platforms that a house can serve.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownPlatform, parse_err_fn = unknown)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlatformKind {
    /// Telegram groups and private chats.
    Telegram,
    /// Discord servers and direct messages.
    Discord,
    /// The table in the terminal of the machine that runs the program.
    Terminal,
}

impl PlatformKind {
    /// Every platform.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored and spoken form: `telegram`, `discord`, `terminal`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// A text that names no platform.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such platform")]
pub struct UnknownPlatform;

const fn unknown(_: &str) -> UnknownPlatform {
    UnknownPlatform
}

/// Where a message is, or will be: a chat and, in a forum, one of its topics.
///
/// The chat is what has members, administrators and a language of its own: on Discord the server, whose channels and
/// threads are the `thread` of a place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's own identifier of the chat.
    pub chat: String,
    /// The topic or thread, if the chat has any.
    pub thread: Option<String>,
    /// Whether only one person reads here.
    pub private: bool,
}

/// An account on a platform. A person may have several.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AccountRef {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's own identifier of the account.
    pub id: String,
}

/// The sender of an input, as the platform reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sender {
    /// The account.
    pub account: AccountRef,
    /// The name that the platform shows for it, as it is: views cut and isolate it, adapters escape it.
    pub name: String,
    /// The language of the person's own app, as a BCP 47 tag, if the platform reports it.
    pub language: Option<String>,
}

/// A reference to a message, in the platform's own text form. Adapters make it and read it.
///
/// On platforms that number the messages of a chat upwards, the reference is that decimal number, so the house can see how far a message
/// has scrolled away. Any other reference may be a capability: anybody who knows it can write there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MessageRef(pub String);

impl fmt::Debug for MessageRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "MessageRef({number})"),
            None => f.write_str("MessageRef(…)"),
        }
    }
}

impl MessageRef {
    /// The message's number, on platforms that number messages upwards.
    #[must_use]
    pub fn number(&self) -> Option<i64> {
        self.0.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn platform_codes_round_trip() {
        let codes: Vec<&str> = PlatformKind::ALL.iter().map(|kind| kind.code()).collect();
        assert_eq!(codes, ["telegram", "discord", "terminal"]);
        for &kind in PlatformKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{kind}\""));
        }
        assert_eq!("Telegram ".parse::<PlatformKind>(), Err(UnknownPlatform));
    }

    #[test]
    fn only_numbered_messages_have_a_number() {
        assert_eq!(MessageRef("1207".into()).number(), Some(1207));
        assert_eq!(MessageRef("1207/3".into()).number(), None);
    }

    #[test]
    fn a_reference_that_grants_something_is_not_told() {
        assert_eq!(format!("{:?}", MessageRef("1207".into())), "MessageRef(1207)");
        assert_eq!(format!("{:?}", MessageRef("panel:7:aW50ZXJhY3Rpb24".into())), "MessageRef(…)");
    }
}
