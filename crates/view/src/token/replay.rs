//! What a button of a replay shows.

use super::spell::verbs;

verbs! {
    /// Something of a match that is over: the token's table and number say which.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ReplayVerb {
        /// The match as it was in a deal, counted from 1, after a step of it; step 0 is before the first. Numbers beyond the last
        /// mean the last.
        Step(deal: u32, step: u32) = "replay": deal: step,
        /// The match in a deal, counted from 1, before an action of it, counted from 0, of which the coach tells.
        Moment(deal: u32, action: u32) = "coach-moment": deal: action,
        /// Its score sheet.
        Sheet = "replay-sheet",
        /// What proves its deals.
        Proof = "replay-proof",
        /// How its points came about.
        Points = "replay-points",
        /// The same as a picture.
        Picture = "replay-picture",
        /// What the coach says of it.
        Coach = "replay-coach",
        /// The match as a file.
        File = "replay-file",
    }
}
