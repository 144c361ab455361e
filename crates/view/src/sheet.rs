//! The score sheet of a match.

use talon_cards::Seat;
use talon_games::AnyScore;
use talon_table::{DealRecord, TableView};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Room;
use crate::{Grid, Line, Locale, Look, Names, Page, Row, ShowVerb, Side, Style, Text, Verb, game, recap, say};

/// How long the sheet's text may grow, in UTF-16 units; beyond that the earliest deals are left out.
const ROOM: usize = 2000;

/// How many deals it may tell at most.
const MOST: usize = 40;

/// The score sheet: every finished deal of the match that is being played, or else of the last one.
#[must_use]
pub fn score(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let past = view.finished.as_ref().filter(|_| view.score.is_none() || view.sheet.is_empty());
    let past = past.or_else(|| view.finished.as_ref().filter(|past| past.match_no == view.match_no));
    let mut draft = match past {
        Some(past) => sheet(&Reader::of(past, view, names, locale), &past.sheet, Some(&past.score)),
        None => sheet(&Reader::now(view, names, locale), &view.sheet, view.score.as_ref()),
    };
    draft.for_reading();
    draft.finish()
}

/// The [`score`] sheet in place of another page, with the way back to the table.
#[must_use]
pub fn score_panel(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let mut page = score(view, names, locale);
    let reader = Reader::now(view, names, locale);
    page.push_button(reader.button(&Room::ButtonBack, Verb::Show(ShowVerb::TablePage), Look::Quiet));
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
    let told: Vec<Text> = deals.iter().map(|record| game::sheet_row(reader, record)).collect();
    let left_out = told.len() - fitting(&told).min(MOST);
    if left_out > 0 {
        draft.dim(&Room::SheetEarlier { count: u32::try_from(left_out).unwrap_or(u32::MAX) });
    }
    draft.grid(standings(reader, deals.get(left_out..).unwrap_or_default()));
    let told = told.into_iter().skip(left_out);
    draft.aside(told.map(|text| Line { style: Style::Body, text }).collect());
    draft
}

/// The points of everybody after each of these deals.
fn standings(reader: &Reader<'_>, deals: &[DealRecord]) -> Grid {
    let seats = reader.seats();
    let player = |seat: &Seat| (say(reader.locale, &Room::SheetPlayer { player: reader.who(*seat) }), Side::Right);
    let heads = [(Text::default(), Side::Right)].into_iter().chain(seats.iter().map(player));
    let mut grid = Grid::new(heads);
    for record in deals {
        let points = game::points_after(record);
        let of = |seat: &Seat| points.get(seat.index()).copied().unwrap_or_default().to_string().into();
        let cells = [record.deal_no.to_string().into()].into_iter().chain(seats.iter().map(of)).collect();
        grid.rows.push(Row { cells, is_own: false });
    }
    grid
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

/// The points of the match.
pub(crate) fn points(draft: &mut Draft, reader: &Reader<'_>, points: &[i32]) {
    let seats = reader.seats();
    let of = |seat: &Seat| points.get(seat.index()).copied().unwrap_or_default();
    match seats.as_slice() {
        [first, second] => draft.strong(&Room::ScorePair {
            first: reader.who(*first),
            first_points: of(first),
            second: reader.who(*second),
            second_points: of(second),
        }),
        _ => recap::points(draft, reader, |seat| of(&seat)),
    }
}
