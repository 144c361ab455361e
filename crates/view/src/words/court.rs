//! The letters of cards.

use super::{Choice, sentences};

sentences! {
    /// Letters of aces and court cards.
    pub(crate) enum Court {
        RankLetter = "rank-letter" { rank: Choice },
    }
}
