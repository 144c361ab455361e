//! Sample scenes of every kind, with invented people: for tests, for measuring, and to look at.

use talon_cards::{Card, Rank, Seat, Suit};
use talon_scene::{
    Aside, Auction, Board, Call, Center, Contract, Course, DealEnd, DealRow, Hand, Header, Held, HeldCard, Kind,
    LastTaken, Left, Mark, MatchEnd, Person, Plate, Row, Scene, Sign, Table, Talon, Trick, TrickState, WonTrick,
};

const ANA: u8 = 0;
const BORIS: u8 = 1;
const VERA: u8 = 2;
const HETA: u8 = 3;
const NAMES: [&str; 8] = ["Ana", "Борис", "Vera", "Heta", "Гошо", "Emma", "Филип", "Юри"];

/// Every sample with a name that can be a file's.
#[must_use]
pub fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("santase-hand", Scene::Table(santase(true))),
        ("santase-group", Scene::Table(santase(false))),
        ("santase-closed", Scene::Table(santase_closed())),
        ("santase-marks", Scene::Table(santase_marks())),
        ("belot-hand", Scene::Table(belot())),
        ("belot-auction", Scene::Table(auction())),
        ("belot-first", Scene::Table(first_bid())),
        ("ristiseiska", Scene::Table(ristiseiska())),
        ("ristiseiska-eight", Scene::Table(ristiseiska_of_eight())),
        ("tricks-of-five", Scene::Table(tricks_of_five())),
        ("hand-belot", Scene::Hand(belot_hand())),
        ("hand-santase", Scene::Hand(santase_hand())),
        ("hand-of-twenty", Scene::Hand(large_hand())),
        ("deal-belot", Scene::DealEnd(belot_deal())),
        ("deal-santase", Scene::DealEnd(santase_deal())),
        ("deal-ristiseiska", Scene::DealEnd(ristiseiska_deal())),
        ("match-santase", Scene::MatchEnd(santase_match())),
        ("match-belot", Scene::MatchEnd(belot_match())),
        ("match-of-eight", Scene::MatchEnd(match_of_eight())),
    ]
}

/// A seat below 8.
fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap_or(Seat::FIRST)
}

/// The card of a notation such as `TC`.
fn card(name: &str) -> Card {
    name.parse().unwrap_or(Card::new(Rank::Ace, Suit::Spades))
}

fn cards(names: &str) -> Vec<Card> {
    names.split(' ').filter(|name| !name.is_empty()).map(card).collect()
}

fn person(number: u8) -> Person {
    Person { name: NAMES[usize::from(number % 8)].to_owned(), seat: seat(number), kind: Kind::Present }
}

fn header(game: &str, about: &str) -> Header {
    Header { game: game.to_owned(), about: about.to_owned() }
}

fn plate(number: u8, count: Option<u8>, note: &str, score: i32) -> Plate {
    Plate {
        person: person(number),
        turn: None,
        count,
        note: (!note.is_empty()).then(|| note.to_owned()),
        score: Some(score.to_string()),
        said: Vec::new(),
        stamp: None,
    }
}

fn acting(plate: Plate, turn: &str) -> Plate {
    Plate { turn: Some(turn.to_owned()), ..plate }
}

/// A hand; a card with a dot before it is blocked, one with a star selected.
fn held(names: &str) -> Held {
    let one = |name: &str| match (name.strip_prefix('.'), name.strip_prefix('*')) {
        (Some(name), _) => (card(name), HeldCard::Blocked),
        (None, Some(name)) => (card(name), HeldCard::Selected),
        (None, None) => (card(name), HeldCard::Playable),
    };
    Held { cards: names.split(' ').filter(|name| !name.is_empty()).map(one).collect(), marks: Vec::new() }
}

fn played(cards: &[(u8, &str)]) -> Vec<(Seat, Card)> {
    cards.iter().map(|(number, name)| (seat(*number), card(name))).collect()
}

fn last_trick(cards: &[(u8, &str)], winner: u8, caption: &str) -> WonTrick {
    WonTrick { cards: played(cards), winner: seat(winner), caption: caption.to_owned() }
}

fn contract(suit: Suit, declarer: Option<u8>, factor: &str, caption: &str) -> Contract {
    Contract {
        sign: Sign::Suit(suit),
        declarer: declarer.map(seat),
        factor: (!factor.is_empty()).then(|| factor.to_owned()),
        caption: caption.to_owned(),
    }
}

fn santase(with_hand: bool) -> Table {
    let turn = if with_hand { "Your turn: answer ♥K" } else { "Ana to answer ♥K" };
    Table {
        header: header("Santase", "deal 4 · to 11"),
        before: None,
        others: vec![plate(BORIS, Some(1), "announced 20 ♥", 5)],
        own: acting(plate(ANA, Some(1), "", 7), turn),
        center: Center::Trick {
            left: Some(Left::Talon(Talon {
                turned: Some(card("AC")),
                left: 8,
                trump: Suit::Clubs,
                closed_by: None,
                swapped_by: None,
                caption: "Trump ♣".to_owned(),
            })),
            trick: Trick { cards: played(&[(BORIS, "KH")]), state: TrickState::Running(vec![seat(ANA)]) },
            right: Some(Aside::Last(last_trick(&[(ANA, "JD"), (BORIS, "AD")], BORIS, "last trick"))),
        },
        hand: with_hand.then(|| held("KC QC AH TH JS 9D")),
    }
}

fn santase_closed() -> Table {
    Table {
        header: header("Santase", "deal 5 · to 11"),
        others: vec![acting(plate(BORIS, Some(4), "", 5), "Борис to lead")],
        own: plate(ANA, Some(3), "", 7),
        center: Center::Trick {
            left: Some(Left::Talon(Talon {
                turned: None,
                left: 4,
                trump: Suit::Hearts,
                closed_by: Some(seat(BORIS)),
                swapped_by: None,
                caption: "Trump ♥".to_owned(),
            })),
            trick: Trick { cards: played(&[(ANA, "QS"), (BORIS, "AS")]), state: TrickState::Won(seat(BORIS)) },
            right: Some(Aside::Words("closed by".to_owned(), "Борис".to_owned())),
        },
        ..santase(false)
    }
}

fn santase_marks() -> Table {
    Table {
        header: header("Сантасе", "раздаване 4 · до 11"),
        before: Some("Борис спечели раздаването: 2 точки.".to_owned()),
        others: vec![Plate {
            person: Person { kind: Kind::Ai, ..person(BORIS) },
            ..plate(BORIS, Some(1), "AI играч", 5)
        }],
        own: acting(plate(ANA, Some(1), "", 7), "Твой ред е: изиграй карта"),
        center: Center::Trick {
            left: Some(Left::Talon(Talon {
                turned: Some(card("9C")),
                left: 6,
                trump: Suit::Clubs,
                closed_by: None,
                swapped_by: Some(seat(ANA)),
                caption: "Коз ♣".to_owned(),
            })),
            trick: Trick { cards: Vec::new(), state: TrickState::Running(vec![seat(ANA), seat(BORIS)]) },
            right: None,
        },
        hand: Some(Held { marks: marks(), ..held("TC KC QC JC 9C *AS") }),
    }
}

fn marks() -> Vec<Mark> {
    vec![
        Mark::Pair { cards: (card("KC"), card("QC")), worth: "40".to_owned() },
        Mark::Swap { card: card("9C"), turned: card("AC") },
    ]
}

const BELOT_HAND: &str = ".AS .KS .KH AC 9C .AD .KD";

fn belot() -> Table {
    let said = |said: &[&str]| said.iter().map(|text| (*text).to_owned()).collect();
    Table {
        header: header("Belot", "deal 6 · to 151"),
        before: None,
        others: vec![
            Plate { said: said(&["50", "tierce"]), ..plate(VERA, Some(1), "dealt", 71) },
            Plate { said: said(&["50"]), stamp: Some("contra ×2".to_owned()), ..plate(BORIS, Some(0), "", 48) },
        ],
        own: acting(plate(ANA, Some(0), "tierce · belot ♠", 62), "Your turn: follow ♣"),
        center: Center::Trick {
            left: Some(Left::Contract(contract(Suit::Spades, Some(ANA), "×2", "Ana plays ♠"))),
            trick: Trick { cards: played(&[(VERA, "TC")]), state: TrickState::Running(vec![seat(ANA), seat(BORIS)]) },
            right: Some(Aside::Last(last_trick(&[(ANA, "QS"), (BORIS, "9S"), (VERA, "JS")], VERA, "last trick"))),
        },
        hand: Some(held(BELOT_HAND)),
    }
}

fn auction() -> Table {
    let call = |number: u8, text: &str, raises: bool| Call { seat: seat(number), text: text.to_owned(), raises };
    Table {
        others: vec![acting(plate(VERA, None, "dealt", 71), "Vera to bid"), plate(BORIS, None, "", 48)],
        own: plate(ANA, None, "", 62),
        center: Center::Auction(Auction {
            stands: Some(contract(Suit::Hearts, Some(ANA), "×2", "Ana’s ♥ stands, doubled")),
            caption: String::new(),
            calls: vec![call(BORIS, "contra", true), call(ANA, "♥", false)],
        }),
        hand: None,
        ..belot()
    }
}

fn first_bid() -> Table {
    Table {
        others: vec![plate(VERA, None, "dealt", 71), plate(BORIS, None, "", 48)],
        own: acting(plate(ANA, None, "", 62), "Your turn: bid or pass"),
        center: Center::Auction(Auction {
            stands: None,
            caption: "Nobody has bid".to_owned(),
            calls: vec![Call { seat: seat(VERA), text: "pass".to_owned(), raises: false }],
        }),
        hand: Some(held("AS KS KH AC 9C")),
        ..belot()
    }
}

fn row(suit: Suit, laid: (u8, u8), next: &str) -> Row {
    Row { suit, laid: Some(laid), next: cards(next) }
}

fn ristiseiska() -> Table {
    Table {
        header: header("Ristiseiska", "deal 2 · to 100"),
        before: None,
        others: vec![plate(BORIS, Some(3), "", 20), plate(VERA, Some(2), "", 0), plate(HETA, Some(3), "", 31)],
        own: acting(plate(ANA, Some(9), "", 8), "Your turn: play a card that fits"),
        center: Center::Board(Board {
            rows: vec![
                row(Suit::Clubs, (1, 13), ""),
                row(Suit::Hearts, (4, 13), "3H"),
                row(Suit::Spades, (5, 9), "4S TS"),
                row(Suit::Diamonds, (5, 11), "4D QD"),
            ],
            latest: played(&[(HETA, "JD"), (VERA, "4H"), (BORIS, "9S"), (ANA, "5S")]),
            fitting: cards("3H 4S TS"),
        }),
        hand: Some(held(".AH .2H 3H .2S .3S 4S TS .JS .3D")),
    }
}

fn ristiseiska_of_eight() -> Table {
    let mut others: Vec<Plate> =
        (1..8).map(|number| plate(number, Some(number % 5), "", 17 * i32::from(number) % 60)).collect();
    others[2].person.kind = Kind::Away;
    others[3].person.kind = Kind::Ai;
    others[4] = acting(others[4].clone(), "Emma to play");
    others[5].person.name = "Rindfleischetikettierungsüberwach".to_owned();
    others[6].person.name = "🦊 Лисана ♥".to_owned();
    Table {
        others,
        own: plate(ANA, Some(17), "", 8),
        hand: Some(held("AC 3C 5C TC JC 2H 5H 6H 8H TH 6S 9S TS 3D 4D 6D 8D")),
        ..ristiseiska()
    }
}

fn tricks_of_five() -> Table {
    Table {
        others: [VERA, BORIS, HETA, 4].map(|number| plate(number, Some(number), "", 48)).to_vec(),
        center: Center::Trick {
            left: Some(Left::Contract(contract(Suit::Spades, Some(ANA), "", "Ana plays ♠"))),
            trick: Trick {
                cards: played(&[(VERA, "TC"), (BORIS, "KC"), (HETA, "2C")]),
                state: TrickState::Running(vec![seat(4), seat(ANA)]),
            },
            right: Some(Aside::Last(last_trick(
                &[(ANA, "QS"), (BORIS, "9S"), (VERA, "JS"), (HETA, "TS"), (4, "KS")],
                VERA,
                "last trick",
            ))),
        },
        ..belot()
    }
}

fn belot_hand() -> Hand {
    Hand {
        turn: Some("Your turn: follow ♣".to_owned()), caption: "Ana plays ♠ ×2".to_owned(), held: held(BELOT_HAND)
    }
}

fn santase_hand() -> Hand {
    Hand {
        turn: Some("Your turn: lead a card".to_owned()),
        caption: "Trump ♣".to_owned(),
        held: Held { marks: marks(), ..held("TC KC QC JC 9C *AS") },
    }
}

fn large_hand() -> Hand {
    Hand {
        turn: None,
        caption: "Vera to play".to_owned(),
        held: held(".AC 3C .5C .TC .JC 2H .5H .6H .8H TH .6S .9S .TS 3D .4D .6D .8D 9D .QD .KD"),
    }
}

fn deal_row(number: u8, gained: &str, (before, after): (i32, i32), note: &str, total: &str) -> DealRow {
    DealRow {
        person: person(number),
        won: false,
        note: (!note.is_empty()).then(|| note.to_owned()),
        cards: Vec::new(),
        gained: gained.to_owned(),
        before,
        after,
        total: total.to_owned(),
    }
}

fn belot_deal() -> DealEnd {
    DealEnd {
        header: header("Belot", "deal 9 is over"),
        contract: Some(contract(Suit::Hearts, Some(ANA), "×2", "")),
        title: "Ana wins 26".to_owned(),
        reason: "Ana has the most points, 81, and takes those of Борис, × 2.".to_owned(),
        rows: vec![
            DealRow { won: true, ..deal_row(ANA, "+26", (12, 38), "81 + 50 = 131, rounded 13, × 2", "38 of 151") },
            deal_row(VERA, "+3", (58, 61), "31, rounded", "61 of 151"),
            deal_row(BORIS, "0", (44, 44), "50 go to Ana", "44 of 151"),
        ],
        target: Some(151),
        last: Some(LastTaken {
            trick: last_trick(&[(VERA, "AD"), (BORIS, "9H"), (ANA, "QD")], BORIS, "took the last trick: 10"),
            person: person(BORIS),
        }),
    }
}

fn santase_deal() -> DealEnd {
    let rows = vec![
        DealRow { won: true, ..deal_row(BORIS, "+2", (5, 7), "30 points, 3 tricks", "7 of 11") },
        deal_row(ANA, "0", (7, 7), "59 points, 20 of them announced, 6 tricks", "7 of 11"),
    ];
    DealEnd {
        header: header("Santase", "deal 5 is over"),
        contract: Some(contract(Suit::Hearts, None, "", "")),
        title: "Борис wins 2".to_owned(),
        reason: "Ana closed the talon, but reached only 59.".to_owned(),
        rows,
        target: Some(11),
        last: Some(LastTaken {
            trick: last_trick(&[(BORIS, "KD"), (ANA, "TD")], ANA, "took the last trick"),
            person: person(ANA),
        }),
    }
}

fn ristiseiska_deal() -> DealEnd {
    let left = |number, gained, points, total, left| DealRow {
        cards: cards(left),
        ..deal_row(number, gained, points, "", total)
    };
    DealEnd {
        header: header("Ristiseiska", "deal 1 is over · penalty points"),
        contract: None,
        title: "Ana goes out".to_owned(),
        reason: "Ana played the last card of the hand.".to_owned(),
        rows: vec![
            DealRow { won: true, ..deal_row(ANA, "0", (8, 8), "no card, no penalty", "8 of 100") },
            left(BORIS, "13", (20, 33), "33 of 100", "3H 2S 8D"),
            left(VERA, "37", (0, 37), "37 of 100", "AC JC QC KC"),
            left(HETA, "62", (31, 93), "93 of 100", "AS QS KS AD 2D 4D QD KD 4H 5H 6H 2C"),
        ],
        target: Some(100),
        last: None,
    }
}

fn course(number: u8, points: &[i32]) -> Course {
    Course { person: person(number), points: points.to_vec() }
}

fn santase_match() -> MatchEnd {
    MatchEnd {
        header: header("Santase", "14 deals"),
        title: "Ana wins".to_owned(),
        score: "12".to_owned(),
        other_score: Some("9".to_owned()),
        others: "against Борис".to_owned(),
        target: Some(11),
        courses: vec![
            course(ANA, &[0, 1, 2, 2, 4, 5, 7, 7, 7, 8, 8, 9, 9, 10, 12]),
            course(BORIS, &[0, 0, 0, 2, 2, 2, 2, 3, 5, 5, 7, 7, 9, 9, 9]),
        ],
        note: Some("sealed before the deal".to_owned()),
    }
}

fn belot_match() -> MatchEnd {
    MatchEnd {
        header: header("Belot", "17 deals"),
        title: "Vera wins".to_owned(),
        score: "158".to_owned(),
        other_score: None,
        others: "Ana 121 · Борис 94".to_owned(),
        target: Some(151),
        courses: vec![
            course(VERA, &[0, 3, 10, 14, 14, 21, 37, 40, 52, 58, 69, 74, 90, 97, 118, 123, 139, 158]),
            course(ANA, &[0, 8, 12, 30, 38, 44, 44, 59, 66, 66, 78, 82, 82, 95, 101, 112, 119, 121]),
            course(BORIS, &[0, 5, 12, 12, 29, 34, 34, 36, 44, 58, 58, 63, 71, 71, 80, 84, 88, 94]),
        ],
        note: Some("sealed before the deal".to_owned()),
    }
}

fn match_of_eight() -> MatchEnd {
    let points = |number: u8| (0..=40).map(|deal| deal * (2 + i32::from(number) * 3 % 7) * 3 / 10).collect::<Vec<_>>();
    MatchEnd {
        header: header("Ristiseiska", "40 deals · penalty points"),
        title: "Rindfleischetikettierung wins".to_owned(),
        score: "24".to_owned(),
        other_score: None,
        others: "Борис 61 · Vera 72 · Heta 28 · Гошо 65 · Emma 39 · Филип 76 · Юри 50".to_owned(),
        target: Some(100),
        courses: (0..8).map(|number| course(number, &points(number))).collect(),
        note: Some("sealed before the deal".to_owned()),
    }
}
