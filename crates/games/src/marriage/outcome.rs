//! How a deal ended.

use serde::{Deserialize, Serialize};
use talon_cards::Seat;

use crate::feat::holding;
use crate::{BadCode, Feat, GameOutcome};

/// How a deal ended: a stored fact. `Reason` is the game's own list of the lines that settle a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome<Reason> {
    /// Who scores; nobody in a drawn deal.
    pub winner: Option<Seat>,
    /// What each seat scores: 0 to 3; never both more than 0.
    pub game_points: [u8; 2],
    /// Why.
    pub reason: Reason,
    /// Each seat's points: tricks, marriages that count, and the last-trick bonus where it counts.
    pub totals: [u8; 2],
    /// Each seat's tricks.
    pub tricks: [u8; 2],
    /// Each seat's points from marriages that count.
    pub marriages: [u8; 2],
    /// Who has the last-trick bonus among his points.
    pub last_trick_bonus: Option<Seat>,
    /// Who claimed; at a table where deals end by themselves, who had 66 when this one did.
    pub claimed_by: Option<Seat>,
    /// Who closed the talon.
    pub closed_by: Option<Seat>,
    /// How many tricks the closer's opponent had at that moment.
    pub opponent_tricks_at_close: Option<u8>,
}

impl<Reason> GameOutcome for Outcome<Reason>
where
    Reason: Copy + Into<&'static str>,
    Outcome<Reason>: Clone + PartialEq + std::fmt::Debug + Send + Sync + Serialize + serde::de::DeserializeOwned,
{
    fn code(&self) -> &'static str {
        self.reason.into()
    }

    fn winner(&self) -> Option<Seat> {
        self.winner
    }

    fn game_points(&self) -> Vec<i32> {
        self.game_points.map(i32::from).to_vec()
    }

    fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        let (closed, lost) = (self.closed_by == Some(seat), self.winner.is_some_and(|winner| winner != seat));
        holding([
            (Feat::Closed, closed),
            (Feat::CloseFailed, closed && lost),
            (Feat::FalseClaim, self.claimed_by == Some(seat) && lost),
            (Feat::Threefold, self.game_points.get(seat.index()) == Some(&3)),
        ])
    }
}

/// The error for a text that is no reason's code.
pub(crate) const fn not_a_reason(_: &str) -> BadCode {
    BadCode { of: "a reason" }
}
