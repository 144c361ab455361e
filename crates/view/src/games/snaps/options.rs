//! The options of Snaps in words (`rules/schnapsen.md §14`).

use super::words::Snaps;
use crate::words::Choice;

/// An option's value in words: a rule as a sentence, and a button's label; `None` for a key that the game does not have.
pub(super) fn option(key: &str, value: &'static str) -> Option<(Snaps, Snaps)> {
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
