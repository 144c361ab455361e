//! The options of Santase in words (`rules/santase.md §14`).

use crate::words::{Choice, Santase};
use crate::{Locale, Text, say};

/// An option's value as a rule in a sentence; `None` for a key that Santase does not have.
pub(crate) fn option_rule(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(rule, _)| say(locale, &rule))
}

/// An option and its value as a button's label.
pub(crate) fn option_label(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(_, label)| say(locale, &label))
}

fn words(key: &str, value: &'static str) -> Option<(Santase, Santase)> {
    let value = Choice(value);
    Some(match key {
        "target" => (Santase::OptionTarget { value }, Santase::SetTarget { value }),
        "claim-mode" => (Santase::OptionClaimMode { value }, Santase::SetClaimMode { value }),
        "show-points" => (Santase::OptionShowPoints { value }, Santase::SetShowPoints { value }),
        "close-before-draw" => (Santase::OptionCloseBeforeDraw { value }, Santase::SetCloseBeforeDraw { value }),
        "min-talon-to-close" => (Santase::OptionMinTalon { value }, Santase::SetMinTalon { value }),
        "failed-close" => (Santase::OptionFailedClose { value }, Santase::SetFailedClose { value }),
        "strict-marriages" => (Santase::OptionStrictMarriages { value }, Santase::SetStrictMarriages { value }),
        "dealer" => (Santase::OptionDealer { value }, Santase::SetDealer { value }),
        "nine-value" => (Santase::OptionNineValue { value }, Santase::SetNineValue { value }),
        _ => return None,
    })
}
