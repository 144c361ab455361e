//! The rules that an action can break, by name.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};

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

/// The text is no rule's code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the code of a rule")]
pub struct BadRule;

macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $rule:ident = $code:literal,)+) => {
        /// Why an action is refused, precisely enough to say it to the person who tried it.
        ///
        /// Its text, in `Display`, `FromStr` and serde, is its [code](Rule::code).
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            SerializeDisplay, DeserializeFromStr,
        )]
        pub enum Rule {
            $($(#[doc = $doc])+ $rule,)+
        }

        impl Rule {
            /// Every rule.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$rule),+];

            /// The rule's stable name in kebab-case, such as `must-follow`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$rule => $code,)+
                }
            }
        }
    };
}

rules! {
    /// Another seat is on turn.
    NotYourTurn = "not-your-turn",
    /// The deal is over.
    DealOver = "deal-over",
    /// The card is not in the player's hand.
    NotInHand = "not-in-hand",
    /// The player holds a card of the suit that was led.
    MustFollow = "must-follow",
    /// The player follows suit with a lower card although he holds a higher one.
    MustBeat = "must-beat",
    /// The player has no card of the suit that was led, but a trump.
    MustTrump = "must-trump",
    /// After announcing a marriage its king or queen must be led.
    MustLeadMarriage = "must-lead-marriage",
    /// Both players draw first.
    DrawFirst = "draw-first",
    /// Only the player on lead may do that.
    NotOnLead = "not-on-lead",
    /// Not in the first trick of the deal.
    FirstTrick = "first-trick",
    /// The player has not won a trick yet.
    NoTrickYet = "no-trick-yet",
    /// The talon is closed.
    TalonClosed = "talon-closed",
    /// The talon is exhausted.
    TalonEmpty = "talon-empty",
    /// Too few cards are left in the talon.
    TalonTooSmall = "talon-too-small",
    /// The player does not hold the nine of trumps.
    NoNine = "no-nine",
    /// The player does not hold the jack of trumps.
    NoJack = "no-jack",
    /// The player does not hold both the king and the queen.
    NoMarriage = "no-marriage",
    /// A marriage has been announced in this lead.
    MarriageAlready = "marriage-already",
    /// The table forbids marriages once the talon is closed or exhausted.
    StrictMarriage = "strict-marriage",
    /// A marriage is made by leading its king or queen; nothing is announced.
    MarriageByLeading = "marriage-by-leading",
    /// Once the talon is closed, only the player who closed may do that.
    CloserOnly = "closer-only",
    /// Nothing is to be drawn now.
    NothingToDraw = "nothing-to-draw",
    /// Nobody claims at this table: the deal ends by itself.
    CannotClaim = "cannot-claim",
    /// The action belongs to another game.
    NotInThisGame = "not-in-this-game",
    /// The first card of a round of Ristiseiska is the seven of clubs.
    SevenOfClubsFirst = "seven-of-clubs-first",
    /// The seven of the suit is not on the table yet.
    SuitNotOpen = "suit-not-open",
    /// The eight waits for the six of its suit.
    SixFirst = "six-first",
    /// The five waits for the eight of its suit.
    EightFirst = "eight-first",
    /// The neighbour of the card is not on the table yet.
    NotNext = "not-next",
    /// The player holds a card that fits, and must play one.
    MustPlay = "must-play",
    /// The player owes a card to the one who is stuck.
    MustGive = "must-give",
    /// Nobody waits for a card.
    NothingToGive = "nothing-to-give",
    /// The turn has gone round without a card played: a card that fits is given only by who has no other.
    MustGiveUseless = "must-give-useless",
    /// The auction is not over yet.
    AuctionFirst = "auction-first",
    /// The auction is over.
    AuctionOver = "auction-over",
    /// A bid must be higher than the one that stands.
    BidTooLow = "bid-too-low",
    /// Nobody has bid yet.
    NothingToDouble = "nothing-to-double",
    /// The contract is doubled already.
    ContraAlready = "contra-already",
    /// Recontra answers a contra.
    NoContra = "no-contra",
    /// The contract is redoubled already.
    RecontraAlready = "recontra-already",
    /// At this table only the declarer says recontra.
    DeclarerRecontras = "declarer-recontras",
    /// The player has to trump and holds a trump higher than the one on the table.
    MustOvertrump = "must-overtrump",
    /// At no trump nothing is declared.
    NothingAtNoTrump = "nothing-at-no-trump",
    /// Combinations are declared with the first card.
    TooLateToDeclare = "too-late-to-declare",
    /// A card serves in one combination only.
    CardServesAlready = "card-serves-already",
    /// The player holds no such combination that he has not declared.
    NoCombination = "no-combination",
    /// At this table belot is announced by itself.
    BelotByItself = "belot-by-itself",
    /// A card thrown off on another suit announces no belot.
    BelotThrownOff = "belot-thrown-off",
    /// Belot is said with the king or queen of trumps while the other is in hand.
    NoBelot = "no-belot",
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Rule {
    type Err = BadRule;

    fn from_str(text: &str) -> Result<Self, BadRule> {
        Self::ALL.into_iter().find(|rule| rule.code() == text).ok_or(BadRule)
    }
}
