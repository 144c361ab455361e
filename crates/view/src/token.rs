//! What a button carries: `1.<table>.<number>.<verb>`, at most 64 bytes of ASCII.
//!
//! A token grants nothing. Who pressed it, whether the seat is theirs and whether the action is legal is judged where
//! the press arrives; anybody can forge a token, so reading one never fails in any other way than "not a token".

use std::fmt;
use std::str::FromStr;

use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{LeagueId, TableId};

use crate::league::LeagueVerb;
use crate::{Locale, QuietHours, Reminders, Standings};

/// The format's version, the token's first field.
const VERSION: &str = "1";

/// The text is not a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a button of this bot")]
pub struct BadToken;

/// A short ASCII word inside a token: an action's notation, or an option's key. 1 to 27 characters of letters, digits,
/// `:`, `-`, `_` and `!`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Slug(String);

impl Slug {
    /// The longest slug, in bytes.
    pub const MAX: usize = 27;

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::ops::Deref for Slug {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Tells nothing: a slug may be a card of somebody's hand.
impl fmt::Debug for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("..")
    }
}

impl FromStr for Slug {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let fits = (1..=Self::MAX).contains(&text.len());
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b":-_!".contains(&byte);
        if fits && text.bytes().all(plain) { Ok(Self(text.to_owned())) } else { Err(BadToken) }
    }
}

/// What a button asks for.
///
/// `Debug` leaves out what is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Make a decision of the game, in the game's notation.
    Act(Slug),
    /// Take a seat.
    Join,
    /// Give the seat up.
    Leave,
    /// Put an AI player on a free seat.
    AddAi,
    /// Take the AI player from this seat.
    RemoveAi(Seat),
    /// Show the options.
    Options,
    /// Set an option: its key, and the place of the value among the option's values, below [`Verb::OPTION_VALUES`].
    Option(Slug, u8),
    /// Go from the options back to the lobby.
    OptionsDone,
    /// Show the presets of the table's game, or of this game in this chat.
    Presets(GameKind),
    /// Show the games that have presets.
    PresetGames,
    /// Show a preset, by its number, and what can be done with it.
    PresetShow(u32),
    /// Set the table's options as a preset has them, by its number; 0 stands for the rules page.
    PresetUse(u32),
    /// Ask how to keep the table's options as a preset.
    PresetKeep,
    /// Let new tables open with a preset, by its number.
    PresetDefault(u32),
    /// Let new tables of this game open with the usual rules.
    PresetUsual(GameKind),
    /// Delete a preset, by its number.
    PresetDelete(u32),
    /// Ask how to add a word of one's own to the shuffle.
    Words,
    /// Start the match.
    Start,
    /// Close the table.
    Cancel,
    /// Show my hand.
    Hand,
    /// Hold the draw from now on, or no longer.
    Hold(bool),
    /// Play forced cards for me from now on, or no longer.
    Forced(bool),
    /// Ask whether to resign.
    Resign,
    /// Resign.
    ResignYes,
    /// Agree to end the match without a winner.
    ProposeEnd,
    /// No longer agree.
    WithdrawEnd,
    /// End a match that somebody has left.
    EndAbandoned,
    /// Take the last decision back.
    Undo,
    /// Let an AI player play on in my place.
    StandDown,
    /// Play again in my own place.
    Return,
    /// Take the seat of somebody who is absent.
    TakeOver(Seat),
    /// Wish for a pause.
    ProposePause,
    /// Go on after a pause.
    Resume,
    /// Show who sits at the table, and who can be removed from it.
    People,
    /// Take a person from this seat.
    Remove(Seat),
    /// Bring the table to its end, as an admin.
    Stop,
    /// Show the table's panel: how to get out, and what else there is.
    TablePanel,
    /// Go from a panel back to the table or the hand.
    Board,
    /// Show the score sheet.
    Score,
    /// Show a finished match as it was in a deal, counted from 1, after a step of it; 0 is before the first. What lies beyond
    /// the last is the last.
    Replay(u32, u32),
    /// Show the score sheet of a match that is looked at again.
    ReplaySheet,
    /// Show how the points of a match that is looked at again came about.
    ReplayPoints,
    /// Send the same as a picture.
    ReplayPicture,
    /// Send a match that is looked at again as a file.
    ReplayFile,
    /// Show the finished matches that can be looked at again.
    Replays,
    /// Show a page of standings.
    Standings(Standings),
    /// Show a section of a game's rules; 0 is the short card.
    Rules(GameKind, u8),
    /// Explain what is allowed now, and why.
    Why,
    /// Ask what the AI player would play.
    Hint,
    /// Another match.
    Rematch,
    /// Speak this language with me.
    Language(Locale),
    /// Speak this language in the group.
    LanguageGroup(Locale),
    /// Show the languages.
    LanguageMenu,
    /// Open a table for this game.
    NewGame(GameKind),
    /// Show the games.
    OpenMenu,
    /// Show the settings.
    Settings,
    /// Remind me so often.
    Remind(Reminders),
    /// Show me on leaderboards across communities, or do not.
    ShowEverywhere(bool),
    /// Show the quiet hours that can be chosen.
    QuietMenu,
    /// Keep quiet in these hours, or in none.
    Quiet(Option<QuietHours>),
    /// Show this page of time zones.
    ZoneMenu(u8),
    /// I am in this time zone, a colon in place of each slash.
    Zone(Slug),
    /// Show this page of time zones for the group.
    GroupZoneMenu(u8),
    /// The group is in this time zone, written as for [`Verb::Zone`].
    GroupZone(Slug),
    /// Show what is stored of me.
    Privacy,
    /// Send me all that is stored of me.
    PrivacyCopy,
    /// Ask whether to forget me.
    Forget,
    /// Forget me.
    ForgetYes,
    /// Show the leagues of this chat.
    Leagues,
    /// Something about a league.
    League(LeagueId, LeagueVerb),
    /// Show the help.
    Help,
    /// Become one person with the account that made a link code, by the code's number.
    LinkYes(u32),
    /// Don't, and let the code be void.
    LinkNo(u32),
}

/// A button's contents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// The table, where the button belongs to one.
    pub table: Option<TableId>,
    /// For [`Verb::Act`] the turn that the button was drawn for; for every other verb the number of the match, so that
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
        let number = number(field()?)?;
        let verb = field()?.parse()?;
        // A league's button belongs to no table, and only so has room for the longest numbers.
        if matches!(verb, Verb::League(..)) && (table.is_some() || number != 0) {
            return Err(BadToken);
        }
        Ok(Self { table, number, verb })
    }
}

/// A number in its one spelling: no sign, no leading zero.
pub(crate) fn number<N: FromStr + fmt::Display>(text: &str) -> Result<N, BadToken> {
    let number: N = text.parse().map_err(|_| BadToken)?;
    if number.to_string() == text { Ok(number) } else { Err(BadToken) }
}

fn seat(text: &str) -> Result<Seat, BadToken> {
    Seat::new(number(text)?).ok_or(BadToken)
}

pub(crate) fn game(text: &str) -> Result<GameKind, BadToken> {
    text.parse().map_err(|_| BadToken)
}

pub(crate) const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

pub(crate) fn parse_switch(text: &str) -> Result<bool, BadToken> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(BadToken),
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(action) => write!(f, "act:{action}"),
            Self::Join => f.write_str("join"),
            Self::Leave => f.write_str("leave"),
            Self::AddAi => f.write_str("add-ai"),
            Self::RemoveAi(seat) => write!(f, "remove-ai:{}", u8::from(*seat)),
            Self::Options => f.write_str("options"),
            Self::Option(key, value) => write!(f, "option:{value}:{key}"),
            Self::OptionsDone => f.write_str("options-done"),
            Self::Presets(game) => write!(f, "presets:{game}"),
            Self::PresetGames => f.write_str("preset-games"),
            Self::PresetShow(number) => write!(f, "preset-show:{number}"),
            Self::PresetUse(number) => write!(f, "preset-use:{number}"),
            Self::PresetKeep => f.write_str("preset-keep"),
            Self::PresetDefault(number) => write!(f, "preset-default:{number}"),
            Self::PresetUsual(game) => write!(f, "preset-usual:{game}"),
            Self::PresetDelete(number) => write!(f, "preset-delete:{number}"),
            Self::Words => f.write_str("words"),
            Self::Start => f.write_str("start"),
            Self::Cancel => f.write_str("cancel"),
            Self::Hand => f.write_str("hand"),
            Self::Hold(on) => write!(f, "hold:{}", switch(*on)),
            Self::Forced(on) => write!(f, "forced:{}", switch(*on)),
            Self::Resign => f.write_str("resign"),
            Self::ResignYes => f.write_str("resign-yes"),
            Self::ProposeEnd => f.write_str("propose-end"),
            Self::WithdrawEnd => f.write_str("withdraw-end"),
            Self::EndAbandoned => f.write_str("end-abandoned"),
            Self::Undo => f.write_str("undo"),
            Self::StandDown => f.write_str("stand-down"),
            Self::Return => f.write_str("return"),
            Self::TakeOver(seat) => write!(f, "take-over:{}", u8::from(*seat)),
            Self::ProposePause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::People => f.write_str("people"),
            Self::Remove(seat) => write!(f, "remove:{}", u8::from(*seat)),
            Self::Stop => f.write_str("stop"),
            Self::TablePanel => f.write_str("table"),
            Self::Board => f.write_str("board"),
            Self::Score => f.write_str("score"),
            Self::Replay(deal, step) => write!(f, "replay:{deal}:{step}"),
            Self::ReplaySheet => f.write_str("replay-sheet"),
            Self::ReplayPoints => f.write_str("replay-points"),
            Self::ReplayPicture => f.write_str("replay-picture"),
            Self::ReplayFile => f.write_str("replay-file"),
            Self::Replays => f.write_str("replays"),
            Self::Standings(standings) => write!(f, "s:{standings}"),
            Self::Rules(game, section) => write!(f, "rules:{section}:{game}"),
            Self::Why => f.write_str("why"),
            Self::Hint => f.write_str("hint"),
            Self::Rematch => f.write_str("rematch"),
            Self::Language(locale) => write!(f, "language:{locale}"),
            Self::LanguageGroup(locale) => write!(f, "language-group:{locale}"),
            Self::LanguageMenu => f.write_str("languages"),
            Self::NewGame(game) => write!(f, "new:{game}"),
            Self::OpenMenu => f.write_str("games"),
            Self::Settings => f.write_str("settings"),
            Self::ShowEverywhere(on) => write!(f, "everywhere:{}", switch(*on)),
            Self::Remind(reminders) => write!(f, "remind:{}", reminders.code()),
            Self::QuietMenu => f.write_str("quiet-hours"),
            Self::Quiet(Some(hours)) => write!(f, "quiet:{hours}"),
            Self::Quiet(None) => f.write_str("quiet:none"),
            Self::ZoneMenu(page) => write!(f, "zones:{page}"),
            Self::Zone(zone) => write!(f, "zone:{zone}"),
            Self::GroupZoneMenu(page) => write!(f, "group-zones:{page}"),
            Self::GroupZone(zone) => write!(f, "gzone:{zone}"),
            Self::Privacy => f.write_str("privacy"),
            Self::PrivacyCopy => f.write_str("privacy-copy"),
            Self::Forget => f.write_str("forget"),
            Self::ForgetYes => f.write_str("forget-yes"),
            Self::Leagues => f.write_str("leagues"),
            Self::League(league, verb) => write!(f, "league:{league}:{verb}"),
            Self::Help => f.write_str("help"),
            Self::LinkYes(number) => write!(f, "link-yes:{number}"),
            Self::LinkNo(number) => write!(f, "link-no:{number}"),
        }
    }
}

impl FromStr for Verb {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.split_once(':') {
            None => Self::plain(text),
            Some((head, rest)) => Self::with_argument(head, rest),
        }
    }
}

impl Verb {
    /// More values than any option has. With two digits for the value, the longest key fits into a token.
    pub const OPTION_VALUES: u8 = 100;

    fn plain(text: &str) -> Result<Self, BadToken> {
        Ok(match text {
            "join" => Self::Join,
            "leave" => Self::Leave,
            "add-ai" => Self::AddAi,
            "options" => Self::Options,
            "options-done" => Self::OptionsDone,
            "preset-games" => Self::PresetGames,
            "preset-keep" => Self::PresetKeep,
            "words" => Self::Words,
            "start" => Self::Start,
            "cancel" => Self::Cancel,
            "hand" => Self::Hand,
            "resign" => Self::Resign,
            "resign-yes" => Self::ResignYes,
            "propose-end" => Self::ProposeEnd,
            "withdraw-end" => Self::WithdrawEnd,
            "end-abandoned" => Self::EndAbandoned,
            "undo" => Self::Undo,
            "stand-down" => Self::StandDown,
            "return" => Self::Return,
            "pause" => Self::ProposePause,
            "resume" => Self::Resume,
            "people" => Self::People,
            "stop" => Self::Stop,
            "table" => Self::TablePanel,
            "board" => Self::Board,
            "score" => Self::Score,
            "replay-sheet" => Self::ReplaySheet,
            "replay-points" => Self::ReplayPoints,
            "replay-picture" => Self::ReplayPicture,
            "replay-file" => Self::ReplayFile,
            "replays" => Self::Replays,
            "why" => Self::Why,
            "hint" => Self::Hint,
            "rematch" => Self::Rematch,
            "languages" => Self::LanguageMenu,
            "games" => Self::OpenMenu,
            "settings" => Self::Settings,
            "quiet-hours" => Self::QuietMenu,
            "privacy" => Self::Privacy,
            "privacy-copy" => Self::PrivacyCopy,
            "forget" => Self::Forget,
            "forget-yes" => Self::ForgetYes,
            "leagues" => Self::Leagues,
            "help" => Self::Help,
            _ => return Err(BadToken),
        })
    }

    fn with_argument(head: &str, rest: &str) -> Result<Self, BadToken> {
        let pair = || rest.split_once(':').ok_or(BadToken);
        Ok(match head {
            "act" => Self::Act(rest.parse()?),
            "remove-ai" => Self::RemoveAi(seat(rest)?),
            "remove" => Self::Remove(seat(rest)?),
            "take-over" => Self::TakeOver(seat(rest)?),
            "option" => {
                let (value, key) = pair()?;
                let value = number(value)?;
                if value >= Self::OPTION_VALUES {
                    return Err(BadToken);
                }
                Self::Option(key.parse()?, value)
            }
            "presets" => Self::Presets(game(rest)?),
            "preset-show" => Self::PresetShow(number(rest)?),
            "preset-use" => Self::PresetUse(number(rest)?),
            "preset-default" => Self::PresetDefault(number(rest)?),
            "preset-usual" => Self::PresetUsual(game(rest)?),
            "preset-delete" => Self::PresetDelete(number(rest)?),
            "hold" => Self::Hold(parse_switch(rest)?),
            "forced" => Self::Forced(parse_switch(rest)?),
            "replay" => {
                let (deal, step) = pair()?;
                Self::Replay(number(deal)?, number(step)?)
            }
            "s" => Self::Standings(rest.parse()?),
            "rules" => {
                let (section, game) = pair()?;
                Self::Rules(self::game(game)?, number(section)?)
            }
            "language" => Self::Language(rest.parse().map_err(|_| BadToken)?),
            "language-group" => Self::LanguageGroup(rest.parse().map_err(|_| BadToken)?),
            "everywhere" => Self::ShowEverywhere(parse_switch(rest)?),
            "remind" => Self::Remind(rest.parse().map_err(|_| BadToken)?),
            "quiet" if rest == "none" => Self::Quiet(None),
            "quiet" => Self::Quiet(Some(rest.parse().map_err(|_| BadToken)?)),
            "zones" => Self::ZoneMenu(number(rest)?),
            "zone" => Self::Zone(rest.parse()?),
            "group-zones" => Self::GroupZoneMenu(number(rest)?),
            "gzone" => Self::GroupZone(rest.parse()?),
            "new" => Self::NewGame(game(rest)?),
            "league" => {
                let (league, verb) = pair()?;
                Self::League(league.parse().map_err(|_| BadToken)?, verb.parse()?)
            }
            "link-yes" => Self::LinkYes(number(rest)?),
            "link-no" => Self::LinkNo(number(rest)?),
            _ => return Err(BadToken),
        })
    }
}
