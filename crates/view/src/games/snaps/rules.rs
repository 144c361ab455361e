//! The rules of Snaps in the bot's own words, section by section.

use talon_cards::Seat;
use talon_games::marriage::RuleSet;
use talon_games::snaps::{BummerlFormat, DoubleBummerl, LAST_TRICK, Rules, Sharp, Target};

use crate::words::{Numbers, numbers};

pub(super) const SECTIONS: &[&str] =
    &["short", "cards", "play", "marriages", "closing", "scoring", "bummerl", "options"];

/// The matches of several Bummerls, the shortest first (`rules/schnapsen.md §13`).
const SERIES: [BummerlFormat; 3] = [BummerlFormat::BestOfThree, BummerlFormat::BestOfFive, BummerlFormat::BestOfSeven];

/// The numbers that the family's other games do not tell (`rules/schnapsen.md §4`, §12 to §14).
pub(super) fn numbers() -> Numbers {
    let rules = Rules::default();
    let [_, second_packet] = rules.pack().packets();
    let [short, medium, long] = SERIES.map(best_of);
    let [short_won, medium_won, long_won] = SERIES.map(BummerlFormat::to_win);
    // Counted down, a Bummerl ends with the points with which it starts when it is counted up.
    let [zero, _] = rules.start(Seat::FIRST).points;
    numbers! {
        second_packet: second_packet as u8,
        target: rules.target.points(),
        long_target: Target::Nine.points(),
        zero,
        short,
        medium,
        long,
        short_won,
        medium_won,
        long_won,
        last_trick: LAST_TRICK,
        sharp_least: Rules { sharp: Sharp::On, ..rules }.closing().min_talon,
        given: DoubleBummerl::Off.given(true),
        doubled: DoubleBummerl::On.given(true),
    }
}

/// The most Bummerls of a match: the first to hand out more than half of them has won.
const fn best_of(format: BummerlFormat) -> u8 {
    2 * format.to_win() - 1
}

#[cfg(test)]
mod tests {
    use talon_games::marriage::{Since, lost_by};
    use talon_games::{GameKind, GameRules};

    use super::*;
    use crate::games::game;
    use crate::words::hold;

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        hold(
            &game::numbers(GameKind::Snaps),
            "
            players 2                                    §1
            cards 20                                     §1
            order A 10 K Q J                             §2
            worths A=11, 10=10, K=4, Q=3, J=2            §2
            total 120                                    §2
            hand 5                                       §4
            packet 3                                     §4
            talon 10                                     §4
            goal 66                                      §11
            half 33                                      §12 A
            marriage 20                                  §2
            trump_marriage 40                            §2
            exchange_least 2                             §6
            closing_least 2                              §6
            single 1                                     §12 A, C
            double 2                                     §12 A, C
            triple 3                                     §12 A, C
            penalty 2                                    §12 D
            trickless 3                                  §12 D
            second_packet 2                              §4
            target 7                                     §13
            long_target 9                                §14
            zero 0                                       §13
            short 3                                      §14
            medium 5                                     §14
            long 7                                       §14
            short_won 2                                  §14
            medium_won 3                                 §14
            long_won 4                                   §14
            last_trick 1                                 §12 B
            sharp_least 4                                §14
            given 1                                      §14
            doubled 2                                    §14
            ",
        );
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
