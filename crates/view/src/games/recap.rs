//! What every game tells of a trick and of a deal's points in one line.

use talon_cards::{Card, Seat};
use unicode_width::UnicodeWidthStr;

use crate::Text;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Mentions, Replay, Room};

/// How wide the points of everybody may be in one line, which a phone breaks once.
const POINTS: usize = 76;

/// How many tricks stand above the last one at most: those of somebody who was away for half a deal would fill the screen.
const PASSED: usize = 4;

/// The last complete trick: who played what, in the order of play, and who won it. Above it stand the latest of those that
/// its reader may not have seen being taken.
pub(crate) fn last_trick(
    draft: &mut Draft,
    reader: &Reader<'_>,
    deal_no: u32,
    played: impl IntoIterator<Item = (Seat, Card)>,
    winner: Seat,
) {
    for passed in reader.view.passed.iter().filter(|passed| passed.deal_no == deal_no) {
        let untold = passed.tricks.len().saturating_sub(PASSED);
        for (number, trick) in (passed.first..).zip(&passed.tricks).skip(untold) {
            let (cards, winner) = (taken(reader, trick.cards.iter().copied()), reader.who(trick.winner));
            draft.dim(&Room::PassedTrick { number, cards, winner });
        }
    }
    let last = Room::LastTrick { cards: taken(reader, played), winner: reader.who(winner) };
    if reader.deal_under_way() == Some(deal_no) {
        draft.drawn(|draft| draft.dim(&last));
    } else {
        draft.dim(&last);
    }
}

fn taken(reader: &Reader<'_>, played: impl IntoIterator<Item = (Seat, Card)>) -> Mentions {
    let cards = played.into_iter().map(|(seat, card)| Replay::Card { player: reader.who(seat), card: card.into() });
    Mentions::of(reader.locale, cards)
}

/// What everybody counted in a deal.
pub(crate) fn deal_points(draft: &mut Draft, reader: &Reader<'_>, of: impl Fn(Seat) -> i32) {
    draft.dim(&Room::DealPoints { scores: scores(reader, of) });
}

/// Everybody with their points.
fn scores(reader: &Reader<'_>, of: impl Fn(Seat) -> i32) -> Mentions {
    Mentions::of(reader.locale, each(reader, of))
}

/// The points of everybody, in one line if they fit, else in a line each.
pub(crate) fn points(reader: &Reader<'_>, of: impl Fn(Seat) -> i32) -> Vec<Text> {
    let told: Vec<Text> = each(reader, of).map(|score| reader.say(&score)).collect();
    let together = Text::join(told.clone(), " · ");
    if together.plain().width() <= POINTS { vec![together] } else { told }
}

fn each(reader: &Reader<'_>, of: impl Fn(Seat) -> i32) -> impl Iterator<Item = Room> {
    reader.seats().into_iter().map(move |seat| Room::ScoreSeat { player: reader.who(seat), points: of(seat) })
}
