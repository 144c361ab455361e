//! The cards as SVG, for a browser: one file of symbols, made of the shapes and numbers that pictures have.

use std::fmt::Write as _;

use resvg::tiny_skia::{Path, PathSegment};
use talon_cards::{Card, Rank, Suit};
use talon_scene::CourtLetters;

use super::art::{SHAPES, sign};
use super::faces::{ACE, COLUMN, CORNER, COURT, FRAME, MINI_RANK, MINI_SUIT, OF_COURT, PIP, RANK, RATIO, UNITS, pips};
use super::stitches;
use super::tokens::{COURT_BLUE, ON_CARD, Rgb};

/// How wide and high a small card is, in its own units.
const MINI: (f32, f32) = (44.0, 60.0);

/// A file of symbols: every card by its notation (`KS`) and as a small card (`mini-KS`), the back of one (`back`), and the suits (`S`), in
/// the colour of the text around them. Cards have no ground: the page lays one below.
#[must_use]
pub fn sprite(letters: CourtLetters) -> String {
    let mut file = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>");
    file.push_str(&shapes());
    file.push_str("</defs>");
    for suit in Suit::ALL {
        let shape = format!("<use href=\"#suit-{suit}\"/>");
        symbol(&mut file, &suit.to_string(), "-500 -500 1000 1000", &shape);
        for rank in Rank::ALL {
            let card = Card::new(*rank, *suit);
            let middle = format!("{} {} {UNITS} {}", -UNITS / 2.0, -UNITS * RATIO / 2.0, UNITS * RATIO);
            symbol(&mut file, &card.to_string(), &middle, &face(card, letters));
            symbol(&mut file, &format!("mini-{card}"), &format!("0 0 {} {}", MINI.0, MINI.1), &mini(card, letters));
        }
    }
    let back = stitches::back().map_or_else(String::new, |path| data(&path));
    symbol(&mut file, "back", &format!("0 0 {UNITS} {}", UNITS * RATIO), &format!("<path d=\"{back}\"/>"));
    file.push_str("</svg>");
    file
}

/// The shapes of the file, in whatever colour they are used.
fn shapes() -> String {
    let inner = SHAPES.split_once("-->").map_or(SHAPES, |(_, rest)| rest);
    inner.trim().trim_end_matches("</svg>").replace(" fill=\"none\" stroke=\"#000\"", "").replace('\n', "")
}

fn symbol(file: &mut String, id: &str, view_box: &str, content: &str) {
    // Writing to a string never fails.
    let _ = write!(file, "<symbol id=\"{id}\" viewBox=\"{view_box}\">{content}</symbol>");
}

fn face(card: Card, letters: CourtLetters) -> String {
    let ink = hex(ON_CARD.of(card.suit()));
    let suit = |(middle, height): ((f32, f32), f32)| suit(card.suit(), middle, height);
    let corner = format!("{}{}", rank("rank", card, letters, RANK), suit(CORNER));
    let inside = match card.rank() {
        Rank::Ace => suit(ACE),
        Rank::Jack | Rank::Queen | Rank::King => both_ways(&format!("{}{}", court(card), suit(OF_COURT))),
        rank => {
            let pip = |(x, y): (f32, f32)| {
                let upright = suit(((if y > 0.0 { -x } else { x } * COLUMN, -y.abs()), PIP));
                if y > 0.0 { turned(&upright) } else { upright }
            };
            pips(rank).into_iter().map(pip).collect()
        }
    };
    format!("<g fill=\"{ink}\">{}{inside}</g>", both_ways(&corner))
}

fn mini(card: Card, letters: CourtLetters) -> String {
    let ink = hex(ON_CARD.of(card.suit()));
    let at = |(across, down): (f32, f32)| (MINI.0 * across, MINI.1 * down);
    let ((middle, high, pen), (of_suit, suit_high)) = (MINI_RANK, MINI_SUIT);
    let rank = rank("plain", card, letters, (at(middle), MINI.1 * high / 1000.0, pen));
    format!("<g fill=\"{ink}\">{rank}{}</g>", suit(card.suit(), at(of_suit), MINI.1 * suit_high))
}

fn rank(kind: &str, card: Card, letters: CourtLetters, ((x, y), scale, width): ((f32, f32), f32, f32)) -> String {
    let (ink, sign) = (hex(ON_CARD.of(card.suit())), sign(card.rank(), letters));
    format!(
        "<use href=\"#{kind}-{sign}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"square\" \
         stroke-miterlimit=\"1.5\" transform=\"translate({x} {y})scale({scale})\"/>"
    )
}

fn suit(suit: Suit, (x, y): (f32, f32), height: f32) -> String {
    format!("<use href=\"#suit-{suit}\" transform=\"translate({x} {y})scale({})\"/>", height / 1000.0)
}

fn court(card: Card) -> String {
    let ((x, y), (wide, high), lines) = COURT;
    let (frame, edge) = FRAME;
    let blue = hex(COURT_BLUE);
    format!(
        "<use href=\"#court-{card}\" stroke-width=\"{lines}\" transform=\"translate({x} {y})scale({wide} {high})\"/>\
         <path fill=\"none\" stroke=\"{blue}\" stroke-opacity=\".65\" stroke-width=\"{edge}\" d=\"M{} 0V{}h{}V0\"/>",
        frame.x, frame.y, frame.width
    )
}

fn both_ways(half: &str) -> String {
    format!("{half}{}", turned(half))
}

fn turned(half: &str) -> String {
    format!("<g transform=\"rotate(180)\">{half}</g>")
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02X}{green:02X}{blue:02X}")
}

/// A path as SVG has it; ours consist of straight lines.
fn data(path: &Path) -> String {
    let mut data = String::new();
    for segment in path.segments() {
        let _ = match segment {
            PathSegment::MoveTo(to) => write!(data, "M{} {}", to.x, to.y),
            PathSegment::LineTo(to) => write!(data, "L{} {}", to.x, to.y),
            PathSegment::QuadTo(by, to) => write!(data, "Q{} {} {} {}", by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(one, two, to) => {
                write!(data, "C{} {} {} {} {} {}", one.x, one.y, two.x, two.y, to.x, to.y)
            }
            PathSegment::Close => write!(data, "Z"),
        };
    }
    data
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};

    use super::*;

    #[test]
    fn every_card_is_there_and_everything_that_is_used() {
        let file = sprite(CourtLetters::default());
        Tree::from_str(&file, &Options::default()).expect("it is SVG");
        let ids: Vec<&str> = file.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(*rank, *suit).to_string();
                assert!(ids.contains(&card.as_str()) && ids.contains(&format!("mini-{card}").as_str()), "{card}");
            }
        }
        for used in file.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(&used), "{used}");
        }
    }
}
