//! The fonts: which glyph a letter has, how wide it is, and where its outline runs.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use resvg::tiny_skia::PathBuilder;
use skrifa::raw::TableProvider;
use skrifa::raw::tables::gpos::{PairPos, PositionSubtables, ValueContext};
use skrifa::raw::tables::gsub::{SingleSubst, SubstitutionSubtables};
use skrifa::raw::tables::layout::{CoverageTable, FeatureList};
use skrifa::{FontRef, GlyphId, Tag};
use talon_scene::Cyrillic;

use super::tokens::Weight;
use crate::PictureError;
use crate::glyphs::Glyphs;

/// The letters of texts, as a font: Sofia Sans 500.
pub const TEXT: &[u8] = include_bytes!("../../assets/sofia-sans-500.ttf");
/// The letters of names and titles, as a font: Sofia Sans 700.
pub const STRONG: &[u8] = include_bytes!("../../assets/sofia-sans-700.ttf");

/// The letters of one style.
pub(super) struct Font {
    glyphs: Glyphs,
    /// The subtables with distances between pairs of letters, lookup by lookup.
    pairs: Vec<Vec<Pairs>>,
    /// Letters that have other glyphs than usual.
    local: HashMap<char, GlyphId>,
}

/// A subtable with distances between pairs of letters.
struct Pairs {
    /// The letters that are the first of a pair.
    firsts: CoverageTable<'static>,
    table: PairPos<'static>,
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
            text: font(TEXT)?,
            strong: font(STRONG)?,
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
        let glyphs = Glyphs::new(bytes)?;
        let pairs = kerning(glyphs.font()).unwrap_or_default();
        let local = match cyrillic {
            Cyrillic::Bulgarian => None,
            Cyrillic::Russian => russian(&glyphs),
        };
        Ok(Self { glyphs, pairs, local: local.unwrap_or_default() })
    }

    /// The glyph of a letter.
    pub(super) fn glyph(&self, letter: char) -> Option<GlyphId> {
        let glyph = self.glyphs.of(letter)?;
        Some(self.local.get(&letter).copied().unwrap_or(glyph))
    }

    /// How far the next letter is, in ems.
    pub(super) fn advance(&self, glyph: GlyphId) -> f32 {
        self.glyphs.advance(glyph) / self.glyphs.units()
    }

    /// How much further the second of two letters stands than the first one's advance says, in ems.
    pub(super) fn kern(&self, first: GlyphId, second: GlyphId) -> f32 {
        let moved = |lookup: &Vec<Pairs>| lookup.iter().find_map(|pairs| pairs.advance(first, second));
        f32::from(self.pairs.iter().filter_map(moved).sum::<i16>()) / self.glyphs.units()
    }

    /// Adds a letter's outline to a path: it stands on this point, and an em is `size` pixels.
    pub(super) fn outline(&self, glyph: GlyphId, size: f32, place: (f32, f32), path: &mut PathBuilder) {
        self.glyphs.outline(glyph, size, place, path);
    }
}

impl Pairs {
    fn new(table: PairPos<'static>) -> Option<Self> {
        let firsts = match &table {
            PairPos::Format1(table) => table.coverage(),
            PairPos::Format2(table) => table.coverage(),
        };
        Some(Self { firsts: firsts.ok()?, table })
    }

    /// The subtable's value for a pair, if it has one.
    fn advance(&self, first: GlyphId, second: GlyphId) -> Option<i16> {
        let number = self.firsts.get(first)?;
        match &self.table {
            PairPos::Format1(table) => {
                let seconds = table.pair_sets().get(number.into()).ok()?.pair_value_records();
                let pair = seconds.iter().flatten().find(|pair| pair.second_glyph() == second)?;
                Some(pair.value_record1().x_advance().unwrap_or(0))
            }
            PairPos::Format2(table) => {
                let (first, second) = (table.class_def1().ok()?.get(first), table.class_def2().ok()?.get(second));
                let [value, _] = table.values(first, second, &ValueContext::new()).ok()?;
                Some(value.x_advance)
            }
        }
    }
}

/// The Cyrillic letters that look different in Russian, with their glyphs there.
fn russian(glyphs: &Glyphs) -> Option<HashMap<char, GlyphId>> {
    let tables = local(glyphs.font(), (b"cyrl", b"RUS "))?;
    let other = |letter| {
        let glyph = glyphs.of(letter)?;
        Some((letter, tables.iter().find_map(|table| substitute(table, glyph))?))
    };
    Some(('\u{400}'..='\u{52f}').filter_map(other).collect())
}

/// The subtables with a language's own glyphs.
fn local<'a>(font: &FontRef<'a>, (script, language): (&[u8; 4], &[u8; 4])) -> Option<Vec<SingleSubst<'a>>> {
    let table = font.gsub().ok()?;
    let (scripts, features, all) = (table.script_list().ok()?, table.feature_list().ok()?, table.lookup_list().ok()?);
    let script = scripts.get(scripts.index_for_tag(Tag::new(script))?).ok()?;
    let language = script.lang_sys(script.lang_sys_index_for_tag(Tag::new(language))?).ok()?;
    let numbers = lookups(&features, language.feature_indices().iter().map(|number| number.get()), b"locl");
    let single = |number| match all.lookups().get(usize::from(number)).ok()?.subtables().ok()? {
        SubstitutionSubtables::Single(tables) => Some(tables.iter().flatten()),
        _ => None,
    };
    Some(numbers.filter_map(single).flatten().collect())
}

/// A subtable's substitute for a glyph, if any.
fn substitute(table: &SingleSubst<'_>, glyph: GlyphId) -> Option<GlyphId> {
    match table {
        SingleSubst::Format1(table) => {
            table.coverage().ok()?.get(glyph)?;
            glyph.to_u32().checked_add_signed(table.delta_glyph_id().into()).map(GlyphId::new)
        }
        SingleSubst::Format2(table) => {
            let number = table.coverage().ok()?.get(glyph)?;
            Some(table.substitute_glyph_ids().get(usize::from(number))?.get().into())
        }
    }
}

/// The lookups of a font's kerning, each once, whatever scripts name it.
fn kerning(font: &FontRef<'static>) -> Option<Vec<Vec<Pairs>>> {
    let table = font.gpos().ok()?;
    let (features, all) = (table.feature_list().ok()?, table.lookup_list().ok()?);
    let numbers: BTreeSet<u16> = lookups(&features, 0..features.feature_count(), b"kern").collect();
    let pairs = |number| match all.lookups().get(usize::from(number)).ok()?.subtables().ok()? {
        PositionSubtables::Pair(tables) => Some(tables.iter().flatten().filter_map(Pairs::new).collect()),
        _ => None,
    };
    Some(numbers.into_iter().filter_map(pairs).collect())
}

/// The numbers of the lookups with this name among some of the features.
fn lookups(features: &FeatureList<'_>, some: impl Iterator<Item = u16>, name: &[u8; 4]) -> impl Iterator<Item = u16> {
    some.filter_map(|number| features.get(number).ok())
        .filter(|feature| feature.tag == Tag::new(name))
        .flat_map(|feature| feature.lookup_list_indices())
        .map(|number| number.get())
}
