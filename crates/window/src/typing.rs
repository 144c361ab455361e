//! What people type.

use talon_house::Intent;
use talon_house::commands::{Command, Given};
use talon_view::{Msg, PresetVerb, ShowVerb, Verb};

/// What is being typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typing {
    /// Words for the shuffle.
    Words,
    /// The name for a preset of the table's options.
    PresetName,
    /// A command and its argument.
    Command,
}

impl Typing {
    /// The longest text, in characters.
    pub const LONGEST: usize = 64;

    /// What a button asks its person to type; `None` if pressing it is enough.
    #[must_use]
    pub const fn asked_by(verb: &Verb) -> Option<Self> {
        match verb {
            Verb::Show(ShowVerb::Words) => Some(Self::Words),
            Verb::Preset(PresetVerb::Keep) => Some(Self::PresetName),
            _ => None,
        }
    }

    /// The prompt.
    #[must_use]
    pub const fn prompt(self) -> Msg {
        match self {
            Self::Words => Msg::TerminalWordPrompt,
            Self::PresetName => Msg::TerminalPresetPrompt,
            Self::Command => Msg::TerminalCommandPrompt,
        }
    }

    /// What the typed text asks.
    #[must_use]
    pub fn intent(self, text: String) -> Intent {
        match self {
            Self::Words => Intent::Words(text),
            Self::PresetName => Intent::Preset { name: Some(text) },
            Self::Command => command(&text),
        }
    }
}

/// What a typed line asks: a command by its own name or a translated one, with or without a slash, and its argument.
fn command(line: &str) -> Intent {
    let line = line.trim().trim_start_matches(['/', ':']);
    let (name, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match Command::named(name) {
        Some(command) => {
            let text = Some(argument.trim().to_owned()).filter(|text| !text.is_empty());
            command.intent(Given { text, whom: None })
        }
        None => Intent::Unknown(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_typed_by_its_name_in_any_language() {
        let zone = Intent::Settings { zone: Some("Europe/Sofia".to_owned()) };
        for line in ["settings  Europe/Sofia ", "/settings Europe/Sofia", "настройки Europe/Sofia"] {
            assert_eq!(command(line), zone);
        }
        assert_eq!(command("Undo"), Intent::Undo);
        assert_eq!(command("dance"), Intent::Unknown("dance".to_owned()));
    }
}
