//! The middle of a table in a game of tricks: talon or contract, the current trick, and the one before it.

use talon_cards::{Card, Seat};
use talon_scene::{Aside, Contract, Left, Sign, Talon, Trick, TrickState, WonTrick};

use super::around::Around;
use super::canvas::{Area, Pen};
use super::faces::{self, Lying};
use super::kit::Kit;
use super::people::Disc;
use super::tokens::{
    Grid, LABELS, LINE, LINE_STRONG, MARGIN, Place, REASON, TRUMP, TrickPlaces, Type, WIDTH, Weight, trick_places,
};
use crate::PictureError;

/// The x coordinates at which the talon, the contract, and the trick before are centred.
const TALON: f32 = 112.0;
const CONTRACT: f32 = 94.0;
const ASIDE: f32 = 636.0;
/// The greatest width of words beside the current trick, on the right.
const BESIDE: f32 = 120.0;
/// The distance between two lines of words: below the contract, and below the trick before.
const LEADS: (f32, f32) = (33.0, 29.0);
/// How much lower the last of two lines below the contract is than a single line.
const SECOND_LINE: f32 = 23.0;
/// The greatest width of words below the talon or the contract.
const WORDS: f32 = 168.0;
/// The height that discs need below the lowest cards.
const BELOW_TRICK: f32 = 26.0;
/// The width of the cards of the talon.
const TURNED: u16 = 108;
/// The share of its distance from the middle that a card keeps when its trick is won.
const GATHERED: f32 = 0.8;
/// Width, height and step of the cards of the trick before, for two to five cards.
const LAST: [(f32, f32, f32); 4] = [(44.0, 60.0, 47.0), (38.0, 56.0, 40.0), (32.0, 50.0, 31.0), (28.0, 46.0, 25.0)];

/// The height of a trick with this many other players, from the top of the middle to the reader's seat.
pub(super) fn depth(others: usize) -> f32 {
    let trick = trick_places(others);
    let bottom = trick.places.iter().map(|place| place.1).fold(0.0, f32::max);
    bottom + faces::height(f32::from(trick.width)) + BELOW_TRICK
}

/// A card of a trick, where it lies.
#[derive(Clone, Copy)]
struct Played {
    seat: Seat,
    lying: Lying,
    at: (f32, f32),
}

impl Kit {
    /// Draws what lies between the players.
    pub(super) fn trick_center(
        &mut self,
        grid: Grid,
        around: &Around<'_>,
        (left, trick, right): (Option<&Left>, &Trick, Option<&Aside>),
    ) -> Result<(), PictureError> {
        match left {
            Some(Left::Talon(talon)) => self.talon(grid.middle, around, talon)?,
            Some(Left::Contract(contract)) => self.contract(grid.middle, around, contract),
            None => {}
        }
        self.trick(grid.middle, around, trick)?;
        let aside = grid.middle + if matches!(left, Some(Left::Talon(_))) { 36.0 } else { 40.0 };
        match right {
            Some(Aside::Last(won)) => self.last_trick(aside, around, won)?,
            Some(Aside::Words(line, strong)) => {
                let ink = self.ink(LINE).color(self.colors.soft).centered().within(BESIDE);
                self.write((ASIDE, aside + 64.0), line, ink);
                let ink = self.ink(Type(REASON.0, Weight::Strong)).centered().within(BESIDE);
                self.write((ASIDE, aside + 98.0), strong, ink);
            }
            None => {}
        }
        Ok(())
    }

    /// The turned-up card, the others across it, and their number. When none is left, the trump suit stands there.
    fn talon(&mut self, top: f32, around: &Around<'_>, talon: &Talon) -> Result<(), PictureError> {
        if talon.left == 0 {
            let contract =
                Contract { sign: Sign::Suit(talon.trump), declarer: None, factor: None, caption: String::new() };
            self.medal((TALON, top + 92.0), 58.0, &contract, None);
        } else {
            self.stack(top, talon)?;
        }
        let mut disc = |seat: Option<Seat>, at: (f32, f32)| {
            if let Some(person) = seat.and_then(|seat| around.person(seat)) {
                self.who(at, person, Disc::parted(20.0, self.colors.cloth, 4.0));
            }
        };
        disc(talon.swapped_by.filter(|_| talon.turned.is_some()), (TALON + 50.0, top + 26.0));
        disc(talon.closed_by, (TALON - 54.0, top + 146.0));
        let ink = self.ink(TRUMP).centered().within(WORDS);
        self.write((TALON, top + 220.0), &talon.caption, ink);
        Ok(())
    }

    fn stack(&mut self, top: f32, talon: &Talon) -> Result<(), PictureError> {
        let (width, height) = (f32::from(TURNED), faces::height(f32::from(TURNED)));
        let corner = TALON - width / 2.0;
        if let Some(card) = talon.turned {
            self.card(Lying { card: Some(card), width: TURNED, turned: 0, shadow: true }, (corner, top))?;
        }
        let backs = match talon.left {
            0..=2 => 1,
            3..=6 => 2,
            _ => 3,
        };
        for number in 0..backs {
            let up = number as f32 * 4.0;
            let lying = Lying { card: None, width: TURNED, turned: 90, shadow: number == 0 };
            // A card turns about its middle, and the upper edge of one that lies across is to be 58 below the top.
            let across = 58.0 - (height - width) / 2.0;
            self.card(lying, (corner + up - 3.0, top + across - up + 21.0))?;
        }
        if talon.closed_by.is_some() {
            self.card(Lying { card: None, width: 104, turned: 5, shadow: true }, (corner, top + 20.0))?;
        }
        let at = (TALON + height / 2.0 - 4.0, top + 58.0 + width - 4.0);
        self.canvas.disc(at, 25.0, self.colors.deep);
        self.canvas.ring(at, 25.0, Pen::new(3.0), self.colors.line);
        let ink = self.ink(Type(31.0, Weight::Figure)).centered();
        self.write((at.0, at.1 + 11.0), &talon.left.to_string(), ink);
        Ok(())
    }

    fn contract(&mut self, top: f32, around: &Around<'_>, contract: &Contract) {
        let declarer = contract.declarer.and_then(|seat| around.person(seat));
        // Beside more than three players' cards there is room below them only.
        let (radius, down) = if around.others() > 2 { (54.0, 254.0) } else { (64.0, 190.0) };
        self.medal((CONTRACT, top + 80.0), radius, contract, declarer);
        let room = WORDS - 8.0;
        let large = Type(REASON.0, Weight::Strong);
        let style = if self.has_room(&contract.caption, large, room) { large } else { LINE_STRONG };
        let ink = self.ink(style).centered().within(room);
        let lines = self.one_or_two(&contract.caption, style, ink.room);
        let lowest = down + if lines.len() > 1 { SECOND_LINE } else { 0.0 };
        for (number, line) in lines.iter().rev().enumerate() {
            self.write((CONTRACT + 10.0, top + lowest - number as f32 * LEADS.0), line, ink);
        }
    }

    fn trick(&mut self, top: f32, around: &Around<'_>, trick: &Trick) -> Result<(), PictureError> {
        let places = trick_places(around.others());
        if let TrickState::Running(seats) = &trick.state {
            for (number, seat) in seats.iter().enumerate() {
                if let Some(Place(x, y, turned)) = place_of(around, places, *seat) {
                    self.slot((x, top + y), f32::from(places.width), f32::from(turned), number == 0);
                }
            }
        }
        let mut cards: Vec<Played> =
            trick.cards.iter().filter_map(|(seat, card)| played(around, places, *seat, *card, top)).collect();
        if let TrickState::Won(winner) = &trick.state {
            gather(&mut cards, places);
            cards.sort_by_key(|card| card.seat == *winner);
        }
        for card in &cards {
            if matches!(&trick.state, TrickState::Won(winner) if *winner != card.seat) {
                self.blocked_card(card.lying, card.at)?;
            } else {
                self.card(card.lying, card.at)?;
            }
        }
        for card in &cards {
            if let Some(person) = around.person(card.seat) {
                self.who(foot(*card), person, Disc::parted(20.0, self.colors.cloth, 4.0));
            }
        }
        Ok(())
    }

    fn last_trick(&mut self, top: f32, around: &Around<'_>, won: &WonTrick) -> Result<(), PictureError> {
        let count = won.cards.len();
        let (width, height, step) = LAST[count.clamp(2, LAST.len() + 1) - 2];
        let total = width + step * count.saturating_sub(1) as f32;
        let mut x = (ASIDE - total / 2.0).min(WIDTH - MARGIN - total);
        for (seat, card) in &won.cards {
            let up = if *seat == won.winner { 8.0 } else { 0.0 };
            self.mini(*card, Area::new(x, top - up, width, height))?;
            if let Some(person) = around.person(*seat).filter(|_| *seat == won.winner) {
                self.who((x + width / 2.0, top + height + 2.0), person, Disc::parted(17.0, self.colors.cloth, 4.0));
            }
            x += step;
        }
        let ink = self.ink(LABELS).color(self.colors.soft).centered().within(BESIDE);
        for (number, line) in self.one_or_two(&won.caption, LABELS, ink.room).iter().enumerate() {
            self.write((ASIDE, top + height + 52.0 + number as f32 * LEADS.1), line, ink);
        }
        Ok(())
    }
}

fn place_of(around: &Around<'_>, places: TrickPlaces, seat: Seat) -> Option<Place> {
    let number = around.number(seat)?;
    // The reader has the last place, however many places there are.
    let last = places.places.len() - 1;
    let number = if number == around.others() { last } else { number.min(last) };
    places.places.get(number).copied()
}

fn played(around: &Around<'_>, places: TrickPlaces, seat: Seat, card: Card, top: f32) -> Option<Played> {
    let Place(x, y, turned) = place_of(around, places, seat)?;
    let lying = Lying { card: Some(card), width: places.width, turned, shadow: true };
    Some(Played { seat, lying, at: (x, top + y) })
}

/// Moves the cards of a won trick together, sideways.
fn gather(cards: &mut [Played], places: TrickPlaces) {
    let middle = places.places.iter().map(|place| place.0).sum::<f32>() / places.places.len() as f32;
    for card in cards {
        card.at.0 = middle + (card.at.0 - middle) * GATHERED;
    }
}

/// The middle of a card's lower edge, turned as the card is.
fn foot(Played { lying, at, .. }: Played) -> (f32, f32) {
    let (across, down) = lying.area().middle();
    let (sin, cos) = f32::from(lying.turned).to_radians().sin_cos();
    (at.0 + across - down * sin, at.1 + down + down * cos)
}
