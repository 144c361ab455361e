//! The middle of a table during an auction: the standing contract, and everybody's last call.

use resvg::tiny_skia::PathBuilder;
use talon_scene::{Auction, Call};

use super::around::Around;
use super::canvas::Area;
use super::kit::Kit;
use super::stitches;
use super::tokens::{CARD_INK, Grid, MARGIN, ON_CARD, ROOM, Suits, TRUMP, Type, WIDTH, Weight};

/// The medal: its middle below the top of a trick's middle, and its radius.
const MEDAL: (f32, f32) = (64.0, 92.0);
/// The baseline of the words about it, from there.
const CAPTION: f32 = 202.0;
/// A bubble: its height, its least width, and the height of its tip.
const BUBBLE: f32 = 64.0;
const LEAST: f32 = 110.0;
const TIP: f32 = 17.0;

/// A bubble, and where its tip is.
struct Bubble {
    area: Area,
    tip: f32,
    /// Whether the tip points upwards.
    up: bool,
}

impl Kit {
    /// The auction so far.
    pub(super) fn auction(&mut self, grid: Grid, around: &Around<'_>, auction: &Auction) {
        // The caption is beside the reader's bubble; in the middle of the picture, if it has room there.
        let mut beside = MARGIN;
        for call in &auction.calls {
            if let Some(bubble) = self.bubble_of(around, call) {
                if !bubble.up {
                    beside = bubble.area.right() + 16.0;
                }
                self.bubble(&bubble, call);
            }
        }
        let middle = (WIDTH / 2.0, grid.middle + MEDAL.0);
        let caption = match &auction.stands {
            Some(contract) => {
                let declarer = contract.declarer.and_then(|seat| around.person(seat));
                self.medal(middle, MEDAL.1, contract, declarer);
                &contract.caption
            }
            None => {
                self.medal_ground(middle, MEDAL.1);
                let color = self.colors.line;
                stitches::star(&mut self.canvas, middle, 7.0, [color, color]);
                &auction.caption
            }
        };
        let ink = self.ink(TRUMP).centered().within(WIDTH - MARGIN - beside);
        let at = (WIDTH / 2.0).max(beside + self.fitted_width(caption, ink) / 2.0);
        self.write((at, grid.middle + CAPTION), caption, ink);
    }

    const fn call_type() -> Type {
        Type(38.0, Weight::Figure)
    }

    /// The place of a call: below the caller's seat, the reader's above.
    fn bubble_of(&self, around: &Around<'_>, call: &Call) -> Option<Bubble> {
        let number = around.number(call.seat)?;
        let wide = |room: f32| {
            let ink = self.ink(Self::call_type()).within(room - 40.0);
            (self.fitted_width(&call.text, ink) + 56.0).clamp(LEAST.min(room), room)
        };
        let Some(spot) = around.spots.get(number) else {
            let area = Area::new(MARGIN + 20.0, around.own.y - BUBBLE - 16.0, wide(ROOM / 3.0), BUBBLE);
            return Some(Bubble { area, tip: MARGIN + 60.0, up: false });
        };
        let seat = spot.area;
        // Beside the medal, and no wider than the seat.
        let width = wide(seat.width.min(WIDTH / 2.0 - MEDAL.1 - MARGIN - 8.0));
        let x = if spot.rightmost { seat.right() - width } else { seat.x + (seat.width - width).min(0.0).max(-seat.x) };
        let tip = if spot.rightmost { x + width / 2.0 } else { x + (width / 2.0).min(46.0) };
        Some(Bubble { area: Area::new(x, seat.bottom() + 22.0, width, BUBBLE), tip, up: true })
    }

    fn bubble(&mut self, Bubble { area, tip, up }: &Bubble, call: &Call) {
        let (ground, ink, suits) = if call.raises {
            (self.colors.stamp, self.colors.stamp_ink, Suits::all(self.colors.stamp_ink))
        } else {
            (self.colors.card, CARD_INK, ON_CARD)
        };
        let (edge, end) = if *up { (area.y + 1.0, area.y - TIP) } else { (area.bottom() - 1.0, area.bottom() + TIP) };
        let mut path = PathBuilder::new();
        path.move_to(tip - 16.0, edge);
        path.line_to(*tip, end);
        path.line_to(tip + 16.0, edge);
        path.close();
        self.canvas.fill(path.finish(), ground);
        self.canvas.rect(*area, 20.0, ground);
        let style = self.ink(Self::call_type()).color(ink).suits(suits).centered().within(area.width - 30.0);
        self.write((area.middle().0, area.y + 45.0), &call.text, style);
    }
}
