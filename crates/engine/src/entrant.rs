//! The contestants that can be named for a seat of the arena.

use std::fmt;
use std::str::FromStr;

use talon_players::arena::{AllSeeing, Fault, Seated};

use crate::built_in::{BuiltIn, UnknownPlayer};
use crate::program::{Patience, Program};

/// A contestant that can sit down any number of times: a built-in player, the one that sees every card, or a program.
#[derive(Clone)]
pub enum Entrant {
    /// A built-in player.
    Player(BuiltIn),
    /// The one that sees every card. It is not a [`BuiltIn`], because `talon engine` has only views and cannot serve it.
    AllSeeing,
    /// A program and its arguments.
    Program(Vec<String>),
}

/// No contestant has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEntrant {
    /// No player has this name.
    #[error("{0}, {all_seeing}, or a program as in cmd:./their-engine", all_seeing = AllSeeing::NAME)]
    Unknown(#[from] UnknownPlayer),
    /// The command is empty, or a quotation in it is not closed.
    #[error("“{0}” is no command; a valid example is cmd:./their-engine --fast")]
    Command(String),
}

impl Entrant {
    /// Seats it; a program is started.
    ///
    /// # Errors
    /// The program cannot be started, or does not speak the protocol.
    pub fn sit(&self, patience: Patience) -> Result<Seated<'static>, Fault> {
        match self {
            Self::Player(player) => Ok(Seated::blind(player.player())),
            Self::AllSeeing => Ok(Seated::AllSeeing(AllSeeing::FULL)),
            Self::Program(command) => Ok(Seated::blind(Program::start(command, patience)?)),
        }
    }
}

impl FromStr for Entrant {
    type Err = BadEntrant;

    fn from_str(text: &str) -> Result<Self, BadEntrant> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let words = shell_words::split(command).ok().filter(|words| !words.is_empty());
            return words.map(Self::Program).ok_or_else(|| BadEntrant::Command(command.to_owned()));
        }
        if text == AllSeeing::NAME {
            return Ok(Self::AllSeeing);
        }
        Ok(Self::Player(text.parse()?))
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            Self::AllSeeing => f.write_str(AllSeeing::NAME),
            Self::Program(command) => write!(f, "cmd:{}", shell_words::join(command)),
        }
    }
}

impl fmt::Debug for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entrant({self})")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use talon_players::Level;

    use super::*;

    const PATIENCE: Patience = Patience { answer: Duration::from_secs(1), nodes: None };

    #[test]
    fn players_and_programs_are_named() {
        for name in ["thumb", "random", "all-seeing", "cmd:./engine", "cmd:python3 'my engine.py' --fast"] {
            assert_eq!(name.parse::<Entrant>().unwrap().to_string(), name);
        }
        let Ok(Entrant::Program(words)) = "cmd:python3 'my engine.py'".parse() else { panic!("a program") };
        assert_eq!(words, ["python3", "my engine.py"]);
    }

    /// `talon engine` and tables never use the player that sees every card.
    #[test]
    fn the_one_that_sees_every_card_is_no_player_and_no_level() {
        assert!(matches!("all-seeing".parse(), Ok(Entrant::AllSeeing)));
        assert!("all-seeing".parse::<BuiltIn>().is_err());
        assert!("all-seeing".parse::<Level>().is_err());
        assert!(matches!(Entrant::AllSeeing.sit(PATIENCE), Ok(Seated::AllSeeing(_))));
        assert!(BuiltIn::all().all(|player| matches!(Entrant::Player(player).sit(PATIENCE), Ok(Seated::Blind(_)))));
    }

    #[test]
    fn what_names_nobody_is_told_what_would() {
        let told = |text: &str| text.parse::<Entrant>().unwrap_err().to_string();
        assert_eq!(
            told("smart"),
            "nobody is called \"smart\"; it is beginner, thumb, good, strong, random, all-seeing, or a program as in \
             cmd:./their-engine"
        );
        for empty in ["cmd:", "cmd: ", "cmd:'open"] {
            assert!(told(empty).ends_with("is no command; a valid example is cmd:./their-engine --fast"));
        }
    }
}
