//! What a table's button shows.

use super::spell::verbs;

verbs! {
    /// Something of a table to look at, as it is now. It changes nothing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ShowVerb {
        /// My hand.
        Hand = "hand",
        /// How to add a word of one's own to the shuffle.
        Words = "words",
        /// From a panel back to the table or the hand.
        TablePage = "board",
        /// The options.
        Options = "options",
        /// The options that are rules of the game.
        OptionRules = "option-rules",
        /// From the options back to the lobby.
        OptionsDone = "options-done",
        /// The score sheet.
        Score = "score",
        /// What proves the deals: the whole promise, and once the match is over its secret.
        Proof = "proof",
        /// Whether to resign.
        Resign = "resign",
        /// The table's panel: how to get out, and what else there is.
        Panel = "table",
        /// Who sits at the table, and who can be removed from it.
        People = "people",
        /// The table itself, or the hand, where the person reads.
        Bring = "bring",
        /// What is allowed now, and why.
        Why = "why",
    }
}
