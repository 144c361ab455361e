//! The rules that an action can break, by name.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::BadCode;

/// The action is against a rule of the game; nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("illegal: {rule}")]
pub struct Illegal {
    /// The rule that forbids it.
    pub rule: Rule,
}

impl From<Rule> for Illegal {
    fn from(rule: Rule) -> Self {
        Self { rule }
    }
}

/// Why an action is refused, precisely enough for a sentence to the person who tried it.
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Rule::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_a_rule)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Another seat is on turn.
    NotYourTurn,
    /// The deal is over.
    DealOver,
    /// The card is not in the player's hand.
    NotInHand,
    /// The player holds a card of the suit that was led.
    MustFollow,
    /// The player follows suit with a lower card although he holds a higher one.
    MustBeat,
    /// The player has no card of the suit that was led, but a trump.
    MustTrump,
    /// After announcing a marriage its king or queen must be led.
    MustLeadMarriage,
    /// Both players draw first.
    DrawFirst,
    /// Only the player on lead may do that.
    NotOnLead,
    /// Not in the first trick of the deal.
    FirstTrick,
    /// The player has not won a trick yet.
    NoTrickYet,
    /// The talon is closed.
    TalonClosed,
    /// The talon is exhausted.
    TalonEmpty,
    /// Too few cards are left in the talon.
    TalonTooSmall,
    /// The player does not hold the nine of trumps.
    NoNine,
    /// The player does not hold the jack of trumps.
    NoJack,
    /// The player does not hold both the king and the queen.
    NoMarriage,
    /// A marriage has been announced in this lead.
    MarriageAlready,
    /// The table forbids marriages once the talon is closed or exhausted.
    StrictMarriage,
    /// A marriage is made by leading its king or queen; nothing is announced.
    MarriageByLeading,
    /// Once the talon is closed, only the player who closed may do that.
    CloserOnly,
    /// Nothing is to be drawn now.
    NothingToDraw,
    /// Nobody claims at this table: the deal ends by itself.
    CannotClaim,
    /// The action belongs to another game.
    NotInThisGame,
    /// The first card of a round of Ristiseiska is the seven of clubs.
    SevenOfClubsFirst,
    /// The seven of the suit is not on the table yet.
    SuitNotOpen,
    /// The eight waits for the six of its suit.
    SixFirst,
    /// The five waits for the eight of its suit.
    EightFirst,
    /// The neighbour of the card is not on the table yet.
    NotNext,
    /// The player holds a card that fits, and must play one.
    MustPlay,
    /// The player owes a card to the one who is stuck.
    MustGive,
    /// Nobody waits for a card.
    NothingToGive,
    /// The turn has gone round without a card played: a card that fits is given only by a player who has no other.
    MustGiveUseless,
    /// The auction is not over yet.
    AuctionFirst,
    /// The auction is over.
    AuctionOver,
    /// A bid must be higher than the one that stands.
    BidTooLow,
    /// Nobody has bid yet.
    NothingToDouble,
    /// The contract is doubled already.
    ContraAlready,
    /// Recontra answers a contra.
    NoContra,
    /// The contract is redoubled already.
    RecontraAlready,
    /// At this table only the declarer says recontra.
    DeclarerRecontras,
    /// The player has to trump and holds a trump higher than the one on the table.
    MustOvertrump,
    /// At no trump nothing is declared.
    NothingAtNoTrump,
    /// Combinations are declared with the first card.
    TooLateToDeclare,
    /// A card serves in one combination only.
    CardServesAlready,
    /// The player holds no such combination that he has not declared.
    NoCombination,
    /// At this table belot is announced by itself.
    BelotByItself,
    /// A card thrown off on another suit announces no belot.
    BelotThrownOff,
    /// Belot is said with the king or queen of trumps while the other is in hand.
    NoBelot,
}

impl Rule {
    /// Every rule.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The rule's stable name in kebab-case, such as `must-follow`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

const fn not_a_rule(_: &str) -> BadCode {
    BadCode { of: "a rule" }
}
