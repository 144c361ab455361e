//! The codes that logs, results and the database have, word for word: what was written once must be read for good.

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
    are(Contract::ALL, "C D H S NT AT");
    are(Kind::ALL, "terca 50 100 carre");
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

/// Every option with its default and all its values.
#[test]
fn options() {
    let options = GameKind::ALL.into_iter().flat_map(|game| {
        let row = move |option: talon_games::OptionState| {
            format!("{game} {} {}: {}", option.key, option.default, option.values.join(" "))
        };
        game.default_rules().options().into_iter().map(row)
    });
    assert_eq!(options.collect::<Vec<_>>(), OPTIONS);
    for game in GameKind::ALL {
        for option in game.default_rules().options() {
            for value in option.values {
                let rules = game.default_rules().with(option.key, value).unwrap();
                assert!(rules.options().iter().any(|set| set.key == option.key && set.value == *value));
            }
            assert!(game.default_rules().with(option.key, "no such value").is_err());
        }
    }
}

const OPTIONS: [&str; 42] = [
    "santase target 11: 7 11",
    "santase claim-mode manual: manual auto",
    "santase show-points off: off own both",
    "santase close-before-draw on: on off",
    "santase min-talon-to-close 2: 2 4",
    "santase failed-close at-closing: at-closing at-end three",
    "santase strict-marriages allowed: allowed forbidden",
    "santase dealer winner: winner loser alternate",
    "santase nine-value 0: 0 2",
    "belot target 151: 101 151",
    "belot rounding plain: plain by-contract",
    "belot undertrump forced: forced free",
    "belot recontra-by others: others declarer",
    "belot contra-scope all: all participants",
    "belot capot-blocks-exit any: any full off",
    "belot pot-blocks-exit off: off on",
    "belot belot asked: asked automatic",
    "belot carre-rest declared: declared lost",
    "sznap variant 66: 66 schnapsen",
    "sznap target 7: 7 11",
    "sznap meld automatic: automatic explicit",
    "sznap show-points off: off own both",
    "sznap failed-close-3 in-the-deal: in-the-deal at-closing",
    "sznap exchange-min-stock 2: 2 4",
    "sznap closer-opponent-may-declare no: no yes",
    "snaps bummerl-format 1: 1 3 5 7",
    "snaps target 7: 7 9",
    "snaps claim-mode auto: auto declare",
    "snaps frozen full: full scoring-only",
    "snaps sharp off: off on",
    "snaps double-bummerl off: off on",
    "snaps score-direction up: up down",
    "snaps show-points own: own off both",
    "ristiseiska stuck cards: cards token",
    "ristiseiska token-penalty 50: 50 21 25",
    "ristiseiska last-card-gift wins: wins skip",
    "ristiseiska limit 100: single 50 100 200",
    "ristiseiska five-needs-eight on: on off",
    "ristiseiska ace-penalty 1: 1 14",
    "ristiseiska bonus chain: chain once off",
    "ristiseiska first-round-free off: off on",
    "ristiseiska max-players 5: 5 8",
];
