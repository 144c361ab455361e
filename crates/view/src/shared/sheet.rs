//! The score sheet of a match.

use talon_cards::Seat;
use talon_games::AnyScore;
use talon_table::{DealRecord, TableView};

use crate::games::{game, recap};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Room;
use crate::{Grid, Locale, Look, Names, Page, Row, ShowVerb, Side, Style, Text, Verb, say};

/// How many deals it tells at most; beyond that the earliest are left out.
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
    let left_out = deals.len().saturating_sub(MOST);
    if left_out > 0 {
        draft.dim(&Room::SheetEarlier { count: u32::try_from(left_out).unwrap_or(u32::MAX) });
    }
    draft.grid(rows(reader, deals.get(left_out..).unwrap_or_default()));
    draft
}

/// A row for each of these deals: the points of everybody after it, and what its game says beside them.
fn rows(reader: &Reader<'_>, deals: &[DealRecord]) -> Grid {
    let seats = reader.seats();
    let notes: Vec<Option<Text>> = deals.iter().map(|record| game::sheet_note(reader, record)).collect();
    let noted = notes.iter().any(Option::is_some);
    let player = |seat: &Seat| (say(reader.locale, &Room::SheetPlayer { player: reader.who(*seat) }), Side::Right);
    let number = (Text::default(), Side::Right);
    let note = noted.then(|| (Text::default(), Side::Left));
    let mut grid = Grid::new([number].into_iter().chain(seats.iter().map(player)).chain(note));
    for (record, note) in deals.iter().zip(notes) {
        let points = game::points_after(record);
        let of = |seat: &Seat| points.get(seat.index()).copied().unwrap_or_default().to_string().into();
        let number = record.deal_no.to_string().into();
        let note = noted.then(|| note.unwrap_or_default());
        let cells = [number].into_iter().chain(seats.iter().map(of)).chain(note).collect();
        grid.rows.push(Row { cells, is_own: false });
    }
    grid
}

/// The points of the match.
pub(crate) fn points(draft: &mut Draft, reader: &Reader<'_>, points: &[i32]) {
    told(reader, points).into_iter().for_each(|line| draft.line(Style::Strong, line));
}

/// The points of the match in few words.
pub(crate) fn told(reader: &Reader<'_>, points: &[i32]) -> Vec<Text> {
    let seats = reader.seats();
    let of = |seat: &Seat| points.get(seat.index()).copied().unwrap_or_default();
    match seats.as_slice() {
        [first, second] => vec![reader.say(&Room::ScorePair {
            first: reader.who(*first),
            first_points: of(first),
            second: reader.who(*second),
            second_points: of(second),
        })],
        _ => recap::points(reader, |seat| of(&seat)),
    }
}
