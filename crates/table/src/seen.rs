//! What one viewer may know of a deal, and of the words for the shuffle.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_games::AnyView;

/// What a viewer knows of a running deal.
#[expect(clippy::large_enum_variant, reason = "a view has one of them, and nearly always the large one")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealView {
    /// What the game shows this viewer.
    Open(AnyView),
    /// Nothing about its cards, calls and announcements: other tables play the same cards, and everybody may read this.
    Sealed(SealedDeal),
}

impl DealView {
    /// What the game shows the viewer, unless the cards are sealed.
    #[must_use]
    pub fn open(&self) -> Option<&AnyView> {
        match self {
            Self::Open(view) => Some(view),
            Self::Sealed(_) => None,
        }
    }

    pub(crate) fn sealed(self) -> Self {
        match self {
            Self::Open(view) => Self::Sealed(SealedDeal { hands: view.hand_sizes(), tricks: view.tricks() }),
            Self::Sealed(deal) => Self::Sealed(deal),
        }
    }
}

/// What everybody may know of a deal whose cards other tables play too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealedDeal {
    /// How many cards each seat holds.
    pub hands: Vec<u8>,
    /// How many tricks each seat has won; none in a game without tricks.
    pub tricks: Option<Vec<u8>>,
}

/// A seat's words for the shuffle, as one viewer knows them.
///
/// Nobody sees another person's words before the match begins. Otherwise players could choose their own words in reply.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWords {
    /// The seat gave none.
    None,
    /// It gave some, which only it knows so far.
    Hidden,
    /// It gave these: the viewer's own, or those of a match that has begun.
    Shown(String),
}

impl SeatWords {
    /// The words, if the viewer may know them.
    #[must_use]
    pub fn shown(&self) -> Option<&str> {
        match self {
            Self::Shown(words) => Some(words),
            Self::None | Self::Hidden => None,
        }
    }

    /// Whether the seat gave some.
    #[must_use]
    pub fn are_given(&self) -> bool {
        !matches!(self, Self::None)
    }

    pub(crate) fn of(words: Option<&String>, may_know: bool) -> Self {
        match words {
            None => Self::None,
            Some(words) if may_know => Self::Shown(words.clone()),
            Some(_) => Self::Hidden,
        }
    }
}

/// Shows only whether there are any, because they may still be secret.
impl fmt::Debug for SeatWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "None",
            Self::Hidden => "Hidden",
            Self::Shown(_) => "Shown(..)",
        })
    }
}
