//! The options of Snaps in words (`rules/schnapsen.md §14`).

use crate::words::{Choice, Snaps};
use crate::{Locale, Text, say};

/// An option's value as a rule in a sentence; `None` for a key that the game does not have.
pub(crate) fn option_rule(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(rule, _)| say(locale, &rule))
}

/// An option and its value as a button's label.
pub(crate) fn option_label(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(_, label)| say(locale, &label))
}

fn words(key: &str, value: &'static str) -> Option<(Snaps, Snaps)> {
    let value = Choice(value);
    Some(match key {
        "bummerl-format" => (Snaps::OptionBummerlFormat { value }, Snaps::SetBummerlFormat { value }),
        "target" => (Snaps::OptionTarget { value }, Snaps::SetTarget { value }),
        "claim-mode" => (Snaps::OptionClaimMode { value }, Snaps::SetClaimMode { value }),
        "frozen" => (Snaps::OptionFrozen { value }, Snaps::SetFrozen { value }),
        "sharp" => (Snaps::OptionSharp { value }, Snaps::SetSharp { value }),
        "double-bummerl" => (Snaps::OptionDoubleBummerl { value }, Snaps::SetDoubleBummerl { value }),
        "score-direction" => (Snaps::OptionScoreDirection { value }, Snaps::SetScoreDirection { value }),
        "show-points" => (Snaps::OptionShowPoints { value }, Snaps::SetShowPoints { value }),
        _ => return None,
    })
}
