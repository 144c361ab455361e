//! The rules of Kurnik's 66 in the bot's own words, section by section.

use talon_games::Game;
use talon_games::marriage::{HALF, MARRIAGE, RuleSet, TRUMP_MARRIAGE};
use talon_games::sznap::{Deal, GOAL, LAST_TRICK_BONUS, MinStock, Rules, Target, Variant, worth};

use crate::marriage::{Dealt, PENALTY, TRICKLESS, order, total, worths};
use crate::words::{Ranks, Worths, sentences};

sentences! {
    /// The sections of the rules of Kurnik's 66, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    enum Chapter {
        Short = "sznap-rules-short" {
            players: u8,
            cards: u8,
            order: Ranks,
            goal: u8,
            hand: u8,
            meld: u8,
            trump_meld: u8,
            single: u8,
            double: u8,
            triple: u8,
            target: u8,
        },
        Cards = "sznap-rules-cards" {
            order: Ranks,
            worths: Worths,
            total: u16,
            hand: u8,
            packet: u8,
            stock: u8,
            short_cards: u8,
            short_hand: u8,
            short_stock: u8,
        },
        Play = "sznap-rules-play",
        Melds = "sznap-rules-melds" { meld: u8, trump_meld: u8, least: u8 },
        Closing = "sznap-rules-closing" { goal: u8, least: u8, penalty: u8, trickless: u8 },
        Declaring = "sznap-rules-declaring" {
            goal: u8,
            half: u8,
            low: u8,
            high: u8,
            none: u8,
            single: u8,
            double: u8,
            triple: u8,
            penalty: u8,
            trickless: u8,
            target: u8,
        },
        Ending = "sznap-rules-ending" { bonus: u8, single: u8, double: u8, triple: u8, goal: u8 },
        Options = "sznap-rules-options" {
            cards: u8,
            short_cards: u8,
            target: u8,
            long_target: u8,
            penalty: u8,
            trickless: u8,
            least: u8,
            high_least: u8,
            goal: u8,
        },
        ButtonShort = "sznap-rules-button-short",
        ButtonCards = "sznap-rules-button-cards",
        ButtonPlay = "sznap-rules-button-play",
        ButtonMelds = "sznap-rules-button-melds",
        ButtonClosing = "sznap-rules-button-closing",
        ButtonDeclaring = "sznap-rules-button-declaring" { goal: u8 },
        ButtonEnding = "sznap-rules-button-ending",
        ButtonOptions = "sznap-rules-button-options",
    }
}

/// The points of a loser over whom a win is triple (`rules/sixty-six.md §11`).
const NOTHING: u8 = 0;

/// The least and the most points of a loser over whom a win is double (`rules/sixty-six.md §11`).
const FEW: [u8; 2] = [NOTHING + 1, HALF - 1];

/// What a win brings over a loser with half of 66 points or more, with few, and with nothing (`rules/sixty-six.md §11`).
const WINS: [u8; 3] = [worth(HALF), worth(HALF - 1), worth(NOTHING)];

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (short(), Chapter::ButtonShort),
        (cards(), Chapter::ButtonCards),
        (Chapter::Play, Chapter::ButtonPlay),
        (melds(), Chapter::ButtonMelds),
        (closing(), Chapter::ButtonClosing),
        (declaring(), Chapter::ButtonDeclaring { goal: GOAL }),
        (ending(), Chapter::ButtonEnding),
        (options(), Chapter::ButtonOptions),
    ]
}

fn short() -> Chapter {
    let rules = Rules::default();
    let Dealt { cards, hand, .. } = Dealt::of(rules.pack());
    let [single, double, triple] = WINS;
    Chapter::Short {
        players: Deal::usual_seats(&rules),
        cards,
        order: order(rules.pack()),
        goal: GOAL,
        hand,
        meld: MARRIAGE,
        trump_meld: TRUMP_MARRIAGE,
        single,
        double,
        triple,
        target: rules.target.points(),
    }
}

fn cards() -> Chapter {
    let rules = Rules::default();
    let (full, short) = (Dealt::of(rules.pack()), Dealt::of(without_nines().pack()));
    Chapter::Cards {
        order: order(rules.pack()),
        worths: worths(&rules),
        total: total(&rules),
        hand: full.hand,
        packet: full.packet,
        stock: full.talon,
        short_cards: short.cards,
        short_hand: short.hand,
        short_stock: short.talon,
    }
}

/// With the stock that the exchange of the nine still needs (`rules/sixty-six.md §6`).
fn melds() -> Chapter {
    let least = Rules::default().exchange().min_talon;
    Chapter::Melds { meld: MARRIAGE, trump_meld: TRUMP_MARRIAGE, least }
}

/// With the stock that a close still needs (`rules/sixty-six.md §6`).
fn closing() -> Chapter {
    let least = Rules::default().closing().min_talon;
    Chapter::Closing { goal: GOAL, least, penalty: PENALTY, trickless: TRICKLESS }
}

fn declaring() -> Chapter {
    let [single, double, triple] = WINS;
    let [low, high] = FEW;
    Chapter::Declaring {
        goal: GOAL,
        half: HALF,
        low,
        high,
        none: NOTHING,
        single,
        double,
        triple,
        penalty: PENALTY,
        trickless: TRICKLESS,
        target: Rules::default().target.points(),
    }
}

fn ending() -> Chapter {
    let [single, double, triple] = WINS;
    Chapter::Ending { bonus: LAST_TRICK_BONUS, single, double, triple, goal: GOAL }
}

/// The values of the options, the usual one first (`rules/sixty-six.md §14`).
fn options() -> Chapter {
    let [target, long_target] = [Target::Seven, Target::Eleven].map(Target::points);
    let [least, high_least] = [MinStock::Two, MinStock::Four].map(MinStock::cards);
    Chapter::Options {
        cards: Dealt::of(Rules::default().pack()).cards,
        short_cards: Dealt::of(without_nines().pack()).cards,
        target,
        long_target,
        penalty: PENALTY,
        trickless: TRICKLESS,
        least,
        high_least,
        goal: GOAL,
    }
}

/// The rules of a table that plays without the nines (`rules/sixty-six.md §1`).
fn without_nines() -> Rules {
    Rules { variant: Variant::Schnapsen, ..Rules::default() }
}

#[cfg(test)]
mod tests {
    use talon_cards::Rank;
    use talon_games::GameRules;

    use super::*;

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        let order = Ranks(vec![Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine]);
        let worths =
            [(Rank::Ace, 11), (Rank::Ten, 10), (Rank::King, 4), (Rank::Queen, 3), (Rank::Jack, 2), (Rank::Nine, 0)];
        let table = [
            (
                "players, cards and hands §1; order and melds §2; goal §12; wins §11; target §13",
                short(),
                Chapter::Short {
                    players: 2,
                    cards: 24,
                    order: order.clone(),
                    goal: 66,
                    hand: 6,
                    meld: 20,
                    trump_meld: 40,
                    single: 1,
                    double: 2,
                    triple: 3,
                    target: 7,
                },
            ),
            (
                "cards and hands §1; order and values §2; packets and stock §4",
                cards(),
                Chapter::Cards {
                    order,
                    worths: Worths(worths.to_vec()),
                    total: 120,
                    hand: 6,
                    packet: 3,
                    stock: 12,
                    short_cards: 20,
                    short_hand: 5,
                    short_stock: 10,
                },
            ),
            ("melds §2; stock for the nine §6", melds(), Chapter::Melds { meld: 20, trump_meld: 40, least: 2 }),
            (
                "goal §12; stock for a close §6; failed close §11 F",
                closing(),
                Chapter::Closing { goal: 66, least: 2, penalty: 2, trickless: 3 },
            ),
            (
                "goal §12; wins §11 W; false declaration §11 F; target §13",
                declaring(),
                Chapter::Declaring {
                    goal: 66,
                    half: 33,
                    low: 1,
                    high: 32,
                    none: 0,
                    single: 1,
                    double: 2,
                    triple: 3,
                    penalty: 2,
                    trickless: 3,
                    target: 7,
                },
            ),
            (
                "last trick §2, §12 D; wins §11",
                ending(),
                Chapter::Ending { bonus: 10, single: 1, double: 2, triple: 3, goal: 66 },
            ),
            (
                "options §14; cards §1; failed close §11 F; goal §12",
                options(),
                Chapter::Options {
                    cards: 24,
                    short_cards: 20,
                    target: 7,
                    long_target: 11,
                    penalty: 2,
                    trickless: 3,
                    least: 2,
                    high_least: 4,
                    goal: 66,
                },
            ),
        ];
        for (page, chapter, expected) in table {
            assert_eq!(chapter, expected, "rules/sixty-six.md: {page}");
        }
    }

    #[test]
    fn the_label_has_the_number_of_its_section() {
        assert!(sections().contains(&(declaring(), Chapter::ButtonDeclaring { goal: 66 })), "§12");
    }

    /// What the texts say in words.
    #[test]
    fn what_is_said_of_cards_and_hands_is_so() {
        let (full, short) = (Rules::default().pack(), without_nines().pack());
        assert_eq!(full.packets(), [3, 3], "§4: both packets alike");
        assert_eq!([full.lowest(), short.lowest()], [Rank::Nine, Rank::Jack], "§6");
        let [low, high] = FEW;
        assert!((low..=high).all(|points| worth(points) == 2), "§11");
    }

    #[test]
    fn every_value_of_an_option_with_numbers_is_told() {
        let options = Rules::default().options();
        for (key, usual, values) in [
            ("variant", "66", "66 schnapsen"),
            ("target", "7", "7 11"),
            ("failed-close-3", "in-the-deal", "in-the-deal at-closing"),
            ("exchange-min-stock", "2", "2 4"),
        ] {
            let option = options.iter().find(|option| option.key == key).unwrap();
            assert_eq!((option.default, option.values.join(" ").as_str()), (usual, values), "§14 {key}");
        }
    }
}
