//! The codes that logs, results and the database have, word for word: what was written once must be read for good.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::Debug;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use talon_games::belot::{Call, Contract, Kind, Verdict};
use talon_games::ristiseiska::Ending;
use talon_games::{Feat, GameKind, Rule, santase, snaps, sznap};

/// The codes of all values in order are these words; each is read and written so, in serde too.
fn are<T>(all: &[T], words: &str)
where
    T: Copy + PartialEq + Debug + ToString + FromStr<Err: Debug> + Serialize + DeserializeOwned,
{
    let codes: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(codes, words.split_whitespace().collect::<Vec<_>>());
    for (value, code) in all.iter().zip(&codes) {
        assert_eq!(code.parse::<T>().unwrap(), *value);
        let json = serde_json::to_string(value).unwrap();
        assert_eq!(json, format!("\"{code}\""));
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *value);
    }
}

#[test]
fn games() {
    are(&GameKind::ALL, "santase belot sznap snaps ristiseiska");
}

#[test]
fn what_is_said_in_belot() {
    are(&Contract::ALL, "C D H S NT AT");
    are(&Kind::ALL, "terca 50 100 carre");
    are(&Call::ALL, "pass C D H S NT AT contra recontra");
}

#[test]
fn rules() {
    are(
        Rule::ALL,
        "not-your-turn deal-over not-in-hand must-follow must-beat must-trump must-lead-marriage draw-first \
         not-on-lead first-trick no-trick-yet talon-closed talon-empty talon-too-small no-nine no-jack no-marriage \
         marriage-already strict-marriage marriage-by-leading closer-only nothing-to-draw cannot-claim \
         not-in-this-game seven-of-clubs-first suit-not-open six-first eight-first not-next must-play must-give \
         nothing-to-give must-give-useless auction-first auction-over bid-too-low nothing-to-double contra-already \
         no-contra recontra-already declarer-recontras must-overtrump nothing-at-no-trump too-late-to-declare \
         card-serves-already no-combination belot-by-itself belot-thrown-off no-belot",
    );
}

#[test]
fn feats() {
    are(
        Feat::ALL,
        "closed close-failed false-claim threefold bummerl-given bummerl-taken contract contract-made doubled capot \
         penalty",
    );
}

#[test]
fn reasons_of_santase() {
    are(
        santase::Reason::ALL,
        "claim claim-after-own-close claim-against-closer false-claim false-claim-by-closer \
         false-claim-against-closer played-out played-out-draw closed-made closed-failed closed-overtaken closed-draw",
    );
}

#[test]
fn reasons_of_sznap() {
    are(
        sznap::Reason::ALL,
        "declared declared-after-own-close declared-against-closer false-declaration false-declaration-by-closer \
         false-declaration-against-closer closed-made closed-failed played-out played-out-draw",
    );
}

#[test]
fn reasons_of_snaps() {
    are(
        snaps::Reason::ALL,
        "reached last-trick closed-made closed-failed closed-overtaken false-claim false-claim-by-closer \
         false-claim-against-closer",
    );
}

#[test]
fn verdicts_of_belot() {
    are(Verdict::ALL, "made hanging failed doubled doubled-hanging");
}

#[test]
fn endings_of_ristiseiska() {
    are(Ending::ALL, "played-out gave-last");
}
