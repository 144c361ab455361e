//! Charts: lines that rise and fall, with their figures beside them.
//!
//! plotters places axes, ticks and lines; this module has the layout around them, the signs that distinguish the lines, and the canvas
//! on which everything is painted.

mod canvas;
mod colors;
mod data;
mod figures;
mod legend;
mod letters;
mod scale;
mod signs;

use plotters::chart::{ChartBuilder, ChartContext};
use plotters::coord::cartesian::Cartesian2d;
use plotters::drawing::IntoDrawingArea;
use plotters::element::{EmptyElement, Polygon};
use plotters::series::{DashedLineSeries, LineSeries};
use plotters::style::{Color, IntoFont, ShapeStyle};
use resvg::tiny_skia::{self, Pixmap};

pub use data::{Chart, Line, Places};

use crate::PictureError;
use canvas::{Canvas, Failed};
use colors::{GRID, NOUGHT, QUIET};
use legend::Legend;
use letters::Letters;
use scale::{Across, Up};
use signs::{MARKER, Sign};

/// How wide and how high a [`chart()`] is, in pixels.
pub const CHART_SIZE: (u32, u32) = (960, 640);

/// How large the figures at the edges are.
const FIGURES: f32 = 22.0;

/// How many markers a line has at most, and how wide the last one is, in pixels: it is larger.
const MARKERS: usize = 16;
const LAST_MARKER: i32 = 22;

type Plane<'a, 'c> = ChartContext<'a, Canvas<'c>, Cartesian2d<Across, Up>>;

/// A chart as a PNG of [`CHART_SIZE`]. It has a background of its own, so that it is readable in dark and light surroundings. The same
/// chart always gives the same bytes.
///
/// # Errors
///
/// When the letters cannot be read or the picture cannot be encoded.
pub fn chart(chart: &Chart) -> Result<Vec<u8>, PictureError> {
    let (width, height) = CHART_SIZE;
    let mut pixels = Pixmap::new(width, height).ok_or_else(|| PictureError("the canvas is too large".to_owned()))?;
    pixels.fill(tiny_skia::Color::WHITE);
    let letters = Letters::new()?;
    draw(chart, &letters, &mut pixels)?;
    pixels.encode_png().map_err(|error| PictureError(error.to_string()))
}

fn draw(chart: &Chart, letters: &Letters, pixels: &mut Pixmap) -> Result<(), Failed> {
    let canvas = Canvas::new(pixels, letters).into_drawing_area();
    let legend = Legend::new(chart, letters, i32::try_from(CHART_SIZE.0).unwrap_or(i32::MAX));
    let (head, body) = canvas.split_vertically(legend.height());
    legend.draw(&head)?;
    let width = |text: &str| letters.width(text, FIGURES);
    let up = Up::new(&chart.lines);
    let left = up.width(width).ceil() as u32 + 44;
    let count = chart.lines.iter().map(|line| line.values.len()).max().unwrap_or(0);
    let room = CHART_SIZE.0.saturating_sub(left + 40) as f32;
    let across = Across::new(&chart.places, count, width, room);
    let mut plane = ChartBuilder::on(&body)
        .margin_top(18)
        .margin_right(36)
        .margin_bottom(14)
        .x_label_area_size(46)
        .y_label_area_size(left)
        .build_cartesian_2d(across, up)?;
    edges(&mut plane)?;
    for (at, line) in chart.lines.iter().enumerate() {
        curve(&mut plane, Sign::of(at), line)?;
    }
    for (at, line) in chart.lines.iter().enumerate() {
        markers(&mut plane, Sign::of(at), line, at)?;
    }
    Ok(())
}

/// The figures along the edges, and the grid.
fn edges(plane: &mut Plane<'_, '_>) -> Result<(), Failed> {
    let figures = ("", FIGURES).into_font().color(&QUIET);
    plane
        .configure_mesh()
        .disable_x_mesh()
        .max_light_lines(0)
        .bold_line_style(ShapeStyle::from(GRID).stroke_width(2))
        .axis_style(ShapeStyle::from(NOUGHT).stroke_width(1))
        .label_style(figures)
        .draw()?;
    let (from, to) = (plane.x_range(), plane.y_range());
    if to.start < 0 && to.end > 0 {
        let nought = [(from.start, 0), (from.end, 0)];
        plane.draw_series(LineSeries::new(nought, ShapeStyle::from(NOUGHT).stroke_width(2)))?;
    }
    Ok(())
}

fn points(line: &Line) -> impl Iterator<Item = (f64, i64)> + Clone {
    line.values.iter().enumerate().map(|(at, value)| (at as f64, i64::from(*value)))
}

/// The line, and the surface around it.
fn curve(plane: &mut Plane<'_, '_>, sign: Sign, line: &Line) -> Result<(), Failed> {
    let spread = || points(line).zip(line.spread.iter().map(|spread| i64::from(*spread)));
    let mut around: Vec<(f64, i64)> = spread().map(|((x, y), spread)| (x, y + spread)).collect();
    let below: Vec<(f64, i64)> = spread().map(|((x, y), spread)| (x, y - spread)).collect();
    around.extend(below.into_iter().rev());
    plane.draw_series([Polygon::new(around, sign.band())])?;
    match sign.dash {
        None => plane.draw_series(LineSeries::new(points(line), sign.stroke()))?,
        Some((dash, gap)) => plane.draw_series(DashedLineSeries::new(points(line), dash, gap, sign.stroke()))?,
    };
    Ok(())
}

/// The markers of a line. If there is no room for all, different lines have theirs at different places.
fn markers(plane: &mut Plane<'_, '_>, sign: Sign, line: &Line, number: usize) -> Result<(), Failed> {
    let last = line.values.len().saturating_sub(1);
    let every = line.values.len().div_ceil(MARKERS).max(1);
    for (at, point) in points(line).enumerate() {
        let width = if at == last { LAST_MARKER } else { MARKER };
        if at == last || at % every == number % every {
            let edge = Polygon::new(sign.marker(width + 8), plotters::style::WHITE.filled());
            let marker = EmptyElement::at(point) + edge + Polygon::new(sign.marker(width), sign.color().filled());
            plane.draw_series([marker])?;
        }
    }
    Ok(())
}
