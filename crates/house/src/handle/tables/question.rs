//! The question before a decision that may cost the deal. It is asked on the page whose button was pressed. Nothing is stored about it: its
//! own button carries the decision.
//!
//! A decision that cannot be undone and may cost the deal (`Pages::question`) takes two presses, unless its player chose otherwise. On the
//! hand its button carries `Verb::Ask`, and the answer edits the pressed page into the question. The surface's row has the question's hash,
//! and delivery leaves it there as long as it is one of those that can be asked in the present turn (`view::questions`).

use talon_store::SurfaceKey;
use talon_table::{Actor, Command, Table, TableId, Viewer};
use talon_view::{Msg, Page};

use super::TableAnswers;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::person::find::Found;
use crate::handle::screen::Screen;
use crate::input::intent::Answer;
use crate::input::receipt::Receipt;

impl TableAnswers {
    /// Asks for confirmation of a decision. One that is impossible now is refused; one that needs no question is made.
    pub(in crate::handle) async fn ask(
        &self,
        asked: &Asked<'_>,
        at: &Found,
        turn: u32,
        notation: &str,
    ) -> Result<Answer, HouseError> {
        let (id, table) = (at.row.table, &*at.table);
        let Ok(action) = table.view(Viewer::Public).kind.parse_action(notation) else {
            return Ok(asked.alert(&Msg::BadButton));
        };
        let command = Command::Act { by: Actor::Person(asked.person()), turn, action };
        if let Err(refusal) = table.decide(&command, asked.now, &self.core.settings.limits) {
            return self.refuse_at(asked, id, table, &refusal).await;
        }
        // The question is for the player alone, wherever the button was pressed.
        let view = table.view(table.seat_of(asked.person()).map_or(Viewer::Public, Viewer::Seat));
        let people = self.core.people(&view, asked.place().platform).await?;
        match talon_view::question(&view, &people, asked.locale, action) {
            Some(question) => self.screen.ask_on_page(asked, id, table, question).await,
            None => self.act(asked, at, turn, notation).await,
        }
    }
}

impl Screen {
    /// Shows a question in place of the pressed page. The page's row says so, and delivery leaves it alone as long as the question is about
    /// the present turn; after that it shows the table again.
    async fn ask_on_page(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        question: Page,
    ) -> Result<Answer, HouseError> {
        let is_own = |key: SurfaceKey| key.is_private() || asked.place().private;
        let pressed = asked.pressed.filter(|pressed| pressed.table == id && is_own(pressed.key));
        let instead = match pressed {
            Some(pressed) => self.pressed_page(asked, pressed).await?,
            None => None,
        };
        match instead {
            Some(Answer::Surface { page, replace_pressed: true, receipt }) if receipt.version == table.version() => {
                let question = question.with_picture_of(&page);
                let receipt = Receipt { hash: question.hash(), version: table.version(), ..receipt };
                Ok(Answer::Surface { page: question, replace_pressed: true, receipt })
            }
            // The table has moved on and is shown as it is now, or the hand is on another message.
            Some(answer @ (Answer::Surface { replace_pressed: true, .. } | Answer::Dismiss)) => Ok(answer),
            Some(_) | None => self.beside(asked, Some(id), question).await,
        }
    }
}
