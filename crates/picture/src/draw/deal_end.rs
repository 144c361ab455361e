//! How a deal ended.

use talon_cards::{Card, Seat};
use talon_scene::{DealEnd, DealRow, LastTaken, Person, Style};

use super::canvas::Area;
use super::fonts::Fonts;
use super::kit::{Kit, Lamp};
use super::names::Names;
use super::people::Disc;
use super::plate::shortened;
use super::stitches;
use super::tokens::{
    LINE, LINE_STRONG, MARGIN, NAME, ON_CARD, RADIUS, REASON, ROOM, TITLE, Type, UNITS, WIDTH, Weight,
};
use crate::PictureError;

/// The height of everything above the rows, of a row with the gap below it, and of what is below: the last trick, or nothing.
const ABOVE: f32 = 252.0;
const ROW: f32 = 132.0;
const GAP: f32 = 12.0;
const LAST: f32 = 154.0;
const END: f32 = 26.0;
/// Where title and reason begin, and how far the reason's lines are apart.
const LEFT: f32 = 196.0;
const LEAD: f32 = 38.0;
/// How many lines of reasons have room above the rows, and how many there may be.
const LINES: usize = 2;
const MOST_LINES: usize = 4;
/// Where the words of a row begin, and how long its bar is.
const WORDS: f32 = MARGIN + 86.0;
const BAR: f32 = 400.0;
/// Sizes in which a title is tried before it is condensed.
const TITLES: [f32; 3] = [TITLE.0, 54.0, 46.0];

/// The picture of a deal's end.
pub(super) fn draw(end: &DealEnd, style: Style) -> Result<Vec<u8>, PictureError> {
    let fonts = Fonts::load(style.letters.cyrillic)?;
    let names =
        || Names::of(end.rows.iter().map(|row| &row.person).chain(end.last.iter().map(|last| &last.person)), fonts);
    let lines = fonts.wrap(&names().written(&end.reason), REASON, WIDTH - MARGIN - LEFT, MOST_LINES);
    let above = ABOVE + LEAD * lines.len().saturating_sub(LINES) as f32;
    let below = if end.last.is_some() { LAST } else { END };
    let height = above + end.rows.len() as f32 * (ROW + GAP) + below;
    let mut kit = Kit::new((WIDTH, height), style, names())?;
    kit.cloth(Some(Lamp::over((WIDTH / 2.0, 150.0), (470.0, 270.0))))?;
    kit.header(&end.header);
    kit.emblem(end);
    kit.title((LEFT, 150.0), &end.title, &TITLES, WIDTH - MARGIN - LEFT);
    for (number, line) in lines.iter().enumerate() {
        let ink = kit.ink(REASON).color(kit.colors.soft).within(WIDTH - MARGIN - LEFT);
        kit.write((LEFT, 194.0 + number as f32 * LEAD), line, ink);
    }
    // Without a number of points that ends the match, the longest bar is that of the most points.
    let most = end.rows.iter().flat_map(|row| [row.before, row.after]).max();
    let full = end.target.or(most).unwrap_or_default();
    for (number, row) in end.rows.iter().enumerate() {
        kit.row(above + number as f32 * (ROW + GAP), row, full);
    }
    if let Some(last) = &end.last {
        kit.last_taken(height - LAST, last)?;
    }
    kit.hem(height);
    kit.finish()
}

impl Kit {
    /// A title in the largest of these sizes in which it has room; if there is none, in two lines around its baseline.
    pub(super) fn title(&mut self, (x, y): (f32, f32), words: &str, sizes: &[f32], room: f32) {
        let fits = |size: &&f32| self.width(words, Type(**size, TITLE.1)) <= room;
        let fitting = sizes.iter().find(fits).copied();
        let size = fitting.or(sizes.last().copied()).unwrap_or(TITLE.0);
        let style = Type(size, TITLE.1);
        let lines = self.one_or_two(words, style, room);
        let lowest = y + if lines.len() > 1 { size * 0.2 } else { 0.0 };
        for (number, line) in lines.iter().rev().enumerate() {
            let ink = self.ink(style).within(room);
            self.write((x, lowest - number as f32 * size * 0.95), line, ink);
        }
    }

    /// The medal of what was played, or a star.
    fn emblem(&mut self, end: &DealEnd) {
        match &end.contract {
            Some(contract) => {
                let person = |seat: Seat| end.rows.iter().map(|row| &row.person).find(|person| person.seat == seat);
                let declarer: Option<&Person> = contract.declarer.and_then(person);
                self.medal((100.0, 168.0), 62.0, contract, declarer);
            }
            None => stitches::star(&mut self.canvas, (100.0, 166.0), 9.0, [self.colors.stitch, self.colors.core]),
        }
    }

    /// What a deal brought to a player.
    fn row(&mut self, y: f32, row: &DealRow, full: i32) {
        self.canvas.rect(Area::new(MARGIN, y, ROOM, ROW), RADIUS, self.colors.lift);
        self.who((MARGIN + 44.0, y + 46.0), &row.person, Disc::plain(28.0, self.colors.lift));
        let right = WIDTH - MARGIN - 20.0;
        let quiet = row.gained == "0" && !row.won;
        let ink =
            self.ink(UNITS).color(if quiet { self.colors.quiet } else { self.colors.text }).ending().within(220.0);
        let gained = self.write((right, y + 64.0), &row.gained, ink);
        let room = right - gained - 20.0 - WORDS - if row.won { 64.0 } else { 0.0 };
        let name = shortened(&self.name_of(&row.person));
        let ink = self.ink(NAME).within(room);
        let wide = self.write((WORDS, y + 44.0), &name, ink);
        if row.won {
            let at = (WORDS + wide + 38.0, y + 33.0);
            stitches::star(&mut self.canvas, at, 3.4, [self.colors.stitch, self.colors.core]);
        }
        if row.cards.is_empty() {
            let ink = self
                .ink(LINE)
                .color(self.colors.soft)
                .within((BAR + 20.0).min(right - gained - 16.0 - WORDS).max(BAR * 0.8));
            self.write((WORDS, y + 84.0), row.note.as_deref().unwrap_or_default(), ink);
        } else {
            self.left_cards(y + 55.0, &row.cards);
        }
        self.bar(y + 110.0, row, full);
        let ink = self.ink(LINE_STRONG).color(self.colors.soft).ending().within(right - WORDS - BAR - 12.0);
        self.write((right, y + 118.0), &row.total, ink);
    }

    /// The cards left in a hand.
    fn left_cards(&mut self, y: f32, cards: &[Card]) {
        let (width, height) = (36.0_f32, 46.0);
        let step = match cards.len() {
            0 | 1 => 0.0,
            count => (width + 5.0).min((BAR - width) / (count - 1) as f32),
        };
        for (number, card) in cards.iter().enumerate() {
            let area = Area::new(WORDS + number as f32 * step, y, width, height);
            self.small_card(area, 6.0, false);
            // Only the left part of a card shows below the next one.
            let middle = area.x + if step < width - 2.0 && number + 1 < cards.len() { step / 2.0 } else { width / 2.0 };
            let small = (step.min(width) / width).clamp(0.6, 1.0);
            let scale = if step > 0.0 && step < width { small } else { 1.0 };
            let ink = ON_CARD.of(card.suit());
            self.rank(card.rank(), (middle, y + height * 0.31), (height * 0.42 * scale.max(0.8), 130.0), ink);
            self.suit(card.suit(), (middle, y + height * 0.755), height * 0.36 * scale, ink);
        }
    }

    /// A player's progress: the earlier points in the seat's colour, those of the deal in that of text.
    fn bar(&mut self, y: f32, row: &DealRow, full: i32) {
        let along = |points: i32| (points.max(0) as f32 / full.max(1) as f32).min(1.0) * BAR;
        let part = |from: f32, to: f32| Area::new(WORDS + from, y - 5.0, to - from, 10.0);
        self.canvas.rect(part(0.0, BAR), 5.0, self.colors.deep);
        let (before, after) = (along(row.before), along(row.after));
        let color = self.colors.seat(row.person.seat);
        self.canvas.rect(part(0.0, after.max(10.0)), 5.0, color);
        if after > before {
            self.canvas.rect(part(before, after.max(before + 3.0)), 5.0, self.colors.text);
        }
    }

    fn last_taken(&mut self, y: f32, last: &LastTaken) -> Result<(), PictureError> {
        let cards = &last.trick.cards;
        let step = (70.0_f32).min(300.0 / cards.len().max(1) as f32);
        let left = WIDTH - MARGIN - (cards.len() as f32 * step - (step - 62.0));
        self.who((MARGIN + 44.0, y + 52.0), &last.person, Disc::plain(24.0, self.colors.cloth));
        let ink = self.ink(Type(REASON.0, Weight::Text)).color(self.colors.soft).within(left - WORDS - 16.0);
        self.write((WORDS, y + 62.0), &last.trick.caption, ink);
        for (number, (seat, card)) in cards.iter().enumerate() {
            let area = Area::new(left + number as f32 * step, y + 8.0, 62.0, 86.0);
            self.mini(*card, area)?;
            if *seat == last.trick.winner {
                let at = (area.middle().0, y + 97.0);
                self.who(at, &last.person, Disc::parted(18.0, self.colors.cloth, 4.0));
            }
        }
        Ok(())
    }
}
