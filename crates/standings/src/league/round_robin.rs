//! Everybody meets everybody: the circle method.

use super::entry::Entry;
use super::fixture::Round;

/// How many places the schedule has: an even number, enough for those who were there from the beginning and for `places`.
pub(super) fn frame(entries: &[Entry], places: usize) -> usize {
    let early = entries.iter().filter(|entry| entry.from_round <= 1).count();
    early.max(places).next_multiple_of(2)
}

/// A round of the schedule; `None` after the last.
///
/// The schedule is that of a full frame. Players who were there from the beginning take the first places by seed. A latecomer takes the
/// next free place, and plays its remaining rounds. A free place gives its opponent a bye. A place whose person left keeps its fixtures,
/// which are walk-overs.
pub(super) fn round(entries: &[Entry], meetings: u32, places: usize, number: u32) -> Option<Round> {
    let frame = frame(entries, places);
    let rounds = u32::try_from(frame.checked_sub(1)?).ok()?;
    if number == 0 || number > rounds.checked_mul(meetings)? {
        return None;
    }
    let seated = seated(entries, frame);
    let here = |place: usize| seated.get(place).filter(|entry| entry.from_round <= number).map(|entry| entry.who);
    let (turn, back) = ((number - 1) % rounds, (number - 1) / rounds % 2 == 1);
    let mut round = Round { number, fixtures: Vec::new(), byes: Vec::new() };
    for (one, other) in circle(frame, usize::try_from(turn).ok()?) {
        match (here(one), here(other)) {
            (Some(first), Some(second)) => round.add(if back { vec![second, first] } else { vec![first, second] }),
            (Some(alone), None) | (None, Some(alone)) => round.byes.push(alone),
            (None, None) => {}
        }
    }
    Some(round)
}

/// The holders of the places.
fn seated(entries: &[Entry], frame: usize) -> Vec<Entry> {
    let mut seated = entries.to_vec();
    seated.sort_by_key(|entry| entry.from_round.max(1));
    seated.truncate(frame);
    seated
}

/// The pairs of one turn of the circle: the last place stays, the others rotate. Everybody is first as often as second, or once more.
fn circle(frame: usize, turn: usize) -> impl Iterator<Item = (usize, usize)> {
    let ring = frame - 1;
    let fixed = if turn.is_multiple_of(2) { (ring, turn) } else { (turn, ring) };
    let opposite = (1..frame / 2).map(move |step| ((turn + step) % ring, (turn + ring - step) % ring));
    std::iter::once(fixed).chain(opposite)
}
