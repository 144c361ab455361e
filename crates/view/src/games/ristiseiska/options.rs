//! The options of Ristiseiska in words (`rules/ristiseiska.md §13`).

use super::words::Ristiseiska;
use crate::words::Choice;

/// An option's value in words: a rule as a sentence, and a button's label; `None` for a key that the game does not have.
pub(super) fn option(key: &str, value: &'static str) -> Option<(Ristiseiska, Ristiseiska)> {
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
