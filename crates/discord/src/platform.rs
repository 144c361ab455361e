//! The house's port: showing and deleting messages, people's rights in a server, and rooms.

use async_trait::async_trait;
use serenity::all::{ApplicationId, ChannelId, MessageId};
use serenity::http::Route;
use talon_house::{Document, Onto, Platform, ShowError};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_view::Page;

use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};
use crate::messages::Known;
use crate::nonces::Attempt;
use crate::refs::{At, Spot, is_same, message_ref, user_id};
use crate::showing::{Destination, Payload};

#[async_trait]
impl Platform for Discord {
    fn kind(&self) -> PlatformKind {
        PlatformKind::Discord
    }

    fn is_in_touch(&self) -> bool {
        self.lost_for().is_zero()
    }

    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        let at = match onto {
            // An edit has no notification to keep up to date.
            Onto::Known(at) | Onto::Unread(at) => at,
            Onto::New { loud, calls, after, .. } => {
                let spot = Spot::try_from(place)?;
                let attempt = Attempt { content: page.hash(), after: after.0 };
                let people = calls.iter().map(user_id).collect::<Result<Vec<_>, _>>()?;
                let prepared = self.prepare(page, onto.picture_of(page), spot.in_server()).await?.calling(&people);
                // A mention needs a message that rings.
                let loud = loud || !people.is_empty();
                return match self.send(spot, &prepared, attempt, loud).await {
                    Ok(message) => Ok(message_ref(message)),
                    Err(error) => Err(self.meant(spot, error).await),
                };
            }
        };
        match At::try_from(at)? {
            At::Panel { application, token, message } => {
                self.redo(original(application, &token), message, page).await?;
            }
            At::Beside { application, token, message } => {
                self.redo(beside(application, &token, message), Some(message), page).await?;
            }
            At::Message(message) => {
                let spot = Spot::try_from(place)?;
                let prepared = self.prepare(page, page.picture.as_ref(), spot.in_server()).await?;
                if let Err(error) = self.edit(spot, message, &prepared).await {
                    return Err(self.meant(spot, error).await);
                }
            }
        }
        Ok(at.clone())
    }

    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError> {
        let spot = Spot::try_from(place)?;
        match self.send_file(spot, document).await {
            Ok(()) => Ok(()),
            Err(error) => Err(self.meant(spot, error).await),
        }
    }

    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        match At::try_from(at)? {
            At::Panel { application, token, .. } => self.undo(original(application, &token)).await,
            At::Beside { application, token, message } => self.undo(beside(application, &token, message)).await,
            At::Message(message) => {
                let spot = Spot::try_from(place)?;
                match self.remove(spot, message).await {
                    Ok(()) => Ok(()),
                    Err(error) => match self.meant(spot, error).await {
                        ShowError::Gone | ShowError::ThreadGone => Ok(()),
                        error => Err(error),
                    },
                }
            }
        }
    }

    async fn is_admin(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        match Spot::try_from(place)? {
            Spot::Person(user) => Ok(user == user_id(account)?),
            Spot::Channel(guild, _) => Ok(self.manages(guild, user_id(account)?).await?),
        }
    }

    async fn is_member(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        match Spot::try_from(place)? {
            Spot::Person(user) => Ok(user == user_id(account)?),
            Spot::Channel(guild, _) => Ok(self.belongs(guild, user_id(account)?).await?),
        }
    }

    fn is_same_message(&self, one: &MessageRef, other: &MessageRef) -> bool {
        is_same(one, other)
    }

    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        place.thread.as_deref().unwrap_or(&place.chat)
    }

    fn address(&self, place: &Place, _: Option<&MessageRef>) -> Option<String> {
        match Spot::try_from(place).ok()? {
            Spot::Channel(guild, channel) => Some(format!("https://discord.com/channels/{guild}/{channel}")),
            Spot::Person(_) => None,
        }
    }

    fn answers_show_pages(&self) -> bool {
        true
    }

    fn has_rooms(&self) -> bool {
        true
    }

    async fn open_room(&self, home: &Place, at: &MessageRef, name: &str) -> Result<Option<Place>, ShowError> {
        let (Spot::Channel(guild, channel), At::Message(message)) = (Spot::try_from(home)?, At::try_from(at)?) else {
            return Ok(None);
        };
        let thread = self.open_thread(channel, message, name).await?;
        Ok(thread.map(|thread| crate::refs::guild_place(guild, thread)))
    }

    async fn invite(&self, room: &Place, account: &AccountRef) -> Result<(), ShowError> {
        let Spot::Channel(_, thread) = Spot::try_from(room)? else { return Ok(()) };
        Ok(self.add_to_thread(thread, user_id(account)?).await?)
    }

    async fn close_room(&self, room: &Place) -> Result<(), ShowError> {
        let Spot::Channel(_, thread) = Spot::try_from(room)? else { return Ok(()) };
        Ok(self.close_thread(thread).await?)
    }
}

impl Discord {
    /// What a failure in this place means to the house. A person who can't be found can't be written to. Without access, the bot was either
    /// removed from the server, or lacks a permission in the channel.
    async fn meant(&self, spot: Spot, error: CallError) -> ShowError {
        match (spot, error.meaning()) {
            (Spot::Person(_), Some(Meaning::MemberAbsent | Meaning::NoAccess)) => ShowError::Forbidden,
            // The channel of the person is opened again when needed.
            (Spot::Person(_), Some(Meaning::ChannelAbsent)) => ShowError::Gone,
            (Spot::Channel(guild, _), Some(Meaning::NoAccess)) => match self.knows(guild).await {
                Ok(Known::No) => ShowError::Forbidden,
                Ok(Known::Yes) => error.into(),
                Err(unsure) => unsure.into(),
            },
            _ => error.into(),
        }
    }

    /// Edits a message that answers an input.
    async fn redo(&self, route: Route<'_>, message: Option<MessageId>, page: &Page) -> Result<(), ShowError> {
        let prepared = self.prepare(page, page.picture.as_ref(), None).await?;
        let request =
            |page: Payload| async move { self.client().ask(page.attached_to(Call::patch(route, &page)?)).await };
        self.deliver(Destination::answering(message), &prepared, request).await?;
        Ok(())
    }

    /// Deletes a message that answers an input. If it is already gone, that is a success.
    async fn undo(&self, route: Route<'_>) -> Result<(), ShowError> {
        match self.client().tell(Call::delete(route)).await.map_err(ShowError::from) {
            Err(ShowError::Gone) => Ok(()),
            result => result,
        }
    }

    /// The channel of a place's messages.
    pub(crate) async fn channel(&self, spot: Spot) -> Result<ChannelId, CallError> {
        match spot {
            Spot::Channel(_, channel) => Ok(channel),
            Spot::Person(user) => self.private_channel(user).await,
        }
    }
}

/// The message that answered an input.
fn original(application: ApplicationId, token: &str) -> Route<'_> {
    Route::WebhookOriginalInteractionResponse { application_id: application, token }
}

/// A follow-up message to an input.
fn beside(application_id: ApplicationId, token: &str, message_id: MessageId) -> Route<'_> {
    Route::WebhookFollowupMessage { application_id, token, message_id }
}
