//! A platform as one process reaches it. Requests take time, and pages are checked against what their readers may know.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use talon_house::testing::ScriptedPlatform;
use talon_house::{Document, Onto, Platform, ShowError};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_view::Page;
use tokio::sync::oneshot;

use crate::lock::lock;
use crate::shared::Shared;
use crate::transcript::page_digest;

/// A process's connection to a platform.
pub(crate) struct Reached {
    pub(crate) shared: Arc<Shared>,
    pub(crate) platform: Arc<ScriptedPlatform>,
    pub(crate) process: String,
}

impl Reached {
    async fn through<T: std::fmt::Debug>(&self, what: &str, request: impl Future<Output = T> + Send) -> T {
        self.shared.on_the_way().await;
        let answer = request.await;
        self.shared.note(&self.process, format_args!("{} {what} -> {answer:?}", self.platform.kind()));
        self.shared.on_the_way().await;
        answer
    }
}

/// A request is over within this time, in milliseconds.
const OVER_WITHIN: u64 = 40_000;

impl Reached {
    /// Sends an edit. It arrives whatever happens to the process, perhaps long after it was given up.
    async fn edit(&self, place: &Place, page: &Page, at: &MessageRef) -> Result<MessageRef, ShowError> {
        let (shared, platform) = (Arc::clone(&self.shared), Arc::clone(&self.platform));
        let (place, page, at) = (place.clone(), page.clone(), at.clone());
        let late = shared.chance.happens(shared.weather().late / 4);
        let after = if late { shared.chance.millis(1..OVER_WITHIN) } else { Duration::ZERO };
        let (arrived, told) = oneshot::channel();
        self.shared.send(async move {
            if late {
                shared.takes(after).await;
                shared.note(&platform.kind(), format_args!("{} arrives at {at:?}", page_digest(&page)));
            }
            // The waiting process may have ended.
            let _ = arrived.send(platform.show(&place, &page, Onto::Known(&at)).await);
        });
        if late {
            self.shared.takes(self.shared.chance.millis(1..OVER_WITHIN / 3)).await;
            return Err(ShowError::Unreachable("given up".to_owned()));
        }
        told.await.unwrap_or_else(|_| Err(ShowError::Unreachable("nobody answers".to_owned())))
    }
}

#[async_trait]
impl Platform for Reached {
    fn kind(&self) -> PlatformKind {
        self.platform.kind()
    }

    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        lock(&self.shared.witness).shown(&self.shared.store, place, page);
        let what = format!("show {} in {onto:?} of {place:?}", page_digest(page));
        match onto {
            Onto::Known(at) | Onto::Unread(at) => self.through(&what, self.edit(place, page, at)).await,
            Onto::New { .. } => self.through(&what, self.platform.show(place, page, onto)).await,
        }
    }

    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError> {
        self.through(&format!("send a file to {place:?}"), self.platform.send_document(place, document)).await
    }

    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        self.through(&format!("delete {at:?} in {place:?}"), self.platform.delete(place, at)).await
    }

    async fn is_admin(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        self.through("is_admin", self.platform.is_admin(place, account)).await
    }

    async fn is_member(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        self.through("is_member", self.platform.is_member(place, account)).await
    }

    fn private_place(&self, account: &AccountRef) -> Place {
        self.platform.private_place(account)
    }

    fn is_same_message(&self, one: &MessageRef, other: &MessageRef) -> bool {
        self.platform.is_same_message(one, other)
    }

    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        self.platform.conversation(place)
    }

    fn answers_show_pages(&self) -> bool {
        self.platform.answers_show_pages()
    }

    fn panel_counts_in(&self, at: &MessageRef) -> Option<Place> {
        self.platform.panel_counts_in(at)
    }

    fn has_rooms(&self) -> bool {
        self.platform.has_rooms()
    }

    async fn open_room(&self, home: &Place, at: &MessageRef, name: &str) -> Result<Option<Place>, ShowError> {
        self.through("open_room", self.platform.open_room(home, at, name)).await
    }

    async fn invite(&self, room: &Place, account: &AccountRef) -> Result<(), ShowError> {
        self.through("invite", self.platform.invite(room, account)).await
    }

    fn address(&self, place: &Place, at: Option<&MessageRef>) -> Option<String> {
        self.platform.address(place, at)
    }

    async fn close_room(&self, room: &Place) -> Result<(), ShowError> {
        self.through("close_room", self.platform.close_room(room)).await
    }
}
