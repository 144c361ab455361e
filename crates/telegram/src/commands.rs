//! The commands that people type, as intents.

use talon_house::{Intent, Named};
use talon_view::Msg;

/// A command that the bot knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Command {
    Play,
    Table,
    Hand,
    Leave,
    Score,
    Replay,
    Leaderboard,
    Rating,
    Stats,
    History,
    Why,
    Hint,
    Undo,
    Word,
    Preset,
    League,
    Rules,
    Link,
    Unlink,
    Settings,
    Privacy,
    Language,
    Help,
    Start,
}

impl Command {
    /// Every command.
    pub(crate) const ALL: [Self; 24] = [
        Self::Play,
        Self::Table,
        Self::Hand,
        Self::Leave,
        Self::Score,
        Self::Replay,
        Self::Leaderboard,
        Self::Rating,
        Self::Stats,
        Self::History,
        Self::Why,
        Self::Hint,
        Self::Undo,
        Self::Word,
        Self::Preset,
        Self::League,
        Self::Rules,
        Self::Link,
        Self::Unlink,
        Self::Settings,
        Self::Privacy,
        Self::Language,
        Self::Help,
        Self::Start,
    ];

    /// What is typed after the slash. Telegram allows lower-case ASCII only, so it is the same in every language.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Table => "table",
            Self::Hand => "hand",
            Self::Leave => "leave",
            Self::Score => "score",
            Self::Replay => "replay",
            Self::Leaderboard => "leaderboard",
            Self::Rating => "rating",
            Self::Stats => "stats",
            Self::History => "history",
            Self::Why => "why",
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Word => "word",
            Self::Preset => "preset",
            Self::League => "league",
            Self::Rules => "rules",
            Self::Link => "link",
            Self::Unlink => "unlink",
            Self::Settings => "settings",
            Self::Privacy => "privacy",
            Self::Language => "language",
            Self::Help => "help",
            Self::Start => "start",
        }
    }

    /// What Telegram's command menu says of it; `None` for what people never type themselves.
    pub(crate) const fn description(self) -> Option<Msg> {
        match self {
            Self::Play => Some(Msg::CommandPlay),
            Self::Table => Some(Msg::CommandTable),
            Self::Hand => Some(Msg::CommandHand),
            Self::Leave => Some(Msg::CommandLeave),
            Self::Score => Some(Msg::CommandScore),
            Self::Replay => Some(Msg::CommandReplay),
            Self::Leaderboard => Some(Msg::CommandLeaderboard),
            Self::Rating => Some(Msg::CommandRating),
            Self::Stats => Some(Msg::CommandStats),
            Self::History => Some(Msg::CommandHistory),
            Self::Why => Some(Msg::CommandWhy),
            Self::Hint => Some(Msg::CommandHint),
            Self::Undo => Some(Msg::CommandUndo),
            Self::Word => Some(Msg::CommandWord),
            Self::Preset => Some(Msg::CommandPreset),
            Self::League => Some(Msg::CommandLeague),
            Self::Rules => Some(Msg::CommandRules),
            Self::Link => Some(Msg::CommandLink),
            Self::Unlink => Some(Msg::CommandUnlink),
            Self::Settings => Some(Msg::CommandSettings),
            Self::Privacy => Some(Msg::CommandPrivacy),
            Self::Language => Some(Msg::CommandLanguage),
            Self::Help => Some(Msg::CommandHelp),
            Self::Start => None,
        }
    }

    /// Whether a group's menu lists it. What concerns one person alone is listed in private chats only; it works
    /// everywhere.
    pub(crate) const fn for_groups(self) -> bool {
        match self {
            Self::Play
            | Self::Table
            | Self::Hand
            | Self::Leave
            | Self::Score
            | Self::Replay
            | Self::Leaderboard
            | Self::Rating
            | Self::Stats
            | Self::History
            | Self::Why
            | Self::Undo
            | Self::Preset
            | Self::League
            | Self::Rules
            | Self::Language
            | Self::Help => true,
            Self::Hint | Self::Word | Self::Link | Self::Unlink | Self::Settings | Self::Privacy | Self::Start => false,
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.name().eq_ignore_ascii_case(name))
    }

    fn intent(self, argument: &str, private: bool, whom: impl Fn(&str) -> Option<Named>) -> Intent {
        let argument = argument.trim();
        let named = || (!argument.is_empty()).then(|| argument.to_owned());
        match self {
            Self::Play => Intent::Play { game: named() },
            Self::Table => Intent::Table,
            Self::Hand => Intent::Hand,
            Self::Leave => Intent::Leave,
            Self::Score => Intent::Score,
            Self::Replay => Intent::Replay { which: named() },
            Self::Leaderboard => Intent::Leaderboard { which: named() },
            Self::Rating => Intent::Rating { of: whom(argument) },
            Self::Stats => Intent::Stats { of: whom(argument) },
            Self::History => Intent::History { game: named() },
            Self::Why => Intent::Why,
            Self::Hint => Intent::Hint,
            Self::Undo => Intent::Undo,
            Self::Word => Intent::Words(argument.to_owned()),
            Self::Preset => Intent::Preset { name: named() },
            Self::League => Intent::League { create: created(argument) },
            Self::Rules => Intent::Rules { game: named() },
            Self::Link => Intent::Link { code: named() },
            Self::Unlink => Intent::Unlink,
            Self::Settings => Intent::Settings { zone: named() },
            Self::Privacy => Intent::Privacy { wish: named() },
            Self::Language => Intent::Language,
            Self::Help => Intent::Help,
            Self::Start if private => Intent::StartPrivate { payload: named() },
            // What Telegram sends when a group is chosen for the bot from its profile.
            Self::Start => Intent::Help,
        }
    }
}

/// The name after `create`; empty where none is given. Whatever else is typed asks for the list.
fn created(argument: &str) -> Option<String> {
    let end = argument.find(char::is_whitespace).unwrap_or(argument.len());
    let (word, name) = argument.split_at(end);
    word.eq_ignore_ascii_case("create").then(|| name.trim().to_owned())
}

/// A message that begins with a slash, taken apart.
struct Typed<'a> {
    name: &'a str,
    addressed_to: Option<&'a str>,
    argument: &'a str,
}

impl<'a> Typed<'a> {
    fn read(text: &'a str) -> Option<Self> {
        let rest = text.strip_prefix('/')?;
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (head, argument) = rest.split_at(end);
        let (name, addressed_to) = match head.split_once('@') {
            Some((name, bot)) => (name, Some(bot)),
            None => (head, None),
        };
        Some(Self { name, addressed_to, argument })
    }
}

/// Which intent a text message is, if it is meant for the bot with the username `bot` at all. `whom` says whom a command with this
/// argument names.
///
/// In a group, only commands are: those that the bot knows, and unknown ones that name the bot. In a private chat
/// everything is, except a command for another bot.
pub(crate) fn read(text: &str, private: bool, bot: &str, whom: impl Fn(&str) -> Option<Named>) -> Option<Intent> {
    let Some(typed) = Typed::read(text) else {
        return private.then(|| Intent::Unknown(text.to_owned()));
    };
    let ours = typed.addressed_to.map(|name| name.eq_ignore_ascii_case(bot));
    if ours == Some(false) {
        return None;
    }
    match Command::named(typed.name) {
        Some(command) => Some(command.intent(typed.argument, private, whom)),
        None => (private || ours == Some(true)).then(|| Intent::Unknown(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BOT: &str = "talon_bot";

    /// Whoever is written.
    fn whom(argument: &str) -> Option<Named> {
        (!argument.is_empty()).then_some(Named::Unknown)
    }

    fn play(game: Option<&str>) -> Option<Intent> {
        Some(Intent::Play { game: game.map(str::to_owned) })
    }

    fn unknown(text: &str) -> Option<Intent> {
        Some(Intent::Unknown(text.to_owned()))
    }

    fn start(payload: Option<&str>) -> Option<Intent> {
        Some(Intent::StartPrivate { payload: payload.map(str::to_owned) })
    }

    #[test]
    fn in_a_group() {
        for (text, expected) in [
            ("/play", play(None)),
            ("/play santase", play(Some("santase"))),
            ("/play@talon_bot santase", play(Some("santase"))),
            ("/PLAY@Talon_Bot   santase \n", play(Some("santase"))),
            ("/play\nsantase", play(Some("santase"))),
            ("/play@other_bot", None),
            ("/play@", None),
            ("/table", Some(Intent::Table)),
            ("/rules@talon_bot", Some(Intent::Rules { game: None })),
            ("/start", Some(Intent::Help)),
            ("/start@talon_bot x", Some(Intent::Help)),
            ("/dance", None),
            ("/dance@talon_bot now", unknown("/dance@talon_bot now")),
            ("/", None),
            ("hello", None),
            (" /play", None),
            ("/hint", Some(Intent::Hint)),
            ("/undo", Some(Intent::Undo)),
            ("/replay", Some(Intent::Replay { which: None })),
            ("/replay aaaaaaaaaaaaa/2", Some(Intent::Replay { which: Some("aaaaaaaaaaaaa/2".into()) })),
            ("/rating", Some(Intent::Rating { of: None })),
            ("/stats", Some(Intent::Stats { of: None })),
            ("/rating@talon_bot  @ana ", Some(Intent::Rating { of: Some(Named::Unknown) })),
            ("/stats @ana", Some(Intent::Stats { of: Some(Named::Unknown) })),
            ("/history", Some(Intent::History { game: None })),
            ("/history belot", Some(Intent::History { game: Some("belot".into()) })),
            ("/leaderboard", Some(Intent::Leaderboard { which: None })),
            ("/leaderboard belot week", Some(Intent::Leaderboard { which: Some("belot week".into()) })),
            ("/preset", Some(Intent::Preset { name: None })),
            ("/league", Some(Intent::League { create: None })),
            ("/league  Create  Winter cup ", Some(Intent::League { create: Some("Winter cup".into()) })),
            ("/league create", Some(Intent::League { create: Some(String::new()) })),
            ("/league created", Some(Intent::League { create: None })),
            ("/preset  our Belot ", Some(Intent::Preset { name: Some("our Belot".into()) })),
            ("/link", Some(Intent::Link { code: None })),
            ("/link  7QXM-03KZ ", Some(Intent::Link { code: Some("7QXM-03KZ".into()) })),
            ("/link@other_bot 7QXM-03KZ", None),
            ("/unlink", Some(Intent::Unlink)),
            ("/settings", Some(Intent::Settings { zone: None })),
            ("/settings Europe/Sofia", Some(Intent::Settings { zone: Some("Europe/Sofia".into()) })),
            ("/privacy", Some(Intent::Privacy { wish: None })),
            ("/privacy export", Some(Intent::Privacy { wish: Some("export".into()) })),
            ("/word blue moon", Some(Intent::Words("blue moon".into()))),
        ] {
            assert_eq!(read(text, false, BOT, whom), expected, "{text:?}");
        }
    }

    #[test]
    fn in_private() {
        for (text, expected) in [
            ("/start", start(None)),
            ("/start  ", start(None)),
            ("/start jabc234", start(Some("jabc234"))),
            ("/help", Some(Intent::Help)),
            ("/hand@other_bot", None),
            ("/dance", unknown("/dance")),
            ("hello", unknown("hello")),
            ("/", unknown("/")),
        ] {
            assert_eq!(read(text, true, BOT, whom), expected, "{text:?}");
        }
    }

    #[test]
    fn every_command_reads_itself() {
        for command in Command::ALL {
            let text = format!("/{}@talon_bot", command.name());
            let intent = read(&text, true, BOT, whom);
            assert!(!matches!(intent, None | Some(Intent::Unknown(_))), "{text}");
        }
    }

    proptest! {
        #[test]
        fn nothing_that_is_typed_panics(text in any::<String>(), slashed: bool, private: bool) {
            let text = if slashed { format!("/{text}") } else { text };
            let intent = read(&text, private, BOT, whom);
            prop_assert!(!private || text.starts_with('/') || intent.is_some());
        }
    }
}
