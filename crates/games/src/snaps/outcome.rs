//! How a hand ended.

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_cards::Seat;

use super::Closing;
use crate::feat::holding;
use crate::marriage::not_a_reason;
use crate::{BadCode, Feat, GameOutcome};

/// How a hand ended: a fact, kept for good. Somebody always scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who scores.
    pub winner: Seat,
    /// What he scores: 1 to 3.
    pub worth: u8,
    /// Why.
    pub reason: Reason,
    /// Each seat's points on paper, frozen or not: tricks, and marriages that count.
    pub totals: [u8; 2],
    /// Each seat's tricks.
    pub tricks: [u8; 2],
    /// Each seat's points from marriages that count.
    pub marriages: [u8; 2],
    /// Who had 66 when that ended the hand, or claimed to.
    pub claimed_by: Option<Seat>,
    /// Who closed the talon, and what it froze.
    pub closing: Option<Closing>,
}

impl GameOutcome for Outcome {
    fn code(&self) -> &'static str {
        self.reason.code()
    }

    fn winner(&self) -> Option<Seat> {
        Some(self.winner)
    }

    fn game_points(&self) -> Vec<i32> {
        let mut points = vec![0; 2];
        if let Some(scored) = points.get_mut(self.winner.index()) {
            *scored = i32::from(self.worth);
        }
        points
    }

    fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        let (closed, won) = (self.closing.is_some_and(|closing| closing.by == seat), self.winner == seat);
        holding([
            (Feat::Closed, closed),
            (Feat::CloseFailed, closed && !won),
            (Feat::FalseClaim, self.claimed_by == Some(seat) && !won),
            (Feat::Threefold, won && self.worth == 3),
        ])
    }
}

/// Which line of `rules/schnapsen.md §12` settled the hand.
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Reason::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_a_reason)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A: somebody has 66, the talon not closed.
    Reached,
    /// B: played out, the talon not closed, nobody at 66; the last trick wins.
    LastTrick,
    /// C: the closer has 66.
    ClosedMade,
    /// D: played out; the closer has not 66.
    ClosedFailed,
    /// §14 `frozen`: the closer's opponent has 66.
    ClosedOvertaken,
    /// §14 `claim-mode`: claimed wrongly, the talon not closed.
    FalseClaim,
    /// §14 `claim-mode`: the closer claimed wrongly, so that the close has failed.
    FalseClaimByCloser,
    /// §14 `claim-mode`: the closer's opponent claimed wrongly.
    FalseClaimAgainstCloser,
}

impl Reason {
    /// Every reason.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The reason's stable name in kebab-case, such as `closed-made`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}
