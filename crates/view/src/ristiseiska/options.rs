//! The options of Ristiseiska in words (`rules/ristiseiska.md §13`).

use crate::words::{Choice, Ristiseiska};
use crate::{Locale, Text, say};

/// An option's value as a rule in a sentence; `None` for a key that Ristiseiska does not have.
pub(crate) fn option_rule(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(rule, _)| say(locale, &rule))
}

/// An option and its value as a button's label.
pub(crate) fn option_label(key: &str, value: &'static str, locale: Locale) -> Option<Text> {
    words(key, value).map(|(_, label)| say(locale, &label))
}

fn words(key: &str, value: &'static str) -> Option<(Ristiseiska, Ristiseiska)> {
    use Ristiseiska as Words;
    let value = Choice(value);
    Some(match key {
        "stuck" => (Words::OptionStuck { value }, Words::SetStuck { value }),
        "token-penalty" => (Words::OptionTokenPenalty { value }, Words::SetTokenPenalty { value }),
        "last-card-gift" => (Words::OptionLastCardGift { value }, Words::SetLastCardGift { value }),
        "limit" => (Words::OptionLimit { value }, Words::SetLimit { value }),
        "five-needs-eight" => (Words::OptionFiveNeedsEight { value }, Words::SetFiveNeedsEight { value }),
        "ace-penalty" => (Words::OptionAcePenalty { value }, Words::SetAcePenalty { value }),
        "bonus" => (Words::OptionBonus { value }, Words::SetBonus { value }),
        "first-round-free" => (Words::OptionFirstRoundFree { value }, Words::SetFirstRoundFree { value }),
        "max-players" => (Words::OptionMaxPlayers { value }, Words::SetMaxPlayers { value }),
        _ => return None,
    })
}
