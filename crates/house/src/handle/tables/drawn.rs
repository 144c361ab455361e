//! Charts, drawn and sent.

use talon_picture::{Chart, Line, Places};
use talon_store::privacy::FileKind;
use talon_view::{Drawing, Msg};

use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::person::files::Files;
use crate::input::intent::Answer;
use crate::ports::platform::Document;

impl Files {
    /// Sends a chart as a picture into the private chat: the page already says all that is in it.
    pub(in crate::handle) async fn send_drawing(
        &self,
        asked: &Asked<'_>,
        drawing: Drawing,
        name: String,
    ) -> Result<Answer, HouseError> {
        if let Some(refused) = self.no_file(asked, FileKind::Other).await? {
            return Ok(refused);
        }
        match self.core.compute.draw(chart(drawing)).await {
            Some(bytes) => self.send_privately(asked, &Document { name, mime: "image/png", bytes }).await,
            None => Ok(asked.alert(&Msg::Fault)),
        }
    }
}

fn chart(drawing: Drawing) -> Chart {
    let places = if drawing.days.is_empty() { Places::Counted { first: 0 } } else { Places::Named(drawing.days) };
    let lines = drawing.lines.into_iter().map(|line| Line {
        name: line.name,
        otherwise: line.otherwise,
        values: line.values,
        spread: line.spread,
    });
    Chart { title: drawing.title, note: drawing.note, band: drawing.band, places, lines: lines.collect() }
}
