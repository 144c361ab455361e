//! The colours of everything in a chart but its lines.

use plotters::style::RGBColor;

/// Letters.
pub(super) const INK: RGBColor = RGBColor(31, 31, 31);
/// Less important letters.
pub(super) const QUIET: RGBColor = RGBColor(89, 89, 89);
/// The grid.
pub(super) const GRID: RGBColor = RGBColor(221, 221, 221);
/// The zero line.
pub(super) const NOUGHT: RGBColor = RGBColor(120, 120, 120);
