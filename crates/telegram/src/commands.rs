//! Parses the commands that people type.

use talon_house::commands::{Argument, Command, Given};
use talon_house::{Intent, Named};

/// The command that Telegram's apps send when a private chat is opened, or a group is chosen from the bot's profile.
const START: &str = "start";

/// The intent of this command with this argument.
fn intent(command: &Command, argument: &str, whom: impl Fn(&str) -> Option<Named>) -> Intent {
    command.intent(match command.takes {
        [Argument::Person] => Given { whom: whom(argument), text: None },
        [Argument::NewLeague] => Given { text: created(argument), whom: None },
        _ => Given { text: anything(argument), whom: None },
    })
}

fn anything(argument: &str) -> Option<String> {
    (!argument.is_empty()).then(|| argument.to_owned())
}

/// The name after `create`; empty if there is none. Any other argument asks for the list.
fn created(argument: &str) -> Option<String> {
    let end = argument.find(char::is_whitespace).unwrap_or(argument.len());
    let (word, name) = argument.split_at(end);
    word.eq_ignore_ascii_case("create").then(|| name.trim().to_owned())
}

/// A message that begins with a slash, in parts.
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

/// The intent of a text message, if it is meant for the bot with the username `bot`. `whom` finds the person that an argument
/// names.
///
/// In a group, only commands count: those that the bot knows, and unknown ones that name the bot. In a private chat everything counts,
/// except a command for another bot.
pub(crate) fn read(text: &str, private: bool, bot: &str, whom: impl Fn(&str) -> Option<Named>) -> Option<Intent> {
    let Some(typed) = Typed::read(text) else {
        return private.then(|| Intent::Said(text.to_owned()));
    };
    let ours = typed.addressed_to.map(|name| name.eq_ignore_ascii_case(bot));
    if ours == Some(false) {
        return None;
    }
    let argument = typed.argument.trim();
    match Command::named(typed.name) {
        Some(command) => Some(intent(command, argument, whom)),
        None if typed.name.eq_ignore_ascii_case(START) && private => {
            Some(Intent::StartPrivate { payload: anything(argument) })
        }
        None if typed.name.eq_ignore_ascii_case(START) => Some(Intent::Help),
        None => (private || ours == Some(true)).then(|| Intent::Unknown(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use talon_house::commands::COMMANDS;

    use super::*;

    const BOT: &str = "talon_bot";

    /// Treats every argument as an unknown person.
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
            ("/coach", Some(Intent::Coach { which: None })),
            ("/daily", Some(Intent::Daily)),
            ("/puzzle", Some(Intent::Puzzle)),
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
            ("hello", Some(Intent::Said("hello".to_owned()))),
            ("/", unknown("/")),
        ] {
            assert_eq!(read(text, true, BOT, whom), expected, "{text:?}");
        }
    }

    #[test]
    fn every_command_reads_itself() {
        for name in COMMANDS.iter().map(|command| command.name).chain([START]) {
            let text = format!("/{name}@talon_bot");
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
