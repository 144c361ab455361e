//! The tiles of all cards, through the public interface.

use std::collections::{BTreeMap, BTreeSet};

use resvg::tiny_skia::{ColorU8, Pixmap};
use sha2::{Digest, Sha256};
use talon_cards::{Card, Rank, Suit};
use talon_picture::{ARTWORK, TILE_SIZE, tile};

/// The greatest size of a tile, in bytes. Discord takes emojis of up to 256 KiB.
const HEAVIEST: usize = 6 * 1024;

/// How many pixels of a suit's colour a rank or a suit has at least: a thirtieth of the tile.
const LEAST_INK: usize = 500;

fn cards() -> impl Iterator<Item = Card> {
    Suit::ALL.iter().flat_map(|suit| Rank::ALL.iter().map(move |rank| Card::new(*rank, *suit)))
}

fn picture(card: Card) -> Pixmap {
    decoded(&tile(card).expect("a tile"))
}

fn decoded(png: &[u8]) -> Pixmap {
    Pixmap::decode_png(png).expect("a PNG")
}

fn pixel(picture: &Pixmap, x: u32, y: u32) -> ColorU8 {
    picture.pixel(x, y).expect("a pixel of the tile").demultiply()
}

/// The suit in whose colour a pixel is painted, if it is in one.
fn suit_of(pixel: ColorU8) -> Option<Suit> {
    let [red, green, blue] = [pixel.red(), pixel.green(), pixel.blue()].map(i32::from);
    let stands_out = |one: i32, other: i32, third: i32| one > other.max(third) + 60;
    match () {
        () if pixel.alpha() < u8::MAX => None,
        () if red.max(green).max(blue) < 40 => Some(Suit::Spades),
        () if stands_out(red, green, blue) => Some(Suit::Hearts),
        () if stands_out(green, red, blue) => Some(Suit::Clubs),
        () if stands_out(blue, red, green) => Some(Suit::Diamonds),
        () => None,
    }
}

/// The places of a tile that are painted in each suit's colour.
fn ink(picture: &Pixmap) -> BTreeMap<Suit, BTreeSet<(u32, u32)>> {
    let mut ink: BTreeMap<Suit, BTreeSet<_>> = BTreeMap::new();
    for (x, y) in (0..TILE_SIZE).flat_map(|y| (0..TILE_SIZE).map(move |x| (x, y))) {
        if let Some(suit) = suit_of(pixel(picture, x, y)) {
            ink.entry(suit).or_default().insert((x, y));
        }
    }
    ink
}

#[test]
fn every_card_has_a_light_square_tile() {
    let mut seen = 0;
    for card in cards() {
        let png = tile(card).expect("a tile");
        assert!(png.len() <= HEAVIEST, "{card} weighs {} bytes", png.len());
        let picture = decoded(&png);
        assert_eq!((picture.width(), picture.height()), (TILE_SIZE, TILE_SIZE), "{card}");
        seen += 1;
    }
    assert_eq!(seen, Card::COUNT);
}

#[test]
fn no_two_tiles_are_alike_and_each_is_always_the_same() {
    let tiles: BTreeSet<Vec<u8>> = cards().map(|card| tile(card).expect("a tile")).collect();
    assert_eq!(tiles.len(), usize::from(Card::COUNT));
    for card in cards() {
        assert!(tiles.contains(&tile(card).expect("a tile")), "{card} changed");
    }
}

#[test]
fn the_corners_are_transparent_and_the_rest_is_not() {
    let last = TILE_SIZE - 1;
    let middle = TILE_SIZE / 2;
    for card in cards() {
        let picture = picture(card);
        for (x, y) in [(0, 0), (last, 0), (0, last), (last, last)] {
            assert_eq!(pixel(&picture, x, y).alpha(), 0, "{card} at {x} {y}");
        }
        for (x, y) in [(middle, 0), (middle, last), (0, middle), (last, middle), (middle, middle)] {
            assert_eq!(pixel(&picture, x, y).alpha(), u8::MAX, "{card} at {x} {y}");
        }
    }
}

#[test]
fn the_outline_stands_out_from_the_ground() {
    for card in cards() {
        let picture = picture(card);
        let outline = pixel(&picture, 1, TILE_SIZE / 2);
        assert!(outline.red().max(outline.green()).max(outline.blue()) < 100, "{card}: {outline:?}");
        let ground = pixel(&picture, TILE_SIZE - 12, 12);
        assert_eq!(ground, ColorU8::from_rgba(u8::MAX, u8::MAX, u8::MAX, u8::MAX), "{card}");
    }
}

#[test]
fn a_tile_has_its_suit_s_colour_and_no_other() {
    for card in cards() {
        let suits: Vec<Suit> = ink(&picture(card)).into_keys().collect();
        assert_eq!(suits, [card.suit()], "{card}");
    }
}

/// A template that lacks a shape still draws, without it.
#[test]
fn every_rank_and_every_suit_is_drawn() {
    for &suit in Suit::ALL {
        let tile = |rank: &Rank| ink(&picture(Card::new(*rank, suit))).remove(&suit).unwrap_or_default();
        let tiles: Vec<_> = Rank::ALL.iter().map(tile).collect();
        let symbol = tiles.iter().skip(1).fold(tiles[0].clone(), |common, tile| &common & tile);
        assert!(symbol.len() >= LEAST_INK, "{suit} has {} pixels", symbol.len());
        for (rank, tile) in Rank::ALL.iter().zip(&tiles) {
            let index = tile.difference(&symbol).count();
            assert!(index >= LEAST_INK, "{rank}{suit} has {index} pixels in its rank");
        }
    }
}

#[test]
fn the_artwork_s_name_is_its_hash() {
    let hash = format!("{:x}", Sha256::digest(include_bytes!("../../assets/tile.svg")));
    assert_eq!(ARTWORK, &hash[..8], "the artwork has changed: give it its new name");
}
