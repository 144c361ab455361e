//! The commands that people type or choose from a list, for every platform to offer and read.

use talon_view::{Locale, Msg, Slash, say};

use crate::input::intent::{Intent, Named};

/// A command. A new one is an entry of [`COMMANDS`] and its words; platforms offer and read all entries.
#[derive(Debug)]
pub struct Command {
    /// The text after the slash, on platforms where it is the same in every language.
    pub name: &'static str,
    /// Its name on platforms with a name for each language; the English one is the same.
    pub label: Slash,
    /// Its description in menus.
    pub about: Msg,
    /// Its arguments, in the order in which platforms ask for them.
    pub takes: &'static [Argument],
    /// Where menus list it. It works everywhere.
    pub offered: Offered,
    /// Whether it is in the menu that people read before they type: at most twelve commands, because nobody reads more. The others are in
    /// `/help`, or buttons on these commands' pages.
    pub in_short_menu: bool,
    asks: fn(Given) -> Intent,
}

/// An argument of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// A game or the name of a preset.
    GameOrPreset,
    /// A game.
    Game,
    /// Words for the shuffle.
    Words,
    /// The name of a preset.
    Preset,
    /// The name of a new league.
    NewLeague,
    /// A code that was given on another platform.
    Code,
    /// A finished match.
    Match,
    /// A time zone.
    Zone,
    /// What to do with what is stored.
    Wish,
    /// A time span.
    Span,
    /// Somebody.
    Person,
}

/// Where menus list a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// Even where the bot is not a member of the chat: such a command needs no table.
    Anywhere,
    /// In groups and in private chats.
    InChats,
    /// In private chats, on platforms with a separate menu for these: the command concerns one person alone.
    InPrivate,
}

/// The arguments of one command.
#[derive(Debug, Default)]
pub struct Given {
    /// The text that was typed or chosen; none where there was none.
    pub text: Option<String>,
    /// The person that was named.
    pub whom: Option<Named>,
}

impl Command {
    /// The command with this name in any language, in any capitalisation.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        let by_name = COMMANDS.iter().find(|command| command.name.eq_ignore_ascii_case(name));
        by_name.or_else(|| {
            let typed = name.to_lowercase();
            COMMANDS.iter().find(|command| Locale::ALL.iter().any(|&each| say(each, &command.label) == *typed))
        })
    }

    /// The intent that the command expresses.
    #[must_use]
    pub fn intent(&self, given: Given) -> Intent {
        (self.asks)(given)
    }
}

/// Every command, in the order of menus.
pub static COMMANDS: [Command; 26] = [
    Command {
        name: "play",
        label: Slash::Play,
        about: Msg::CommandPlay,
        takes: &[Argument::GameOrPreset],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |given| Intent::Play { game: given.text },
    },
    Command {
        name: "table",
        label: Slash::Table,
        about: Msg::CommandTable,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |_| Intent::Table,
    },
    Command {
        name: "hand",
        label: Slash::Hand,
        about: Msg::CommandHand,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |_| Intent::Hand,
    },
    Command {
        name: "leave",
        label: Slash::Leave,
        about: Msg::CommandLeave,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |_| Intent::Leave,
    },
    Command {
        name: "score",
        label: Slash::Score,
        about: Msg::CommandScore,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |_| Intent::Score,
    },
    Command {
        name: "replay",
        label: Slash::Replay,
        about: Msg::CommandReplay,
        takes: &[Argument::Match],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |given| Intent::Replay { which: given.text },
    },
    Command {
        name: "coach",
        label: Slash::Coach,
        about: Msg::CommandCoach,
        takes: &[Argument::Match],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |given| Intent::Coach { which: given.text },
    },
    Command {
        name: "daily",
        label: Slash::Daily,
        about: Msg::CommandDaily,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |_| Intent::Daily,
    },
    Command {
        name: "puzzle",
        label: Slash::Puzzle,
        about: Msg::CommandPuzzle,
        takes: &[],
        offered: Offered::InPrivate,
        in_short_menu: false,
        asks: |_| Intent::Puzzle,
    },
    Command {
        name: "leaderboard",
        label: Slash::Leaderboard,
        about: Msg::CommandLeaderboard,
        takes: &[Argument::Game, Argument::Span],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |given| Intent::Leaderboard { which: given.text },
    },
    Command {
        name: "rating",
        label: Slash::Rating,
        about: Msg::CommandRating,
        takes: &[Argument::Person],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |given| Intent::Rating { of: given.whom },
    },
    Command {
        name: "stats",
        label: Slash::Stats,
        about: Msg::CommandStats,
        takes: &[Argument::Person],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |given| Intent::Stats { of: given.whom },
    },
    Command {
        name: "history",
        label: Slash::History,
        about: Msg::CommandHistory,
        takes: &[Argument::Game],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |given| Intent::History { game: given.text },
    },
    Command {
        name: "why",
        label: Slash::Why,
        about: Msg::CommandWhy,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |_| Intent::Why,
    },
    Command {
        name: "hint",
        label: Slash::Hint,
        about: Msg::CommandHint,
        takes: &[],
        offered: Offered::InPrivate,
        in_short_menu: true,
        asks: |_| Intent::Hint,
    },
    Command {
        name: "undo",
        label: Slash::Undo,
        about: Msg::CommandUndo,
        takes: &[],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |_| Intent::Undo,
    },
    Command {
        name: "word",
        label: Slash::Word,
        about: Msg::CommandWord,
        takes: &[Argument::Words],
        offered: Offered::InPrivate,
        in_short_menu: false,
        asks: |given| Intent::Words(given.text.unwrap_or_default()),
    },
    Command {
        name: "preset",
        label: Slash::Preset,
        about: Msg::CommandPreset,
        takes: &[Argument::Preset],
        offered: Offered::InChats,
        in_short_menu: false,
        asks: |given| Intent::Preset { name: given.text },
    },
    Command {
        name: "league",
        label: Slash::League,
        about: Msg::CommandLeague,
        takes: &[Argument::NewLeague],
        offered: Offered::InChats,
        in_short_menu: true,
        asks: |given| Intent::League { create: given.text },
    },
    Command {
        name: "rules",
        label: Slash::Rules,
        about: Msg::CommandRules,
        takes: &[Argument::Game],
        offered: Offered::Anywhere,
        in_short_menu: true,
        asks: |given| Intent::Rules { game: given.text },
    },
    Command {
        name: "link",
        label: Slash::Link,
        about: Msg::CommandLink,
        takes: &[Argument::Code],
        offered: Offered::InPrivate,
        in_short_menu: false,
        asks: |given| Intent::Link { code: given.text },
    },
    Command {
        name: "unlink",
        label: Slash::Unlink,
        about: Msg::CommandUnlink,
        takes: &[],
        offered: Offered::InPrivate,
        in_short_menu: false,
        asks: |_| Intent::Unlink,
    },
    Command {
        name: "settings",
        label: Slash::Settings,
        about: Msg::CommandSettings,
        takes: &[Argument::Zone],
        offered: Offered::InPrivate,
        in_short_menu: true,
        asks: |given| Intent::Settings { zone: given.text },
    },
    Command {
        name: "privacy",
        label: Slash::Privacy,
        about: Msg::CommandPrivacy,
        takes: &[Argument::Wish],
        offered: Offered::InPrivate,
        in_short_menu: false,
        asks: |given| Intent::Privacy { wish: given.text },
    },
    Command {
        name: "language",
        label: Slash::Language,
        about: Msg::CommandLanguage,
        takes: &[],
        offered: Offered::Anywhere,
        in_short_menu: false,
        asks: |_| Intent::Language,
    },
    Command {
        name: "help",
        label: Slash::Help,
        about: Msg::CommandHelp,
        takes: &[],
        offered: Offered::Anywhere,
        in_short_menu: true,
        asks: |_| Intent::Help,
    },
];

#[cfg(test)]
mod tests {
    use talon_view::HelpTopic;

    use super::*;

    #[test]
    fn english_names_are_the_names_that_are_typed() {
        for command in &COMMANDS {
            assert_eq!(say(Locale::EN, &command.label), *command.name);
        }
    }

    #[test]
    fn menus_have_room_for_every_command_and_the_help_explains_it() {
        for locale in Locale::ALL {
            let help = talon_view::help(locale).text();
            let topics: Vec<_> =
                HelpTopic::ALL.iter().map(|topic| talon_view::help_about(*topic, locale).text()).collect();
            let lines: Vec<&str> = help.lines().chain(topics.iter().flat_map(|text| text.lines())).collect();
            for Command { name, about, .. } in &COMMANDS {
                assert!(name.bytes().all(|byte| byte.is_ascii_lowercase()));
                let what = say(locale, about).plain();
                assert!((3..=100).contains(&what.chars().count()), "{what}");
                // A list of names is no explanation.
                let explains = |line: &&str| line.contains(&format!("/{name}")) && line.matches(" /").count() < 3;
                assert!(*name == "help" || lines.iter().any(explains), "nothing says what /{name} does");
            }
        }
    }

    #[test]
    fn the_short_menu_is_short() {
        let listed: Vec<&str> =
            COMMANDS.iter().filter(|command| command.in_short_menu).map(|command| command.name).collect();
        assert!(listed.len() <= 12, "{listed:?}");
        for first in ["play", "table", "hand", "help"] {
            assert!(listed.contains(&first), "{first}");
        }
    }

    #[test]
    fn a_name_means_the_same_command_in_every_language() {
        for locale in Locale::ALL {
            for command in &COMMANDS {
                let name = say(locale, &command.label).plain();
                let found = Command::named(&name).map(|found| found.name);
                assert_eq!(found, Some(command.name), "{locale}: {name}");
            }
        }
    }

    #[test]
    fn every_command_is_found_by_its_name() {
        for command in &COMMANDS {
            let found = Command::named(&command.name.to_uppercase()).map(|found| found.name);
            assert_eq!(found, Some(command.name));
        }
        let preset = Command::named("Запазени").map(|found| found.name);
        assert_eq!(preset, Some("preset"), "in any language");
        assert!(Command::named("dance").is_none());
    }
}
