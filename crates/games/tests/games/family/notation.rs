//! Notation and JSON: what is written is read back, and nothing that people type can panic.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::Suit;
use talon_games::marriage::{Move, RuleSet};
use talon_games::{GameAction, santase, snaps, sznap};

use super::common::{Random, playout, round_trip, values_round_trip};

fn every_action<R: RuleSet>() -> Vec<R::Action> {
    let cards = R::default().pack().cards();
    let mut moves: Vec<Move> =
        cards.into_iter().flat_map(|card| [Move::Play(card), Move::MarryAndClaim(card)]).collect();
    moves.extend(Suit::ALL.iter().copied().map(Move::Announce));
    moves.extend([Move::Draw, Move::Exchange, Move::Close, Move::Claim]);
    moves.into_iter().filter_map(|made| made.try_into().ok()).collect()
}

fn actions_round_trip<R: RuleSet>(count: usize) {
    let actions = every_action::<R>();
    assert_eq!(actions.len(), count);
    for action in actions {
        let text = action.to_string();
        assert!(text.len() <= 5 && text.is_ascii() && !text.contains(' '), "{text}");
        assert_eq!(text.parse::<R::Action>().ok(), Some(action));
        assert_eq!(serde_json::to_string(&action).expect("JSON"), format!("\"{text}\""));
        round_trip(&action);
        let card = match action.into() {
            Move::Play(card) => Some(card),
            _ => None,
        };
        assert_eq!(action.card(), card, "{text}");
    }
}

#[test]
fn every_action_round_trips() {
    actions_round_trip::<sznap::Rules>(24 + 24 + 4 + 3);
    actions_round_trip::<snaps::Rules>(20 + 4 + 3);
}

#[test]
fn a_game_reads_no_action_of_another() {
    assert!("draw".parse::<sznap::Action>().is_err() && "draw".parse::<snaps::Action>().is_err());
    assert!("QD!".parse::<snaps::Action>().is_err());
    assert_eq!("QD!".parse(), Ok(sznap::Action::MeldAndDeclare("QD".parse().expect("a card"))));
    assert_eq!("m:D".parse(), Ok(sznap::Action::Meld(Suit::Diamonds)));
    assert_eq!("claim".parse(), Ok(sznap::Action::Declare));
}

#[test]
fn codes_round_trip() {
    for &reason in sznap::Reason::ALL {
        assert_eq!(reason.code().parse(), Ok(reason));
    }
    for &reason in snaps::Reason::ALL {
        assert_eq!(reason.code().parse(), Ok(reason));
    }
    assert!("won".parse::<sznap::Reason>().is_err() && "won".parse::<snaps::Reason>().is_err());
}

fn of_the_family<R: RuleSet>() {
    for seed in 0..50 {
        let rules: R = Random::new(seed).rules();
        values_round_trip(&rules, 2, |watch| playout(seed, &rules, watch));
    }
}

#[test]
fn views_events_outcomes_and_scores_round_trip_as_json() {
    of_the_family::<santase::Rules>();
    of_the_family::<sznap::Rules>();
    of_the_family::<snaps::Rules>();
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
    fn garbage_is_refused_or_means_itself(text in "\\PC{0,8}|[2-9TJQKA]?[CDHS]?!{0,2}|m:?.?!?|x!?|cl[aoi]{1,2}[sm]e?") {
        if let Ok(action) = text.parse::<sznap::Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(action) = text.parse::<snaps::Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

/// The part of `docs/notation.md` under this heading.
fn section(heading: &str) -> &'static str {
    let page = include_str!("../../../../../docs/notation.md");
    let from = page.find(&format!("\n## {heading}\n")).unwrap_or_else(|| panic!("no section {heading}"));
    let rest = &page[from + 4..];
    &rest[..rest.find("\n## ").unwrap_or(rest.len())]
}

fn the_page_is_complete<R: RuleSet>(game: &str, codes: impl Iterator<Item = &'static str>) {
    let endings = section(&format!("How a {game} ended"));
    for code in codes {
        assert!(endings.contains(&format!("| `{code}` | ")), "docs/notation.md lacks {code}");
    }
    let game = game.rsplit_once(" of ").expect("a deal of a game").1;
    let written_options = section(&format!("Options of {game}"));
    let rows: Vec<&str> = written_options.lines().filter(|line| line.starts_with("| `")).collect();
    let options = R::default().options();
    assert_eq!(rows.len(), options.len());
    for (option, row) in options.iter().zip(rows) {
        let written: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert_eq!(written[0], option.key);
        assert_eq!(written.get(1), Some(&option.default), "{row}");
        assert_eq!(written.len() - 1, option.values.len(), "{row}");
        assert!(option.values.iter().all(|value| written.contains(value)), "{row}");
    }
    let actions = section(&format!("Actions of {game}"));
    for action in every_action::<R>() {
        let shape = match action.into() {
            Move::Play(_) => "QS",
            Move::MarryAndClaim(_) => "QS!",
            Move::Announce(_) => "m:H",
            Move::Draw => "draw",
            Move::Exchange => "x",
            Move::Close => "close",
            Move::Claim => "claim",
        };
        assert!(actions.contains(&format!("| `{shape}` | ")), "docs/notation.md lacks {shape}");
    }
}

/// `docs/notation.md` lists every action, reason and option there is.
#[test]
fn the_page_lists_everything() {
    the_page_is_complete::<sznap::Rules>("deal of Kurnik's 66", sznap::Reason::ALL.iter().map(|reason| reason.code()));
    the_page_is_complete::<snaps::Rules>("deal of Snaps", snaps::Reason::ALL.iter().map(|reason| reason.code()));
}
