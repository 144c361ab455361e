//! The options of Kurnik's 66 in words (`rules/sixty-six.md §14`).

use crate::words::{Choice, Sznap};
use crate::{Locale, Text, say};

/// An option's value as a rule in a sentence; `None` for a key that the game does not have.
pub(crate) fn option_rule(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(rule, _)| say(locale, &rule))
}

/// An option and its value as a button's label.
pub(crate) fn option_label(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(_, label)| say(locale, &label))
}

fn words(key: &str, value: &'static str) -> Option<(Sznap, Sznap)> {
    let value = Choice(value);
    Some(match key {
        "variant" => (Sznap::OptionVariant { value }, Sznap::SetVariant { value }),
        "target" => (Sznap::OptionTarget { value }, Sznap::SetTarget { value }),
        "meld" => (Sznap::OptionMeld { value }, Sznap::SetMeld { value }),
        "show-points" => (Sznap::OptionShowPoints { value }, Sznap::SetShowPoints { value }),
        "failed-close-3" => (Sznap::OptionFailedClose { value }, Sznap::SetFailedClose { value }),
        "exchange-min-stock" => (Sznap::OptionMinStock { value }, Sznap::SetMinStock { value }),
        "closer-opponent-may-declare" => (Sznap::OptionMayDeclare { value }, Sznap::SetMayDeclare { value }),
        _ => return None,
    })
}
