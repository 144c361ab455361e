//! What each game of the family defines: its types, and every rule in which the games differ, by name.

use strum::{EnumString, IntoStaticStr, VariantNames};

use std::hash::Hash;

use talon_cards::{Card, Seat};

use super::{Closed, Count, Move, Pack, TurnUp};
use crate::game::{GameAction, GameOutcome, GameScore, Progress};
use crate::options::GameRules;

/// The rules of one game of the family, under one table's options.
///
/// The family's [`Deal`](super::Deal) is one state machine. It asks the rule set wherever the games differ, and each such question is one
/// method here, answered with a value of its own type.
pub trait RuleSet: GameRules + Copy + Eq + Hash + 'static {
    /// The game's name in `Debug`.
    const NAME: &'static str;
    /// See [`Game::RULES_REV`](crate::Game::RULES_REV).
    const REVISION: u32;

    /// What a player can do: the [`Move`]s that the game knows. A card converts to playing it.
    type Action: GameAction + Eq + Into<Move> + TryFrom<Move> + From<Card>;
    /// How a deal ends.
    type Outcome: GameOutcome + Copy + Eq;
    /// The facts of a close.
    type Closing: Closed;
    /// The match's score.
    type Score: GameScore;

    /// The cards that are played with.
    fn pack(&self) -> Pack;

    /// When the trump card is turned.
    fn turn_up(&self) -> TurnUp;

    /// What a nine is worth in a trick.
    fn nine_points(&self) -> u8 {
        0
    }

    /// When both draw.
    fn draw(&self) -> DrawWindow;

    /// When the lowest trump may be swapped for the turned card.
    fn exchange(&self) -> Window;

    /// When the talon may be closed.
    fn closing(&self) -> Window;

    /// How marriages are made, and when they count.
    fn marriages(&self) -> Marriages;

    /// How a deal ends before the cards run out.
    fn ending(&self) -> Ending;

    /// What the closer's opponent may still do for himself.
    fn against_closer(&self) -> AgainstCloser;

    /// Whose points of the running deal are shown.
    fn show_points(&self) -> ShowPoints;

    /// How the deal ends when this seat claims, or has 66 where deals end by themselves.
    fn settle(&self, count: &Count<'_, Self::Closing>, claimant: Seat) -> Self::Outcome;

    /// How the deal ends when the cards run out.
    fn count_out(&self, count: &Count<'_, Self::Closing>, last_winner: Seat) -> Self::Outcome;

    /// The score before the first deal of a match.
    fn start(&self, first_dealer: Seat) -> Self::Score;

    /// Adds a deal to the score.
    fn record(&self, score: &mut Self::Score, outcome: &Self::Outcome) -> Progress;
}

/// The first lead of the deal at which something is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// From the first: nobody needs a trick.
    FirstLead,
    /// From the second, when the player on lead has won a trick.
    FirstTrick,
}

/// When the player on lead may do something with the talon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The first lead at which it is allowed.
    pub since: Since,
    /// The smallest talon, the turned card included.
    pub min_talon: u8,
}

/// When both draw after a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawWindow {
    /// At once.
    AtOnce,
    /// When the winner of the trick says so: before that he may close or claim.
    OnDemand,
}

/// How marriages are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarriageBy {
    /// By saying so, before the king or the queen is led.
    Announcing,
    /// By leading the king or the queen.
    Leading,
}

/// When marriages are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarriagePhase {
    /// Only while cards are drawn.
    Open,
    /// Also once the talon is closed or exhausted.
    Any,
}

/// When the points of a marriage count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Credit {
    /// As soon as its player has a trick, won before it or after it.
    OwnTrick,
    /// When its player wins a further trick, or declares with the marriage.
    FurtherTrick,
}

/// The rules of marriages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marriages {
    /// How they are made.
    pub by: MarriageBy,
    /// The first lead at which they are allowed.
    pub since: Since,
    /// In which phase.
    pub phase: MarriagePhase,
    /// When they count.
    pub credit: Credit,
}

/// How a deal ends before the cards run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A player on lead says that he has 66, and may be wrong.
    ByClaim,
    /// By itself, as soon as a player has 66 with a trick or a marriage.
    ByItself,
}

/// What the closer's opponent may still do for himself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgainstCloser {
    /// Everything: he may win the deal.
    PlaysOn,
    /// His points count, but he may not claim.
    MayNotClaim,
    /// Nothing that he wins counts: he makes no marriage, and cannot end the deal.
    Frozen,
}

impl AgainstCloser {
    /// Whether he may end the deal, with a claim or by having 66.
    pub(super) const fn may_end(self) -> bool {
        match self {
            Self::PlaysOn => true,
            Self::MayNotClaim | Self::Frozen => false,
        }
    }
}

/// Whose points of the running deal are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ShowPoints {
    /// Nobody's: players must remember.
    #[default]
    Off,
    /// To every player his own.
    Own,
    /// Everybody's to everybody.
    Both,
}
