//! Notation and JSON: what is written is read back, and nothing that people type can panic.

use crate::common::{pack, playout, round_trip, viewers};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::{Seat, Suit};
use talon_games::santase::{Action, Reason, Rules};
use talon_games::{AnyAction, AnyGameEvent, AnyOutcome, AnyScore, AnyView, Game, GameKind, Rule};

fn every_action() -> Vec<Action> {
    let mut actions: Vec<Action> = pack().into_iter().map(Action::Play).collect();
    actions.extend(Suit::ALL.iter().copied().map(Action::Announce));
    actions.extend([Action::Draw, Action::Exchange, Action::Close, Action::Claim]);
    actions
}

#[test]
fn the_notation_is_as_documented() {
    let texts: Vec<String> = every_action().iter().map(Action::to_string).collect();
    for text in ["QS", "TD", "9H", "draw", "x", "close", "m:H", "claim"] {
        assert!(texts.iter().any(|known| known == text), "{text}");
    }
    assert!(texts.iter().all(|text| text.len() <= 5 && text.is_ascii()));
}

#[test]
fn every_action_round_trips() {
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action));
        let any = GameKind::Santase.parse_action(&text).expect(&text);
        assert_eq!(any, AnyAction::Santase(action));
        assert_eq!(any.to_string(), text);
        let json = serde_json::to_string(&any).expect("JSON");
        assert_eq!(json, format!(r#"{{"game":"santase","action":"{text}"}}"#));
        assert_eq!(serde_json::from_str::<AnyAction>(&json).expect(&json), any);
    }
}

#[test]
fn codes_round_trip() {
    for &rule in Rule::ALL {
        assert_eq!(rule.code().parse(), Ok(rule));
    }
    for &reason in Reason::ALL {
        assert_eq!(reason.code().parse(), Ok(reason));
    }
    for kind in GameKind::ALL {
        assert_eq!(kind.name().parse::<GameKind>().ok(), Some(kind));
    }
    assert!("must".parse::<Rule>().is_err() && "won".parse::<Reason>().is_err());
    assert!("whist".parse::<GameKind>().is_err());
}

/// What knows no game's type, too; the values themselves are the family's.
#[test]
fn views_events_outcomes_and_scores_round_trip_as_json() {
    for seed in 0..50 {
        let rules = Rules::default();
        let deal = playout(seed, &rules, |deal, events| {
            viewers(2).for_each(|viewer| round_trip(&AnyView::Santase(deal.view(viewer))));
            events.iter().for_each(|event| round_trip(&AnyGameEvent::Santase(*event)));
        });
        let outcome = AnyOutcome::Santase(deal.outcome().expect("over"));
        round_trip(&outcome);
        let any = GameKind::Santase.default_rules();
        let mut score = AnyScore::start(&any, 2, Seat::FIRST);
        score.record(&any, &outcome);
        round_trip(&score);
        round_trip(&any);
    }
}

proptest! {
    #![proptest_config(Config {
        cases: 2000,
        rng_seed: RngSeed::Fixed(66),
        failure_persistence: None,
        ..Config::default()
    })]

    /// Whatever is read as an action is written as it was.
    #[test]
    fn garbage_is_refused_or_means_itself(text in "\\PC{0,8}|[2-9TJQKA]?[CDHS]?|m:?.?|draw|x|cl[aoi]{1,2}[sm]e?") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn garbage_is_no_json(text in "\\PC{0,40}") {
        prop_assert!(serde_json::from_str::<AnyAction>(&text).is_err());
        prop_assert!(serde_json::from_str::<AnyView>(&text).is_err());
    }
}

/// `docs/notation.md` lists every code and every option there is.
#[test]
fn the_page_is_complete() {
    let page = include_str!("../../../../docs/notation.md");
    let codes = Rule::ALL.iter().map(|rule| rule.code()).chain(Reason::ALL.iter().map(|reason| reason.code()));
    let options = GameKind::Santase.default_rules().options();
    for name in codes.chain(options.iter().map(|option| option.key)) {
        assert!(page.contains(&format!("| `{name}` | ")), "docs/notation.md lacks {name}");
    }
    for option in options {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", option.key))).expect(option.key);
        let written: Vec<&str> = row.split('`').skip(3).step_by(2).collect();
        assert_eq!(written.first(), Some(&option.default), "{row}");
        assert_eq!(written.len(), option.values.len(), "{row}");
        assert!(option.values.iter().all(|value| written.contains(value)), "{row}");
    }
}
