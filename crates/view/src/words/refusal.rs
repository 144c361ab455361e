//! Refusals as sentences. Every match is exhaustive: a new refusal does not compile without words.

use std::time::Duration;

use talon_games::Rule;
use talon_table::{Mistake, Refusal, Stale, Timestamp};

use super::{Length, Moment, Msg};

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

/// Up to an hour and a half in minutes, a longer time in hours.
fn wait(remaining: Duration) -> Msg {
    // Parts of a second do not count.
    let remaining = Duration::from_secs(remaining.as_secs());
    let in_minutes = remaining <= Duration::from_secs(90 * 60);
    Msg::NotAbandonedFor { wait: if in_minutes { Length::in_minutes(remaining) } else { Length::in_hours(remaining) } }
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
            Mistake::NobodyToAgree => Self::NobodyToAgree,
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
            Mistake::LobbyWorn => Self::LobbyWorn,
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

impl From<talon_league::Refusal> for Msg {
    fn from(refusal: talon_league::Refusal) -> Self {
        use talon_league::Refusal;
        match refusal {
            Refusal::Closed => Self::LeagueOver,
            Refusal::AlreadyIn => Self::LeagueAlreadyIn,
            Refusal::NotIn => Self::LeagueNotIn,
            Refusal::Removed => Self::LeagueRemoved,
            Refusal::Full => Self::LeagueFull,
            Refusal::TooFew => Self::LeagueTooFew,
            Refusal::Playing => Self::LeaguePlaying,
            Refusal::NotPlaying => Self::LeagueNotPlaying,
            Refusal::Done => Self::StaleDone,
        }
    }
}

/// The message of a rule that a move breaks. A rule without a sentence does not compile.
impl From<Rule> for Msg {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::NotYourTurn => Self::NotYourTurn,
            Rule::DealOver => Self::RuleDealOver,
            Rule::NotInHand => Self::RuleNotInHand,
            Rule::MustFollow => Self::RuleMustFollow,
            Rule::MustBeat => Self::RuleMustBeat,
            Rule::MustTrump => Self::RuleMustTrump,
            Rule::MustLeadMarriage => Self::RuleMustLeadMarriage,
            Rule::DrawFirst => Self::RuleDrawFirst,
            Rule::NotOnLead => Self::RuleNotOnLead,
            Rule::FirstTrick => Self::RuleFirstTrick,
            Rule::NoTrickYet => Self::RuleNoTrickYet,
            Rule::TalonClosed => Self::RuleTalonClosed,
            Rule::TalonEmpty => Self::RuleTalonEmpty,
            Rule::TalonTooSmall => Self::RuleTalonTooSmall,
            Rule::NoNine => Self::RuleNoNine,
            Rule::NoJack => Self::RuleNoJack,
            Rule::NoMarriage => Self::RuleNoMarriage,
            Rule::MarriageAlready => Self::RuleMarriageAlready,
            Rule::StrictMarriage => Self::RuleStrictMarriage,
            Rule::MarriageByLeading => Self::RuleMarriageByLeading,
            Rule::CloserOnly => Self::RuleCloserOnly,
            Rule::NothingToDraw => Self::RuleNothingToDraw,
            Rule::CannotClaim => Self::RuleCannotClaim,
            Rule::NotInThisGame => Self::RuleNotInThisGame,
            Rule::SevenOfClubsFirst => Self::RuleSevenOfClubsFirst,
            Rule::SuitNotOpen => Self::RuleSuitNotOpen,
            Rule::SixFirst => Self::RuleSixFirst,
            Rule::EightFirst => Self::RuleEightFirst,
            Rule::NotNext => Self::RuleNotNext,
            Rule::MustPlay => Self::RuleMustPlay,
            Rule::MustGive => Self::RuleMustGive,
            Rule::NothingToGive => Self::RuleNothingToGive,
            Rule::MustGiveUseless => Self::RuleMustGiveUseless,
            Rule::AuctionFirst => Self::RuleAuctionFirst,
            Rule::AuctionOver => Self::RuleAuctionOver,
            Rule::BidTooLow => Self::RuleBidTooLow,
            Rule::NothingToDouble => Self::RuleNothingToDouble,
            Rule::ContraAlready => Self::RuleContraAlready,
            Rule::NoContra => Self::RuleNoContra,
            Rule::RecontraAlready => Self::RuleRecontraAlready,
            Rule::DeclarerRecontras => Self::RuleDeclarerRecontras,
            Rule::MustOvertrump => Self::RuleMustOvertrump,
            Rule::NothingAtNoTrump => Self::RuleNothingAtNoTrump,
            Rule::TooLateToDeclare => Self::RuleTooLateToDeclare,
            Rule::CardServesAlready => Self::RuleCardServesAlready,
            Rule::NoCombination => Self::RuleNoCombination,
            Rule::BelotByItself => Self::RuleBelotByItself,
            Rule::BelotThrownOff => Self::RuleBelotThrownOff,
            Rule::NoBelot => Self::RuleNoBelot,
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
        assert!(answer(0, Locale::EN).plain().ends_with("in 11 hours."));
        assert!(answer(0, Locale::BG).plain().ends_with("след 11 часа."));
        assert!(answer(3_600_000 * 11 - 61_000, Locale::BG).plain().ends_with("след 2 минути."));
        assert!(answer(3_600_000 * 11 - 1, Locale::EN).plain().ends_with("in one minute."));
        assert!(answer(3_600_000 * 12, Locale::BG).plain().ends_with("след една минута."));
    }
}
