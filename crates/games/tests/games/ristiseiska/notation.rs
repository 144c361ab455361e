//! Notation and JSON: what is written is read back, and nothing that people type can panic.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_games::ristiseiska::{Action, Ending, Outcome, Rules, View};
use talon_games::{GameAction, GameRules, Rule};

use super::bench::{Random, anything, card, pack, playout, values_round_trip};

fn every_action() -> Vec<Action> {
    let mut actions: Vec<Action> = pack().into_iter().map(Action::Play).collect();
    actions.extend(pack().into_iter().map(Action::Give));
    actions.push(Action::EndTurn);
    actions
}

#[test]
fn every_action_round_trips() {
    for action in every_action() {
        let text = action.to_string();
        assert!(text.len() <= 4 && text.is_ascii() && !text.contains(' '), "{text}");
        assert_eq!(text.parse(), Ok(action));
        let json = serde_json::to_string(&action).expect("JSON");
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Action>(&json).expect(&json), action);
    }
    let texts = [Action::Play(card("6S")), Action::Give(card("TD")), Action::EndTurn].map(|action| action.to_string());
    assert_eq!(texts, ["6S", "g:TD", "end"]);
    assert_eq!(Action::Give(card("TD")).card(), Some(card("TD")));
}

#[test]
fn endings_round_trip() {
    for &ending in Ending::ALL {
        assert_eq!(ending.code().parse(), Ok(ending));
    }
    assert!("won".parse::<Ending>().is_err());
}

#[test]
fn views_events_outcomes_and_scores_round_trip_as_json() {
    for seed in 0..30 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        values_round_trip(&rules, seats, |watch| playout(seed, &rules, seats, anything, watch));
    }
}

proptest! {
    #![proptest_config(Config {
        cases: 2000,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..Config::default()
    })]

    /// Whatever is read as an action is written as it was.
    #[test]
    fn garbage_is_refused_or_means_itself(text in "\\PC{0,8}|(g:)?[2-9TJQKA]?[CDHS]?|g:?.?|en[dt] ?") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn garbage_is_no_json(text in "\\PC{0,40}") {
        prop_assert!(serde_json::from_str::<Action>(&text).is_err());
        prop_assert!(serde_json::from_str::<View>(&text).is_err());
        prop_assert!(serde_json::from_str::<Outcome>(&text).is_err());
    }
}

/// `docs/notation.md` lists every code and every option there is.
#[test]
fn the_page_is_complete() {
    let page = include_str!("../../../../../docs/notation.md");
    for code in Rule::ALL.iter().map(|rule| rule.code()) {
        assert!(page.contains(&format!("| `{code}` | ")), "docs/notation.md lacks {code}");
    }
    let section = |title: &str| {
        let text = page.split("\n## ").find(|text| text.starts_with(title)).expect(title);
        text.lines().filter(|line| line.starts_with("| `")).map(|line| line.split('`').skip(1).step_by(2).collect())
    };
    let options: Vec<Vec<&str>> = section("Options of Ristiseiska").collect();
    assert_eq!(options.len(), Rules::default().options().len());
    for (row, option) in options.iter().zip(Rules::default().options()) {
        assert_eq!(row[..2], [option.key, option.default], "the default is first");
        let mut written = row[1..].to_vec();
        written.sort_by_key(|value| option.values.iter().position(|known| known == value));
        assert_eq!(written, option.values);
    }
    let endings: Vec<Vec<&str>> = section("How a round of Ristiseiska ended").collect();
    assert_eq!(endings.concat(), Ending::ALL.iter().map(|ending| ending.code()).collect::<Vec<_>>());
    let actions: Vec<Vec<&str>> = section("Actions of Ristiseiska").collect();
    for text in actions.concat() {
        assert!(text.parse::<Action>().is_ok(), "{text}");
    }
}
