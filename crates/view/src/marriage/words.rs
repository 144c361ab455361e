//! Sentences for tables of every game of the marriage family, by each game in its own terms.

use std::borrow::Cow;

use crate::Locale;
use crate::words::{Phrase, Sentence, Symbols, Variables, Who, vocabulary};

vocabulary! {
    /// Sentences that every game of the family says, each under a key such as `marriage-turn-lead`. Where a game says it in words of its
    /// own, that message has [`Dialect::PREFIX`] in place of `marriage`.
    pub(crate) enum Family {
        // The game.
        Name = "name",
        // Whose turn.
        TurnLead = "turn-lead" { player: Who },
        TurnFollow = "turn-follow" { player: Who, leader: Who, card: Symbols },
        TurnMarriage = "turn-marriage" { player: Who, suit: Symbols },
        // What lies on the table.
        TalonOpen = "talon-open" { trump: Symbols, turned: Symbols, talon: u8 },
        TalonClosed = "talon-closed" { trump: Symbols, player: Who, talon: u8 },
        TalonEmpty = "talon-empty" { trump: Symbols },
        Strict = "strict",
        Tricks = "tricks" { first: Who, first_tricks: u8, second: Who, second_tricks: u8 },
        Announced = "announced" { player: Who, suit: Symbols, points: u8 },
        Exchanged = "exchanged" { player: Who, low: Symbols, card: Symbols },
        Points = "points" { player: Who, points: u8 },
        // In a picture.
        NoteMarriage = "note-marriage" { suit: Symbols, points: u8 },
        NoteMarriages = "note-marriages" { list: Phrase },
        NoteTotals = "note-totals" { points: u8, tricks: u8, marriages: u8 },
        // A hand in 200 characters.
        AlertWaiting = "alert-waiting" { cards: Symbols, trump: Symbols },
        AlertTurn = "alert-turn" { cards: Symbols, trump: Symbols },
        // Buttons.
        ButtonMarriage = "button-marriage" { suit: Symbols, points: u8 },
        ButtonExchange = "button-exchange" { low: Symbols, card: Symbols },
        ButtonClose = "button-close",
        ButtonClaim = "button-claim",
        // What is asked before a decision that may cost the deal.
        AskClaim = "ask-claim",
        AskPoints = "ask-points" { points: u8 },
        ClaimCosts = "claim-costs",
        AskClose = "ask-close",
        CloseCosts = "close-costs",
        // A finished deal.
        DealWon = "deal-won" { deal: u32, winner: Who, points: u8 },
        Totals = "totals" { player: Who, points: u8, tricks: u8, marriages: u8 },
        // Why it counts as much as it does.
        StakeSaved = "stake-saved" { player: Who, points: u8 },
        StakeLow = "stake-low" { player: Who, points: u8 },
        StakeNothing = "stake-nothing" { player: Who },
        PenaltyTwo = "penalty-two" { player: Who },
        PenaltyNoTrickNow = "penalty-no-trick-now" { player: Who },
        PenaltyNoTrickAtClose = "penalty-no-trick-at-close" { player: Who },
        // What is allowed, and why.
        WhyLeadFirst = "why-lead-first" { player: Who, dealer: Who },
        WhyLeadWinner = "why-lead-winner" { player: Who },
        WhyLeadAny = "why-lead-any",
        WhyOpenAny = "why-open-any",
        WhyStrictClosed = "why-strict-closed",
        WhyStrictEmpty = "why-strict-empty",
        WhyBeat = "why-beat" { led: Symbols, cards: Symbols },
        WhyFollow = "why-follow" { suit: Symbols, cards: Symbols },
        WhyTrump = "why-trump" { suit: Symbols, cards: Symbols },
        WhyNothing = "why-nothing" { suit: Symbols },
        WhyMarriage = "why-marriage" { cards: Symbols },
        WhyBlocked = "why-blocked" { cards: Symbols },
        WhyMayAnnounce = "why-may-announce" { suit: Symbols, points: u8 },
        WhyMayExchange = "why-may-exchange" { low: Symbols, card: Symbols },
        WhyExchangeTooLate = "why-exchange-too-late" { low: Symbols },
        WhyExchangeClosed = "why-exchange-closed" { low: Symbols },
        WhyMayClose = "why-may-close",
        WhyMayClaim = "why-may-claim",
        WhyWait = "why-wait",
        WhyPrivate = "why-private",
    }
}

/// How one game of the family speaks.
pub(crate) trait Dialect {
    /// What its keys begin with.
    const PREFIX: &'static str;

    /// What it alone has to say.
    type Own: Sentence;
}

/// A sentence of one game: one that the whole family has, or its own.
pub(crate) enum Said<R: Dialect> {
    /// The family's, in the game's terms.
    Shared(Family),
    /// The game's own.
    Own(R::Own),
}

impl<R: Dialect> From<Family> for Said<R> {
    fn from(sentence: Family) -> Self {
        Self::Shared(sentence)
    }
}

impl<R: Dialect> Sentence for Said<R> {
    fn key(&self) -> Cow<'static, str> {
        match self {
            Self::Shared(sentence) => format!("{}-{}", R::PREFIX, sentence.entry_key()).into(),
            Self::Own(sentence) => sentence.key(),
        }
    }

    fn shared_key(&self) -> Option<Cow<'static, str>> {
        match self {
            Self::Shared(sentence) => Some(of_family(sentence.entry_key())),
            Self::Own(sentence) => sentence.shared_key(),
        }
    }

    fn variables(&self, locale: Locale) -> Variables {
        match self {
            Self::Shared(sentence) => sentence.put_variables(locale),
            Self::Own(sentence) => sentence.variables(locale),
        }
    }

    fn holds_foreign_text(&self) -> bool {
        match self {
            Self::Shared(sentence) => sentence.names_people(),
            Self::Own(sentence) => sentence.holds_foreign_text(),
        }
    }
}

/// The key under which a sentence stands for the whole family.
fn of_family(key: &str) -> Cow<'static, str> {
    format!("marriage-{key}").into()
}

#[cfg(test)]
impl<R: Dialect> Said<R> {
    /// The entries of the family's list that the game must have.
    pub(crate) fn entries() -> Vec<crate::words::Entry> {
        let own = |entry: crate::words::Entry| crate::words::Entry {
            key: format!("{}-{}", R::PREFIX, entry.key).into(),
            shared: Some(of_family(&entry.key)),
            ..entry
        };
        Family::entries().into_iter().map(own).collect()
    }

    /// The family's sentences several times, with different contents.
    pub(crate) fn samples() -> Vec<Self> {
        Family::samples().into_iter().map(Self::Shared).collect()
    }
}
