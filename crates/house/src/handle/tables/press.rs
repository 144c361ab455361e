//! Buttons of a table.

use talon_table::{Actor, Command, PhaseView, Table, TableId, Viewer};
use talon_view::{HouseVerb, Msg};

use super::TableAnswers;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::person::find::Found;
use crate::input::intent::Answer;

fn is_paused(table: &Table) -> bool {
    matches!(table.view(Viewer::Public).phase, PhaseView::Playing { paused: true, .. })
}

impl TableAnswers {
    pub(in crate::handle) async fn press_house(
        &self,
        asked: &Asked<'_>,
        at: &Found,
        verb: &HouseVerb,
    ) -> Result<Answer, HouseError> {
        let (id, table) = (at.row.table, &*at.table);
        match verb {
            HouseVerb::Join => self.join(asked, id, &Msg::Joined).await,
            HouseVerb::Option(key, value) => self.set_option(asked, id, table, key, *value).await,
            HouseVerb::OptionAi(seat) => {
                let command = Command::NextAi { by: asked.person(), seat: *seat };
                self.set_options(asked, id, &command, talon_view::options).await
            }
            HouseVerb::UsePreset(number) => self.use_preset(asked, at, *number).await,
            HouseVerb::TakeOver(seat) => self.take_over(asked, id, *seat).await,
            HouseVerb::Remove(seat) => self.remove_from(asked, id, *seat).await,
            HouseVerb::Stop => self.stop(asked, id, table).await,
            HouseVerb::Rematch => {
                let command = self.rematch(asked.person(), id, table);
                self.command_pressed(asked, id, &command, Some(Msg::RematchWaiting)).await
            }
            HouseVerb::Hint => self.hint(asked, id, table).await,
        }
    }

    /// Carries out what a button stands for. After that the pressed panel is no longer needed.
    pub(in crate::handle) async fn command_pressed(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        command: &Command,
        done: Option<Msg>,
    ) -> Result<Answer, HouseError> {
        let mut accepted = false;
        let answer = self.carry_out(asked, id, command, |table| {
            accepted = true;
            match (done, table.is_playing()) {
                // The last to agree has ended the match, or the last to accept has begun the next. The pages show it.
                (Some(Msg::EndProposed), false) | (Some(Msg::RematchWaiting), true) | (None, _) => Answer::Silent,
                (Some(Msg::PauseProposed | Msg::StoodDown), _) if is_paused(table) => Answer::Silent,
                (Some(message), _) => asked.toast(&message),
            }
        });
        let answer = answer.await?;
        if accepted && let Err(error) = self.screen.dismiss_panel(asked, id).await {
            // The pressed button has done its work.
            tracing::error!(table = %id, %error, "a panel stays where it is");
        }
        Ok(answer)
    }

    pub(in crate::handle) async fn act(
        &self,
        asked: &Asked<'_>,
        at: &Found,
        turn: u32,
        notation: &str,
    ) -> Result<Answer, HouseError> {
        let id = at.row.table;
        let Ok(action) = at.table.view(Viewer::Public).kind.parse_action(notation) else {
            return Ok(asked.alert(&Msg::BadButton));
        };
        let command = Command::Act { by: Actor::Person(asked.person()), turn, action };
        let answer = self.carry_out(asked, id, &command, |_| Answer::Silent).await?;
        // The press may be stale because it was made on a page that nobody keeps current: a second copy of a hand.
        if matches!(answer, Answer::Toast(_))
            && let Err(error) = self.screen.dismiss_panel(asked, id).await
        {
            tracing::error!(table = %id, %error, "a panel stays where it is");
        }
        Ok(answer)
    }
}
