//! The rules of Ristiseiska in the bot's own words, section by section.

use std::iter;

use talon_cards::{Card, Rank};
use talon_games::ristiseiska::{
    AcePenalty, FEWEST_PLAYERS, FEWEST_TO_GIVE, FiveNeedsEight, Limit, MaxPlayers, Rules, STALL_TURNS, TokenValue,
    card_penalty, opened_by,
};

use super::order::RANKS;
use crate::words::{Ranks, Worths, sentences};

sentences! {
    /// The sections of the rules of Ristiseiska, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    enum Chapter {
        Short = "ristiseiska-rules-short" { fewest: u8, most: u8, cards: u8, courts: Worths, ace: u16, limit: u32 },
        Cards = "ristiseiska-rules-cards" { order: Ranks, fewest: u8, most: u8 },
        Grid = "ristiseiska-rules-grid" { down: Ranks, up: Ranks },
        Turn = "ristiseiska-rules-turn",
        Stuck = "ristiseiska-rules-stuck" { laps: u8 },
        Points = "ristiseiska-rules-points" {
            ace: Worths,
            two: Rank,
            ten: Rank,
            courts: Worths,
            low: Rank,
            middle: Rank,
            high: Rank,
            sum: u16,
            limit: u32,
        },
        Options = "ristiseiska-rules-options" {
            token: u16,
            second_token: u16,
            third_token: u16,
            enough: u8,
            limit: u32,
            low_limit: u32,
            high_limit: u32,
            ace: u16,
            dear_ace: u16,
            most: u8,
            more: u8,
        },
        ButtonShort = "ristiseiska-rules-button-short",
        ButtonCards = "ristiseiska-rules-button-cards",
        ButtonGrid = "ristiseiska-rules-button-grid",
        ButtonTurn = "ristiseiska-rules-button-turn",
        ButtonStuck = "ristiseiska-rules-button-stuck",
        ButtonPoints = "ristiseiska-rules-button-points",
        ButtonOptions = "ristiseiska-rules-button-options",
    }
}

/// The cards that have a letter and cost more than a ten (`rules/ristiseiska.md §2`).
const COURTS: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];

/// The first and the last of the cards that cost the number on them (`rules/ristiseiska.md §2`).
const NUMBERS: [Rank; 2] = [Rank::Two, Rank::Ten];

/// The hand that is counted as an example (`rules/ristiseiska.md §15`, example 8).
const EXAMPLE: [Rank; 3] = [Rank::Two, Rank::Three, Rank::Eight];

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (short(), Chapter::ButtonShort),
        (cards(), Chapter::ButtonCards),
        (grid(), Chapter::ButtonGrid),
        (Chapter::Turn, Chapter::ButtonTurn),
        (stuck(), Chapter::ButtonStuck),
        (points(), Chapter::ButtonPoints),
        (options(), Chapter::ButtonOptions),
    ]
}

fn short() -> Chapter {
    let rules = Rules::default();
    Chapter::Short {
        fewest: FEWEST_PLAYERS,
        most: rules.max_players.seats(),
        cards: Card::COUNT,
        courts: costs(&COURTS),
        ace: cost(Rank::Ace),
        limit: penalty_limit(rules.limit),
    }
}

/// A pack of 52 leaves the fewest and the most players with uneven hands (`rules/ristiseiska.md §4`).
fn cards() -> Chapter {
    let most = Rules::default().max_players.seats();
    Chapter::Cards { order: Ranks(RANKS.to_vec()), fewest: FEWEST_PLAYERS, most }
}

/// With the eight on the table, a suit grows at both ends (`rules/ristiseiska.md §6`).
fn grid() -> Chapter {
    let [up, down] = opened_by(Rank::Eight, FiveNeedsEight::default()).map(end_from);
    Chapter::Grid { down, up }
}

/// A lap is a turn of every player (`rules/ristiseiska.md §9`).
fn stuck() -> Chapter {
    Chapter::Stuck { laps: STALL_TURNS }
}

fn points() -> Chapter {
    let [two, ten] = NUMBERS;
    let [low, middle, high] = EXAMPLE;
    Chapter::Points {
        ace: costs(&[Rank::Ace]),
        two,
        ten,
        courts: costs(&COURTS),
        low,
        middle,
        high,
        sum: EXAMPLE.into_iter().map(cost).sum(),
        limit: penalty_limit(Limit::default()),
    }
}

/// The values of the options, the usual one first (`rules/ristiseiska.md §13`).
fn options() -> Chapter {
    let [token, second_token, third_token] =
        [TokenValue::Fifty, TokenValue::TwentyOne, TokenValue::TwentyFive].map(TokenValue::points);
    let [limit, low_limit, high_limit] = [Limit::Hundred, Limit::Fifty, Limit::TwoHundred].map(penalty_limit);
    let [ace, dear_ace] = [AcePenalty::One, AcePenalty::Fourteen].map(AcePenalty::points);
    let [most, more] = [MaxPlayers::Five, MaxPlayers::Eight].map(MaxPlayers::seats);
    Chapter::Options {
        token,
        second_token,
        third_token,
        enough: FEWEST_TO_GIVE,
        limit,
        low_limit,
        high_limit,
        ace,
        dear_ace,
        most,
        more,
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

    #[test]
    fn every_number_is_that_of_the_rules_page() {
        let courts = || Worths(vec![(Rank::Jack, 11), (Rank::Queen, 12), (Rank::King, 13)]);
        let order = "A 2 3 4 5 6 7 8 9 T J Q K";
        let table = [
            (
                "players §1, §13; pack §1; values §2; limit §12",
                short(),
                Chapter::Short { fewest: 3, most: 5, cards: 52, courts: courts(), ace: 1, limit: 100 },
            ),
            ("order §2; uneven hands §4", cards(), Chapter::Cards { order: ranks(order), fewest: 3, most: 5 }),
            ("both ends §6", grid(), Chapter::Grid { down: ranks("5 4 3 2 A"), up: ranks("9 T J Q K") }),
            ("stall guard §9", stuck(), Chapter::Stuck { laps: 2 }),
            (
                "values §2; hand §15, example 8; limit §12",
                points(),
                Chapter::Points {
                    ace: Worths(vec![(Rank::Ace, 1)]),
                    two: Rank::Two,
                    ten: Rank::Ten,
                    courts: courts(),
                    low: Rank::Two,
                    middle: Rank::Three,
                    high: Rank::Eight,
                    sum: 13,
                    limit: 100,
                },
            ),
            (
                "options §13; who gives where a last card is kept §9",
                options(),
                Chapter::Options {
                    token: 50,
                    second_token: 21,
                    third_token: 25,
                    enough: 2,
                    limit: 100,
                    low_limit: 50,
                    high_limit: 200,
                    ace: 1,
                    dear_ace: 14,
                    most: 5,
                    more: 8,
                },
            ),
        ];
        for (page, chapter, expected) in table {
            assert_eq!(chapter, expected, "rules/ristiseiska.md: {page}");
        }
    }

    fn ranks(letters: &str) -> Ranks {
        Ranks(letters.split(' ').map(|letter| letter.parse().unwrap()).collect())
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
