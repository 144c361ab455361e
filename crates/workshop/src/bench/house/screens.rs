//! An in-memory platform that accepts every page at once.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use talon_house::{Document, Onto, Platform, ShowError};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_view::Page;
use tokio::sync::oneshot;

/// Stores no page, but notifies the code that waits for the next page in a chat.
#[derive(Debug, Default)]
pub(in crate::bench) struct Screens {
    numbers: AtomicI64,
    waiting: Mutex<HashMap<String, oneshot::Sender<()>>>,
}

impl Screens {
    /// Completes when the next page is shown in this chat.
    pub(super) fn next_page(&self, chat: &str) -> oneshot::Receiver<()> {
        let (sender, receiver) = oneshot::channel();
        self.waiting().insert(chat.to_owned(), sender);
        receiver
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<String, oneshot::Sender<()>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Platform for Screens {
    fn kind(&self) -> PlatformKind {
        PlatformKind::Telegram
    }

    async fn show(&self, place: &Place, _: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        let sender = self.waiting().remove(&place.chat);
        if let Some(sender) = sender {
            // The receiver may have given up.
            let _ = sender.send(());
        }
        let next = || MessageRef((self.numbers.fetch_add(1, Ordering::Relaxed) + 1).to_string());
        Ok(onto.known().cloned().unwrap_or_else(next))
    }

    async fn send_document(&self, _: &Place, _: &Document) -> Result<(), ShowError> {
        Err(ShowError::Refused("no files here".to_owned()))
    }

    async fn delete(&self, _: &Place, _: &MessageRef) -> Result<(), ShowError> {
        Ok(())
    }

    async fn is_admin(&self, _: &Place, _: &AccountRef) -> Result<bool, ShowError> {
        Ok(false)
    }

    async fn is_member(&self, _: &Place, _: &AccountRef) -> Result<bool, ShowError> {
        Ok(true)
    }
}
