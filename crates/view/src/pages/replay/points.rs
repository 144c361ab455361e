//! How the points of a match came about, deal by deal.

use std::iter::once;
use std::ops::RangeInclusive;

use talon_cards::Seat;
use talon_table::{Course, PersonId};

use super::{button, sheet_button};
use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::{Reader, nobody};
use crate::pages::standing::chart::Chart;
use crate::words::{Replay, Room};
use crate::{Drawing, DrawnLine, Locale, Look, Names, Page, ReplayVerb, Style, Verb};

/// The points of each seat before the first deal and after each, as the table counted them; empty if no deal was finished.
fn charts(course: &Course, reader: &Reader<'_>) -> Vec<(Seat, Chart)> {
    let sheet = &course.finished().sheet;
    let Some(first) = sheet.first() else { return Vec::new() };
    let before = game::shown_points(reader, Some(first), &first.score_before.points());
    let rows: Vec<Vec<i32>> = once(before).chain(sheet.iter().map(game::points_after)).collect();
    let of = |seat: Seat| rows.iter().map(|row| row.get(seat.index()).copied().unwrap_or_default()).collect();
    reader.seats().into_iter().map(|seat| (seat, Chart { values: of(seat) })).collect()
}

/// The points after each deal as a line of signs for each seat, all to one scale, with their figures. `you` is the only reader, if
/// the page is for one person.
#[must_use]
pub fn replay_points(course: &Course, you: Option<PersonId>, names: &dyn Names, locale: Locale) -> Page {
    let view = course.view();
    let reader = Reader::past(course.finished(), &view, you, names, locale);
    let charts = charts(course, &reader);
    let mut draft = Draft::new(locale);
    draft.title(&Replay::PointsTitle { game: view.kind });
    if charts.is_empty() {
        draft.body(&Room::SheetEmpty);
    } else {
        draft.dim(&after(course));
    }
    let scale = scale(&charts);
    for (seat, chart) in &charts {
        draft.gap();
        draft.strong(&Replay::PointsOf { player: reader.who(*seat) });
        draft.line(Style::Code, chart.line_in(&scale));
        if let Some((first, last, low, high)) = chart.ends() {
            // Points that only rise, as most do, have their extremes at the first and last value.
            draft.body(&match (low, high) == (first.min(last), first.max(last)) {
                true => Replay::PointsEnds { first, last },
                false => Replay::PointsFigures { first, last, low, high },
            });
        }
    }
    if !charts.is_empty() {
        draft.row([button(course, &reader, &Replay::ButtonPicture, Verb::Replay(ReplayVerb::Picture), Look::Main)]);
    }
    draft.row([sheet_button(course, &reader)]);
    draft.finish()
}

/// The same, to be drawn; none if no deal was finished.
#[must_use]
pub fn replay_drawing(course: &Course, names: &dyn Names, locale: Locale) -> Option<Drawing> {
    let view = course.view();
    let reader = Reader::past(course.finished(), &view, None, names, locale);
    let lines = charts(course, &reader).into_iter().map(|(seat, chart)| DrawnLine {
        name: reader.name(seat).as_str().to_owned(),
        otherwise: nobody(seat.index(), locale).as_str().to_owned(),
        values: chart.values,
        spread: Vec::new(),
    });
    let lines: Vec<DrawnLine> = lines.collect();
    (!lines.is_empty()).then(|| Drawing {
        title: reader.say(&Replay::PointsTitle { game: view.kind }).plain(),
        note: reader.say(&after(course)).plain(),
        lines,
        ..Drawing::default()
    })
}

fn after(course: &Course) -> Replay {
    Replay::PointsAfter { deals: u32::try_from(course.finished().sheet.len()).unwrap_or(u32::MAX) }
}

/// From the least points that anybody had to the most.
fn scale(charts: &[(Seat, Chart)]) -> RangeInclusive<i64> {
    let all = || charts.iter().flat_map(|(_, chart)| &chart.values).map(|value| i64::from(*value));
    all().min().unwrap_or(0)..=all().max().unwrap_or(0)
}
