//! The rows that a [`Store`](super::store::Store) keeps.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use talon_games::GameKind;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::intent::{AccountRef, MessageRef, Place, PlatformKind};

/// Whether the bot may write to an account in private.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PrivateChat {
    /// Never tried.
    #[default]
    Unknown,
    /// It was opened.
    Open,
    /// It was never opened: the platform refused.
    Closed,
    /// The person blocked the bot.
    Blocked,
}

impl PrivateChat {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Unknown, Self::Open, Self::Closed, Self::Blocked];

    /// The stored form: `unknown`, `open`, `closed`, `blocked`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Open => "open",
            Self::Closed => "closed",
            Self::Blocked => "blocked",
        }
    }

    /// Whether an attempt to write makes sense.
    #[must_use]
    pub const fn may_write(self) -> bool {
        matches!(self, Self::Unknown | Self::Open)
    }
}

/// A text of the store that is none of the stored forms.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a stored form: {0:?}")]
pub struct BadStoredForm(pub String);

impl FromStr for PrivateChat {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|state| state.code() == text).ok_or_else(|| BadStoredForm(text.to_owned()))
    }
}

/// An account, with what its person chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The account.
    pub account: AccountRef,
    /// Whose it is: the person that it acts as.
    pub person: PersonId,
    /// The person that it was before it was linked, and will be when it is no longer. No other account has it.
    pub own_person: PersonId,
    /// The name that the platform showed last.
    pub name: String,
    /// The language that the platform told last.
    pub platform_language: Option<String>,
    /// The language that the person chose, for all accounts.
    pub chosen_language: Option<String>,
    /// Whether the bot may write in private.
    pub chat: PrivateChat,
}

/// A group or server that the bot is, or was, in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommunityRow {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the chat.
    pub chat: String,
    /// The language that an administrator chose.
    pub language: Option<String>,
    /// Whether the bot may write there.
    pub present: bool,
}

/// The options of a table as a community keeps them: names and values as the games have them.
pub type KeptOptions = BTreeMap<String, String>;

/// A named set of options that a community keeps for one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetRow {
    /// Its number: no other preset ever has it, not even after this one is deleted.
    pub number: u32,
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the community's chat.
    pub chat: String,
    /// The game.
    pub game: GameKind,
    /// Its name, as it was cleaned when it was given.
    pub name: String,
    /// Every option of a table of that game, as the game had them when the preset was made.
    pub options: KeptOptions,
    /// Whether new tables of the game open with it. At most one preset of a community's game does.
    pub is_default: bool,
}

/// A preset that is to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPreset {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the community's chat.
    pub chat: String,
    /// The game.
    pub game: GameKind,
    /// Its name.
    pub name: String,
    /// The name in the form in which two names are compared.
    pub folded: String,
    /// The options.
    pub options: KeptOptions,
}

/// What became of a preset that was to be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresetSaved {
    /// Saved, under this number.
    Saved(u32),
    /// The community's game has a preset of this name: nothing was saved.
    NameTaken,
    /// The community's game has as many presets as it may: nothing was saved.
    Full,
    /// The input was already taken: nothing was saved.
    Duplicate,
}

/// What became of a change to a community's presets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresetChanged {
    /// It is so now.
    Done,
    /// There is no such preset: nothing was changed.
    Unknown,
    /// The input was already taken: nothing was changed.
    Duplicate,
}

/// A table in the directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub table: TableId,
    /// Where it was opened and its board is shown, unless it has a room.
    pub home: Place,
    /// Where it is played.
    pub room: Room,
    /// The number of its last event.
    pub version: u32,
    /// Whether anything can still happen at it.
    pub open: bool,
    /// When it was opened.
    pub opened_at: Timestamp,
}

/// Whether a table is played in a room of its own: a topic or thread of its home's chat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Room {
    /// Nobody has asked for one yet.
    #[default]
    Unasked,
    /// There is none to be had: it is played where it was opened.
    None,
    /// This one.
    Open(String),
    /// It was this one, which is closed now.
    Closed(String),
}

impl Room {
    /// The topic or thread, open or closed.
    #[must_use]
    pub fn thread(&self) -> Option<&str> {
        match self {
            Self::Open(thread) | Self::Closed(thread) => Some(thread),
            Self::Unasked | Self::None => None,
        }
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unasked => f.write_str("unasked"),
            Self::None => f.write_str("none"),
            Self::Open(thread) => write!(f, "open:{thread}"),
            Self::Closed(thread) => write!(f, "closed:{thread}"),
        }
    }
}

impl FromStr for Room {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match (text, text.split_once(':')) {
            ("unasked", _) => Ok(Self::Unasked),
            ("none", _) => Ok(Self::None),
            (_, Some(("open", thread))) => Ok(Self::Open(thread.to_owned())),
            (_, Some(("closed", thread))) => Ok(Self::Closed(thread.to_owned())),
            _ => Err(BadStoredForm(text.to_owned())),
        }
    }
}

impl TableRow {
    /// Where its boards are shown: in its room, or at home.
    #[must_use]
    pub fn stage(&self) -> Place {
        match self.room.thread() {
            Some(thread) => Place { thread: Some(thread.to_owned()), ..self.home.clone() },
            None => self.home.clone(),
        }
    }

    /// Whether what is written there concerns this table: at home, or in its room.
    #[must_use]
    pub fn is_at(&self, place: &Place) -> bool {
        self.home == *place || self.stage() == *place
    }
}

/// The identity of an input, to recognise one that is delivered again.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct InputKey {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's own update or interaction identifier.
    pub key: String,
}

/// What a table waits for. A table has at most one timer of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimerKind {
    /// An AI player's decision.
    Ai,
    /// The table's own next command, such as a lobby's expiry.
    Table,
}

impl TimerKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Ai, Self::Table];

    /// The stored form: `ai`, `table`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ai => "ai",
            Self::Table => "table",
        }
    }
}

impl FromStr for TimerKind {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|kind| kind.code() == text).ok_or_else(|| BadStoredForm(text.to_owned()))
    }
}

/// A moment at which a table must be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timer {
    /// What for.
    pub kind: TimerKind,
    /// When.
    pub due: Timestamp,
}

/// A timer that has come due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueTimer {
    /// The table.
    pub table: TableId,
    /// What is due.
    pub timer: Timer,
}

/// One accepted decision: all of it is saved, or nothing.
#[derive(Debug, Clone)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// The version that the decision saw; 0 for a new table.
    pub expected: u32,
    /// Where the board of a new table is shown; none for a table that exists.
    pub home: Option<Place>,
    /// What happened: numbered from `expected + 1`, never empty.
    pub events: Vec<Recorded>,
    /// The input that caused it; none for the house's own decisions.
    pub key: Option<InputKey>,
    /// Who sits at the table afterwards: replaces what the directory holds.
    pub seated: Vec<PersonId>,
    /// Whether the table is open afterwards.
    pub open: bool,
    /// What the table waits for afterwards: replaces all its timers.
    pub timers: Vec<Timer>,
    /// When it was decided. The table is marked behind as of this moment.
    pub at: Timestamp,
}

/// How a commit ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Committed {
    /// Saved; the table's version now.
    Saved(u32),
    /// The table has another version than expected: nothing was saved. Load again and decide again.
    Conflict,
    /// The input was already taken: nothing was saved.
    Duplicate,
}

/// Which page of a table a message shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SurfaceKey {
    /// The table's message for one deal of one match, and its lobby before the first deal.
    Board {
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
    /// The same page in the message that only this player sees ([`Panel`](crate::Panel)). It is there when the player asks
    /// for it, and is never sent unasked.
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
            Self::Board { .. } | Self::Result { .. } | Self::Sign => false,
        }
    }
}

impl fmt::Display for SurfaceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board { match_no, deal_no } => write!(f, "board:{match_no}:{deal_no}"),
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
            (Some("board"), Some(match_no), Some(deal_no), None) => Self::Board {
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
        // Only the form that is written is read: a key has one spelling, or two rows could be one surface.
        if key.to_string() == text { Ok(key) } else { Err(bad()) }
    }
}

/// Whether a surface is still worked on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum SurfaceState {
    /// It follows its table.
    #[default]
    Live,
    /// The platform refused the page with the stored hash: not tried again before the page changes.
    Refused,
    /// It shows what it will show for ever: the sheet of a finished deal, the result of a finished match.
    Finished,
}

impl SurfaceState {
    /// Every state.
    pub const ALL: [Self; 3] = [Self::Live, Self::Refused, Self::Finished];

    /// The stored form: `live`, `refused`, `finished`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Refused => "refused",
            Self::Finished => "finished",
        }
    }
}

impl FromStr for SurfaceState {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|state| state.code() == text).ok_or_else(|| BadStoredForm(text.to_owned()))
    }
}

/// What a page's message shows at present, as far as we know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SurfaceRow {
    /// The table.
    pub table: TableId,
    /// Which of its pages.
    pub key: SurfaceKey,
    /// Where it is shown.
    pub place: Place,
    /// The message; none when it is to be sent anew.
    pub message: Option<MessageRef>,
    /// The hash of the page that the message shows, or that the platform refused; none when it must be shown again.
    pub hash: Option<[u8; 32]>,
    /// When it was last shown.
    pub shown_at: Timestamp,
    /// How it stands with it.
    pub state: SurfaceState,
    /// Attempts in a row that did not reach the platform.
    pub failures: u32,
    /// No attempt before this moment.
    pub not_before: Timestamp,
    /// An older message that showed this page and is to be deleted.
    pub replaced: Option<MessageRef>,
}

/// A page that was written on a message beside whatever delivery does with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The table.
    pub table: TableId,
    /// Which of its pages.
    pub key: SurfaceKey,
    /// The chat of the message.
    pub chat: String,
    /// The message.
    pub message: MessageRef,
    /// What the message was known to show when that began.
    pub before: Option<[u8; 32]>,
    /// The hash of the page that it shows now.
    pub hash: [u8; 32],
    /// When.
    pub at: Timestamp,
}

/// The next moment at which a bot may write: anywhere, or in one conversation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pace {
    /// The platform.
    pub platform: PlatformKind,
    /// The conversation; none for the bot as a whole.
    pub chat: Option<String>,
    /// Not before this moment.
    pub next: Timestamp,
}

/// When the next work comes due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NextDue {
    /// The earliest timer.
    pub timer: Option<Timestamp>,
    /// The earliest mark of a table that is behind.
    pub mark: Option<Timestamp>,
}

impl NextDue {
    /// The earlier of both.
    #[must_use]
    pub fn earliest(self) -> Option<Timestamp> {
        self.timer.into_iter().chain(self.mark).min()
    }
}

/// A table whose pages may be behind its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Behind {
    /// The table.
    pub table: TableId,
    /// Grows with every mark, so that settling an older one never takes away a newer.
    pub generation: u64,
    /// Look at it from this moment on.
    pub not_before: Timestamp,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::intent::PlatformKind;

    fn keys() -> impl Strategy<Value = SurfaceKey> {
        prop_oneof![
            any::<(u32, u32)>().prop_map(|(match_no, deal_no)| SurfaceKey::Board { match_no, deal_no }),
            any::<u32>().prop_map(|match_no| SurfaceKey::Result { match_no }),
            any::<u64>().prop_map(|person| SurfaceKey::Hand { person: PersonId(person) }),
            any::<u64>().prop_map(|person| SurfaceKey::Panel { person: PersonId(person) }),
            Just(SurfaceKey::Sign),
        ]
    }

    #[test]
    fn codes_round_trip() {
        for chat in PrivateChat::ALL {
            assert_eq!(chat.code().parse(), Ok(chat));
        }
        for kind in TimerKind::ALL {
            assert_eq!(kind.code().parse(), Ok(kind));
        }
        for state in SurfaceState::ALL {
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
            if let Ok(chat) = text.parse::<PrivateChat>() {
                prop_assert_eq!(chat.code(), text.as_str());
            }
            if let Ok(kind) = text.parse::<TimerKind>() {
                prop_assert_eq!(kind.code(), text.as_str());
            }
            if let Ok(state) = text.parse::<SurfaceState>() {
                prop_assert_eq!(state.code(), text.as_str());
            }
            if let Ok(platform) = text.parse::<PlatformKind>() {
                prop_assert_eq!(platform.code(), text.as_str());
            }
        }
    }
}
