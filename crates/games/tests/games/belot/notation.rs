//! The notation and the stored forms round-trip, and `docs/notation.md` lists them all.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use talon_games::belot::{Action, Call, Contract, Deal, Kind, Outcome, Rules, Verdict, View};
use talon_games::{Game, GameAction, GameRules, Rule};

use super::common::{A, B, Random, action, every_action, pack, playout, values_round_trip};

const PAGE: &str = include_str!("../../../../../docs/notation.md");

#[test]
fn every_action_round_trips() {
    let mut texts = Vec::new();
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action));
        assert!(text.len() <= 8 && text.is_ascii() && !text.contains(char::is_whitespace), "{text}");
        let json = serde_json::to_string(&action).expect("JSON");
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Action>(&json).expect(&json), action);
        assert_eq!(action.card().is_some(), matches!(action, Action::Play(_) | Action::Belot(_)));
        texts.push(text);
    }
    let count = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), count, "two actions have one text");
}

#[test]
fn the_notation_is_as_documented() {
    let calls = Call::ALL.map(|call| call.to_string());
    assert_eq!(calls, ["pass", "C", "D", "H", "S", "NT", "AT", "contra", "recontra"]);
    let kinds: Vec<String> = Kind::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(kinds, ["terca", "50", "100", "carre"]);
    assert_eq!("b:QS".parse::<Action>().expect("belot").to_string(), "b:QS");
    for &contract in Contract::ALL {
        assert_eq!(contract.to_string().parse(), Ok(contract));
    }
    let texts = calls.into_iter().chain(kinds).chain(["QS".into(), "b:QS".into()]);
    for text in texts {
        assert!(section("Actions of Belot").contains(&format!("`{text}`")), "docs/notation.md lacks {text}");
    }
    for &verdict in Verdict::ALL {
        assert_eq!(verdict.code().parse(), Ok(verdict));
        assert!(section("How a deal of Belot ended").contains(&format!("| `{verdict}` | ")), "{verdict}");
    }
    assert!(section("How a deal of Belot ended").contains("| `thrown-in` | "));
    assert!("won".parse::<Verdict>().is_err() && "H2".parse::<Contract>().is_err());
}

/// The part of the page under this heading.
fn section(heading: &str) -> &'static str {
    let from = PAGE.split_once(&format!("\n## {heading}\n")).unwrap_or_else(|| panic!("no section {heading}")).1;
    from.split("\n## ").next().unwrap_or_default()
}

#[test]
fn the_page_lists_every_rule_and_option() {
    for &rule in Rule::ALL {
        assert!(PAGE.contains(&format!("| `{}` | ", rule.code())), "docs/notation.md lacks {rule}");
    }
    for option in Rules::default().options() {
        let start = format!("| `{}` |", option.key);
        let row = section("Options of Belot").lines().find(|line| line.starts_with(&start)).expect(option.key);
        let written: Vec<&str> = row.split('`').skip(3).step_by(2).collect();
        assert_eq!(written.first(), Some(&option.default), "{row}");
        assert_eq!(written.len(), option.values.len(), "{row}");
        assert!(option.values.iter().all(|value| written.contains(value)), "{row}");
    }
}

#[test]
fn views_events_outcomes_and_scores_round_trip_as_json() {
    for seed in 0..60 {
        let rules = Random::new(seed).rules();
        values_round_trip(&rules, 3, |watch| playout(seed, &rules, watch));
    }
}

/// Played from its notation, a deal comes out the same.
#[test]
fn a_deal_replays_from_its_notation() {
    for seed in 0..200 {
        let rules = Random::new(seed).rules();
        let mut random = Random::new(seed ^ 0x0dd);
        let start = Deal::deal(&rules, 3, B, &random.deck(&pack())).expect("a deck");
        let (mut deal, mut log) = (start, Vec::new());
        while let Some(seat) = deal.on_turn() {
            let action = action(&mut random, &deal, seat);
            log.push((seat, action.to_string()));
            deal.apply(seat, action).expect("a legal action");
        }
        let mut again = start;
        for (seat, text) in log {
            again.apply(seat, text.parse().expect("an action")).expect("a legal action");
        }
        assert!(again == deal, "seed {seed}");
        assert_eq!(again.outcome(), deal.outcome(), "seed {seed}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        rng_seed: RngSeed::Fixed(151),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Whatever is read as an action is written as it was.
    #[test]
    fn garbage_is_refused_or_means_itself(
        text in "\\PC{0,8}|[2-9TJQKA]?[CDHS]?|b:[2-9TJQKA]?[CDHS]?|[NA]?T?|(re)?contra|terca|carre|[15]?0{1,2}|pass?"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    /// Whatever is done to a deal, in order or not, it neither panics nor loses a card.
    #[test]
    fn any_sequence_of_actions_is_harmless(
        seed in 0_u64..1000,
        actions in proptest::collection::vec((0_u8..4, 0_usize..117), 0..120),
    ) {
        let every = every_action();
        let mut deal = Deal::deal(&Rules::default(), 3, A, &Random::new(seed).deck(&pack())).expect("a deck");
        for (seat, action) in actions {
            let seat = talon_cards::Seat::new(seat).expect("a seat");
            let legal = deal.legal_actions(seat).contains(&every[action % every.len()]);
            prop_assert_eq!(deal.apply(seat, every[action % every.len()]).is_ok(), legal);
            prop_assert_eq!(deal.on_turn().is_none(), deal.outcome().is_some());
        }
    }

    #[test]
    fn garbage_is_no_json(text in "\\PC{0,40}") {
        prop_assert!(serde_json::from_str::<View>(&text).is_err());
        prop_assert!(serde_json::from_str::<Outcome>(&text).is_err());
    }
}
