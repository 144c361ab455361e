//! The options of Belot in words (`rules/belot.md §12`).

use super::words::Belot;
use crate::words::Choice;

/// An option's value in words: a rule as a sentence, and a button's label; `None` for a key that the game does not have.
pub(super) fn option(key: &str, value: &'static str) -> Option<(Belot, Belot)> {
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
