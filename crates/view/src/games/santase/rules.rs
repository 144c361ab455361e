//! The rules of Santase in the bot's own words, section by section.

use talon_games::santase::{FailedClose, LAST_TRICK_BONUS, MinTalon, NineValue, Rules, Target};

use crate::words::{Numbers, numbers};

pub(super) const SECTIONS: &[&str] =
    &["short", "cards", "play", "marriages", "closing", "claiming", "ending", "options"];

/// The numbers that the family's other games do not tell (`rules/santase.md §13`, `§14`).
pub(super) fn numbers() -> Numbers {
    numbers! {
        target: Rules::default().target.points(),
        short_target: Target::Seven.points(),
        high_least: MinTalon::Four.cards(),
        always: FailedClose::Three.points(1, 1),
        nine: NineValue::Two.points(),
        bonus: LAST_TRICK_BONUS,
    }
}

#[cfg(test)]
mod tests {
    use talon_cards::Rank;
    use talon_games::marriage::{RuleSet, two_or_three};
    use talon_games::{GameKind, GameRules};

    use super::*;
    use crate::games::game;
    use crate::words::hold;

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        hold(
            &game::numbers(GameKind::Santase),
            "
            players 2                                    §1
            cards 24                                     §1
            order A 10 K Q J 9                           §2
            worths A=11, 10=10, K=4, Q=3, J=2, 9=0       §2
            total 120                                    §2
            hand 6                                       §4
            packet 3                                     §4
            talon 12                                     §4
            goal 66                                      §11
            half 33                                      §11
            marriage 20                                  §9
            trump_marriage 40                            §9
            exchange_least 4                             §10
            closing_least 2                              §14
            single 1                                     §11
            double 2                                     §11
            triple 3                                     §11
            penalty 2                                    §12
            trickless 3                                  §12
            target 11                                    §13
            short_target 7                               §14
            high_least 4                                 §14
            always 3                                     §14
            nine 2                                       §14
            bonus 10                                     §2, §12 B
            ",
        );
    }

    /// What the texts say in words, or with one number for two things.
    #[test]
    fn what_is_said_of_cards_and_hands_is_so() {
        let rules = Rules::default();
        assert_eq!(rules.pack().packets(), [3, 3], "§4: both packets alike");
        assert_eq!(rules.pack().lowest(), Rank::Nine, "§10");
        assert_eq!(NineValue::default().points(), 0, "§2");
        for tricks in [0, 1] {
            assert_eq!(FailedClose::default().points(tricks, tricks), two_or_three(tricks), "§12: as a false claim");
        }
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
