//! Pictures of scenes, through the public interface: the samples, and scenes that chance makes up.

use resvg::tiny_skia::Pixmap;
use talon_cards::{Card, Seat, Suit};
use talon_picture::{draw, samples};
use talon_scene::{
    Aside, Auction, Board, Call, Center, Contract, Course, DealEnd, DealRow, Hand, Header, Held, HeldCard, Kind,
    LastTaken, Left, Mark, MatchEnd, Person, Plate, Row, Scene, Sign, Table, Talon, Theme, Trick, TrickState, WonTrick,
};

/// The greatest size of a table or a hand, in bytes.
const HEAVIEST: usize = 60_000;
/// The wood in the dark theme.
const WOOD: (u8, u8, u8) = (0x24, 0x1A, 0x17);

fn picture(scene: &Scene, theme: Theme) -> Vec<u8> {
    draw(scene, theme).expect("a picture")
}

fn decoded(png: &[u8]) -> Pixmap {
    Pixmap::decode_png(png).expect("a PNG")
}

fn sample(wanted: &str) -> Scene {
    samples::all().into_iter().find(|(name, _)| *name == wanted).expect("a sample").1
}

#[test]
fn every_sample_is_drawn_in_both_themes_the_same_each_time() {
    for (name, scene) in samples::all() {
        let [dark, light] = [Theme::Dark, Theme::Light].map(|theme| picture(&scene, theme));
        assert_ne!(dark, light, "{name}");
        for (theme, png) in [(Theme::Dark, &dark), (Theme::Light, &light)] {
            assert_eq!(*png, picture(&scene, theme), "{name}");
            assert!(png.len() < HEAVIEST, "{name}: {} bytes", png.len());
            assert!(decoded(png).pixels().iter().all(|pixel| pixel.alpha() == u8::MAX), "{name}");
        }
    }
}

#[test]
fn pictures_have_the_sizes_of_the_grid() {
    let sizes = [
        ("santase-group", (720, 548)),
        ("santase-hand", (720, 772)),
        ("belot-auction", (720, 566)),
        ("belot-hand", (720, 829)),
        ("ristiseiska", (720, 866)),
        ("hand-belot", (720, 346)),
        ("hand-santase", (720, 394)),
        ("deal-santase", (720, 694)),
        ("deal-belot", (720, 838)),
        ("deal-ristiseiska", (720, 854)),
        ("match-santase", (1200, 630)),
        ("match-of-eight", (1200, 630)),
    ];
    for (name, size) in sizes {
        let pixels = decoded(&picture(&sample(name), Theme::Dark));
        assert_eq!((pixels.width(), pixels.height()), size, "{name}");
    }
}

#[test]
fn only_a_picture_with_a_hand_has_wood() {
    let wood = |name: &str| {
        let pixels = decoded(&picture(&sample(name), Theme::Dark));
        let wood = pixels.pixels().iter().filter(|pixel| (pixel.red(), pixel.green(), pixel.blue()) == WOOD).count();
        wood * 100 / pixels.pixels().len()
    };
    for name in ["santase-hand", "belot-hand", "hand-belot"] {
        assert!(wood(name) > 1, "{name}");
    }
    for name in ["santase-group", "belot-auction", "deal-belot", "match-belot"] {
        assert_eq!(wood(name), 0, "{name}");
    }
}

#[test]
fn a_name_that_cannot_be_written_is_the_seats_number() {
    let named = |name: &str| {
        let Scene::Table(mut table) = sample("santase-closed") else { panic!("not a table") };
        let plate = &mut table.others[0];
        plate.person.name = name.to_owned();
        plate.turn = Some(format!("{name} to lead"));
        picture(&Scene::Table(table), Theme::Dark)
    };
    assert_eq!(named("محمد"), named("李小龙"), "neither can be written");
    assert_ne!(named("محمد"), named("Борис"));
}

/// Makes scenes up from a seed. Scenes say nothing of themselves, so a failure is known by its seed.
struct Fancy(u64);

impl Fancy {
    /// A number below this one (SplitMix64).
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.below(2) == 0).then(|| make(self))
    }

    /// Fewer than `end` of them.
    fn some<T>(&mut self, end: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(end)).map(|_| make(self)).collect()
    }

    fn words(&mut self) -> String {
        let whole =
            ["", "Ana", "Борис ♥K", "محمد عبد الله", "🦊👨‍👩‍👧🎸", "李小龙", "\u{202e}\u{0}\n", "+26", "×2", "14:06"];
        let parts = ["Ж", "ه", "🦊", "W", "e\u{301}", "♠", " ", "·", "слово ", "a\u{200d}", "\u{2068}"];
        match self.below(3) {
            0 => whole[self.below(whole.len())].to_owned(),
            1 => parts[self.below(parts.len())].repeat(32),
            _ => self.some(60, |fancy| parts[fancy.below(parts.len())]).concat(),
        }
    }

    fn number(&mut self) -> i32 {
        match self.below(8) {
            0 => i32::MAX,
            1 => i32::MIN,
            _ => self.below(240) as i32 - 40,
        }
    }

    fn seat(&mut self) -> Seat {
        Seat::new(self.below(8) as u8).expect("a seat")
    }

    fn card(&mut self) -> Card {
        Card::from_index(self.below(52) as u8).expect("a card")
    }

    fn suit(&mut self) -> Suit {
        Suit::ALL[self.below(4)]
    }

    fn person(&mut self) -> Person {
        let kind = [Kind::Present, Kind::Away, Kind::Ai][self.below(3)];
        Person { name: self.words(), seat: self.seat(), kind }
    }

    fn header(&mut self) -> Header {
        Header { game: self.words(), about: self.words() }
    }

    fn plate(&mut self) -> Plate {
        Plate {
            person: self.person(),
            turn: self.maybe(Self::words),
            count: self.maybe(|fancy| fancy.below(256) as u8),
            note: self.maybe(Self::words),
            score: self.maybe(Self::words),
            said: self.some(4, Self::words),
            stamp: self.maybe(Self::words),
        }
    }

    fn contract(&mut self) -> Contract {
        let sign = if self.below(2) == 0 { Sign::Suit(self.suit()) } else { Sign::Letters(self.words()) };
        Contract { sign, declarer: self.maybe(Self::seat), factor: self.maybe(Self::words), caption: self.words() }
    }

    fn left(&mut self) -> Left {
        if self.below(2) == 0 {
            return Left::Contract(self.contract());
        }
        Left::Talon(Talon {
            turned: self.maybe(Self::card),
            left: self.below(20) as u8,
            trump: self.suit(),
            closed_by: self.maybe(Self::seat),
            swapped_by: self.maybe(Self::seat),
            caption: self.words(),
        })
    }

    fn played(&mut self) -> Vec<(Seat, Card)> {
        self.some(9, |fancy| (fancy.seat(), fancy.card()))
    }

    fn won_trick(&mut self) -> WonTrick {
        WonTrick { cards: self.played(), winner: self.seat(), caption: self.words() }
    }

    fn center(&mut self) -> Center {
        match self.below(3) {
            0 => {
                let running = self.below(2) == 0;
                let state =
                    if running { TrickState::Running(self.some(9, Self::seat)) } else { TrickState::Won(self.seat()) };
                let aside = |fancy: &mut Self| match fancy.below(2) {
                    0 => Aside::Last(fancy.won_trick()),
                    _ => Aside::Words(fancy.words(), fancy.words()),
                };
                let trick = Trick { cards: self.played(), state };
                Center::Trick { left: self.maybe(Self::left), trick, right: self.maybe(aside) }
            }
            1 => {
                let call =
                    |fancy: &mut Self| Call { seat: fancy.seat(), text: fancy.words(), raises: fancy.below(2) == 0 };
                let stands = self.maybe(Self::contract);
                Center::Auction(Auction { stands, caption: self.words(), calls: self.some(9, call) })
            }
            _ => {
                let row = |fancy: &mut Self| Row {
                    suit: fancy.suit(),
                    laid: fancy.maybe(|fancy| (fancy.below(256) as u8, fancy.below(256) as u8)),
                    next: fancy.some(3, Self::card),
                };
                Center::Board(Board {
                    rows: self.some(6, row),
                    latest: self.played(),
                    fitting: self.some(9, Self::card),
                })
            }
        }
    }

    fn held(&mut self) -> Held {
        let states = [HeldCard::Idle, HeldCard::Playable, HeldCard::Blocked, HeldCard::Selected];
        let mark = |fancy: &mut Self| match fancy.below(2) {
            0 => Mark::Pair { cards: (fancy.card(), fancy.card()), worth: fancy.words() },
            _ => Mark::Swap { card: fancy.card(), turned: fancy.card() },
        };
        Held { cards: self.some(21, |fancy| (fancy.card(), states[fancy.below(4)])), marks: self.some(4, mark) }
    }

    fn deal_row(&mut self) -> DealRow {
        DealRow {
            person: self.person(),
            won: self.below(2) == 0,
            note: self.maybe(Self::words),
            cards: self.some(20, Self::card),
            gained: self.words(),
            before: self.number(),
            after: self.number(),
            total: self.words(),
        }
    }

    fn scene(&mut self) -> Scene {
        match self.below(6) {
            0 => Scene::Hand(Hand { turn: self.maybe(Self::words), caption: self.words(), held: self.held() }),
            1 => Scene::DealEnd(DealEnd {
                header: self.header(),
                contract: self.maybe(Self::contract),
                title: self.words(),
                reason: self.words(),
                rows: self.some(9, Self::deal_row),
                target: self.maybe(Self::number),
                last: self.maybe(|fancy| LastTaken { trick: fancy.won_trick(), person: fancy.person() }),
            }),
            2 => Scene::MatchEnd(MatchEnd {
                header: self.header(),
                title: self.words(),
                score: self.words(),
                other_score: self.maybe(Self::words),
                others: self.words(),
                target: self.maybe(Self::number),
                courses: self.some(9, |fancy| Course { person: fancy.person(), points: fancy.some(60, Self::number) }),
                note: self.maybe(Self::words),
            }),
            _ => Scene::Table(Table {
                header: self.header(),
                before: self.maybe(Self::words),
                others: self.some(8, Self::plate),
                own: self.plate(),
                center: self.center(),
                hand: self.maybe(Self::held),
            }),
        }
    }
}

#[test]
fn whatever_a_scene_says_is_drawn() {
    for seed in 0..150 {
        println!("seed {seed}");
        let scene = Fancy(seed).scene();
        let theme = if seed % 2 == 0 { Theme::Dark } else { Theme::Light };
        let pixels = decoded(&picture(&scene, theme));
        let size = (pixels.width(), pixels.height());
        match &scene {
            Scene::MatchEnd(_) => assert_eq!(size, (1200, 630), "seed {seed}"),
            _ => assert!(size.0 == 720 && size.1 <= 1700, "seed {seed}: {size:?}"),
        }
    }
}
