//! The fonts: which glyph a letter has, how wide it is, and where its outline runs.

use std::collections::HashMap;
use std::sync::LazyLock;

use resvg::tiny_skia::PathBuilder;
use talon_scene::Cyrillic;
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::gsub::{SingleSubstitution, SubstitutionSubtable};
use ttf_parser::{Face, GlyphId, Tag};

use super::tokens::Weight;
use crate::PictureError;
use crate::pen::Pen;

/// The letters of one style.
pub(super) struct Font {
    face: Face<'static>,
    /// The subtables with distances between pairs of letters, lookup by lookup.
    pairs: Vec<Vec<PairAdjustment<'static>>>,
    /// Letters that have other glyphs than usual.
    local: HashMap<char, GlyphId>,
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

static BULGARIAN: LazyLock<Result<Fonts, PictureError>> = LazyLock::new(|| Fonts::read(Cyrillic::Bulgarian));
static RUSSIAN: LazyLock<Result<Fonts, PictureError>> = LazyLock::new(|| Fonts::read(Cyrillic::Russian));

impl Fonts {
    /// The fonts, which are read once.
    pub(super) fn load(cyrillic: Cyrillic) -> Result<&'static Self, PictureError> {
        let fonts = match cyrillic {
            Cyrillic::Bulgarian => &BULGARIAN,
            Cyrillic::Russian => &RUSSIAN,
        };
        fonts.as_ref().map_err(Clone::clone)
    }

    fn read(cyrillic: Cyrillic) -> Result<Self, PictureError> {
        let font = |bytes| Font::new(bytes, cyrillic);
        Ok(Self {
            text: font(include_bytes!("../../assets/sofia-sans-500.ttf"))?,
            strong: font(include_bytes!("../../assets/sofia-sans-700.ttf"))?,
            figure: font(include_bytes!("../../assets/sofia-sans-800.ttf"))?,
            hero: font(include_bytes!("../../assets/figures-900.ttf"))?,
            narrow_text: font(include_bytes!("../../assets/sofia-sans-condensed-600.ttf"))?,
            narrow_strong: font(include_bytes!("../../assets/sofia-sans-condensed-700.ttf"))?,
            emoji: font(include_bytes!("../../assets/emoji.ttf"))?,
        })
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
    fn new(bytes: &'static [u8], cyrillic: Cyrillic) -> Result<Self, PictureError> {
        let face = Face::parse(bytes, 0).map_err(|error| PictureError(error.to_string()))?;
        let pairs = kerning(&face);
        let local = match cyrillic {
            Cyrillic::Bulgarian => HashMap::new(),
            Cyrillic::Russian => russian(&face),
        };
        Ok(Self { face, pairs, local })
    }

    /// The glyph of a letter.
    pub(super) fn glyph(&self, letter: char) -> Option<GlyphId> {
        let glyph = self.face.glyph_index(letter).filter(|glyph| glyph.0 > 0)?;
        Some(self.local.get(&letter).copied().unwrap_or(glyph))
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

/// The Cyrillic letters that look different in Russian, with their glyphs there.
fn russian(face: &Face<'_>) -> HashMap<char, GlyphId> {
    let substitute = |glyph| local(face, (*b"cyrl", *b"RUS "), glyph);
    let letters = ('\u{400}'..='\u{52f}').filter_map(|letter| Some((letter, substitute(face.glyph_index(letter)?)?)));
    letters.collect()
}

/// What a font has in the place of a glyph for a language, if anything.
fn local(face: &Face<'_>, (script, language): ([u8; 4], [u8; 4]), glyph: GlyphId) -> Option<GlyphId> {
    let table = face.tables().gsub?;
    let language = table.scripts.find(Tag::from_bytes(&script))?.languages.find(Tag::from_bytes(&language))?;
    let features = language.feature_indices.into_iter().filter_map(|number| table.features.get(number));
    let lookups = features
        .filter(|feature| feature.tag == Tag::from_bytes(b"locl"))
        .flat_map(|feature| feature.lookup_indices)
        .filter_map(|number| table.lookups.get(number));
    lookups.flat_map(|lookup| lookup.subtables.into_iter::<SubstitutionSubtable<'_>>()).find_map(|subtable| {
        match subtable {
            SubstitutionSubtable::Single(SingleSubstitution::Format1 { coverage, delta }) => {
                coverage.get(glyph).map(|_| GlyphId(glyph.0.wrapping_add_signed(delta)))
            }
            SubstitutionSubtable::Single(SingleSubstitution::Format2 { coverage, substitutes }) => {
                substitutes.get(coverage.get(glyph)?)
            }
            _ => None,
        }
    })
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
