//! Checks that the matches of a log were dealt and judged as promised.
//!
//! What this check proves about a finished match depends on the words that were given for it. The secret is fixed before anybody can give
//! words and before the first card is dealt, and every deck follows from both, so nothing was changed after the commitment. No log proves
//! that this commitment is the one that was shown: the players who saw it must compare all of it. The program's operator could also have
//! drawn many secrets and kept one. But words come after the commitment, so a player who gave words that nobody could guess knows that the
//! secret was not chosen for these deals. (Nobody at the table sees another's words before the match begins. But the operator knows the
//! secret and can read all words: an accomplice at the table who gives words last could try many. `docs/fair-deals.md` says what remains
//! possible.)

use std::fmt;

use talon_cards::{Deck, Seat, fair, fair::Commitment};
use thiserror::Error;

use crate::{
    Event, MatchResult, Recorded, Table, TableId, Why,
    phase::{Open, Phase, Playing},
    words::recorded,
};

/// What is wrong with a log, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("record {seq}: {what}")]
pub struct Fault {
    /// The record at fault: 1, 2, …; 0 if the fault is in none of them.
    pub seq: u32,
    /// What is wrong with it.
    pub what: What,
}

/// What is wrong with a log. No variant carries a hidden card or a secret.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum What {
    /// The record cannot follow those before it, or contradicts the rules.
    #[error(transparent)]
    Log(#[from] Why),
    /// The secret and the words give another first dealer.
    #[error("the secret and the words make seat {drawn} the first dealer, not seat {recorded}")]
    FirstDealer {
        /// The seat that they give.
        drawn: Seat,
        /// The seat that stands in the log.
        recorded: Seat,
    },
    /// The secret, the words and the deal's number give another deck.
    #[error("the secret and the words give deal {deal_no} another deck: they differ from card {card} on")]
    Deck {
        /// The deal of its match.
        deal_no: u32,
        /// The first card that differs, counted from 1 in dealing order.
        card: usize,
    },
    /// A lobby cannot have recorded these words: recorded words have at most 64 characters, without control characters or white space other
    /// than single spaces.
    #[error("these are no words that a lobby records")]
    Words,
    /// An exported file's commitment does not match the secret in its log.
    #[error("the file's commitment of match {match_no} is not the one in its log")]
    Promise {
        /// The match.
        match_no: u32,
    },
    /// An exported file lacks the commitment of a match, or has one of a match that its log lacks.
    #[error("the file's list of commitments does not fit its log at match {match_no}")]
    Promises {
        /// The match.
        match_no: u32,
    },
    /// An exported file names another table than its log.
    #[error("the file is of another table than its log")]
    Table,
}

/// Whose words entered a match's deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// Every person's.
    Everyone,
    /// Some person's, but not every person's.
    Someone,
    /// Nobody's.
    NoOne,
}

/// What the check of a match allows one to say about its deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Nothing was changed after the commitment.
    Unchanged,
    /// And every player who gave words knows that the secret was not chosen for these deals.
    UnchosenForWhoGaveWords,
    /// And every player knows that.
    Unchosen,
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unchanged => {
                "nothing was changed after the commitment; nobody gave words, so the secret may have been chosen for its deals"
            }
            Self::UnchosenForWhoGaveWords => {
                "nothing was changed after the commitment; players who gave words know that the secret was not chosen for these deals"
            }
            Self::Unchosen => {
                "nothing was changed after the commitment; everybody gave words, and so knows that the secret was not chosen for \
                 these deals"
            }
        })
    }
}

/// A finished match that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedMatch {
    /// The match: 1, 2, ….
    pub match_no: u32,
    /// The commitment, to be compared with the one that the lobby showed.
    pub commitment: Commitment,
    /// Whose words entered the deals.
    pub words: Words,
    /// The words that entered them, by seat.
    pub given: Vec<Option<String>>,
    /// How many deals were dealt, the last one finished or not.
    pub deals: u32,
    /// How many actions were checked.
    pub actions: u32,
    /// How many deals that count were played by an earlier revision of the rules than this build's. Their decks were checked; the play was
    /// not.
    pub unjudged: u32,
    /// The deals that were dealt again because the rules had changed during them, with the cards of the next number.
    pub redealt: Vec<u32>,
    /// The resulting result.
    pub result: MatchResult,
}

impl VerifiedMatch {
    /// What one may say about the match's deals.
    #[must_use]
    pub fn claim(&self) -> Claim {
        match self.words {
            Words::Everyone => Claim::Unchosen,
            Words::Someone => Claim::UnchosenForWhoGaveWords,
            Words::NoOne => Claim::Unchanged,
        }
    }
}

/// A log in which everything is as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The table.
    pub table: TableId,
    /// Its finished matches.
    pub matches: Vec<VerifiedMatch>,
    /// Whether another match is running; so far it was checked too.
    pub running: bool,
}

/// Checks a whole log: each match's secret is the one committed to before the first words and the first card; the first dealer and every
/// deck follow from it, the words and the deal's number; every action was legal and made by the holder of the seat; words are such as a
/// lobby takes; and every outcome, score and result follows.
///
/// # Errors
/// [`Fault`], the first one.
pub fn verify(log: &[Recorded]) -> Result<Verified, Fault> {
    let mut table = Table::new();
    let mut matches = Vec::new();
    let mut tally = Tally::default();
    for record in log {
        let fault = |what| Fault { seq: record.seq, what };
        if let Event::WordsGiven { words, .. } = &record.event
            && recorded(words).as_ref() != Ok(words)
        {
            return Err(fault(What::Words));
        }
        if let Some(open) = &table.open {
            drawn_as_promised(open, &record.event).map_err(fault)?;
        }
        table.evolve(record).map_err(|bad| fault(bad.why.into()))?;
        let playing = table.open.as_ref().and_then(Open::playing);
        tally.count(&record.event, playing.is_some_and(|playing| playing.outdated));
        if let (Event::Started { .. }, Some(playing)) = (&record.event, playing) {
            tally.words = words(playing);
        }
        if let Some(Phase::Over(over)) = table.open.as_ref().map(|open| &open.phase)
            && let Event::MatchEnded { .. } = record.event
        {
            let finished = &over.finished;
            matches.push(VerifiedMatch {
                match_no: finished.match_no,
                commitment: finished.commitment,
                words: tally.words,
                given: finished.words.clone(),
                deals: tally.deals,
                actions: tally.actions,
                unjudged: tally.unjudged,
                redealt: tally.redealt,
                result: finished.result.clone(),
            });
            tally = Tally::default();
        }
    }
    let id = table.id().ok_or(Fault { seq: 0, what: What::Log(Why::Empty) })?;
    Ok(Verified { table: id, matches, running: table.is_playing() })
}

struct Tally {
    words: Words,
    deals: u32,
    actions: u32,
    unjudged: u32,
    redealt: Vec<u32>,
}

impl Default for Tally {
    fn default() -> Self {
        Self { words: Words::NoOne, deals: 0, actions: 0, unjudged: 0, redealt: Vec::new() }
    }
}

impl Tally {
    fn count(&mut self, event: &Event, outdated: bool) {
        match event {
            Event::Dealt { .. } => {
                self.deals = self.deals.saturating_add(1);
                self.unjudged = self.unjudged.saturating_add(u32::from(outdated));
            }
            Event::Revised { deal_no, .. } => {
                self.redealt.push(*deal_no);
                // The deal that does not count began under the previous revision.
                self.deals = self.deals.saturating_sub(1);
                self.unjudged = self.unjudged.saturating_sub(1);
            }
            Event::Acted { .. } if outdated => {}
            Event::Acted { .. } => self.actions = self.actions.saturating_add(1),
            Event::Opened { .. }
            | Event::Prepared { .. }
            | Event::Reserved { .. }
            | Event::BoardsFixed { .. }
            | Event::Joined { .. }
            | Event::Left { .. }
            | Event::AiJoined { .. }
            | Event::AiLeft { .. }
            | Event::OptionSet { .. }
            | Event::WordsGiven { .. }
            | Event::Ready { .. }
            | Event::StartHeld { .. }
            | Event::Started { .. }
            | Event::DealEnded { .. }
            | Event::Preferred { .. }
            | Event::EndProposed { .. }
            | Event::EndWithdrawn { .. }
            | Event::StoodIn { .. }
            | Event::Returned { .. }
            | Event::Replaced { .. }
            | Event::PauseProposed { .. }
            | Event::Paused { .. }
            | Event::Resumed { .. }
            | Event::Undone { .. }
            | Event::Delayed { .. }
            | Event::MatchEnded { .. }
            | Event::Closed { .. } => {}
        }
    }
}

/// Checks that a drawn dealer or deck follows from the secret, the words and the number.
fn drawn_as_promised(open: &Open, event: &Event) -> Result<(), What> {
    match (&open.phase, event) {
        (Phase::Lobby(lobby), Event::Started { first_dealer, .. }) => {
            let drawn = open.first_dealer(lobby);
            if drawn == *first_dealer { Ok(()) } else { Err(What::FirstDealer { drawn, recorded: *first_dealer }) }
        }
        (Phase::Playing(playing), Event::Dealt { deal_no, deck, .. }) => same_deck(open, playing, *deal_no, deck),
        (Phase::Unprepared | Phase::Lobby(_) | Phase::Playing(_) | Phase::Over(_) | Phase::Closed(_), _) => Ok(()),
    }
}

fn same_deck(open: &Open, playing: &Playing, deal_no: u32, deck: &Deck) -> Result<(), What> {
    let drawn = fair::shuffle(&open.terms.rules.pack(), &playing.seed(deal_no));
    let (drawn, recorded) = (drawn.cards(), deck.cards());
    if drawn == recorded {
        return Ok(());
    }
    let same = drawn.iter().zip(recorded).take_while(|(a, b)| a == b).count();
    Err(What::Deck { deal_no, card: same.saturating_add(1) })
}

/// Whose words a match began with. Words belong to the seat, even after somebody takes it over.
fn words(playing: &Playing) -> Words {
    let persons = || {
        let seats = playing.seats.iter().zip(&playing.words);
        seats.filter(|(sitting, _)| sitting.holder.person().is_some()).map(|(_, words)| words.is_some())
    };
    match (persons().any(|given| given), persons().all(|given| given)) {
        (true, true) => Words::Everyone,
        (true, false) => Words::Someone,
        (false, _) => Words::NoOne,
    }
}
