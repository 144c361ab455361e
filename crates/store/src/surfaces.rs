//! The rows of delivery: which message shows which page, how fast the bot may write, and what is behind.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_table::{PersonId, TableId, Timestamp};

use crate::{BadStoredForm, MessageRef, PageWrites, Place, PlatformKind};

/// Which page of a table a message shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SurfaceKey {
    /// The table's message for one deal of one match, and its lobby before the first deal.
    TablePage {
        /// The match at this table, from 1.
        match_no: u32,
        /// The deal of the match, from 1.
        deal_no: u32,
    },
    /// The result of a match.
    Result {
        /// The match at this table, from 1.
        match_no: u32,
    },
    /// A player's own cards.
    Hand {
        /// The player.
        person: PersonId,
    },
    /// The same page in the message that only this player sees (a panel). It exists once the player asks for it, and is never sent unasked.
    Panel {
        /// The player.
        person: PersonId,
    },
    /// The table's message outside of the room in which it is played.
    Sign,
}

impl SurfaceKey {
    /// Whether one person alone reads it, wherever the table is.
    #[must_use]
    pub const fn is_private(self) -> bool {
        match self {
            Self::Hand { .. } | Self::Panel { .. } => true,
            Self::TablePage { .. } | Self::Result { .. } | Self::Sign => false,
        }
    }
}

impl fmt::Display for SurfaceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TablePage { match_no, deal_no } => write!(f, "board:{match_no}:{deal_no}"),
            Self::Result { match_no } => write!(f, "result:{match_no}"),
            Self::Hand { person } => write!(f, "hand:{person}"),
            Self::Panel { person } => write!(f, "panel:{person}"),
            Self::Sign => f.write_str("sign"),
        }
    }
}

impl FromStr for SurfaceKey {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || BadStoredForm(text.to_owned());
        let mut parts = text.split(':');
        let key = match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some("board"), Some(match_no), Some(deal_no), None) => Self::TablePage {
                match_no: match_no.parse().map_err(|_| bad())?,
                deal_no: deal_no.parse().map_err(|_| bad())?,
            },
            (Some("result"), Some(match_no), None, None) => {
                Self::Result { match_no: match_no.parse().map_err(|_| bad())? }
            }
            (Some("hand"), Some(person), None, None) => Self::Hand { person: person.parse().map_err(|_| bad())? },
            (Some("panel"), Some(person), None, None) => Self::Panel { person: person.parse().map_err(|_| bad())? },
            (Some("sign"), None, None, None) => Self::Sign,
            _ => return Err(bad()),
        };
        // Only the written form is read: a key has one spelling, or two rows could be one surface.
        if key.to_string() == text { Ok(key) } else { Err(bad()) }
    }
}

/// Whether a surface is still worked on.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadStoredForm, parse_err_fn = BadStoredForm::of)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum SurfaceState {
    /// It follows its table.
    #[default]
    Live,
    /// The platform refused the page with the stored hash: there is no retry before the page changes.
    Refused,
    /// It is final: the sheet of a finished deal, the result of a finished match.
    Finished,
}

impl SurfaceState {
    /// Every state.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `live`, `refused`, `finished`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// What a page's message shows, as far as we know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SurfaceRow {
    /// The table.
    pub table: TableId,
    /// Which of its pages.
    pub key: SurfaceKey,
    /// Where it is shown.
    pub place: Place,
    /// The message; none if it is to be sent.
    pub message: Option<MessageRef>,
    /// The hash of the page that the message shows, or that the platform refused; none when it must be shown again.
    pub hash: Option<[u8; 32]>,
    /// When it was last shown. A page that shows its reader's turn gets a later moment than that of the turn.
    pub shown_at: Timestamp,
    /// Whether it is still worked on.
    pub state: SurfaceState,
    /// Failed attempts in a row.
    pub failures: u32,
    /// No attempt before this moment.
    pub not_before: Timestamp,
    /// An older message that showed this page and is to be deleted.
    pub replaced: Option<MessageRef>,
    /// Pending writes on the message. Until all of these are over, its content is uncertain.
    pub writes: PageWrites,
}

/// A wish to write in a conversation, with the pauses that the platform wants afterwards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WriteWish {
    /// The platform.
    pub platform: PlatformKind,
    /// The conversation.
    pub chat: String,
    /// When it is to be written.
    pub at: Timestamp,
    /// The average pause of the conversation after a write.
    pub chat_gap: Duration,
    /// How far the conversation may be ahead of that average.
    pub chat_ahead: Duration,
    /// The average pause of the whole bot after a write.
    pub bot_gap: Duration,
    /// How far the bot may be ahead of that average.
    pub bot_ahead: Duration,
}

impl WriteWish {
    /// When it may be written, given the noted next moments of the conversation and of the bot.
    #[must_use]
    pub fn free(&self, chat: Timestamp, bot: Timestamp) -> Timestamp {
        chat.minus(self.chat_ahead).max(bot.minus(self.bot_ahead))
    }

    /// The next moments to note for the conversation and for the bot once it is written, given those noted before.
    #[must_use]
    pub fn next(&self, chat: Timestamp, bot: Timestamp) -> (Timestamp, Timestamp) {
        (chat.max(self.at).plus(self.chat_gap), bot.max(self.at).plus(self.bot_gap))
    }
}

/// When the next work comes due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NextDue {
    /// The earliest timer.
    pub timer: Option<Timestamp>,
    /// The earliest mark of a table that is behind.
    pub mark: Option<Timestamp>,
    /// The earliest league.
    pub league: Option<Timestamp>,
}

impl NextDue {
    /// The earliest of them.
    #[must_use]
    pub fn earliest(self) -> Option<Timestamp> {
        self.timer.into_iter().chain(self.mark).chain(self.league).min()
    }
}

/// A table whose pages may be behind its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Behind {
    /// The table.
    pub table: TableId,
    /// Grows with every mark, so that settling an older one never removes a newer.
    pub generation: u64,
    /// When it is due.
    pub not_before: Timestamp,
    /// Since when its pages have been behind, if a look had to leave them so.
    pub since: Option<Timestamp>,
}

/// How much is open and due in the whole store, for monitoring.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Load {
    /// The open tables.
    pub open_tables: u64,
    /// The tables with a due mark: their pages may be behind.
    pub tables_behind: u64,
    /// The timers that are due by now.
    pub timers_due: u64,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn keys() -> impl Strategy<Value = SurfaceKey> {
        prop_oneof![
            any::<(u32, u32)>().prop_map(|(match_no, deal_no)| SurfaceKey::TablePage { match_no, deal_no }),
            any::<u32>().prop_map(|match_no| SurfaceKey::Result { match_no }),
            any::<u64>().prop_map(|person| SurfaceKey::Hand { person: PersonId(person) }),
            any::<u64>().prop_map(|person| SurfaceKey::Panel { person: PersonId(person) }),
            Just(SurfaceKey::Sign),
        ]
    }

    #[test]
    fn states_round_trip() {
        let codes: Vec<&str> = SurfaceState::ALL.iter().map(|state| state.code()).collect();
        assert_eq!(codes, ["live", "refused", "finished"]);
        for &state in SurfaceState::ALL {
            assert_eq!(state.code().parse(), Ok(state));
        }
    }

    proptest! {
        #[test]
        fn surface_keys_round_trip(key in keys()) {
            prop_assert_eq!(key.to_string().parse(), Ok(key));
        }

        #[test]
        fn garbage_is_refused_and_a_key_has_one_spelling(
            text in prop_oneof![any::<String>(), "(board|result|hand|panel|sign)(:[+0-9a-z]{0,14}){0,3}"],
        ) {
            if let Ok(key) = text.parse::<SurfaceKey>() {
                prop_assert_eq!(key.to_string(), text.clone());
            }
            if let Ok(state) = text.parse::<SurfaceState>() {
                prop_assert_eq!(state.code(), text.as_str());
            }
        }
    }
}
