//! The key that presses a button, where people play with a keyboard.

/// What presses a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A card of the hand: the key is the card's.
    Card,
    /// An entry of a list: the key is its place in the list.
    Entry,
    /// An entry of a list where several buttons of one verb stand on the page; this letter where one stands alone.
    OneOf(char),
    /// This letter of the Latin alphabet, in lower case, in every game and language. Buttons of one verb that stand on the same
    /// page, such as one marriage and another, share it.
    Letter(char),
}

/// The letters that ask for the same thing on every page: what can be played, the table's panel, the score sheet, why, a hint, the
/// rules, the language and the help. A button with one of them shows just that. `q` leaves, so no button has it.
pub const LETTERS_OF_COMMANDS: &str = "ptswirlhq";
