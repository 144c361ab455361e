//! The AI player's choice, told to the asker alone.

use talon_players::Level;
use talon_table::{DealView, Mistake, PhaseView, Refusal, Table, TableId, Viewer};
use talon_view::{Expected, Msg};

use super::asked::Asked;
use super::tables::TableAnswers;
use crate::error::HouseError;
use crate::intent::Answer;

impl TableAnswers {
    /// `/hint`: in private only, for everybody in a group would read the answer.
    pub(super) async fn ask_hint(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let Some(found) = self.admission.my_table(asked, Table::is_playing).await? else {
            return self.admission.no_table_here(asked, &Msg::NoHandHere).await;
        };
        let hints = found.table.view(Viewer::Public).hints;
        if hints && !asked.reads_alone() {
            return Ok(asked.alert(&Msg::HintInPrivate));
        }
        self.hint(asked, found.row.table, &found.table).await
    }

    /// The strongest AI player decides from the knowledge of the asker's seat, with the seed that it would use there itself, and the coach
    /// says what that is worth. So the same question has the same answer, and nothing hidden enters it.
    pub(super) async fn hint(&self, asked: &Asked<'_>, id: TableId, table: &Table) -> Result<Answer, HouseError> {
        let refused = async |mistake| self.refuse(asked, id, &Refusal::Mistake(mistake)).await;
        let Some(seat) = table.seat_of(asked.person()) else {
            return refused(Mistake::Spectator).await;
        };
        let view = table.view(Viewer::Seat(seat));
        let PhaseView::Playing { deal_no, deal: DealView::Open(deal), waiting_for, .. } = &view.phase else {
            return refused(Mistake::NotPlaying).await;
        };
        if !view.hints {
            return Ok(asked.alert(&Msg::HintsOff));
        }
        if !waiting_for.contains(seat) {
            return refused(Mistake::NotYourTurn).await;
        }
        let Some(action) = self.core.think(&view, *deal_no, seat, Level::Strong.code(), deal).await else {
            return Ok(asked.alert(&Msg::Fault));
        };
        let weighed = self.core.weigh(&view, *deal_no, seat, deal).await;
        // What needs no thought, like an exchange, is not weighed.
        let weighed = weighed.filter(|weighed| weighed.choices.iter().any(|(each, _)| *each == action));
        let best = weighed.as_ref().and_then(|weighed| weighed.choices.first()).map_or(action, |(best, _)| *best);
        let expected = weighed.and_then(|weighed| match weighed.choices[..] {
            [(_, worth), (next, less), ..] => Some(Expected { worth, next, less, reason: weighed.reason }),
            _ => None,
        });
        let people = self.core.people(&view, asked.place().platform).await?;
        Ok(Answer::Alert(talon_view::hint(&view, &people, asked.locale, best, expected)))
    }
}
