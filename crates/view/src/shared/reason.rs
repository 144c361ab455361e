//! What speaks against a choice, in words.

use talon_games::Reason;

use crate::Text;
use crate::words::{Phrase, Replay};

/// What speaks against a choice, given its label and that of the best one.
pub(crate) fn against(reason: Reason, chosen: Phrase, best: Phrase) -> Replay {
    match reason {
        Reason::Known => Replay::CoachKnown,
        Reason::Beaten { card, of } => Replay::CoachBeaten { card: Phrase(Text::from(card)), of },
        Reason::Counted { points } => Replay::CoachCounted { points },
        Reason::MarriageWins { suit } => Replay::CoachMarriageWins { suit: suit.into() },
        Reason::MarriageUnshown { suit, points } => Replay::CoachMarriageUnshown { suit: suit.into(), points },
        Reason::MarriageBroken { card, points } => Replay::CoachMarriageBroken { card: card.into(), points },
        Reason::ClosingMakes { of } => Replay::CoachClosingMakes { of },
        Reason::ClosingFails { of } => Replay::CoachClosingFails { of },
        Reason::Void { suit, of } => Replay::CoachVoid { suit: suit.into(), of },
        Reason::TrickLeft { points } => Replay::CoachTrickLeft { best, chosen, points },
        Reason::TrickFed { card, points } => Replay::CoachTrickFed { card: card.into(), points },
        Reason::TrickPoor { card, points } => Replay::CoachTrickPoor { card: card.into(), points },
        Reason::HigherOut { card, higher } => Replay::CoachHigherOut { card: card.into(), higher },
        Reason::TrumpsOut { trumps } => Replay::CoachTrumpsOut { trumps },
        Reason::Ruffed { suit, of } => Replay::CoachRuffed { suit: suit.into(), of },
        Reason::BelotUnsaid { card, points } => Replay::CoachBelotUnsaid { card: card.into(), points },
        Reason::CallWins { of } => Replay::CoachCallWins { best, of },
        Reason::CallLoses { of } => Replay::CoachCallLoses { chosen, of },
        Reason::FewWait { card, own, better, than } => {
            Replay::CoachFewWait { card: card.into(), own, better: better.into(), than }
        }
        Reason::HelpsOthers { card, cards } => Replay::CoachHelpsOthers { card: card.into(), cards },
        Reason::FurtherCard { better } => Replay::CoachFurtherCard { better: better.into() },
        Reason::GivenFits { card } => Replay::CoachGivenFits { card: card.into() },
        Reason::GivenAwaited { card, own } => Replay::CoachGivenAwaited { card: card.into(), own },
        Reason::GivenCheap { card, points, better, than } => {
            Replay::CoachGivenCheap { card: card.into(), points, better: better.into(), than }
        }
    }
}
