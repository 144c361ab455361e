//! The score sheet of a match.

use talon_games::AnyScore;
use talon_table::{DealRecord, TableView};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Room;
use crate::{Locale, Look, Names, Page, ShowVerb, Style, Text, Verb, game};

/// How long the sheet's text may grow, in UTF-16 units; beyond that the earliest deals are left out.
const ROOM: usize = 3500;

/// The score sheet: every finished deal of the match that is being played, or else of the last one.
#[must_use]
pub fn score(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let past = view.finished.as_ref().filter(|_| view.score.is_none() || view.sheet.is_empty());
    let past = past.or_else(|| view.finished.as_ref().filter(|past| past.match_no == view.match_no));
    match past {
        Some(past) => sheet(&Reader::of(past, view, names, locale), &past.sheet, Some(&past.score)),
        None => sheet(&Reader::now(view, names, locale), &view.sheet, view.score.as_ref()),
    }
    .finish()
}

/// The [`score`] sheet in place of another page, with the way back to the table.
#[must_use]
pub fn score_panel(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let mut page = score(view, names, locale);
    page.buttons.push(vec![Reader::now(view, names, locale).button(
        &Room::ButtonBack,
        Verb::Show(ShowVerb::Board),
        Look::Quiet,
    )]);
    page
}

/// The sheet of these deals, and the score with them.
pub(crate) fn sheet(reader: &Reader<'_>, deals: &[DealRecord], score: Option<&AnyScore>) -> Draft {
    let mut draft = Draft::new(reader.locale);
    draft.title(&Room::SheetTitle { game: reader.view.kind });
    let total = score.map(AnyScore::points).unwrap_or_default();
    points(&mut draft, reader, &game::shown_points(reader, deals.last(), &total));
    if let Some(score) = score {
        game::match_score(&mut draft, reader, score);
    }
    draft.gap();
    if deals.is_empty() {
        draft.body(&Room::SheetEmpty);
        return draft;
    }
    let rows: Vec<Text> = deals.iter().map(|record| game::sheet_row(reader, record)).collect();
    let left_out = rows.len() - fitting(&rows);
    if left_out > 0 {
        draft.dim(&Room::SheetEarlier { count: u32::try_from(left_out).unwrap_or(u32::MAX) });
    }
    for row in rows.into_iter().skip(left_out) {
        draft.line(Style::Body, row);
    }
    draft
}

/// How many of the last rows have room.
fn fitting(rows: &[Text]) -> usize {
    let mut used = 0;
    rows.iter()
        .rev()
        .take_while(|row| {
            used += row.units() + 1;
            used <= ROOM
        })
        .count()
}

/// The points of the match: both players in one line, or each player in a line.
pub(crate) fn points(draft: &mut Draft, reader: &Reader<'_>, points: &[i32]) {
    let seats = reader.seats();
    let of = |seat: &talon_cards::Seat| points.get(seat.index()).copied().unwrap_or_default();
    match seats.as_slice() {
        [first, second] => draft.strong(&Room::ScorePair {
            first: reader.who(*first),
            first_points: of(first),
            second: reader.who(*second),
            second_points: of(second),
        }),
        seats => {
            for seat in seats {
                draft.strong(&Room::ScoreSeat { player: reader.who(*seat), points: of(seat) });
            }
        }
    }
}
