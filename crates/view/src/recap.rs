//! What every game tells of a trick and of a deal's points in one line.

use talon_cards::{Card, Seat};
use unicode_width::UnicodeWidthStr;

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Mentions, Replay, Room};
use crate::{Style, Text};

/// How wide the points of everybody may be in one line, which a phone breaks once.
const POINTS: usize = 76;

/// The last complete trick: who played what, in the order of play, and who won it.
pub(crate) fn last_trick(
    draft: &mut Draft,
    reader: &Reader<'_>,
    played: impl IntoIterator<Item = (Seat, Card)>,
    winner: Seat,
) {
    let cards = played.into_iter().map(|(seat, card)| Replay::Card { player: reader.who(seat), card: card.into() });
    draft.dim(&Room::LastTrick { cards: Mentions::of(reader.locale, cards), winner: reader.who(winner) });
}

/// What everybody counted in a deal.
pub(crate) fn deal_points(draft: &mut Draft, reader: &Reader<'_>, of: impl Fn(Seat) -> i32) {
    draft.dim(&Room::DealPoints { scores: Mentions::of(reader.locale, each(reader, of)) });
}

/// The points of everybody, in one line if they fit, else in a line each.
pub(crate) fn points(draft: &mut Draft, reader: &Reader<'_>, of: impl Fn(Seat) -> i32) {
    let told: Vec<Text> = each(reader, of).map(|score| reader.say(&score)).collect();
    let together = Text::join(told.clone(), " · ");
    if together.plain().width() <= POINTS {
        draft.line(Style::Strong, together);
    } else {
        told.into_iter().for_each(|score| draft.line(Style::Strong, score));
    }
}

fn each(reader: &Reader<'_>, of: impl Fn(Seat) -> i32) -> impl Iterator<Item = Room> {
    reader.seats().into_iter().map(move |seat| Room::ScoreSeat { player: reader.who(seat), points: of(seat) })
}
