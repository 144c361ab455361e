//! Whether two accounts become one person.

use super::spell::verbs;

verbs! {
    /// The answer to the question of a link code, by the code's number.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum LinkVerb {
        /// Become one person with the account that made the code.
        Yes(number: u32) = "link-yes": number,
        /// Don't, and let the code be void.
        No(number: u32) = "link-no": number,
    }
}
