//! Messages that were sent without a confirmation: the page may stand twice.
//!
//! Some platforms cannot tell a repeated message from a new one. There, a send whose answer was lost is made again, and
//! then there are two pages to play on, one of which nobody keeps up to date. Such a platform does not list messages
//! either. But it numbers them upwards, and takes edits only of the bot's own messages. So before a page is sent, the
//! number of the newest message is noted. If the page had to be sent again, the numbers in between are searched, and a
//! second page is taken away (`docs/decisions/0023-one-writer.md`).

use std::collections::BTreeSet;

use talon_store::{AccountRow, MessageRef, SurfaceKey, SurfaceRow};
use talon_table::Timestamp;
use talon_view::{Locale, Msg, Page, say};

use super::delivery::Delivery;
use super::reconcile::Brought;
use crate::deliver::courier::{Pace, Verdict};
use crate::error::HouseError;
use crate::ports::platform::Onto;

/// So many numbers are looked at after the last one that is known.
const UNHEARD: i64 = 8;

impl Delivery {
    /// Notes that a private page is about to be sent, so that the message can be found if the platform never confirms
    /// it. A note of an earlier attempt stays.
    pub(super) async fn note_sending(&self, surface: &mut SurfaceRow) -> Result<(), HouseError> {
        if surface.place.private && surface.astray.is_none() {
            surface.astray = self.core.served(surface.place.platform)?.newest_number(&surface.place);
            if surface.astray.is_some() {
                self.core.store.save_surface(surface).await?;
            }
        }
        Ok(())
    }

    /// Looks at one number under which the page may stand a second time, and takes away what is found there.
    pub(super) async fn look_astray(
        &self,
        reader: Option<&AccountRow>,
        mut surface: SurfaceRow,
        now: Timestamp,
    ) -> Result<Brought, HouseError> {
        let platform = self.core.served(surface.place.platform)?;
        let below = match &surface.message {
            Some(own) => own.number(),
            // Nobody has heard of what came last.
            None => platform.newest_number(&surface.place).map(|newest| newest + UNHEARD),
        };
        let (Some(after), Some(below)) = (surface.astray, below) else {
            return Ok(Brought::Done);
        };
        if let Some(until) = self.courier.waits(surface.not_before, now) {
            return Ok(Brought::Again(until));
        }
        let known = self.known_near(reader, &surface).await?;
        let unaccounted = platform.unaccounted(&surface.place, after, below);
        let Some(number) = unaccounted.into_iter().find(|number| !known.contains(number)) else {
            surface.astray = None;
            self.core.store.save_surface(&surface).await?;
            return Ok(Brought::Again(now));
        };
        if let Err(free) = self.courier.reserve(&surface.place, now).await? {
            return Ok(Brought::Again(free));
        }
        let at = MessageRef(number.to_string());
        let locale = reader.map_or(self.core.settings.language, |reader| self.core.locale_of(reader));
        // Only the bot's own messages can be edited. One that cannot be deleted says where the page is.
        let answer = platform.show(&surface.place, &elsewhere(locale), Onto::Known(&at)).await;
        match self.courier.heard((&surface.place, Pace::Place), answer, now).await? {
            Ok(_) => {
                tracing::info!(table = %surface.table, key = %surface.key, "a page stood twice");
                if let Err(error) = platform.delete(&surface.place, &at).await {
                    tracing::info!(table = %surface.table, key = %surface.key, %error, "a second page stays, and says so");
                }
            }
            Err(Verdict::Later(at)) => return Ok(Brought::Again(at)),
            Err(Verdict::Unheard(_)) => {
                let until = self.courier.back_off(&mut (&mut surface).into(), now);
                self.core.store.save_surface(&surface).await?;
                return Ok(Brought::Again(until));
            }
            // Nothing of the bot's is there.
            Err(_) => {}
        }
        surface.astray = Some(number);
        self.core.store.save_surface(&surface).await?;
        Ok(Brought::Again(now))
    }

    /// Takes a page away that may never have been sent; returns when to go on, or nothing if the page is not there.
    pub(super) async fn withdraw_astray(&self, surface: &SurfaceRow) -> Result<Option<Timestamp>, HouseError> {
        let SurfaceKey::Hand { person } = surface.key else {
            return Ok(None);
        };
        let accounts = self.core.store.accounts_of(&[person]).await?;
        let at = &surface.place;
        let is_theirs = |row: &&AccountRow| row.account.platform == at.platform && row.account.id == at.chat;
        // Their other pages must be known, or one of them might be taken for the lost one.
        let Some(reader) = accounts.iter().find(is_theirs) else {
            return Ok(None);
        };
        Ok(match self.look_astray(Some(reader), surface.clone(), self.core.clock.now()).await? {
            Brought::Again(at) | Brought::Later(at) | Brought::Held(at) => Some(at),
            Brought::Done | Brought::PlanAnew => None,
        })
    }

    /// The numbers of the pages that the house keeps in the same private chat.
    async fn known_near(&self, reader: Option<&AccountRow>, surface: &SurfaceRow) -> Result<BTreeSet<i64>, HouseError> {
        let Some(reader) = reader else {
            return Ok(BTreeSet::new());
        };
        let accounts = [reader.account.clone()];
        let near = self.core.store.surfaces_of(&[reader.person, reader.own_person], &accounts).await?;
        let near = near.iter().filter(|other| other.place.chat == surface.place.chat);
        Ok(near.flat_map(|other| other.message.iter().chain(&other.replaced)).filter_map(MessageRef::number).collect())
    }
}

/// The text that replaces a second page which cannot be deleted.
fn elsewhere(locale: Locale) -> Page {
    Page::sentence(say(locale, &Msg::PageBelow))
}
