//! Records of the Schnapsen engine in C++.
//!
//! Its rules agree with our rules page except in two points. It makes every lead of a king or queen of a held pair a marriage, where
//! ours leaves the choice: our legal set has the plain card and the announcement. And it counts on for the *opponent* of the player
//! who closed, where ours freezes his points (rules/schnapsen.md §10):
//!
//! * It lets him make marriages. Ours offers none, because it would count nothing (§6): in our deal his marriage is the lead of its
//!   card, and the points that the record adds for it are known exactly.
//! * Its deals also end when he reaches 66, where ours play on. The lines flagged `opp_of_closer_reached_66` are a listed difference,
//!   compared in everything but who wins what.

use serde::Deserialize;
use talon_cards::{Card, Seat, Suit};
use talon_games::Game;
use talon_games::marriage::Move;
use talon_games::snaps::{Closing, Rules};

use super::record::{Decision, Trick};
use super::replay::{self, moves, number, rules};
use super::verdict::Verdict;

/// The options under which the engine plays.
const OPTIONS: [(&str, &str); 2] = [("claim-mode", "auto"), ("frozen", "full")];
/// The points that end a deal.
const GOAL: u8 = 66;

#[derive(Debug, Deserialize)]
struct Record {
    hands: [Vec<Card>; 2],
    leader: Seat,
    talon: Vec<Card>,
    trump: Suit,
    events: Vec<Entry>,
    final_points: [u8; 2],
    tricks: [u8; 2],
    ended_by: String,
    closed: Option<Close>,
    winner: i8,
    game_points: u8,
    opp_of_closer_reached_66: bool,
}

/// Who closed, and what was frozen.
#[derive(Debug, Deserialize)]
struct Close {
    by: Seat,
    opp_points: u8,
    opp_tricks: u8,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Entry {
    Decision(Decision),
    Trick { trick: Trick, leader: Seat, winner: Seat, points: [u8; 2], pending: [u8; 2], tricks: [u8; 2] },
    Marriage { after_marriage: bool, points: [u8; 2], pending: [u8; 2] },
}

/// Replays one line; every difference at the first step that has one.
pub(super) fn replay(text: &str) -> Result<Verdict, String> {
    let record: Record = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let shared = replay::Replay::open(&rules::<Rules>(&OPTIONS)?, record.leader, &deck(&record)?, record.trump)?;
    let mut replay = Replay { shared, void: [0; 2] };
    for (step, entry) in record.events.iter().enumerate() {
        replay.shared.step = step;
        replay.entry(entry)?;
        if !replay.shared.differences.is_empty() {
            return Ok(Verdict::Disagrees(replay.shared.differences));
        }
    }
    replay.shared.step = record.events.len();
    replay.end(&record);
    if record.opp_of_closer_reached_66 {
        replay.overtaken(&record);
    } else {
        replay.result(&record);
    }
    let differences = replay.shared.differences;
    Ok(match record.opp_of_closer_reached_66 {
        _ if !differences.is_empty() => Verdict::Disagrees(differences),
        true => Verdict::Listed,
        false => Verdict::Agrees,
    })
}

struct Replay {
    shared: replay::Replay<Rules>,
    /// Per seat: the points of marriages that the engine counts and ours does not.
    void: [u8; 2],
}

impl Replay {
    fn entry(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Decision(decision) => self.decision(decision)?,
            Entry::Trick { trick, leader, winner, points, pending, tricks } => {
                self.shared.marriage = 0;
                self.shared.trick(*trick, *leader);
                self.points(*points, *pending);
                let view = self.shared.view(Seat::FIRST);
                self.shared.compare("trick won by", &Some(*winner), &view.last_trick.map(|trick| trick.winner));
                self.shared.compare("tricks", tricks, &view.tricks);
            }
            Entry::Marriage { after_marriage, points, pending } => {
                let announced = self.shared.marriage > 0;
                self.shared.compare("marriage", after_marriage, &announced);
                self.points(*points, *pending);
            }
        }
        Ok(())
    }

    fn decision(&mut self, decision: &Decision) -> Result<(), String> {
        // The record has no draws: the following hands show them.
        self.shared.drawn.clear();
        let closed_by = self.shared.view(decision.seat).closed_by;
        if closed_by.is_none_or(|closer| closer == decision.seat) {
            return self.shared.decision(decision, moves);
        }
        self.shared.decision(decision, without_marriage)?;
        if let [Move::Announce(suit), _] = moves(&decision.action)?[..] {
            let worth = if suit == self.shared.view(decision.seat).trump { 40 } else { 20 };
            self.shared.marriage = worth;
            self.void[decision.seat.index() % 2] += worth;
        }
        Ok(())
    }

    /// The engine's points in our position: with the void marriages, which wait for a trick like any other.
    fn points(&mut self, points: [u8; 2], pending: [u8; 2]) {
        let view = self.shared.view(Seat::FIRST);
        let (mut counted, mut waiting) = (self.shared.deal.points(), view.pending);
        for (seat, void) in self.void.into_iter().enumerate() {
            let pile = if view.tricks[seat] > 0 { &mut counted } else { &mut waiting };
            pile[seat] += void;
        }
        self.shared.compare("points", &points, &counted);
        self.shared.compare("pending", &pending, &waiting);
    }

    /// Compares what both sides know when the record ends, whether our deal goes on or not.
    fn end(&mut self, record: &Record) {
        let view = self.shared.view(Seat::FIRST);
        let pending = [0, 1].map(|seat| if view.tricks[seat] > 0 { 0 } else { view.pending[seat] + self.void[seat] });
        self.points(record.final_points, pending);
        self.shared.compare("tricks", &record.tricks, &view.tricks);
        let frozen = view.memory.opponent_points_at_close;
        let ours = view.closed_by.zip(view.opponent_tricks_at_close).zip(frozen);
        self.shared.compare("closed", &closed(record), &ours.map(|((by, tricks), points)| (by, tricks, points)));
    }

    /// The engine lets the closer's opponent win; our deal goes on, or was counted because its cards ran out.
    fn overtaken(&mut self, record: &Record) {
        let opponent = record.closed.as_ref().map(|close| close.by.other());
        let reached = opponent.and_then(|seat| record.final_points.get(seat.index())).is_some_and(|had| *had >= GOAL);
        self.shared.compare("the closer's opponent has 66", &record.opp_of_closer_reached_66, &reached);
        self.shared.compare("winner", &record.winner, &number(opponent));
        let out = self.shared.view(Seat::FIRST).hand_sizes == [0, 0];
        let over = self.shared.deal.outcome().is_some();
        self.shared.compare("the deal is over", &out, &over);
    }

    fn result(&mut self, record: &Record) {
        let Some(outcome) = self.shared.deal.outcome() else {
            self.shared.compare("the deal is over", &true, &false);
            return;
        };
        let ended_by = match (outcome.claimed_by, outcome.closing) {
            (Some(_), _) => "66",
            (None, Some(_)) => "closed_out",
            (None, None) => "last_trick",
        };
        self.shared.compare("ended by", &record.ended_by.as_str(), &ended_by);
        let frozen = |Closing { by, opponent_tricks, opponent_points }| (by, opponent_tricks, opponent_points);
        self.shared.compare("counted with the close", &closed(record), &outcome.closing.map(frozen));
        let file = (record.winner, record.game_points);
        self.shared.compare("winner and game points", &file, &(number(Some(outcome.winner)), outcome.worth));
    }
}

/// Who closed, with the tricks and points that it froze.
fn closed(record: &Record) -> Option<(Seat, u8, u8)> {
    record.closed.as_ref().map(|close| (close.by, close.opp_tricks, close.opp_points))
}

/// In our deal, a marriage of the closer's opponent is the lead of its card.
fn without_marriage(text: &str) -> Result<Vec<Move>, String> {
    let mut moves = moves(text)?;
    moves.retain(|made| !matches!(made, Move::Announce(_)));
    Ok(moves)
}

/// The deck in dealing order (rules/schnapsen.md §4): three cards to each, non-dealer first; the turned card; two to each; the talon.
fn deck(record: &Record) -> Result<Vec<Card>, String> {
    let first = &record.hands[record.leader.index() % 2];
    let second = &record.hands[record.leader.other().index() % 2];
    let (Some((turned, talon)), [5, 5]) = (record.talon.split_last(), [first.len(), second.len()]) else {
        return Err("hands of five cards and a talon are needed".to_owned());
    };
    let dealt = [&first[..3], &second[..3], &[*turned], &first[3..], &second[3..], talon];
    Ok(dealt.concat())
}
