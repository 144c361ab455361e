//! What may be played (`rules/belot.md §7`), and which rule is named against the rest.

use talon_cards::CardSet;
use talon_games::belot::{Action, Contract, Phase};
use talon_games::{Game, Rule};

use super::common::{C, Random, every_action, one_source_of_legality, playout, to_follow};
use super::reference;

fn refused(changes: &[(&str, &str)], contract: &str, table: &str, hand: &str, card: &str) -> Rule {
    to_follow(changes, contract, table, hand).refusal(&format!("C:{card}"))
}

#[test]
fn refusals_name_the_duty() {
    assert_eq!(refused(&[], "H", "TC", "AC 9C JH", "JH"), Rule::MustFollow);
    assert_eq!(refused(&[], "H", "TC 9H", "AC 9C JH", "JH"), Rule::MustFollow);
    assert_eq!(refused(&[], "H", "TC", "JH QH AD", "AD"), Rule::MustTrump);
    assert_eq!(refused(&[], "H", "TC 9H", "JH QH AD", "QH"), Rule::MustOvertrump);
    assert_eq!(refused(&[], "H", "TC 9H", "JH QH AD", "AD"), Rule::MustTrump);
    assert_eq!(refused(&[], "H", "TC 9H", "KH QH AD", "AD"), Rule::MustTrump);
    assert_eq!(refused(&[], "H", "TH", "AH QH JC", "QH"), Rule::MustBeat);
    assert_eq!(refused(&[], "H", "TH", "AH QH JC", "JC"), Rule::MustFollow);
    assert_eq!(refused(&[], "AT", "TC 9D", "JC KC AD", "KC"), Rule::MustBeat);
    assert_eq!(refused(&[], "AT", "TC 9D", "JC KC AD", "AD"), Rule::MustFollow);
    assert_eq!(refused(&[], "NT", "KC QC", "9C AC TD", "TD"), Rule::MustFollow);
    assert_eq!(refused(&[], "NT", "KC QC", "9C AC TD", "TC"), Rule::NotInHand);
    assert_eq!(refused(&[("undertrump", "free")], "H", "TC 9H", "JH QH AD", "QH"), Rule::MustOvertrump);
}

/// The legal cards are those of the page's own lines, in every position of random deals.
#[test]
fn legal_cards_agree_with_the_page() {
    let mut seen = [0; 6];
    for seed in 0..1500 {
        let rules = Random::new(seed ^ 0x1e6a1).rules();
        playout(seed, &rules, |deal, _| {
            let Some(seat) = deal.on_turn().filter(|_| deal.phase() != Phase::Auction) else { return };
            let view = deal.view(Some(seat));
            let contract = view.standing.expect("a contract").contract;
            let trick: Vec<_> = view.table.iter().map(|(_, card)| *card).collect();
            let expected = reference::legal(view.hand, &trick, contract, rules.undertrump);
            let played: CardSet = view
                .legal
                .iter()
                .filter_map(|action| match action {
                    Action::Play(card) => Some(*card),
                    Action::Belot(_) | Action::Call(_) | Action::Declare(_) => None,
                })
                .collect();
            assert_eq!(played.to_string(), expected.to_string(), "seed {seed}, {contract}, {trick:?}");
            assert!(!played.is_empty() && played.is_subset(view.hand), "seed {seed}");
            seen[Contract::ALL.iter().position(|other| *other == contract).expect("a contract")] += 1;
        });
    }
    assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
}

/// `is_legal` agrees with `legal_actions`, for every action that can be written and every seat; an illegal one changes
/// nothing.
#[test]
fn the_two_sources_of_legality_agree() {
    let every = every_action();
    for seed in 0..60 {
        let rules = Random::new(seed ^ 0xa9ee).rules();
        playout(seed, &rules, |deal, _| one_source_of_legality(seed, deal, &every));
    }
}

/// The last card is forced, a king with a belot to say is not, and what is forced plays itself.
#[test]
fn a_single_card_is_forced() {
    let forced = |table: &str, hand: &str| {
        let run = to_follow(&[], "H", table, hand);
        run.deal.forced(C).map(|action| action.to_string())
    };
    assert_eq!(forced("TC", "AC JH AD").as_deref(), Some("AC"));
    assert_eq!(forced("TC", "AC 9C AD"), None);
    assert_eq!(forced("KH", "AH QH AD").as_deref(), Some("AH"));
    let run = to_follow(&[], "AT", "QC", "KC AD");
    assert_eq!(run.deal.forced(C).map(|action| action.to_string()).as_deref(), Some("KC"));
}
