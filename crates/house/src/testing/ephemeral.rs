//! Messages that one person alone sees, as Discord has them.

use std::collections::BTreeMap;
use std::time::Duration;

use talon_table::Timestamp;
use talon_view::Page;

use crate::intent::MessageRef;
use crate::ports::platform::ShowError;

/// How long an input's message can be reached.
const LIFE: Duration = Duration::from_secs(15 * 60);

const PREFIX: &str = "panel:";

/// Begins the reference by which a press names the message that it is on.
const PRESSED: &str = "pressed:";

/// A message that one person alone sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ephemeral {
    /// Its number.
    pub number: u64,
    /// Who sees it.
    pub reader: String,
    /// What it shows.
    pub page: Page,
}

/// All of them, and how they are reached: each input has a reference of its own, which expires.
#[derive(Default)]
pub(super) struct Ephemerals {
    last: u64,
    messages: BTreeMap<u64, Ephemeral>,
    references: BTreeMap<MessageRef, (u64, Timestamp)>,
}

impl Ephemerals {
    pub(super) fn names(at: &MessageRef) -> bool {
        at.0.starts_with(PREFIX)
    }

    pub(super) fn interact(&mut self, on: Option<u64>, now: Timestamp) -> MessageRef {
        self.last += 1;
        let at = MessageRef(format!("{PREFIX}{}", self.last));
        self.references.insert(at.clone(), (on.unwrap_or(self.last), now.plus(LIFE)));
        at
    }

    /// `false` where the message is gone that the answer was to change.
    pub(super) fn answer(&mut self, at: &MessageRef, reader: &str, page: &Page, replace_pressed: bool) -> bool {
        let Some((number, _)) = self.references.get_mut(at) else { return false };
        if replace_pressed && !self.messages.contains_key(number) {
            return false;
        }
        if !replace_pressed && self.messages.contains_key(number) {
            self.last += 1;
            *number = self.last;
        }
        let message = Ephemeral { number: *number, reader: reader.to_owned(), page: page.clone() };
        self.messages.insert(*number, message);
        true
    }

    /// The number of the message that a reference reaches, or that a press names.
    pub(super) fn number(&self, at: &MessageRef) -> Option<u64> {
        let reached = self.references.get(at).map(|(number, _)| *number);
        reached.or_else(|| at.0.strip_prefix(PRESSED)?.parse().ok())
    }

    pub(super) fn edit(&mut self, at: &MessageRef, page: &Page, now: Timestamp) -> Result<(), ShowError> {
        let number = self.reached(at, now).ok_or(ShowError::Gone)?.number;
        let message = self.messages.get_mut(&number).ok_or(ShowError::Gone)?;
        message.page = page.clone();
        Ok(())
    }

    pub(super) fn dismiss(&mut self, at: &MessageRef, now: Timestamp) {
        if let Some(message) = self.reached(at, now) {
            self.messages.remove(&message.number);
        }
    }

    pub(super) fn reached(&self, at: &MessageRef, now: Timestamp) -> Option<Ephemeral> {
        let (number, until) = self.references.get(at)?;
        self.messages.get(number).filter(|_| *until > now).cloned()
    }

    pub(super) fn of(&self, reader: &str) -> Vec<Ephemeral> {
        self.messages.values().filter(|message| message.reader == reader).cloned().collect()
    }
}

/// How a press names the message that one person alone sees.
#[must_use]
pub fn pressed_alone(number: u64) -> MessageRef {
    MessageRef(format!("{PRESSED}{number}"))
}
