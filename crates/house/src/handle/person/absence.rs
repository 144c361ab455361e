//! Decisions taken back, seats taken over, and what the admins of a group may do at its tables.

use talon_cards::Seat;
use talon_table::{Authority, Command, Table, TableId};
use talon_view::Msg;

use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::tables::TableAnswers;
use crate::input::intent::Answer;

impl TableAnswers {
    /// `/undo`: at the sender's match here.
    pub(in crate::handle) async fn undo(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let Some(found) = self.admission.my_table(asked, Table::is_playing).await? else {
            return self.admission.no_table_here(asked, &Msg::NoHandHere).await;
        };
        let command = Command::Undo { person: asked.person() };
        self.carry_out(asked, found.row.table, &command, |_| Answer::Silent).await
    }

    /// Plays on in the seat of somebody who is absent. As for any seat, the sender must belong to the group.
    pub(in crate::handle) async fn take_over(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        seat: Seat,
    ) -> Result<Answer, HouseError> {
        let Some(row) = self.core.store.table(id).await? else {
            return Ok(asked.alert(&Msg::TableNotFound));
        };
        if let Some(message) = self.admission.stranger(asked, &row).await? {
            return Ok(asked.alert(&message));
        }
        let command = Command::TakeOver { person: asked.person(), seat };
        self.carry_out(asked, id, &command, |_| asked.toast(&Msg::TookOver)).await
    }

    pub(in crate::handle) async fn remove_from(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        seat: Seat,
    ) -> Result<Answer, HouseError> {
        match self.authority(asked, id).await? {
            Ok(by) => self.steward(asked, id, &Command::Remove { by, seat }).await,
            Err(message) => Ok(asked.alert(&message)),
        }
    }

    /// Ends a table. An admin who would resign by it is asked first.
    pub(in crate::handle) async fn stop(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
    ) -> Result<Answer, HouseError> {
        match self.authority(asked, id).await? {
            Ok(Authority::Admin(admin)) if table.stopping_resigns(admin) => {
                let (view, people) = self.seen_by(asked, table).await?;
                self.screen.beside(asked, Some(id), talon_view::confirm_stop(&view, &people, asked.locale)).await
            }
            Ok(by) => self.steward(asked, id, &Command::Stop { by }).await,
            Err(message) => Ok(asked.alert(&message)),
        }
    }

    async fn steward(&self, asked: &Asked<'_>, id: TableId, command: &Command) -> Result<Answer, HouseError> {
        let mut accepted = false;
        let answer = self.carry_out(asked, id, command, |_| {
            accepted = true;
            Answer::Silent
        });
        let answer = answer.await?;
        if accepted {
            self.screen.dismiss_panel(asked, id).await?;
        }
        Ok(answer)
    }

    /// By which right the sender acts on others at a table: as an admin of its group, or as the person that the table takes the sender for.
    /// If that could not be found out, the message to show. At a private table only its owner sits, and is nobody's admin.
    async fn authority(&self, asked: &Asked<'_>, id: TableId) -> Result<Result<Authority, Msg>, HouseError> {
        let Some(row) = self.core.store.table(id).await? else {
            return Ok(Err(Msg::TableNotFound));
        };
        let person = asked.person();
        if row.home.private {
            return Ok(Ok(Authority::Seated(person)));
        }
        Ok(match self.admission.not_admin(asked, &row.home, Msg::AdminsOnly).await? {
            None => Ok(Authority::Admin(person)),
            Some(Msg::AdminsOnly) => Ok(Authority::Seated(person)),
            Some(fault) => Err(fault),
        })
    }
}
