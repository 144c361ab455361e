//! What speaks against a choice, where it is the same in several games.

use talon_cards::Card;
use talon_games::Reason;

/// So many hands of a hundred more are worth telling of.
pub(crate) const OFTEN: u32 = 15;
/// A call or a close that succeeds in so many hands of a hundred speaks for itself.
pub(crate) const MOSTLY: u32 = 60;
/// A ten or an ace, or a high trump, counts so much.
const BIG: u32 = 10;
/// No more points than a king's are little.
const LITTLE: u32 = 4;

/// A card that may end a trick.
pub(crate) struct Last {
    pub(crate) card: Card,
    /// It takes the trick.
    pub(crate) takes: bool,
    pub(crate) points: u32,
    pub(crate) is_trump: bool,
}

/// What speaks against the last card of a trick in which so many points lie.
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
