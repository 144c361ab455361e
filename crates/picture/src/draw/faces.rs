//! Whole cards and their backs.

use resvg::tiny_skia::{Path, Pixmap, Transform};
use talon_cards::{Card, Rank};
use talon_scene::{CourtLetters, Style};

use super::art::Art;
use super::canvas::{Area, Canvas, Pen};
use super::stitches;
use super::tokens::{CARD_INK, COURT_BLUE, Colors, ON_CARD, Rgb};
use crate::PictureError;

/// How high a card is, in widths.
pub(super) const RATIO: f32 = 1.4;
/// How wide the drawing of a card is, in its own units; the origin is in its middle.
pub(super) const UNITS: f32 = 240.0;
/// The rank in the corner: where its middle is, its scale, and the width of its strokes before that.
pub(super) const RANK: ((f32, f32), f32, f32) = ((-85.0, -118.0), 0.076, 98.0);
/// The suits of a card: where their middles are, and how high they are. Those of a pip's column stand `COLUMN` beside the middle.
pub(super) const CORNER: ((f32, f32), f32) = ((-85.0, -47.0), 55.0);
pub(super) const ACE: ((f32, f32), f32) = ((14.0, 0.0), 120.0);
pub(super) const OF_COURT: ((f32, f32), f32) = ((-36.0, -80.0), 29.0);
pub(super) const PIP: f32 = 34.0;
pub(super) const COLUMN: f32 = 31.0;
/// A half of a court: its upper left corner, its scale, and the width of its lines before that; and its frame.
pub(super) const COURT: ((f32, f32), (f32, f32), f32) = ((-52.0, -100.0), (0.32, 0.4), 2.2);
pub(super) const FRAME: (Area, f32) = (Area { x: -52.0, y: -100.0, width: 104.0, height: 200.0 }, 1.6);
/// What is kept around a card for its edge and its shadow, in pixels.
const AROUND: f32 = 6.0;

/// A card as it lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Lying {
    /// The card; none shows its back.
    pub(super) card: Option<Card>,
    /// How wide it is, in pixels.
    pub(super) width: u16,
    /// How far it is turned, in degrees.
    pub(super) turned: i8,
    /// Whether it has a shadow.
    pub(super) shadow: bool,
}

impl Lying {
    /// How high it is, before it is turned.
    pub(super) fn height(self) -> f32 {
        height(f32::from(self.width))
    }

    /// What it covers before it is turned, with its upper left corner at the origin.
    pub(super) fn area(self) -> Area {
        Area::new(0.0, 0.0, f32::from(self.width), self.height())
    }

    /// From its own points, with the upper left corner at the origin, to where it lies.
    pub(super) fn place(self, x: f32, y: f32) -> Transform {
        let (across, down) = self.area().middle();
        Transform::from_translate(x, y).pre_concat(Transform::from_rotate_at(f32::from(self.turned), across, down))
    }

    /// How far the canvas of this card reaches beyond it, to the left and above.
    fn beyond(self) -> (f32, f32) {
        let (width, height) = (f32::from(self.width), self.height());
        let (sin, cos) = f32::from(self.turned).to_radians().sin_cos();
        let (wide, high) = (width * cos.abs() + height * sin.abs(), width * sin.abs() + height * cos.abs());
        (((wide - width) / 2.0 + AROUND).ceil(), ((high - height) / 2.0 + AROUND).ceil())
    }
}

/// How high a card of this width is: whole pixels.
pub(super) fn height(width: f32) -> f32 {
    (width * RATIO).round()
}

/// How round the corners of a card of this width are.
pub(super) fn radius(width: f32) -> f32 {
    width * 0.065
}

/// A sprite on its own canvas, and how far the canvas reaches beyond it, to the left and above.
pub(super) struct Drawn {
    pub(super) pixels: Pixmap,
    pub(super) beyond: (f32, f32),
}

impl Drawn {
    /// The same card with a colour that lies over it.
    pub(super) fn veiled(self, lying: Lying, (color, share): (Rgb, f32)) -> Self {
        let mut canvas = Canvas::of(self.pixels);
        if let Some(path) = outline(lying) {
            canvas.veil(&path, color, share, lying.place(self.beyond.0, self.beyond.1));
        }
        Self { pixels: canvas.into_pixels(), beyond: self.beyond }
    }
}

/// A card as it lies, on a canvas of its own.
pub(super) fn draw(lying: Lying, style: Style, art: &Art) -> Result<Drawn, PictureError> {
    let beyond = lying.beyond();
    let area = lying.area();
    let mut canvas = Canvas::new((area.width + 2.0 * beyond.0) as u32, (area.height + 2.0 * beyond.1) as u32)?;
    let place = lying.place(beyond.0, beyond.1);
    let colors = Colors::of(style.theme);
    match lying.card {
        Some(card) => {
            let face = Face {
                canvas: &mut canvas,
                card,
                ink: ON_CARD.of(card.suit()),
                ground: colors.card,
                letters: style.letters.court,
                art,
            };
            whole(face, lying, colors, place);
        }
        None => back(&mut canvas, lying, colors, place),
    }
    Ok(Drawn { pixels: canvas.into_pixels(), beyond })
}

/// A card's ground, edge and shadow.
fn ground(canvas: &mut Canvas, lying: Lying, (fill, edge, pen): (Rgb, Rgb, f32), shadow: Rgb, place: Transform) {
    let area = lying.area();
    let Some(path) = area.path(radius(area.width)) else { return };
    if lying.shadow {
        canvas.fill_placed(&path, shadow, place.pre_translate(0.0, area.width * 0.025));
    }
    canvas.fill_placed(&path, fill, place);
    canvas.stroke_placed(&path, Pen::new(pen), edge, place);
}

fn back(canvas: &mut Canvas, lying: Lying, colors: &Colors, place: Transform) {
    ground(canvas, lying, (colors.back, colors.back_stitch, 3.0), colors.card_shadow, place);
    if let Some(path) = stitches::back() {
        let scale = f32::from(lying.width) / UNITS;
        canvas.fill_placed(&path, colors.back_stitch, place.pre_scale(scale, scale));
    }
}

fn whole(mut face: Face<'_>, lying: Lying, colors: &Colors, place: Transform) {
    ground(face.canvas, lying, (colors.card, colors.card_edge, 2.0), colors.card_shadow, place);
    let scale = f32::from(lying.width) / UNITS;
    let middle = place.pre_scale(scale, scale).pre_translate(UNITS / 2.0, UNITS * RATIO / 2.0);
    face.inside(middle);
    for half in [middle, upside_down(middle)] {
        face.index(half);
    }
}

fn upside_down(place: Transform) -> Transform {
    place.pre_rotate(180.0)
}

/// A face that is being drawn; its units are a 240th of the card's width.
struct Face<'a> {
    canvas: &'a mut Canvas,
    card: Card,
    ink: Rgb,
    ground: Rgb,
    letters: CourtLetters,
    art: &'a Art,
}

impl Face<'_> {
    /// The rank and the suit in the corner.
    fn index(&mut self, place: Transform) {
        if let Some(rank) = self.art.rank(self.card.rank(), self.letters) {
            let ((x, y), scale, width) = RANK;
            let pen = Pen::new(width).square().pointed(1.5);
            self.canvas.stroke_placed(rank, pen, self.ink, place.pre_translate(x, y).pre_scale(scale, scale));
        }
        self.suit(CORNER, place);
    }

    fn suit(&mut self, ((x, y), height): ((f32, f32), f32), place: Transform) {
        if let Some(suit) = self.art.suit(self.card.suit()) {
            let scale = height / 1000.0;
            self.canvas.fill_placed(suit, self.ink, place.pre_translate(x, y).pre_scale(scale, scale));
        }
    }

    fn inside(&mut self, place: Transform) {
        match self.card.rank() {
            Rank::Ace => self.suit(ACE, place),
            Rank::Jack | Rank::Queen | Rank::King => self.court(place),
            rank => {
                for (x, y) in pips(rank) {
                    let half = if y > 0.0 { upside_down(place) } else { place };
                    let across = if y > 0.0 { -x } else { x };
                    self.suit(((across * COLUMN, -y.abs()), PIP), half);
                }
            }
        }
    }

    fn court(&mut self, place: Transform) {
        for half in [place, upside_down(place)] {
            let ((x, y), (wide, high), _) = COURT;
            let at = half.pre_translate(x, y).pre_scale(wide, high);
            for layer in self.art.court(self.card) {
                self.layer(&layer.path, layer.fill, at);
            }
        }
        let (frame, width) = FRAME;
        if let Some(frame) = frame.path(0.0) {
            self.canvas.stroke_placed(&frame, Pen::new(width), COURT_BLUE.mix(self.ground, 0.35), place);
        }
        for half in [place, upside_down(place)] {
            self.suit(OF_COURT, half);
        }
    }

    fn layer(&mut self, path: &Path, fill: Option<Rgb>, place: Transform) {
        match fill {
            Some(color) => self.canvas.fill_placed(path, color, place),
            None => self.canvas.stroke_placed(path, Pen::new(COURT.2), COURT_BLUE.mix(CARD_INK, 0.35), place),
        }
    }
}

/// Where the suits of a rank stand: in columns from -1 to 1, and from the middle downwards.
pub(super) fn pips(rank: Rank) -> Vec<(f32, f32)> {
    let corners = [(-1.0, -98.0), (1.0, -98.0), (-1.0, 98.0), (1.0, 98.0)];
    let sides = [(-1.0, -33.0), (1.0, -33.0), (-1.0, 33.0), (1.0, 33.0)];
    let waist = [(-1.0, 0.0), (1.0, 0.0)];
    let parts: &[&[(f32, f32)]] = match rank {
        Rank::Two => &[&[(0.0, -98.0), (0.0, 98.0)]],
        Rank::Three => &[&[(0.0, -98.0), (0.0, 0.0), (0.0, 98.0)]],
        Rank::Four => &[&corners],
        Rank::Five => &[&corners, &[(0.0, 0.0)]],
        Rank::Six => &[&corners, &waist],
        Rank::Seven => &[&corners, &waist, &[(0.0, -49.0)]],
        Rank::Eight => &[&corners, &waist, &[(0.0, -49.0), (0.0, 49.0)]],
        Rank::Nine => &[&corners, &sides, &[(0.0, 0.0)]],
        Rank::Ten => &[&corners, &sides, &[(0.0, -66.0), (0.0, 66.0)]],
        Rank::Jack | Rank::Queen | Rank::King | Rank::Ace => &[],
    };
    parts.concat()
}

/// A small card, in shares of its width and height: the middle of its rank and its height, the width of its strokes before that, and the
/// middle of its suit and its height.
pub(super) const MINI_RANK: ((f32, f32), f32, f32) = ((0.5, 0.31), 0.42, 130.0);
pub(super) const MINI_SUIT: ((f32, f32), f32) = ((0.5, 0.755), 0.36);

/// The outline of a card as it lies.
fn outline(lying: Lying) -> Option<Path> {
    lying.area().path(radius(f32::from(lying.width)))
}
