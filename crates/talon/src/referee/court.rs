//! One deal under judgement.

use talon_cards::{Deck, Seat};
use talon_games::{AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, GameKind};

use serde_json::Value;

use super::messages::{Answer, Ending, Malformed, New, Position, Request};

/// The referee's memory: the deal that is being judged, once there is one.
#[derive(Debug, Default)]
pub(super) struct Court(Option<Case>);

#[derive(Debug)]
struct Case {
    deal: AnyDeal,
    seats: u8,
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
                Ok(Answer::Position(position))
            }
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
        Ok(Case { deal, seats })
    }

    fn act(&mut self, seat: Seat, text: String) -> Result<Answer, Malformed> {
        if seat.index() >= usize::from(self.seats) {
            return Err(Malformed::NoSuchSeat(seat));
        }
        let Ok(action) = self.deal.kind().parse_action(&text) else {
            return Err(Malformed::Notation(text));
        };
        match self.deal.apply(seat, action) {
            Ok(events) => Ok(Answer::Position(self.position(&events)?)),
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
            events: events.iter().map(plain).collect::<Result<_, _>>().map_err(Malformed::Event)?,
            outcome: self.deal.outcome().map(|outcome| ending(&outcome)),
        })
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.deal.legal_actions(seat).iter().map(ToString::to_string).collect()
    }
}

/// The game's rules with the options of the request; names may be written as the rules pages do, with underscores.
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

/// The event as an object of its own fields; the game was named once, in `new`.
fn plain(event: &AnyGameEvent) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::to_value(event)?;
    if let Some(fields) = value.as_object_mut() {
        fields.remove("game");
    }
    Ok(value)
}

fn ending(outcome: &AnyOutcome) -> Ending {
    Ending { game_points: outcome.game_points(), winner: outcome.winner(), reason: outcome.code().to_owned() }
}
