//! The rules of Snaps in the bot's own words, section by section.

use talon_cards::Seat;
use talon_games::Game;
use talon_games::marriage::{HALF, MARRIAGE, RuleSet, TRUMP_MARRIAGE, lost_by};
use talon_games::snaps::{BummerlFormat, Deal, DoubleBummerl, GOAL, LAST_TRICK, Rules, Sharp, Target};

use crate::marriage::{Dealt, PENALTY, TRICKLESS, order, total, worths};
use crate::words::{Ranks, Worths, sentences};

sentences! {
    /// The sections of the rules of Snaps, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    enum Chapter {
        Short = "snaps-rules-short" {
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
        Cards = "snaps-rules-cards" {
            order: Ranks, worths: Worths, total: u16, first_packet: u8, second_packet: u8, talon: u8,
        },
        Play = "snaps-rules-play",
        Marriages = "snaps-rules-marriages" { marriage: u8, trump_marriage: u8, goal: u8, least: u8 },
        Closing = "snaps-rules-closing" {
            goal: u8, least: u8, single: u8, double: u8, triple: u8, half: u8, penalty: u8, trickless: u8,
        },
        Scoring = "snaps-rules-scoring" { goal: u8, single: u8, double: u8, triple: u8, half: u8, last_trick: u8 },
        Bummerl = "snaps-rules-bummerl" {
            target: u8,
            zero: u8,
            short: u8,
            medium: u8,
            long: u8,
            short_won: u8,
            medium_won: u8,
            long_won: u8,
        },
        Options = "snaps-rules-options" {
            short: u8,
            medium: u8,
            long: u8,
            target: u8,
            long_target: u8,
            goal: u8,
            penalty: u8,
            trickless: u8,
            last_trick: u8,
            sharp_least: u8,
            given: u8,
            doubled: u8,
            zero: u8,
        },
        ButtonShort = "snaps-rules-button-short",
        ButtonCards = "snaps-rules-button-cards",
        ButtonPlay = "snaps-rules-button-play",
        ButtonMarriages = "snaps-rules-button-marriages" { marriage: u8, trump_marriage: u8 },
        ButtonClosing = "snaps-rules-button-closing",
        ButtonScoring = "snaps-rules-button-scoring" { goal: u8 },
        ButtonBummerl = "snaps-rules-button-bummerl",
        ButtonOptions = "snaps-rules-button-options",
    }
}

/// The matches of several Bummerls, the shortest first (`rules/schnapsen.md §13`).
const SERIES: [BummerlFormat; 3] = [BummerlFormat::BestOfThree, BummerlFormat::BestOfFive, BummerlFormat::BestOfSeven];

/// What a win brings over a loser with half of 66 points or more, with fewer, and without a trick (`rules/schnapsen.md §12`,
/// A and C).
const WINS: [u8; 3] = [lost_by(false, HALF), lost_by(false, HALF - 1), lost_by(true, 0)];

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    let rules = Rules::default();
    let button_marriages = Chapter::ButtonMarriages { marriage: MARRIAGE, trump_marriage: TRUMP_MARRIAGE };
    vec![
        (short(&rules), Chapter::ButtonShort),
        (cards(&rules), Chapter::ButtonCards),
        (Chapter::Play, Chapter::ButtonPlay),
        (marriages(&rules), button_marriages),
        (closing(&rules), Chapter::ButtonClosing),
        (scoring(), Chapter::ButtonScoring { goal: GOAL }),
        (bummerl(&rules), Chapter::ButtonBummerl),
        (options(&rules), Chapter::ButtonOptions),
    ]
}

fn short(rules: &Rules) -> Chapter {
    let Dealt { cards, hand, .. } = Dealt::of(rules.pack());
    let [single, double, triple] = WINS;
    Chapter::Short {
        players: Deal::usual_seats(rules),
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

/// Each hand is dealt in two packets (`rules/schnapsen.md §4`).
fn cards(rules: &Rules) -> Chapter {
    let Dealt { hand, packet: first_packet, talon, .. } = Dealt::of(rules.pack());
    Chapter::Cards {
        order: order(rules.pack()),
        worths: worths(rules),
        total: total(rules),
        first_packet,
        second_packet: hand - first_packet,
        talon,
    }
}

/// The fewest cards in the talon are those for an exchange (`rules/schnapsen.md §6`).
fn marriages(rules: &Rules) -> Chapter {
    let least = rules.exchange().min_talon;
    Chapter::Marriages { marriage: MARRIAGE, trump_marriage: TRUMP_MARRIAGE, goal: GOAL, least }
}

/// The fewest cards in the talon are those for closing it (`rules/schnapsen.md §6`).
fn closing(rules: &Rules) -> Chapter {
    let [single, double, triple] = WINS;
    let least = rules.closing().min_talon;
    Chapter::Closing { goal: GOAL, least, single, double, triple, half: HALF, penalty: PENALTY, trickless: TRICKLESS }
}

fn scoring() -> Chapter {
    let [single, double, triple] = WINS;
    Chapter::Scoring { goal: GOAL, single, double, triple, half: HALF, last_trick: LAST_TRICK }
}

fn bummerl(rules: &Rules) -> Chapter {
    let [short, medium, long] = SERIES.map(best_of);
    let [short_won, medium_won, long_won] = SERIES.map(BummerlFormat::to_win);
    let target = rules.target.points();
    Chapter::Bummerl { target, zero: zero(rules), short, medium, long, short_won, medium_won, long_won }
}

/// The values of the options, the usual one first (`rules/schnapsen.md §14`).
fn options(rules: &Rules) -> Chapter {
    let [short, medium, long] = SERIES.map(best_of);
    let [target, long_target] = [Target::Seven, Target::Nine].map(Target::points);
    let [given, doubled] = [DoubleBummerl::Off, DoubleBummerl::On].map(|option| option.given(true));
    let sharp = Rules { sharp: Sharp::On, ..*rules };
    Chapter::Options {
        short,
        medium,
        long,
        target,
        long_target,
        goal: GOAL,
        penalty: PENALTY,
        trickless: TRICKLESS,
        last_trick: LAST_TRICK,
        sharp_least: sharp.closing().min_talon,
        given,
        doubled,
        zero: zero(rules),
    }
}

/// The most Bummerls of a match: the first to hand out more than half of them has won.
const fn best_of(format: BummerlFormat) -> u8 {
    2 * format.to_win() - 1
}

/// The points with which a Bummerl starts; counted down, it ends with them.
fn zero(rules: &Rules) -> u8 {
    let [zero, _] = rules.start(Seat::FIRST).points;
    zero
}

#[cfg(test)]
mod tests {
    use talon_cards::Rank;
    use talon_games::GameRules;
    use talon_games::marriage::Since;

    use super::*;

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        let rules = Rules::default();
        let order = || Ranks(vec![Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack]);
        let worths =
            || Worths(vec![(Rank::Ace, 11), (Rank::Ten, 10), (Rank::King, 4), (Rank::Queen, 3), (Rank::Jack, 2)]);
        let table = [
            (
                "players, pack §1; order, marriages §2; hands §4; 66 §11; wins §12 A; target §13",
                short(&rules),
                Chapter::Short {
                    players: 2,
                    cards: 20,
                    order: order(),
                    goal: 66,
                    hand: 3 + 2,
                    marriage: 20,
                    trump_marriage: 40,
                    single: 1,
                    double: 2,
                    triple: 3,
                    target: 7,
                },
            ),
            (
                "order, values, pack §2; packets, talon §4",
                cards(&rules),
                Chapter::Cards {
                    order: order(),
                    worths: worths(),
                    total: 120,
                    first_packet: 3,
                    second_packet: 2,
                    talon: 10,
                },
            ),
            (
                "marriages §2, §9; 66 §9; talon for an exchange §6",
                marriages(&rules),
                Chapter::Marriages { marriage: 20, trump_marriage: 40, goal: 66, least: 2 },
            ),
            (
                "66 §10; talon for closing §6; wins §12 C; failed close §12 D",
                closing(&rules),
                Chapter::Closing {
                    goal: 66,
                    least: 2,
                    single: 1,
                    double: 2,
                    triple: 3,
                    half: 33,
                    penalty: 2,
                    trickless: 3,
                },
            ),
            (
                "66 §11; wins §12 A; last trick §12 B",
                scoring(),
                Chapter::Scoring { goal: 66, single: 1, double: 2, triple: 3, half: 33, last_trick: 1 },
            ),
            (
                "target, start, matches §13, §14",
                bummerl(&rules),
                Chapter::Bummerl {
                    target: 7,
                    zero: 0,
                    short: 3,
                    medium: 5,
                    long: 7,
                    short_won: 2,
                    medium_won: 3,
                    long_won: 4,
                },
            ),
            (
                "options §14; start §13",
                options(&rules),
                Chapter::Options {
                    short: 3,
                    medium: 5,
                    long: 7,
                    target: 7,
                    long_target: 9,
                    goal: 66,
                    penalty: 2,
                    trickless: 3,
                    last_trick: 1,
                    sharp_least: 4,
                    given: 1,
                    doubled: 2,
                    zero: 0,
                },
            ),
        ];
        for (page, chapter, expected) in table {
            assert_eq!(chapter, expected, "rules/schnapsen.md: {page}");
        }
    }

    #[test]
    fn the_labels_have_the_numbers_of_their_sections() {
        let labels: Vec<Chapter> = sections().into_iter().map(|(_, label)| label).collect();
        assert!(labels.contains(&Chapter::ButtonMarriages { marriage: 20, trump_marriage: 40 }), "§2");
        assert!(labels.contains(&Chapter::ButtonScoring { goal: 66 }), "§11");
    }

    /// What the texts say in words, or with one number for two things.
    #[test]
    fn what_is_said_of_leads_and_talon_is_so() {
        let soft = Rules::default();
        let sharp = Rules { sharp: Sharp::On, ..soft };
        assert_eq!(sharp.exchange().min_talon, sharp.closing().min_talon, "§14");
        for since in [soft.exchange().since, soft.closing().since, soft.marriages().since, sharp.closing().since] {
            assert_eq!(since, Since::FirstLead, "§6, §14");
        }
        for since in [sharp.exchange().since, sharp.marriages().since] {
            assert_eq!(since, Since::FirstTrick, "§14");
        }
        assert_eq!([DoubleBummerl::Off, DoubleBummerl::On].map(|option| option.given(false)), [1, 1], "§13, §14");
        assert_eq!(lost_by(false, 32), 2, "§12");
    }

    #[test]
    fn every_value_of_an_option_with_numbers_is_told() {
        let options = Rules::default().options();
        for (key, usual, values) in [("bummerl-format", "1", "1 3 5 7"), ("target", "7", "7 9")] {
            let option = options.iter().find(|option| option.key == key).unwrap();
            assert_eq!((option.default, option.values.join(" ").as_str()), (usual, values), "§14 {key}");
        }
        assert_eq!(SERIES.map(best_of).map(|most| most.to_string()).join(" "), "3 5 7", "§14");
    }
}
