//! Players' own words for the shuffle.
//!
//! A player who read another's words before the match could choose his own to suit. So players give words where nobody else reads, and
//! nobody sees them before the match begins.

use std::sync::Arc;

use talon_table::{Command, Mistake, Refusal, Table, TableId};
use talon_view::Msg;

use super::TableAnswers;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::handle::person::find::in_lobby;
use crate::input::intent::Answer;

impl TableAnswers {
    /// `/word`: words for the shuffle of the coming match; without any, how to give them.
    pub(in crate::handle) async fn give_words(&self, asked: &Asked<'_>, words: &str) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::WordsInPrivate));
        }
        let found = match self.admission.my_table(asked, in_lobby).await? {
            Some(found) => found,
            None => match self.admission.my_table(asked, |_| true).await? {
                Some(found) => found,
                None => return self.none_of_mine(asked).await,
            },
        };
        let id = found.row.table;
        if words.trim().is_empty() {
            return self.words_page(asked, id, &found.table).await;
        }
        let command = Command::Words { person: asked.person(), words: words.to_owned() };
        let mut after = None;
        let answer = self.carry_out(asked, id, &command, |table| {
            after = Some(Arc::clone(table));
            Answer::Silent
        });
        let answer = answer.await?;
        match after {
            Some(table) => self.words_page(asked, id, &table).await,
            None => Ok(answer),
        }
    }

    /// How to give words, the promise they are mixed with, and those given already; somebody without a seat reads only the promise. It
    /// answers a press or somebody who reads alone, so nobody else sees it.
    pub(in crate::handle) async fn words_page(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
    ) -> Result<Answer, HouseError> {
        let (view, people) = self.seen_by(asked, table).await?;
        if view.boards.is_some() {
            return self.refuse(asked, id, &Refusal::Mistake(Mistake::SameCards)).await;
        }
        match talon_view::shuffle_words(&view, &people, asked.locale) {
            Some(_) if table.seat_of(asked.person()).is_none() => {
                Ok(page(talon_view::proof(&view, &people, asked.locale)))
            }
            Some(words) => Ok(page(words)),
            None => self.refuse(asked, id, &Refusal::Mistake(Mistake::NotInLobby)).await,
        }
    }
}
