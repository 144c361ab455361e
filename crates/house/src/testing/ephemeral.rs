//! Messages that only one person sees, as on Discord, and in groups on Telegram.

use std::collections::BTreeMap;
use std::time::Duration;

use talon_store::{MessageRef, Place};
use talon_table::Timestamp;
use talon_view::Page;

use crate::ports::platform::ShowError;

/// How long an input's message can be reached.
const LIFE: Duration = Duration::from_secs(15 * 60);

const PREFIX: &str = "panel:";

/// The prefix of the reference by which a press names its message.
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

/// How an input's message is reached.
struct Reference {
    /// The pressed message, until the answer has one of its own.
    message: Option<u64>,
    until: Timestamp,
    /// The group whose pace an edit counts against, if any.
    group: Option<Place>,
}

/// All of them, and how they are reached: each input has a reference of its own, which expires.
#[derive(Default)]
pub(super) struct Ephemerals {
    last: u64,
    messages: BTreeMap<u64, Ephemeral>,
    references: BTreeMap<MessageRef, Reference>,
}

impl Ephemerals {
    pub(super) fn names(at: &MessageRef) -> bool {
        at.0.starts_with(PREFIX)
    }

    pub(super) fn interact(&mut self, on: Option<u64>, now: Timestamp) -> MessageRef {
        self.last += 1;
        let at = MessageRef(format!("{PREFIX}{}", self.last));
        self.references.insert(at.clone(), Reference { message: on, until: now.plus(LIFE), group: None });
        at
    }

    /// As [`interact`](Self::interact), for a message with this one reference, which does not expire.
    pub(super) fn interact_in(&mut self, group: &Place) -> MessageRef {
        self.last += 1;
        let at = MessageRef(format!("{PREFIX}{}", self.last));
        let reference = Reference { message: None, until: Timestamp(i64::MAX), group: Some(group.clone()) };
        self.references.insert(at.clone(), reference);
        at
    }

    pub(super) fn group(&self, at: &MessageRef) -> Option<Place> {
        self.references.get(at)?.group.clone()
    }

    /// `false` if the message that the answer was to edit is gone.
    pub(super) fn answer(&mut self, at: &MessageRef, reader: &str, page: &Page, replace_pressed: bool) -> bool {
        let Some(reference) = self.references.get_mut(at) else { return false };
        let number = match reference.message.filter(|_| replace_pressed) {
            Some(pressed) if self.messages.contains_key(&pressed) => pressed,
            Some(_) => return false,
            None => {
                self.last += 1;
                self.last
            }
        };
        reference.message = Some(number);
        self.messages.insert(number, Ephemeral { number, reader: reader.to_owned(), page: page.clone() });
        true
    }

    /// The number of the message that a reference reaches, or that a press names.
    pub(super) fn number(&self, at: &MessageRef) -> Option<u64> {
        let reached = self.references.get(at).and_then(|reference| reference.message);
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
        let reference = self.references.get(at)?;
        self.messages.get(&reference.message?).filter(|_| reference.until > now).cloned()
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

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(0);

    #[test]
    fn an_answer_beside_a_message_that_is_gone_does_not_take_its_place() {
        let mut seen = Ephemerals::default();
        let asked = seen.interact(None, NOW);
        assert!(seen.answer(&asked, "ana", &Page::default(), false));
        let first = seen.number(&asked).unwrap();
        let (pressed, again) = (seen.interact(Some(first), NOW), seen.interact(Some(first), NOW));
        seen.dismiss(&again, NOW);
        assert!(!seen.answer(&again, "ana", &Page::default(), true), "it is gone");
        assert!(seen.answer(&pressed, "ana", &Page::default(), false));
        assert_eq!((seen.reached(&again, NOW), seen.reached(&asked, NOW)), (None, None));
        assert_ne!(seen.reached(&pressed, NOW).unwrap().number, first);
    }
}
