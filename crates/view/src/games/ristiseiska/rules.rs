//! The rules of Ristiseiska in the bot's own words, section by section.

use std::iter;

use talon_cards::{Card, Rank};
use talon_games::ristiseiska::{
    AcePenalty, FEWEST_PLAYERS, FEWEST_TO_GIVE, FiveNeedsEight, Limit, MaxPlayers, Rules, STALL_TURNS, TokenValue,
    card_penalty, opened_by,
};

use super::order::RANKS;
use crate::words::{Numbers, Ranks, Worths, numbers};

pub(super) const SECTIONS: &[&str] = &["short", "cards", "grid", "turn", "stuck", "points", "options"];

/// The cards that have a letter and cost more than a ten (`rules/ristiseiska.md §2`).
const COURTS: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];

/// The first and the last of the cards that cost the number on them (`rules/ristiseiska.md §2`).
const NUMBERS: [Rank; 2] = [Rank::Two, Rank::Ten];

/// The hand that is counted as an example (`rules/ristiseiska.md §15`, example 8).
const EXAMPLE: [Rank; 3] = [Rank::Two, Rank::Three, Rank::Eight];

/// The numbers of the rules and of their example. With the eight on the table, a suit grows at both ends (`rules/ristiseiska.md §6`). A lap is
/// a turn of every player (§9).
pub(super) fn numbers() -> Numbers {
    let rules = Rules::default();
    let [up, down] = opened_by(Rank::Eight, FiveNeedsEight::default()).map(end_from);
    let [two, ten] = NUMBERS;
    let [low, middle, high] = EXAMPLE;
    numbers! {
        fewest: FEWEST_PLAYERS,
        most: rules.max_players.seats(),
        more: MaxPlayers::Eight.seats(),
        cards: Card::COUNT,
        order: Ranks(RANKS.to_vec()),
        down,
        up,
        laps: STALL_TURNS,
        courts: costs(&COURTS),
        ace: cost(Rank::Ace),
        ace_worth: costs(&[Rank::Ace]),
        dear_ace: AcePenalty::Fourteen.points(),
        two,
        ten,
        low,
        middle,
        high,
        sum: EXAMPLE.into_iter().map(cost).sum::<u16>(),
        token: TokenValue::Fifty.points(),
        second_token: TokenValue::TwentyOne.points(),
        third_token: TokenValue::TwentyFive.points(),
        enough: FEWEST_TO_GIVE,
        limit: penalty_limit(rules.limit),
        low_limit: penalty_limit(Limit::Fifty),
        high_limit: penalty_limit(Limit::TwoHundred),
    }
}

/// The cards that follow one another from this one to the end of the suit.
fn end_from(first: Option<Rank>) -> Ranks {
    Ranks(iter::successors(first, |rank| opened_by(*rank, FiveNeedsEight::default())[0]).collect())
}

/// What a card left in the hand costs at a table that has agreed on nothing else.
fn cost(rank: Rank) -> u16 {
    card_penalty(rank, AcePenalty::default())
}

fn costs(ranks: &[Rank]) -> Worths {
    Worths(ranks.iter().map(|rank| (*rank, cost(*rank))).collect())
}

/// The penalty points that end the match; zero where it is a single round.
fn penalty_limit(limit: Limit) -> u32 {
    limit.points().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use talon_games::ristiseiska::{Deal, FIRST_CARD};
    use talon_games::{Game, GameRules};

    use super::*;
    use crate::words::hold;

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        hold(
            &numbers(),
            "
            fewest 3                                     §1
            most 5                                       §13
            more 8                                       §13
            cards 52                                     §1
            order A 2 3 4 5 6 7 8 9 10 J Q K             §2
            down 5 4 3 2 A                               §6
            up 9 10 J Q K                                §6
            laps 2                                       §9
            courts J=11, Q=12, K=13                      §2
            ace 1                                        §2
            ace_worth A=1                                §2
            dear_ace 14                                  §13
            two 2                                        §2
            ten 10                                       §2
            low 2                                        §15, example 8
            middle 3                                     §15, example 8
            high 8                                       §15, example 8
            sum 13                                       §15, example 8
            token 50                                     §13
            second_token 21                              §13
            third_token 25                               §13
            enough 2                                     §9
            limit 100                                    §12
            low_limit 50                                 §13
            high_limit 200                               §13
            ",
        );
    }

    /// What the texts say in words, or only of some numbers of players.
    #[test]
    fn what_is_said_of_cards_and_hands_is_so() {
        let five = FiveNeedsEight::default();
        assert_eq!(FIRST_CARD.rank(), Rank::Seven, "§6");
        assert_eq!(opened_by(Rank::Seven, five), [Some(Rank::Six), None], "§6");
        assert_eq!(opened_by(Rank::Six, five), [Some(Rank::Eight), None], "§6: the five waits for the eight");
        assert_eq!(RANKS[1..10].iter().map(|rank| cost(*rank)).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8, 9, 10], "§2");
        assert_eq!([RANKS[1], RANKS[9]], NUMBERS, "§2");
        assert_eq!(RANKS[10..], COURTS, "§2");
        assert_eq!(Deal::pack(&Rules::default()).len(), usize::from(Card::COUNT), "§1");
        let uneven: Vec<u8> =
            Deal::seats(&Rules::default()).filter(|seats| !Card::COUNT.is_multiple_of(*seats)).collect();
        assert_eq!(uneven, [3, 5], "§4");
    }

    #[test]
    fn every_value_of_an_option_with_numbers_is_told() {
        let options = Rules::default().options();
        for (key, usual, values) in [
            ("token-penalty", "50", "50 21 25"),
            ("limit", "100", "single 50 100 200"),
            ("ace-penalty", "1", "1 14"),
            ("max-players", "5", "5 8"),
        ] {
            let option = options.iter().find(|option| option.key == key).unwrap();
            assert_eq!((option.default, option.values.join(" ").as_str()), (usual, values), "§13 {key}");
        }
    }
}
