//! Events of a match.

use talon_cards::{Deck, Seat, SeatSet};
use talon_games::{AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyScore, Progress};

use crate::{
    Absence, DealEnd, DealRecord, Decider, FinishedMatch, MatchResult, Terms, Timestamp, Why,
    phase::{Deal, Open, Over, Phase, Playing, Sitting, Stage, Takeback},
};

impl Open {
    pub(super) fn dealt(
        &mut self,
        event: &'static str,
        deal_no: u32,
        dealer: Seat,
        deck: &Deck,
        at: Timestamp,
    ) -> Result<(), Why> {
        let why = self.not_now(event);
        let rules = self.terms.rules.clone();
        let playing = self.playing_mut(event)?;
        let expected = match &playing.stage {
            Stage::Shuffling => 1,
            Stage::Scored(deal, Progress::Continue) => deal.deal_no.saturating_add(1),
            Stage::Scored(_, Progress::Finished { .. }) | Stage::Dealt(_) => return Err(why),
        };
        same_deal(expected, deal_no)?;
        let expected = playing.score.dealer();
        if dealer != expected {
            return Err(Why::Dealer { expected, recorded: dealer });
        }
        let deal = AnyDeal::deal(&rules, playing.count(), dealer, deck).map_err(|_| Why::Deck)?;
        playing.stage = Stage::Dealt(Deal { deal_no, dealer, deal });
        playing.since = at;
        playing.takeback = None;
        Ok(())
    }

    pub(super) fn acted(
        &mut self,
        event: &'static str,
        seat: Seat,
        by: &Decider,
        action: &str,
        at: Timestamp,
    ) -> Result<(), Why> {
        let why = self.not_now(event);
        let (kind, undo) = (self.terms.rules.kind(), self.terms.undo);
        let playing = self.playing_mut(event)?;
        let (Stage::Dealt(Deal { deal, .. }), None) = (&mut playing.stage, playing.pause) else {
            return Err(why);
        };
        let parsed = kind.parse_action(action).map_err(|_| Why::Notation)?;
        let Some(sitting) = playing.seats.get(seat.index()) else {
            return Err(Why::NoSuchSeat { seat });
        };
        decided(deal, seat, sitting, by, &parsed)?;
        let before = deal.clone();
        let brought = deal.apply(seat, parsed).map_err(|illegal| Why::Illegal { rule: illegal.rule })?;
        let revealed = brought.iter().any(AnyGameEvent::reveals);
        let counted = match by {
            Decider::Rule => None,
            Decider::Ai(_) if sitting.holder.person().is_some() => playing.stand_ins.get_mut(seat.index()),
            Decider::Person(_) | Decider::Ai(_) => playing.decisions.get_mut(seat.index()),
        };
        if let Some(count) = counted {
            *count = count.saturating_add(1);
        }
        playing.takeback = match by {
            _ if revealed || !undo => None,
            Decider::Person(_) => Some(Box::new(Takeback { seat, before })),
            Decider::Rule => playing.takeback.take(),
            Decider::Ai(_) => None,
        };
        playing.pause_proposed = SeatSet::EMPTY;
        playing.since = at;
        Ok(())
    }

    pub(super) fn deal_ended(
        &mut self,
        event: &'static str,
        deal_no: u32,
        outcome: &AnyOutcome,
        score: &AnyScore,
    ) -> Result<(), Why> {
        let why = self.not_now(event);
        let rules = self.terms.rules.clone();
        let playing = self.playing_mut(event)?;
        let Stage::Dealt(dealt) = &playing.stage else {
            return Err(why);
        };
        same_deal(dealt.deal_no, deal_no)?;
        let reached = dealt.deal.outcome().ok_or(Why::DealNotOver)?;
        if reached != *outcome {
            return Err(Why::Outcome);
        }
        let mut total = playing.score.clone();
        let progress = total.record(&rules, &reached);
        if total != *score {
            return Err(Why::Score);
        }
        let dealt = dealt.clone();
        playing.sheet.push(DealRecord {
            deal_no,
            dealer: dealt.dealer,
            score_before: playing.score.clone(),
            points_after: total.points(),
            end: Some(DealEnd { outcome: reached, last_view: dealt.deal.view(None) }),
        });
        playing.score = total;
        playing.end_proposed = SeatSet::EMPTY;
        playing.takeback = None;
        playing.stage = Stage::Scored(dealt, progress);
        Ok(())
    }

    pub(super) fn end_proposed(&mut self, event: &'static str, seat: Seat, proposed: bool) -> Result<(), Why> {
        self.playing_mut(event)?;
        self.persons_seat(seat)?;
        let playing = self.playing_mut(event)?;
        let changed = if proposed { playing.end_proposed.insert(seat) } else { playing.end_proposed.remove(seat) };
        if changed { Ok(()) } else { Err(Why::NoChange { seat }) }
    }

    pub(super) fn match_ended(&mut self, event: &'static str, match_no: u32, result: &MatchResult) -> Result<(), Why> {
        let terms = self.terms.clone();
        let playing = self.playing_mut(event)?;
        if match_no != playing.match_no {
            return Err(Why::MatchNumber { expected: playing.match_no, recorded: match_no });
        }
        if playing.result(result.how.clone()).as_ref() != Some(result) {
            return Err(Why::Result);
        }
        let over = Over {
            finished: Box::new(finished(playing, terms, result)),
            seats: playing.seats.iter().map(stays).collect(),
        };
        self.phase = Phase::Over(over);
        if !self.phase.persons().any(|(_, person)| person == self.host) {
            // The host left during the match.
            self.host = self.phase.persons().next().map_or(self.host, |(_, person)| person);
        }
        Ok(())
    }
}

/// Who sits there once the match is over: whoever left it has left the table.
fn stays(sitting: &Sitting) -> Option<Sitting> {
    match sitting.away.as_ref().map(|away| away.why) {
        Some(Absence::Left | Absence::Removed) => None,
        Some(Absence::TimedOut) | None => Some(Sitting { away: None, ..sitting.clone() }),
    }
}

/// Whether whoever is said to have decided could have: the seat's holder, the AI player in the holder's place, or nobody
/// where there was no choice.
fn decided(deal: &AnyDeal, seat: Seat, sitting: &Sitting, by: &Decider, action: &AnyAction) -> Result<(), Why> {
    let holds = match by {
        Decider::Person(by) => sitting.present() == Some(*by),
        Decider::Ai(by) => sitting.ai() == Some(by),
        Decider::Rule if sitting.present().is_some() => {
            let free = [deal.automatic(seat), deal.forced(seat)];
            return if free.iter().flatten().any(|free| free == action) { Ok(()) } else { Err(Why::NotForced) };
        }
        Decider::Rule => false,
    };
    if holds { Ok(()) } else { Err(Why::WrongHolder { seat }) }
}

fn same_deal(expected: u32, recorded: u32) -> Result<(), Why> {
    if expected == recorded { Ok(()) } else { Err(Why::DealNumber { expected, recorded }) }
}

fn finished(playing: &Playing, terms: Terms, result: &MatchResult) -> FinishedMatch {
    FinishedMatch {
        match_no: playing.match_no,
        result: result.clone(),
        replaced: playing.replaced.clone(),
        sheet: playing.sheet.clone(),
        score: playing.score.clone(),
        commitment: playing.secret.commitment(),
        // What other tables still play stays closed; when they are done, the log tells it.
        secret: terms.boards.is_none().then(|| playing.secret.clone()),
        words: playing.words.clone(),
        terms,
    }
}
