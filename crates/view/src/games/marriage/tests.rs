//! The games of the family, each in its own terms.

use talon_cards::{Card, Rank, Suit};
use talon_games::{GameKind, santase, snaps, sznap};

use super::Said;
use super::words::Family;
use crate::Locale;
use crate::games::snaps::words::Snaps;
use crate::pages::rules;
use crate::words::tests::say;
use crate::words::{Name, Sampled, Sentence, Symbols, Who};

#[test]
fn numbers_take_their_plurals() {
    let points = |locale, points: u8| {
        let player = Who { you: true, name: Name::new("Ana").unwrap() };
        let text = say(locale, &Said::<santase::Rules>::Shared(Family::Points { player, points }));
        text.replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(points(Locale::EN, 1), "You have 1 point.");
    assert_eq!(points(Locale::EN, 21), "You have 21 points.");
    assert_eq!(points(Locale::BG, 1), "Имаш 1 точка.");
    for many in [0, 2, 5, 11, 21, 66] {
        assert_eq!(points(Locale::BG, many), format!("Имаш {many} точки."));
    }
    let open = |talon| {
        let trump = Symbols::from(Suit::Hearts);
        let turned = Symbols::from(Card::new(Rank::Ten, Suit::Hearts));
        say(Locale::BG, &Said::<santase::Rules>::Shared(Family::TalonOpen { trump, turned, talon }))
    };
    assert_eq!(open(12), "Коз ♥, обърната ♥10 · в талона 12 карти");
}

#[test]
fn frozen_tricks_take_their_plurals() {
    let frozen = |locale, tricks| {
        let opponent = Who { you: true, name: Name::new("Ana").unwrap() };
        say(locale, &Snaps::Frozen { opponent, tricks }).replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(frozen(Locale::EN, 0), "Your score is frozen as it was at the close, with no trick.");
    assert_eq!(frozen(Locale::EN, 1), "Your score is frozen as it was at the close, with 1 trick.");
    assert_eq!(frozen(Locale::BG, 1), "Каквото вземеш след затварянето, не се брои; тогава ти беше с 1 взятка.");
    assert_eq!(frozen(Locale::BG, 2), "Каквото вземеш след затварянето, не се брои; тогава ти беше с 2 взятки.");
}

/// What Santase calls talon, marriage and claim is stock, meld and declaration at Kurnik's 66.
#[test]
fn every_game_of_the_family_keeps_to_its_terms() {
    let strangers = |texts: Vec<String>, terms: [&str; 3]| {
        let stranger = texts.into_iter().find(|text| terms.iter().any(|term| text.to_lowercase().contains(term)));
        assert_eq!(stranger, None, "none of {terms:?}");
    };
    fn said<S: Sentence>(samples: &[S]) -> Vec<String> {
        samples.iter().map(|sample| say(Locale::EN, sample)).collect()
    }
    for texts in [said(&Said::<sznap::Rules>::samples()), said(&rules::texts(GameKind::Sznap))] {
        strangers(texts, ["talon", "marriage", "claim"]);
    }
    for texts in [
        said(&Said::<santase::Rules>::samples()),
        said(&rules::texts(GameKind::Santase)),
        said(&Said::<snaps::Rules>::samples()),
        said(&rules::texts(GameKind::Snaps)),
    ] {
        strangers(texts, ["stock", "meld", "declar"]);
    }
}
