//! Files on demand: how many somebody gets, and how fast.

use std::sync::Arc;
use std::time::Duration;

use talon_store::PrivateChat;
use talon_store::links::TryLimit;
use talon_store::privacy::{FileAsked, FileKind};
use talon_view::{Length, Msg, Soon};

use crate::core::Core;
use crate::deliver::courier::{Pace, Verdict};
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::pace::{Paces, turn_later};
use crate::input::intent::Answer;
use crate::ports::platform::Document;

/// Makes files and sends them.
pub(crate) struct Files {
    pub(in crate::handle) core: Arc<Core>,
    paces: Arc<Paces>,
}

impl Files {
    /// On this core. Files are written in private chats, at their pace.
    pub(crate) const fn new(core: Arc<Core>, paces: Arc<Paces>) -> Self {
        Self { core, paces }
    }
}

impl Files {
    /// Counts a request for a file, before the file is made; returns the refusal if none may be made now.
    pub(in crate::handle) async fn no_file(
        &self,
        asked: &Asked<'_>,
        what: FileKind,
    ) -> Result<Option<Answer>, HouseError> {
        let place = self.core.served(asked.place().platform)?.private_place(&asked.account.account);
        if let Err(busy) = self.paces.take_room(&place).await? {
            return Ok(Some(asked.toast(&turn_later(busy.until().since(asked.now)))));
        }
        let limit = match what {
            FileKind::Copy => TryLimit { most: self.core.settings.copies, window: self.core.settings.copy_window },
            FileKind::Other => TryLimit { most: self.core.settings.files, window: self.core.settings.file_window },
        };
        let (account, key) = (&asked.account.account, asked.key.counted()?);
        Ok(match self.core.store.ask_file(account, what, limit, key, asked.now).await? {
            FileAsked::Granted => None,
            FileAsked::TooMany { until } => {
                // Fractions of a second do not count.
                let wait = Duration::from_secs(until.since(asked.now).as_secs());
                Some(asked.alert(&match what {
                    FileKind::Copy => Msg::CopyTooOften { wait: Soon(Length::in_hours(wait)) },
                    FileKind::Other => Msg::FilesTooOften { wait: Soon(Length::in_minutes(wait)) },
                }))
            }
            FileAsked::Duplicate => Some(asked.toast(&Msg::StaleDone)),
        })
    }

    /// Sends a file into the sender's private chat.
    pub(in crate::handle) async fn send_privately(
        &self,
        asked: &Asked<'_>,
        document: &Document,
    ) -> Result<Answer, HouseError> {
        let platform = self.core.served(asked.place().platform)?;
        let place = platform.private_place(&asked.account.account);
        let answer = platform.send_document(&place, document).await;
        Ok(match self.paces.courier.heard((&place, Pace::Place), answer, asked.now).await? {
            Ok(()) => {
                if asked.account.chat == PrivateChat::Unknown {
                    self.core.set_private_chat(&asked.account.account, PrivateChat::Open).await?;
                }
                asked.toast(&Msg::CopySent)
            }
            Err(Verdict::Later(until)) => asked.toast(&turn_later(until.since(asked.now))),
            Err(Verdict::Forbidden) => asked.alert(&Msg::CopyNowhere),
            Err(_) => {
                tracing::warn!(platform = %place.platform, "a file could not be sent");
                asked.alert(&Msg::Fault)
            }
        })
    }
}
