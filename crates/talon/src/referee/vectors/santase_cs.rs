//! Records of the Santase engine in C#.
//!
//! It ends a deal by itself at 66, lets nobody close before drawing or with two talon cards, and always pays three for a failed close:
//! all of these are options of ours. The record's `seed000` settles the same deal again, a failed close by the opponent's tricks at
//! the end; so every deal is replayed twice. The engine announces a marriage whenever its card is led, where ours leaves the choice:
//! our legal set has the plain card and the announcement.

use std::collections::BTreeSet;

use serde::Deserialize;
use talon_cards::{Card, Deck, Seat};
use talon_games::santase::{Action, Event, Phase, View};
use talon_games::{AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyView, GameKind};

use super::Difference;
use super::record::{Decision, Trick};

/// The options under which the engine plays, but for the price of a failed close.
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
    trump: talon_cards::Suit,
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
pub(super) fn replay(text: &str) -> Result<Vec<Difference>, String> {
    let record: Record = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let differences = replay_under(AS_PLAYED, &record, &record.as_played)?;
    match &record.seed000 {
        Some(settled) if differences.is_empty() => replay_under(SETTLED_AGAIN, &record, settled),
        Some(_) | None => Ok(differences),
    }
}

fn replay_under(failed_close: &str, record: &Record, settled: &Settled) -> Result<Vec<Difference>, String> {
    let mut replay = Replay::open(record, failed_close)?;
    for (step, entry) in record.events.iter().enumerate() {
        replay.step = step;
        match entry {
            Entry::Decision(decision) => replay.decision(decision)?,
            Entry::Trick { trick, leader, marriage, points } => replay.trick(*trick, *leader, *marriage, *points),
            Entry::Draw { draw, card } => replay.draw(*draw, *card),
        }
        if !replay.differences.is_empty() {
            return Ok(replay.differences);
        }
    }
    replay.step = record.events.len();
    replay.result(record, settled);
    Ok(replay.differences)
}

struct Replay {
    deal: AnyDeal,
    deck: Vec<Card>,
    step: usize,
    /// Cards drawn so far.
    draws: usize,
    /// Draws of ours that the record has yet to name.
    drawn: Vec<(Seat, Card)>,
    /// What was announced with the trick on the table.
    marriage: u8,
    differences: Vec<Difference>,
}

impl Replay {
    fn open(record: &Record, failed_close: &str) -> Result<Replay, String> {
        let mut rules = GameKind::Santase.default_rules();
        for (key, value) in OPTIONS.into_iter().chain([("failed-close", failed_close)]) {
            rules = rules.with(key, value).map_err(|problem| problem.to_string())?;
        }
        let deck = deck(record)?;
        let dealt = AnyDeal::deal(&rules, 2, record.leader.other(), &Deck::new(deck.clone()));
        let deal = dealt.map_err(|problem| problem.to_string())?;
        let mut replay =
            Replay { deal, deck, step: 0, draws: 0, drawn: Vec::new(), marriage: 0, differences: Vec::new() };
        let trump = replay.view(record.leader).trump;
        replay.compare("trump", &record.trump, &trump);
        Ok(replay)
    }

    fn view(&self, seat: Seat) -> View {
        match self.deal.view(Some(seat)) {
            AnyView::Santase(view) => view,
            _ => unreachable!("a deal of Santase shows views of Santase"),
        }
    }

    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, what: &'static str, file: &T, ours: &T) {
        if file != ours {
            let (file, ours) = (format!("{file:?}"), format!("{ours:?}"));
            self.differences.push(Difference { step: self.step, what, file, ours });
        }
    }

    fn decision(&mut self, decision: &Decision) -> Result<(), String> {
        let view = self.view(decision.seat);
        let drawn = std::mem::take(&mut self.drawn);
        self.compare("draws not recorded", &Vec::new(), &drawn);
        self.compare("seat to act", &Some(decision.seat), &view.to_act);
        self.compare("phase", &if decision.lead { Phase::Lead } else { Phase::Follow }, &view.phase);
        self.compare("hand", &decision.hand.iter().copied().collect(), &view.hand);
        self.compare("talon", &decision.talon, &view.talon);
        if let Some(turned) = view.turned {
            self.compare("trump card", &decision.trump_card, &Some(turned));
        }
        let file = decision.legal.iter().map(|text| actions(text)).collect::<Result<Vec<_>, _>>()?;
        let file: BTreeSet<String> = file.into_iter().flatten().map(|action| action.to_string()).collect();
        let ours = self.deal.legal_actions(decision.seat).iter().map(ToString::to_string).collect();
        self.compare("legal", &file, &ours);
        self.apply(decision)
    }

    fn apply(&mut self, decision: &Decision) -> Result<(), String> {
        if !self.differences.is_empty() {
            return Ok(());
        }
        for action in actions(&decision.action)? {
            // A marriage that reaches 66 ends the deal before its card is led.
            if self.deal.outcome().is_some() {
                return Ok(());
            }
            match self.deal.apply(decision.seat, AnyAction::Santase(action)) {
                Ok(events) => events.iter().for_each(|event| self.note(event)),
                Err(illegal) => self.compare("action", &decision.action, &illegal.to_string()),
            }
        }
        Ok(())
    }

    fn note(&mut self, event: &AnyGameEvent) {
        let AnyGameEvent::Santase(event) = event else { return };
        match *event {
            Event::Drew { seat, card: Some(card) } => self.drawn.push((seat, card)),
            Event::Announced { points, .. } => self.marriage = points,
            Event::Drew { card: None, .. }
            | Event::Played { .. }
            | Event::TrickWon { .. }
            | Event::Exchanged { .. }
            | Event::Closed { .. }
            | Event::Claimed { .. }
            | Event::Ended => {}
        }
    }

    fn trick(&mut self, (led, followed): Trick, leader: Seat, marriage: u8, points: [u8; 2]) {
        let view = self.view(Seat::FIRST);
        if let Some(followed) = followed {
            let ours = view.last_trick.map(|trick| (trick.leader, trick.led, trick.followed));
            self.compare("trick", &Some((leader, led, followed)), &ours);
        } else {
            self.compare("the deal ends with the announcement", &true, &self.deal.outcome().is_some());
        }
        let announced = std::mem::take(&mut self.marriage);
        self.compare("marriage", &marriage, &announced);
        self.compare("points", &points, &view.memory.counted);
    }

    /// The engine draws once more after the trick that ended the deal; ours is over by then, and the cards are still the deck's.
    fn draw(&mut self, seat: Seat, card: Card) {
        if self.deal.outcome().is_some() {
            let turned = self.view(seat).turned;
            let next = self.deck.get(FACE_DOWN + self.draws).copied().or(turned);
            self.compare("draw after the end", &Some(card), &next);
        } else {
            let ours = if self.drawn.is_empty() { None } else { Some(self.drawn.remove(0)) };
            self.compare("draw", &Some((seat, card)), &ours);
        }
        self.draws += 1;
    }

    fn result(&mut self, record: &Record, settled: &Settled) {
        let view = self.view(Seat::FIRST);
        let Some(AnyOutcome::Santase(outcome)) = self.deal.outcome() else {
            self.compare("the deal is over", &true, &false);
            return;
        };
        let bonus = outcome.last_trick_bonus.map(Seat::index);
        let mut totals = outcome.totals.map(i32::from);
        if let Some(seat) = bonus {
            totals[seat] -= LAST_TRICK;
        }
        self.compare("final points", &record.final_points, &totals);
        self.compare("tricks", &record.tricks, &outcome.tricks);
        self.compare("closed by", &record.closed_by, &number(outcome.closed_by));
        // In a closed deal the record names who won the last trick, and pays nothing for it.
        let last = if outcome.closed_by.is_none() {
            outcome.last_trick_bonus
        } else if view.hand_sizes == [0, 0] {
            view.last_trick.map(|trick| trick.winner)
        } else {
            None
        };
        self.compare("last trick", &record.last_trick_bonus_to, &number(last));
        let points = outcome.winner.map_or(0, |seat| i32::from(outcome.game_points[seat.index()]));
        self.compare(
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

/// Ours for one action of the record; a marriage is the announcement and then its card.
fn actions(text: &str) -> Result<Vec<Action>, String> {
    let unknown = || format!("unknown action {text:?}");
    match text {
        "exchange" => return Ok(vec![Action::Exchange]),
        "close" => return Ok(vec![Action::Close]),
        _ => {}
    }
    let play = text.strip_prefix("play:").ok_or_else(unknown)?;
    let (card, marriage) = play.split_once("+marriage").map_or((play, None), |(card, points)| (card, Some(points)));
    let card: Card = card.parse().map_err(|_| unknown())?;
    Ok(match marriage {
        Some("20" | "40") => vec![Action::Announce(card.suit()), Action::Play(card)],
        Some(_) => return Err(unknown()),
        None => vec![Action::Play(card)],
    })
}

fn number(seat: Option<Seat>) -> i8 {
    seat.map_or(-1, |seat| i8::try_from(seat.index()).unwrap_or(i8::MAX))
}
