//! The rules of Kurnik's 66 in the bot's own words, section by section.

use talon_games::marriage::{HALF, RuleSet};
use talon_games::sznap::{LAST_TRICK_BONUS, MinStock, Rules, Target, Variant};

use crate::words::{Numbers, numbers};

pub(super) const SECTIONS: &[&str] = &["short", "cards", "play", "melds", "closing", "declaring", "ending", "options"];

/// The points of a loser over whom a win is triple (`rules/sixty-six.md §11`).
const NOTHING: u8 = 0;

/// The least and the most points of a loser over whom a win is double (`rules/sixty-six.md §11`).
const FEW: [u8; 2] = [NOTHING + 1, HALF - 1];

/// The numbers that the family's other games do not tell (`rules/sixty-six.md §1`, §11 to §14).
pub(super) fn numbers() -> Numbers {
    let short = without_nines().pack();
    let [low, high] = FEW;
    numbers! {
        short_cards: short.size() as u8,
        short_hand: short.hand() as u8,
        short_talon: short.talon() as u8,
        low,
        high,
        none: NOTHING,
        bonus: LAST_TRICK_BONUS,
        target: Rules::default().target.points(),
        long_target: Target::Eleven.points(),
        high_least: MinStock::Four.cards(),
    }
}

/// The rules of a table that plays without the nines (`rules/sixty-six.md §1`).
fn without_nines() -> Rules {
    Rules { variant: Variant::Schnapsen, ..Rules::default() }
}

#[cfg(test)]
mod tests {
    use talon_cards::Rank;
    use talon_games::sznap::worth;
    use talon_games::{GameKind, GameRules};

    use super::*;
    use crate::games::game;
    use crate::words::hold;

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        hold(
            &game::numbers(GameKind::Sznap),
            "
            players 2                                    §1
            cards 24                                     §1
            order A 10 K Q J 9                           §2
            worths A=11, 10=10, K=4, Q=3, J=2, 9=0       §2
            total 120                                    §2
            hand 6                                       §1
            packet 3                                     §4
            talon 12                                     §4
            goal 66                                      §12
            half 33                                      §11 W
            marriage 20                                  §2
            trump_marriage 40                            §2
            exchange_least 2                             §6
            closing_least 2                              §6
            single 1                                     §11 W
            double 2                                     §11 W
            triple 3                                     §11 W
            penalty 2                                    §11 F
            trickless 3                                  §11 F
            short_cards 20                               §1
            short_hand 5                                 §1
            short_talon 10                               §4
            low 1                                        §11 W
            high 32                                      §11 W
            none 0                                       §11 W
            bonus 10                                     §2, §12 D
            target 7                                     §13
            long_target 11                               §14
            high_least 4                                 §14
            ",
        );
    }

    /// What the texts say in words.
    #[test]
    fn what_is_said_of_cards_and_hands_is_so() {
        let (full, short) = (Rules::default().pack(), without_nines().pack());
        assert_eq!(full.packets(), [3, 3], "§4: both packets alike");
        assert_eq!([full.lowest(), short.lowest()], [Rank::Nine, Rank::Jack], "§6");
        let [low, high] = FEW;
        assert!((low..=high).all(|points| worth(points) == 2), "§11");
        assert_eq!([worth(HALF), worth(NOTHING)], [1, 3], "§11");
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
