//! Refusals as sentences. Every match is exhaustive: a new refusal does not compile without words.

use std::time::Duration;

use talon_games::Rule;
use talon_table::{Mistake, Refusal, Stale, Timestamp};

use super::{Moment, Msg};

impl Msg {
    /// What to answer to a refused command. With the present moment the answer can tell how long to wait.
    #[must_use]
    pub fn refusal(refusal: &Refusal, now: Timestamp) -> Self {
        match refusal {
            Refusal::Mistake(Mistake::NotAbandonedYet { until }) => wait(until.since(now)),
            Refusal::Mistake(mistake) => Self::from(*mistake),
            Refusal::Stale(stale) => Self::from(*stale),
        }
    }
}

/// Rounded up, so that a person who waits as long as told is not told to wait again.
fn wait(remaining: Duration) -> Msg {
    let minutes = u32::try_from(remaining.as_secs().div_ceil(60)).unwrap_or(u32::MAX).max(1);
    if minutes <= 90 {
        Msg::NotAbandonedForMinutes { minutes }
    } else {
        Msg::NotAbandonedForHours { hours: minutes.div_ceil(60) }
    }
}

impl From<Mistake> for Msg {
    fn from(mistake: Mistake) -> Self {
        match mistake {
            Mistake::NotSeated => Self::NotSeated,
            Mistake::NotHost => Self::NotHost,
            Mistake::TableFull => Self::TableFull,
            Mistake::AlreadySeated => Self::AlreadySeated,
            Mistake::PrivateTable => Self::PrivateTable,
            Mistake::NotEnoughPlayers => Self::NotEnoughPlayers,
            Mistake::NotInLobby => Self::NotInLobby,
            Mistake::NotPlaying => Self::NotPlaying,
            Mistake::UnknownOption => Self::UnknownOption,
            Mistake::TooManySeated => Self::TooManySeated,
            Mistake::Illegal(rule) => Self::from(rule),
            Mistake::NotYourTurn => Self::NotYourTurn,
            Mistake::WordsTooLong => Self::WordsTooLong,
            Mistake::WordsEmpty => Self::WordsEmpty,
            Mistake::AlreadyProposed => Self::AlreadyProposed,
            Mistake::AlreadyReady => Self::AlreadyReady,
            Mistake::NotAbandonedYet { until } => Self::NotAbandonedYet { until: Moment(until) },
            Mistake::WaitsForYou => Self::WaitsForYou,
            Mistake::NoAiHere => Self::NoAiHere,
            Mistake::OthersNotReady => Self::OthersNotReady,
            Mistake::UndoOff => Self::UndoOff,
            Mistake::NothingToUndo => Self::NothingToUndo,
            Mistake::AlreadyAway => Self::AlreadyAway,
            Mistake::NotAway => Self::NotAway,
            Mistake::Removed => Self::RemovedFromMatch,
            Mistake::OwnMatch => Self::OwnMatch,
            Mistake::GaveUpAnother => Self::GaveUpAnother,
            Mistake::SeatInPlay => Self::SeatInPlay,
            Mistake::AlreadyPaused => Self::AlreadyPaused,
            Mistake::NotPaused => Self::NotPaused,
            Mistake::NotAdmin => Self::AdminsOnly,
            Mistake::NobodyHere => Self::NobodyHere,
            Mistake::Reserved => Self::Reserved,
            Mistake::SameCards => Self::SameCards,
            Mistake::PlayedOnce => Self::PlayedOnce,
            Mistake::Settled => Self::Settled,
            Mistake::Spectator => Self::Spectator,
        }
    }
}

impl From<Stale> for Msg {
    fn from(stale: Stale) -> Self {
        match stale {
            Stale::Turn => Self::StaleTurn,
            Stale::Phase => Self::StalePhase,
            Stale::Done => Self::StaleDone,
            Stale::Closed => Self::StaleClosed,
        }
    }
}

impl From<Rule> for Msg {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::NotYourTurn => Self::NotYourTurn,
            Rule::DealOver => Self::DealOver,
            Rule::NotInHand => Self::NotInHand,
            Rule::MustFollow => Self::MustFollow,
            Rule::MustBeat => Self::MustBeat,
            Rule::MustTrump => Self::MustTrump,
            Rule::MustLeadMarriage => Self::MustLeadMarriage,
            Rule::DrawFirst => Self::DrawFirst,
            Rule::NotOnLead => Self::NotOnLead,
            Rule::FirstTrick => Self::FirstTrick,
            Rule::NoTrickYet => Self::NoTrickYet,
            Rule::TalonClosed => Self::TalonClosed,
            Rule::TalonEmpty => Self::TalonEmpty,
            Rule::TalonTooSmall => Self::TalonTooSmall,
            Rule::NoNine => Self::NoNine,
            Rule::NoJack => Self::NoJack,
            Rule::NoMarriage => Self::NoMarriage,
            Rule::MarriageAlready => Self::MarriageAlready,
            Rule::StrictMarriage => Self::StrictMarriage,
            Rule::MarriageByLeading => Self::MarriageByLeading,
            Rule::CloserOnly => Self::CloserOnly,
            Rule::NothingToDraw => Self::NothingToDraw,
            Rule::CannotClaim => Self::CannotClaim,
            Rule::NotInThisGame => Self::NotInThisGame,
            Rule::SevenOfClubsFirst => Self::SevenOfClubsFirst,
            Rule::SuitNotOpen => Self::SuitNotOpen,
            Rule::SixFirst => Self::SixFirst,
            Rule::EightFirst => Self::EightFirst,
            Rule::NotNext => Self::NotNext,
            Rule::MustPlay => Self::MustPlay,
            Rule::MustGive => Self::MustGive,
            Rule::NothingToGive => Self::NothingToGive,
            Rule::MustGiveUseless => Self::MustGiveUseless,
            Rule::AuctionFirst => Self::AuctionFirst,
            Rule::AuctionOver => Self::AuctionOver,
            Rule::BidTooLow => Self::BidTooLow,
            Rule::NothingToDouble => Self::NothingToDouble,
            Rule::ContraAlready => Self::ContraAlready,
            Rule::NoContra => Self::NoContra,
            Rule::RecontraAlready => Self::RecontraAlready,
            Rule::DeclarerRecontras => Self::DeclarerRecontras,
            Rule::MustOvertrump => Self::MustOvertrump,
            Rule::NothingAtNoTrump => Self::NothingAtNoTrump,
            Rule::TooLateToDeclare => Self::TooLateToDeclare,
            Rule::CardServesAlready => Self::CardServesAlready,
            Rule::NoCombination => Self::NoCombination,
            Rule::BelotByItself => Self::BelotByItself,
            Rule::BelotThrownOff => Self::BelotThrownOff,
            Rule::NoBelot => Self::NoBelot,
        }
    }
}

impl From<talon_league::Refusal> for Msg {
    fn from(refusal: talon_league::Refusal) -> Self {
        use talon_league::Refusal;
        match refusal {
            Refusal::Closed => Self::LeagueOver,
            Refusal::AlreadyIn => Self::LeagueAlreadyIn,
            Refusal::NotIn => Self::LeagueNotIn,
            Refusal::Full => Self::LeagueFull,
            Refusal::TooFew => Self::LeagueTooFew,
            Refusal::Playing => Self::LeaguePlaying,
            Refusal::NotPlaying => Self::LeagueNotPlaying,
            Refusal::Done => Self::StaleDone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Locale, say};

    #[test]
    fn a_refusal_tells_how_long_to_wait() {
        let refusal = Refusal::Mistake(Mistake::NotAbandonedYet { until: Timestamp(3_600_000 * 11) });
        let answer = |now: i64, locale| say(locale, &Msg::refusal(&refusal, Timestamp(now)));
        assert!(answer(0, Locale::En).plain().ends_with("in 11 hours."));
        assert!(answer(0, Locale::Bg).plain().ends_with("след 11 часа."));
        assert!(answer(3_600_000 * 11 - 61_000, Locale::Bg).plain().ends_with("след 2 минути."));
        assert!(answer(3_600_000 * 11 - 1, Locale::En).plain().ends_with("in one minute."));
        assert!(answer(3_600_000 * 12, Locale::Bg).plain().ends_with("след една минута."));
    }
}
