//! Events of a match.

use std::mem::discriminant;

use talon_cards::{Deck, Seat, SeatSet};
use talon_games::{AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyScore, Progress};

use crate::{
    Absence, DealEnd, DealRecord, Decider, FinishedMatch, How, MatchResult, Terms, Timestamp, Why,
    phase::{Deal, Open, Over, Phase, Playing, Sitting, Stage, Takeback, Tricks},
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
            Stage::Annulled { deal_no } => *deal_no,
            Stage::Scored(deal, Progress::Continue) => deal.deal_no.saturating_add(1),
            Stage::Scored(_, Progress::Finished { .. }) | Stage::Dealt(_) => return Err(why),
        };
        same_deal(expected, deal_no)?;
        let expected = playing.score.dealer();
        if dealer != expected && !playing.outdated {
            return Err(Why::Dealer { expected, recorded: dealer });
        }
        let deal = AnyDeal::deal(&rules, playing.count(), dealer, deck).map_err(|_| Why::Deck)?;
        // A deal that is dealt again leaves nothing behind.
        playing.earlier = playing.tricks.take().filter(|tricks| tricks.deal_no != deal_no);
        playing.tricks = Some(Tricks::new(deal_no, playing.count()));
        playing.stage =
            Stage::Dealt(Deal { deal_no, dealt_at: at, dealer, deal, lost: false, decided: SeatSet::EMPTY });
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
        let (Stage::Dealt(dealt), None) = (&mut playing.stage, playing.pause) else {
            return Err(why);
        };
        let before = dealt.deal.clone();
        let parsed = kind.parse_action(action).map_err(|_| Why::Notation);
        let Some(sitting) = playing.seats.get(seat.index()) else {
            return Err(Why::NoSuchSeat { seat });
        };
        let brought = match parsed.and_then(|parsed| played(dealt, seat, sitting, by, parsed)) {
            Ok(brought) => Some(brought),
            // It was legal by the rules of its time.
            Err(_) if playing.outdated => {
                dealt.lost = true;
                None
            }
            Err(why) => return Err(why),
        };
        if let Some(tricks) = &mut playing.tricks {
            tricks.follow(&dealt.deal);
            if let Decider::Person(_) = by {
                tricks.looks(seat);
            }
        }
        if let Decider::Person(_) = by {
            dealt.decided.insert(seat);
        }
        let revealed = brought.is_none_or(|brought| brought.iter().any(AnyGameEvent::reveals));
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

    pub(super) fn revised(&mut self, event: &'static str, deal_no: u32, rules_rev: u32) -> Result<(), Why> {
        let (why, known) = (self.not_now(event), self.terms.rules.kind().rules_rev());
        let boards = self.terms.boards.is_some();
        let playing = self.playing_mut(event)?;
        let Stage::Dealt(dealt) = &playing.stage else {
            return Err(why);
        };
        same_deal(dealt.deal_no, deal_no)?;
        if rules_rev > known {
            return Err(Why::RulesRevision { rev: rules_rev });
        }
        if rules_rev <= playing.rules_rev {
            return Err(Why::NotRevised);
        }
        playing.stage = Stage::Annulled { deal_no };
        playing.rules_rev = rules_rev;
        playing.outdated = rules_rev != known;
        playing.redealt = Some(deal_no);
        // A board keeps its cards, because other tables play them too.
        playing.annulled = playing.annulled.saturating_add(u32::from(!boards));
        playing.takeback = None;
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
        let progress = if playing.outdated {
            is_of(&rules, playing, outcome, score)?
        } else {
            follows(&rules, playing, &dealt.deal, outcome, score)?
        };
        let dealt = dealt.clone();
        playing.sheet.push(DealRecord {
            deal_no,
            dealer: dealt.dealer,
            score_before: playing.score.clone(),
            points_after: score.points(),
            end: Some(DealEnd { outcome: outcome.clone(), last_view: dealt.deal.view(None) }),
        });
        playing.score = score.clone();
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
        let follows = match result.how {
            // The rules of its time decide whether that ended the match.
            How::Played if playing.outdated => {
                result.seats == playing.seat_results() && result.points == playing.score.points()
            }
            _ => playing.result(result.how.clone()).as_ref() == Some(result),
        };
        if !follows {
            return Err(Why::Result);
        }
        let over = Over {
            finished: Box::new(finished(playing, terms, result)),
            seats: playing.seats.iter().map(stays).collect(),
            missed: playing.missed(),
        };
        self.phase = Phase::Over(over);
        if !self.phase.persons().any(|(_, person)| person == self.host) {
            // The host left during the match.
            self.host = self.phase.persons().next().map_or(self.host, |(_, person)| person);
        }
        Ok(())
    }
}

/// The sitting after the match: a person who left the match has left the table.
fn stays(sitting: &Sitting) -> Option<Sitting> {
    match sitting.away.as_ref().map(|away| away.why) {
        Some(Absence::Left | Absence::Removed) => None,
        Some(Absence::TimedOut) | None => Some(Sitting { away: None, ..sitting.clone() }),
    }
}

/// Plays the recorded decision, and returns its effect.
fn played(
    dealt: &mut Deal,
    seat: Seat,
    sitting: &Sitting,
    by: &Decider,
    action: AnyAction,
) -> Result<Vec<AnyGameEvent>, Why> {
    if dealt.lost {
        return Err(Why::Notation);
    }
    decided(&dealt.deal, seat, sitting, by, &action)?;
    dealt.deal.apply(seat, action).map_err(|illegal| Why::Illegal { rule: illegal.rule })
}

/// Checks the recorded outcome of a deal, and returns what it means for the match.
fn follows(
    rules: &AnyRules,
    playing: &Playing,
    deal: &AnyDeal,
    outcome: &AnyOutcome,
    score: &AnyScore,
) -> Result<Progress, Why> {
    let reached = deal.outcome().ok_or(Why::DealNotOver)?;
    if reached != *outcome {
        return Err(Why::Outcome);
    }
    let mut total = playing.score.clone();
    let progress = total.record(rules, &reached);
    if total == *score { Ok(progress) } else { Err(Why::Score) }
}

/// Checks whether a deal played by older rules can have had this outcome. The next record says whether it ended the match.
fn is_of(rules: &AnyRules, playing: &Playing, outcome: &AnyOutcome, score: &AnyScore) -> Result<Progress, Why> {
    if outcome.kind() != rules.kind() {
        return Err(Why::Outcome);
    }
    let alike = discriminant(score) == discriminant(&playing.score);
    let seats = playing.score.points().len();
    if alike && score.points().len() == seats { Ok(Progress::Continue) } else { Err(Why::Score) }
}

/// Checks that the recorded decider could decide: the seat's holder, the AI player in the holder's place, or nobody if there was no choice.
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
        // The secret stays hidden while other tables still play the same boards. The log has it for later.
        secret: terms.boards.is_none().then(|| playing.secret.clone()),
        words: playing.words.clone(),
        terms,
    }
}
