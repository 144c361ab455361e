//! The glyphs of a font: how wide they are, and their outlines as paths of a picture.

use std::collections::HashMap;

use resvg::tiny_skia::PathBuilder;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::pen::PathStyle;
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::raw::TableProvider;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::PictureError;

/// What is drawn of a font; its tables are located once.
pub(crate) struct Glyphs {
    font: FontRef<'static>,
    letters: HashMap<char, GlyphId>,
    metrics: GlyphMetrics<'static>,
    outlines: OutlineGlyphCollection<'static>,
    /// How many units an em has.
    units: f32,
}

impl Glyphs {
    pub(crate) fn new(bytes: &'static [u8]) -> Result<Self, PictureError> {
        let read = FontRef::new(bytes).and_then(|font| Ok((font.head()?.units_per_em(), font)));
        let (units, font) = read.map_err(|error| PictureError(error.to_string()))?;
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        let letters = font.charmap().mappings().filter_map(|(code, glyph)| Some((char::from_u32(code)?, glyph)));
        Ok(Self { letters: letters.collect(), outlines: font.outline_glyphs(), font, metrics, units: units.into() })
    }

    /// The font, for tables of which nothing is drawn.
    pub(crate) const fn font(&self) -> &FontRef<'static> {
        &self.font
    }

    /// The glyph of a letter.
    pub(crate) fn of(&self, letter: char) -> Option<GlyphId> {
        self.letters.get(&letter).copied()
    }

    /// How many units an em has.
    pub(crate) const fn units(&self) -> f32 {
        self.units
    }

    /// How far the next glyph is, in units.
    pub(crate) fn advance(&self, glyph: GlyphId) -> f32 {
        self.metrics.advance_width(glyph).unwrap_or(0.0)
    }

    /// How far a glyph reaches above the baseline, in units.
    pub(crate) fn height(&self, glyph: GlyphId) -> f32 {
        self.metrics.bounds(glyph).map_or(0.0, |bounds| bounds.y_max)
    }

    /// Adds a glyph's outline to a path: it stands on this point, and an em is `size` pixels.
    pub(crate) fn outline(&self, glyph: GlyphId, size: f32, (x, y): (f32, f32), path: &mut PathBuilder) {
        let mut pen = Pen { path, x, y, scale: size / self.units };
        let unscaled = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        // HarfBuzz keeps fractions of units, which components that are turned or scaled have.
        let exact = unscaled.with_path_style(PathStyle::HarfBuzz);
        // What cannot be read has no outline.
        let _ = self.outlines.get(glyph).map(|outline| outline.draw(exact, &mut pen));
    }
}

/// Draws a glyph, whose own lines run upwards, at its place in a picture.
struct Pen<'a> {
    path: &'a mut PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlinePen for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
