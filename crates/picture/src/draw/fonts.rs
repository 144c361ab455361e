//! The fonts: which glyph a letter has, how wide it is, and where its outline runs.

use std::sync::LazyLock;

use resvg::tiny_skia::PathBuilder;
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, Tag};

use super::tokens::Weight;
use crate::PictureError;
use crate::pen::Pen;

/// The letters of one style.
pub(super) struct Font {
    face: Face<'static>,
    /// The subtables with distances between pairs of letters, lookup by lookup.
    pairs: Vec<Vec<PairAdjustment<'static>>>,
}

/// The fonts of all pictures.
pub(super) struct Fonts {
    text: Font,
    strong: Font,
    figure: Font,
    hero: Font,
    narrow_text: Font,
    narrow_strong: Font,
    emoji: Font,
}

static FONTS: LazyLock<Result<Fonts, PictureError>> = LazyLock::new(|| {
    Ok(Fonts {
        text: Font::new(include_bytes!("../../assets/sofia-sans-500.ttf"))?,
        strong: Font::new(include_bytes!("../../assets/sofia-sans-700.ttf"))?,
        figure: Font::new(include_bytes!("../../assets/sofia-sans-800.ttf"))?,
        hero: Font::new(include_bytes!("../../assets/figures-900.ttf"))?,
        narrow_text: Font::new(include_bytes!("../../assets/sofia-sans-condensed-600.ttf"))?,
        narrow_strong: Font::new(include_bytes!("../../assets/sofia-sans-condensed-700.ttf"))?,
        emoji: Font::new(include_bytes!("../../assets/emoji.ttf"))?,
    })
});

impl Fonts {
    /// The fonts, which are read once.
    pub(super) fn load() -> Result<&'static Self, PictureError> {
        FONTS.as_ref().map_err(Clone::clone)
    }

    /// The font of a weight.
    pub(super) const fn of(&self, weight: Weight, narrow: bool) -> &Font {
        match (weight, narrow) {
            (Weight::Text, false) => &self.text,
            (Weight::Text, true) => &self.narrow_text,
            (Weight::Strong, false) => &self.strong,
            (Weight::Figure, false) => &self.figure,
            (Weight::Strong | Weight::Figure, true) => &self.narrow_strong,
            (Weight::Hero, _) => &self.hero,
        }
    }

    /// Signs that no other font has.
    pub(super) const fn emoji(&self) -> &Font {
        &self.emoji
    }
}

impl Font {
    fn new(bytes: &'static [u8]) -> Result<Self, PictureError> {
        let face = Face::parse(bytes, 0).map_err(|error| PictureError(error.to_string()))?;
        let pairs = kerning(&face);
        Ok(Self { face, pairs })
    }

    /// The glyph of a letter.
    pub(super) fn glyph(&self, letter: char) -> Option<GlyphId> {
        self.face.glyph_index(letter).filter(|glyph| glyph.0 > 0)
    }

    /// How far the next letter is, in ems.
    pub(super) fn advance(&self, glyph: GlyphId) -> f32 {
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0)) / self.units()
    }

    /// How much further the second of two letters stands than the first one's advance says, in ems.
    pub(super) fn kern(&self, first: GlyphId, second: GlyphId) -> f32 {
        let moved = |lookup: &Vec<PairAdjustment<'_>>| lookup.iter().find_map(|pairs| advance(pairs, first, second));
        f32::from(self.pairs.iter().filter_map(moved).sum::<i16>()) / self.units()
    }

    /// Adds a letter's outline to a path: it stands on this point, and an em is `size` pixels.
    pub(super) fn outline(&self, glyph: GlyphId, size: f32, (x, y): (f32, f32), path: &mut PathBuilder) {
        let mut pen = Pen { path, x, y, scale: size / self.units() };
        self.face.outline_glyph(glyph, &mut pen);
    }

    fn units(&self) -> f32 {
        f32::from(self.face.units_per_em())
    }
}

/// The lookups of a font's kerning, each once, whatever scripts name it.
fn kerning(face: &Face<'static>) -> Vec<Vec<PairAdjustment<'static>>> {
    let Some(table) = face.tables().gpos else { return Vec::new() };
    let kerning = table.features.into_iter().filter(|feature| feature.tag == Tag::from_bytes(b"kern"));
    let mut numbers: Vec<u16> = kerning.flat_map(|feature| feature.lookup_indices).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let lookups = numbers.into_iter().filter_map(|number| table.lookups.get(number));
    let pairs = |subtable| match subtable {
        PositioningSubtable::Pair(pairs) => Some(pairs),
        _ => None,
    };
    lookups.map(|lookup| lookup.subtables.into_iter().filter_map(pairs).collect()).collect()
}

/// What a subtable says of a pair, if it says something.
fn advance(pairs: &PairAdjustment<'_>, first: GlyphId, second: GlyphId) -> Option<i16> {
    let covered = pairs.coverage().get(first)?;
    let (value, _) = match pairs {
        PairAdjustment::Format1 { sets, .. } => sets.get(covered)?.get(second)?,
        PairAdjustment::Format2 { classes, matrix, .. } => matrix.get((classes.0.get(first), classes.1.get(second)))?,
    };
    Some(value.x_advance)
}
