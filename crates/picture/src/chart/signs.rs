//! What distinguishes lines: their colours, and without colours their dashes and markers.

use plotters::style::{Color as _, RGBColor, ShapeStyle};

/// The look of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    /// One of the colours of Okabe and Ito, which most colour-blind people can distinguish; the lighter ones are darkened until they stand
    /// out from a white background.
    color: RGBColor,
    /// How long a dash and the gap after it are, in pixels; none for a solid line.
    pub(super) dash: Option<(i32, i32)>,
    /// The corners of the marker around its middle, in tenths of half its width.
    marker: &'static [(i32, i32)],
}

/// How wide a marker is, in pixels, unless it is the last one of its line.
pub(super) const MARKER: i32 = 15;

/// How wide a line is, in pixels.
const STROKE: u32 = 5;

const SQUARE: [(i32, i32); 4] = [(-9, -9), (9, -9), (9, 9), (-9, 9)];
const TRIANGLE: [(i32, i32); 3] = [(0, -12), (12, 9), (-12, 9)];
const DIAMOND: [(i32, i32); 4] = [(0, -13), (13, 0), (0, 13), (-13, 0)];
const UPSIDE_DOWN: [(i32, i32); 3] = [(0, 12), (12, -9), (-12, -9)];
const OCTAGON: [(i32, i32); 8] = [(-4, -10), (4, -10), (10, -4), (10, 4), (4, 10), (-4, 10), (-10, 4), (-10, -4)];

const SIGNS: [Sign; 5] = [
    Sign { color: RGBColor(0, 114, 178), dash: None, marker: &OCTAGON },
    Sign { color: RGBColor(213, 94, 0), dash: Some((22, 7)), marker: &SQUARE },
    Sign { color: RGBColor(0, 140, 103), dash: Some((5, 5)), marker: &TRIANGLE },
    Sign { color: RGBColor(178, 84, 140), dash: Some((14, 10)), marker: &DIAMOND },
    Sign { color: RGBColor(30, 30, 30), dash: Some((9, 4)), marker: &UPSIDE_DOWN },
];

impl Sign {
    /// The sign of the line with this number, counted from 0. There are five signs; further lines repeat them.
    pub(super) fn of(line: usize) -> Self {
        SIGNS.into_iter().cycle().nth(line % SIGNS.len()).unwrap_or(SIGNS[0])
    }

    /// The line's stroke.
    pub(super) fn stroke(self) -> ShapeStyle {
        ShapeStyle::from(self.color).stroke_width(STROKE)
    }

    /// The surface around the line.
    pub(super) fn band(self) -> ShapeStyle {
        self.color.mix(0.16).filled()
    }

    /// The line's colour.
    pub(super) const fn color(self) -> RGBColor {
        self.color
    }

    /// The corners of a marker that is about so many pixels wide, around its middle.
    pub(super) fn marker(self, width: i32) -> Vec<(i32, i32)> {
        self.marker.iter().map(|(x, y)| (x * width / 20, y * width / 20)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The contrast to a white background, as WCAG defines it.
    fn contrast(RGBColor(red, green, blue): RGBColor) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        1.05 / (0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue) + 0.05)
    }

    #[test]
    fn every_line_stands_out_and_is_known_without_its_colour() {
        for (line, sign) in SIGNS.into_iter().enumerate() {
            assert!(contrast(sign.color) >= 3.0, "line {line}: {:.2}", contrast(sign.color));
            assert_eq!(Sign::of(line), sign);
            assert_eq!(Sign::of(line + SIGNS.len()), sign);
        }
        assert_eq!(SIGNS.iter().map(|sign| sign.dash).collect::<HashSet<_>>().len(), SIGNS.len());
        assert_eq!(SIGNS.iter().map(|sign| sign.marker).collect::<HashSet<_>>().len(), SIGNS.len());
    }
}
