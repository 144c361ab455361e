//! How a deal and how a match ended.

use talon_cards::Seat;
use talon_games::{AnyScore, AnyView, GameOutcome, Listed, by_game};
use talon_scene::{Course, DealEnd, DealRow, Header, LastTaken, MatchEnd, WonTrick};
use talon_table::{DealRecord, FinishedMatch};

use super::bare;
use super::cast::Cast;
use super::parts::{Ended, Goal, MatchCourse, Scenes, Taken};
use super::table::goal;
use crate::page::reader::Reader;
use crate::shared::winners;
use crate::words::Caption;
use crate::{Text, say};

/// How the deal ended; none where its cards may not be known.
pub(super) fn deal(cast: &Cast<'_>, record: &DealRecord) -> Option<DealEnd> {
    let (outcome, last) = (record.outcome()?, record.last_view()?);
    by_game!(match last {
        AnyView::G(last) => Some(of_game::<G>(cast, record, G::own_outcome(outcome)?, last)),
    })
}

fn of_game<G: Scenes + Listed>(cast: &Cast<'_>, record: &DealRecord, outcome: &G::Outcome, last: &G::View) -> DealEnd {
    let reader = cast.reader;
    let goal = goal::<G>(G::rules(last), &record.score_before, record.deal_no);
    let Ended { contract, title, reason, last } = G::ended(reader, record, outcome, last);
    let winner = outcome.winner();
    let seats = first(reader.seats(), |seat| winner == Some(*seat));
    let rows: Vec<DealRow> =
        seats.into_iter().map(|seat| row::<G>(cast, record, outcome, goal, seat, winner == Some(seat))).collect();
    DealEnd {
        header: header::<G>(reader, &Caption::AboutOver { deal: record.deal_no }),
        contract,
        title: bare(title),
        reason: bare(reason),
        target: goal.and_then(Goal::target),
        rows,
        last: last.map(|taken| last_taken(cast, taken)),
    }
}

fn row<G: Scenes>(
    cast: &Cast<'_>,
    record: &DealRecord,
    outcome: &G::Outcome,
    goal: Option<Goal>,
    seat: Seat,
    won: bool,
) -> DealRow {
    let reader = cast.reader;
    let counted = G::counted(reader, record, outcome, seat);
    let before = record.score_before.points().get(seat.index()).copied().unwrap_or_default();
    let after = before.saturating_add(counted.gained);
    let total = match goal {
        Some(Goal::Reached(target)) => Caption::TotalOf { points: after, target },
        Some(Goal::Left(target)) => Caption::TotalLeft { points: target.saturating_sub(after).max(0) },
        Some(Goal::Single | Goal::Boards { .. }) | None => Caption::Total { points: after },
    };
    DealRow {
        person: cast.person(seat),
        won,
        note: counted.note.map(bare),
        cards: counted.cards,
        gained: if G::PENALTIES { counted.gained.to_string() } else { signed(counted.gained) },
        before,
        after,
        total: bare(reader.say(&total)),
    }
}

fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        ..0 => format!("−{}", points.unsigned_abs()),
    }
}

fn last_taken(cast: &Cast<'_>, taken: Taken) -> LastTaken {
    let caption = bare(cast.reader.say(&Caption::TookLast { points: taken.bonus }));
    let trick = WonTrick { cards: taken.cards, winner: taken.winner, caption };
    LastTaken { trick, person: cast.person(taken.winner) }
}

fn header<G: Scenes>(reader: &Reader<'_>, about: &Caption) -> Header {
    let penalties = G::PENALTIES.then_some(&Caption::AboutPenalties);
    let about = [about].into_iter().chain(penalties).map(|about| reader.say(about));
    Header { game: bare(reader.say(&G::name())), about: bare(Text::join(about, " · ")) }
}

/// Those of the seats for which this holds, then the others.
fn first(seats: Vec<Seat>, holds: impl Fn(&Seat) -> bool) -> Vec<Seat> {
    let (mut those, others): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(holds);
    those.extend(others);
    those
}

/// How the match ended; none if no deal of it was finished, or if its deals stood alone.
pub(super) fn whole(cast: &Cast<'_>, past: &FinishedMatch) -> Option<MatchEnd> {
    let score = &past.score;
    if past.sheet.is_empty() {
        return None;
    }
    by_game!(match score {
        AnyScore::G(score) => Some(of_match::<G>(cast, past, &G::course(cast.reader, past, score))),
        AnyScore::Boards(_) => None,
    })
}

fn of_match<G: Scenes>(cast: &Cast<'_>, past: &FinishedMatch, course: &MatchCourse) -> MatchEnd {
    let reader = cast.reader;
    let seats = first(reader.seats(), |seat| past.result.winners.contains(seat));
    let points = |seat: &Seat| course.score.get(seat.index()).copied().unwrap_or_default();
    let of = |row: &Vec<i32>, seat: Seat| row.get(seat.index()).copied().unwrap_or_default();
    let courses = seats.iter().map(|seat| Course {
        person: cast.person(*seat),
        points: course.rows.iter().map(|row| of(row, *seat)).collect(),
    });
    MatchEnd {
        header: header::<G>(reader, &Caption::AboutDeals { deals: past.result.deals }),
        title: bare(title(reader, &past.result.winners)),
        score: seats.first().map(points).unwrap_or_default().to_string(),
        other_score: match seats.as_slice() {
            [_, other] => Some(points(other).to_string()),
            _ => None,
        },
        others: bare(others(reader, &seats, past.result.winners.len(), points)),
        target: course.target,
        courses: courses.collect(),
        note: Some(bare(reader.say(&Caption::Sealed))),
    }
}

/// Who won, always by name: the picture is made to be shared.
fn title(reader: &Reader<'_>, winners: &[Seat]) -> Text {
    reader.say(&match winners {
        [] => Caption::MatchNobody,
        [winner] => Caption::MatchWon { winner: reader.name(*winner) },
        winners => winners::together(reader, winners),
    })
}

/// Everybody whose points do not stand in large figures.
fn others(reader: &Reader<'_>, seats: &[Seat], winners: usize, points: impl Fn(&Seat) -> i32) -> Text {
    match (seats, winners) {
        ([_, other], 1) => reader.say(&Caption::Against { player: reader.name(*other) }),
        _ => {
            let scored = seats.iter().skip(usize::from(winners == 1));
            let score = |seat: &Seat| Caption::Score { player: reader.name(*seat), points: points(seat) };
            Text::join(scored.map(|seat| say(reader.locale, &score(seat))), " · ")
        }
    }
}
