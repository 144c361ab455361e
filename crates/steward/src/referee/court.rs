//! The deal that the referee is judging.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use talon_cards::{Deck, Seat};
use talon_engine::{Ending, plain};
use talon_games::{AnyAction, AnyDeal, AnyGameEvent, AnyRules, AnyView, GameKind};

use super::messages::{Answer, Malformed, New, PROTOCOL, Position, Question, Request, SPECTATOR, Tell};

/// The referee's state: the current deal, if there is one.
#[derive(Debug, Default)]
pub(super) struct Court(Option<Case>);

#[derive(Debug)]
struct Case {
    deal: AnyDeal,
    seats: u8,
    tell: Vec<Tell>,
}

impl Court {
    /// Answers one line.
    pub(super) fn hear(&mut self, line: &str) -> Answer {
        self.answer(line).unwrap_or_else(|why| Answer::malformed(&why))
    }

    fn answer(&mut self, line: &str) -> Result<Answer, Malformed> {
        match serde_json::from_str(line)? {
            Request::New(new) => {
                let case = Case::open(&new)?;
                let position = case.position(&[])?;
                self.0 = Some(case);
                Ok(Answer::Position(Box::new(position)))
            }
            Request::Ask(Question::ProtocolVersion) => Ok(Answer::Version { protocol_version: PROTOCOL }),
            Request::Act(seat, action) => self.0.as_mut().ok_or(Malformed::NoDeal)?.act(seat, action),
        }
    }
}

impl Case {
    fn open(new: &New) -> Result<Case, Malformed> {
        let kind: GameKind = new.game.parse().map_err(|_| Malformed::NoSuchGame(new.game.clone()))?;
        let rules = rules(kind, new)?;
        let seats = new.seats.unwrap_or(*rules.seats().start());
        if new.scores.as_ref().is_some_and(|scores| scores.len() != usize::from(seats)) {
            return Err(Malformed::Scores(seats));
        }
        let deal = AnyDeal::deal(&rules, seats, new.dealer, &Deck::new(new.deck.clone()))?;
        Ok(Case { deal, seats, tell: new.tell.clone() })
    }

    fn act(&mut self, seat: Seat, text: String) -> Result<Answer, Malformed> {
        if seat.index() >= usize::from(self.seats) {
            return Err(Malformed::NoSuchSeat(seat));
        }
        let Some(action) = read(self.deal.kind(), &text) else {
            return Err(Malformed::Notation(text));
        };
        match self.deal.apply(seat, action) {
            Ok(events) => Ok(Answer::Position(Box::new(self.position(&events)?))),
            Err(illegal) => Ok(Answer::illegal(illegal.rule, self.legal(seat))),
        }
    }

    fn position(&self, events: &[AnyGameEvent]) -> Result<Position, Malformed> {
        let to_act: Vec<Seat> = self.deal.to_act().iter().collect();
        let legal = Seat::all(self.seats).zip(0..).filter(|(seat, _)| to_act.contains(seat));
        Ok(Position {
            legal: legal.map(|(seat, number)| (number, self.legal(seat))).collect(),
            to_act,
            points: self.deal.card_points().unwrap_or_else(|| vec![0; usize::from(self.seats)]),
            events: all(events)?,
            outcome: self.deal.outcome().as_ref().map(Ending::of).transpose().map_err(Malformed::Unwritten)?,
            account: self.on_request(Tell::Account, || fields(&self.deal.account()))?,
            seen: self.on_request(Tell::Seen, || self.seen(events))?,
            views: self.on_request(Tell::Views, || Ok(self.views()))?,
        })
    }

    /// A part of the answer that is given only on request.
    fn on_request<T>(&self, what: Tell, tell: impl FnOnce() -> Result<T, Malformed>) -> Result<Option<T>, Malformed> {
        self.tell.contains(&what).then(tell).transpose()
    }

    fn seen(&self, events: &[AnyGameEvent]) -> Result<BTreeMap<String, Vec<Value>>, Malformed> {
        let seats = Seat::all(self.seats).map(|seat| (seat.to_string(), Some(seat)));
        let viewers = seats.chain([(SPECTATOR.to_owned(), None)]);
        let seen = |viewer| all(&events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>());
        viewers.map(|(name, viewer)| Ok((name, seen(viewer)?))).collect()
    }

    fn views(&self) -> BTreeMap<String, AnyView> {
        Seat::all(self.seats).map(|seat| (seat.to_string(), self.deal.view(Some(seat)))).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.deal.legal_actions(seat).iter().map(ToString::to_string).collect()
    }
}

/// The game's rules with the request's options. Option names may have underscores, as on the rules pages.
fn rules(kind: GameKind, new: &New) -> Result<AnyRules, Malformed> {
    new.rules.iter().try_fold(kind.default_rules(), |rules, (key, value)| {
        let value = match value {
            Value::String(text) => text.replace('_', "-"),
            Value::Number(number) => number.to_string(),
            _ => return Err(Malformed::OptionValue(key.clone())),
        };
        let with = rules.with(&key.replace('_', "-"), &value);
        with.map_err(|problem| Malformed::Option { key: key.clone(), problem })
    })
}

/// Parses an action in the game's notation. If it is another game's, the deal refuses it.
fn read(kind: GameKind, text: &str) -> Option<AnyAction> {
    [kind].into_iter().chain(GameKind::ALL).find_map(|kind| kind.parse_action(text).ok())
}

fn fields(of_game: &impl Serialize) -> Result<Value, Malformed> {
    plain(of_game).map(Value::Object).map_err(Malformed::Unwritten)
}

fn all(events: &[AnyGameEvent]) -> Result<Vec<Value>, Malformed> {
    events.iter().map(fields).collect()
}
