//! People on Telegram who press what they should not, too late, twice, or unlike any person.

use std::ops::{Deref, DerefMut};

use talon_loopback::{Message, Person, Place};
use talon_table::TableId;
use talon_view::{Locale, Msg};

use crate::forger::{Dice, Due, Forgery, Scene};
use crate::{Turn, draw};

/// What a person does.
#[derive(Debug, Clone)]
pub enum Deed {
    /// Sends a callback query with this data, about a message that may not exist.
    Press {
        /// The message's chat.
        chat: i64,
        /// Its number there.
        message: i64,
        /// The button's data.
        data: String,
    },
    /// Writes in the private chat.
    Write(String),
}

/// One input.
#[derive(Debug, Clone)]
pub struct Input {
    /// Who sends it.
    pub by: Person,
    /// The sender's language.
    pub locale: Locale,
    /// What is sent.
    pub deed: Deed,
    /// The required answer.
    pub due: Due,
}

/// Texts that are not commands.
const WORDS: [&str; 10] = [
    "/",
    "//play",
    "/ play",
    "/dance",
    "<b>bold</b> & \"quoted\"",
    "'; DROP TABLE events; --",
    "\u{202e}olleh",
    "♠J ♥10 ♦K",
    "\u{1F600}\u{1F468}\u{200D}\u{1F469}",
    "1.aaaaaaaaaaaaa.1.act:QS",
];

/// A table under attack in a chat.
#[derive(Debug, Clone)]
pub struct Stormed {
    /// Where the table is.
    pub home: Place,
    /// Who is there.
    pub scene: Scene<Person>,
}

impl Deref for Stormed {
    type Target = Scene<Person>;

    fn deref(&self) -> &Scene<Person> {
        &self.scene
    }
}

impl DerefMut for Stormed {
    fn deref_mut(&mut self) -> &mut Scene<Person> {
        &mut self.scene
    }
}

impl Stormed {
    /// An input that must not change any table while this player is on turn. `moving` means that the current decision may be made
    /// meanwhile.
    pub fn forge(&self, dice: &mut Dice, player: usize, turn: &Turn<Message>, moving: bool) -> Input {
        if dice.roll(10) == 0 {
            return self.written(dice);
        }
        let Forgery { by, locale, data, due } = self.scene.forge(dice, player, turn, moving);
        let inside = by.id() != self.scene.stranger.0.id();
        let chat = if inside && dice.roll(2) == 0 { self.home.chat } else { by.id() };
        let message = i64::try_from(dice.roll(400)).unwrap() + 1;
        Input { by, locale, deed: Deed::Press { chat, message, data }, due }
    }

    /// A message to the bot.
    fn written(&self, dice: &mut Dice) -> Input {
        // The players' chats stay readable.
        let outsiders = [&self.scene.watcher, &self.scene.stranger];
        let by = if dice.roll(6) == 0 { self.scene.anybody(dice) } else { outsiders[dice.roll(2)] };
        let (person, locale) = by.clone();
        let stranger = person.id() == self.scene.stranger.0.id();
        let seated = self.scene.seats(&person);
        let join = if stranger {
            vec![Msg::NotMember]
        } else if seated {
            vec![Msg::AlreadySeated]
        } else {
            vec![Msg::TableFull, Msg::NotInLobby]
        };
        let talk = vec![Msg::SmallTalk];
        let command = vec![Msg::UnknownCommand];
        let (text, sentences) = match dice.roll(8) {
            0 => (format!("/start j{}", self.scene.table), join),
            1 => (format!("/start j{}", TableId(draw(dice.roll(1 << 30) as u64, "start"))), vec![Msg::TableNotFound]),
            2 => ("/rules bridge".to_owned(), vec![Msg::UnknownGame]),
            3 => (format!("/play {}", "z".repeat(1 + dice.roll(500))), vec![Msg::UnknownGame]),
            4 => ("Ж".repeat(4_000 + dice.roll(90)), talk),
            5 => match *dice.pick(&WORDS) {
                word if word.starts_with('/') => (format!("{word} {}", dice.roll(1_000)), command),
                word => (format!("{word} {}", dice.roll(1_000)), talk),
            },
            6 if !seated => ("/word moonlight".to_owned(), vec![Msg::NoTableHere]),
            6 => ("/word moonlight".to_owned(), vec![Msg::NotInLobby]),
            _ => {
                let letters: Vec<char> = "abc /@.&<>\"'\\{}\u{0}\u{feff}\u{2068}я漢🂡".chars().collect();
                let length = 1 + dice.roll(60);
                let text: String = (0..length).map(|_| *dice.pick(&letters)).collect();
                (format!("x{text}"), talk)
            }
        };
        Input { by: person, locale, deed: Deed::Write(text), due: Due::OneOf(sentences) }
    }
}
