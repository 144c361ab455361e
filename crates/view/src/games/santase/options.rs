//! The options of Santase in words (`rules/santase.md §14`).

use super::words::Santase;
use crate::words::Choice;

/// An option's value in words: a rule as a sentence, and a button's label; `None` for a key that the game does not have.
pub(super) fn option(key: &str, value: &'static str) -> Option<(Santase, Santase)> {
    let value = Choice(value);
    Some(match key {
        "target" => (Santase::OptionTarget { value }, Santase::SetTarget { value }),
        "claim-mode" => (Santase::OptionClaimMode { value }, Santase::SetClaimMode { value }),
        "show-points" => (Santase::OptionShowPoints { value }, Santase::SetShowPoints { value }),
        "close-before-draw" => (Santase::OptionCloseBeforeDraw { value }, Santase::SetCloseBeforeDraw { value }),
        "min-talon-to-close" => (Santase::OptionMinTalonToClose { value }, Santase::SetMinTalonToClose { value }),
        "failed-close" => (Santase::OptionFailedClose { value }, Santase::SetFailedClose { value }),
        "strict-marriages" => (Santase::OptionStrictMarriages { value }, Santase::SetStrictMarriages { value }),
        "dealer" => (Santase::OptionDealer { value }, Santase::SetDealer { value }),
        "nine-value" => (Santase::OptionNineValue { value }, Santase::SetNineValue { value }),
        _ => return None,
    })
}
