//! The reader's cards, and what can be done with them.

use talon_cards::{Card, Rank};
use talon_scene::{Hand, Held, HeldCard, Mark, Style};

use super::canvas::{Area, Pen};
use super::faces::{self, Lying};
use super::kit::Kit;
use super::marks::PillColors;
use super::names::Names;
use super::tokens::{CARD_INK, MARGIN, ON_CARD, ON_LAMP, ROOM, Type, WIDTH, Weight};
use crate::PictureError;

/// How far a blocked card lies lower, and a selected one higher.
const BLOCKED_DOWN: f32 = 18.0;
const SELECTED_UP: f32 = 26.0;
/// How far the second row lies lower than the first.
const ROW_DOWN: f32 = 76.0;
/// What two rows need more than one.
const TWO_ROWS: f32 = 64.0;
/// What marks above the cards need.
const MARKS: f32 = 48.0;
/// What is left free below the cards.
const BELOW: f32 = 13.0;
/// The widths of cards, and up to how many of them are so wide. More lie in two rows.
const WIDTHS: [(usize, u16); 2] = [(8, 142), (13, 118)];
const OF_TWO_ROWS: u16 = 112;
/// The largest gap between two cards.
const GAP: f32 = 12.0;
/// The hand alone: its height, where the cloth ends, where the cards lie, and the size of its words.
const HEIGHT: f32 = 346.0;
const CLOTH: f32 = 86.0;
const CARDS: f32 = 112.0;
const WORDS: f32 = 30.0;

/// Where the cards of a hand lie.
pub(super) struct Fan {
    width: u16,
    rows: usize,
    per_row: usize,
    step: f32,
    /// Whether there is room for marks above the cards.
    marks: bool,
    blocked: bool,
}

/// A card of a hand in its place.
#[derive(Clone, Copy)]
struct Placed {
    card: Card,
    state: HeldCard,
    x: f32,
    y: f32,
}

impl Fan {
    /// The places of these cards, none wider than `widest` pixels.
    pub(super) fn new(held: &Held, widest: u16) -> Self {
        let count = held.cards.len();
        let one_row = WIDTHS.into_iter().find(|(up_to, _)| count <= *up_to).map(|(_, width)| width);
        let rows = if one_row.is_some() { 1 } else { 2 };
        let width = one_row.unwrap_or(OF_TWO_ROWS).min(widest);
        let per_row = count.div_ceil(rows);
        let wide = f32::from(width);
        let step = if per_row > 1 { (wide + GAP).min((ROOM - wide) / (per_row - 1) as f32) } else { 0.0 };
        let blocked = held.cards.iter().any(|(_, state)| *state == HeldCard::Blocked);
        Self { width, rows, per_row, step, marks: !held.marks.is_empty(), blocked }
    }

    /// How much higher than usual the picture has to be.
    pub(super) fn more(&self) -> f32 {
        (if self.rows > 1 { TWO_ROWS } else { 0.0 }) + self.above()
    }

    /// How high the cards are, with what is left free below them.
    pub(super) fn height(&self) -> f32 {
        let rows = (self.rows - 1) as f32 * ROW_DOWN;
        let lower = if self.blocked { BLOCKED_DOWN } else { 0.0 };
        self.above() + faces::height(f32::from(self.width)) + rows + lower + BELOW
    }

    fn above(&self) -> f32 {
        if self.marks { MARKS } else { 0.0 }
    }

    /// The cards in their places, those of the first row first.
    fn places(&self, held: &Held, top: f32) -> Vec<Placed> {
        let total = f32::from(self.width) + self.step * self.per_row.saturating_sub(1) as f32;
        let left = (WIDTH - total) / 2.0;
        let place = |(at, (card, state)): (usize, &(Card, HeldCard))| {
            let (row, column) = (at / self.per_row.max(1), at % self.per_row.max(1));
            let moved = match state {
                HeldCard::Blocked => BLOCKED_DOWN,
                HeldCard::Selected => -SELECTED_UP,
                HeldCard::Idle | HeldCard::Playable => 0.0,
            };
            let y = top + self.above() + row as f32 * ROW_DOWN + moved;
            Placed { card: *card, state: *state, x: left + column as f32 * self.step, y }
        };
        held.cards.iter().enumerate().map(place).collect()
    }
}

impl Kit {
    /// The cards of a hand from there down.
    pub(super) fn hand(&mut self, held: &Held, fan: &Fan, top: f32) -> Result<(), PictureError> {
        let places = fan.places(held, top);
        for placed in &places {
            let lying = Lying { card: Some(placed.card), width: fan.width, turned: 0, shadow: true };
            let at = (placed.x, placed.y);
            match placed.state {
                HeldCard::Blocked => self.blocked_card(lying, at)?,
                HeldCard::Selected => {
                    self.card(lying, at)?;
                    self.selected(lying, *placed);
                }
                HeldCard::Idle | HeldCard::Playable => self.card(lying, at)?,
            }
        }
        for mark in &held.marks {
            self.mark(mark, fan, &places);
        }
        Ok(())
    }

    fn selected(&mut self, lying: Lying, placed: Placed) {
        let area = Area { x: placed.x.round(), y: placed.y.round(), ..lying.area() };
        self.canvas.outline(area, faces::radius(area.width), Pen::new(7.0), self.colors.lamp);
    }

    fn mark(&mut self, mark: &Mark, fan: &Fan, places: &[Placed]) {
        let place = |card: &Card| places.iter().find(|placed| placed.card == *card).copied();
        match mark {
            Mark::Pair { cards, worth } => {
                if let Some((one, other)) = place(&cards.0).zip(place(&cards.1)) {
                    self.bracket(one, other, worth);
                }
            }
            Mark::Swap { card, turned } => {
                if let Some(placed) = place(card) {
                    self.swap(placed, f32::from(fan.width).min(fan.step.max(84.0)), *turned);
                }
            }
        }
    }

    /// A bracket joins king and queen; it says what they are worth.
    fn bracket(&mut self, one: Placed, other: Placed, worth: &str) {
        let (left, right) = if one.x <= other.x { (one, other) } else { (other, one) };
        let (from, to) = (left.x + 20.0, right.x + 36.0);
        let (low, high) = (left.y.min(right.y) - 6.0, left.y.min(right.y) - 28.0);
        let corner = 8.0;
        let mut path = resvg::tiny_skia::PathBuilder::new();
        path.move_to(from, low);
        path.line_to(from, high + corner);
        path.quad_to(from, high, from + corner, high);
        path.line_to(to - corner, high);
        path.quad_to(to, high, to, high + corner);
        path.line_to(to, low);
        self.canvas.stroke(path.finish(), Pen::new(4.0), self.colors.text);
        let size = 28.0;
        let width = self.pill_width(worth, size, 160.0);
        let corner = ((from + to - width) / 2.0, high - Self::pill_height(size) / 2.0);
        self.pill(corner, worth, (size, 160.0), self.stamp_colors());
    }

    /// The rank as it is printed on a card.
    fn index(&self, rank: Rank) -> String {
        match self.style.letters.court.of(rank) {
            Some(letter) => letter.to_string(),
            None if rank == Rank::Ten => "10".to_owned(),
            None => rank.to_string(),
        }
    }

    /// The card for which this one can be swapped.
    fn swap(&mut self, placed: Placed, shown: f32, turned: Card) {
        let words = format!("{}{}", turned.suit().glyph(), self.index(turned.rank()));
        let ink = self.ink(Type(WORDS, Weight::Figure)).color(CARD_INK).suits(ON_CARD);
        let width = 66.0 + self.fitted_width(&words, ink);
        let middle = placed.x + shown / 2.0 - 11.0;
        let x = (middle - width / 2.0).clamp(MARGIN, WIDTH - MARGIN - width);
        let y = placed.y - 50.0;
        self.canvas.rect(Area::new(x, y, width, 42.0), 21.0, self.colors.card);
        let pen = Pen::new(3.5).round();
        self.canvas.line(&[(x + 16.0, y + 15.0), (x + 38.0, y + 15.0), (x + 31.0, y + 9.0)], pen, CARD_INK);
        self.canvas.line(&[(x + 38.0, y + 26.0), (x + 16.0, y + 26.0), (x + 23.0, y + 33.0)], pen, CARD_INK);
        self.write((x + 50.0, y + 31.0), &words, ink);
    }
}

/// The picture of a hand alone.
pub(super) fn draw(hand: &Hand, style: Style) -> Result<Vec<u8>, PictureError> {
    let fan = Fan::new(&hand.held, u16::MAX);
    let height = (HEIGHT + fan.more()).max(CARDS + fan.height());
    let mut kit = Kit::new((WIDTH, height), style, Names::default())?;
    kit.canvas.flood(kit.colors.cloth);
    kit.wood(CLOTH, CLOTH + 14.0);
    kit.hem(CLOTH);
    let ink = kit.ink(Type(WORDS, Weight::Strong)).ending().within(ROOM * 0.55);
    let caption = kit.write((WIDTH - MARGIN, 47.0), &hand.caption, ink);
    if let Some(turn) = &hand.turn {
        let lamp = PillColors {
            ground: kit.colors.lamp,
            edge: kit.colors.lamp_edge,
            ink: kit.colors.lamp_ink,
            suits: ON_LAMP,
        };
        kit.pill((MARGIN, 14.0), turn, (WORDS, ROOM - caption - 20.0), lamp);
    }
    kit.hand(&hand.held, &fan, CARDS)?;
    kit.finish()
}
