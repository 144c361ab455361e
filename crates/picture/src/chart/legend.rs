//! The texts above a chart: its title, and the legend.

use plotters::coord::Shift;
use plotters::element::{PathElement, Polygon};
use plotters::prelude::DrawingArea;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, IntoFont, TextStyle};

use super::canvas::{Canvas, Failed};
use super::colors::{INK, QUIET};
use super::data::{Chart, Line};
use super::figures::signed;
use super::letters::Letters;
use super::signs::{MARKER, Sign};

type Area<'a> = DrawingArea<Canvas<'a>, Shift>;

/// The room at the edges, and how high the lines of text are, in pixels.
const EDGE: i32 = 36;
const TITLE: (i32, f32) = (58, 32.0);
const NOTE: (i32, f32) = (40, 23.0);
const ENTRY: (i32, f32) = (42, 25.0);

/// How wide the sample of a line is, and the gap between entries.
const SAMPLE: i32 = 62;
const GAP: i32 = 16;

/// The texts above a chart, laid out.
pub(super) struct Legend<'a> {
    chart: &'a Chart,
    letters: &'a Letters,
    entries: Vec<Entry<'a>>,
    /// How many entries stand beside each other, and how wide each of them is.
    columns: usize,
    cell: i32,
}

/// An entry for each line, and one for the uncertainty of the first.
enum Entry<'a> {
    Line(Sign, &'a Line),
    Band(Sign, &'a str),
}

impl<'a> Legend<'a> {
    pub(super) fn new(chart: &'a Chart, letters: &'a Letters, width: i32) -> Self {
        let lines = chart.lines.iter().enumerate().map(|(at, line)| Entry::Line(Sign::of(at), line));
        let band = chart.band.as_deref().map(|band| Entry::Band(Sign::of(0), band));
        let entries: Vec<Entry<'_>> = lines.chain(band).collect();
        let wide = |line: &Line| letters.width(&(line.shown_name(letters) + &figure(line)), ENTRY.1);
        let widest = chart.lines.iter().map(wide).fold(0.0, f32::max);
        let third = (width - 2 * EDGE) / 3;
        let columns = match entries.len() {
            0 | 1 => 1,
            // A sentence has a row of its own.
            _ if chart.band.is_some() => 1,
            // Four look even two by two.
            3 | 5.. if widest <= (third - SAMPLE - GAP) as f32 => 3,
            _ => 2,
        };
        let cell = (width - 2 * EDGE) / i32::try_from(columns).unwrap_or(1);
        Self { chart, letters, entries, columns, cell }
    }

    /// How high it is.
    pub(super) fn height(&self) -> i32 {
        let note = if self.chart.note.is_empty() { 0 } else { NOTE.0 };
        let rows = i32::try_from(self.entries.len().div_ceil(self.columns)).unwrap_or(0);
        EDGE / 2 + TITLE.0 + note + rows * ENTRY.0
    }

    pub(super) fn draw(&self, area: &Area<'_>) -> Result<(), Failed> {
        let room = self.cell * i32::try_from(self.columns).unwrap_or(1);
        let mut top = EDGE / 2;
        self.write(area, &self.chart.title, &text_style(TITLE.1, &INK), (EDGE, top + TITLE.0 / 2), room)?;
        top += TITLE.0;
        if !self.chart.note.is_empty() {
            self.write(area, &self.chart.note, &text_style(NOTE.1, &QUIET), (EDGE, top + NOTE.0 / 3), room)?;
            top += NOTE.0;
        }
        for (at, entry) in self.entries.iter().enumerate() {
            let place = |number: usize| i32::try_from(number).unwrap_or(0);
            let (column, row) = (place(at % self.columns), place(at / self.columns));
            self.entry(area, entry, (EDGE + column * self.cell, top + row * ENTRY.0 + ENTRY.0 / 2))?;
        }
        Ok(())
    }

    fn entry(&self, area: &Area<'_>, entry: &Entry<'_>, (x, y): (i32, i32)) -> Result<(), Failed> {
        let room = self.cell - SAMPLE - GAP;
        match entry {
            Entry::Line(sign, line) => {
                sample(area, *sign, (x, y))?;
                let figure = figure(line);
                let rest = room as f32 - self.letters.width(&figure, ENTRY.1);
                let text = self.letters.fitted(&line.shown_name(self.letters), ENTRY.1, rest) + &figure;
                area.draw_text(text.trim_start(), &text_style(ENTRY.1, &INK), (x + SAMPLE, y))
            }
            Entry::Band(sign, text) => {
                let (right, half) = (x + SAMPLE - GAP, ENTRY.0 / 4);
                let corners = vec![(x, y - half), (right, y - half), (right, y + half), (x, y + half)];
                area.draw(&Polygon::new(corners, sign.band()))?;
                self.write(area, text, &text_style(NOTE.1, &QUIET), (x + SAMPLE, y), room)
            }
        }
    }

    /// Writes as much of a text as fits.
    fn write(
        &self,
        area: &Area<'_>,
        text: &str,
        style: &TextStyle<'_>,
        place: (i32, i32),
        room: i32,
    ) -> Result<(), Failed> {
        let text = self.letters.legible(text).unwrap_or_default();
        area.draw_text(&self.letters.fitted(&text, style.font.get_size() as f32, room as f32), style, place)
    }
}

/// Where a line ends, after its name.
fn figure(line: &Line) -> String {
    line.values.last().map_or_else(String::new, |last| format!("  {}", signed(*last)))
}

/// A short piece of a line, with its marker.
fn sample(area: &Area<'_>, sign: Sign, (x, y): (i32, i32)) -> Result<(), Failed> {
    let end = x + SAMPLE - GAP;
    let (dash, gap) = sign.dash.unwrap_or((SAMPLE - GAP, 0));
    let mut from = x;
    while from < end {
        area.draw(&PathElement::new(vec![(from, y), ((from + dash).min(end), y)], sign.stroke()))?;
        from += dash + gap;
    }
    let middle = i32::midpoint(x, end);
    let corners = sign.marker(MARKER).into_iter().map(|(dx, dy)| (middle + dx, y + dy)).collect::<Vec<_>>();
    area.draw(&Polygon::new(corners, sign.color().filled()))?;
    Ok(())
}

/// A text that begins at its place, in the middle of its line.
fn text_style(size: f32, color: &impl Color) -> TextStyle<'static> {
    ("", size).into_font().color(color).pos(Pos::new(HPos::Left, VPos::Center))
}
