//! Seats: who sits there, what is to be done, tricks and points.

use std::borrow::Cow;

use talon_scene::{Kind, Plate};
use unicode_segmentation::UnicodeSegmentation;

use super::canvas::{Area, Pen};
use super::kit::Kit;
use super::marks::PILL;
use super::people::Disc;
use super::tokens::{LINE, ON_LAMP, PLATE, RADIUS, Rgb, Suits, Type, Weight};
use super::words::LONGEST_NAME;

/// Below this width the points stand in the second line.
const NARROW: f32 = 260.0;
/// Below this width the disc stands beside the name alone.
const COMPACT: f32 = 200.0;
/// From this width on there is room for what was said in the second line.
const WIDE: f32 = 400.0;

/// From this width on a sentence says enough even if it is cut.
const SENTENCE: f32 = 300.0;

/// Where a seat is, and what it has room for.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) area: Area,
    /// Whether it is the last of several in its row.
    pub(super) rightmost: bool,
    /// Whether pills may hang from its lower edge.
    pub(super) pills: bool,
}

impl Spot {
    /// A seat that has its row for itself.
    pub(super) const fn alone(x: f32, y: f32, width: f32) -> Self {
        Self { area: Area::new(x, y, width, PLATE), rightmost: false, pills: false }
    }
}

/// The colours of a seat's words.
#[derive(Clone, Copy)]
struct Inks {
    name: Rgb,
    soft: Rgb,
    suits: Suits,
}

impl Kit {
    /// A seat.
    pub(super) fn plate(&mut self, spot: Spot, plate: &Plate) {
        let colors = self.colors;
        let area = spot.area;
        let acts = plate.turn.is_some();
        self.canvas.rect(area, RADIUS, if acts { colors.lamp } else { colors.lift });
        if let Some(edge) = colors.lamp_edge.filter(|_| acts) {
            self.canvas.outline(area, RADIUS, Pen::new(3.0), edge);
        }
        let away = plate.person.kind == Kind::Away;
        let inks = if acts {
            Inks { name: colors.lamp_ink, soft: colors.lamp_ink.mix(colors.lamp, 0.14), suits: ON_LAMP }
        } else {
            Inks { name: if away { colors.soft } else { colors.text }, soft: colors.soft, suits: colors.suits }
        };
        if area.width < COMPACT {
            self.compact(area, plate, inks);
        } else {
            self.full(spot, plate, inks);
        }
        self.stamp_above(area, plate);
        if self.hangs(spot, plate) {
            self.said_below(spot, plate);
        }
    }

    /// The disc beside the name, figures below both.
    fn compact(&mut self, area: Area, plate: &Plate, inks: Inks) {
        let Area { x, y, width, .. } = area;
        self.seat_disc((x + 31.0, y + 29.0), 19.0, plate);
        self.label((x + 58.0, y + 39.0), 30.0, width - 68.0, plate, inks);
        let mut left = x + 14.0;
        if let Some(count) = plate.count {
            left += self.backs((left, y + 72.0), count, inks.soft) + 8.0;
        }
        if let Some(score) = &plate.score {
            let ink = self.ink(Type(32.0, Weight::Figure)).color(inks.name).ending();
            self.write((x + width - 14.0, y + 73.0), score, ink.within((x + width - 14.0 - left).max(0.0)));
        }
    }

    fn full(&mut self, spot: Spot, plate: &Plate, inks: Inks) {
        let Area { x, y, width, height } = spot.area;
        let narrow = width < NARROW;
        let radius = if narrow { 26.0 } else { 28.0 };
        let middle = x + 14.0 + radius;
        self.seat_disc((middle, y + height / 2.0), radius, plate);
        let end = x + width - 18.0;
        let left = middle + radius + 13.0;
        let beside = self.score(spot.area, plate, inks);
        let (name_end, line_end) = if narrow { (end, beside) } else { (beside, beside) };
        let note = self.note(spot, plate);
        let two = note.is_some() || plate.count.is_some();
        let baseline = if two || (narrow && plate.score.is_some()) { 39.0 } else { height / 2.0 + 12.0 };
        let size = if narrow { 33.0 } else { 35.0 };
        self.label((left, y + baseline), size, (name_end - left).max(0.0), plate, inks);
        let mut at = left;
        if let Some(count) = plate.count {
            at += self.backs((at, y + 71.0), count, inks.soft);
        }
        let Some(note) = note else { return };
        let ink = self.ink(LINE).color(inks.soft).suits(inks.suits);
        if at > left {
            self.write((at + 8.0, y + 71.0), "·", ink);
            at += 24.0;
        }
        if line_end - at > 40.0 {
            self.write((at, y + 71.0), &note, ink.within(line_end - at));
        }
    }

    /// The points at the right; returns where the words before them must end.
    fn score(&mut self, area: Area, plate: &Plate, inks: Inks) -> f32 {
        let right = area.right() - 18.0;
        let Some(score) = &plate.score else { return right };
        let size = match area.width {
            width if width < NARROW => 32.0,
            width if width < WIDE => 48.0,
            _ => 56.0,
        };
        let baseline = if area.width < NARROW { 71.0 } else { area.height / 2.0 + size * 0.345 };
        let ink = self.ink(Type(size, Weight::Figure)).color(inks.name).ending().within(area.width * 0.4);
        right - self.write((right, area.y + baseline), score, ink) - 14.0
    }

    /// What is to be done, or the name.
    fn label(&mut self, at: (f32, f32), size: f32, room: f32, plate: &Plate, inks: Inks) {
        // A seat too narrow for the sentence keeps the name: amber says the rest.
        let sentence =
            plate.turn.as_ref().filter(|turn| room > SENTENCE || self.has_room(turn, Type(size, Weight::Figure), room));
        let (words, weight) = match sentence {
            Some(turn) => (Cow::Borrowed(turn.as_str()), Weight::Figure),
            None => (Cow::Owned(shortened(&self.name_of(&plate.person))), Weight::Strong),
        };
        let ink = self.ink(Type(size, weight)).color(inks.name).suits(inks.suits);
        self.write(at, &words, ink.within(room));
    }

    /// The second line: with what was said, if that has no place of its own.
    fn note(&self, spot: Spot, plate: &Plate) -> Option<String> {
        let said: &[String] = if self.hangs(spot, plate) { &[] } else { &plate.said };
        let parts: Vec<&str> =
            plate.note.iter().chain(said).map(String::as_str).filter(|part| !part.is_empty()).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// Whether what was said hangs from the seat's lower edge.
    fn hangs(&self, spot: Spot, plate: &Plate) -> bool {
        spot.pills && spot.area.width < WIDE && !plate.said.is_empty()
    }

    fn seat_disc(&mut self, at: (f32, f32), radius: f32, plate: &Plate) {
        let colors = self.colors;
        let disc = if plate.turn.is_some() {
            Disc { radius, ring: Some((colors.lamp_ink, 3.0)), behind: colors.lamp }
        } else {
            Disc::plain(radius, colors.lift)
        };
        self.who(at, &plate.person, disc);
    }

    /// What raises the stakes, on the seat's upper edge.
    fn stamp_above(&mut self, area: Area, plate: &Plate) {
        if let Some(stamp) = &plate.stamp {
            let room = area.width - 28.0;
            let width = self.pill_width(stamp, PILL, room);
            self.pill((area.right() - 14.0 - width, area.y - 30.0), stamp, (PILL, room), self.stamp_colors());
        }
    }

    /// What was said, in pills from the outer side, as many as have room.
    fn said_below(&mut self, spot: Spot, plate: &Plate) {
        let area = spot.area;
        let room = area.width - 8.0;
        let mut shown: Vec<(&String, f32)> = Vec::new();
        let mut used = 0.0;
        for said in &plate.said {
            let width = self.pill_width(said, PILL, room);
            if used + width > room {
                break;
            }
            used += width + 8.0;
            shown.push((said, width));
        }
        let mut x = if spot.rightmost { area.right() - 4.0 - (used - 8.0) } else { area.x + 4.0 };
        for (said, width) in shown {
            self.pill((x, area.bottom() - 6.0), said, (PILL, room), self.said_colors());
            x += width + 8.0;
        }
    }
}

/// A name with at most as many graphemes as names have.
pub(super) fn shortened(name: &str) -> String {
    match name.grapheme_indices(true).nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}
