//! A course of values as a picture.

use std::fmt::Write as _;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::PictureError;

/// How wide and how high a [`course()`] is, in pixels.
pub const COURSE_SIZE: (u32, u32) = (960, 480);

/// The room around the drawing, so that no line touches the edge.
const MARGIN: f64 = 40.0;

/// How many lines divide the ground from the lowest value to the highest.
const LINES: u8 = 4;

/// A course of values as a PNG of [`COURSE_SIZE`]: the oldest value on the left, the lowest at the bottom, the last one marked. It has a ground of
/// its own, so that it reads the same in dark and light surroundings, and no letters: whoever sends it says the figures. The same values
/// always give the same bytes.
///
/// # Errors
///
/// When the drawing cannot be read or the picture cannot be encoded.
pub fn course(values: &[i32]) -> Result<Vec<u8>, PictureError> {
    let (width, height) = COURSE_SIZE;
    let mut canvas = Pixmap::new(width, height).ok_or_else(|| PictureError("the canvas is too large".to_owned()))?;
    let tree =
        Tree::from_str(&drawing(values), &Options::default()).map_err(|error| PictureError(error.to_string()))?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| PictureError(error.to_string()))
}

/// The picture as SVG, one unit to the pixel.
fn drawing(values: &[i32]) -> String {
    let (width, height) = COURSE_SIZE;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="100%" height="100%" fill="#ffffff"/>"##
    );
    for line in 0..=LINES {
        let y = MARGIN + (f64::from(height) - 2.0 * MARGIN) * f64::from(line) / f64::from(LINES);
        let end = f64::from(width) - MARGIN;
        // Writing into a text cannot fail.
        let _ = write!(svg, r##"<path d="M{MARGIN} {y:.1}H{end}" stroke="#d0d0d0" stroke-width="2"/>"##);
    }
    let points = points(values);
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = write!(
        svg,
        r##"<polyline points="{}" fill="none" stroke="#0b57d0" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>"##,
        path.join(" ")
    );
    if let Some((x, y)) = points.last() {
        let _ = write!(svg, r##"<circle cx="{x:.1}" cy="{y:.1}" r="12" fill="#b3261e"/>"##);
    }
    svg.push_str("</svg>");
    svg
}

/// Where each value stands. A single one, or values that are all the same, stand in the middle.
fn points(values: &[i32]) -> Vec<(f64, f64)> {
    let (width, height) = (f64::from(COURSE_SIZE.0) - 2.0 * MARGIN, f64::from(COURSE_SIZE.1) - 2.0 * MARGIN);
    let low = f64::from(values.iter().min().copied().unwrap_or(0));
    let high = f64::from(values.iter().max().copied().unwrap_or(0));
    let share = |part: f64, whole: f64| if whole > 0.0 { part / whole } else { 0.5 };
    let steps = values.len().saturating_sub(1) as f64;
    let place = |(at, value): (usize, &i32)| {
        let across = share(at as f64, steps);
        let up = share(f64::from(*value) - low, high - low);
        (MARGIN + width * across, MARGIN + height * (1.0 - up))
    };
    values.iter().enumerate().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_from_left_to_right_and_from_low_to_high() {
        assert_eq!(points(&[1500, 1600, 1550]), [(40.0, 440.0), (480.0, 40.0), (920.0, 240.0)]);
        assert_eq!(points(&[7]), [(480.0, 240.0)]);
        assert_eq!(points(&[7, 7]), [(40.0, 240.0), (920.0, 240.0)]);
        assert_eq!(points(&[i32::MIN, i32::MAX]), [(40.0, 440.0), (920.0, 40.0)]);
        assert_eq!(points(&[]), []);
    }
}
