//! The rows of a [`Store`](crate::Store).

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_games::GameKind;
use talon_league::FixtureRef;
use talon_table::{PersonId, Reading, Recorded, TableId, Timestamp};
use talon_view::{Chosen, Reach};

use crate::results::EndedMatch;
use crate::{
    AccountRef, BadStoredForm, BeginWrite, MessageRef, PageWrite, PageWrites, Place, PlatformKind, SurfaceKey,
    SurfaceRow,
};

/// Whether the bot may write to an account in private.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadStoredForm, parse_err_fn = BadStoredForm::of)]
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
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `unknown`, `open`, `closed`, `blocked`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Whether an attempt to write makes sense.
    #[must_use]
    pub const fn may_write(self) -> bool {
        matches!(self, Self::Unknown | Self::Open)
    }
}

/// An account, with its person's settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The account.
    pub account: AccountRef,
    /// The person that it acts as.
    pub person: PersonId,
    /// The person that it is without a link. No other account has it.
    pub own_person: PersonId,
    /// The name that the platform reported last.
    pub name: String,
    /// The language that the platform reported last.
    pub platform_language: Option<String>,
    /// The person's settings, shared by all accounts.
    pub chosen: Chosen,
    /// Whether the bot may write in private.
    pub chat: PrivateChat,
}

impl AccountRow {
    /// Whether the bot can write in private, as far as it knows. On Telegram it never writes first.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        match (self.account.platform, self.chat) {
            (_, PrivateChat::Open) | (PlatformKind::Discord | PlatformKind::Terminal, PrivateChat::Unknown) => {
                Reach::Open
            }
            (PlatformKind::Telegram, PrivateChat::Unknown | PrivateChat::Closed | PrivateChat::Blocked) => {
                Reach::Unopened
            }
            (PlatformKind::Discord | PlatformKind::Terminal, PrivateChat::Closed | PrivateChat::Blocked) => Reach::Shut,
        }
    }
}

/// A group or server that the bot is, or was, in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommunityRow {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the chat.
    pub chat: String,
    /// Whether the bot may write there.
    pub present: bool,
    /// What an administrator chose.
    pub chosen: Chosen,
}

impl CommunityRow {
    /// A community of which only the bot's presence is known.
    #[must_use]
    pub fn new(platform: PlatformKind, chat: &str) -> Self {
        Self { platform, chat: chat.to_owned(), present: true, chosen: Chosen::default() }
    }
}

/// The options of a table as stored in a preset: names and values as the games have them.
pub type KeptOptions = BTreeMap<String, String>;

/// A named set of options that a community has saved for one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetRow {
    /// Its number, which is never reused, even after this one is deleted.
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

/// A preset to be saved.
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
    /// The name in the form in which names are compared.
    pub folded: String,
    /// The options.
    pub options: KeptOptions,
}

/// The outcome of saving a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresetSaved {
    /// Saved, under this number.
    Saved(u32),
    /// The community's game has a preset of this name: nothing was saved.
    NameTaken,
    /// The community's game has as many presets as it may: nothing was saved.
    Full,
    /// The input was handled before: nothing was saved.
    Duplicate,
}

/// The outcome of a change to a community's presets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresetChanged {
    /// It is done.
    Done,
    /// There is no such preset: nothing was changed.
    Unknown,
    /// The input was handled before: nothing was changed.
    Duplicate,
}

/// A table in the directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub table: TableId,
    /// Where it was opened and its table page is shown, unless it has a room.
    pub home: Place,
    /// Where it is played.
    pub room: Room,
    /// The number of its last event.
    pub version: u32,
    /// Whether anything can still happen at it.
    pub open: bool,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// The fixture of a league for which it was opened.
    pub fixture: Option<FixtureRef>,
}

/// Whether a table is played in a room of its own: a topic or thread of its home's chat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Room {
    /// Nobody has asked for one yet.
    #[default]
    Unasked,
    /// There is none: it is played where it was opened.
    None,
    /// It is in this one.
    Open(String),
    /// It was in this one, which is closed now.
    Closed(String),
    /// The platform takes nothing in it any more: the match goes on where it was opened.
    Lost,
}

impl Room {
    /// The topic or thread, open or closed.
    #[must_use]
    pub fn thread(&self) -> Option<&str> {
        match self {
            Self::Open(thread) | Self::Closed(thread) => Some(thread),
            Self::Unasked | Self::None | Self::Lost => None,
        }
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unasked => f.write_str("unasked"),
            Self::None => f.write_str("none"),
            Self::Lost => f.write_str("lost"),
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
            ("lost", _) => Ok(Self::Lost),
            (_, Some(("open", thread))) => Ok(Self::Open(thread.to_owned())),
            (_, Some(("closed", thread))) => Ok(Self::Closed(thread.to_owned())),
            _ => Err(BadStoredForm(text.to_owned())),
        }
    }
}

impl TableRow {
    /// Where its table pages are shown: in its room, or at home.
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

/// The kind of event that a table waits for. A table has at most one timer of each kind. They are ordered as their stored forms are.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadStoredForm, parse_err_fn = BadStoredForm::of)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimerKind {
    /// An AI player's decision.
    Ai,
    /// Reminding the player on turn.
    Remind,
    /// The table's own next command, such as a lobby's expiry or the end of the time for a decision.
    Table,
}

impl TimerKind {
    /// Every kind.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `ai`, `remind`, `table`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// A moment at which a table must be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timer {
    /// Its kind.
    pub kind: TimerKind,
    /// When.
    pub due: Timestamp,
}

/// A timer that has come due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueTimer {
    /// The table.
    pub table: TableId,
    /// The timer.
    pub timer: Timer,
}

/// One accepted decision: all of it is saved, or nothing.
#[derive(Debug, Clone)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// The version that the decision saw; 0 for a new table.
    pub expected: u32,
    /// Where the page of a new table is shown; none for a table that exists.
    pub home: Option<Place>,
    /// The message in its home that is to become the page of a new table, such as the menu on which its game was chosen; none for a new
    /// message. With it, as one pending write, the answers that may still turn that message. A message becomes the page of one table only:
    /// of the first that asks for it.
    pub onto: Option<(MessageRef, PageWrite)>,
    /// The fixture of a league for a new table; none for a table that exists, and keeps its own.
    pub fixture: Option<FixtureRef>,
    /// The new events: numbered from `expected + 1`, never empty.
    pub events: Vec<Recorded>,
    /// The input that caused it; none for the house's own decisions.
    pub key: Option<InputKey>,
    /// The page that the answer to that input is about to show, and its pending write.
    pub answered: Option<(SurfaceKey, PageWrite)>,
    /// The persons who sit at the table afterwards: replaces the list in the directory.
    pub seated: Vec<PersonId>,
    /// Whether the table is open afterwards.
    pub open: bool,
    /// The timers afterwards: replaces all timers of the table.
    pub timers: Vec<Timer>,
    /// The match that it ends, which is numbered and counted in the same transaction.
    pub ended: Option<EndedMatch>,
    /// The reading of the log that it is based on: the table is not set aside, or no longer.
    pub reading: Reading,
    /// When it was decided. The table is marked behind as of this moment.
    pub at: Timestamp,
}

impl Commit {
    /// The answer's pending write, noted with the decision.
    #[must_use]
    pub fn begin(&self) -> Option<BeginWrite> {
        let (key, write) = self.answered?;
        Some(BeginWrite { table: self.table, key, write, seen: None, panel: None, mark: None })
    }

    /// The page of a new table on the message that is to become it, and the key by which no other table takes that message.
    #[must_use]
    pub fn takes(&self) -> Option<(SurfaceRow, InputKey)> {
        let (home, (message, earlier)) = self.home.as_ref().zip(self.onto.as_ref())?;
        // Only accounts may identify a person, so the chat is not named.
        let digest = Sha256::digest(format!("{}:{}", home.chat, message.0));
        let key = InputKey { platform: home.platform, key: format!("onto:{}", HEXLOWER.encode(&digest)) };
        let page = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
        let row = SurfaceRow::unsent(self.table, page, home.clone());
        Some((SurfaceRow { message: Some(message.clone()), writes: PageWrites::of(*earlier), ..row }, key))
    }
}

/// The outcome of a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Committed {
    /// Saved; the table's version now.
    Saved(u32),
    /// The table has another version than expected: nothing was saved. Load again and decide again.
    Conflict,
    /// The input was handled before: nothing was saved.
    Duplicate,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::PlatformKind;

    #[test]
    fn codes_round_trip() {
        let chats: Vec<&str> = PrivateChat::ALL.iter().map(|chat| chat.code()).collect();
        assert_eq!(chats, ["unknown", "open", "closed", "blocked"]);
        let kinds: Vec<&str> = TimerKind::ALL.iter().map(|kind| kind.code()).collect();
        assert_eq!(kinds, ["ai", "remind", "table"]);
        for &chat in PrivateChat::ALL {
            assert_eq!(chat.code().parse(), Ok(chat));
        }
        for &kind in TimerKind::ALL {
            assert_eq!(kind.code().parse(), Ok(kind));
        }
    }

    proptest! {
        #[test]
        fn garbage_is_refused(text in any::<String>()) {
            if let Ok(chat) = text.parse::<PrivateChat>() {
                prop_assert_eq!(chat.code(), text.as_str());
            }
            if let Ok(kind) = text.parse::<TimerKind>() {
                prop_assert_eq!(kind.code(), text.as_str());
            }
            if let Ok(platform) = text.parse::<PlatformKind>() {
                prop_assert_eq!(platform.code(), text.as_str());
            }
        }
    }
}
