//! Who may look at what a chat has.
//!
//! The name of a table is no secret, and a button can be forged by whoever knows it. So what a table shows, and what can be done at it,
//! depends on where somebody presses and on who that is, never on the button alone. To anybody else a table of another chat is one that
//! does not exist.

use talon_table::TableId;

use super::Asked;
use crate::address::Place;
use crate::error::HouseError;
use crate::house::House;
use crate::ports::store::TableRow;
use crate::tables::Loaded;

impl Asked<'_> {
    /// Whether this is asked in that chat, in whichever topic or thread of it.
    pub(super) fn is_in(&self, chat: &Place) -> bool {
        let here = self.place();
        (chat.platform, &chat.chat) == (here.platform, &here.chat)
    }
}

impl House {
    /// The table whose button was pressed, for everybody in its chat and, wherever they press, for whoever sits or sat at it and
    /// whoever belongs to that chat. The answer to a press is for who pressed alone.
    pub(super) async fn table_pressed(&self, asked: &Asked<'_>, id: TableId) -> Result<Option<TableRow>, HouseError> {
        let Some(row) = self.core.tables.row(id).await? else {
            return Ok(None);
        };
        let admitted = asked.is_in(&row.home) || self.sat(asked, id).await? || self.belongs(asked, &row.home).await?;
        Ok(admitted.then_some(row))
    }

    /// Whether the sender sits at a table, or ever sat there, under whichever of their persons.
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

    /// Whether the platform says that one of the sender's accounts belongs to this chat. To a private chat nobody else does.
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
