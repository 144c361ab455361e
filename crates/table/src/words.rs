//! Words for the shuffle, as they are recorded.

use crate::Mistake;

/// The greatest length of a person's words for the shuffle, in characters.
pub(crate) const MAX_WORDS: usize = 64;

/// The words in recorded form: control characters count as white space, and every run of white space as one space.
///
/// # Errors
/// Nothing is left of them, or too much.
pub(crate) fn recorded(words: &str) -> Result<String, Mistake> {
    let parts = words.split(|letter: char| letter.is_whitespace() || letter.is_control());
    let words = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    match words.chars().count() {
        0 => Err(Mistake::WordsEmpty),
        1..=MAX_WORDS => Ok(words),
        _ => Err(Mistake::WordsTooLong),
    }
}
