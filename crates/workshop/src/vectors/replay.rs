//! Replaying a recorded deal of the marriage family, from any engine.

use std::collections::BTreeSet;
use std::fmt::Debug;

use talon_cards::{Card, Seat, Suit};
use talon_games::Game;
use talon_games::marriage::{Deal, Event, Move, Phase, RuleSet, View};

use super::record::{Decision, Trick};
use super::verdict::Difference;

/// A deal by our rules that follows a record, step by step.
pub(super) struct Replay<R: RuleSet> {
    pub(super) deal: Deal<R>,
    /// Position in the record's `events`; see [`Difference::step`].
    pub(super) step: usize,
    /// Our draws that the record has not named yet.
    pub(super) drawn: Vec<(Seat, Card)>,
    /// The points announced with the trick on the table; 0 without an announcement.
    pub(super) marriage: u8,
    pub(super) differences: Vec<Difference>,
}

/// Reads an action of a record as our moves: one or several.
pub(super) type Reader = fn(&str) -> Result<Vec<Move>, String>;

/// The rules of a game with these options, which are the game's own.
pub(super) fn rules<R: RuleSet>(options: &[(&str, &str)]) -> Result<R, String> {
    options
        .iter()
        .try_fold(R::default(), |rules, (key, value)| rules.with(key, value))
        .map_err(|problem| problem.to_string())
}

/// A seat as the records write it: its number, −1 for nobody.
pub(super) fn number(seat: Option<Seat>) -> i8 {
    seat.map_or(-1, |seat| i8::try_from(seat.index()).unwrap_or(i8::MAX))
}

impl<R: RuleSet> Replay<R> {
    /// Deals the deck; `trump` is the record's.
    pub(super) fn open(rules: &R, leader: Seat, deck: &[Card], trump: Suit) -> Result<Self, String> {
        let deal = Deal::deal(rules, 2, leader.other(), deck).map_err(|problem| problem.to_string())?;
        let mut replay = Self { deal, step: 0, drawn: Vec::new(), marriage: 0, differences: Vec::new() };
        let ours = replay.view(leader).trump;
        replay.compare("trump", &trump, &ours);
        Ok(replay)
    }

    pub(super) fn view(&self, seat: Seat) -> View<R> {
        self.deal.view(Some(seat))
    }

    /// Records a difference between the file and our deal.
    pub(super) fn compare<T: PartialEq + Debug>(&mut self, what: &'static str, file: &T, ours: &T) {
        if file != ours {
            let (file, ours) = (format!("{file:?}"), format!("{ours:?}"));
            self.differences.push(Difference { step: self.step, what, file, ours });
        }
    }

    /// Compares the position before a decision, and makes the decision if nothing differs. `read` translates an action of the record into
    /// our moves.
    pub(super) fn decision(&mut self, decision: &Decision, read: Reader) -> Result<(), String> {
        let view = self.view(decision.seat);
        let drawn = std::mem::take(&mut self.drawn);
        self.compare("draws not recorded", &Vec::new(), &drawn);
        self.compare("seat to act", &Some(decision.seat), &view.to_act);
        self.compare("phase", &if decision.lead { Phase::Lead } else { Phase::Follow }, &view.phase);
        self.compare("hand", &decision.hand.iter().copied().collect(), &view.hand);
        self.compare("talon", &decision.talon, &view.talon);
        if let Some(closed) = decision.closed {
            self.compare("closed", &closed, &view.closed_by.is_some());
        }
        if let Some(turned) = view.turned {
            self.compare("trump card", &decision.trump_card, &Some(turned));
        }
        let file = decision.legal.iter().map(|text| read(text)).collect::<Result<Vec<_>, _>>()?;
        let file: BTreeSet<String> = file.into_iter().flatten().map(|made| made.to_string()).collect();
        let ours = self.deal.legal_actions(decision.seat).iter().map(ToString::to_string).collect();
        self.compare("legal", &file, &ours);
        if self.differences.is_empty() { self.apply(decision, read) } else { Ok(()) }
    }

    fn apply(&mut self, decision: &Decision, read: Reader) -> Result<(), String> {
        for made in read(&decision.action)? {
            // A marriage that reaches 66 ends the deal before its card is led.
            if self.deal.outcome().is_some() {
                return Ok(());
            }
            let action = R::Action::try_from(made).map_err(|_| unknown(&decision.action))?;
            match self.deal.apply(decision.seat, action) {
                Ok(events) => events.iter().for_each(|event| self.note(*event)),
                Err(illegal) => self.compare("action", &decision.action, &illegal.to_string()),
            }
        }
        Ok(())
    }

    fn note(&mut self, event: Event) {
        match event {
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

    /// Compares the trick that the last decision completed; without an answer to its card the deal ended with the announcement.
    pub(super) fn trick(&mut self, (led, followed): Trick, leader: Seat) {
        if let Some(followed) = followed {
            let ours = self.view(Seat::FIRST).last_trick.map(|trick| (trick.leader, trick.led, trick.followed));
            self.compare("trick", &Some((leader, led, followed)), &ours);
        } else {
            self.compare("the deal ends with the announcement", &true, &self.deal.outcome().is_some());
        }
    }
}

/// Our moves for one action of a record; a marriage is the announcement and then its card.
pub(super) fn moves(text: &str) -> Result<Vec<Move>, String> {
    let card = |text: &str| text.parse::<Card>().ok();
    let married = |card: Card| vec![Move::Announce(card.suit()), Move::Play(card)];
    let made = match text.split_once(':') {
        None => match text {
            "exchange" => Some(vec![Move::Exchange]),
            "close" => Some(vec![Move::Close]),
            _ => None,
        },
        Some(("play", play)) => match play.split_once("+marriage") {
            None => card(play).map(|card| vec![Move::Play(card)]),
            Some((king_or_queen, "20" | "40")) => card(king_or_queen).map(married),
            Some(_) => None,
        },
        Some(("marriage", king_or_queen)) => card(king_or_queen).map(married),
        Some(_) => None,
    };
    made.ok_or_else(|| unknown(text))
}

fn unknown(text: &str) -> String {
    format!("unknown action {text:?}")
}

#[cfg(test)]
mod tests {
    use super::moves;

    #[test]
    fn actions_are_read_as_both_engines_write_them() {
        let read = |text| moves(text).map(|moves| moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
        for (text, ours) in [
            ("exchange", "x"),
            ("close", "close"),
            ("play:TD", "TD"),
            ("play:KH+marriage40", "m:H KH"),
            ("marriage:QS", "m:S QS"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(ours));
        }
        for text in ["", "fold", "play:", "play:1S", "play:KH+marriage30", "marriage:", "marriage:KH+marriage20", "TD"]
        {
            assert_eq!(read(text), Err(format!("unknown action {text:?}")));
        }
    }
}
