//! Admission: who may look at what belongs to a chat.
//!
//! The name of a table is no secret, and anybody who knows it can forge a button. So access to a table depends on where somebody presses
//! and who that is, never on the button alone. A table's button works in the table's chat; elsewhere it works for people who sit or sat at
//! the table and for members of that chat. For anybody else, a table of another chat does not exist.

use std::sync::Arc;

use talon_store::{AccountRef, Place, TableRow};
use talon_table::{PersonId, TableId};
use talon_view::Msg;

use super::asked::Asked;
use crate::core::Core;
use crate::error::HouseError;
use crate::tables::steps::Loaded;

impl Asked<'_> {
    /// Whether the input comes from that chat, in whichever topic or thread of it.
    pub(super) fn is_in(&self, chat: &Place) -> bool {
        let here = self.place();
        (chat.platform, &chat.chat) == (here.platform, &here.chat)
    }
}

/// Knows which tables somebody may mean, and who may see what.
pub(crate) struct Admission {
    pub(super) core: Arc<Core>,
}

impl Admission {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core }
    }

    /// The answer if the sender does not administer a group: `refused`, or that it could not be found out. Everybody administers their own
    /// private place.
    pub(super) async fn not_admin(
        &self,
        asked: &Asked<'_>,
        place: &Place,
        refused: Msg,
    ) -> Result<Option<Msg>, HouseError> {
        let account = &asked.account.account;
        if place.private {
            return Ok(None);
        }
        if place.platform != account.platform {
            return Ok(Some(refused));
        }
        match self.core.served(place.platform)?.is_admin(place, account).await {
            Ok(true) => Ok(None),
            Ok(false) => Ok(Some(refused)),
            Err(error) => {
                tracing::warn!(platform = %place.platform, %error, "could not ask who administers a group");
                Ok(Some(Msg::Fault))
            }
        }
    }

    pub(super) async fn stranger(&self, asked: &Asked<'_>, row: &TableRow) -> Result<Option<Msg>, HouseError> {
        let home = &row.home;
        if asked.is_in(home) || home.private {
            // A person who presses in the group is in it; and a private table refuses guests by itself.
            return Ok(None);
        }
        self.outsider(&asked.account.account, home).await
    }

    /// Why an account may not act in a group from elsewhere: as far as we can tell it does not belong to it.
    pub(super) async fn outsider(&self, account: &AccountRef, home: &Place) -> Result<Option<Msg>, HouseError> {
        if home.platform != account.platform {
            return Ok(Some(Msg::NotMember));
        }
        match self.core.served(home.platform)?.is_member(home, account).await {
            Ok(true) => Ok(None),
            Ok(false) => Ok(Some(Msg::NotMember)),
            Err(error) => {
                tracing::warn!(platform = %home.platform, %error, "could not ask who belongs to a group");
                // A group that hides its members reports them only to its admins.
                Ok(Some(if error.is_denial() { Msg::MembersHidden } else { Msg::Fault }))
            }
        }
    }

    /// The persons under which the sender's matches are stored, each once; the present person first.
    pub(super) async fn selves(&self, asked: &Asked<'_>) -> Result<Vec<PersonId>, HouseError> {
        self.selves_of(asked.person()).await
    }

    /// The persons under which the matches of somebody who acts as `person` are stored, each once; that person first.
    pub(super) async fn selves_of(&self, person: PersonId) -> Result<Vec<PersonId>, HouseError> {
        let accounts = self.core.store.accounts_of(&[person]).await?;
        let mut selves = vec![person];
        for row in accounts.iter().filter(|row| row.person == person) {
            if !selves.contains(&row.own_person) {
                selves.push(row.own_person);
            }
        }
        Ok(selves)
    }
}

impl Admission {
    /// The table whose button was pressed: for everybody in its chat; and, wherever they press, for people who sit or sat at it and for
    /// people who belong to that chat. Only the person who pressed sees the answer to a press.
    pub(super) async fn table_pressed(&self, asked: &Asked<'_>, id: TableId) -> Result<Option<TableRow>, HouseError> {
        let Some(row) = self.core.tables.row(id).await? else {
            return Ok(None);
        };
        let admitted = asked.is_in(&row.home) || self.sat(asked, id).await? || self.belongs(asked, &row.home).await?;
        Ok(admitted.then_some(row))
    }

    /// Whether the sender sits at a table, or ever sat there, under any of the sender's persons.
    async fn sat(&self, asked: &Asked<'_>, id: TableId) -> Result<bool, HouseError> {
        match self.core.tables.seen(id).await? {
            Loaded::Unknown => Ok(false),
            Loaded::Readable(table) if table.seat_of(asked.person()).is_some() => Ok(true),
            Loaded::Readable(table) => {
                let selves = self.selves(asked).await?;
                Ok(table.came().iter().any(|person| selves.contains(person)))
            }
            Loaded::Unreadable(_) => {
                let rows = self.core.store.open_tables_of(asked.person()).await?;
                Ok(rows.iter().any(|row| row.table == id))
            }
        }
    }

    /// Whether the platform says that one of the sender's accounts belongs to this chat. A private chat has no other
    /// member.
    pub(super) async fn belongs(&self, asked: &Asked<'_>, chat: &Place) -> Result<bool, HouseError> {
        let Some(platform) = self.core.platform(chat.platform).filter(|_| !chat.private) else {
            return Ok(false);
        };
        let accounts = self.core.store.accounts_of(&[asked.person()]).await?;
        for row in accounts.iter().filter(|row| row.account.platform == chat.platform) {
            match platform.is_member(chat, &row.account).await {
                Ok(true) => return Ok(true),
                Ok(false) => {}
                Err(error) => {
                    tracing::info!(platform = %chat.platform, %error, "nobody can tell who belongs to a chat");
                }
            }
        }
        Ok(false)
    }
}
