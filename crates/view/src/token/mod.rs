//! What a button carries: `1.<table>.<number>.<verb>`, at most 64 bytes of ASCII.
//!
//! A token grants nothing. The receiver of a press checks who pressed it, whether the seat is theirs and whether the
//! action is legal. Anybody can forge a token, so the only error of reading one is "not a token".
//!
//! Verbs are grouped by subject. Its text stands beside it and never changes: buttons stay in chats for years.

mod daily;
pub(crate) mod daily_game;
mod here;
mod house;
mod key;
mod keys;
mod league;
mod link;
mod menu;
pub(crate) mod post_time;
mod preset;
mod puzzle;
mod replay;
mod settings;
mod show;
mod slug;
pub(crate) mod spell;
mod table;

use std::fmt;
use std::str::FromStr;

use talon_table::{LeagueId, TableId};

pub use daily::DailyVerb;
pub use here::HereVerb;
pub use house::HouseVerb;
pub use key::{Key, LETTERS_OF_COMMANDS};
pub use league::{LeagueSetting, LeagueVerb, ManageVerb};
pub use link::LinkVerb;
pub use menu::{HelpTopic, MenuVerb};
pub use preset::PresetVerb;
pub use puzzle::PuzzleVerb;
pub use replay::ReplayVerb;
pub use settings::{Offer, PrivacyVerb, SettingsVerb};
pub use show::ShowVerb;
pub use slug::Slug;
pub use spell::BadToken;
pub use table::TableVerb;

use crate::{Scope, Setting, Standings};
use spell::verbs;

/// The format's version, the token's first field.
const VERSION: &str = "1";

verbs! {
    /// What a button asks for.
    ///
    /// `Debug` leaves out what is played.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Verb {
        /// Make a decision of the game, in the game's notation.
        Act(notation: Slug) = "act": notation,
        /// Ask whether to make that decision.
        Ask(notation: Slug) = "ask": notation,
        /// Have the table do something.
        Table(verb: TableVerb),
        /// Something about the table that the house decides.
        House(verb: HouseVerb),
        /// Show something of the table.
        Show(verb: ShowVerb),
        /// Open a page, or a new table.
        Menu(verb: MenuVerb),
        /// Something about presets.
        Preset(verb: PresetVerb),
        /// Show something of a finished match.
        Replay(verb: ReplayVerb),
        /// Something of a daily deal.
        Daily(verb: DailyVerb),
        /// Show everybody here a page of their community.
        Here(page: HereVerb) = "here": page,
        /// Something of a puzzle.
        Puzzle(verb: PuzzleVerb),
        /// Show a page of standings.
        Standings(page: Standings) = "s": page,
        /// Something about a league.
        League(league: LeagueId, verb: LeagueVerb) = "league": league: verb,
        /// Choose something about oneself or the group.
        Settings(verb: SettingsVerb),
        /// Something about the data stored about the person who presses.
        Privacy(verb: PrivacyVerb),
        /// Answer the question of a link code.
        Link(verb: LinkVerb),
    }
}

/// A list from which a button chooses.
#[derive(strum::Display)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choices {
    /// Time zones.
    Zones,
}

impl Verb {
    /// Whether it is about finished matches, or what came of them. Those can be seen by people who never sat at the table, or don't sit
    /// there any more.
    #[must_use]
    pub const fn is_about_the_past(&self) -> bool {
        matches!(self, Self::Replay(_) | Self::Standings(_) | Self::Daily(_))
    }

    /// The list of which it chooses one thing, where such a list is long and is read rather than known. What plays a card, turns to a
    /// page by its number, or changes a setting to its next value is no such choice: it is one press, however many stand beside it.
    #[must_use]
    pub const fn choices(&self) -> Option<Choices> {
        match self {
            Self::Settings(SettingsVerb::Choose(_, Setting::Zone(_))) => Some(Choices::Zones),
            _ => None,
        }
    }

    /// Chooses this.
    #[must_use]
    pub const fn choose(scope: Scope, setting: Setting) -> Self {
        Self::Settings(SettingsVerb::Choose(scope, setting))
    }

    /// Shows what can be chosen.
    #[must_use]
    pub const fn offer(scope: Scope, offer: Offer) -> Self {
        Self::Settings(SettingsVerb::Show(scope, offer))
    }

    /// Whether its answer depends on how the token's table stands now.
    #[must_use]
    pub const fn depends_on_table(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Ask(_) | Self::Table(_) | Self::House(_) | Self::Show(_) | Self::Preset(_))
    }
}

/// A button's contents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// The table, where the button belongs to one.
    pub table: Option<TableId>,
    /// For [`Verb::Act`] and [`Verb::Ask`] the turn that the button was drawn for; for every other verb the number of the match, so that
    /// a button of an earlier match is recognised.
    pub number: u32,
    /// What it asks for.
    pub verb: Verb,
}

impl Token {
    /// The longest token, in bytes.
    pub const MAX: usize = 64;

    /// A token.
    #[must_use]
    pub const fn new(table: Option<TableId>, number: u32, verb: Verb) -> Self {
        Self { table, number, verb }
    }

    /// Whether the button still counts when its table is at this match. Verbs that only show something show the present state, and a
    /// card's button has its turn instead.
    #[must_use]
    pub const fn counts_in(&self, match_no: u32) -> bool {
        match &self.verb {
            Verb::Table(_) => self.number == match_no,
            Verb::House(verb) => verb.counts_in(match_no, self.number),
            _ => true,
        }
    }

    /// Whether such a button can exist; its text alone does not tell.
    fn exists(&self) -> bool {
        match &self.verb {
            // Such a button belongs to no table, and only so has room for the longest numbers.
            Verb::League(..) | Verb::Puzzle(_) | Verb::Here(_) => self.table.is_none() && self.number == 0,
            Verb::Daily(DailyVerb::Board) => self.table.is_some() && self.number == 0,
            Verb::Daily(DailyVerb::Share(_)) => self.number == 0,
            Verb::Daily(_) => self.table.is_none() && self.number == 0,
            Verb::House(HouseVerb::Option(_, value)) => *value < HouseVerb::OPTION_VALUES,
            _ => true,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.table {
            Some(table) => write!(f, "{VERSION}.{table}.{}.{}", self.number, self.verb),
            None => write!(f, "{VERSION}.-.{}.{}", self.number, self.verb),
        }
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        if text.len() > Self::MAX {
            return Err(BadToken);
        }
        let mut fields = text.splitn(4, '.');
        let mut field = || fields.next().ok_or(BadToken);
        if field()? != VERSION {
            return Err(BadToken);
        }
        let table = match field()? {
            "-" => None,
            id => Some(id.parse().map_err(|_| BadToken)?),
        };
        let number = field()?.parse().map_err(|_| BadToken)?;
        let token = Self { table, number, verb: field()?.parse()? };
        // One spelling: no sign, no leading zero.
        if token.exists() && token.to_string() == text { Ok(token) } else { Err(BadToken) }
    }
}
