//! The session of the person at the terminal: what they see and press.

use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use talon_games::GameKind;
use talon_house::commands::Given;
use talon_house::{AccountRef, Answer, House, Incoming, Intent, MessageRef, PlatformKind, Sender, Store};
use talon_table::{Event, PersonId, TableId};
use talon_view::{Locale, Msg, Page, PresetVerb, SettingsVerb, ShowVerb, Target, Verb, say};

use super::keys::{self, Meaning};
use super::opening::{self, Opening};
use super::screen::Foot;
use super::shelf::Shelf;
use super::words::{Typing, Words};

/// The longest text that can be typed, in letters.
const LONGEST_TYPED: usize = 64;

/// What happens after a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Stay,
    Leave,
}

/// Owned parts of the screen's foot.
pub(crate) struct OwnedFoot {
    message: Option<String>,
    commands: Vec<(char, String)>,
    keys: Vec<String>,
    typing: Option<(String, String)>,
}

impl OwnedFoot {
    pub(crate) fn borrow(&self) -> Foot<'_> {
        Foot {
            message: self.message.as_deref(),
            commands: &self.commands,
            keys: &self.keys,
            typing: self.typing.as_ref().map(|(question, typed)| (question.as_str(), typed.as_str())),
        }
    }
}

/// One sitting of one person.
pub(crate) struct Session {
    house: Arc<House>,
    shelf: Arc<Shelf>,
    words: Words,
    sender: Sender,
    /// The message that is being read.
    reading: i64,
    /// A page that answers a command, laid over the message.
    panel: Option<Page>,
    message: Option<String>,
    typing: Option<(Typing, String)>,
    /// A table that was asked for and has not been shown yet.
    opening: Option<Opening>,
    /// A table whose page is shown when it comes.
    sought: Option<TableId>,
    /// Lines scrolled up from the lowest position.
    scrolled: usize,
    highest: usize,
    /// Distinguishes the inputs of this sitting from those of all others.
    sitting: i64,
    inputs: u64,
}

/// The person at the terminal, as the house knows them.
fn sender(locale: Locale) -> Sender {
    Sender {
        account: AccountRef { platform: PlatformKind::Terminal, id: "terminal".to_owned() },
        name: say(locale, &Msg::TerminalYou).plain(),
        language: Some(locale.code().to_owned()),
    }
}

impl Session {
    pub(crate) fn new(house: Arc<House>, shelf: Arc<Shelf>, locale: Locale, hint: Option<String>) -> Self {
        let sitting = shelf.first();
        Self {
            house,
            shelf,
            words: Words::new(locale),
            sender: sender(locale),
            reading: i64::MIN,
            panel: None,
            message: hint,
            typing: None,
            opening: None,
            sought: None,
            scrolled: 0,
            highest: 0,
            sitting,
            inputs: 0,
        }
    }

    /// Goes on where the person left off: at a table of the named game, or of any. If there is no such table, one is
    /// opened.
    pub(crate) async fn begin(&mut self, store: &dyn Store, game: Option<GameKind>) {
        let account = store.account(&self.sender.account).await.ok().flatten();
        let mut open = Vec::new();
        if let Some(row) = account {
            if let Some(chosen) = &row.chosen_language {
                self.words.speak(Locale::parse(chosen));
            }
            open = open_tables(store, row.person).await;
        }
        let hint = self.message.take();
        if !open.is_empty() {
            // The tables come to the end of the messages; their panel was not asked for.
            self.ask(Intent::Table).await;
            self.panel = None;
        }
        let resumed = open.iter().rev().find(|(_, kind)| game.is_none_or(|game| *kind == Some(game)));
        match resumed {
            Some((table, _)) => self.sought = game.map(|_| *table),
            None => {
                let game = game.unwrap_or(GameKind::USUAL).to_string();
                self.ask(Intent::Play { game: Some(game) }).await;
            }
        }
        let greeting = self.words.greeting(resumed.is_some());
        self.message = self.message.take().or(hint).or(Some(greeting));
    }

    /// Moves on from a deleted message, to the first message that comes, and to the one that was asked for.
    pub(crate) fn follow(&mut self) {
        if let Some(table) = self.sought
            && let Some(number) = self.shelf.find(|page| opening::table_of(page) == Some(table))
        {
            self.sought = None;
            self.reading = number;
        }
        if self.shelf.get(self.reading).is_none() {
            let next = self.shelf.after(self.reading);
            if let Some(number) = next.or_else(|| self.shelf.newest()) {
                self.reading = number;
            }
        }
    }

    /// Turns to the lobby that was asked for, and seats its AI players, so that one key starts the match.
    pub(crate) async fn fill_table(&mut self) {
        let Some((number, presses)) = self.opening.and_then(|opening| opening.arrived(&self.shelf)) else {
            return;
        };
        self.opening = None;
        self.panel = None;
        self.reading = number;
        let message = self.message.take();
        for token in presses {
            self.ask(Intent::Press(token.to_string())).await;
        }
        self.message = message;
    }

    /// The page to draw and what stands below it.
    pub(crate) fn shown(&self) -> (Page, OwnedFoot) {
        let page = self.page();
        let mut keys = Vec::new();
        if self.panel.is_some() {
            keys.push(self.words.close_panel());
        } else if self.shelf.after(self.reading).is_some() {
            keys.push(self.words.go_on());
        }
        keys.push(self.words.keys());
        let typing = self.typing.as_ref().map(|(what, typed)| (self.words.question(*what), typed.clone()));
        let foot = OwnedFoot { message: self.message.clone(), commands: self.words.commands(), keys, typing };
        (page, foot)
    }

    /// The terminal's own sentences, in the person's language.
    pub(crate) fn words(&self) -> Words {
        self.words
    }

    /// How many of `most` lines stay above the screen; notes `most` as the limit of scrolling.
    pub(crate) fn scroll_within(&mut self, most: usize) -> usize {
        self.highest = most;
        self.scrolled = self.scrolled.min(most);
        most - self.scrolled
    }

    /// Acts on a key.
    pub(crate) async fn key(&mut self, key: KeyEvent) -> Next {
        if key.kind == KeyEventKind::Release {
            return Next::Stay;
        }
        if let KeyCode::Char('c' | 'd') = key.code
            && key.modifiers.contains(KeyModifiers::CONTROL)
        {
            return Next::Leave;
        }
        if self.typing.is_some() {
            self.typed(key.code).await;
            return Next::Stay;
        }
        match key.code {
            KeyCode::Up | KeyCode::PageUp => self.scrolled = (self.scrolled + 5).min(self.highest),
            KeyCode::Down | KeyCode::PageDown => self.scrolled = self.scrolled.saturating_sub(5),
            KeyCode::Esc | KeyCode::Backspace => self.close_panel(),
            KeyCode::Enter | KeyCode::Char(' ') => self.go_on(),
            KeyCode::Char(letter) => return self.letter(letter).await,
            _ => {}
        }
        Next::Stay
    }

    async fn letter(&mut self, letter: char) -> Next {
        match Meaning::of(letter) {
            Some(Meaning::Quit) => return Next::Leave,
            Some(Meaning::Ask(command)) => self.ask(command.intent(Given::default())).await,
            None => {
                let page = self.page();
                match keys::button(&page, letter) {
                    Some(button) => self.press(&button.target).await,
                    None => self.message = Some(self.words.unknown_key()),
                }
            }
        }
        Next::Stay
    }

    async fn press(&mut self, target: &Target) {
        match target {
            Target::Token(token) if token.verb == Verb::Show(ShowVerb::Words) => {
                self.message = None;
                self.typing = Some((Typing::Words, String::new()));
            }
            Target::Token(token) if token.verb == Verb::Preset(PresetVerb::Keep) => {
                self.message = None;
                self.typing = Some((Typing::PresetName, String::new()));
            }
            Target::Token(token) => {
                self.ask(Intent::Press(token.to_string())).await;
                if let Verb::Settings(SettingsVerb::Language(locale)) = token.verb {
                    self.words.speak(locale);
                }
            }
            Target::JoinLink(table) => {
                let payload = Some(format!("j{table}"));
                self.ask(Intent::StartPrivate { payload }).await;
            }
            // The terminal is the private chat, and no page here leads out of it.
            Target::PrivateChat(_) | Target::Link(_) => {}
        }
    }

    async fn typed(&mut self, code: KeyCode) {
        let Some((_, text)) = self.typing.as_mut() else {
            return;
        };
        match code {
            KeyCode::Char(letter) if text.chars().count() < LONGEST_TYPED => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                if let Some((what, text)) = self.typing.take().filter(|(_, text)| !text.trim().is_empty()) {
                    self.ask(match what {
                        Typing::Words => Intent::Words(text),
                        Typing::PresetName => Intent::Preset { name: Some(text) },
                    })
                    .await;
                }
            }
            _ => {}
        }
    }

    async fn ask(&mut self, intent: Intent) {
        self.inputs += 1;
        let opening = Opening::asked_by(&intent, self.shelf.newest());
        let on_panel = self.panel.is_some();
        let message = (!on_panel && self.reading > i64::MIN).then(|| MessageRef(self.reading.to_string()));
        let answer = self
            .house
            .handle(Incoming {
                key: format!("{}-{}", self.sitting, self.inputs),
                from: self.sender.clone(),
                place: Shelf::place(),
                message,
                intent,
                panel: None,
                now_message: None,
            })
            .await;
        self.scrolled = 0;
        self.message = None;
        match answer {
            Answer::Silent | Answer::Dismiss => {
                self.panel = None;
                self.opening = opening.or(self.opening);
            }
            Answer::Toast(text) | Answer::Alert(text) => {
                self.message = Some(text.plain());
                self.panel = None;
            }
            Answer::Page { page, .. } | Answer::Surface { page, .. } => {
                self.panel = Some(page);
                // A panel is read from its top.
                self.scrolled = usize::MAX;
            }
        }
    }

    fn page(&self) -> Page {
        self.panel.clone().or_else(|| self.shelf.get(self.reading)).unwrap_or_else(|| self.words.waiting())
    }

    fn close_panel(&mut self) {
        self.panel = None;
        self.message = None;
        self.scrolled = 0;
    }

    fn go_on(&mut self) {
        if self.panel.is_some() {
            self.close_panel();
        } else if let Some(number) = self.shelf.after(self.reading) {
            self.reading = number;
            self.message = None;
            self.scrolled = 0;
        }
    }
}

/// The tables at which a person sits, oldest first, with their games as far as these can be read.
async fn open_tables(store: &dyn Store, person: PersonId) -> Vec<(TableId, Option<GameKind>)> {
    let rows = store.open_tables_of(person).await.unwrap_or_default();
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let log = store.events(row.table, 0).await.unwrap_or_default();
        let game = log.iter().find_map(|recorded| match &recorded.event {
            Event::Opened { rules, .. } => Some(rules.kind()),
            _ => None,
        });
        tables.push((row.table, game));
    }
    tables
}
