//! Arguments against a choice that several games share.

use talon_cards::Card;
use talon_games::Reason;

/// A difference of so many hands of a hundred is worth mentioning.
pub(crate) const OFTEN: u32 = 15;
/// A call or a close that succeeds in so many hands of a hundred speaks for itself.
pub(crate) const MOSTLY: u32 = 60;
/// A ten, an ace or a high trump counts for this much.
const BIG: u32 = 10;
/// Up to the points of a king, a trick has little.
const LITTLE: u32 = 4;

/// A card that may end a trick.
pub(crate) struct Last {
    pub(crate) card: Card,
    /// It takes the trick.
    pub(crate) takes: bool,
    pub(crate) points: u32,
    pub(crate) is_trump: bool,
}

/// The argument against the last card of a trick with so many points.
pub(crate) fn trick(lies: u32, worse: &Last, best: &Last) -> Option<Reason> {
    let Last { card, points, .. } = *worse;
    match (worse.takes, best.takes) {
        (false, true) if lies + points > 0 => Some(Reason::TrickLeft { points: lies + points }),
        (false, false) if points >= BIG && best.points < BIG => Some(Reason::TrickFed { card, points }),
        (true, false) if lies <= LITTLE && (points >= BIG || worse.is_trump) => {
            Some(Reason::TrickPoor { card, points: lies })
        }
        _ => None,
    }
}
