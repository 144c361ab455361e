//! The options of Belot in words (`rules/belot.md §12`).

use crate::words::{Belot, Choice};
use crate::{Locale, Text, say};

/// An option's value as a rule in a sentence; `None` for a key that Belot does not have.
pub(crate) fn option_rule(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(rule, _)| say(locale, &rule))
}

/// An option and its value as a button's label.
pub(crate) fn option_label(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(_, label)| say(locale, &label))
}

fn words(key: &str, value: &'static str) -> Option<(Belot, Belot)> {
    let value = Choice(value);
    Some(match key {
        "target" => (Belot::OptionTarget { value }, Belot::SetTarget { value }),
        "rounding" => (Belot::OptionRounding { value }, Belot::SetRounding { value }),
        "undertrump" => (Belot::OptionUndertrump { value }, Belot::SetUndertrump { value }),
        "recontra-by" => (Belot::OptionRecontraBy { value }, Belot::SetRecontraBy { value }),
        "contra-scope" => (Belot::OptionContraScope { value }, Belot::SetContraScope { value }),
        "capot-blocks-exit" => (Belot::OptionCapotBlocksExit { value }, Belot::SetCapotBlocksExit { value }),
        "pot-blocks-exit" => (Belot::OptionPotBlocksExit { value }, Belot::SetPotBlocksExit { value }),
        "belot" => (Belot::OptionPair { value }, Belot::SetPair { value }),
        "carre-rest" => (Belot::OptionCarreRest { value }, Belot::SetCarreRest { value }),
        _ => return None,
    })
}
