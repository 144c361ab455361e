//! What a seat gets out of a deal, as one number.

use talon_cards::Seat;

/// What the end of a deal is worth to a seat: its own points, and in a game for two less those of the other.
pub(crate) fn merit(merits: &[i32], hero: Seat) -> i32 {
    let own = merits.get(hero.index()).copied().unwrap_or_default();
    match merits {
        [one, other] => own + own - one - other,
        _ => own,
    }
}
