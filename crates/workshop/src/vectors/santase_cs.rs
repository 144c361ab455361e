//! Records of the Santase engine in C#.
//!
//! It ends a deal by itself at 66, lets nobody close before drawing or with two talon cards, and always pays three for a failed close:
//! all of these are options of ours. The record's `seed000` settles the same deal again, a failed close by the opponent's tricks at
//! the end; so every deal is replayed twice. The engine announces a marriage whenever its card is led, where ours leaves the choice:
//! our legal set has the plain card and the announcement.

use serde::Deserialize;
use talon_cards::{Card, Seat, Suit};
use talon_games::Game;
use talon_games::santase::Rules;

use super::record::{Decision, Trick};
use super::replay::{self, moves, number, rules};
use super::verdict::{Difference, Verdict};

/// The engine's options, except for the price of a failed close.
const OPTIONS: [(&str, &str); 3] = [("claim-mode", "auto"), ("close-before-draw", "off"), ("min-talon-to-close", "4")];
/// What the engine pays for a failed close.
const AS_PLAYED: &str = "three";
/// What `seed000` pays for it.
const SETTLED_AGAIN: &str = "at-end";
/// Where the face-down cards begin in the deck, after two hands and the turned card.
const FACE_DOWN: usize = 13;
/// The last-trick bonus, which the record's `final_points` leave out.
const LAST_TRICK: i32 = 10;

#[derive(Debug, Deserialize)]
struct Record {
    hands: [Vec<Card>; 2],
    leader: Seat,
    talon: Vec<Card>,
    trump: Suit,
    events: Vec<Entry>,
    final_points: [i32; 2],
    tricks: [u8; 2],
    closed_by: i8,
    last_trick_bonus_to: i8,
    #[serde(flatten)]
    as_played: Settled,
    seed000: Option<Settled>,
}

/// Who won (−1: nobody), and how much.
#[derive(Debug, Deserialize)]
struct Settled {
    winner: i8,
    game_points: i32,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Entry {
    Decision(Decision),
    Trick { trick: Trick, leader: Seat, marriage: u8, points: [u8; 2] },
    Draw { draw: Seat, card: Card },
}

/// Replays one line; every difference at the first step that has one.
pub(super) fn replay(text: &str) -> Result<Verdict, String> {
    let record: Record = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let mut differences = replay_under(AS_PLAYED, &record, &record.as_played)?;
    if let (true, Some(settled)) = (differences.is_empty(), &record.seed000) {
        differences = replay_under(SETTLED_AGAIN, &record, settled)?;
    }
    Ok(if differences.is_empty() { Verdict::Agrees } else { Verdict::Disagrees(differences) })
}

fn replay_under(failed_close: &str, record: &Record, settled: &Settled) -> Result<Vec<Difference>, String> {
    let mut replay = Replay::open(record, failed_close)?;
    for (step, entry) in record.events.iter().enumerate() {
        replay.shared.step = step;
        match entry {
            Entry::Decision(decision) => replay.shared.decision(decision, moves)?,
            Entry::Trick { trick, leader, marriage, points } => {
                replay.shared.trick(*trick, *leader);
                let ours = replay.shared.deal.points();
                replay.shared.compare("points", points, &ours);
                let announced = std::mem::take(&mut replay.shared.marriage);
                replay.shared.compare("marriage", marriage, &announced);
            }
            Entry::Draw { draw, card } => replay.draw(*draw, *card),
        }
        if !replay.shared.differences.is_empty() {
            return Ok(replay.shared.differences);
        }
    }
    replay.shared.step = record.events.len();
    replay.result(record, settled);
    Ok(replay.shared.differences)
}

struct Replay {
    shared: replay::Replay<Rules>,
    deck: Vec<Card>,
    /// Cards drawn so far.
    draws: usize,
}

impl Replay {
    fn open(record: &Record, failed_close: &str) -> Result<Replay, String> {
        let options = [&OPTIONS[..], &[("failed-close", failed_close)]].concat();
        let deck = deck(record)?;
        let shared = replay::Replay::open(&rules(&options)?, record.leader, &deck, record.trump)?;
        Ok(Replay { shared, deck, draws: 0 })
    }

    /// The engine draws once more after the trick that ended the deal; ours is over by then, and the cards must still follow the
    /// deck.
    fn draw(&mut self, seat: Seat, card: Card) {
        let shared = &mut self.shared;
        if shared.deal.outcome().is_some() {
            let turned = shared.view(seat).turned;
            let next = self.deck.get(FACE_DOWN + self.draws).copied().or(turned);
            shared.compare("draw after the end", &Some(card), &next);
        } else {
            let ours = if shared.drawn.is_empty() { None } else { Some(shared.drawn.remove(0)) };
            shared.compare("draw", &Some((seat, card)), &ours);
        }
        self.draws += 1;
    }

    fn result(&mut self, record: &Record, settled: &Settled) {
        let shared = &mut self.shared;
        let view = shared.view(Seat::FIRST);
        let Some(outcome) = shared.deal.outcome() else {
            shared.compare("the deal is over", &true, &false);
            return;
        };
        let bonus = outcome.last_trick_bonus.map(Seat::index);
        let mut totals = outcome.totals.map(i32::from);
        if let Some(seat) = bonus {
            totals[seat] -= LAST_TRICK;
        }
        shared.compare("final points", &record.final_points, &totals);
        shared.compare("tricks", &record.tricks, &outcome.tricks);
        shared.compare("closed by", &record.closed_by, &number(outcome.closed_by));
        // In a closed deal the record names who won the last trick, and pays nothing for it.
        let last = if outcome.closed_by.is_none() {
            outcome.last_trick_bonus
        } else if view.hand_sizes == [0, 0] {
            view.last_trick.map(|trick| trick.winner)
        } else {
            None
        };
        shared.compare("last trick", &record.last_trick_bonus_to, &number(last));
        let points = outcome.winner.map_or(0, |seat| i32::from(outcome.game_points[seat.index()]));
        shared.compare(
            "winner and game points",
            &(settled.winner, settled.game_points),
            &(number(outcome.winner), points),
        );
    }
}

/// The deck in dealing order (rules/santase.md §4): three cards to each, non-dealer first, twice; the turned card; the talon.
fn deck(record: &Record) -> Result<Vec<Card>, String> {
    let first = &record.hands[record.leader.index() % 2];
    let second = &record.hands[record.leader.other().index() % 2];
    let (Some((turned, talon)), [6, 6]) = (record.talon.split_last(), [first.len(), second.len()]) else {
        return Err("hands of six cards and a talon are needed".to_owned());
    };
    let dealt = [&first[..3], &second[..3], &first[3..], &second[3..], &[*turned], talon];
    Ok(dealt.concat())
}
