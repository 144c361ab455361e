//! The messages of the window, which a chat would show one below the other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use async_trait::async_trait;
use talon_house::{Document, Onto, Platform, ShowError};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_table::TableId;
use talon_view::{Page, Target, Token};
use tokio::sync::Notify;

use crate::zone;

/// How many of the newest messages are kept; a person reads one at a time.
const KEPT: usize = 32;

/// The platform of the one person who sits at this machine: messages that are sent, edited and deleted in memory.
#[derive(Debug)]
pub struct Shelf {
    first: i64,
    messages: Mutex<Messages>,
    changed: Notify,
}

#[derive(Debug)]
struct Messages {
    next: i64,
    shown: BTreeMap<i64, Page>,
    /// A page that covers the messages, with its own number.
    overlay: Option<(i64, Page)>,
}

impl Shelf {
    /// `first` is the number of the first message. It must be larger than every number of earlier runs, so that their messages are known to
    /// be gone.
    #[must_use]
    pub fn new(first: i64) -> Self {
        Self {
            first,
            messages: Mutex::new(Messages { next: first, shown: BTreeMap::new(), overlay: None }),
            changed: Notify::new(),
        }
    }

    /// The number of this run's first message.
    #[must_use]
    pub fn first(&self) -> i64 {
        self.first
    }

    /// The place of the person at this machine.
    #[must_use]
    pub fn place() -> Place {
        Place { platform: PlatformKind::Terminal, chat: "terminal".to_owned(), thread: None, private: true }
    }

    /// Returns when a message has been sent, edited or deleted since the last call.
    pub async fn changed(&self) {
        self.changed.notified().await;
    }

    /// The current page of a message.
    #[must_use]
    pub fn get(&self, number: i64) -> Option<Page> {
        self.with(|messages| messages.shown.get(&number).cloned())
    }

    /// The number of the oldest message after `number`.
    #[must_use]
    pub fn after(&self, number: i64) -> Option<i64> {
        self.with(|messages| {
            let (next, _) = messages.shown.range(number.saturating_add(1)..).next()?;
            Some(*next)
        })
    }

    /// The number of the newest message, if there is any.
    #[must_use]
    pub fn newest(&self) -> Option<i64> {
        self.with(|messages| messages.shown.keys().next_back().copied())
    }

    /// The number of the newest message that matches.
    #[must_use]
    pub fn find(&self, fits: impl Fn(&Page) -> bool) -> Option<i64> {
        self.with(|messages| messages.shown.iter().rev().find(|(_, page)| fits(page)).map(|(number, _)| *number))
    }

    /// How many tables other than this one wait for the person.
    #[must_use]
    pub fn waiting_beside(&self, table: Option<TableId>) -> usize {
        let waiting = |messages: &mut Messages| -> BTreeSet<TableId> {
            let asking = messages.shown.values().filter(|page| crate::asks(page));
            asking.filter_map(table_of).filter(|other| Some(*other) != table).collect()
        };
        self.with(waiting).len()
    }

    /// Covers the messages with a page that can be edited like a message, and returns its number. It replaces any previous one.
    pub fn set_overlay(&self, page: &Page) -> i64 {
        self.with(|messages| {
            let number = messages.next;
            messages.next += 1;
            messages.overlay = Some((number, page.clone()));
            number
        })
    }

    /// The current state of the covering page with this number.
    #[must_use]
    pub fn overlay(&self, number: i64) -> Option<Page> {
        self.with(|messages| {
            messages.overlay.as_ref().filter(|(overlay, _)| *overlay == number).map(|(_, page)| page.clone())
        })
    }

    /// Edits a message. Returns whether it exists.
    pub fn put(&self, number: i64, page: &Page) -> bool {
        let is_there = self.with(|messages| messages.put(number, page));
        self.changed.notify_one();
        is_there
    }

    fn with<T>(&self, read: impl FnOnce(&mut Messages) -> T) -> T {
        // A poisoned lock still holds whole messages: each change is a single assignment.
        let mut messages = self.messages.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        read(&mut messages)
    }
}

impl Messages {
    fn put(&mut self, number: i64, page: &Page) -> bool {
        let overlay = self.overlay.as_mut().filter(|(overlay, _)| *overlay == number).map(|(_, page)| page);
        self.shown.get_mut(&number).or(overlay).map(|shown| shown.clone_from(page)).is_some()
    }

    fn send(&mut self, page: &Page) -> i64 {
        let number = self.next;
        self.next += 1;
        self.shown.insert(number, page.clone());
        while self.shown.len() > KEPT {
            self.shown.pop_first();
        }
        number
    }
}

#[async_trait]
impl Platform for Shelf {
    fn kind(&self) -> PlatformKind {
        PlatformKind::Terminal
    }

    async fn show(&self, _place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        let number = self.with(|messages| match onto {
            Onto::New { .. } => Some(messages.send(page)),
            Onto::Known(reference) | Onto::Unread(reference) => {
                reference.number().filter(|number| messages.put(*number, page))
            }
        });
        let number = number.ok_or(ShowError::Gone)?;
        self.changed.notify_one();
        Ok(MessageRef(number.to_string()))
    }

    async fn send_document(&self, _: &Place, _: &Document) -> Result<(), ShowError> {
        Err(ShowError::Refused("no files here".to_owned()))
    }

    async fn delete(&self, _place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        self.with(|messages| {
            if let Some(number) = at.number() {
                messages.shown.remove(&number);
            }
        });
        self.changed.notify_one();
        Ok(())
    }

    async fn is_admin(&self, _place: &Place, _account: &AccountRef) -> Result<bool, ShowError> {
        Ok(true)
    }

    async fn is_member(&self, _place: &Place, _account: &AccountRef) -> Result<bool, ShowError> {
        Ok(true)
    }

    fn private_place(&self, _account: &AccountRef) -> Place {
        Self::place()
    }

    fn draws_scenes(&self) -> bool {
        true
    }

    fn zone(&self) -> Option<String> {
        zone::of_machine()
    }
}

/// The table of a page.
#[must_use]
pub fn table_of(page: &Page) -> Option<TableId> {
    tokens(page).find_map(|token| token.table)
}

pub(crate) fn tokens(page: &Page) -> impl Iterator<Item = &Token> {
    page.buttons.iter().flatten().filter_map(|button| match &button.target {
        Target::Token(token) => Some(token),
        Target::PrivateChat(_) | Target::Link(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_view::{Button, Line, Look, Style, Target, Token, Verb};

    fn page(text: &str) -> Page {
        Page::of(vec![Line { style: Style::Body, text: text.into() }], Vec::new())
    }

    #[tokio::test]
    async fn messages_are_sent_edited_and_deleted() {
        let shelf = Shelf::new(100);
        let place = Shelf::place();
        let first = shelf.show(&place, &page("one"), Onto::first(false)).await;
        let first = first.expect("sent");
        assert_eq!(first, MessageRef("100".to_owned()));
        let edited = shelf.show(&place, &page("two"), Onto::Known(&first)).await;
        assert_eq!(edited, Ok(first.clone()));
        assert_eq!(shelf.get(100), Some(page("two")));
        shelf.show(&place, &page("three"), Onto::first(false)).await.expect("sent");
        assert_eq!((shelf.after(100), shelf.newest()), (Some(101), Some(101)));
        assert_eq!(shelf.find(|shown| *shown == page("two")), Some(100));
        assert_eq!(shelf.find(|shown| *shown == page("one")), None);
        shelf.delete(&place, &first).await.expect("deleted");
        assert_eq!(shelf.get(100), None);
    }

    #[tokio::test]
    async fn tables_wait_that_ask_for_a_decision() {
        let button = |table, notation: &str, look| {
            let verb = Verb::Act(notation.parse().unwrap());
            Button { label: "x".into(), target: Target::Token(Token::new(Some(TableId(table)), 3, verb)), look }
        };
        let shelf = Shelf::new(100);
        for (table, look) in [(1, Look::Card), (1, Look::Card), (2, Look::Blocked), (3, Look::Card)] {
            let page = Page::of(Vec::new(), vec![vec![button(table, "AS", look)]]);
            shelf.show(&Shelf::place(), &page, Onto::first(false)).await.expect("sent");
        }
        assert_eq!(shelf.waiting_beside(None), 2, "each once, and not where others are on turn");
        assert_eq!(shelf.waiting_beside(Some(TableId(1))), 1);
        assert_eq!(shelf.waiting_beside(Some(TableId(2))), 2);
    }

    #[tokio::test]
    async fn a_page_that_lies_over_the_messages_is_changed_like_one() {
        let shelf = Shelf::new(100);
        let place = Shelf::place();
        let number = shelf.set_overlay(&page("4 of 48"));
        assert_eq!((shelf.newest(), shelf.overlay(number)), (None, Some(page("4 of 48"))), "it is no message");
        let at = MessageRef(number.to_string());
        shelf.show(&place, &page("all"), Onto::Known(&at)).await.expect("it is there");
        assert_eq!(shelf.overlay(number), Some(page("all")));
        let other = shelf.set_overlay(&page("another"));
        assert_eq!((shelf.overlay(number), shelf.overlay(other)), (None, Some(page("another"))));
        assert_eq!(shelf.show(&place, &page("late"), Onto::Known(&at)).await, Err(ShowError::Gone));
    }

    #[tokio::test]
    async fn a_message_of_an_earlier_run_is_gone() {
        let shelf = Shelf::new(100);
        let old = MessageRef("7".to_owned());
        let answer = shelf.show(&Shelf::place(), &page("x"), Onto::Known(&old)).await;
        assert_eq!(answer, Err(ShowError::Gone));
    }

    #[tokio::test]
    async fn only_the_newest_messages_are_kept() {
        let shelf = Shelf::new(0);
        for _ in 0..KEPT + 3 {
            shelf.show(&Shelf::place(), &page("x"), Onto::first(false)).await.expect("sent");
        }
        assert_eq!(shelf.get(2), None);
        assert_eq!(shelf.after(0), Some(3));
    }
}
