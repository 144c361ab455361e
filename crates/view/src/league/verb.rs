//! What a league's buttons ask for.

use std::fmt;
use std::str::FromStr;

use talon_games::GameKind;

use crate::token::{BadToken, game, number, parse_switch, switch};

/// What a button of a league asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeagueVerb {
    /// Show the league.
    Show,
    /// Be in it from now on.
    Join,
    /// Be in it no longer.
    Leave,
    /// Play the next match in it.
    Play,
    /// Show a round of a season, both counted from 1.
    Round(u32, u32),
    /// Show how a season ended, counted from 1.
    Past(u32),
    /// Show how it is played, and what can be changed.
    Manage,
    /// Change how it is played.
    Set(LeagueSetting),
    /// Begin a season.
    Begin,
    /// Ask whether to end the season.
    Finish,
    /// End the season.
    FinishYes,
    /// Ask whether to close it for good.
    Close,
    /// Close it for good.
    CloseYes,
}

/// Something that can be chosen about a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeagueSetting {
    /// Its game.
    Game(GameKind),
    /// Its format, by its place among those of the game.
    Format(u8),
    /// How many rounds, or how often two meet.
    Rounds(u8),
    /// How many days a round lasts, or the season of a ladder.
    Days(u16),
    /// Whether another season follows.
    Again(bool),
    /// The options of its tables: those of a preset, by its number; 0 for the usual ones.
    Preset(u32),
    /// Whether all tables of a round play the same boards, and how many; 0 if not.
    Boards(u32),
}

impl fmt::Display for LeagueVerb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Show => f.write_str("show"),
            Self::Join => f.write_str("join"),
            Self::Leave => f.write_str("leave"),
            Self::Play => f.write_str("play"),
            Self::Round(season, round) => write!(f, "round:{season}:{round}"),
            Self::Past(season) => write!(f, "past:{season}"),
            Self::Manage => f.write_str("manage"),
            Self::Set(setting) => write!(f, "set:{setting}"),
            Self::Begin => f.write_str("begin"),
            Self::Finish => f.write_str("finish"),
            Self::FinishYes => f.write_str("finish-yes"),
            Self::Close => f.write_str("close"),
            Self::CloseYes => f.write_str("close-yes"),
        }
    }
}

impl FromStr for LeagueVerb {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        Ok(match text.split_once(':') {
            None => match text {
                "show" => Self::Show,
                "join" => Self::Join,
                "leave" => Self::Leave,
                "play" => Self::Play,
                "manage" => Self::Manage,
                "begin" => Self::Begin,
                "finish" => Self::Finish,
                "finish-yes" => Self::FinishYes,
                "close" => Self::Close,
                "close-yes" => Self::CloseYes,
                _ => return Err(BadToken),
            },
            Some(("round", rest)) => {
                let (season, round) = rest.split_once(':').ok_or(BadToken)?;
                Self::Round(number(season)?, number(round)?)
            }
            Some(("past", season)) => Self::Past(number(season)?),
            Some(("set", setting)) => Self::Set(setting.parse()?),
            Some(_) => return Err(BadToken),
        })
    }
}

impl fmt::Display for LeagueSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "game:{game}"),
            Self::Format(format) => write!(f, "format:{format}"),
            Self::Rounds(rounds) => write!(f, "rounds:{rounds}"),
            Self::Days(days) => write!(f, "days:{days}"),
            Self::Again(again) => write!(f, "again:{}", switch(*again)),
            Self::Preset(preset) => write!(f, "preset:{preset}"),
            Self::Boards(boards) => write!(f, "boards:{boards}"),
        }
    }
}

impl FromStr for LeagueSetting {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (what, value) = text.split_once(':').ok_or(BadToken)?;
        Ok(match what {
            "game" => Self::Game(game(value)?),
            "format" => Self::Format(number(value)?),
            "rounds" => Self::Rounds(number(value)?),
            "days" => Self::Days(number(value)?),
            "again" => Self::Again(parse_switch(value)?),
            "preset" => Self::Preset(number(value)?),
            "boards" => Self::Boards(number(value)?),
            _ => return Err(BadToken),
        })
    }
}
