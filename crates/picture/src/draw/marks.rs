//! Small signs: pills and stamps, backs with a number, medals, places for cards to come.

use talon_scene::{Contract, Person, Sign};

use super::canvas::{Area, Pen};
use super::faces;
use super::kit::Kit;
use super::people::Disc;
use super::tokens::{Rgb, Suits, Type, Weight};

/// How large the letters of a small pill are.
pub(super) const PILL: f32 = 26.0;
/// What a pill is higher than its letters, and wider than its words.
const AROUND: (f32, f32) = (28.0, 14.0);

/// The colours of a pill.
#[derive(Clone, Copy, Debug)]
pub(super) struct PillColors {
    pub(super) ground: Rgb,
    pub(super) edge: Option<Rgb>,
    pub(super) ink: Rgb,
    pub(super) suits: Suits,
}

impl Kit {
    /// The colours of something that counts more.
    pub(super) const fn stamp_colors(&self) -> PillColors {
        let ink = self.colors.stamp_ink;
        PillColors { ground: self.colors.stamp, edge: None, ink, suits: Suits::all(ink) }
    }

    /// The colours of something that was said.
    pub(super) const fn said_colors(&self) -> PillColors {
        let colors = self.colors;
        PillColors { ground: colors.deep, edge: Some(colors.line), ink: colors.text, suits: colors.suits }
    }

    /// How wide a pill is that has at most this room.
    pub(super) fn pill_width(&self, words: &str, size: f32, room: f32) -> f32 {
        let ink = self.ink(Type(size, Weight::Strong)).within((room - AROUND.0).max(0.0));
        self.fitted_width(words, ink) + AROUND.0
    }

    /// How high a pill is.
    pub(super) const fn pill_height(size: f32) -> f32 {
        size + AROUND.1
    }

    /// A pill with its upper left corner there; how wide it is.
    pub(super) fn pill(
        &mut self,
        (x, y): (f32, f32),
        words: &str,
        (size, room): (f32, f32),
        colors: PillColors,
    ) -> f32 {
        let (width, height) = (self.pill_width(words, size, room), Self::pill_height(size));
        let area = Area::new(x, y, width, height);
        self.canvas.rect(area, height / 2.0, colors.ground);
        if let Some(edge) = colors.edge {
            self.canvas.outline(area, height / 2.0, Pen::new(2.5), edge);
        }
        let ink = self.ink(Type(size, Weight::Strong)).color(colors.ink).suits(colors.suits);
        let words_at = (x + AROUND.0 / 2.0, y + height / 2.0 + size * 0.34);
        self.write(words_at, words, ink.within((room - AROUND.0).max(0.0)));
        width
    }

    /// A small back and a number: tricks won, or cards held. How wide both are.
    pub(super) fn backs(&mut self, (x, y): (f32, f32), count: u8, color: Rgb) -> f32 {
        let area = Area::new(x + 1.0, y - 20.7, 17.0, 23.0);
        self.canvas.rect(area, 3.0, self.colors.back);
        self.canvas.outline(area, 3.0, Pen::new(2.0), self.colors.back_stitch);
        let ink = self.ink(super::tokens::LINE_STRONG).color(color);
        26.0 + self.write((x + 26.0, y), &count.to_string(), ink)
    }

    /// The place of a card to come, of this width; the next one shines.
    pub(super) fn slot(&mut self, (x, y): (f32, f32), width: f32, turned: f32, next: bool) {
        let area = Area::new(0.0, 0.0, width, faces::height(width));
        let Some(path) = area.path(width * 0.08) else { return };
        let (across, down) = area.middle();
        let place = resvg::tiny_skia::Transform::from_translate(x, y)
            .pre_concat(resvg::tiny_skia::Transform::from_rotate_at(turned, across, down));
        if next {
            self.canvas.fill_placed(&path, self.colors.next, place);
        }
        let (width, color) = if next { (4.0, self.colors.next_edge) } else { (3.0, self.colors.line) };
        self.canvas.stroke_placed(&path, Pen::new(width).dashed(11.0, 9.0).round(), color, place);
    }

    /// A medal with what is played, and its declarer.
    pub(super) fn medal(&mut self, at: (f32, f32), radius: f32, contract: &Contract, declarer: Option<&Person>) {
        self.medal_ground(at, radius);
        let (x, y) = at;
        match &contract.sign {
            Sign::Suit(suit) => self.suit(*suit, at, radius * 1.04, self.colors.suits.of(*suit)),
            Sign::Letters(letters) => {
                let ink = self.ink(Type(radius * 0.66, Weight::Figure)).centered().within(radius * 1.5);
                self.write((x, y + radius * 0.24), letters, ink);
            }
        }
        if let Some(person) = declarer {
            let disc = Disc::parted(radius * 0.4, self.colors.cloth, 4.0);
            self.who((x + radius * 0.76, y + radius * 0.76), person, disc);
        }
        if let Some(factor) = &contract.factor {
            let size = (radius * 0.37).max(PILL);
            let width = self.pill_width(factor, size, radius * 2.0);
            let corner = (x + radius * 0.72 - width * 0.35, y - radius * 1.02);
            self.pill(corner, factor, (size, radius * 2.0), self.stamp_colors());
        }
    }

    /// A medal on which nothing is woven yet.
    pub(super) fn medal_ground(&mut self, at: (f32, f32), radius: f32) {
        self.canvas.disc(at, radius, self.colors.lift);
        self.canvas.ring(at, radius, Pen::new(3.0), self.colors.line);
        self.canvas.ring(at, radius - 9.0, Pen::new(3.0).dashed(7.0, 6.0), self.colors.stitch);
    }
}
