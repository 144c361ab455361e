//! People: their discs and their names.

use std::borrow::Cow;

use talon_cards::Seat;
use talon_scene::{Kind, Person};

use super::canvas::{Area, Pen};
use super::kit::Kit;
use super::names::number;
use super::tokens::{Rgb, Type, Weight};

/// How large the disc of somebody away has to be for the robot on it to be recognised.
const LEAST_WITH_ROBOT: f32 = 19.0;

/// How a disc looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    pub(super) radius: f32,
    /// The ring around it: its colour and its width.
    pub(super) ring: Option<(Rgb, f32)>,
    /// The colour of what it lies on.
    pub(super) behind: Rgb,
}

impl Disc {
    /// A disc without a ring on this ground.
    pub(super) const fn plain(radius: f32, behind: Rgb) -> Self {
        Self { radius, ring: None, behind }
    }

    /// A disc with a ring in the colour of the ground, which separates it from what it half covers.
    pub(super) const fn parted(radius: f32, behind: Rgb, width: f32) -> Self {
        Self { radius, ring: Some((behind, width)), behind }
    }
}

impl Kit {
    /// How a person is called.
    pub(super) fn name_of<'a>(&self, person: &'a Person) -> Cow<'a, str> {
        if person.name.trim().is_empty() { Cow::Owned(number(person.seat)) } else { Cow::Borrowed(&person.name) }
    }

    /// A person's disc: who did something.
    pub(super) fn who(&mut self, at: (f32, f32), person: &Person, disc: Disc) {
        match person.kind {
            Kind::Present => self.letter_disc(at, person, disc),
            Kind::Away => self.away(at, person, disc),
            Kind::Ai => self.robot(at, person.seat, disc),
        }
    }

    fn letter_disc(&mut self, at: (f32, f32), person: &Person, disc: Disc) {
        self.canvas.disc(at, disc.radius, self.colors.seat(person.seat));
        if let Some((color, width)) = disc.ring {
            self.canvas.ring(at, disc.radius, Pen::new(width), color);
        }
        self.disc_letter(at, person, (disc.radius, Weight::Figure, self.colors.disc_ink));
    }

    /// The first grapheme of a name, or the seat's number.
    fn disc_letter(&mut self, (x, y): (f32, f32), person: &Person, (radius, weight, color): (f32, Weight, Rgb)) {
        let written = self.names.written(&person.name).into_owned();
        let known = (written == person.name).then(|| self.initial(&written)).flatten();
        let letter = known.unwrap_or_else(|| (person.seat.index() + 1).to_string());
        let ink = self.ink(Type(radius * 1.18, weight)).color(color).centered().within(radius * 1.9);
        self.write((x, y + radius * 0.42), &letter, ink);
    }

    fn away(&mut self, (x, y): (f32, f32), person: &Person, disc: Disc) {
        let radius = disc.radius;
        if disc.ring.is_some() {
            self.canvas.disc((x, y), radius + 2.0, disc.behind);
        }
        self.canvas.ring((x, y), radius - 2.0, Pen::new(3.0).dashed(7.0, 6.0), self.colors.quiet);
        self.disc_letter((x, y), person, (radius, Weight::Strong, self.colors.soft));
        if radius >= LEAST_WITH_ROBOT {
            let small = Disc::parted(radius * 0.5, disc.behind, 3.0);
            self.robot((x + radius * 0.75, y + radius * 0.72), person.seat, small);
        }
    }

    fn robot(&mut self, (x, y): (f32, f32), seat: Seat, disc: Disc) {
        let (color, ink) = (self.colors.seat(seat), self.colors.disc_ink);
        let half = disc.radius * 0.92;
        let head = Area::new(x - half, y - half, 2.0 * half, 2.0 * half);
        self.canvas.rect(head, disc.radius * 0.38, color);
        if let Some((color, width)) = disc.ring {
            self.canvas.outline(head, disc.radius * 0.38, Pen::new(width), color);
        }
        let pen = Pen::new(disc.radius * 0.12).round();
        self.canvas.line(&[(x, y - half * 0.62), (x, y - half * 0.34)], pen, ink);
        let face = Area::new(x - half * 0.62, y - half * 0.36, half * 1.24, half * 0.92);
        self.canvas.rect(face, half * 0.26, ink);
        for side in [-1.0, 1.0] {
            self.canvas.disc((x + side * half * 0.27, y + half * 0.08), half * 0.15, color);
        }
    }
}
