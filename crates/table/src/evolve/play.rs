//! Events of a match.

use talon_cards::{Deck, Seat, SeatSet};
use talon_games::{AnyAction, AnyDeal, AnyOutcome, AnyScore, Progress};

use crate::{
    DealRecord, Decider, FinishedMatch, Holder, MatchResult, Terms, Timestamp, Why,
    phase::{Deal, Open, Over, Phase, Playing, Stage},
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
        let kind = self.terms.rules.kind();
        let playing = self.playing_mut(event)?;
        let Stage::Dealt(Deal { deal, .. }) = &mut playing.stage else {
            return Err(why);
        };
        let parsed = kind.parse_action(action).map_err(|_| Why::Notation)?;
        let Some(sitting) = playing.seats.get(seat.index()) else {
            return Err(Why::NoSuchSeat { seat });
        };
        decided(deal, seat, &sitting.holder, by, &parsed)?;
        deal.apply(seat, parsed).map_err(|illegal| Why::Illegal { rule: illegal.rule })?;
        if let (Decider::Person(_) | Decider::Ai(_), Some(decisions)) = (by, playing.decisions.get_mut(seat.index())) {
            *decisions = decisions.saturating_add(1);
        }
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
            outcome: reached,
            points_after: total.points(),
            last_view: dealt.deal.view(None),
        });
        playing.score = total;
        playing.end_proposed = SeatSet::EMPTY;
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
            seats: playing.seats.iter().cloned().map(Some).collect(),
        };
        self.phase = Phase::Over(over);
        Ok(())
    }
}

/// Whether whoever is said to have decided could have: the seat's holder, or nobody where there was no choice.
fn decided(deal: &AnyDeal, seat: Seat, holder: &Holder, by: &Decider, action: &AnyAction) -> Result<(), Why> {
    let holds = match (by, holder) {
        (Decider::Person(by), Holder::Person { person }) => by == person,
        (Decider::Ai(by), Holder::Ai { level }) => by == level,
        (Decider::Rule, Holder::Person { .. }) => {
            let free = [deal.automatic(seat), deal.forced(seat)];
            return if free.iter().flatten().any(|free| free == action) { Ok(()) } else { Err(Why::NotForced) };
        }
        (Decider::Person(_) | Decider::Rule, Holder::Ai { .. }) | (Decider::Ai(_), Holder::Person { .. }) => false,
    };
    if holds { Ok(()) } else { Err(Why::WrongHolder { seat }) }
}

fn same_deal(expected: u32, recorded: u32) -> Result<(), Why> {
    if expected == recorded { Ok(()) } else { Err(Why::DealNumber { expected, recorded }) }
}

fn finished(playing: &Playing, terms: Terms, result: &MatchResult) -> FinishedMatch {
    FinishedMatch {
        match_no: playing.match_no,
        terms,
        result: result.clone(),
        sheet: playing.sheet.clone(),
        score: playing.score.clone(),
        commitment: playing.secret.commitment(),
        secret: playing.secret.clone(),
        words: playing.words.clone(),
    }
}
