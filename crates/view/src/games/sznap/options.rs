//! The options of Kurnik's 66 in words (`rules/sixty-six.md §14`).

use super::words::Sznap;
use crate::words::Choice;

/// An option's value in words: a rule as a sentence, and a button's label; `None` for a key that the game does not have.
pub(super) fn option(key: &str, value: &'static str) -> Option<(Sznap, Sznap)> {
    let value = Choice(value);
    Some(match key {
        "variant" => (Sznap::OptionVariant { value }, Sznap::SetVariant { value }),
        "target" => (Sznap::OptionTarget { value }, Sznap::SetTarget { value }),
        "meld" => (Sznap::OptionMeld { value }, Sznap::SetMeld { value }),
        "show-points" => (Sznap::OptionShowPoints { value }, Sznap::SetShowPoints { value }),
        "failed-close-3" => (Sznap::OptionFailedClose3 { value }, Sznap::SetFailedClose3 { value }),
        "exchange-min-stock" => (Sznap::OptionExchangeMinStock { value }, Sznap::SetExchangeMinStock { value }),
        "closer-opponent-may-declare" => {
            (Sznap::OptionCloserOpponentMayDeclare { value }, Sznap::SetCloserOpponentMayDeclare { value })
        }
        _ => return None,
    })
}
