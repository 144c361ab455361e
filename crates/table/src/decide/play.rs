//! Decisions of the game, and what follows from them automatically.

use talon_cards::{Seat, fair};
use talon_games::{AnyAction, AnyDeal, Progress};

use super::Draft;
use crate::{
    Actor, Decider, Event, How, Mistake, PersonId, Pref, Refusal, Stale,
    phase::{Deal, Phase, Playing, Sitting, Stage},
};

/// How many actions one decision may cause: far more than two deals have. It bounds the loop for every game; anything left over follows
/// with the next decision.
const MOST_FOLLOWING: usize = 256;

impl Draft {
    pub(super) fn act(&mut self, by: Actor, turn: u32, action: AnyAction) -> Result<(), Refusal> {
        let open = self.table.opened()?;
        let Some(playing) = open.playing() else {
            return self.stale_phase();
        };
        if turn != self.table.turn {
            self.decider(playing, by)?;
            return Err(Stale::Turn.into());
        }
        if let Actor::Person(person) = by
            && self.table.seat_of(person).is_some()
        {
            self.is_here(person)?;
        }
        let (_, playing) = self.table.in_play()?;
        let (seat, by) = self.decider(playing, by)?;
        let Stage::Dealt(Deal { deal, .. }) = &playing.stage else {
            return Err(Stale::Turn.into());
        };
        if playing.outdated {
            return Err(Stale::Turn.into());
        }
        if !deal.to_act().contains(seat) {
            return Err(Mistake::NotYourTurn.into());
        }
        deal.is_legal(seat, action).map_err(|illegal| Mistake::Illegal(illegal.rule))?;
        self.push(Event::Acted { seat, by, action: action.to_string() });
        self.settle();
        Ok(())
    }

    /// Deals the deal under way again, which began under an earlier revision of the rules.
    pub(super) fn revise(&mut self) -> Result<(), Refusal> {
        let (open, playing) = self.table.in_play()?;
        let Stage::Dealt(Deal { deal_no, .. }) = playing.stage else {
            return self.stale_phase();
        };
        if !playing.outdated {
            return Err(Stale::Done.into());
        }
        self.push(Event::Revised { deal_no, rules_rev: open.terms.rules.kind().rules_rev() });
        self.settle();
        Ok(())
    }

    fn decider(&self, playing: &Playing, by: Actor) -> Result<(Seat, Decider), Mistake> {
        match by {
            Actor::Person(person) => {
                let seat = self.table.seat_of(person).ok_or(Mistake::Spectator)?;
                Ok((seat, Decider::Person(person)))
            }
            Actor::Ai(seat) => match playing.seats.get(seat.index()).and_then(Sitting::ai) {
                Some(level) if playing.pause.is_none() => Ok((seat, Decider::Ai(level.to_owned()))),
                Some(_) => Err(Mistake::AlreadyPaused),
                None => Err(Mistake::NoAiHere),
            },
        }
    }

    pub(super) fn prefer(&mut self, person: PersonId, pref: Pref, on: bool) -> Result<(), Refusal> {
        let phase = &self.table.opened()?.phase;
        let seat = self.table.seated(person)?;
        if phase.sitting(seat).is_some_and(|sitting| sitting.prefs.get(pref) == on) {
            return Err(Stale::Done.into());
        }
        self.push(Event::Preferred { seat, pref, on });
        self.settle();
        Ok(())
    }

    /// Adds everything that follows automatically: deals, drawing, forced cards, the ends of deals and of the match.
    pub(super) fn settle(&mut self) {
        let mut left = MOST_FOLLOWING;
        while self.sound {
            let Some(event) = self.following() else {
                return self.close_if_empty();
            };
            if matches!(event, Event::Acted { .. }) {
                if left == 0 {
                    return;
                }
                left -= 1;
            }
            self.push(event);
        }
    }

    fn following(&self) -> Option<Event> {
        let open = self.table.open.as_ref()?;
        let Phase::Playing(playing) = &open.phase else {
            return None;
        };
        match &playing.stage {
            Stage::Shuffling => Some(self.deal(playing, 1)),
            Stage::Annulled { deal_no } => Some(self.deal(playing, *deal_no)),
            Stage::Scored(deal, Progress::Continue) => Some(self.deal(playing, deal.deal_no.saturating_add(1))),
            Stage::Scored(_, Progress::Finished { .. }) => {
                Some(Event::MatchEnded { match_no: playing.match_no, result: playing.result(How::Played)? })
            }
            Stage::Dealt(_) if playing.outdated => None,
            Stage::Dealt(deal) => self.deal_ended(playing, deal).or_else(|| without_choice(playing, &deal.deal)),
        }
    }

    fn deal(&self, playing: &Playing, deal_no: u32) -> Event {
        let pack = self.table.open.as_ref().map(|open| open.terms.rules.pack());
        Event::Dealt {
            deal_no,
            dealer: playing.score.dealer(),
            deck: fair::shuffle(&pack.unwrap_or_default(), &playing.seed(deal_no)),
        }
    }

    fn deal_ended(&self, playing: &Playing, deal: &Deal) -> Option<Event> {
        let outcome = deal.deal.outcome()?;
        let mut score = playing.score.clone();
        let rules = &self.table.open.as_ref()?.terms.rules;
        score.record(rules, &outcome);
        Some(Event::DealEnded { deal_no: deal.deal_no, outcome, score })
    }
}

/// An action that a person on turn makes without a choice: what is automatic in the game, the last card of a hand, and for those who want
/// it every forced card. AI players choose everything themselves.
fn without_choice(playing: &Playing, deal: &AnyDeal) -> Option<Event> {
    if playing.pause.is_some() {
        return None;
    }
    deal.to_act().iter().find_map(|seat| {
        let sitting = playing.seats.get(seat.index())?;
        sitting.present()?;
        let held = sitting.prefs.hold_draw && deal.worth_holding(seat);
        let automatic = deal.automatic(seat).filter(|_| !held);
        let forced = || deal.forced(seat).filter(|_| sitting.prefs.play_forced);
        let action = automatic.or_else(|| deal.last_card(seat)).or_else(forced)?;
        Some(Event::Acted { seat, by: Decider::Rule, action: action.to_string() })
    })
}
