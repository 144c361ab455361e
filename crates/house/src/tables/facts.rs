//! The facts of a finished match for standings.
//!
//! Each finished match becomes a fact: for whom each seat counts (`FinishedMatch::counted`), who came in which place with how many points,
//! whether enough was played, and what else the game counts. The store numbers the fact, saves it, and counts it in the same transaction:
//! `talon_store::standings` says which rows of ratings, meetings and leaderboards it touches, and `talon_standings` computes their new
//! values. Any process may count results, but one after the other, in the order of their numbers; so a recount gives the same rows (`talon
//! standings rebuild`). Pages, archives and moves to another database need only the results (`docs/standings.md`).

use std::cmp::Reverse;

pub use crate::local_time::day_in;
use talon_cards::Seat;
use talon_games::{DEALS, DEALS_WON};
use talon_players::Level;
use talon_standings::{Competitor, Day, Ending, Left, MatchFact, Played, Tally};
use talon_table::{AllCounted, Counted, DealRecord, FinishedMatch, Holder, How, MatchResult, Timestamp};

/// How many decisions the holders of each seat must have made before others gain from a match that somebody gives up: about as many as the
/// shortest deals have.
const ENOUGH: u32 = 5;

/// The fact of a finished match, not numbered yet; `day` is the day on which it ended where it was played.
#[must_use]
pub fn fact(finished: &FinishedMatch, ended_at: Timestamp, day: Day) -> MatchFact {
    let ending = ending(&finished.result.how);
    let counted = finished.counted();
    MatchFact {
        number: 0,
        game: finished.terms.rules.kind().name().to_owned(),
        ended_at_ms: ended_at.0,
        day,
        ending,
        players: counted.seats.iter().map(|seat| played(finished, seat)).collect(),
        left: counted.beside.iter().map(left).collect(),
        slight: is_solo(finished)
            || matches!(ending, Ending::Resigned | Ending::Abandoned) && !is_enough(finished, &counted),
        aided: finished.terms.hints || finished.terms.undo,
    }
}

fn left(counted: &Counted) -> Left {
    Left { who: competitor(&counted.holder), seat: counted.seat.into() }
}

/// Whether one person alone played boards that others play too: such a deal is compared with theirs and counts nowhere else.
fn is_solo(finished: &FinishedMatch) -> bool {
    let mut seats = finished.result.seats.iter();
    finished.terms.boards.is_some() && seats.by_ref().filter(|seat| seat.holder.person().is_some()).count() == 1
}

/// Whether enough of an abandoned match was played.
fn is_enough(finished: &FinishedMatch, counted: &AllCounted) -> bool {
    let made = |seat: &Counted| {
        let stays = finished.replaced.iter().chain(&finished.result.seats).filter(|stay| stay.seat == seat.seat);
        stays.map(|stay| stay.decisions).fold(0, u32::saturating_add)
    };
    counted.seats.iter().all(|seat| made(seat) >= ENOUGH)
}

fn competitor(holder: &Holder) -> Competitor {
    match holder {
        Holder::Person { person } => Competitor::Person(person.0),
        Holder::Ai { level } => Competitor::Ai(level.clone()),
    }
}

/// How strong an AI player is at the game.
fn measured(finished: &FinishedMatch, holder: &Holder) -> Option<i32> {
    match holder {
        Holder::Person { .. } => None,
        Holder::Ai { level } => Some(level.parse::<Level>().ok()?.rating(finished.terms.rules.kind())),
    }
}

const fn ending(how: &How) -> Ending {
    match how {
        How::Played => Ending::Played,
        How::Resigned { .. } => Ending::Resigned,
        How::Agreed => Ending::Agreed,
        How::Stopped => Ending::Stopped,
        How::Abandoned { .. } => Ending::Abandoned,
    }
}

fn played(finished: &FinishedMatch, seat: &Counted) -> Played {
    let merits = finished.score.merits();
    Played {
        who: competitor(&seat.holder),
        place: place(&finished.result, &merits, seat.seat),
        points: merits.get(seat.seat.index()).copied().unwrap_or_default(),
        quit: has_quit(&finished.result.how, seat),
        tally: tally(finished, seat.seat),
        boards: boards(finished, seat.seat),
        measured: measured(finished, &seat.holder),
    }
}

/// The seat's points on each finished board, if other tables play the same boards.
fn boards(finished: &FinishedMatch, seat: Seat) -> Vec<i32> {
    let deals = finished.sheet.iter().filter(|_| finished.terms.boards.is_some());
    let outcomes = deals.filter_map(DealRecord::outcome);
    outcomes.map(|outcome| outcome.merits().get(seat.index()).copied().unwrap_or_default()).collect()
}

/// Winners share the first place; the others follow by merit, and equals share a place.
fn place(result: &MatchResult, merits: &[i32], seat: Seat) -> u8 {
    let standing = |seat: Seat| {
        let won = result.winners.contains(&seat);
        let merit = if won { i32::MAX } else { merits.get(seat.index()).copied().unwrap_or(i32::MIN) };
        Reverse((won, merit))
    };
    let own = standing(seat);
    let better = result.seats.iter().filter(|other| standing(other.seat) < own).count();
    u8::try_from(better).unwrap_or(u8::MAX).saturating_add(1)
}

/// Whether the match cannot count in the player's favour: the seat or the match was given up, or others made most of the seat's decisions.
fn has_quit(how: &How, seat: &Counted) -> bool {
    let ended = match how {
        How::Resigned { seat: resigned } => *resigned == seat.seat,
        How::Abandoned { seats } => seats.contains(&seat.seat),
        How::Played | How::Agreed | How::Stopped => false,
    };
    seat.gave_up || ended || seat.others > seat.decisions
}

fn tally(finished: &FinishedMatch, seat: Seat) -> Tally {
    let mut tally = Tally::new();
    tally.add(DEALS, i64::from(finished.result.deals));
    for outcome in finished.sheet.iter().filter_map(DealRecord::outcome) {
        if outcome.winner() == Some(seat) {
            tally.add(DEALS_WON, 1);
        }
        for (feat, times) in outcome.feats(seat) {
            tally.add(feat.code(), i64::from(times));
        }
    }
    for (feat, times) in finished.score.feats(seat) {
        tally.add(feat.code(), i64::from(times));
    }
    tally
}
