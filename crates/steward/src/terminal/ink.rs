//! Text with terminal styles.

use std::borrow::Cow;

use talon_cards::Suit;
use talon_house::commands::Command;
use talon_view::{Run, Sense, Text, is_disturbing};

use super::keys;

/// Which styles the terminal supports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    /// 256 colours: the suits' colours are readable on dark and on light.
    Rich,
    /// The eight colours that every theme has.
    Colour,
    Plain,
}

impl Ink {
    /// Reads the terminal's support from the usual variables.
    pub(crate) fn of(no_color: Option<&str>, term: Option<&str>) -> Self {
        let refused = no_color.is_some_and(|value| !value.is_empty());
        match term {
            None | Some("dumb") => Self::Plain,
            Some(_) if refused => Self::Plain,
            Some(term) if term.contains("256color") => Self::Rich,
            Some(_) => Self::Colour,
        }
    }

    /// The text in this style, if styles are supported.
    pub(crate) fn wrap(self, code: &str, text: &str) -> String {
        match self {
            Self::Rich | Self::Colour if !code.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            Self::Rich | Self::Colour | Self::Plain => text.to_owned(),
        }
    }

    /// The text in its suit's colour. Only the colour is reset after it, so that a bold line stays bold.
    pub(crate) fn suited(self, suit: Suit, text: &str) -> String {
        let colour = match (self, suit) {
            (Self::Plain, _) | (_, Suit::Spades) => return text.to_owned(),
            (Self::Rich, Suit::Hearts) => "38;5;196",
            (Self::Rich, Suit::Diamonds) => "38;5;32",
            (Self::Rich, Suit::Clubs) => "38;5;28",
            (Self::Colour, Suit::Hearts) => "31",
            (Self::Colour, Suit::Diamonds) => "36",
            (Self::Colour, Suit::Clubs) => "32",
        };
        format!("\x1b[{colour}m{text}\x1b[39m")
    }
}

/// A text for the terminal: suits are coloured, and commands are shown as their keys.
pub(crate) fn spelled(text: &Text, ink: Ink) -> String {
    let spell = |run: &Run| {
        let text = visible(&run.text);
        match run.sense {
            Sense::Card(card) => ink.suited(card.suit(), &text),
            Sense::Suit(suit) => ink.suited(suit, &text),
            Sense::Words => with_keys(&text).into_owned(),
            Sense::Rank(_) | Sense::Foreign | Sense::Moment(_) | Sense::Length(_) => text,
        }
    };
    text.runs().iter().map(spell).collect()
}

/// The text without control characters, and without bidirectional marks, which terminals show as boxes.
pub(crate) fn visible(text: &str) -> String {
    text.chars()
        .filter(|letter| *letter == '\n' || !(is_disturbing(*letter) || matches!(letter, '\u{fe0e}' | '\u{fe0f}')))
        .collect()
}

/// The text with each command replaced by its key: `[p]` for `/play`. Commands without a key are typed after a colon.
fn with_keys(text: &str) -> Cow<'_, str> {
    if !text.contains('/') {
        return Cow::Borrowed(text);
    }
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('/') {
        said.push_str(before);
        let end = after.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(after.len());
        let (name, behind) = after.split_at(end);
        let begins = !said.ends_with(|letter: char| letter.is_alphanumeric() || letter == '/');
        match Command::named(name).filter(|_| begins) {
            Some(command) => match keys::key_of(command) {
                Some(key) => said.push_str(&format!("[{key}]")),
                None => said.push_str(&format!(":{}", command.name)),
            },
            None => said.push_str(&format!("/{name}")),
        }
        rest = behind;
    }
    said.push_str(rest);
    Cow::Owned(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_cards::Card;

    #[test]
    fn a_card_is_coloured_whole() {
        let card = |text: &str| Text::from(text.parse::<Card>().unwrap());
        let text = Text::join([Text::from("x"), card("TH"), card("AS")], " ");
        assert_eq!(spelled(&text, Ink::Colour), "x \x1b[31m♥10\x1b[39m ♠A");
        assert_eq!(spelled(&text, Ink::Rich), "x \x1b[38;5;196m♥10\x1b[39m ♠A");
        assert_eq!(spelled(&text, Ink::Plain), "x ♥10 ♠A");
    }

    #[test]
    fn a_name_is_neither_coloured_nor_read_as_a_command() {
        assert_eq!(spelled(&Text::foreign("♥10 /play"), Ink::Colour), "♥10 /play");
    }

    #[test]
    fn a_terminal_obeys_nobodys_words() {
        let words = Text::foreign("\u{1b}[2J\u{9b}31mone\u{202e} two\u{2069}\u{200b}\n");
        assert_eq!(spelled(&words, Ink::Colour), "[2J31mone two\n");
    }

    #[test]
    fn commands_are_named_by_their_keys() {
        for (said, read) in [
            ("/play opens a table.", "[p] opens a table."),
            ("(/table)", "([t])"),
            ("send /preset our evening", "send :preset our evening"),
            ("Europe/Sofia and/or /dance", "Europe/Sofia and/or /dance"),
            ("/settings Europe/Sofia", ":settings Europe/Sofia"),
        ] {
            assert_eq!(spelled(&Text::from(said), Ink::Plain), read);
        }
    }

    /// All pages and answers in the golden files.
    #[test]
    fn no_page_names_a_command_with_a_slash() {
        let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../view/tests/golden");
        let mut named = 0;
        for file in std::fs::read_dir(golden).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            named += text.matches("/table").count();
            let told = spelled(&Text::from(text), Ink::Plain);
            for command in &talon_house::commands::COMMANDS {
                assert!(!told.contains(&format!(" /{}", command.name)), "/{}", command.name);
            }
        }
        assert!(named > 0);
    }

    #[test]
    fn colour_is_left_out_where_it_is_not_wanted() {
        assert_eq!(Ink::of(None, Some("xterm")), Ink::Colour);
        assert_eq!(Ink::of(Some(""), Some("xterm-256color")), Ink::Rich);
        assert_eq!(Ink::of(Some("1"), Some("xterm-256color")), Ink::Plain);
        assert_eq!(Ink::of(None, Some("dumb")), Ink::Plain);
        assert_eq!(Ink::of(None, None), Ink::Plain);
    }
}
