//! What all pictures draw with: words, cards, suits, the ground.

use resvg::tiny_skia::Transform;
use talon_cards::{Card, Rank, Suit};
use talon_scene::{Header, Style};

use super::art::Art;
use super::canvas::{Area, Canvas, Pen};
use super::faces::{self, Drawn, Lying};
use super::fonts::Fonts;
use super::names::Names;
use super::sprites::{self, Sprite};
use super::stitches;
use super::tokens::{BORDER, Colors, HEADER, HEM, LINE, LINE_STRONG, MARGIN, ON_CARD, Rgb, Suits, Type, WIDTH};
use super::words::Laid;
use crate::PictureError;

/// What is kept around something small for its edge and its shadow, in pixels.
const AROUND: f32 = 4.0;

/// On which side of its point a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The point is where it begins.
    Start,
    Middle,
    End,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    pub(super) style: Type,
    pub(super) color: Rgb,
    pub(super) suits: Suits,
    pub(super) side: Side,
    /// How wide the text may be.
    pub(super) room: f32,
}

impl Ink {
    /// The same with suits in these colours.
    pub(super) const fn suits(self, suits: Suits) -> Self {
        Self { suits, ..self }
    }

    /// The same in this colour.
    pub(super) const fn color(self, color: Rgb) -> Self {
        Self { color, ..self }
    }

    /// The same around its point.
    pub(super) const fn centered(self) -> Self {
        Self { side: Side::Middle, ..self }
    }

    /// The same before its point.
    pub(super) const fn ending(self) -> Self {
        Self { side: Side::End, ..self }
    }

    /// The same within this width.
    pub(super) const fn within(self, room: f32) -> Self {
        Self { room, ..self }
    }
}

/// A picture that is being drawn, and what it is drawn with.
pub(super) struct Kit {
    pub(super) canvas: Canvas,
    pub(super) colors: &'static Colors,
    pub(super) names: Names,
    pub(super) style: Style,
    fonts: &'static Fonts,
    art: &'static Art,
}

impl Kit {
    /// An empty picture.
    pub(super) fn new((width, height): (f32, f32), style: Style, names: Names) -> Result<Self, PictureError> {
        let canvas = Canvas::new(width.round() as u32, height.round() as u32)?;
        Ok(Self {
            canvas,
            colors: Colors::of(style.theme),
            names,
            style,
            fonts: Fonts::load(style.letters.cyrillic)?,
            art: Art::load()?,
        })
    }

    /// The finished picture.
    pub(super) fn finish(self) -> Result<Vec<u8>, PictureError> {
        super::png::encode(&self.canvas.into_pixels(), self.style.theme)
    }

    /// Letters of this size and weight in the colour of text, wherever they have room.
    pub(super) const fn ink(&self, style: Type) -> Ink {
        let colors = self.colors;
        Ink { style, color: colors.text, suits: colors.suits, side: Side::Start, room: f32::INFINITY }
    }

    /// How wide a text is.
    pub(super) fn width(&self, words: &str, style: Type) -> f32 {
        self.fonts.width(&self.names.written(words), style, false)
    }

    /// How wide a text is once it fits.
    pub(super) fn fitted_width(&self, words: &str, ink: Ink) -> f32 {
        self.lay(words, ink).width
    }

    fn lay(&self, words: &str, ink: Ink) -> Laid {
        let fitted = self.fonts.fit(&self.names.written(words), ink.style, ink.room);
        self.fonts.lay(&fitted.words, ink.style, fitted.narrow)
    }

    /// Writes a text on a baseline, and returns its width.
    pub(super) fn write(&mut self, (x, y): (f32, f32), words: &str, ink: Ink) -> f32 {
        let laid = self.lay(words, ink);
        let left = match ink.side {
            Side::Start => x,
            Side::Middle => x - laid.width / 2.0,
            Side::End => x - laid.width,
        };
        if let Some(path) = &laid.letters {
            self.canvas.fill_placed(path, ink.color, Transform::from_translate(left, y));
        }
        for among in &laid.suits {
            let middle = (left + among.middle.0, y + among.middle.1);
            self.suit(among.suit, middle, among.height, ink.suits.of(among.suit));
        }
        laid.width
    }

    /// Whether a text has room, if need be in narrow letters.
    pub(super) fn has_room(&self, words: &str, style: Type, room: f32) -> bool {
        self.fonts.width(&self.names.written(words), style, true) <= room
    }

    /// The text in lines that have room.
    pub(super) fn wrap(&self, words: &str, style: Type, room: f32, most: usize) -> Vec<String> {
        self.fonts.wrap(&self.names.written(words), style, room, most)
    }

    /// A list in lines that have room: its entries, between which there are dots, are not broken.
    pub(super) fn wrap_list(&self, list: &str, style: Type, room: f32, most: usize) -> Vec<String> {
        let list = self.names.written(list);
        // The dot stays at the end of its line.
        let entries = list.split_inclusive("· ").map(str::trim_end);
        self.fonts.wrap_parts(entries, style, room, most)
    }

    /// The text in one line if that has room, if need be in narrow letters, and else in two.
    pub(super) fn one_or_two(&self, words: &str, style: Type, room: f32) -> Vec<String> {
        if self.has_room(words, style, room) { vec![words.to_owned()] } else { self.wrap(words, style, room, 2) }
    }

    /// The first grapheme that can stand for a name.
    pub(super) fn initial(&self, name: &str) -> Option<String> {
        self.fonts.initial(name)
    }

    /// A suit around its middle.
    pub(super) fn suit(&mut self, suit: Suit, (x, y): (f32, f32), height: f32, color: Rgb) {
        if let Some(path) = self.art.suit(suit) {
            let scale = height / 1000.0;
            self.canvas.fill_placed(path, color, Transform::from_translate(x, y).pre_scale(scale, scale));
        }
    }

    /// A rank in plain strokes around its middle; `stroke` is in thousandths of the height.
    pub(super) fn rank(&mut self, rank: Rank, (x, y): (f32, f32), (height, stroke): (f32, f32), color: Rgb) {
        if let Some(path) = self.art.plain_rank(rank, self.style.letters.court) {
            let scale = height / 1000.0;
            let place = Transform::from_translate(x, y).pre_scale(scale, scale);
            self.canvas.stroke_placed(path, Pen::new(stroke).pointed(2.0), color, place);
        }
    }

    /// A card or a back whose upper left corner would be here if it were not turned.
    pub(super) fn card(&mut self, lying: Lying, (x, y): (f32, f32)) -> Result<(), PictureError> {
        let drawn = sprites::drawn(Sprite::Card(lying), self.style, || faces::draw(lying, self.style, self.art))?;
        self.lay_drawn(&drawn, (x, y));
        Ok(())
    }

    fn lay_drawn(&mut self, drawn: &Drawn, (x, y): (f32, f32)) {
        let corner = (x.round() - drawn.beyond.0, y.round() - drawn.beyond.1);
        self.canvas.lay(&drawn.pixels, (corner.0 as i32, corner.1 as i32));
    }

    /// A sprite, painted once: it lies at a whole pixel.
    pub(super) fn sprite(
        &mut self,
        sprite: Sprite,
        area: Area,
        paint: impl FnOnce(&mut Self, Area),
    ) -> Result<(), PictureError> {
        let drawn = sprites::drawn(sprite, self.style, || {
            let size = (area.width + 2.0 * AROUND, area.height + 2.0 * AROUND);
            let mut kit = Self::new(size, self.style, Names::default())?;
            paint(&mut kit, Area { x: AROUND, y: AROUND, ..area });
            Ok(Drawn { pixels: kit.canvas.into_pixels(), beyond: (AROUND, AROUND) })
        })?;
        self.lay_drawn(&drawn, (area.x, area.y));
        Ok(())
    }

    /// The same under a veil: a rule forbids it, or it lost.
    pub(super) fn blocked_card(&mut self, lying: Lying, (x, y): (f32, f32)) -> Result<(), PictureError> {
        let veil = (self.colors.veil, self.colors.veil_share);
        let draw = || Ok(faces::draw(lying, self.style, self.art)?.veiled(lying, veil));
        let drawn = sprites::drawn(Sprite::Blocked(lying), self.style, draw)?;
        self.lay_drawn(&drawn, (x, y));
        Ok(())
    }

    /// A small card: its rank over its suit, as large as they can be.
    pub(super) fn mini(&mut self, card: Card, area: Area) -> Result<(), PictureError> {
        let size = (area.width as u16, area.height as u16);
        self.sprite(Sprite::Mini(card, size), area, |kit, area| {
            kit.small_card(area, 9.0, true);
            let Area { x, y, width, height } = area;
            let ink = ON_CARD.of(card.suit());
            let at = |(across, down): (f32, f32)| (x + width * across, y + height * down);
            let ((rank, high, pen), (suit, suit_high)) = (faces::MINI_RANK, faces::MINI_SUIT);
            kit.rank(card.rank(), at(rank), (height * high, pen), ink);
            kit.suit(card.suit(), at(suit), height * suit_high, ink);
        })
    }

    /// The ground of a small card.
    pub(super) fn small_card(&mut self, area: Area, radius: f32, shadow: bool) {
        if shadow {
            self.canvas.rect(Area { y: area.y + 3.0, ..area }, radius, self.colors.card_shadow);
        }
        self.canvas.rect(area, radius, self.colors.card);
        self.canvas.outline(area, radius, Pen::new(1.5), self.colors.card_edge);
    }

    /// The cloth with the border, and with the lamp around a point.
    pub(super) fn cloth(&mut self, lamp: Option<Lamp>) -> Result<(), PictureError> {
        self.canvas.flood(self.colors.cloth);
        if let Some(lamp) = lamp {
            self.lamp(lamp);
        }
        let drawn = sprites::drawn(Sprite::Border, self.style, || {
            let mut canvas = Canvas::new(WIDTH as u32, BORDER as u32)?;
            canvas.flood(self.colors.deep);
            stitches::border(&mut canvas, 2.0, 6.0, [self.colors.stitch, self.colors.core, self.colors.between]);
            Ok(Drawn { pixels: canvas.into_pixels(), beyond: (0.0, 0.0) })
        })?;
        self.lay_drawn(&drawn, (0.0, 0.0));
        Ok(())
    }

    /// The warm light on the cloth.
    pub(super) fn lamp(&mut self, Lamp { at, reach, inner }: Lamp) {
        self.canvas.ellipse(at, reach, self.colors.pool);
        let bright = self.colors.pool.mix(self.colors.lift, 0.6);
        self.canvas.ellipse(at, (reach.0 * inner, reach.1 * inner), bright);
    }

    /// The hem of the cloth, which ends there.
    pub(super) fn hem(&mut self, bottom: f32) {
        self.canvas.rect(Area::new(0.0, bottom - HEM, WIDTH, HEM), 0.0, self.colors.deep);
        let y = bottom - HEM / 2.0;
        self.canvas.line(&[(4.0, y), (WIDTH, y)], Pen::new(3.0).dashed(12.0, 8.0), self.colors.stitch);
    }

    /// The wood from there down to the end of the picture, with its grain.
    pub(super) fn wood(&mut self, top: f32, grain: f32) {
        let bottom = self.canvas.height();
        self.canvas.rect(Area::new(0.0, top, WIDTH, bottom - top), 0.0, self.colors.room);
        let mut y = grain;
        while y < bottom {
            self.canvas.line(&[(0.0, y), (WIDTH, y)], Pen::new(3.0), self.colors.room_line);
            y += 86.0;
        }
    }

    /// The line at the top: game and deal.
    pub(super) fn header(&mut self, header: &Header) {
        let quiet = self.ink(LINE).color(self.colors.quiet);
        let end = WIDTH - MARGIN;
        let strong = self.ink(LINE_STRONG).color(self.colors.soft).within((end - MARGIN).max(0.0));
        let begin = MARGIN + self.write((MARGIN, HEADER), &header.game, strong) + 10.0;
        if !header.about.is_empty() && end - begin > 40.0 {
            self.write((begin, HEADER), &format!("· {}", header.about), quiet.within(end - begin));
        }
    }
}

/// Where the light falls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lamp {
    pub(super) at: (f32, f32),
    /// How far, across and down.
    pub(super) reach: (f32, f32),
    /// How far the brighter part reaches, as a share of it.
    pub(super) inner: f32,
}

impl Lamp {
    /// A lamp above a table.
    pub(super) const fn over(at: (f32, f32), reach: (f32, f32)) -> Self {
        Self { at, reach, inner: 0.7 }
    }
}
