//! The numbers of the look: colours, sizes and places. Lengths are pixels of a canvas that phones show at half its size.

use talon_cards::{Seat, Suit};
use talon_scene::Theme;

use super::palette;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Rgb(pub(super) u8, pub(super) u8, pub(super) u8);

impl Rgb {
    /// The colour `0xRRGGBB`.
    pub(super) const fn hex(code: u32) -> Self {
        let [_, red, green, blue] = code.to_be_bytes();
        Self(red, green, blue)
    }

    /// What lies between two colours: this one at 0, the other at 1.
    pub(super) fn mix(self, other: Self, share: f32) -> Self {
        let part = |one: u8, other: u8| (f32::from(one) * (1.0 - share) + f32::from(other) * share).round() as u8;
        Self(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }
}

/// A colour for each suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Suits {
    spades: Rgb,
    hearts: Rgb,
    diamonds: Rgb,
    clubs: Rgb,
}

impl Suits {
    const fn new(spades: u32, hearts: u32, diamonds: u32, clubs: u32) -> Self {
        Self {
            spades: Rgb::hex(spades),
            hearts: Rgb::hex(hearts),
            diamonds: Rgb::hex(diamonds),
            clubs: Rgb::hex(clubs),
        }
    }

    /// The same colour for all.
    pub(super) const fn all(color: Rgb) -> Self {
        Self { spades: color, hearts: color, diamonds: color, clubs: color }
    }

    /// The colour of a suit.
    pub(super) const fn of(self, suit: Suit) -> Rgb {
        match suit {
            Suit::Spades => self.spades,
            Suit::Hearts => self.hearts,
            Suit::Diamonds => self.diamonds,
            Suit::Clubs => self.clubs,
        }
    }
}

/// The suits on a card.
pub(super) const ON_CARD: Suits = Suits::new(0x14171F, 0xD0142E, 0x1550C0, 0x085E2C);
/// The suits on the lamp's amber.
pub(super) const ON_LAMP: Suits = Suits::new(0x14171F, 0x9C0F25, 0x0E3B92, 0x07522A);
/// Letters on a card.
pub(super) const CARD_INK: Rgb = Rgb::hex(0x171A22);
/// The blue of the courts, which frames them too.
pub(super) const COURT_BLUE: Rgb = Rgb::hex(0x2C4FB0);
/// The label with the bot's name, the same in both themes.
pub(super) const LABEL: Label =
    Label { ground: Rgb::hex(0xF6F0E3), ink: Rgb::hex(0x1A2140), stitch: Rgb::hex(0xB3202F), core: Rgb::hex(0x24407F) };

/// The colours of the label.
pub(super) struct Label {
    pub(super) ground: Rgb,
    pub(super) ink: Rgb,
    pub(super) stitch: Rgb,
    pub(super) core: Rgb,
}

/// The colours of a theme.
pub(super) struct Colors {
    pub(super) cloth: Rgb,
    /// Seats and rows.
    pub(super) lift: Rgb,
    /// Where the lamp shines.
    pub(super) pool: Rgb,
    /// Borders.
    pub(super) deep: Rgb,
    pub(super) line: Rgb,
    /// The wood below the hand, and its grain.
    pub(super) room: Rgb,
    pub(super) room_line: Rgb,
    pub(super) text: Rgb,
    /// Second lines.
    pub(super) soft: Rgb,
    /// Clock and target.
    pub(super) quiet: Rgb,
    /// Who is to act, with its ink; on a light cloth it needs an edge.
    pub(super) lamp: Rgb,
    pub(super) lamp_ink: Rgb,
    pub(super) lamp_edge: Option<Rgb>,
    /// Lozenges and stars, their cores, and the stitches between them.
    pub(super) stitch: Rgb,
    pub(super) core: Rgb,
    pub(super) between: Rgb,
    /// The suits on cloth.
    pub(super) suits: Suits,
    pub(super) card: Rgb,
    pub(super) card_edge: Rgb,
    pub(super) card_shadow: Rgb,
    /// The back of a card, its stitches and its edge.
    pub(super) back: Rgb,
    pub(super) back_stitch: Rgb,
    /// What lies over a blocked card, and how dense it is.
    pub(super) veil: Rgb,
    pub(super) veil_share: f32,
    /// The place of the next card.
    pub(super) next: Rgb,
    pub(super) next_edge: Rgb,
    pub(super) disc_ink: Rgb,
    /// What counts more.
    pub(super) stamp: Rgb,
    pub(super) stamp_ink: Rgb,
    seats: [Rgb; Seat::COUNT as usize],
    /// All colours that a picture may have.
    pub(super) palette: &'static [u32; palette::COUNT],
}

impl Colors {
    pub(super) const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
        }
    }

    /// The colour of a seat.
    pub(super) const fn seat(&self, seat: Seat) -> Rgb {
        self.seats[seat.index()]
    }
}

const fn seats(codes: [u32; 8]) -> [Rgb; 8] {
    let [a, b, c, d, e, f, g, h] = codes;
    [Rgb::hex(a), Rgb::hex(b), Rgb::hex(c), Rgb::hex(d), Rgb::hex(e), Rgb::hex(f), Rgb::hex(g), Rgb::hex(h)]
}

static DARK: Colors = Colors {
    cloth: Rgb::hex(0x1B2647),
    lift: Rgb::hex(0x25335C),
    pool: Rgb::hex(0x202D54),
    deep: Rgb::hex(0x111930),
    line: Rgb::hex(0x3A4A78),
    room: Rgb::hex(0x241A17),
    room_line: Rgb::hex(0x31241F),
    text: Rgb::hex(0xF6F0E3),
    soft: Rgb::hex(0xBFC8DD),
    quiet: Rgb::hex(0x97A3C2),
    lamp: Rgb::hex(0xFFC247),
    lamp_ink: Rgb::hex(0x1D1503),
    lamp_edge: None,
    stitch: Rgb::hex(0xE0525C),
    core: Rgb::hex(0xF1E7D2),
    between: Rgb::hex(0x6F8FD0),
    suits: Suits::new(0xF6F0E3, 0xFF7B84, 0x86B6FF, 0x7BE0A4),
    card: Rgb::hex(0xFBF7EC),
    card_edge: Rgb::hex(0x0E1528),
    card_shadow: Rgb::hex(0x0E1528),
    back: Rgb::hex(0xA92B3D),
    back_stitch: Rgb::hex(0xF4E9D4),
    veil: Rgb::hex(0x241A17),
    veil_share: 0.36,
    next: Rgb::hex(0x2B3A66),
    next_edge: Rgb::hex(0xFFC247),
    disc_ink: Rgb::hex(0x12182B),
    stamp: Rgb::hex(0xA92B3D),
    stamp_ink: Rgb::hex(0xFFF6E6),
    seats: seats([0x7CC4F5, 0xF7936B, 0x6FD3AE, 0xE2A6DA, 0xC9D16A, 0xA9A4F5, 0xF2A7B5, 0xB9C2D0]),
    palette: &palette::DARK,
};

static LIGHT: Colors = Colors {
    cloth: Rgb::hex(0xEBE1CE),
    lift: Rgb::hex(0xF6F0E3),
    pool: Rgb::hex(0xF1E9DA),
    deep: Rgb::hex(0xDDCFB5),
    line: Rgb::hex(0xC9B998),
    room: Rgb::hex(0xC6A67A),
    room_line: Rgb::hex(0xB99767),
    text: Rgb::hex(0x1A2140),
    soft: Rgb::hex(0x464E6B),
    quiet: Rgb::hex(0x575E78),
    lamp: Rgb::hex(0xFFB92E),
    lamp_ink: Rgb::hex(0x1D1503),
    lamp_edge: Some(Rgb::hex(0x7A4E00)),
    stitch: Rgb::hex(0xB3202F),
    core: Rgb::hex(0x24407F),
    between: Rgb::hex(0x24407F),
    suits: Suits::new(0x14171F, 0xBC1730, 0x1349AC, 0x06562A),
    card: Rgb::hex(0xFFFDF8),
    card_edge: Rgb::hex(0x8B7A58),
    card_shadow: Rgb::hex(0xCDBD9D),
    back: Rgb::hex(0xA3203A),
    back_stitch: Rgb::hex(0xFBF3E2),
    veil: Rgb::hex(0x6B4E28),
    veil_share: 0.34,
    next: Rgb::hex(0xFBF6EA),
    next_edge: Rgb::hex(0x7A4E00),
    disc_ink: Rgb::hex(0xFFFFFF),
    stamp: Rgb::hex(0xA3203A),
    stamp_ink: Rgb::hex(0xFFF6E6),
    seats: seats([0x1D6AAE, 0xB0441A, 0x0B7355, 0x8A3A84, 0x66650F, 0x4A44A8, 0xA6214F, 0x4B5568]),
    palette: &palette::LIGHT,
};

/// How wide a picture is, but for a match's end.
pub(super) const WIDTH: f32 = 720.0;
/// How wide and how high the picture of a match's end is.
pub(super) const SHARE: (f32, f32) = (1200.0, 630.0);
/// What is left free on both sides.
pub(super) const MARGIN: f32 = 24.0;
/// How wide everything between the margins is.
pub(super) const ROOM: f32 = WIDTH - 2.0 * MARGIN;
/// The corners of seats and rows.
pub(super) const RADIUS: f32 = 22.0;
/// How high the border at the top is.
pub(super) const BORDER: f32 = 34.0;
/// How high the hem between cloth and wood is.
pub(super) const HEM: f32 = 14.0;
/// The baseline of the header.
pub(super) const HEADER: f32 = 70.0;
/// How far everything moves down for a line below the header.
pub(super) const BEFORE: f32 = 44.0;
/// How high a seat is.
pub(super) const PLATE: f32 = 84.0;
/// How far the seats of a second row stand below the first.
pub(super) const ROW_DOWN: f32 = 94.0;
/// How many of the others sit in each row, by their number.
pub(super) const ROWS_OF_OTHERS: [&[usize]; 8] = [&[], &[1], &[2], &[3], &[4], &[3, 2], &[3, 3], &[4, 3]];

/// A weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// 500.
    Text,
    /// 700: names.
    Strong,
    /// 800: turns and figures.
    Figure,
    /// 900: the score of a match. It has figures only.
    Hero,
}

/// A size of letters, in pixels to the em, and their weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Type(pub(super) f32, pub(super) Weight);

pub(super) const LABELS: Type = Type(27.0, Weight::Text);
pub(super) const LINE: Type = Type(28.0, Weight::Text);
pub(super) const LINE_STRONG: Type = Type(28.0, Weight::Strong);
pub(super) const REASON: Type = Type(30.0, Weight::Text);
pub(super) const TRUMP: Type = Type(32.0, Weight::Strong);
pub(super) const NAME: Type = Type(35.0, Weight::Strong);
pub(super) const TITLE: Type = Type(62.0, Weight::Figure);
pub(super) const UNITS: Type = Type(64.0, Weight::Figure);

/// Where the parts of a table stand, from above.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// The others.
    pub(super) seats: f32,
    pub(super) middle: f32,
    /// The reader's seat.
    pub(super) own: f32,
    /// Where the cloth ends: the height of a picture without a hand.
    pub(super) cloth: f32,
    pub(super) cards: f32,
    /// The height of a picture with a hand.
    pub(super) height: f32,
}

impl Grid {
    /// The grid with everything below the others moved.
    pub(super) fn lowered(self, by: f32) -> Self {
        Self {
            seats: self.seats,
            middle: self.middle + by,
            own: self.own + by,
            cloth: self.cloth + by,
            cards: self.cards + by,
            height: self.height + by,
        }
    }
}

/// A talon stands to the left of the trick.
pub(super) const TALON_GRID: Grid =
    Grid { seats: 90.0, middle: 194.0, own: 436.0, cloth: 548.0, cards: 560.0, height: 772.0 };
/// A contract is played, with announcements at the seats.
pub(super) const CONTRACT_GRID: Grid =
    Grid { seats: 112.0, middle: 232.0, own: 452.0, cloth: 566.0, cards: 578.0, height: 808.0 };
/// The board of Ristiseiska.
pub(super) const BOARD_GRID: Grid =
    Grid { seats: 90.0, middle: 192.0, own: 536.0, cloth: 650.0, cards: 664.0, height: 866.0 };

/// Where a card of the trick lies: from the left, below the middle, and turned by so many degrees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place(pub(super) f32, pub(super) f32, pub(super) i8);

/// A trick: how wide its cards are, and where they lie, for each of the others from the left, and last for the reader.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrickPlaces {
    pub(super) width: u16,
    pub(super) places: &'static [Place],
}

const TRICKS: [TrickPlaces; 4] = [
    TrickPlaces { width: 150, places: &[Place(216.0, 0.0, -4), Place(384.0, 4.0, 3)] },
    TrickPlaces { width: 122, places: &[Place(193.0, 0.0, -4), Place(445.0, 4.0, 4), Place(321.0, 44.0, 0)] },
    TrickPlaces {
        width: 104,
        places: &[Place(150.0, 60.0, -5), Place(284.0, 0.0, 0), Place(418.0, 60.0, 5), Place(284.0, 122.0, 0)],
    },
    TrickPlaces {
        width: 94,
        places: &[
            Place(150.0, 62.0, -6),
            Place(224.0, 0.0, -2),
            Place(336.0, 0.0, 2),
            Place(410.0, 62.0, 6),
            Place(280.0, 134.0, 0),
        ],
    },
];

/// The places of a trick beside so many others. Nobody plays tricks with more than five players; the fifth place is theirs.
pub(super) fn trick_places(others: usize) -> TrickPlaces {
    TRICKS[others.clamp(1, TRICKS.len()) - 1]
}
