//! The rules of Santase in the bot's own words, section by section.

use talon_games::Game;
use talon_games::marriage::{HALF, MARRIAGE, RuleSet, TRUMP_MARRIAGE, lost_by};
use talon_games::santase::{Deal, FailedClose, GOAL, LAST_TRICK_BONUS, MinTalon, NineValue, Rules, Target};

use crate::marriage::{Dealt, PENALTY, TRICKLESS, order, total, worths};
use crate::words::{Ranks, Worths, sentences};

sentences! {
    /// The sections of the rules of Santase, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    enum Chapter {
        Short = "santase-rules-short" {
            players: u8,
            cards: u8,
            order: Ranks,
            goal: u8,
            hand: u8,
            marriage: u8,
            trump_marriage: u8,
            single: u8,
            double: u8,
            triple: u8,
            target: u8,
        },
        Cards = "santase-rules-cards" { order: Ranks, worths: Worths, total: u16, hand: u8, packet: u8, talon: u8 },
        Play = "santase-rules-play",
        Marriages = "santase-rules-marriages" { marriage: u8, trump_marriage: u8, goal: u8, least: u8 },
        Closing = "santase-rules-closing" { goal: u8, penalty: u8, trickless: u8 },
        Claiming = "santase-rules-claiming" {
            goal: u8,
            half: u8,
            single: u8,
            double: u8,
            triple: u8,
            penalty: u8,
            trickless: u8,
            target: u8,
        },
        Ending = "santase-rules-ending" { bonus: u8, single: u8, double: u8, triple: u8, goal: u8 },
        Options = "santase-rules-options" {
            target: u8,
            short_target: u8,
            goal: u8,
            least: u8,
            high_least: u8,
            penalty: u8,
            trickless: u8,
            always: u8,
            nine: u8,
        },
        ButtonShort = "santase-rules-button-short",
        ButtonCards = "santase-rules-button-cards",
        ButtonPlay = "santase-rules-button-play",
        ButtonMarriages = "santase-rules-button-marriages" { marriage: u8, trump_marriage: u8 },
        ButtonClosing = "santase-rules-button-closing",
        ButtonClaiming = "santase-rules-button-claiming" { goal: u8 },
        ButtonEnding = "santase-rules-button-ending",
        ButtonOptions = "santase-rules-button-options",
    }
}

/// What a win brings over a loser with half of 66 points or more, with less, and without a trick (`rules/santase.md §11`).
const WINS: [u8; 3] = [lost_by(false, HALF), lost_by(false, HALF - 1), lost_by(true, 0)];

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (short(), Chapter::ButtonShort),
        (cards(), Chapter::ButtonCards),
        (Chapter::Play, Chapter::ButtonPlay),
        (marriages(), Chapter::ButtonMarriages { marriage: MARRIAGE, trump_marriage: TRUMP_MARRIAGE }),
        (closing(), Chapter::ButtonClosing),
        (claiming(), Chapter::ButtonClaiming { goal: GOAL }),
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
        marriage: MARRIAGE,
        trump_marriage: TRUMP_MARRIAGE,
        single,
        double,
        triple,
        target: rules.target.points(),
    }
}

fn cards() -> Chapter {
    let rules = Rules::default();
    let Dealt { hand, packet, talon, .. } = Dealt::of(rules.pack());
    Chapter::Cards { order: order(rules.pack()), worths: worths(&rules), total: total(&rules), hand, packet, talon }
}

/// With the talon that the exchange of the nine still needs (`rules/santase.md §10`).
fn marriages() -> Chapter {
    let least = Rules::default().exchange().min_talon;
    Chapter::Marriages { marriage: MARRIAGE, trump_marriage: TRUMP_MARRIAGE, goal: GOAL, least }
}

fn closing() -> Chapter {
    let [penalty, trickless] = failed_close();
    Chapter::Closing { goal: GOAL, penalty, trickless }
}

fn claiming() -> Chapter {
    let [single, double, triple] = WINS;
    Chapter::Claiming {
        goal: GOAL,
        half: HALF,
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

/// The values of the options, the usual one first (`rules/santase.md §14`).
fn options() -> Chapter {
    let [target, short_target] = [Target::Eleven, Target::Seven].map(Target::points);
    let [least, high_least] = [MinTalon::Two, MinTalon::Four].map(MinTalon::cards);
    let [penalty, trickless] = failed_close();
    Chapter::Options {
        target,
        short_target,
        goal: GOAL,
        least,
        high_least,
        penalty,
        trickless,
        always: FailedClose::Three.points(1, 1),
        nine: NineValue::Two.points(),
    }
}

/// What the other side scores for a failed close if it has had a trick all the time, and if it never had one.
fn failed_close() -> [u8; 2] {
    [1, 0].map(|tricks| FailedClose::default().points(tricks, tricks))
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
                "players and cards §1; order and marriages §2; hands §4; goal §11; wins §11; target §13",
                short(),
                Chapter::Short {
                    players: 2,
                    cards: 24,
                    order: order.clone(),
                    goal: 66,
                    hand: 6,
                    marriage: 20,
                    trump_marriage: 40,
                    single: 1,
                    double: 2,
                    triple: 3,
                    target: 11,
                },
            ),
            (
                "order and values §2; hands, packets and talon §4",
                cards(),
                Chapter::Cards { order, worths: Worths(worths.to_vec()), total: 120, hand: 6, packet: 3, talon: 12 },
            ),
            (
                "marriages §9; talon for the nine §10",
                marriages(),
                Chapter::Marriages { marriage: 20, trump_marriage: 40, goal: 66, least: 4 },
            ),
            ("failed close §12", closing(), Chapter::Closing { goal: 66, penalty: 2, trickless: 3 }),
            (
                "wins §11; false claim §12 A; target §13",
                claiming(),
                Chapter::Claiming {
                    goal: 66,
                    half: 33,
                    single: 1,
                    double: 2,
                    triple: 3,
                    penalty: 2,
                    trickless: 3,
                    target: 11,
                },
            ),
            (
                "last trick §2, §12 B; wins §11",
                ending(),
                Chapter::Ending { bonus: 10, single: 1, double: 2, triple: 3, goal: 66 },
            ),
            (
                "options §14",
                options(),
                Chapter::Options {
                    target: 11,
                    short_target: 7,
                    goal: 66,
                    least: 2,
                    high_least: 4,
                    penalty: 2,
                    trickless: 3,
                    always: 3,
                    nine: 2,
                },
            ),
        ];
        for (page, chapter, expected) in table {
            assert_eq!(chapter, expected, "rules/santase.md: {page}");
        }
    }

    /// What the texts say in words.
    #[test]
    fn what_is_said_of_cards_and_hands_is_so() {
        let rules = Rules::default();
        assert_eq!(rules.pack().packets(), [3, 3], "§4: both packets alike");
        assert_eq!(rules.pack().lowest(), Rank::Nine, "§10");
        assert_eq!(NineValue::default().points(), 0, "§2");
    }

    #[test]
    fn every_value_of_an_option_with_numbers_is_told() {
        let options = Rules::default().options();
        for (key, usual, values) in [
            ("target", "11", "7 11"),
            ("min-talon-to-close", "2", "2 4"),
            ("failed-close", "at-closing", "at-closing at-end three"),
            ("nine-value", "0", "0 2"),
        ] {
            let option = options.iter().find(|option| option.key == key).unwrap();
            assert_eq!((option.default, option.values.join(" ").as_str()), (usual, values), "§14 {key}");
        }
    }
}
