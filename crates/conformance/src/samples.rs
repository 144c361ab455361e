//! The accounts, groups and inputs of the cases.

use talon_store::{AccountRef, InputKey, Place, PlatformKind, Sender};

/// The platform of cases that do not involve several.
pub(super) const PLATFORM: PlatformKind = PlatformKind::Telegram;

pub(super) fn account(id: &str) -> AccountRef {
    AccountRef { platform: PLATFORM, id: id.to_owned() }
}

pub(super) fn sender(id: &str, name: &str, language: Option<&str>) -> Sender {
    Sender { account: account(id), name: name.to_owned(), language: language.map(str::to_owned) }
}

pub(super) fn group(chat: &str) -> Place {
    Place { platform: PLATFORM, chat: chat.to_owned(), thread: None, private: false }
}

/// An input with this name.
pub fn key(name: impl Into<String>) -> InputKey {
    InputKey { platform: PLATFORM, key: name.into() }
}
