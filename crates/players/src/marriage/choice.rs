//! The choices where nothing is certain, and what each leads to.

use talon_games::marriage::Move;

use super::cards::Id;
use super::features::{Stage, features};
use super::known::{Known, Last};
use super::strict::Lead;
use super::{leads, plays};

/// Something to decide on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    Lead(Lead),
    Reply(Id),
    Close,
    Draw,
}

/// What a choice leads to.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Outlook {
    /// The deal is over with so many game points.
    Settled(i8),
    /// It goes on, in a position with these features.
    Open(Vec<u16>),
}

impl Choice {
    /// Every choice among the legal moves.
    pub(super) fn all(legal: &[Move], known: &Known) -> Vec<Choice> {
        let plays = plays(legal);
        let cards: Vec<Choice> = match known.led {
            Some(_) => plays.iter().map(Choice::Reply).collect(),
            None => leads(legal, known, plays).into_iter().map(Choice::Lead).collect(),
        };
        let others = [(Move::Draw, Choice::Draw), (Move::Close, Choice::Close)];
        let others = others.into_iter().filter(|(made, _)| legal.contains(made)).map(|(_, choice)| choice);
        cards.into_iter().chain(others).collect()
    }

    /// The move that begins it.
    pub(super) fn made(self, legal: &[Move]) -> Move {
        match self {
            Choice::Close => Move::Close,
            Choice::Draw => Move::Draw,
            Choice::Reply(id) => Move::Play(id.card()),
            Choice::Lead(lead) => lead.made(legal),
        }
    }

    /// What the side knows after this choice; while the deal goes on, the cards to come are open.
    pub(super) fn outlook(self, known: &Known) -> Outlook {
        let mut after = *known;
        match self {
            Choice::Draw => Outlook::Open(features(&after, Stage::Drew)),
            Choice::Close => {
                after.tally.close(0);
                Outlook::Open(features(&after, Stage::Closed))
            }
            Choice::Lead(lead) => led(after, lead),
            Choice::Reply(reply) => replied(after, reply),
        }
    }
}

fn led(mut after: Known, lead: Lead) -> Outlook {
    let terms = after.terms;
    let Lead { card, announce } = lead;
    if announce {
        let has_trick = after.tally.tricks != [0, 0];
        after.tally.marry(&terms, 0, terms.marriage(card.suit()));
        after.shown = card.partner().map_or(after.shown, |partner| after.shown.with(partner));
        if has_trick && after.tally.may_claim(&terms, 0) {
            return Outlook::Settled(after.tally.claim(&terms, 0));
        }
    }
    after.hand = after.hand.without(card);
    Outlook::Open(features(&after, Stage::Led(card)))
}

fn replied(mut after: Known, reply: Id) -> Outlook {
    let terms = after.terms;
    let is_strict = after.is_strict();
    let Some(led) = after.led.take() else { return Outlook::Settled(0) };
    let winner = usize::from(!reply.beats(led, terms.trump));
    after.hand = after.hand.without(reply);
    after.last = Some(Last { led, followed: reply, own_lead: false });
    after.tally.win_trick(winner, terms.value(led) + terms.value(reply));
    if is_strict && after.hand.is_empty() {
        Outlook::Settled(after.tally.played_out(&terms, winner))
    } else if after.tally.may_claim(&terms, winner) {
        Outlook::Settled(after.tally.claim(&terms, winner))
    } else {
        Outlook::Open(features(&after, if winner == 0 { Stage::Won } else { Stage::Lost }))
    }
}
